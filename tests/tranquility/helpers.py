"""Short ways to say things in tests of Tranquility."""

from __future__ import annotations

import re
from typing import Any

import pytest

import captains_table as ct
from tests.playing import do as do
from tests.playing import notations as notations
from tests.playing import table as table

FIVE = [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51], [12, 22, 32, 42, 52]]
FIVE_ODD = [1, 3, 5, 7, 9]  # on a grid of even numbers, these have no slot


def at(position: dict[str, Any], seats: int = 2, seed: int = 1, **options: object) -> ct.Game:
    """A game from this position."""
    return ct.set_up("tranquility", position, seats=seats, seed=seed, options=options)


def new(seats: int = 2, seed: int = 1, **options: object) -> ct.Game:
    return ct.new_game("tranquility", seats=seats, seed=seed, options=options)


def hand(game: ct.Game, seat: int) -> list[str]:
    cards: list[str] = table(game, seat)["hand"]
    return cards


def row_full(row: int, first: int) -> dict[str, int]:
    """The grid entries of a standard row filled with six consecutive numbers."""
    return {str((row - 1) * 6 + k + 1): first + k for k in range(6)}


def full_grid(but: tuple[int, ...] = (), step: int = 2) -> dict[str, int]:
    """A standard grid with the numbers step, 2 * step, ... on all slots but these."""
    return {str(slot): slot * step for slot in range(1, 37) if slot not in but}


def prices(game: ct.Game) -> dict[int, int]:
    """Slot: cost, for the Island being placed."""
    found: dict[int, int] = {}
    for choice in game.choices(game.to_act[0]):
        match = re.search(r"for (\d+) card", choice.label)
        found[int(choice.notation.removeprefix("at "))] = int(match[1]) if match else 0
    return found


def refused(game: ct.Game, choice: str, rule: str, seat: int | None = None) -> None:
    """This choice is refused by this rule, and nothing changes."""
    before = game.position()
    with pytest.raises(ct.IllegalChoice) as error:
        do(game, choice, seat=seat)
    assert error.value.rule == rule
    assert game.position() == before


def ended(game: ct.Game) -> str:
    """Why the game has ended."""
    assert game.outcome is not None
    return game.outcome.reason


STORMY_PILES: list[list[Any]] = [[59, 61, 63], [65, 67, 69], [71, 73, 75]]


def stormy(
    position: dict[str, Any],
    seats: int = 2,
    tops: dict[int, list[Any]] | None = None,
    piles: list[list[Any]] = STORMY_PILES,
    **options: Any,
) -> ct.Game:
    """A game with Storm & Compass and a Start placed, unless said otherwise.
    `tops`: what seats draw next, the first card first."""
    sailed = position.get("sailed", True)
    own = [pile.copy() for pile in piles[:seats]]
    for seat, pile in enumerate(own):
        if not sailed and "start" not in position["hands"][seat]:
            pile.insert(0, "start")
        pile.extend(reversed((tops or {}).get(seat, [])))
    return at({"sailed": sailed, "piles": own} | position, seats=seats, storms=True, **options)


def in_play(game: ct.Game) -> dict[str, tuple[str, int]]:
    """The Storms on the table and where they lie."""
    lying = {}
    for storm in table(game)["storms"]:
        for key in ("seat", "row"):
            if key in storm:
                lying[storm["storm"]] = (key, storm[key])
    return lying
