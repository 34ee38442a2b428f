"""Refusals of the expansion Accommodations, for tests of all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import captains_table as ct
from tests.galactic_cruise.accommodations import AUCTION, on_a_day, set_up_done, turn_with
from tests.galactic_cruise.helpers import do, new

SEGMENTS: Final = ["SB12", "SB04"]  # 2 Reputation each: Relaxing, Adventurous


def triggered() -> ct.Game:
    return do(on_a_day(SEGMENTS, [1, 2, 0]), 0, "send r 1")


ACCOMMODATIONS: Final[list[tuple[str, Callable[[], ct.Game], str, str]]] = [
    ("bid", lambda: set_up_done(new(2, 4, **AUCTION)), "bid 14", "GX-15.6"),
    ("no_pal", lambda: turn_with({"acc_agenda": True}, {}), "launch 1 pal", "GX-16.6"),
    ("no_such_segment", lambda: on_a_day(SEGMENTS, [1, 1, 0]), "send a 3", "GX-14.3"),
    ("no_guest_to_send", lambda: on_a_day(SEGMENTS, [1, 1, 0]), "send f 1", "GX-14.3"),
    ("segment_icon", lambda: on_a_day(SEGMENTS, [1, 1, 0]), "send a 1", "GX-14.3"),
    ("segment_triggered", triggered, "send r 1", "GX-14.4"),
    ("segment_idle", lambda: on_a_day(["SB08", "SB09"], [1, 1, 0]), "send a 1", "GX-14.5"),
]
