"""Whether a launch can be completed (GC-11.1, 11.13), and what it owes (GC-11.6)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    BIG_CABIN,
    EFFICIENT,
    FOOD,
    FUEL,
    FULL_CABIN,
    LAUNCH_LESS,
    NOTHING,
    OXYGEN,
    PAL,
    PAL_ABOARD,
    SITES,
    TEST_PILOT,
    TICKET_AGENT,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import card_with, cheapest_guest, covered
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def owed(game: GalacticCruise, seat: int, ship: Ship, guests: int) -> tuple[int, int, int]:
    """GC-11.6, less what Technologies save of each kind."""
    pilots = 0 if game.flags & PAL_ABOARD else 1
    due = [guests + pilots, len(ship.segments), game.options.cruise_fuel[launched_cruise(game, seat, ship)]]
    for slot, tile in enumerate(game.technologies):
        if game.options.tech_effects[tile] == LAUNCH_LESS and game.usable(seat, SITES + slot):
            kind = game.options.components.tech_kind[tile]
            due[kind] = max(0, due[kind] - game.ability(slot))
    return (due[FOOD], due[OXYGEN], due[FUEL])


def launched_cruise(game: GalacticCruise, seat: int, ship: Ship) -> int:
    """The Cruise above this Ship: still on the Marketing Board until boarding is done."""
    return ship.cruise if ship.cruise != NOTHING else game.cruises[game.players[seat].scheduled]


def waivers(game: GalacticCruise, seat: int, expert: bool) -> int:
    """UA2, EX4: Resources of one's choice that are not owed."""
    count = game.options.upgrade_value[EFFICIENT] if game.players[seat].has(EFFICIENT) else 0
    if expert and game.expert_ability(TEST_PILOT):
        count += game.options.expert_value[game.expert_tile]
    return count


def payable(game: GalacticCruise, seat: int, ship: Ship, expert: bool, guests: int, left_behind: int) -> bool:
    """Whether so many Guests can fly and so many pre-sold ones be left behind (GC-11.4)."""
    player = game.players[seat]
    blame = game.options.numbers["left_behind"] * left_behind
    if not player.can_bear(blame):
        return False
    due = owed(game, seat, ship, guests)
    return covered(game, seat, due, waivers(game, seat, expert), max(0, player.reputation - blame))


def completable(
    game: GalacticCruise, seat: int, ship: Ship, expert: bool, aboard: int, waiting: int, room: int
) -> bool:
    """With so many aboard, so many pre-sold Guests still waiting and so many free places."""
    for more in range(min(waiting, room) + 1):
        if aboard + more and payable(game, seat, ship, expert, aboard + more, waiting - more):
            return True
    return False


def guest_places(game: GalacticCruise, ship: Ship) -> int:
    """GC-11.3, AG28"""
    count = ship.cabins()
    if game.flags & BIG_CABIN:
        count += game.options.card_value[game.options.card_effect.index(FULL_CABIN)]
    return count


def can_launch(game: GalacticCruise, seat: int, number: int, expert: bool) -> bool:
    """GC-11.1"""
    player = game.players[seat]
    ship = player.ships[number]
    if player.scheduled == NOTHING or ship.cruise != NOTHING or ship.cabins() == 0:
        return False
    waiting = sum(game.presold[player.scheduled])
    if completable(game, seat, ship, expert, 0, waiting, ship.cabins()):
        return True
    agent = expert and game.expert_ability(TICKET_AGENT) and any(game.queue)  # EXB2
    if not agent and cheapest_guest(game, seat, 0, 0) > player.ads:
        return False
    return completable(game, seat, ship, expert, 1, waiting, ship.cabins() - 1)


def can_launch_by_pal(game: GalacticCruise, seat: int, number: int) -> bool:
    """C1, GX-16.6: whether PAL 9001 in hand could launch this Ship; tried on a copy."""
    card = card_with(game, seat, PAL)
    if card == NOTHING:
        return False
    other = game.clone()
    other.lay_down(seat, card)
    other.flags |= PAL_ABOARD
    return can_launch(other, seat, number, False)
