"""Table options of the voyage (section 21): mode, years, start player, leftovers, resort and island fuel prices."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import CARIBBEAN, ID, at, company, do, new, notations, table


def test_the_defaults_are_those_of_the_rules() -> None:
    defaults = {option.name: option.default for option in CARIBBEAN.options}
    assert defaults == {
        "mode": "standard", "years": 5, "keep_leftovers": False, "resort_price": "split",
        "winter_resorts": "at_once", "destination_fuel": 3, "dividend_rate": "chart", "standard_start_cash": 8,
        "first_winter_trading": False, "first_winter_resorts": False, "certificates": "fungible", "price_cap": 22,
        "negotiation": "need", "resort_trade": False, "hard_bankruptcy": False, "start_player": "random",
    }  # fmt: skip


def test_options_name_rules_that_there_are() -> None:
    assert all(option.rule.startswith("CL-") for option in CARIBBEAN.options)


@pytest.mark.rule("CL-1.5")
def test_mode() -> None:
    assert table(ct.new_game(ID, seats=2, seed=1))["standard"] is True
    assert table(new(2))["standard"] is False


@pytest.mark.rule("CL-1.3")
@pytest.mark.parametrize("years", [3, 4, 5])
def test_years(years: int) -> None:
    assert table(new(2, years=years))["years"] == years
    with pytest.raises(ct.BadPosition):
        at({"year": years + 1}, years=years)


@pytest.mark.parametrize("years", [2, 6, 0])
def test_no_other_length(years: int) -> None:
    with pytest.raises(ct.BadOptions):
        new(2, years=years)


@pytest.mark.rule("CL-3.4")
def test_the_start_player_must_play() -> None:
    with pytest.raises(ct.BadOptions, match="start player"):
        new(2, start_player=3)
    assert new(3, start_player=3).to_act == (2,)


def fall(years: int = 5, year: int = 1, **options: Any) -> ct.Game:
    companies = [{"returned": 1, "cash": 0, "fuel": 3}, {"cash": 0}]
    position = {"season": "fall", "year": year, "mystery": [], "active": 1, "companies": companies}
    return at(position | {"waiting": {"NY": {"PR": 4}, "FL": {"BAR": 2}}}, years=years, **options)


@pytest.mark.rule("CL-6.7")
def test_keep_leftovers() -> None:
    game = do(fall(keep_leftovers=True), "return ny")
    assert table(game)["year"] == 2
    assert game.position()["waiting"] == {"NY": {"PR": 4}, "VA": {}, "FL": {"BAR": 2}}
    game = do(fall(), "return ny")
    assert game.position()["waiting"] == {"NY": {}, "VA": {}, "FL": {}}


@pytest.mark.rule("CL-6.7", "CL-7.22")
def test_leftovers_aboard_are_unsatisfied_all_the_same() -> None:
    """Ruling 28: only those still waiting stay."""
    companies = [{"returned": 1, "cash": 0, "fuel": 3}, {"cash": 9, "aboard": {"VI": 2}}]
    position = {"season": "fall", "mystery": [], "active": 1, "companies": companies}
    game = do(at(position, keep_leftovers=True), "return ny")
    assert game.position()["waiting"] == {"NY": {}, "VA": {}, "FL": {}} and table(game)["supply"]["VI"] == 15
    assert table(game)["ledger"][0]["books"][1]["fines"] == -8


@pytest.mark.rule("CL-5.11", "CL-7.19")
@pytest.mark.parametrize(("price", "winter", "action"), [("split", 10, 20), ("flat10", 10, 10), ("flat20", 20, 20)])
def test_resort_price(price: str, winter: int, action: int) -> None:
    position: dict[str, Any] = {"phase": "resorts", "year": 2, "companies": [{"cash": winter, "fuel": 3}, {"cash": 0}]}
    game = do(at(position, resort_price=price), "build pr")
    assert company(game)["cash"] == 0
    position["companies"][0]["cash"] = winter - 1
    assert table(at(position, resort_price=price))["phase"] == "fuel"
    game = do(at({"mystery": [], "companies": [{"cash": action}, {}]}, resort_price=price), "build pr")
    assert company(game)["cash"] == 0
    assert "build pr" not in notations(at({"mystery": [], "companies": [{"cash": action - 1}, {}]}, resort_price=price))
    prices = table(game)["resort_prices"]
    assert (prices["winter"], prices["action"], prices["with_card"]) == (winter, action, max(0, action - 6))


@pytest.mark.rule("CL-5.11", "CL-5.12")
def test_winter_resorts_in_turn() -> None:
    """Ruling 64: one each, round after round; who passes or cannot build is out for this Winter."""
    position = {"phase": "resorts", "year": 2, "companies": [{"cash": 35}, {"cash": 50}, {"cash": 10}]}
    game = at(position, seats=3, winter_resorts="in_turn")
    assert "up to" not in game.prompt(0)
    do(game, "build pr", "build bar", "build jam", "build vi", "done")
    assert game.to_act == (0,)  # the second has passed, the third has no money left
    do(game, "build ber")
    assert game.position()["resorts"] == {"PR": 0, "JAM": 2, "BER": 0, "VI": 0, "BAR": 1}
    assert table(game)["season"] == "spring"
    game = do(at(position, seats=3), "build pr", "build vi")
    assert game.to_act == (0,)  # as printed: all of one's resorts at once


@pytest.mark.rule("CL-7.19")
def test_a_grant_takes_six_off_whatever_the_price() -> None:
    for price, cost in (("split", 14), ("flat10", 4)):
        game = at({"mystery": [], "companies": [{"cash": cost, "hand": ["A18"]}, {}]}, resort_price=price)
        assert company(do(game, "build pr a18"))["cash"] == 0


@pytest.mark.rule("CL-8.8")
@pytest.mark.parametrize("price", [3, 9])
def test_destination_fuel(price: int) -> None:
    game = at({"mystery": [], "companies": [{"at": "PR", "fuel": 6, "cash": 20}, {}]}, destination_fuel=price)
    assert table(game)["island_fuel"] == price and table(game, 0)["ladder"]["prices"][:2] == [price, 2 * price]
    assert company(do(game, "fuel 2"))["cash"] == 20 - 2 * price
    game = at({"mystery": [], "companies": [{"at": "FL", "fuel": 6, "cash": 20}, {}]}, destination_fuel=price)
    assert company(do(game, "fuel 2"))["cash"] == 18  # departure ports are as they were


@pytest.mark.rule("CL-8.8", "CL-8.12")
@pytest.mark.parametrize(("price", "event", "each"), [(9, "E12", 10), (9, "E13", 1), (3, "E13", 1)])
def test_destination_fuel_and_oil(price: int, event: str, each: int) -> None:
    """Oil glut sets the price, oil shock adds to it; a Tow depends on it."""
    position: dict[str, Any] = {"mystery": [], "event": event}
    own = {"at": "PR", "fuel": 4, "cash": each}
    game = at(position | {"companies": [own, {}]}, destination_fuel=price)
    assert "tow fl" not in notations(game)
    assert company(do(game, "fuel 1"))["cash"] == 0
    game = at(position | {"companies": [own | {"cash": each - 1}, {}]}, destination_fuel=price)
    assert "tow fl" in notations(game)


@pytest.mark.rule("CL-1.5")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("dividend_rate", "20pct"), ("standard_start_cash", 0), ("first_winter_trading", True), ("price_cap", 20),
        ("first_winter_resorts", True),
        ("certificates", "indivisible"), ("negotiation", "winter"), ("negotiation", "off"), ("resort_trade", True),
    ],
)  # fmt: skip
def test_options_of_the_stock_market_are_refused_without_one(name: str, value: Any) -> None:
    with pytest.raises(ct.BadOptions, match="Introductory"):
        new(2, **{name: value})
    new(2, mode="standard", **{name: value})


@pytest.mark.parametrize(
    "options", [{"mode": "solo"}, {"resort_price": "flat15"}, {"destination_fuel": 5}, {"storms": True}]
)
def test_unknown_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ct.BadOptions):
        new(2, **options)
