"""Company Goals and the Progress Track: what accomplishing one is worth, and how near a seat is to it."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.data.ids import MEASURES
from captains_table.titles.galactic_cruise.rules.scoring import goal_value, leads, section_cubes, threshold
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

# actions it takes to raise a measure by one
EFFORT: Final = {
    "developments": 1.6, "segments": 0.9, "ships_launched": 3.5, "upgrades": 4.0, "technologies": 1.6,
    "reputation": 0.7, "experts": 2.0, "network": 1.6, "segment_vp": 0.45, "launches": 3.5, "cabins": 1.0,
    "icons_in_ship": 0.8, "sets": 1.2, "destinations": 4.5, "resources": 0.6, "full_ships": 3.0,
    "guests_scored": 2.0, "money": 0.4,
}  # fmt: skip
EFFORTS: Final = [EFFORT.get(name, 3.0) for name in MEASURES]
HELD: Final = (MEASURES.index("money"), MEASURES.index("resources"))  # spent again: pursued only when near
NEAR: Final = 0.84  # what is left of a goal's worth for each action it is away


def cubes_to_come(outlook: Outlook) -> float:
    return outlook.launches + min(2.0, outlook.turns / 7.0)


def goals_worth(game: GalacticCruise, outlook: Outlook) -> float:
    """Goals met count as accomplished."""
    seat = outlook.seat
    player = game.players[seat]
    total = 0.0
    section = cubes_in_play(game, seat)
    wings = player.wings()
    worth = wings + 1.0 + section + cubes_to_come(outlook) + 0.7
    for goal in range(3):
        if player.goals >> goal & 1:
            continue
        missing = threshold(game, goal) - goal_value(game, seat, goal)
        if missing <= 0:
            total += worth
            continue
        what = game.options.components.goal_measures[game.goal_tile][goal]
        away = missing * EFFORTS[what]
        if what in HELD and missing > 4:
            continue
        if away / 1.7 <= outlook.turns:
            total += worth * NEAR**away * 0.9
    return total


def cubes_in_play(game: GalacticCruise, seat: int) -> int:
    """Own cubes in sections that have not been scored yet."""
    count = 0
    for section in range(game.agms, 3):
        count += section_cubes(game, seat, section)
    return count


def progress_worth(game: GalacticCruise, outlook: Outlook) -> float:
    """Cubes on the track, and the lead in Reputation at the AGMs to come."""
    seat = outlook.seat
    wings = game.players[seat].wings()
    total = cubes_in_play(game, seat) * (0.4 * wings + 0.6 * outlook.wings if outlook.turns > 1 else float(wings))
    ahead = 3 - game.agms
    if leads(game, seat):
        total += (0.5 * wings if outlook.turns > 1 else float(wings)) + 0.2 * wings * (ahead - 1)
    return total
