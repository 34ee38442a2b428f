"""Quick answers: Resources, cards, Cruises, Guests, and the launch."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.voyages import Voyages
from captains_table.titles.galactic_cruise.bot.worth import FUNDING_MORE
from captains_table.titles.galactic_cruise.data.ids import GAIN, NOTHING
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import guest_price
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.agenda import FROM_PILE
from captains_table.titles.galactic_cruise.rules.steps.gaining import TOP_DISCARD
from captains_table.titles.galactic_cruise.rules.steps.launch import DONE, PRESOLD
from captains_table.titles.galactic_cruise.rules.steps.marketing import SellTicket
from captains_table.titles.galactic_cruise.rules.steps.payment import CARD, COVER, SETTLE, TEXT, TRACK, PayLaunch


def next_ship(game: GalacticCruise, seat: int) -> Ship:
    """The Ship that will be launched next: the longest on Earth."""
    best = game.players[seat].ships[0]
    for ship in game.players[seat].ships:
        if (ship.cruise == NOTHING, len(ship.segments)) > (best.cruise == NOTHING, len(best.segments)):
            best = ship
    return best


def needs(game: GalacticCruise, seat: int) -> list[int]:
    """Resources the next launch lacks, by kind."""
    player = game.players[seat]
    ship = next_ship(game, seat)
    segments = max(2, len(ship.segments))
    fuel = 3
    if player.scheduled != NOTHING:
        fuel = game.options.cruise_fuel[game.cruises[player.scheduled]]
    lack = [segments - player.stored[0], segments - player.stored[1], fuel - player.stored[2]]
    for card in player.hand:
        lack[game.options.card_resource[card]] -= 1
    return lack


def kind_wanted(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    lack = needs(game, outlook.seat)
    best = -99
    chosen = options[0]
    for kind in options:
        if kind < 3:
            value = lack[kind] * 2 + (0 if game.room(outlook.seat, kind) > 0 else -50)
            if value > best:
                best = value
                chosen = kind
    return chosen


def card_worth(game: GalacticCruise, outlook: Outlook, card: int) -> float:
    options = game.options
    value = outlook.card
    if options.card_effect[card] == GAIN:
        value = max(value, 0.9 * outlook.gains(options.components.card_gains[card]))
    if needs(game, outlook.seat)[options.card_resource[card]] > 0:
        value += 0.4
    return value


def best_draw(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    best = -99.0
    chosen = options[0]
    full = len(game.players[outlook.seat].hand) >= 5
    for option in options:
        if option >= FROM_PILE and option != 99:
            value = card_worth(game, outlook, option - FROM_PILE)
        elif option == TOP_DISCARD:
            value = card_worth(game, outlook, game.discard[-1]) - outlook.reputation
        elif option < TOP_DISCARD:
            value = card_worth(game, outlook, game.agenda[option])
        else:
            value = 5.0 if full else 0.2
        if value > best:
            best = value
            chosen = option
    return chosen


def least_card(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    return min(options, key=lambda card: card_worth(game, outlook, card))


# -- Cruises and Guests --------------------------------------------------------------------------------------


def schedule(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    ship = next_ship(game, outlook.seat)
    voyages = Voyages(game, outlook)
    best = -99.0
    chosen = options[0]
    for space in options:
        value = voyages.launch(ship, game.cruises[space], game.presold[space], 0.0)
        if value > best:
            best = value
            chosen = space
    return chosen


def flip(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    """A large bonus while it is of use; Funding options for a long game."""
    best = -99.0
    chosen = options[0]
    lack = needs(game, outlook.seat)
    player = game.players[outlook.seat]
    for token in options:
        value = outlook.gains(game.options.components.token_gains[token])
        if token == 6:  # Resources that are wanted and fit
            value = 0.0
            for kind in range(3):
                value += outlook.resource * min(max(0, lack[kind]), game.room(outlook.seat, kind))
            value = min(value, 4 * outlook.resource) + 0.2
        elif token == 7:
            value = 3.0 if outlook.turns > 3 else 1.0
        elif token > 7:
            value = max(value, (0.9, 1.8, 1.6, 0.0)[token - 8])  # X1, X2, X3
        elif token < 4:
            value += (0.6 if player.tokens & 15 == 15 else 0.15) * FUNDING_MORE[token] * outlook.turns
        if value > best:
            best = value
            chosen = token
    return chosen


def where_to_advertise(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    own = game.players[outlook.seat].scheduled
    if own in options:
        return own
    return schedule(game, outlook, options)


def guest_value(game: GalacticCruise, outlook: Outlook, ship: Ship, cruise: int, option: int) -> float:
    section, type = divmod(option, 3)
    price = guest_price(game, outlook.seat, section, game.discount, game.flags)
    return passenger(game, outlook, ship, cruise, type) - 0.9 * price


def passenger(game: GalacticCruise, outlook: Outlook, ship: Ship, cruise: int, type: int) -> float:
    """What a Guest of this type would bring on this Cruise."""
    stops = game.options.cruise_stops[cruise]
    voyages = Voyages(game, outlook)
    value = 0.0
    for kind in stops:
        if kind < 3:
            value += 2.2 if kind == type else 1.4
        elif kind == 3:
            value += voyages.day(ship, (int(type == 0), int(type == 1), int(type == 2)))
    return value


def ticket(game: GalacticCruise, outlook: Outlook, step: SellTicket, options: list[int]) -> int:
    cruise = game.cruises[step.space]
    ship = next_ship(game, outlook.seat)
    destinations = game.options.cruise_destinations[cruise]
    best = -99.0
    chosen = options[0]
    for option in options:
        value = 0.0
        if option != DONE:
            value = guest_value(game, outlook, ship, cruise, option)
            if option % 3 in destinations:
                value += outlook.reputation
            value += len(destinations) * outlook.money - 0.5
            if sum(game.presold[step.space]) >= max(1, ship.cabins()):
                value -= 4.0
        if value > best:
            best = value
            chosen = option
    return chosen


def board(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    """Those with tickets first, then whoever is worth the Ads."""
    player = game.players[outlook.seat]
    ship = player.ships[game.lifting]
    cruise = game.cruises[player.scheduled]
    best = 0.0 if DONE in options else -99.0
    chosen = DONE if DONE in options else options[0]
    for option in options:
        if option == DONE:
            continue
        if option >= PRESOLD:
            value = 9.0 + passenger(game, outlook, ship, cruise, option - PRESOLD)
        else:
            value = guest_value(game, outlook, ship, cruise, option) - 2.0 * outlook.resource * 0.5
        if value > best:
            best = value
            chosen = option
    return chosen


def pay_launch(game: GalacticCruise, outlook: Outlook, step: PayLaunch, options: list[int]) -> int:
    """From the stores if they suffice; else what is least missed."""
    if SETTLE in options:
        return SETTLE
    player = game.players[outlook.seat]
    due = step.due(game, outlook.seat)
    covers = [option for option in options if COVER <= option < CARD]
    if covers:
        return max(covers, key=lambda option: due[option - COVER] - player.stored[option - COVER])
    cards = [option for option in options if CARD <= option < TRACK]
    useful = [
        option
        for option in cards
        if due[game.options.card_resource[option - CARD]] > player.stored[game.options.card_resource[option - CARD]]
    ]
    if useful:
        return min(useful, key=lambda option: card_worth(game, outlook, option - CARD))
    if TEXT in options:
        return TEXT
    steps = [option for option in options if TRACK <= option < TEXT]
    return min(steps) if steps else options[0]
