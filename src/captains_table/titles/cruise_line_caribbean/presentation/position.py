"""Any position, written down in the words that `set_up` reads (docs/positions/cruise-line-caribbean.md)."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.serialize import open_steps
from captains_table.kernel.state import State
from captains_table.titles.cruise_line_caribbean.data.ids import (
    COLOURS,
    COLUMNS,
    COMPANIES,
    DEPARTURES,
    ENTRIES,
    NOTHING,
    PHASES,
    PORTS,
    SEASONS,
    SIZES,
    TURN_WORDS,
)
from captains_table.titles.cruise_line_caribbean.rules.company import Company
from captains_table.titles.cruise_line_caribbean.rules.lots import certificates_in
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine


def position(state: State) -> dict[str, Any]:
    """Everything."""
    assert isinstance(state, CruiseLine)
    game = state
    components = game.options.components
    return {
        "year": game.year,
        "season": SEASONS[game.season],
        "phase": PHASES[game.phase],
        "order": list(game.order),
        "active": None if game.turn == NOTHING else game.turn,
        "turn": [word for k, word in enumerate(TURN_WORDS) if game.turn_flags >> k & 1],
        "played": [seat for seat in range(game.seats) if game.has_played(seat)],
        "offers": game.offers,
        "companies": [_company(game, company) for company in game.companies],
        "prices": list(game.prices) if game.options.standard else None,
        "market": [_lot(game, lot) for lot in game.market] if game.options.standard else None,
        "resorts": {COLOURS[k]: owner for k, owner in enumerate(game.resorts) if owner != NOTHING},
        "bids": list(game.bids),
        "waiting": {
            PORTS[port]: {COLOURS[c]: game.waits(port, c) for c in range(ISLANDS) if game.waits(port, c)}
            for port in range(DEPARTURES)
        },
        "fares": dict(zip(COLOURS, game.fares, strict=True)),
        "up": [COLOURS[k] for k in range(ISLANDS) if game.face_up >> k & 1],
        "mystery": [[number, value] for number, value in zip(game.mystery, game.mystery_values, strict=True)],
        "looked": [[seat for seat in range(game.seats) if mask >> seat & 1] for mask in game.looked],
        "demand": [components.demand_ids[card] for card in game.demand],
        "demand_discard": [components.demand_ids[card] for card in game.demand_discard],
        "events": [components.event_ids[card] for card in game.events_deck],
        "event_discard": [components.event_ids[card] for card in game.event_discard],
        "event": None if game.event == NOTHING else components.event_ids[game.event],
        "event_ports": [PORTS[port] for port in range(len(PORTS)) if game.event_ports >> port & 1],
        "actions": [components.card_ids[card] for card in game.actions],
        "discard": [components.card_ids[card] for card in game.discard],
        "seen": {
            components.card_ids[card]: [seat for seat in range(game.seats) if mask >> seat & 1]
            for card, mask in enumerate(game.seen)
            if mask
        },
        "refills": game.refills,
        "born": {components.card_ids[card]: number for card, number in enumerate(game.refilled_in) if number},
        "books": [[year, SEASONS[season], [_book(list(book)) for book in books]] for year, season, books in game.books],
        "worths": [[year, SEASONS[season], list(worths)] for year, season, worths in game.worths],
        **open_steps(game),
    }


def _company(game: CruiseLine, company: Company) -> dict[str, Any]:
    ids = game.options.components.card_ids
    return {
        "company": None if company.id == NOTHING else COMPANIES[company.id],
        "cash": company.cash,
        "debt": company.debt,
        "ship": None if company.size == NOTHING else SIZES[company.size],
        "at": None if company.hex == NOTHING else _place(game, company.hex),
        "fuel": company.fuel,
        "aboard": {COLOURS[c]: company.aboard[c] for c in range(ISLANDS) if company.aboard[c]},
        "hand": [[ids[card], age] for card, age in company.hand],
        "shares": [_lot(game, lot) for lot in company.shares] if game.options.standard else None,
        "new_ship": company.new_ship,
        "sold": [seat for seat in range(game.seats) if company.sold >> seat & 1],
        "bought": company.bought,
        "returned": company.returned,
        "delay": company.delay,
        "bunker": company.bunker,
        "strike": company.strike,
        "price_war": company.price_war,
        "out": company.out,
        "book": _book(company.book),
    }


def _place(game: CruiseLine, hex: int) -> Any:
    """A port by its name, the open sea by row and column."""
    port = game.options.port_at[hex]
    return [hex // COLUMNS, hex % COLUMNS] if port == NOTHING else PORTS[port]


def _lot(game: CruiseLine, lot: int) -> Any:
    """A number of shares, or the certificates where they are indivisible."""
    return certificates_in(lot) if game.options.indivisible else lot


def _book(book: list[int]) -> dict[str, int]:
    return {ENTRIES[k]: amount for k, amount in enumerate(book) if amount}
