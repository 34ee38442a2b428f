"""What may be sold and bought, and doing it (CL-15.3 to 15.10)."""

from __future__ import annotations

from captains_table.titles.cruise_line_caribbean.data.ids import IN_SHARES_BOUGHT, IN_SHARES_SOLD
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS, SHARES, certificates, lots_within
from captains_table.titles.cruise_line_caribbean.rules.notation import lot_args
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine


def sellable(game: CruiseLine, seat: int) -> list[int]:
    """CL-15.3 to 15.5: company * LOTS + lot"""
    company = game.companies[seat]
    if company.bought:
        return []
    return [
        other * LOTS + lot
        for other in range(game.seats)
        if not company.sold >> other & 1
        for lot in lots_within(company.shares[other])
    ]


def may_buy(game: CruiseLine, seat: int, company: int, lot: int) -> bool:
    """CL-15.9"""
    buyer = game.companies[seat]
    if buyer.sold >> company & 1 or not game.may_own_more(seat, company, lot):
        return False
    return buyer.cash >= SHARES[lot] * game.prices[company]


def buyable(game: CruiseLine, seat: int) -> list[int]:
    """CL-15.8, 15.16: company * LOTS + certificate"""
    return [
        company * LOTS + lot
        for company in range(game.seats)
        for lot in certificates(game.market[company])
        if may_buy(game, seat, company, lot)
    ]


def sell(game: CruiseLine, seat: int, choice: int) -> None:
    """CL-15.3: all at the price before the fall."""
    company, lot = divmod(choice, LOTS)
    seller = game.companies[seat]
    amount = SHARES[lot] * game.prices[company]
    seller.shares[company] -= lot
    game.market[company] += lot
    seller.sold |= 1 << company
    seller.receive(amount, IN_SHARES_SOLD)
    game.change_price(company, -SHARES[lot])
    game.emit("sells", seat, {**lot_args(game, company, lot), "amount": amount, "price": game.prices[company]})


def buy(game: CruiseLine, seat: int, company: int, lot: int, amount: int) -> None:
    """CL-15.8; from an auction the amount is the bid."""
    buyer = game.companies[seat]
    buyer.pay(amount, IN_SHARES_BOUGHT)
    game.market[company] -= lot
    buyer.shares[company] += lot
    buyer.bought = True
    game.change_price(company, SHARES[lot])
    game.emit("buys", seat, {**lot_args(game, company, lot), "amount": amount, "price": game.prices[company]})
