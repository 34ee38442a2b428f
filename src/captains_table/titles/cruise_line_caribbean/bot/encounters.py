"""Choices within a turn at sea: whom to take aboard or lose, where a calm sea carries the ship, how to answer."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.card_worth import damage
from captains_table.titles.cruise_line_caribbean.bot.outlook import Outlook
from captains_table.titles.cruise_line_caribbean.bot.tour import NEVER, RETURNING, VISITING, Plan, Planner
from captains_table.titles.cruise_line_caribbean.bot.turn import TurnAdvice
from captains_table.titles.cruise_line_caribbean.data.ids import DEPARTURES, EXCUSE, NOTHING
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.attack import DECLINE
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import card_with
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import ASHORE, HOME, NOBODY, NOTHING_MORE, STOCK

PARRIED: Final = 1.5  # what an attack must cost to be answered with a card
BRIEF: Final = 2  # plans followed up when many positions are compared


def react(game: CruiseLine, seat: int, card: int, options: list[int]) -> int:
    """With the card that answers the fewest attacks, if the attack hurts."""
    answers, blue = game.options.answers, game.options.blue
    chosen = DECLINE
    if damage(game, seat, card) < PARRIED:
        return chosen
    for option in options:
        if option == DECLINE:
            continue
        if chosen == DECLINE or answers[blue[option]] < answers[blue[chosen]]:
            chosen = option
    return chosen


def group(game: CruiseLine, seat: int, options: list[int]) -> int:
    advice = TurnAdvice(game, seat)
    advice.think()
    largest = advice.group_options()
    chosen = advice.best_pick([option for option in options if option in largest])
    return options[0] if chosen == NOTHING else chosen


def express(game: CruiseLine, seat: int, options: list[int]) -> int:
    """The first group of the plan that can be taken now."""
    advice = TurnAdvice(game, seat)
    advice.think()
    for step in advice.steps:
        if step in options:
            return step
        if step >= VISITING:
            break
    chosen = advice.best_pick(options)
    return options[0] if chosen == NOTHING else chosen


def lose(game: CruiseLine, seat: int, options: list[int]) -> int:
    """Whoever the tour is worth most without."""
    planner = Planner(game, seat, Outlook(game, seat))
    outlook = planner.outlook
    start = planner.start
    aboard = game.companies[seat].aboard
    best = NEVER
    chosen = options[0]
    for colour in options:
        if outlook.blocked >> colour & 1:
            return colour
        then = Plan()
        then.at = start.at
        then.fuel = start.fuel
        then.cash = start.cash
        then.mask = start.mask
        then.sure = start.sure - outlook.worth[colour]
        if aboard[colour] == 1:
            then.sure -= outlook.fixed[colour]
            then.mask &= ~(1 << colour)
        planner.complete(then)
        if then.value > best:
            best = then.value
            chosen = colour
    return chosen


def guest(game: CruiseLine, seat: int, count: int, options: list[int]) -> int:
    """Whoever adds most to the tour, or the stock."""
    planner = Planner(game, seat, Outlook(game, seat))
    planner.complete(planner.start)
    base = planner.start.value
    best = 0.5
    chosen = NOBODY
    for option in options:
        if option < ISLANDS:
            gain = 0.0
            if not planner.outlook.blocked >> option & 1:
                gain = planner.with_group(option, min(count, game.room(seat), game.supply[option])) - base
        elif option == STOCK:
            gain = float(SHARES[game.companies[seat].shares[seat]])
        else:
            continue
        if gain > best:
            best = gain
            chosen = option
    return chosen


def from_port(game: CruiseLine, seat: int, port: int) -> float:
    """What the season is worth if the ship lies in this port."""
    planner = Planner(game, seat, Outlook(game, seat))
    planner.start.at = port
    planner.here = planner.routes.costs[port]
    return planner.best(BRIEF).value


def calm(game: CruiseLine, seat: int, options: list[int]) -> int:
    best = NEVER
    chosen = game.companies[seat].hex
    for port in range(DEPARTURES + ISLANDS):
        hex = game.options.port_hexes[port]
        if hex in options:
            value = from_port(game, seat, port)
            if value > best:
                best = value
                chosen = hex
    return chosen


def drift(game: CruiseLine, seat: int, options: list[int]) -> int:
    best = NEVER
    chosen = options[0]
    for port in options:
        value = from_port(game, seat, port)
        if value > best:
            best = value
            chosen = port
    return chosen


def calm_port(game: CruiseLine, seat: int, options: list[int]) -> int:
    """The first step of the plan, if it is to be done here."""
    advice = TurnAdvice(game, seat)
    advice.think()
    here = game.port(seat)
    step = advice.steps[0]
    if step >= RETURNING:
        cards = card_with(game, seat, EXCUSE) if game.companies[seat].passengers() else []
        choice = HOME + (cards[0] + 1 if cards else 0) if step - RETURNING == here else NOTHING_MORE
    elif step >= VISITING:
        choice = ASHORE + advice.visit_card(here - DEPARTURES) + 1 if step - VISITING + DEPARTURES == here else NOTHING
    else:
        choice = step
    return choice if choice in options else NOTHING_MORE
