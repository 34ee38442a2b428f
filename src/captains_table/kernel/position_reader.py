"""Reading a position: what is said of it is checked as it is read, and whatever is wrong is said as BadPosition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from captains_table.kernel.errors import TEXTS, BadPosition, shown
from captains_table.kernel.shapes import Misfit, fit, seat_lists

DEPTH = 10  # lists and tables within each other; real positions have 6
ENTRIES = 200  # of a list or table; real ones have 82
LETTERS = 80  # of a word; real ones have 20


def check_size(data: Any, depth: int = 0) -> None:
    """Refuse what no position can be before anything reads it."""
    if isinstance(data, (dict, list)):
        if depth == DEPTH or len(data) > ENTRIES:
            raise _too_large()
        for each in [*data, *data.values()] if isinstance(data, dict) else data:
            check_size(each, depth + 1)
    elif isinstance(data, str) and len(data) > LETTERS:
        raise _too_large()


def _too_large() -> BadPosition:
    return BadPosition(TEXTS.sentence("too_large", entries=ENTRIES, depth=DEPTH, letters=LETTERS))


def without_null(data: Mapping[str, Any]) -> dict[str, Any]:
    """`null` says nothing: of a position, of a seat's part of it."""
    found = {name: value for name, value in data.items() if value is not None}
    for name, value in found.items():
        if isinstance(value, list):
            found[name] = [without_null(each) if isinstance(each, dict) else each for each in value]
    return found


class PositionReader:
    """What is said of a position: `said` has the declared shape, `data` is as it was written."""

    said: Any

    def __init__(self, what: str, seats: int, data: Mapping[str, Any], shape: type[Struct]) -> None:
        self.seats = seats
        self.data = without_null(data)
        try:
            self.said = fit(self.data, shape)
        except Misfit as wrong:
            where = f"{', '.join(wrong.where)}:" if wrong.where else f"in a position of {what}"
            raise BadPosition(f"{where} {wrong.why}") from None
        for name, each in seat_lists(shape):
            if name in self.data and len(self.data[name]) != seats:
                raise self.wrong(name, f"one {each} for each of the {seats} seats is needed")

    def wrong(self, where: str, why: str) -> BadPosition:
        return BadPosition(f"{where}: {why}")

    def seat(self, key: str, default: int) -> int:
        return self.number(self.data.get(key, default), 0, self.seats - 1, key)

    def number(self, value: Any, low: int, high: int, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(where, f"must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def word(self, value: Any, known: Sequence[str], where: str) -> int:
        """Which of these words it is, as its number."""
        if value not in known:
            raise self.wrong(where, f"must be one of {', '.join(known)}, not {shown(value)}")
        return list(known).index(value)

    def listed(self, value: Any, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(where, f"must be a list, not {shown(value)}")
        return value

    def entries(self, key: str) -> list[Any]:
        return self.listed(self.data.get(key, []), key)

    def bits(self, values: Any, which: Callable[[Any], int], where: str) -> int:
        """A bit for each entry of a list; each can be there once."""
        mask = 0
        for each in self.listed(values, where):
            bit = 1 << which(each)
            if mask & bit:
                raise self.wrong(where, f"{shown(each)} is there twice")
            mask |= bit
        return mask

    def words_in(self, values: Any, known: Sequence[str], where: str) -> int:
        return self.bits(values, lambda each: self.word(each, known, where), where)

    def numbers_in(self, values: Any, high: int, where: str) -> int:
        return self.bits(values, lambda each: self.number(each, 0, high, where), where)

    def seats_in(self, values: Any, where: str) -> int:
        return self.numbers_in(values, self.seats - 1, where)

    def per_seat(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A number for every seat."""
        values = self.entries(key) if key in self.data else [max(low, 0)] * self.seats
        if len(values) != self.seats:
            raise self.wrong(key, f"one entry for each of the {self.seats} seats is needed")
        return tuple(self.number(value, low, high, key) for value in values)
