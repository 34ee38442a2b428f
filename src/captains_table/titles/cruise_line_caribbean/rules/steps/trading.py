"""W2 and W3: selling and buying stock, and market demand (CL-15, 16.1). The last share: auction.py."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import TRADING
from captains_table.titles.cruise_line_caribbean.rules.fields import LOT_OR_NONE, TURN_OF_TRADING
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS, SHARES, count
from captains_table.titles.cruise_line_caribbean.rules.notation import (
    company_word,
    lot_args,
    lot_arguments,
)
from captains_table.titles.cruise_line_caribbean.rules.options import IN_WINTER
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.auction import AskInterest
from captains_table.titles.cruise_line_caribbean.rules.steps.exchange import buy, buyable, sell, sellable
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import OFFER, may_offer

BUY: Final = 200  # above the lots to sell: BUY + company * LOTS + certificate
PASS: Final = 400
OFFER_CHOICE: Final = 401


class Trading(Cue[CruiseLine]):
    """CL-15.1: the turn of the seat at this place of the order, after so many passes in a row."""

    __slots__ = ("at", "passes")
    kind: ClassVar[str] = "trading"
    fields: ClassVar[dict[str, Field]] = {"at": TURN_OF_TRADING, "passes": Number(0, 4)}

    def __init__(self, at: int, passes: int) -> None:
        self.at: int = at
        self.passes: int = passes

    def fits(self, game: CruiseLine) -> bool:
        return game.options.standard and (self.at == 0 or game.phase == TRADING)

    def run(self, game: CruiseLine) -> None:
        game.phase = TRADING
        order = game.in_order()
        if self.passes >= len(order):
            return
        game.offers = 0
        seat = order[self.at % len(order)]
        if len(trades(game, seat)) > 1:
            game.push(seat, Trade(self.at, self.passes))
        else:
            game.schedule(Trading(self.at + 1, self.passes + 1))


class TradeOn(Cue[CruiseLine]):
    """The same player's turn goes on."""

    __slots__ = ("at", "passes")
    kind: ClassVar[str] = "trade_on"
    fields: ClassVar[dict[str, Field]] = {"at": TURN_OF_TRADING, "passes": Number(0, 3)}

    def __init__(self, at: int, passes: int) -> None:
        self.at: int = at
        self.passes: int = passes

    def fits(self, game: CruiseLine) -> bool:
        return game.phase == TRADING

    def run(self, game: CruiseLine) -> None:
        order = game.in_order()
        seat = order[self.at % len(order)]
        if len(trades(game, seat)) > 1:
            game.push(seat, Trade(self.at, self.passes))
        else:
            game.schedule(Trading(self.at + 1, self.passes + 1))


class AfterAuction(Cue[CruiseLine]):
    """CL-15.14: who opened the auction and lost it may still buy another share, or pass."""

    __slots__ = ("at", "company", "held")
    kind: ClassVar[str] = "after_auction"
    fields: ClassVar[dict[str, Field]] = {"at": TURN_OF_TRADING, "company": SEAT, "held": LOT_OR_NONE}

    def __init__(self, at: int, company: int, held: int) -> None:
        self.at: int = at
        self.company: int = company
        self.held: int = held  # by the opener, before

    def fits(self, game: CruiseLine) -> bool:
        order = game.in_order()
        opener = game.companies[order[self.at % len(order)]]
        return game.phase == TRADING and opener.shares[self.company] == self.held

    def run(self, game: CruiseLine) -> None:
        order = game.in_order()
        opener = game.companies[order[self.at % len(order)]]
        won = opener.shares[self.company] != self.held
        game.schedule(Trading(self.at + 1, 0) if won else TradeOn(self.at, 0))


def trades(game: CruiseLine, seat: int) -> list[int]:
    choices = sellable(game, seat) + [BUY + each for each in buyable(game, seat)]
    if game.options.negotiation == IN_WINTER and may_offer(game, seat):
        choices.append(OFFER_CHOICE)
    choices.append(PASS)
    return choices


def describe_sale(game: CruiseLine, choice: int) -> Answer:
    company, lot = divmod(choice, LOTS)
    amount = SHARES[lot] * game.prices[company]
    price = game.price_after(company, -SHARES[lot])
    args = {"amount": amount, "price": price, **lot_args(game, company, lot)}
    return answer("sell", lot_arguments(game, company, lot), f"share-{company_word(game, company)}", "sell", **args)


class Trade(Step[CruiseLine]):
    """DP5"""

    __slots__ = ("at", "passes")
    kind: ClassVar[str] = "trade"
    fields: ClassVar[dict[str, Field]] = {"at": TURN_OF_TRADING, "passes": Number(0, 3)}

    def __init__(self, at: int, passes: int) -> None:
        self.at: int = at
        self.passes: int = passes

    def fits(self, game: CruiseLine, seat: int) -> bool:
        order = game.in_order()
        return game.phase == TRADING and order[self.at % len(order)] == seat and self.passes < len(order)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return trades(game, seat)

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == PASS:
            game.emit("passes", seat)
            game.schedule(Trading(self.at + 1, self.passes + 1))
        elif choice == OFFER_CHOICE:
            game.schedule(TradeOn(self.at, self.passes))
            game.push(seat, OFFER)
        elif choice >= BUY:
            self.purchase(game, seat, choice - BUY)
        else:
            sell(game, seat, choice)
            game.schedule(Trading(self.at + 1, 0))
            if sellable(game, seat):
                game.push(seat, SELL_MORE)

    def purchase(self, game: CruiseLine, seat: int, choice: int) -> None:
        company, lot = divmod(choice, LOTS)
        if count(game.market[company]) == 1:  # CL-15.12
            held = game.companies[seat].shares[company]
            game.schedule(AskInterest(company, lot, seat, 0, ()), AfterAuction(self.at, company, held))
            return
        buy(game, seat, company, lot, SHARES[lot] * game.prices[company])
        game.schedule(Trading(self.at + 1, 0))

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == PASS:
            return answer("pass", {}, "pass", "pass")
        if choice == OFFER_CHOICE:
            return answer("offer", {}, "offer", "offer")
        if choice < BUY:
            return describe_sale(game, choice)
        company, lot = divmod(choice - BUY, LOTS)
        price = game.price_after(company, SHARES[lot])
        label = "buy_last" if count(game.market[company]) == 1 else "buy"
        args = {"amount": SHARES[lot] * game.prices[company], "price": price, **lot_args(game, company, lot)}
        return answer("buy", lot_arguments(game, company, lot), f"market-{company_word(game, company)}", label, **args)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        selling = bool(sellable(game, seat))
        buying = bool(buyable(game, seat))
        key = "trade" if selling and buying else "trade_sell" if selling else "trade_buy" if buying else "trade_offer"
        return ask(key, "CL-15.1", cash=game.companies[seat].cash)


class SellMore(Step[CruiseLine]):
    """CL-15.3: shares of further companies on the same turn."""

    __slots__ = ()
    kind: ClassVar[str] = "sell_more"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        company = game.companies[seat]
        return game.phase == TRADING and company.sold > 0 and not company.bought

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [*sellable(game, seat), PASS]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice != PASS:
            sell(game, seat, choice)
            if sellable(game, seat):
                game.push(seat, SELL_MORE)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return answer("done", {}, "done", "sold_enough") if choice == PASS else describe_sale(game, choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("sell_more", "CL-15.3")


SELL_MORE: Final = SellMore()


class MarketDemand(Cue[CruiseLine]):
    """W3, CL-16.1"""

    __slots__ = ()
    kind: ClassVar[str] = "market_demand"

    def run(self, game: CruiseLine) -> None:
        for seat in range(game.seats):
            if not game.market[seat] and not game.companies[seat].out:
                game.change_price(seat, 1)
                game.emit("sold_out", -1, {"company": game.companies[seat].id, "price": game.prices[seat]})
