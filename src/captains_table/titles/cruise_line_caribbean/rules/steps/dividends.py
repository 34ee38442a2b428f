"""W1: dividends (CL-14)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import DIVIDENDS, IN_DIVIDENDS
from captains_table.titles.cruise_line_caribbean.rules.prices import dividend_cost, shares_of_dividend
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine

KEEP: Final = 0
PAY: Final = 1


class Dividends(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "dividends"

    def run(self, game: CruiseLine) -> None:
        game.phase = DIVIDENDS
        game.schedule(*[DividendTurn(seat) for seat in game.in_order()])


class DividendTurn(Cue[CruiseLine]):
    """CL-14.1: cash received from earlier payers counts."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "dividend_turn"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def fits(self, game: CruiseLine) -> bool:
        return game.phase == DIVIDENDS and self.seat in game.in_order()

    def run(self, game: CruiseLine) -> None:
        if game.companies[self.seat].cash >= dividend_cost(game, self.seat):
            game.push(self.seat, DIVIDEND)
        else:
            keep(game, self.seat)


def keep(game: CruiseLine, seat: int) -> None:
    """CL-14.5"""
    game.change_price(seat, -1)
    game.emit("no_dividend", seat, {"company": game.companies[seat].id, "price": game.prices[seat]})


class Dividend(Step[CruiseLine]):
    """DP4"""

    __slots__ = ()
    kind: ClassVar[str] = "dividend"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        covered = game.companies[seat].cash >= dividend_cost(game, seat)
        return game.phase == DIVIDENDS and seat in game.in_order() and covered

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [KEEP, PAY]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == KEEP:
            keep(game, seat)
            return
        company = game.companies[seat]
        cost = dividend_cost(game, seat)
        shares = shares_of_dividend(game, seat)
        company.pay(cost, IN_DIVIDENDS)
        game.change_price(seat, 1)
        game.emit("dividend", seat, {"company": company.id, "amount": cost, "price": game.prices[seat]})
        for other in game.order:
            if shares[other]:
                game.companies[other].receive(shares[other], IN_DIVIDENDS)
                game.emit("dividend_share", other, {"company": company.id, "amount": shares[other]})

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == KEEP:
            return answer("keep", {}, "dividend-keep", "dividend_keep", price=game.price_after(seat, -1))
        price = game.price_after(seat, 1)
        return answer("pay", {}, "dividend-pay", "dividend_pay", amount=dividend_cost(game, seat), price=price)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        price = game.prices[seat]
        prices = {"price": price, "up": game.price_after(seat, 1), "down": game.price_after(seat, -1)}
        return ask("dividend", "CL-14.1", "CL-14.5", amount=dividend_cost(game, seat), **prices)


DIVIDEND: Final = Dividend()
