"""What a position says stands in the game that is set up from it, or is refused: nothing is overridden in silence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from tests.conformance.proofs import pick
from tests.conformance.titles import TITLES

Path = tuple[str | int, ...]
FRAME = ("asked", "script", "ended", "options", "seats")  # the title's own keys are tried
ADDED_TO = ("voyage", "deck", "blueprint_stack", "cockpit_stack", "engine_stack")  # docs/positions: what is missing is
EVERY = 40  # choices between the positions that are tried


def positions(title: str, seats: int) -> list[dict[str, Any]]:
    """Some of one random game."""
    game, rng, found = ct.new_game(title, seats, 5), Rng(1), []
    for number in range(8 * EVERY):
        if not game.to_act:
            break
        if number % EVERY == 0:
            found.append(json.loads(json.dumps(game.position())))
        game.choose(*pick(game, rng))
    return found


def entries(position: dict[str, Any]) -> Iterator[Path]:
    """Every key, and every key of the tables in a list (a seat's ship, a company)."""
    for key, value in position.items():
        if key not in FRAME:
            yield (key,)
            for number, each in enumerate(value if isinstance(value, list) else []):
                yield from ((key, number, inner) for inner in (each if isinstance(each, dict) else ()))


def at(position: Any, path: Path) -> Any:
    for part in path:
        position = position[part]
    return position


def others(path: Path, position: dict[str, Any], seen: list[dict[str, Any]]) -> list[Any]:
    """Other values of this entry: what stood there at other times, a number more or less, the opposite."""
    value = at(position, path)
    if isinstance(value, bool):
        return [not value]
    found = [value + 1, value - 1] if isinstance(value, int) else []
    for other in seen:
        if path[0] in other and (len(path) == 1 or len(other[path[0]]) > int(path[1])):
            found.append(at(other, path))
    told = [each for each in found if each is not None and each != value]  # null: it is not said
    return [each for number, each in enumerate(told) if each not in told[:number]]


def stands(value: Any, there: Any, key: str | int) -> bool:
    if key in ADDED_TO:
        return any(there[begin : begin + len(value)] == value for begin in range(len(there) + 1))
    return bool(there == value)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("title", [title.id for title in TITLES if title.folder and 3 in title.seats])
def test_what_is_said_stands_or_is_refused(title: str, seats: int) -> None:
    seen, kept, lost = positions(title, seats), 0, []
    for position in seen:
        for path in entries(position):
            for value in others(path, position, seen):
                said = json.loads(json.dumps(position))
                at(said, path[:-1])[path[-1]] = value
                try:
                    game = ct.set_up(title, said)
                except ct.BadPosition:
                    continue
                there = at(game.position(), path)
                kept += 1
                if not stands(value, there, path[-1]):
                    lost.append(f"{path}: {value} became {there}")
    assert kept > 20 and lost == []
