"""Short ways to say things in tests of Dream Cruise."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.playing import do as do
from tests.playing import notations as notations
from tests.playing import table as table

ROOT = Path(__file__).parent.parent.parent
DREAM_CRUISE = ct.title("dream-cruise")
BOX: dict[str, Any] = tomllib.loads(
    (ROOT / "src/captains_table/titles/dream_cruise/data/components.toml").read_text(encoding="utf-8")
)
CABINS = ("white", "orange", "blue")
REGULAR = [f"F{n:02}" for n in range(1, 49)]
PORTS = [f"P{n:02}" for n in range(1, 37)]
SEAS = [f"W{n:02}" for n in range(1, 19)]
SHIP_CARDS = [f"A{n:02}" for n in range(1, 49)] + [f"X{n:02}" for n in range(1, 25)]


def at(position: dict[str, Any], seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    """A game from this position."""
    return ct.set_up("dream-cruise", position, seats=seats, seed=seed, options=options)


def new(seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    return ct.new_game("dream-cruise", seats=seats, seed=seed, options=options)


def under_way(seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    """A new game in round 1, phase 2: everybody has kept the proposed cabins."""
    game = new(seats, seed, **options)
    while phase(game) == "setting_up":
        do(game, notations(game)[0])
    return game


def everybody(game: ct.Game, pick: int = 0) -> ct.Game:
    """All seats that are asked now answer with their first (or so-manyth) choice, until the phase is over."""
    before = phase(game)
    while game.to_act and phase(game) == before:
        do(game, notations(game)[pick])
    return game


def all_done(game: ct.Game) -> ct.Game:
    """Everybody is done with phase 4."""
    before = game.position()["round"]
    while game.to_act and phase(game) == "set_sail" and game.position()["round"] == before:
        do(game, "done")
    return game


def until(game: ct.Game, wanted: str) -> ct.Game:
    """Play on, doing nothing in phase 4 and taking what comes first elsewhere, until this phase begins."""
    while game.to_act and phase(game) != wanted:
        all_done(game) if phase(game) == "set_sail" else everybody(game)
    return game


def phase(game: ct.Game) -> str:
    return str(table(game)["phase"])


def ship(game: ct.Game, seat: int) -> dict[str, Any]:
    """Everything there is on this ship, secrets included."""
    found: dict[str, Any] = game.position()["ships"][seat]
    return found


def kinds(game: ct.Game) -> list[str]:
    """The kinds of all events so far, in order."""
    return [event.kind for line in game.lines for event in line.events]


def refused(game: ct.Game, choice: str, rule: str, seat: int | None = None) -> None:
    """This choice is refused by this rule, and nothing changes."""
    before = game.position()
    with pytest.raises(ct.IllegalChoice) as error:
        do(game, choice, seat=seat)
    assert error.value.rule == rule
    assert game.position() == before


def cannot_be(position: dict[str, Any], reason: str, seats: int = 2, **options: Any) -> None:
    """This position is refused, and the error gives the reason."""
    with pytest.raises(ct.BadPosition, match=reason):
        at(position, seats=seats, **options)
