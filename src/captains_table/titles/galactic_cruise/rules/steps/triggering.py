"""Specialized Blueprints (GX-14): Guests are sent to Segments on a Day in Space, and what a Segment does then."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Bits, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ACCOUNTANT,
    ACTING,
    ACTIONS,
    AN_ACTION,
    ANY_RESOURCE,
    CARDS,
    CONCIERGE,
    DAY_IN_SPACE,
    ENCORE,
    ENTERTAINERS,
    FOR_BONUSES,
    FUNDING_BONUSES,
    NOTHING,
    PURCHASE_OF,
    RETURN_WORKER,
    TYPES,
    VP,
)
from captains_table.titles.galactic_cruise.rules.notation import ACTION_WORDS
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import effect_value
from captains_table.titles.galactic_cruise.rules.segment_effects import effect_gains, effect_of, shows
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import begin_action
from captains_table.titles.galactic_cruise.rules.steps.actions import continue_action, enabling_cards, possible
from captains_table.titles.galactic_cruise.rules.steps.cards import discard_played
from captains_table.titles.galactic_cruise.rules.steps.decision import A_SHIP, AMOUNT, Decision, has_ships
from captains_table.titles.galactic_cruise.rules.steps.fetching import fetch_worker, workers_away
from captains_table.titles.galactic_cruise.rules.steps.gaining import drawable, gain, give_funding, has_room

DONE: Final = 99
PLACES: Final = 8  # more than a Ship has Segments


def _places(game: GalacticCruise) -> int:
    return PLACES


SEGMENTS_OF_A_SHIP: Final = Bits("Segment of the Ship", _places)

# -- effects ---------------------------------------------------------------------------------------------------


def works(game: GalacticCruise, seat: int, ship: Ship, place: int) -> bool:
    """Whether the effect of this Segment would do something now."""
    components = game.options.components
    effect = effect_of(game, ship, place)
    kind = components.effect_kind[effect]
    if kind == AN_ACTION:
        return len(open_actions(game, seat, effect)) > 0
    if kind == PURCHASE_OF:
        return game.players[seat].ads >= components.effect_value[effect]
    if kind == RETURN_WORKER:
        return len(workers_away(game, seat, 1)) > 0
    gains = components.effect_gains[effect]
    if gains[ANY_RESOURCE]:
        return has_room(game, seat)
    return not gains[CARDS] or len(drawable(game, seat, False)) > 0


def open_actions(game: GalacticCruise, seat: int, effect: int) -> list[int]:
    """GX-14.5: those of its actions that could be taken; no Expert helps (GX-14.6)."""
    discount = game.options.components.effect_value[effect]
    found = []
    for action in game.options.components.effect_actions[effect]:
        state = game
        if game.phase == ACTING and game.with_expert and game.expert_ability(ACCOUNTANT):
            state = game.clone()  # in which the Accountant does not help
            begin_action(state, action)
            state.rebate = 0
        if possible(state, seat, action, discount, 0) or enabling_cards(state, seat, action, discount, 0):
            found.append(action)
    return found


def trigger(game: GalacticCruise, seat: int, number: int, place: int) -> None:
    """Resolve the effect of a Segment."""
    ship = game.players[seat].ships[number]
    components = game.options.components
    effect = effect_of(game, ship, place)
    kind = components.effect_kind[effect]
    game.emit("triggers", seat, {"blueprint": ship.segments[place], "ship": number})
    if not works(game, seat, ship, place):
        return
    if kind == AN_ACTION:
        actions = open_actions(game, seat, effect)
        if len(actions) > 1:
            game.push(seat, SegmentAction(effect))
        else:
            begin_by_segment(game, seat, effect, actions[0])
    elif kind == PURCHASE_OF:
        game.players[seat].ads -= components.effect_value[effect]
        game.players[seat].score(components.effect_gains[effect][VP], FOR_BONUSES)
        told = {"ads": components.effect_value[effect], "n": components.effect_gains[effect][VP]}
        game.emit("pays_for_points", seat, told)
    elif kind == RETURN_WORKER:
        fetch_worker(game, seat, 1, 1)
    elif kind == FUNDING_BONUSES:
        give_funding(game, seat, components.effect_value[effect])
    else:
        gain(game, seat, effect_gains(game, seat, ship, place))


def begin_by_segment(game: GalacticCruise, seat: int, effect: int, action: int) -> None:
    game.emit("action", seat, {"action": action})
    begin_action(game, action)
    game.rebate = 0
    game.extra = -game.options.components.effect_fewer[effect]
    game.discount = game.options.components.effect_value[effect]
    continue_action(game, seat)


class SegmentAction(Decision):
    """SE-16: one of several actions, or none."""

    __slots__ = ("effect",)
    kind: ClassVar[str] = "segment_action"
    fields: ClassVar[dict[str, Field]] = {"effect": Number(0, 99)}

    def __init__(self, effect: int) -> None:
        self.effect: int = effect

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [*open_actions(game, seat, self.effect), DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            begin_by_segment(game, seat, self.effect, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        effects = game.options.components.effect_kind
        return seat == game.turn and self.effect < len(effects) and effects[self.effect] == AN_ACTION

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("no action", {}, "no-action", "no_action")
        return answer("act", {"action": ACTIONS[choice]}, f"action-{ACTION_WORDS[choice]}", "act", action=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("segment_action", "GX-14.5")


# -- a Day in Space --------------------------------------------------------------------------------------------


def send_guests(game: GalacticCruise, seat: int, number: int) -> None:
    """GX-14.3; UF2 lets one Guest go anywhere (GX-14.9)."""
    a, r, f = game.players[seat].ships[number].guests
    anywhere = 1 if game.players[seat].has(ENTERTAINERS) else 0
    step = SendGuests(number, a, r, f, 0, anywhere, 0)
    if step.worth_asking(game, seat):
        game.push(seat, step)


class SendGuests(Decision):
    """XD6: the next Guest and a Segment: type * 8 + place; or enough. Each effect is resolved before the next goes."""

    __slots__ = ("a", "again", "anywhere", "f", "r", "ship", "triggered")
    kind: ClassVar[str] = "send_guests"
    fields: ClassVar[dict[str, Field]] = {
        "a": AMOUNT,
        "again": Number(0, 9),
        "anywhere": Number(0, 9),
        "f": AMOUNT,
        "r": AMOUNT,
        "ship": A_SHIP,
        "triggered": SEGMENTS_OF_A_SHIP,
    }

    def __init__(self, ship: int, a: int, r: int, f: int, triggered: int, anywhere: int, again: int) -> None:
        self.ship: int = ship
        self.a: int = a  # Guests not sent yet, by type
        self.r: int = r
        self.f: int = f
        self.triggered: int = triggered  # a bit for each Segment, from the top
        self.anywhere: int = anywhere  # so many Guests may go to a Segment without their icon
        self.again: int = again  # so many Segments may be triggered once more

    def left(self) -> tuple[int, int, int]:
        return (self.a, self.r, self.f)

    def may_go(self, game: GalacticCruise, ship: Ship, type: int, place: int) -> bool:
        """GX-14.3, 14.4, C3, C4, UF2"""
        if self.triggered >> place & 1:
            return self.again > 0 and shows(game, ship, place, type)
        return self.anywhere > 0 or shows(game, ship, place, type)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        ship = game.players[seat].ships[self.ship]
        left = self.left()
        useful = [place for place in range(len(ship.segments)) if works(game, seat, ship, place)]
        found = []
        for type in range(len(TYPES)):
            if left[type]:
                found += [type * PLACES + place for place in useful if self.may_go(game, ship, type, place)]
        return [*found, DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == DONE:
            return
        type, place = divmod(choice, PLACES)
        ship = game.players[seat].ships[self.ship]
        left = list(self.left())
        left[type] -= 1
        twice = self.triggered >> place & 1
        stray = 0 if shows(game, ship, place, type) else 1
        game.emit("sends_guest", seat, {"type": type, "ship": self.ship})
        rest = (self.triggered | 1 << place, self.anywhere - stray, self.again - twice)
        step = SendGuests(self.ship, left[0], left[1], left[2], *rest)
        if step.worth_asking(game, seat):
            game.push(seat, step)
        trigger(game, seat, self.ship, place)

    def worth_asking(self, game: GalacticCruise, seat: int) -> bool:
        """A Guest could go somewhere, or a card might help: how many cards one holds is public."""
        ship = game.players[seat].ships[self.ship]
        left = self.left()
        places = range(len(ship.segments))
        if any(left[type] and self.may_go(game, ship, type, place) for type in range(3) for place in places):
            return True
        return len(game.players[seat].hand) > 0 and (any(left) or self.triggered != 0)

    def with_more(self, anywhere: int, again: int) -> SendGuests:
        more = (self.anywhere + anywhere, self.again + again)
        return SendGuests(self.ship, self.a, self.r, self.f, self.triggered, *more)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        if not game.options.specialized or not on_a_day(game, seat, self.ship):
            return False
        ship = game.players[seat].ships[self.ship]
        a, r, f = ship.guests
        return self.a <= a and self.r <= r and self.f <= f and self.triggered < 1 << len(ship.segments)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough_sent")
        type, place = divmod(choice, PLACES)
        blueprint = game.players[seat].ships[self.ship].segments[place]
        where = {"guest": TYPES[type], "segment": place + 1}
        target = f"segment-{self.ship + 1}-{place + 1}"
        return answer("send", where, target, "send_guest", type=type, blueprint=blueprint)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("send_guests", "GX-14.3", "GX-14.4", ship=self.ship, n=sum(self.left()))


def on_a_day(game: GalacticCruise, seat: int, number: int) -> bool:
    """Whether this Ship is in space and on a Day in Space."""
    if seat != game.turn or not has_ships(game, seat, 1 << number):
        return False
    trip = game.players[seat].ships[number]
    return trip.stop != NOTHING and game.options.cruise_stops[trip.cruise][trip.stop] == DAY_IN_SPACE


# -- cards for a Day in Space (C3, C4, AG33) -------------------------------------------------------------------


def helps_the_day(game: GalacticCruise, seat: int, step: SendGuests, effect: int) -> bool:
    """Whether playing this card now would bring something."""
    if effect == CONCIERGE:
        more = step.with_more(1, 0)
    elif effect == ENCORE:
        more = step.with_more(0, 1)
    else:
        return len(Reprise(step.ship, step.triggered, 1).places(game, seat)) > 0
    return len(more.choices(game, seat)) > len(step.choices(game, seat))


def play_day_card(game: GalacticCruise, seat: int, card: int) -> None:
    effect = game.options.card_effect[card]
    step = game.stacks[seat][-1]
    assert isinstance(step, SendGuests)
    discard_played(game, seat, card)
    game.emit("plays", seat, {"card": card})
    if effect in (CONCIERGE, ENCORE):
        game.stacks[seat] = game.stacks[seat][:-1]
        game.open -= 1
        game.push(seat, step.with_more(1, 0) if effect == CONCIERGE else step.with_more(0, 1))
    else:
        game.push(seat, Reprise(step.ship, step.triggered, effect_value(game, effect)))


class Reprise(Decision):
    """AG33: a Segment triggered on this Day, whose effect is resolved a second time (GX-14.9)."""

    __slots__ = ("count", "ship", "triggered")
    kind: ClassVar[str] = "reprise"
    fields: ClassVar[dict[str, Field]] = {"count": Number(1, 9), "ship": A_SHIP, "triggered": SEGMENTS_OF_A_SHIP}

    def __init__(self, ship: int, triggered: int, count: int) -> None:
        self.ship: int = ship
        self.triggered: int = triggered
        self.count: int = count

    def places(self, game: GalacticCruise, seat: int) -> list[int]:
        ship = game.players[seat].ships[self.ship]
        done = [place for place in range(len(ship.segments)) if self.triggered >> place & 1]
        return [place for place in done if works(game, seat, ship, place)]

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [*self.places(game, seat), DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == DONE:
            return
        if self.count > 1:
            game.push(seat, Reprise(self.ship, self.triggered, self.count - 1))
        trigger(game, seat, self.ship, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return SendGuests(self.ship, 0, 0, 0, self.triggered, 0, 0).fits(game, seat)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return describe_segment(game, seat, self.ship, choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("reprise", "GX-14.9")


def describe_segment(game: GalacticCruise, seat: int, number: int, place: int) -> Answer:
    if place == DONE:
        return answer("done", {}, "done", "no_segment")
    blueprint = game.players[seat].ships[number].segments[place]
    where = {"ship": number + 1, "segment": place + 1}
    return answer("trigger", where, f"segment-{number + 1}-{place + 1}", "trigger", blueprint=blueprint)


# -- token X3 --------------------------------------------------------------------------------------------------


def activate_segment(game: GalacticCruise, seat: int, count: int) -> None:
    """X3: asked if a Segment would do something."""
    step = ActivateSegment(count)
    if len(step.choices(game, seat)) > 1:
        game.push(seat, step)


class ActivateSegment(Decision):
    """XD11: a Segment of any own Ship, wherever that is: Ship * 8 + place."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "activate_segment"
    fields: ClassVar[dict[str, Field]] = {"count": Number(1, 9)}

    def __init__(self, count: int) -> None:
        self.count: int = count

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = []
        for number, ship in enumerate(game.players[seat].ships):
            for place in range(len(ship.segments)):
                if works(game, seat, ship, place):
                    found.append(number * PLACES + place)
        return [*found, DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == DONE:
            return
        if self.count > 1:
            game.push(seat, ActivateSegment(self.count - 1))
        trigger(game, seat, choice // PLACES, choice % PLACES)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.options.specialized

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return describe_segment(game, seat, 0, DONE)
        return describe_segment(game, seat, choice // PLACES, choice % PLACES)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("activate_segment", "GX-16.2")
