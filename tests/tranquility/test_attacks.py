"""Ways to cheat, or to break a game, that must not work."""

from __future__ import annotations

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from tests.tranquility.helpers import at, do, full_grid


def test_imagining_hands_full_of_monsters_ends() -> None:
    game = at({"sailed": True, "hands": [[1, 2], ["monster", "monster"]], "piles": [[], []]}, monsters=3)
    assert ct.bot("random").choose(game, 0).notation
    assert game.imagine(0, 5).state.hands[1] == game.state.hands[1]  # type: ignore[attr-defined]


# -- taking back ---------------------------------------------------------------------------------------------


def test_a_turn_that_has_ended_is_not_taken_back() -> None:
    """Also without a draw: the table has shown by then whether the next player can go on."""
    position = {
        "sailed": True, "hands": [[2, 3, 40, 41], [60, 61, 62]], "grid": {"7": 20}, "storms": {"orange-1": 1},
        "compasses": [0, 1], "piles": [[], 20], "discards": [[], None],
    }  # fmt: skip
    game = at(position, storms=True)
    do(game, "discard two", "discard 40")
    assert game.can_undo(0)
    do(game, "discard 41")
    assert not game.can_undo(0)
    game.choose(1, "discard two")
    assert not game.can_undo(0)


def test_a_rescue_does_not_tell_before_it_is_too_late() -> None:
    position = {
        "sailed": True, "grid": {"1": 10, "36": 70}, "hands": [[20, 40], [30]], "piles": [0, 0], "discards": [[], []],
        "storms": {"orange-1": 1}, "compasses": [1, 0],
    }  # fmt: skip
    game = do(at(position, storms=True), "play 20", "at 9")
    assert game.to_act == (0,)  # asked for the Compass: seat 1 is stuck
    assert not game.can_undo(0)


def test_others_choices_that_followed_from_it_keep_a_contribution() -> None:
    game = at({"hands": [["start", 2], [3, 4, 5], [6, 7, 8, 9]]}, seats=3, storms=True)
    do(game, "play start", "award seat 0", seat=0)
    for seat, number in enumerate((1, 3, 4)):
        game.choose(seat, f"pledge {number}")
    do(game, "give 3", "give 4", "give 5", seat=1)
    do(game, "give 6", "give 7", "give 8", "give 9", seat=2)
    do(game, "give 2", "award seat 0", seat=0)
    before = game.record()
    assert not game.can_undo(2)
    with pytest.raises(ct.CannotUndo):
        game.undo(2)
    assert game.record() == before


@pytest.mark.parametrize("more", [[], ["at 1"]])
def test_a_compass_is_not_taken_back_from_under_a_card(more: list[str]) -> None:
    position = {
        "sailed": True, "hands": [[2, 40, 41], [60, 61, 62]], "grid": {"7": 20, "8": 39},
        "storms": {"purple-1": 1}, "compasses": [0, 1], "piles": [0, 20],
    }  # fmt: skip
    game = at(position, storms=True)
    game.choose(1, "compass purple-1")
    do(game, "play 2", *more, seat=0)
    assert not game.can_undo(1)


def test_a_captains_split_is_not_probed() -> None:
    """Whether a share stands or is cut tells of a held Monster: it cannot be tried out."""
    for held in ([5, 6, 7, 8, 9], ["monster", 6, 7, 8, 9]):
        hands = [["start", 1, 2, 3, 4], held, [11, 12, 13, 14, 15]]
        game = at({"hands": hands}, seats=3, monsters=3, start_split="captain")
        do(game, "play start", "split 0", "split 5", seat=0)
        assert not game.can_undo(0)


# -- what others are told ------------------------------------------------------------------------------------


def test_an_imagined_world_carries_nothing_of_the_truth() -> None:
    game = at({"hands": [[29, 53, 64, 68, 78], [1, 2, 3, 4, 5]]}, seed=3)
    game.choices(0)  # worked out and kept
    world = game.state.imagine(1, Rng(1))
    assert world.cached_choices == []
    imagined = game.imagine(1)
    assert imagined.setting.seed == ""
    assert imagined.setting.position is None
    assert imagined.view(1)["commitment"] == game.view(1)["commitment"]


def test_a_view_tells_only_its_reader_of_permissions() -> None:
    position = {"sailed": True, "hands": [[1, 2], [3, 4]], "storms": {"orange-1": 0}, "compasses": [0, 1]}
    game = at(position, storms=True)
    assert game.may_act == (1,)
    assert [game.view(seat)["may_act"] for seat in (0, 1, None)] == [False, True, False]


def test_a_shown_finish_is_known() -> None:
    hands = [["finish", 1, 3], ["monster", 5, 7]]
    game = do(at({"sailed": True, "grid": full_grid(), "hands": hands}, monsters=3), "play finish")
    for seed in range(50):
        assert 81 in game.imagine(1, seed).state.hands[0]  # type: ignore[attr-defined]


def test_open_pledges_are_known() -> None:
    hands = [["start", 1, 2, 3], [5, 6, 7, 8, 9], ["monster", "monster", 13, 14, 15]]
    game = at({"hands": hands}, seats=3, monsters=5)
    game.choose(0, "play start")
    for seat, number in enumerate((3, 5, 3)):
        game.choose(seat, f"pledge {number}")
    for seed in range(50):
        world = game.imagine(0, seed).state
        assert [world.capacity(seat) >= 3 for seat in (1, 2)] == [True, True]  # type: ignore[attr-defined]
