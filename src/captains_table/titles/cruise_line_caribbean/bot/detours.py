"""Things to do before the tour goes on: an attack, a resort, a Mystery marker on the way."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.card_worth import attack_worth, blue_worth
from captains_table.titles.cruise_line_caribbean.bot.prospects import resort_gain
from captains_table.titles.cruise_line_caribbean.bot.tour import RETURNING, VISITING
from captains_table.titles.cruise_line_caribbean.bot.turn_plan import TurnPlan, stop_of
from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
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


def attack(plan: TurnPlan) -> int:
    """An attack, when it hurts more than card and turn are worth."""
    game = plan.game
    best = WEIGHTS.attack_gain
    chosen = NOTHING
    for option in plan.options:
        if ATTACK <= option < WAIT:
            card, target = divmod(option - ATTACK, 4)
            worth = attack_worth(game, plan.seat, card, target) - blue_worth(game, plan.seat, card) - plan.turn_cost()
            if worth > best:
                best = worth
                chosen = option
    return chosen


def build(plan: TurnPlan) -> int:
    """A resort now, if that beats waiting for Winter."""
    game = plan.game
    best = WEIGHTS.build_gain
    chosen = NOTHING
    company = game.companies[plan.seat]
    for option in plan.options:
        if RESORT <= option < REPOSITION:
            island, card = divmod(option - RESORT, CARDS)
            price = game.options.resort_action
            worth = -plan.turn_cost()
            if card:
                price = max(0, price - game.options.blue_value[game.options.blue[card - 1]])
                worth -= 1.0
            worth += resort_gain(game, plan.seat, island, price)
            if company.cash - price >= SPARE + plan.fuel_money() and worth > best:
                best = worth
                chosen = option
    return chosen


def explore(plan: TurnPlan) -> int:
    """A Mystery marker on the way, if what it may show is worth the turn."""
    game = plan.game
    first = plan.steps[0]
    if first < VISITING and first // 128 == plan.planner.start.at:
        return NOTHING
    stop = stop_of(first)
    options = game.options
    fuel = game.companies[plan.seat].fuel
    far = options.chart.distances(game.companies[plan.seat].hex, game.markers_down)
    best = WEIGHTS.explore_gain
    chosen = NOTHING
    for place in range(len(game.mystery)):
        number = game.mystery[place]
        if not number or EXPLORE + number not in plan.options:
            continue
        hex = options.number_hexes[number]
        way = far[hex] + options.chart.distances(hex, game.markers_down)[options.port_hexes[stop]]
        if way + 1 > fuel:
            continue
        detour = way - far[options.port_hexes[stop]]
        cost = detour * (plan.outlook.unit if sum(plan.legs()) + detour <= fuel else plan.outlook.unit_isle)
        worth = mystery_worth(plan, place) - cost - plan.turn_cost()
        if worth > best:
            best = worth
            chosen = EXPLORE + number
    return chosen


def mystery_worth(plan: TurnPlan, place: int) -> float:
    """What meeting a marker brings on average, with those aboard and those still to be delivered."""
    game = plan.game
    company = game.companies[plan.seat]
    if game.looked[ISLANDS + place] >> plan.seat & 1:
        values = [game.mystery_values[place]]
    else:
        values = unknown_values(game, plan.seat)
    guest = 0.0
    for step in plan.steps:
        if VISITING <= step < RETURNING and game.supply[step - VISITING]:
            guest = max(guest, plan.outlook.worth[step - VISITING])
    room = game.room(plan.seat)
    found = 0.0
    for value in values:
        if value == ENGINE_TROUBLE:
            found -= TROUBLE + PASSENGER * min(2, company.passengers())
        elif value == CALM_SEAS:
            found += CALM_WORTH
        elif value == RICH_PASSENGER:
            found += guest * min(1, room)
        elif game.options.standard:
            found += max(guest * min(2, room), float(SHARES[company.shares[plan.seat]]))
        else:
            found += guest * min(2, room)
    return found / len(values) if values else 0.0
