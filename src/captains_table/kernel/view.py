"""What a seat sees of a game, whatever the title: the frame around the title's own view."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class ChoiceView(Struct):
    """One legal answer."""

    id: int
    notation: str
    label: str
    target: str  # the thing on the table to click
    verb: str
    arguments: dict[str, Any]  # by name; components by their codes, seats counted from 0
    permitted: bool  # not what is asked, but what this seat may do besides


class OutcomeView(Struct):
    """How it ended."""

    scores: list[float]
    winners: list[int]
    reason: str


class RivalView(Struct):
    """An automatic opponent, who has no seat: its name, and what it did last, a sentence for each thing."""

    seat: int  # the number it goes by, after those of the seats
    name: str
    told: list[str]  # empty where there is nothing to say


class GameView(Struct):
    """What this seat (null: a spectator) may see, in its language."""

    title: str
    seat: int | None
    names: list[str]
    options: dict[str, bool | int | str]
    commitment: str
    to_act: list[int]
    may_act: bool
    kind: str  # of the step this seat is asked; empty if it is not
    prompt: str
    rules: list[str]
    choices: list[ChoiceView]
    can_undo: bool
    outcome: OutcomeView | None
    table: Any  # the title's own view
    rival: RivalView | UnsetType = UNSET
