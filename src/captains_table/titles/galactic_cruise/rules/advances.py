"""Advanced Technologies (GX-10): trackers, cost marks, and when a use moves a tracker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from captains_table.titles.galactic_cruise.data.ids import NO_MARKS, NOTHING, SITES
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def marks_passed(game: GalacticCruise, area: int) -> int:
    """GX-10.6: k, 0 for walkways; on a plain tile what is printed (GX-16.5)."""
    if area < SITES:
        return 0
    slot = area - SITES
    if not game.levels:
        return game.options.components.printed_marks[game.technologies[slot]]
    level = game.levels[slot]
    return sum([1 for mark in game.options.components.tech_marks[game.technologies[slot]] if mark <= level])


def building_extra(game: GalacticCruise, area: int, flags: int) -> int:
    """GX-10.6, 10.7: Money more for a Development there, whatever it costs."""
    return 0 if not game.options.marked or flags & NO_MARKS else marks_passed(game, area)


def at_the_end(game: GalacticCruise, slot: int) -> bool:
    """GX-10.9: whether the tracker stands on the last space."""
    return game.levels[slot] == game.options.tech_last[game.technologies[slot]]


def use(game: GalacticCruise, seat: int, effect: int) -> None:
    """GX-10.5: a Technology with this effect has changed what could be done."""
    if not game.levels:
        return
    for slot, tile in enumerate(game.technologies):
        if game.options.tech_effects[tile] == effect and game.usable(seat, SITES + slot):
            game.used |= 1 << slot


def note_uses(game: GalacticCruise, seat: int, price: Callable[[], Any]) -> None:
    """GX-10.5: which Technologies change this price. One after the other is left out; those without which it would be
    another are used."""
    declined = game.declined
    now = price()
    for slot in range(len(game.technologies)):
        if game.usable(seat, SITES + slot):
            game.declined |= 1 << slot
            if price() != now:
                game.declined &= ~(1 << slot)
                game.used |= 1 << slot
    game.declined = declined


def move_used(game: GalacticCruise) -> None:
    """GX-10.4: at the end of the action, launch or Stop; each once per turn."""
    for slot in range(len(game.levels)):
        if game.used >> slot & 1 and not game.tracked >> slot & 1:
            game.tracked |= 1 << slot
            move_tracker(game, slot, 1)
    game.used = 0


def move_tracker(game: GalacticCruise, slot: int, spaces: int) -> None:
    """To the right, not past the last space."""
    tile = game.technologies[slot]
    last = game.options.tech_last[tile]
    levels = list(game.levels)
    if levels[slot] == last or not spaces:
        return
    levels[slot] = min(last, levels[slot] + spaces)
    game.levels = tuple(levels)
    improved = levels[slot] == last
    game.emit(
        "tech_improved" if improved else "tech_advances", NOTHING, {"tech": tile, "n": marks_passed(game, SITES + slot)}
    )
