"""Rachel launches a Ship (GX-6), and her Ships in space (GX-4.10 to 4.15)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    AN_EXPERT,
    DAY_IN_SPACE,
    EARTH,
    FOR_COCKPITS,
    FOR_GUESTS,
    FOR_REPUTATION,
    NOTHING,
    RACHEL,
    TYPES,
    WORKER,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import SUPPLY
from captains_table.titles.galactic_cruise.rules.rachel import (
    CRUISE,
    guests_to_board,
    missing_fuel,
    open_cruises,
    rachel_of,
    resource_icon,
    ship_to_launch,
    support_card,
    token_to_load,
    tokens_at,
)
from captains_table.titles.galactic_cruise.rules.scoring import cockpit_points
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.advance import return_to_earth
from captains_table.titles.galactic_cruise.rules.steps.liftoff import new_cruise
from captains_table.titles.galactic_cruise.rules.steps.marketing import with_guest
from captains_table.titles.galactic_cruise.rules.steps.rachel_numbers import (
    advance_technology,
    choose,
    gain_reputation,
    lose_reputation,
)

# -- the launch ----------------------------------------------------------------------------------------------


def launch(game: GalacticCruise, least: int) -> None:
    """T-5 to T-0"""
    player = game.players[RACHEL]
    number = ship_to_launch(game, least)
    space = choose(game, CRUISE, open_cruises(game))
    ship = player.ships[number]
    send_worker(game)
    cruise = game.cruises[space]
    game.emit("launches", RACHEL, {"ship": number, "cruise": cruise, "expert": game.with_expert})
    board(game, ship, space)
    ship.cruise = cruise
    ship.stop = NOTHING
    game.cruises[space] = NOTHING
    game.place_cube(RACHEL)  # GX-6.7
    player.launches += 1
    game.emit("cube", RACHEL, {"ship": number})
    advance_technology(game)
    burn_fuel(game, cruise)
    points = cockpit_points(game, RACHEL, ship)  # GX-6.9
    ship.launched = True
    player.score(points, FOR_COCKPITS)
    printed = game.options.components.cockpit_vp[ship.cockpit]
    figures = {"cockpit": ship.cockpit, "printed": printed, "segments": points - printed, "n": points, "ship": number}
    game.emit("rachel_cockpit", RACHEL, figures)
    load_token(game, number)
    ship.pilot = AN_EXPERT if game.with_expert else WORKER
    game.emit("liftoff", RACHEL, {"ship": number, "alone": False})
    new_cruise(game, RACHEL, space, ship.aboard())


def send_worker(game: GalacticCruise) -> None:
    """GX-4.21, 4.25, 4.30: the one who stands in the Network since this turn, else one of the Break Room."""
    player = game.players[RACHEL]
    if game.site != NOTHING:
        game.workers[game.site] = NOTHING
        game.emit("rachel_moves_worker", RACHEL, {"site": game.site})
        game.site = NOTHING
        return
    game.with_expert = player.idle_experts > 0
    if game.with_expert:
        player.idle_experts -= 1
    else:
        player.idle -= 1


def board(game: GalacticCruise, ship: Ship, space: int) -> None:
    """GX-6.4 to 6.6"""
    waiting = game.presold[space]
    game.presold[space] = (0, 0, 0)
    if not any(waiting):
        for source in guests_to_board(game, space, ship.cabins()):
            section, type = divmod(source, 3)
            if section == SUPPLY:
                game.supply[type] -= 1
                game.emit("rachel_boards_supply", RACHEL, {"type": type})
            else:
                game.queue[source] -= 1
                game.emit("rachel_boards", RACHEL, {"type": type, "from": section + 1})
            ship.guests = with_guest(ship.guests, type, 1)
        return
    guests = [type for type in range(len(TYPES)) for _ in range(waiting[type])]
    refused = 0
    while len(guests) > ship.cabins():
        first, _ = game.options.components.solo_numbers[support_card(game)]
        game.queue[6 + guests.pop(0 if first % 2 else 1)] += 1
        refused += 1
    for type in guests:
        ship.guests = with_guest(ship.guests, type, 1)
        game.emit("boards_presold", RACHEL, {"type": type})
    if refused:
        blame = refused * game.options.numbers["left_behind"]
        game.emit("left_behind", RACHEL, {"n": refused, "reputation": blame})
        lose_reputation(game, blame)


def burn_fuel(game: GalacticCruise, cruise: int) -> None:
    """GX-6.8"""
    player = game.players[RACHEL]
    missing = missing_fuel(game, cruise)
    if not missing:
        return
    points = 0
    for _ in range(missing):
        icon = resource_icon(game, player.reputation)
        if icon:
            player.reputation = icon - 1
        elif player.vp:
            player.score(-1, FOR_REPUTATION)
            points += 1
    game.emit("rachel_fuel", RACHEL, {"n": missing, "reputation": player.reputation, "points": points})


def load_token(game: GalacticCruise, number: int) -> None:
    """GX-6.10"""
    player = game.players[RACHEL]
    token = token_to_load(game)
    if token != NOTHING:
        player.tokens &= ~(1 << token)
        player.ships[number].token = token
        game.emit("token_loaded", RACHEL, {"token": token, "ship": number})


# -- Stops ---------------------------------------------------------------------------------------------------


def fly_to(game: GalacticCruise, number: int, stop: int) -> None:
    """GX-4.11 to 4.15"""
    ship = game.players[RACHEL].ships[number]
    ship.stop = stop
    kind = game.options.cruise_stops[ship.cruise][stop]
    game.emit("reaches", RACHEL, {"ship": number, "stop": kind})
    if kind == EARTH:
        return_to_earth(game, RACHEL, number)
    elif kind == DAY_IN_SPACE:
        gain_reputation(game, ship.aboard())
    else:
        drop_token(game, number, kind)
        points = ship.aboard() * (game.options.numbers["guest_vp"] + tokens_at(game, kind))
        game.players[RACHEL].score(points, FOR_GUESTS)
        game.emit("rachel_scores", RACHEL, {"n": ship.aboard(), "points": points, "ship": number})


def drop_token(game: GalacticCruise, number: int, destination: int) -> None:
    """GX-4.12, 4.13: on the leftmost empty space; if there is none she keeps it."""
    rachel = rachel_of(game)
    ship = game.players[RACHEL].ships[number]
    if ship.token == NOTHING:
        return
    for upgrade in range(3 * destination, 3 * destination + 3):
        if not rachel.upgrades >> upgrade & 1:
            rachel.upgrades |= 1 << upgrade
            ship.token = NOTHING
            game.emit("rachel_token", RACHEL, {"upgrade": upgrade, "ship": number})
            return
    game.emit("keeps_token", RACHEL, {"ship": number})
