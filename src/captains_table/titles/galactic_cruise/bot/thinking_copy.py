"""A copy to think in: nothing in it is hidden, because what is hidden is not there."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def thinking_copy(game: GalacticCruise) -> GalacticCruise:
    """Without stacks and chance: what would be turned up stays empty, and a new deck is the discard pile in order."""
    other = game.clone()
    other.rng = None
    other.cached_seat = -1
    other.deck = []
    other.blueprint_stack = []
    other.blueprint_discard = []
    other.cockpit_stack = []
    other.engine_stack = []
    other.cruise_stack = []
    other.cruise_discard = []
    return other
