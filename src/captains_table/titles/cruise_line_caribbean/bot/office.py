"""Decisions ashore, besides the stock market: company, ships, resorts, fuel before the season, advertising."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.outlook import HORIZON, Outlook
from captains_table.titles.cruise_line_caribbean.bot.prospects import resort_worth
from captains_table.titles.cruise_line_caribbean.bot.tour import Planner
from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
from captains_table.titles.cruise_line_caribbean.data.ids import DEPARTURES, FALL, FUEL, NOTHING, SCOUT
from captains_table.titles.cruise_line_caribbean.rules.prices import fuel_price, upgrade_cost
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import LOOK
from captains_table.titles.cruise_line_caribbean.rules.steps.season import BID_CARD, BID_SPOT, FUEL_CARD
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import DECLINE, STOP

COMPANY_LIKED: Final = (3, 1, 2, 0)  # by company: where its home lies
KEPT_WINTER: Final = 2  # dollars kept when building; fuel may be bought on credit
KEPT_FUEL: Final = 3  # dollars kept when buying fuel before the season
OVERBID: Final = 1  # dollars more for who is not first: equal bids change nothing
OVERBID_GAIN: Final = 2.0  # what the first place must seem worth for that
SEASON_EARNS: Final = 20  # dollars, about
AT_LEAST: Final = 11  # fuel to have at the start of a season, on credit if need be
LAST_TANK: Final = 9  # fuel to start the last season with


def company(options: list[int]) -> int:
    best = options[0]
    for option in options:
        if COMPANY_LIKED[option] > COMPANY_LIKED[best]:
            best = option
    return best


def first_ship(options: list[int]) -> int:
    return min(WEIGHTS.first_ship, options[-1])


def upgrade(game: CruiseLine, seat: int, options: list[int]) -> int:
    """A larger ship only with money to burn and years to sail."""
    if game.options.years - game.year + 1 < WEIGHTS.upgrade_years:
        return DECLINE
    cash = game.companies[seat].cash
    chosen = DECLINE
    for size in options:
        if size != DECLINE and cash - upgrade_cost(game, seat, size) >= WEIGHTS.upgrade_cash:
            chosen = size
    return chosen


def winter_resort(game: CruiseLine, seat: int, options: list[int]) -> int:
    price = game.options.resort_winter
    if game.companies[seat].cash - price < KEPT_WINTER:
        return STOP
    best = price + WEIGHTS.resort_least
    chosen = STOP
    for island in options:
        if island != STOP:
            worth = resort_worth(game, island, 0)
            if worth > best:
                best = worth
                chosen = island
    return chosen


def bunker(game: CruiseLine, seat: int, options: list[int]) -> int:
    """S1: fill the tank as far as cash goes, and to a start on credit."""
    company = game.companies[seat]
    free = game.free_tank(seat)
    for option in options:
        if FUEL_CARD <= option < FUEL_CARD + LOOK:
            blue = game.options.blue[option - FUEL_CARD]
            if blue not in (FUEL, SCOUT) or (blue == FUEL and free >= game.options.blue_value[FUEL]):
                return option
    last = game.year == game.options.years and game.season == FALL
    wanted = min(free, max(0, LAST_TANK - company.fuel)) if last else free
    units = 0
    for option in range(1, wanted + 1):
        price = fuel_price(game, seat, option, game.port(seat))
        if price <= company.cash - KEPT_FUEL or company.fuel + option <= AT_LEAST:
            units = option
    return units


def sale(game: CruiseLine, seat: int, options: list[int]) -> int:
    """E14"""
    company = game.companies[seat]
    most = max(0, company.cash - KEPT_FUEL)
    if game.year == game.options.years and game.season == FALL:
        most = min(most, max(0, LAST_TANK - company.fuel))
    return max([option for option in options if option <= most])


def resort_race(game: CruiseLine, seat: int) -> float:
    """In Fall: what it is worth to build before all others in Winter, when there are not islands enough."""
    if game.season != FALL or game.year == game.options.years:
        return 0.0
    free = game.resorts.count(NOTHING)
    own = 0
    others = 0
    for each in range(game.seats):
        company = game.companies[each]
        money = company.cash - company.debt + SEASON_EARNS - game.options.maintenance[company.size]
        count = max(0, min(free, game.options.max_resorts - game.resorts_of(each), money // game.options.resort_winter))
        if each == seat:
            own = count
        else:
            others += count
    lost = own - max(0, min(own, free - others))
    if game.options.resorts_in_turn:
        lost = min(lost, 1)
    coming = resort_worth(game, 0, 0) - game.options.resort_winter
    return max(0.0, coming) * lost


def bid(game: CruiseLine, seat: int, options: list[int]) -> int:
    """A share of what acting first seems worth; more than a few dollars never."""
    for option in options:
        if BID_CARD <= option < BID_CARD + LOOK and game.options.blue[option - BID_CARD] not in (FUEL, SCOUT):
            return option
    outlook = Outlook(game, seat)
    first = Planner(game, seat, outlook).best().value
    for port in range(DEPARTURES):
        chances = outlook.survival[port]
        outlook.survival[port] = chances[1:] + chances[HORIZON - 1 :]
    gain = first - Planner(game, seat, outlook).best().value
    if game.effect() == "special":
        gain += WEIGHTS.card
    race = resort_race(game, seat)
    most = WEIGHTS.bid_most if race == 0.0 else WEIGHTS.race_most
    wanted = int(gain * WEIGHTS.bid_share + race * WEIGHTS.race_share)
    if game.order[0] != seat and gain > OVERBID_GAIN:
        wanted += OVERBID
    amount = max(0, min(most, wanted, game.companies[seat].cash - KEPT_FUEL))
    if game.effect() == "special" and amount == 0 and game.companies[seat].cash > KEPT_FUEL:
        amount = 1
    if gain > 1.0 and BID_SPOT in options:
        return BID_SPOT
    return amount if amount in options else options[0]
