"""The shape of components.toml."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from captains_table.kernel.shapes import Names, one_of
from captains_table.titles.cruise_line_caribbean.data.ids import (
    BLUES,
    CLASSES,
    COLOURS,
    DEPARTURES,
    EFFECTS,
    PORTS,
    REDS,
    SIZES,
)

TIMINGS = ("any", "before", "departure", "visit", "pickup", "after", "return", "build", "bid", "react")
HEX = Meta(extra={"why": "must be a row and a column"})
CHART = Meta(
    min_length=22,
    max_length=22,
    extra={"why": "must have a row for each price from 1 to 22, ten whole numbers in each"},
)

Hex = Annotated[tuple[int, int], HEX]
PortCode = Annotated[str, one_of(PORTS)]
Class = Annotated[str, one_of(CLASSES)]
CompanyName = Annotated[str, Meta(min_length=1, extra={"why": "a company needs a name"})]
Small = Annotated[int, Meta(ge=0, le=20)]
Price = Annotated[int, Meta(ge=0, le=99)]
Change = Annotated[int, Meta(ge=-9, le=20)] | None
Money = Annotated[int, Meta(ge=-20, le=20)] | None
BySize = dict[Annotated[str, one_of(SIZES)], Small]
DividendRow = Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=10, max_length=10)]


class Map(Struct):
    """T1"""

    rows: list[str]


class Port(Struct):
    """T2; a port of departure has no passengers of its own."""

    name: Names
    hex: Hex
    article: bool = False
    colour: Names = {}
    tokens: Annotated[int, Meta(ge=1, le=15)] = 1
    shallow: bool = False


class Company(Struct):
    """T4"""

    name: CompanyName
    short: CompanyName
    home: Annotated[str, one_of(PORTS[:DEPARTURES])]


class Ship(Struct):
    """T5, T6"""

    name: Names
    capacity: Annotated[int, Meta(ge=1, le=15)]
    tank: Annotated[int, Meta(ge=10, le=20)]
    price: Annotated[int, Meta(ge=1, le=99)]
    trade_in: Price
    maintenance: Price
    fuel_prices: Annotated[list[Price], Meta(min_length=20, max_length=20)]


class Fares(Struct):
    values: Annotated[list[Annotated[int, Meta(ge=3, le=6)]], Meta(min_length=12, max_length=12)]


class Mystery(Struct):
    name: Names


class Action(Struct):
    """T13: a card has two halves."""

    blue: Annotated[str, one_of(BLUES)]
    red: Annotated[str, one_of(REDS)]


class Blue(Struct):
    name: Names
    timing: Annotated[str, one_of(TIMINGS)]
    answers: list[Class] = []
    value: Small = 0
    cash: Small = 0


class Red(Struct):
    name: Names
    kind: Class = field(name="class")
    value: Small = 0
    cash: Small = 0


class Event(Struct):
    """T14; what an effect needs besides is read where it is used."""

    name: Names
    effect: Annotated[str, one_of(EFFECTS)]
    season: bool
    port: PortCode | None = None
    ports: list[PortCode] = []
    change: Change = None
    units: Change = None
    dice: Change = None
    tokens: Change = None
    income: Change = None
    cards: Change = None
    fuel: Change = None
    cash: Money = None
    price: Money = None
    costs: BySize = {}
    capacities: BySize = {}


class Dividends(Struct):
    chart: Annotated[list[DividendRow], CHART]
    divisor_option: Annotated[int, Meta(ge=1, le=20)]


class Numbers(Struct):
    start_cash: Price
    start_fuel: Price
    resort_winter: Price
    resort_action: Price
    resort_value: Price
    resort_income: Price
    first_visit: Price
    fine: Price
    tow: Price
    island_fuel: Price
    island_fuel_note: Price
    pirates: Price
    cards_first: Price
    cards_second: Price
    demand_cards: Price
    ipo_price: Price
    ipo_least: Price
    price_most: Price
    price_most_board: Price
    offers: Price
    debt_step: Price
    bankrupt: Price
    resorts: Annotated[list[Annotated[int, Meta(ge=0, le=8)]], Meta(min_length=3, max_length=3)]
    own_limit: Annotated[list[Annotated[int, Meta(ge=1, le=10)]], Meta(min_length=3, max_length=3)]


class Box(Struct):
    map: Map
    ports: dict[str, Port]
    mystery_hexes: dict[str, Hex]
    companies: dict[str, Company]
    ships: dict[str, Ship]
    fares: Fares
    mysteries: dict[str, Mystery]
    demand: dict[str, dict[str, list[Annotated[str, one_of(COLOURS)]]]]
    demand_decks: dict[str, Annotated[list[Annotated[int, Meta(ge=0, le=12)]], Meta(min_length=7, max_length=7)]]
    actions: dict[str, Action]
    blue: dict[str, Blue]
    red: dict[str, Red]
    events: dict[str, Event]
    dividends: Dividends
    numbers: Numbers
