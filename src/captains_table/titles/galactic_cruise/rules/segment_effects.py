"""Specialized Blueprints (GX-14): which Segments a Guest may trigger, and whether that would do something."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    ENTERTAINERS,
    PER_ICON,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.trips import icons


def effect_of(game: GalacticCruise, ship: Ship, place: int) -> int:
    """The number of the Segment's effect."""
    return game.options.components.segment_effect[ship.segments[place]]


def effect_gains(game: GalacticCruise, seat: int, ship: Ship, place: int) -> list[int]:
    """SE-01 to SE-06: what the effect brings at once; UF2 counts one icon more (GX-14.9)."""
    components = game.options.components
    effect = effect_of(game, ship, place)
    times = 1
    if components.effect_kind[effect] == PER_ICON:
        times = icons(game, ship, components.segment_icon[ship.segments[place]])
        if game.players[seat].has(ENTERTAINERS):
            times += game.options.upgrade_value[ENTERTAINERS]
    return [each * times for each in components.effect_gains[effect]]


def shows(game: GalacticCruise, ship: Ship, place: int, type: int) -> bool:
    """GX-14.3: whether the Segment has the Guest's icon."""
    return game.options.icons[ship.segments[place]][type] > 0
