"""A turn at sea: the next step of the best tour, the fuel for it, and the cards that go with it."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.detours import SPARE, attack, build, explore
from captains_table.titles.cruise_line_caribbean.bot.routes import SEA
from captains_table.titles.cruise_line_caribbean.bot.tour import NEVER, RETURNING, VISITING
from captains_table.titles.cruise_line_caribbean.bot.turn_plan import TurnPlan
from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ACTED,
    CASH,
    DEPARTURES,
    DOUBLE,
    EXCUSE,
    EXTRA_ACTION,
    FUEL,
    GROUP,
    NOTHING,
    PRESS,
    SCOUT,
    WIND,
    WITH_WIND,
)
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS
from captains_table.titles.cruise_line_caribbean.rules.prices import fuel_price
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS
from captains_table.titles.cruise_line_caribbean.rules.steps.actions import (
    CARDS,
    EXPLORE,
    REPOSITION,
    RESORT,
    RETURN,
    TOW,
    VISIT,
    WAIT,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import LOOKS, card_with
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import BUY, END, LOOK_AT, OFFER_CHOICE, PLAY, SELL

UNEASY: Final = 0.5


class TurnAdvice(TurnPlan):
    """One seat's turn."""

    # -- the turn --------------------------------------------------------------------------------------------

    def turn(self) -> int:
        if self.game.turn_flags & ACTED:
            return self.afterwards()
        self.think()
        if self.plan.value == NEVER:
            return self.distress()
        choice = self.card()
        if choice == NOTHING:
            choice = attack(self)
        if choice == NOTHING:
            choice = build(self)
        if choice == NOTHING:
            choice = self.fuel()
        if choice == NOTHING:
            choice = explore(self)
        if choice != NOTHING:
            return choice
        choice = self.step_choice(self.steps[0])
        return choice if choice in self.options else self.distress()

    def step_choice(self, step: int) -> int:
        """A step of the plan as an action, with the card that goes with it."""
        if step < VISITING:
            return step
        if step < RETURNING:
            island = step - VISITING
            return VISIT + island * CARDS + self.visit_card(island) + 1
        card = NOTHING
        if self.game.companies[self.seat].passengers():
            cards = card_with(self.game, self.seat, EXCUSE)
            card = cards[0] if cards else NOTHING
        return RETURN + (step - RETURNING) * CARDS + card + 1

    # -- fuel ------------------------------------------------------------------------------------------------

    def fuel(self) -> int:
        """Bought before sailing: in a port of departure for the whole way, on an island for the next move only."""
        here = self.planner.start.at
        if here == SEA:
            return NOTHING
        legs = self.legs()
        have = self.game.companies[self.seat].fuel
        missing = (sum(legs) if here < DEPARTURES else legs[0]) - have
        if missing <= 0 or (here < DEPARTURES and self.steps[0] < VISITING and self.steps[0] // 128 == here):
            return NOTHING  # enough, or a Pick up here comes first
        return self.most(BUY + 1, BUY + missing)

    def most(self, low: int, high: int) -> int:
        """The highest option in this range."""
        found = NOTHING
        for option in self.options:
            if low <= option <= high and option > found:
                found = option
        return found

    # -- cards -----------------------------------------------------------------------------------------------

    def card(self) -> int:
        """A card to play before the action, unless one goes with it."""
        game = self.game
        company = game.companies[self.seat]
        if not company.hand or game.has_played(self.seat):
            return NOTHING
        first = self.steps[0]
        if first >= VISITING and (self.step_choice(first) - VISIT if first < RETURNING else 0) % CARDS:
            return NOTHING
        if len(self.steps) > 1 and first < VISITING and self.steps[1] < VISITING:
            double = self.playable(DOUBLE)
            colours = (first // 16 % ISLANDS, self.steps[1] // 16 % ISLANDS)
            if double != NOTHING and first // 128 == self.steps[1] // 128 and colours[0] != colours[1]:
                return double
        group = self.playable(GROUP)
        if group != NOTHING and self.group_gain() >= WEIGHTS.group_gain:
            return group
        for blue in (CASH, PRESS):
            choice = self.playable(blue)
            if choice != NOTHING:
                return choice
        if game.free_tank(self.seat) >= game.options.blue_value[FUEL]:
            choice = self.playable(FUEL)
            if choice != NOTHING and sum(self.legs()) > company.fuel:
                return choice
        legs = self.legs()
        if legs[0] >= game.options.blue_value[WIND] and not game.turn_flags & WITH_WIND:
            choice = self.playable(WIND)
            if choice != NOTHING:
                return choice
        return self.scout()

    def scout(self) -> int:
        """The two face-down fares most passengers could go to."""
        game = self.game
        if not card_with(game, self.seat, SCOUT):
            return NOTHING
        best = 0
        chosen = NOTHING
        for k in range(len(LOOKS)):
            choice = LOOK_AT + k
            if len(LOOKS[k]) == 2 and choice in self.options:
                count = 0
                for place in LOOKS[k]:
                    if place < ISLANDS:
                        for port in range(DEPARTURES):
                            count += game.waits(port, place)
                if count > best:
                    best = count
                    chosen = choice
        return chosen

    # -- after the action ------------------------------------------------------------------------------------

    def afterwards(self) -> int:
        game = self.game
        company = game.companies[self.seat]
        if company.returned:
            return self.stock_up()
        if company.hand and not game.has_played(self.seat):
            extra = self.playable(EXTRA_ACTION)
            group = self.playable(GROUP)
            if extra != NOTHING or group != NOTHING:
                self.think()
                if self.plan.value > NEVER:
                    if group != NOTHING and self.group_gain() >= WEIGHTS.group_gain:
                        return group
                    if extra != NOTHING and len(self.steps) > 1 and self.ready():
                        return extra
            for blue in (CASH, PRESS):
                choice = self.playable(blue)
                if choice != NOTHING:
                    return choice
        return END

    def ready(self) -> bool:
        """Whether the next step can be taken without buying fuel at island prices."""
        return self.legs()[0] <= self.game.companies[self.seat].fuel

    def stock_up(self) -> int:
        """Home: fuel only if it is cheap now."""
        game = self.game
        if self.outlook.last or game.effect() != "glut":
            return END
        cash = game.companies[self.seat].cash - SPARE
        best = END
        for option in self.options:
            if BUY < option < PLAY and fuel_price(game, self.seat, option - BUY, game.port(self.seat)) <= cash:
                best = option
        return best

    # -- distress --------------------------------------------------------------------------------------------

    def distress(self) -> int:
        """The plan cannot be carried out: earn something, come home somehow."""
        game = self.game
        far = game.options.chart.distances(game.companies[self.seat].hex)
        best = NEVER
        chosen = NOTHING
        for option in self.options:
            worth = NEVER
            if VISIT <= option < RETURN and (option - VISIT) % CARDS == 0:
                island = (option - VISIT) // CARDS
                worth = 200.0 - far[game.options.port_hexes[island + DEPARTURES]]
            elif RETURN <= option < TOW:
                worth = 100.0 - far[game.options.port_hexes[(option - RETURN) // CARDS]]
                worth += UNEASY * ((option - RETURN) % CARDS > 0)
            elif BUY < option < PLAY:
                worth = 50.0 + option - BUY
            elif PLAY <= option < LOOK_AT and game.options.blue[option - PLAY] in (FUEL, CASH):
                worth = 120.0
            elif SELL <= option < OFFER_CHOICE:
                worth = 40.0 - (option - SELL) % LOTS
            elif TOW <= option < RESORT:
                worth = 20.0 + UNEASY * ((option - TOW) % CARDS > 0)
            elif option == WAIT:
                worth = 30.0
            elif REPOSITION <= option < EXPLORE:
                worth = 10.0 - far[game.options.port_hexes[option - REPOSITION]]
            if worth > best:
                best = worth
                chosen = option
        return self.options[0] if chosen == NOTHING else chosen
