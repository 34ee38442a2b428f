"""Voyages to plan with (CL-8.5): where the ship could go, by which way, for how much fuel, and what it would earn."""

from __future__ import annotations

from captains_table.titles.cruise_line_caribbean.data.chart import FAR
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ACTED,
    COLUMNS,
    DEPARTURES,
    NOTHING,
    PORTS,
    SECOND,
    WITH_WIND,
)
from captains_table.titles.cruise_line_caribbean.presentation.view_types_voyage import (
    HomecomingView,
    LadderView,
    PlanView,
    VisitView,
    WayHomeView,
)
from captains_table.titles.cruise_line_caribbean.rules.prices import fuel_price, sale_prices
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.event import Sale
from captains_table.titles.cruise_line_caribbean.rules.steps.sailing import arrival_cards, visit_fare
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import Turn
from captains_table.titles.cruise_line_caribbean.rules.voyage import (
    has_pirates,
    is_closed,
    is_shallow,
    move_cost,
    reach,
    resort_income,
    sea_cost,
    unknown_values,
)


def plans(game: CruiseLine, seat: int) -> list[PlanView]:
    """Every port and face-down marker as a stop of this ship's next move."""
    options = game.options
    stops = [(PORTS[port], options.port_hexes[port]) for port in range(len(PORTS))]
    stops += [(str(number), options.number_hexes[number]) for number in game.mystery if number]
    return [_plan(game, seat, stop, hex) for stop, hex in stops]


def _plan(game: CruiseLine, seat: int, stop: str, hex: int) -> PlanView:
    options = game.options
    company = game.companies[seat]
    hexes = reach(game, seat)[hex]
    route = options.chart.route(company.hex, hex, game.markers_down)
    wind = seat == game.turn and game.turn_flags & WITH_WIND and hexes > 0
    cost = None if hexes >= FAR else move_cost(game, hexes) if wind else sea_cost(game, hexes)
    direct = options.chart.distances(company.hex)[hex]
    left = None if cost is None else company.fuel - cost
    port = options.port_at[hex]
    visit = _visit(game, seat, port - DEPARTURES) if port >= DEPARTURES else None
    found = PlanView(
        stop=stop,
        hex=[hex // COLUMNS, hex % COLUMNS],
        hexes=hexes if hexes < FAR else None,
        detour=hexes - direct if hexes < FAR else None,
        route=[[each // COLUMNS, each % COLUMNS] for each in route],
        fuel=cost,
        left=left,
        home=_home(game, seat, hex, max(0, left or 0), visit),
    )
    if port != NOTHING:
        found.open = not is_closed(game, port) and not is_shallow(game, seat, port)
        found.shallow = is_shallow(game, seat, port)
    if port >= DEPARTURES:
        found.visit = visit
    return found


def _home(game: CruiseLine, seat: int, hex: int, left: int, visit: VisitView | None) -> WayHomeView:
    """With so much fuel left there."""
    home, way = _way_home(game, hex)
    fuel = sea_cost(game, way)
    missing = max(0, fuel - left)
    port = game.options.port_at[hex]
    unit = None if port == NOTHING else fuel_price(game, seat, 1, port)
    price = 0 if port == NOTHING else fuel_price(game, seat, min(missing, 20), port)
    cash = game.companies[seat].cash
    return WayHomeView(
        port=PORTS[home],
        fuel=fuel,
        missing=missing,
        unit=unit,
        paid=unit is not None and price <= cash,
        paid_after_visit=unit is not None and price <= cash + (visit.total[0] if visit else 0),
    )


def _way_home(game: CruiseLine, hex: int) -> tuple[int, int]:
    """The nearest departure port from there, round the markers that will still lie face down."""
    far = game.options.chart.distances(hex, game.markers_down & ~(1 << game.options.chart.number[hex]))
    ports = game.options.port_hexes
    best = min(range(DEPARTURES), key=lambda port: far[ports[port]])
    return best, far[ports[best]]


def _visit(game: CruiseLine, seat: int, island: int) -> VisitView | None:
    """What a Visit would bring; least and most while the marker is face down."""
    company = game.companies[seat]
    count = company.aboard[island]
    if not count:
        return None
    up = game.face_up >> island & 1
    if up or game.looked[island] >> seat & 1:
        values = [game.fares[island]]
    else:
        values = sorted(set(unknown_values(game, seat)))
    each = [visit_fare(game, seat, island, value, NOTHING) for value in values]
    fares = [min(each) * count, max(each) * count]
    owner = game.resorts[island]
    income = resort_income(game) * count if owner != NOTHING else 0
    first = 0 if up else game.options.numbers["first_visit"]
    own = income if owner == seat else 0
    pirates = game.options.numbers["pirates"] if has_pirates(game, island + DEPARTURES) else 0

    def total(paid: int) -> int:
        gain = paid + first + own
        return gain - min(pirates, max(0, company.cash - company.debt + gain))  # as far as the cash goes

    return VisitView(
        passengers=count,
        fares=fares,
        total=[total(fares[0]), total(fares[1])],
        first_visit=first,
        resort=own,
        resort_owner=None if owner == NOTHING else owner,
        resort_income=income,
        pirates=pirates,
    )


def homecoming(game: CruiseLine, seat: int) -> HomecomingView:
    """What a Return would cost and bring (CL-7.22, 7.23)."""
    unhappy = game.companies[seat].passengers()
    amount = unhappy * game.options.numbers["fine"]
    if game.options.standard:
        amount = game.prices[seat] - game.price_after(seat, -unhappy)
    place = 1 + max([each.returned for each in game.companies])
    return HomecomingView(unhappy, amount, arrival_cards(game, place))


def blocked(game: CruiseLine, seat: int) -> dict[str, str]:
    """Why each thing one does on a turn cannot be done now, in a word; only those that cannot."""
    stack = game.stacks[seat]
    deeds = ("pick", "visit", "explore", "build", "attack", "return")
    if not stack or not isinstance(stack[-1], Turn):
        return dict.fromkeys(deeds, "turn")
    if game.turn_flags & ACTED:
        return dict.fromkeys(deeds, "acted")
    verbs = {stack[-1].describe(game, seat, choice).verb for choice in game.choices(seat)}
    reasons = {
        "pick": _why_no_pick(game, seat),
        "visit": "visit" if game.companies[seat].passengers() else "empty",
        "explore": "fuel",
        "build": _why_no_build(game, seat),
        "attack": _why_no_attack(game, seat),
        "return": "fuel",
    }
    can = verbs | ({"explore"} if "sail" in verbs else set())
    return {deed: why for deed, why in reasons.items() if deed not in can}


def _why_no_pick(game: CruiseLine, seat: int) -> str:
    if game.companies[seat].strike:
        return "strike"
    if not game.room(seat):
        return "full"
    return "far" if any(game.waiting) else "nobody"


def _why_no_build(game: CruiseLine, seat: int) -> str:
    if game.resorts_of(seat) >= game.options.max_resorts:
        return "resorts"
    return "cash" if game.companies[seat].cash < game.options.resort_action else "site"


def _why_no_attack(game: CruiseLine, seat: int) -> str:
    if game.turn_flags & SECOND:
        return "second"
    if not game.companies[seat].hand:
        return "cards"
    return "played" if game.has_played(seat) else "target"


def fuel_ladder(game: CruiseLine, seat: int) -> LadderView:
    """What fuel costs where the ship lies, unit by unit; in a sale what the event asks."""
    port = game.port(seat)
    free = game.free_tank(seat)
    stack = game.stacks[seat]
    if stack and isinstance(stack[-1], Sale):
        prices = sale_prices(game, seat)
    else:
        prices = [] if port == NOTHING else [fuel_price(game, seat, units, port) for units in range(1, free + 1)]
    cash = game.companies[seat].cash
    paid = max([units for units, price in enumerate([0, *prices]) if price <= cash])
    return LadderView(None if port == NOTHING else PORTS[port], free, prices, paid)
