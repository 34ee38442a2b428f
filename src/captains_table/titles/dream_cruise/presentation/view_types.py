"""What a seat is shown of a table. Cards are their codes; the catalogue says what is printed on them."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

Colour = Literal["white", "orange", "blue"]  # of a cabin and its guests: inner, oceanview, balcony
Icon = Literal["SP", "CU", "RE", "CI", "CO", "BE"]
Region = Literal["EM", "WM", "BA", "AR", "NS", "AT"]
SpotName = Literal["top", "bottom", "act0", "act1", "add0", "add1", "add2", "add3", "add4"]
Decision = Literal["points", "hand", "order", "jana"]  # the last three: what broke a tie
Closed = Literal["colour", "full", "wish"]
Outlook = Literal["cover", "lay", "build", "replace", "no_pay", "no_room", "no_place"]
Phase = Literal["setting_up", "boarding", "set_course", "prepare", "set_sail", "over"]


class CabinView(Struct):
    """A cabin and the family that lives in it; without one, zeros."""

    colour: Colour
    family: str | None
    aboard: int  # guests that have not been sent anywhere yet
    members: int
    points: int
    icons: list[Icon]  # what the family wishes for


class SpotView(Struct):
    """A place where guests can go: of the location, an activity card on it, or an addition."""

    spot: SpotName
    icon: Icon
    capacity: int
    free: int  # guests that still find room
    guests: list[Colour]
    captain: bool  # whether the captain stands here
    card: str | None  # the ship card it is on


class RouteView(Struct):
    """The cards of one region that count together."""

    region: Region | None  # null where there is no route: only Jana has that
    ports: int
    sea: int  # sea days that join it
    value: int


class PointsView(Struct):
    """How a ship stands now."""

    families: int
    routes: int
    guests: int  # in the final round only
    total: int


class ShipView(Struct):
    """A ship as everybody sees it; of its hand, what the reader knows."""

    cabins: list[CabinView]
    captain: SpotName | None  # null: on the bridge
    location: str | None  # of this round
    spots: list[SpotView]
    free_slots: int  # activity cards that may still be laid on the location
    additions: list[str | None]  # by their spaces
    voyage: list[str]
    routes: list[RouteView]
    idle_sea: int  # sea days that join no route
    pile: list[str]  # families that went home happy
    points: PointsView
    hand: list[str | None]  # null: a card that the reader does not know
    draws: int  # cards drawn to choose from


class SetView(Struct):
    """A set of the display, as it was dealt."""

    set: int  # 0: the face-down one
    cards: list[str] | None  # null: face down
    size: int
    with_cap: bool  # whether the captain's cap goes to whoever takes it
    taken: int | None  # by which seat


class FamilyDeckView(Struct):
    """The family deck: cards in it, cards in the box, and what was discarded, the latest last."""

    deck: int
    box: int
    discard: list[str]


class DeckView(Struct):
    """The location deck."""

    deck: int
    discard: list[str]


class ShipDeckView(Struct):
    """The ship deck, and how many cards were discarded unseen."""

    deck: int
    discard: list[str]
    hidden: int


class DecksView(Struct):
    """All three decks."""

    families: FamilyDeckView
    locations: DeckView
    ships: ShipDeckView


class JanaView(Struct):
    """Jana, the rival of a solo game; what her families are is shown at the end."""

    families: int
    locations: list[str]
    route: RouteView
    pile: list[str] | UnsetType = UNSET
    family_points: int | UnsetType = UNSET
    points: int | UnsetType = UNSET


class ScoringView(Struct):
    """How a total came about."""

    families: list[tuple[str, int]]  # and their points
    family_points: int
    routes: list[RouteView]
    route_points: int
    guests: int  # still out
    guest_points: int
    hand: int  # cards left, which break ties
    total: int


class PayingView(Struct):
    """What the reader is paying for, or about to."""

    purpose: Literal["build", "captain"] = field(name="for")
    spot: SpotName | None  # where the captain goes, or the addition will be; null: still to be chosen
    card: str | UnsetType = UNSET  # that is built
    replaced: SpotName | UnsetType | None = UNSET  # the addition that gives way


class TableView(Struct, kw_only=True):
    """The table. What follows after `ships` is there only when it means something, from `drawn` on only for the seat
    it concerns."""

    round: int
    phase: Phase
    final: bool  # whether this is the final round
    cap: int  # the round that is the final one at the latest; 0: none
    guests_per_point: int  # still out at the end
    sequential: bool  # whether phases are played one after another
    token: int  # who has the captain's cap
    order: list[int]
    ready: list[bool]
    decks: DecksView
    display: list[SetView]
    ships: list[ShipView]
    start_sets: dict[str, list[str]] | UnsetType = UNSET  # starting families that can be picked, by letter
    jana: JanaView | UnsetType = UNSET
    scoring: list[ScoringView] | UnsetType = UNSET
    decided: Decision | UnsetType = UNSET  # of a finished game: what made the winner
    drawn: list[str] | UnsetType = UNSET  # families or locations to choose from
    picked: list[str] | UnsetType = UNSET
    gains: dict[str, int] | UnsetType = UNSET  # points one more port of a region, or "sea", adds while one can come
    wishing: dict[str, list[Colour]] | UnsetType = UNSET  # by icon the cabins with guests who wish for it
    cabins_to_fill: list[Colour] | UnsetType = UNSET
    met: dict[str, list[Icon]] | UnsetType = UNSET  # by family drawn the wishes that additions of the own ship meet
    proposal: list[tuple[Colour, SpotName]] | UnsetType = UNSET  # guests worth sending now
    closed: dict[str, dict[str, Closed]] | UnsetType = UNSET  # by spot why guests of a cabin cannot go there
    outlook: dict[str, Outlook] | UnsetType = UNSET  # what the cards of the hand could do now, or why nothing
    paying: PayingView | UnsetType = UNSET
