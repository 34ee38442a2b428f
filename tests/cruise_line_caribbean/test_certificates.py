"""Whole certificates of 1, 2 and 3 shares (CL-2.3, 15.16, T12; option certificates = indivisible)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import BOX, do, notations, refused, table
from tests.cruise_line_caribbean.season import cash, listed, prices, shares

WHOLE = {"certificates": "indivisible"}


def winter(*companies: dict[str, Any], **more: Any) -> ct.Game:
    return listed(*companies, phase="trading", options={**WHOLE, **more.pop("options", {})}, **more)


@pytest.mark.rule("CL-2.3")
def test_28_certificates() -> None:
    assert BOX["numbers"]["certificates"] == [5, 1, 1]
    assert sum(n * k for n, k in zip((5, 1, 1), (1, 2, 3), strict=True)) == 10


@pytest.mark.rule("CL-15.16", "CL-13.3")
def test_going_public_with_whole_certificates() -> None:
    """Every set of certificates of 3 shares or more: 24 sets, less those of 1, 2 and no shares."""
    game = listed({"cash": 8}, {"cash": 8}, phase="ipo", year=1, prices=[9, 9], options=WHOLE)
    sets = [(ones, two, three) for ones in range(6) for two in range(2) for three in range(2)]
    worth = [ones + 2 * two + 3 * three for ones, two, three in sets]
    assert len(notations(game)) == len([each for each in worth if each >= 3])
    assert {"float 3", "float 1+2", "float 1+1+1"} <= set(notations(game)) and "float 1+1" not in notations(game)
    do(game, "float 1+2")
    assert cash(game)[0] == 8 + 27 and prices(game)[0] == 6 and shares(game)[0] == [[1, 1, 1, 1, 3], []]


@pytest.mark.rule("CL-15.16")
def test_labels_tell_certificates_apart() -> None:
    """3, 1+2 and 1+1+1 bring the same money, but are not the same."""
    game = listed({"cash": 8}, {"cash": 8}, phase="ipo", year=1, prices=[9, 9], options=WHOLE)
    for language in ("en", "de"):
        labels = [choice.label for choice in game.choices(0, language)]
        assert len(set(labels)) == len(labels)
    trade = winter({"shares": [[1, 1, 2, 3], []]}, {}, prices=[6, 6])
    labels = [choice.label for choice in trade.choices(0)]
    assert len(set(labels)) == len(labels)


@pytest.mark.rule("CL-15.16")
@pytest.mark.parametrize(("which", "count"), [("1", 1), ("2", 2), ("3", 3)])
def test_buying_a_certificate(which: str, count: int) -> None:
    """k times the price, then the price rises by k."""
    game = winter({"shares": [[1, 1, 1, 1, 1], []], "cash": 50}, {"shares": [[], [1, 1, 1]]}, prices=[6, 5])
    assert {"buy gld 1", "buy gld 2", "buy gld 3"} <= set(notations(game))
    do(game, f"buy gld {which}")
    assert cash(game)[0] == 50 - 5 * count and prices(game) == [6, 5 + count] and shares(game)[0][1] == [count]


@pytest.mark.rule("CL-15.16", "CL-15.9")
def test_limits_count_shares() -> None:
    """Two players: 8 own shares. With 6 a certificate of 2 fits, with 7 only one of 1."""
    six = winter({"shares": [[1, 1, 1, 3], []], "cash": 90}, {}, prices=[6, 6])
    assert [each for each in notations(six) if each.startswith("buy bel")] == ["buy bel 1", "buy bel 2"]
    seven = winter({"shares": [[1, 1, 1, 1, 3], []], "cash": 90}, {}, prices=[6, 6])
    assert [each for each in notations(seven) if each.startswith("buy bel")] == ["buy bel 1"]
    poor = winter({"shares": [[1, 1, 1], []], "cash": 11}, {}, prices=[6, 6])
    assert [each for each in notations(poor) if each.startswith("buy bel")] == ["buy bel 1"]


@pytest.mark.rule("CL-15.16", "CL-15.9")
def test_refusals() -> None:
    seven = winter({"shares": [[1, 1, 1, 1, 3], []], "cash": 90}, {}, prices=[6, 6])
    assert "8" in refused(seven, "buy bel 2", "CL-15.9")
    poor = winter({"shares": [[1, 1, 1], []], "cash": 11}, {}, prices=[6, 6])
    assert "$12" in refused(poor, "buy bel 2", "CL-15.9")
    with pytest.raises(ct.IllegalChoice) as error:
        poor.choose(0, "buy gld 3")  # the one of 3 is in its owner's hand
    assert "costs" not in str(error.value)


@pytest.mark.rule("CL-15.16", "CL-15.3")
def test_selling_whole_certificates() -> None:
    game = winter({"shares": [[1, 2], [1]]}, {"shares": [[], [1, 1, 1, 1, 2]]}, prices=[6, 6])
    assert [each for each in notations(game) if each.startswith("sell")] == [
        "sell bel 1", "sell bel 2", "sell bel 1+2", "sell gld 1",
    ]  # fmt: skip
    do(game, "sell bel 2")
    assert cash(game)[0] == 20 + 12 and prices(game)[0] == 4 and shares(game)[0] == [[1], [1]]


@pytest.mark.rule("CL-15.16", "CL-15.12")
def test_the_last_certificate_is_auctioned() -> None:
    """One certificate of 3 shares is left: from three times the price."""
    held = {"shares": [[1, 1, 1, 1, 1], [1, 1]], "cash": 40}
    rival = {"shares": [[2], [1, 1, 1]], "cash": 40}
    third = {"shares": [[3], [2]], "cash": 14}
    companies = [{**each, "shares": [*each["shares"], []]} for each in (held, rival, third)]  # type: ignore[misc]
    game = winter(*companies, prices=[6, 5, 6])
    do(game, "buy gld 3")
    assert game.to_act == (1,) and "3 Gold Star shares" in game.prompt(1) and "$15" in game.prompt(1)
    do(game, "yes")
    assert game.to_act == (0,) and notations(game)[0] == "bid 15"  # seat 3 has only $14
    do(game, "bid 15", "bid 16", "leave")
    assert shares(game)[1][1] == [1, 1, 1, 3] and cash(game)[:2] == [40, 24] and prices(game)[1] == 8


@pytest.mark.rule("CL-15.16", "CL-15.12")
def test_one_share_left_beside_another_certificate_is_no_auction() -> None:
    game = winter({"shares": [[1, 1, 1, 1, 1], [3]], "cash": 40}, {"shares": [[], [1, 1, 1, 1]], "cash": 40})
    do(game, "buy gld 1")
    assert game.to_act == (1,) and "yes" not in notations(game)


@pytest.mark.rule("CL-15.16", "CL-17.2")
def test_emergency_sales_of_whole_certificates() -> None:
    me = {"shares": [[1, 2], []], "at": "PR", "fuel": 0, "cash": 0}
    game = listed(me, {}, prices=[5, 6], options=WHOLE)
    sales = [each for each in notations(game) if each.startswith("emergency")]
    assert sales == ["emergency bel 1", "emergency bel 2", "emergency bel 1+2"]
    do(game, "emergency bel 2")
    assert cash(game)[0] == 2 * 3 and prices(game)[0] == 3 and shares(game)[0][0] == [1]


@pytest.mark.rule("CL-15.16", "CL-17.3")
def test_offers_of_whole_certificates() -> None:
    me = {"shares": [[1, 2], []], "at": "PR", "fuel": 0, "cash": 0}
    game = do(listed(me, {}, options=WHOLE), "offer", "offer seat 1")
    assert notations(game) == ["add bel 1", "add bel 2", "add bel 1+2"]
    do(game, "add bel 1+2", "price", "for 8", "accept")
    assert shares(game) == [[[], []], [[1, 2], [1, 1, 2, 3]]] and cash(game) == [8, 12]


@pytest.mark.rule("CL-15.16")
def test_what_lies_in_the_market_can_be_seen() -> None:
    game = winter({"shares": [[1, 1, 1, 3], []]}, {}, prices=[6, 6])
    assert table(game)["market"] == [4, 3] and table(game)["market_lots"] != []


@pytest.mark.rule("CL-14.3", "CL-19.1")
def test_dividends_and_worth_count_shares() -> None:
    game = listed({"shares": [[1, 1, 1, 3], []]}, {"shares": [[2], [1, 1, 2, 3]]}, phase="dividends",
                  prices=[9, 6], options=WHOLE)  # fmt: skip
    do(game, "pay")
    assert cash(game) == [20 - 9 * 2 // 4 - 9 * 2 // 4, 24]
    assert table(game)["companies"][0]["worth"] == 12 + 10 + 6 * 10
