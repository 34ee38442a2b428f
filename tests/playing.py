"""Short ways to play in tests, whatever the title."""

from __future__ import annotations

from typing import Any

import captains_table as ct


def notations(game: ct.Game, seat: int | None = None) -> list[str]:
    """What this seat (or the one that is asked first) can choose now."""
    return [choice.notation for choice in game.choices(game.to_act[0] if seat is None else seat)]


def do(game: ct.Game, *choices: str, seat: int | None = None) -> ct.Game:
    """Make these choices, one after the other, for this seat or whoever is asked first."""
    for choice in choices:
        game.choose(game.to_act[0] if seat is None else seat, choice)
    return game


def table(game: ct.Game, seat: int | None = None) -> dict[str, Any]:
    """What the seat (None: a spectator) sees."""
    seen: dict[str, Any] = game.view(seat)["table"]
    return seen
