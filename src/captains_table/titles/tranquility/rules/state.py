"""Tranquility: the position and the rules that change nothing."""

from __future__ import annotations

from typing import Final, TypeVar

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import NONE, Outcome, State
from captains_table.titles.tranquility.data.ids import FINISH, ISLANDS, MONSTER, NOWHERE, ORANGE, PURPLE, START, YELLOW
from captains_table.titles.tranquility.data.layout import Layout
from captains_table.titles.tranquility.rules import knowledge
from captains_table.titles.tranquility.rules.options import DAY_NIGHT, DUEL, GameOptions

T = TypeVar("T")
Zone = tuple[int, ...]
NO_ZONES: Final[list[list[int]]] = []  # before the deal; never changed


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same tuple with another item there."""
    return (*items[:at], item, *items[at + 1 :])


class Tranquility(State):
    """Cards lie in zones; the comment says who knows them. Tuples change rarely and are shared by copies."""

    __slots__ = (
        "buried",
        "clear_of_monsters",
        "clear_of_starts",
        "compasses",
        "deck",
        "discards",
        "discards_in_a_row",
        "display",
        "emptied",
        "filled",
        "first",
        "gave",
        "gone",
        "grid",
        "hands",
        "laid",
        "last_pledges",
        "layout",
        "marks",
        "moon",
        "moon_hands",
        "moon_seat",
        "options",
        "paying",
        "piles",
        "pillars",
        "pledges",
        "pledging",
        "removed",
        "rewarded",
        "rocks",
        "roof_open",
        "sailed",
        "sailed_at",
        "seen",
        "shown",
        "storms",
        "supply",
        "turn",
    )

    def __init__(self, seats: int, options: GameOptions) -> None:
        super().__init__(seats)
        self.options: GameOptions = options
        self.layout: Layout = options.layout
        # -- cards
        self.grid: list[int] = NONE  # per slot the Island or 0; the last cell is the layout's guard
        self.filled: int = 0
        self.moon: int = 0  # bit per slot: the Island lies moon up (Day & Night, Duel)
        self.hands: list[list[int]] = NO_ZONES  # sorted; known to their owner
        self.piles: list[list[int]] = NO_ZONES  # known to nobody; the top is the end
        self.discards: list[list[int]] = NO_ZONES  # known to who discarded them
        self.deck: list[int] = NONE  # exploration deck (Pyramid), common pile (Duel); known to nobody
        self.display: Zone = ()  # Duel; public
        self.buried: tuple[Zone, ...] = ()  # per seat, discarded unseen (TR-12.11): known to nobody
        self.removed: Zone = ()  # TR-3.2: known to nobody
        self.gone: Zone = ()  # left the game in the open
        # -- the table
        self.first: int = 0  # who took the first turn
        self.turn: int = 0
        self.sailed: bool = False  # a Start has been placed
        self.rocks: int = NOWHERE  # the row they lie on
        self.roof_open: bool = False
        self.pillars: int = 0  # bit per line: completed before (TR-15.9)
        self.storms: Zone = ()  # per Storm: the seat (purple: row) it lies at, or NOWHERE
        self.shown: int = NOWHERE  # the Storm being resolved
        self.laid: Zone = ()  # Storms waiting for the end of a solo Start payment (TR-14.7)
        self.compasses: Zone = ()
        self.supply: int = 0
        self.moon_hands: int = 0  # bit per seat: the hand is held moon up
        self.moon_seat: int = NOWHERE  # Duel: who is Moon
        # -- progress of a turn
        self.discards_in_a_row: int = 0  # (B) actions in a row, up to now
        self.rewarded: int = 0  # bit per seat: award (c) given this turn
        self.paying: bool = False  # TR-12.23
        self.pledging: bool = False
        self.pledges: Zone = ()  # secret while `pledging`; -1: none yet
        self.last_pledges: Zone = ()  # of the round before; public
        self.emptied: int = 0  # bit per seat: gave the last card of the hand for the Start
        self.gave: int = 0  # bit per seat: paid for the Start, refills with the player on turn
        # -- what the others know of a hand
        self.marks: Zone = ()  # Monsters shown (TR-11.14)
        self.clear_of_starts: Zone = ()  # pile size when the hand last proved to hold no Start
        self.clear_of_monsters: Zone = ()  # pile size when the hand last proved to hold no Monster but the marks
        self.sailed_at: Zone = ()  # discard pile size when the Start was placed: none below it can be a Start
        self.seen: tuple[
            tuple[tuple[int, int], ...], ...
        ] = ()  # cards taken in the open, and the discard pile size then

    def clone(self) -> Tranquility:
        """Written by tools/state_fields.py from `__init__`."""
        other = Tranquility(self.seats, self.options)
        self.copy_to(other)
        other.grid = self.grid.copy()
        other.filled = self.filled
        other.moon = self.moon
        other.hands = [each.copy() for each in self.hands]
        other.piles = [each.copy() for each in self.piles]
        other.discards = [each.copy() for each in self.discards]
        other.deck = self.deck.copy()
        other.display = self.display
        other.buried = self.buried
        other.removed = self.removed
        other.gone = self.gone
        other.first = self.first
        other.turn = self.turn
        other.sailed = self.sailed
        other.rocks = self.rocks
        other.roof_open = self.roof_open
        other.pillars = self.pillars
        other.storms = self.storms
        other.shown = self.shown
        other.laid = self.laid
        other.compasses = self.compasses
        other.supply = self.supply
        other.moon_hands = self.moon_hands
        other.moon_seat = self.moon_seat
        other.discards_in_a_row = self.discards_in_a_row
        other.rewarded = self.rewarded
        other.paying = self.paying
        other.pledging = self.pledging
        other.pledges = self.pledges
        other.last_pledges = self.last_pledges
        other.emptied = self.emptied
        other.gave = self.gave
        other.marks = self.marks
        other.clear_of_starts = self.clear_of_starts
        other.clear_of_monsters = self.clear_of_monsters
        other.sailed_at = self.sailed_at
        other.seen = self.seen
        return other

    def redeal(self, seat: int, rng: Rng) -> Tranquility:
        return knowledge.redeal(self, seat, rng)

    def leave(self, card: int) -> None:
        """The card leaves the game in the open."""
        self.gone += (card,)

    def prove_no_start(self, seat: int) -> None:
        """TR-4.2: whoever does anything else at the beginning of a turn shows that the hand holds no Start."""
        if not self.sailed:
            self.clear_of_starts = put(self.clear_of_starts, seat, len(self.piles[seat]) + len(self.buried[seat]))

    # -- how it stands -----------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """TR-18.7"""
        options = self.options
        mine = self.moon if seat == self.moon_seat else ~self.moon
        cards = 0
        for slot in range(self.layout.slots):
            if self.grid[slot] and mine >> slot & 1:
                cards += 1
        points = options.per_card * cards - options.per_discard * len(self.discards[seat])
        return points + (options.second_player if seat != self.first else 0)

    def score(self, seat: int) -> float:
        if self.options.mode == DUEL:
            return 0.5 + (self.points(seat) - self.points(1 - seat)) / 200
        return (self.filled / self.layout.slots + (1.0 if self.reason == "arrived" else 0.0)) / 2

    def outcome(self) -> Outcome:
        if self.options.mode == DUEL:  # TR-18.8
            points = [self.points(seat) for seat in range(2)]
            rank = [(points[seat], -len(self.discards[seat])) for seat in range(2)]
            winners = tuple([seat for seat in range(2) if rank[seat] > rank[1 - seat]])
            return Outcome((float(points[0]), float(points[1])), winners, self.reason)
        won = self.reason == "arrived"  # TR-7.10
        scores = tuple([1.0 if won else 0.0] * self.seats)
        return Outcome(scores, tuple(range(self.seats)) if won else (), self.reason)

    # -- hands -------------------------------------------------------------------------------------------

    def lies_at(self, colour: int, place: int) -> bool:
        """Whether a Storm of this colour lies at this seat (purple: row)."""
        storms = self.storms
        if storms:
            colours = self.options.colours
            for storm in range(len(storms)):
                if storms[storm] == place and colours[storm] == colour:
                    return True
        return False

    def limit(self, seat: int) -> int:
        """The hand limit L, TR-4.6, 12.5"""
        return self.options.storm_limit if self.storms and self.lies_at(YELLOW, seat) else self.options.hand_limit

    def spare(self, seat: int) -> int:
        """disc(h), TR-8.4"""
        hand = self.hands[seat]
        spare = len(hand)
        i = spare - 1
        while i >= 0 and hand[i] > FINISH:  # the hand is sorted: Starts and Monsters come last
            if hand[i] == MONSTER or not self.sailed:
                spare -= 1
            i -= 1
        return spare

    def discardable(self, seat: int) -> list[int]:
        """The distinct cards this seat may discard, TR-8.4."""
        cards: list[int] = []
        last = 0
        for card in self.hands[seat]:
            if card != last and (card <= FINISH or (card == START and self.sailed)):
                cards.append(card)
                last = card
        return cards

    def capacity(self, seat: int) -> int:
        """What this seat can give for the Start, TR-6.5, 12.12"""
        spare = self.spare(seat)
        if self.storms and self.lies_at(YELLOW, seat):
            spare += min(self.options.unseen, len(self.piles[seat]))
        return spare

    # -- the grid ----------------------------------------------------------------------------------------

    def full(self, row: int) -> bool:
        for slot in self.layout.rows[row]:
            if self.grid[slot] == 0:
                return False
        return True

    def gap_rows(self) -> list[int]:
        """TR-2.5"""
        return [row for row in range(len(self.layout.rows)) if not self.full(row)]

    def complete(self) -> bool:
        return self.filled == self.layout.slots

    def locked(self) -> int:
        """Bit per row, TR-13.3"""
        rows = 0 if self.rocks < 0 else 1 << self.rocks
        storms = self.storms
        if storms:
            colours = self.options.colours
            for storm in range(len(storms)):
                if storms[storm] >= 0 and colours[storm] == PURPLE:
                    rows |= 1 << storms[storm]
        return rows

    def open_lines(self) -> list[tuple[int, int]]:
        """TR-15.4"""
        layout = self.layout
        return layout.lines if layout.roof < 0 or self.roof_open else layout.lines[:-1]

    def cost(self, card: int, slot: int) -> int:
        """TR-5.4; 0 exactly when no neighbour slot is occupied."""
        below = self.grid[self.layout.before[slot]]
        above = self.grid[self.layout.after[slot]]
        if below == 0:
            return 0 if above == 0 else above - card
        if above == 0 or card - below < above - card:
            return card - below
        return above - card

    def between(self, card: int, first: int, last: int) -> tuple[int, int]:
        """The gap of this line that the number belongs to: its first slot, and the slot after it (TR-5.2)."""
        grid = self.grid
        low = first
        for slot in range(first, last):
            placed = grid[slot]
            if placed != 0:
                if placed > card:
                    return low, slot
                low = slot + 1
        return low, last

    def slots_for(self, card: int, seat: int) -> list[int]:
        """Where this seat may lay this Island: TR-5.1, 5.2, 5.6, 10.2, 12.8, 12.10, 15.5"""
        purse = self.spare(seat) - 1
        rows = self.locked()
        orange = len(self.storms) > 0 and self.lies_at(ORANGE, seat)
        row_of = self.layout.row_of
        slots: list[int] = []
        for first, last in self.open_lines():
            low, high = self.between(card, first, last)
            for slot in range(low, high):
                cost = self.cost(card, slot)
                if cost <= purse and (cost > 0 or not orange) and not rows >> row_of[slot] & 1:
                    slots.append(slot)
        return slots

    def playable(self, seat: int) -> list[int]:
        """The Islands of this hand that can be laid somewhere."""
        hand = self.hands[seat]
        if len(self.layout.lines) > 1 or self.rocks >= 0 or self.storms:
            return [card for card in hand if card <= ISLANDS and self.slots_for(card, seat)]
        # one line, nothing locked: walk along it and the sorted hand together
        grid = self.grid
        end = self.layout.slots
        purse = self.spare(seat) - 1
        cards: list[int] = []
        at = 0
        low = 0  # the number before the gap, and its slot
        low_slot = -1
        for slot in range(end + 1):
            placed = grid[slot]
            if placed == 0:
                if slot < end:
                    continue
                placed = ISLANDS + 1
            gap = slot - low_slot - 1
            while at < len(hand) and hand[at] < placed:
                card = hand[at]
                at += 1
                if gap > 0:
                    if gap > (1 if low else 0) + (1 if slot < end else 0):
                        cards.append(card)  # a slot without neighbours: free
                    else:
                        cost = card - low if low else ISLANDS
                        if slot < end and placed - card < cost:
                            cost = placed - card
                        if cost <= purse:
                            cards.append(card)
            if at == len(hand) or hand[at] > ISLANDS:
                break
            low = placed
            low_slot = slot
        return cards

    def monster_targets(self) -> list[int]:
        """TR-11.3"""
        rows = self.locked()
        row_of = self.layout.row_of
        return [slot for slot in range(self.layout.slots) if self.grid[slot] and not rows >> row_of[slot] & 1]

    def day_and_night(self) -> bool:
        """TR-17.6: the lower half moon up, the upper half sun up; other modes do not ask."""
        if self.options.mode != DAY_NIGHT:
            return True
        return self.moon == (1 << self.layout.slots // 2) - 1

    def can_finish(self, seat: int) -> bool:
        """TR-7.1, 11.10, 11.14, 17.6"""
        return (
            self.sailed
            and self.filled == self.layout.slots
            and FINISH in self.hands[seat]
            and MONSTER not in self.hands[seat]
            and sum(self.marks) == 0
            and self.day_and_night()
        )

    # -- Rocks and Storms --------------------------------------------------------------------------------

    def rocks_done(self) -> bool:
        """TR-10.5, 16.9: enough rows are full."""
        return len(self.layout.rows) - len(self.gap_rows()) >= self.layout.full_rows

    def rocks_rows(self) -> list[int]:
        """Where the Rocks may go from where they lie: TR-10.3, 15.7"""
        gaps = [row for row in self.gap_rows() if row != self.rocks]
        preferred = [row for row in gaps if row in self.layout.rocks_rows]
        return preferred if preferred else gaps

    def purple_rows(self) -> list[int]:
        """TR-12.8, 15.8"""
        rows = self.gap_rows()
        if self.layout.roof < 0 or self.roof_open:
            return rows
        return [row for row in rows if row in self.layout.rocks_rows]

    def storms_in_play(self) -> list[int]:
        return [storm for storm in range(len(self.storms)) if self.storms[storm] >= 0]
