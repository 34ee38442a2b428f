"""The shape of a position (docs/positions/tranquility.md): every key with what may be written there."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from captains_table.kernel.shapes import PerSeat, named
from captains_table.titles.tranquility.data.ids import ISLANDS

Island = Annotated[int, Meta(ge=1, le=ISLANDS, extra={"why": f"only Islands 1 to {ISLANDS} lie in the grid"})]
Card = Annotated[int | str, named("a card")]
Storm = Annotated[str, named("a Storm as 'yellow-1'")]
Slot = Annotated[int | str, named("a slot")]
Zone = Annotated[int, Meta(ge=0, le=99)] | list[Card] | None
Known = Annotated[tuple[Card, int], named("[card, size of the discard pile then]")]
Drawn = Annotated[int, Meta(ge=0, le=200)]


class Position(Struct, forbid_unknown_fields=True):
    grid: dict[str, Island] = {}
    moon: list[Slot] = []
    hands: PerSeat[Zone] | None = None
    piles: PerSeat[Zone] | None = None
    discards: PerSeat[Zone] | None = None
    buried: PerSeat[Zone] | None = None
    removed: list[Card] = []
    gone: list[Card] = []
    deck: int | list[Card] | None = None
    display: list[Card] = []
    turn: int = 0
    first: int | None = None
    sailed: bool | int = False
    rocks: int | None = None
    roof_open: bool | None = None
    pillars: Annotated[int, Meta(ge=0, le=7)] | None = None
    storms: dict[str, int] = {}
    shown: Storm | None = None
    laid: list[Storm] = []
    compasses: PerSeat[int] | None = None
    supply: int | None = None
    moon_hands: list[int] = []
    moon_seat: int | None = None
    discards_in_a_row: Annotated[int, Meta(ge=0, le=999)] = 0
    rewarded: int = 0
    paying: bool = False
    pledging: bool = False
    pledges: list[int] = []
    last_pledges: list[int] = []
    gave: int = 0
    emptied: int = 0
    marks: PerSeat[Annotated[int, Meta(ge=0, le=5)]] | None = None
    clear_of_starts: PerSeat[Drawn] | None = None
    clear_of_monsters: PerSeat[Drawn] | None = None
    sailed_at: PerSeat[Drawn] | None = None
    seen: PerSeat[list[Known]] | None = None
    asked: Any = None
    script: Any = None
