"""Short ways to say things in tests of Tranquility."""

from __future__ import annotations

from typing import Any

import captains_table as ct


def at(position: dict[str, Any], seats: int = 2, seed: int = 1, **options: object) -> ct.Game:
    """A game from this position."""
    return ct.set_up("tranquility", position, seats=seats, seed=seed, options=options)


def new(seats: int = 2, seed: int = 1, **options: object) -> ct.Game:
    return ct.new_game("tranquility", seats=seats, seed=seed, options=options)


def notations(game: ct.Game, seat: int | None = None) -> list[str]:
    """What this seat (or the one that is asked) can choose now."""
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


def hand(game: ct.Game, seat: int) -> list[str]:
    cards: list[str] = table(game, seat)["hand"]
    return cards


def row_full(row: int, first: int) -> dict[str, int]:
    """The grid entries of a standard row filled with six consecutive numbers."""
    return {str((row - 1) * 6 + k + 1): first + k for k in range(6)}


def full_grid(but: tuple[int, ...] = (), step: int = 2) -> dict[str, int]:
    """A standard grid with the numbers step, 2 * step, ... on all slots but these."""
    return {str(slot): slot * step for slot in range(1, 37) if slot not in but}
