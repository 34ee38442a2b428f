"""A game from any position (docs/positions/cruise-line-caribbean.md): what is not said is dealt or taken from the
ordinary course of a game, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from captains_table.kernel.card_pool import CardPool, CardReader
from captains_table.kernel.errors import shown
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import restore_open_steps
from captains_table.kernel.title import Options
from captains_table.titles.cruise_line_caribbean.data.components import components
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ADVERTISING,
    CHOOSING,
    COLOURS,
    DEMAND,
    DEPARTURES,
    ENTRIES,
    EVENT,
    FIRST_SHIP,
    IN_START,
    IPO,
    NOTHING,
    PHASES,
    PORTS,
    RESORTS,
    SEASONS,
    TURN_WORDS,
    TURNS,
    WINTER,
)
from captains_table.titles.cruise_line_caribbean.presentation.set_up_calendar import schedule_rest
from captains_table.titles.cruise_line_caribbean.presentation.set_up_companies import Founded
from captains_table.titles.cruise_line_caribbean.presentation.set_up_open import OpenQuestion
from captains_table.titles.cruise_line_caribbean.rules.deal import demand_deck, empty
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.options import GameOptions
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, MARKERS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.season import BID_SPOT

KEYS = [
    "year", "season", "phase", "order", "active", "turn", "played", "offers", "companies", "prices", "market",
    "resorts", "bids", "waiting", "fares", "up", "mystery", "looked", "demand", "demand_discard", "events",
    "event_discard", "event", "event_ports", "actions", "discard", "seen", "refills", "born", "books", "worths",
    "asked", "script",
]  # fmt: skip


def set_up(data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None = None) -> CruiseLine:
    game = empty(seats, GameOptions(seats, options, components(packs)))
    game.rng = rng
    return _SetUp(game, data, rng).run()


class _SetUp(CardReader):
    """One setting up, part by part."""

    def __init__(self, game: CruiseLine, data: Mapping[str, Any], rng: Rng) -> None:
        super().__init__("cruise-line-caribbean", game.seats, data, KEYS, rng)
        self.game = game
        cards = game.options.components
        self.action_stock = CardPool("Action card", cards.card_ids)
        self.event_stock = CardPool("event", cards.event_ids)
        self.demand_stock = CardPool("demand card", cards.demand_ids)

    def run(self) -> CruiseLine:
        self.time()
        self.table()
        Founded(self.game, self, self.action_stock).run()
        self.passengers()
        self.markers()
        self.decks()
        self.at_sea()
        self.ledger()
        self.pending()
        return self.game

    # -- time ----------------------------------------------------------------------------------------------

    def time(self) -> None:
        game, data = self.game, self.data
        game.phase = self.word(data.get("phase", "turns"), PHASES, "phase")
        season = data.get("season", "winter" if game.phase < PHASES.index("fuel") else "spring")
        game.season = self.word(season, SEASONS, "season")
        if (game.season == WINTER) != (game.phase < PHASES.index("fuel")):
            raise self.wrong("phase", f"'{PHASES[game.phase]}' is not a phase of {season} (CL-4.1, CL-4.4)")
        game.year = self.number(data.get("year", 1), 1, game.options.years, "year")
        if game.phase == CHOOSING and "asked" not in data:
            raise self.wrong("phase", "a new game is dealt, not set up; begin with a later phase")
        first_only = PHASES[game.phase] in ("ipo", "first_ship")
        if first_only and (game.year > 1 or not game.options.standard):
            raise self.wrong("phase", "belongs to the first Winter of the Standard game (CL-13.1)")
        if game.phase == RESORTS and game.year == 1 and not game.options.first_winter_resorts:
            raise self.wrong("phase", "no resorts are built in the first Winter of the Standard game (CL-13.1)")
        if PHASES[game.phase] in ("dividends", "trading") and not game.options.standard:
            raise self.wrong("phase", "belongs to the Standard game (CL-4.2)")

    def table(self) -> None:
        game, data = self.game, self.data
        order = self.entries("order") if "order" in data else list(range(self.seats))
        if sorted(order, key=str) != list(range(self.seats)):
            raise self.wrong("order", f"must name each of the {self.seats} seats once")
        game.order = tuple(order)
        game.turn = self.words_in(self.entries("turn"), TURN_WORDS, "turn")
        game.played = self.seats_in(self.entries("played"), "played")
        game.offers = self.number(data.get("offers", 0), 0, game.options.numbers["offers"], "offers")
        if game.phase == TURNS:
            resumed = "asked" in data and data.get("active") is None  # a game that has ended
            game.active = NOTHING if resumed else self.seat("active", game.order[0])
        elif game.turn or "active" in data:
            raise self.wrong("active", "somebody is on turn only in the phase 'turns'")
        bids = self.entries("bids")
        if bids and len(bids) != self.seats:
            raise self.wrong("bids", f"one for each of the {self.seats} seats is needed")
        game.bids = tuple(self.number(each, -1, 2500, "bids") for each in bids)
        if bids and game.phase < ADVERTISING:
            raise self.wrong("bids", "are made in the phase 'advertising' (CL-6.13)")
        if bids and game.phase == TURNS and not all(0 <= bid < BID_SPOT for bid in game.bids):
            raise self.wrong("bids", "are revealed by now: dollars from 0 up (CL-6.13)")

    # -- passengers ----------------------------------------------------------------------------------------

    def counts(self, values: Any, where: str) -> list[int]:
        """Passengers by colour, taken from the supply."""
        if not isinstance(values, dict):
            raise self.wrong(where, f"must be a table of colours and numbers, not {shown(values)}")
        found = [0] * ISLANDS
        for name, count in values.items():
            colour = self.word(name, COLOURS, where)
            found[colour] = self.number(count, 0, 15, where)
            self.game.supply[colour] -= found[colour]
            if self.game.supply[colour] < 0:
                raise self.wrong(where, f"there are not so many {name} passengers (CL-2.10)")
        return found

    def passengers(self) -> None:
        for port, tokens in self.table_of("waiting").items():
            at = self.word(port, PORTS[:DEPARTURES], "waiting")
            for colour, count in enumerate(self.counts(tokens, f"waiting, {port}")):
                self.game.waiting[at * ISLANDS + colour] = count

    # -- markers -------------------------------------------------------------------------------------------

    def markers(self) -> None:
        """CL-5.14, 5.15; values that are not said are shuffled."""
        game, data = self.game, self.data
        left = list(game.options.components.fares)
        fares: list[int] = [0] * ISLANDS
        for name, value in self.table_of("fares").items():
            fares[self.word(name, COLOURS, "fares")] = self.value(left, value, "fares")
        said = self.entries("mystery") if "mystery" in data else [None] * 4
        if len(said) > 4:
            raise self.wrong("mystery", "there are four Mystery markers (CL-5.15)")
        numbers, values = [0] * 4, [0] * 4
        for at, each in enumerate(said):
            if each is None:
                continue
            number, value = each if isinstance(each, list) and len(each) == 2 else (each, None)
            numbers[at] = self.number(number, 0, 20, "mystery")
            if numbers[at] == 1 or (numbers[at] and numbers.count(numbers[at]) > 1):
                raise self.wrong("mystery", "each lies on a hex of its own, 2 to 20; 0 says that it is gone")
            if value is not None:
                values[at] = self.value(left, value, "mystery")
        self.rng.shuffle(left)
        game.fares = [value or left.pop() for value in fares]
        game.mystery_values = tuple(value or left.pop() for value in values)
        if "mystery" not in data and game.season != WINTER:
            numbers = game.two_dice(len(numbers))
        game.mystery = tuple(numbers)
        game.veiled = sum(1 << number for number in numbers if number)
        game.up = self.words_in(self.entries("up"), COLOURS, "up")
        looked = self.entries("looked") if "looked" in data else [[]] * MARKERS
        if len(looked) != MARKERS:
            raise self.wrong("looked", "a list of seats for each of the 8 islands and 4 Mystery markers is needed")
        game.looked = tuple(self.seats_in(each, "looked") for each in looked)

    def value(self, left: list[int], value: Any, where: str) -> int:
        if value not in left:
            raise self.wrong(where, f"there is no marker {shown(value)} left (CL-2.8)")
        left.remove(value)
        return int(value)

    def at_sea(self) -> None:
        """What ships cannot be once event and markers are known."""
        game = self.game
        for seat, company in enumerate(game.companies):
            if company.size == NOTHING:
                continue
            if game.veiled >> game.options.chart.number[company.hex] & 1:
                raise self.wrong(f"companies, seat {seat}, at", "a face-down marker lies there (CL-9.1)")
            if company.passengers() > game.capacity(seat):
                raise self.wrong(f"companies, seat {seat}, aboard", "more than the ship holds (CL-7.6, E28)")

    # -- decks ---------------------------------------------------------------------------------------------

    def seasons_left(self, since: int) -> int:
        """Seasons in which this phase is still to come."""
        game = self.game
        left = 3 * (game.options.years - game.year) + 3 - game.season
        to_come = game.phase < since or (game.phase == since and "asked" not in self.data)
        return left + (1 if game.season and to_come else 0)

    def decks(self) -> None:
        game, data = self.game, self.data
        self.events()
        game.discard = tuple(self.claims(self.action_stock, self.entries("discard"), "discard"))
        if "actions" in data:
            game.actions = self.claims(self.action_stock, data["actions"], "actions")
            game.discard += tuple(self.rest(self.action_stock, "discard", "actions"))
        else:
            game.actions = self.some(self.action_stock, len(self.action_stock.left), "actions")
        game.demand_discard = tuple(self.claims(self.demand_stock, self.entries("demand_discard"), "demand_discard"))
        if "demand" in data:
            game.demand = self.claims(self.demand_stock, data["demand"], "demand")
            game.asides = tuple(self.demand_stock.left)
        else:
            self.deal_demand()
        needed = game.options.numbers["demand_cards"] * self.seasons_left(DEMAND)
        if len(game.demand) < needed:
            raise self.wrong("demand", f"{needed} cards are still to be drawn (CL-3.3)")

    def deal_demand(self) -> None:
        """An ordinary deck, without what has been drawn (CL-3.3)."""
        game = self.game
        fresh, _ = demand_deck(game, game.options.demand_decks)
        needed = game.options.numbers["demand_cards"] * self.seasons_left(DEMAND)
        left = [card for card in fresh if card in self.demand_stock.left]
        spare = [card for card in self.demand_stock.left if card not in left]
        self.rng.shuffle(spare)
        while len(left) < needed and spare:
            left.append(spare.pop())
        drawn = max(0, sum(game.options.demand_decks) - needed - len(game.demand_discard))
        gone = left[max(needed, len(left) - drawn) :]
        if "demand_discard" not in self.data:
            game.demand_discard += tuple(reversed(gone))
        game.demand = left[: len(left) - len(gone)]
        placed = {*game.demand, *game.demand_discard}
        game.asides = tuple(card for card in range(len(self.demand_stock.ids)) if card not in placed)

    def events(self) -> None:
        game, data = self.game, self.data
        game.event_discard = tuple(self.claims(self.event_stock, self.entries("event_discard"), "event_discard"))
        if data.get("event") is not None:
            if game.season == WINTER or game.phase < EVENT + (0 if "asked" in data else 1):
                raise self.wrong("event", "is drawn after the demand of a season; say a later phase (CL-4.4)")
            game.event = self.claim(self.event_stock, data["event"], "event")
            ports = game.options.components.event_ports[game.event]
            if "event_ports" in data:
                ports = self.words_in(self.entries("event_ports"), PORTS, "event_ports")
            self.event_fits(ports)
            game.event_ports = ports
        elif self.entries("event_ports"):
            raise self.wrong("event_ports", "there is no event they belong to")
        if "events" in data:
            game.events_deck = self.claims(self.event_stock, data["events"], "events")
            game.event_discard += tuple(self.rest(self.event_stock, "event_discard", "events"))
        else:
            game.events_deck = self.some(self.event_stock, len(self.event_stock.left), "events")
        if len(game.events_deck) < self.seasons_left(EVENT):
            raise self.wrong("events", "an event is drawn every season (CL-6.12)")

    def event_fits(self, ports: int) -> None:
        """The ports named by the card, or by its die."""
        components = self.game.options.components
        if components.event_effects[self.game.event] in ("die_closed", "die_pirates", "die_fares"):
            islands = sum(1 << port for port in range(DEPARTURES, len(PORTS)))
            again = components.event_effects[self.game.event] == "die_fares"
            if ports.bit_count() > 1 or ports & ~islands or (again and not ports):
                raise self.wrong("event_ports", "the die names one destination, or none (CL-11.3)")
        elif ports != components.event_ports[self.game.event]:
            raise self.wrong("event_ports", "this card names its ports itself (T14)")

    # -- the ledger ----------------------------------------------------------------------------------------

    def book(self, written: Any, where: str) -> list[int]:
        if not isinstance(written, dict):
            raise self.wrong(where, "must be a table of entries and dollars")
        book = [0] * len(ENTRIES)
        for name, amount in written.items():
            book[self.word(name, ENTRIES, where)] = self.number(amount, -9999, 9999, where)
        return book

    def ledger(self) -> None:
        """What was earned and spent; without it everybody has started with what there is."""
        game = self.game
        books = []
        for year, season, written in self.closed("books"):
            books.append((year, season, tuple(tuple(self.book(book, "books")) for book in written)))
        game.books = tuple(books)
        worths = []
        for year, season, written in self.closed("worths"):
            worths.append((year, season, tuple(self.number(worth, -9999, 9999, "worths") for worth in written)))
        game.worths = tuple(worths)
        for seat, company in enumerate(game.companies):
            said = self.entries("companies")[seat] if "companies" in self.data else {}
            if "book" in said:
                company.book = self.book(said["book"], f"companies, seat {seat}, book")
            else:
                earlier = sum(sum(each[2][seat]) for each in books)
                company.book[IN_START] = company.cash - company.debt - earlier

    def closed(self, key: str) -> list[tuple[int, int, list[Any]]]:
        """An entry for each season that is over, one after the other; the current one may be the last."""
        found = [self.entry(each, key) for each in self.entries(key)]
        seasons = [(year, season) for year, season, _ in found]
        if sorted(set(seasons)) != seasons or (seasons and seasons[-1] > (self.game.year, self.game.season)):
            raise self.wrong(key, "one entry for each season so far, the earliest first")
        return found

    def entry(self, each: Any, where: str) -> tuple[int, int, list[Any]]:
        if not isinstance(each, list) or len(each) != 3 or not isinstance(each[2], list) or len(each[2]) != self.seats:
            raise self.wrong(where, "each entry is a year, a season and something for each seat")
        return self.number(each[0], 1, 5, where), self.word(each[1], SEASONS, where), each[2]

    # -- what happens next ---------------------------------------------------------------------------------

    def pending(self) -> None:
        game, data = self.game, self.data
        if data.get("script") == [] and not any(self.entries("asked")):
            return  # a game that has ended: nothing is left to happen
        if "asked" in data or "script" in data:
            restore_open_steps(game, data.get("asked", [[]] * game.seats), data.get("script", []))
            self.can_found(OpenQuestion(game, self).check())
            return
        if game.phase == ADVERTISING and game.bids:
            raise self.wrong("bids", "that are committed already are said beside 'asked'")
        if game.phase == TURNS and (game.companies[game.active].returned or game.companies[game.active].out):
            raise self.wrong("active", "this seat has returned (CL-7.24)")
        self.can_found(list(range(self.seats)))
        schedule_rest(game)

    def can_found(self, floating: list[int]) -> None:
        """CL-13.3 to 13.5: with the least that is sold by those still to sell the smallest ship is paid."""
        game = self.game
        if game.season != WINTER or game.phase not in (IPO, FIRST_SHIP):
            return
        for seat, company in enumerate(game.companies):
            least = game.options.numbers["ipo_least"] if seat in floating and game.phase == IPO else 0
            cash = company.cash + least * game.prices[seat]
            paid = company.size != NOTHING or cash >= min(game.options.ship_prices)
            if SHARES[company.shares[seat]] < least or not paid:
                raise self.wrong(f"companies, seat {seat}", "cannot pay for the first ship (CL-13.5)")
