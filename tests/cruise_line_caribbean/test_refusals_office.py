"""Why something cannot be done in the office and under attack: every refusal names its rule."""

from __future__ import annotations

import pytest

from tests.cruise_line_caribbean.helpers import do, refused
from tests.cruise_line_caribbean.season import listed, sea


@pytest.mark.rule("CL-13.3")
@pytest.mark.parametrize("count", [0, 2, 11])
def test_going_public_with_too_few_or_too_many(count: int) -> None:
    game = listed({"cash": 8}, {"cash": 8}, phase="ipo", year=1, prices=[9, 9])
    assert "3" in refused(game, f"float {count}", "CL-13.3")


@pytest.mark.rule("CL-13.5")
def test_a_first_ship_that_is_too_dear() -> None:
    game = listed({"cash": 35}, {"cash": 35}, phase="first_ship", year=1, prices=[9, 9])
    assert "$40" in refused(game, "ship m", "CL-13.5")


@pytest.mark.rule("CL-15.13")
def test_auction_bids_that_cannot_be() -> None:
    held = [{"shares": [7, 3], "cash": 30}, {"shares": [3, 6], "cash": 20}]
    game = do(listed(*held, phase="trading", prices=[6, 6]), "buy gld 1", "yes")
    assert "$6" in refused(game, "bid 5", "CL-15.13") and "$30" in refused(game, "bid 31", "CL-15.13")
    do(game, "bid 7")
    assert "$8" in refused(game, "bid 7", "CL-15.13") and "$20" in refused(game, "bid 21", "CL-15.13")


@pytest.mark.rule("CL-15.4")
def test_selling_a_company_twice_in_one_turn() -> None:
    game = do(listed({"shares": [5, 2]}, {"shares": [2, 5]}, phase="trading"), "sell bel 1")
    refused(game, "sell bel 1", "CL-15.4")
    refused(game, "sell gld 3", "CL-15.3")


@pytest.mark.rule("CL-10.6", "CL-10.1")
def test_cards_that_do_not_answer() -> None:
    game = do(sea({"hand": ["A08"]}, {"hand": ["A21", "A01", "A23"]}), "attack a08 seat 1")
    refused(game, "react a01", "CL-10.6")
    refused(game, "react a23", "CL-10.6")
    refused(game, "react a25", "CL-10.1")


@pytest.mark.rule("CL-17.3")
def test_more_than_the_addressee_has() -> None:
    game = do(listed({"at": "PR", "fuel": 0, "cash": 0}, {"cash": 9}), "offer", "offer seat 1", "add bel 1", "price")
    assert "$9" in refused(game, "for 10", "CL-17.3")
