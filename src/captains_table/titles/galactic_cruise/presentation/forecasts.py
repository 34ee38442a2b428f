"""What the board shows beside a decision: where a Worker leads, what a launch still lacks, what a trip will bring, and
the running totals of the question that is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET

from captains_table.titles.galactic_cruise.data.ids import (
    ACTIONS,
    AREAS,
    GAINS,
    LOCATIONS,
    NOTHING,
    NPC,
    RESOURCES,
    SITES,
    STOPS,
)
from captains_table.titles.galactic_cruise.presentation.decision import ASKED
from captains_table.titles.galactic_cruise.presentation.view_types import (
    AdsByType,
    Asked,
    DevelopmentCosts,
    Gains,
    Guests,
    Owner,
    Plan,
    Preflight,
    Reach,
    ReachedAction,
    Resources,
    TripStop,
)
from captains_table.titles.galactic_cruise.rules.launching import can_launch, owed, places, waivers
from captains_table.titles.galactic_cruise.rules.network import borrowing_price, can_borrow
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import cheapest_guest, covered, development_cost
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import Actions, can_take
from captains_table.titles.galactic_cruise.rules.steps.developments import PayDevelopment, Site
from captains_table.titles.galactic_cruise.rules.steps.free import Refresh
from captains_table.titles.galactic_cruise.rules.steps.gaining import Funding, Kinds
from captains_table.titles.galactic_cruise.rules.steps.launch import Board
from captains_table.titles.galactic_cruise.rules.steps.marketing import Ticket
from captains_table.titles.galactic_cruise.rules.steps.payment import Pay
from captains_table.titles.galactic_cruise.rules.steps.step2 import Step2, open_sites
from captains_table.titles.galactic_cruise.rules.trips import day_gains, guest_worth, score_price


def amounts(of: Sequence[int]) -> Resources:
    return Resources(of[0], of[1], of[2])


def guests(of: Sequence[int]) -> Guests:
    return Guests(of[0], of[1], of[2])


def gains(of: Sequence[int]) -> Gains:
    """Six numbers in the order of GAINS; what there is none of is left out."""
    return Gains(*[each or UNSET for each in of])


def asked(game: GalacticCruise, seat: int) -> Asked | None:
    """What this seat is asked, in a word for the board, with the figures it needs."""
    if not game.stacks[seat]:
        return None
    step = game.stacks[seat][-1]
    found = Asked(ASKED[type(step)])
    if isinstance(step, Kinds):
        found.count = step.count
    elif isinstance(step, Funding):
        found.bumped = step.bumped == 1
    elif isinstance(step, Actions):
        found.left = step.left
        found.meeting = step.meeting == 1
    elif isinstance(step, Site):
        found.costs = costs(game, seat, step.off(game))
    elif isinstance(step, PayDevelopment):
        found.row = RESOURCES[step.row]
        found.area = AREAS[step.area]
        found.due = step.due(game, seat)
    elif isinstance(step, Ticket):
        found.space = step.space
    elif isinstance(step, Refresh):
        found.chosen = [slot for slot in range(5) if step.chosen >> slot & 1]
    elif isinstance(step, Board):
        boarding(game, seat, found)
    elif isinstance(step, Pay):
        bill(game, seat, step, found)
    return found


def costs(game: GalacticCruise, seat: int, off: int) -> DevelopmentCosts:
    found = [development_cost(game, seat, row, off) for row in range(3)]
    return DevelopmentCosts(*[None if cost == NOTHING else cost for cost in found])


# -- where a Worker leads (GC-8.3) ------------------------------------------------------------------------


def plans(game: GalacticCruise, seat: int) -> list[Plan]:
    """For each location a Worker could go to: whom it bumps, and which actions it reaches at what price."""
    top = game.stacks[seat][-1] if game.stacks[seat] else None
    if isinstance(top, Actions) and not top.meeting:
        return [plan(game, seat, game.site)]
    if not isinstance(top, Step2):
        return []
    return [plan(game, seat, site) for site in open_sites(game, seat)]


def plan(game: GalacticCruise, seat: int, site: int) -> Plan:
    there = game.workers[site]
    bump: Owner | None = None
    if there != NOTHING and site != game.site:
        bump = "npc" if there >> 1 == NPC else there >> 1
    reach = [way(game, seat, site, NOTHING)]
    reach.append(way(game, seat, (site - 1) % SITES, site))
    reach.append(way(game, seat, (site + 1) % SITES, (site + 1) % SITES))
    return Plan(LOCATIONS[site], bump, reach)


def way(game: GalacticCruise, seat: int, site: int, area: int) -> Reach:
    """A location reached through an area (NOTHING: the Worker's own)."""
    access: Literal["here", "open", "none", "borrow", "too_dear"] = "here"
    price = 0
    if area != NOTHING:
        price = borrowing_price(game, seat, area)
        if game.usable(seat, area):
            access = "open"
            price = 0
        elif not game.areas[area]:
            access = "none"
        else:
            access = "borrow" if can_borrow(game, seat, area) else "too_dear"
    actions = game.at_site[2 * site : 2 * site + 2]
    return Reach(
        site=LOCATIONS[site],
        area=None if area == NOTHING else AREAS[area],
        access=access,
        price=price,
        actions=[ReachedAction(ACTIONS[action], can_take(game, seat, action)) for action in actions],
    )


# -- launches -------------------------------------------------------------------------------------------------


def preflight(game: GalacticCruise, seat: int) -> list[Preflight]:
    """GC-11.1: for each Ship on Earth, what a launch with one Guest more than none still lacks."""
    player = game.players[seat]
    found = []
    for number, ship in enumerate(player.ships):
        if ship.cruise != NOTHING:
            continue
        scheduled = player.scheduled != NOTHING
        waiting = sum(game.presold[player.scheduled]) if scheduled else 0
        boarding = max(1, min(waiting, ship.cabins()))
        due = owed(game, seat, ship, boarding) if scheduled else (boarding + 1, len(ship.segments), 0)
        expert = player.idle == 0 and player.idle_experts > 0
        spare = waivers(game, seat, expert)
        found.append(
            Preflight(
                ship=number,
                cabins=ship.cabins(),
                scheduled=scheduled,
                worker=player.idle + player.idle_experts > 0,
                guests=waiting > 0 or cheapest_guest(game, seat, 0, 0) <= player.ads,
                waiting=waiting,
                owed=amounts(due),
                waivers=spare,
                supplies=covered(game, seat, due, spare, player.reputation),
                ready=scheduled
                and (
                    (player.idle > 0 and can_launch(game, seat, number, False))
                    or (player.idle_experts > 0 and can_launch(game, seat, number, True))
                ),
            )
        )
    return found


def boarding(game: GalacticCruise, seat: int, found: Asked) -> None:
    """T-5: who is aboard, what that will owe, what the trip will bring."""
    player = game.players[seat]
    ship = player.ships[game.lifting]
    left = sum(game.presold[player.scheduled])
    cruise = game.cruises[player.scheduled]
    found.ship = game.lifting
    found.places = places(game, ship)
    found.presold = guests(game.presold[player.scheduled])
    found.blame = left * game.options.numbers["left_behind"]
    found.owed = amounts(owed(game, seat, ship, ship.aboard()))
    found.waivers = waivers(game, seat, game.with_expert)
    found.cruise = game.options.components.cruise_ids[cruise]
    found.trip = trip(game, seat, ship, cruise, ship.guests)


def bill(game: GalacticCruise, seat: int, step: Pay, found: Asked) -> None:
    """T-3: owed, covered so far, and what may still be waived."""
    ship = game.players[seat].ships[game.lifting]
    found.ship = game.lifting
    found.guests = ship.aboard()
    found.segments = len(ship.segments)
    found.tickets = game.options.cruise_fuel[ship.cruise]
    found.owed = amounts(owed(game, seat, ship, ship.aboard()))
    found.due = amounts(step.due(game, seat))
    found.covered = Resources(step.food, step.oxygen, step.fuel)
    found.waivers = step.waived
    found.units = step.units
    found.trip = trip(game, seat, ship, ship.cruise, ship.guests)


def trip(game: GalacticCruise, seat: int, ship: Ship, cruise: int, aboard: tuple[int, int, int]) -> list[TripStop]:
    """What each Stop of a Cruise would bring with these Guests, as things stand."""
    found = []
    for stop in game.options.cruise_stops[cruise]:
        seen = TripStop(STOPS[stop])
        if stop < 3:
            seen.vp = guest_worth(game, seat, stop)
            seen.ads = AdsByType(*[score_price(game, seat, t, stop) if aboard[t] else UNSET for t in range(3)])
        elif STOPS[stop] == "D":
            total = [0] * len(GAINS)
            for t in range(3):
                if aboard[t]:
                    for k, each in enumerate(day_gains(game, seat, ship, t)):
                        total[k] += each * aboard[t]
            seen.gains = gains(total)
        found.append(seen)
    return found
