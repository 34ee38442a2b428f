"""Taking back: what reveals nothing can be taken back until others go on."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

import captains_table as ct
from captains_table.server.table import Event, Seat, Table, TableConfig
from tests.cruise_line_caribbean.helpers import do, notations, table, told
from tests.cruise_line_caribbean.season import aboard, cash, hand, listed, prices, sea, shares

CROWD: dict[str, Any] = {"FL": {"PR": 2, "VI": 3}}


def same(game: ct.Game, before: dict[str, Any]) -> bool:
    return game.position() == before


@pytest.mark.rule("CL-7.2")
@pytest.mark.parametrize(
    "choices",
    [
        ["sail bah"],
        ["pick fl pr 2"],
        ["play a08"],
        ["play a04", "sail pr"],
        ["play a06", "pick fl vi 2"],
        ["play a12", "pick fl vi 3", "pick fl pr 2"],
        ["fuel 2"],
        ["pick fl pr 1", "play a13", "sail bah"],
    ],
)
def test_steps_of_the_own_turn(choices: list[str]) -> None:
    game = sea({"hand": ["A08", "A04", "A06", "A12", "A13"], "fuel": 9}, {}, waiting=CROWD)
    before = game.position()
    do(game, *choices)
    assert not same(game, before)
    for _ in choices:
        game.undo(0)
    assert same(game, before) and not game.can_undo(0)


@pytest.mark.rule("CL-7.9")
def test_a_visit_can_be_taken_back_unless_it_turned_up_the_fare() -> None:
    me = {"at": "PR", "aboard": {"PR": 2}, "fuel": 5}
    known = do(sea(me, {}, up=["PR"]), "visit pr")
    assert known.can_undo(0)
    known.undo(0)
    assert cash(known)[0] == 20 and aboard(known) == {"PR": 2}
    assert not do(sea(me, {}), "visit pr").can_undo(0)


@pytest.mark.rule("CL-7.23")
def test_what_draws_or_shows_something_stands() -> None:
    assert not do(sea({"fuel": 9}, {}), "return fl").can_undo(0)
    assert not do(sea({"hand": ["A19"]}, {}), "play a19 pr").can_undo(0)
    assert not do(sea({"at": "VA", "fuel": 9}, {}, mystery=[[17, 5]]), "explore 17").can_undo(0)
    assert not do(sea({"hand": ["A15"], "fuel": 9}, {"hand": ["A21"]}), "attack a15 seat 1", "decline").can_undo(1)


@pytest.mark.rule("CL-7.23")
def test_a_return_without_cards_to_draw_can_be_taken_back() -> None:
    """The third one back draws nothing."""
    game = sea({"fuel": 9, "aboard": {"PR": 1}}, {"returned": 1}, {"returned": 2})
    before = game.position()
    do(game, "return fl")
    assert cash(game)[0] == 16
    game.undo(0)
    assert same(game, before)


@pytest.mark.rule("CL-10.3", "CL-10.6")
def test_an_attack_before_and_after_its_answer() -> None:
    game = do(sea({"hand": ["A08"], "fuel": 9}, {"hand": ["A21"]}), "attack a08 seat 1")
    assert game.can_undo(0) and not game.can_undo(1)
    game.undo(0)
    assert hand(game) == ["A08"] and game.to_act == (0,) and "attack a08 seat 1" in notations(game)
    do(game, "attack a08 seat 1", "decline")
    assert not game.can_undo(0) and game.can_undo(1)  # the other has gone on
    game.undo(1)
    do(game, "react a21")
    assert cash(game) == [20, 20]


@pytest.mark.rule("CL-10.3")
def test_a_poach_step_by_step() -> None:
    game = do(sea({"hand": ["A06"]}, {"aboard": {"PR": 2}, "hand": ["A01"]}), "attack a06 seat 1", "poach pr 2 ny")
    game.undo(0)
    assert game.to_act == (0,) and "poach pr 1 fl" in notations(game)
    game.undo(0)
    assert hand(game) == ["A06"]


@pytest.mark.rule("CL-10.9")
def test_a_card_off_turn_beside_a_move() -> None:
    """Each takes back the own one; the other's stays."""
    game = sea({"fuel": 9}, {"hand": ["A08"]})
    do(game, "sail bah", seat=0)
    do(game, "play a08", seat=1)
    assert game.can_undo(0) and game.can_undo(1)
    game.undo(0)
    assert table(game)["companies"][0]["ship"]["port"] == "FL" and cash(game)[1] == 24
    game.undo(1)
    assert cash(game)[1] == 20 and hand(game, 1) == ["A08"]


@pytest.mark.rule("CL-10.9")
def test_a_card_off_turn_until_another_goes_on() -> None:
    """Whether it could be taken back later would tell what the others hold."""
    game = sea({"fuel": 9}, {"hand": ["A08"]}, {"hand": ["A14"]})
    do(game, "play a08", seat=1)
    assert game.can_undo(1)
    do(game, "play a14", seat=2)
    assert not game.can_undo(1) and game.can_undo(2)
    do(game, "sail bah", seat=0)
    assert game.can_undo(0) and not game.can_undo(1) and not game.can_undo(2)
    with pytest.raises(ct.CannotUndo):
        game.check_undo(1)


@pytest.mark.rule("CL-10.9")
def test_a_stored_table_takes_back_what_was_permitted_when_it_was_played() -> None:
    start = sea({"fuel": 9}, {"hand": ["A08"]})
    sheet = TableConfig(dict(start.setting.options), [Seat("person"), Seat("person")], "", start=start.record())
    stored = Table("a-table", start.title, sheet, seed=start.setting.seed, public=False, state="playing")
    stored.game = stored.deal()
    happened = [("choose", 1, "play a08"), ("choose", 0, "sail bah"), ("undo", 1, "")]
    for seq, (kind, seat, body) in enumerate(happened, 1):
        stored.apply(Event(seq, kind, seat, body, None, datetime.now(UTC)))
    game = stored.require_game()
    assert [line.undone for line in game.lines] == [False, True, False]
    assert hand(game, 1) == ["A08"] and table(game)["companies"][0]["ship"]["port"] == "BAH"


@pytest.mark.rule("CL-6.13", "CL-20.3")
def test_a_bid_until_all_are_revealed() -> None:
    game = sea({}, {}, {}, phase="advertising")
    do(game, "bid 3", seat=0)
    do(game, "bid 1", seat=1)
    game.undo(0)
    assert table(game, 0)["bids"] == [None, True, None] and game.to_act == (0, 2)
    do(game, "bid 2", seat=0)
    do(game, "bid 0", seat=2)
    assert [game.can_undo(seat) for seat in range(3)] == [False] * 3 and cash(game) == [18, 19, 20]


@pytest.mark.rule("CL-15.1")
def test_trading_until_the_next_one_goes_on() -> None:
    game = do(listed({}, {}, phase="trading", prices=[6, 6]), "sell bel 2")
    assert game.to_act == (1,) and game.can_undo(0)
    game.undo(0)
    assert prices(game) == [6, 6] and game.to_act == (0,)
    do(game, "sell bel 1", "pass")
    assert not game.can_undo(0) and game.can_undo(1)


@pytest.mark.rule("CL-15.13")
def test_auction_bids() -> None:
    held = [{"shares": [7, 3], "cash": 30}, {"shares": [3, 6], "cash": 30}]
    game = do(listed(*held, phase="trading", prices=[6, 6]), "buy gld 1", "yes", "bid 6")
    game.undo(0)
    assert notations(game)[0] == "bid 6" and game.to_act == (0,)
    do(game, "bid 9", "leave")
    assert shares(game)[0] == [7, 4]


@pytest.mark.rule("CL-17.3")
def test_half_an_offer() -> None:
    """Put together in silence, taken back in silence."""
    game = listed({"at": "PR", "fuel": 0, "cash": 0}, {})
    before = game.position()
    do(game, "offer", "offer seat 1", "add bel 2", "price")
    for _ in range(4):
        game.undo(0)
    assert same(game, before) and told(game, 1) == ""
    do(game, "offer", "offer seat 1", "add bel 2", "price", "for 5", "accept")
    assert not game.can_undo(0)


@pytest.mark.rule("CL-18.2")
def test_raising_money() -> None:
    game = listed({"cash": 1}, {}, phase="maintenance", prices=[6, 6], resorts={"PR": 0})
    before = game.position()
    do(game, "resort pr")
    game.undo(0)
    do(game, "emergency bel 1", "debt")
    game.undo(0)
    game.undo(0)
    assert same(game, before)
