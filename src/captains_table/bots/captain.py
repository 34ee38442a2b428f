"""Looks ahead: plays its ideas through to the end of the game, in worlds that could be the true one.

In every imagined world the advised choice and its rivals are tried, and all seats play on as advised: the same world
for all, so that luck tells them apart as little as it can. What is left of luck is still more than most choices differ
by, and the advice is good; so a rival is taken only once it is clearly ahead, by `PROOF` games. (That is what a normal
prior with a mean below zero comes to: the sum of the differences counts, not their mean.) Work is counted in decisions,
not in time: the same seed gives the same choice on every machine.
"""

from __future__ import annotations

from typing import Final

from captains_table.bots.greedy import greedy
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Title

STEPS: Final = 3000  # decisions that are played through for one of its own, at most: about a second
LONGEST: Final = 400  # decisions after which a game that is played through is judged as it stands
WORLDS: Final = 200  # at most
RIVALS: Final = 7  # choices compared with the advised one, at most
NEAR: Final = 4  # of them so many beside it in the list of choices; the others come from anywhere
ALIKE: Final = 3  # after so many worlds, what has made no difference yet is not looked at any more
HALVE: Final = 6  # after every so many worlds only the better half goes on
PROOF: Final = 1.5  # won games that a rival must be ahead by
HOPELESS: Final = -2.5


def captain(title: Title, world: State, seat: int, rng: Rng) -> int:
    options = world.choices(seat) + world.extras(seat)
    if len(options) == 1:
        return options[0]
    advised = greedy(title, world, seat, rng)
    return Search(title, seat, rng).better(world, advised, rivals(options, advised, rng))


def rivals(options: list[int], advised: int, rng: Rng) -> list[int]:
    """Choices worth a comparison: all of them if they are few. Choices are numbers that mean something, so those
    beside the advised one are like it (the next slot, a card close by)."""
    at = options.index(advised)
    others = sorted([k for k in range(len(options)) if k != at], key=lambda k: abs(k - at))
    if len(others) > RIVALS:
        rest = others[NEAR:]
        rng.shuffle(rest)
        others = others[:NEAR] + rest[: RIVALS - NEAR]
    return [options[k] for k in others]


class Search:
    """One decision of one seat."""

    def __init__(self, title: Title, seat: int, rng: Rng) -> None:
        self.title = title
        self.seat = seat
        self.rng = rng
        self.steps = 0

    def better(self, world: State, advised: int, rivals: list[int]) -> int:
        """The rival that is clearly ahead of the advised choice, or that choice."""
        lead = dict.fromkeys(rivals, 0.0)  # won games more than with the advised choice
        differs: set[int] = set()
        for number in range(1, WORLDS + 1):
            imagined = world.imagine(self.seat, self.rng)
            luck = int(self.rng.below(1 << 30))
            before = self.steps
            standard = self.play_on(imagined, advised, luck)
            for choice in rivals:
                gain = self.play_on(imagined, choice, luck) - standard
                lead[choice] += gain
                if gain:
                    differs.add(choice)
            rivals = [choice for choice in rivals if lead[choice] > HOPELESS]
            if number >= ALIKE:
                rivals = [choice for choice in rivals if choice in differs]
            if number % HALVE == 0 and len(rivals) > 1:
                rivals = sorted(rivals, key=lambda choice: -lead[choice])[: (len(rivals) + 1) // 2]
            if not rivals or self.steps + (self.steps - before) > STEPS:
                break
        best = max(lead, key=lambda choice: lead[choice])
        return best if lead[best] > PROOF else advised

    def play_on(self, imagined: State, choice: int, luck: int) -> float:
        """What comes of this choice in this world, between 0 and 1; winning counts most."""
        state = imagined.clone()
        state.take(self.seat, choice)
        rng = Rng(luck)
        decisions = 1
        while state.mover >= 0 and decisions < LONGEST and state.choices(state.mover):
            state.take(state.mover, greedy(self.title, state, state.mover, rng))
            decisions += 1
        self.steps += decisions
        won = state.over and self.seat in state.outcome().winners
        return (0.75 if won else 0.0) + 0.25 * state.score(self.seat)
