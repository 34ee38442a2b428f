"""What is seen of launches: what one still lacks, and the one in progress from T-5 to T-0."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from captains_table.titles.galactic_cruise.presentation.view_types_parts import (
    Guests,
    GuestType,
    Resource,
    Resources,
    StopLetter,
    TripStop,
)


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
    lacks: list[Literal["scheduled", "worker", "cabins", "guests", "supplies"]]
    ready: bool


class CubePlace(Struct):
    """Where the cube of the launch lies or will lie (GC-11.5, 14.1)."""

    section: int  # from 1
    space: int  # in it, from 1
    spaces: int  # that it has


class NextMeeting(Struct):
    """The next AGM once the cube of the launch lies and Company Goals that are met have brought theirs."""

    section: int  # from 0
    cubes: int  # that it still takes; 0: it is held at the end of the turn


class Supplied(Struct):
    """How much of what the trip owes is there."""

    covered: int
    owed: int


class Boarding(Struct):
    """T-5: who waits, and what closing the doors would mean."""

    presold: Guests
    waiting: int
    blame: int  # Reputation for those who stay behind
    waivers: int


class Socket(Struct):
    """One unit that the trip takes: why, and how it stands."""

    why: Literal["guest", "pilot", "segment", "ticket"]
    state: Literal["covered", "stored", "open", "saved", "due"]
    guest: GuestType | UnsetType = UNSET


class BillRow(Struct):
    """What the trip takes of one Resource."""

    resource: Resource
    sockets: list[Socket]


class PaymentPlan(Struct):
    """A complete payment to begin with."""

    notations: list[str]  # to be chosen one after another
    waived: Resources


class Bill(Struct):
    """T-3 for whoever pays: how what is owed adds up, and what is left to pay with."""

    total: int
    waived: int  # covered already, or saved by a Technology
    stored: int
    open: int
    spent: Resources  # what settling takes from the store
    short: list[Resource]  # of which the store holds too little
    waivers: int
    units: int
    plan: PaymentPlan | UnsetType = UNSET


class Launch(Struct):
    """The launch in progress, of the seat whose turn it is."""

    ship: int
    floor: Literal[5, 3, 0]  # T-5 boarding, T-3 paying, T-0 choosing the Pilot
    cruise: str
    places: int  # for Guests
    owed: Resources  # with the Guests aboard, less what Technologies save
    newcomers: int  # Guests who will join the Queue with the next Cruise
    route: list[StopLetter]
    trip: list[TripStop]
    cube: CubePlace | None  # null: in the overflow area
    rows: list[BillRow]
    next_meeting: NextMeeting | UnsetType = UNSET
    boarding: Boarding | UnsetType = UNSET  # for whoever boards
    bill: Bill | UnsetType = UNSET  # for whoever pays
    supplied: Supplied | UnsetType = UNSET  # for whoever boards or pays
