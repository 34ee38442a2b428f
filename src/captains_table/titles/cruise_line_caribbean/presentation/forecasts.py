"""Voyages to plan with (CL-8.5): where the ship could go, by which way, for how much fuel, and what it would earn."""

from __future__ import annotations

from typing import Any

from captains_table.titles.cruise_line_caribbean.data.chart import FAR
from captains_table.titles.cruise_line_caribbean.data.ids import COLUMNS, DEPARTURES, NOTHING, PORTS, WITH_WIND
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.sailing import visit_fare
from captains_table.titles.cruise_line_caribbean.rules.voyage import (
    fuel_price,
    has_pirates,
    is_closed,
    is_shallow,
    move_cost,
    reach,
    resort_income,
    sea_cost,
    unknown_values,
)


def plans(game: CruiseLine, seat: int) -> list[dict[str, Any]]:
    """Every port and face-down marker as a stop of this ship's next move."""
    options = game.options
    stops = [(PORTS[port], options.port_hexes[port]) for port in range(len(PORTS))]
    stops += [(str(number), options.number_hexes[number]) for number in game.mystery if number]
    return [_plan(game, seat, stop, hex) for stop, hex in stops]


def _plan(game: CruiseLine, seat: int, stop: str, hex: int) -> dict[str, Any]:
    options = game.options
    company = game.companies[seat]
    hexes = reach(game, seat)[hex]
    route = options.chart.route(company.hex, hex, game.veiled)
    wind = seat == game.active and game.turn & WITH_WIND and hexes > 0
    cost = None if hexes >= FAR else move_cost(game, hexes) if wind else sea_cost(game, hexes)
    direct = options.chart.distances(company.hex)[hex]
    home, way = _way_home(game, hex)
    home_cost = sea_cost(game, way)
    left = None if cost is None else company.fuel - cost
    port = options.port_at[hex]
    found: dict[str, Any] = {
        "stop": stop,
        "hex": [hex // COLUMNS, hex % COLUMNS],
        "hexes": hexes if hexes < FAR else None,
        "detour": hexes - direct if hexes < FAR else None,  # hexes more than straight on, because of markers
        "route": [[each // COLUMNS, each % COLUMNS] for each in route],
        "fuel": cost,
        "left": left,
        "home": {"port": PORTS[home], "fuel": home_cost, "missing": max(0, home_cost - max(0, left or 0))},
    }
    if port != NOTHING:
        found["open"] = not is_closed(game, port) and not is_shallow(game, seat, port)
        found["shallow"] = is_shallow(game, seat, port)
    if port >= DEPARTURES:
        found["visit"] = _visit(game, seat, port - DEPARTURES)
    return found


def _way_home(game: CruiseLine, hex: int) -> tuple[int, int]:
    """The nearest departure port from there, round the markers that will still lie face down."""
    far = game.options.chart.distances(hex, game.veiled & ~(1 << game.options.chart.number[hex]))
    ports = game.options.port_hexes
    best = min(range(DEPARTURES), key=lambda port: far[ports[port]])
    return best, far[ports[best]]


def _visit(game: CruiseLine, seat: int, island: int) -> dict[str, Any] | None:
    """What a Visit would bring; least and most while the marker is face down."""
    count = game.companies[seat].aboard[island]
    if not count:
        return None
    up = game.up >> island & 1
    if up or game.looked[island] >> seat & 1:
        values = [game.fares[island]]
    else:
        values = sorted(set(unknown_values(game, seat)))
    each = [visit_fare(game, seat, island, value, NOTHING) for value in values]
    owner = game.resorts[island]
    income = resort_income(game) * count if owner != NOTHING else 0
    return {
        "passengers": count,
        "fares": [min(each) * count, max(each) * count],
        "first_visit": 0 if up else game.options.numbers["first_visit"],
        "resort": income if owner == seat else 0,
        "resort_owner": None if owner == NOTHING else owner,
        "resort_income": income,
        "pirates": game.options.numbers["pirates"] if has_pirates(game, island + DEPARTURES) else 0,
    }


def fuel_ladder(game: CruiseLine, seat: int) -> dict[str, Any]:
    """What fuel costs where the ship lies, unit by unit."""
    port = game.port(seat)
    free = game.free_tank(seat)
    prices = [] if port == NOTHING else [fuel_price(game, seat, units, port) for units in range(1, free + 1)]
    return {"port": None if port == NOTHING else PORTS[port], "room": free, "prices": prices}
