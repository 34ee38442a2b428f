"""Who knows what (GC-2.11, 2.12), and worlds that one seat cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.kernel.redeal import deal_hidden
from captains_table.kernel.rng import Rng
from captains_table.titles.galactic_cruise.data.ids import NOTHING

if TYPE_CHECKING:
    from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def redeal(game: GalacticCruise, seat: int, rng: Rng) -> GalacticCruise:
    """A copy with all stacks shuffled anew, and with other starting cards in others' hands. Every other card of a hand
    was taken from the display or the discard pile, for all to see."""
    other = game.clone()
    other.blueprint_stack = _shuffled(game.blueprint_stack, rng)
    other.cockpit_stack = _shuffled(game.cockpit_stack, rng)
    other.engine_stack = _shuffled(game.engine_stack, rng)
    other.cruise_stack = _shuffled(game.cruise_stack, rng)
    secrets = []
    if not game.options.open_hands:
        secrets = [q for q in range(game.seats) if q != seat and game.players[q].secret != NOTHING]
    hidden = game.deck + [game.players[q].secret for q in secrets]
    found, other.deck = deal_hidden(hidden, [0] * len(secrets), game.refilled_in, rng)
    for q, card in zip(secrets, found, strict=True):
        player = other.players[q]
        player.hand = tuple([card if each == player.secret else each for each in player.hand])
        player.secret = card
    if other.rachel is not None:  # GX-2.6: the back of the top card is seen, and all backs differ
        below = _shuffled(other.rachel.deck[:-1], rng)
        other.rachel.deck = below + other.rachel.deck[-1:]
    if game.starters:
        _starters(game, other, seat, rng)
    return other


def _starters(game: GalacticCruise, other: GalacticCruise, seat: int, rng: Rng) -> None:
    """GX-15.1, 15.6: others' Starting Upgrade Cards but those activated, any of those that nobody has seen; and bids
    that are still secret."""
    if NOTHING in game.bids:
        bids = list(game.bids)
        for q in range(game.seats):
            if q != seat and bids[q] != NOTHING:
                bids[q] = int(rng.below(game.players[q].money + 1))
        other.bids = tuple(bids)
    if game.options.starting == "auction":
        return
    known = [_seen(game, seat, q) for q in range(len(game.starters))]
    seen = [card for cards in known for card in cards]
    unseen = _shuffled([card for card in game.options.starters if card not in seen], rng)
    dealt: list[tuple[int, ...]] = []
    for q, cards in enumerate(known):
        more = sorted([unseen.pop() for _ in range(len(game.starters[q]) - len(cards))])
        dealt.append((*cards, *more))
    other.starters = tuple(dealt)


def _seen(game: GalacticCruise, seat: int, q: int) -> tuple[int, ...]:
    """What a seat knows of another's cards: all of its own, of others those activated."""
    cards = game.starters[q]
    return cards if q == seat or game.automatic(q) else () if game.unstarted >> q & 1 else cards[:1]


def _shuffled(stack: list[int], rng: Rng) -> list[int]:
    """Sorted first: what comes out follows from the tiles and from chance alone."""
    found = sorted(stack)
    rng.shuffle(found)
    return found
