"""What a seat makes of the season: what passengers will pay, what fuel costs, how long others will be at sea."""

from __future__ import annotations

from math import exp
from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
from captains_table.titles.cruise_line_caribbean.data.ids import DEPARTURES, FALL, NOTHING, PILOT, TURNS
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.voyage import (
    fare,
    fare_change,
    has_pirates,
    is_closed,
    is_shallow,
    resort_income,
    unknown_values,
)

HORIZON: Final = 48  # turns looked ahead
PACE: Final = 2.5  # turns by which the guess at a rival's return may well be wrong
NEAR: Final = 2  # hexes within which a rival is at a port as good as at once


class Outlook:
    """One seat's expectations for the season in play; only what the seat can see goes into it."""

    def __init__(self, game: CruiseLine, seat: int) -> None:
        self.game: CruiseLine = game
        self.seat: int = seat
        options = game.options
        company = game.companies[seat]
        self.last: bool = game.year == options.years and game.season == FALL
        self.penalty: float = float(options.numbers["fine"])  # of a passenger who is not delivered
        if options.standard:
            self.penalty = float(max(1, SHARES[company.shares[seat]]))
        # -- fuel
        effect = game.effect()
        prices = options.fuel_prices[company.size]
        usual = prices[9] / 10
        self.tank: int = options.tanks[company.size]
        self.unit: float = options.fuel_prices[0][9] / 10 if effect == "glut" else usual
        cash = options.components.event_cash
        self.unit_isle: float = float(cash[game.event] if effect == "glut" else options.island_fuel)
        if effect == "fuel":
            self.unit += options.components.event_change[game.event]
            self.unit_isle += options.components.event_change[game.event]
        self.unit_left: float = 0.0 if self.last else 0.9 * usual  # fuel aboard at the end of the season
        # -- islands
        self.worth: list[float] = []  # a passenger, delivered
        self.fixed: list[float] = []  # a Visit besides
        self.blocked: int = 0  # a bit for each island where the ship may not stop
        hidden = unknown_values(game, seat)
        income = resort_income(game)
        for island in range(ISLANDS):
            port = island + DEPARTURES
            change = fare_change(game, port)
            up = game.face_up >> island & 1 == 1
            if up or game.looked[island] >> seat & 1:
                pays = float(fare(game.fares[island], change))
            elif hidden:
                pays = sum([fare(value, change) for value in hidden]) / len(hidden)
            else:
                pays = 4.5
            if game.resorts[island] == seat:  # a rival's resort earns as much whoever brings them
                pays += income
            self.worth.append(pays)
            visit = 0.0 if up else float(options.numbers["first_visit"])
            self.fixed.append(visit - options.numbers["pirates"] if has_pirates(game, port) else visit)
            if is_closed(game, port) or is_shallow(game, seat, port):
                self.blocked |= 1 << island
        if self.blocked and self.holds(PILOT):
            self.call_pilot()
        # -- others
        self.survival: list[list[float]] = []  # per port and turn ahead: how likely a group still waits there
        self.arrival: list[float] = []  # per turn of the own return: what cards and haste are worth
        self.look_at_others()

    def holds(self, blue: int) -> bool:
        for card, _ in self.game.companies[self.seat].hand:
            if self.game.options.blue[card] == blue:
                return True
        return False

    def call_pilot(self) -> None:
        """The Harbour Pilot opens the one port that has most to offer."""
        game = self.game
        aboard = game.companies[self.seat].aboard
        chosen = NOTHING
        most = 0
        for island in range(ISLANDS):
            if self.blocked >> island & 1:
                many = 3 * aboard[island]
                for port in range(DEPARTURES):
                    many += game.waits(port, island)
                if many > most:
                    most = many
                    chosen = island
        if chosen != NOTHING:
            self.blocked &= ~(1 << chosen)

    def look_at_others(self) -> None:
        game = self.game
        last_card = 0.0 if self.last else WEIGHTS.card
        first = last_card * game.options.numbers["cards_first"]
        step = first - last_card * game.options.numbers["cards_second"]
        back = 0
        returns: list[float] = []
        hazards = [0.0] * DEPARTURES
        waiting = sum(game.waiting)
        for rival in range(game.seats):
            company = game.companies[rival]
            if rival == self.seat or company.out:
                continue
            if game.phase == TURNS and company.returned:
                back += 1
                continue
            stops = 1.0
            for count in company.aboard:
                if count:
                    stops += 1.0
            room = game.room(rival)
            if room > 0 and waiting > 0:
                stops += WEIGHTS.extra_stops
                far = game.options.chart.distances(company.hex)
                for port in range(DEPARTURES):
                    near = far[game.options.port_hexes[port]] <= NEAR
                    hazards[port] += WEIGHTS.snatched_near if near else WEIGHTS.snatched
            returns.append(stops)
        for port in range(DEPARTURES):
            stays = 1.0 - min(0.5, hazards[port])
            chances: list[float] = []
            chance = 1.0
            for _ in range(HORIZON):
                chances.append(chance)
                chance *= stays
            self.survival.append(chances)
        for turn in range(HORIZON):
            place = float(back)
            for stops in returns:
                place += 1.0 / (1.0 + exp((stops - turn) / PACE))
            self.arrival.append(max(0.0, first - step * place) - WEIGHTS.haste * turn)
