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


TECH: dict[str, Any] = {"setup": "standard", "advanced_technologies": "on", "adv_agenda": True}
EXPERTS: dict[str, Any] = {"setup": "standard", "adv_experts": True}


def segments(moved: int = 0, *choices: str, owners: list[Any] | None = None) -> ct.Game:
    """Building Segments, with Automated Systems on slot T1."""
    game = turn(
        {"money": 20, "blueprints": ["BP01", "BP02"]},
        options=TECH,
        blueprints=[None] * 5,
        technologies=["ATT2", "ATT1", "ATT3", "ATT4"],
        trackers=[moved, 0, 0, 0],
        areas={"A4": [0], "T1": [0] if owners is None else owners},
    )
    return do(game, 0, "assign worker l5", *choices)


def expert(*choices: str, tile: str = "EXA2") -> ct.Game:
    """An Expert may go to L1."""
    me = {"idle": 2, "idle_experts": 1, "hired": ["right"], "reputation": 3}
    return do(turn(me, options=EXPERTS, expert=tile, areas={"A4": [0]}), 0, *choices)


ADVANCEMENTS: list[tuple[str, Callable[[], ct.Game], str, str]] = [
    ("no_match", lambda: matching("act segments", hand=["BP02", "BP06"]), "segment bp02 1 1", "GX-9.3"),
    ("fits_nowhere", lambda: matching("act segments", hand=["BP02", "BP06"]), "segment bp06 1", "GX-9.3"),
    ("nothing_fits", lambda: matching(hand=["BP06"]), "act segments", "GX-9.7"),
    ("tech_end", lambda: segments(4, "act segments"), "decline t1", "GX-10.9"),
    ("tech_moved", lambda: segments(0, "act segments", "segment bp01 1"), "decline t1", "GX-10.4"),
    ("tech_not_yours", lambda: segments(0, "act segments", owners=[1]), "decline t1", "GX-10.5"),
    ("tech_later", segments, "decline t1", "GX-10.5"),
    ("card_meeting", lambda: turn({"hand": ["V5"]}, options={"adv_agenda": True}), "play v5", "GC-10.5"),
    ("card_perks", lambda: turn({"hand": ["V3"]}, options={"adv_agenda": True, "location_bonus": "on"}), "play v3",
     "GX-11.4"),
    ("solve_time", expert, "solve a2", "GX-12.4"),
    ("solved", lambda: expert("assign expert l1", "solve a1"), "solve a2", "GX-12.4"),
    ("borrowed", lambda: expert("assign expert l4"), "solve a4", "GC-5.4"),
    ("no_such_expert", lambda: expert(tile="EXA1"), "solve a2", "GX-12.4"),
    ("answer_first", turn, "share a2", "GC-4.2"),
]  # fmt: skip
