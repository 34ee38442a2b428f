"""Setting up a game (CL-3)."""

from __future__ import annotations

from pathlib import Path

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Options
from captains_table.titles.cruise_line_caribbean.box import box
from captains_table.titles.cruise_line_caribbean.company import Company
from captains_table.titles.cruise_line_caribbean.lots import SHARES, count
from captains_table.titles.cruise_line_caribbean.parts import ACTION_CARDS, DEPARTURES, EVENTS, NOTHING
from captains_table.titles.cruise_line_caribbean.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.steps.cards import OFF_TURN
from captains_table.titles.cruise_line_caribbean.steps.founding import ChooseCompanies
from captains_table.titles.cruise_line_caribbean.steps.season import Year
from captains_table.titles.cruise_line_caribbean.terms import Terms


def empty(seats: int, terms: Terms) -> CruiseLine:
    """A table before anything is dealt."""
    game = CruiseLine(seats, terms)
    game.companies = [Company.new(seats) for _ in range(seats)]
    game.prices = [1] * seats
    game.market = [0] * seats
    game.resorts = [NOTHING] * ISLANDS
    game.supply = list(terms.box.tokens)
    game.waiting = [0] * (DEPARTURES * ISLANDS)
    game.fares = list(terms.box.fares[:ISLANDS])
    game.mystery_values = tuple(terms.box.fares[ISLANDS:])
    game.demand = []
    game.events_deck = []
    game.actions = []
    game.permission = OFF_TURN
    return game


def deal(seats: int, options: Options, rng: Rng, packs: Path | None = None) -> CruiseLine:
    terms = Terms(seats, options, box(packs))
    game = empty(seats, terms)
    game.rng = rng
    game.actions = game.shuffled(list(range(ACTION_CARDS)))  # CL-3.1
    game.events_deck = game.shuffled(list(range(EVENTS)))
    game.demand, game.asides = demand_deck(game, terms.demand_decks)
    start = terms.start_player if terms.start_player != NOTHING else int(rng.below(seats))  # CL-3.4
    game.order = tuple([(start + k) % seats for k in range(seats)])
    game.script = (Year(), ChooseCompanies())
    return game


def demand_deck(game: CruiseLine, taken: list[int]) -> tuple[list[int], tuple[int, ...]]:
    """CL-3.3: the deck, its top at the end, and what leaves the game unseen."""
    decks = game.terms.box.demand_deck
    deck: list[int] = []
    asides: list[int] = []
    for number in reversed(range(len(taken))):
        cards = game.shuffled([card for card in range(len(decks)) if decks[card] == number])
        deck += cards[: taken[number]]
        asides += cards[taken[number] :]
    return deck, tuple(sorted(asides))


def inventory(state: State) -> list[str]:
    """Every component wherever it is, and every dollar and share: the same from the deal to the end."""
    assert isinstance(state, CruiseLine)
    game = state
    found: list[str] = []
    for colour in range(ISLANDS):
        tokens = game.supply[colour] + sum(company.aboard[colour] for company in game.companies)
        tokens += sum(game.waits(port, colour) for port in range(DEPARTURES))
        found.append(f"passengers {colour}: {tokens}")
    markers = sorted([*game.fares, *game.mystery_values])
    found.append(f"fares {markers}")
    actions = [*game.actions, *game.discard]
    for company in game.companies:
        actions += company.cards()
    found.append(f"actions {sorted(actions)}")
    event = [] if game.event == NOTHING else [game.event]
    found.append(f"events {sorted([*game.events_deck, *game.event_discard, *event])}")
    found.append(f"demand {sorted([*game.demand, *game.demand_discard, *game.asides])}")
    for seat, company in enumerate(game.companies):
        lots = [game.market[seat], *[each.shares[seat] for each in game.companies]]
        listed = game.terms.standard and company.id != NOTHING
        shares = sum(SHARES[lot] for lot in lots) if listed else SHARES[game.terms.all_shares]
        papers = sum(count(lot) for lot in lots) if listed else count(game.terms.all_shares)
        found.append(f"shares of seat {seat}: {shares} in {papers}")
        written = sum(company.book) + sum(sum(books[seat]) for _, _, books in game.books)
        found.append(f"dollars of seat {seat} not in the ledger: {company.cash - company.debt - written}")
        found.append(f"cash beside debt of seat {seat}: {min(company.cash, company.debt)}")
    return found
