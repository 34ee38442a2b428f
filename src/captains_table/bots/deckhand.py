"""Plays as the pilot does, but forgets itself: in a fixed share of its decisions it takes any choice."""

from __future__ import annotations

from typing import Final

from captains_table.bots.greedy import greedy
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Title

ATTENTION: Final = 12  # one decision in so many is taken without thinking


def deckhand(title: Title, world: State, seat: int, rng: Rng) -> int:
    options = world.choices(seat)
    if rng.below(ATTENTION) == 0:
        return options[rng.below(len(options))]
    return greedy(title, world, seat, rng)
