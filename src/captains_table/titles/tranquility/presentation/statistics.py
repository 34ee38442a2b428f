"""What is counted of many games: see `captain simulate`."""

from __future__ import annotations

from captains_table.kernel.state import State
from captains_table.titles.tranquility.rules.state import Tranquility


def first_seat(state: State) -> int:
    """Of a game just dealt: who begins."""
    assert isinstance(state, Tranquility)
    return state.first
