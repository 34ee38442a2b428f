"""What is counted over many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from captains_table.kernel.state import State
from captains_table.titles.cruise_line_caribbean.data.ids import ENTRIES
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine


def first_seat(state: State) -> int:
    """Who is first in the first turn order."""
    assert isinstance(state, CruiseLine)
    return state.order[0]


def statistics(state: State) -> Mapping[str, Sequence[float]]:
    """Net worth, the company played, and the ledger's totals, by seat."""
    assert isinstance(state, CruiseLine)
    game = state
    seats = range(game.seats)
    found: dict[str, Sequence[float]] = {
        "worth": [game.worth(seat) for seat in seats],
        "company": [game.companies[seat].id for seat in seats],
        "resorts owned": [game.resorts_of(seat) for seat in seats],
        "ship size": [game.companies[seat].size for seat in seats],
        "debt": [game.companies[seat].debt for seat in seats],
    }
    for k, entry in enumerate(ENTRIES):
        found[entry] = [sum(books[seat][k] for _, _, books in game.books) for seat in seats]
    return found
