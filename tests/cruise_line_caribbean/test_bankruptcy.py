"""Bankruptcy (CL-18.8; option hard_bankruptcy)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, notations, table, told, verbs
from tests.cruise_line_caribbean.season import cash, listed, prices, sea, shares

HARD = {"hard_bankruptcy": True}
QUIET = [f"E{n:02}" for n in range(21, 6, -1)]


def upkeep(*companies: dict[str, Any], **more: Any) -> ct.Game:
    options = {**HARD, **more.pop("options", {})}
    return listed(*companies, phase="maintenance", options=options, **more)


BROKE: dict[str, Any] = {"debt": 25, "shares": [0, 0, 0]}  # 3 of interest and 5 of maintenance: $33


@pytest.mark.rule("CL-18.8")
@pytest.mark.parametrize(("debt", "out"), [(22, 0), (23, 1)])
def test_more_than_30_dollars_after_maintenance(debt: int, out: int) -> None:
    """22 + 3 + 5 is $30 exactly."""
    game = upkeep({**BROKE, "debt": debt}, {}, {})
    assert table(game)["companies"][0]["out"] == out and table(game)["companies"][0]["debt"] == debt + 8


@pytest.mark.rule("CL-18.8")
def test_off_by_default() -> None:
    game = listed({**BROKE, "debt": 90}, {}, {}, phase="maintenance")
    assert table(game)["companies"][0]["out"] == 0


@pytest.mark.rule("CL-18.8", "CL-18.2")
def test_whoever_can_still_raise_money_is_asked_first() -> None:
    """Nine shares at half price bring the debt below the limit."""
    game = upkeep({"debt": 30, "shares": [7, 2, 0]}, {"shares": [0, 7, 0]}, {}, prices=[6, 6, 6])
    assert game.to_act == (0,)
    do(game, "emergency bel 7", "debt")
    assert table(game)["companies"][0]["out"] == 0 and table(game)["companies"][0]["debt"] == 33 - 21 + 5
    lost = upkeep({"debt": 30, "shares": [7, 2, 0]}, {"shares": [0, 7, 0]}, {}, prices=[6, 6, 6])
    assert table(do(lost, "debt"))["companies"][0]["out"] == 1


@pytest.mark.rule("CL-18.8", "CL-5.13")
def test_what_is_left_of_the_company() -> None:
    """Ship and resorts are gone, cards discarded, all shares in the market at unchanged prices, the own price $1."""
    me = {"debt": 40, "shares": [2, 3, 0], "hand": ["A01", "A21"]}
    game = upkeep(me, {"shares": [4, 5, 0]}, {"shares": [0, 0, 7]}, prices=[8, 7, 6], resorts={"PR": 0, "VI": 1})
    do(game, "debt")
    left = table(game)["companies"][0]
    assert left["ship"] is None and left["resorts"] == [] and left["hand"] == [] and left["shares"] == [0, 0, 0]
    assert sorted(table(game)["decks"]["discard"]) == ["A01", "A21"] and game.position()["resorts"] == {"VI": 1}
    assert prices(game) == [1, 7, 6] and table(game)["market"] == [6, 5, 3]
    assert "bankrupt" in told(game) and shares(game)[1] == [4, 5, 0]  # others keep theirs


@pytest.mark.rule("CL-18.8")
def test_the_game_goes_on_without_it() -> None:
    game = upkeep(BROKE, {"cash": 9, "fuel": 13}, {"cash": 9, "fuel": 13}, order=[0, 1, 2], events=QUIET)
    assert table(game)["phase"] == "advertising" and list(game.to_act) == [1, 2]
    do(game, "bid 0", seat=1)
    do(game, "bid 0", seat=2)
    assert game.to_act == (1,)
    do(game, "return ny")
    assert game.to_act == (2,)
    do(game, "return va")
    assert table(game)["season"] == "summer" and game.to_act != (0,)


@pytest.mark.rule("CL-18.8", "CL-10.3")
def test_it_can_neither_act_nor_be_attacked_nor_be_offered_anything() -> None:
    out = {"out": 1, "debt": 33, "shares": [0, 0, 0]}
    game = listed({"hand": ["A04"], "at": "PR", "fuel": 0, "cash": 0}, out, {}, options=HARD)
    assert [each for each in notations(game) if each.startswith("attack")] == ["attack a04 seat 2"]
    do(game, "offer")
    assert notations(game) == ["offer seat 2"]


@pytest.mark.rule("CL-18.8", "CL-14.1", "CL-16.1")
def test_no_dividends_and_a_fixed_price() -> None:
    out = {"out": 1, "debt": 33, "shares": [0, 0, 0]}
    held = [out, {"shares": [5, 7, 0], "cash": 30}, {"shares": [5, 0, 7], "cash": 30}]
    game = listed(*held, phase="dividends", prices=[1, 6, 6], options=HARD)
    assert game.to_act == (1,)
    do(game, "keep", "keep", "sell bel 5", "done")
    assert cash(game)[1] == 35 and prices(game) == [1, 5, 5]
    do(game, "buy bel 1")
    assert prices(game) == [1, 5, 5] and cash(game)[2] == 29
    game = listed(*held, phase="trading", prices=[1, 6, 6], options=HARD)
    do(game, "pass", "pass")
    assert prices(game) == [1, 6, 6]  # an empty market, but no demand for it


@pytest.mark.rule("CL-18.8", "CL-16.3")
def test_events_leave_its_price_alone() -> None:
    out = {"out": 1, "debt": 33, "shares": [0, 0, 0]}
    game = listed(out, {}, {}, phase="event", events=[*QUIET[1:], "E25"], prices=[1, 6, 6], options=HARD)
    assert prices(game) == [1, 7, 7]


@pytest.mark.rule("CL-18.8", "CL-19.1")
def test_it_ranks_behind_all_others() -> None:
    """Though the survivor is worth less than nothing."""
    out = {"out": 1, "debt": 31, "shares": [0, 0, 0]}
    poor = {"cash": 0, "debt": 200, "shares": [0, 0, 0]}
    rich = {"cash": 9, "shares": [0, 0, 0]}
    game = listed(out, poor, rich, year=5, season="fall", active=1, options=HARD)
    do(game, "return ny", "return va")
    assert game.outcome is not None and game.outcome.winners == (2,)
    standings = [game.state.standing(seat) for seat in range(3)]  # type: ignore[attr-defined]
    assert standings[0] < standings[1] < standings[2]


@pytest.mark.rule("CL-18.8")
def test_the_later_out_the_better() -> None:
    """In one Winter in turn order (ruling 60)."""
    broke = {"debt": 60, "shares": [0, 0, 0, 0]}
    game = upkeep(broke, {}, broke, {}, order=[2, 0, 1, 3])
    assert [each["out"] for each in table(game)["companies"]] == [2, 0, 1, 0]
    assert company(game, 0)["debt"] == company(game, 2)["debt"]
    game = upkeep({"out": 1, "debt": 40, "shares": [0, 0, 0]}, {"debt": 60, "shares": [0, 0, 0]}, {})
    assert [each["out"] for each in table(game)["companies"]] == [1, 2, 0] and game.outcome is not None


@pytest.mark.rule("CL-18.8", "CL-1.2")
def test_the_last_one_wins_at_once() -> None:
    game = upkeep({"debt": 25, "shares": [0, 0]}, {"cash": 0, "debt": 1, "shares": [0, 0]})
    assert game.outcome is not None and game.outcome.winners == (1,) and game.to_act == ()
    assert game.reason() == "All others are bankrupt." and table(game)["phase"] == "over"


@pytest.mark.rule("CL-18.8")
def test_the_ledger_is_closed_at_the_end() -> None:
    """The Winter in which it happened is in the ledger: interest, maintenance and all."""
    game = upkeep({"debt": 25, "shares": [0, 0]}, {"cash": 20})
    for seat, each in enumerate(table(game)["companies"]):
        written = sum(sum(season["books"][seat].values()) for season in table(game)["ledger"])
        assert written == each["cash"] - each["debt"]
    assert table(game)["ledger"][-1]["season"] == "winter"
    assert table(game)["worths"][-1]["worths"] == [each["worth"] for each in table(game)["companies"]]


@pytest.mark.rule("CL-18.8", "CL-3.9")
def test_in_the_introductory_game_too() -> None:
    game = sea({"debt": 25}, {}, {}, phase="maintenance", year=2, options=HARD, resorts={"PR": 0})
    assert verbs(game) == {"resort", "debt"}
    do(game, "debt")
    assert table(game)["companies"][0]["out"] == 1 and game.position()["resorts"] == {}
