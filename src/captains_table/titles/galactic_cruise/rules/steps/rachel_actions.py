"""What Rachel does (GX-5), and her starting picks (GX-2.10). Nothing is asked: the Number System decides."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.data.ids import (
    CARDS,
    FOR_BONUSES,
    NOTHING,
    R_ADVERTISE,
    R_DRAW,
    R_EXPERT,
    R_GAINRES,
    R_LAUNCH,
    R_NETWORK,
    R_REFILLAGENDA,
    R_REFRESH,
    R_SEGMENTS,
    R_TECHNOLOGY,
    RACHEL,
    REPUTATION,
    VP,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import SUPPLY
from captains_table.titles.galactic_cruise.rules.rachel import (
    AGENDA,
    AREA,
    BLUEPRINT,
    CRUISE,
    PAIR,
    TECHNOLOGY,
    TICKETS,
    areas_to_build,
    can_take_ship,
    complete_pairs,
    dock,
    expert_to_hire,
    filled,
    guests_wanted,
    in_order,
    next_row,
    unsold_cruises,
    wishes,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.developments import place_development
from captains_table.titles.galactic_cruise.rules.steps.gaining import worker_comes_home
from captains_table.titles.galactic_cruise.rules.steps.marketing import with_guest
from captains_table.titles.galactic_cruise.rules.steps.rachel_launch import launch
from captains_table.titles.galactic_cruise.rules.steps.rachel_numbers import choose, gain_reputation, lose_reputation
from captains_table.titles.galactic_cruise.rules.steps.works import ITEMS_OF_AN_ACTION

SILO_REPUTATION: Final = 1  # Reputation for filling the Silo (GX-5.9)


def act(game: GalacticCruise, action: int, card: int, lacking: int) -> None:
    """One of RACHEL_ACTIONS that is possible."""
    if action == R_LAUNCH:
        launch(game, game.options.components.solo_segments[card])
    elif action == R_SEGMENTS:
        build_segments(game)
    elif action == R_REFRESH:
        refresh_blueprints(game)
    elif action == R_EXPERT:
        hire_expert(game)
    elif action == R_NETWORK:
        build_development(game, AREA)
    elif action == R_TECHNOLOGY:
        build_development(game, TECHNOLOGY)
    elif action == R_DRAW:
        draw_agenda(game)
    elif action == R_REFILLAGENDA:
        refill_agenda(game)
    elif action == R_GAINRES:
        gain_resources(game)
    elif action == R_ADVERTISE:
        advertise(game)
    else:
        refill_silo(game, lacking)


# -- Agenda cards she would gain (GX-4.2) --------------------------------------------------------------------


def discard_shown_card(game: GalacticCruise) -> None:
    """GX-4.2: an Agenda card she would gain goes to the discard pile."""
    cards = filled(game.agenda)
    if cards:
        discard_card(game, choose(game, AGENDA, cards))


def discard_card(game: GalacticCruise, space: int) -> None:
    game.emit("rachel_discards", RACHEL, {"card": game.agenda[space], "at": space + 1})
    game.discard.append(game.agenda[space])
    game.agenda[space] = NOTHING


# -- Segments and Ships (GX-5.1 to 5.5) ----------------------------------------------------------------------


def build_segments(game: GalacticCruise) -> None:
    """GX-5.2: two Blueprints that follow one another."""
    player = game.players[RACHEL]
    slots = [slot for slot in in_order(game, BLUEPRINT) if game.blueprints[slot] != NOTHING][:ITEMS_OF_AN_ACTION]
    choose(game, BLUEPRINT, slots)
    for slot in slots:
        number = dock(game)
        if number == NOTHING and can_take_ship(game):
            take_ship(game)
            number = dock(game)
        if number == NOTHING:
            break
        blueprint = game.blueprints[slot]
        game.blueprints[slot] = NOTHING
        player.ships[number].segments += (blueprint,)
        game.emit("rachel_builds", RACHEL, {"blueprint": blueprint, "ship": number, "at": slot + 1})
        full = len(player.ships[number].segments) >= game.segment_limit(RACHEL)
        if full and can_take_ship(game):  # GX-5.4
            take_ship(game)
    game.slide_blueprints()
    refill_pairs(game)


def take_ship(game: GalacticCruise) -> None:
    """GX-5.4: by the same support card; the display is refilled after the action."""
    pair = choose(game, PAIR, complete_pairs(game))
    cockpit, engine = game.cockpits[pair], game.engines[pair]
    game.cockpits[pair] = NOTHING
    game.engines[pair] = NOTHING
    player = game.players[RACHEL]
    player.ships.append(Ship(cockpit, engine))
    game.emit("new_ship", RACHEL, {"cockpit": cockpit, "engine": engine, "at": pair + 1})
    gains = game.options.components.engine_gains[engine]
    if gains[VP]:
        player.score(gains[VP], FOR_BONUSES)
        game.emit("rachel_vp", RACHEL, {"n": gains[VP]})
    if gains[REPUTATION]:
        gain_reputation(game, gains[REPUTATION])
    for _ in range(gains[CARDS]):
        discard_shown_card(game)


def refill_pairs(game: GalacticCruise) -> None:
    for pair in range(len(game.cockpits)):
        if game.cockpits[pair] == NOTHING and game.cockpit_stack:
            game.cockpits[pair] = game.cockpit_stack.pop()
        if game.engines[pair] == NOTHING and game.engine_stack:
            game.engines[pair] = game.engine_stack.pop()


def refresh_blueprints(game: GalacticCruise) -> None:
    """GX-5.10"""
    lose_reputation(game, game.options.numbers["refresh"])
    slots = filled(game.blueprints)
    for slot in reversed(slots):
        game.blueprint_discard.append(game.blueprints[slot])
        game.blueprints[slot] = NOTHING
    game.emit("refreshes", RACHEL, {"n": len(slots)})
    game.slide_blueprints()


# -- Agenda cards (GX-5.6, 5.7) ------------------------------------------------------------------------------


def draw_agenda(game: GalacticCruise) -> None:
    """GX-5.6: the second one ends on top of the pile."""
    count = game.options.numbers["agenda_draw"]
    spaces = [space for space in in_order(game, AGENDA) if game.agenda[space] != NOTHING][:count]
    choose(game, AGENDA, spaces)
    for space in spaces:
        discard_card(game, space)


def refill_agenda(game: GalacticCruise) -> None:
    """GX-5.7"""
    bonus = game.options.components.agenda_bonus
    gained = sum([bonus[space][REPUTATION] for space in range(len(game.agenda)) if game.agenda[space] == NOTHING])
    if gained:
        gain_reputation(game, gained)
    for space in reversed(filled(game.agenda)):
        game.discard.append(game.agenda[space])
        game.agenda[space] = NOTHING
    for space in range(len(game.agenda)):
        game.agenda[space] = game.next_card()
    game.emit("refills_agenda", RACHEL, {"cards": [card for card in game.agenda if card != NOTHING]})


# -- the Silo (GX-5.8, 5.9) ----------------------------------------------------------------------------------


def gain_resources(game: GalacticCruise) -> None:
    tell_wishes(game)
    for kind in wishes(game):
        game.silo[kind] -= 1
        game.emit("takes_resource", RACHEL, {"kind": kind})


def tell_wishes(game: GalacticCruise) -> None:
    """What her wish list is made of."""
    cards = filled(game.agenda)
    if cards:
        choose(game, AGENDA, cards)
    game.emit("rachel_wants", RACHEL, {"kinds": wishes(game)})


def refill_silo(game: GalacticCruise, kind: int) -> None:
    game.silo[kind] = game.options.numbers["silo_most"]
    game.emit("rachel_fills_silo", RACHEL, {"kind": kind, "n": game.silo[kind]})
    gain_reputation(game, SILO_REPUTATION)


# -- Guests (GX-5.11 to 5.14) --------------------------------------------------------------------------------


def advertise(game: GalacticCruise) -> None:
    space = choose(game, CRUISE, unsold_cruises(game))
    cruise = game.cruises[space]
    found = guests_wanted(game, cruise, TICKETS)
    for source in found:
        section, type = divmod(source, 3)
        if section == SUPPLY:
            game.supply[type] -= 1
            game.emit("rachel_sells_supply", RACHEL, {"type": type, "cruise": cruise})
        else:
            game.queue[source] -= 1
            game.emit("rachel_sells", RACHEL, {"type": type, "cruise": cruise, "from": section + 1})
        game.presold[space] = with_guest(game.presold[space], type, 1)
    gain_reputation(game, len(found))  # GX-5.13


# -- Developments and Experts (GX-5.15 to 5.19) --------------------------------------------------------------


def build_development(game: GalacticCruise, target: int) -> None:
    area = choose(game, target, areas_to_build(game, target))
    place_development(game, RACHEL, next_row(game.players[RACHEL]), area)


def hire_expert(game: GalacticCruise) -> None:
    side = expert_to_hire(game)
    game.players[RACHEL].hired |= 1 << side
    game.emit("rachel_hires", RACHEL, {"side": side})
    worker_comes_home(game, RACHEL, True)


# -- before the first turn (GX-2.10) -------------------------------------------------------------------------


def rachel_sets_up(game: GalacticCruise) -> None:
    """Both by the same top card, which stays where it is."""
    build_development(game, AREA)
    slot = choose(game, BLUEPRINT, filled(game.blueprints))
    game.emit("discards_blueprint", RACHEL, {"blueprint": game.blueprints[slot], "at": slot + 1})
    game.blueprint_discard.append(game.blueprints[slot])
    game.blueprints[slot] = NOTHING
