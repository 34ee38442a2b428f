"""What a seat may see, built from nothing (GC-2.11, 2.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from captains_table.kernel.state import State
from captains_table.titles.galactic_cruise.data.ids import (
    ACTIONS,
    ADVANCING,
    AREAS,
    BASE_TOKENS,
    BLUEPRINT_SETS,
    COLUMNS,
    DISCOUNT,
    ENDING,
    LAST_FLIGHT,
    LOCATIONS,
    MEASURES,
    NOTHING,
    PHASES,
    SETTING_UP,
    SITES,
    STOPS,
    TOKENS,
    TOP,
    TYPES,
    UPGRADES,
)
from captains_table.titles.galactic_cruise.presentation.forecasts import owner, plans, progress, question
from captains_table.titles.galactic_cruise.presentation.forecasts_launch import (
    amounts,
    gains,
    guests,
    launch,
    preflight,
    trip,
)
from captains_table.titles.galactic_cruise.presentation.forecasts_modules import location_bonus, tech_track
from captains_table.titles.galactic_cruise.presentation.forecasts_prices import (
    TRACK_GAINS,
    development_costs,
    expert_prices,
    prices,
    spending,
    ticket,
)
from captains_table.titles.galactic_cruise.presentation.position import PILOTS, bits, ids, tokens_placed
from captains_table.titles.galactic_cruise.presentation.view_day import day
from captains_table.titles.galactic_cruise.presentation.view_rachel import rachel_view, rival
from captains_table.titles.galactic_cruise.presentation.view_types import (
    Area,
    Auction,
    Bonuses,
    CruiseSpace,
    Goal,
    Location,
    Now,
    ReputationTrack,
    View,
    Worker,
)
from captains_table.titles.galactic_cruise.presentation.view_types_parts import Action
from captains_table.titles.galactic_cruise.presentation.view_types_players import (
    Hired,
    PlayerBoard,
    Points,
    Scoring,
    ShipScore,
    ShipView,
)
from captains_table.titles.galactic_cruise.rules.cabins import columns
from captains_table.titles.galactic_cruise.rules.network import borrowing_price, owners, price_each, sites_of
from captains_table.titles.galactic_cruise.rules.player import Player, Ship
from captains_table.titles.galactic_cruise.rules.scoring import (
    cockpit_points,
    final_points,
    goal_value,
    goals_met,
    leads,
    progress_points,
    section_cubes,
    supplies,
    threshold,
)
from captains_table.titles.galactic_cruise.rules.segment_effects import effect_of
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.advance import Advance, AfterDay, PlaceToken, ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.agenda import refill_bonuses
from captains_table.titles.galactic_cruise.rules.steps.cards import FLAGS
from captains_table.titles.galactic_cruise.rules.steps.developments import FIRST_THERE
from captains_table.titles.galactic_cruise.rules.steps.ending import EndTurn
from captains_table.titles.galactic_cruise.rules.steps.starting import picking_order
from captains_table.titles.galactic_cruise.rules.trips import icons

view_type: Final = View
__all__ = ["rival", "view", "view_type"]


def named(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """The ids of things that are all there."""
    return [names[number] for number in numbers]


def view(state: State, seat: int) -> View:
    """The table as this seat (-1: a spectator) sees it."""
    assert isinstance(state, GalacticCruise)
    game = state
    components = game.options.components
    eyes = seat if seat >= 0 else game.first if game.turn == NOTHING else game.turn  # a spectator's
    seen = View(
        intro=game.options.intro,
        round=game.round,
        round_limit=game.options.round_limit,
        first=game.first,
        turn=None if game.turn == NOTHING else game.turn,
        phase="over" if game.over else PHASES[game.phase],
        end_stage=game.end_stage,
        agms=game.agms,
        locations=[_location(game, site, seat) for site in range(SITES)],
        areas=[_area(game, area, seat) for area in range(len(AREAS))],
        technologies=named(components.tech_ids, game.technologies),
        expert=components.expert_ids[game.expert_tile],
        goals=_goals(game),
        silo=amounts(game.silo),
        progress=progress(game),
        agenda=ids(components.card_ids, game.agenda),
        deck=len(game.deck),
        discard=named(components.card_ids, game.discard),
        blueprints=ids(components.blueprint_ids, game.blueprints),
        blueprint_stack=len(game.blueprint_stack),
        blueprint_discard=named(components.blueprint_ids, game.blueprint_discard),
        cockpits=ids(components.cockpit_ids, game.cockpits),
        engines=ids(components.engine_ids, game.engines),
        pair_stack=len(game.cockpit_stack),
        cruises=[_cruise(game, space, eyes) for space in range(len(game.cruises))],
        cruise_stack=len(game.cruise_stack),
        cruise_discard=len(game.cruise_discard),
        queue=[guests(game.queue[3 * section : 3 * section + 3]) for section in range(3)],
        supply=guests(game.supply),
        bonuses=Bonuses(*named(components.bonus_ids, game.bonuses)),
        npc=game.options.with_npc,
        players=[_player(game, q, seat) for q in range(len(game.players))],
        now=_now(game),
        reputation=_reputation(game),
        agenda_refill=gains(refill_bonuses(game)),
        prices=prices(game, eyes),
    )
    if game.rachel is not None:
        seen.rachel = rachel_view(game)
    if game.options.blueprint_set:
        seen.blueprint_set = BLUEPRINT_SETS[game.options.blueprint_set]
    if game.options.tokens != BASE_TOKENS:
        seen.gray_tokens = bits(TOKENS[TOP:], game.options.tokens >> TOP)
    if game.options.specialized:
        seen.day = day(game)
    if game.bids:
        seen.auction = _auction(game, seat)
    if game.lifting != NOTHING:
        seen.launch = launch(game, seat)
    if game.over:
        seen.scoring = [_scoring(game, q) for q in range(len(game.players))]
    elif seat >= 0:
        seen.question = question(game, seat)
        seen.spending = spending(game, seat)
        seen.plans = plans(game, seat)
        seen.preflight = preflight(game, seat)
    return seen


def _auction(game: GalacticCruise, seat: int) -> Auction:
    known = NOTHING not in game.bids
    seen = Auction(
        cards=named(game.options.components.starter_ids, game.auction),
        bids=[bid if bid != NOTHING and (known or q == seat) else None for q, bid in enumerate(game.bids)],
        done=[bid != NOTHING for bid in game.bids],
        open=known,
    )
    if known:
        seen.order = picking_order(game)
    return seen


def _location(game: GalacticCruise, site: int, seat: int) -> Location:
    worker = game.workers[site]
    standing = None if worker == NOTHING else Worker(owner(worker >> 1), worker & 1 == 1)
    actions: list[Action] = [ACTIONS[action] for action in game.site_actions[2 * site : 2 * site + 2]]
    return Location(LOCATIONS[site], actions, standing, location_bonus(game, site, seat))


def _area(game: GalacticCruise, area: int, seat: int) -> Area:
    return Area(
        id=AREAS[area],
        owners=[owner(each) for each in owners(game, area)],
        opened=game.opened >> area & 1 == 1,
        first=0 if game.areas[area] else FIRST_THERE,
        joins=[LOCATIONS[site] for site in sites_of(area)] if area < SITES else UNSET,
        usable=game.usable(seat, area) if seat >= 0 else UNSET,
        price=borrowing_price(game, seat, area) if seat >= 0 else UNSET,
        track=tech_track(game, area - SITES) if game.levels and area >= SITES else UNSET,
    )


def _goals(game: GalacticCruise) -> list[Goal]:
    components = game.options.components
    levels, measures = components.goal_levels[game.goal_tile], components.goal_measures[game.goal_tile]
    found = []
    met = [goals_met(game, q) for q in range(len(game.players))]
    for k in range(3):
        found.append(
            Goal(
                measure=MEASURES[measures[k]],
                levels=levels[k].copy(),
                level=game.goal_levels[k],
                needed=threshold(game, k),
                values=[goal_value(game, q, k) for q in range(len(game.players))],
                done=[player.goals >> k & 1 == 1 for player in game.players],
                ready=[k in each for each in met],
            )
        )
    return found


def _cruise(game: GalacticCruise, space: int, seat: int) -> CruiseSpace:
    cruise = game.cruises[space]
    there = cruise != NOTHING
    at = [q for q in range(len(game.players)) if game.players[q].scheduled == space]
    return CruiseSpace(
        cruise=game.options.components.cruise_ids[cruise] if there else None,
        guests=guests(game.presold[space]),
        consultant=at[0] if at else None,
        route=[STOPS[stop] for stop in game.options.cruise_stops[cruise]] if there else UNSET,
        ticket=ticket(game, seat, cruise) if there else UNSET,
    )


def _reputation(game: GalacticCruise) -> ReputationTrack:
    options = game.options
    return ReputationTrack(
        icons=[TRACK_GAINS.get(icon) for icon in options.track_icons],
        borrowing=list(options.borrowing),
        vp=list(options.components.reputation_vp),
    )


def _now(game: GalacticCruise) -> Now:
    return Now(
        step=_step(game),
        site=None if game.site == NOTHING else LOCATIONS[game.site],
        expert=game.with_expert,
        acts=game.acts,
        action=None if game.action == NOTHING else ACTIONS[game.action],
        items=game.items,
        track_used=game.track_used,
        scored=game.scored,
        lifting=None if game.lifting == NOTHING else game.lifting,
        played=bits(game.options.components.card_ids, game.played),
        cards=_on_action(game),
        rebate=game.rebate,
    )


def _step(game: GalacticCruise) -> int:
    """GC-4.2: which of the three steps of a turn it is; 0 outside turns."""
    if game.turn == NOTHING or game.phase in (SETTING_UP, LAST_FLIGHT):
        return 0
    if game.automatic(game.turn):  # she is waiting for a player, in the middle of her actions
        return 2
    if game.phase == ADVANCING:
        flying = any(isinstance(step, (Advance, PlaceToken, ScoreGuests, AfterDay)) for step in game.stacks[game.turn])
        return 1 if flying else 2
    closing = game.stacks[game.turn] and isinstance(game.stacks[game.turn][-1], EndTurn)
    return 3 if game.phase == ENDING or closing else 2


def _on_action(game: GalacticCruise) -> list[str]:
    """Cards played for their text on the action in progress that lower a price."""
    options = game.options
    found = []
    for card, id in enumerate(options.components.card_ids):
        if game.played >> card & 1 and options.card_bound[card] == game.action:
            effect = options.card_effect[card]
            if game.discount if effect == DISCOUNT else game.flags & FLAGS.get(effect, 0):
                found.append(id)
    return found


def _player(game: GalacticCruise, q: int, seat: int) -> PlayerBoard:
    player = game.players[q]
    upgrades = tokens_placed(game, q)
    components = game.options.components
    rows = len(game.options.development_costs)  # Developments of each
    board = PlayerBoard(
        money=player.money,
        ads=player.ads,
        vp=player.vp,
        reputation=player.reputation,
        borrowing=price_each(game, q) if q == game.turn else game.options.borrowing[player.reputation],
        stored=amounts(player.stored),
        capacity=amounts([game.options.capacity + each for each in player.removed]),
        room=amounts([game.room(q, kind) for kind in range(3)]),
        capacity_most=game.options.capacity + rows,
        removed=amounts(player.removed),
        built=player.built(),
        developments=3 * rows,
        columns=min(player.removed),
        development_costs=development_costs(game, q),
        tokens=[TOKENS[k] for k in range(len(TOKENS)) if player.tokens >> k & 1],
        flipped=None if player.flipped == NOTHING else TOKENS[player.flipped],
        funding=[player.funding(option) for option in range(4)],
        upgrades=[UPGRADES[k] for k in range(len(UPGRADES)) if upgrades >> k & 1],
        idle=player.idle,
        idle_experts=player.idle_experts,
        hired=Hired(right=player.hired & 1 == 1, left=player.hired & 2 == 2),
        prices=expert_prices(game, q),
        hand=_hand(game, player, q == seat),
        blueprints=named(components.blueprint_ids, player.blueprints),
        ships=[_ship(game, q, ship) for ship in player.ships],
        ship_limit=game.ship_limit(q),
        segment_limit=game.segment_limit(q),
        scheduled=None if player.scheduled == NOTHING else components.cruise_ids[game.cruises[player.scheduled]],
        goals=[player.goals >> k & 1 == 1 for k in range(3)],
        wings=player.wings(),
        launches=player.launches,
        cubes=game.cubes(q),
        points=Points(*player.points),
    )
    if game.starters and game.starters[q]:
        board.starters = _starters(game, q, seat)
        board.started = not game.unstarted >> q & 1
    return board


def _starters(game: GalacticCruise, q: int, seat: int) -> list[str | None]:
    """GX-15.1: private until one is activated, and the other stays so; those of an auction are open."""
    names = game.options.components.starter_ids
    cards = game.starters[q]
    if q == seat or game.options.starting == "auction" or game.over or game.automatic(q):
        return ids(names, cards)
    return [None] * len(cards) if game.unstarted >> q & 1 else [names[cards[0]], *[None] * (len(cards) - 1)]


def _hand(game: GalacticCruise, player: Player, own: bool) -> list[str | None]:
    """Others see how many (GC-2.12), or all with open hands (GC-R17)."""
    if own or game.options.open_hands or game.over:
        return ids(game.options.components.card_ids, player.hand)
    return [None] * len(player.hand)


def _ship(game: GalacticCruise, q: int, ship: Ship) -> ShipView:
    components = game.options.components
    seen = ShipView(
        cockpit=components.cockpit_ids[ship.cockpit],
        engine=components.engine_ids[ship.engine],
        launched=ship.launched,
        segments=named(components.blueprint_ids, ship.segments),
        cabins=ship.cabins(),
        bays=max(0, game.segment_limit(q) - len(ship.segments)),
        icons=guests([icons(game, ship, type) for type in range(len(TYPES))]),
        guests=guests(ship.guests),
        cruise=None if ship.cruise == NOTHING else components.cruise_ids[ship.cruise],
        stop=ship.stop,
        token=None if ship.token == NOTHING else TOKENS[ship.token],
        pilot=PILOTS[ship.pilot],
        cockpit_vp=cockpit_points(game, q, ship),
    )
    if game.options.specialized:
        seen.effects = [components.effect_ids[effect_of(game, ship, place)] for place in range(len(ship.segments))]
    if ship.cruise != NOTHING:
        seen.route = [STOPS[stop] for stop in game.options.cruise_stops[ship.cruise]]
        seen.trip = trip(game, q, ship, ship.cruise, ship.guests)
    if game.options.tops:
        seen.columns = [None if column == NOTHING else COLUMNS[column] for column in columns(game.options, ship)]
    return seen


def _scoring(game: GalacticCruise, q: int) -> Scoring:
    player = game.players[q]
    return Scoring(
        points=Points(*player.points),
        ships=[
            ShipScore(game.options.components.cockpit_ids[ship.cockpit], cockpit_points(game, q, ship), ship.launched)
            for ship in player.ships
        ],
        column=min(player.removed),
        cubes=section_cubes(game, q, 2),
        leads=leads(game, q),
        wings=player.wings(),
        progress=progress_points(game, q, 2),
        reputation=player.reputation,
        supplies=supplies(player),
        agm_c=final_points(game, q),
        total=player.vp,
    )
