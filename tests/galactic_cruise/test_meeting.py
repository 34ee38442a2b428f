"""Call a Meeting (GC-12)."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.flights import pad, ready
from tests.galactic_cruise.helpers import asked, do, free, player, purse, turn, what

OUT = {"L1": [0, "worker"], "L2": [0, "worker"]}


@pytest.mark.rule("GC-12.1", "GC-4.3")
def test_a_meeting_is_always_possible_and_sometimes_the_only_thing() -> None:
    assert "meeting" in asked(turn({}))
    game = turn({}, workers=OUT)
    assert asked(game) == ["meeting"]
    assert "Meeting" in game.prompt(0)


@pytest.mark.rule("GC-12.2", "GC-4.7")
def test_all_workers_come_home_with_a_funding_bonus_each() -> None:
    """Not those of others, nor Pilots."""
    flying = {"segments": ["BP01", "BP02"], "cruise": "C18", "guests": [0, 0, 1], "pilot": "expert"}
    game = turn({"ships": [flying], "hired": ["right"], "ads": 0}, workers={**OUT, "L3": [1, "worker"]})
    do(game, 0, "advance 1", "meeting", "fund money", "fund vp")
    assert what(game) == "end_turn"
    assert (player(game)["idle"], player(game)["idle_experts"]) == (2, 0)
    assert game.position()["workers"] == {"L3": [1, "worker"]}
    assert purse(game)[:3] == (11, 0, 6)


@pytest.mark.rule("GC-12.3")
def test_one_action_at_an_end_of_an_own_walkway() -> None:
    """A3 joins L2 and L3; the Technology at T1 opens nothing, nor does somebody else's walkway."""
    game = turn({}, areas={"A3": [0, 1], "T1": [0], "A5": [1]}, workers={"L2": [1, "worker"]})
    do(game, 0, "meeting")
    assert asked(game) == ["act draw", "act refillagenda", "act gainres", "no action"]
    do(game, 0, "act draw", "draw 1", "done")
    assert what(game) == "end_turn"
    assert game.position()["workers"] == {"L2": [1, "worker"]}, "no Worker is placed or bumped"


@pytest.mark.rule("GC-12.3")
def test_the_action_may_be_left_out() -> None:
    game = do(turn({}, areas={"A3": [0]}), 0, "meeting", "no action")
    assert what(game) == "end_turn"


@pytest.mark.rule("GC-12.3", "GC-R4")
def test_no_borrowing_for_access() -> None:
    """A walkway paid for before, at the end of step 1, does not open a Meeting's action either."""
    game = turn({}, areas={"A3": [0], "A5": [1]})
    do(game, 0, "borrow a5", "meeting")
    assert asked(game) == ["act draw", "act refillagenda", "act gainres", "no action"]


@pytest.mark.rule("GC-12.3", "GC-11.1", "GC-R57")
def test_walkways_are_not_offered_where_they_serve_nothing() -> None:
    game = do(turn({}, areas={"A3": [0], "A5": [1], "T2": [1]}), 0, "meeting")
    assert [act for act in free(game) if act.startswith("borrow")] == ["borrow t2"]
    launch = do(pad(ready(), areas={"A5": [1], "T1": [1], "T2": [1]}), 0, "launch 1 worker")
    assert [act for act in free(launch) if act.startswith("borrow")] == ["borrow t1"]
    tidying = turn({"blueprints": [f"BP0{k}" for k in range(1, 7)]}, areas={"A5": [1]})
    do(tidying, 0, "assign worker l1", "no action", "end turn")
    assert not [act for act in free(tidying) if act.startswith("borrow a")]


@pytest.mark.rule("GC-12.4", "GC-R29")
def test_a_meeting_with_nobody_to_recall_still_brings_the_action() -> None:
    game = do(turn({}, areas={"A3": [0]}), 0, "meeting")
    assert what(game) == "choose_action"
    assert purse(game) == (10, 2, 5, 0)


@pytest.mark.rule("GC-12.4")
def test_without_a_network_development_there_is_no_action() -> None:
    game = do(turn({}, areas={"T1": [0]}, workers=OUT), 0, "meeting", "fund vp", "fund vp")
    assert what(game) == "end_turn"


@pytest.mark.rule("GC-12.3", "GC-6.4")
def test_funding_comes_before_the_action() -> None:
    """The Money of the bonuses may pay for it."""
    game = turn({"money": 0}, areas={"A6": [0]}, workers=OUT)
    do(game, 0, "meeting")
    assert what(game) == "funding"
    do(game, 0, "fund money", "fund money", "act supplies", "buy ads", "buy resources", "gain food", "gain food")
    assert purse(game)[:2] == (0, 4)


@pytest.mark.rule("GC-R4")
def test_technologies_may_be_borrowed_in_a_meeting() -> None:
    game = turn({"blueprints": ["BP01"]}, areas={"A6": [0], "T2": [1]})
    do(game, 0, "meeting", "borrow t2", "act segments", "segment bp01 1", "done")
    assert purse(game)[0] == 10 - 2 - 1


@pytest.mark.rule("GC-R4")
def test_technologies_banned_from_a_meeting() -> None:
    """Neither in it nor from before it; own ones serve."""
    banned = {"meeting_tech": "banned"}
    game = turn({"blueprints": ["BP01"]}, areas={"A6": [0], "T2": [1]}, options=banned)
    assert "borrow t2" in free(game)
    do(game, 0, "meeting")
    assert "borrow t2" not in free(game)
    own = turn({"blueprints": ["BP01"]}, areas={"A6": [0], "T2": [0]}, options=banned)
    do(own, 0, "meeting", "act segments", "segment bp01 1", "done")
    assert purse(own)[0] == 9


@pytest.mark.rule("GC-R4", "GC-R57")
def test_a_banned_technology_borrowed_before_serves_no_meeting() -> None:
    game = turn({"blueprints": ["BP01"]}, areas={"A6": [0], "T2": [1]}, options={"meeting_tech": "banned"})
    do(game, 0, "borrow t2", "meeting", "act segments", "segment bp01 1", "done")
    assert purse(game)[0] == 10 - 2 - 2
