"""Compulsory payments, debt, fuel credit and interest (CL-18.1 to 18.7; both modes)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import at, do, notations, refused, table, told, verbs
from tests.cruise_line_caribbean.season import book, cash, debts, listed, prices, sea, shares, ship


def upkeep(*companies: dict[str, Any], year: int = 2, **more: Any) -> ct.Game:
    """W5 of the Introductory game, year 2."""
    return at({"phase": "maintenance", "year": year, "companies": list(companies), **more}, len(companies))


# -- which payments are compulsory -----------------------------------------------------------------------------


@pytest.mark.rule("CL-18.1", "CL-18.4", "CL-5.10")
@pytest.mark.parametrize(("size", "cost"), [("S", 5), ("M", 7), ("L", 10)])
def test_maintenance_that_cannot_be_paid_becomes_debt(size: str, cost: int) -> None:
    """Nothing to sell: not even a question."""
    game = upkeep({"cash": 3, "ship": size}, {"cash": 20})
    assert (cash(game), debts(game)) == ([0, 15], [cost - 3, 0])
    assert book(game) == {"maintenance": -cost} and "shortage" not in str(table(game)["dialogue"])


@pytest.mark.rule("CL-18.1", "CL-7.22")
def test_fines_in_the_introductory_game() -> None:
    game = do(sea({"cash": 9, "aboard": {"PR": 2, "VI": 1}}, {}), "return fl")
    assert (cash(game)[0], debts(game)[0]) == (0, 3) and book(game) == {"fines": -12}


@pytest.mark.rule("CL-18.1", "CL-8.13")
def test_tow_fees() -> None:
    """Puerto Rico to Miami: five hexes."""
    game = do(sea({"at": "PR", "fuel": 0, "cash": 4}, {}), "tow fl")
    assert (cash(game)[0], debts(game)[0]) == (0, 11) and book(game) == {"tow": -15}


@pytest.mark.rule("CL-18.1", "CL-10.8")
def test_all_other_payments_are_capped_by_cash() -> None:
    """Pirates, the fine of an attack, recession fears."""
    game = do(sea({"at": "JAM", "aboard": {"JAM": 1}, "cash": 0, "debt": 3}, {}, event="E09"), "visit jam")
    assert debts(game)[0] == 0 and book(game)["pirates"] == -2  # 4 + 1 - 3 of debt leaves $2 for the pirates
    events = [*[f"E{n:02}" for n in range(21, 7, -1)], "E24"]
    game = sea({"cash": 1}, {"debt": 4}, phase="event", events=events)
    assert (cash(game), debts(game)) == ([0, 0], [0, 4])


# -- raising money -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-18.2", "CL-18.3")
def test_giving_resorts_back() -> None:
    """$5 each while the payment is due; the island is free again."""
    game = upkeep({"cash": 1, "ship": "L"}, {"cash": 20}, resorts={"PR": 0, "VI": 0, "BAR": 1})
    assert game.to_act == (0,) and notations(game) == ["resort pr", "resort vi", "debt"]
    do(game, "resort vi")
    assert cash(game)[0] == 6 and game.position()["resorts"] == {"PR": 0, "BAR": 1} and game.to_act == (0,)
    do(game, "resort pr")
    assert (cash(game)[0], debts(game)[0]) == (1, 0) and book(game) == {"resorts": 10, "maintenance": -10}
    assert table(game)["phase"] == "resorts" and "build vi" in notations(game)


@pytest.mark.rule("CL-18.4", "CL-18.2")
def test_debt_may_be_accepted_at_any_moment() -> None:
    game = upkeep({"cash": 1, "ship": "L"}, {"cash": 20}, resorts={"PR": 0, "VI": 0})
    assert "$9" in [choice.label for choice in game.choices(0)][-1]
    do(game, "resort vi", "debt")
    assert (cash(game)[0], debts(game)[0]) == (0, 4) and game.position()["resorts"] == {"PR": 0}


@pytest.mark.rule("CL-18.3")
def test_resorts_go_back_only_for_a_compulsory_payment() -> None:
    game = sea({"at": "PR", "fuel": 0, "cash": 0}, {}, resorts={"PR": 0})
    assert verbs(game) == {"tow"}
    standard = listed({"at": "PR", "fuel": 0, "cash": 0}, {}, resorts={"PR": 0})
    assert "resort" not in verbs(standard) and "emergency" in verbs(standard)
    assert "resort" not in verbs(listed({"cash": 0, "fuel": 3}, {}, phase="fuel", resorts={"PR": 0}))


@pytest.mark.rule("CL-18.2", "CL-18.3", "CL-17.2")
def test_all_ways_at_once_in_the_standard_game() -> None:
    game = do(
        listed({"at": "PR", "fuel": 0, "cash": 4, "aboard": {"VI": 2}}, {}, resorts={"PR": 0}, prices=[6, 6]), "tow fl"
    )
    assert verbs(game) == {"emergency", "resort", "offer", "debt"}
    assert "$15" in game.prompt(0) and "$11" in game.prompt(0) and prices(game) == [6, 6]
    do(game, "resort pr", "emergency bel 2")
    assert (cash(game)[0], debts(game)[0]) == (4 + 5 + 6 - 15, 0)
    assert prices(game) == [6 - 2 - 2, 6]  # two shares sold, then two unsatisfied passengers
    assert shares(game)[0] == [5, 0] and table(game)["companies"][0]["returned"] == 1


@pytest.mark.rule("CL-18.6", "CL-18.3")
def test_what_is_raised_repays_old_debt_first() -> None:
    """$12 of debt and $1 of interest's due are not helped by one resort; then $5 more are owed."""
    game = upkeep({"debt": 12}, {"cash": 20}, resorts={"PR": 0, "VI": 0})
    assert debts(game)[0] == 14 and notations(game) == ["resort pr", "resort vi", "debt"]
    do(game, "resort pr")
    assert (cash(game)[0], debts(game)[0]) == (0, 9) and game.to_act == (0,)
    do(game, "debt")
    assert debts(game)[0] == 14


# -- fuel credit -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-18.5", "CL-6.3")
def test_fuel_credit() -> None:
    game = sea({"cash": 4, "fuel": 3}, {}, phase="fuel")
    assert notations(game) == [f"fuel {n}" for n in range(11)]
    assert "$6 of it on credit" in [choice.label for choice in game.choices(0)][-1]
    do(game, "fuel 10")
    assert (cash(game)[0], debts(game)[0]) == (0, 6) and ship(game)["fuel"] == 13 and book(game) == {"fuel": -10}


@pytest.mark.rule("CL-18.5")
def test_fuel_credit_for_a_player_in_debt() -> None:
    game = do(sea({"debt": 20, "fuel": 0, "ship": "L"}, {}, phase="fuel"), "fuel 5")
    assert (cash(game)[0], debts(game)[0]) == (0, 28)
    refused(sea({"debt": 20, "fuel": 9}, {}, phase="fuel"), "fuel 5", "CL-8.10")


@pytest.mark.rule("CL-18.5", "CL-8.9")
def test_no_fuel_credit_on_a_turn() -> None:
    game = sea({"cash": 2, "fuel": 3}, {})
    assert "fuel 2" in notations(game)
    refused(game, "fuel 3", "CL-8.9")
    refused(sea({"debt": 2, "fuel": 3}, {}), "fuel 1", "CL-8.9")


# -- debt ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-18.6")
def test_every_income_repays_debt_first() -> None:
    """Fares, bonus and resort income of one visit: 3 * 2 + 1 + 2."""
    game = do(sea({"debt": 7, "at": "PR", "aboard": {"PR": 2}}, {}, resorts={"PR": 0}), "visit pr")
    assert (cash(game)[0], debts(game)[0]) == (2, 0)
    assert book(game) == {"fares": 6, "first_visits": 1, "resort_income": 2}


@pytest.mark.rule("CL-18.6")
@pytest.mark.parametrize(("debt", "cash_then", "debt_then"), [(1, 1, 0), (2, 0, 0), (5, 0, 3)])
def test_a_resort_owner_in_debt(debt: int, cash_then: int, debt_then: int) -> None:
    """Another's two passengers pay the owner $2."""
    game = do(sea({"at": "PR", "aboard": {"PR": 2}}, {"debt": debt}, resorts={"PR": 1}), "visit pr")
    assert (cash(game)[1], debts(game)[1]) == (cash_then, debt_then)


@pytest.mark.rule("CL-18.6", "CL-15.3")
def test_a_sale_in_winter_repays_debt() -> None:
    game = do(listed({"debt": 10}, {}, phase="trading", prices=[6, 6]), "sell bel 3")
    assert (cash(game)[0], debts(game)[0]) == (8, 0)


@pytest.mark.rule("CL-18.6")
def test_in_debt_there_is_no_cash_for_anything_else() -> None:
    assert "build" not in verbs(sea({"debt": 1}, {}))
    game = listed({"debt": 1}, {}, phase="trading", prices=[1, 1])
    assert "buy" not in verbs(game)


@pytest.mark.rule("CL-18.7")
@pytest.mark.parametrize(("debt", "interest"), [(1, 1), (10, 1), (11, 2), (20, 2), (25, 3), (31, 4)])
def test_interest(debt: int, interest: int) -> None:
    """Before maintenance: of the old debt only."""
    game = upkeep({"debt": debt}, {"cash": 20})
    assert debts(game)[0] == debt + interest + 5 and book(game) == {"interest": -interest, "maintenance": -5}
    assert told(game).index("interest") < told(game).index("cannot pay")


@pytest.mark.rule("CL-18.7", "CL-5.8")
def test_interest_without_maintenance() -> None:
    game = upkeep({"debt": 5, "new_ship": True}, {"cash": 20})
    assert debts(game)[0] == 6


@pytest.mark.rule("CL-18.4", "CL-20.1")
def test_debt_is_public_and_nobody_is_eliminated() -> None:
    game = upkeep({"debt": 95}, {"cash": 20})
    assert [table(game, reader)["companies"][0]["debt"] for reader in (0, 1, None)] == [110] * 3
    assert table(game)["companies"][0]["out"] == 0 and table(game)["phase"] in ("resorts", "fuel")


@pytest.mark.rule("CL-18.7")
def test_no_interest_in_other_seasons() -> None:
    events = [f"E{n:02}" for n in range(20, 6, -1)]
    game = sea({"debt": 15, "fuel": 13}, {}, events=events)
    do(game, "return fl", "return ny")
    assert table(game)["season"] == "summer" and debts(game)[0] == 15
