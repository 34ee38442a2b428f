"""The shape of components.toml and of the files of the expansions beside it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from captains_table.kernel.shapes import Names, one_of
from captains_table.titles.galactic_cruise.data.ids import (
    ABILITIES,
    ACTIONS,
    AREAS,
    CARD_EFFECTS,
    COLUMNS,
    GAINS,
    LOCATIONS,
    MEASURES,
    NEEDS,
    RACHEL_ACTIONS,
    RESOURCES,
    RESTRICTIONS,
    SEGMENT_EFFECTS,
    SETS,
    TECH_EFFECTS,
    TOKENS,
    TYPES,
    UPGRADES,
)

TWO = Meta(min_length=2, max_length=2)
THREE = Meta(min_length=3, max_length=3)
FOUR = Meta(
    min_length=4, max_length=4, extra={"why": f"must be a list of four gains, each a table of {', '.join(GAINS)}"}
)
FIVE = Meta(min_length=5, max_length=5)
ICONS = Meta(pattern=r"^[ARF]+\Z", extra={"why": "must be letters of A, R and F"})
ROUTE = Meta(
    pattern=r"^D*[ARF][ARFD]*\Z", extra={"why": "must be letters of A, R, F and D, with a Destination among them"}
)
BANDS = Meta(extra={"why": "must be a list of pairs of whole numbers"})

Any60 = Annotated[int, Meta(ge=0, le=60)]
Some60 = Annotated[int, Meta(ge=1, le=60)]
Any99 = Annotated[int, Meta(ge=0, le=99)]
Any20 = Annotated[int, Meta(ge=0, le=20)]
Some20 = Annotated[int, Meta(ge=1, le=20)]
Digit = Annotated[int, Meta(ge=0, le=9)]
Several = Annotated[int, Meta(ge=2, le=9)]
Turning = Annotated[int, Meta(ge=1, le=12)]
Action = Annotated[str, one_of(ACTIONS)]
Column = Annotated[str, one_of(COLUMNS)]
Guest = Annotated[str, one_of(TYPES)]
Measure = Annotated[str, one_of(MEASURES)]
Resource = Annotated[str, one_of(RESOURCES)]
RachelAction = Annotated[str, one_of(RACHEL_ACTIONS)]
Gain = dict[Annotated[str, one_of(GAINS)], Any20]
Bands = Annotated[list[tuple[Any99, Any99]], BANDS]
Section = Annotated[list[Some20], THREE]


class Named(Struct):
    name: Names


class Location(Named):
    intro: list[Action]


class GuestType(Named):
    destination: Names


class FromASet(Struct):
    """What belongs to an expansion, and maybe to one of its modules (GX-12.1)."""

    set: Annotated[str, one_of(SETS)] = SETS[0]
    needs: Annotated[str, one_of(NEEDS)] = NEEDS[0]


class Technology(FromASet, kw_only=True):
    """D4; one with a track is as its plain tile where it says nothing else (19.14)."""

    name: Names
    effect: Annotated[str, one_of(TECH_EFFECTS)]
    areas: list[Annotated[str, one_of(AREAS)]]
    kind: Resource | None = None
    value: Digit = 0
    printed_marks: Digit = 0
    plain: str | None = None
    improved: Digit = 0
    length: Several = 2
    marks: list[int] = []


class Expert(FromASet, kw_only=True):
    """D5"""

    name: Names
    effect: Annotated[str, one_of(ABILITIES)]
    value: Digit


class Goal(Struct):
    measure: Measure
    levels: Annotated[list[Annotated[int, Meta(ge=1, le=99)]], THREE]


class Goals(Struct):
    """D6"""

    left: Goal
    middle: Goal
    right: Goal


class Cockpit(FromASet, kw_only=True):
    """D13"""

    text: Names
    measure: Measure
    vp: Any20
    per: Some20


class Engine(FromASet, kw_only=True):
    """D12"""

    gain: Gain
    blueprints: Annotated[int, Meta(ge=0, le=5)] = 0


class AgendaCard(FromASet, kw_only=True):
    """D14"""

    name: Names
    resource: Resource
    restriction: Annotated[str, one_of(RESTRICTIONS)]
    effect: Annotated[str, one_of(CARD_EFFECTS)]
    value: Digit = 0
    gain: Gain = {}
    guest: Guest | None = None


class Cruise(Struct):
    """D15"""

    stops: Annotated[str, ROUTE]
    fuel: Annotated[int, Meta(ge=0, le=12)]


class Blueprint(Named):
    """D16, GX 19.5"""

    icons: Annotated[str, ICONS]
    vp: Any20
    cost: Any20
    effect: str | None = None
    icon: Guest | None = None


class SegmentEffect(Struct):
    """GX 19.5"""

    effect: Annotated[str, one_of(SEGMENT_EFFECTS)]
    gain: Gain = {}
    value: Digit = 0
    fewer: Annotated[int, Meta(ge=0, le=1)] = 0
    actions: list[Action] = []


class Cabins(Struct):
    """GX-9.1"""

    top: Column
    bottom: Column


class Upgrade(Named):
    """D10"""

    effect: str
    value: Digit = 0
    gain: Gain = {}


class Token(Named):
    """D11"""

    gain: Gain
    discount: Any20 = 0


class GuestBonus(Named):
    gain: Gain


class LocationBonus(Named):
    """GX-11"""

    gain: Gain
    per: Annotated[int, Meta(ge=1, le=2)]


class TurnsActive(Struct):
    two: Turning
    three: Turning
    four: Turning


class ActiveBonus(Struct):
    """GX-11.2: so many Developments turn a token, by players."""

    developments: TurnsActive


class StartingUpgrade(Struct):
    """GX 19.9"""

    token: Annotated[str, one_of(TOKENS)]
    upgrade: Annotated[str, one_of(UPGRADES)]


class SoloCard(Struct):
    """GX 19.1"""

    top: RachelAction
    bottom: RachelAction
    numbers: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], TWO]
    location: Annotated[str, one_of(LOCATIONS)]
    segments: Several = 2


class Difficulty(Struct):
    """GX-8.1"""

    goals: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], THREE]
    second_action: Annotated[str, one_of(("location", "connected"))]
    meeting_action: bool
    expert_plus: bool


class Rachel(Struct):
    hires_below: Annotated[list[Any99], TWO]


class Intro(Struct):
    technologies: list[str]
    expert: str
    goals: str
    cruises: list[str]


class Displays(Struct):
    surcharge_money: Annotated[list[Digit], FIVE]
    surcharge_reputation: Annotated[list[Digit], FIVE]
    agenda: Annotated[list[Gain], FOUR]


class Developments(Struct):
    costs: Annotated[list[Any20], THREE]
    vp: Annotated[list[Any99], THREE]


class Reputation(Struct):
    """D7"""

    most: Annotated[int, Meta(ge=1, le=99)]
    ads: list[int]
    money: list[int]
    resources: list[int]
    borrowing: Bands
    vp: Bands


class Progress(Struct):
    """D8"""

    two: Section
    three: Section
    four: Section


class Players(Struct):
    """Each for 2, 3 and 4 players."""

    cruises: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], THREE]
    guests: Annotated[list[Annotated[int, Meta(ge=0, le=30)]], THREE]
    goal_level: Annotated[list[Annotated[int, Meta(ge=0, le=2)]], THREE]
    neutral_developments: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], THREE]


class Numbers(Struct):
    start_money: Any60
    start_ads: Any60
    start_vp: Any60
    start_resource: Any60
    capacity: Any60
    silo_start: Any60
    silo_most: Any60
    guests_each: Some60
    queue: Annotated[list[Digit], THREE]
    supply_guest: Any60
    guest_vp: Any60
    score_match: Any60
    score_other: Any60
    left_behind: Any60
    unlaunched: Any60
    ships: Annotated[int, Meta(ge=1, le=4)]
    segments: Several
    hand: Any60
    blueprints: Any60
    right_expert: Any60
    left_expert: Any60
    gain_resources: Any60
    supplies_each: Any60
    supplies_price: Any60
    agenda_draw: Any60
    refresh: Any60
    presold: Any60
    supplies_score: Some60


class Box(Struct):
    guests: dict[str, GuestType]
    resources: dict[str, Named]
    locations: dict[str, Location]
    actions: dict[str, Named]
    technologies: dict[str, Technology]
    experts: dict[str, Expert]
    goals: dict[str, Goals]
    measures: dict[str, Named]
    cockpits: dict[str, Cockpit]
    engines: dict[str, Engine]
    agenda: dict[str, AgendaCard]
    cruises: dict[str, Cruise]
    blueprints: dict[str, Blueprint]
    segment_effects: dict[str, SegmentEffect]
    cabins: dict[str, Cabins]
    upgrades: dict[str, Upgrade]
    tokens: dict[str, Token]
    guest_bonuses: dict[str, GuestBonus]
    location_bonuses: dict[str, LocationBonus]
    active_bonus: ActiveBonus
    starting_upgrades: dict[str, StartingUpgrade]
    intro: Intro
    displays: Displays
    developments: Developments
    reputation: Reputation
    progress: Progress
    players: Players
    numbers: Numbers
    rachel_actions: dict[str, Named]
    solo_cards: dict[str, SoloCard]
    difficulties: dict[str, Difficulty]
    rachel: Rachel
