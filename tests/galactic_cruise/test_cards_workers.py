"""Agenda cards on Workers: AG05, AG34, AG35."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.flights import launched, pad, ready
from tests.galactic_cruise.helpers import acting, asked, do, free, notations, player, purse, turn, what


@pytest.mark.rule("GC-10.5", "GC-8.2")
def test_ag05_overtime_is_a_third_action() -> None:
    game = acting("supplies", {"hand": ["AG05"]})
    do(game, 0, "buy ads", "done")
    assert "play ag05" not in free(game), "after the second action"
    do(game, 0, "act supplies", "buy ads", "done")
    assert what(game) == "end_turn"
    do(game, 0, "play ag05")
    assert asked(game) == ["act blueprints", "act supplies", "no action"]
    do(game, 0, "act supplies", "buy ads", "done")
    assert purse(game)[:2] == (7, 8)


@pytest.mark.rule("GC-10.5")
def test_ag05_overtime_not_after_one_action_or_none() -> None:
    game = acting("supplies", {"hand": ["AG05"]})
    do(game, 0, "buy ads", "done", "no action")
    assert "play ag05" not in free(game)
    none = do(turn({"hand": ["AG05"]}), 0, "assign worker l6", "no action")
    assert "play ag05" not in free(none)


@pytest.mark.rule("GC-10.5")
def test_ag05_overtime_not_in_a_meeting_or_a_launch() -> None:
    meeting = turn({"hand": ["AG05"], "upgrades": ["UR2"]}, areas={"A1": [0]})
    do(meeting, 0, "meeting", "act supplies", "buy ads", "done", "act supplies", "buy ads", "done")
    assert what(meeting) == "end_turn"
    assert "play ag05" not in free(meeting)
    launch = launched(pad(ready(hand=["AG05"])), "1 a")
    assert what(launch) == "end_turn"
    assert "play ag05" not in free(launch)


@pytest.mark.rule("GC-12.2", "GC-10.10")
def test_ag34_team_building_brings_two_more_funding_bonuses() -> None:
    game = turn({"hand": ["AG34"]}, workers={"L1": [0, "worker"], "L2": [0, "worker"]})
    assert "play ag34" not in free(game)
    do(game, 0, "meeting", "play ag34", *["fund vp"] * 4)
    assert (purse(game)[2], what(game)) == (9, "end_turn")


@pytest.mark.rule("GC-R60", "GC-10.10")
def test_ag34_team_building_until_the_end_of_the_meeting() -> None:
    game = turn({"hand": ["AG34"]}, workers={"L1": [0, "worker"]}, areas={"A3": [0]})
    do(game, 0, "meeting", "fund vp", "act gainres", "silo food", "done", "play ag34", "fund vp", "fund vp")
    assert (purse(game)[2], what(game)) == (8, "end_turn")
    hand = ["AG01", "AG02", "AG03", "AG04", "AG05", "AG34"]
    late = turn({"hand": hand}, workers={"L1": [0, "worker"]})
    do(late, 0, "meeting", "fund vp", "end turn")
    assert what(late) == "discard_card"
    assert "play ag34" not in free(late)


@pytest.mark.rule("GC-10.10")
def test_ag34_team_building_needs_a_worker_recalled() -> None:
    game = turn({"hand": ["AG34"]}, areas={"A1": [0]})
    do(game, 0, "meeting")
    assert "play ag34" not in free(game)
    assert "play ag34" not in free(do(turn({"hand": ["AG34"]}), 0, "assign worker l1"))


@pytest.mark.rule("GC-10.10", "GC-14.9", "GC-R25")
def test_ag34_team_building_in_the_final_recall() -> None:
    """On nobody's turn; whoever had no Worker out cannot play it."""
    game = turn(
        {"hand": ["AG34", "AG25"]},
        {"hand": ["AG36"]},
        workers={"L1": [0, "worker"], "L2": [1, "worker"]},
        phase="recall",
    )
    assert "play ag34" in free(game)
    assert "play ag25" not in free(game)
    do(game, 0, "play ag34", "fund vp", "fund vp", "fund vp")
    assert purse(game)[2] == 8
    assert free(game, 1) == []


@pytest.mark.rule("GC-6.8", "GC-10.5")
def test_ag35_helping_hand_when_bumped_on_anothers_turn() -> None:
    game = turn({}, {"hand": ["AG35"]}, workers={"L1": [1, "worker"]})
    do(game, 0, "assign worker l1")
    assert notations(game, 1) == ["fund money", "fund ads", "fund vp", "fund resource", "play ag35"]
    do(game, 1, "play ag35", "fund money", "fund vp")
    assert purse(game, 1) == (11, 2, 6, 0)
    assert game.position()["discard"][-1] == "AG35"
    assert player(game, 1)["idle"] == 2


@pytest.mark.rule("GC-9.11.2", "GC-R2", "GC-R65")
def test_ag35_helping_hand_may_be_drawn_by_the_active_player() -> None:
    game = turn({"reputation": 3}, {"hand": ["AG35"]}, workers={"L2": [1, "worker"]})
    do(game, 0, "assign worker l2", "act draw")
    do(game, 1, "play ag35")
    do(game, 0, "draw discard")
    assert player(game)["hand"] == ["AG35"]


@pytest.mark.rule("GC-10.5", "GC-R27")
def test_ag35_helping_hand_not_on_the_own_turn() -> None:
    game = turn({"hand": ["AG35"], "upgrades": ["UA1"]}, workers={"L1": [0, "worker"]})
    do(game, 0, "assign worker l1")
    assert what(game) == "funding"
    assert "play ag35" not in notations(game)
    meeting = do(turn({"hand": ["AG35"]}, workers={"L1": [0, "worker"]}), 0, "meeting")
    assert "play ag35" not in notations(meeting)
