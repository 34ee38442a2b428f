"""What a seat may see of Tranquility, declared: the schema of the API and the types of the board come from here.

Parts that a way to play does not have are absent, and what only a seat may see is absent for spectators.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Colour = Literal["yellow", "purple", "orange"]
Mode = Literal["standard", "great_arch", "pyramid", "day_night", "duel"]
Side = Literal["sun", "moon"]
Talk = Literal["free", "numbers", "storms", "none"]
BarredBy = Literal[
    "cost", "orange", "locked", "roof", "no_slot", "finish_early", "finish_day_night", "finish_monster",
    "finish_marks", "second_start", "monster",
]  # fmt: skip


class Slot(Struct):
    """A place for an Island."""

    slot: str  # as in "12" or "L3"
    card: int | None
    side: Side | UnsetType = UNSET  # the end of the Island that is up
    explores: bool | UnsetType = UNSET  # laying an Island here turns up an exploration card


class Storm(Struct):
    """A Storm: at a row, at a seat, just shown, laid out to wait, or not in play yet."""

    storm: str  # as in "yellow-1"
    colour: Colour
    row: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    shown: bool | UnsetType = UNSET
    laid: bool | UnsetType = UNSET


class Barred(Struct):
    """Why a card of the hand cannot be played."""

    why: BarredBy
    n: int | UnsetType = UNSET  # the least it would cost, of "cost"
    row: int | UnsetType = UNSET  # of "locked"


class Prices(Struct):
    """How many cards actions cost."""

    discard: int  # the action (B) itself
    turn: int | UnsetType = UNSET  # to turn an Island
    rocks: int | UnsetType = UNSET  # to leave the Rocks where they are


class Revealed(Struct):
    """What was hidden, after the end; cards as in a hand, piles with the top last."""

    hands: list[list[str]]
    piles: list[list[str]]
    discards: list[list[str]]
    buried: list[list[str]]  # discarded unseen
    removed: list[int]
    deck: list[str]


class TranquilityView(Struct, kw_only=True):
    """The table. Lists with an entry for each seat begin with seat 0; rows are counted from 1, at the bottom."""

    mode: Mode
    turn: int
    first: int  # the seat that had the first turn
    rows: list[list[Slot | None]]  # the lowest first; null where there is no slot
    locked_rows: list[int]  # by Rocks or purple Storms
    full_rows: list[int]
    start_placed: bool
    complete: bool  # all slots are filled
    gone: list[str]  # cards that left the game in the open
    removed: int  # Islands removed before the game
    hand: list[str]  # the reader's cards, as in "17" or "finish"
    hand_sizes: list[int]
    hand_limits: list[int]
    pile_sizes: list[int]
    discard_sizes: list[int]
    marks: list[int]  # Monsters that a seat is known to hold
    prices: Prices
    talk: Talk  # what players may tell each other now
    # -- of the reader's own cards
    offers: dict[str, dict[str, int]] | UnsetType = UNSET  # Island -> slots it could be laid on, and what that costs
    barred: dict[str, Barred] | UnsetType = UNSET  # cards that cannot be played, whoever's turn it is
    placing: int | UnsetType = UNSET  # the Island that is being laid
    costs: dict[str, int] | UnsetType = UNSET  # where to, and what that costs
    dear: dict[str, int] | UnsetType = UNSET  # slots that cost more than the hand can pay
    because: dict[str, str | None] | UnsetType = UNSET  # the slot of the neighbour that sets the price; null: free
    owed: int | UnsetType = UNSET  # cards still to discard or give
    to_draw: int | UnsetType = UNSET  # cards that the reader draws at the end of the turn, as the hand is now
    own_discards: list[str] | UnsetType = UNSET
    # -- Jagged Rocks, Storm & Compass
    rocks: int | UnsetType | None = UNSET  # the row they lie at; null: nowhere
    storms: list[Storm] | UnsetType = UNSET
    storm_limit: int | UnsetType = UNSET  # the hand limit under a yellow Storm
    compasses: list[int] | UnsetType = UNSET
    supply: int | UnsetType = UNSET  # Compasses still to be earned
    # -- The Great Arch, The Pyramid, Day & Night, Duel
    roof_open: bool | UnsetType = UNSET
    closed_rows: list[int] | UnsetType = UNSET  # of the roof
    hands_held: list[Side] | UnsetType = UNSET
    wanted: list[Side] | UnsetType = UNSET  # the end that each row must show in the end
    deck_size: int | UnsetType = UNSET
    display: list[int] | UnsetType = UNSET
    sides: list[Side] | UnsetType | None = UNSET  # null: not chosen yet
    points: list[int] | UnsetType = UNSET
    # -- paying for the Start
    payment: int | UnsetType = UNSET  # cards to be given together
    shares: list[int | None] | UnsetType = UNSET  # as the captain has named them so far
    pledged: list[bool] | UnsetType = UNSET  # who has pledged
    pledges: list[int | None] | UnsetType = UNSET  # null: none yet, or not for the reader to know
    last_pledges: list[int] | UnsetType = UNSET  # of the round before
    capacity: int | UnsetType | None = UNSET  # what the reader could give at most
    revealed: Revealed | UnsetType = UNSET
