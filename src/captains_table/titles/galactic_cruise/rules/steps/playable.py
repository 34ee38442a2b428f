"""When the text of an Agenda card may be played (GC-10.5, 10.13); one that would bring nothing may not (D14)."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import Step
from captains_table.titles.galactic_cruise.data.ids import (
    ADAPTER,
    ADVANCING,
    ADVERTISE,
    ALL_BONUSES,
    ANY_DISCARD,
    BIG_CABIN,
    BLUEPRINTS,
    CAP,
    CAPPED,
    CARD_PAID,
    DAY,
    DESTINATION,
    DEVELOPMENT,
    DISCOUNT,
    DRAW,
    EARLY_BIRD,
    EARLY_GUEST,
    EVERY_BONUS,
    EXPERT,
    EXTRA_ITEMS,
    FREE_A,
    FREE_GUESTS,
    FULL_CABIN,
    GAINRES,
    GUEST_MONEY,
    ITSELF,
    LAUNCH,
    MEDIA,
    MOVE_CONSULTANT,
    MOVING,
    NO_SURCHARGE,
    NOTHING,
    PATENT,
    PER_GUEST,
    RECALL,
    REFILLSILO,
    RETURN,
    SCHEDULE,
    SEGMENTS,
    SILO_KEPT,
    SILO_STAYS,
    STEP1,
    TWICE,
    TYPES,
    UNMATCHED,
    UNRESTRICTED,
    WHOLE_PILE,
)
from captains_table.titles.galactic_cruise.rules.advances import building_extra
from captains_table.titles.galactic_cruise.rules.cabins import matches
from captains_table.titles.galactic_cruise.rules.network import free_areas
from captains_table.titles.galactic_cruise.rules.prices import expert_cost, guest_price, no_surcharge
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import RequiredCard
from captains_table.titles.galactic_cruise.rules.steps.advance import Advance, ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.agenda import RefillAgenda
from captains_table.titles.galactic_cruise.rules.steps.cards import GalaGuest
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment, PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.launch import BoardGuests
from captains_table.titles.galactic_cruise.rules.steps.marketing import FlipToken, ScheduleCruise, unscheduled
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.steps.returning import LoyalGuests
from captains_table.titles.galactic_cruise.rules.steps.stores import DiscardForSilo, PurchaseSupplies, refillable
from captains_table.titles.galactic_cruise.rules.steps.triggering import SendGuests, helps_the_day
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TurnChoice
from captains_table.titles.galactic_cruise.rules.steps.works import ITEMS_OF_AN_ACTION, displayed, docks


def playable(game: GalacticCruise, seat: int, card: int) -> bool:
    """Overtime, Last Minute Purchase, Helping Hand and V2, V3, V5, V6 are offered where they apply."""
    bound = game.options.card_bound[card]
    if bound == UNRESTRICTED:
        return seat == game.turn and game.free_acts()
    if bound == RECALL:
        return game.players[seat].recalled and game.action == NOTHING  # not within the Meeting's action (GC-8.5)
    if seat != game.turn:
        return False
    if bound < UNRESTRICTED:
        return game.action == bound and on_action(game, seat, card)
    top = game.stacks[seat][-1]
    effect = game.options.card_effect[card]
    if bound == LAUNCH:
        if effect == FULL_CABIN:
            return isinstance(top, BoardGuests) and not game.flags & BIG_CABIN
        return effect == MEDIA and isinstance(top, PayLaunch)
    if bound == DESTINATION:
        return (
            effect == FREE_GUESTS
            and isinstance(top, ScoreGuests)
            and frees(game, seat, top, game.options.components.card_guest[card])
        )
    if bound == RETURN:
        return any(game.landed) and not isinstance(top, LoyalGuests)
    if bound == STEP1:
        return game.phase == ADVANCING and isinstance(top, (Advance, TurnChoice)) and game.flown != 0
    if bound == DAY and game.options.specialized:
        return isinstance(top, SendGuests) and helps_the_day(game, seat, top, effect)
    if bound == DAY:
        return game.day != NOTHING and not isinstance(top, GalaGuest) and len(GalaGuest().choices(game, seat)) > 0
    return False


def frees(game: GalacticCruise, seat: int, step: ScoreGuests, type: int) -> bool:
    """AG30 to AG32: a Guest of this type is left who would cost something."""
    here = step.destination(game, seat)
    return step.left()[type] > 0 and not game.flags & FREE_A << type and step.price(game, seat, type, here) > 0


def on_action(game: GalacticCruise, seat: int, card: int) -> bool:
    effect = game.options.card_effect[card]
    top = game.stacks[seat][-1]
    player = game.players[seat]
    if isinstance(top, RequiredCard):
        return False  # asked for there
    if effect == EXTRA_ITEMS:
        return more_to_do(game, seat)
    if effect == DISCOUNT:
        return costs_something(game, seat)
    if effect == PATENT:
        return patent_helps(game, seat)
    if effect == UNMATCHED:
        return not game.flags & ADAPTER and adapter_helps(game, seat)
    if effect == NO_SURCHARGE:
        return len(displayed(game)) > 0 and not no_surcharge(game, seat, game.flags)
    if effect == TWICE:
        if game.action == SCHEDULE:
            return player.tokens > 0 and player.flipped == NOTHING and not game.flags & MOVING
        return True
    if effect == ITSELF:
        return isinstance(top, DiscardForSilo) and not game.flags & CARD_PAID
    if effect == ALL_BONUSES:
        return (
            isinstance(top, RefillAgenda)
            and not game.flags & EVERY_BONUS
            and any(card != NOTHING for card in game.agenda)
        )
    if effect == SILO_KEPT:
        return not game.flags & SILO_STAYS
    if effect == PER_GUEST:
        return not game.flags & GUEST_MONEY
    if effect == CAP:
        return not game.flags & CAPPED and guest_price(game, seat, 2, 0, game.flags) > game.options.card_value[card]
    if effect == ANY_DISCARD:
        return not game.flags & WHOLE_PILE and any(not game.played >> each & 1 for each in game.discard)
    if effect == EARLY_BIRD:
        return books_early(game, seat, top)
    return effect != MOVE_CONSULTANT


def books_early(game: GalacticCruise, seat: int, top: Step[Any]) -> bool:
    """C5: a Guest of the front section could book the Cruise scheduled, or one that may be."""
    if not any(game.queue[:3]) or game.flags & EARLY_GUEST:
        return False
    spaces = unscheduled(game) if isinstance(top, ScheduleCruise) else [game.players[seat].scheduled]
    if not isinstance(top, (ScheduleCruise, FlipToken)):
        return False
    return any(sum(game.presold[space]) < game.options.numbers["presold"] for space in spaces)


def patent_helps(game: GalacticCruise, seat: int) -> bool:
    """V1: the price, or cost marks where the Development may stand."""
    top = game.stacks[seat][-1]
    if isinstance(top, PayDevelopment):
        return top.due(game, seat) > 0 or building_extra(game, top.area, game.flags) > 0
    return isinstance(top, BuildDevelopment)


def adapter_helps(game: GalacticCruise, seat: int) -> bool:
    """V4: a Segment could go where it does not match."""
    ships = [game.players[seat].ships[number] for number in docks(game, seat)]
    tiles = [*game.players[seat].blueprints, *[game.blueprints[slot] for slot in displayed(game)]]
    return any(
        not matches(game.options, ship, tile, place)
        for ship in ships
        for tile in tiles
        for place in range(len(ship.segments) + 1)
    )


def more_to_do(game: GalacticCruise, seat: int) -> bool:
    """Whether the action could do more than it may so far."""
    player = game.players[seat]
    left = game.extra - game.items
    if game.action == DEVELOPMENT:
        return min(9 - player.built(), len(free_areas(game, seat))) > 1 + left
    if game.action == BLUEPRINTS:
        return len(displayed(game)) > ITEMS_OF_AN_ACTION + left
    if game.action == SEGMENTS:
        limit = game.segment_limit(seat)
        room = sum([limit - len(player.ships[ship].segments) for ship in docks(game, seat)])
        return min(room, len(player.blueprints) + len(displayed(game))) > ITEMS_OF_AN_ACTION + left
    if game.action == GAINRES:
        stays = game.flags & SILO_STAYS
        there = 0
        for kind in range(3):
            if game.silo[kind]:
                there += game.room(seat, kind) if stays else min(game.silo[kind], game.room(seat, kind))
        return there > game.options.numbers["gain_resources"] + left
    if game.action == REFILLSILO:
        return len([kind for kind in refillable(game) if not game.items >> kind & 1]) > 1 and game.items == 0
    if game.action == DRAW:
        cards = len([card for card in game.agenda if card != NOTHING]) + len(game.discard)
        return cards > game.options.numbers["agenda_draw"] + left
    return isinstance(game.stacks[seat][-1], PurchaseSupplies)


def costs_something(game: GalacticCruise, seat: int) -> bool:
    """Whether there is still something to pay that could become cheaper."""
    top = game.stacks[seat][-1]
    if game.action == DEVELOPMENT:
        return isinstance(top, BuildDevelopment) or (isinstance(top, PayDevelopment) and top.due(game, seat) > 0)
    if game.action == EXPERT:
        hired = game.players[seat].hired
        return any(not hired >> side & 1 and expert_cost(game, seat, side == 1, game.discount) for side in range(2))
    if game.action == ADVERTISE:
        return any(guest_price(game, seat, section, game.discount, game.flags) for section in range(len(TYPES) + 1))
    return True
