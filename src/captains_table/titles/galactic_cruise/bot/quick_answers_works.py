"""Quick answers: Developments, Blueprints, Segments, Ships."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.worth import WANTED, blueprint_worth, location_bonus, technology
from captains_table.titles.galactic_cruise.data.ids import NOTHING, SITES
from captains_table.titles.galactic_cruise.rules.advances import building_extra
from captains_table.titles.galactic_cruise.rules.locations import own_beside
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import segment_price
from captains_table.titles.galactic_cruise.rules.scoring import cockpit_points
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.developments import (
    AREA_COUNT,
    CARD,
    DECLINE,
    STEPS,
    PayDevelopment,
)
from captains_table.titles.galactic_cruise.rules.steps.works import DONE, PLACE, blueprint_and_slot


def area_worth(game: GalacticCruise, outlook: Outlook, area: int) -> float:
    first = 1.0 if not game.areas[area] else 0.0
    if area >= SITES:
        extra = building_extra(game, area, game.flags)
        return first + technology(game, outlook, game.technologies[area - SITES]) - outlook.money * extra
    total = 0.0
    for site in ((area - 1) % SITES, area):
        wanted = WANTED[game.site_actions[2 * site]] + WANTED[game.site_actions[2 * site + 1]]
        own = game.areas[site] >> outlook.seat & 1 or game.areas[(site + 1) % SITES] >> outlook.seat & 1
        total += wanted * (0.3 if own else 1.0)
        if game.location_bonuses:
            have = own_beside(game, outlook.seat, site)
            first += location_bonus(game, outlook, site, have + 1) - location_bonus(game, outlook, site, have)
    return first + 0.04 * outlook.turns * total + 0.05 * outlook.turns


def site(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    """The shortest row that can be paid, with the Resource one has most of; the best area."""
    player = game.players[outlook.seat]
    best = -99.0
    chosen = options[0]
    for option in options:
        if option == DECLINE:
            continue
        row, area = divmod(option, AREA_COUNT)
        value = area_worth(game, outlook, area) - 2.5 * player.removed[row] + 0.3 * player.stored[row] + 0.01 * row
        if value > best:
            best = value
            chosen = option
    return chosen


def pay_development(game: GalacticCruise, outlook: Outlook, step: PayDevelopment, options: list[int]) -> int:
    """In Money, unless much of the Resource is in store."""
    player = game.players[outlook.seat]
    plain = [option for option in options if option < CARD]
    if not plain:
        cards = [option for option in options if CARD <= option < STEPS]
        return cards[0] if cards else options[0]
    spare = max(0, player.stored[step.row] - 2)
    return min(plain, key=lambda option: abs(option - spare))


def best_blueprint(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    best = -99.0
    chosen = options[0]
    for option in options:
        value = 0.0
        if option < DONE:
            value = 0.5 + blueprint_worth(game, outlook, game.blueprints[option])
        if len(game.players[outlook.seat].blueprints) >= 5 and option == DONE:
            return DONE
        if value > best:
            best = value
            chosen = option
    return chosen


def best_segment(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    """Into the Ship that is nearest to flying; the cheapest when money is short."""
    seat = outlook.seat
    player = game.players[seat]
    best = 0.3
    chosen = options[-1] if options[-1] == DONE else options[0]
    if chosen != DONE:
        best = -99.0
    for option in options:
        if option == DONE:
            continue
        what, number = divmod(option % PLACE, 4)
        blueprint, slot = blueprint_and_slot(game, what)
        ship = player.ships[number]
        price = segment_price(game, seat, blueprint, slot, game.discount, game.flags)
        value = blueprint_worth(game, outlook, blueprint) + 0.8 * outlook.money * game.options.segment_cost[blueprint]
        value -= 1.1 * outlook.money * price + (outlook.reputation if slot != NOTHING else 0.0)
        have = len(ship.segments)
        value += (3.0, 5.0, 3.0, 2.0)[have] if outlook.turns > 3 else 0.0
        if value > best:
            best = value
            chosen = option
    return chosen


def best_ship(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    best = -99.0
    chosen = options[0]
    for option in options:
        ship = Ship(game.cockpits[option], game.engines[option])
        gains = game.options.components.engine_gains[ship.engine]
        value = cockpit_points(game, outlook.seat, ship) + outlook.gains(gains)
        if value > best:
            best = value
            chosen = option
    return chosen
