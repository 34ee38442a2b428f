"""Why a Ship cannot be launched, boarded, paid for or flown now (GC-7, 11)."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal
from captains_table.titles.galactic_cruise.data.ids import AUTOPILOT, FLY_ON, LAUNCHING, NOTHING, PAL
from captains_table.titles.galactic_cruise.presentation.refusals_common import (
    answer_first,
    asked_for,
    counted,
    named,
    open_step,
)
from captains_table.titles.galactic_cruise.rules.launching import guest_places, owed, waivers
from captains_table.titles.galactic_cruise.rules.notation import KIND_WORDS, TYPE_WORDS, UPGRADE_WORDS
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import SUPPLY, card_with, cheapest_guest, covered, guest_price
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.advance import ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch

CABIN: Final = 2  # Segments that make the first Cabin (GC-2.10)
PLACES: Final = ("1", "2", "3", "supply")  # where Guests wait


# -- Ships in space ------------------------------------------------------------------------------------------


def why_no_flight(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """advance: a press on a Ship, whatever is meant by it"""
    ships = game.players[seat].ships
    number = counted(words[0], len(ships)) if words else NOTHING
    if number == NOTHING:
        return None
    ship = ships[number]
    asked = asked_for(game, seat)
    if asked == "turn_choice" and ship.cruise == NOTHING:
        return why_no_launch(game, seat, number, game.players[seat].idle == 0)
    if game.phase == LAUNCHING or asked == "build_segment":
        return answer_first(game, seat)
    if ship.cruise == NOTHING:
        return refuse("ship_on_earth", "GC-7.1", ship=number)
    return refuse("ship_moved", "GC-7.1", ship=number)


def why_not_fly_on(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """fly on: Flight Target Indicator"""
    if not game.technology(seat, FLY_ON):
        return refuse("no_fly_on", "GC-9.1.8")
    if game.flown_on:
        return refuse("flown_on", "GC-7.1")
    return refuse("fly_on_time", "GC-7.1")


def why_no_stop(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    if asked_for(game, seat) == "last_stop":
        return refuse("stop_passed", "GC-14.11")
    return refuse("stop_order", "GC-7.1")


def why_no_upgrade(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    upgrade = named(words[0], UPGRADE_WORDS) if words else NOTHING
    if upgrade == NOTHING:
        return None
    if game.players[seat].has(upgrade):
        return refuse("upgrade_there", "GC-7.3")
    if asked_for(game, seat) != "place_token":
        return refuse("no_token_now", "GC-7.3")
    return refuse("upgrade_destination", "GC-7.3", destination=upgrade // 3)


def why_no_score(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    type = named(words[0], TYPE_WORDS) if words else NOTHING
    if type == NOTHING:
        return None
    step = open_step(game, seat)
    if not isinstance(step, ScoreGuests):
        return refuse("score_time", "GC-7.5")
    price = step.price(game, seat, type, step.destination(game, seat))
    ads = game.players[seat].ads
    if price > ads:
        return refuse("ads", "GC-7.5", n=price, have=ads)
    return refuse("scored", "GC-7.5", type=type)


# -- may it be launched? -------------------------------------------------------------------------------------


def why_no_launch(game: GalacticCruise, seat: int, number: int, expert: bool) -> Refusal | None:
    """GC-11.1, in the order in which one prepares it."""
    player = game.players[seat]
    ship = player.ships[number]
    if ship.cruise != NOTHING:
        return refuse("ship_in_space", "GC-11.1", ship=number)
    if player.scheduled == NOTHING:
        return refuse("launch_cruise", "GC-11.1")
    if ship.cabins() == 0:
        return refuse("launch_cabin", "GC-2.10", ship=number, n=CABIN - len(ship.segments))
    if not player.idle and not player.idle_experts:
        return refuse("nobody_home", "GC-4.3")
    if not (player.idle_experts if expert else player.idle):
        return refuse("no_expert_home" if expert else "no_worker_home", "GC-11.2")
    waiting = sum(game.presold[player.scheduled])
    cheapest = cheapest_guest(game, seat, 0, 0)
    if not waiting and cheapest > player.ads:
        return refuse("launch_guest", "GC-11.3", n=cheapest, have=player.ads)
    guests = least_guests(game, seat, waiting, ship.cabins())
    if not player.can_bear(blame(game, waiting - guests)):
        return refuse("left_behind", "GC-5.2", n=waiting - ship.cabins(), reputation=blame(game, waiting - guests))
    return short_of(game, seat, ship, number, guests, expert)


def least_guests(game: GalacticCruise, seat: int, waiting: int, cabins: int) -> int:
    """As few aboard as the penalty for those left behind allows."""
    guests = 1
    while guests < cabins and not game.players[seat].can_bear(blame(game, waiting - guests)):
        guests += 1
    return guests


def blame(game: GalacticCruise, left: int) -> int:
    """GC-11.4"""
    return game.options.numbers["left_behind"] * max(0, left)


def short_of(game: GalacticCruise, seat: int, ship: Ship, number: int, guests: int, expert: bool) -> Refusal | None:
    """Resources owed with so many Guests, if they cannot be paid (GC-11.6, 11.13)."""
    player = game.players[seat]
    due = owed(game, seat, ship, guests)
    if covered(game, seat, due, waivers(game, seat, expert), player.reputation):
        return None
    needed = dict(zip(KIND_WORDS, due, strict=True))
    have = dict(zip(("a", "b", "c"), player.stored, strict=True))
    return refuse("launch_short", "GC-11.6", ship=number, n=guests, **needed, **have)


def why_not_launch(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """launch 1 worker, in step 2"""
    number = counted(words[0], len(game.players[seat].ships)) if words else NOTHING
    if number == NOTHING:
        return None
    if words[1:] == ["pal"] and card_with(game, seat, PAL) == NOTHING:
        return refuse("no_pal", "GX-16.6")
    return why_no_launch(game, seat, number, words[1:] == ["expert"])


# -- the countdown -------------------------------------------------------------------------------------------


def why_not_board(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """board 1 a, board supply a, board presold a"""
    if len(words) != 2 or words[0] not in (*PLACES, "presold") or words[1] not in TYPE_WORDS:
        return None
    if asked_for(game, seat) != "board_guests":
        return refuse("board_time", "GC-11.3")
    player = game.players[seat]
    ship = player.ships[game.lifting]
    type = TYPE_WORDS.index(words[1])
    there = game.presold[player.scheduled][type] if words[0] == "presold" else waiting_at(game, words[0], type)
    if not there:
        return refuse("nobody_there", "GC-11.3", type=type)
    if ship.aboard() >= guest_places(game, ship):
        return refuse("no_cabin", "GC-11.3", n=guest_places(game, ship))
    return why_no_guest(game, seat, words) or refuse("guest_unpaid", "GC-11.13")


def waiting_at(game: GalacticCruise, place: str, type: int) -> int:
    section = PLACES.index(place)
    return game.supply[type] if section == SUPPLY else game.queue[3 * section + type]


def why_no_guest(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """A Guest of the Queue or the supply who is not there, or too dear."""
    if words[0] == "presold":
        return None
    type = TYPE_WORDS.index(words[1])
    if not waiting_at(game, words[0], type):
        return refuse("nobody_there", "GC-9.10.2", type=type)
    price = guest_price(game, seat, PLACES.index(words[0]), game.discount, game.flags)
    ads = game.players[seat].ads
    return refuse("ads", "GC-9.10.2", n=price, have=ads) if price > ads else None


def why_not_close(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    if asked_for(game, seat) != "board_guests":
        return refuse("board_time", "GC-11.3")
    player = game.players[seat]
    ship = player.ships[game.lifting]
    if not ship.aboard():
        return refuse("nobody_aboard", "GC-11.3")
    left = sum(game.presold[player.scheduled])
    if not player.can_bear(blame(game, left)):
        return refuse("left_behind", "GC-5.2", n=left, reputation=blame(game, left))
    return short_of(game, seat, ship, game.lifting, ship.aboard(), game.with_expert)


def why_not_settle(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    step = open_step(game, seat)
    if not isinstance(step, PayLaunch):
        return refuse("settle_time", "GC-11.6")
    if step.waived + step.units:
        return refuse("cover_first", "GC-11.7", n=step.waived + step.units)
    needed = dict(zip(KIND_WORDS, step.due(game, seat), strict=True))
    have = dict(zip(("a", "b", "c"), game.players[seat].stored, strict=True))
    return refuse("settle_short", "GC-11.6", **needed, **have)


def why_not_cover(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    kind = named(words[0], KIND_WORDS) if words else NOTHING
    if kind == NOTHING:
        return None
    step = open_step(game, seat)
    if not isinstance(step, PayLaunch):
        return refuse("settle_time", "GC-11.6")
    if not step.due(game, seat)[kind]:
        return refuse("not_due", "GC-11.6", kind=kind)
    return refuse("cover_other", "GC-11.13") if step.waived + step.units else refuse("nothing_to_cover", "GC-11.7")


def why_no_pilot(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    if not game.technology(seat, AUTOPILOT):
        return refuse("no_autopilot", "GC-9.1.8")
    return refuse("pilot_time", "GC-11.10")


def why_not_that_guest(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """guest a: who joins the Queue after a launch"""
    type = named(words[0], TYPE_WORDS) if words else NOTHING
    if type == NOTHING:
        return None
    if asked_for(game, seat) == "new_guest":
        return refuse("nobody_there", "GC-11.12", type=type)
    return answer_first(game, seat)
