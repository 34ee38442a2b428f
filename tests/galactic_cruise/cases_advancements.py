"""Refusals of the expansion Advancements: the key of the sentence, a game, a wish and the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import captains_table as ct
from tests.galactic_cruise.helpers import do, turn

MATCHING = {"blueprints": "cabin_matching"}


def matching(*choices: str, hand: list[str]) -> ct.Game:
    """Before building into a Ship with one Segment: left above, center below."""
    me: dict[str, Any] = {"money": 40, "blueprints": hand, "ships": [{"segments": ["BP01"]}]}
    game = turn(me, options=MATCHING, blueprints=[None] * 5)
    return do(game, 0, "assign worker l5", *choices)


ADVANCEMENTS: list[tuple[str, Callable[[], ct.Game], str, str]] = [
    ("no_match", lambda: matching("act segments", hand=["BP02", "BP06"]), "segment bp02 1 1", "GX-9.3"),
    ("fits_nowhere", lambda: matching("act segments", hand=["BP02", "BP06"]), "segment bp06 1", "GX-9.3"),
    ("nothing_fits", lambda: matching(hand=["BP06"]), "act segments", "GX-9.7"),
]
