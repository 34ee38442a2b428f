"""A game of Cruise Line: Caribbean! as it stands, and what can be told from it alone."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import Outcome, State
from captains_table.titles.cruise_line_caribbean.data.ids import ACTION_CARDS, COLOURS, DEPARTURES, NOTHING, TURNS
from captains_table.titles.cruise_line_caribbean.rules import knowledge
from captains_table.titles.cruise_line_caribbean.rules.company import Company
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.options import GameOptions

NONE: Final[list[int]] = []
ISLANDS: Final = len(COLOURS)
MARKERS: Final = ISLANDS + 4  # places of Fare markers: the islands, then the Mystery markers
ROLLS: Final = 1000  # at most; more "again" than any game will ever see
WINNING: Final = "most_worth"
ALONE: Final = "others_bankrupt"


class CruiseLine(State):
    __slots__ = (
        "actions",
        "bids",
        "books",
        "companies",
        "demand",
        "demand_discard",
        "discard",
        "event",
        "event_discard",
        "event_ports",
        "events_deck",
        "face_up",
        "fares",
        "looked",
        "markers_down",
        "market",
        "mystery",
        "mystery_values",
        "offers",
        "options",
        "order",
        "phase",
        "played_by",
        "prices",
        "refilled_in",
        "refills",
        "resorts",
        "season",
        "seen",
        "set_aside",
        "supply",
        "turn",
        "turn_flags",
        "waiting",
        "worths",
        "year",
    )

    def __init__(self, seats: int, options: GameOptions) -> None:
        super().__init__(seats)
        self.options: GameOptions = options
        # -- time
        self.year: int = 1
        self.season: int = 0
        self.phase: int = 0
        self.order: tuple[int, ...] = ()  # turn order
        self.turn_flags: int = 0  # what the current turn has seen: ACTED, WITH_WIND, ...
        self.turn: int = NOTHING  # whose turn it is in S5
        self.played_by: int = 0  # a bit for each seat that has played a card in this turn or window (CL-10.5)
        self.offers: int = 0  # made in this shortage (CL-17.3)
        # -- companies
        self.companies: list[Company] = []
        self.prices: list[int] = NONE  # of the stock, by seat
        self.market: list[int] = NONE  # lots in the market area, by seat
        self.resorts: list[int] = NONE  # owner per island, or NOTHING
        self.bids: tuple[int, ...] = ()  # NOTHING: not committed; see BID_SPOT
        # -- passengers
        self.supply: list[int] = NONE  # by colour
        self.waiting: list[int] = NONE  # 3 x 8: at NY, VA, FL by colour
        # -- Fare and Mystery markers
        self.fares: list[int] = NONE  # value per island
        self.face_up: int = 0  # a bit per island: face up
        self.mystery: tuple[int, ...] = (0, 0, 0, 0)  # the numbers of their hexes; 0: gone until next Winter
        self.mystery_values: tuple[int, ...] = (0, 0, 0, 0)
        self.markers_down: int = 0  # a bit for each number with a face-down marker
        self.looked: tuple[int, ...] = (0,) * MARKERS  # per marker a bit for each seat that knows it by SCOUT
        # -- decks: the top is at the end
        self.demand: list[int] = NONE
        self.demand_discard: tuple[int, ...] = ()
        self.set_aside: tuple[int, ...] = ()  # demand cards out of the game, known to nobody
        self.events_deck: list[int] = NONE
        self.event_discard: tuple[int, ...] = ()
        self.event: int = NOTHING  # this season's
        self.event_ports: int = 0  # a bit for each port it concerns
        self.actions: list[int] = NONE
        self.discard: tuple[int, ...] = ()
        # -- what is known of hidden Action cards
        self.seen: tuple[int, ...] = (0,) * ACTION_CARDS  # per card a bit for each seat that knows whose hand it is in
        self.refills: int = 0
        self.refilled_in: tuple[int, ...] = (0,) * ACTION_CARDS  # per card the refill in which it went into the deck
        # -- the ledger of past seasons: (year, season, per seat the entries), and worth at their end
        self.books: tuple[tuple[int, int, tuple[tuple[int, ...], ...]], ...] = ()
        self.worths: tuple[tuple[int, int, tuple[int, ...]], ...] = ()

    def clone(self) -> CruiseLine:
        """Written by tools/state_fields.py from `__init__`."""
        other = CruiseLine(self.seats, self.options)
        self.copy_to(other)
        other.year = self.year
        other.season = self.season
        other.phase = self.phase
        other.order = self.order
        other.turn_flags = self.turn_flags
        other.turn = self.turn
        other.played_by = self.played_by
        other.offers = self.offers
        other.companies = [each.clone() for each in self.companies]
        other.prices = self.prices.copy()
        other.market = self.market.copy()
        other.resorts = self.resorts.copy()
        other.bids = self.bids
        other.supply = self.supply.copy()
        other.waiting = self.waiting.copy()
        other.fares = self.fares.copy()
        other.face_up = self.face_up
        other.mystery = self.mystery
        other.mystery_values = self.mystery_values
        other.markers_down = self.markers_down
        other.looked = self.looked
        other.demand = self.demand.copy()
        other.demand_discard = self.demand_discard
        other.set_aside = self.set_aside
        other.events_deck = self.events_deck.copy()
        other.event_discard = self.event_discard
        other.event = self.event
        other.event_ports = self.event_ports
        other.actions = self.actions.copy()
        other.discard = self.discard
        other.seen = self.seen
        other.refills = self.refills
        other.refilled_in = self.refilled_in
        other.books = self.books
        other.worths = self.worths
        return other

    def redeal(self, seat: int, rng: Rng) -> CruiseLine:
        return knowledge.redeal(self, seat, rng)

    # -- who -------------------------------------------------------------------------------------------------

    def in_order(self) -> list[int]:
        """Those still in the game, in turn order."""
        return [seat for seat in self.order if not self.companies[seat].out]

    def on_turn(self, seat: int) -> bool:
        """Whether it is this seat's turn in S5, its ship not back yet."""
        company = self.companies[seat]
        return self.phase == TURNS and seat == self.turn and not company.returned and company.size != NOTHING

    def has_played(self, seat: int) -> bool:
        """CL-10.5"""
        return self.played_by >> seat & 1 == 1

    # -- chance ------------------------------------------------------------------------------------------------

    def die(self) -> int:
        """CL-2.12: 1 to 10"""
        assert self.rng is not None
        return 1 + int(self.rng.below(10))

    def two_dice(self, count: int) -> list[int]:
        """CL-5.15: so many different sums; one that is there already is rolled again."""
        found: list[int] = []
        for _ in range(ROLLS):
            if len(found) == count:
                break
            number = self.die() + self.die()
            if number not in found:
                found.append(number)
        return found

    # -- the ship ------------------------------------------------------------------------------------------------

    def effect(self) -> str:
        """What this season's event does, in a word; empty if none lasts."""
        if self.event == NOTHING or not self.options.components.event_lasts[self.event]:
            return ""
        return self.options.components.event_effects[self.event]

    def capacity(self, seat: int) -> int:
        """CL-7.6, E28"""
        size = self.companies[seat].size
        if self.effect() == "inspection":
            return self.options.components.event_sizes[self.event][size]
        return self.options.capacities[size]

    def room(self, seat: int) -> int:
        return max(0, self.capacity(seat) - self.companies[seat].passengers())

    def free_tank(self, seat: int) -> int:
        company = self.companies[seat]
        return self.options.tanks[company.size] - company.fuel

    def port(self, seat: int) -> int:
        """The port the ship is in, or NOTHING."""
        hex = self.companies[seat].hex
        return NOTHING if hex == NOTHING else self.options.port_at[hex]

    # -- property ------------------------------------------------------------------------------------------------

    def resorts_of(self, seat: int) -> int:
        return self.resorts.count(seat)

    def own_limit(self) -> int:
        """CL-3.9, 15.10"""
        if self.seats == 2 and self.year == self.options.years:
            return 10
        return self.options.own_limit

    def may_own_more(self, seat: int, company: int, lot: int) -> bool:
        """CL-13.6"""
        return company != seat or SHARES[self.companies[seat].shares[seat]] + SHARES[lot] <= self.own_limit()

    def change_price(self, company: int, by: int) -> None:
        """CL-16.2, and CL-18.8: the price of a bankrupt company stays."""
        self.prices[company] = self.price_after(company, by)

    def price_after(self, company: int, by: int) -> int:
        """What the price would become."""
        if self.companies[company].out:
            return self.prices[company]
        return max(1, min(self.options.price_cap, self.prices[company] + by))

    def shares_value(self, seat: int) -> int:
        """CL-19.1"""
        shares = self.companies[seat].shares
        return sum([SHARES[shares[company]] * self.prices[company] for company in range(self.seats)])

    def ship_value(self, seat: int) -> int:
        size = self.companies[seat].size
        return self.options.trade_ins[size] if size != NOTHING else 0

    def worth(self, seat: int) -> int:
        """CL-12.1, 19.1"""
        company = self.companies[seat]
        worth = company.cash - company.debt + self.options.resort_value * self.resorts_of(seat) + self.ship_value(seat)
        return worth + self.shares_value(seat) if self.options.standard else worth

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """What decides, in this order (CL-12.2, 18.8)."""
        company = self.companies[seat]
        if company.out:
            return (company.out, 0, 0, 0)
        return (self.seats, self.worth(seat), company.cash, self.resorts_of(seat))

    def score(self, seat: int) -> float:
        if self.companies[seat].out:
            return 0.0
        best = max([self.worth(q) for q in range(self.seats) if q != seat])
        return max(0.0, min(1.0, 0.5 + (self.worth(seat) - best) / 400))

    def outcome(self) -> Outcome:
        best = max([self.standing(seat) for seat in range(self.seats)])
        winners = tuple([seat for seat in range(self.seats) if self.standing(seat) == best])
        return Outcome(tuple([float(self.worth(seat)) for seat in range(self.seats)]), winners, self.reason)

    # -- Action cards ------------------------------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> list[int]:
        """CL-10.1"""
        drawn = []
        for _ in range(count):
            if not self.actions:
                if not self.discard:
                    break
                self.refills += 1
                refilled_in = list(self.refilled_in)
                for card in self.discard:
                    refilled_in[card] = self.refills
                self.refilled_in = tuple(refilled_in)
                self.actions = self.shuffled(list(self.discard))
                self.discard = ()
                self.emit("actions_shuffled", -1)
            drawn.append(self.actions.pop())
        if drawn:
            company = self.companies[seat]
            company.hand += tuple([(card, self.refills) for card in drawn])
            self.reveals += 1
        return drawn

    def holds(self, seat: int, card: int) -> bool:
        return any(held == card for held, _ in self.companies[seat].hand)

    def lay_down(self, seat: int, card: int) -> None:
        """A card leaves the hand for the discard pile, for all to see."""
        company = self.companies[seat]
        company.hand = tuple([each for each in company.hand if each[0] != card])
        self.discard += (card,)
        self.know(card, 0)

    def know(self, card: int, seats: int) -> None:
        seen = list(self.seen)
        seen[card] = seats
        self.seen = tuple(seen)

    # -- waiting passengers ------------------------------------------------------------------------------------

    def waits(self, port: int, colour: int) -> int:
        return self.waiting[port * ISLANDS + colour]

    def put_waiting(self, port: int, colour: int, count: int) -> int:
        """From the supply, as far as it goes (CL-6.9)."""
        placed = min(count, self.supply[colour])
        self.supply[colour] -= placed
        self.waiting[port * ISLANDS + colour] += placed
        return placed

    def take_waiting(self, port: int, colour: int, count: int) -> None:
        self.waiting[port * ISLANDS + colour] -= count

    def waiting_at(self, port: int) -> list[int]:
        return self.waiting[port * ISLANDS : (port + 1) * ISLANDS]

    def clear_waiting(self) -> None:
        """CL-6.7"""
        for port in range(DEPARTURES):
            for colour in range(ISLANDS):
                self.supply[colour] += self.waits(port, colour)
        self.waiting = [0] * (DEPARTURES * ISLANDS)
