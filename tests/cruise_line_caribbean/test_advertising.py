"""S4: advertising, the Last-Minute Campaign and the TV travel special (CL-6.8, 6.13 to 6.16, 10.10, T13, E30)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import do, notations, refused, table, told
from tests.cruise_line_caribbean.season import book, cash, debts, hand, listed, prices, sea

QUIET: dict[str, Any] = {"phase": "advertising"}


def bids(game: ct.Game, *amounts: str) -> ct.Game:
    """One bid for each seat, in the order of the seats."""
    for seat, amount in enumerate(amounts):
        game.choose(seat, f"bid {amount}")
    return game


@pytest.mark.rule("CL-6.13", "CL-6.14", "CL-6.15")
def test_bids_are_revealed_together_and_everybody_pays() -> None:
    game = sea({}, {}, {}, {}, **QUIET)
    assert list(game.to_act) == [0, 1, 2, 3]
    for seat, amount in enumerate((2, 5, 0, 3)):
        assert cash(game) == [20] * 4 and table(game)["order"] == [0, 1, 2, 3]
        game.choose(seat, f"bid {amount}")
    assert cash(game) == [18, 15, 20, 17] and table(game)["order"] == [1, 3, 0, 2]
    assert table(game)["bids"] == [2, 5, 0, 3] and game.to_act == (1,) and table(game)["active"] == 1
    assert [book(game, seat).get("advertising", 0) for seat in range(4)] == [-2, -5, 0, -3]


@pytest.mark.rule("CL-6.13")
def test_any_order_of_deciding() -> None:
    game = sea({}, {}, {}, **QUIET)
    for seat, amount in ((2, 1), (0, 2), (1, 3)):
        game.choose(seat, f"bid {amount}")
    assert table(game)["order"] == [1, 0, 2]


@pytest.mark.rule("CL-6.13")
def test_from_nothing_to_all_cash() -> None:
    game = sea({"cash": 3}, {}, **QUIET)
    assert notations(game, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    refused(game, "bid 4", "CL-6.13", seat=0)
    refused(game, "bid 1 spot", "CL-10.10", seat=0)


@pytest.mark.rule("CL-6.15")
@pytest.mark.parametrize(
    ("order", "amounts", "then"),
    [
        ([2, 0, 1], "0 0 0", [2, 0, 1]),
        ([2, 0, 1], "3 3 0", [0, 1, 2]),
        ([2, 0, 1], "0 4 4", [2, 1, 0]),
        ([1, 2, 0], "1 0 1", [2, 0, 1]),
    ],
)
def test_equal_bids_keep_their_order(order: list[int], amounts: str, then: list[int]) -> None:
    game = bids(sea({}, {}, {}, order=order, **QUIET), *amounts.split())
    assert table(game)["order"] == then


@pytest.mark.rule("CL-6.16", "CL-18.6")
def test_without_cash_or_in_debt() -> None:
    """Only a hand of cards keeps such a player in it, with a bid of $0."""
    game = sea({"cash": 0}, {"debt": 5}, {"cash": 0, "hand": ["A21"]}, {}, **QUIET)
    assert game.to_act == (2, 3) and notations(game, 2) == ["bid 0"]
    do(game, "bid 0", seat=2)
    do(game, "bid 0", seat=3)
    assert table(game)["order"] == [0, 1, 2, 3] and debts(game) == [0, 5, 0, 0]


@pytest.mark.rule("CL-6.16")
def test_nobody_is_asked_if_all_are_broke() -> None:
    game = sea({"cash": 0}, {"debt": 1}, order=[1, 0], **QUIET)
    assert table(game)["phase"] == "turns" and game.to_act == (1,)


@pytest.mark.rule("CL-20.3", "CL-6.13")
def test_bids_are_secret() -> None:
    games = [do(sea({}, {}, {}, **QUIET), f"bid {amount}", seat=0) for amount in (0, 7)]
    for reader in (1, 2, None):
        views = [game.view(reader) for game in games]
        for each in views:
            del each["commitment"]
        assert views[0] == views[1] and games[0].log(reader) == games[1].log(reader)
    assert table(games[1], 1)["bids"] == [True, None, None]
    assert table(games[1], 0)["bids"] == [{"amount": 7, "spot": False}, None, None]
    assert cash(games[1]) == [20, 20, 20]


@pytest.mark.rule("CL-20.3", "CL-20.2")
def test_an_imagined_bid_may_be_any() -> None:
    game = do(sea({}, {}, **QUIET), "bid 7", seat=0)
    spent = set()
    for seed in range(20):
        world = game.imagine(1, seed)
        assert world.view(1)["table"] == game.view(1)["table"]
        assert table(game.imagine(0, seed), 0)["bids"][0] == {"amount": 7, "spot": False}  # the own one is known
        spent.add(cash(do(world, "bid 0", seat=1))[0])
    assert len(spent) > 5


@pytest.mark.rule("CL-6.8")
def test_bids_come_after_demand_and_event() -> None:
    events = [f"E{n:02}" for n in range(21, 6, -1)]
    game = sea({"cash": 9}, {}, phase="demand", events=events)
    assert table(game)["phase"] == "advertising" and table(game)["event"]["card"] == "E07"
    assert sum(sum(port["waiting"].values()) for port in table(game)["ports"][:3]) > 9


# -- a card before the bid -------------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.10", "CL-10.5")
def test_one_card_before_the_bid() -> None:
    game = sea({"hand": ["A08", "A14", "A20", "A21"], "cash": 1}, {}, **QUIET)
    assert notations(game, 0) == ["bid 0", "bid 1", "bid 0 spot", "bid 1 spot", "play a08", "play a14"]
    do(game, "play a08", seat=0)
    assert notations(game, 0) == [f"bid {n}" for n in range(6)] and cash(game)[0] == 5
    refused(game, "play a14", "CL-10.5", seat=0)


@pytest.mark.rule("CL-10.10", "CL-10.5")
def test_the_window_of_s4_is_none_of_s1_nor_of_the_first_turn() -> None:
    me = {"hand": ["A08", "A14", "A15"], "fuel": 9, "cash": 9}
    game = sea(me, {}, phase="fuel", order=[1, 0], events=[f"E{n:02}" for n in range(21, 6, -1)])
    do(game, "play a08", "fuel 0")
    do(game, "play a14", seat=0)
    bids(game, "1", "0")
    assert game.to_act == (0,) and "play a15" in notations(game, 0)


@pytest.mark.rule("CL-10.10")
def test_cards_in_the_standard_game() -> None:
    game = do(listed({"hand": ["A15"]}, {}, prices=[6, 6], **QUIET), "play a15", seat=0)
    assert prices(game) == [7, 6]


# -- SPOT ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.10", "CL-6.15")
def test_last_minute_campaign() -> None:
    """One place ahead in the new order, after everybody has paid."""
    game = sea({"hand": ["A20"]}, {}, {}, {}, **QUIET)
    bids(game, "1 spot", "5", "3", "0")
    assert table(game)["order"] == [1, 0, 2, 3] and cash(game) == [19, 15, 17, 20]
    assert hand(game) == [] and table(game)["decks"]["discard"] == ["A20"]
    assert "Last-Minute Campaign" in told(game)


@pytest.mark.rule("CL-10.10")
def test_last_minute_campaign_of_the_last() -> None:
    game = bids(sea({}, {}, {"hand": ["A20"]}, **QUIET), "2", "1", "0 spot")
    assert table(game)["order"] == [0, 2, 1]


@pytest.mark.rule("CL-10.10", "CL-20.2")
def test_who_is_first_anyway_keeps_the_card_unseen() -> None:
    games = [bids(sea({"hand": ["A20"]}, {}, **QUIET), bid, "0") for bid in ("3", "3 spot")]
    assert hand(games[1]) == ["A20"] and table(games[1])["order"] == [0, 1]
    for reader in (1, None):
        views = [game.view(reader) for game in games]
        for each in views:
            del each["commitment"]
        assert views[0] == views[1] and games[0].log(reader) == games[1].log(reader)


@pytest.mark.rule("CL-10.10", "CL-20.3")
def test_the_campaign_is_committed_secretly() -> None:
    games = [do(sea({"hand": ["A20"]}, {}, **QUIET), bid, seat=0) for bid in ("bid 2", "bid 2 spot")]
    assert games[0].view(1)["table"] == games[1].view(1)["table"] and games[0].log(1) == games[1].log(1)
    assert table(games[1], 0)["bids"][0] == {"amount": 2, "spot": True}


@pytest.mark.rule("CL-10.4")
def test_the_campaign_is_played_with_a_bid_only() -> None:
    refused(sea({"hand": ["A20"]}, {}), "play a20", "CL-10.4")
    refused(sea({"hand": ["A20"]}, {}, **QUIET), "play a20", "CL-10.4", seat=0)


# -- E30 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-6.10")
def test_tv_travel_special() -> None:
    game = bids(sea({}, {}, event="E30", **QUIET), "0", "1")
    assert len(hand(game, 1)) == 1 and hand(game, 0) == []


@pytest.mark.rule("CL-6.10")
def test_tv_travel_special_wants_a_bid() -> None:
    game = bids(sea({}, {}, event="E30", **QUIET), "0", "0")
    assert hand(game) == [] and hand(game, 1) == []


@pytest.mark.rule("CL-6.10", "CL-10.10")
@pytest.mark.parametrize(("mine", "drawn"), [("1 spot", 1), ("0 spot", 0)])
def test_tv_travel_special_comes_after_the_campaign(mine: str, drawn: int) -> None:
    """The campaigner is first now; the other paid more and draws nothing."""
    game = bids(sea({"hand": ["A20"]}, {}, event="E30", actions=["A01", "A02"], **QUIET), mine, "5")
    assert table(game)["order"] == [0, 1] and len(hand(game)) == drawn and hand(game, 1) == []
