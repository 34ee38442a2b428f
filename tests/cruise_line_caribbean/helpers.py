"""Short ways to say things in tests of Cruise Line: Caribbean!"""

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
ID = "cruise-line-caribbean"
CARIBBEAN = ct.title(ID)
BOX: dict[str, Any] = tomllib.loads(
    (ROOT / "src/captains_table/titles/cruise_line_caribbean/data/components.toml").read_text(encoding="utf-8")
)
PORTS = ("NY", "VA", "FL", "PR", "JAM", "BER", "CAY", "BAH", "VI", "STL", "BAR")
ISLANDS = PORTS[3:]


def at(position: dict[str, Any], seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    """A game from this position; of the Introductory game unless said otherwise."""
    return ct.set_up(ID, position, seats=seats, seed=seed, options={"mode": "intro", **options})


def market(position: dict[str, Any], seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    """A game of the Standard game from this position."""
    return at(position, seats, seed, mode="standard", **options)


def new(seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    return ct.new_game(ID, seats=seats, seed=seed, options={"mode": "intro", **options})


def company(game: ct.Game, seat: int = 0) -> dict[str, Any]:
    """A company with all its secrets, as a position writes it."""
    found: dict[str, Any] = game.position()["companies"][seat]
    return found


def refused(game: ct.Game, choice: str, rule: str, seat: int | None = None) -> str:
    """The choice is refused, and the refusal names this rule; what it says."""
    with pytest.raises(ct.IllegalChoice) as error:
        game.choose(game.to_act[0] if seat is None else seat, choice)
    assert error.value.rule == rule
    return str(error.value)


def verbs(game: ct.Game, seat: int | None = None) -> set[str]:
    """The first words of what can be chosen."""
    return {notation.split()[0] for notation in notations(game, seat)}


def told(game: ct.Game, seat: int | None = None) -> str:
    """The log in one piece."""
    return "\n".join(game.log(seat))


def drawing(
    event: str, position: dict[str, Any] | None = None, seats: int = 2, seed: int = 1, **options: Any
) -> ct.Game:
    """A game in which this event has just been drawn, Mystery markers aside."""
    deck = [id for id in BOX["events"] if id != event]
    return at({"phase": "event", "mystery": [], "events": [*deck, event], **(position or {})}, seats, seed, **options)


def cannot_be(position: dict[str, Any], reason: str, seats: int = 2, **options: Any) -> None:
    """This position is refused, and the error gives the reason."""
    with pytest.raises(ct.BadPosition, match=reason):
        at(position, seats=seats, **options)
