"""What a seat is shown of a table. Cards, ports and companies are their codes; the catalogue says what is printed."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from captains_table.titles.cruise_line_caribbean.presentation.view_types_questions import (
    DealView,
    DialogueView,
    ExpressView,
    HarmView,
    OfferView,
    YardView,
)
from captains_table.titles.cruise_line_caribbean.presentation.view_types_voyage import (
    HomecomingView,
    LadderView,
    PlanView,
)

Size = Literal["S", "M", "L"]
SeasonName = Literal["winter", "spring", "summer", "fall"]
Hex = list[int]  # row and column


class PortView(Struct):
    """A port: of a departure port who waits there, of an island its fare, resort and troubles."""

    port: str
    hex: Hex
    waiting: dict[str, int] | UnsetType = UNSET  # passengers by colour
    fare: int | UnsetType | None = UNSET  # null: not known to this reader
    up: bool | UnsetType = UNSET  # whether the Fare marker lies face up
    looked: bool | UnsetType = UNSET  # whether only this reader knows it
    change: int | UnsetType = UNSET  # of the fare, by the event
    resort: int | UnsetType | None = UNSET  # whose
    closed: bool | UnsetType = UNSET
    pirates: bool | UnsetType = UNSET


class MysteryView(Struct):
    """A face-down Mystery marker."""

    number: int
    hex: Hex
    value: int | None  # null: not known to this reader


class EventView(Struct):
    """The event of this season."""

    card: str
    lasts: bool
    ports: list[str]  # that it concerns


class ShipView(Struct):
    """A ship, where it lies and who is aboard."""

    size: Size
    hex: Hex
    port: str | None
    at: str  # its hex in notation
    fuel: int
    tank: int
    capacity: int
    aboard: dict[str, int]  # by colour


class EffectsView(Struct):
    """What attacks have left behind."""

    delay: bool
    bunker: bool
    strike: int  # turns to come without Pick up
    price_war: bool


class CompanyView(Struct):
    """A player's cruise line as everybody sees it; of its hand, what the reader knows."""

    company: str | None
    home: str | None
    cash: int
    debt: int
    ship: ShipView | None
    hand: list[str | None]
    shares: list[int]  # of the company of each seat
    price: int | None
    resorts: list[str]
    worth: int
    returned: int  # 1 for the first one back this season, and so on; 0: at sea
    effects: EffectsView
    turn: list[str]  # what this turn has seen: acted, wind, pilot, second
    played: bool  # a card, in this turn or window
    sold: list[int]  # seats whose companies' shares were sold this year
    bought: bool
    out: int


class BidView(Struct):
    """The own bid while all are secret."""

    amount: int
    spot: bool


class ExchangeView(Struct):
    """The stock of one company: price, market, and what a dividend or an emergency sale would bring."""

    company: str | None
    price: int
    market: int  # shares there
    certificates: int  # there; the last one is sold by auction
    dividend: int  # all of it
    dividend_shares: list[int]  # by seat
    dividend_bank: int
    emergency: int  # for a share


class ResortPrices(Struct):
    """What resorts cost, bring and are worth now."""

    winter: int
    action: int
    with_card: int  # the action, with a card that grants some of it
    value: int
    income: int  # for each passenger


class DecksView(Struct):
    """How many cards are left, and which have gone."""

    demand: int
    demand_discard: list[str]
    events: int
    event_discard: list[str]
    actions: int
    discard: list[str]


class LedgerView(Struct):
    """The dollars of one season: for each seat by entry."""

    year: int
    season: SeasonName
    books: list[dict[str, int]]


class WorthsView(Struct):
    """What everybody was worth at the end of a season."""

    year: int
    season: SeasonName
    worths: list[int]


class SharesScore(Struct):
    """Shares of one company at the end."""

    company: str
    shares: int
    price: int
    value: int


class ScoreView(Struct):
    """Net worth at the end, part by part."""

    cash: int
    debt: int
    resorts: int
    resort_value: int
    ship: Size | None
    ship_value: int
    shares: list[SharesScore]
    shares_value: int
    worth: int
    out: int


class CaribbeanView(Struct):
    """The table as one seat, or a spectator, sees it."""

    standard: bool
    year: int
    years: int
    season: SeasonName
    phase: str
    order: list[int]
    active: int | None
    ports: list[PortView]
    mysteries: list[MysteryView]
    event: EventView | None
    companies: list[CompanyView]
    supply: dict[str, int]
    market: list[int]
    own_limit: int
    max_resorts: int
    price_cap: int
    resort_prices: ResortPrices
    island_fuel: int  # a unit on an island, as the event has it
    bids: list[Any]  # while they are secret null, true or, the own one, a BidView; afterwards dollars
    decks: DecksView
    ledger: list[LedgerView]
    worths: list[WorthsView]
    winter: list[str]  # the steps of this Winter; empty in other seasons
    exchange: list[ExchangeView] | UnsetType = UNSET
    dialogue: DialogueView | UnsetType | None = UNSET
    offer: OfferView | UnsetType = UNSET
    count: int | UnsetType = UNSET  # passengers to lose, or guests to come
    express: ExpressView | UnsetType | None = UNSET
    deals: dict[str, DealView] | UnsetType = UNSET  # by the notation of the choice
    harms: dict[str, HarmView] | UnsetType = UNSET  # by the notation of the choice
    notes: list[Literal["sold", "limit"] | None] | UnsetType = UNSET  # why this company's shares cannot be bought
    yard: list[YardView] | UnsetType = UNSET
    plans: list[PlanView] | UnsetType = UNSET
    blocked: dict[str, str] | UnsetType = UNSET  # by what one cannot do on this turn: why
    homecoming: HomecomingView | UnsetType = UNSET
    ladder: LadderView | UnsetType = UNSET
    scoring: list[ScoreView] | UnsetType = UNSET
