"""The shape of a position (docs/positions/dream-cruise.md): every key with what may be written there."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from captains_table.kernel.shapes import PerSeat, named, one_of
from captains_table.titles.dream_cruise.data.ids import ADDITION, PHASES, SPOTS

FINALS = ("no", "deck_empty", "round_cap")
CAPTAIN = Meta(
    pattern=one_of(SPOTS[:ADDITION]).pattern,
    extra={"why": f"the captain goes to {', '.join(SPOTS[:ADDITION])} (DC-10.2)"},
)

Card = Annotated[str, named("a card")]
Cards = list[Card]
Deck = int | list[Card] | None  # a number of random cards, or these, the top last
Hidden = Card | tuple[Card, int]  # with the refill of the deck after which it was drawn


class ShipSaid(Struct, forbid_unknown_fields=True):
    cabins: list[Card | None] | None = None
    waiting: list[int | None] | None = None
    guests: dict[str, str | list[str]] = {}
    additions: list[Card | None] = []
    activities: list[Card | None] = []
    captain: Annotated[str, CAPTAIN] | None = None
    location: Card | None = None
    voyage: Cards = []
    hand: Annotated[int, Meta(ge=0, le=72)] | Cards | None = None
    unseen: list[Hidden] = []
    pile: Cards = []
    drawn: Cards = []
    picked: Cards = []


class Position(Struct, forbid_unknown_fields=True):
    round: int | None = None
    phase: Annotated[str, one_of(PHASES)] = "set_sail"
    final: Annotated[str, one_of(FINALS)] = "no"
    token: int | None = None
    starter: int | None = None
    ready: list[int] = []
    ships: PerSeat[ShipSaid] | None = None
    families: Deck = None
    locations: Deck = None
    ship_cards: Deck = None
    family_discard: Cards = []
    location_discard: Cards = []
    ship_discard: Cards = []
    veiled: list[Hidden] = []
    box: Cards = []
    spare_starters: Cards = []
    display: list[Cards] = []
    takers: list[int | None] = []
    face_down: list[Hidden] = []
    face_down_size: int | None = None
    jana: Deck = None
    jana_locations: Cards = []
    recycled_families: Cards = []
    recycled_locations: Cards = []
    refills: Annotated[int, Meta(ge=0, le=999)] = 0
    born: dict[str, int] = {}
    asked: Any = None
    script: Any = None
