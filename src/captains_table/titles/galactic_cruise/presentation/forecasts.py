"""What the board shows beside a decision: where a Worker leads, what a launch still lacks, what a trip will bring, and
the running totals of the question that is open."""

from __future__ import annotations

from typing import Any

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
    TYPES,
)
from captains_table.titles.galactic_cruise.presentation.decision import ASKED
from captains_table.titles.galactic_cruise.rules.launching import can_launch, owed, places, waivers
from captains_table.titles.galactic_cruise.rules.network import borrowing_price, can_borrow
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import cheapest_guest, covered, development_cost
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction, can_take
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment, PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.free import RefreshBlueprints
from captains_table.titles.galactic_cruise.rules.steps.gaining import ChooseResource, Funding
from captains_table.titles.galactic_cruise.rules.steps.launch import BoardGuests
from captains_table.titles.galactic_cruise.rules.steps.marketing import SellTicket
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TurnChoice, open_sites
from captains_table.titles.galactic_cruise.rules.trips import day_gains, guest_worth, score_price


def asked(game: GalacticCruise, seat: int) -> dict[str, Any] | None:
    """What this seat is asked, in a word for the board, with the figures it needs."""
    if not game.stacks[seat]:
        return None
    step = game.stacks[seat][-1]
    found: dict[str, Any] = {"what": ASKED[type(step)]}
    if isinstance(step, ChooseResource):
        found["count"] = step.count
    elif isinstance(step, Funding):
        found["bumped"] = step.bumped == 1
    elif isinstance(step, ChooseAction):
        found |= {"left": step.left, "meeting": step.meeting == 1}
    elif isinstance(step, BuildDevelopment):
        off = step.off(game)
        found["costs"] = {
            kind: None if development_cost(game, seat, row, off) == NOTHING else development_cost(game, seat, row, off)
            for row, kind in enumerate(RESOURCES)
        }
    elif isinstance(step, PayDevelopment):
        found |= {"row": RESOURCES[step.row], "area": AREAS[step.area], "due": step.due(game, seat)}
    elif isinstance(step, SellTicket):
        found["space"] = step.space
    elif isinstance(step, RefreshBlueprints):
        found["chosen"] = [slot for slot in range(5) if step.chosen >> slot & 1]
    elif isinstance(step, BoardGuests):
        found |= boarding(game, seat)
    elif isinstance(step, PayLaunch):
        found |= bill(game, seat, step)
    return found


# -- where a Worker leads (GC-8.3) ------------------------------------------------------------------------


def plans(game: GalacticCruise, seat: int) -> list[dict[str, Any]]:
    """For each location a Worker could go to: whom it bumps, and which actions it reaches at what price."""
    top = game.stacks[seat][-1] if game.stacks[seat] else None
    if isinstance(top, ChooseAction) and not top.meeting:
        return [plan(game, seat, game.site)]
    if not isinstance(top, TurnChoice):
        return []
    return [plan(game, seat, site) for site in open_sites(game, seat)]


def plan(game: GalacticCruise, seat: int, site: int) -> dict[str, Any]:
    there = game.workers[site]
    bump: int | str | None = None
    if there != NOTHING and site != game.site:
        bump = "npc" if there >> 1 == NPC else there >> 1
    reach = [way(game, seat, site, NOTHING)]
    reach.append(way(game, seat, (site - 1) % SITES, site))
    reach.append(way(game, seat, (site + 1) % SITES, (site + 1) % SITES))
    return {"site": LOCATIONS[site], "bump": bump, "reach": reach}


def way(game: GalacticCruise, seat: int, site: int, area: int) -> dict[str, Any]:
    """A location reached through an area (NOTHING: the Worker's own)."""
    access = "here"
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
    return {
        "site": LOCATIONS[site],
        "area": None if area == NOTHING else AREAS[area],
        "access": access,
        "price": price,
        "actions": [{"action": ACTIONS[action], "possible": can_take(game, seat, action)} for action in actions],
    }


# -- launches -------------------------------------------------------------------------------------------------


def preflight(game: GalacticCruise, seat: int) -> list[dict[str, Any]]:
    """GC-11.1: for each Ship on Earth, what a launch with one Guest more than none still lacks."""
    player = game.players[seat]
    found = []
    for number, ship in enumerate(player.ships):
        if ship.cruise != NOTHING:
            continue
        scheduled = player.scheduled != NOTHING
        waiting = sum(game.presold[player.scheduled]) if scheduled else 0
        guests = max(1, min(waiting, ship.cabins()))
        due = owed(game, seat, ship, guests) if scheduled else (guests + 1, len(ship.segments), 0)
        expert = player.idle == 0 and player.idle_experts > 0
        spare = waivers(game, seat, expert)
        found.append(
            {
                "ship": number,
                "cabins": ship.cabins(),
                "scheduled": player.scheduled != NOTHING,
                "worker": player.idle + player.idle_experts > 0,
                "guests": waiting > 0 or cheapest_guest(game, seat, 0, 0) <= player.ads,
                "waiting": waiting,
                "owed": dict(zip(RESOURCES, due, strict=True)),
                "waivers": spare,
                "supplies": covered(game, seat, due, spare, player.reputation),
                "ready": scheduled
                and (
                    (player.idle > 0 and can_launch(game, seat, number, False))
                    or (player.idle_experts > 0 and can_launch(game, seat, number, True))
                ),
            }
        )
    return found


def boarding(game: GalacticCruise, seat: int) -> dict[str, Any]:
    """T-5: who is aboard, what that will owe, what the trip will bring."""
    player = game.players[seat]
    ship = player.ships[game.lifting]
    left = sum(game.presold[player.scheduled])
    due = owed(game, seat, ship, ship.aboard())
    cruise = game.cruises[player.scheduled]
    return {
        "ship": game.lifting,
        "places": places(game, ship),
        "presold": dict(zip(TYPES, game.presold[player.scheduled], strict=True)),
        "blame": left * game.options.numbers["left_behind"],
        "owed": dict(zip(RESOURCES, due, strict=True)),
        "waivers": waivers(game, seat, game.with_expert),
        "cruise": game.options.components.cruise_ids[cruise],
        "trip": trip(game, seat, ship, cruise, ship.guests),
    }


def bill(game: GalacticCruise, seat: int, step: PayLaunch) -> dict[str, Any]:
    """T-3: owed, covered so far, and what may still be waived."""
    ship = game.players[seat].ships[game.lifting]
    return {
        "ship": game.lifting,
        "guests": ship.aboard(),
        "segments": len(ship.segments),
        "tickets": game.options.cruise_fuel[ship.cruise],
        "owed": dict(zip(RESOURCES, owed(game, seat, ship, ship.aboard()), strict=True)),
        "due": dict(zip(RESOURCES, step.due(game, seat), strict=True)),
        "covered": {"food": step.food, "oxygen": step.oxygen, "fuel": step.fuel},
        "waivers": step.waived,
        "units": step.units,
        "trip": trip(game, seat, ship, ship.cruise, ship.guests),
    }


def trip(
    game: GalacticCruise, seat: int, ship: Ship, cruise: int, guests: tuple[int, int, int]
) -> list[dict[str, Any]]:
    """What each Stop of a Cruise would bring with these Guests, as things stand."""
    found: list[dict[str, Any]] = []
    for stop in game.options.cruise_stops[cruise]:
        seen: dict[str, Any] = {"stop": STOPS[stop]}
        if stop < 3:
            seen["vp"] = guest_worth(game, seat, stop)
            seen["ads"] = {TYPES[t]: score_price(game, seat, t, stop) for t in range(3) if guests[t]}
        elif STOPS[stop] == "D":
            total = [0] * len(GAINS)
            for t in range(3):
                if guests[t]:
                    for k, each in enumerate(day_gains(game, seat, ship, t)):
                        total[k] += each * guests[t]
            seen["gains"] = {name: each for name, each in zip(GAINS, total, strict=True) if each}
        found.append(seen)
    return found
