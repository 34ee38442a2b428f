"""What a seat knows: an imagined world deals anew every card it cannot know, consistently with all that it does.

A seat knows its own hand and what it discarded, and of the others what happened in the open: sizes, marks,
cards taken in the open, and that a hand held no Start (or no further Monster) when it showed so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.kernel.rng import Rng
from captains_table.titles.tranquility.cards import ISLANDS, MONSTER, START
from captains_table.titles.tranquility.terms import PYRAMID

if TYPE_CHECKING:
    from captains_table.titles.tranquility.state import Tranquility


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
        loose += kept
        other.removed = tuple(sorted(removed))

    hands: list[list[int]] = []  # what is settled of each hidden hand; the rest is filled with loose cards
    thrown: list[list[int]] = []  # likewise of each discard pile, 0 where not settled
    for q in range(seats):
        hand: list[int] = []
        pile = [0] * len(game.discards[q]) if q != seat else []
        if q != seat:
            if game.seen[q]:
                _place_seen(game, q, hand, pile, rng)
            hand += [MONSTER] * game.marks[q]
            monsters -= game.marks[q]
        hands.append(hand)
        thrown.append(pile)
    in_pile: list[list[int]] = [[] for _ in range(seats)]  # Starts, Monsters and Storms among the undrawn cards
    for q in range(seats):
        if starts[q]:
            _place_start(game, q, q == seat, hands[q], thrown[q], in_pile[q], rng)
    for _ in range(monsters):
        _place_monster(game, seat, hands, in_pile, rng)
    if storms:
        storms.sort()
        for storm in storms:
            in_pile[_pick_pile(game, in_pile, rng)].append(storm)

    for q in range(seats):
        if q != seat:
            hand = hands[q]
            while len(hand) < len(game.hands[q]):
                hand.append(loose.pop())
            hand.sort()
            other.hands[q] = hand
            pile = thrown[q]
            for i in range(len(pile)):
                if pile[i] == 0:
                    pile[i] = loose.pop()
            other.discards[q] = pile
        hidden = in_pile[q]
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
        if game.terms.mode == PYRAMID:
            loose = sorted(game.deck)
            rng.shuffle(loose)
        other.deck = loose
    if game.pledging:
        other.pledges = tuple(
            [
                int(rng.below(min(game.terms.start_payment, other.capacity(q)) + 1))
                if q != seat and game.pledges[q] >= 0
                else game.pledges[q]
                for q in range(seats)
            ]
        )
    other.veil(seat, rng)
    return other


def _hidden_cards(game: Tranquility, seat: int) -> tuple[list[int], list[int], list[bool], int]:
    """What this seat cannot see: Islands and Finishes, Storms, whose Start, how many Monsters."""
    loose: list[int] = list(game.removed)
    storms: list[int] = []
    starts: list[bool] = []
    monsters = 0
    if game.terms.mode != PYRAMID:
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


def _place_seen(game: Tranquility, q: int, hand: list[int], pile: list[int], rng: Rng) -> None:
    """Cards that q took in the open are still in that hand, or among what q has discarded since."""
    latest_first = sorted(game.seen[q], key=lambda each: (-each[1], each[0]))
    for card, since in latest_first:
        free = [i for i in range(since, len(pile)) if pile[i] == 0]
        at = rng.below(len(free) + len(game.hands[q]) - len(hand))
        if at < len(free):
            pile[free[at]] = card
        else:
            hand.append(card)


def _place_start(
    game: Tranquility, q: int, own: bool, hand: list[int], pile: list[int], in_pile: list[int], rng: Rng
) -> None:
    """The Start of q: among the cards drawn since q last showed to hold none (TR-4.2), or undrawn."""
    undrawn = len(game.piles[q]) + len(game.buried[q])
    held = 0
    late: list[int] = []
    if not own:
        drawn = game.clear_of_starts[q] - undrawn
        held = max(0, min(len(game.hands[q]) - len(hand), drawn))
        if game.sailed and drawn > 0:
            late = [i for i in range(game.sailed_at[q], len(pile)) if pile[i] == 0]
    at = rng.below(held + len(late) + undrawn)
    if at < held:
        hand.append(START)
    elif at < held + len(late):
        pile[late[at - held]] = START
    else:
        in_pile.append(START)


def _place_monster(game: Tranquility, seat: int, hands: list[list[int]], in_pile: list[list[int]], rng: Rng) -> None:
    """A Monster nobody has shown: in a hand, among the cards drawn since it was last clear of them, or undrawn."""
    rooms: list[int] = []
    for q in range(game.seats):
        room = 0
        if q != seat:
            undrawn = len(game.piles[q]) + len(game.buried[q])
            unshown = hands[q].count(MONSTER) - game.marks[q]
            room = max(0, min(len(game.hands[q]) - len(hands[q]), game.clear_of_monsters[q] - undrawn - unshown))
        rooms.append(room)
    undrawn = sum([len(game.piles[q]) + len(game.buried[q]) - len(in_pile[q]) for q in range(game.seats)])
    at = int(rng.below(sum(rooms) + undrawn))
    for q in range(game.seats):
        if at < rooms[q]:
            hands[q].append(MONSTER)
            return
        at -= rooms[q]
    in_pile[_pick_pile(game, in_pile, rng)].append(MONSTER)


def _pick_pile(game: Tranquility, in_pile: list[list[int]], rng: Rng) -> int:
    """The pile for one more undrawn card, each free place being as likely."""
    free = [len(game.piles[q]) + len(game.buried[q]) - len(in_pile[q]) for q in range(game.seats)]
    at = int(rng.below(sum(free)))
    q = 0
    while at >= free[q]:
        at -= free[q]
        q += 1
    return q
