"""What a seat works out for its turn at sea: the plan, the fuel for it, and who could be taken aboard."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.outlook import Outlook
from captains_table.titles.cruise_line_caribbean.bot.tour import NEVER, RETURNING, VISITING, Plan, Planner
from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
from captains_table.titles.cruise_line_caribbean.data.ids import (
    DEPARTURES,
    FARE,
    GROUP,
    NOTHING,
    PILOT,
    WITH_PILOT,
    WITH_WIND,
)
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import card_with
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import PLAY
from captains_table.titles.cruise_line_caribbean.rules.voyage import has_pirates, is_closed, is_shallow, move_cost

FARE_GROUP: Final = 3  # passengers for whom Premium Cabins are opened


def stop_of(step: int) -> int:
    """The port a step of a plan leads to."""
    if step >= RETURNING:
        return step - RETURNING
    return step - VISITING + DEPARTURES if step >= VISITING else step // 128


class TurnPlan:
    """One seat at sea."""

    def __init__(self, game: CruiseLine, seat: int) -> None:
        self.game: CruiseLine = game
        self.seat: int = seat
        self.options: list[int] = game.choices(seat)
        self.outlook: Outlook = Outlook(game, seat)
        self.planner: Planner = Planner(game, seat, self.outlook)
        self.plan: Plan = self.planner.start
        self.steps: list[int] = []

    def think(self) -> None:
        self.plan = self.planner.best()
        self.steps = self.planner.steps(self.plan)

    def legs(self) -> list[int]:
        """Fuel for each move until the next port of departure."""
        row = self.planner.here
        costs = self.planner.routes.costs
        found: list[int] = []
        for step in self.steps:
            port = stop_of(step)
            found.append(row[port])
            row = costs[port]
            if port < DEPARTURES and (len(found) > 1 or found[0] > 0):
                break
        if found and self.game.turn_flags & WITH_WIND:
            found[0] = move_cost(self.game, found[0])
        return found

    def playable(self, blue: int) -> int:
        """PLAY with a card of this kind, if that is an option."""
        for card in card_with(self.game, self.seat, blue):
            if PLAY + card in self.options:
                return PLAY + card
        return NOTHING

    def group_gain(self) -> float:
        option = self.best_pick(self.group_options())
        if option == NOTHING:
            return 0.0
        if option in self.steps and self.steps[0] != option:
            return WEIGHTS.group_gain
        return self.planner.with_group(option // 128 * ISLANDS + option // 16 % ISLANDS, option % 16) - self.plan.value

    def group_options(self) -> list[int]:
        game = self.game
        most = min(game.options.blue_value[GROUP], game.room(self.seat))
        return [
            port * 128 + colour * 16 + min(most, game.waits(port, colour))
            for port in range(DEPARTURES)
            for colour in range(ISLANDS)
            if most > 0 and game.waits(port, colour)
        ]

    def best_pick(self, options: list[int]) -> int:
        """Of these groups the one that makes most of the tour."""
        best = NEVER
        chosen = NOTHING
        for option in options:
            port, colour = option // 128, option // 16 % ISLANDS
            if self.outlook.blocked >> colour & 1:
                continue
            value = self.planner.with_group(port * ISLANDS + colour, option % 16)
            if self.steps and option in self.steps:
                value += 1.0
            if value > best:
                best = value
                chosen = option
        return chosen

    def turn_cost(self) -> float:
        """What it costs to do something else first."""
        picks = len([step for step in self.steps if step < VISITING])
        turns = min(len(self.steps), len(self.outlook.arrival) - 2)
        return self.outlook.arrival[turns] - self.outlook.arrival[turns + 1] + WEIGHTS.pick_lost * picks + 0.2

    def fuel_money(self) -> float:
        """What the tour still needs before it earns."""
        missing = max(0, sum(self.legs()) - self.game.companies[self.seat].fuel)
        return missing * self.outlook.unit

    def visit_card(self, island: int) -> int:
        game, seat = self.game, self.seat
        port = island + DEPARTURES
        pilots = card_with(game, seat, PILOT)
        if pilots and not game.turn_flags & WITH_PILOT and (is_closed(game, port) or is_shallow(game, seat, port)):
            return pilots[0]
        count = game.companies[seat].aboard[island]
        fares = card_with(game, seat, FARE)
        if fares and (count >= FARE_GROUP or (self.outlook.last and count > 1)):
            return fares[0]
        if pilots and has_pirates(game, port) and not game.turn_flags & WITH_PILOT:
            return pilots[0]
        return NOTHING
