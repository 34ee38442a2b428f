"""Movement, fuel and ports (CL-7, 8, 11): what follows from the position, nothing that changes it."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.data.chart import FAR
from captains_table.titles.cruise_line_caribbean.data.ids import (
    DEPARTURES,
    LARGE,
    NOTHING,
    PORTS,
    WITH_PILOT,
    WITH_WIND,
)
from captains_table.titles.cruise_line_caribbean.data.ids import WIND as WIND_CARD
from captains_table.titles.cruise_line_caribbean.rules.prices import fuel_price
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine

LONG: Final = 4  # E07, E08: moves of so many hexes and more


# -- ports -----------------------------------------------------------------------------------------------------


def is_closed(game: CruiseLine, port: int) -> bool:
    """CL-11.1"""
    return game.event_ports >> port & 1 == 1 and game.effect() in ("closed", "die_closed")


def has_pirates(game: CruiseLine, port: int) -> bool:
    """CL-11.2"""
    return game.event_ports >> port & 1 == 1 and game.effect() in ("pirates", "die_pirates")


def is_shallow(game: CruiseLine, seat: int, port: int) -> bool:
    """CL-7.12: for this ship; E29 opens the port."""
    return game.companies[seat].size == LARGE and game.options.shallow[port] and game.effect() != "dredging"


def may_stop(game: CruiseLine, seat: int, port: int) -> bool:
    """CL-7.12, 11.1; the Harbour Pilot's turn is the active player's."""
    if seat == game.turn and game.turn_flags & WITH_PILOT:
        return True
    return not is_closed(game, port) and not is_shallow(game, seat, port)


def fare_change(game: CruiseLine, port: int) -> int:
    """CL-11.4: what the event changes."""
    if game.event_ports >> port & 1 and game.effect() in ("die_fares", "fares", "dredging"):
        return game.options.components.event_change[game.event]
    return 0


def fare(value: int, change: int) -> int:
    """CL-7.14, 11.4"""
    return max(1, value + change)


def resort_income(game: CruiseLine) -> int:
    """CL-7.15, E27"""
    if game.effect() == "boom":
        return game.options.components.event_change[game.event]
    return game.options.numbers["resort_income"]


# -- moving ----------------------------------------------------------------------------------------------------


def reach(game: CruiseLine, seat: int) -> list[int]:
    """Hexes to everywhere, round the face-down markers (CL-8.5)."""
    return game.options.chart.distances(game.companies[seat].hex, game.markers_down)


def sea_cost(game: CruiseLine, hexes: int) -> int:
    """CL-8.7, without a Following Wind."""
    if hexes >= LONG and game.effect() == "sea":
        return max(0, hexes + game.options.components.event_change[game.event])
    return hexes


def move_cost(game: CruiseLine, hexes: int) -> int:
    """CL-8.7, of the active player's next move."""
    cost = sea_cost(game, hexes)
    return max(0, cost - game.options.blue_value[WIND_CARD]) if game.turn_flags & WITH_WIND else cost


def within(game: CruiseLine, seat: int, hexes: int) -> bool:
    """Whether the fuel on board covers a move (CL-8.2)."""
    return hexes < FAR and move_cost(game, hexes) <= game.companies[seat].fuel


def way_home(game: CruiseLine, hex: int) -> tuple[int, int]:
    """The nearest departure port and the hexes to get there, face-down markers ignored (CL-8.12)."""
    far = game.options.chart.distances(hex)
    best = 0
    for port in range(1, DEPARTURES):
        if far[game.options.port_hexes[port]] < far[game.options.port_hexes[best]]:
            best = port
    return best, far[game.options.port_hexes[best]]


def missing_fuel(game: CruiseLine, seat: int) -> int:
    """What the cheapest Return needs beyond the fuel on board."""
    company = game.companies[seat]
    return max(0, move_cost(game, way_home(game, company.hex)[1]) - company.fuel)


def nearest(game: CruiseLine, hex: int, ports: list[int]) -> list[int]:
    """Of these ports those nearest by sea, whatever markers lie between."""
    far = game.options.chart.distances(hex)
    if not ports:
        return []
    least = min([far[game.options.port_hexes[port]] for port in ports])
    return [port for port in ports if far[game.options.port_hexes[port]] == least]


def stops(game: CruiseLine, seat: int) -> list[int]:
    """Ports where this ship may stop."""
    return [port for port in range(len(PORTS)) if may_stop(game, seat, port)]


# -- fuel ------------------------------------------------------------------------------------------------------


def lacks_fuel_money(game: CruiseLine, seat: int) -> bool:
    """CL-17.2 (b): in a port, and cash does not cover the missing fuel for the cheapest Return."""
    port = game.port(seat)
    missing = missing_fuel(game, seat)
    return port != NOTHING and missing > 0 and fuel_price(game, seat, missing, port) > game.companies[seat].cash


def may_tow(game: CruiseLine, seat: int) -> bool:
    """CL-8.12"""
    if missing_fuel(game, seat) == 0:
        return False
    return game.port(seat) == NOTHING or lacks_fuel_money(game, seat)


# -- markers ---------------------------------------------------------------------------------------------------


def unknown_values(game: CruiseLine, seat: int) -> list[int]:
    """The values of all markers this seat does not know: what a face-down one may show."""
    hidden = [
        game.fares[island]
        for island in range(ISLANDS)
        if not game.face_up >> island & 1 and not _looked(game, island, seat)
    ]
    hidden += [
        game.mystery_values[k]
        for k in range(len(game.mystery))
        if game.mystery[k] and not _looked(game, ISLANDS + k, seat)
    ]
    return sorted(hidden)


def _looked(game: CruiseLine, place: int, seat: int) -> bool:
    return seat >= 0 and game.looked[place] >> seat & 1 == 1
