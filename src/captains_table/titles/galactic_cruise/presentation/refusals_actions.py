"""Why an action cannot be taken now: out of reach (GC-8.3, 12.3) or not possible (GC-8.5, 9)."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal
from captains_table.titles.galactic_cruise.data.ids import (
    ADVANCING,
    ADVERTISE,
    BLUEPRINTS,
    DEVELOPMENT,
    DRAW,
    EXPERT,
    GAINRES,
    LAST_FLIGHT,
    LAUNCHING,
    MEETING,
    NEWSHIP,
    NOTHING,
    REFILLSILO,
    SCHEDULE,
    SEGMENTS,
    SITES,
    SUPPLIES,
)
from captains_table.titles.galactic_cruise.presentation.refusals_common import (
    answer_first,
    asked_for,
    named,
    site_of,
)
from captains_table.titles.galactic_cruise.rules.network import (
    actions_at,
    borrowing_price,
    free_areas,
    meeting_sites,
    reached,
)
from captains_table.titles.galactic_cruise.rules.notation import ACTION_WORDS
from captains_table.titles.galactic_cruise.rules.prices import (
    cheapest_guest,
    development_cost,
    expert_cost,
    rebate,
    segment_price,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

ROWS: Final = range(3)


def why_no_action(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """act schedule"""
    action = named(words[0], ACTION_WORDS) if words else NOTHING
    if action == NOTHING:
        return None
    asked = asked_for(game, seat)
    if game.phase == ADVANCING:
        if asked != "turn_choice":
            return answer_first(game, seat)
        return refuse("worker_first", "GC-8.1", site=site_of(game, action))
    if game.phase == LAST_FLIGHT:
        return refuse("last_flight", "GC-14.11")
    if game.phase == LAUNCHING:
        return refuse("launch_turn", "GC-11.1")
    if game.action != NOTHING:
        return refuse("action_first", "GC-4.6", action=game.action)
    if asked != "choose_action":
        if any(step.kind == "choose_action" for step in game.stacks[seat]):
            return answer_first(game, seat)
        return refuse("actions_done", "GC-12.3" if game.phase == MEETING else "GC-8.2")
    return why_out_of_reach(game, seat, action) or why_impossible(game, seat, action)


# -- reach ---------------------------------------------------------------------------------------------------


def why_out_of_reach(game: GalacticCruise, seat: int, action: int) -> Refusal | None:
    site = site_of(game, action)
    if game.phase == MEETING:
        if action in actions_at(game, meeting_sites(game, seat)):
            return None
        return refuse("meeting_reach", "GC-12.3", site=site)
    if site in reached(game, seat, game.site):
        return None
    if site == (game.site - 1) % SITES:
        return why_closed(game, seat, game.site)
    if site == (game.site + 1) % SITES:
        return why_closed(game, seat, site)
    return refuse("too_far", "GC-8.3", site=site)


def why_closed(game: GalacticCruise, seat: int, area: int) -> Refusal:
    """A walkway that leads there, but not for this seat."""
    if not game.areas[area]:
        return refuse("way_empty", "GC-5.5", area=area)
    price = borrowing_price(game, seat, area)
    money = game.players[seat].money
    if price > money:
        return refuse("way_dear", "GC-5.3", area=area, n=price, have=money)
    return refuse("way_borrow" if price else "way_declare", "GC-5.4", area=area, n=price)


# -- what an action takes ------------------------------------------------------------------------------------


def why_impossible(game: GalacticCruise, seat: int, action: int) -> Refusal | None:
    player = game.players[seat]
    if action == DEVELOPMENT:
        return why_no_development(game, seat)
    if action == EXPERT:
        return why_no_expert(game, seat)
    if action == SUPPLIES:
        return money_short(game, seat, game.options.numbers["supplies_price"] - rebate(game), "GC-9.3.1")
    if action == BLUEPRINTS:
        return refuse("display_empty", "GC-17.2")
    if action == SEGMENTS:
        return why_no_segment(game, seat)
    if action == NEWSHIP:
        if len(player.ships) >= game.ship_limit(seat):
            return refuse("ship_limit", "GC-9.6.1", n=game.ship_limit(seat))
        return refuse("pair_gone", "GC-17.3")
    if action == GAINRES:
        return refuse("silo_nothing", "GC-9.7.2")
    if action == REFILLSILO:
        return refuse("silo_all_full", "GC-R9") if player.hand else refuse("silo_card", "GC-9.8.3")
    if action == SCHEDULE:
        return why_no_schedule(game, seat)
    if action == ADVERTISE:
        cheapest = cheapest_guest(game, seat, game.discount, game.flags)
        if cheapest > player.ads:
            return refuse("ads", "GC-9.10.2", n=cheapest, have=player.ads)
        return refuse("no_advert", "GC-9.10.1")
    if action == DRAW:
        return refuse("no_draw", "GC-17.6")
    return None


def money_short(game: GalacticCruise, seat: int, price: int, rule: str) -> Refusal | None:
    money = game.players[seat].money
    return refuse("money", rule, n=price, have=money) if price > money else None


def why_no_development(game: GalacticCruise, seat: int) -> Refusal | None:
    costs = [development_cost(game, seat, row, game.discount) for row in ROWS]
    left = [cost for cost in costs if cost != NOTHING]
    if not left or not free_areas(game, seat):
        return refuse("all_built", "GC-9.1.1")
    return refuse("development_dear", "GC-9.1.2", n=min(left), have=game.players[seat].money)


def why_no_expert(game: GalacticCruise, seat: int) -> Refusal | None:
    player = game.players[seat]
    prices = [expert_cost(game, seat, side == 1, game.discount) for side in range(2) if not player.hired >> side & 1]
    if not prices:
        return refuse("all_hired", "GC-9.2.1")
    return money_short(game, seat, min(prices), "GC-9.2.1")


def why_no_segment(game: GalacticCruise, seat: int) -> Refusal | None:
    """No Ship to build into, or nothing cheap enough."""
    player = game.players[seat]
    limit = game.segment_limit(seat)
    if not any(ship.cruise == NOTHING and len(ship.segments) < limit for ship in player.ships):
        return refuse("no_dock", "GC-9.5.3", n=limit)
    prices = [segment_price(game, seat, each, NOTHING, game.discount, game.flags) for each in player.blueprints]
    for slot, each in enumerate(game.blueprints):
        if each != NOTHING:
            prices.append(segment_price(game, seat, each, slot, game.discount, game.flags))
    if not prices:
        return refuse("display_empty", "GC-17.2")
    dear = money_short(game, seat, min(prices) - rebate(game), "GC-9.5.2")
    if dear is not None or not game.options.tops:
        return dear or refuse("surcharge", "GC-5.2")
    return refuse("nothing_fits", "GX-9.7")


def why_no_schedule(game: GalacticCruise, seat: int) -> Refusal | None:
    if game.players[seat].scheduled != NOTHING:
        return refuse("consultant", "GC-9.9.1", cruise=game.cruises[game.players[seat].scheduled])
    return refuse("all_scheduled", "GC-9.9.1")
