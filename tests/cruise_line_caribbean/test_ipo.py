"""The first Winter of the Standard game (CL-3.8, 13; options standard_start_cash, first_winter_trading,
first_winter_resorts)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, market, notations, refused, table, verbs
from tests.cruise_line_caribbean.season import book, cash, prices, shares, ship


def founded(seats: int = 2, **options: Any) -> ct.Game:
    """Companies are chosen, the first seat goes public first."""
    game = ct.new_game("cruise-line-caribbean", seats=seats, seed=3, options={"start_player": 1, **options})
    for _ in range(seats):
        do(game, notations(game)[0])
    return game


@pytest.mark.rule("CL-13.2", "CL-3.8", "CL-3.6")
def test_ten_shares_at_nine_dollars_and_no_ship() -> None:
    game = founded(3)
    assert shares(game) == [[10, 0, 0], [0, 10, 0], [0, 0, 10]] and prices(game) == [9, 9, 9]
    assert cash(game) == [8, 8, 8] and table(game)["market"] == [0, 0, 0]
    assert [ship(game, seat) for seat in range(3)] == [None] * 3 and table(game)["phase"] == "ipo"


@pytest.mark.rule("CL-13.3", "CL-13.4")
@pytest.mark.parametrize(("sold", "price"), [(3, 6), (4, 5), (5, 4), (7, 2), (8, 1), (9, 1), (10, 1)])
def test_going_public(sold: int, price: int) -> None:
    game = founded()
    assert notations(game) == [f"float {n}" for n in range(3, 11)]
    do(game, f"float {sold}")
    assert cash(game) == [8 + 9 * sold, 8] and prices(game) == [price, 9]
    assert table(game)["market"] == [sold, 0] and shares(game)[0] == [10 - sold, 0]
    assert book(game) == {"shares_sold": 9 * sold}


@pytest.mark.rule("CL-13.3")
def test_in_turn_order_and_at_least_three() -> None:
    game = founded(3, start_player=2)
    assert game.to_act == (1,)
    with pytest.raises(ct.IllegalChoice):
        game.choose(1, "float 2")
    do(game, "float 3")
    assert game.to_act == (2,) and table(game, 0)["market"][1] == 3  # openly


@pytest.mark.rule("CL-13.5")
def test_the_first_ship() -> None:
    """Whatever is affordable, in the home port, with an empty tank."""
    game = do(founded(first_winter_resorts=True), "float 3", "float 5")
    assert notations(game) == ["ship s"] and cash(game) == [35, 53]
    do(game, "ship s")
    assert notations(game) == ["ship s", "ship m", "ship l"]
    do(game, "ship l")
    assert cash(game) == [15, 3] and (ship(game, 0)["size"], ship(game, 1)["size"]) == ("S", "L")
    assert ship(game, 1)["fuel"] == 0 and ship(game, 1)["port"] == table(game)["companies"][1]["home"]
    assert book(game, 1) == {"shares_sold": 45, "ships": -50}


@pytest.mark.rule("CL-13.5")
@pytest.mark.parametrize(("start", "first"), [(8, ["ship s", "ship m"]), (0, ["ship s"])])
def test_option_standard_start_cash(start: int, first: list[str]) -> None:
    """Four shares: $36 and the start cash; three shares always pay for a Small ship."""
    game = do(founded(standard_start_cash=start), "float 4", "float 3")
    assert cash(game)[0] == 36 + start and notations(game) == first
    assert notations(do(game, "ship s")) == ["ship s"]


@pytest.mark.rule("CL-13.5")
def test_a_ship_that_is_too_dear_is_refused() -> None:
    game = do(founded(), "float 3", "float 3")
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, "ship m")


@pytest.mark.rule("CL-13.1", "CL-4.2", "CL-5.9")
def test_no_dividends_no_trading_no_maintenance() -> None:
    """After the ships comes Spring: no resorts either, though there is money for them (ruling 6)."""
    game = do(founded(), "float 7", "float 7", "ship s", "ship s")
    assert table(game)["season"] == "spring" and cash(game) == [51, 51] and prices(game) == [2, 2]


@pytest.mark.rule("CL-13.1", "CL-5.11")
@pytest.mark.parametrize("order", ["at_once", "in_turn"])
def test_option_first_winter_resorts(order: str) -> None:
    """On, they are built before the fares are laid out; off, there are none, in whatever order later Winters build."""
    ships = ("float 7", "float 7", "ship s", "ship s")
    none = do(founded(winter_resorts=order), *ships)
    assert table(none)["season"] == "spring" and table(none, 0)["winter"] == []
    game = do(founded(first_winter_resorts=True, winter_resorts=order), *ships)
    assert table(game)["phase"] == "resorts" and cash(game) == [51, 51] and "resorts" in table(game)["winter"]
    do(game, "build pr")
    assert game.to_act == ((0,) if order == "at_once" else (1,))
    do(game, "done", "done")
    assert table(game)["season"] == "spring" and cash(game) == [41, 51]


@pytest.mark.rule("CL-13.1", "CL-5.11")
def test_resorts_are_built_from_the_second_winter_on() -> None:
    game = market({"season": "fall", "mystery": [], "companies": [{"cash": 50}, {"cash": 50}]})
    do(game, "return fl", "return ny")
    while table(game)["phase"] != "resorts":
        do(game, next(each for each in notations(game) if each in ("keep", "pass", "no")))
    assert table(game)["year"] == 2 and "build" in verbs(game)


@pytest.mark.rule("CL-13.1")
def test_a_position_in_a_winter_without_resorts() -> None:
    """The phase in which they would be built cannot be set up; from the first ships on the programme leaves it out."""
    with pytest.raises(ct.BadPosition, match=r"CL-13\.1"):
        market({"phase": "resorts"})
    assert table(market({"phase": "resorts"}, first_winter_resorts=True))["phase"] == "resorts"


@pytest.mark.rule("CL-13.1")
def test_no_market_demand_adjustment_in_the_first_winter() -> None:
    """An empty market would raise the price in W3; there is no W3, with first-winter trading either."""
    game = market({"phase": "trading", "companies": [{"cash": 7, "shares": [7, 2]}, {"cash": 40, "shares": [3, 7]}],
                   "prices": [6, 6]}, first_winter_trading=True)  # fmt: skip
    do(game, "buy gld 1", "no", "pass")
    assert table(game)["season"] == "spring" and prices(game) == [6, 7]


@pytest.mark.rule("CL-13.1", "CL-15.6", "CL-15.4")
def test_option_first_winter_trading() -> None:
    """Own shares count as sold: neither sold again nor bought back this year; others' are for sale."""
    game = do(founded(first_winter_trading=True), "float 5", "float 4", "ship s", "ship s")
    assert table(game)["phase"] == "trading" and game.to_act == (0,)
    assert notations(game) == ["buy gld 1", "pass"]
    refused(game, "sell bel 1", "CL-15.4")
    refused(game, "buy bel 1", "CL-15.6")
    do(game, "buy gld 1", "buy bel 1", "pass", "pass")
    assert table(game)["season"] == "spring" and shares(game) == [[5, 1], [1, 6]] and prices(game) == [5, 6]


@pytest.mark.rule("CL-15.4", "CL-15.6")
def test_what_was_sold_in_the_ipo_is_free_again_in_year_2() -> None:
    game = market({"season": "fall", "mystery": [], "companies": [{"sold": [0], "bought": True, "cash": 50}, {}]})
    do(game, "return fl", "return ny")
    assert table(game)["year"] == 2 and company(game, 0)["sold"] == [] and not company(game, 0)["bought"]
    do(game, "keep", "keep")
    assert {"sell", "buy", "pass"} == verbs(game)


@pytest.mark.rule("CL-13.6", "CL-3.9")
@pytest.mark.parametrize(("seats", "limit"), [(2, 8), (3, 7), (4, 7)])
def test_the_own_stock_limit_applies_from_now_on(seats: int, limit: int) -> None:
    game = founded(seats)
    assert table(game)["own_limit"] == limit
    for _ in range(seats):
        do(game, "float 3")
    assert [each[seat] for seat, each in enumerate(shares(game))] == [7] * seats


@pytest.mark.rule("CL-3.8", "CL-13.5")
def test_the_first_season_begins_with_an_empty_tank() -> None:
    game = do(founded(), "float 3", "float 3", "ship s", "ship s")
    assert table(game)["phase"] == "fuel" and notations(game)[-1] == "fuel 13" and ship(game)["fuel"] == 0
