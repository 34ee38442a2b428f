"""Games and states on their way to another process and back.

What all states of a game share (its options, its components) does not travel: whoever unpacks deals a game of the same
title, seats and options first, and what is unpacked shares the data of that one.
"""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import Any, Final

from captains_table.kernel.rng import Chance, Rng
from captains_table.kernel.serialize import DERIVED, fields_of
from captains_table.kernel.state import Cue, State, Step
from captains_table.kernel.title import Title

TITLE: Final = 0
DEALT: Final = 1


class _Dealt:
    """Stands for the game that the receiver has dealt."""


_DEALT: Final = _Dealt()


def pack(thing: Any) -> bytes:
    """A state, a game, or anything that holds some of them."""
    file = BytesIO()
    _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(thing)
    return file.getvalue()


def unpack(data: bytes, title: Title, dealt: State) -> Any:
    """What was packed, of this title; `dealt` is any game of the same seats and options."""
    return _Unpickler(BytesIO(data), title, dealt).load()


class _Pickler(pickle.Pickler):
    """Compiled steps cannot be pickled as they are; but their constructors take their fields by name."""

    def __init__(self, file: BytesIO, protocol: int) -> None:
        super().__init__(file, protocol)
        self.shared: dict[int, str] = {}  # by identity, the field of a state that holds it

    def persistent_id(self, thing: Any) -> int | str | None:
        if isinstance(thing, Title):
            return TITLE
        return DEALT if thing is _DEALT else self.shared.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Chance):
            return Chance, (thing.seed, int(thing.x))
        if isinstance(thing, Rng):
            return Rng, (0, int(thing.x))
        if isinstance(thing, (Step, Cue)):
            return _make, (type(thing), {name: getattr(thing, name) for name in fields_of(type(thing))})
        if isinstance(thing, State):
            return _fill, (_DEALT, self._own_fields(thing))
        return NotImplemented

    def _own_fields(self, state: State) -> dict[str, Any]:
        """Every field but what is worked out, and the data that all states of a game share."""
        own = {}
        for name in fields_of(type(state)):
            value = getattr(state, name)
            if hasattr(value, "fingerprint"):
                self.shared[id(value)] = name  # parts of the state may hold it too
            elif name not in DERIVED:
                own[name] = value
        return own


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: BytesIO, title: Title, dealt: State) -> None:
        super().__init__(file)
        self.known: dict[int, Any] = {TITLE: title, DEALT: dealt}

    def persistent_load(self, name: int | str) -> Any:
        return getattr(self.known[DEALT], name) if isinstance(name, str) else self.known[name]


def _make(kind: type[Any], fields: dict[str, Any]) -> Any:
    return kind(**fields)


def _fill(dealt: State, fields: dict[str, Any]) -> State:
    state = dealt.clone()
    state.cached_seat = -1  # its choices are worked out anew
    for name, value in fields.items():
        setattr(state, name, value)
    return state
