"""What is told of a game afterwards. The title chooses it from the moments of the game; the table shows it."""

from __future__ import annotations

from typing import Final, NamedTuple

from captains_table.kernel.state import Event, State, Words


class Moment(NamedTuple):
    """How it stood after one choice; the first moment of a game is the deal."""

    seat: int  # -1: the table itself
    notation: str
    events: list[Event]
    state: State
    undone: int = 0  # choices that were taken back just before this one


class Tale(NamedTuple):
    """One thing worth telling: the moment's number, and one or more sentences. `*17*` in them stands out."""

    ply: int
    words: tuple[Words, ...]


MOST_TALES: Final = 7


def pick(tales: list[Tale | None], turns: list[int]) -> list[Tale]:
    """Of these, told first what counts most: not too many, one per turn, in their order."""
    told: dict[int, Tale] = {}
    for tale in tales:
        if tale is not None and len(told) < MOST_TALES:
            told.setdefault(turns[tale.ply], tale)
    return sorted(told.values())


class Series(NamedTuple):
    """A line of the chart: a value per moment. `seat` if it is the line of one seat."""

    label: Words
    values: list[float]
    seat: int = -1


class Count(NamedTuple):
    """A number to remember. `seat` if it belongs to one seat."""

    value: int
    label: Words
    seat: int = -1


class Story(NamedTuple):
    """All of it. `turns` says for every moment in which turn it was, 0 being before the first."""

    turns: list[int]
    tales: list[Tale]
    chart: list[Series]
    numbers: list[Count]
    tag: Words  # how it ended, in two words
    title: Words
    text: tuple[Words, ...]
