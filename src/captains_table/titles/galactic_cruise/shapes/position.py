"""The shape of a position (docs/positions/galactic-cruise.md): every key with what may be written there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from captains_table.kernel.shapes import PerSeat, named
from captains_table.titles.galactic_cruise.data.ids import (
    ACTIONS,
    ALL_FLAGS,
    AREAS,
    BOOSTS,
    EXPERT_SIDES,
    LOCATIONS,
    NOTHING,
    PHASES,
    POINTS,
    RESOURCES,
    SITES,
    TOKENS,
    TYPES,
    UPGRADES,
)


def code(words: Sequence[str]) -> Meta:
    """One of these, in capitals or small letters, as choices are written."""
    pattern = f"^(?i:{'|'.join(map(re.escape, words))})\\Z"
    return Meta(pattern=pattern, extra={"what": f"one of {', '.join(words)}"})


THREE_NUMBERS = Meta(extra={"why": f"must be three numbers: {', '.join(TYPES)}"})
THREE_LEVELS = Meta(min_length=3, max_length=3, extra={"why": "must be three numbers"})
SECTIONS = Meta(min_length=3, max_length=3, extra={"why": "must be three sections of three numbers"})
PAIR = Meta(extra={"why": "two stand at each location (GC-2.5)"})
WORKER = Meta(extra={"why": "a Worker is said as its owner and 'worker' or 'expert'"})

Card = Annotated[str, named("a card")]
Tile = Annotated[str, named("a tile")]
Cards = list[Card]
Display = list[Card | None]
Location = Annotated[str, code(LOCATIONS)]
Area = Annotated[str, code(AREAS)]
Slot = Annotated[str, code(AREAS[SITES:])]
Action = Annotated[str, code(ACTIONS)]
Token = Annotated[str, code(TOKENS)]
Resources = dict[Annotated[str, code(RESOURCES)], int]
Owner = Annotated[int | str, named("a seat, 'neutral' or 'npc'")]
Guests = Annotated[tuple[int, int, int], THREE_NUMBERS]
Amount = Annotated[int, Meta(ge=0, le=999)]
Count = Annotated[int, Meta(ge=0, le=99)]


class ShipSaid(Struct, forbid_unknown_fields=True):
    cockpit: Tile | None = None
    engine: Tile | None = None
    launched: bool | None = None
    segments: list[Tile] = []
    cruise: Card | None = None
    stop: int = NOTHING
    guests: Guests = (0, 0, 0)
    token: Token | None = None
    pilot: str | None = None


class PlayerSaid(Struct, forbid_unknown_fields=True):
    money: Amount | None = None
    ads: Amount | None = None
    vp: int | None = None
    reputation: int = 0
    stored: Resources | None = None
    removed: Resources | None = None
    tokens: list[Token] | None = None
    flipped: Token | None = None
    upgrades: list[Annotated[str, code(UPGRADES)]] = []
    idle: int | None = None
    idle_experts: int | None = None
    hired: list[Annotated[str, code(EXPERT_SIDES)]] = []
    hand: Cards = []
    secret: Card | None = None
    blueprints: list[Tile] = []
    ships: list[ShipSaid] | None = None
    scheduled: Card | None = None
    goals: list[int] = []
    launches: int | None = None
    recalled: bool = False
    points: dict[Annotated[str, code(POINTS)], Annotated[int, Meta(ge=-999, le=999)]] | None = None
    starters: Cards | None = None
    activated: bool = False


class NowSaid(Struct, forbid_unknown_fields=True):
    """What this turn has seen."""

    items: Count = 0
    extra: int = 0
    discount: Count = 0
    flags: Annotated[int, Meta(ge=0, le=ALL_FLAGS)] = 0
    after: Count = 0
    funding: Count = 0
    rebate: Count = 0
    site: Location | None = None
    expert: bool = False
    acts: Annotated[int, Meta(ge=0, le=9)] = 0
    opened: list[Area] = []
    track_used: bool = False
    flown: list[int] = []
    flown_on: bool | list[int] | None = None
    scored: Count = 0
    day: int | None = None
    lifting: int | None = None
    played: Cards = []
    action: Action | None = None
    acted: list[Location] | None = None
    solved: bool | None = None
    declined: list[Slot] | None = None
    tracked: list[Slot] | None = None
    used: list[Slot] | None = None
    boost: list[Annotated[str, code(BOOSTS)]] = []
    landed: Guests = (0, 0, 0)


class RachelSaid(Struct, forbid_unknown_fields=True):
    """The solo deck."""

    deck: Cards = []
    revealed: Cards = []
    card: Card | None = None
    failed: int = 0


class Position(Struct, forbid_unknown_fields=True):
    round: int | None = None
    first: int | None = None
    turn: int | None = None
    phase: Annotated[str, code(PHASES)] = "advance"
    agms: int = 0
    end_stage: int | None = None
    workers: dict[Location, Annotated[tuple[Owner, Annotated[str, code(("worker", "expert"))]], WORKER]] = {}
    actions: dict[Location, Annotated[tuple[Action, Action], PAIR]] = {}
    areas: dict[Area, list[Owner]] = {}
    technologies: list[Tile] | None = None
    kept: list[Tile] | None = None
    expert: Tile | None = None
    goals: Tile | None = None
    goal_levels: Annotated[list[int], THREE_LEVELS] | None = None
    silo: Resources | None = None
    track: list[Owner | None] | None = None
    agenda: Display | None = None
    deck: Cards = []
    discard: Cards = []
    refills: Amount = 0
    born: dict[str, int] = {}
    blueprints: Display | None = None
    blueprint_stack: Cards = []
    blueprint_discard: Cards = []
    cockpits: Display | None = None
    engines: Display | None = None
    cockpit_stack: Cards = []
    engine_stack: Cards = []
    cruises: Display | None = None
    presold: list[Guests] | None = None
    cruise_stack: Cards = []
    cruise_discard: Cards = []
    queue: Annotated[list[Guests], SECTIONS] | None = None
    bonuses: list[Tile] | None = None
    players: PerSeat[PlayerSaid] | None = None
    now: NowSaid = field(default_factory=NowSaid)
    rachel: RachelSaid | None = None
    trackers: list[int] | None = None
    location_bonuses: list[Tile] | None = None
    active: list[Location] | None = None
    auction: Cards | None = None
    bids: list[Amount | None] = []
    asked: Annotated[list[Any], named("a list")] = []
    script: Any = None
