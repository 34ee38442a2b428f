"""Company Goals (GC-13, D6): eighteen goals, one test each, and how they are taken."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.galactic_cruise.flights import boarded, flying, pad, ready
from tests.galactic_cruise.helpers import BOX, ROOT, asked, do, player, seen, table, turn, what

SIDES = ("left", "middle", "right")
ROW = re.compile(r"^\| (CG\d) \| (.+) (\d+)/(\d+)/(\d+) \| (.+) (\d+)/(\d+)/(\d+) \| (.+) (\d+)/(\d+)/(\d+) \|$", re.M)
SPEC = ROW.findall((ROOT / "docs/rules/galactic-cruise.md").read_text(encoding="utf-8"))


def built(network: int, technologies: int = 0) -> dict[str, Any]:
    areas = {f"A{k + 1}": [0] for k in range(network)} | {f"T{k + 1}": [0] for k in range(technologies)}
    return {"areas": areas}


def ships(*segments: list[str], launched: int = 0) -> dict[str, Any]:
    parts = [{}, {"cockpit": "K10", "engine": "E01"}, {"cockpit": "K11", "engine": "E02"}]
    return {"ships": [{**parts[k], "segments": each, "launched": k < launched} for k, each in enumerate(segments)]}


# (tile, goal): what just misses the bottom threshold, what just meets it
CASES: dict[tuple[str, int], tuple[tuple[dict[str, Any], dict[str, Any]], tuple[dict[str, Any], dict[str, Any]]]] = {
    ("CG1", 0): (({}, built(3, 1)), ({}, built(3, 2))),
    ("CG1", 1): (
        (ships(["BP01", "BP02", "BP03"], ["BP04"]), {}),
        (ships(["BP01", "BP02", "BP03"], ["BP04", "BP05"]), {}),
    ),
    ("CG1", 2): ((ships([], [], launched=1), {}), (ships([], [], launched=2), {})),
    ("CG2", 0): (({"upgrades": ["UA1"]}, {}), ({"upgrades": ["UA1", "UA2"]}, {})),
    ("CG2", 1): (({}, built(1, 2)), ({}, built(1, 3))),
    ("CG2", 2): (({"reputation": 9}, {}), ({"reputation": 10}, {})),
    ("CG3", 0): (({"hired": ["left"]}, {}), ({"hired": ["left", "right"]}, {})),
    ("CG3", 1): (({}, built(3, 2)), ({}, built(4))),
    ("CG3", 2): ((ships(["BP07", "BP08", "BP01"]), {}), (ships(["BP07", "BP08", "BP03"]), {})),
    ("CG4", 0): (({"launches": 1}, {}), ({"launches": 2}, {})),
    ("CG4", 1): (
        (ships(["BP01", "BP02", "BP09"], ["BP10"], ["BP17"]), {}),
        (ships(["BP01", "BP02", "BP09"], ["BP10", "BP17"]), {}),
    ),
    ("CG4", 2): ((ships(["BP25", "BP01"], ["BP02"]), {}), (ships(["BP25", "BP26"]), {})),
    ("CG5", 0): ((ships(["BP46", "BP34"], []), {}), (ships(["BP46"], ["BP34", "BP17"]), {})),
    ("CG5", 1): (({"upgrades": ["UA1", "UA2"]}, {}), ({"upgrades": ["UA1", "UF2"]}, {})),
    ("CG5", 2): (
        ({"stored": {"food": 3, "oxygen": 3, "fuel": 3}}, built(6)),
        ({"stored": {"food": 4, "oxygen": 3, "fuel": 3}}, built(6)),
    ),
    ("CG6", 0): (
        (ships(["BP01", "BP02", "BP03"], ["BP09", "BP10"]), {}),
        (ships(["BP01", "BP02", "BP03"], ["BP09", "BP10", "BP11"]), {}),
    ),
    ("CG6", 2): (({"money": 19}, {}), ({"money": 20}, {})),
}


def passed(game: Any) -> Any:
    return do(game, 0, "assign worker l1", "no action", "end turn")


@pytest.mark.rule("GC-13.1", "GC-13.2", "GC-13.3")
@pytest.mark.parametrize(("tile", "goal"), sorted(CASES))
def test_a_goal_is_met_at_its_threshold(tile: str, goal: int) -> None:
    missed, met = CASES[tile, goal]
    before = passed(turn(missed[0], goals=tile, **missed[1]))
    assert goal not in player(before)["goals"]
    cubes = before.position()["track"].count(0)
    assert cubes == player(before)["launches"] + len(player(before)["goals"])
    game = passed(turn(met[0], goals=tile, **met[1]))
    assert goal in player(game)["goals"]
    assert game.position()["goal_levels"][goal] == 1
    assert game.position()["track"].count(0) == player(game)["launches"] + len(player(game)["goals"])
    assert seen(game)["players"][0]["wings"] == 1 + len(player(game)["goals"])


@pytest.mark.rule("GC-13.1")
def test_guests_scored_during_this_turn() -> None:
    """CG6, the goal in the middle: counted in step 1 and gone with the turn."""
    ship = {"ships": [flying("C01", [2, 1, 0])], "ads": 9}
    game = do(turn(ship, goals="CG6"), 0, "advance 1", "score a", "score a", "done")
    assert seen(game)["goals"][1]["values"][0] == 2
    assert player(passed(game))["goals"] == [1]
    one = do(turn(ship, goals="CG6"), 0, "advance 1", "score a", "done")
    assert player(passed(one))["goals"] == []


@pytest.mark.rule("GC-13.1")
def test_the_table_of_goals() -> None:
    """D6: every threshold."""
    assert len(SPEC) == 6
    for row in SPEC:
        for k, side in enumerate(SIDES):
            found = BOX["goals"][row[0]][side]
            assert found["levels"] == [int(each) for each in row[4 * k + 2 : 4 * k + 5]], row[0]
            name, written = BOX["measures"][found["measure"]]["name"]["en"], row[4 * k + 1].strip()
            assert name.casefold() == written.casefold() or written.casefold().startswith(name.casefold()), name


@pytest.mark.rule("GC-13.1", "GC-R3", "GC-R40")
def test_several_goals_at_once_from_left_to_right() -> None:
    game = passed(turn({"hired": ["left", "right"], **ships(["BP07", "BP08", "BP03"])}, goals="CG3", **built(4)))
    assert player(game)["goals"] == [0, 1, 2]
    assert seen(game)["players"][0]["wings"] == 4
    assert game.position()["goal_levels"] == [1, 1, 1]
    assert game.position()["track"].count(0) == 3


@pytest.mark.rule("GC-13.3", "GC-13.4")
@pytest.mark.parametrize(
    ("level", "money", "met"), [(0, 20, True), (1, 22, False), (1, 23, True), (2, 25, False), (2, 26, True)]
)
def test_the_tracker_says_the_threshold(level: int, money: int, met: bool) -> None:
    game = passed(turn({"money": money}, goals="CG6", goal_levels=[0, 0, level]))
    assert (2 in player(game)["goals"]) == met
    assert game.position()["goal_levels"][2] == min(2, level + int(met)), "not above the top"


@pytest.mark.rule("GC-13.4")
def test_the_third_and_the_fourth_both_use_the_top_value() -> None:
    game = table({"players": [{"money": 26}] * 4, "goals": "CG6"}, 4)
    levels = []
    for seat in range(4):
        do(game, seat, f"assign worker l{seat + 1}", "no action", "end turn")
        levels.append(game.position()["goal_levels"][2])
        assert player(game, seat)["goals"] == [2]
    assert levels == [1, 2, 2, 2]


@pytest.mark.rule("GC-3.8", "GC-13.1")
def test_with_two_players_the_trackers_start_in_the_middle() -> None:
    game = turn({"money": 22}, seats=2, goals="CG6", workers={"L5": ["npc", "worker"], "L6": ["npc", "worker"]})
    assert player(passed(game))["goals"] == []
    game = turn({"money": 23}, seats=2, goals="CG6", workers={"L5": ["npc", "worker"], "L6": ["npc", "worker"]})
    assert player(passed(game))["goals"] == [2]


@pytest.mark.rule("GC-13.1")
def test_a_goal_counts_once_per_player() -> None:
    game = passed(turn({"money": 30, "goals": [2]}, goals="CG6"))
    assert game.position()["track"].count(0) == 1
    assert game.position()["goal_levels"][2] == 1


@pytest.mark.rule("GC-13.5")
def test_goals_are_checked_on_the_own_turn_only() -> None:
    game = passed(turn({}, {"money": 30}, goals="CG6"))
    assert player(game, 1)["goals"] == []
    assert game.to_act == (1,)


@pytest.mark.rule("GC-13.5", "GC-10.9")
def test_goals_come_before_the_hand_limit() -> None:
    """The Resource of a card above the limit comes too late for the goal."""
    full = {"food": 3, "oxygen": 3, "fuel": 3}
    hand = ["AG01", "AG02", "AG03", "AG04", "AG06", "AG07"]
    game = passed(turn({"stored": full, "hand": hand}, goals="CG5", **built(6)))
    do(game, 0, "discard ag03 food")
    assert player(game)["goals"] == []
    early = turn({"stored": full, "hand": hand}, goals="CG5", **built(6))
    do(early, 0, "play ag03 food")
    assert player(passed(early))["goals"] == [2], "played in time it counts"


@pytest.mark.rule("GC-R3")
def test_optional_goals_are_asked_one_by_one() -> None:
    mine = {"hired": ["left", "right"], "money": 30}
    game = passed(turn(mine, goals="CG3", options={"goals": "optional"}, **built(4)))
    assert (what(game), asked(game)) == ("accomplish_goals", ["goal 1", "goal 2", "no goal"])
    do(game, 0, "goal 2")
    assert asked(game) == ["goal 1", "no goal"]
    do(game, 0, "no goal")
    assert player(game)["goals"] == [1]
    assert game.to_act == (1,)


@pytest.mark.rule("GC-13.2", "GC-11.5")
def test_the_cube_of_a_launch_and_of_a_goal_in_one_turn() -> None:
    game = boarded(pad(ready(money=20), goals="CG6"), "1 a")
    assert game.position()["track"][:3] == ["neutral", 0, None]
    do(game, 0, "settle", "end turn")
    assert game.position()["track"][:4] == ["neutral", 0, 0, None]
