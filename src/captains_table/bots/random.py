"""Any choice is as good as any other."""

from __future__ import annotations

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Title


def random(title: Title, world: State, seat: int, rng: Rng) -> int:
    options = world.choices(seat)
    return options[rng.below(len(options))]
