"""A game from any position (docs/positions/cruise-line-caribbean.md): what is not said is dealt or taken from the
ordinary course of a game, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

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
from captains_table.titles.cruise_line_caribbean.presentation.set_up_companies import CompaniesReader
from captains_table.titles.cruise_line_caribbean.presentation.set_up_open import OpenQuestion
from captains_table.titles.cruise_line_caribbean.rules.deal import demand_deck, empty
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.options import GameOptions
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, MARKERS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.season import BID_SPOT
from captains_table.titles.cruise_line_caribbean.shapes.position import Position

T = TypeVar("T")


def set_up(data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None = None) -> CruiseLine:
    game = empty(seats, GameOptions(seats, options, components(packs)))
    game.rng = rng
    return _SetUp(game, data, rng, strict=not options.get("loose_positions", False)).run()


class _SetUp(CardReader):
    """One setting up, part by part."""

    said: Position

    def __init__(self, game: CruiseLine, data: Mapping[str, Any], rng: Rng, strict: bool) -> None:
        super().__init__("cruise-line-caribbean", game.seats, data, Position, rng)
        self.game = game
        self.strict = strict  # records of earlier rules mean what they meant
        cards = game.options.components
        self.action_stock = CardPool("Action card", cards.card_ids)
        self.event_stock = CardPool("event", cards.event_ids)
        self.demand_stock = CardPool("demand card", cards.demand_ids)

    def run(self) -> CruiseLine:
        self.time()
        self.table()
        CompaniesReader(self.game, self, self.action_stock).run()
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
        game.phase = PHASES.index(self.said.phase)
        season = self.said.season or ("winter" if game.phase < PHASES.index("fuel") else "spring")
        game.season = SEASONS.index(season)
        if (game.season == WINTER) != (game.phase < PHASES.index("fuel")):
            raise self.wrong("phase", f"'{PHASES[game.phase]}' is not a phase of {season} (CL-4.1, CL-4.4)")
        game.year = self.number(self.said.year, 1, game.options.years, "year")
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
        game, data, said = self.game, self.data, self.said
        order = list(range(self.seats)) if said.order is None else said.order
        if sorted(order) != list(range(self.seats)):
            raise self.wrong("order", f"must name each of the {self.seats} seats once")
        game.order = tuple(order)
        game.turn_flags = self.words_in(said.turn, TURN_WORDS, "turn")
        game.played_by = self.seats_in(said.played, "played")
        game.offers = self.number(said.offers, 0, game.options.numbers["offers"], "offers")
        if game.phase == TURNS:
            resumed = "asked" in data and said.active is None  # a game that has ended
            game.turn = NOTHING if resumed else self.seat("active", game.order[0])
        elif game.turn_flags or "active" in data:
            raise self.wrong("active", "somebody is on turn only in the phase 'turns'")
        bids = said.bids
        if bids and len(bids) != self.seats:
            raise self.wrong("bids", f"one for each of the {self.seats} seats is needed")
        game.bids = tuple(self.number(each, -1, 2500, "bids") for each in bids)
        if bids and game.phase < ADVERTISING:
            raise self.wrong("bids", "are made in the phase 'advertising' (CL-6.13)")
        if bids and game.phase == TURNS and not all(0 <= bid < BID_SPOT for bid in game.bids):
            raise self.wrong("bids", "are revealed by now: dollars from 0 up (CL-6.13)")

    # -- passengers ----------------------------------------------------------------------------------------

    def counts(self, tokens: dict[str, int], where: str) -> list[int]:
        """Passengers by colour, taken from the supply."""
        found = [0] * ISLANDS
        for name, count in tokens.items():
            colour = COLOURS.index(name)
            found[colour] = count
            self.game.supply[colour] -= found[colour]
            if self.game.supply[colour] < 0:
                raise self.wrong(where, f"there are not so many {name} passengers (CL-2.10)")
        return found

    def passengers(self) -> None:
        for port, tokens in self.said.waiting.items():
            at = PORTS.index(port)
            for colour, count in enumerate(self.counts(tokens, f"waiting, {port}")):
                self.game.waiting[at * ISLANDS + colour] = count

    # -- markers -------------------------------------------------------------------------------------------

    def markers(self) -> None:
        """CL-5.14, 5.15; values that are not said are shuffled."""
        game, data = self.game, self.data
        left = list(game.options.components.fares)
        fares: list[int] = [0] * ISLANDS
        for name, fare in self.said.fares.items():
            fares[COLOURS.index(name)] = self.value(left, fare, "fares")
        said = self.said.mystery or []
        if len(said) > 4:
            raise self.wrong("mystery", "there are four Mystery markers (CL-5.15)")
        numbers, values = [0] * 4, [0] * 4
        for at, each in enumerate(said):
            if each is None:
                continue
            number, value = (each, None) if isinstance(each, int) else each
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
        game.markers_down = sum(1 << number for number in numbers if number)
        game.face_up = self.words_in(self.said.up, COLOURS, "up")
        looked = [[]] * MARKERS if self.said.looked is None else self.said.looked
        if len(looked) != MARKERS:
            raise self.wrong("looked", "a list of seats for each of the 8 islands and 4 Mystery markers is needed")
        game.looked = tuple(self.seats_in(each, "looked") for each in looked)

    def value(self, left: list[int], value: int, where: str) -> int:
        if value not in left:
            raise self.wrong(where, f"there is no marker {shown(value)} left (CL-2.8)")
        left.remove(value)
        return value

    def at_sea(self) -> None:
        """What ships cannot be once event and markers are known."""
        game = self.game
        for seat, company in enumerate(game.companies):
            if company.size == NOTHING:
                continue
            if game.markers_down >> game.options.chart.number[company.hex] & 1:
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
        game, said = self.game, self.said
        self.events()
        game.discard = tuple(self.claims(self.action_stock, said.discard, "discard"))
        if said.actions is not None:
            game.actions = self.claims(self.action_stock, said.actions, "actions")
            game.discard += self.discarded(self.action_stock, "discard", "actions")
        else:
            game.actions = self.some(self.action_stock, len(self.action_stock.left), "actions")
        game.demand_discard = tuple(self.claims(self.demand_stock, said.demand_discard, "demand_discard"))
        if said.demand is not None:
            game.demand = self.claims(self.demand_stock, said.demand, "demand")
            game.set_aside = tuple(self.demand_stock.left)
        else:
            self.deal_demand()
        needed = game.options.numbers["demand_cards"] * self.seasons_left(DEMAND)
        if len(game.demand) < needed:
            raise self.wrong("demand", f"{needed} cards are still to be drawn (CL-3.3)")

    def discarded(self, stock: CardPool, place: str, deck: str) -> tuple[int, ...]:
        """What is in no deck or hand."""
        return tuple(self.left_for(stock, place, deck) if self.strict else stock.left)

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
        game.set_aside = tuple(card for card in range(len(self.demand_stock.ids)) if card not in placed)

    def events(self) -> None:
        game, data, said = self.game, self.data, self.said
        game.event_discard = tuple(self.claims(self.event_stock, said.event_discard, "event_discard"))
        if said.event is not None:
            if game.season == WINTER or game.phase < EVENT + (0 if "asked" in data else 1):
                raise self.wrong("event", "is drawn after the demand of a season; say a later phase (CL-4.4)")
            game.event = self.claim(self.event_stock, said.event, "event")
            ports = game.options.components.event_ports[game.event]
            if "event_ports" in data:
                ports = self.words_in(said.event_ports, PORTS, "event_ports")
            self.event_fits(ports)
            game.event_ports = ports
        elif said.event_ports:
            raise self.wrong("event_ports", "there is no event they belong to")
        if said.events is not None:
            game.events_deck = self.claims(self.event_stock, said.events, "events")
            game.event_discard += self.discarded(self.event_stock, "event_discard", "events")
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

    def ledger(self) -> None:
        """What was earned and spent; without it everybody has started with what there is."""
        game = self.game
        books = self.closed("books", self.said.books)
        game.books = tuple((year, season, tuple(map(_amounts, written))) for year, season, written in books)
        worths = self.closed("worths", self.said.worths)
        game.worths = tuple((year, season, tuple(written)) for year, season, written in worths)
        for seat, company in enumerate(game.companies):
            book = self.said.companies[seat].book if self.said.companies else None
            if book is not None:
                company.book = list(_amounts(book))
            else:
                earlier = sum(sum(written[seat].values()) for _, _, written in books)
                company.book[IN_START] = company.cash - company.debt - earlier

    def closed(self, key: str, written: list[tuple[int, str, list[T]]]) -> list[tuple[int, int, list[T]]]:
        """An entry for each season that is over, one after the other; the current one may be the last."""
        if any(len(each) != self.seats for _, _, each in written):
            raise self.wrong(key, "each entry is a year, a season and something for each seat")
        found = [(year, SEASONS.index(season), each) for year, season, each in written]
        seasons = [(year, season) for year, season, _ in found]
        if sorted(set(seasons)) != seasons or (seasons and seasons[-1] > (self.game.year, self.game.season)):
            raise self.wrong(key, "one entry for each season so far, the earliest first")
        return found

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
        if game.phase == TURNS and (game.companies[game.turn].returned or game.companies[game.turn].out):
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


def _amounts(book: dict[str, int]) -> tuple[int, ...]:
    return tuple(book.get(entry, 0) for entry in ENTRIES)
