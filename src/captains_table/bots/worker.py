"""Thinking in another process: `ask` here, `answer` there.

What travels is a world imagined for the seat, never the true one. `answer(ask(game, level, seat, seed))` is what
`bot(level, seed).choose(game, seat)` would choose: from a world that its seat cannot tell from the truth, a bot
imagines the same worlds.
"""

from __future__ import annotations

import pickle
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from captains_table.bots import bot
from captains_table.kernel.game import Game
from captains_table.kernel.plain import WORKED_OUT, fields_of
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import Cue, State, Step
from captains_table.kernel.title import Options
from captains_table.titles import title


class Request(NamedTuple):
    """One decision as its seat knows it: small, and made of plain values."""

    level: str
    title: str
    seats: int
    options: Options
    packs: Path | None
    seat: int
    seed: int
    world: bytes


def ask(game: Game, level: str, seat: int, seed: int) -> Request:
    """What another process must know to decide for this seat."""
    if seat not in game.to_act:
        raise game.not_asked(seat)
    setting = game.setting
    world = _write(game.state.imagine(seat, Rng(seed)))
    return Request(level, setting.title, setting.seats, setting.options, game.packs, seat, seed, world)


def answer(request: Request) -> int:
    """The id of the choice; it answers the decision that was asked, and no later one."""
    chosen = title(request.title)
    state = chosen.deal(request.seats, request.options, Rng(0), request.packs)
    _read(request.world, state)
    return bot(request.level, request.seed).pick(chosen, state, request.seat)


class _Pickler(pickle.Pickler):
    """Compiled steps cannot be pickled as they are; but their constructors take their fields by name."""

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Rng):
            return Rng, (0, int(thing.x))
        if isinstance(thing, (Step, Cue)):
            return _make, (type(thing), {name: getattr(thing, name) for name in fields_of(type(thing))})
        return NotImplemented


def _make(kind: type[Any], fields: dict[str, Any]) -> Any:
    return kind(**fields)


def _write(world: State) -> bytes:
    """Every field of a state but what is worked out, and the data that all states of a game share."""
    fields = {name: getattr(world, name) for name in fields_of(type(world)) if name not in WORKED_OUT}
    file = BytesIO()
    _Pickler(file).dump({name: value for name, value in fields.items() if not hasattr(value, "fingerprint")})
    return file.getvalue()


def _read(world: bytes, state: State) -> None:
    """Set what `_write` wrote in a state of the same title, seats and options."""
    for name, value in pickle.loads(world).items():
        setattr(state, name, value)
