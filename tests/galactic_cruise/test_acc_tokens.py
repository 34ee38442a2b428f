"""Gray Upgrade Tokens of both expansions (GX-12.2, 16.2, table 19.6)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.accommodations import BOX, specialized, turn_with
from tests.galactic_cruise.helpers import ID, asked, cannot_be, do, new, player, purse, refused, seen, what

X: dict[str, Any] = {"gray_tokens": "G1,X1,X2,X4"}


def scheduling(*players: dict[str, Any], options: dict[str, Any] | None = None, **data: Any) -> ct.Game:
    """The first seat is asked which token it flips."""
    game = turn_with(options or X, *players, cruises=["C01", "C02", "C03", "C04", "C05"], **data)
    return do(game, 0, "assign worker l4", "act schedule", "schedule c01")


@pytest.mark.rule("GX-12.2", "GX-16.2", "GX-1.4")
def test_the_four_chosen_kinds_lie_in_every_launch_tower() -> None:
    game = new(3, **X)
    for seat in range(3):
        assert player(game, seat)["tokens"] == ["B1", "B2", "B3", "B4", "G1", "X1", "X2", "X4"]
    assert seen(game)["gray_tokens"] == ["G1", "X1", "X2", "X4"]
    assert "gray_tokens" not in seen(new(3)), "the base game's are not said"


@pytest.mark.rule("GX-1.5", "GX-12.2")
@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        ("G1,G2,G3", "takes exactly 4 values, not 3"),
        (["G1", "G2", "G3", "G4", "X1"], "takes exactly 4 values, not 5"),
        ("G1,G2,G3,G3", "has G3 twice"),
        ("G1,G2,G3,B1", "cannot be 'B1'"),
        ("G1,G2,G3,X3", "Activate Segment needs Specialized Blueprints"),
    ],
)
def test_another_set_is_refused(tokens: Any, words: str) -> None:
    with pytest.raises(ct.BadOptions, match=words):
        new(2, gray_tokens=tokens)


@pytest.mark.rule("GX-12.2")
def test_activate_segment_goes_with_specialized_blueprints() -> None:
    game = new(2, gray_tokens=["X3", "G1", "G2", "G3"], blueprints="specialized")
    assert game.setting.options["gray_tokens"] == "G1,G2,G3,X3"
    assert ct.replay(game.record()).setting.options["gray_tokens"] == "G1,G2,G3,X3"


def test_x4_three_reputation() -> None:
    game = do(scheduling({}), 0, "flip x4")
    assert purse(game) == (10, 2, 5, 3)
    twice = do(scheduling({"hand": ["AG18"]}), 0, "play ag18", "flip x4")
    assert purse(twice)[3] == 6, "AG18 doubles a token's bonus"


def test_x1_returns_another_worker_with_a_funding_bonus() -> None:
    workers = {"L1": [0, "worker"], "L2": [1, "worker"]}
    game = do(scheduling({}, workers=workers), 0, "flip x1")
    assert asked(game) == ["fetch l1", "fetch nobody"], "not the one placed this turn, not another player's"
    do(game, 0, "fetch l1", "fund money")
    assert (player(game)["idle"], purse(game)[0]) == (1, 11)
    assert what(game) == "choose_action"


def test_x1_may_be_declined_and_does_nothing_without_a_worker() -> None:
    declined = do(scheduling({}, workers={"L1": [0, "worker"]}), 0, "flip x1", "fetch nobody")
    assert player(declined)["idle"] == 0 and what(declined) == "choose_action"
    assert what(do(scheduling({}), 0, "flip x1")) == "choose_action"


def test_x1_fetches_an_expert() -> None:
    me = {"hired": ["right"]}
    game = do(scheduling(me, workers={"L1": [0, "expert"]}), 0, "flip x1", "fetch l1", "fund vp")
    assert (player(game)["idle_experts"], player(game)["idle"]) == (1, 1)


def test_x1_doubled_fetches_two() -> None:
    me = {"hand": ["AG18"], "hired": ["right"]}
    game = scheduling(me, workers={"L1": [0, "worker"], "L2": [0, "expert"]})
    do(game, 0, "play ag18", "flip x1", "fetch l1", "fund vp", "fetch l2", "fund vp")
    assert purse(game)[2] == 7 and what(game) == "choose_action"


def test_x2_takes_one_more_action() -> None:
    game = do(scheduling({}), 0, "flip x2")
    assert (what(game), seen(game)["now"]["acts"]) == ("choose_action", 1)
    do(game, 0, "act advertise", "advertise c01", "sell 1 a", "done")
    assert what(game) == "choose_action", "the Worker's second"
    do(game, 0, "act advertise", "advertise c01", "sell 1 r")
    assert what(game) == "end_turn"


def test_x2_in_a_meeting_is_an_action_at_a_location_with_an_own_development() -> None:
    cruises = ["C01", "C02", "C03", "C04", "C05"]
    game = turn_with(X, {}, areas={"A4": [0]}, cruises=cruises)
    do(game, 0, "meeting", "act schedule", "schedule c01", "flip x2")
    assert asked(game) == ["act gainres", "act advertise", "no action"]
    do(game, 0, "no action")
    assert what(game) == "end_turn"


@pytest.mark.rule("GX-14.4")
def test_x3_triggers_a_segment_of_any_ship() -> None:
    ships = [
        {"segments": ["SB12"]},
        {"cockpit": "K01", "engine": "E01", "segments": ["SB09", "SB01"], "cruise": "C06", "guests": [1, 0, 0]},
    ]
    options = {"gray_tokens": "G1,X1,X2,X3", "blueprints": "specialized"}
    cruises = ["C01", "C02", "C03", "C04", "C05"]
    game = turn_with(options, {"ships": ships}, cruises=cruises)
    do(game, 0, "advance 2", "done")
    do(game, 0, "assign worker l4", "act schedule", "schedule c01", "flip x3")
    assert asked(game) == ["trigger 1 1", "trigger 2 1", "trigger 2 2", "done"]
    do(game, 0, "trigger 2 2")
    assert purse(game)[0] == 11, "one Adventurous icon aboard"
    assert what(game) == "choose_action"


def test_x3_may_be_declined_and_needs_a_segment() -> None:
    options = {"gray_tokens": "G1,X1,X2,X3", "blueprints": "specialized"}
    none = scheduling({}, options=options)
    assert what(do(none, 0, "flip x3")) == "choose_action"
    declined = do(scheduling({"ships": [{"segments": ["SB12"]}]}, options=options), 0, "flip x3", "done")
    assert purse(declined)[3] == 0 and what(declined) == "choose_action"


def test_a_flipped_gray_token_makes_the_left_expert_cheaper_once_it_is_gone() -> None:
    tower = ["B1", "B2", "B3", "B4", "G1", "X1", "X2"]
    game = turn_with(X, {"tokens": tower, "upgrades": ["UA1"]})
    assert seen(game)["players"][0]["prices"]["left"] == 9


def test_tokens_not_in_play_are_refused_in_positions() -> None:
    cannot_be({"players": [{"tokens": ["B1", "G2"]}, {}]}, "G2 is not one of the tokens in play", 2, **X)


def test_every_token_is_in_the_data_with_its_names() -> None:
    assert list(BOX["tokens"]) == ["X1", "X2", "X3", "X4"]
    assert BOX["tokens"]["X4"]["gain"] == {"reputation": 3}
    option = next(each for each in ct.title(ID).options if each.name == "gray_tokens")
    for token in option.values:
        printed = ct.title(ID).catalogue(None)["tokens"][token]["name"]
        assert option.value_labels[str(token)] == printed


def test_a_token_that_is_not_there_is_refused_with_a_sentence() -> None:
    assert "Launch Tower" in refused(scheduling({}), "flip g2")


@pytest.mark.rule("GX-14.4")
def test_specialized_tokens_of_a_position_are_written_down() -> None:
    game = specialized({}, options={"gray_tokens": "G1,G2,X3,X4"})
    assert player(game)["tokens"][-2:] == ["X3", "X4"]
