"""Why something cannot be chosen, and the rule that says so."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.refusals import Reasons, reason
from captains_table.kernel.state import Refusal, State
from captains_table.titles.dream_cruise.data.ids import (
    ACTIVITIES,
    ADDITION,
    BOTTOM,
    BRIDGE,
    CABINS,
    NOTHING,
    SHORES,
)
from captains_table.titles.dream_cruise.presentation.view_types import Closed
from captains_table.titles.dream_cruise.rules.notation import (
    codes,
    ship_card_code,
    ship_card_number,
    spot_args,
    spot_number,
)
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.boarding import Board
from captains_table.titles.dream_cruise.rules.steps.course import Course
from captains_table.titles.dream_cruise.rules.steps.entertainment import TakeSet
from captains_table.titles.dream_cruise.rules.steps.sail import Pay, Sail


def why_not_board(step: Board, game: DreamCruise, seat: int, notation: str) -> Refusal | None:
    verb, _, family = notation.partition(" ")
    if verb != "board":
        return None
    picked = codes(game.options.components.family_ids, game.ships[seat].picked)
    return refuse("family_picked" if family.upper() in picked else "family_drawn", "DC-4.4")


def why_not_pay(step: Pay, game: DreamCruise, seat: int, notation: str) -> Refusal | None:
    if step.card != NOTHING and notation == f"pay {ship_card_code(game, step.card).lower()}":
        return refuse("pay_itself", "DC-9.1")
    return None


def why_not_course(step: Course, game: DreamCruise, seat: int, notation: str) -> Refusal | None:
    return refuse("location_drawn", "DC-5.2") if notation.partition(" ")[0] == "course" else None


def why_not_take_set(step: TakeSet, game: DreamCruise, seat: int, notation: str) -> Refusal | None:
    verb, _, number = notation.partition(" ")
    if verb != "take":
        return None
    if number == "0" and game.face_down:
        return refuse("face_down_solo", "DC-13.6") if game.options.solo else refuse("face_down", "DC-6.6")
    taken = [str(each) for each in range(len(game.takers)) if game.takers[each] != NOTHING]
    return refuse("set_taken", "DC-6.5", other=game.takers[int(number)]) if number in taken else None


def why_not_sail(step: Sail, game: DreamCruise, seat: int, notation: str) -> Refusal | None:
    verb, _, rest = notation.partition(" ")
    if verb == "place":
        colour, _, spot = rest.partition(" ")
        if colour in CABINS and spot_number(spot) >= 0:
            return why_not_place(game, seat, CABINS.index(colour), spot_number(spot))
    elif verb in ("play", "build"):
        card = ship_card_number(game, rest)
        if card >= 0:
            return why_not_play(game, seat, card) if verb == "play" else why_not_build(game, seat, card)
    elif verb == "captain" and spot_number(rest) >= 0:
        return why_not_captain(game, seat, spot_number(rest))
    return None


def why_not_place(game: DreamCruise, seat: int, cabin: int, spot: int) -> Refusal | None:
    """DC-7.2 to 7.7"""
    ship = game.ships[seat]
    family = ship.cabins[cabin]
    if spot >= len(ship.guests) or ship.capacity(spot) == 0:
        return refuse("spot", "DC-7.2")
    if family == NOTHING:
        return refuse("no_family", "DC-7.3", cabin=CABINS[cabin])
    if ship.waiting[cabin] == 0:
        return refuse("all_out", "DC-7.3", family=family)
    why = closed_to(ship, cabin, spot)
    if why == "colour":
        return refuse(why, "DC-7.6", family=family)
    if why == "full":
        return refuse(why, "DC-7.5", **spot_args(game, seat, spot))
    return refuse("wish", "DC-7.4", family=family, **spot_args(game, seat, spot))


def closed_to(ship: Ship, cabin: int, spot: int) -> Closed | None:
    """Why guests of this cabin cannot go to a spot that there is; None if they can."""
    if ship.guests[spot] >> cabin & 1:
        return "colour"
    if ship.room(spot) <= 0:
        return "full"
    wished = ship.options.wishes[ship.cabins[cabin]] >> ship.icon(spot) & 1 or ship.captain == spot
    return None if wished else "wish"


def why_not_play(game: DreamCruise, seat: int, card: int) -> Refusal | None:
    """DC-8.2, 8.3, 8.5, 8.7"""
    ship = game.ships[seat]
    if card not in ship.hand:
        return refuse("hand", "DC-8.1", card=card)
    if card >= ACTIVITIES:
        return refuse("not_activity", "DC-8.7", card=card)
    if ship.location == NOTHING:
        return refuse("no_location", "DC-5.6")
    if ship.location >= SHORES:
        return refuse("slots_full", "DC-8.3")
    if ship.activities[0] != NOTHING:
        return refuse("one_card", "DC-8.2")
    return refuse("occupied", "DC-8.5", **spot_args(game, seat, BOTTOM))


def why_not_build(game: DreamCruise, seat: int, card: int) -> Refusal | None:
    """DC-8.7, 9.1"""
    if card not in game.ships[seat].hand:
        return refuse("hand", "DC-9.1", card=card)
    if card < ACTIVITIES:
        return refuse("not_addition", "DC-8.7", card=card)
    return refuse("build_pay", "DC-9.1", card=card)


def why_not_captain(game: DreamCruise, seat: int, spot: int) -> Refusal | None:
    """DC-10.1 to 10.3, 10.7"""
    ship = game.ships[seat]
    if ship.captain != BRIDGE:
        return refuse("captain_out", "DC-10.3")
    if spot >= ADDITION:
        return refuse("captain_addition", "DC-10.2")
    if ship.capacity(spot) == 0:
        return refuse("spot", "DC-10.2")
    return refuse("captain_pay", "DC-10.7")


REASONS: Final[Reasons] = {
    Board: why_not_board,
    Course: why_not_course,
    TakeSet: why_not_take_set,
    Sail: why_not_sail,
    Pay: why_not_pay,
}


def why_not(state: State, seat: int, notation: str) -> Refusal | None:
    return reason(REASONS, state, seat, notation)
