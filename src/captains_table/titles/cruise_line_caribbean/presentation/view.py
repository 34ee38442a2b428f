"""What a seat may see, built from nothing (CL-20.1, 20.2)."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import State
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ADVERTISING,
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
    TURNS,
)
from captains_table.titles.cruise_line_caribbean.presentation.decision import asked, dialogue, trade_view
from captains_table.titles.cruise_line_caribbean.presentation.forecasts import fuel_ladder, plans
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.notation import hex_word
from captains_table.titles.cruise_line_caribbean.rules.scoring import scoring
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.season import BID_SPOT
from captains_table.titles.cruise_line_caribbean.rules.voyage import fare_change, has_pirates, is_closed


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as this seat (-1: a spectator) sees it, as plain data."""
    assert isinstance(state, CruiseLine)
    game = state
    options = game.options
    components = options.components
    seen: dict[str, Any] = {
        "standard": options.standard,
        "year": game.year,
        "years": options.years,
        "season": SEASONS[game.season],
        "phase": "over" if game.over else PHASES[game.phase],
        "order": list(game.order),
        "active": None if game.active == NOTHING else game.active,
        "ports": [_port(game, port, seat) for port in range(len(PORTS))],
        "mysteries": [_mystery(game, at, seat) for at in range(len(game.mystery)) if game.mystery[at]],
        "event": _event(game),
        "companies": [_company(game, q, seat) for q in range(game.seats)],
        "supply": dict(zip(COLOURS, game.supply, strict=True)),
        "market": [SHARES[lot] for lot in game.market] if options.standard else [],
        "market_lots": list(game.market) if options.indivisible else [],
        "own_limit": game.own_limit(),
        "max_resorts": options.max_resorts,
        "winter_resorts": game.year > 1 or options.first_winter_resorts,
        "price_cap": options.price_cap,
        "resort_prices": {"winter": options.resort_winter, "action": options.resort_action},
        "island_fuel": options.island_fuel,
        "bids": _bids(game, seat),
        "decks": {
            "demand": len(game.demand),
            "demand_discard": [components.demand_ids[card] for card in game.demand_discard],
            "events": len(game.events_deck),
            "event_discard": [components.event_ids[card] for card in game.event_discard],
            "actions": len(game.actions),
            "discard": [components.card_ids[card] for card in game.discard],
        },
        "ledger": _ledger(game),
        "worths": [
            {"year": year, "season": SEASONS[season], "worths": list(worths)} for year, season, worths in game.worths
        ],
    }
    if options.standard:
        seen["exchange"] = trade_view(game)
    if not game.over:
        seen["dialogue"] = dialogue(game)
    if seat >= 0 and not game.over:
        seen |= asked(game, seat)
        if game.phase == TURNS and game.companies[seat].hex != NOTHING and not game.companies[seat].returned:
            seen["plans"] = plans(game, seat)
        if game.companies[seat].hex != NOTHING:
            seen["ladder"] = fuel_ladder(game, seat)
    if game.over:
        seen["scoring"] = [scoring(game, q) for q in range(game.seats)]
    return seen


def _port(game: CruiseLine, port: int, seat: int) -> dict[str, Any]:
    hex = game.options.port_hexes[port]
    found: dict[str, Any] = {"port": PORTS[port], "hex": [hex // COLUMNS, hex % COLUMNS]}
    if port < DEPARTURES:
        waiting = game.waiting_at(port)
        return found | {"waiting": {COLOURS[c]: waiting[c] for c in range(ISLANDS) if waiting[c]}}
    island = port - DEPARTURES
    up = game.up >> island & 1 == 1
    owner = game.resorts[island]
    known = up or game.over or (seat >= 0 and game.looked[island] >> seat & 1 == 1)
    return found | {
        "fare": game.fares[island] if known else None,
        "up": up,
        "looked": known and not up,
        "change": fare_change(game, port),
        "resort": None if owner == NOTHING else owner,
        "closed": is_closed(game, port),
        "pirates": has_pirates(game, port),
    }


def _mystery(game: CruiseLine, at: int, seat: int) -> dict[str, Any]:
    number = game.mystery[at]
    hex = game.options.number_hexes[number]
    known = game.over or (seat >= 0 and game.looked[ISLANDS + at] >> seat & 1 == 1)
    value = game.mystery_values[at] if known else None
    return {"number": number, "hex": [hex // COLUMNS, hex % COLUMNS], "value": value}


def _event(game: CruiseLine) -> dict[str, Any] | None:
    if game.event == NOTHING:
        return None
    return {
        "card": game.options.components.event_ids[game.event],
        "lasts": game.options.components.event_lasts[game.event],
        "ports": [PORTS[port] for port in range(len(PORTS)) if game.event_ports >> port & 1],
    }


def _company(game: CruiseLine, q: int, seat: int) -> dict[str, Any]:
    company = game.companies[q]
    components = game.options.components
    known = 1 << seat if seat >= 0 else 0
    open_ = q == seat or game.over
    hand = [components.card_ids[card] if open_ or game.seen[card] & known else None for card, _ in company.hand]
    ship = None
    if company.size != NOTHING:
        port = game.port(q)
        ship = {
            "size": SIZES[company.size],
            "hex": [company.hex // COLUMNS, company.hex % COLUMNS],
            "port": None if port == NOTHING else PORTS[port],
            "at": hex_word(company.hex),
            "fuel": company.fuel,
            "tank": game.options.tanks[company.size],
            "capacity": game.capacity(q),
            "aboard": {COLOURS[c]: company.aboard[c] for c in range(ISLANDS) if company.aboard[c]},
        }
    return {
        "company": None if company.id == NOTHING else COMPANIES[company.id],
        "home": None if company.id == NOTHING else PORTS[game.options.homes[company.id]],
        "cash": company.cash,
        "debt": company.debt,
        "ship": ship,
        "hand": sorted(hand, key=lambda card: (card is None, card or "")),
        "shares": [SHARES[lot] for lot in company.shares] if game.options.standard else [],
        "price": game.prices[q] if game.options.standard else None,
        "resorts": [COLOURS[island] for island in range(ISLANDS) if game.resorts[island] == q],
        "worth": game.worth(q),
        "returned": company.returned,
        "effects": {
            "delay": company.delay,
            "bunker": company.bunker,
            "strike": company.strike,
            "price_war": company.price_war,
        },
        "turn": [word for k, word in enumerate(TURN_WORDS) if q == game.active and game.turn >> k & 1],
        "played": game.has_played(q),
        "sold": [k for k in range(game.seats) if company.sold >> k & 1],
        "bought": company.bought,
        "out": company.out,
    }


def _bids(game: CruiseLine, seat: int) -> list[Any]:
    """While bids are secret: the own one, and whether others have committed; afterwards all."""
    if not game.bids:
        return []
    if game.phase != ADVERTISING or not game.to_act():
        return list(game.bids)
    return [None if bid == NOTHING else _own_bid(bid) if q == seat else True for q, bid in enumerate(game.bids)]


def _own_bid(bid: int) -> dict[str, Any]:
    return {"amount": bid % BID_SPOT, "spot": bid >= BID_SPOT}


def _ledger(game: CruiseLine) -> list[dict[str, Any]]:
    """Every dollar of every seat by season; the season in play comes last."""
    seasons = [*game.books]
    if not game.over:
        seasons.append((game.year, game.season, tuple(tuple(company.book) for company in game.companies)))
    return [
        {
            "year": year,
            "season": SEASONS[season],
            "books": [{ENTRIES[k]: amount for k, amount in enumerate(book) if amount} for book in books],
        }
        for year, season, books in seasons
    ]
