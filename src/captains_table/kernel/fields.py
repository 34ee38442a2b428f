"""What a field of a step or cue may hold: declared beside it, checked when a position from outside brings one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final


class Field:
    """One whole number, or several of them. `str` says which."""

    def fits(self, value: Any, game: Any) -> bool:
        raise NotImplementedError


class Number(Field):
    """From `low` to `high`, both included."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def fits(self, value: Any, game: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


class Flag(Field):
    """0 or 1, false or true."""

    def fits(self, value: Any, game: Any) -> bool:
        return isinstance(value, int) and value in (0, 1)

    def __str__(self) -> str:
        return "true or false"


class Index(Field):
    """The number of one of the things that a game has so many of; -1 if there may be none."""

    def __init__(self, what: str, count: Callable[[Any], int], or_none: bool = False) -> None:
        self.what = what
        self.count = count
        self.low = -1 if or_none else 0

    def fits(self, value: Any, game: Any) -> bool:
        return type(value) is int and self.low <= value < self.count(game)

    def __str__(self) -> str:
        return f"the number of {self.what}{', or -1' if self.low else ''}"


class Bits(Field):
    """A bit for each of so many things."""

    def __init__(self, what: str, count: Callable[[Any], int]) -> None:
        self.what = what
        self.count = count

    def fits(self, value: Any, game: Any) -> bool:
        return type(value) is int and 0 <= value < 1 << self.count(game)

    def __str__(self) -> str:
        return f"a bit for each {self.what}"


class Several(Field):
    """A list of such values; `most` of them, none twice unless that is said."""

    def __init__(self, each: Field, most: int, least: int = 0, twice: bool = False) -> None:
        self.each = each
        self.most = most
        self.least = least
        self.twice = twice

    def fits(self, value: Any, game: Any) -> bool:
        return (
            isinstance(value, (list, tuple))
            and self.least <= len(value) <= self.most
            and all(self.each.fits(one, game) for one in value)
            and (self.twice or len(set(value)) == len(value))
        )

    def __str__(self) -> str:
        return f"a list of {self.least} to {self.most}, each {self.each}{'' if self.twice else ', none twice'}"


def _seats(game: Any) -> int:
    return int(game.seats)


SEAT: Final = Index("a seat", _seats)
SEAT_OR_NONE: Final = Index("a seat", _seats, or_none=True)
SEATS: Final = Several(SEAT, 8)  # in an order
SEAT_BITS: Final = Bits("seat", _seats)
FLAG: Final = Flag()
