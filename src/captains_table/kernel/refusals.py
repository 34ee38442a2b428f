"""Why something cannot be chosen: a title has a function for each question that can say more than "not among these"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from captains_table.kernel.state import Refusal, State

Reasons = Mapping[type, Callable[[Any, Any, int, str], Refusal | None]]  # of step, game, seat and notation


def reason(reasons: Reasons, game: State, seat: int, notation: str) -> Refusal | None:
    """What the function for the open question of this seat says, or for a class that it builds on."""
    step = game.stacks[seat][-1] if game.stacks[seat] else game.permission
    for kind in type(step).__mro__:
        if kind in reasons:
            return reasons[kind](step, game, seat, notation)
    return None
