"""Games among bots, many at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from captains_table.bots import bot
from captains_table.kernel.rng import Chance
from captains_table.kernel.state import Outcome
from captains_table.kernel.title import Options, Title


@dataclass(frozen=True)
class Played:
    """One finished game."""

    outcome: Outcome
    choices: int
    first: int = -1  # who began
    figures: Mapping[str, Sequence[float]] = field(default_factory=dict)  # what the title counts, once or for each seat


def play(
    title: Title, seats: int, options: Options, bots: Sequence[str], seed: str, packs: Path | None = None
) -> Played:
    """One game; bots[k] plays seat k. The same seed gives the same game."""
    state = title.deal(seats, options, Chance(seed), packs)
    state.settle()
    first = title.first_seat(state)
    number = Chance(f"{seed}/bots")
    players = [bot(name, int(number.below(1 << 30))) for name in bots]
    choices = 0
    while state.mover >= 0:
        seat = state.mover
        state.take(seat, players[seat].pick(title, state, seat))
        choices += 1
    return Played(state.outcome(), choices, first, title.statistics(state))
