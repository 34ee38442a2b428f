"""One player's area: the ship with its cabins and additions, today's location, the voyage, hand and points pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from captains_table.titles.dream_cruise.data.ids import ACTIVITY, ADDITION, BOTTOM, BRIDGE, GUESTS, NOTHING, SHORES, TOP
from captains_table.titles.dream_cruise.rules.options import GameOptions

Hidden = tuple[tuple[int, int], ...]  # ship cards, and how often the deck had been refilled when they were drawn
EMPTY: Final[list[int]] = []


@mypyc_attr(serializable=True)  # it travels to other processes
class Ship:
    """Plain data, and the rules of phase 4 that change nothing. Spots are numbered as in data/ids.py."""

    __slots__ = (
        "activities",
        "additions",
        "cabins",
        "captain",
        "drawn",
        "guests",
        "hand",
        "location",
        "options",
        "picked",
        "pile",
        "unseen",
        "voyage",
        "waiting",
    )

    def __init__(self, options: GameOptions) -> None:
        self.options: GameOptions = options
        self.cabins: list[int] = EMPTY  # per cabin the family or NOTHING
        self.waiting: list[int] = EMPTY  # per cabin the figures still on the family card
        self.guests: list[int] = EMPTY  # per spot a bit for each colour that stands there
        self.additions: list[int] = EMPTY  # per space the card or NOTHING
        self.activities: list[int] = EMPTY  # per slot of the location the card or NOTHING
        self.captain: int = BRIDGE  # or the spot
        self.location: int = NOTHING  # of this round
        self.voyage: list[int] = EMPTY  # all locations so far
        self.hand: list[int] = EMPTY  # sorted
        self.unseen: Hidden = ()  # cards of the hand that only their owner knows (DC-6.12)
        self.pile: list[int] = EMPTY  # satisfied families
        self.drawn: list[int] = EMPTY  # to choose from, in the order drawn; known to their owner
        self.picked: tuple[int, ...] = ()  # chosen from them; secret until all have chosen

    @classmethod
    def new(cls, options: GameOptions) -> Ship:
        ship = Ship(options)
        ship.cabins = [NOTHING] * 3
        ship.waiting = [0] * 3
        ship.guests = [0] * (ADDITION + options.spaces)
        ship.additions = [NOTHING] * options.spaces
        ship.activities = [NOTHING] * 2
        ship.voyage = []
        ship.hand = []
        ship.pile = []
        ship.drawn = []
        return ship

    def clone(self) -> Ship:
        """Written by tools/state_fields.py from `__init__`."""
        other = Ship(self.options)
        other.cabins = self.cabins.copy()
        other.waiting = self.waiting.copy()
        other.guests = self.guests.copy()
        other.additions = self.additions.copy()
        other.activities = self.activities.copy()
        other.captain = self.captain
        other.location = self.location
        other.voyage = self.voyage.copy()
        other.hand = self.hand.copy()
        other.unseen = self.unseen
        other.pile = self.pile.copy()
        other.drawn = self.drawn.copy()
        other.picked = self.picked
        return other

    # -- cabins --------------------------------------------------------------------------------------------

    def empty_cabins(self) -> list[int]:
        return [cabin for cabin in range(3) if self.cabins[cabin] == NOTHING]

    def board(self, cabin: int, family: int) -> None:
        """DC-4.5"""
        self.cabins[cabin] = family
        self.waiting[cabin] = self.options.members[family]

    def satisfied(self, cabin: int) -> bool:
        """All members have been assigned (DC-11.1)."""
        return self.cabins[cabin] != NOTHING and self.waiting[cabin] == 0

    # -- hand ----------------------------------------------------------------------------------------------

    def receive(self, card: int) -> None:
        hand = self.hand
        at = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def give(self, card: int) -> None:
        """The card leaves the hand in the open."""
        self.hand.remove(card)
        if self.unseen:
            self.unseen = tuple([pair for pair in self.unseen if pair[0] != card])

    # -- spots (DC-7.2) ------------------------------------------------------------------------------------

    def capacity(self, spot: int) -> int:
        """How many guests the spot takes; 0 if there is no such spot now."""
        if spot >= ADDITION:
            card = self.additions[spot - ADDITION]
        elif spot >= ACTIVITY:
            card = self.activities[spot - ACTIVITY]
        elif self.location == NOTHING:
            return 0
        elif spot == TOP:
            return self.options.top_capacities[self.location]
        else:
            return self.options.bottom_capacities[self.location] if self.activities[0] == NOTHING else 0
        return 0 if card == NOTHING else self.options.capacities[card]

    def icon(self, spot: int) -> int:
        """What is offered on a spot that there is."""
        if spot >= ADDITION:
            return self.options.icons[self.additions[spot - ADDITION]]
        if spot >= ACTIVITY:
            return self.options.icons[self.activities[spot - ACTIVITY]]
        return (self.options.top_icons if spot == TOP else self.options.bottom_icons)[self.location]

    def room(self, spot: int) -> int:
        """DC-7.5"""
        return self.capacity(spot) - GUESTS[self.guests[spot]]

    def places(self) -> list[int]:
        """Who may go where, as 3 * spot + cabin: DC-7.4 to 7.7, 7.12, 10.4"""
        found: list[int] = []
        wishes = self.options.wishes
        waiting = self.waiting
        cabins = self.cabins
        for spot in range(len(self.guests)):
            capacity = self.capacity(spot)
            here = self.guests[spot]
            if capacity > GUESTS[here]:
                icon = self.icon(spot)
                for cabin in range(3):
                    if (
                        waiting[cabin] > 0
                        and not here >> cabin & 1
                        and (self.captain == spot or wishes[cabins[cabin]] >> icon & 1)  # DC-10.4, 7.4
                    ):
                        found.append(3 * spot + cabin)
        return found

    def free_slots(self) -> int:
        """How many activity cards may still be laid on the location: DC-8.2, 8.3, 8.5"""
        if self.location == NOTHING:
            return 0
        if self.location >= SHORES:
            return self.activities.count(NOTHING)
        if self.activities[0] != NOTHING:
            return 0
        occupied = self.guests[BOTTOM] != 0 or self.captain == BOTTOM
        return 0 if occupied and not self.options.cover_occupied else 1

    def captain_spots(self) -> list[int]:
        """DC-10.1, 10.2"""
        if self.captain != BRIDGE or not self.hand:
            return []
        return [spot for spot in range(ADDITION) if self.capacity(spot) > 0]

    def free_space(self) -> int:
        """The lowest free addition space (DC-9.6), NOTHING if all are built on."""
        return self.additions.index(NOTHING) if NOTHING in self.additions else NOTHING

    def standing(self) -> int:
        """Guests of families that are not satisfied, on all spots (DC-12.8)."""
        stay = 0
        for cabin in range(3):
            if not self.satisfied(cabin):
                stay |= 1 << cabin
        count = 0
        for here in self.guests:
            count += GUESTS[here & stay]
        return count
