"""Cabin-Matching (GX-9): where a Segment may be inserted into a Ship, and in which column its Cabins lie."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import ADAPTER, NOTHING
from captains_table.titles.galactic_cruise.rules.options import GameOptions
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def matches(options: GameOptions, ship: Ship, blueprint: int, place: int) -> bool:
    """GX-9.3: whether all half Cabins meet if the Segment becomes number `place` from the top."""
    if place > 0 and options.bottoms[ship.segments[place - 1]] != options.tops[blueprint]:
        return False
    return place == len(ship.segments) or options.bottoms[blueprint] == options.tops[ship.segments[place]]


def places(game: GalacticCruise, ship: Ship, blueprint: int, flags: int) -> list[int]:
    """GX-9.2: where the Segment may be inserted; without the module order means nothing, and it goes to the end."""
    end = len(ship.segments)
    if not game.options.tops:
        return [end]
    return [place for place in range(end + 1) if flags & ADAPTER or matches(game.options, ship, blueprint, place)]


def columns(options: GameOptions, ship: Ship) -> list[int]:
    """GX-9.5, 9.8: the column of each Cabin from the top; NOTHING where the halves do not meet."""
    found = []
    for upper, lower in zip(ship.segments, ship.segments[1:], strict=False):
        column = options.bottoms[upper]
        found.append(column if column == options.tops[lower] else NOTHING)
    return found
