"""A Day in Space with Specialized Segments, for the view (GX-14.3)."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from captains_table.titles.galactic_cruise.data.ids import NOTHING, TYPES
from captains_table.titles.galactic_cruise.presentation.forecasts_launch import guests
from captains_table.titles.galactic_cruise.presentation.view_types import Day, GuestsGo
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.triggering import DONE, PLACES, SendGuests


def day(game: GalacticCruise) -> Day | UnsetType:
    """What is open to the Guests of the Ship that spends one, if one does."""
    if game.turn == NOTHING or game.automatic(game.turn):
        return UNSET
    steps = [step for step in game.stacks[game.turn] if isinstance(step, SendGuests)]
    if not steps:
        return UNSET
    step = steps[-1]
    ship = game.players[game.turn].ships[step.ship]
    choices = [choice for choice in step.choices(game, game.turn) if choice != DONE]
    goes = [[c % PLACES + 1 for c in choices if c // PLACES == type] for type in range(len(TYPES))]
    return Day(
        ship=step.ship,
        guests=guests(step.left()),
        triggered=[place + 1 for place in range(len(ship.segments)) if step.triggered >> place & 1],
        anywhere=step.anywhere,
        again=step.again,
        goes=GuestsGo(*goes),
    )
