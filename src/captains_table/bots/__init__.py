"""Players that are programs. A bot is given only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from captains_table.bots.captain import captain
from captains_table.bots.deckhand import deckhand
from captains_table.bots.greedy import greedy
from captains_table.bots.random import random
from captains_table.kernel.errors import TEXTS, UnknownBot, suggest
from captains_table.kernel.game import Choice, Game
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Title

Pick = Callable[[Title, State, int, Rng], int]  # title, an imagined state, seat, chance -> a choice

BOTS: dict[str, Pick] = {
    "random": random,
    "greedy": greedy,
    "deckhand": deckhand,
    "pilot": greedy,  # as it is called at a table: see levels.toml
    "captain": captain,
}


class Bot:
    """A program that plays a seat."""

    def __init__(self, name: str, pick: Pick, seed: int = 0) -> None:
        self.name = name
        self.rng = Rng(seed)
        self._pick = pick

    def choose(self, game: Game, seat: int) -> Choice:
        """What this bot would choose for a seat that must decide."""
        if seat not in game.to_act:
            raise game.not_asked(seat)
        choice = game.choice(seat, self.pick(game.title, game.state, seat))
        assert choice is not None
        return choice

    def pick(self, title: Title, state: State, seat: int) -> int:
        """The same on a bare state. The bot works in an imagined world: the true one it never sees."""
        return self._pick(title, state.imagine(seat, self.rng), seat, self.rng)


def bot(name: str, seed: int = 0) -> Bot:
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot(TEXTS.sentence("no_bot", name=name, hint=suggest(name, BOTS)))
    return Bot(name, BOTS[name], seed)
