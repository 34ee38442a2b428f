"""What the board shows of modules of the expansions: where a Segment fits, tracks of Technologies, Location Bonuses."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from captains_table.titles.galactic_cruise.data.ids import ADAPTER, COLUMNS, NOTHING, SITES
from captains_table.titles.galactic_cruise.presentation.forecasts_launch import gains
from captains_table.titles.galactic_cruise.presentation.view_types import LocationBonus, Place, TechTrack
from captains_table.titles.galactic_cruise.rules.advances import at_the_end, marks_passed
from captains_table.titles.galactic_cruise.rules.cabins import matches
from captains_table.titles.galactic_cruise.rules.locations import bonus_for, built_beside, own_beside
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.works import docks


def places(game: GalacticCruise, seat: int) -> dict[str, list[list[Place]]]:
    """GX-9.2, 9.3: for every Blueprint that this seat could build, all places in all its Ships."""
    player = game.players[seat]
    room = docks(game, seat)
    found = {}
    for blueprint in (*player.blueprints, *(each for each in game.blueprints if each != NOTHING)):
        found[game.options.components.blueprint_ids[blueprint]] = [
            [place(game, ship, blueprint, at) for at in range(len(ship.segments) + 1)] if number in room else []
            for number, ship in enumerate(player.ships)
        ]
    return found


def place(game: GalacticCruise, ship: Ship, blueprint: int, at: int) -> Place:
    tops, bottoms = game.options.tops, game.options.bottoms
    seen = Place(fits=game.flags & ADAPTER > 0 or matches(game.options, ship, blueprint, at))
    halves = []  # where there is a neighbour above or below: its half, and that of the Segment
    if at > 0:
        halves.append((bottoms[ship.segments[at - 1]], tops[blueprint]))
    if at < len(ship.segments):
        halves.append((tops[ship.segments[at]], bottoms[blueprint]))
    for theirs, its in halves:
        if theirs == its:
            seen.column = COLUMNS[its]
        else:
            seen.clash = [COLUMNS[theirs], COLUMNS[its]]
    return seen


def tech_track(game: GalacticCruise, slot: int) -> TechTrack:
    """GX-10"""
    tile = game.technologies[slot]
    return TechTrack(
        length=game.options.tech_last[tile] + 1,
        moved=game.levels[slot],
        marks=list(game.options.components.tech_marks[tile]),
        extra=marks_passed(game, SITES + slot),
        improved=at_the_end(game, slot),
        used=game.used >> slot & 1 == 1,
        tracked=game.tracked >> slot & 1 == 1,
        declined=game.declined >> slot & 1 == 1,
    )


def location_bonus(game: GalacticCruise, site: int, seat: int) -> LocationBonus | UnsetType:
    """GX-11"""
    if not game.location_bonuses:
        return UNSET
    active = game.active >> site & 1 == 1
    seen = LocationBonus(
        token=game.options.components.location_bonus_ids[game.location_bonuses[site]],
        active=active,
        built=built_beside(game, site),
        needed=game.options.turns_active,
        gained=active and site == game.site and any(bonus_for(game, site, own_beside(game, game.turn, site))),
    )
    if seat >= 0:
        seen.own = own_beside(game, seat, site)
        seen.gains = gains(bonus_for(game, site, seen.own))
    return seen
