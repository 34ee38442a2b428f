"""What the board shows beside a decision: the figures of the question that is open, where a Worker leads, and what an
Annual General Meeting would bring."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import UNSET, UnsetType

from captains_table.titles.galactic_cruise.data.ids import ACTIONS, AREAS, LOCATIONS, NOTHING, NPC, RESOURCES, SITES
from captains_table.titles.galactic_cruise.presentation.forecasts_launch import cubes_until
from captains_table.titles.galactic_cruise.presentation.forecasts_modules import places
from captains_table.titles.galactic_cruise.presentation.forecasts_prices import costs_asked
from captains_table.titles.galactic_cruise.presentation.position import owner_word
from captains_table.titles.galactic_cruise.presentation.view_types import (
    Meeting,
    Plan,
    Progress,
    Question,
    Reach,
    ReachedAction,
)
from captains_table.titles.galactic_cruise.presentation.view_types_parts import Owner
from captains_table.titles.galactic_cruise.rules.network import borrowing_price, can_borrow
from captains_table.titles.galactic_cruise.rules.scoring import leads, progress_points, section_cubes
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction, can_take
from captains_table.titles.galactic_cruise.rules.steps.advance import PlaceToken, ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.cards import GalaGuest
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment, PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.free import RefreshBlueprints
from captains_table.titles.galactic_cruise.rules.steps.gaining import ChooseResource, Funding
from captains_table.titles.galactic_cruise.rules.steps.marketing import SellTicket
from captains_table.titles.galactic_cruise.rules.steps.stores import PurchaseSupplies
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TurnChoice, open_sites
from captains_table.titles.galactic_cruise.rules.steps.works import BuildSegment


def owner(number: int) -> Owner:
    """A seat, or who else owns something."""
    return cast(Owner, owner_word(number))


def question(game: GalacticCruise, seat: int) -> Question | UnsetType:
    """The figures that belong to what this seat is asked, if it is asked."""
    if not game.stacks[seat]:
        return UNSET
    step = game.stacks[seat][-1]
    found = Question()
    if isinstance(step, ChooseResource):
        found.count = step.count
    elif isinstance(step, Funding):
        found.bumped = step.bumped == 1
    elif isinstance(step, ChooseAction):
        found.left = step.left
        found.meeting = step.meeting > 0
    elif isinstance(step, BuildDevelopment):
        found.costs = costs_asked(game, seat, step.off(game))
    elif isinstance(step, PayDevelopment):
        found.resource = RESOURCES[step.row]
        found.area = AREAS[step.area]
        found.due = step.due(game, seat)
    elif isinstance(step, PurchaseSupplies):
        found.due = step.price(game)
        found.count = step.each(game)
    elif isinstance(step, SellTicket):
        found.space = step.space
    elif isinstance(step, RefreshBlueprints):
        found.chosen = [slot for slot in range(len(game.blueprints)) if step.chosen >> slot & 1]
    elif isinstance(step, (ScoreGuests, PlaceToken)):
        found.ship = step.ship
    elif isinstance(step, GalaGuest):
        found.ship = game.day
    elif isinstance(step, BuildSegment) and game.options.tops:
        found.places = places(game, seat)
    return found


# -- the Progress Track (GC-14) ---------------------------------------------------------------------------


def progress(game: GalacticCruise) -> Progress:
    sections = game.options.progress
    spaces = sum(sections)
    return Progress(
        sections=list(sections),
        track=[None if each == NOTHING else owner(each) for each in game.track[:spaces]],
        overflow=game.track[spaces:],
        leaders=[q for q in range(len(game.players)) if leads(game, q)],
        next=min(game.agms, len(sections) - 1),
        until=[cubes_until(game, section) for section in range(len(sections))],
        meetings=[[meeting(game, q, section) for q in range(len(game.players))] for section in range(len(sections))],
    )


def meeting(game: GalacticCruise, seat: int, section: int) -> Meeting:
    """GC-14.4: what the AGM of this section would bring now."""
    return Meeting(
        cubes=section_cubes(game, seat, section),
        lead=1 if leads(game, seat) else 0,
        wings=game.players[seat].wings(),
        vp=progress_points(game, seat, section),
    )


# -- where a Worker leads (GC-8.3) ------------------------------------------------------------------------


def plans(game: GalacticCruise, seat: int) -> list[Plan]:
    """For each location a Worker could go to: whom it bumps, and which actions it reaches at what price."""
    top = game.stacks[seat][-1] if game.stacks[seat] else None
    if isinstance(top, ChooseAction) and not top.meeting:
        return [plan(game, seat, game.site)]
    if not isinstance(top, TurnChoice):
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
    actions = game.site_actions[2 * site : 2 * site + 2]
    return Reach(
        site=LOCATIONS[site],
        area=None if area == NOTHING else AREAS[area],
        access=access,
        price=price,
        actions=[ReachedAction(ACTIONS[action], can_take(game, seat, action)) for action in actions],
    )
