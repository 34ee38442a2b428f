"""Whether a bot sees what its seat cannot."""

from __future__ import annotations

import captains_table as ct
from captains_table.kernel.rng import Rng
from tests.conformance.titles import random_setting


def chooses_alike(title: ct.Title, bot: str, games: int, choices: int) -> int:
    """In worlds its seat cannot tell apart it chooses the same, whatever the options, after fewer than so many random
    choices. Returns how often that was compared."""
    rng = Rng(5)
    compared = 0
    for seed in range(games):
        game = random_setting(title, rng, boldness=2).new(seed)
        for _ in range(int(rng.below(choices))):
            if game.to_act:
                seat = game.to_act[-1]
                options = game.state.choices(seat)
                game.choose(seat, options[rng.below(len(options))])
        for seat in game.to_act:
            worlds = (game, game.imagine(seat, 1), game.imagine(seat, 2))
            assert len({ct.bot(bot, 1).choose(world, seat).id for world in worlds}) == 1
            compared += 1
    return compared
