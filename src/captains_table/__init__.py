"""Captain's Table: cruise-themed board games to play, learn and study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from captains_table.bots import Bot, bot
from captains_table.kernel import record as _record
from captains_table.kernel import start as _start
from captains_table.kernel.errors import (
    TEXTS,
    BadOptions,
    BadPack,
    BadPosition,
    BadRecord,
    BadSeats,
    CannotUndo,
    CaptainError,
    GameOver,
    IllegalChoice,
    NotYourTurn,
    UnknownBot,
    UnknownTitle,
    shown,
)
from captains_table.kernel.game import Choice, Game
from captains_table.kernel.rng import commitment
from captains_table.kernel.state import Event, Outcome
from captains_table.kernel.title import Title
from captains_table.titles import check_packs, register, title, titles


def new_game(
    id: str,
    seats: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    packs: str | Path | None = None,
) -> Game:
    """Deal a new game of this title. Without a seed one of 128 random bits is drawn."""
    return _start.new_game(title(id), seats, seed, options, tuple(names), _folder(packs))


def set_up(
    id: str,
    position: Mapping[str, Any],
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    packs: str | Path | None = None,
) -> Game:
    """A game from a position: what it does not say is dealt at random, what cannot be is refused with the reason.

    The position may bring its own "seats" and "options"; those given here come first.
    """
    if not isinstance(position, Mapping):
        raise BadPosition(TEXTS.sentence("not_table", kind=type(position).__name__))
    rest = dict(position)
    brought = rest.pop("options", {})
    said = rest.pop("seats", 2)
    if not isinstance(brought, Mapping):
        raise BadPosition(f"options: must be a table of names and values, not {shown(brought)}")
    merged = {**brought, **(options or {})}
    return _start.new_game(
        title(id), said if seats is None else seats, seed, merged, tuple(names), _folder(packs), rest
    )


def replay(text: str, packs: str | Path | None = None) -> Game:
    """Play a record again, checking every choice and the final position."""
    record = _record.read(text)
    return _start.replay(title(record.setting.title), record, _folder(packs))


def _folder(packs: str | Path | None) -> Path | None:
    return check_packs(None if packs is None else Path(packs))


__all__ = [
    "BadOptions",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Bot",
    "CannotUndo",
    "CaptainError",
    "Choice",
    "Event",
    "Game",
    "GameOver",
    "IllegalChoice",
    "NotYourTurn",
    "Outcome",
    "Title",
    "UnknownBot",
    "UnknownTitle",
    "bot",
    "commitment",
    "new_game",
    "register",
    "replay",
    "set_up",
    "title",
    "titles",
]
