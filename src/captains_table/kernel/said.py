"""Reading a position: what is said of it is checked as it is read, and whatever is wrong is said as BadPosition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from captains_table.kernel.errors import BadPosition, suggest


class Said:
    """What is said of a position; `null` says nothing."""

    def __init__(self, what: str, seats: int, data: Mapping[str, Any], keys: Iterable[str]) -> None:
        for name in data:
            if name not in keys:
                raise BadPosition(f"a position of {what} has no '{name}'{suggest(name, keys)}")
        self.seats = seats
        self.data = {name: value for name, value in data.items() if value is not None}

    def wrong(self, where: str, why: str) -> BadPosition:
        return BadPosition(f"{where}: {why}")

    def seat(self, key: str, default: int) -> int:
        return self.number(self.data.get(key, default), 0, self.seats - 1, key)

    def number(self, value: Any, low: int, high: int, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(where, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def word(self, value: Any, known: Sequence[str], where: str) -> int:
        """Which of these words it is, as its number."""
        if value not in known:
            raise self.wrong(where, f"must be one of {', '.join(known)}, not {value!r}")
        return list(known).index(value)

    def entries(self, key: str) -> list[Any]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.wrong(key, f"must be a list, not {value!r}")
        return value

    def table_of(self, key: str) -> dict[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, f"must be a table of names and values, not {value!r}")
        return value

    def per_seat(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A number for every seat."""
        values = self.entries(key) if key in self.data else [max(low, 0)] * self.seats
        if len(values) != self.seats:
            raise self.wrong(key, f"one entry for each of the {self.seats} seats is needed")
        return tuple(self.number(value, low, high, key) for value in values)
