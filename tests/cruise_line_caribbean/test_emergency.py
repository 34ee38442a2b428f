"""Emergency sales (CL-17.1, 17.2, 17.4, 17.5; rulings 24, 25, 48)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, notations, refused, table, verbs
from tests.cruise_line_caribbean.season import book, cash, debts, listed, prices, sea, shares, ship

STRANDED: dict[str, Any] = {"at": "PR", "fuel": 0, "cash": 14}  # home is 5 hexes, $15 of fuel, away


def sales(game: ct.Game) -> list[str]:
    return [each for each in notations(game) if each.startswith("emergency")]


# -- what a share brings ---------------------------------------------------------------------------------------


@pytest.mark.rule("CL-17.2", "CL-16.2")
@pytest.mark.parametrize(
    ("price", "count", "brought", "then"),
    [(6, 1, 3, 5), (7, 1, 4, 6), (7, 3, 12, 4), (1, 2, 2, 1), (2, 2, 2, 1), (3, 7, 14, 1), (22, 2, 22, 20)],
)
def test_half_the_price_rounded_up(price: int, count: int, brought: int, then: int) -> None:
    """The same for all shares of the sale; the price falls by $1 for each."""
    game = listed({**STRANDED, "cash": 0}, {}, prices=[price, 6])
    assert table(game)["exchange"][0]["emergency"] == -(-price // 2)
    do(game, f"emergency bel {count}")
    assert cash(game) == [brought, 20] and prices(game) == [then, 6]
    assert table(game)["market"] == [3 + count, 3] and book(game) == {"shares_sold": brought}


@pytest.mark.rule("CL-17.2")
def test_any_companies_and_again_while_the_shortage_lasts() -> None:
    """$6 are missing; the second sale pays by the price as it stands then."""
    game = listed({**STRANDED, "cash": 9, "shares": [5, 1]}, {"shares": [0, 7]}, prices=[4, 3])
    assert sales(game) == [*[f"emergency bel {n}" for n in range(1, 6)], "emergency gld 1"]
    do(game, "emergency bel 2")
    assert cash(game)[0] == 13 and prices(game) == [2, 3] and "emergency bel 3" in notations(game)
    do(game, "emergency gld 1")
    assert cash(game)[0] == 15 and prices(game) == [2, 2] and sales(game) == []
    assert "fuel 5" in notations(game) and game.to_act == (0,)


@pytest.mark.rule("CL-17.4", "CL-15.4", "CL-15.6")
def test_it_is_no_sale_of_the_round_robin() -> None:
    game = do(listed(STRANDED, {}, prices=[6, 6]), "emergency bel 1")
    assert company(game, 0)["sold"] == [] and not company(game, 0)["bought"]
    winter = listed({"cash": 4, "shares": [7, 0]}, {}, phase="maintenance", prices=[6, 6])
    do(winter, "emergency bel 1")
    assert company(winter, 0)["sold"] == []


# -- (b) on the own turn in a port -----------------------------------------------------------------------------


@pytest.mark.rule("CL-17.2")
@pytest.mark.parametrize(
    ("cash", "fuel", "need"),
    [(14, 0, True), (15, 0, False), (11, 1, True), (12, 1, False), (0, 5, False), (0, 4, True)],
)
def test_missing_fuel_for_the_cheapest_return(cash: int, fuel: int, need: bool) -> None:
    game = listed({"at": "PR", "fuel": fuel, "cash": cash}, {})
    assert bool(sales(game)) is need and ("offer" in notations(game)) is need
    if not need:
        refused(game, "emergency bel 1", "CL-17.2")


@pytest.mark.rule("CL-17.2")
def test_at_sea_nobody_buys() -> None:
    game = listed({"at": [8, 6], "fuel": 0, "cash": 0}, {})
    assert verbs(game) == {"tow"}


@pytest.mark.rule("CL-17.2", "CL-8.7")
def test_the_need_is_counted_under_the_events_in_force() -> None:
    """Rough seas: 6 units from Puerto Rico; oil shock: $4 each."""
    assert sales(listed({"at": "PR", "fuel": 0, "cash": 17}, {}, event="E07"))
    assert not sales(listed({"at": "PR", "fuel": 0, "cash": 18}, {}, event="E07"))
    assert sales(listed({"at": "PR", "fuel": 0, "cash": 19}, {}, event="E12"))


@pytest.mark.rule("CL-17.2")
def test_after_the_action_too() -> None:
    """Sailed to Puerto Rico with the last fuel: the turn does not end by itself while shares could be sold."""
    game = do(listed({"at": "VI", "fuel": 1, "cash": 0}, {}, prices=[6, 6]), "sail pr")
    assert game.to_act == (0,) and verbs(game) == {"end", "emergency", "offer"}
    do(game, "emergency bel 5", "fuel 5")
    assert ship(game)["fuel"] == 5 and cash(game)[0] == 0


@pytest.mark.rule("CL-17.2", "CL-7.24")
def test_not_on_anothers_turn() -> None:
    game = listed({}, STRANDED)
    assert game.to_act == (0,) and game.may_act == () and sales(game) == []


# -- (c) in S1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-17.2", "CL-6.3")
def test_without_cash_in_s1() -> None:
    game = listed({"cash": 0, "fuel": 3}, {}, phase="fuel", prices=[6, 6])
    assert len(sales(game)) == 7 and "fuel 10" in notations(game)  # credit remains
    do(game, "emergency bel 2")
    assert cash(game)[0] == 6 and sales(game) == [] and game.to_act == (0,)
    do(game, "fuel 6")
    assert debts(game)[0] == 0 and ship(game)["fuel"] == 9


@pytest.mark.rule("CL-17.2")
def test_a_dollar_or_a_full_tank_is_no_need_in_s1() -> None:
    assert sales(listed({"cash": 1, "fuel": 3}, {}, phase="fuel")) == []
    full = listed({"cash": 0, "fuel": 13, "hand": ["A08"]}, {}, phase="fuel")
    assert notations(full) == ["fuel 0", "play a08"]


@pytest.mark.rule("CL-17.2", "CL-18.6")
def test_in_debt_a_sale_in_s1_repays_first_and_may_be_repeated() -> None:
    game = listed({"debt": 7, "fuel": 3}, {}, phase="fuel", prices=[6, 6])
    do(game, "emergency bel 2")
    assert (cash(game)[0], debts(game)[0]) == (0, 1) and sales(game)
    do(game, "emergency bel 1")
    assert (cash(game)[0], debts(game)[0]) == (1, 0) and sales(game) == []  # at $4 a share brings $2


# -- (a) a compulsory payment: maintenance ---------------------------------------------------------------------


@pytest.mark.rule("CL-17.2", "CL-18.2")
def test_maintenance_that_cash_does_not_cover() -> None:
    """$1 in the purse does not block the sale (ruling 25); paid at once when it suffices, the rest stays cash."""
    game = listed({"cash": 1}, {}, phase="maintenance", prices=[6, 6])
    assert game.to_act == (0,) and table(game)["dialogue"]["kind"] == "shortage" and len(sales(game)) == 7
    do(game, "emergency bel 1")
    assert game.to_act == (0,) and cash(game)[0] == 4
    do(game, "emergency bel 2")
    assert cash(game) == [4 + 2 * 3 - 5, 15] and book(game) == {"shares_sold": 9, "maintenance": -5}


@pytest.mark.rule("CL-17.5")
def test_nothing_optional_creates_an_emergency() -> None:
    """Bids, resorts, upgrades, stock: no sale is offered though shares are held and cash is short."""
    for phase, asked in (("trading", "sell"), ("shipbuilding", "ship"), ("resorts", "build"), ("advertising", "bid")):
        game = listed({"cash": 35, "fuel": 3, "shares": [6, 0]}, {"cash": 5}, phase=phase, prices=[9, 36 // 2])
        assert game.to_act[0] == 0 and asked in verbs(game)
        assert sales(game) == [] and "offer" not in notations(game)


@pytest.mark.rule("CL-17.2", "CL-1.5")
def test_no_shares_in_the_introductory_game() -> None:
    game = sea(STRANDED, {})
    assert verbs(game) == {"fuel", "tow"} and "shares" not in table(game) and table(game)["market"] == []


@pytest.mark.rule("CL-17.2")
def test_refusals() -> None:
    """Short of money, but not of that many shares: the refusal says so."""
    game = listed(STRANDED, {})
    with pytest.raises(ct.IllegalChoice) as error:
        game.choose(0, "emergency bel 9")
    assert "not short of money" not in str(error.value)


# -- CL-17.1 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-17.1", "CL-16.2")
@pytest.mark.parametrize(("aboard", "price"), [(0, 6), (1, 5), (4, 2), (7, 1)])
def test_unsatisfied_passengers_lower_the_price(aboard: int, price: int) -> None:
    game = do(listed({"aboard": {"PR": aboard}}, {}, prices=[6, 6]), "return fl")
    assert prices(game) == [price, 6] and cash(game)[0] == 20 and book(game) == {}
    assert shares(game)[0] == [7, 0]
