"""Shortest tours between ports: from a port over some islands, in the best order, to a port of departure."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.data.chart import FAR
from captains_table.titles.cruise_line_caribbean.data.ids import DEPARTURES, PORTS
from captains_table.titles.cruise_line_caribbean.rules.options import GameOptions
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.voyage import LONG

MASKS: Final = 1 << ISLANDS
SEA: Final = len(PORTS)  # where the ship is, if that is not a port
KEPT: Final = 60  # tables of tours kept before all are forgotten
UNKNOWN: Final = -1
ISLANDS_IN: Final = [mask.bit_count() for mask in range(MASKS)]


class Routes:
    """Fuel for tours round the face-down markers, worked out when first asked for."""

    def __init__(self, options: GameOptions, veiled: int, extra: int) -> None:
        self.extra: int = extra  # fuel added to moves of four hexes and more (E07, E08)
        self.costs: list[list[int]] = []  # per port: the fuel to each port
        for start in range(len(PORTS)):
            self.costs.append(self.row(options, options.port_hexes[start], veiled))
        self.tours: list[int] = [UNKNOWN] * ((len(PORTS) * MASKS) * DEPARTURES)
        self.homes: list[int] = [UNKNOWN] * (len(PORTS) * MASKS)  # fuel * 4 + port of departure

    def row(self, options: GameOptions, hex: int, veiled: int) -> list[int]:
        """The fuel from a hex to each port."""
        far = options.chart.distances(hex, veiled)
        found: list[int] = []
        for port in range(len(PORTS)):
            hexes = far[options.port_hexes[port]]
            found.append(hexes + self.extra if LONG <= hexes < FAR else hexes)
        return found

    def tour(self, at: int, mask: int, end: int) -> int:
        """The least fuel from a port over all these islands to a port of departure."""
        key = (at * MASKS + mask) * DEPARTURES + end
        found = self.tours[key]
        if found == UNKNOWN:
            if mask == 0:
                found = self.costs[at][end]
            else:
                found = self.over(self.costs[at], mask, end)
            self.tours[key] = found
        return found

    def home(self, at: int, mask: int) -> int:
        """The same to the nearest port of departure: 4 * fuel + port."""
        key = at * MASKS + mask
        found = self.homes[key]
        if found == UNKNOWN:
            found = min([4 * self.tour(at, mask, end) + end for end in range(DEPARTURES)])
            self.homes[key] = found
        return found

    def over(self, row: list[int], mask: int, end: int) -> int:
        best = FAR * FAR
        for island in range(ISLANDS):
            if mask >> island & 1:
                port = island + DEPARTURES
                cost = row[port] + self.tour(port, mask & ~(1 << island), end)
                if cost < best:
                    best = cost
        return best

    def first(self, row: list[int], mask: int, end: int) -> int:
        """The island where a shortest tour begins."""
        best = FAR * FAR
        chosen = 0
        for island in range(ISLANDS):
            if mask >> island & 1:
                port = island + DEPARTURES
                cost = row[port] + self.tour(port, mask & ~(1 << island), end)
                if cost < best:
                    best = cost
                    chosen = island
        return chosen


_KNOWN: Final[dict[tuple[str, int, int], Routes]] = {}


def routes(game: CruiseLine) -> Routes:
    extra = game.options.components.event_change[game.event] if game.effect() == "sea" else 0
    key = (game.options.components.fingerprint, game.markers_down, extra)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        found = Routes(game.options, game.markers_down, extra)
        _KNOWN[key] = found
    return found
