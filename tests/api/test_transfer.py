"""Games on their way to another process: they arrive as they were, and go on in the same way."""

from __future__ import annotations

import pickle

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import digest
from captains_table.kernel.transfer import pack, unpack
from captains_table.titles import titles

TITLES = [each for each in titles() if ct.title(each).advise is not None]  # others may have registered examples


def _sent(game: ct.Game) -> ct.Game:
    dealt = game.title.deal(game.state.seats, game.setting.options, Rng(0), None)
    arrived: ct.Game = unpack(pack(game), game.title, dealt)
    return arrived


def _play(game: ct.Game, rng: Rng, choices: int) -> None:
    advise = game.title.advise
    assert advise is not None
    for _ in range(choices):
        if game.to_act:
            seat = game.to_act[0]
            game.choose(seat, int(advise(game.state.imagine(seat, rng), seat, rng)))


@pytest.mark.parametrize("title", TITLES)
def test_a_game_arrives_as_it_was_and_goes_on_alike(title: str) -> None:
    """Its shuffles to come, its log and what can be taken back included."""
    game = ct.new_game(title, seats=2, seed=3)
    for number in range(6):
        _play(game, Rng(number), 25)
        twin = _sent(game)
        assert digest(twin.state) == digest(game.state) and twin.record() == game.record()
        for seat in (0, 1, None):
            assert twin.view(seat) == game.view(seat) and twin.log(seat) == game.log(seat)
        trial = game.clone()
        for each in (trial, twin):
            _play(each, Rng(9), 25)
        assert digest(twin.state) == digest(trial.state)


@pytest.mark.parametrize("title", TITLES)
def test_what_all_games_share_stays_at_home(title: str) -> None:
    """Options and components are not sent: a world for a bot is small, and shares the receiver's."""
    game = ct.new_game(title, seats=2, seed=3)
    _play(game, Rng(1), 40)
    world = game.state.imagine(0, Rng(1))
    assert len(pack(world)) < 6000
    dealt = game.title.deal(2, game.setting.options, Rng(0), None)
    assert unpack(pack(world), game.title, dealt).options is getattr(dealt, "options")  # noqa: B009  (each title has its own)
    with pytest.raises(pickle.UnpicklingError):
        pickle.loads(pack(world))
