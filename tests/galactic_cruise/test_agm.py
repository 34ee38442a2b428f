"""The Progress Track and the Annual General Meetings A and B (GC-14.1 to 14.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import pad, ready
from tests.galactic_cruise.helpers import BOX, do, player, purse, seen, table, turn

STANDARD = {"setup": "standard"}
GOAL = {"money": 30}  # meets the Money goal of CG6


def track(spaces: int, *owners: Any) -> list[Any]:
    return [*owners, *[None] * (spaces - len(owners))]


def passed(game: Any, seat: int = 0) -> Any:
    return do(game, seat, f"assign worker l{seat + 1}", "no action", "end turn")


def three(*owners: Any, players: list[dict[str, Any]], **data: Any) -> Any:
    """Three players with the Money goal at hand: sections of 4, 5 and 6 spaces."""
    return turn(*players, goals="CG6", track=track(15, *owners), options=STANDARD, **data)


@pytest.mark.rule("GC-14.2", "GC-3.3")
@pytest.mark.parametrize(
    ("seats", "name", "sizes"), [(2, "two", [3, 4, 4]), (3, "three", [4, 5, 6]), (4, "four", [5, 7, 8])]
)
def test_the_sections_of_the_track(seats: int, name: str, sizes: list[int]) -> None:
    """D8"""
    assert BOX["progress"][name] == sizes
    assert seen(table({}, seats))["progress"]["sections"] == sizes


@pytest.mark.rule("GC-14.3", "GC-14.4", "GC-14.6", "GC-R24")
def test_agm_a_when_the_first_section_is_full() -> None:
    """Cubes and the extra one for the lead, times Wings; also without any cube."""
    players = [{**GOAL, "launches": 1}, {"launches": 2, "reputation": 3}, {"reputation": 3}]
    game = passed(three(0, 1, 1, players=players))
    assert game.position()["agms"] == 1
    assert [player(game, seat)["points"].get("agm_a", 0) for seat in range(3)] == [2 * 2, 3 * 1, 1 * 1]
    assert game.position()["agms"] == 1
    assert game.to_act == (1,)


@pytest.mark.rule("GC-R24")
def test_with_equal_reputation_all_lead() -> None:
    game = passed(three(0, 1, 1, players=[{**GOAL, "launches": 1}, {"launches": 2}, {}]))
    assert [player(game, seat)["points"].get("agm_a", 0) for seat in range(3)] == [3 * 2, 3, 1]


@pytest.mark.rule("GC-14.3")
def test_no_agm_before_the_section_is_full() -> None:
    game = passed(three(0, 1, players=[{**GOAL, "launches": 1}, {"launches": 1}, {}]))
    assert (game.position()["agms"], purse(game)[2]) == (0, 5)


@pytest.mark.rule("GC-14.3", "GC-11.5")
def test_the_agm_waits_for_the_end_of_the_turn() -> None:
    """The cube of a launch fills the section; Reputation bought afterwards still counts."""
    game = pad({**ready(), "hand": ["AG13"]}, {"launches": 2, "reputation": 1}, track=track(15, "neutral", 1, 1))
    do(game, 0, "launch 1 worker", "board 1 a", "close doors", "settle")
    assert game.position()["agms"] == 0
    do(game, 0, "play ag13", "end turn")
    assert [player(game, seat)["points"].get("agm_a", 0) for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("GC-14.3", "GC-R2")
def test_the_agm_waits_for_whoever_was_bumped() -> None:
    players = [{**GOAL, "launches": 1}, {"launches": 2}, {}]
    game = three(0, 1, 1, players=players, workers={"L1": [1, "worker"]})
    passed(game)
    assert (game.position()["agms"], game.to_act) == (0, (1,))
    do(game, 1, "fund vp")
    assert game.position()["agms"] == 1


@pytest.mark.rule("GC-14.1", "GC-14.4", "GC-16.10")
def test_neutral_cubes_fill_spaces_and_score_nothing() -> None:
    game = passed(three("neutral", 1, 1, players=[GOAL, {"launches": 2}, {"reputation": 1}]))
    assert [player(game, seat)["points"].get("agm_a", 0) for seat in range(3)] == [2, 2, 1]


@pytest.mark.rule("GC-14.3", "GC-14.5")
def test_agm_b_counts_the_second_section_only() -> None:
    players = [{**GOAL, "launches": 3}, {"launches": 4, "reputation": 1}, {"launches": 1}]
    game = passed(three(0, 0, 1, 1, 0, 1, 1, 2, players=players, agms=1))
    assert game.position()["agms"] == 2
    assert [player(game, seat)["points"].get("agm_b", 0) for seat in range(3)] == [2 * 2, 3, 1]


@pytest.mark.rule("GC-14.5")
def test_cubes_beyond_the_section_are_not_scored_now() -> None:
    """A launch and a goal in one turn: the second cube lies in section 2."""
    game = pad({**ready(), **GOAL}, {"launches": 2, "reputation": 9}, goals="CG6", track=track(15, "neutral", 1, 1))
    do(game, 0, "launch 1 worker", "board 1 a", "close doors", "settle", "end turn")
    assert game.position()["track"][3:5] == [0, 0]
    assert player(game)["points"]["agm_a"] == 1 * 2


@pytest.mark.rule("GC-R11", "GC-14.3", "GC-14.7")
def test_two_sections_completed_in_one_turn() -> None:
    """Two players, a launch and three goals: AGM A and then B, the NPC builds and hires after each."""
    mine = ready(segments=["BP07", "BP08", "BP15"], hired=["left", "right"], stored={"food": 2, "oxygen": 3, "fuel": 2})
    game = pad(
        mine,
        {"launches": 2, "reputation": 1},
        seats=2,
        goals="CG3",
        areas={f"A{k}": [0] for k in range(1, 6)},
        workers={"L5": ["npc", "worker"], "L6": ["npc", "worker"]},
        cruises=["C01", "C02", "C03", "C04"],
        track=[1, 1, None, "neutral", *[None] * 7],
    )
    do(game, 0, "launch 1 worker", "board 1 a", "close doors", "settle", "end turn")
    assert game.position()["track"][:7] == [1, 1, 0, "neutral", 0, 0, 0]
    assert game.position()["agms"] == 2
    points = [player(game, seat)["points"] for seat in range(2)]
    assert [(each["agm_a"], each["agm_b"]) for each in points] == [(1 * 4, 3 * 4), (2 + 1, 0 + 1)]
    assert game.position()["workers"] == {"L5": ["npc", "expert"], "L6": ["npc", "expert"]}
    assert len(game.position()["kept"]) == 6


@pytest.mark.rule("GC-14.8", "GC-14.3")
def test_a_full_third_section_triggers_the_end() -> None:
    owners = [0] * 7 + [1] * 7
    game = three(*owners, players=[{**GOAL, "launches": 7}, {"launches": 7}], agms=2)
    assert seen(game)["end_stage"] == 0
    passed(game)
    assert seen(game)["end_stage"] == 1
    assert game.to_act == (1,), "the round is finished first"
