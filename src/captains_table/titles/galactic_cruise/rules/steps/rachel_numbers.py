"""The Number System at work (GX-3), told step by step, and what Rachel gains and loses (GX-4.2, 4.3)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import FOR_REPUTATION, RACHEL, SITES
from captains_table.titles.galactic_cruise.rules.advances import at_the_end, move_tracker
from captains_table.titles.galactic_cruise.rules.rachel import (
    TARGETS,
    TECHNOLOGY,
    first_of,
    number,
    places,
    support_card,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def choose(game: GalacticCruise, target: int, eligible: list[int]) -> int:
    """GX-3.2, 3.3: the place she takes. What the numbers said is told, and what she passed over."""
    place = first_of(game, target, eligible)
    there = places(game, target)
    start = number(game, len(there))
    first, second = game.options.components.solo_numbers[support_card(game)]
    told = {"target": TARGETS[target], "first": first, "second": second, "most": len(there), "number": start}
    game.emit("rachel_number" if first <= len(there) else "rachel_number_second", RACHEL, told)
    took = there.index(place) + 1
    if took != start:
        passed = [(start + k - 1) % len(there) + 1 for k in range((took - start) % len(there))]
        passing = {"target": TARGETS[target], "passed": passed, "took": took, "n": len(passed)}
        game.emit("rachel_passes", RACHEL, passing)
    return place


def gain_reputation(game: GalacticCruise, count: int) -> None:
    game.players[RACHEL].praise(count, game.options.reputation_most)
    game.emit("reputation", RACHEL, {"n": count})


def lose_reputation(game: GalacticCruise, count: int) -> None:
    """GX-4.3: below 0 it costs VP, of which she never has less than none."""
    player = game.players[RACHEL]
    fallen = min(count, player.reputation)
    points = min(count - fallen, player.vp)
    player.reputation -= fallen
    player.score(-points, FOR_REPUTATION)
    game.emit("rachel_loses", RACHEL, {"n": fallen, "points": points})


def advance_technology(game: GalacticCruise) -> None:
    """GX-13.3, 13.4: with each of her cubes the tracker of the least advanced Invented Technology moves."""
    slots = [k for k in range(len(game.levels)) if game.areas[SITES + k] and not at_the_end(game, k)]
    if not slots:
        return
    least = min([game.levels[slot] for slot in slots])
    tied = [SITES + slot for slot in slots if game.levels[slot] == least]
    area = tied[0] if len(tied) == 1 else choose(game, TECHNOLOGY, tied)
    move_tracker(game, area - SITES, 1)
