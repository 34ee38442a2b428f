"""The sea chart (T1): hexes, distances and routes. Shared by all games on the same map."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.data.ids import COLUMNS, HEXES, ROWS

FAR: Final = 99  # farther than any tank reaches
KEPT: Final = 5000  # distance tables kept before all are forgotten


def neighbours_of(hex: int) -> list[int]:
    """Pointy tops; odd rows are shifted half a hex to the right."""
    row, column = divmod(hex, COLUMNS)
    aside = (-1, 0) if row % 2 == 0 else (0, 1)
    around = [(row, column - 1), (row, column + 1)]
    around += [(row + down, column + by) for down in (-1, 1) for by in aside]
    return [r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


class Chart:
    """Where ships can sail, and how far it is when some hexes are to be avoided (CL-8.5)."""

    def __init__(self, rows: list[str], numbered: dict[int, int]) -> None:
        cells = "".join(rows)
        self.number: list[int] = [0] * HEXES  # of a Mystery location (T3), 0 where there is none
        for number, hex in numbered.items():
            self.number[hex] = number
        self.water: list[bool] = [cell != "L" for cell in cells]
        self.neighbours: list[list[int]] = [
            [near for near in neighbours_of(hex) if self.water[near]] if self.water[hex] else [] for hex in range(HEXES)
        ]
        self.known: dict[int, list[int]] = {}

    def distances(self, start: int, avoided: int = 0) -> list[int]:
        """Hexes entered on a shortest way from here to everywhere; a ship may stop at an avoided Mystery location (a
        bit for each number), but not sail on through it."""
        key = avoided << 8 | start
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self._measured(start, avoided)
            self.known[key] = found
        return found

    def _measured(self, start: int, avoided: int) -> list[int]:
        found = [FAR] * HEXES
        found[start] = 0
        queue = [start]
        for hex in queue:
            if hex != start and avoided >> self.number[hex] & 1:
                continue
            further = found[hex] + 1
            for near in self.neighbours[hex]:
                if found[near] == FAR:
                    found[near] = further
                    queue.append(near)
        return found

    def route(self, start: int, stop: int, avoided: int = 0) -> list[int]:
        """One shortest way, start and stop included; of several the straightest."""
        found = self.distances(start, avoided)
        if found[stop] >= FAR:
            return []
        way = [stop]
        while way[-1] != start:
            here = way[-1]
            before = [
                near
                for near in self.neighbours[here]
                if found[near] == found[here] - 1 and (near == start or not avoided >> self.number[near] & 1)
            ]
            way.append(min(before, key=lambda near: (_bend(start, stop, near), near)))
        return way[::-1]


def _bend(start: int, stop: int, hex: int) -> float:
    """How far a hex lies off the straight line, to choose between equally short ways."""
    (ax, ay), (bx, by), (x, y) = _place(start), _place(stop), _place(hex)
    return abs((bx - ax) * (ay - y) - (ax - x) * (by - ay))


def _place(hex: int) -> tuple[float, float]:
    row, column = divmod(hex, COLUMNS)
    return column + 0.5 * (row % 2), 0.866 * row
