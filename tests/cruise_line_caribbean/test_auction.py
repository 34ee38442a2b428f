"""The auction of the last share (CL-15.12 to 15.15)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, notations, refused, table
from tests.cruise_line_caribbean.season import book, cash, listed, prices, shares


def last(*cash: int, mine: dict[str, Any] | None = None, **more: Any) -> ct.Game:
    """One share of the last seat's company is left, at $6; every seat has so much cash and no other share to buy."""
    seats = len(cash)
    held = [[7 if seat == other else 0 for other in range(seats)] for seat in range(seats)]
    held[-1] = [3] * (seats - 1) + [6]  # the rest of the others' companies
    held[0][-1] = 3
    companies = [{"cash": each, "shares": held[seat]} for seat, each in enumerate(cash)]
    companies[0] |= mine or {}
    return listed(*companies, phase="trading", **{"prices": [6] * seats, **more})


@pytest.mark.rule("CL-15.12")
def test_none_interested() -> None:
    game = do(last(20, 20, 20), "buy nac 1")
    assert game.to_act == (1,) and notations(game) == ["no", "yes"]
    do(game, "no", "no")
    assert shares(game)[0][2] == 4 and cash(game) == [14, 20, 20] and prices(game) == [6, 6, 7]


@pytest.mark.rule("CL-15.12")
def test_none_that_could_buy() -> None:
    """Cash below the price, sold this year, own limit: nobody is asked."""
    game = last(20, 5, 20, 20)
    position = game.position()
    position["companies"][2]["sold"] = [3]
    position["companies"][3]["shares"] = [3, 3, 3, 7]
    position["companies"][0]["shares"] = [7, 0, 0, 2]
    game = ct.set_up("cruise-line-caribbean", position, seed=1)
    do(game, "buy emp 1")
    assert shares(game)[0][3] == 3 and game.to_act == (1,) and "sell gld 1" in notations(game)


@pytest.mark.rule("CL-15.12")
def test_two_shares_left_are_no_auction() -> None:
    game = last(20, 20, mine={"shares": [7, 2]})
    do(game, "buy gld 1")
    assert shares(game)[0] == [7, 3] and game.to_act == (1,) and "yes" not in notations(game)


@pytest.mark.rule("CL-15.12", "CL-15.15")
def test_asked_in_turn_order_after_the_active_player() -> None:
    game = last(20, 20, 20, 20, order=[3, 1, 0, 2])
    do(game, "pass", "pass")
    assert game.to_act == (0,)
    do(game, "buy emp 1")
    assert game.to_act == (2,)
    do(game, "yes")
    assert game.to_act == (3,)
    assert table(game, None)["dialogue"] == {
        "seat": 3, "kind": "interest", "opener": 0, "company": 3, "shares": 1, "price": 6, "yes": [2],
    }  # fmt: skip
    do(game, "no", "no")
    assert game.to_act == (0,) and table(game)["dialogue"]["kind"] == "auction"


@pytest.mark.rule("CL-15.13")
def test_the_active_player_opens_at_the_price_or_more() -> None:
    game = do(last(9, 20), "buy gld 1", "yes")
    assert game.to_act == (0,) and notations(game) == ["bid 6", "bid 7", "bid 8", "bid 9"]


@pytest.mark.rule("CL-15.13", "CL-15.15")
def test_raising_round_the_table_until_one_is_left() -> None:
    game = do(last(30, 30, 30, 30), "buy emp 1", "yes", "no", "yes", "bid 6")
    assert game.to_act == (1,) and notations(game)[:3] == ["leave", "bid 7", "bid 8"]
    do(game, "bid 8")
    assert game.to_act == (3,) and notations(game)[:2] == ["leave", "bid 9"]
    seen = table(game, 2)["dialogue"]
    assert (seen["kind"], seen["high"], seen["bid"]) == ("auction", 1, 8) and sorted(seen["bidders"]) == [0, 1, 3]
    do(game, "bid 9")
    assert game.to_act == (0,)
    do(game, "leave")
    assert game.to_act == (1,)
    do(game, "leave")
    assert shares(game)[3] == [3, 3, 3, 7]
    assert cash(game) == [30, 30, 30, 21] and prices(game) == [6, 6, 6, 7]
    assert table(game)["market"][3] == 0 and book(game, 3) == {"shares_bought": -9}


@pytest.mark.rule("CL-15.13")
def test_who_leaves_is_out_for_good() -> None:
    game = do(last(30, 30, 30), "buy nac 1", "yes", "yes", "bid 6", "leave", "bid 7", "bid 8", "bid 9")
    assert game.to_act == (0,)  # only the two who stayed
    do(game, "leave")
    assert shares(game)[2][2] == 7 and cash(game) == [30, 30, 21]


@pytest.mark.rule("CL-15.13")
def test_the_bid_may_stand_at_once() -> None:
    """The highest bidder is not asked again."""
    game = do(last(30, 30, 30), "buy nac 1", "yes", "no", "bid 10", "leave")
    assert shares(game)[0][2] == 4 and cash(game) == [20, 30, 30] and prices(game)[2] == 7


@pytest.mark.rule("CL-15.13")
def test_at_most_the_own_cash() -> None:
    """Who cannot raise leaves without being asked."""
    game = do(last(30, 8, 9), "buy nac 1", "yes", "yes", "bid 8")
    assert game.to_act == (2,) and notations(game) == ["leave", "bid 9"]
    do(game, "bid 9")
    assert game.to_act == (0,)
    game = do(last(30, 8, 9), "buy nac 1", "yes", "yes", "bid 9")
    assert shares(game)[0][2] == 4 and cash(game) == [21, 8, 9]


@pytest.mark.rule("CL-15.13", "CL-16.2")
def test_the_price_rises_once() -> None:
    game = do(last(30, 30, 30), "buy nac 1", "yes", "no", "bid 6", "bid 20", "leave")
    assert prices(game) == [6, 6, 7] and cash(game) == [30, 10, 30]
    game = do(last(30, 30, prices=[6, 22]), "buy gld 1", "yes", "bid 22", "leave")
    assert prices(game) == [6, 22]


@pytest.mark.rule("CL-15.14", "CL-15.5")
def test_the_loser_who_opened_goes_on() -> None:
    """Buying something else or passing, but no selling any more."""
    mine = {"shares": [6, 3]}
    game = do(last(30, 30, mine=mine), "buy gld 1", "yes", "bid 6", "bid 7", "leave")
    assert game.to_act == (0,) and notations(game) == ["buy bel 1", "pass"]
    refused(game, "sell gld 1", "CL-15.5")
    assert company(game, 0)["bought"] is True and shares(game)[1] == [3, 7]


@pytest.mark.rule("CL-15.14")
def test_the_loser_who_can_do_nothing_more_is_not_asked() -> None:
    game = do(last(30, 30, 30), "buy nac 1", "yes", "no", "bid 6", "bid 7", "leave")
    assert game.to_act == (2,) and table(game)["phase"] == "trading"  # seat 2 has bought, too, and nothing is left


@pytest.mark.rule("CL-15.14", "CL-15.5")
def test_winning_out_of_turn() -> None:
    """It counts as a purchase, but the winner's own turn is still to come."""
    mine = {"shares": [6, 3]}
    game = do(last(30, 30, mine=mine), "buy gld 1", "yes", "bid 6", "bid 7", "leave", "pass")
    assert game.to_act == (1,) and notations(game) == ["buy bel 1", "pass"]
    refused(game, "sell bel 1", "CL-15.5")


@pytest.mark.rule("CL-15.14")
def test_taking_part_and_losing_counts_as_nothing_for_the_others() -> None:
    game = do(last(30, 30, 30), "buy nac 1", "yes", "no", "bid 6", "leave")
    assert game.to_act == (1,) and "sell gld 1" in notations(game) and not company(game, 1)["bought"]


@pytest.mark.rule("CL-15.14", "CL-15.1")
def test_winning_ends_the_turn_of_the_active_player() -> None:
    game = do(last(30, 30, mine={"shares": [6, 3]}), "buy gld 1", "yes", "bid 6", "leave")
    assert game.to_act == (1,) and shares(game)[0] == [6, 4]


@pytest.mark.rule("CL-15.12", "CL-13.6")
def test_the_own_stock_limit_keeps_out_of_the_auction() -> None:
    """With three players seven own shares are the limit, in the last year too."""
    held = [{"shares": [7, 0, 2]}, {"shares": [3, 7, 0]}, {"shares": [0, 3, 7]}]
    game = do(listed(*held, phase="trading", year=5), "buy nac 1")
    assert game.to_act == (1,) and "yes" in notations(game)
    do(game, "no")
    assert shares(game)[0][2] == 3 and game.to_act == (1,) and "yes" not in notations(game)


@pytest.mark.rule("CL-15.12")
def test_words() -> None:
    game = do(last(20, 20), "buy gld 1")
    assert "Seat 1" in game.prompt(1) and "last Gold Star share" in game.prompt(1) and "$6" in game.prompt(1)
    do(game, "yes")
    assert "$6 or more" in game.prompt(0)
    do(game, "bid 7")
    assert "Seat 1 bids $7" in game.prompt(1)
