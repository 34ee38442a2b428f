"""Buying fuel (CL-8.8 to 8.11)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import BOX, at, company, do, notations, refused, table


def ship(own: dict[str, Any], **position: Any) -> ct.Game:
    return at({"mystery": [], "companies": [own, {"cash": 0}], **position})


def fuel(game: ct.Game) -> list[int]:
    return [int(each.split()[1]) for each in notations(game) if each.startswith("fuel")]


@pytest.mark.rule("CL-8.8")
@pytest.mark.parametrize("port", ["NY", "VA", "FL"])
@pytest.mark.parametrize(("size", "tank"), [("S", 13), ("M", 17), ("L", 20)])
def test_the_ladder_of_prices_at_departure_ports(port: str, size: str, tank: int) -> None:
    game = ship({"at": port, "ship": size, "fuel": 0})
    prices = BOX["ships"][size]["fuel_prices"][:tank]
    paid = sum(price <= table(game)["companies"][0]["cash"] for price in prices)
    assert table(game, 0)["ladder"] == {"port": port, "room": tank, "prices": prices, "paid": paid}


@pytest.mark.rule("CL-8.8", "CL-8.9")
@pytest.mark.parametrize(("size", "units", "price"), [("S", 4, 4), ("M", 4, 5), ("L", 4, 6), ("L", 3, 5), ("M", 1, 2)])
def test_a_purchase_is_priced_by_the_table(size: str, units: int, price: int) -> None:
    game = do(ship({"at": "VA", "ship": size, "fuel": 0, "cash": 9}), f"fuel {units}")
    assert (company(game)["fuel"], company(game)["cash"]) == (units, 9 - price)


@pytest.mark.rule("CL-8.8")
@pytest.mark.parametrize("size", ["S", "M", "L"])
def test_three_dollars_a_unit_on_the_islands(size: str) -> None:
    game = ship({"at": "BAR", "ship": size, "fuel": 1, "cash": 13})
    assert fuel(game) == [1, 2, 3, 4]
    do(game, "fuel 4")
    assert (company(game)["fuel"], company(game)["cash"]) == (5, 1)


@pytest.mark.rule("CL-8.9")
def test_each_purchase_is_priced_separately() -> None:
    """Two units for a Large ship: 3 at once, 2 + 2 one by one."""
    assert company(do(ship({"ship": "L", "fuel": 0, "cash": 9}), "fuel 2"))["cash"] == 6
    assert company(do(ship({"ship": "L", "fuel": 0, "cash": 9}), "fuel 1", "fuel 1"))["cash"] == 5


@pytest.mark.rule("CL-8.9")
def test_cash_only_on_the_own_turn() -> None:
    game = ship({"fuel": 0, "cash": 4})
    assert fuel(game) == [1, 2, 3, 4]
    assert "$4" in refused(game, "fuel 5", "CL-8.9")
    assert fuel(ship({"fuel": 0, "debt": 3})) == []


@pytest.mark.rule("CL-8.9")
def test_no_fuel_at_sea() -> None:
    game = ship({"at": [8, 6], "fuel": 3, "cash": 20})
    assert fuel(game) == []
    refused(game, "fuel 1", "CL-8.9")


@pytest.mark.rule("CL-8.9")
def test_no_fuel_on_anothers_turn() -> None:
    game = at({"mystery": [], "companies": [{}, {"fuel": 0, "cash": 9}]})
    with pytest.raises(ct.NotYourTurn):
        do(game, "fuel 1", seat=1)


@pytest.mark.rule("CL-8.10")
@pytest.mark.parametrize(("size", "tank"), [("S", 13), ("M", 17), ("L", 20)])
def test_the_tank_is_the_limit(size: str, tank: int) -> None:
    assert fuel(ship({"ship": size, "fuel": tank - 2, "cash": 50})) == [1, 2]
    game = ship({"ship": size, "cash": 50})
    assert company(game)["fuel"] == tank and fuel(game) == []
    refused(game, "fuel 1", "CL-8.10")


@pytest.mark.rule("CL-8.10", "CL-8.9")
def test_why_not_so_much_fuel() -> None:
    """With plenty of cash it is the tank that says no."""
    assert "5" in refused(ship({"fuel": 8, "cash": 50}), "fuel 9", "CL-8.10")


@pytest.mark.rule("CL-8.11")
def test_fares_just_collected_buy_fuel() -> None:
    game = ship({"at": "BAR", "fuel": 0, "cash": 0, "aboard": {"BAR": 2}}, fares={"BAR": 6}, up=["BAR"])
    do(game, "visit bar")
    assert fuel(game) == [1, 2, 3, 4]
    do(game, "fuel 4")
    assert company(game)["cash"] == 0 and company(game)["fuel"] == 4


@pytest.mark.rule("CL-8.9", "CL-8.13")
def test_fuel_right_after_a_tow() -> None:
    game = do(ship({"at": [8, 6], "fuel": 0, "cash": 30}), "tow fl")
    assert company(game)["cash"] == 30 - 15 and 13 in fuel(game)
    do(game, "fuel 13")
    assert (company(game)["fuel"], company(game)["cash"]) == (13, 2)


@pytest.mark.rule("CL-8.9", "CL-10.11")
def test_tainted_bunkers() -> None:
    game = ship({"fuel": 3, "cash": 9, "bunker": True})
    assert fuel(game) == []
    refused(game, "fuel 1", "CL-10.11")
