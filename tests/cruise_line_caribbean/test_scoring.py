"""The end of the Standard game, and ties in both (CL-12.1, 12.2, 19)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import do, notations, table, told
from tests.cruise_line_caribbean.season import cash, listed, prices, sea

LAST: dict[str, Any] = {"year": 5, "season": "fall"}
HOMES = ("fl", "ny", "va", "ny")


def ended(game: ct.Game) -> ct.Game:
    """Everybody returns to the home port at once."""
    while game.to_act:
        do(game, "end" if "end" in notations(game) else f"return {HOMES[game.to_act[0]]}")
    return game


@pytest.mark.rule("CL-19.1", "CL-12.1")
def test_net_worth() -> None:
    me = {"cash": 7, "ship": "L", "shares": [5, 2], "hand": ["A01"]}
    game = ended(
        listed(me, {"debt": 9, "ship": "M", "shares": [3, 6]}, prices=[9, 4], resorts={"PR": 0, "VI": 0}, **LAST)
    )
    assert game.outcome is not None and game.outcome.scores == (7 + 18 + 10 + 45 + 8, -9 + 15 + 27 + 24)
    assert game.outcome.winners == (0,) and game.outcome.reason == "most_worth"


@pytest.mark.rule("CL-19.1")
def test_the_scoring_shows_every_part() -> None:
    game = ended(listed({"cash": 7, "shares": [5, 2]}, {"shares": [3, 6]}, prices=[9, 4], resorts={"PR": 0}, **LAST))
    own = table(game)["scoring"][0]
    assert own["shares"] == [
        {"company": "BEL", "shares": 5, "price": 9, "value": 45},
        {"company": "GLD", "shares": 2, "price": 4, "value": 8},
    ]
    assert own["worth"] == 7 + 10 + 5 + 53 and own["shares_value"] == 53 and own["resort_value"] == 5
    assert own["ship_value"] == 10 and f"${own['worth']}" in told(game)


@pytest.mark.rule("CL-19.1", "CL-17.1")
def test_the_final_price_counts() -> None:
    """The last Return still lowers it, for everybody's shares."""
    game = listed({"aboard": {"PR": 2}, "shares": [4, 0]}, {"shares": [5, 4]}, prices=[8, 5], **LAST)
    ended(game)
    assert game.outcome is not None and prices(game) == [6, 5]
    assert game.outcome.scores == (20 + 10 + 24, 20 + 10 + 30 + 20)


@pytest.mark.rule("CL-19.2")
def test_no_winter_follows_the_last_fall() -> None:
    """No dividend, trading, market demand, maintenance or interest."""
    game = ended(listed({"shares": [7, 3], "debt": 5}, {"shares": [3, 7]}, prices=[9, 9], **LAST))
    assert table(game)["phase"] == "over" and prices(game) == [9, 9] and cash(game) == [0, 20]
    assert table(game)["companies"][0]["debt"] == 5 and table(game)["year"] == 5


@pytest.mark.rule("CL-19.2", "CL-1.3")
@pytest.mark.parametrize("years", [3, 4, 5])
def test_the_last_year(years: int) -> None:
    game = listed({}, {}, year=years, season="fall", options={"years": years})
    assert ended(game).outcome is not None
    if years > 3:
        earlier = listed({}, {}, year=years - 1, season="fall", options={"years": years})
        do(earlier, "return fl", "return ny")
        assert earlier.outcome is None and table(earlier)["season"] == "winter"


# -- ties ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-12.2", "CL-19.1")
def test_a_tie_is_broken_by_cash() -> None:
    """Both are worth $38: cash 20 against one resort, and less cash."""
    me, other = {"cash": 20}, {"cash": 15}
    game = ended(sea(me, other, resorts={"PR": 1}, **LAST))
    assert game.outcome is not None and game.outcome.scores == (30, 30) and game.outcome.winners == (0,)
    standard = ended(listed({"cash": 8, "shares": [6, 0]}, {"cash": 14, "shares": [0, 5]}, prices=[6, 6], **LAST))
    assert standard.outcome is not None and standard.outcome.scores[0] == standard.outcome.scores[1]
    assert standard.outcome.winners == (1,)


@pytest.mark.rule("CL-12.2")
def test_then_by_resorts() -> None:
    """Equal worth, equal cash: $5 of shares against a resort."""
    mine, other = {"cash": 9, "shares": [1, 0]}, {"cash": 9, "shares": [0, 0]}
    game = ended(listed(mine, other, prices=[5, 6], resorts={"PR": 1}, **LAST))
    assert game.outcome is not None and game.outcome.scores == (24, 24) and game.outcome.winners == (1,)


@pytest.mark.rule("CL-12.2")
def test_then_the_victory_is_shared() -> None:
    game = ended(sea({"cash": 9}, {"cash": 9}, {"cash": 8}, **LAST))
    assert game.outcome is not None and game.outcome.winners == (0, 1)
    debt = ended(sea({"debt": 3}, {"debt": 3}, **LAST))
    assert debt.outcome is not None and debt.outcome.winners == (0, 1) and debt.outcome.scores == (7, 7)


@pytest.mark.rule("CL-12.2", "CL-12.1")
def test_fuel_and_cards_are_worth_nothing() -> None:
    full = {"cash": 9, "fuel": 13, "hand": ["A01", "A02", "A03"]}
    game = ended(sea(full, {"cash": 9, "fuel": 0, "at": "NY"}, **LAST))
    assert game.outcome is not None and game.outcome.scores == (19, 19) and game.outcome.winners == (0, 1)


@pytest.mark.rule("CL-1.2")
def test_worth_along_the_way() -> None:
    """At each season's end everybody's worth is written down."""
    game = sea({"cash": 9}, {"cash": 4}, events=[f"E{n:02}" for n in range(20, 6, -1)])
    do(game, "return fl", "return ny")
    assert table(game)["worths"] == [{"year": 1, "season": "spring", "worths": [19, 14]}]
