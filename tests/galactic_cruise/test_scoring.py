"""AGM C (GC-15.1 to 15.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import player, purse, seen, turn


def over(*players: dict[str, Any], **data: Any) -> Any:
    """A game with nothing left but AGM C."""
    game = turn(*players, phase="last_flight", end_stage=2, agms=2, **data)
    assert game.state.over
    return game


def points(game: Any, source: str, seat: int = 0) -> int:
    found: int = player(game, seat)["points"].get(source, 0)
    return found


@pytest.mark.rule("GC-15.1", "GC-2.16")
def test_ships_never_launched_cost_five_each() -> None:
    """The starting one, too; points may fall below 0."""
    ships = [{"segments": ["BP01"]}, {"cockpit": "K05", "engine": "E01"}, {"cockpit": "K04", "engine": "E02"}]
    game = over({"ships": ships, "vp": 2, "money": 0, "ads": 0, "stored": {}})
    assert points(game, "final_cockpits") == 1 - 15
    assert purse(game)[2] == 2 - 14 + 1 + 1, "1 for the Segment, 1 for the lead in Reputation"
    launched = over({"ships": [{"segments": ["BP01"], "launched": True}]})
    assert points(launched, "final_cockpits") == 1


@pytest.mark.rule("GC-15.2")
@pytest.mark.parametrize(
    ("removed", "vp"),
    [((3, 2, 0), 0), ((1, 1, 1), 5), ((3, 3, 1), 5), ((2, 2, 2), 15), ((3, 3, 2), 15), ((3, 3, 3), 30)],
)
def test_the_rightmost_empty_column_counts(removed: tuple[int, int, int], vp: int) -> None:
    areas = ["A1", "A2", "A3", "A4", "A5", "A6", "T1", "T2", "T3"][: sum(removed)]
    mine = {"removed": dict(zip(("food", "oxygen", "fuel"), removed, strict=True))}
    game = over(mine, areas={area: [0] for area in areas})
    assert points(game, "developments") == vp


@pytest.mark.rule("GC-15.3", "GC-9.5.4")
def test_the_printed_points_of_segments() -> None:
    ships = [{"segments": ["BP07", "BP27"]}, {"cockpit": "K01", "engine": "E01", "segments": ["BP48"]}]
    assert points(over({"ships": ships, "blueprints": ["BP08"]}), "segments") == 4 + 3 + 2


@pytest.mark.rule("GC-15.4", "GC-14.13")
def test_section_3_and_the_overflow_area() -> None:
    track = [0] * 9 + [1] * 6 + [0, 0, 1]
    players: list[dict[str, Any]] = [{"launches": 10, "goals": [0]}, {"launches": 7, "reputation": 1}]
    game = over(*players, track=track, options={"setup": "standard"})
    assert [points(game, "progress", seat) for seat in range(3)] == [2 * 2, 7 + 1, 0]


@pytest.mark.rule("GC-15.5")
@pytest.mark.parametrize(
    ("reputation", "vp"),
    [(0, 0), (3, 0), (4, 2), (6, 2), (7, 5), (10, 5), (11, 10), (14, 10), (15, 15), (16, 15), (17, 15), (18, 20)],
)
def test_reputation_at_the_end(reputation: int, vp: int) -> None:
    assert points(over({"reputation": reputation}), "track") == vp


@pytest.mark.rule("GC-15.6")
@pytest.mark.parametrize(("money", "vp"), [(0, 2), (1, 3), (3, 3), (4, 4)])
def test_a_third_of_the_supplies(money: int, vp: int) -> None:
    """3 Resources, 2 Ads, 2 cards, 1 Blueprint, and Money."""
    game = over({"money": money, "hand": ["AG01", "AG02"], "blueprints": ["BP01"]})
    assert points(game, "supplies") == vp
    assert seen(game)["scoring"][0]["supplies"] == 8 + money


@pytest.mark.rule("GC-15.6")
def test_supplies_are_rounded_down_once() -> None:
    game = over({"money": 2, "ads": 2, "stored": {"food": 2}, "hand": ["AG01", "AG02"], "blueprints": ["BP01"]})
    assert points(game, "supplies") == 3


@pytest.mark.rule("GC-15.1", "GC-15.7")
def test_the_sheet_adds_up() -> None:
    players: list[dict[str, Any]] = [{"launches": 1, "reputation": 8, "goals": [1]}, {"hand": ["AG01"]}, {}]
    game = over(*players, areas={"A1": [0], "A2": [0], "A3": [0]})
    for seat, sheet in enumerate(seen(game)["scoring"]):
        assert sheet["total"] == purse(game, seat)[2] == sum(player(game, seat)["points"].values())
        assert sum(sheet["agm_c"]) == sheet["total"] - 5
    assert game.outcome is not None
    assert game.outcome.scores == tuple(float(purse(game, seat)[2]) for seat in range(3))
