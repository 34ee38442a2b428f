"""Ships in space: what lies ahead and what a Stop is worth (GC-7)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    AN_EXPERT,
    ANY_GUEST,
    DAY_IN_SPACE,
    ENTERTAINERS,
    FREE_A,
    FREE_SCORING,
    KIDS_CLUB,
    NOTHING,
    TOUR_GUIDE,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import tech_value
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def in_space(game: GalacticCruise, seat: int) -> list[int]:
    ships = game.players[seat].ships
    return [k for k in range(len(ships)) if ships[k].cruise != NOTHING]


def icons(game: GalacticCruise, ship: Ship, type: int) -> int:
    """Matching icons on the Ship's Segments."""
    return sum([game.options.icons[segment][type] for segment in ship.segments])


def day_gains(game: GalacticCruise, seat: int, ship: Ship, type: int) -> list[int]:
    """GC-7.7, UF2: what one Guest of this type brings on a Day in Space."""
    times = icons(game, ship, type)
    if game.players[seat].has(ENTERTAINERS):
        times += game.options.upgrade_value[ENTERTAINERS]
    return [each * times for each in game.options.components.bonus_gains[game.bonuses[type]]]


def upgrades_at(game: GalacticCruise, seat: int, destination: int) -> int:
    """Tokens on a Destination of the own board."""
    three = game.players[seat].upgrades >> 3 * destination & 7
    return (three & 1) + (three >> 1 & 1) + (three >> 2)


def guest_worth(game: GalacticCruise, seat: int, destination: int) -> int:
    """GC-7.5, UF3: VP for a Guest scored there."""
    worth = game.options.numbers["guest_vp"] + upgrades_at(game, seat, destination)
    if game.players[seat].has(KIDS_CLUB):
        worth += game.options.upgrade_value[KIDS_CLUB]
    return worth


def score_price(game: GalacticCruise, seat: int, type: int, destination: int, scored: int, pilot: int) -> int:
    """GC-7.5, UF1, AG30 to AG32, TT10, EXB1: Ads for scoring a Guest of this type there, after so many others."""
    numbers = game.options.numbers
    if game.flags & FREE_A << type:
        return 0
    if game.options.with_free_scoring and scored < tech_value(game, seat, FREE_SCORING):
        return 0
    if type == destination:
        price = numbers["score_match"]
    elif game.players[seat].has(ANY_GUEST):
        price = game.options.upgrade_value[ANY_GUEST]
    else:
        price = numbers["score_other"]
    if scored == 0 and pilot == AN_EXPERT and game.expert_ability(TOUR_GUIDE):
        price = max(0, price - game.options.expert_value[game.expert_tile])
    return price


def stops_ahead(game: GalacticCruise, ship: Ship) -> list[int]:
    """The numbers of the Stops still ahead, Return to Earth included."""
    return list(range(ship.stop + 1, len(game.options.cruise_stops[ship.cruise])))


def destination_ahead(game: GalacticCruise, ship: Ship) -> bool:
    """GC-7.4: whether a further Destination lies behind the present Stop."""
    return any(game.options.cruise_stops[ship.cruise][stop] < DAY_IN_SPACE for stop in stops_ahead(game, ship))
