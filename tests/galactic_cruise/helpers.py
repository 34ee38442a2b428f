"""Short ways to say things in tests of Galactic Cruise."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from captains_table.titles.galactic_cruise.shapes.position import NowSaid, PlayerSaid, Position, ShipSaid

ROOT = Path(__file__).parent.parent.parent
ID = "galactic-cruise"
BOX: dict[str, Any] = tomllib.loads(
    (ROOT / "src/captains_table/titles/galactic_cruise/data/components.toml").read_text(encoding="utf-8")
)
INTRO = {  # D2: where each action stands in the Intro setup
    "blueprints": "l6", "supplies": "l6", "development": "l1", "expert": "l1", "draw": "l2", "refillagenda": "l2",
    "newship": "l5", "segments": "l5", "schedule": "l4", "advertise": "l4", "gainres": "l3", "refillsilo": "l3",
}  # fmt: skip

# what a position may say, and what of it is written only where a module is in play
KEYS, PLAYER_KEYS, SHIP_KEYS, NOW_KEYS = [
    shape.__struct_fields__ for shape in (Position, PlayerSaid, ShipSaid, NowSaid)
]
MODULE_KEYS = {"trackers", "location_bonuses", "active", "auction", "bids"}
PLAYER_MODULE_KEYS = {"starters", "activated"}
MODULE_NOW_KEYS = {"acted", "solved", "declined", "tracked", "used", "boost", "landed"}


def table(data: dict[str, Any] | None = None, seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    """A game from this position; the Intro setup unless said otherwise."""
    return ct.set_up(ID, data or {}, seats=seats, seed=seed, options={"setup": "intro", **options})


def turn(*players: dict[str, Any], seats: int = 0, options: dict[str, Any] | None = None, **data: Any) -> ct.Game:
    """The first seat's turn, of three unless said otherwise: with two the NPC's Workers stand in the Network.
    Players say what they have, the rest of the table is said by name."""
    count = seats or max(3, len(players))
    everybody = [*players, *[{}] * (count - len(players))]
    return table({"players": everybody, **data}, count, **(options or {}))


def acting(action: str, *players: dict[str, Any], worker: str = "worker", **data: Any) -> ct.Game:
    """The first seat has put a Worker where this action stands (as in D2) and begun it."""
    game = turn(*players, **data)
    return do(game, 0, f"assign {worker} {INTRO[action]}", f"act {action}")


def new(seats: int = 2, seed: int = 1, **options: Any) -> ct.Game:
    return ct.new_game(ID, seats=seats, seed=seed, options=options)


def do(game: ct.Game, seat: int, *choices: str) -> ct.Game:
    """Make these choices for this seat, one after the other."""
    for choice in choices:
        game.choose(seat, choice)
    return game


def notations(game: ct.Game, seat: int = 0) -> list[str]:
    """What this seat can choose now, free acts included."""
    return [choice.notation for choice in game.choices(seat)]


def asked(game: ct.Game, seat: int = 0) -> list[str]:
    """The answers to what this seat is being asked, without free acts."""
    return [choice.notation for choice in game.choices(seat) if choice.id < 4096]


def free(game: ct.Game, seat: int = 0) -> list[str]:
    """The free acts this seat may do now."""
    return [choice.notation for choice in game.choices(seat) if choice.id >= 4096]


def what(game: ct.Game, seat: int = 0) -> str:
    """The kind of decision this seat is asked for; empty if none."""
    return game.kind(seat)


def starting(game: ct.Game, word: str, seat: int = 0) -> list[str]:
    """The choices that begin with this word."""
    return [notation for notation in notations(game, seat) if notation.split()[0] == word]


def seen(game: ct.Game, seat: int | None = 0) -> dict[str, Any]:
    """What the seat (None: a spectator) sees."""
    found: dict[str, Any] = game.view(seat)["table"]
    return found


def player(game: ct.Game, seat: int = 0) -> dict[str, Any]:
    """A player with all secrets, as a position writes it."""
    found: dict[str, Any] = game.position()["players"][seat]
    return found


def purse(game: ct.Game, seat: int = 0) -> tuple[int, int, int, int]:
    """Money, Ads, VP, Reputation"""
    of = player(game, seat)
    return (of["money"], of["ads"], of["vp"], of["reputation"])


def stored(game: ct.Game, seat: int = 0) -> tuple[int, int, int]:
    """Food, Oxygen, Fuel"""
    of = player(game, seat)["stored"]
    return (of["food"], of["oxygen"], of["fuel"])


def refused(game: ct.Game, choice: str, seat: int = 0) -> str:
    """The choice is refused; what the refusal says."""
    with pytest.raises(ct.IllegalChoice) as error:
        game.choose(seat, choice)
    return str(error.value)


def cannot_be(data: dict[str, Any], reason: str, seats: int = 2, **options: Any) -> None:
    """This position is refused, and the error gives the reason."""
    with pytest.raises(ct.BadPosition, match=reason):
        table(data, seats, **options)


def told(game: ct.Game, seat: int | None = None) -> str:
    """The log in one piece."""
    return "\n".join(game.log(seat))
