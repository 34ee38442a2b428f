"""What flights are worth: those under way, and those a seat could still make."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.segments import day_worth
from captains_table.titles.galactic_cruise.data.ids import (
    ANY_GUEST,
    DAY_IN_SPACE,
    EARTH,
    EFFICIENT,
    ENTERTAINERS,
    LAUNCH_LESS,
    NOTHING,
    SITES,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.scoring import cockpit_points
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.trips import guest_worth, icons

GAMMA: Final = 0.75  # what is left of a trip's worth when it starts a turn later
MIXED: Final = 1.4  # Ads for scoring a Guest of whatever type
TOKEN: Final = 2.5  # an Upgrade to come
FLOW: Final = 2.0  # what a launch brings forward of those after it
LACKING: Final = 1.5  # for each Segment a Ship lacks before it can fly
SEGMENT_MONEY: Final = 4.0  # a cheap Segment


def fade(turns: float) -> float:
    worth: float = GAMMA**turns
    return worth


class Voyages:
    """The flights of one seat in one position."""

    def __init__(self, game: GalacticCruise, outlook: Outlook) -> None:
        self.game: GalacticCruise = game
        self.outlook: Outlook = outlook
        self.seat: int = outlook.seat
        self.ads: float = float(game.players[outlook.seat].ads)  # not planned for yet

    # -- under way -------------------------------------------------------------------------------------------

    def flying(self) -> float:
        total = 0.0
        for ship in self.game.players[self.seat].ships:
            if ship.cruise != NOTHING:
                total += self.ahead(ship)
        return total

    def ahead(self, ship: Ship) -> float:
        """The Stops still to come; beyond the end of the game only the best one counts (GC-14.11)."""
        game = self.game
        stops = game.options.cruise_stops[ship.cruise]
        total = 0.0
        last = 0.0
        turn = 0.0
        for number in range(ship.stop + 1, len(stops)):
            turn += 1.0
            worth = self.stop_worth(ship, stops[number])
            sure = min(1.0, max(0.0, self.outlook.turns + 0.5 - turn))
            total += sure * worth
            last = max(last, (1.0 - sure) * worth)
        if ship.token != NOTHING and self.outlook.turns >= 1:
            total += TOKEN * min(1.0, self.outlook.turns / 6.0)
        return 0.97 * (total + last)

    def stop_worth(self, ship: Ship, kind: int) -> float:
        if kind == EARTH:
            return 0.5 + self.outlook.money
        if kind == DAY_IN_SPACE:
            return self.day(ship, ship.guests)
        player = self.game.players[self.seat]
        worth = guest_worth(self.game, self.seat, kind)
        total = 0.0
        for type in range(3):
            price = 1 if type == kind or player.has(ANY_GUEST) else 2
            for _ in range(ship.guests[type]):
                if self.ads >= price:
                    self.ads -= price
                    total += max(0.0, worth - price * self.outlook.ad)
                else:  # they must be found on the way
                    total += 0.75 * max(0.0, worth - price * 1.0)
        return total

    def day(self, ship: Ship, guests: tuple[int, int, int]) -> float:
        game = self.game
        if game.options.specialized:
            return 0.9 * day_worth(game, self.outlook, ship, guests)
        more = 1 if game.players[self.seat].has(ENTERTAINERS) else 0
        total = 0.0
        for type in range(3):
            if guests[type]:
                each = self.outlook.gains(game.options.components.bonus_gains[game.bonuses[type]])
                total += guests[type] * each * (icons(game, ship, type) + more)
        return 0.9 * total

    # -- to come ---------------------------------------------------------------------------------------------

    def to_come(self) -> float:
        """The next launch in detail, and those of the other Ships afterwards."""
        ships = self.game.players[self.seat].ships
        best = 0.0
        first = NOTHING
        for number, ship in enumerate(ships):
            worth = self.next_launch(ship)
            if worth > best:
                best = worth
                first = number
        later: list[float] = []
        for number, ship in enumerate(ships):
            if number != first:
                later.append(self.some_launch(ship))
        later.sort(reverse=True)
        total = best
        for k, worth in enumerate(later):
            total += worth * fade(3.0 * k + 3.0) * min(1.0, max(0.0, (self.outlook.turns - 4.0 - 3.0 * k) / 4.0))
        return total

    def next_launch(self, ship: Ship) -> float:
        """With the Cruise scheduled, or the best that could be."""
        game = self.game
        scheduled = game.players[self.seat].scheduled
        if scheduled != NOTHING:
            return self.launch(ship, game.cruises[scheduled], game.presold[scheduled], 0.0)
        taken = [each.scheduled for each in game.players]
        best = 0.0
        for space in range(len(game.cruises)):
            if game.cruises[space] != NOTHING and space not in taken:
                best = max(best, self.launch(ship, game.cruises[space], game.presold[space], 1.0))
        return best

    def some_launch(self, ship: Ship) -> float:
        """A launch of which nothing is known yet but the Ship."""
        wait = 0.5 * max(0, 2 - len(ship.segments))
        if ship.cruise != NOTHING:
            wait += 0.5 * (len(self.game.options.cruise_stops[ship.cruise]) - 1 - ship.stop)
        worth = cockpit_points(self.game, self.seat, ship) + self.outlook.wings + 3.0 * max(1, ship.cabins())
        if not ship.launched:
            worth += self.game.options.numbers["unlaunched"]
        return max(0.0, worth - LACKING * max(0, 2 - len(ship.segments))) * fade(wait)

    def launch(self, ship: Ship, cruise: int, presold: tuple[int, int, int], actions: float) -> float:
        """The net worth of a launch, faded by what is still missing; so many actions are needed anyway."""
        game = self.game
        outlook = self.outlook
        player = game.players[self.seat]
        segments = max(2, len(ship.segments))
        guests = segments - 1
        # -- what is missing
        lack = segments - len(ship.segments)
        money = float(player.money)
        if lack:
            ready = min(lack, len(player.blueprints))
            actions += 1.0 + 0.25 * (lack - ready)
            actions += max(0.0, lack * SEGMENT_MONEY - money) / 3.0
        tickets = sum(presold)
        ads = float(player.ads)
        buy = max(0, guests - tickets)
        ads -= 1.5 * buy
        if ads < 0:
            actions += min(2.0, -ads / 2.0)
            ads = 0.0
        units = self.units_missing(cruise, guests, segments)
        actions += units / 2.5
        turns = 1.0 + actions / 2.0
        if player.idle + player.idle_experts == 0:
            turns += 1.0
        if ship.cruise != NOTHING:
            turns = max(turns, 1.0 + len(game.options.cruise_stops[ship.cruise]) - 1 - ship.stop)
        sure = min(1.0, max(0.0, outlook.turns + 1.0 - turns))
        if sure == 0.0:
            return 0.0
        worth = self.trip(ship, cruise, presold, guests, segments, ads, turns)
        return sure * fade(turns) * (worth + FLOW * outlook.launches)

    def units_missing(self, cruise: int, guests: int, segments: int) -> float:
        """Resources still to be found, those by cards or Reputation counted for less, what no store holds for more."""
        game = self.game
        player = game.players[self.seat]
        due = [guests + 1, segments, game.options.cruise_fuel[cruise]]
        for slot, tile in enumerate(game.technologies):
            if game.options.tech_effects[tile] == LAUNCH_LESS and game.areas[SITES + slot] >> self.seat & 1:
                due[game.options.components.tech_kind[tile]] -= game.ability(slot)
        spare = player.reputation // 3
        if player.has(EFFICIENT):
            spare += 1
        cards = [0, 0, 0]
        for card in player.hand:
            cards[game.options.card_resource[card]] += 1
        lack = 0
        weight = 0.0
        beyond = 0
        for kind in range(3):
            missing = due[kind] - player.stored[kind]
            if missing > 0:
                by_card = min(missing, cards[kind])
                weight += 0.4 * by_card
                lack += missing - by_card
                beyond += max(0, due[kind] - by_card - game.options.capacity - player.removed[kind])
        helped = min(lack, spare)
        return lack - helped + 0.8 * helped + weight + 2.0 * max(0, beyond - spare)

    def trip(
        self,
        ship: Ship,
        cruise: int,
        presold: tuple[int, int, int],
        guests: int,
        segments: int,
        ads: float,
        turns: float,
    ) -> float:
        game = self.game
        outlook = self.outlook
        player = game.players[self.seat]
        stops = game.options.cruise_stops[cruise]
        total = cockpit_points(game, self.seat, ship) + outlook.wings
        if not ship.launched:
            total += game.options.numbers["unlaunched"]
        known = min(guests, sum(presold))
        last = 0.0
        for number, kind in enumerate(stops):
            worth = 0.0
            if kind == EARTH:
                worth = 0.5
            elif kind == DAY_IN_SPACE:
                worth = self.day(ship, presold)
                if guests > known:
                    worth += (guests - known) * self.day(ship, (1, 1, 1)) / 3.0
            else:
                each = guest_worth(game, self.seat, kind)
                for k in range(guests):
                    price = MIXED
                    if k < known:
                        price = 1.0 if presold[kind] else 1.8
                    if player.has(ANY_GUEST):
                        price = 1.0
                    if ads >= price:
                        ads -= price
                        worth += max(0.0, each - price * outlook.ad)
                    else:
                        worth += 0.6 * max(0.0, each - price)
            sure = min(1.0, max(0.0, outlook.turns + 0.5 - turns - number))
            total += sure * worth
            last = max(last, (1.0 - sure) * worth)
        total += last
        if player.tokens and outlook.turns > 3:
            total += TOKEN
        used = (guests + 1 + segments + game.options.cruise_fuel[cruise]) * outlook.resource * 0.6
        return max(0.0, total - used)
