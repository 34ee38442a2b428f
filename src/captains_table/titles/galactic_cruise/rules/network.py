"""The Network: which areas may be used and at what price, and which locations a Worker reaches (GC-5.3 to 5.5, 8.3)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    ACTING,
    ADVANCING,
    AREAS,
    DIPLOMAT,
    MEETING,
    NEIGHBOURS,
    NOTHING,
    OWNERS,
    SITES,
)
from captains_table.titles.galactic_cruise.rules.advances import marks_passed
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def sites_of(area: int) -> tuple[int, int]:
    """GC-2.2: the two locations a walkway joins."""
    return ((area - 1) % SITES, area)


def owners(game: GalacticCruise, area: int) -> list[int]:
    return [owner for owner in range(OWNERS) if game.areas[area] >> owner & 1]


def price_each(game: GalacticCruise, seat: int) -> int:
    """GC-5.3: X, what every other owner receives."""
    player = game.players[seat]
    price = game.options.borrowing[player.reputation]
    if player.has(NEIGHBOURS):
        price -= game.options.upgrade_value[NEIGHBOURS]
    if game.with_expert and game.site != NOTHING and game.expert_ability(DIPLOMAT):
        price -= game.options.expert_value[game.expert_tile]
    return max(0, price)


def borrowing_price(game: GalacticCruise, seat: int, area: int) -> int:
    """GC-5.3: the whole of it."""
    return owner_price(game, seat, area) * len(owners(game, area))


def owner_price(game: GalacticCruise, seat: int, area: int) -> int:
    """What each owner of this area gets; cost marks come on top of everything (GX-10.7)."""
    each = price_each(game, seat)
    return each + marks_passed(game, area) if game.options.marked else each


def can_borrow(game: GalacticCruise, seat: int, area: int) -> bool:
    """GC-5.3, 5.5, R4"""
    if not game.areas[area] or game.usable(seat, area):
        return False
    if area >= SITES and game.phase == MEETING and not game.options.meeting_tech:
        return False
    if area < SITES and not could_lead_on(game, area):
        return False
    return borrowing_price(game, seat, area) <= game.players[seat].money


def could_lead_on(game: GalacticCruise, area: int) -> bool:
    """Whether this walkway could bring something this turn (GC-R57): before step 2 any, then those at the Worker."""
    if game.phase == ACTING:
        return area in (game.site, (game.site + 1) % SITES)
    return game.phase == ADVANCING


def borrow(game: GalacticCruise, seat: int, area: int) -> None:
    """GC-5.3, R16: players are paid at once, the others' and Rachel's shares go to the supply (GX-4.6)."""
    each = owner_price(game, seat, area)
    paid = owners(game, area)
    game.players[seat].money -= each * len(paid)
    for owner in paid:
        if owner < game.seats:
            game.players[owner].money += each
    game.opened |= 1 << area
    amount = each * len(paid)
    if area < SITES:
        game.emit("borrows", seat, {"area": area, "n": amount})
    else:
        game.emit("borrows_tech", seat, {"tech": game.technologies[area - SITES], "n": amount})
    if each:
        for owner in paid:
            if owner < game.seats:
                game.emit("is_paid", owner, {"n": each})


def reached(game: GalacticCruise, seat: int, site: int) -> list[int]:
    """GC-8.3: the location itself and the neighbours behind usable walkways."""
    found = [site]
    if game.usable(seat, site):
        found.append((site - 1) % SITES)
    if game.usable(seat, (site + 1) % SITES):
        found.append((site + 1) % SITES)
    return found


def meeting_sites(game: GalacticCruise, seat: int) -> list[int]:
    """GC-12.3: the ends of walkways with an own Development."""
    found = []
    for site in range(SITES):
        if game.areas[site] >> seat & 1 or game.areas[(site + 1) % SITES] >> seat & 1:
            found.append(site)
    return found


def actions_at(game: GalacticCruise, sites: list[int]) -> list[int]:
    found = []
    for site in sites:
        found.append(game.site_actions[2 * site])
        found.append(game.site_actions[2 * site + 1])
    return found


def network_count(game: GalacticCruise, seat: int) -> int:
    """Own Developments on walkways."""
    return sum([game.areas[area] >> seat & 1 for area in range(SITES)])


def technology_count(game: GalacticCruise, seat: int) -> int:
    """Technologies with an own Development."""
    return sum([game.areas[area] >> seat & 1 for area in range(SITES, len(AREAS))])


def free_areas(game: GalacticCruise, seat: int) -> list[int]:
    """GC-9.1.3"""
    return [area for area in range(len(AREAS)) if not game.areas[area] >> seat & 1]
