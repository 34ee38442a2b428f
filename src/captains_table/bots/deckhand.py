"""Plays as the pilot does, but slips now and then: a fixed share of its decisions goes to a neighbour of the best."""

from __future__ import annotations

from typing import Final

from captains_table.bots.greedy import greedy
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Title

SLIPS: Final = 16  # one decision in so many


def deckhand(title: Title, world: State, seat: int, rng: Rng) -> int:
    """Choices are numbers that mean something, so the next one in the list is a mistake that a person could make:
    the slot beside the best one, another card of the hand."""
    best = greedy(title, world, seat, rng)
    options = world.choices(seat)
    if best not in options or len(options) == 1 or rng.below(SLIPS) > 0:
        return best
    at = options.index(best)
    beside = [options[k] for k in (at - 1, at + 1) if 0 <= k < len(options)]
    return beside[rng.below(len(beside))]
