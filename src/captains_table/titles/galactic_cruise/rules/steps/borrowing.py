"""What an area borrowed now could still bring this turn (GC-5.3, R57): only then it is offered."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import (
    ACTING,
    ADVANCING,
    ADVERTISE,
    AUTOPILOT,
    DEVELOPMENT_DISCOUNT,
    FLY_ON,
    FREE_SCORING,
    LAUNCH_LESS,
    LAUNCHING,
    MEETING,
    NOTHING,
    OVERTIME,
    PAL_ABOARD,
    QUEUE_DISCOUNT,
    SEGMENTS,
    SITES,
)
from captains_table.titles.galactic_cruise.rules.prices import card_with
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment, PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.ending import EndTurn
from captains_table.titles.galactic_cruise.rules.steps.launch import BoardGuests
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch


def is_of_use(game: GalacticCruise, seat: int, area: int) -> bool:
    """Whether a walkway or Technology could be of use before the turn ends."""
    if area < SITES:
        return game.phase == ADVANCING or acts_again(game, seat)
    effect = game.options.tech_effects[game.technologies[area - SITES]]
    if effect == FLY_ON:
        return flies_on(game, seat)
    if effect in (LAUNCH_LESS, AUTOPILOT):
        if effect == AUTOPILOT and game.flags & PAL_ABOARD:
            return False
        return launches(game, seat) and (effect == AUTOPILOT or still_owed(game, seat, area - SITES))
    if effect == FREE_SCORING:
        return game.phase == ADVANCING and any(ship.cruise != NOTHING for ship in game.players[seat].ships)
    if effect == DEVELOPMENT_DISCOUNT and isinstance(game.stacks[seat][-1], (BuildDevelopment, PayDevelopment)):
        return True
    if game.phase == ADVANCING:
        return True
    if effect == QUEUE_DISCOUNT:
        boards = isinstance(game.stacks[seat][-1], BoardGuests)
        return boards or game.action == ADVERTISE or acts_again(game, seat)
    if effect == DEVELOPMENT_DISCOUNT:
        return acts_again(game, seat)
    return game.action == SEGMENTS or acts_again(game, seat)


def acts_again(game: GalacticCruise, seat: int) -> bool:
    """Whether another action may begin this turn, also by Overtime (AG05)."""
    if game.phase != ACTING and game.phase != MEETING:
        return False
    stack = game.stacks[seat]
    if any(isinstance(step, ChooseAction) for step in stack):
        return True
    if game.phase == ACTING and card_with(game, seat, OVERTIME) != NOTHING:
        return True
    return game.action == NOTHING and not isinstance(stack[-1], EndTurn)  # the actions are still to come


def flies_on(game: GalacticCruise, seat: int) -> bool:
    """TT3: a Ship that has flown in step 1, or is still to fly."""
    if game.phase != ADVANCING or (game.flown_on and not game.levels):
        return False
    return game.flown != 0 or any(ship.cruise != NOTHING for ship in game.players[seat].ships)


def launches(game: GalacticCruise, seat: int) -> bool:
    if game.phase == ADVANCING:
        return game.players[seat].scheduled != NOTHING
    return game.phase == LAUNCHING and game.lifting != NOTHING


def still_owed(game: GalacticCruise, seat: int, slot: int) -> bool:
    """Whether the launch still owes what this Technology saves."""
    top = game.stacks[seat][-1]
    kind = game.options.components.tech_kind[game.technologies[slot]]
    return not isinstance(top, PayLaunch) or top.due(game, seat)[kind] > 0
