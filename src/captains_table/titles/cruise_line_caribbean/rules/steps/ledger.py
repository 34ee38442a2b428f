"""Closing the books, of a season and of the game."""

from __future__ import annotations

from captains_table.titles.cruise_line_caribbean.data.ids import ENTRIES
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine


def close_books(game: CruiseLine) -> None:
    """The season's dollars and what everybody is worth now."""
    game.books += ((game.year, game.season, tuple([tuple(company.book) for company in game.companies])),)
    for company in game.companies:
        company.book = [0] * len(ENTRIES)
    worths = tuple([game.worth(seat) for seat in range(game.seats)])
    game.worths += ((game.year, game.season, worths),)


def finish(game: CruiseLine, reason: str) -> None:
    """CL-12.1, 18.8, 19.1; the books are closed."""
    game.end(reason)
    for seat in game.order:
        game.emit("total", seat, {"amount": game.worth(seat)})
