"""Acquire Blueprints (GC-9.4), Build Ship Segments (GC-9.5), Acquire New Ship (GC-9.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import ADAPTER, BLUEPRINTS, DOUBLED, NEWSHIP, NOTHING, SEGMENTS
from captains_table.titles.galactic_cruise.rules.advances import note_uses
from captains_table.titles.galactic_cruise.rules.cabins import matches, places
from captains_table.titles.galactic_cruise.rules.notation import blueprint_code
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import rebate, segment_price, surcharge_reputation
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import end_action, pay
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain

ITEMS_OF_AN_ACTION: Final = 2  # Blueprints or Segments of an action (GC-9.4.1, 9.5.1)
DONE: Final = 4000

# -- Blueprints ----------------------------------------------------------------------------------------------


def displayed(game: GalacticCruise) -> list[int]:
    return [slot for slot in range(len(game.blueprints)) if game.blueprints[slot] != NOTHING]


class TakeBlueprint(Decision):
    """GC-9.4.1"""

    __slots__ = ()
    kind: ClassVar[str] = "take_blueprint"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = displayed(game)
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            take_blueprint(game, seat, choice)
            game.items += 1
            if game.items < ITEMS_OF_AN_ACTION + game.extra and displayed(game):
                game.push(seat, TAKE_BLUEPRINT)
                return
        end_action(game, seat)
        game.slide_blueprints()

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == BLUEPRINTS

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        return describe_take(game, choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("take_blueprint", "GC-9.4.1", n=ITEMS_OF_AN_ACTION + game.extra - game.items)


def describe_take(game: GalacticCruise, slot: int) -> Answer:
    blueprint = game.blueprints[slot]
    return answer("take", {"slot": slot + 1}, f"blueprint-{slot + 1}", "take_blueprint", blueprint=blueprint)


def take_blueprint(game: GalacticCruise, seat: int, slot: int) -> None:
    game.emit("takes_blueprint", seat, {"blueprint": game.blueprints[slot]})
    game.players[seat].blueprints += (game.blueprints[slot],)
    game.blueprints[slot] = NOTHING


TAKE_BLUEPRINT: Final = TakeBlueprint()


# -- Segments: what * 4 + Ship; what is a Blueprint beside the board, or 96 + the slot of the display --------

FROM_DISPLAY: Final = 96
PLACE: Final = 4 * (FROM_DISPLAY + 5)  # times the place in the Ship, where that means something (GX-9.2)


def docks(game: GalacticCruise, seat: int) -> list[int]:
    """GC-9.5.3: Ships on Earth with room for a Segment."""
    limit = game.segment_limit(seat)
    ships = game.players[seat].ships
    return [k for k in range(len(ships)) if ships[k].cruise == NOTHING and len(ships[k].segments) < limit]


def segments(game: GalacticCruise, seat: int, discount: int, flags: int) -> list[int]:
    """What can be built and paid for: Blueprints, and 96 + slots."""
    player = game.players[seat]
    purse = player.money + rebate(game)
    found = [each for each in player.blueprints if segment_price(game, seat, each, NOTHING, discount, flags) <= purse]
    for slot in displayed(game):
        if segment_price(game, seat, game.blueprints[slot], slot, discount, flags) <= purse and player.can_bear(
            surcharge_reputation(game, seat, slot, flags)
        ):
            found.append(FROM_DISPLAY + slot)
    if game.options.tops:
        found = [what for what in found if dockings(game, seat, what, flags)]
    return found


def dockings(game: GalacticCruise, seat: int, what: int, flags: int) -> list[int]:
    """GX-9.7: Ships and places that this Segment could be built into, as choices."""
    ships = game.players[seat].ships
    blueprint, _ = blueprint_and_slot(game, what)
    found = []
    for ship in docks(game, seat):
        for place in places(game, ships[ship], blueprint, flags):
            found.append(place * PLACE + what * 4 + ship)
    return found


class BuildSegment(Decision):
    """GC-9.5.1"""

    __slots__ = ()
    kind: ClassVar[str] = "build_segment"

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        built = segments(game, seat, game.discount, game.flags)
        if game.options.tops:
            found = [choice for what in built for choice in dockings(game, seat, what, game.flags)]
        else:
            ships = docks(game, seat)
            found = [what * 4 + ship for what in built for ship in ships]
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            place, rest = divmod(choice, PLACE)
            build_segment(game, seat, rest // 4, rest % 4, place)
            game.items += 1
            if (
                game.items < ITEMS_OF_AN_ACTION + game.extra
                and docks(game, seat)
                and (
                    game.players[seat].hand
                    or refreshable(game, seat)
                    or segments(game, seat, game.discount, game.flags)
                )
            ):
                game.push(seat, BUILD_SEGMENT)  # a free act may make affordable what is not: asked even so
                return
        end_action(game, seat)
        game.slide_blueprints()

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == SEGMENTS

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        place, rest = divmod(choice, PLACE)
        what, ship = divmod(rest, 4)
        blueprint, slot = blueprint_and_slot(game, what)
        money = max(0, segment_price(game, seat, blueprint, slot, game.discount, game.flags) - rebate(game))
        blame = surcharge_reputation(game, seat, slot, game.flags)
        args = {"blueprint": blueprint, "ship": ship, "n": money, "reputation": blame}
        where = {"ship": ship + 1}
        label = "segment_display" if blame else "segment"
        if game.options.tops:
            where["place"] = args["place"] = place + 1
            label += "_place" if game.players[seat].ships[ship].segments else ""
        if slot == NOTHING:
            code = blueprint_code(game, blueprint)
            return answer("segment", {"blueprint": code, **where}, f"own-{code.lower()}", label, **args)
        return answer("segment", {"display": True, "slot": slot + 1, **where}, f"blueprint-{slot + 1}", label, **args)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("segment", "GC-9.5.1", "GC-9.5.2", n=ITEMS_OF_AN_ACTION + game.extra - game.items)


def refreshable(game: GalacticCruise, seat: int) -> bool:
    """Whether Reputation is left for a track bonus or a refresh of the display."""
    return game.players[seat].can_bear(game.options.numbers["refresh"])


def blueprint_and_slot(game: GalacticCruise, what: int) -> tuple[int, int]:
    """The Blueprint, and its slot in the display or NOTHING."""
    if what >= FROM_DISPLAY:
        return game.blueprints[what - FROM_DISPLAY], what - FROM_DISPLAY
    return what, NOTHING


def segment_bill(game: GalacticCruise, seat: int, blueprint: int, slot: int) -> tuple[int, int]:
    """Money before the Accountant's rebate, and Reputation."""
    money = segment_price(game, seat, blueprint, slot, game.discount, game.flags)
    return (money, surcharge_reputation(game, seat, slot, game.flags))


def build_segment(game: GalacticCruise, seat: int, what: int, ship: int, place: int = 0) -> None:
    """GC-9.5.2; with Cabin-Matching at this place from the top (GX-9.2)."""
    player = game.players[seat]
    blueprint, slot = blueprint_and_slot(game, what)
    blame = surcharge_reputation(game, seat, slot, game.flags)
    if game.levels:
        note_uses(game, seat, lambda: segment_bill(game, seat, blueprint, slot))
    money = pay(game, seat, segment_price(game, seat, blueprint, slot, game.discount, game.flags))
    player.blame(blame)
    if slot == NOTHING:
        player.blueprints = tuple([each for each in player.blueprints if each != blueprint])
    else:
        game.blueprints[slot] = NOTHING
    insert_segment(game, player.ships[ship], blueprint, place)
    game.emit("builds", seat, {"blueprint": blueprint, "ship": ship, "amount": money, "reputation": blame})


def insert_segment(game: GalacticCruise, ship: Ship, blueprint: int, place: int) -> None:
    built = ship.segments
    if not game.options.tops:
        ship.segments = (*built, blueprint)
        return
    if not matches(game.options, ship, blueprint, place):
        game.flags &= ~ADAPTER  # V4 is for one Segment
    ship.segments = (*built[:place], blueprint, *built[place:])


BUILD_SEGMENT: Final = BuildSegment()


# -- a new Ship ----------------------------------------------------------------------------------------------


def pairs(game: GalacticCruise, seat: int) -> list[int]:
    """GC-9.6.1, 17.3"""
    if len(game.players[seat].ships) >= game.ship_limit(seat):
        return []
    return [k for k in range(len(game.cockpits)) if game.cockpits[k] != NOTHING and game.engines[k] != NOTHING]


class NewShip(Decision):
    __slots__ = ()
    kind: ClassVar[str] = "new_ship"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return pairs(game, seat)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        """GC-9.6.2, 9.6.3"""
        cockpit, engine = game.cockpits[choice], game.engines[choice]
        game.players[seat].ships.append(Ship(cockpit, engine))
        game.emit("new_ship", seat, {"cockpit": cockpit, "engine": engine})
        times = 2 if game.flags & DOUBLED else 1
        end_action(game, seat)
        game.cockpits[choice] = game.cockpit_stack.pop() if game.cockpit_stack else NOTHING
        game.engines[choice] = game.engine_stack.pop() if game.engine_stack else NOTHING
        if game.cockpits[choice] != NOTHING or game.engines[choice] != NOTHING:
            game.reveals += 1
        if game.options.components.engine_blueprints[engine]:
            for _ in range(times):
                game.push(seat, DRAFT[game.options.components.engine_blueprints[engine]])
        gain(game, seat, game.options.components.engine_gains[engine], times)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == NEWSHIP

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        args = {"cockpit": game.cockpits[choice], "engine": game.engines[choice]}
        return answer("ship", {"pair": choice + 1}, f"pair-{choice + 1}", "new_ship", **args)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("new_ship", "GC-9.6.2")


NEW_SHIP: Final = NewShip()


class DraftBlueprints(Decision):
    """ENX: so many Blueprints of the display may still be taken."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "draft_blueprints"
    fields: ClassVar[dict[str, Field]] = {"left": Number(1, 5)}

    def __init__(self, left: int) -> None:
        self.left: int = left

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [*displayed(game), DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            take_blueprint(game, seat, choice)
            if self.left > 1 and displayed(game):
                game.push(seat, DRAFT[self.left - 1])
                return
        game.slide_blueprints()

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("done", {}, "done", "enough") if choice == DONE else describe_take(game, choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("draft", "GC-9.4.1", "GX-12.3", n=self.left)


DRAFT: Final = [DraftBlueprints(max(1, left)) for left in range(6)]
