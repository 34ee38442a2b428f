"""What a seat may see, built from nothing (DC-6.12, 14.1 to 14.4)."""

from __future__ import annotations

from typing import cast

from captains_table.kernel.state import State
from captains_table.titles.dream_cruise.data.ids import (
    ACTIVITIES,
    ACTIVITY,
    ADDITION,
    BOARDING,
    CABINS,
    ICONS,
    NOTHING,
    PHASES,
    REGIONS,
    SETS,
    SHORES,
    SPOTS,
)
from captains_table.titles.dream_cruise.presentation.refusals import closed_to
from captains_table.titles.dream_cruise.presentation.view_types import (
    CabinView,
    Closed,
    Colour,
    Decision,
    DecksView,
    DeckView,
    FamilyDeckView,
    Icon,
    JanaView,
    Outlook,
    PayingView,
    PointsView,
    RouteView,
    ScoringView,
    SetView,
    ShipDeckView,
    ShipView,
    SpotView,
    TableView,
)
from captains_table.titles.dream_cruise.rules.assign import proposal
from captains_table.titles.dream_cruise.rules.notation import codes
from captains_table.titles.dream_cruise.rules.routes import Route, longest_route, route_points, routes
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.boarding import to_fill
from captains_table.titles.dream_cruise.rules.steps.sail import Pay, Replace, Sail

view_type = TableView


def view(state: State, seat: int) -> TableView:
    """The table as this seat (-1: a spectator) sees it."""
    assert isinstance(state, DreamCruise)
    game = state
    components = game.options.components
    seats = range(game.seats)
    seen = TableView(
        round=game.round,
        phase="over" if game.over else PHASES[game.phase],
        final=game.final > 0,
        cap=game.options.round_cap,
        guests_per_point=game.options.guests_per_point,
        sequential=game.options.sequential,
        token=game.token,
        order=game.order(),
        ready=[game.is_ready(q) for q in seats],
        decks=DecksView(
            FamilyDeckView(len(game.families), len(game.box), codes(components.family_ids, game.family_discard)),
            DeckView(len(game.locations), codes(components.location_ids, game.location_discard)),
            ShipDeckView(len(game.ship_cards), codes(components.ship_ids, game.ship_discard), len(game.veiled)),
        ),
        display=[_set(game, number) for number in range(len(game.display))],
        ships=[_ship(game, q, seat) for q in seats],
    )
    if game.options.pick_starters and game.round == 0:
        seen.start_sets = {
            letter: codes(components.family_ids, [3 * number + k for k in range(3)])
            for number, letter in enumerate(SETS)
            if 3 * number in game.spare_starters
        }
    if game.options.solo:
        seen.jana = _jana(game)
    if seat >= 0 and not game.over:
        _add_own(game, seat, seen)
    if game.over:
        seen.scoring = [_scoring(game, q) for q in seats]
        seen.decided = cast(Decision, game.decided_by())
    return seen


def _set(game: DreamCruise, number: int) -> SetView:
    cards = game.display[number]
    taken = game.takers[number]
    return SetView(
        set=number,
        cards=codes(game.options.components.ship_ids, cards) if number else None,
        size=len(cards),
        with_cap=number == 0 and not game.options.solo,  # DC-6.7
        taken=None if taken == NOTHING else taken,
    )


def _ship(game: DreamCruise, q: int, seat: int) -> ShipView:
    ship = game.ships[q]
    options = game.options
    components = options.components
    families, total = game.family_points(q), game.total(q)
    guests = game.guest_points(q)
    made = routes(ship.voyage, options)
    unseen = [] if q == seat or game.over else [card for card, _ in ship.unseen]
    known = [card for card in ship.hand if card not in unseen]
    return ShipView(
        cabins=[_cabin(ship, cabin) for cabin in range(3)],
        captain=None if ship.captain < 0 else SPOTS[ship.captain],
        location=None if ship.location == NOTHING else components.location_ids[ship.location],
        spots=[_spot(ship, spot) for spot in range(len(ship.guests)) if ship.capacity(spot)],
        free_slots=ship.free_slots(),
        additions=[None if card == NOTHING else components.ship_ids[card] for card in ship.additions],
        voyage=codes(components.location_ids, ship.voyage),
        routes=[_route(route) for route in made],
        idle_sea=sum(location >= SHORES for location in ship.voyage) - sum(route.sea for route in made),
        pile=codes(components.family_ids, ship.pile),
        points=PointsView(families, total - families - guests, guests, total),
        hand=[*codes(components.ship_ids, known), *([None] * len(unseen))],
        draws=len(ship.drawn),
    )


def _cabin(ship: Ship, cabin: int) -> CabinView:
    family = ship.cabins[cabin]
    if family == NOTHING:
        return CabinView(CABINS[cabin], None, aboard=0, members=0, points=0, icons=[])
    wishes = ship.options.wishes[family]
    return CabinView(
        colour=CABINS[cabin],
        family=ship.options.components.family_ids[family],
        aboard=ship.waiting[cabin],
        members=ship.options.members[family],
        points=ship.options.points[family],
        icons=[ICONS[icon] for icon in range(len(ICONS)) if wishes >> icon & 1],
    )


def _spot(ship: Ship, spot: int) -> SpotView:
    card = NOTHING
    if spot >= ADDITION:
        card = ship.additions[spot - ADDITION]
    elif spot >= ACTIVITY:
        card = ship.activities[spot - ACTIVITY]
    return SpotView(
        spot=SPOTS[spot],
        icon=ICONS[ship.icon(spot)],
        capacity=ship.capacity(spot),
        free=max(0, ship.room(spot)),
        guests=[CABINS[cabin] for cabin in range(3) if ship.guests[spot] >> cabin & 1],
        captain=ship.captain == spot,
        card=None if card == NOTHING else ship.options.components.ship_ids[card],
    )


def _route(route: Route) -> RouteView:
    return RouteView(
        region=None if route.region == NOTHING else REGIONS[route.region],
        ports=route.ports,
        sea=route.sea,
        value=route.value,
    )


def _jana(game: DreamCruise) -> JanaView:
    components = game.options.components
    seen = JanaView(
        families=len(game.jana),
        locations=codes(components.location_ids, game.jana_locations),
        route=_route(longest_route(list(game.jana_locations), game.options)),
    )
    if game.over:
        seen.pile = codes(components.family_ids, game.jana)
        seen.family_points = game.jana_family_points()
        seen.points = game.jana_total()
    return seen


def _add_own(game: DreamCruise, seat: int, seen: TableView) -> None:
    """What only this seat sees: the cards it draws from, what it is asked, and what it could do."""
    ship = game.ships[seat]
    components = game.options.components
    boarding = game.phase == BOARDING
    ids = components.family_ids if boarding else components.location_ids
    seen.drawn = codes(ids, ship.drawn)
    seen.picked = codes(ids, ship.picked)
    seen.wishing = _wishing(ship)
    if not game.final or ship.location == NOTHING:  # another location can come
        seen.gains = _gains(ship)
    if boarding:
        seen.cabins_to_fill = [CABINS[cabin] for cabin in to_fill(game, seat)] if ship.drawn else []
        seen.met = {components.family_ids[family]: _met(ship, family) for family in ship.drawn}
    if not game.stacks[seat]:
        return
    step = game.stacks[seat][-1]
    if isinstance(step, Sail):
        seen.proposal = [(CABINS[cabin], SPOTS[spot]) for cabin, spot in proposal(ship)]
        seen.closed = _closed(ship)
        seen.outlook = {components.ship_ids[card]: _outlook(ship, card) for card in ship.hand}
    elif isinstance(step, Replace):
        seen.paying = PayingView("build", spot=None, card=components.ship_ids[step.card], replaced=None)
    elif isinstance(step, Pay):
        seen.paying = _paying(ship, step)


def _paying(ship: Ship, step: Pay) -> PayingView:
    if step.card == NOTHING:
        return PayingView("captain", spot=SPOTS[step.place])
    return PayingView(
        "build",
        spot=SPOTS[ADDITION + step.place],
        card=ship.options.components.ship_ids[step.card],
        replaced=None if ship.additions[step.place] == NOTHING else SPOTS[ADDITION + step.place],
    )


def _gains(ship: Ship) -> dict[str, int]:
    """What one more location would add to the routes, by region; `sea` for a sea day."""
    options = ship.options
    now = route_points(ship.voyage, options)
    samples = {region: options.regions.index(number) for number, region in enumerate(REGIONS)} | {"sea": SHORES}
    return {name: route_points([*ship.voyage, location], options) - now for name, location in samples.items()}


def _wishing(ship: Ship) -> dict[str, list[Colour]]:
    """By icon the cabins with guests aboard who wish for it (DC-7.4)."""
    return {
        icon: [
            CABINS[cabin]
            for cabin in range(3)
            if ship.waiting[cabin] > 0 and ship.options.wishes[ship.cabins[cabin]] >> number & 1
        ]
        for number, icon in enumerate(ICONS)
    }


def _met(ship: Ship, family: int) -> list[Icon]:
    """What this family wishes for that additions offer every day."""
    offered = {ship.options.icons[card] for card in ship.additions if card != NOTHING}
    return [ICONS[icon] for icon in sorted(offered) if ship.options.wishes[family] >> icon & 1]


def _closed(ship: Ship) -> dict[str, dict[str, Closed]]:
    found: dict[str, dict[str, Closed]] = {}
    for spot in range(len(ship.guests)):
        if ship.capacity(spot):
            found[SPOTS[spot]] = {}
            for cabin in range(3):
                why = closed_to(ship, cabin, spot) if ship.waiting[cabin] > 0 else None
                if why is not None:
                    found[SPOTS[spot]][CABINS[cabin]] = why
    return found


def _outlook(ship: Ship, card: int) -> Outlook:
    """What a card of the hand could do now, or why nothing."""
    if card >= ACTIVITIES:
        if len(ship.hand) == 1:
            return "no_pay"
        return "replace" if ship.free_space() == NOTHING else "build"
    if ship.free_slots():
        return "cover" if ship.location < SHORES else "lay"
    return "no_place" if ship.location == NOTHING else "no_room"


def _scoring(game: DreamCruise, q: int) -> ScoringView:
    """DC-12: how the total came about."""
    ship = game.ships[q]
    options = game.options
    made = routes(ship.voyage, options)
    return ScoringView(
        families=[(options.components.family_ids[family], options.points[family]) for family in ship.pile],
        family_points=game.family_points(q),
        routes=[_route(route) for route in made],
        route_points=sum(route.value for route in made),
        guests=ship.standing(),
        guest_points=game.guest_points(q),
        hand=len(ship.hand),
        total=game.total(q),
    )
