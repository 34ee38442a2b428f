"""The shape of a position (docs/positions/cruise-line-caribbean.md): every key with what may be written there."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from captains_table.kernel.shapes import PerSeat, named, one_of
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ACTION_CARDS,
    COLOURS,
    COMPANIES,
    DEPARTURES,
    ENTRIES,
    PHASES,
    PORTS,
    SEASONS,
    SIZES,
    TURN_WORDS,
)

SEASON_ENTRY = Meta(extra={"why": "each entry is a year, a season and something for each seat"})
PLACE = Meta(extra={"why": "a port, a numbered hex, or row and column on the water"})

Card = Annotated[str, named("a card")]
Cards = list[Card]
Colour = Annotated[str, one_of(COLOURS)]
Season = Annotated[str, one_of(SEASONS)]
Dollars = Annotated[int, Meta(ge=-9999, le=9999)]
Cash = Annotated[int, Meta(ge=0, le=999)]
Year = Annotated[int, Meta(ge=1, le=5)]
Book = dict[Annotated[str, one_of(ENTRIES)], Dollars]
Tokens = dict[Colour, Annotated[int, Meta(ge=0, le=15)]]
Lot = int | list[int]  # shares, or certificates where they are indivisible
Hand = Annotated[int, Meta(ge=0, le=ACTION_CARDS)] | list[Card | tuple[Card, int]]


class CompanySaid(Struct, forbid_unknown_fields=True):
    company: Annotated[str, one_of(COMPANIES)] | None = None
    cash: Cash | None = None
    debt: Cash = 0
    ship: Annotated[str, one_of(SIZES)] | None = None
    at: Annotated[str | int | list[int], PLACE] | None = None
    fuel: int | None = None
    aboard: Tokens = {}
    hand: Hand = []
    shares: PerSeat[Lot] | None = None
    new_ship: bool | None = None
    sold: list[int] = []
    bought: bool = False
    returned: int = 0
    delay: bool = False
    bunker: bool = False
    strike: int = 0
    price_war: bool = False
    out: int = 0
    book: Book | None = None


class Position(Struct, forbid_unknown_fields=True):
    year: int = 1
    season: Season | None = None
    phase: Annotated[str, one_of(PHASES)] = "turns"
    order: list[int] | None = None
    active: int | None = None
    turn: list[Annotated[str, one_of(TURN_WORDS)]] = []
    played: list[int] = []
    offers: int = 0
    companies: PerSeat[CompanySaid] | None = None
    prices: PerSeat[int] | None = None
    market: PerSeat[Lot | None] | None = None
    resorts: dict[Colour, int] = {}
    bids: list[int] = []
    waiting: dict[Annotated[str, one_of(PORTS[:DEPARTURES])], Tokens] = {}
    fares: dict[Colour, int] = {}
    up: list[Colour] = []
    mystery: list[int | tuple[int, int | None] | None] | None = None
    looked: list[list[int]] | None = None
    demand: Cards | None = None
    demand_discard: Cards = []
    events: Cards | None = None
    event_discard: Cards = []
    event: Card | None = None
    event_ports: list[Annotated[str, one_of(PORTS)]] = []
    actions: Cards | None = None
    discard: Cards = []
    seen: dict[str, list[int]] = {}
    refills: Annotated[int, Meta(ge=0, le=99)] = 0
    born: dict[str, int] = {}
    books: list[Annotated[tuple[Year, Season, PerSeat[Book]], SEASON_ENTRY]] = []
    worths: list[Annotated[tuple[Year, Season, PerSeat[Dollars]], SEASON_ENTRY]] = []
    asked: Any = None
    script: Any = None
