"""What is shown to plan voyages with."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

Hex = list[int]


class VisitView(Struct):
    """What a Visit would bring; least and most while the marker is face down."""

    passengers: int
    fares: list[int]
    total: list[int]  # with everything else, pirates paid
    first_visit: int
    resort: int
    resort_owner: int | None
    resort_income: int
    pirates: int


class WayHomeView(Struct):
    """From a stop to the nearest departure port."""

    port: str
    fuel: int
    missing: int  # beyond what would be left in the tank
    unit: int | None  # what fuel costs at the stop; null at sea
    paid: bool  # whether cash covers what is missing there
    paid_after_visit: bool  # or cash with the least that a Visit brings


class PlanView(Struct):
    """A port or marker as a stop of the next move."""

    stop: str
    hex: Hex
    hexes: int | None
    detour: int | None  # hexes more than straight on, because of markers
    route: list[Hex]
    fuel: int | None
    left: int | None
    home: WayHomeView
    open: bool | UnsetType = UNSET
    shallow: bool | UnsetType = UNSET
    visit: VisitView | UnsetType | None = UNSET


class HomecomingView(Struct):
    """What a Return would cost and bring now."""

    unsatisfied: int
    amount: int  # dollars to pay, or by which the stock falls
    cards: int


class LadderView(Struct):
    """What fuel costs where the ship lies, unit by unit; in a sale what the event asks."""

    port: str | None
    room: int
    prices: list[int]
    paid: int  # so many units are covered by cash
