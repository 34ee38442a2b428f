"""Setting up a game (CL-3)."""

from __future__ import annotations

from pathlib import Path

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Options
from captains_table.titles.cruise_line_caribbean.data.components import components
from captains_table.titles.cruise_line_caribbean.data.ids import ACTION_CARDS, DEPARTURES, EVENTS, NOTHING
from captains_table.titles.cruise_line_caribbean.rules.company import Company
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES, count
from captains_table.titles.cruise_line_caribbean.rules.options import GameOptions
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.founding import ChooseCompanies
from captains_table.titles.cruise_line_caribbean.rules.steps.off_turn import OFF_TURN
from captains_table.titles.cruise_line_caribbean.rules.steps.season import Year


def empty(seats: int, options: GameOptions) -> CruiseLine:
    """A table before anything is dealt."""
    game = CruiseLine(seats, options)
    game.companies = [Company.new(seats) for _ in range(seats)]
    game.prices = [1] * seats
    game.market = [0] * seats
    game.resorts = [NOTHING] * ISLANDS
    game.supply = list(options.components.tokens)
    game.waiting = [0] * (DEPARTURES * ISLANDS)
    game.fares = list(options.components.fares[:ISLANDS])
    game.mystery_values = tuple(options.components.fares[ISLANDS:])
    game.demand = []
    game.events_deck = []
    game.actions = []
    game.permission = OFF_TURN
    return game


def deal(seats: int, chosen: Options, rng: Rng, packs: Path | None = None) -> CruiseLine:
    options = GameOptions(seats, chosen, components(packs))
    game = empty(seats, options)
    game.rng = rng
    game.actions = game.shuffled(list(range(ACTION_CARDS)))  # CL-3.1
    game.events_deck = game.shuffled(list(range(EVENTS)))
    game.demand, game.set_aside = demand_deck(game, options.demand_decks)
    start = options.start_player if options.start_player != NOTHING else int(rng.below(seats))  # CL-3.4
    game.order = tuple([(start + k) % seats for k in range(seats)])
    game.script = (Year(), ChooseCompanies())
    return game


def demand_deck(game: CruiseLine, taken: list[int]) -> tuple[list[int], tuple[int, ...]]:
    """CL-3.3: the deck, its top at the end, and what leaves the game unseen."""
    decks = game.options.components.demand_deck
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
    found.append(f"demand {sorted([*game.demand, *game.demand_discard, *game.set_aside])}")
    for seat, company in enumerate(game.companies):
        lots = [game.market[seat], *[each.shares[seat] for each in game.companies]]
        listed = game.options.standard and company.id != NOTHING
        shares = sum(SHARES[lot] for lot in lots) if listed else SHARES[game.options.all_shares]
        papers = sum(count(lot) for lot in lots) if listed else count(game.options.all_shares)
        found.append(f"shares of seat {seat}: {shares} in {papers}")
        written = sum(company.book) + sum(sum(books[seat]) for _, _, books in game.books)
        found.append(f"dollars of seat {seat} not in the ledger: {company.cash - company.debt - written}")
        found.append(f"cash beside debt of seat {seat}: {min(company.cash, company.debt)}")
    return found
