"""The end of the game and the final round (GC-14.8 to 14.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import flying, pad, ready
from tests.galactic_cruise.helpers import asked, do, free, notations, player, purse, seen, starting, turn, what

FULL_TRACK = [0] * 8 + [1] * 7
DONE: dict[str, Any] = {"agms": 2, "end_stage": 1, "track": FULL_TRACK}
MANY = [{"launches": 8}, {"launches": 7}, {}]
BONUSES = ["GB1", "GB2", "GB3"]


def passed(game: Any, *seats: int) -> Any:
    for seat in seats:
        do(game, seat, f"assign worker l{seat + 1}", "no action", "end turn")
    return game


def last(*players: dict[str, Any], **data: Any) -> Any:
    """Part 3 of the final round begins."""
    return turn(*players, phase="last_flight", end_stage=2, **data)


@pytest.mark.rule("GC-14.8", "GC-14.9")
def test_the_round_is_finished_before_the_final_round() -> None:
    game = turn(*MANY, options={"setup": "standard"}, **DONE)
    passed(game, 0, 1)
    assert seen(game)["end_stage"] == 1
    passed(game, 2)
    assert seen(game)["end_stage"] == 2
    assert seen(game)["phase"] == "recall"


@pytest.mark.rule("GC-R34", "GC-14.8")
def test_triggered_by_the_last_seat() -> None:
    """The round is complete: straight on to the final round."""
    players = [{"launches": 7}, {"launches": 7}, {"money": 30}]
    game = turn(*players, turn=2, goals="CG6", agms=2, track=[*FULL_TRACK[1:], None], options={"setup": "standard"})
    do(game, 2, "assign worker l1", "no action", "end turn")
    assert seen(game)["end_stage"] == 2


@pytest.mark.rule("GC-14.9", "GC-14.10")
def test_all_workers_come_home_at_once_and_then_one_more_turn_each() -> None:
    """DP17: independent choices; no action; the NPC and Pilots stay."""
    game = turn({}, {}, {}, phase="recall", workers={"L1": [0, "worker"], "L2": [1, "worker"], "L3": [1, "worker"]},
                areas={"A1": [0]})  # fmt: skip
    assert game.to_act == (0, 1)
    do(game, 1, "fund vp")
    do(game, 0, "fund money")
    assert what(game, 1) == "funding"
    assert seen(game)["phase"] == "recall"
    do(game, 1, "fund ads")
    assert (seen(game)["phase"], seen(game)["turn"], what(game)) == ("advance", 0, "turn_choice")
    assert game.position()["workers"] == {}
    assert [player(game, seat)["idle"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("GC-14.9", "GC-R49")
def test_a_recall_without_anybody_out_goes_by() -> None:
    game = turn({}, {}, phase="recall")
    assert what(game) == "turn_choice"


@pytest.mark.rule("GC-14.10", "GC-R33", "GC-14.11")
def test_the_last_turn_is_a_whole_turn_and_the_last_flight_comes_on_top() -> None:
    """Step 1 included; a Ship launched in part 2 flies in part 3, too."""
    game = pad(
        ready(), {"ships": [flying("C16", [1, 0, 0], segments=["BP03", "BP04"])], "ads": 0}, end_stage=2, agms=2,
        bonuses=BONUSES,
    )  # fmt: skip
    do(game, 0, "launch 1 worker", "board 1 a", "close doors", "settle", "end turn")
    do(game, 1, "advance 1", "assign worker l2", "no action", "end turn")
    passed(game, 2)
    assert seen(game)["phase"] == "last_flight"
    assert asked(game) == ["stop 1 1", "stop 1 2", "stop 1 3"]
    do(game, 0, "stop 1 1", "score a")
    assert purse(game)[2] == 5 + 2 + 3
    assert asked(game, 1) == ["stop 1 2", "stop 1 3", "stop 1 4", "stop 1 5", "stop 1 6"], (
        "one Stop in step 1 of part 2"
    )


@pytest.mark.rule("GC-14.11")
def test_any_stop_ahead_and_what_is_skipped_gives_nothing() -> None:
    game = last({"ships": [flying("C16", [0, 0, 1])], "ads": 1}, bonuses=BONUSES)
    do(game, 0, "stop 1 5", "score f")
    assert player(game)["points"]["guests"] == 3
    assert player(game)["points"].get("bonuses", 0) == 0
    assert game.state.over


@pytest.mark.rule("GC-14.11", "GC-7.8")
def test_return_to_earth_in_the_last_flight() -> None:
    game = last({"ships": [flying("C01", [1, 0, 0])]})
    do(game, 0, "stop 1 3", "fund vp")
    assert game.state.over
    assert player(game)["points"]["bonuses"] == 1
    assert player(game)["idle"] == 2


@pytest.mark.rule("GC-14.11")
def test_several_ships_in_an_order_of_choice() -> None:
    ships = [flying("C01", [1, 0, 0]), flying("C04", [1, 0, 0], segments=["BP03", "BP04"])]
    game = last({"ships": ships, "ads": 9}, bonuses=BONUSES)
    assert "stop 1 1" in asked(game)
    do(game, 0, "stop 2 2", "score a")
    assert {notation.split()[1] for notation in asked(game)} == {"1"}, "each Ship once"
    do(game, 0, "stop 1 2")
    assert game.state.over


@pytest.mark.rule("GC-14.11", "GC-7.3")
def test_tokens_are_placed_in_the_last_flight() -> None:
    mine = {"ships": [flying("C01", [1, 0, 0], token="G1")], "tokens": ["B1"], "ads": 1}
    game = do(last(mine), 0, "stop 1 1", "upgrade ua2", "score a")
    assert player(game)["points"]["guests"] == 4


@pytest.mark.rule("GC-10.11", "GC-14.11", "GC-R54")
def test_cards_in_the_last_flight() -> None:
    """DESTINATION and DAY cards may be played; the Flight Target Indicator may not."""
    mine = {"ships": [flying("C01", [1, 0, 0])], "hand": ["AG31", "AG33"], "ads": 0}
    game = do(last(mine, areas={"T3": [0]}), 0, "stop 1 1", "play ag31", "score a")
    assert player(game)["points"]["guests"] == 3
    assert game.state.over
    day = do(last(mine, bonuses=BONUSES, areas={"T3": [0]}), 0, "stop 1 2")
    assert (what(day), free(day)) == ("after_day", ["play ag33"])
    do(day, 0, "play ag33", "gala a", "done")
    assert (day.state.over, purse(day)[0]) == (True, 10 + 2 + 2)


@pytest.mark.rule("GC-R13", "GC-4.4", "GC-5.8")
def test_no_free_acts_in_the_last_flight() -> None:
    mine = {"ships": [flying("C01", [1, 0, 0])], "hand": ["AG25", "AG05", "AG34"], "reputation": 9}
    game = last(mine, areas={"A1": [1], "T2": [1]})
    assert free(game) == []
    do(game, 0, "stop 1 1")
    assert free(game) == []


@pytest.mark.rule("GC-R13")
def test_free_acts_in_the_last_flight_as_an_option() -> None:
    mine = {"ships": [flying("C01", [1, 0, 0])], "hand": ["AG25", "AG05"], "reputation": 9}
    game = last(mine, areas={"T3": [0], "T2": [1]}, options={"final_free_acts": True})
    found = free(game)
    assert {"play ag25", "play ag05 fuel", "refresh", "bonus resources 1"} <= set(found)
    assert not starting(game, "borrow"), "it would bring nothing any more (GC-R57)"
    do(game, 0, "stop 1 2")
    assert "fly on 1" not in free(game)


@pytest.mark.rule("GC-14.12", "GC-13.5")
def test_goals_are_checked_once_more() -> None:
    """Two Guests scored in the last flight meet the goal; its cube counts in section 3."""
    game = last(
        {"ships": [flying("C01", [2, 0, 0])], "ads": 2, "launches": 1}, goals="CG6", track=["neutral", 0, *[None] * 13]
    )
    do(game, 0, "stop 1 1", "score a", "score a")
    assert game.state.over
    assert player(game)["goals"] == [1]
    also = last({}, {"money": 30}, goals="CG6")
    assert also.state.over
    assert player(also, 1)["goals"] == [2], "also of whoever has no Ship in space"


@pytest.mark.rule("GC-14.12", "GC-R3")
def test_optional_goals_are_asked_after_the_last_flight() -> None:
    """And nothing is discarded any more: cards and Blueprints still count as supplies."""
    mine = {"money": 30, "blueprints": [f"BP0{k}" for k in range(1, 8)]}
    game = last(mine, {"money": 30}, goals="CG6", options={"goals": "optional"})
    assert asked(game) == ["goal 3", "no goal"]
    do(game, 0, "goal 3")
    do(game, 1, "no goal")
    assert game.state.over
    assert [player(game, seat)["goals"] for seat in range(2)] == [[2], []]
    assert len(player(game)["blueprints"]) == 7


@pytest.mark.rule("GC-14.13", "GC-14.1")
def test_cubes_after_the_trigger_go_to_the_overflow_area() -> None:
    players = [{"launches": 8, "money": 30}, {"launches": 7}, {}]
    game = turn(*players, goals="CG6", options={"setup": "standard"}, **DONE)
    passed(game, 0)
    assert game.position()["track"] == [*FULL_TRACK, 0]
    assert seen(game)["progress"]["overflow"] == [0]


@pytest.mark.rule("GC-14.14")
def test_the_round_limit_triggers_the_end() -> None:
    game = turn({}, {}, {}, round=59)
    passed(game, 0, 1, 2)
    assert (seen(game)["round"], seen(game)["end_stage"]) == (60, 0)
    limit = turn({}, {}, {}, round=40, options={"round_limit": 40})
    passed(limit, 0, 1)
    assert seen(limit)["end_stage"] == 0
    passed(limit, 2)
    assert (seen(limit)["end_stage"], seen(limit)["phase"]) == (2, "recall")


@pytest.mark.rule("GC-14.14", "GC-14.13", "GC-R58")
def test_after_the_round_limit_no_agm_is_made_up_for() -> None:
    """Section 1 has one space left: a goal of the last turn goes to the overflow area, AGM A is not held."""
    track = ["neutral", 0, 0, None, "neutral", *[None] * 4, "neutral", *[None] * 5]
    game = turn({"launches": 2, "money": 30}, {}, {}, goals="CG6", end_stage=2, round=61, track=track)
    passed(game, 0, 1, 2)
    assert game.state.over
    points = player(game)["points"]
    assert points.get("agm_a", 0) == 0
    assert points["progress"] == (1 + 1) * 2


@pytest.mark.rule("GC-14.10", "GC-15.7")
def test_the_final_round_ends_the_game() -> None:
    game = turn({}, {}, {}, end_stage=2, agms=2)
    passed(game, 0, 1, 2)
    assert game.state.over
    assert notations(game) == []


@pytest.mark.rule("GC-14.1")
def test_a_position_of_the_final_round_has_its_cubes_on_the_track() -> None:
    game = turn({"launches": 2}, {"launches": 1}, end_stage=2, options={"setup": "standard"})
    assert game.position()["track"][:4] == [0, 0, 1, None]
    assert seen(game)["progress"]["overflow"] == []
