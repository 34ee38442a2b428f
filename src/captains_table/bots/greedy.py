"""What the title advises; for titles without advice, the choice that scores best at once."""

from __future__ import annotations

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Title


def greedy(title: Title, world: State, seat: int, rng: Rng) -> int:
    if title.advise is not None:
        return title.advise(world, seat, rng)
    best: list[int] = []
    best_score = -1.0
    for choice in world.choices(seat):
        after = world.clone()
        after.take(seat, choice)
        score = after.score(seat)
        if score > best_score:
            best = []
            best_score = score
        if score == best_score:
            best.append(choice)
    return best[rng.below(len(best))]
