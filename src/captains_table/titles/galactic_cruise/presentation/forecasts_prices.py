"""What things cost a seat now, with every reduction and what it comes from (GC-5.6, 9.5.2, 9.10.3, 10.14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from captains_table.titles.galactic_cruise.data.ids import (
    ADVERTISE,
    CAP,
    CAPPED,
    DEVELOPMENT,
    DISCOUNT,
    EXPERT,
    FREE_SURCHARGE,
    NO_SURCHARGE,
    NOTHING,
    QUEUE_DISCOUNT,
    SEGMENT_DISCOUNT,
    SEGMENTS,
    SITES,
    SURCHARGE_OFF,
    TYPES,
    WHOLE_PILE,
)
from captains_table.titles.galactic_cruise.presentation.view_types import (
    BillLine,
    GuestPrice,
    Prices,
    SegmentBill,
    Spending,
    Surcharge,
    TicketGain,
)
from captains_table.titles.galactic_cruise.presentation.view_types_parts import DevelopmentCosts, GuestType, TrackGain
from captains_table.titles.galactic_cruise.presentation.view_types_players import ExpertPrices
from captains_table.titles.galactic_cruise.rules.prices import (
    SUPPLY,
    development_cost,
    expert_cost,
    guest_price,
    rebate_on,
    segment_price,
    surcharge_reputation,
    units_crossed,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.gaining import PILE_PRICE
from captains_table.titles.galactic_cruise.rules.steps.marketing import TICKET_REPUTATION, ticket_money

TRACK_GAINS: Final[dict[int, TrackGain]] = {0: "money", 1: "ads", 4: "resources"}  # icons of the track, as in GAINS


def prices(game: GalacticCruise, seat: int) -> Prices:
    components = game.options.components
    slots = range(len(game.blueprints))
    return Prices(
        surcharges=[surcharge(game, seat, slot) for slot in slots],
        display=[
            None if game.blueprints[slot] == NOTHING else segment_bill(game, seat, game.blueprints[slot], slot)
            for slot in slots
        ],
        own={
            components.blueprint_ids[each]: segment_bill(game, seat, each, NOTHING)
            for each in game.players[seat].blueprints
        },
        guests=[guest_bill(game, seat, section) for section in range(SUPPLY + 1)],
        discard_pile=0 if seat == game.turn and game.flags & WHOLE_PILE else PILE_PRICE,
    )


def doing(game: GalacticCruise, seat: int, action: int) -> bool:
    """Whether this seat is at this action: only then cards played on it count."""
    return seat == game.turn and game.action == action


def played(game: GalacticCruise, action: int, effect: int) -> list[int]:
    """Cards played this turn whose text changes this action so."""
    options = game.options
    return [
        card
        for card in range(len(options.card_effect))
        if game.played >> card & 1 and options.card_bound[card] == action and options.card_effect[card] == effect
    ]


def technologies(game: GalacticCruise, seat: int, effect: int) -> list[int]:
    """Tiles with this effect that may be used now."""
    return [
        tile
        for slot, tile in enumerate(game.technologies)
        if game.options.tech_effects[tile] == effect and game.usable(seat, SITES + slot)
    ]


# -- Segments ------------------------------------------------------------------------------------------------


def surcharge(game: GalacticCruise, seat: int, slot: int) -> Surcharge:
    components = game.options.components
    tiles = technologies(game, seat, FREE_SURCHARGE)
    waived = components.tech_ids[tiles[0]] if tiles else None
    if waived is None and doing(game, seat, SEGMENTS) and game.flags & SURCHARGE_OFF:
        cards = played(game, SEGMENTS, NO_SURCHARGE)
        waived = components.card_ids[cards[0]] if cards else None
    return Surcharge(components.surcharge_money[slot], components.surcharge_reputation[slot], waived)


def segment_bill(game: GalacticCruise, seat: int, blueprint: int, slot: int) -> SegmentBill:
    """GC-9.5.2: what is printed, what the slot (NOTHING: beside the board) adds, what is taken off."""
    options, components = game.options, game.options.components
    acting = doing(game, seat, SEGMENTS)
    discount, flags = (game.discount, game.flags) if acting else (0, 0)
    lines = [BillLine("cost", options.segment_cost[blueprint])]
    if slot != NOTHING:
        extra = surcharge(game, seat, slot)
        if extra.waived_by is None:
            lines.append(BillLine("surcharge", extra.money))
        else:
            lines.append(BillLine("no_surcharge", 0, extra.waived_by))
    for tile in technologies(game, seat, SEGMENT_DISCOUNT):
        value = game.ability(game.technologies.index(tile))
        lines.append(BillLine("technology", -value, components.tech_ids[tile]))
    for tile in technologies(game, seat, FREE_SURCHARGE) if slot != NOTHING and game.levels else []:
        value = game.ability(game.technologies.index(tile))
        if value:
            lines.append(BillLine("technology", -value, components.tech_ids[tile]))
    for card in played(game, SEGMENTS, DISCOUNT) if acting else []:
        lines.append(BillLine("card", -options.card_value[card], components.card_ids[card]))
    money = segment_price(game, seat, blueprint, slot, discount, flags)
    off = rebate_on(game, seat, SEGMENTS)
    if off and money:
        lines.append(BillLine("expert", -off, components.expert_ids[game.expert_tile]))
    return SegmentBill(lines, max(0, money - off), surcharge_reputation(game, seat, slot, flags))


# -- Guests --------------------------------------------------------------------------------------------------


def guest_bill(game: GalacticCruise, seat: int, section: int) -> GuestPrice:
    """GC-10.14"""
    options, components = game.options, game.options.components
    printed = options.supply_guest if section == SUPPLY else options.queue[section]
    why = []
    if 0 < section < SUPPLY or (section == SUPPLY and guest_price(game, seat, section, 0, 0) < printed):
        why += [components.tech_ids[tile] for tile in technologies(game, seat, QUEUE_DISCOUNT)]
    discount = flags = 0
    if doing(game, seat, ADVERTISE):
        discount, flags = game.discount, game.flags
        cards = played(game, ADVERTISE, CAP) if flags & CAPPED and section < SUPPLY else []
        why += [components.card_ids[card] for card in cards + (played(game, ADVERTISE, DISCOUNT) if discount else [])]
    return GuestPrice(printed, guest_price(game, seat, section, discount, flags), why)


def ticket(game: GalacticCruise, seat: int, cruise: int) -> TicketGain:
    """GC-9.10.3"""
    calls = game.options.cruise_destinations[cruise]
    flags = game.flags if doing(game, seat, ADVERTISE) else 0
    kinds: list[GuestType] = [TYPES[type] for type in dict.fromkeys(calls)]
    return TicketGain(ticket_money(game, cruise, flags), kinds, TICKET_REPUTATION)


# -- Developments and Experts --------------------------------------------------------------------------------


def development_costs(game: GalacticCruise, seat: int) -> DevelopmentCosts:
    """Those of the action that is going on or may be taken next."""
    discount = game.discount if doing(game, seat, DEVELOPMENT) else 0
    off = rebate_on(game, seat, DEVELOPMENT)
    return _costs([development_cost(game, seat, row, discount, off) for row in range(3)])


def _costs(of: Sequence[int]) -> DevelopmentCosts:
    return DevelopmentCosts(*[None if cost == NOTHING else cost for cost in of])


def costs_asked(game: GalacticCruise, seat: int, discount: int) -> DevelopmentCosts:
    """Those of the question that is open, which may be that of token G4 with a discount of its own."""
    return _costs([development_cost(game, seat, row, discount) for row in range(3)])


def expert_prices(game: GalacticCruise, seat: int) -> ExpertPrices:
    discount = game.discount if doing(game, seat, EXPERT) else 0
    off = rebate_on(game, seat, EXPERT)
    return ExpertPrices(
        right=expert_cost(game, seat, False, discount, off), left=expert_cost(game, seat, True, discount, off)
    )


# -- the Reputation track ------------------------------------------------------------------------------------


def spending(game: GalacticCruise, seat: int) -> list[Spending]:
    """GC-5.6: every number of steps that ends on an icon, for the icons of its type."""
    if seat != game.turn or game.track_used:
        return []
    options = game.options
    points = options.components.reputation_vp
    now = game.players[seat].reputation
    found = []
    for k in range(now, 0, -1):
        left = k - 1
        dearer = options.borrowing[left] != options.borrowing[now]
        found.append(
            Spending(
                gain=TRACK_GAINS[options.track_icons[k]],
                steps=now - left,
                units=units_crossed(game, now, now - left, options.track_icons[k]),
                left=left,
                vp_less=points[now] - points[left],
                borrowing=options.borrowing[left] if dearer else UNSET,
            )
        )
    return found
