"""What is seen of the players: their boards, their Ships, their points."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from captains_table.titles.galactic_cruise.presentation.view_types_parts import (
    Column,
    DevelopmentCosts,
    Guests,
    Resources,
    StopLetter,
    TripStop,
)


class ShipView(Struct):
    """A Ship on Earth or in space."""

    cockpit: str
    engine: str
    launched: bool  # at least once
    segments: list[str]
    cabins: int
    bays: int  # so many Segments more may be built in
    icons: Guests
    guests: Guests
    cruise: str | None  # null: on Earth
    stop: int  # the last one resolved, from 0; -1: none yet
    token: str | None
    pilot: Literal["worker", "expert", "autopilot", "pal"] | None
    cockpit_vp: int  # what the Cockpit would score now
    route: list[StopLetter] | UnsetType = UNSET
    trip: list[TripStop] | UnsetType = UNSET
    effects: list[str] | UnsetType = UNSET  # of Specialized Segments, from the top
    columns: list[Column | None] | UnsetType = UNSET  # of each Cabin from the top; null: its halves do not meet


class Hired(Struct):
    """Which of the two Experts have been hired."""

    right: bool
    left: bool


class ExpertPrices(Struct):
    """Money for each of the two Experts."""

    right: int
    left: int


class Points(Struct):
    """Where Victory Points came from."""

    start: int
    guests: int
    cockpits: int
    bonuses: int
    reputation: int
    agm_a: int
    agm_b: int
    final_cockpits: int
    developments: int
    segments: int
    progress: int
    track: int
    supplies: int


class PlayerBoard(Struct):
    """A player as this seat sees them."""

    money: int
    ads: int
    vp: int
    reputation: int
    borrowing: int  # Money to each owner
    stored: Resources
    capacity: Resources
    room: Resources  # for so many more
    capacity_most: int  # of a row whose Developments are all built
    removed: Resources  # Developments built, by row
    built: int  # all of them
    developments: int  # that there are
    columns: int  # of them emptied completely
    development_costs: DevelopmentCosts
    tokens: list[str]
    flipped: str | None
    funding: list[int]  # Money, Ads, VP, Resource; 0: not available
    upgrades: list[str]
    idle: int
    idle_experts: int
    hired: Hired
    prices: ExpertPrices
    hand: list[str | None]  # null: a card this seat does not see
    blueprints: list[str]
    ships: list[ShipView]
    ship_limit: int
    segment_limit: int
    scheduled: str | None
    goals: list[bool]
    wings: int
    launches: int
    cubes: int
    points: Points
    starters: list[str | None] | UnsetType = UNSET  # Starting Upgrade Cards; null: one this seat does not see
    started: bool | UnsetType = UNSET  # the first of them has been activated


class ShipScore(Struct):
    """A Ship in the final scoring."""

    cockpit: str
    vp: int
    launched: bool


class Scoring(Struct):
    """AGM C of one player with its figures (GC-15)."""

    points: Points
    ships: list[ShipScore]
    column: int  # Development columns emptied
    cubes: int
    leads: bool
    wings: int
    progress: int
    reputation: int
    supplies: int
    agm_c: list[int]  # Cockpits, Developments, Segments, Progress, Reputation, Supplies
    total: int
