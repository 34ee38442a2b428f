"""What is shown of questions: offers, auctions, attacks, shares to sell and ships to build."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class GoodsView(Struct):
    """Shares of the company of a seat, or a resort, in an offer."""

    value: int  # at today's prices
    company: int | UnsetType = UNSET
    shares: int | UnsetType = UNSET
    resort: str | UnsetType = UNSET


class OfferView(Struct):
    """The own offer that is being put together."""

    to: int
    what: list[GoodsView]
    value: int


class ExpressView(Struct):
    """The first colour of a Pick up of two."""

    port: str
    colour: str


class PoachedView(Struct):
    """Passengers who are to wait in another port."""

    count: int
    colour: str
    port: str


class HarmView(Struct):
    """What an attack would do, for the sentence that tells it: numbers as `n`, `of`, `most`, dollars the rest."""

    says: str
    n: int | UnsetType = UNSET
    of: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    before: int | UnsetType = UNSET
    after: int | UnsetType = UNSET


class DealView(Struct):
    """Shares to choose: how many, what they bring or cost, and the price of the stock afterwards."""

    shares: int
    amount: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    kept: int | UnsetType = UNSET  # going public: own shares left, cash then, and the largest ship it pays
    cash: int | UnsetType = UNSET
    ship: Literal["S", "M", "L"] | UnsetType | None = UNSET


class YardView(Struct):
    """A ship that could be built: what it costs after the trade-in, and the cash left or short."""

    size: Literal["S", "M", "L"]
    cost: int
    left: int
    short: int
    is_own: bool
    is_smaller: bool  # than the own one
    trade_in: int


class DialogueView(Struct):
    """What one player is asked while all look on: an auction, an offer, an attack, a shortage or a dividend."""

    seat: int  # who is asked
    kind: Literal["interest", "auction", "offer", "attack", "poach", "shortage", "dividend"]
    opener: int | UnsetType = UNSET
    company: int | UnsetType = UNSET
    shares: int | UnsetType = UNSET
    price: int | UnsetType = UNSET  # of the lot, the offer, or of the stock before a dividend
    yes: list[int] | UnsetType = UNSET
    bidders: list[int] | UnsetType = UNSET
    high: int | UnsetType | None = UNSET
    bid: int | UnsetType = UNSET
    seller: int | UnsetType = UNSET
    what: list[GoodsView] | UnsetType = UNSET
    left: int | UnsetType = UNSET  # cash after paying
    attacker: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    poach: PoachedView | UnsetType = UNSET
    harm: HarmView | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    entry: str | UnsetType = UNSET
    missing: int | UnsetType = UNSET
    owed: int | UnsetType = UNSET  # if all that is missing becomes debt
    offers: int | UnsetType = UNSET
    up: int | UnsetType = UNSET  # the price of the stock after a dividend, and without one
    down: int | UnsetType = UNSET
