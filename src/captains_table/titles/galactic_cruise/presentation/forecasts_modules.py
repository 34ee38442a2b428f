"""What the board shows of modules of the expansions: tracks of Technologies and Location Bonus tokens."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from captains_table.titles.galactic_cruise.data.ids import SITES
from captains_table.titles.galactic_cruise.presentation.forecasts_launch import gains
from captains_table.titles.galactic_cruise.presentation.view_types import LocationBonus, TechTrack
from captains_table.titles.galactic_cruise.rules.advances import at_the_end, marks_passed
from captains_table.titles.galactic_cruise.rules.locations import bonus_for, built_beside, own_beside
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


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
    return LocationBonus(
        token=game.options.components.location_bonus_ids[game.location_bonuses[site]],
        active=game.active >> site & 1 == 1,
        built=built_beside(game, site),
        needed=game.options.turns_active,
        gains=gains(bonus_for(game, site, own_beside(game, seat, site))) if seat >= 0 else UNSET,
    )
