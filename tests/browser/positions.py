"""Positions and games from which a test begins: made by the rules themselves, handed to the server as records."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import captains_table as ct
from tests.browser.player import TITLE


def set_up(position: dict[str, Any], seats: int = 1, title: str = TITLE, **options: Any) -> str:
    """The record of a game that begins like this."""
    return ct.set_up(title, position, seats=seats, seed=1, options=options).record()


def some_islands() -> str:
    """Alone at sea, a few islands lying: the 20 has to pay wherever it is laid near them, the 12 fits nowhere."""
    return set_up({"grid": {"1": 10, "2": 13, "20": 40}, "hands": [[12, 18, 20, 41, 70]], "turn": 0})


def until(
    stop: Callable[[Any], bool], seats: int, seed: int, bots: str = "greedy", title: str = TITLE, **options: Any
) -> tuple[str, int]:
    """Bots play until `stop`; the record so far and the number of its choices."""
    game = ct.new_game(title, seats=seats, seed=seed, options=options)
    bot = ct.bot(bots, seed=seed)
    ply = 0
    while game.to_act and not stop(game):
        seat = game.to_act[0]
        game.choose(seat, bot.choose(game, seat).notation)
        ply += 1
    return game.record(), ply


@cache
def whole(seats: int = 2, seed: int = 3, **options: Any) -> str:
    """The record of a game from the deal to the end, played by bots."""
    return until(lambda game: False, seats, seed, **options)[0]
