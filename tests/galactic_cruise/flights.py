"""Ships that are ready to leave, and the countdown in one line."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from tests.galactic_cruise.helpers import do, turn

CRUISES = ["C01", "C02", "C03", "C04", "C05"]
FULL = {"food": 2, "oxygen": 2, "fuel": 2}  # what one Guest on a Ship of two Segments costs to C01, C02 or C03


def ready(cruise: str = "C01", segments: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A player with a Ship of two Segments (one Cabin) or these, a Cruise scheduled and full stores."""
    ships = [{"segments": ["BP01", "BP02"] if segments is None else segments}]
    return {"ships": ships, "scheduled": cruise, "stored": FULL, **more}


def pad(*players: dict[str, Any], **data: Any) -> ct.Game:
    """The first seat's turn with the Cruises C01 to C05 on the Marketing Board."""
    return turn(*players, **{"cruises": CRUISES, **data})


def boarded(game: ct.Game, *guests: str, ship: int = 1, worker: str = "worker") -> ct.Game:
    """T-5 and T-4: with these Guests aboard, asked for the payment."""
    return do(game, 0, f"launch {ship} {worker}", *[f"board {guest}" for guest in guests], "close doors")


def launched(game: ct.Game, *guests: str, ship: int = 1, worker: str = "worker") -> ct.Game:
    """The whole countdown, paid from the stores."""
    return do(boarded(game, *guests, ship=ship, worker=worker), 0, "settle")


def flying(cruise: str, guests: list[int], stop: int = -1, **more: Any) -> dict[str, Any]:
    """A Ship of two Adventurous Segments in space."""
    return {"segments": ["BP01", "BP02"], "cruise": cruise, "guests": guests, "stop": stop, **more}
