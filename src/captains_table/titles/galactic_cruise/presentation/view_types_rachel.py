"""What is seen of Rachel, the rival of a game alone, beside her player board (the second of `players`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from captains_table.titles.galactic_cruise.presentation.view_types_parts import Resource

Difficulty = Literal["easy", "medium", "hard", "custom"]
Figure = int | str | bool | None | list[int | str]


class RachelGoal(Struct):
    """One of her three goals (GX-4.40), from left to right as the Company Goals that its trackers raise."""

    measure: Literal["developments", "segments", "ships_launched"]
    needed: int
    value: int
    done: bool


class RachelWorkerCard(Struct):
    """Her Solo Worker Card: what her difficulty says (GX-8.1)."""

    difficulty: Difficulty
    second_action: Literal["location", "connected"]
    meeting_action: bool
    expert_plus: bool
    funding: int  # VP for a Worker who comes home
    expert_funding: int  # for an Expert
    hires_below: int | None  # what her next Expert must cost less than (GX-5.18); null: both are hired


class TableStanding(Struct):
    """What the two have scored in one category so far, or at the end."""

    source: str  # a name of Points
    human: int
    rachel: int


class ToldStep(Struct):
    """Something that happened in her latest turn. `rival.told` of the game has the sentences, in the same order.

    `event` is its name in texts (event.NAME), `figures` are the gaps of that sentence, things by their codes. `targets`
    are the things on the board that it is about: those that choices have, `solo-card` (the card revealed),
    `solo-support` (the card whose back says the numbers), and of her board `rachel-ship-1`, `rachel-upgrade-ua1`,
    `rachel-token-g1`, `rachel-goal-1`, `rachel-break-room`, `rachel-development-food`."""

    event: str
    seat: int | None  # who did it or to whom it happened; null: the table
    figures: dict[str, Figure]
    targets: list[str]
    rules: list[str]  # by which it happened


class Counted(Struct):
    """What the numbers from 1 on mean for each thing the Number System chooses (GX-3.2): places on the board."""

    location: list[str]
    area: list[str]
    blueprint: list[str]
    agenda: list[str]
    pair: list[str]
    cruise: list[str | None]  # null: an empty space
    technology: list[str]


class Changed(Struct):
    """How much more she has than when her latest turn began."""

    vp: int = 0
    reputation: int = 0


class RachelView(Struct):
    """The solo deck, her difficulty and her goals, and her latest turn step by step."""

    seat: int  # her place in `players`
    worker_card: RachelWorkerCard
    goals: list[RachelGoal]
    next: str | None  # the solo card on top of the deck, known by its back (GX-2.6); null: the deck is used up
    deck: int  # cards in it
    revealed: list[str]  # solo cards since the last shuffle, the oldest first
    card: str | None  # the one she is acting on, while she waits for a player
    support: str | None  # the one whose back she goes by then
    next_development: Resource | None  # the row she builds from next (GX-5.17)
    fuel: int  # that she need not pay for (GX-6.8)
    standings: list[TableStanding]  # category by category
    counted: Counted
    changed: Changed
    told: list[ToldStep]
