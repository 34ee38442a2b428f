"""What is told of a game afterwards. The title chooses it from the moments of the game; the table shows it."""

from __future__ import annotations

from typing import Final, NamedTuple

from captains_table.kernel.state import Event, Phrase, State


class Moment(NamedTuple):
    """How it stood after one choice; the first moment of a game is the deal."""

    seat: int  # -1: the table itself
    notation: str
    events: list[Event]
    state: State
    undone: int = 0  # choices that were taken back just before this one


class Highlight(NamedTuple):
    """A moment worth telling: its number, and one or more sentences. `*17*` in them stands out."""

    ply: int
    sentences: tuple[Phrase, ...]


MOST_HIGHLIGHTS: Final = 7


def pick(candidates: list[Highlight | None], turns: list[int]) -> list[Highlight]:
    """Some of these, which come in order of weight: not too many, one per turn, in the order of the game."""
    picked: dict[int, Highlight] = {}
    for highlight in candidates:
        if highlight is not None and len(picked) < MOST_HIGHLIGHTS:
            picked.setdefault(turns[highlight.ply], highlight)
    return sorted(picked.values())


class Series(NamedTuple):
    """A line of the chart: a value per moment. `seat` if it is the line of one seat."""

    label: Phrase
    values: list[float]
    seat: int = -1


class Count(NamedTuple):
    """A number to remember. `seat` if it belongs to one seat."""

    value: int
    label: Phrase
    seat: int = -1


class Recap(NamedTuple):
    """All of it. `turns` says for every moment in which turn it was, 0 being before the first."""

    turns: list[int]
    highlights: list[Highlight]
    chart: list[Series]
    numbers: list[Count]
    tag: Phrase  # how it ended, in two words
    title: Phrase
    text: tuple[Phrase, ...]
