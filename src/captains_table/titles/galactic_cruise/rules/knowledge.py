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
    return other


def _shuffled(stack: list[int], rng: Rng) -> list[int]:
    """Sorted first: what comes out follows from the tiles and from chance alone."""
    found = sorted(stack)
    rng.shuffle(found)
    return found
