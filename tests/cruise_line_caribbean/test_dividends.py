"""W1: dividends (CL-14, T11, option dividend_rate)."""

from __future__ import annotations

import re
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import BOX, ROOT, do, notations, refused, table, told
from tests.cruise_line_caribbean.season import book, cash, debts, listed, prices, shares


def winter(*companies: dict[str, Any], **more: Any) -> ct.Game:
    return listed(*companies, phase="dividends", **more)


@pytest.mark.rule("CL-14.3")
def test_the_chart_is_the_printed_one() -> None:
    """T11, all 220 cells: of the spec, of the formula, and of the components."""
    text = (
        (ROOT / "docs/rules/cruise-line-caribbean.md").read_text(encoding="utf-8").split("## T11")[1].split("## T12")[0]
    )
    lines = [line for line in text.splitlines() if re.match(r"\| \d+ \|", line)]
    rows = {price: row for price, *row in [list(map(int, re.findall(r"\d+", line))) for line in lines]}
    assert sorted(rows) == list(range(1, 23)) and all(len(row) == 10 for row in rows.values())
    for price, row in rows.items():
        assert row == [price * count // 4 for count in range(1, 11)] == BOX["dividends"]["chart"][price - 1]


@pytest.mark.rule("CL-14.2", "CL-14.3", "CL-14.5")
def test_paying() -> None:
    """At $7: 3 shares of seat 2 earn 5, 1 of seat 3 earns 1, the market's 2 cost 3; own shares pay nobody."""
    game = winter({"shares": [4, 0, 0]}, {"shares": [3, 7, 0]}, {"shares": [1, 0, 7]}, prices=[7, 6, 6])
    assert table(game)["exchange"][0]["dividend"] == 9 and table(game)["exchange"][0]["dividend_shares"] == [0, 5, 1]
    do(game, "pay")
    assert cash(game) == [20 - 9, 25, 21] and prices(game) == [8, 6, 6]
    assert book(game) == {"dividends": -9} and book(game, 1) == {"dividends": 5}


@pytest.mark.rule("CL-14.3")
def test_the_chart_is_read_per_holder_not_per_share() -> None:
    """At $1 three shares earn nothing; twice three in two hands neither, but the market's four earn $1."""
    game = winter({"shares": [0, 0, 0], "cash": 1}, {"shares": [3, 7, 0]}, {"shares": [3, 0, 7]}, prices=[1, 6, 6])
    do(game, "pay")
    assert cash(game) == [0, 20, 20] and prices(game)[0] == 2


@pytest.mark.rule("CL-14.5", "CL-16.2")
def test_not_paying() -> None:
    game = winter({}, {}, prices=[1, 6])
    do(game, "keep", "keep")
    assert prices(game) == [1, 5] and cash(game) == [20, 20]


@pytest.mark.rule("CL-14.5", "CL-16.2")
@pytest.mark.parametrize("cap", [22, 20])
def test_paying_at_the_cap(cap: int) -> None:
    game = winter({}, {}, prices=[cap, 6], options={"price_cap": cap})
    do(game, "pay")
    assert prices(game) == [cap, 6] and cash(game) == [20 - cap * 3 // 4, 20]


@pytest.mark.rule("CL-14.4")
def test_what_is_not_affordable_is_not_asked() -> None:
    """At $6 the market's 3 shares cost $4."""
    game = winter({"cash": 3}, {"cash": 4}, prices=[6, 6])
    assert game.to_act == (1,) and prices(game) == [5, 6] and cash(game) == [3, 4]
    do(game, "pay")
    assert cash(game) == [3, 0] and prices(game) == [5, 7]


@pytest.mark.rule("CL-14.4", "CL-17.5", "CL-18.6")
def test_no_emergency_for_a_dividend_and_none_in_debt() -> None:
    game = winter({"debt": 2}, {"cash": 3}, prices=[9, 9])
    assert table(game)["phase"] == "trading" and prices(game) == [8, 8]
    assert debts(game) == [2, 0] and shares(game) == [[7, 0], [0, 7]]


@pytest.mark.rule("CL-14.1")
def test_cash_from_earlier_payers_counts() -> None:
    """Seat 2 cannot pay its $4 with $2, but the first dividend brings 2 * 6 / 4 = $3."""
    game = winter({"shares": [7, 0]}, {"shares": [2, 7], "cash": 2}, prices=[6, 6])
    do(game, "pay")
    assert game.to_act == (1,) and notations(game) == ["keep", "pay"] and cash(game)[1] == 5
    assert table(game)["dialogue"] == {
        "seat": 1, "kind": "dividend", "company": 1, "amount": 4, "price": 6, "up": 7, "down": 5, "left": 1,
    }  # fmt: skip
    poor = winter({"shares": [7, 0]}, {"shares": [2, 7], "cash": 2}, prices=[6, 6])
    assert table(do(poor, "keep"))["phase"] == "trading" and prices(poor) == [5, 5]


@pytest.mark.rule("CL-14.1")
def test_in_turn_order() -> None:
    game = winter({}, {}, {}, order=[2, 0, 1])
    asked = []
    for _ in range(3):
        asked.append(game.to_act[0])
        do(game, "pay")
    assert asked == [2, 0, 1]


@pytest.mark.rule("CL-14.2", "CL-18.6")
def test_a_receiver_in_debt_repays_first() -> None:
    game = winter({"shares": [7, 0]}, {"shares": [3, 7], "debt": 3}, prices=[8, 6])
    do(game, "pay")
    assert (cash(game)[1], debts(game)[1]) == (6 - 3, 0)


@pytest.mark.rule("CL-14.2")
def test_a_dividend_may_cost_nothing() -> None:
    """All shares in the own hand, or too few at $1 to earn anything."""
    game = winter({"shares": [7, 3], "cash": 0}, {"shares": [3, 7], "cash": 0}, prices=[1, 1])
    do(game, "pay", "pay")
    assert prices(game) == [2, 2] and cash(game) == [0, 0]


@pytest.mark.rule("CL-14.6")
def test_option_dividend_rate() -> None:
    """A fifth: 7 * 3 / 5 = 4 and 7 * 2 / 5 = 2; at $4 a single share earns nothing."""
    game = winter({"shares": [5, 0]}, {"shares": [3, 7]}, prices=[7, 6], options={"dividend_rate": "20pct"})
    do(game, "pay")
    assert cash(game) == [20 - 4 - 2, 24]
    game = winter({"shares": [7, 0]}, {"shares": [1, 7]}, prices=[4, 6], options={"dividend_rate": "20pct"})
    assert cash(do(game, "pay")) == [20 - 0 - 1, 20]


@pytest.mark.rule("CL-14.5", "CL-14.4")
def test_words() -> None:
    game = winter({}, {}, prices=[6, 1])
    assert "$4" in game.prompt(0) and "$6" in game.prompt(0)
    labels = [choice.label for choice in game.choices(0)]
    assert "$5" in labels[0] and "$7" in labels[1] and "$4" in labels[1]
    do(game, "pay", "keep")
    assert "falls to $1" not in told(game)  # it stood there already


@pytest.mark.rule("CL-19.2", "CL-14.1")
def test_no_dividend_after_the_last_fall() -> None:
    game = listed({"cash": 9}, {"cash": 9}, year=5, season="fall", prices=[6, 6])
    do(game, "return fl", "return ny")
    assert game.outcome is not None and prices(game) == [6, 6] and cash(game) == [9, 9]


@pytest.mark.rule("CL-14.4")
def test_refusal() -> None:
    game = winter({}, {})
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, "pay 3")
    trading = do(game, "keep", "keep")
    assert table(trading)["phase"] == "trading"
    refused(trading, "sell bel 8", "CL-15.3")
