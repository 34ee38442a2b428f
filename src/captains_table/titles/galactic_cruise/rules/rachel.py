"""Rachel's rules that change nothing: the Number System (GX-3), and what she can do and with what (GX-5, 6)."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.data.ids import (
    AN_EXPERT,
    ANY_RESOURCE,
    DAY_IN_SPACE,
    EARTH,
    MEETING,
    NOTHING,
    R_ADVERTISE,
    R_DRAW,
    R_EXPERT,
    R_GAINRES,
    R_LAUNCH,
    R_NETWORK,
    R_REFILLSILO,
    R_REFRESH,
    R_SEGMENTS,
    R_TECHNOLOGY,
    RACHEL,
    SITES,
    SLOTS,
    TOP,
    TYPES,
    VP,
)
from captains_table.titles.galactic_cruise.rules.player import Player, Rachel, Ship
from captains_table.titles.galactic_cruise.rules.prices import SUPPLY, expert_cost
from captains_table.titles.galactic_cruise.rules.scoring import cockpit_points
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.trips import stops_ahead

DEVELOPMENTS: Final = 9
LEFT_EXPERT: Final = 2  # the bit of the left Expert
TOKEN_ORDER: Final = (4, 5, 6, 7, 0, 1, 3)  # GX-6.10: G1 to G4, B1, B2, B4
TICKETS: Final = 2  # Guests that she advertises for (GX-5.12)


def rachel_of(game: GalacticCruise) -> Rachel:
    rachel = game.rachel
    assert rachel is not None
    return rachel


# -- the Number System (GX-3) --------------------------------------------------------------------------------

TARGETS: Final = ("location", "area", "blueprint", "agenda", "pair", "cruise", "technology")
LOCATION: Final = 0
AREA: Final = 1
BLUEPRINT: Final = 2
AGENDA: Final = 3
PAIR: Final = 4
CRUISE: Final = 5
TECHNOLOGY: Final = 6


def support_card(game: GalacticCruise) -> int:
    """GX-3.1, 3.5: the top of the deck; once that is used up, the oldest card revealed."""
    rachel = rachel_of(game)
    return rachel.deck[-1] if rachel.deck else rachel.revealed[0]


def places(game: GalacticCruise, target: int) -> list[int]:
    """GX-3.2: what the numbers from 1 on mean, in the direction in which she goes on; displays lie bottom first."""
    if target == LOCATION:
        return list(range(SITES))
    if target == AREA:
        return [number % SITES for number in range(1, SITES + 1)]
    if target == BLUEPRINT:
        return list(range(len(game.blueprints) - 1, -1, -1))
    if target == AGENDA:
        return list(range(len(game.agenda) - 1, -1, -1))
    if target == PAIR:
        return list(range(len(game.cockpits) - 1, -1, -1))
    if target == CRUISE:
        return list(range(len(game.cruises)))
    return list(range(SITES, SITES + SLOTS))


def number(game: GalacticCruise, most: int) -> int:
    """GX-3.2: the first number of the support card if it fits, else the second."""
    first, second = game.options.components.solo_numbers[support_card(game)]
    return first if first <= most else min(second, most)


def in_order(game: GalacticCruise, target: int) -> list[int]:
    """GX-3.3, 3.4: every place, from the one the number means on."""
    found = places(game, target)
    start = number(game, len(found)) - 1
    return found[start:] + found[:start]


def first_of(game: GalacticCruise, target: int, eligible: list[int]) -> int:
    """The first eligible place in that order, or NOTHING."""
    for place in in_order(game, target):
        if place in eligible:
            return place
    return NOTHING


# -- what is there to choose from ----------------------------------------------------------------------------


def filled(display: list[int]) -> list[int]:
    return [place for place in range(len(display)) if display[place] != NOTHING]


def complete_pairs(game: GalacticCruise) -> list[int]:
    return [k for k in range(len(game.cockpits)) if game.cockpits[k] != NOTHING and game.engines[k] != NOTHING]


def open_cruises(game: GalacticCruise) -> list[int]:
    """GX-6.3: those nobody has scheduled."""
    taken = [player.scheduled for player in game.players]
    return [space for space in filled(game.cruises) if space not in taken]


def unsold_cruises(game: GalacticCruise) -> list[int]:
    """GX-5.11"""
    return [space for space in open_cruises(game) if not any(game.presold[space])]


def areas_to_build(game: GalacticCruise, target: int) -> list[int]:
    """GX-5.15, 5.16: areas without any Development; if there are none, those without one of hers."""
    there = places(game, target)
    empty = [area for area in there if not game.areas[area]]
    return empty if empty else [area for area in there if not game.areas[area] >> RACHEL & 1]


def next_row(player: Player) -> int:
    """GX-5.17: the row of her next Development."""
    return player.built() % 3


def dock(game: GalacticCruise) -> int:
    """GX-5.3: her leftmost Ship on Earth with room for a Segment, or NOTHING."""
    limit = game.segment_limit(RACHEL)
    for k, ship in enumerate(game.players[RACHEL].ships):
        if ship.cruise == NOTHING and len(ship.segments) < limit:
            return k
    return NOTHING


def can_take_ship(game: GalacticCruise) -> bool:
    """GX-5.3, 5.5"""
    return len(game.players[RACHEL].ships) < game.ship_limit(RACHEL) and len(complete_pairs(game)) > 0


def wishes(game: GalacticCruise) -> list[int]:
    """GX-5.8: the Resources she wants; none if there is no card anywhere."""
    count = game.options.numbers["gain_resources"]
    shown = [game.agenda[space] for space in in_order(game, AGENDA) if game.agenda[space] != NOTHING]
    if not shown:
        shown = game.discard[-1:]
    if not shown:
        return []
    return [game.options.card_resource[shown[k % len(shown)]] for k in range(count)]


def missing_resource(game: GalacticCruise) -> int:
    """GX-5.8: the first of them that the Silo lacks after the earlier ones, or NOTHING."""
    silo = game.silo.copy()
    for kind in wishes(game):
        if not silo[kind]:
            return kind
        silo[kind] -= 1
    return NOTHING


def expert_to_hire(game: GalacticCruise) -> int:
    """GX-5.18: 1 left, 0 right, or NOTHING."""
    player = game.players[RACHEL]
    limit = game.options.components.hires_below[1 if player.experts() else 0]
    for side in (1, 0):
        if not player.hired >> side & 1 and expert_cost(game, RACHEL, side == 1, 0, 0) < limit:
            return side
    return NOTHING


# -- Guests (GX-5.12) ----------------------------------------------------------------------------------------


def guests_wanted(game: GalacticCruise, cruise: int, wanted: int) -> list[int]:
    """Where she takes them from, one after the other: section * 3 + type, the supply being a fourth section."""
    left = game.queue + game.supply
    found: list[int] = []
    for section in range(SUPPLY + 1):
        moved = True
        while moved and len(found) < wanted:
            moved = False
            for type in game.options.cruise_destinations[cruise]:
                source = 3 * section + type
                if left[source] and len(found) < wanted:
                    left[source] -= 1
                    found.append(source)
                    moved = True
    return found


def any_guest(game: GalacticCruise) -> list[int]:
    """GX-6.6: one Guest of whatever type from the cheapest source that has one."""
    for source, count in enumerate(game.queue + game.supply):
        if count:
            return [source]
    return []


def guests_to_board(game: GalacticCruise, space: int, cabins: int) -> list[int]:
    """GX-6.4, 6.6: for a Cruise without pre-sold Guests."""
    found = guests_wanted(game, game.cruises[space], cabins)
    return found if found else any_guest(game)


# -- launching (GX-6) ----------------------------------------------------------------------------------------


def ship_to_launch(game: GalacticCruise, least: int) -> int:
    """GX-6.1, 6.2: never launched before, then the highest score now, then the rightmost."""
    best = NOTHING
    rank = (False, 0)
    for k, ship in enumerate(game.players[RACHEL].ships):
        if ship.cruise == NOTHING and len(ship.segments) >= least and ship.cabins():
            this = (not ship.launched, cockpit_points(game, RACHEL, ship))
            if best == NOTHING or this >= rank:
                best = k
                rank = this
    return best


def worker_at_hand(game: GalacticCruise) -> bool:
    """GX-4.21, 4.25, 4.30: one stands in the Network since this turn, or one is in the Break Room."""
    player = game.players[RACHEL]
    return (game.site != NOTHING and game.phase != MEETING) or player.idle + player.idle_experts > 0


def missing_fuel(game: GalacticCruise, cruise: int) -> int:
    """GX-6.8"""
    capacity = game.options.capacity + game.players[RACHEL].removed[2]
    return max(0, game.options.cruise_fuel[cruise] - capacity)


def resource_icon(game: GalacticCruise, reputation: int) -> int:
    """GX-6.8: the highest Resource icon of the Reputation track up to here, or 0."""
    for k in range(reputation, 0, -1):
        if game.options.track_icons[k] == ANY_RESOURCE:
            return k
    return 0


def token_to_load(game: GalacticCruise) -> int:
    """GX-6.10"""
    player = game.players[RACHEL]
    if not player.hired & LEFT_EXPERT and player.bottom_tokens():
        return next(token for token in range(TOP, 2 * TOP) if player.tokens >> token & 1)
    if player.tokens >> VP & 1:
        return VP
    return next((token for token in TOKEN_ORDER if player.tokens >> token & 1), NOTHING)


# -- what is possible (GX-5, 6.1): a word for why not --------------------------------------------------------


def why_impossible(game: GalacticCruise, action: int, card: int, lacking: int) -> str:
    """Empty if she can do it; `lacking` is the Resource her attempt to gain some has just failed for (GX-5.9)."""
    if action == R_LAUNCH:
        return why_no_launch(game, game.options.components.solo_segments[card])
    if action == R_SEGMENTS:
        if not filled(game.blueprints):
            return "no_blueprint"
        return "" if dock(game) != NOTHING or can_take_ship(game) else "no_room"
    if action == R_REFRESH:
        return "" if game.players[RACHEL].can_bear(game.options.numbers["refresh"]) else "no_reputation"
    if action == R_EXPERT:
        if game.players[RACHEL].experts() == 2:
            return "all_hired"
        return "" if expert_to_hire(game) != NOTHING else "too_dear"
    if action in (R_NETWORK, R_TECHNOLOGY):
        if game.players[RACHEL].built() >= DEVELOPMENTS:
            return "no_development"
        return "" if areas_to_build(game, AREA if action == R_NETWORK else TECHNOLOGY) else "no_area"
    if action == R_DRAW:
        return "" if len(filled(game.agenda)) >= game.options.numbers["agenda_draw"] else "few_cards"
    if action == R_GAINRES:
        if not wishes(game):
            return "no_card"
        return "silo_short" if missing_resource(game) != NOTHING else ""
    if action == R_REFILLSILO:
        return "" if lacking != NOTHING else "nothing_lacking"
    if action == R_ADVERTISE:
        space = first_of(game, CRUISE, unsold_cruises(game))
        if space == NOTHING:
            return "no_cruise"
        return "" if guests_wanted(game, game.cruises[space], TICKETS) else "no_guest"
    return ""  # Refill Agenda Cards (GX-5.7)


def why_no_launch(game: GalacticCruise, least: int) -> str:
    """GX-6.1, 6.6"""
    ship = ship_to_launch(game, least)
    if ship == NOTHING:
        return "no_ship"
    if not worker_at_hand(game):
        return "no_worker"
    space = first_of(game, CRUISE, open_cruises(game))
    if space == NOTHING:
        return "no_cruise"
    return "" if any(game.presold[space]) or any_guest(game) else "no_guest"


# -- second actions (GX-4.26) --------------------------------------------------------------------------------


def way_to(game: GalacticCruise, action: int) -> int:
    """How a board action is reached from her Worker: NOTHING not at all, SITES at its own location, else through this
    walkway."""
    site = game.site
    at = game.site_actions.index(action) // 2
    if at == site:
        return SITES
    if not game.options.second_connected:
        return NOTHING
    if at == (site - 1) % SITES and game.areas[site]:
        return site
    if at == (site + 1) % SITES and game.areas[at]:
        return at
    return NOTHING


# -- Stops ---------------------------------------------------------------------------------------------------


def tokens_at(game: GalacticCruise, destination: int) -> int:
    """Upgrade Tokens on a Destination of her board."""
    three = rachel_of(game).upgrades >> 3 * destination & 7
    return (three & 1) + (three >> 1 & 1) + (three >> 2)


def funding_bonus(game: GalacticCruise, expert: bool) -> int:
    """GX-4.4, 5.19: VP for a Worker who enters her Break Room."""
    times = 2 if expert and game.options.expert_plus else 1
    return times * game.players[RACHEL].funding(VP)


def stop_worth(game: GalacticCruise, ship: Ship, stop: int) -> int:
    """GX-7.4: VP that a Stop would give now."""
    kind = game.options.cruise_stops[ship.cruise][stop]
    if kind == EARTH:
        return funding_bonus(game, ship.pilot == AN_EXPERT)
    if kind == DAY_IN_SPACE:
        return max(0, game.players[RACHEL].reputation + ship.aboard() - game.options.reputation_most)
    tokens = tokens_at(game, kind)
    if ship.token != NOTHING and tokens < len(TYPES):
        tokens += 1
    return ship.aboard() * (game.options.numbers["guest_vp"] + tokens)


def best_stop(game: GalacticCruise, ship: Ship) -> int:
    """GX-7.4: the earliest of those that give most."""
    best = NOTHING
    for stop in stops_ahead(game, ship):
        if best == NOTHING or stop_worth(game, ship, stop) > stop_worth(game, ship, best):
            best = stop
    return best
