"""What a seat may see, built from nothing (CL-20.1, 20.2)."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import State
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ADVERTISING,
    BUILD,
    CHOOSING,
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
    WINTER,
)
from captains_table.titles.cruise_line_caribbean.presentation.decision import dialogue, exchange, show_question
from captains_table.titles.cruise_line_caribbean.presentation.forecasts import (
    blocked,
    fuel_ladder,
    homecoming,
    plans,
)
from captains_table.titles.cruise_line_caribbean.presentation.view_types import (
    BidView,
    CaribbeanView,
    CompanyView,
    DecksView,
    EffectsView,
    EventView,
    LedgerView,
    MysteryView,
    PortView,
    ResortPrices,
    ScoreView,
    SharesScore,
    ShipView,
    WorthsView,
)
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.notation import hex_word
from captains_table.titles.cruise_line_caribbean.rules.prices import build_price, island_fuel
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.season import BID_SPOT
from captains_table.titles.cruise_line_caribbean.rules.voyage import fare_change, has_pirates, is_closed, resort_income

view_type = CaribbeanView


def view(state: State, seat: int) -> CaribbeanView:
    """The table as this seat (-1: a spectator) sees it."""
    assert isinstance(state, CruiseLine)
    game = state
    options = game.options
    components = options.components
    seen = CaribbeanView(
        standard=options.standard,
        year=game.year,
        years=options.years,
        season=SEASONS[game.season],
        phase="over" if game.over else PHASES[game.phase],
        order=list(game.order),
        active=None if game.turn == NOTHING else game.turn,
        ports=[_port(game, port, seat) for port in range(len(PORTS))],
        mysteries=[_mystery(game, at, seat) for at in range(len(game.mystery)) if game.mystery[at]],
        event=_event(game),
        companies=[_company(game, q, seat) for q in range(game.seats)],
        supply=dict(zip(COLOURS, game.supply, strict=True)),
        market=[SHARES[lot] for lot in game.market] if options.standard else [],
        own_limit=game.own_limit(),
        max_resorts=options.max_resorts,
        price_cap=options.price_cap,
        resort_prices=ResortPrices(
            winter=options.resort_winter,
            action=options.resort_action,
            with_card=build_price(game, options.blue.index(BUILD)) if BUILD in options.blue else options.resort_action,
            value=options.resort_value,
            income=resort_income(game),
        ),
        island_fuel=island_fuel(game),
        bids=_bids(game, seat),
        decks=DecksView(
            demand=len(game.demand),
            demand_discard=[components.demand_ids[card] for card in game.demand_discard],
            events=len(game.events_deck),
            event_discard=[components.event_ids[card] for card in game.event_discard],
            actions=len(game.actions),
            discard=[components.card_ids[card] for card in game.discard],
        ),
        ledger=_ledger(game),
        worths=[WorthsView(year, SEASONS[season], list(worths)) for year, season, worths in game.worths],
        winter=_winter(game),
    )
    if options.standard:
        seen.exchange = exchange(game)
    if not game.over:
        seen.dialogue = dialogue(game)
    if seat >= 0 and not game.over:
        show_question(game, seat, seen)
        if game.phase == TURNS and game.companies[seat].hex != NOTHING and not game.companies[seat].returned:
            seen.plans = plans(game, seat)
            seen.blocked = blocked(game, seat)
            seen.homecoming = homecoming(game, seat)
        if game.companies[seat].hex != NOTHING:
            seen.ladder = fuel_ladder(game, seat)
    if game.over:
        seen.scoring = [_score(game, q) for q in range(game.seats)]
    return seen


def _winter(game: CruiseLine) -> list[str]:
    """The steps of this Winter in their order (CL-4.1, 4.2, 13.1)."""
    if game.season != WINTER:
        return []
    first = game.year == 1
    building = not first or game.options.first_winter_resorts
    steps = ["companies"] if game.phase == CHOOSING or (game.options.standard and first) else []
    if game.options.standard:
        steps += ["ipo", "first_ship"] if first else ["dividends"]
        steps += ["trading"] if not first or game.options.first_winter_trading else []
    if not first or not game.options.standard:
        steps += ["shipbuilding", "maintenance"]
    return [*steps, *(["resorts"] if building else []), "fares"]


def _port(game: CruiseLine, port: int, seat: int) -> PortView:
    hex = game.options.port_hexes[port]
    found = PortView(PORTS[port], [hex // COLUMNS, hex % COLUMNS])
    if port < DEPARTURES:
        waiting = game.waiting_at(port)
        found.waiting = {COLOURS[c]: waiting[c] for c in range(ISLANDS) if waiting[c]}
        return found
    island = port - DEPARTURES
    up = game.face_up >> island & 1 == 1
    owner = game.resorts[island]
    known = up or game.over or (seat >= 0 and game.looked[island] >> seat & 1 == 1)
    found.fare = game.fares[island] if known else None
    found.up = up
    found.looked = known and not up
    found.change = fare_change(game, port)
    found.resort = None if owner == NOTHING else owner
    found.closed = is_closed(game, port)
    found.pirates = has_pirates(game, port)
    return found


def _mystery(game: CruiseLine, at: int, seat: int) -> MysteryView:
    number = game.mystery[at]
    hex = game.options.number_hexes[number]
    known = game.over or (seat >= 0 and game.looked[ISLANDS + at] >> seat & 1 == 1)
    return MysteryView(number, [hex // COLUMNS, hex % COLUMNS], game.mystery_values[at] if known else None)


def _event(game: CruiseLine) -> EventView | None:
    if game.event == NOTHING:
        return None
    return EventView(
        card=game.options.components.event_ids[game.event],
        lasts=game.options.components.event_lasts[game.event],
        ports=[PORTS[port] for port in range(len(PORTS)) if game.event_ports >> port & 1],
    )


def _ship(game: CruiseLine, q: int) -> ShipView | None:
    company = game.companies[q]
    if company.size == NOTHING:
        return None
    port = game.port(q)
    return ShipView(
        size=SIZES[company.size],
        hex=[company.hex // COLUMNS, company.hex % COLUMNS],
        port=None if port == NOTHING else PORTS[port],
        at=hex_word(company.hex),
        fuel=company.fuel,
        tank=game.options.tanks[company.size],
        capacity=game.capacity(q),
        aboard={COLOURS[c]: company.aboard[c] for c in range(ISLANDS) if company.aboard[c]},
    )


def _company(game: CruiseLine, q: int, seat: int) -> CompanyView:
    company = game.companies[q]
    components = game.options.components
    known = 1 << seat if seat >= 0 else 0
    open_ = q == seat or game.over
    hand = [components.card_ids[card] if open_ or game.seen[card] & known else None for card, _ in company.hand]
    return CompanyView(
        company=None if company.id == NOTHING else COMPANIES[company.id],
        home=None if company.id == NOTHING else PORTS[game.options.homes[company.id]],
        cash=company.cash,
        debt=company.debt,
        ship=_ship(game, q),
        hand=sorted(hand, key=lambda card: (card is None, card or "")),
        shares=[SHARES[lot] for lot in company.shares] if game.options.standard else [],
        price=game.prices[q] if game.options.standard else None,
        resorts=[COLOURS[island] for island in range(ISLANDS) if game.resorts[island] == q],
        worth=game.worth(q),
        returned=company.returned,
        effects=EffectsView(company.delay, company.bunker, company.strike, company.price_war),
        turn=[word for k, word in enumerate(TURN_WORDS) if q == game.turn and game.turn_flags >> k & 1],
        played=game.has_played(q),
        sold=[k for k in range(game.seats) if company.sold >> k & 1],
        bought=company.bought,
        out=company.out,
    )


def _bids(game: CruiseLine, seat: int) -> list[Any]:
    """While bids are secret: the own one, and whether others have committed; afterwards all."""
    if not game.bids:
        return []
    if game.phase != ADVERTISING or not game.to_act():
        return list(game.bids)
    return [None if bid == NOTHING else _own_bid(bid) if q == seat else True for q, bid in enumerate(game.bids)]


def _own_bid(bid: int) -> BidView:
    return BidView(bid % BID_SPOT, bid >= BID_SPOT)


def _ledger(game: CruiseLine) -> list[LedgerView]:
    """Every dollar of every seat by season; the season in play comes last."""
    seasons = [*game.books]
    if not game.over:
        seasons.append((game.year, game.season, tuple(tuple(company.book) for company in game.companies)))
    return [
        LedgerView(
            year=year,
            season=SEASONS[season],
            books=[{ENTRIES[k]: amount for k, amount in enumerate(book) if amount} for book in books],
        )
        for year, season, books in seasons
    ]


def _score(game: CruiseLine, seat: int) -> ScoreView:
    """CL-12.1, 19.1"""
    company = game.companies[seat]
    shares = [
        SharesScore(
            company=COMPANIES[game.companies[other].id],
            shares=SHARES[company.shares[other]],
            price=game.prices[other],
            value=SHARES[company.shares[other]] * game.prices[other],
        )
        for other in range(game.seats)
        if game.options.standard and company.shares[other]
    ]
    return ScoreView(
        cash=company.cash,
        debt=company.debt,
        resorts=game.resorts_of(seat),
        resort_value=game.options.resort_value * game.resorts_of(seat),
        ship=None if company.size == NOTHING else SIZES[company.size],
        ship_value=game.ship_value(seat),
        shares=shares,
        shares_value=game.shares_value(seat) if game.options.standard else 0,
        worth=game.worth(seat),
        out=company.out,
    )
