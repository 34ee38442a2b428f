"""What a sensible player would choose, from what the seat knows.

Families are chosen by what they will bring in the rounds that are left, ports and sets by the best plan for phase 4
that they allow (plan.py), together with the routes that may come of a port.
"""

from __future__ import annotations

from typing import Final

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.titles.dream_cruise.bot.plan import Planner
from captains_table.titles.dream_cruise.bot.prospects import WEIGHTS, Prospects, Weights
from captains_table.titles.dream_cruise.data.ids import ACTIVITIES, NOTHING, SHIP_CARDS
from captains_table.titles.dream_cruise.rules.options import GameOptions
from captains_table.titles.dream_cruise.rules.routes import count
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.boarding import Board
from captains_table.titles.dream_cruise.rules.steps.course import Course
from captains_table.titles.dream_cruise.rules.steps.entertainment import TakeSet
from captains_table.titles.dream_cruise.rules.steps.sail import BUILD, CAPTAIN, DONE, PLAY, Pay, Replace, Sail
from captains_table.titles.dream_cruise.rules.steps.setting_up import Arrange, StartSet

KEEP: Final = 0  # the arrangement that is proposed


def advise(state: State, seat: int, rng: Rng) -> int:
    """What to choose for a seat that is asked."""
    assert isinstance(state, DreamCruise)
    return choose(state, seat, WEIGHTS)


def choose(game: DreamCruise, seat: int, weights: Weights) -> int:
    options = game.choices(seat)
    if len(options) == 1:
        return options[0]
    step = game.stacks[seat][-1]
    if isinstance(step, Arrange):
        return KEEP
    thoughts = Thoughts(game, seat, weights)
    if isinstance(step, Sail):
        return thoughts.sail()
    if isinstance(step, Pay):
        planner = thoughts.planner()
        planner.best()
        return planner.payment(step.card)
    if isinstance(step, Replace):
        return thoughts.replace(step.card)
    best = -(1 << 30)
    chosen = options[0]
    for option in options:
        if isinstance(step, Board):
            worth = thoughts.prospects.newcomer(thoughts.ship, option)
        elif isinstance(step, Course):
            worth = thoughts.course(option)
        elif isinstance(step, TakeSet):
            worth = thoughts.take(option)
        else:
            assert isinstance(step, StartSet)
            worth = sum([thoughts.prospects.newcomer(thoughts.ship, 3 * option + k) for k in range(3)])
        if worth > best:
            best = worth
            chosen = option
    return chosen


class Thoughts:
    """What a seat makes of the position before it decides."""

    def __init__(self, game: DreamCruise, seat: int, weights: Weights) -> None:
        self.game: DreamCruise = game
        self.ship = game.ships[seat]
        self.weights: Weights = weights
        self.prospects: Prospects = Prospects(game, weights)

    # -- phase 4 ---------------------------------------------------------------------------------------------

    def planner(self) -> Planner:
        ship = self.ship
        return Planner(ship, ship.hand, ship.location, self.prospects)

    def sail(self) -> int:
        """The first thing to do of the best plan; what remains of it is found again afterwards."""
        plan = self.planner().best()
        if plan.builds:
            return BUILD + plan.builds[0][0]
        if plan.plays:
            return PLAY + plan.plays[0]
        if plan.captain >= 0:
            return CAPTAIN + plan.captain
        return plan.places[0] if plan.places else DONE

    def replace(self, card: int) -> int:
        """The space where the plan builds this card; if it does not, the addition that is missed least."""
        for planned, space in self.planner().best().builds:
            if planned == card:
                return space
        additions = self.ship.additions
        chosen = 0
        for space in range(1, len(additions)):
            if self.prospects.built(additions[space]) < self.prospects.built(additions[chosen]):
                chosen = space
        return chosen

    def value_with(self, cards: list[int], location: int) -> int:
        """What can be made of the day with these cards besides the hand."""
        hand = sorted(self.ship.hand + cards)
        return Planner(self.ship, hand, location, self.prospects).best().value

    # -- phases 2 and 3 --------------------------------------------------------------------------------------

    def course(self, location: int) -> int:
        """The plans it allows, with sets as they may come: the better ones are more likely to be taken."""
        values = sorted([self.value_with(cards, location) for cards in typical_sets(self.game.options, False)])
        return (values[-1] + values[-2]) // 2 + self.routes(location)

    def routes(self, location: int) -> int:
        """The routes with this location, and what may come of them."""
        options = self.game.options
        ports, sea = count([*self.ship.voyage, location], options)
        values = options.route_values
        last = len(values) - 1
        chance = min(100, self.weights.same_region * self.prospects.rounds // 100)  # of another port of each region
        worth = 0
        gains: list[int] = []  # of a sea day added
        for number in ports:
            if number:
                now = values[min(number, last)]
                more = values[min(number + 1, last)]
                most = values[min(number + 2, last)]
                worth += now * (100 - chance) + more * chance
                gains.append((more - now) * (100 - chance) + (most - more) * chance)
        gains.sort(reverse=True)
        return worth + sum(gains[:sea])

    def take(self, number: int) -> int:
        game = self.game
        location = self.ship.location
        if number > 0:
            return self.value_with(list(game.display[number]), location)
        values = [self.value_with(cards, location) for cards in typical_sets(game.options, True)]
        return sum(values) // len(values) + (0 if game.final or game.options.solo else self.weights.token)


def typical_sets(options: GameOptions, all_kinds: bool) -> list[list[int]]:
    """Pairs of ship cards as they are often dealt: an activity and an addition, or two activities."""
    found: list[list[int]] = []
    for icon in range(3):
        activity = typical(options, icon, 0, ACTIVITIES)
        found.append([activity, typical(options, (icon + 1) % 3, ACTIVITIES, SHIP_CARDS)])
        if all_kinds:
            found.append([activity, typical(options, (icon + 2) % 3, 0, ACTIVITIES)])
    return found


def typical(options: GameOptions, icon: int, first: int, end: int) -> int:
    """A card with this icon that takes two guests, or any with this icon."""
    chosen = NOTHING
    for card in range(first, end):
        if options.icons[card] == icon:
            if options.capacities[card] == 2:
                return card
            chosen = card
    return first if chosen == NOTHING else chosen
