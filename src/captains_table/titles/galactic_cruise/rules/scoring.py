"""What goals and Cockpits count (D6, D13), and the Annual General Meetings (GC-14.4, 15)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import CENTER, ICONS_A, MEASURES, RACHEL_GOALS, TYPES
from captains_table.titles.galactic_cruise.rules.cabins import columns
from captains_table.titles.galactic_cruise.rules.network import network_count, technology_count
from captains_table.titles.galactic_cruise.rules.player import Player, Ship
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.trips import icons, upgrades_at


def all_icons(game: GalacticCruise, player: Player, type: int) -> int:
    return sum([icons(game, ship, type) for ship in player.ships])


def measure(game: GalacticCruise, seat: int, number: int) -> int:
    """One of MEASURES, as it stands."""
    player = game.players[seat]
    ships = player.ships
    what = MEASURES[number]
    if what == "developments":
        return player.built()
    if what == "segments":
        return sum([len(ship.segments) for ship in ships])
    if what == "ships_launched":
        return sum([1 for ship in ships if ship.launched])
    if what == "upgrades":
        return bin(player.upgrades).count("1")
    if what == "technologies":
        return technology_count(game, seat)
    if what == "reputation":
        return player.reputation
    if what == "experts":
        return player.experts()
    if what == "network":
        return network_count(game, seat)
    if what == "segment_vp":
        return segment_points(game, player)
    if what == "launches":
        return player.launches
    if what == "cabins":
        return sum([ship.cabins() for ship in ships])
    if what == "icons_in_ship":
        return max([icons(game, ship, type) for ship in ships for type in range(len(TYPES))])
    if what == "sets":
        return min([all_icons(game, player, type) for type in range(len(TYPES))])
    if what == "destinations":
        return sum([1 for destination in range(len(TYPES)) if upgrades_at(game, seat, destination)])
    if what == "resources":
        return sum(player.stored)
    if what == "full_ships":
        return sum([1 for ship in ships if len(ship.segments) >= 3])
    if what == "guests_scored":
        return game.scored if seat == game.turn else 0
    if what == "money":
        return player.money
    if what == "goals":
        return player.wings() - 1
    if what == "cubes":
        return game.cubes(seat)
    if what == "center_cabins":
        return sum([columns(game.options, ship).count(CENTER) for ship in ships]) if game.options.tops else 0
    return all_icons(game, player, number - ICONS_A)


def segment_points(game: GalacticCruise, player: Player) -> int:
    """GC-15.3"""
    return sum([game.options.segment_vp[segment] for ship in player.ships for segment in ship.segments])


def cockpit_points(game: GalacticCruise, seat: int, ship: Ship) -> int:
    """D13; Rachel's are printed: what they count is nothing to her, her Ship's Segments are (GX-6.9, 7.6)."""
    components = game.options.components
    if seat >= game.seats:
        return components.cockpit_vp[ship.cockpit] + sum([components.segment_vp[each] for each in ship.segments])
    counted = measure(game, seat, components.cockpit_measure[ship.cockpit])
    return counted // components.cockpit_per[ship.cockpit] * components.cockpit_vp[ship.cockpit]


def threshold(game: GalacticCruise, goal: int) -> int:
    """GC-13.1: at the goal's tracker"""
    return game.options.components.goal_levels[game.goal_tile][goal][game.goal_levels[goal]]


def goal_measure(game: GalacticCruise, seat: int, goal: int) -> int:
    """What this goal counts for this seat; Rachel's are the same in every game (GX-4.40)."""
    if seat >= game.seats:
        return RACHEL_GOALS[goal]
    return game.options.components.goal_measures[game.goal_tile][goal]


def goal_value(game: GalacticCruise, seat: int, goal: int) -> int:
    return measure(game, seat, goal_measure(game, seat, goal))


def goals_met(game: GalacticCruise, seat: int) -> list[int]:
    """GC-13.1, GX-4.41"""
    done = game.players[seat].goals
    found = []
    for goal in range(3):
        needed = game.options.rachel_goals[goal] if seat >= game.seats else threshold(game, goal)
        if not done >> goal & 1 and goal_value(game, seat, goal) >= needed:
            found.append(goal)
    return found


# -- AGMs ----------------------------------------------------------------------------------------------------


def section_cubes(game: GalacticCruise, seat: int, section: int) -> int:
    """Own cubes in a section; the third includes the overflow area (GC-14.13)."""
    sizes = game.options.progress
    start = sum(sizes[:section])
    spaces = game.track[start:] if section == 2 else game.track[start : start + sizes[section]]
    return spaces.count(seat)


def leads(game: GalacticCruise, seat: int) -> bool:
    """GC-14.4, R24: highest Reputation, alone or tied."""
    return game.players[seat].reputation == max([player.reputation for player in game.players])


def progress_points(game: GalacticCruise, seat: int, section: int) -> int:
    """GC-14.4"""
    extra = 1 if leads(game, seat) else 0
    return (section_cubes(game, seat, section) + extra) * game.players[seat].wings()


def column_points(game: GalacticCruise, player: Player) -> int:
    """GC-15.2: the rightmost column emptied completely."""
    emptied = min(player.removed)
    return game.options.components.development_vp[emptied - 1] if emptied else 0


def supplies(player: Player) -> int:
    """GC-15.6, before it is divided"""
    return sum(player.stored) + player.money + player.ads + len(player.hand) + len(player.blueprints)


def final_points(game: GalacticCruise, seat: int) -> list[int]:
    """GC-15.1 to 15.6: Cockpits, Developments, Segments, Progress, Reputation, Supplies."""
    player = game.players[seat]
    numbers = game.options.numbers
    cockpits = sum([cockpit_points(game, seat, ship) for ship in player.ships])
    cockpits -= numbers["unlaunched"] * sum([1 for ship in player.ships if not ship.launched])
    return [
        cockpits,
        column_points(game, player),
        segment_points(game, player),
        progress_points(game, seat, 2),
        game.options.components.reputation_vp[player.reputation],
        supplies(player) // numbers["supplies_score"],
    ]
