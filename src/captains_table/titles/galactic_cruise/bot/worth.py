"""What a position is worth to a seat, in VP at the end of the game. Nothing hidden goes into it."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.bot.outlook import THIRD, Outlook
from captains_table.titles.galactic_cruise.bot.segments import effect_worth
from captains_table.titles.galactic_cruise.bot.targets import goals_worth, progress_worth
from captains_table.titles.galactic_cruise.bot.voyages import Voyages
from captains_table.titles.galactic_cruise.data.ids import (
    AUTOPILOT,
    DEVELOPMENT_DISCOUNT,
    FLY_ON,
    FREE_SCORING,
    FREE_SURCHARGE,
    FUEL,
    GAIN,
    LAST_FLIGHT,
    LAUNCH_LESS,
    LONG_WEEKEND,
    QUEUE_DISCOUNT,
    SEGMENT_DISCOUNT,
    SITES,
    SLOTS,
)
from captains_table.titles.galactic_cruise.rules.cabins import places
from captains_table.titles.galactic_cruise.rules.locations import bonus_for, own_beside
from captains_table.titles.galactic_cruise.rules.player import Player
from captains_table.titles.galactic_cruise.rules.scoring import cockpit_points
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

# how often an action is wanted, in the order of ACTIONS
WANTED: Final = (1.0, 0.4, 1.2, 0.5, 1.0, 0.4, 1.0, 0.5, 1.0, 1.0, 0.7, 0.2)
# a turn's worth of double Funding Bonuses: Money, Ads, VP, Resources
FUNDING_MORE: Final = (0.2, 0.24, 0.36, 0.2)
COLUMNS: Final = (0, 5, 15, 30)
HOME: Final = 0.4  # a Worker at home rather than in the Network


def steps_of(amount: int, knee: int, first: float, later: float) -> float:
    """So many units at the first price, the others at the later one."""
    return first * min(amount, knee) + later * max(0, amount - knee)


def worth(game: GalacticCruise, outlook: Outlook) -> float:
    seat = outlook.seat
    player = game.players[seat]
    total = float(player.vp)
    if game.over:
        return total
    total += flights_worth(game, outlook)
    total += goals_worth(game, outlook) + progress_worth(game, outlook)
    total += stores(game, player, outlook)
    total += fleet(game, player, outlook)
    total += reputation(game, player, outlook)
    total += developments(game, player, outlook)
    total += staff(game, player, outlook)
    total += tower(player, outlook)
    return total


def flights_worth(game: GalacticCruise, outlook: Outlook) -> float:
    if game.phase == LAST_FLIGHT:
        return 0.0
    voyages = Voyages(game, outlook)
    return voyages.flying() + voyages.to_come()


def stores(game: GalacticCruise, player: Player, outlook: Outlook) -> float:
    late = outlook.late
    low = THIRD + 0.1 * late
    total = steps_of(player.money, 10, outlook.money, low)
    total += 0.3 * late * min(6, player.money) + 0.15 * late * min(2, player.ads)  # who has none is held up
    total += steps_of(player.ads, 6, outlook.ad, low)
    for kind in range(3):
        total += steps_of(player.stored[kind], 4 if kind == FUEL else 3, outlook.resource, low)
    options = game.options
    for card in player.hand:
        value = outlook.card
        if options.card_effect[card] == GAIN:
            value = max(value, 0.9 * outlook.gains(options.components.card_gains[card]))
        total += value
    total += drawings(game, player, outlook)
    if len(player.hand) > 4:
        total -= 0.5 * late * (len(player.hand) - 4)
    return total


def drawings(game: GalacticCruise, player: Player, outlook: Outlook) -> float:
    """Blueprints beside the board: the two best ones will be built before long."""
    found = [max(0.0, blueprint_worth(game, outlook, blueprint)) for blueprint in player.blueprints]
    if game.options.tops:
        for k, blueprint in enumerate(player.blueprints):
            if not fits_a_ship(game, player, blueprint):
                found[k] *= 0.4
    found.sort(reverse=True)
    total = 0.0
    for k, each in enumerate(found):
        total += outlook.blueprint + 0.25 * outlook.late * each if k < 2 else 0.25
    return total


def fits_a_ship(game: GalacticCruise, player: Player, blueprint: int) -> bool:
    """GX-9.3: whether a Ship with room has a place for it, in space or not."""
    most = game.options.numbers["segments"]
    return any(len(ship.segments) < most and places(game, ship, blueprint, 0) for ship in player.ships)


def blueprint_worth(game: GalacticCruise, outlook: Outlook, blueprint: int) -> float:
    """VP at the end, icons or its effect on Days in Space, less what it costs."""
    total = float(game.options.segment_vp[blueprint])
    if game.options.specialized:
        effect = game.options.components.segment_effect[blueprint]
        total += 0.5 * outlook.launches * effect_worth(game, outlook, effect)
    for type in range(3):
        icons = game.options.icons[blueprint][type]
        if icons:
            each = outlook.gains(game.options.components.bonus_gains[game.bonuses[type]])
            total += icons * (0.3 + each * 0.5 * outlook.launches)
    return total - 0.8 * outlook.money * game.options.segment_cost[blueprint]


def fleet(game: GalacticCruise, player: Player, outlook: Outlook) -> float:
    """Segments and Cockpits as they would score at the end, and Cabins for launches to come."""
    total = 0.0
    seat = outlook.seat
    for ship in player.ships:
        total += cockpit_points(game, seat, ship) * (1.0 + 0.12 * outlook.launches)
        if not ship.launched:
            total -= game.options.numbers["unlaunched"] * (1.0 if outlook.turns < 4 else 0.8)
        for segment in ship.segments:
            total += game.options.segment_vp[segment]
            for type in range(3):
                icons = game.options.icons[segment][type]
                if icons:
                    total += icons * 0.1 * outlook.launches
        total += 0.7 * ship.cabins() * outlook.launches
    return total


def reputation(game: GalacticCruise, player: Player, outlook: Outlook) -> float:
    """The threshold reached, half-way to the next one; later on only what is reached counts."""
    vp = game.options.components.reputation_vp
    have = player.reputation
    late = outlook.late
    return (1.0 - 0.6 * late) * vp[have] + 0.6 * late * have * 0.95 + 0.1 * late * have


def developments(game: GalacticCruise, player: Player, outlook: Outlook) -> float:
    seat = outlook.seat
    turns = outlook.turns
    emptied = min(player.removed)
    total = float(COLUMNS[emptied])
    if emptied < 3:
        step = COLUMNS[emptied + 1] - COLUMNS[emptied]
        done = sum([1 for row in range(3) if player.removed[row] > emptied])
        missing = 3 - done
        chance = min(1.0, max(0.0, (turns - missing) / 8.0))
        total += step * chance * (0.15, 0.3, 0.55, 1.0)[done]
        total += 0.8 * sum([max(0, removed - emptied - 1) for removed in player.removed]) * chance
    total += 0.45 * outlook.launches * player.built()  # room in the stores
    sites = 0
    for area in range(SITES):
        if game.areas[area] >> seat & 1:
            total += 0.065 * turns
            sites |= 1 << area | 1 << (area - 1) % SITES
    for site in range(SITES):
        if sites >> site & 1:
            total += 0.045 * turns * (WANTED[game.site_actions[2 * site]] + WANTED[game.site_actions[2 * site + 1]])
    for slot in range(SLOTS):
        if game.areas[SITES + slot] >> seat & 1:
            total += technology(game, outlook, game.technologies[slot])
    if game.location_bonuses:
        for site in range(SITES):
            total += location_bonus(game, outlook, site, own_beside(game, seat, site))
    return total


def location_bonus(game: GalacticCruise, outlook: Outlook, site: int, own: int) -> float:
    """What a Worker now and then will gain there; a token that is not active yet may become so."""
    each = outlook.gains(bonus_for(game, site, own))
    return (0.1 if game.active >> site & 1 else 0.05) * outlook.turns * each


def technology(game: GalacticCruise, outlook: Outlook, tile: int) -> float:
    """An Advanced one is worth more the nearer it is to its improved ability."""
    if game.levels:
        slot = game.technologies.index(tile)
        return plain_technology(game, outlook, tile) * (1.0 + 0.6 * game.levels[slot] / game.options.tech_last[tile])
    return plain_technology(game, outlook, tile)


def plain_technology(game: GalacticCruise, outlook: Outlook, tile: int) -> float:
    effect = game.options.tech_effects[tile]
    launches = outlook.launches
    if effect == LAUNCH_LESS:
        return 1.2 * launches
    if effect == AUTOPILOT:
        return 2.2 * launches
    if effect == SEGMENT_DISCOUNT:
        return 0.8 * launches
    if effect == QUEUE_DISCOUNT:
        return 0.8 * launches
    if effect == FLY_ON:
        return 0.8 * launches
    if effect == DEVELOPMENT_DISCOUNT:
        return 0.2 * outlook.turns
    if effect == FREE_SCORING:
        return 1.0 * launches
    return 0.6 * launches if effect == FREE_SURCHARGE else 0.0


def staff(game: GalacticCruise, player: Player, outlook: Outlook) -> float:
    total = HOME * outlook.late * (player.idle + player.idle_experts)
    if player.idle + player.idle_experts > 3:
        total -= 0.3
    total += player.experts() * 0.5 * outlook.turns
    if not player.hired & 1:  # the right one grows cheaper with every Development of two rows
        total += 0.25 * outlook.late * (player.removed[0] + player.removed[1])
    for upgrade in range(9):
        if player.upgrades >> upgrade & 1:
            total += upgrade_worth(game, outlook, upgrade)
    return total


def upgrade_worth(game: GalacticCruise, outlook: Outlook, upgrade: int) -> float:
    """The Upgrade itself, and the VP more for each Guest there."""
    each = (2.0, 1.0, 1.0, 0.6, 0.0, 0.2, 1.0, 1.2, 2.5)[upgrade] * outlook.launches
    if upgrade == LONG_WEEKEND:
        each = 0.5 * outlook.turns
    return each + 1.0 * outlook.launches


def tower(player: Player, outlook: Outlook) -> float:
    """Top tokens that are gone make every Funding Bonus better; tokens below are bonuses to come."""
    best = 0.0
    count = 0
    for option in range(4):
        if not player.tokens >> option & 1:
            best = max(best, FUNDING_MORE[option])
            count += 1
        elif option == player.flipped:
            best = max(best, 0.6 * FUNDING_MORE[option])
    total = (best + 0.06 * max(0, count - 1)) * outlook.turns
    return total + 0.3 * player.bottom_tokens() * outlook.late
