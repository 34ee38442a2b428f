"""What a seat sees of the table, as it is sent to boards and programs: the shape of it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from captains_table.titles.galactic_cruise.presentation.view_types_launch import Launch, Preflight
from captains_table.titles.galactic_cruise.presentation.view_types_parts import (
    Action,
    Column,
    DevelopmentCosts,
    Gains,
    Guests,
    GuestType,
    Owner,
    Resource,
    Resources,
    StopLetter,
    TrackGain,
)
from captains_table.titles.galactic_cruise.presentation.view_types_players import PlayerBoard, Scoring
from captains_table.titles.galactic_cruise.presentation.view_types_rachel import RachelView

Phase = Literal["setup", "advance", "actions", "launch", "meeting", "end", "recall", "last_flight", "over"]

# -- the Network ---------------------------------------------------------------------------------------------


class Worker(Struct):
    """Whoever stands at a location."""

    owner: Owner
    expert: bool


class LocationBonus(Struct):
    """The Location Bonus token of a location (GX-11)."""

    token: str
    active: bool
    built: int  # Developments of anybody beside it
    needed: int  # that turn it
    gained: bool  # by the player of this turn
    own: int | UnsetType = UNSET  # Developments of this seat beside it
    gains: Gains | UnsetType = UNSET  # what it gives this seat for a Worker placed there, once it is active


class Location(Struct):
    """One of the six buildings."""

    id: str
    actions: list[Action]
    worker: Worker | None
    bonus: LocationBonus | UnsetType = UNSET


class TechTrack(Struct):
    """The track of an Advanced Technology (GX-10)."""

    length: int  # spaces
    moved: int  # spaces that the tracker has moved from the first
    marks: list[int]  # spaces after which a cost mark stands, from 1
    extra: int  # marks passed: Money more to build here, and to each owner for borrowing
    improved: bool
    used: bool  # the tracker will move at the end of the action or launch
    tracked: bool  # a use has moved it this turn
    declined: bool  # this turn's player does without it


class Area(Struct):
    """Where Developments stand: walkways A1 to A6, Technologies T1 to T4."""

    id: str
    owners: list[Owner]
    opened: bool  # borrowed or declared this turn
    first: int  # Reputation for the first Development there; 0: somebody has built
    joins: list[str] | UnsetType = UNSET  # the two locations at the ends of a walkway
    usable: bool | UnsetType = UNSET  # by this seat
    price: int | UnsetType = UNSET  # Money for this seat to borrow it
    track: TechTrack | UnsetType = UNSET  # of an Advanced Technology


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


# -- tracks --------------------------------------------------------------------------------------------------


class Goal(Struct):
    """A Company Goal; lists by seat."""

    measure: str
    levels: list[int]
    level: int  # which of them the tracker is at
    needed: int  # there
    values: list[int]
    done: list[bool]
    ready: list[bool]  # met, and not done yet


class Meeting(Struct):
    """What an AGM would bring a seat now: (cubes + lead) x Wings (GC-14.4)."""

    cubes: int
    lead: int  # 1 for the highest Reputation
    wings: int
    vp: int


class Progress(Struct):
    """The Progress Track."""

    sections: list[int]  # how many spaces each has
    track: list[Owner | None]
    overflow: list[int]
    leaders: list[int]  # seats with the highest Reputation
    next: int  # the section of the next AGM, from 0
    until: list[int]  # cubes until each section, and all before it, are full
    meetings: list[list[Meeting]]  # by section and seat


class ReputationTrack(Struct):
    """What is printed at each position of the Reputation track, from 0."""

    icons: list[TrackGain | None]  # between the position before and this one
    borrowing: list[int]
    vp: list[int]


class Spending(Struct):
    """So many steps down the Reputation track for its icons of one type (GC-5.6)."""

    gain: TrackGain
    steps: int
    units: int
    left: int  # Reputation after it
    vp_less: int  # in the end
    borrowing: int | UnsetType = UNSET  # the price after it, if that is another


# -- prices --------------------------------------------------------------------------------------------------


class Surcharge(Struct):
    """What a slot of the Blueprint display adds to a price."""

    money: int
    reputation: int
    waived_by: str | None  # a Technology or a card


class BillLine(Struct):
    """A part of a price; `id` of the Technology, card or Expert behind it."""

    reason: Literal["cost", "surcharge", "no_surcharge", "technology", "card", "expert"]
    money: int
    id: str | UnsetType = UNSET


class SegmentBill(Struct):
    """What building a Segment costs now, and why (GC-9.5.2)."""

    lines: list[BillLine]
    money: int
    reputation: int


class GuestPrice(Struct):
    """Ads for a Guest of a section of the Queue or of the supply (GC-10.14)."""

    printed: int
    price: int
    lowered_by: list[str]  # Technologies and cards


class Prices(Struct):
    """What things cost this seat now; a spectator is shown the prices of whoever's turn it is."""

    surcharges: list[Surcharge]  # by slot of the display
    display: list[SegmentBill | None]
    own: dict[str, SegmentBill]  # Blueprints beside the board
    guests: list[GuestPrice]  # three sections of the Queue, and the supply
    discard_pile: int  # Reputation for a card of it


# -- Cruises -------------------------------------------------------------------------------------------------


class TicketGain(Struct):
    """What each Guest sold for a Cruise brings (GC-9.10.3)."""

    money: int
    kinds: list[GuestType]  # these bring Reputation, too
    reputation: int


class CruiseSpace(Struct):
    """A space of the Marketing Board."""

    cruise: str | None
    guests: Guests
    consultant: int | None
    route: list[StopLetter] | UnsetType = UNSET
    ticket: TicketGain | UnsetType = UNSET


class Bonuses(Struct):
    """The Guest Bonus token of each type."""

    A: str
    R: str
    F: str


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


class Place(Struct):
    """Somewhere in a Ship where a Segment would meet its neighbours' half Cabins, or not (GX-9.3)."""

    fits: bool
    column: Column | UnsetType = UNSET  # of the Cabin that it would make; a first Segment makes none
    clash: list[Column] | UnsetType = UNSET  # the half that is there and that of the Segment, where they do not meet


class Question(Struct):
    """Figures that belong to what this seat is asked; which of them are there depends on its kind."""

    count: int | UnsetType = UNSET  # Resources to choose, or what a purchase brings
    bumped: bool | UnsetType = UNSET  # the Funding Bonus is for a Worker who was bumped
    left: int | UnsetType = UNSET  # actions
    meeting: bool | UnsetType = UNSET
    costs: DevelopmentCosts | UnsetType = UNSET
    resource: Resource | UnsetType = UNSET  # the row of the Development that is paid
    area: str | UnsetType = UNSET  # where it will stand
    due: int | UnsetType = UNSET
    space: int | UnsetType = UNSET  # of the Cruise that tickets are sold for
    chosen: list[int] | UnsetType = UNSET  # slots of the Blueprint display
    ship: int | UnsetType = UNSET  # whose Stop it is about
    places: dict[str, list[list[Place]]] | UnsetType = UNSET  # by Blueprint and Ship, from the top; none: no room there


class GuestsGo(Struct):
    """Segments that a Guest of each type may be sent to, from the top and from 1."""

    A: list[int]
    R: list[int]
    F: list[int]


class Day(Struct):
    """A Day in Space with Specialized Segments (GX-14.3)."""

    ship: int
    guests: Guests  # not sent yet
    triggered: list[int]  # Segments from the top, from 1
    anywhere: int  # so many Guests may go to a Segment without their icon
    again: int  # so many Segments may be triggered once more
    goes: GuestsGo


class Auction(Struct):
    """Starting Upgrade Cards on offer, and bids: null if this seat does not know them yet (GX-15.6)."""

    cards: list[str]
    bids: list[int | None]
    done: list[bool]  # who has made a bid
    open: bool  # all bids are known
    order: list[int] | UnsetType = UNSET  # of picking, then


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
    reputation: ReputationTrack
    agenda_refill: Gains  # what refilling the Agenda would bring now
    prices: Prices
    scoring: list[Scoring] | UnsetType = UNSET  # once the game is over
    launch: Launch | UnsetType = UNSET
    question: Question | UnsetType = UNSET
    spending: list[Spending] | UnsetType = UNSET
    plans: list[Plan] | UnsetType = UNSET
    preflight: list[Preflight] | UnsetType = UNSET
    rachel: RachelView | UnsetType = UNSET  # in a game alone
    # -- modules of the expansions, where they are in play
    blueprint_set: Literal["base", "cabin_matching", "specialized"] | UnsetType = UNSET
    gray_tokens: list[str] | UnsetType = UNSET  # if they are not the four of the base game
    auction: Auction | UnsetType = UNSET
    day: Day | UnsetType = UNSET
