"""Thinking in another process: `ask` here, `answer` there.

What travels is a world imagined for the seat, never the true one. `answer(ask(game, level, seat, seed))` is what
`bot(level, seed).choose(game, seat)` would choose: from a world that its seat cannot tell from the truth, a bot
imagines the same worlds.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from captains_table.bots import bot
from captains_table.kernel.game import Game
from captains_table.kernel.rng import Rng
from captains_table.kernel.title import Options
from captains_table.kernel.transfer import pack, unpack
from captains_table.titles import title


class BotRequest(NamedTuple):
    """One decision as its seat knows it: small, and made of plain values."""

    level: str
    title: str
    seats: int
    options: Options
    packs: Path | None
    seat: int
    seed: int
    world: bytes


def prepare(game: Game, level: str, seat: int, seed: int) -> BotRequest:
    """What another process must know to decide for this seat."""
    if seat not in game.to_act:
        raise game.not_asked(seat)
    setting = game.setting
    world = pack(game.state.imagine(seat, Rng(seed)))
    return BotRequest(level, setting.title, setting.seats, setting.options, game.packs, seat, seed, world)


def decide(request: BotRequest) -> int:
    """The id of the choice; it answers the decision that was asked, and no later one."""
    chosen = title(request.title)
    dealt = chosen.deal(request.seats, request.options, Rng(0), request.packs)
    state = unpack(request.world, chosen, dealt)
    return bot(request.level, request.seed).pick(chosen, state, request.seat)
