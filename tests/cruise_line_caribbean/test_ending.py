"""The end of the game (CL-1.2, CL-4.5, CL-12): net worth, winners and ties."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import at, company, do, market, table, told


def last(*companies: dict[str, Any], **position: Any) -> dict[str, Any]:
    """Fall of year 5; all but the first seat have returned."""
    rest = [{**each, "returned": k + 1} for k, each in enumerate(companies[1:])]
    return {"year": 5, "season": "fall", "mystery": [], "companies": [{"fuel": 13, **companies[0]}, *rest], **position}


def ended(*companies: dict[str, Any], **position: Any) -> ct.Game:
    """The first seat returns as well, and buys no fuel."""
    game = do(at(last(*companies, **position), seats=len(companies)), "return fl")
    return game


@pytest.mark.rule("CL-4.5", "CL-1.3")
def test_after_the_last_fall_there_is_no_winter() -> None:
    game = ended({"cash": 0}, {"cash": 0}, waiting={"NY": {"PR": 3}})
    assert game.to_act == () and game.outcome is not None and game.outcome.reason == "most_worth"
    assert table(game)["phase"] == "over" and table(game)["year"] == 5
    assert table(game)["supply"]["PR"] == 15  # they leave after this Fall too
    assert [each["season"] for each in table(game)["ledger"]][-1] == "fall"


@pytest.mark.rule("CL-4.5")
def test_a_fall_before_is_not_the_end() -> None:
    position = last({"cash": 0}, {"cash": 0, "fuel": 3}) | {"year": 4}
    game = do(at(position), "return fl")
    assert game.outcome is None and table(game)["year"] == 5 and table(game)["season"] in ("winter", "spring")


@pytest.mark.rule("CL-12.1", "CL-1.2")
@pytest.mark.parametrize(("size", "value"), [("S", 10), ("M", 15), ("L", 18)])
def test_cash_resorts_ship_less_debt(size: str, value: int) -> None:
    fuel = {"S": 13, "M": 17, "L": 20}[size]
    game = ended({"ship": size, "cash": 7, "fuel": fuel}, {"debt": 12}, resorts={"PR": 0, "VI": 0, "BAR": 1})
    assert game.outcome is not None
    assert game.outcome.scores == (7 + 10 + value, 5 + 10 - 12) and game.outcome.winners == (0,)
    scoring = table(game)["scoring"]
    assert scoring[0] == {
        "cash": 7, "debt": 0, "resorts": 2, "resort_value": 10, "ship": size, "ship_value": value, "shares": [],
        "shares_value": 0, "worth": 17 + value, "out": 0,
    }  # fmt: skip
    assert scoring[1]["debt"] == 12 and scoring[1]["worth"] == 3


@pytest.mark.rule("CL-12.1")
def test_worth_may_be_below_zero() -> None:
    game = ended({"cash": 0}, {"debt": 40})
    assert game.outcome is not None and game.outcome.scores == (10, -30)


@pytest.mark.rule("CL-12.1", "CL-19.1")
def test_in_the_standard_game_shares_count() -> None:
    shares = {"shares": [5, 2]}
    position = last({"cash": 3, **shares}, {"cash": 9, "shares": [1, 7]}, prices=[8, 4])
    game = do(market(position), "return fl")
    assert game.outcome is not None
    assert game.outcome.scores == (3 + 10 + 40 + 8, 9 + 10 + 8 + 28) and game.outcome.winners == (0,)


@pytest.mark.rule("CL-12.2")
def test_fuel_and_cards_are_worth_nothing() -> None:
    game = ended({"cash": 5, "hand": ["A01", "A02", "A03"]}, {"cash": 6, "fuel": 0})
    assert game.outcome is not None and game.outcome.scores == (15, 16) and game.outcome.winners == (1,)


@pytest.mark.rule("CL-12.2")
@pytest.mark.parametrize(
    ("cash", "resorts", "ships", "winners"),
    [
        ((10, 5), {"PR": 1}, "SS", (0,)),  # 20 each: more cash
        ((5, 5), {"PR": 0, "VI": 1}, "SS", (0, 1)),  # alike in all: both
        ((5, 5), {"PR": 0, "BAR": 0, "VI": 1}, "SM", (0,)),  # 25 each, equal cash: more resorts
        ((5, 10), {"PR": 0}, "SS", (1,)),
    ],
)
def test_ties(cash: tuple[int, int], resorts: dict[str, int], ships: str, winners: tuple[int, ...]) -> None:
    tanks = {"S": 13, "M": 17}
    first, second = [{"cash": cash[k], "ship": ships[k], "fuel": tanks[ships[k]]} for k in (0, 1)]
    game = ended(first, second, resorts=resorts)
    assert game.outcome is not None and game.outcome.scores[0] == game.outcome.scores[1]
    assert game.outcome.winners == winners


@pytest.mark.rule("CL-12.2")
def test_three_may_share_the_victory() -> None:
    game = ended({"cash": 5}, {"cash": 5}, {"cash": 5})
    assert game.outcome is not None and game.outcome.winners == (0, 1, 2)


@pytest.mark.rule("CL-12.1", "CL-7.22")
def test_the_last_fine_is_paid_before_counting() -> None:
    game = ended({"cash": 3, "aboard": {"PR": 2}}, {"cash": 0})
    assert company(game)["debt"] == 5
    assert game.outcome is not None and game.outcome.scores == (5, 10)


@pytest.mark.rule("CL-12.1")
def test_every_worth_is_told() -> None:
    game = ended({"cash": 3}, {"cash": 0})
    assert "worth $13" in told(game) and "worth $10" in told(game)
    assert table(game)["worths"][-1] == {"year": 5, "season": "fall", "worths": [13, 10]}


@pytest.mark.rule("CL-12.1", "CL-4.5")
@pytest.mark.parametrize("years", [3, 4])
def test_shorter_games_end_earlier(years: int) -> None:
    position = last({"cash": 0}, {"cash": 0}) | {"year": years}
    game = do(at(position, years=years), "return fl")
    assert game.outcome is not None
