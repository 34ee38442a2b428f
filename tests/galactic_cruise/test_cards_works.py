"""Agenda cards on Segments, Blueprints and new Ships: AG01 to AG04, AG12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, stored, turn, what

DISPLAY = ["BP25", "BP26", "BP27", "BP28", "BP29"]
TWO_SHIPS = [{}, {"cockpit": "K01", "engine": "E01"}]


@pytest.mark.rule("GC-10.13", "GC-9.5.1")
def test_ag01_double_duty_builds_four_segments() -> None:
    own = ["BP01", "BP02", "BP03", "BP04", "BP05"]
    game = acting("segments", {"hand": ["AG01"], "blueprints": own, "money": 30, "ships": TWO_SHIPS})
    do(game, 0, "segment bp01 1", "play ag01", "segment bp02 1", "segment bp03 2", "segment bp04 2")
    assert what(game) == "choose_action", "four at most"
    assert [ship["segments"] for ship in player(game)["ships"]] == [["BP01", "BP02"], ["BP03", "BP04"]]
    assert purse(game)[0] == 30 - 2 - 2 - 3 - 3


@pytest.mark.rule("GC-10.13")
def test_ag01_double_duty_needs_room_for_a_third_segment() -> None:
    one_left = {"hand": ["AG01"], "blueprints": ["BP03", "BP04", "BP05"], "ships": [{"segments": ["BP01", "BP02"]}]}
    assert "play ag01" not in free(acting("segments", one_left))
    assert "play ag01" not in free(acting("blueprints", one_left)), "bound to its action"


@pytest.mark.rule("GC-2.15", "GC-9.5.2a", "GC-R42")
def test_ag02_financial_loophole_takes_two_off_each_segment() -> None:
    """Of the Money surcharge, too, never of the Reputation."""
    game = acting(
        "segments", {"hand": ["AG02"], "blueprints": ["BP01"], "money": 9, "reputation": 3}, blueprints=DISPLAY
    )
    do(game, 0, "play ag02", "segment bp01 1")
    assert purse(game)[0] == 9, "2 less 2"
    do(game, 0, "segment display 3 1")
    assert purse(game) == (9 - (6 + 2 - 2), 2, 5, 2)


@pytest.mark.rule("GC-10.13", "GC-8.5")
def test_ag02_financial_loophole_acts_on_what_is_paid_afterwards_and_may_be_needed() -> None:
    game = acting("segments", {"hand": ["AG02"], "blueprints": ["BP01", "BP03"], "money": 9})
    do(game, 0, "segment bp01 1", "play ag02", "segment bp03 1")
    assert purse(game)[0] == 9 - 2 - 1
    poor = acting("segments", {"hand": ["AG02"], "blueprints": ["BP01"], "money": 0}, blueprints=DISPLAY)
    assert (what(poor), asked(poor)) == ("required_card", ["play ag02"])
    assert "play ag02 oxygen" not in free(poor)
    do(poor, 0, "play ag02", "segment bp01 1")
    assert player(poor)["ships"][0]["segments"] == ["BP01"]


@pytest.mark.rule("GC-9.5.2")
def test_ag03_rush_job_takes_the_whole_surcharge_off() -> None:
    game = acting("segments", {"hand": ["AG03"], "money": 20, "reputation": 3}, blueprints=DISPLAY)
    do(game, 0, "play ag03", "segment display 5 1", "segment display 1 1")
    assert purse(game) == (20 - 5 - 4, 2, 5, 3)


@pytest.mark.rule("GC-10.5")
def test_ag03_rush_job_brings_nothing_beside_the_rapid_fabricator() -> None:
    game = acting(
        "segments", {"hand": ["AG03"]}, blueprints=DISPLAY, technologies=["TT8", "TT2", "TT3", "TT7"], areas={"T1": [0]}
    )
    assert "play ag03" not in free(game)
    bare = acting("segments", {"hand": ["AG03"], "blueprints": ["BP01"]}, blueprints=[None] * 5, blueprint_discard=[])
    assert "play ag03" not in free(bare), "nothing on display"


@pytest.mark.rule("GC-9.4.1", "GC-9.4.2")
def test_ag04_open_drafting_table_takes_four() -> None:
    """Without a refill before the end."""
    game = acting("blueprints", {"hand": ["AG04"]}, blueprints=DISPLAY)
    do(game, 0, "take 1", "play ag04", "take 2", "take 3")
    assert asked(game) == ["take 4", "take 5", "done"]
    do(game, 0, "take 4")
    assert player(game)["blueprints"] == DISPLAY[:4]
    assert game.position()["blueprints"][0] == "BP29", "slid down at the end"


@pytest.mark.rule("GC-10.13")
def test_ag04_open_drafting_table_needs_a_third_blueprint() -> None:
    game = acting("blueprints", {"hand": ["AG04"]}, blueprints=["BP01", "BP02", None, None, None])
    assert "play ag04" not in free(game)


@pytest.mark.rule("GC-9.6.2")
def test_ag12_shipyard_extra_doubles_the_engine() -> None:
    pairs: dict[str, Any] = {"cockpits": ["K01", "K02", "K03", "K04"], "engines": ["E01", "E02", "E03", "E05"]}
    assert purse(do(acting("newship", {"hand": ["AG12"]}, **pairs), 0, "play ag12", "ship 1"))[0] == 16
    assert purse(do(acting("newship", {"hand": ["AG12"]}, **pairs), 0, "ship 1"))[0] == 13
    assert purse(do(acting("newship", {"hand": ["AG12"]}, **pairs), 0, "play ag12", "ship 4"))[3] == 4
    cards = do(acting("newship", {"hand": ["AG12"]}, **pairs), 0, "play ag12", "ship 2", "draw 1", "draw 2")
    assert (purse(cards)[1], len(player(cards)["hand"])) == (4, 2)
    goods = do(acting("newship", {"hand": ["AG12"], "stored": {}}, **pairs), 0, "play ag12", "ship 3")
    do(goods, 0, *["gain food"] * 2, *["gain fuel"] * 2, *["gain oxygen"] * 2)
    assert stored(goods) == (2, 2, 2)


@pytest.mark.rule("GC-R53")
def test_ag12_shipyard_extra_comes_too_late_after_the_ship() -> None:
    pairs: dict[str, Any] = {"cockpits": ["K01", "K02", "K03", "K04"], "engines": ["E03", "E02", "E01", "E05"]}
    game = do(acting("newship", {"hand": ["AG12"], "stored": {}}, **pairs), 0, "ship 1")
    assert what(game) == "choose_resource"
    assert "play ag12" not in free(game)


@pytest.mark.rule("GC-10.5")
def test_ag12_shipyard_extra_only_there() -> None:
    assert "play ag12" not in free(acting("segments", {"hand": ["AG12"], "blueprints": ["BP01"]}))
    assert "play ag12" not in free(do(turn({"hand": ["AG12"]}), 0, "assign worker l5"))
