"""Cards on another player's turn (CL-10.5, 10.9): a permission, never a question."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, notations, table
from tests.cruise_line_caribbean.season import cash, hand, listed, prices, sea, ship


@pytest.mark.rule("CL-10.9", "CL-20.4")
def test_only_cards_timed_any() -> None:
    """FUEL, CASH, PRESS and SCOUT; nothing of the others, though some would help on the own turn."""
    every = [f"A{n:02}" for n in range(1, 26)]
    game = sea({}, {"hand": every, "fuel": 9, "aboard": {"PR": 1}}, waiting={"NY": {"PR": 2, "VI": 2}})
    played = {each.split()[1] for each in notations(game, 1)}
    assert played == {"a01", "a02", "a08", "a14", "a15", "a19"}
    assert {each.split()[0] for each in notations(game, 1)} == {"play"}


@pytest.mark.rule("CL-10.9")
def test_the_game_does_not_wait_for_it() -> None:
    game = sea({}, {"hand": ["A08"]})
    assert game.to_act == (0,) and list(game.may_act) == [1] and game.prompt(1) == ""
    assert game.view(1)["may_act"] is True and game.view(0)["may_act"] is False and game.view(None)["may_act"] is False
    do(game, "return fl", seat=0)
    assert game.to_act == (1,)


@pytest.mark.rule("CL-10.9")
def test_others_cannot_tell_who_could_play() -> None:
    seen = [sea({}, {"hand": [card]}).view(0) for card in ("A08", "A04")]
    for each in seen:
        del each["commitment"]
    assert seen[0] == seen[1]


@pytest.mark.rule("CL-10.9")
def test_it_takes_effect_at_once_and_the_decision_is_offered_afresh() -> None:
    """The rival's last fuel arrives; what the active player can attack has changed."""
    game = sea({"hand": ["A05"]}, {"hand": ["A01"], "fuel": 0})
    assert "attack a05 seat 1" not in notations(game, 0)
    do(game, "play a01", seat=1)
    assert game.to_act == (0,) and ship(game, 1)["fuel"] == 4 and "attack a05 seat 1" in notations(game, 0)


@pytest.mark.rule("CL-10.9", "CL-10.5")
def test_one_card_on_each_turn_and_the_own_turn_has_its_own() -> None:
    game = sea({"fuel": 9}, {"hand": ["A08", "A14", "A15"]})
    do(game, "play a08", seat=1)
    assert not game.may_act
    do(game, "sail bah", "end", seat=0)
    assert game.to_act == (1,) and "play a14" in notations(game, 1)
    do(game, "play a14", "sail va", "end", seat=1)
    assert game.to_act == (0,) and list(game.may_act) == [1] and notations(game, 1) == ["play a15"]
    assert cash(game)[1] == 20 + 4 + 3


@pytest.mark.rule("CL-10.9", "CL-10.5")
def test_several_may_play_on_the_same_turn() -> None:
    game = sea({}, {"hand": ["A08"]}, {"hand": ["A14"]})
    assert game.may_act == (1, 2)
    do(game, "play a14", seat=2)
    do(game, "play a08", seat=1)
    assert cash(game) == [20, 24, 23] and game.to_act == (0,)


@pytest.mark.rule("CL-10.9", "CL-7.24")
def test_not_after_returning() -> None:
    assert sea({}, {"hand": ["A08"], "returned": 1}).may_act == ()


@pytest.mark.rule("CL-10.9")
def test_after_the_action_too() -> None:
    game = do(sea({"fuel": 9}, {"hand": ["A08"]}), "sail bah")
    assert game.to_act == (0,) and list(game.may_act) == [1]
    assert cash(do(game, "play a08", seat=1))[1] == 24 and game.to_act == (0,)


@pytest.mark.rule("CL-10.9")
def test_never_between_an_attack_and_its_reaction() -> None:
    game = sea({"hand": ["A06"]}, {"hand": ["A21"], "aboard": {"PR": 2}}, {"hand": ["A08"]})
    assert list(game.may_act) == [2]
    do(game, "attack a06 seat 1", seat=0)
    assert not game.may_act
    do(game, "poach pr 2 ny", seat=0)
    assert game.to_act == (1,) and not game.may_act
    do(game, "decline", seat=1)
    assert game.to_act == (1,) and list(game.may_act) == [2]


@pytest.mark.rule("CL-10.9", "CL-8.2")
def test_never_in_mid_move() -> None:
    """Calm Seas: the ship has not arrived yet."""
    game = sea({"at": "VA"}, {"hand": ["A08"]}, mystery=[[17, 4]])
    assert list(game.may_act) == [1]
    do(game, "explore 17", seat=0)
    assert "calm stay" in notations(game, 0) and not game.may_act


@pytest.mark.rule("CL-10.9", "CL-4.2")
def test_not_outside_the_turns() -> None:
    winter = listed({"shares": [7, 0]}, {"hand": ["A08"]}, phase="trading")
    assert winter.to_act == (0,) and winter.may_act == ()
    fuel = sea({"fuel": 3}, {"hand": ["A08"], "fuel": 3}, phase="fuel")
    assert fuel.to_act == (0,) and fuel.may_act == ()


@pytest.mark.rule("CL-10.9")
def test_glowing_reviews_and_market_research_off_turn() -> None:
    game = do(listed({}, {"hand": ["A14", "A19"]}, prices=[6, 6]), "play a14", seat=1)
    assert prices(game) == [6, 7] and hand(game, 1) == ["A19"] and table(game)["companies"][1]["played"]
    game = do(sea({}, {"hand": ["A19"]}), "play a19 pr vi", seat=1)
    assert [port["fare"] for port in table(game, 1)["ports"][3:]] == [3, None, None, None, None, 6, None, None]
    assert game.to_act == (0,)


@pytest.mark.rule("CL-10.9")
def test_a_card_not_fit_for_it_is_refused() -> None:
    with pytest.raises(ct.CaptainError):
        sea({}, {"hand": ["A04"]}).choose(1, "play a04")
    game = sea({}, {"hand": ["A04", "A08"]})
    with pytest.raises(ct.IllegalChoice):
        game.choose(1, "play a04")
    assert company(game, 1)["hand"] != []
