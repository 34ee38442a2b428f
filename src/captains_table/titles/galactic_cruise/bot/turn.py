"""Step 2 thought through: every placement as the pair of actions it opens, launches, and the Meeting."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.state import PERMITTED
from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.quick_answers import finish
from captains_table.titles.galactic_cruise.bot.worth import flights_worth, worth
from captains_table.titles.galactic_cruise.data.ids import (
    ENFORCER,
    NOTHING,
    SITES,
    TEST_PILOT,
    TICKET_AGENT,
    TOUR_GUIDE,
    TRAILBLAZER,
)
from captains_table.titles.galactic_cruise.rules.network import borrow, can_borrow
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import NONE_OF_THEM, ChooseAction
from captains_table.titles.galactic_cruise.rules.steps.facilities import solve, troubles
from captains_table.titles.galactic_cruise.rules.steps.free import BORROW, SOLVE
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import CALL, EXPERT, LIFT

EARLY: Final = 2.0  # a Meeting while there are Workers left to assign
PATIENCE: Final = 0.4  # how much of what can wait does not count against a launch
GOING: Final = 0.3  # for each launch to come: those after this one are that much nearer
BUMPING: Final = 0.4  # what a rival's Funding Bonus costs
BROAD: Final = 3  # locations followed up
DEEP: Final = 3  # first actions followed up


class Line:
    """Where a first action leads, alone or with a second one."""

    def __init__(self, value: float, action: int, before: int, game: GalacticCruise) -> None:
        self.value: float = value
        self.action: int = action
        self.before: int = before  # the free act that opens the way to it, or NOTHING
        self.game: GalacticCruise = game
        self.flights: float = 0.0  # what of the value is flights


class TurnSearch:
    """One seat's turn, in copies of a game with nothing hidden in it."""

    def __init__(self, game: GalacticCruise, outlook: Outlook) -> None:
        self.game: GalacticCruise = game
        self.outlook: Outlook = outlook
        self.seat: int = outlook.seat

    def value(self, game: GalacticCruise) -> float:
        return worth(game, self.outlook)

    def after(self, game: GalacticCruise, choice: int) -> GalacticCruise:
        other = game.clone()
        other.take(self.seat, choice)
        finish(other, self.outlook)
        return other

    # -- step 2 ----------------------------------------------------------------------------------------------

    def turn_choice(self, options: list[int]) -> int:
        best = -1e9
        chosen = options[-1]
        flights = 0.0
        placements: list[tuple[float, int, GalacticCruise]] = []
        for option in options:
            if option == CALL:
                line = self.best_line(self.after(self.game, option))
                best = line.value - (EARLY if len(options) > 1 else 0.0)
                flights = line.flights
                chosen = option
            elif option < LIFT and (option >= EXPERT) == self.with_expert(option % EXPERT):
                other = self.after(self.game, option)
                placements.append((self.promise(other) - self.gift(option % EXPERT), option, other))
        placements.sort(key=lambda each: -each[0])
        for _, option, other in placements[:BROAD]:
            line = self.best_line(other)
            value = line.value - self.gift(option % EXPERT)
            if value > best:
                best = value
                flights = line.flights
                chosen = option
        return self.or_launch(options, chosen, best, flights)

    def or_launch(self, options: list[int], chosen: int, value: float, flights: float) -> int:
        """A launch, or what is better: what has nothing to do with flights can wait a turn and loses little by it."""
        base = self.value(self.game)
        flown = flights_worth(self.game, self.outlook)
        patience = 1.0 - PATIENCE * self.outlook.late
        best = base + (flights - flown) + patience * (value - base - flights + flown)
        for option in options:
            if option >= LIFT and option != CALL:
                value = self.value(self.after(self.game, option)) + GOING * self.outlook.launches
                if value > best:
                    best = value
                    chosen = option
        return chosen

    def gift(self, site: int) -> float:
        """Whoever is bumped gets a Funding Bonus."""
        owner = self.game.workers[site] >> 1
        return BUMPING if owner != self.seat and 0 <= owner < self.game.options.companies else 0.0

    def with_expert(self, site: int) -> bool:
        """Whether an Expert goes there rather than a Worker: where the ability is of use."""
        game = self.game
        player = game.players[self.seat]
        if not player.idle or not player.idle_experts:
            return player.idle == 0
        ability = game.options.expert_effects[game.expert_tile]
        there = game.workers[site]
        if ability == TRAILBLAZER:
            return there == NOTHING
        if ability == ENFORCER:
            return there != NOTHING and there >> 1 < game.options.companies
        return ability not in (TEST_PILOT, TOUR_GUIDE, TICKET_AGENT)

    # -- actions ---------------------------------------------------------------------------------------------

    def lines(self, game: GalacticCruise) -> list[tuple[int, int]]:
        """Actions open to a Worker or Meeting, each with the free act that opens the walkway to it, or NOTHING."""
        seat = self.seat
        stack = game.stacks[seat]
        if not stack or not isinstance(stack[-1], ChooseAction):
            return []
        step = stack[-1]
        found: list[tuple[int, int]] = []
        seen: list[int] = []
        for action in game.choices(seat):
            if action != NONE_OF_THEM and action not in seen:
                seen.append(action)
                found.append((action, NOTHING))
        if step.meeting:
            return found
        after = (game.site + 1) % SITES
        solvable = troubles(game, seat) if game.with_expert else []
        for area, site in ((game.site, (game.site - 1) % SITES), (after, after)):
            act = NOTHING
            if can_borrow(game, seat, area):
                act = BORROW + area
            elif area in solvable:
                act = SOLVE + area
            if act != NOTHING:
                for action in game.site_actions[2 * site : 2 * site + 2]:
                    if action not in seen:
                        seen.append(action)
                        found.append((action, act))
        return found

    def acted(self, game: GalacticCruise, line: tuple[int, int]) -> GalacticCruise | None:
        """After this action; None if it cannot be taken after all."""
        other = game.clone()
        if line[1] != NOTHING:
            if line[1] >= SOLVE:
                solve(other, self.seat, line[1] - SOLVE)
            else:
                borrow(other, self.seat, line[1] - BORROW)
            other.cached_seat = -1
            if line[0] not in other.choices(self.seat):
                return None
        other.take(self.seat, line[0])
        finish(other, self.outlook)
        return other

    def promise(self, game: GalacticCruise) -> float:
        """The two best first actions from here, as if they were independent."""
        base = self.value(game)
        gains = [0.0, 0.0]
        for line in self.lines(game):
            other = self.acted(game, line)
            if other is not None:
                gains.append(self.value(other) - base)
        gains.sort(reverse=True)
        return base + gains[0] + gains[1]

    def best_line(self, game: GalacticCruise) -> Line:
        """The best pair of actions from here."""
        best = Line(self.value(game), NONE_OF_THEM, NOTHING, game)
        firsts: list[Line] = []
        for line in self.lines(game):
            other = self.acted(game, line)
            if other is not None:
                firsts.append(Line(self.value(other), line[0], line[1], other))
        firsts.sort(key=lambda each: -each.value)
        for first in firsts[:DEEP]:
            if first.value > best.value:
                best = first
            for line in self.lines(first.game):
                then = self.acted(first.game, line)
                if then is not None:
                    value = self.value(then)
                    if value > best.value:
                        best = Line(value, first.action, first.before, then)
        best.flights = flights_worth(best.game, self.outlook)
        return best

    def action(self) -> int:
        """What to choose for the next action, or the walkway to borrow for it."""
        line = self.best_line(self.game)
        return line.action if line.before == NOTHING else PERMITTED + line.before
