"""Whether one may take back must not tell of others' hands: it is the same in every world that the seat cannot tell
from the truth, in every title, in many option sets and at many moments."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from examples import tic_tac_toe

import captains_table as ct
from captains_table.kernel.game import Move
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import PERMITTED
from tests.conformance import proofs
from tests.conformance.titles import TITLES, Setting, settings
from tests.cruise_line_caribbean.helpers import do
from tests.cruise_line_caribbean.season import sea
from tests.tranquility.helpers import at
from tests.twins import twin_game

LOOKS = 20  # moments of a game
EVERY = 2  # of them
CHOICES = 300  # of a game that is not watched to its end


def test_a_card_off_turn_does_not_probe_the_hand_of_the_player_whose_turn_it_is() -> None:
    """Fuel taken in makes a LEAK possible: could it be taken back only if the other has none, one would know."""
    probed = [_fuelled_off_turn([card]).can_undo(1) for card in ("A05", "A06")]  # LEAK, POACH
    assert probed == [False, False]


def test_the_worlds_in_which_it_did_are_told_apart_no_more() -> None:
    game = _fuelled_off_turn(["A05"])
    twins = [twin for seed in range(30) if (twin := twin_game(game, 1, seed)) is not None]
    assert len(twins) > 20
    assert any(twin.state.companies[0].hand != game.state.companies[0].hand for twin in twins)  # type: ignore[attr-defined]
    assert all(twin.view(1) == game.view(1) for twin in twins)


def _fuelled_off_turn(others_hand: list[str]) -> ct.Game:
    """A seat without fuel plays FUEL off turn; then the one whose turn it is goes on with something else."""
    game = sea({"fuel": 9, "hand": others_hand}, {"fuel": 0, "hand": ["A01"]}, waiting={"FL": {"PR": 2}})
    do(game, "play a01", seat=1)
    assert game.can_undo(1)
    return do(game, "pick fl pr 1", seat=0)


def test_a_compass_does_not_probe_the_hand_of_the_player_whose_turn_it_is() -> None:
    """2 fits only where the Storm was, 45 elsewhere as well; neither was played."""
    probed = []
    for held in (2, 45):
        position = {
            "sailed": True, "hands": [[held, 40, 41], [60, 61, 62]], "grid": {"7": 20, "8": 39},
            "storms": {"purple-1": 1}, "compasses": [0, 1], "piles": [0, 20],
        }  # fmt: skip
        game = at(position, storms=True)
        game.choose(1, "compass purple-1")
        assert game.can_undo(1)
        game.choose(0, "discard two")
        probed.append(game.can_undo(1))
    assert probed == [False, False]


def watched(setting: Setting, seed: int) -> Iterator[ct.Game]:
    """A random game, choices taken back now and then: the moments at which others have chosen beside somebody."""
    rng = Rng(seed)
    game = setting.new(seed)
    for _ in range(CHOICES):
        able = [seat for seat in range(setting.seats) if game.can_undo(seat)]
        if able and rng.below(12) == 0:
            game.undo(able[rng.below(len(able))])
        else:
            game.choose(*proofs.pick(game, rng))
        if not game.to_act:
            return
        if len({move.seat for move in game.moves}) > 1 and any(_beside_others(move) for move in game.moves):
            yield game


def _beside_others(move: Move) -> bool:
    return move.choice >= PERMITTED or len(move.before.to_act()) > 1


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_twins_may_take_back_alike(title: ct.Title) -> None:
    compared = 0
    for number, setting in enumerate(each for each in settings(title, 40) if each.seats > 1):
        for seed, game in enumerate(islice(watched(setting, number), 0, EVERY * LOOKS, EVERY)):
            compared += proofs.taking_back_tells_nothing(game, seed)
    assert compared > 400 or title is tic_tac_toe.TITLE  # which nobody plays beside anybody
