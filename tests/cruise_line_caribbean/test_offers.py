"""Negotiated sales (CL-17.3 to 17.5; options negotiation and resort_trade)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, notations, refused, table, told, verbs
from tests.cruise_line_caribbean.season import book, cash, debts, listed, prices, shares

STRANDED: dict[str, Any] = {"at": "PR", "fuel": 0, "cash": 0}


def stranded(*others: dict[str, Any], **more: Any) -> ct.Game:
    return listed({**STRANDED, **more.pop("mine", {})}, *(others or ({},)), **more)


# -- an offer ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-17.3", "CL-17.4")
def test_an_accepted_offer() -> None:
    """Cash and shares change hands, the price stays, and nothing counts as sold or bought."""
    game = do(stranded(prices=[6, 6]), "offer", "offer seat 1", "add bel 4", "price", "for 15")
    assert game.to_act == (1,) and notations(game) == ["decline", "accept"] and cash(game) == [0, 20]
    do(game, "accept")
    assert cash(game) == [15, 5] and shares(game) == [[3, 0], [4, 7]] and prices(game) == [6, 6]
    assert book(game) == {"shares_sold": 15} and book(game, 1) == {"shares_bought": -15}
    assert company(game, 0)["sold"] == [] and not company(game, 1)["bought"] and game.to_act == (0,)
    assert "emergency" not in verbs(game) and "fuel 5" in notations(game)


@pytest.mark.rule("CL-17.3")
def test_a_declined_offer() -> None:
    game = do(stranded(), "offer", "offer seat 1", "add bel 1", "price", "for 3", "decline")
    assert cash(game) == [0, 20] and shares(game) == [[7, 0], [0, 7]] and game.to_act == (0,)
    assert "declines" in told(game)


@pytest.mark.rule("CL-17.3")
def test_any_set_of_held_shares() -> None:
    mine = {"shares": [3, 2, 1]}
    game = stranded({"shares": [0, 5, 0]}, {"shares": [0, 0, 7]}, mine=mine)
    do(game, "offer")
    assert notations(game) == ["offer seat 1", "offer seat 2"]
    do(game, "offer seat 1")
    assert notations(game) == ["add bel 1", "add bel 2", "add bel 3", "add gld 1", "add gld 2", "add nac 1"]
    do(game, "add bel 3")
    assert notations(game) == ["add gld 1", "add gld 2", "add nac 1", "price"]
    do(game, "add nac 1", "price", "for 20", "accept")
    assert shares(game) == [[0, 2, 0], [3, 5, 1], [0, 0, 7]] and cash(game) == [20, 0, 20]


@pytest.mark.rule("CL-17.3")
@pytest.mark.parametrize("has", [0, 4])
def test_from_nothing_to_the_addressees_cash(has: int) -> None:
    game = do(stranded({"cash": has}), "offer", "offer seat 1", "add bel 1", "price")
    assert notations(game) == [f"for {n}" for n in range(has + 1)]
    do(game, "for 0", "accept")
    assert shares(game) == [[6, 0], [1, 7]] and cash(game) == [0, has]


@pytest.mark.rule("CL-17.3", "CL-13.6")
def test_the_buyers_own_stock_limit() -> None:
    """Three players: 7. With 6 of its own the addressee can take one back."""
    mine = {"shares": [5, 3, 0]}
    game = stranded({"shares": [0, 6, 0]}, {"shares": [0, 0, 7]}, mine=mine)
    do(game, "offer", "offer seat 1")
    assert [each for each in notations(game) if "gld" in each] == ["add gld 1"]
    other = stranded({"shares": [0, 6, 0]}, {"shares": [0, 0, 7]}, mine=mine)
    do(other, "offer", "offer seat 2")
    assert [each for each in notations(other) if "gld" in each] == ["add gld 1", "add gld 2", "add gld 3"]


@pytest.mark.rule("CL-17.3", "CL-15.10")
def test_two_players_in_the_final_year() -> None:
    """No limit: also for negotiated sales, through its Fall."""
    mine = {"shares": [5, 2]}
    for year, lots in ((4, []), (5, ["add gld 1", "add gld 2"])):
        game = stranded({"shares": [0, 8]}, mine=mine, year=year, season="fall")
        do(game, "offer", "offer seat 1")
        assert [each for each in notations(game) if "gld" in each] == lots


@pytest.mark.rule("CL-17.3")
def test_nobody_to_offer_to() -> None:
    """All that is held would break the only other player's limit."""
    game = stranded({"shares": [0, 8]}, mine={"shares": [0, 2]})
    assert "offer" not in notations(game) and "emergency gld 1" in notations(game)


@pytest.mark.rule("CL-17.3", "CL-20.4")
def test_three_offers_in_a_shortage() -> None:
    game = stranded()
    for left in (3, 2, 1):
        do(game, "offer")
        assert str(left) in game.prompt(0)
        do(game, "offer seat 1", "add bel 1", "price", "for 9", "decline")
    assert "offer" not in notations(game) and "emergency bel 1" in notations(game)


@pytest.mark.rule("CL-17.3")
def test_refusals() -> None:
    """In need, but all three offers made, or none allowed: the refusal does not deny the need."""
    for game in (stranded(offers=3), stranded(options={"negotiation": "off"})):
        assert "offer" not in notations(game)
        with pytest.raises(ct.IllegalChoice) as error:
            game.choose(0, "offer")
        assert "not short of money" not in str(error.value)


@pytest.mark.rule("CL-17.3")
def test_every_turn_and_shortage_has_its_own_offers() -> None:
    game = stranded({"fuel": 9, "at": "FL"}, mine={"bunker": True}, offers=3)
    assert "offer" not in notations(game)
    do(game, "wait", "end", "sail bah", "end")
    assert game.to_act == (0,) and "offer" in notations(game)


@pytest.mark.rule("CL-17.3", "CL-18.2")
def test_a_payment_due_is_a_shortage_of_its_own() -> None:
    """Three offers for fuel were in vain; the tow that follows costs more than there is."""
    game = stranded(offers=3)
    assert "offer" not in notations(game)
    assert "offer" in notations(do(game, "tow fl"))


@pytest.mark.rule("CL-17.3", "CL-20.4")
def test_offers_are_public_but_not_before_they_are_made() -> None:
    game = do(stranded({}, {}), "offer", "offer seat 1", "add bel 2")
    other = do(stranded({}, {}), "offer", "offer seat 2", "add bel 1", "price")
    assert table(game, 2)["dialogue"] is None and table(game, 2) == table(other, 2)
    assert game.log(2) == other.log(2) == []
    assert table(game, 0)["offer"] == {"to": 1, "what": [{"company": 0, "shares": 2}]}
    do(game, "price", "for 7")
    seen = {"seat": 1, "kind": "offer", "seller": 0, "what": [{"company": 0, "shares": 2}], "price": 7}
    assert table(game, 2)["dialogue"] == table(game, None)["dialogue"] == seen
    assert "for $7" in told(game, 2)


@pytest.mark.rule("CL-17.3", "CL-18.6")
def test_a_seller_in_debt_repays_first() -> None:
    game = do(stranded(mine={"debt": 6, "cash": 0}), "offer", "offer seat 1", "add bel 4", "price", "for 10", "accept")
    assert (cash(game)[0], debts(game)[0]) == (4, 0)


# -- the situations ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-17.3", "CL-18.2")
def test_offers_when_a_payment_is_due() -> None:
    """Maintenance; when the answer is in, it is paid by itself or asked again."""
    game = listed({"cash": 1}, {"cash": 9}, phase="maintenance", prices=[6, 6])
    do(game, "offer", "offer seat 1", "add bel 1", "price", "for 3", "accept")
    assert game.to_act == (0,) and cash(game) == [4, 6] and "debt" in notations(game)
    do(game, "offer", "offer seat 1", "add bel 1", "price", "for 1", "accept")
    assert cash(game) == [0, 0] and debts(game) == [0, 0]  # both have paid their $5


@pytest.mark.rule("CL-17.3")
def test_offers_without_cash_in_s1() -> None:
    game = listed({"cash": 0, "fuel": 3}, {}, phase="fuel")
    do(game, "offer", "offer seat 1", "add bel 1", "price", "for 6", "accept")
    assert (
        cash(game) == [6, 14] and game.to_act == (0,) and "offer" not in notations(game) and "fuel 6" in notations(game)
    )
    assert "offer" not in notations(listed({"cash": 1, "fuel": 3}, {}, phase="fuel"))


@pytest.mark.rule("CL-17.3", "CL-17.5")
def test_no_need_no_offer() -> None:
    game = listed({"cash": 20}, {})
    refused(game, "offer", "CL-17.2")
    assert "offer" not in notations(listed({"shares": [7, 0]}, {}, phase="trading"))


@pytest.mark.rule("CL-17.3")
def test_option_negotiation_off() -> None:
    off = {"negotiation": "off"}
    assert "offer" not in notations(stranded(options=off))
    shortage = listed({"cash": 1}, {}, phase="maintenance", options=off)
    assert verbs(shortage) == {"emergency", "debt"}
    assert "offer" not in notations(listed({"shares": [7, 0]}, {}, phase="trading", options=off))


@pytest.mark.rule("CL-17.3")
def test_option_negotiation_winter() -> None:
    """Up to three on each own turn of W2, before Sell, Buy or Pass."""
    game = listed({}, {}, phase="trading", prices=[6, 6], options={"negotiation": "winter"})
    for _ in range(3):
        do(game, "offer", "offer seat 1", "add bel 1", "price", "for 9", "decline")
        assert game.to_act == (0,) and "sell bel 1" in notations(game)
    assert "offer" not in notations(game)
    do(game, "sell bel 1")
    assert game.to_act == (1,) and "offer" in notations(game)
    do(game, "pass")
    assert game.to_act == (0,) and "offer" in notations(game)  # a new turn


@pytest.mark.rule("CL-17.3", "CL-17.4", "CL-15.5")
def test_winter_offers_count_neither_as_sale_nor_as_purchase() -> None:
    game = listed({}, {}, phase="trading", prices=[6, 6], options={"negotiation": "winter"})
    do(game, "offer", "offer seat 1", "add bel 2", "price", "for 9", "accept")
    assert shares(game) == [[5, 0], [2, 7]] and cash(game) == [29, 11] and prices(game) == [6, 6]
    assert {"sell bel 1", "buy bel 1", "buy gld 1"} <= set(notations(game))
    do(game, "pass")
    assert "sell bel 1" in notations(game)


@pytest.mark.rule("CL-17.3")
def test_winter_negotiation_in_need_too() -> None:
    assert "offer" in notations(stranded(options={"negotiation": "winter"}))


# -- resort_trade ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-5.13", "CL-17.3")
def test_resorts_are_not_offered_by_default() -> None:
    game = do(stranded(resorts={"PR": 0}), "offer", "offer seat 1")
    assert "add pr" not in notations(game)


@pytest.mark.rule("CL-5.13", "CL-17.3")
def test_option_resort_trade() -> None:
    game = stranded(resorts={"PR": 0, "VI": 0, "BAR": 1}, options={"resort_trade": True})
    do(game, "offer", "offer seat 1")
    assert {"add pr", "add vi"} <= set(notations(game)) and "add bar" not in notations(game)
    do(game, "add pr", "add bel 1", "price", "for 16")
    assert table(game)["dialogue"]["what"] == [{"company": 0, "shares": 1}, {"resort": "PR"}]
    assert "Puerto Rico" in game.prompt(1)
    do(game, "accept")
    assert game.position()["resorts"] == {"PR": 1, "VI": 0, "BAR": 1} and shares(game) == [[6, 0], [1, 7]]
    assert cash(game) == [16, 4]


@pytest.mark.rule("CL-5.13", "CL-3.9")
def test_the_buyers_resort_limit() -> None:
    """Four players: 3 each. With 2 already, one more fits."""
    resorts = {"PR": 0, "VI": 0, "JAM": 0, "BAR": 1, "STL": 1}
    game = stranded({}, {}, {}, resorts=resorts, options={"resort_trade": True})
    do(game, "offer", "offer seat 1", "add pr")
    assert not {"add vi", "add jam"} & set(notations(game)) and "add bel 1" in notations(game)
    full = {"PR": 0, "CAY": 1, "BAR": 1, "STL": 1}
    game = do(stranded({}, {}, {}, resorts=full, options={"resort_trade": True}), "offer", "offer seat 1")
    assert "add pr" not in notations(game)


@pytest.mark.rule("CL-5.13", "CL-18.3")
def test_resorts_can_be_offered_when_a_payment_is_due() -> None:
    game = listed({"cash": 1, "shares": [0, 0]}, {"cash": 30}, phase="maintenance", resorts={"PR": 0},
                  options={"resort_trade": True})  # fmt: skip
    do(game, "offer", "offer seat 1", "add pr", "price", "for 9", "accept")
    assert cash(game) == [1 + 9 - 5, 30 - 9 - 5] and game.position()["resorts"] == {"PR": 1}
