"""Ships in space: what lies ahead and what a Stop is worth (GC-7)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    ANY_GUEST,
    DAY_IN_SPACE,
    ENTERTAINERS,
    FREE_A,
    KIDS_CLUB,
    NOTHING,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
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


def score_price(game: GalacticCruise, seat: int, type: int, destination: int) -> int:
    """GC-7.5, UF1, AG30 to AG32: Ads for scoring a Guest of this type there."""
    numbers = game.options.numbers
    if game.flags & FREE_A << type:
        return 0
    if type == destination:
        return numbers["score_match"]
    if game.players[seat].has(ANY_GUEST):
        return game.options.upgrade_value[ANY_GUEST]
    return numbers["score_other"]


def stops_ahead(game: GalacticCruise, ship: Ship) -> list[int]:
    """The numbers of the Stops still ahead, Return to Earth included."""
    return list(range(ship.stop + 1, len(game.options.cruise_stops[ship.cruise])))


def destination_ahead(game: GalacticCruise, ship: Ship) -> bool:
    """GC-7.4: whether a further Destination lies behind the present Stop."""
    return any(game.options.cruise_stops[ship.cruise][stop] < DAY_IN_SPACE for stop in stops_ahead(game, ship))
