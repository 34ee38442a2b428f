"""Looks ahead: plays every idea through in imagined worlds, and departs from the advice only for a proven gain."""

from __future__ import annotations

from typing import Final

from captains_table.bots.greedy import greedy
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Title

STEPS: Final = 4000  # choices played through for one decision, so that it takes about a second at most
LONG: Final = 80  # minutes: a game that takes longer is not played through, but only
HORIZON: Final = 40  # choices ahead,
AHEAD: Final = 500  # so many in all,
FEW: Final = 3  # with so many rivals
RIVALS: Final = 7  # other choices than the advised one that are tried
NEAR: Final = 4  # of them, those listed next to the advised one: numbers and slots that are neighbours
SOON: Final = 2  # worlds before a rival may be dropped
DOUBT: Final = -0.04  # what a rival is worth before it is tried, against the advised choice,
SPREAD: Final = 0.05  # give or take
NOISE: Final = 0.2  # variance of a single comparison, before any is known,
WEIGHT: Final = 4  # counted as so many comparisons


def captain(title: Title, world: State, seat: int, rng: Rng) -> int:
    options = world.choices(seat) + world.permitted(seat)
    if len(options) == 1:
        return options[0]
    advised = greedy(title, world, seat, rng)
    long = title.minutes[0] > LONG
    most, horizon = (AHEAD, HORIZON) if long else (STEPS, STEPS)
    rivals = _rivals(options, advised, rng)[: FEW if long else RIVALS]
    gains: dict[int, list[float]] = {rival: [] for rival in rivals}
    best, gain = advised, 0.0
    steps, round_steps, worlds = 0, 0, 0
    while gains and steps + round_steps <= most:
        twin = world.imagine(seat, rng)
        luck = int(rng.below(1 << 30))  # the same for all, so that they differ by the choice alone
        value, round_steps = _play(title, twin, seat, advised, luck, horizon)
        for rival, found in gains.items():
            other, taken = _play(title, twin, seat, rival, luck, horizon)
            found.append(other - value)
            round_steps += taken
        steps += round_steps
        worlds += 1
        if worlds >= SOON:
            judged = {rival: _judge(found) for rival, found in gains.items()}
            gains = {rival: gains[rival] for rival, (mean, error) in judged.items() if mean + error > 0}
            best = max(gains, key=lambda rival: judged[rival][0], default=advised)
            gain = judged[best][0] if gains else 0.0
    return best if gain > 0 else advised


def _rivals(options: list[int], advised: int, rng: Rng) -> list[int]:
    at = options.index(advised)
    others = sorted((option for option in options if option != advised), key=lambda each: abs(options.index(each) - at))
    far = others[NEAR:]
    rng.shuffle(far)
    return others[:NEAR] + far[: RIVALS - NEAR]


def _play(title: Title, world: State, seat: int, choice: int, luck: int, horizon: int) -> tuple[float, int]:
    """Take the choice in a copy of this world and go on as everybody is advised. What it was worth, and how long."""
    game = world.clone()
    game.take(seat, choice)
    rng = Rng(luck)
    steps = 1
    while steps < horizon and game.mover >= 0 and game.choices(game.mover):
        game.take(game.mover, greedy(title, game, game.mover, rng))
        steps += 1
    if steps == horizon and not game.over:
        return game.score(seat), steps
    won = game.over and seat in game.outcome().winners
    return 0.25 * game.score(seat) + (0.75 if won else 0.0), steps


def _judge(gains: list[float]) -> tuple[float, float]:
    """What a rival is probably worth more than the advised choice, and how sure that is (mean and standard error)."""
    count = len(gains)
    mean = sum(gains) / count
    variance = (sum((gain - mean) ** 2 for gain in gains) + NOISE * WEIGHT) / (count + WEIGHT)
    precision = count / variance + 1 / SPREAD**2
    return (mean * count / variance + DOUBT / SPREAD**2) / precision, float(precision**-0.5)
