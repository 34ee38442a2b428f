"""What an Upgrade Token brings when it is flipped by Schedule a Cruise (GC-9.9.3, GX 19.6)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import ACTIVATOR, BUILDER, MEETING, MORE_ACTION, RETURNER
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import end_action
from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment
from captains_table.titles.galactic_cruise.rules.steps.fetching import fetch_worker
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain
from captains_table.titles.galactic_cruise.rules.steps.triggering import activate_segment


def token_bonus(game: GalacticCruise, seat: int, token: int, times: int) -> None:
    """The action ends with it, or once the Development is built."""
    if token == BUILDER:
        game.push(seat, BuildDevelopment(times))
        return
    end_action(game, seat)
    if token == MORE_ACTION:
        game.push(seat, ChooseAction(times, 1 if game.phase == MEETING else 0))
    elif token == RETURNER:
        fetch_worker(game, seat, times, 0)
    elif token == ACTIVATOR:
        activate_segment(game, seat, times)
    else:
        gain(game, seat, game.options.components.token_gains[token], times)
