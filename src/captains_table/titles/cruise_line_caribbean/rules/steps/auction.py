"""The auction of the last share (CL-15.12 to 15.15): all in the open."""

from __future__ import annotations

from typing import Any, Final

from captains_table.kernel.phrasing import ask, refuse, reply
from captains_table.kernel.state import Answer, Cue, Prompt, Refusal, Step
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.notation import lot_args
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.exchange import buy, may_buy

NO: Final = 0
YES: Final = 1
LEAVE: Final = 0


def opening(game: CruiseLine, company: int, lot: int) -> int:
    return SHARES[lot] * game.prices[company]


class AskInterest(Cue[CruiseLine]):
    """CL-15.12: one after another in turn order, beginning behind the active player."""

    __slots__ = ("asked", "company", "interested", "lot", "opener")

    def __init__(self, company: int, lot: int, opener: int, asked: int, interested: tuple[int, ...]) -> None:
        self.company: int = company
        self.lot: int = lot
        self.opener: int = opener
        self.asked: int = asked
        self.interested: tuple[int, ...] = interested

    def run(self, game: CruiseLine) -> None:
        order = game.in_order()
        start = order.index(self.opener)
        company, lot, opener = self.company, self.lot, self.opener
        for asked in range(self.asked + 1, len(order)):
            seat = order[(start + asked) % len(order)]
            if may_buy(game, seat, company, lot):
                game.push(seat, Interest(company, lot, opener, asked, self.interested))
                return
        if self.interested:
            game.emit("auction", opener, lot_args(game, company, lot))
            game.companies[opener].bought = True  # CL-15.5
            game.push(opener, OpenAuction(company, lot, opener, self.interested))
        else:
            buy(game, opener, company, lot, opening(game, company, lot))


class Interest(Step[CruiseLine]):
    """DP6"""

    __slots__ = ("asked", "company", "interested", "lot", "opener")

    def __init__(self, company: int, lot: int, opener: int, asked: int, interested: tuple[int, ...]) -> None:
        self.company: int = company
        self.lot: int = lot
        self.opener: int = opener
        self.asked: int = asked
        self.interested: tuple[int, ...] = interested

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [NO, YES]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        interested = (*self.interested, seat) if choice == YES else self.interested
        game.emit("interested" if choice == YES else "not_interested", seat, lot_args(game, self.company, self.lot))
        game.schedule(AskInterest(self.company, self.lot, self.opener, self.asked, interested))

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return (
            reply("yes", "interest-yes", "interest_yes") if choice == YES else reply("no", "interest-no", "interest_no")
        )

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        args: dict[str, Any] = {"who": self.opener, "price": opening(game, self.company, self.lot)}
        return ask("interest", "CL-15.12", **args, **lot_args(game, self.company, self.lot))


class OpenAuction(Step[CruiseLine]):
    """CL-15.13: the current price or more."""

    __slots__ = ("company", "interested", "lot", "opener")

    def __init__(self, company: int, lot: int, opener: int, interested: tuple[int, ...]) -> None:
        self.company: int = company
        self.lot: int = lot
        self.opener: int = opener
        self.interested: tuple[int, ...] = interested

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return list(range(opening(game, self.company, self.lot), game.companies[seat].cash + 1))

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        game.emit("bids", seat, {"amount": choice})
        go_round(game, self.company, self.lot, (*self.interested, seat), seat, choice)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return reply(f"bid {choice}", "auction-bid", "auction_bid", amount=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        price = opening(game, self.company, self.lot)
        return ask("auction_open", "CL-15.13", price=price, **lot_args(game, self.company, self.lot))

    def why_not(self, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
        least = opening(game, self.company, self.lot)
        return refuse("open", "CL-15.13", least=least, cash=game.companies[seat].cash)


def go_round(game: CruiseLine, company: int, lot: int, bidders: tuple[int, ...], high: int, bid: int) -> None:
    """The bidders in the order in which they are asked, the latest one last. Who cannot raise is out of it."""
    left = bidders
    for seat in bidders:
        if len(left) == 1:
            break
        if seat == high:
            left = (*left[1:], seat)
        elif game.companies[seat].cash > bid:
            game.push(seat, Raise(company, lot, left, high, bid))
            return
        else:
            left = left[1:]
            game.emit("leaves_auction", seat)
    game.emit("wins_auction", high, {"amount": bid})
    buy(game, high, company, lot, bid)


class Raise(Step[CruiseLine]):
    __slots__ = ("bid", "bidders", "company", "high", "lot")

    def __init__(self, company: int, lot: int, bidders: tuple[int, ...], high: int, bid: int) -> None:
        self.company: int = company
        self.lot: int = lot
        self.bidders: tuple[int, ...] = bidders
        self.high: int = high
        self.bid: int = bid

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [LEAVE, *range(self.bid + 1, game.companies[seat].cash + 1)]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        others = self.bidders[1:]
        if choice == LEAVE:
            game.emit("leaves_auction", seat)
            go_round(game, self.company, self.lot, others, self.high, self.bid)
        else:
            game.emit("bids", seat, {"amount": choice})
            go_round(game, self.company, self.lot, (*others, seat), seat, choice)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == LEAVE:
            return reply("leave", "auction-leave", "auction_leave")
        return reply(f"bid {choice}", "auction-bid", "auction_bid", amount=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        args = {"high": self.high, "bid": self.bid, **lot_args(game, self.company, self.lot)}
        return ask("auction_raise", "CL-15.13", **args)

    def why_not(self, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
        return refuse("raise", "CL-15.13", least=self.bid + 1, cash=game.companies[seat].cash)
