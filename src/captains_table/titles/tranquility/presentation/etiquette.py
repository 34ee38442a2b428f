"""How players behave at the table: who may say what, and who keeps the others waiting (TR-6.8, 7.9, 8.2, 8.7, 8.8)."""

from __future__ import annotations

from captains_table.kernel.state import State
from captains_table.titles.tranquility.presentation.view_types import Talk
from captains_table.titles.tranquility.rules.notation import storm_word
from captains_table.titles.tranquility.rules.options import DUEL
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.start import Pledge


def can_end(state: State, reason: str) -> bool:
    """TR-18.6: the Duel ends in ways of its own."""
    assert isinstance(state, Tranquility)
    return reason == "no_action" or (reason in ("grid_complete", "two_discards")) == (state.options.mode == DUEL)


def can_concede(state: State) -> bool:
    """TR-7.9: not in the Duel, where one wins against the other."""
    assert isinstance(state, Tranquility)
    return state.options.mode != DUEL


def log_keeps_private(state: State) -> bool:
    """TR-8.2: a log of own draws and discards would be a look through the own discard pile."""
    assert isinstance(state, Tranquility)
    return state.options.own_discards_visible


def talk(state: State) -> Talk:
    """TR-8.7, 8.8: what players may tell each other now."""
    assert isinstance(state, Tranquility)
    if state.options.free_talk or state.options.mode == DUEL or state.over:
        return "free"
    if state.paying or state.pledging:
        return "numbers"
    if sum(state.compasses) and (state.storms_in_play() or state.shown >= 0):
        return "storms"
    return "none"


def suggestions(state: State) -> list[str]:
    """TR-8.8: the Storms one may mark as the one to calm, while somebody holds a Compass."""
    assert isinstance(state, Tranquility)
    if state.over or not sum(state.compasses):
        return []
    storms = [storm for storm, place in enumerate(state.storms) if place >= 0 or storm == state.shown]
    return [f"storm-{storm_word(state, storm)}" for storm in storms]


def overdue_choice(state: State, seat: int) -> int | None:
    """TR-6.8: who does not pledge in time counts as zero."""
    stack = state.stacks[seat]
    return 0 if stack and isinstance(stack[-1], Pledge) else None
