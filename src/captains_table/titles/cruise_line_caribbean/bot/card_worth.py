"""Action cards weighed: what the blue half is worth in hand, and what a red half does to whom."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.data.ids import (
    BUNKER,
    DEPARTURES,
    FALL,
    FINE,
    LEAK,
    POACH,
    PRESS,
    PRICE,
    RAID,
    SICK,
    SMEAR,
    SPY,
    STRIKE,
)
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine

FARE_EXPECTED: Final = 4.5
# what the blue halves are worth in hand, in the order of BLUES
BLUE_WORTH: Final = (
    4.0, 4.0, 5.0, 4.0, 3.5, 3.0, 3.0, 4.0, 1.5, 1.5, 1.5, 1.0, 2.0, 2.5, 2.0, 2.0, 3.0,
)  # fmt: skip
LATE: Final = 0.4  # how much of that is left in the last season
STOLEN: Final = 3.0  # a card taken by SPY
ANSWERED: Final = 0.12  # how likely one card in hand parries an attack


def blue_worth(game: CruiseLine, seat: int, card: int) -> float:
    blue = game.options.blue[card]
    worth = BLUE_WORTH[blue]
    if blue == PRESS and game.options.standard:
        worth = float(max(1, SHARES[game.companies[seat].shares[seat]]))
    return worth * LATE if game.year == game.options.years and game.season == FALL else worth


def damage(game: CruiseLine, target: int, card: int) -> float:
    """What an attack costs its victim."""
    red = game.options.red[card]
    value = game.options.red_value[red]
    victim = game.companies[target]
    if red == LEAK:
        return 1.4 * min(value, victim.fuel)
    if red == SICK:
        return value * FARE_EXPECTED - 1.0
    if red == RAID:
        return float(min(value, victim.cash))
    if red == BUNKER:
        return 2.0 if victim.fuel < 6 and game.port(target) >= 0 else 0.5
    if red == POACH:
        return min(value, max(victim.aboard)) * FARE_EXPECTED - 1.0
    if red == SMEAR:
        if game.options.standard:
            return float(SHARES[victim.shares[target]])
        return float(min(game.options.smear_cash, victim.cash))
    if red == PRICE:
        return max(victim.aboard) * 0.8
    if red == SPY:
        return STOLEN
    if red == STRIKE:
        return 3.0 if game.room(target) > 2 and sum(game.waiting) > 3 else 0.3
    if red == FINE:
        return float(min(value + game.resorts_of(target), victim.cash))
    return 1.5  # DELAY


def gain(game: CruiseLine, target: int, card: int) -> float:
    """What it brings the attacker."""
    red = game.options.red[card]
    if red == RAID:
        return float(min(game.options.red_value[red], game.companies[target].cash))
    if red == SPY:
        return 0.0 if game.year == game.options.years and game.season == FALL else STOLEN
    return 0.0


def attack_worth(game: CruiseLine, seat: int, card: int, target: int) -> float:
    """What an attack is worth: a leading rival's loss counts most."""
    rivals = [other for other in range(game.seats) if other != seat and not game.companies[other].out]
    leader = max(rivals, key=game.worth)
    weight = 1.0 if len(rivals) == 1 else (1.2 if target == leader else 0.4) / (len(rivals) - 0.5)
    worth = damage(game, target, card) * weight + gain(game, target, card)
    return worth * (1.0 - ANSWERED * min(4, len(game.companies[target].hand)))


def poach(game: CruiseLine, seat: int, target: int, options: list[int]) -> int:
    """As many as possible of the largest group, to where the victim does not come by, or the own ship does."""
    victim = game.companies[target]
    far = game.options.chart.distances(victim.hex)
    near = game.options.chart.distances(game.companies[seat].hex)
    best = -1e9
    chosen = options[0]
    for option in options:
        hex = game.options.port_hexes[option // 128]
        colour = option // 16 % ISLANDS
        worth = 10.0 * (option % 16) + 0.5 * far[hex] - 0.3 * near[hex]
        worth += 0.2 * far[game.options.port_hexes[colour + DEPARTURES]]
        if worth > best:
            best = worth
            chosen = option
    return chosen
