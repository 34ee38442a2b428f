"""W2 and W3: selling and buying stock, market demand, the price track (CL-15.1 to 15.11, 16)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, notations, refused, table, verbs
from tests.cruise_line_caribbean.season import book, cash, listed, prices, shares


def winter(*companies: dict[str, Any], **more: Any) -> ct.Game:
    return listed(*companies, phase="trading", **more)


def both(**more: Any) -> ct.Game:
    """Two lines, each with 5 own and 2 foreign shares; 3 of each in the market."""
    return winter({"shares": [5, 2]}, {"shares": [2, 5]}, **{"prices": [6, 6], **more})


# -- the round robin -------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-15.1")
def test_sell_buy_or_pass() -> None:
    game = both()
    assert verbs(game) == {"sell", "buy", "pass"} and game.to_act == (0,)
    assert "sell bel 5" in notations(game) and "sell bel 6" not in notations(game)
    assert [each for each in notations(game) if each.startswith("buy")] == ["buy bel 1", "buy gld 1"]


@pytest.mark.rule("CL-15.1")
def test_passing_is_not_final() -> None:
    game = do(both(), "pass", "buy bel 1")
    assert game.to_act == (0,) and "buy gld 1" in notations(game)
    do(game, "pass")
    assert table(game)["phase"] == "trading" and game.to_act == (1,)
    do(game, "pass")
    assert table(game)["phase"] != "trading"


@pytest.mark.rule("CL-15.1")
def test_it_ends_when_all_pass_in_a_row() -> None:
    three = [{"shares": [7, 0, 0]}, {"shares": [0, 7, 0]}, {"shares": [0, 0, 7]}]
    game = winter(*three)
    do(game, "pass", "pass", "buy bel 1", "pass", "pass")
    assert table(game)["phase"] == "trading" and game.to_act == (2,)  # the buyer has not passed
    do(game, "pass")
    assert table(game)["phase"] != "trading"


@pytest.mark.rule("CL-15.1")
def test_a_sale_begins_the_passes_anew() -> None:
    game = do(both(), "pass", "sell bel 1", "done", "pass")
    assert table(game)["phase"] == "trading" and game.to_act == (1,)
    assert table(do(game, "pass"))["phase"] != "trading"


@pytest.mark.rule("CL-15.1")
def test_from_the_start_player_in_turn_order() -> None:
    game = winter({"shares": [7, 0, 0]}, {"shares": [0, 7, 0]}, {"shares": [0, 0, 7]}, order=[1, 2, 0])
    asked = []
    for _ in range(3):
        asked.append(game.to_act[0])
        do(game, "pass")
    assert asked == [1, 2, 0]


@pytest.mark.rule("CL-15.1")
def test_who_can_neither_sell_nor_buy_is_passed_over() -> None:
    game = winter({"shares": [0, 0], "cash": 0}, {"shares": [7, 7]})
    assert game.to_act == (1,)


# -- selling ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-15.3", "CL-16.2")
@pytest.mark.parametrize(("count", "price"), [(1, 5), (3, 3), (5, 1), (7, 1)])
def test_selling(count: int, price: int) -> None:
    """All at the price before the fall."""
    game = do(winter({"shares": [7, 0]}, {}, prices=[6, 6]), f"sell bel {count}")
    assert cash(game) == [20 + 6 * count, 20] and prices(game) == [price, 6]
    assert table(game)["market"] == [3 + count, 3] and book(game) == {"shares_sold": 6 * count}


@pytest.mark.rule("CL-15.3")
def test_several_companies_in_one_turn() -> None:
    game = do(both(), "sell bel 2")
    assert game.to_act == (0,) and verbs(game) == {"sell", "done"}
    assert [each for each in notations(game) if "bel" in each] == []
    assert refused(game, "buy gld 1", "CL-15.1")
    do(game, "sell gld 2")
    assert game.to_act == (1,) and cash(game)[0] == 20 + 12 + 12 and prices(game) == [4, 4]


@pytest.mark.rule("CL-15.4")
def test_one_sale_per_company_but_others_on_a_later_turn() -> None:
    game = do(both(), "sell bel 1", "done", "pass")
    assert game.to_act == (0,) and [each for each in notations(game) if each.startswith("sell bel")] == []
    refused(game, "sell bel 1", "CL-15.4")
    do(game, "sell gld 1")
    assert prices(game) == [5, 5] and company(game, 0)["sold"] == [0, 1]


@pytest.mark.rule("CL-15.5")
def test_no_sale_after_a_purchase() -> None:
    game = do(both(), "buy gld 1", "pass")
    assert verbs(game) == {"buy", "pass"} and "bought" in refused(game, "sell bel 1", "CL-15.5")


@pytest.mark.rule("CL-15.6")
def test_no_purchase_of_what_was_sold_this_year() -> None:
    game = do(both(), "sell gld 1", "done", "pass")
    assert "buy gld 1" not in notations(game) and "buy bel 1" in notations(game)
    refused(game, "buy gld 1", "CL-15.6")


@pytest.mark.rule("CL-15.7")
def test_some_buy_while_others_still_sell() -> None:
    game = do(both(), "buy gld 1", "sell gld 2", "done", "buy gld 1")
    assert prices(game) == [6, 7 - 2 + 1] and cash(game) == [20 - 6 - 5, 20 + 14]


# -- buying ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-15.8")
def test_buying() -> None:
    game = do(both(), "buy gld 1")
    assert cash(game) == [14, 20] and prices(game) == [6, 7] and shares(game)[0] == [5, 3]
    assert table(game)["market"] == [3, 2] and book(game) == {"shares_bought": -6} and game.to_act == (1,)


@pytest.mark.rule("CL-15.8", "CL-16.2")
@pytest.mark.parametrize("cap", [22, 20])
def test_a_price_does_not_rise_above_the_cap(cap: int) -> None:
    game = winter({"cash": 50}, {}, prices=[6, cap], options={"price_cap": cap})
    do(game, "buy gld 1")
    assert cash(game)[0] == 50 - cap and prices(game) == [6, cap]
    assert f"rises to ${cap}" not in "\n".join(game.log())  # it stood there already


@pytest.mark.rule("CL-15.9", "CL-17.5")
def test_no_purchase_without_the_cash() -> None:
    game = winter({"shares": [5, 2], "cash": 5}, {"cash": 6}, prices=[6, 6])
    assert "buy" not in verbs(game)
    assert refused(game, "buy gld 1", "CL-15.9") == "That costs $6; you have $5. (CL-15.9)"
    assert "buy bel 1" in notations(do(game, "pass"))


@pytest.mark.rule("CL-15.9", "CL-15.8")
def test_one_share_at_a_time() -> None:
    """The refusal does not speak of missing cash."""
    game = both()
    with pytest.raises(ct.IllegalChoice) as error:
        game.choose(0, "buy gld 2")
    assert "costs" not in str(error.value)


@pytest.mark.rule("CL-15.8")
def test_nothing_in_the_market() -> None:
    game = winter({"shares": [7, 3]}, {"shares": [0, 7]}, prices=[6, 6])
    refused(game, "buy gld 1", "CL-15.8")
    refused(game, "buy emp 1", "CL-3.5")


@pytest.mark.rule("CL-15.2")
def test_no_limit_on_foreign_shares() -> None:
    game = winter({"shares": [2, 9], "cash": 90}, {"shares": [0, 0], "cash": 0}, prices=[6, 6])
    do(game, "buy gld 1")
    assert shares(game)[0] == [2, 10]


@pytest.mark.rule("CL-15.9", "CL-3.9", "CL-13.6")
@pytest.mark.parametrize(("seats", "limit"), [(2, 8), (3, 7), (4, 7)])
def test_the_own_stock_limit(seats: int, limit: int) -> None:
    def held(own: int) -> ct.Game:
        me = {"shares": [own] + [0] * (seats - 1), "cash": 90}
        return winter(me, *[{}] * (seats - 1))

    assert "buy bel 1" in notations(held(limit - 1))
    game = held(limit)
    assert "buy bel 1" not in notations(game)
    assert str(limit) in refused(game, "buy bel 1", "CL-15.9")


@pytest.mark.rule("CL-15.10")
@pytest.mark.parametrize(
    ("seats", "years", "year", "may"), [(2, 5, 5, True), (2, 5, 4, False), (2, 3, 3, True), (3, 5, 5, False)]
)
def test_two_players_have_no_limit_in_the_final_year(seats: int, years: int, year: int, may: bool) -> None:
    limit = 8 if seats == 2 else 7
    me = {"shares": [limit] + [0] * (seats - 1), "cash": 90}
    game = winter(me, *[{}] * (seats - 1), year=year, options={"years": years})
    assert ("buy bel 1" in notations(game)) is may
    if may:
        do(game, "buy bel 1", "pass")
        assert "buy bel 1" in notations(game)  # the ninth; now the last one
        assert table(game)["own_limit"] == 10


@pytest.mark.rule("CL-15.11")
def test_shares_are_interchangeable() -> None:
    assert [each for each in notations(both()) if each.startswith("sell gld")] == ["sell gld 1", "sell gld 2"]


# -- W3 and the price track ------------------------------------------------------------------------------------


@pytest.mark.rule("CL-16.1")
def test_market_demand() -> None:
    game = winter({"shares": [7, 3], "cash": 0}, {"shares": [2, 7], "cash": 9}, prices=[6, 6])
    do(game, "pass", "pass")
    assert prices(game) == [6, 7]


@pytest.mark.rule("CL-16.1", "CL-16.2")
def test_market_demand_at_the_cap() -> None:
    game = winter({"shares": [7, 3]}, {"shares": [3, 7]}, prices=[22, 21])
    do(game, "pass", "pass")
    assert prices(game) == [22, 22]


@pytest.mark.rule("CL-16.1")
def test_buying_the_last_share_adds_another_dollar() -> None:
    game = winter({"shares": [7, 2], "cash": 6}, {"shares": [0, 7], "cash": 0}, prices=[6, 6])
    do(game, "buy gld 1", "pass")  # the buyer has nothing left to trade with
    assert prices(game) == [6, 6 + 1 + 1]


@pytest.mark.rule("CL-16.2")
@pytest.mark.parametrize(("event", "change"), [("E24", -1), ("E25", 1)])
@pytest.mark.parametrize("cap", [22, 20])
def test_events_stay_on_the_track(event: str, change: int, cap: int) -> None:
    events = [*[f"E{n:02}" for n in range(21, 7, -1)], event]
    game = listed({}, {}, {}, phase="event", events=events, prices=[1, 10, cap], options={"price_cap": cap})
    assert prices(game) == [max(1, 1 + change), 10 + change, min(cap, cap + change)]


@pytest.mark.rule("CL-16.2", "CL-17.1", "CL-9.8")
def test_free_publicity_at_the_cap() -> None:
    """Mystery 6 raises the own stock, but not beyond the cap."""
    me = {"at": "VA"}
    game = do(listed(me, {}, mystery=[[17, 6]], prices=[21, 6]), "explore 17", "stock")
    assert prices(game) == [22, 6]
    game = do(listed(me, {}, mystery=[[17, 6]], prices=[22, 6]), "explore 17")
    assert "stock" not in notations(game)


@pytest.mark.rule("CL-16.3")
def test_deliveries_resorts_and_fuel_leave_prices_alone() -> None:
    game = listed({"at": "PR", "aboard": {"PR": 2}, "fuel": 5, "cash": 30}, {}, prices=[6, 6], resorts={"PR": 1})
    do(game, "visit pr", "fuel 2", "end", "sail va", "end", "build vi", "end")
    assert prices(game) == [6, 6]
