"""What is counted of many games: see `captain simulate`."""

from __future__ import annotations

from captains_table.kernel.state import State
from captains_table.titles.dream_cruise.data.ids import NOTHING
from captains_table.titles.dream_cruise.rules.routes import route_points
from captains_table.titles.dream_cruise.rules.state import DreamCruise


def first_seat(state: State) -> int:
    """Who wears the captain's cap when the game begins; alone there is no order."""
    assert isinstance(state, DreamCruise)
    return NOTHING if state.options.solo else state.token


def statistics(state: State) -> dict[str, list[float]]:
    """Of a finished game: once, or for each seat."""
    assert isinstance(state, DreamCruise)
    seats = range(state.seats)
    ships = state.ships
    counted: dict[str, list[float]] = {
        "rounds": [state.round],
        "families sent home": [len(ship.pile) for ship in ships],
        "family points": [state.family_points(seat) for seat in seats],
        "route points": [route_points(ship.voyage, state.options) for ship in ships],
        "guest points": [state.guest_points(seat) for seat in seats],
        "additions": [len(ship.additions) - ship.additions.count(NOTHING) for ship in ships],
        "cards left": [len(ship.hand) for ship in ships],
    }
    if state.options.solo:
        counted["Jana"] = [state.jana_total()]
    return counted
