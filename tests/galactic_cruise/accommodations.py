"""Short ways to tests of the expansion Accommodations."""

from __future__ import annotations

import tomllib
from typing import Any

import captains_table as ct
from tests.galactic_cruise.helpers import ROOT, asked, do, table, what

BOX: dict[str, Any] = tomllib.loads(
    (ROOT / "src/captains_table/titles/galactic_cruise/data/accommodations.toml").read_text(encoding="utf-8")
)
AUCTION: dict[str, Any] = {"starting_upgrades": "auction", "first_player": 1}
EVERYTHING: dict[str, Any] = {
    "setup": "standard",
    "blueprints": "specialized",
    "gray_tokens": "X1,X2,X3,X4",
    "starting_upgrades": "deal2",
    "acc_agenda": True,
    "acc_experts": True,
    "acc_technologies": True,
}


def turn_with(options: dict[str, Any], *players: dict[str, Any], seats: int = 3, **data: Any) -> ct.Game:
    """The first seat's turn in a game with these options; actions stand as in the Intro setup."""
    everybody = [*players, *[{}] * (seats - len(players))]
    return table({"players": everybody, **data}, seats, **options)


def specialized(*players: dict[str, Any], options: dict[str, Any] | None = None, **data: Any) -> ct.Game:
    return turn_with({"blueprints": "specialized", **(options or {})}, *players, **data)


def liner(segments: list[str], guests: list[int], cruise: str = "C04", stop: int = -1, **more: Any) -> dict[str, Any]:
    """A Ship of Specialized Segments whose next Stop is a Day in Space."""
    return {"segments": segments, "guests": guests, "cruise": cruise, "stop": stop, **more}


def on_a_day(segments: list[str], guests: list[int], me: dict[str, Any] | None = None, **data: Any) -> ct.Game:
    """The Ship has reached its Day in Space, and its owner is asked."""
    ships = [liner(segments, guests), *((me or {}).pop("more_ships", []))]
    return do(specialized({"ships": ships, **(me or {})}, **data), 0, "advance 1")


def set_up_done(game: ct.Game) -> ct.Game:
    """The first choice of everything before the first turn."""
    while what(game, game.to_act[0]) in ("first_development", "first_blueprint"):
        do(game, game.to_act[0], asked(game, game.to_act[0])[0])
    return game
