"""Things to do before the tour goes on: an attack, a resort, a Mystery marker on the way."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.blows import blow_worth, blue_worth
from captains_table.titles.cruise_line_caribbean.bot.bridge import Bridge, stop_of
from captains_table.titles.cruise_line_caribbean.bot.prospects import resort_gain
from captains_table.titles.cruise_line_caribbean.bot.taste import TASTE
from captains_table.titles.cruise_line_caribbean.bot.tour import RETURNING, VISITING
from captains_table.titles.cruise_line_caribbean.data.ids import NOTHING
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS
from captains_table.titles.cruise_line_caribbean.rules.steps.actions import (
    ATTACK,
    CARDS,
    EXPLORE,
    REPOSITION,
    RESORT,
    WAIT,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import CALM_SEAS, ENGINE_TROUBLE, RICH_PASSENGER
from captains_table.titles.cruise_line_caribbean.rules.voyage import unknown_values

SPARE: Final = 4  # dollars kept beside fuel
TROUBLE: Final = 2.0  # being carried off to some port
PASSENGER: Final = 4.2
CALM_WORTH: Final = 3.5  # a free move, with an action in port


def blow(bridge: Bridge) -> int:
    """An attack, when it hurts more than card and turn are worth."""
    game = bridge.game
    best = TASTE.blow_gain
    chosen = NOTHING
    for option in bridge.options:
        if ATTACK <= option < WAIT:
            card, target = divmod(option - ATTACK, 4)
            worth = (
                blow_worth(game, bridge.seat, card, target) - blue_worth(game, bridge.seat, card) - bridge.turn_cost()
            )
            if worth > best:
                best = worth
                chosen = option
    return chosen


def build(bridge: Bridge) -> int:
    """A resort now, if that beats waiting for Winter."""
    game = bridge.game
    best = TASTE.build_gain
    chosen = NOTHING
    company = game.companies[bridge.seat]
    for option in bridge.options:
        if RESORT <= option < REPOSITION:
            island, card = divmod(option - RESORT, CARDS)
            price = game.options.resort_action
            worth = -bridge.turn_cost()
            if card:
                price = max(0, price - game.options.blue_value[game.options.blue[card - 1]])
                worth -= 1.0
            worth += resort_gain(game, bridge.seat, island, price)
            if company.cash - price >= SPARE + bridge.fuel_money() and worth > best:
                best = worth
                chosen = option
    return chosen


def explore(bridge: Bridge) -> int:
    """A Mystery marker on the way, if what it may show is worth the turn."""
    game = bridge.game
    first = bridge.steps[0]
    if first < VISITING and first // 128 == bridge.planner.start.at:
        return NOTHING
    stop = stop_of(first)
    options = game.options
    fuel = game.companies[bridge.seat].fuel
    far = options.chart.distances(game.companies[bridge.seat].hex, game.veiled)
    best = TASTE.explore_gain
    chosen = NOTHING
    for place in range(len(game.mystery)):
        number = game.mystery[place]
        if not number or EXPLORE + number not in bridge.options:
            continue
        hex = options.number_hexes[number]
        way = far[hex] + options.chart.distances(hex, game.veiled)[options.port_hexes[stop]]
        if way + 1 > fuel:
            continue
        detour = way - far[options.port_hexes[stop]]
        cost = detour * (bridge.outlook.unit if sum(bridge.legs()) + detour <= fuel else bridge.outlook.unit_isle)
        worth = mystery_worth(bridge, place) - cost - bridge.turn_cost()
        if worth > best:
            best = worth
            chosen = EXPLORE + number
    return chosen


def mystery_worth(bridge: Bridge, place: int) -> float:
    """What meeting a marker brings on average, with those aboard and those still to be delivered."""
    game = bridge.game
    company = game.companies[bridge.seat]
    if game.looked[ISLANDS + place] >> bridge.seat & 1:
        values = [game.mystery_values[place]]
    else:
        values = unknown_values(game, bridge.seat)
    guest = 0.0
    for step in bridge.steps:
        if VISITING <= step < RETURNING and game.supply[step - VISITING]:
            guest = max(guest, bridge.outlook.worth[step - VISITING])
    room = game.room(bridge.seat)
    found = 0.0
    for value in values:
        if value == ENGINE_TROUBLE:
            found -= TROUBLE + PASSENGER * min(2, company.passengers())
        elif value == CALM_SEAS:
            found += CALM_WORTH
        elif value == RICH_PASSENGER:
            found += guest * min(1, room)
        elif game.options.standard:
            found += max(guest * min(2, room), float(SHARES[company.shares[bridge.seat]]))
        else:
            found += guest * min(2, room)
    return found / len(values) if values else 0.0
