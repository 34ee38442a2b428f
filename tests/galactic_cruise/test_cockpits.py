"""The sixteen Cockpits (D13): at every launch and in AGM C."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.galactic_cruise.flights import CRUISES, boarded, launched, pad, ready
from tests.galactic_cruise.helpers import BOX, ROOT, do, player, purse, seen, turn

ROW = re.compile(r"^\| (K\d\d)(?: \(starting, ×4\))? \| (\d) VP per (2 )?([^|]+) \|", re.MULTILINE)
SPEC = ROW.findall((ROOT / "docs/rules/galactic-cruise.md").read_text(encoding="utf-8"))
SIX = {area: [0] for area in ("A1", "A2", "A3", "A4", "T1", "T2")}
ICONS = ["BP46", "BP38", "BP42"]  # ARF, AF, RF: 2 A, 2 R, 3 F

# What the second Ship's Cockpit is worth: what the player has, what lies on the table, VP at the launch.
# The launching Ship carries BP01 and BP02 (one Cabin, two A icons) unless said otherwise.
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], int]] = {
    "K01": ({"hired": ["right", "left"]}, {}, 10),
    "K02": ({}, {"areas": {**SIX, "A5": [0]}}, 9),
    "K03": ({"first": ["BP09", "BP10", "BP11"]}, {}, 4),
    "K04": ({"upgrades": ["UA1", "UR1", "UF1"]}, {}, 6),
    "K05": ({"goals": [0, 2]}, {}, 8),
    "K06": ({"first": ["BP25"]}, {}, 6),
    "K07": ({"first": ["BP28", "BP09"]}, {}, 3),
    "K08": ({"first": ["BP31", "BP32", "BP17"]}, {}, 6),
    "K09": ({"first_launched": True}, {}, 6),
    "K10": ({}, {"areas": SIX}, 6),
    "K11": ({}, {"areas": SIX}, 8),
    "K12": ({"reputation": 9}, {}, 4),
    "K13": ({"launches": 3}, {}, 6),
    "K14": ({"first": ["BP09", "BP10", "BP11"]}, {}, 3),
    "K15": ({"first": ICONS}, {}, 8),
}


def fleet(cockpit: str) -> tuple[dict[str, Any], dict[str, Any], int]:
    more, data, points = CASES[cockpit]
    more = dict(more)
    first = {"segments": more.pop("first", []), "launched": more.pop("first_launched", False)}
    second = {"cockpit": cockpit, "engine": "E01", "segments": ["BP01", "BP02"]}
    return {**ready(), "ships": [first, second], **more}, data, points


@pytest.mark.rule("GC-11.8", "GC-R30")
@pytest.mark.parametrize("cockpit", sorted(CASES))
def test_a_cockpit_scores_at_the_launch(cockpit: str) -> None:
    mine, data, points = fleet(cockpit)
    game = boarded(pad(mine, **data), "1 a", ship=2)
    before = purse(game)[2]
    do(game, 0, *(["cover oxygen"] if "UA2" in mine.get("upgrades", []) else []), "settle")
    assert purse(game)[2] - before == points
    assert player(game)["points"]["cockpits"] == points


@pytest.mark.rule("GC-11.8", "GC-R23")
def test_the_starting_cockpit_counts_segments_in_all_ships() -> None:
    ships = [{"segments": ["BP01", "BP02"]}, {"cockpit": "K01", "engine": "E01", "segments": ["BP03"]}]
    game = launched(pad({**ready(), "ships": ships}), "1 a")
    assert player(game)["points"]["cockpits"] == 3
    assert player(game)["ships"][0]["launched"]
    assert not player(game)["ships"][1]["launched"]


@pytest.mark.rule("GC-15.1")
@pytest.mark.parametrize("cockpit", sorted(CASES))
def test_a_cockpit_scores_again_in_agm_c(cockpit: str) -> None:
    """Never launched: its criterion less 5."""
    mine, data, points = fleet(cockpit)
    if cockpit == "K09":
        points -= 3  # this Ship is not launched
    if cockpit == "K13":
        points -= 3  # three cubes instead of four
    mine = {key: value for key, value in mine.items() if key != "scheduled"}
    game = turn(mine, phase="last_flight", end_stage=2, cruises=CRUISES, **data)
    assert game.state.over
    found = seen(game)["scoring"][0]["ships"][1]
    assert (found["cockpit"], found["vp"], found["launched"]) == (cockpit, points, False)
    first = seen(game)["scoring"][0]["ships"][0]
    unlaunched = 10 - (5 if first["launched"] else 0)
    assert player(game)["points"].get("final_cockpits", 0) == points + first["vp"] - unlaunched


@pytest.mark.rule("GC-11.8")
def test_a_second_launch_scores_again() -> None:
    game = pad({**ready(), "ships": [{"segments": ["BP01", "BP02"], "launched": True}], "launches": 1})
    assert player(launched(game, "1 a"))["points"]["cockpits"] == 2


@pytest.mark.rule("GC-1.1")
def test_the_table_of_cockpits() -> None:
    """D13: VP and how many they are for."""
    assert len(SPEC) == 16
    for name, vp, two, _ in SPEC:
        found = BOX["cockpits"][name]
        assert (found["vp"], found["per"]) == (int(vp), 2 if two else 1), name
