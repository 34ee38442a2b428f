"""What things cost, with every reduction in its order (GC-2.15, 10.14)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    ACCOUNTANT,
    ACTING,
    AGENT_USED,
    ANY_RESOURCE,
    CAP,
    CAPPED,
    DEVELOPMENT_DISCOUNT,
    FREE_SURCHARGE,
    NOTHING,
    PURCHASE,
    QUEUE_DISCOUNT,
    SEGMENT_DISCOUNT,
    SITES,
    SURCHARGE_OFF,
    TICKET_AGENT,
)
from captains_table.titles.galactic_cruise.rules.advances import at_the_end
from captains_table.titles.galactic_cruise.rules.player import Player
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

SUPPLY = 3  # a Guest from the supply, as if it were a fourth section of the Queue


def rebate(game: GalacticCruise) -> int:
    """EX2: what is still off the total of the action in progress; between actions, what would be off the next."""
    if game.action != NOTHING:
        return game.rebate
    if game.phase == ACTING and game.with_expert and game.expert_ability(ACCOUNTANT):
        return game.options.expert_value[game.expert_tile]
    return 0


def rebate_on(game: GalacticCruise, seat: int, action: int) -> int:
    """EX2: what is off the total of this action for this seat: the one in progress, or one that it may take next."""
    if seat != game.turn:
        return 0
    if game.action == action:
        return game.rebate
    if game.phase == ACTING and game.with_expert and game.expert_ability(ACCOUNTANT):
        return game.options.expert_value[game.expert_tile]
    return 0


def tech_value(game: GalacticCruise, seat: int, effect: int) -> int:
    """The sum over Technologies with this effect that may be used now."""
    value = 0
    for slot, tile in enumerate(game.technologies):
        if game.options.tech_effects[tile] == effect and game.usable(seat, SITES + slot):
            value += game.ability(slot)
    return value


# -- Developments and Experts --------------------------------------------------------------------------------


def development_cost(game: GalacticCruise, seat: int, row: int, discount: int, off: int = NOTHING) -> int:
    """GC-9.1.1; NOTHING if the row is empty. Less `off`, or unless it is said what the Accountant takes off now."""
    removed = game.players[seat].removed[row]
    if removed >= len(game.options.development_costs):
        return NOTHING
    less = rebate(game) if off == NOTHING else off
    return max(0, development_price(game, seat, row, discount) - less)


def development_price(game: GalacticCruise, seat: int, row: int, discount: int) -> int:
    """Before the Accountant, and before cost marks: less what cards, tokens and TT9 take off."""
    if game.options.with_foundations:
        discount += tech_value(game, seat, DEVELOPMENT_DISCOUNT)
    return max(0, game.options.development_costs[game.players[seat].removed[row]] - discount)


def units_at_hand(game: GalacticCruise, seat: int, kind: int, used: int = 0) -> int:
    """GC-9.1.2, 10.6: units of this Resource that could be spent in one instant, beside Money; cards in `used` (a bit
    each) are needed for their text."""
    player = game.players[seat]
    count = player.stored[kind]
    if not game.free_acts():
        return count
    for card in player.hand:
        if game.options.card_resource[card] == kind and not used >> card & 1:
            count += 1
    return count + bonus_units(game, player)


def bonus_units(game: GalacticCruise, player: Player) -> int:
    """GC-5.6: Resources that the track bonus could still bring this turn."""
    if game.track_used or not game.free_acts():
        return 0
    return units_crossed(game, player.reputation, player.reputation, ANY_RESOURCE)


def units_crossed(game: GalacticCruise, reputation: int, steps: int, icon: int) -> int:
    count = 0
    for k in range(reputation, reputation - steps, -1):
        if game.options.track_icons[k] == icon:
            count += 1
    return count


def money_to_spare(game: GalacticCruise, seat: int, row: int, discount: int, used: int = 0) -> int:
    """Money that is left at the most once this row's Development is paid; below 0: it cannot be."""
    cost = development_cost(game, seat, row, discount)
    if cost == NOTHING:
        return NOTHING
    return game.players[seat].money - max(0, cost - units_at_hand(game, seat, row, used))


def affordable_row(game: GalacticCruise, seat: int, row: int, discount: int, used: int = 0) -> bool:
    return money_to_spare(game, seat, row, discount, used) >= 0


def track_could_bring(game: GalacticCruise, seat: int, icon: int) -> bool:
    """Whether the track bonus could still bring some of this: then one is asked though one can pay nothing yet."""
    reputation = game.players[seat].reputation
    if game.track_used or not game.free_acts():
        return False
    return units_crossed(game, reputation, reputation, icon) > 0


def expert_cost(game: GalacticCruise, seat: int, left: bool, discount: int, off: int = NOTHING) -> int:
    """GC-9.2.1; `off` as for a Development."""
    player = game.players[seat]
    numbers = game.options.numbers
    if left:
        cost = numbers["left_expert"] * player.bottom_tokens()
    else:
        cost = numbers["right_expert"] * (6 - player.removed[0] - player.removed[1])
    return max(0, max(0, cost - discount) - (rebate(game) if off == NOTHING else off))


# -- Segments ------------------------------------------------------------------------------------------------


def no_surcharge(game: GalacticCruise, seat: int, flags: int) -> bool:
    return flags & SURCHARGE_OFF != 0 or game.technology(seat, FREE_SURCHARGE)


def segment_price(game: GalacticCruise, seat: int, blueprint: int, slot: int, discount: int, flags: int) -> int:
    """GC-9.5.2, 9.5.2a: in Money, without the Accountant's rebate; slot NOTHING: from beside the board."""
    cost = game.options.segment_cost[blueprint]
    if slot != NOTHING:
        if not no_surcharge(game, seat, flags):
            cost += game.options.components.surcharge_money[slot]
        elif game.levels:
            cost -= tech_value(game, seat, FREE_SURCHARGE)  # ATT8
    return max(0, cost - discount - tech_value(game, seat, SEGMENT_DISCOUNT))


def surcharge_reputation(game: GalacticCruise, seat: int, slot: int, flags: int) -> int:
    if slot == NOTHING or no_surcharge(game, seat, flags):
        return 0
    return game.options.components.surcharge_reputation[slot]


# -- Guests --------------------------------------------------------------------------------------------------


def guest_price(game: GalacticCruise, seat: int, section: int, discount: int, flags: int) -> int:
    """GC-10.14, in Ads"""
    if section == SUPPLY:
        price = game.options.supply_guest
        return max(0, (billboards(game, seat, price, section) if game.levels else price) - discount)
    if game.lifting != NOTHING and agent_helps(game, flags):
        return 0
    price = game.options.queue[section]
    if section > 0:
        if game.levels:
            price = billboards(game, seat, price, section)
        else:
            price = max(0, price - tech_value(game, seat, QUEUE_DISCOUNT))
    if flags & CAPPED:
        price = min(price, effect_value(game, CAP))
    return max(0, price - discount)


def agent_helps(game: GalacticCruise, flags: int) -> bool:
    """EXB2: whether the next Guest of the Queue boards for nothing."""
    if game.lifting == NOTHING or not game.with_expert or flags & AGENT_USED:
        return False
    return game.expert_ability(TICKET_AGENT)


def billboards(game: GalacticCruise, seat: int, price: int, section: int) -> int:
    """ATT7: improved it counts for the supply, too, and alone never makes a Guest cheaper than 1 Ad."""
    for slot, tile in enumerate(game.technologies):
        if game.options.tech_effects[tile] == QUEUE_DISCOUNT and game.usable(seat, SITES + slot):
            if at_the_end(game, slot):
                price = max(min(1, price), price - game.ability(slot))
            elif section != SUPPLY:
                price = max(0, price - game.ability(slot))
    return price


def effect_value(game: GalacticCruise, effect: int) -> int:
    """The number of the card whose text has this effect."""
    return game.options.card_value[game.options.card_effect.index(effect)]


def cheapest_guest(game: GalacticCruise, seat: int, discount: int, flags: int) -> int:
    """Ads for the cheapest Guest there is; 99 if there is none."""
    best = 99
    for section in range(3):
        if game.queue[3 * section] or game.queue[3 * section + 1] or game.queue[3 * section + 2]:
            best = min(best, guest_price(game, seat, section, discount, flags))
    if game.supply[0] or game.supply[1] or game.supply[2]:
        best = min(best, guest_price(game, seat, SUPPLY, discount, flags))
    return best


def card_with(game: GalacticCruise, seat: int, effect: int) -> int:
    """A card of this hand whose text has this effect, or NOTHING."""
    for card in game.players[seat].hand:
        if game.options.card_effect[card] == effect:
            return card
    return NOTHING


# -- the launch ----------------------------------------------------------------------------------------------


def covered(
    game: GalacticCruise, seat: int, due: tuple[int, int, int], units: int, reputation: int, without: int = NOTHING
) -> bool:
    """GC-11.13: whether what is owed could be paid from stores, cards in hand (but this one), Last Minute Purchase, the
    track bonus (from this Reputation; 0: none), and so many units of any kind."""
    player = game.players[seat]
    if not game.track_used:
        units += units_crossed(game, reputation, reputation, ANY_RESOURCE)
    lack = [due[0] - player.stored[0], due[1] - player.stored[1], due[2] - player.stored[2]]
    if missing(lack) <= units:
        return True
    purchase = NOTHING
    for card in player.hand:
        if card != without:
            lack[game.options.card_resource[card]] -= 1
            if game.options.card_effect[card] == PURCHASE:
                purchase = card
    if missing(lack) <= units:
        return True
    if purchase == NOTHING or player.money < 1:
        return False
    lack[game.options.card_resource[purchase]] += 1
    return missing(lack) <= units + game.options.card_value[purchase]


def missing(lack: list[int]) -> int:
    return max(0, lack[0]) + max(0, lack[1]) + max(0, lack[2])
