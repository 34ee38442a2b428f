"""The stock market: going public, dividends, trading, auctions, offers, and money that is short."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
from captains_table.titles.cruise_line_caribbean.data.ids import FALL, WINTER
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS, SHARES
from captains_table.titles.cruise_line_caribbean.rules.prices import dividend_cost, shares_of_dividend
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.auction import LEAVE, NO, YES
from captains_table.titles.cruise_line_caribbean.rules.steps.dividends import KEEP, PAY
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import ACCEPT, DECLINE, MAKE
from captains_table.titles.cruise_line_caribbean.rules.steps.shortage import DEBT, RESORT
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import BUY, OFFER_CHOICE, PASS

PAID: Final = 0.7  # of the years a rival pays a dividend
EMERGENCY: Final = 20  # debt that calls for sales where it can mean the end


def years_left(game: CruiseLine) -> float:
    return game.options.years - game.year + (0.0 if game.season == FALL else 1.0)


def go_public(game: CruiseLine, options: list[int]) -> int:
    best = options[0]
    for option in options:
        if abs(SHARES[option] - WEIGHTS.floated) < abs(SHARES[best] - WEIGHTS.floated):
            best = option
    return best


def spite(game: CruiseLine) -> float:
    return 1.0 / (game.seats - 1)


def dividend(game: CruiseLine, seat: int) -> int:
    """The price is 2 dollars higher if it is paid, but it cannot fall below 1 if it is not."""
    company = game.companies[seat]
    cost = dividend_cost(game, seat)
    if company.cash - cost < game.options.maintenance[company.size]:
        return KEEP
    rise = 2.0 if game.prices[seat] > 1 else 1.0
    gain = rise * SHARES[company.shares[seat]]
    loss = cost + spite(game) * sum(shares_of_dividend(game, seat))
    for other in range(game.seats):
        if other != seat:
            loss += rise * spite(game) * SHARES[game.companies[other].shares[seat]]
    return PAY if gain > loss else KEEP


def share_gain(game: CruiseLine, seat: int, company: int, count: int, price: int) -> float:
    """What buying shares brings: their growth, dividends, and the price that rises for all who hold some."""
    if game.companies[company].out:
        return -float(price)
    years = years_left(game)
    held = SHARES[game.companies[seat].shares[company]]
    now = game.prices[company]
    then = min(float(game.options.price_cap), now + count + WEIGHTS.growth * (years - 1))
    gain = count * then - price + count * held
    if company != seat:
        gain += count * now * 0.25 * PAID * max(0.0, years - 1)
        gain -= spite(game) * count * SHARES[game.companies[company].shares[company]]
    else:
        gain += count * now * 0.25 * max(0.0, years - 1) * 0.5  # dividends that need not be paid
    return gain


def reserve(game: CruiseLine, seat: int) -> int:
    company = game.companies[seat]
    return WEIGHTS.reserve + (0 if company.new_ship else game.options.maintenance[company.size])


def trade(game: CruiseLine, seat: int, options: list[int]) -> int:
    """Buy what gains most and can be paid; never sell but to pay the bills."""
    company = game.companies[seat]
    best = WEIGHTS.buy_least
    chosen = PASS
    for option in options:
        if BUY <= option < PASS:
            other, lot = divmod(option - BUY, LOTS)
            price = SHARES[lot] * game.prices[other]
            if company.cash - price >= reserve(game, seat):
                gain = share_gain(game, seat, other, SHARES[lot], price) / SHARES[lot]
                if gain > best:
                    best = gain
                    chosen = option
    return chosen


def limit(game: CruiseLine, seat: int, company: int, lot: int) -> int:
    """The most to pay in an auction."""
    gain = share_gain(game, seat, company, SHARES[lot], 0)
    return min(int(gain - WEIGHTS.buy_least), game.companies[seat].cash - reserve(game, seat))


def interest(game: CruiseLine, seat: int, company: int, lot: int) -> int:
    return YES if limit(game, seat, company, lot) > SHARES[lot] * game.prices[company] else NO


def raise_bid(game: CruiseLine, seat: int, company: int, lot: int, options: list[int]) -> int:
    """One dollar more at a time."""
    most = limit(game, seat, company, lot)
    for option in options:
        if option != LEAVE and option <= most:
            return option
    return LEAVE if LEAVE in options else options[0]


# -- offers ------------------------------------------------------------------------------------------------------


def lots_worth(game: CruiseLine, seat: int, lots: tuple[int, ...], islands: int) -> float:
    """What goods in an offer are worth to a seat."""
    worth = 10.0 * islands.bit_count()
    for each in lots:
        company, lot = divmod(each, LOTS)
        worth += SHARES[lot] * (game.prices[company] + 0.5 * WEIGHTS.growth * years_left(game))
    return worth


def answer_offer(game: CruiseLine, seat: int, lots: tuple[int, ...], islands: int, price: int) -> int:
    keep = reserve(game, seat) if game.season == WINTER else WEIGHTS.reserve
    if game.companies[seat].cash - price < keep:
        return DECLINE
    return ACCEPT if lots_worth(game, seat, lots, islands) * 0.9 >= price else DECLINE


def offer_what(options: list[int]) -> int:
    return MAKE if MAKE in options else options[0]


def offer_price(game: CruiseLine, seat: int, lots: tuple[int, ...], islands: int, options: list[int]) -> int:
    return min(options[-1], int(lots_worth(game, seat, lots, islands)))


# -- shortage ----------------------------------------------------------------------------------------------------


def shortage(game: CruiseLine, seat: int, amount: int, options: list[int]) -> int:
    """Debt is cheap, unless it ends the game."""
    company = game.companies[seat]
    if not game.options.hard_bankruptcy or company.debt + amount - company.cash < EMERGENCY:
        return DEBT
    best = -1e9
    chosen = DEBT
    for option in options:
        if option >= RESORT:
            worth = -8.0
        elif option < DEBT:
            other, lot = divmod(option, LOTS)
            raised = SHARES[lot] * ((game.prices[other] + 1) // 2)
            worth = -abs(raised - amount) - (2.0 * SHARES[lot] if other == seat else 0.0)
        else:
            continue
        if worth > best and option != OFFER_CHOICE:
            best = worth
            chosen = option
    return chosen
