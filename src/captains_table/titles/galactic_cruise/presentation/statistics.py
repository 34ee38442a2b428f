"""What is counted over many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from captains_table.kernel.state import State
from captains_table.titles.galactic_cruise.data.ids import POINTS, RACHEL
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def first_seat(state: State) -> int:
    """The first player."""
    assert isinstance(state, GalacticCruise)
    return state.first


def statistics(state: State) -> Mapping[str, Sequence[float]]:
    """Victory Points by source, launches, Developments, goals and rounds, by seat."""
    assert isinstance(state, GalacticCruise)
    players = state.players[: state.seats]
    found: dict[str, Sequence[float]] = {
        "vp": [player.vp for player in players],
        "launches": [player.launches for player in players],
        "developments built": [player.built() for player in players],
        "goals": [player.wings() - 1 for player in players],
        "reputation at the end": [player.reputation for player in players],
        "rounds": [state.round] * len(players),
    }
    for k, name in enumerate(POINTS):
        found[name] = [player.points[k] for player in players]
    if state.rachel is not None:
        found["vp of Rachel"] = [state.players[RACHEL].vp]
    return found
