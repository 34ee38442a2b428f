"""The auction of the last share (CL-15.12 to 15.15): all in the open."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from captains_table.kernel.fields import SEAT, SEATS, Field, Number, Several
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import TRADING
from captains_table.titles.cruise_line_caribbean.rules.fields import DOLLARS, LOT
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES, count
from captains_table.titles.cruise_line_caribbean.rules.notation import lot_args
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.exchange import buy, may_buy

NO: Final = 0
YES: Final = 1
LEAVE: Final = 0


def opening(game: CruiseLine, company: int, lot: int) -> int:
    return SHARES[lot] * game.prices[company]


def is_auctioned(game: CruiseLine, company: int, lot: int, opener: int) -> bool:
    """Whether this can be the last certificate in the market, and this seat want it (CL-15.12)."""
    last = game.market[company] == lot and count(lot) == 1
    return game.phase == TRADING and last and opener in game.in_order() and may_buy(game, opener, company, lot)


def behind(game: CruiseLine, seats: tuple[int, ...], first: int) -> list[int]:
    """How far behind this one each of them is in turn order; empty if one of them is out of the game."""
    order = game.in_order()
    if not all(seat in order for seat in seats):
        return []
    return [(order.index(seat) - order.index(first)) % len(order) for seat in seats]


def can_be_interested(
    game: CruiseLine, company: int, lot: int, opener: int, interested: tuple[int, ...], asked: int
) -> bool:
    """Whether these can be those who want it too, when so many have been asked (CL-15.12)."""
    places = behind(game, interested, opener)
    in_turn = len(places) == len(interested) and places == sorted(places) and 0 not in places
    if not in_turn or any(place > asked for place in places) or asked >= len(game.in_order()):
        return False
    return all(may_buy(game, seat, company, lot) for seat in interested)


INTEREST: Final[dict[str, Field]] = {
    "company": SEAT,
    "lot": LOT,
    "opener": SEAT,
    "asked": Number(0, 3),
    "interested": SEATS,
}


class AskInterest(Cue[CruiseLine]):
    """CL-15.12: one after another in turn order, beginning behind the active player."""

    __slots__ = ("asked", "company", "interested", "lot", "opener")
    kind: ClassVar[str] = "ask_interest"
    fields: ClassVar[dict[str, Field]] = INTEREST

    def __init__(self, company: int, lot: int, opener: int, asked: int, interested: tuple[int, ...]) -> None:
        self.company: int = company
        self.lot: int = lot
        self.opener: int = opener
        self.asked: int = asked
        self.interested: tuple[int, ...] = interested

    def fits(self, game: CruiseLine) -> bool:
        company, lot, opener = self.company, self.lot, self.opener
        if not is_auctioned(game, company, lot, opener):
            return False
        return can_be_interested(game, company, lot, opener, self.interested, self.asked)

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
    kind: ClassVar[str] = "interest"
    fields: ClassVar[dict[str, Field]] = INTEREST

    def __init__(self, company: int, lot: int, opener: int, asked: int, interested: tuple[int, ...]) -> None:
        self.company: int = company
        self.lot: int = lot
        self.opener: int = opener
        self.asked: int = asked
        self.interested: tuple[int, ...] = interested

    def fits(self, game: CruiseLine, seat: int) -> bool:
        company, lot, opener = self.company, self.lot, self.opener
        if not is_auctioned(game, company, lot, opener) or self.asked == 0:
            return False
        in_turn = behind(game, (seat,), opener) == [self.asked]
        return (
            in_turn
            and may_buy(game, seat, company, lot)
            and can_be_interested(game, company, lot, opener, self.interested, self.asked - 1)
        )

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [NO, YES]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        interested = (*self.interested, seat) if choice == YES else self.interested
        game.emit("interested" if choice == YES else "not_interested", seat, lot_args(game, self.company, self.lot))
        game.schedule(AskInterest(self.company, self.lot, self.opener, self.asked, interested))

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == YES:
            return answer("yes", {}, "interest-yes", "interest_yes")
        return answer("no", {}, "interest-no", "interest_no")

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        args: dict[str, Any] = {"who": self.opener, "price": opening(game, self.company, self.lot)}
        return ask("interest", "CL-15.12", **args, **lot_args(game, self.company, self.lot))


class OpenAuction(Step[CruiseLine]):
    """CL-15.13: the current price or more."""

    __slots__ = ("company", "interested", "lot", "opener")
    kind: ClassVar[str] = "auction_open"
    fields: ClassVar[dict[str, Field]] = {
        "company": SEAT,
        "lot": LOT,
        "opener": SEAT,
        "interested": Several(SEAT, 3, least=1),
    }

    def __init__(self, company: int, lot: int, opener: int, interested: tuple[int, ...]) -> None:
        self.company: int = company
        self.lot: int = lot
        self.opener: int = opener
        self.interested: tuple[int, ...] = interested

    def fits(self, game: CruiseLine, seat: int) -> bool:
        company, lot = self.company, self.lot
        if seat != self.opener or not is_auctioned(game, company, lot, seat):
            return False
        return can_be_interested(game, company, lot, seat, self.interested, len(game.in_order()) - 1)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return list(range(opening(game, self.company, self.lot), game.companies[seat].cash + 1))

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        game.emit("bids", seat, {"amount": choice})
        go_round(game, self.company, self.lot, (*self.interested, seat), seat, choice)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return answer("bid", {"amount": choice}, "auction-bid", "auction_bid", amount=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        price = opening(game, self.company, self.lot)
        return ask("auction_open", "CL-15.13", price=price, **lot_args(game, self.company, self.lot))


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
    kind: ClassVar[str] = "auction_raise"
    fields: ClassVar[dict[str, Field]] = {
        "company": SEAT,
        "lot": LOT,
        "bidders": Several(SEAT, 4, least=2),  # in the order in which they are asked
        "high": SEAT,
        "bid": DOLLARS,
    }

    def __init__(self, company: int, lot: int, bidders: tuple[int, ...], high: int, bid: int) -> None:
        self.company: int = company
        self.lot: int = lot
        self.bidders: tuple[int, ...] = bidders
        self.high: int = high
        self.bid: int = bid

    def fits(self, game: CruiseLine, seat: int) -> bool:
        company, lot = self.company, self.lot
        if not is_auctioned(game, company, lot, self.high) or seat != self.bidders[0]:
            return False
        places = behind(game, self.bidders, seat)
        in_turn = len(places) == len(self.bidders) and places == sorted(places)
        if not in_turn or self.high not in self.bidders or self.high == seat:
            return False
        covered = opening(game, company, lot) <= self.bid <= game.companies[self.high].cash
        can_buy = all(may_buy(game, each, company, lot) for each in self.bidders)
        return covered and can_buy and game.companies[seat].cash > self.bid

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
            return answer("leave", {}, "auction-leave", "auction_leave")
        return answer("bid", {"amount": choice}, "auction-bid", "auction_bid", amount=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        args = {"high": self.high, "bid": self.bid, **lot_args(game, self.company, self.lot)}
        return ask("auction_raise", "CL-15.13", **args)
