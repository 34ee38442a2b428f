"""Thinking elsewhere: a question small enough to send to another process, and its answer.

What is sent is a world imagined for the seat that asks: the true one never leaves.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass

from captains_table.bots import bot
from captains_table.bots.levels import LEVELS
from captains_table.kernel.game import Game
from captains_table.kernel.rng import Rng
from captains_table.titles import title as find_title


@dataclass(frozen=True)
class Request:
    """One decision, as its seat knows it."""

    title: str
    level: str
    seat: int
    seed: int
    world: bytes


def ask(game: Game, level: str, seat: int, seed: int) -> Request:
    world = pickle.dumps(game.state.imagine(seat, Rng(seed)))
    return Request(game.title.id, level, seat, seed, world)


def answer(request: Request) -> int:
    """The id of the choice."""
    world = pickle.loads(request.world)
    player = bot(LEVELS[request.level].bot, request.seed)
    return player.pick(find_title(request.title), world, request.seat)
