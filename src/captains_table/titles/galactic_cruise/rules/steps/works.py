"""Acquire Blueprints (GC-9.4), Build Ship Segments (GC-9.5), Acquire New Ship (GC-9.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import BLUEPRINTS, DOUBLED, NEWSHIP, NOTHING, SEGMENTS
from captains_table.titles.galactic_cruise.rules.notation import blueprint_code
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import rebate, segment_price, surcharge_reputation
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import end_action, pay
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain

TAKES: Final = 2  # Blueprints or Segments of an action (GC-9.4.1, 9.5.1)
DONE: Final = 999

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
            if game.items < TAKES + game.extra and displayed(game):
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
        return ask("take_blueprint", "GC-9.4.1", n=TAKES + game.extra - game.items)


def describe_take(game: GalacticCruise, slot: int) -> Answer:
    blueprint = game.blueprints[slot]
    return answer("take", {"slot": slot + 1}, f"blueprint-{slot + 1}", "take_blueprint", blueprint=blueprint)


def take_blueprint(game: GalacticCruise, seat: int, slot: int) -> None:
    game.emit("takes_blueprint", seat, {"blueprint": game.blueprints[slot]})
    game.players[seat].blueprints += (game.blueprints[slot],)
    game.blueprints[slot] = NOTHING


TAKE_BLUEPRINT: Final = TakeBlueprint()


# -- Segments: what * 4 + Ship; what is a Blueprint beside the board, or 48 + the slot of the display --------

FROM_DISPLAY: Final = 48


def docks(game: GalacticCruise, seat: int) -> list[int]:
    """GC-9.5.3: Ships on Earth with room for a Segment."""
    limit = game.segment_limit(seat)
    ships = game.players[seat].ships
    return [k for k in range(len(ships)) if ships[k].cruise == NOTHING and len(ships[k].segments) < limit]


def segments(game: GalacticCruise, seat: int, discount: int, flags: int) -> list[int]:
    """What can be built and paid for: Blueprints, and 48 + slots."""
    player = game.players[seat]
    purse = player.money + rebate(game)
    found = [each for each in player.blueprints if segment_price(game, seat, each, NOTHING, discount, flags) <= purse]
    for slot in displayed(game):
        if segment_price(game, seat, game.blueprints[slot], slot, discount, flags) <= purse and player.can_bear(
            surcharge_reputation(game, seat, slot, flags)
        ):
            found.append(FROM_DISPLAY + slot)
    return found


class BuildSegment(Decision):
    """GC-9.5.1"""

    __slots__ = ()
    kind: ClassVar[str] = "build_segment"

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        ships = docks(game, seat)
        found = [what * 4 + ship for what in segments(game, seat, game.discount, game.flags) for ship in ships]
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            what, ship = divmod(choice, 4)
            build_segment(game, seat, what, ship)
            game.items += 1
            if (
                game.items < TAKES + game.extra
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
        what, ship = divmod(choice, 4)
        blueprint, slot = found(game, what)
        money = max(0, segment_price(game, seat, blueprint, slot, game.discount, game.flags) - rebate(game))
        blame = surcharge_reputation(game, seat, slot, game.flags)
        args = {"blueprint": blueprint, "ship": ship, "n": money, "reputation": blame}
        if slot == NOTHING:
            code = blueprint_code(game, blueprint)
            return answer("segment", {"blueprint": code, "ship": ship + 1}, f"own-{code.lower()}", "segment", **args)
        label = "segment_display" if blame else "segment"
        shown = {"display": True, "slot": slot + 1, "ship": ship + 1}
        return answer("segment", shown, f"blueprint-{slot + 1}", label, **args)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("segment", "GC-9.5.1", "GC-9.5.2", n=TAKES + game.extra - game.items)


def refreshable(game: GalacticCruise, seat: int) -> bool:
    """Whether Reputation is left for a track bonus or a refresh of the display."""
    return game.players[seat].can_bear(game.options.numbers["refresh"])


def found(game: GalacticCruise, what: int) -> tuple[int, int]:
    """The Blueprint, and its slot in the display or NOTHING."""
    if what >= FROM_DISPLAY:
        return game.blueprints[what - FROM_DISPLAY], what - FROM_DISPLAY
    return what, NOTHING


def build_segment(game: GalacticCruise, seat: int, what: int, ship: int) -> None:
    player = game.players[seat]
    blueprint, slot = found(game, what)
    blame = surcharge_reputation(game, seat, slot, game.flags)
    money = pay(game, seat, segment_price(game, seat, blueprint, slot, game.discount, game.flags))
    player.blame(blame)
    if slot == NOTHING:
        player.blueprints = tuple([each for each in player.blueprints if each != blueprint])
    else:
        game.blueprints[slot] = NOTHING
    player.ships[ship].segments += (blueprint,)
    game.emit("builds", seat, {"blueprint": blueprint, "ship": ship, "amount": money, "reputation": blame})


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
        gain(game, seat, game.options.components.engine_gains[engine], times)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == NEWSHIP

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        args = {"cockpit": game.cockpits[choice], "engine": game.engines[choice]}
        return answer("ship", {"pair": choice + 1}, f"pair-{choice + 1}", "new_ship", **args)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("new_ship", "GC-9.6.2")


NEW_SHIP: Final = NewShip()
