"""What a sensible player would choose."""

from __future__ import annotations

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State


def advise(state: State, seat: int, rng: Rng) -> int:
    options = state.choices(seat)
    return options[rng.below(len(options))]
