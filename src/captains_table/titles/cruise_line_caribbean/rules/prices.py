"""What things cost: fuel, resorts, ships, shares and dividends."""

from __future__ import annotations

from captains_table.titles.cruise_line_caribbean.data.ids import BUILD, DEPARTURES, NOTHING
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine


def fuel_price(game: CruiseLine, seat: int, units: int, port: int) -> int:
    """CL-8.8, E12, E13: one purchase in this port."""
    options = game.options
    effect = game.effect()
    if units == 0:
        return 0
    if port >= DEPARTURES:
        each = options.components.event_cash[game.event] if effect == "glut" else options.island_fuel
        price = each * units
    else:
        size = 0 if effect == "glut" else game.companies[seat].size
        price = options.fuel_prices[size][units - 1]
    return price + options.components.event_change[game.event] * units if effect == "fuel" else price


def island_fuel(game: CruiseLine) -> int:
    """A unit on an island now."""
    return fuel_price(game, 0, 1, DEPARTURES)


def affordable_fuel(game: CruiseLine, seat: int) -> int:
    """How many units can be bought here and now, for cash (CL-8.9)."""
    company = game.companies[seat]
    port = game.port(seat)
    if port == NOTHING or company.bunker:
        return 0
    units = game.free_tank(seat)
    while units > 0 and fuel_price(game, seat, units, port) > company.cash:
        units -= 1
    return units


def sale_prices(game: CruiseLine, seat: int) -> list[int]:
    """What one unit, two units, ... of the sale cost, as far as the tank has room."""
    components = game.options.components
    most = min(components.event_change[game.event], game.free_tank(seat))
    return [components.event_cash[game.event] * units for units in range(1, most + 1)]


def build_price(game: CruiseLine, card: int) -> int:
    """CL-7.19, BUILD"""
    price = game.options.resort_action
    return price if card == NOTHING else max(0, price - game.options.blue_value[BUILD])


def upgrade_cost(game: CruiseLine, seat: int, size: int) -> int:
    """CL-5.2"""
    return game.options.ship_prices[size] - game.options.trade_ins[game.companies[seat].size]


def shares_of_dividend(game: CruiseLine, seat: int) -> list[int]:
    """What each seat would receive from this company (CL-14.2)."""
    price = game.prices[seat]
    return [
        0 if other == seat else game.options.dividend(price, SHARES[game.companies[other].shares[seat]])
        for other in range(game.seats)
    ]


def dividend_cost(game: CruiseLine, seat: int) -> int:
    """What the company would pay, to players and to the bank for the market's shares."""
    to_bank = game.options.dividend(game.prices[seat], SHARES[game.market[seat]])
    return sum(shares_of_dividend(game, seat)) + to_bank


def emergency_price(game: CruiseLine, company: int) -> int:
    """CL-17.2: half the price, rounded up."""
    return (game.prices[company] + 1) // 2
