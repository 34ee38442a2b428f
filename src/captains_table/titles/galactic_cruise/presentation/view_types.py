"""What a seat sees of the table, as it is sent to boards and programs: the shape of it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal[
    "setup", "advance", "actions", "launch", "meeting", "end", "recall", "last_flight", "over"
]  # where a turn stands
Action = Literal[
    "DEVELOPMENT", "EXPERT", "SUPPLIES", "BLUEPRINTS", "SEGMENTS", "NEWSHIP", "GAINRES", "REFILLSILO", "SCHEDULE",
    "ADVERTISE", "DRAW", "REFILLAGENDA",
]  # fmt: skip
Kind = Literal["food", "oxygen", "fuel"]
GuestType = Literal["A", "R", "F"]
StopLetter = Literal["A", "R", "F", "D", "E"]  # a Destination, a Day in Space, Return to Earth
Owner = int | Literal["neutral", "npc"]  # a seat, or nobody's seat


class Resources(Struct):
    """So many of each Resource."""

    food: int
    oxygen: int
    fuel: int


class Guests(Struct):
    """So many of each type."""

    A: int
    R: int
    F: int


class Gains(Struct):
    """What something brings; what it does not bring is not there."""

    money: int | UnsetType = UNSET
    ads: int | UnsetType = UNSET
    vp: int | UnsetType = UNSET
    reputation: int | UnsetType = UNSET
    resources: int | UnsetType = UNSET
    cards: int | UnsetType = UNSET


# -- the Network ---------------------------------------------------------------------------------------------


class Worker(Struct):
    """Whoever stands at a location."""

    owner: Owner
    expert: bool


class Location(Struct):
    """One of the six buildings."""

    id: str
    actions: list[Action]
    worker: Worker | None


class Area(Struct):
    """Where Developments stand: walkways A1 to A6, Technologies T1 to T4."""

    id: str
    owners: list[Owner]
    opened: bool  # borrowed or declared this turn
    usable: bool | UnsetType = UNSET  # by this seat
    price: int | UnsetType = UNSET  # Money for this seat to borrow it


class ReachedAction(Struct):
    """An action of a location, and whether it could be taken now."""

    action: Action
    possible: bool


class Reach(Struct):
    """A location that a Worker could act at, and how it comes there."""

    site: str
    area: str | None  # the walkway; null: it stands there itself
    access: Literal["here", "open", "none", "borrow", "too_dear"]
    price: int
    actions: list[ReachedAction]


class Plan(Struct):
    """Where a Worker at this location would lead (GC-8.3)."""

    site: str
    bump: Owner | None
    reach: list[Reach]


# -- goals and progress --------------------------------------------------------------------------------------


class Goal(Struct):
    """A Company Goal; lists by seat."""

    measure: str
    levels: list[int]
    level: int  # which of them the tracker is at
    values: list[int]
    done: list[bool]


class Progress(Struct):
    """The Progress Track."""

    sections: list[int]  # how many spaces each has
    track: list[Owner | None]
    overflow: list[int]
    leaders: list[int]  # seats with the highest Reputation


# -- Cruises and Ships ---------------------------------------------------------------------------------------


class CruiseSpace(Struct):
    """A space of the Marketing Board."""

    cruise: str | None
    guests: Guests
    consultant: int | None


class AdsByType(Struct):
    """Ads for a Guest of each type that is aboard."""

    A: int | UnsetType = UNSET
    R: int | UnsetType = UNSET
    F: int | UnsetType = UNSET


class TripStop(Struct):
    """A Stop of a Cruise and what it would bring as things stand."""

    stop: StopLetter
    vp: int | UnsetType = UNSET  # for each Guest scored there
    ads: AdsByType | UnsetType = UNSET
    gains: Gains | UnsetType = UNSET  # of a Day in Space


class Ship(Struct):
    """A Ship on Earth or in space."""

    cockpit: str
    engine: str
    launched: bool  # at least once
    segments: list[str]
    cabins: int
    icons: Guests
    guests: Guests
    cruise: str | None  # null: on Earth
    stop: int  # the last one resolved, from 0; -1: none yet
    token: str | None
    pilot: Literal["worker", "expert", "autopilot"] | None
    cockpit_vp: int  # what the Cockpit would score now
    route: list[StopLetter] | UnsetType = UNSET
    trip: list[TripStop] | UnsetType = UNSET


class Preflight(Struct):
    """What the launch of a Ship on Earth still lacks (GC-11.1)."""

    ship: int
    cabins: int
    scheduled: bool
    worker: bool
    guests: bool
    waiting: int
    owed: Resources
    waivers: int
    supplies: bool
    ready: bool


# -- players -------------------------------------------------------------------------------------------------


class Sides(Struct):
    """Of the two Experts: whether they are hired."""

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
    removed: Resources  # Developments built, by row
    tokens: list[str]
    flipped: str | None
    funding: list[int]  # Money, Ads, VP, Resource; 0: not available
    upgrades: list[str]
    idle: int
    idle_experts: int
    hired: Sides
    prices: ExpertPrices
    hand: list[str | None]  # null: a card this seat does not see
    blueprints: list[str]
    ships: list[Ship]
    ship_limit: int
    segment_limit: int
    scheduled: str | None
    goals: list[bool]
    wings: int
    launches: int
    cubes: int
    points: Points


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


# -- now -----------------------------------------------------------------------------------------------------


class Now(Struct):
    """What this turn has seen."""

    step: int  # of the three steps of a turn; 0 outside turns
    site: str | None
    expert: bool
    acts: int
    action: Action | None
    items: int
    track_used: bool
    scored: int
    lifting: int | None  # the Ship being launched
    played: list[str]
    cards: list[str]  # played on the action in progress and lowering a price
    rebate: int


class DevelopmentCosts(Struct):
    """What the next Development of each row costs; null: none is left."""

    food: int | None
    oxygen: int | None
    fuel: int | None


class Asked(Struct):
    """What this seat is asked, with the figures that belong to it; which are there depends on what it is."""

    what: str
    count: int | UnsetType = UNSET
    bumped: bool | UnsetType = UNSET
    left: int | UnsetType = UNSET
    meeting: bool | UnsetType = UNSET
    costs: DevelopmentCosts | UnsetType = UNSET
    row: Kind | UnsetType = UNSET
    area: str | UnsetType = UNSET
    due: int | Resources | UnsetType = UNSET
    space: int | UnsetType = UNSET
    chosen: list[int] | UnsetType = UNSET
    ship: int | UnsetType = UNSET
    places: int | UnsetType = UNSET
    presold: Guests | UnsetType = UNSET
    blame: int | UnsetType = UNSET
    owed: Resources | UnsetType = UNSET
    waivers: int | UnsetType = UNSET
    cruise: str | UnsetType = UNSET
    guests: int | UnsetType = UNSET
    segments: int | UnsetType = UNSET
    tickets: int | UnsetType = UNSET
    covered: Resources | UnsetType = UNSET
    units: int | UnsetType = UNSET
    trip: list[TripStop] | UnsetType = UNSET


class Bonuses(Struct):
    """The Guest Bonus token of each type."""

    A: str
    R: str
    F: str


class View(Struct):
    """The table as a seat sees it."""

    intro: bool
    round: int
    round_limit: int
    first: int
    turn: int | None
    phase: Phase
    end_stage: int  # 1: the end is triggered, 2: final round
    agms: int  # held so far
    locations: list[Location]
    areas: list[Area]
    technologies: list[str]
    expert: str
    goals: list[Goal]
    silo: Resources
    progress: Progress
    agenda: list[str | None]
    deck: int
    discard: list[str]
    blueprints: list[str | None]
    blueprint_stack: int
    blueprint_discard: list[str]
    cockpits: list[str | None]
    engines: list[str | None]
    pair_stack: int
    cruises: list[CruiseSpace]
    cruise_stack: int
    cruise_discard: int
    queue: list[Guests]
    supply: Guests
    bonuses: Bonuses
    npc: bool
    players: list[PlayerBoard]
    now: Now
    scoring: list[Scoring] | UnsetType = UNSET  # once the game is over
    asked: Asked | UnsetType | None = UNSET
    plans: list[Plan] | UnsetType = UNSET
    preflight: list[Preflight] | UnsetType = UNSET
