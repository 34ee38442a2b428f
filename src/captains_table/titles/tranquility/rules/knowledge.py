"""What a seat knows: an imagined world deals anew every card it cannot know, consistently with all that it does.

A seat knows its own hand and what it discarded, and of the others what happened in the open: sizes, marks,
cards taken in the open, and that a hand held no Start (or no further Monster) when it showed so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.kernel.rng import Rng
from captains_table.titles.tranquility.data.ids import ISLANDS, MONSTER, START
from captains_table.titles.tranquility.rules.options import PYRAMID

if TYPE_CHECKING:
    from captains_table.titles.tranquility.rules.state import Tranquility


def redeal(game: Tranquility, seat: int, rng: Rng) -> Tranquility:
    """A copy with everything dealt anew that this seat cannot know. Cards are sorted before they are shuffled, so
    that the world depends on what the seat knows and on rng, on nothing else."""
    other = game.clone()
    seats = game.seats
    loose, storms, starts, monsters = _hidden_cards(game, seat)
    loose.sort()
    rng.shuffle(loose)
    removed: list[int] = []
    if game.removed:  # Islands only, TR-9.2
        kept: list[int] = []
        while len(removed) < len(game.removed):
            card = loose.pop()
            if card <= ISLANDS:
                removed.append(card)
            else:
                kept.append(card)
        if kept:
            loose += kept
            rng.shuffle(loose)
        other.removed = tuple(sorted(removed))

    storms.sort()
    placement = Placement(game, seat)
    tries = 1
    while not placement.settle(starts, monsters, storms, rng):  # a Start took the last place of a Monster: try again
        placement = Placement(game, seat)
        tries += 1
        assert tries < 1000, "what is known of the hidden cards contradicts itself"
    for q in range(seats):
        if q != seat:
            hand = placement.hands[q]
            while len(hand) < len(game.hands[q]):
                hand.append(loose.pop())
            hand.sort()
            other.hands[q] = hand
            pile = placement.thrown[q]
            for i in range(len(pile)):
                if pile[i] == 0:
                    pile[i] = loose.pop()
            other.discards[q] = pile
        hidden = placement.undrawn[q]
        special = len(hidden) > 0
        size = len(game.piles[q]) + len(game.buried[q])
        while len(hidden) < size:
            hidden.append(loose.pop())
        if special:
            rng.shuffle(hidden)
        if game.buried[q]:
            cut = len(game.piles[q])
            other.buried = (*other.buried[:q], tuple(hidden[cut:]), *other.buried[q + 1 :])
            del hidden[cut:]
        other.piles[q] = hidden
    if game.deck:
        if game.options.mode == PYRAMID:
            loose = sorted(game.deck)
            rng.shuffle(loose)
        other.deck = loose
    if game.pledging:
        other.pledges = tuple(
            [
                int(rng.below(min(game.options.start_payment, other.capacity(q)) + 1))
                if q != seat and game.pledges[q] >= 0
                else game.pledges[q]
                for q in range(seats)
            ]
        )
    return other


def _hidden_cards(game: Tranquility, seat: int) -> tuple[list[int], list[int], list[bool], int]:
    """What this seat cannot see: Islands and Finishes, Storms, whose Start, how many Monsters."""
    loose: list[int] = list(game.removed)
    storms: list[int] = []
    starts: list[bool] = []
    monsters = 0
    if game.options.mode != PYRAMID:
        loose += game.deck  # the Duel's common pile; the Pyramid's deck is a world of its own
    for q in range(game.seats):
        hidden = game.piles[q].copy()
        hidden += game.buried[q]
        if q != seat:
            hidden += game.hands[q]
            hidden += game.discards[q]
        start = False
        for card in hidden:
            if card < START:
                loose.append(card)
            elif card == START:
                start = True
            elif card == MONSTER:
                monsters += 1
            else:
                storms.append(card)
        starts.append(start)
        if q != seat:
            for card, _ in game.seen[q]:
                loose.remove(card)
    return loose, storms, starts, monsters


class Placement:
    """Where the cards lie that cannot lie anywhere: cards taken in the open, Starts, Monsters, Storms.

    Hands and discard piles are those hidden from the seat; `undrawn` are piles and buried cards.
    """

    def __init__(self, game: Tranquility, seat: int) -> None:
        self.game: Tranquility = game
        self.seat: int = seat
        self.hands: list[list[int]] = [[] for _ in range(game.seats)]
        self.thrown: list[list[int]] = [[0] * len(cards) for cards in game.discards]  # 0: not settled
        self.undrawn: list[list[int]] = [[] for _ in range(game.seats)]

    def settle(self, starts: list[bool], monsters: int, storms: list[int], rng: Rng) -> bool:
        """Find a place for all of them; False if there is none left for one."""
        game = self.game
        for q in range(game.seats):
            if q != self.seat:
                self.hands[q] += [MONSTER] * game.marks[q]
                self.place_seen(q, rng)
                monsters -= game.marks[q]
        for storm in storms:
            self.undrawn[self.pick_pile(rng)].append(storm)
        for q in range(game.seats):
            if starts[q] and not self.place_start(q, rng):
                return False
        for _ in range(monsters):
            if not self.place_monster(rng):
                return False
        return True

    def free(self, q: int) -> int:
        """Undrawn places of q that are not settled."""
        return len(self.game.piles[q]) + len(self.game.buried[q]) - len(self.undrawn[q])

    def drawn_since(self, clear: tuple[int, ...], q: int, found: int) -> int:
        """How many more cards of q may be of a kind that the hand was clear of before; `found` are settled."""
        drawn = clear[q] - len(self.game.piles[q]) - len(self.game.buried[q]) - found
        return max(0, min(len(self.game.hands[q]) - len(self.hands[q]), drawn))

    def place_seen(self, q: int, rng: Rng) -> None:
        """Cards that q took in the open are still in that hand, or among what q has discarded since."""
        hand = self.hands[q]
        pile = self.thrown[q]
        latest_first = sorted(self.game.seen[q], key=lambda each: (-each[1], each[0]))
        for card, since in latest_first:
            late = [i for i in range(since, len(pile)) if pile[i] == 0]
            at = rng.below(len(late) + len(self.game.hands[q]) - len(hand))
            if at < len(late):
                pile[late[at]] = card
            else:
                hand.append(card)

    def place_start(self, q: int, rng: Rng) -> bool:
        """The Start of q: among the cards drawn since q last showed to hold none (TR-4.2), or undrawn."""
        game = self.game
        held = 0
        late: list[int] = []
        if q != self.seat:
            held = self.drawn_since(game.clear_of_starts, q, 0)
            if game.sailed and game.clear_of_starts[q] > len(game.piles[q]) + len(game.buried[q]):
                late = [i for i in range(game.sailed_at[q], len(self.thrown[q])) if self.thrown[q][i] == 0]
        places = held + len(late) + self.free(q)
        if places == 0:
            return False
        at = rng.below(places)
        if at < held:
            self.hands[q].append(START)
        elif at < held + len(late):
            self.thrown[q][late[at - held]] = START
        else:
            self.undrawn[q].append(START)
        return True

    def place_monster(self, rng: Rng) -> bool:
        """A Monster nobody has shown: in a hand, among the cards drawn since it was clear of them, or undrawn."""
        game = self.game
        rooms = [0] * game.seats
        for q in range(game.seats):
            if q != self.seat:
                unshown = self.hands[q].count(MONSTER) - game.marks[q]
                rooms[q] = self.drawn_since(game.clear_of_monsters, q, unshown)
        places = sum(rooms) + sum([self.free(q) for q in range(game.seats)])
        if places == 0:
            return False
        at = int(rng.below(places))
        for q in range(game.seats):
            if at < rooms[q]:
                self.hands[q].append(MONSTER)
                return True
            at -= rooms[q]
        self.undrawn[self.pick_pile(rng)].append(MONSTER)
        return True

    def pick_pile(self, rng: Rng) -> int:
        """The pile for one more undrawn card, each free place being as likely."""
        free = [self.free(q) for q in range(self.game.seats)]
        at = int(rng.below(sum(free)))
        q = 0
        while at >= free[q]:
            at -= free[q]
            q += 1
        return q
