"""The rounds (DC-3.1): five phases, the last of which, Disembark (DC-11), happens by itself."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.state import Cue
from captains_table.titles.dream_cruise.data.ids import ADDITION, BRIDGE, NOTHING, SETTING_UP
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.rules.state import ROUND_CAP, DreamCruise
from captains_table.titles.dream_cruise.rules.steps.boarding import BOARDING_PHASE
from captains_table.titles.dream_cruise.rules.steps.course import COURSE_PHASE
from captains_table.titles.dream_cruise.rules.steps.entertainment import ENTERTAINMENT_PHASE
from captains_table.titles.dream_cruise.rules.steps.sail import SAIL_PHASE


class Round(Cue[DreamCruise]):
    __slots__ = ()
    kind: ClassVar[str] = "round"

    def run(self, game: DreamCruise) -> None:
        game.round += 1
        game.starter = game.token
        game.emit("round", -1, {"n": game.round})
        game.schedule(BOARDING_PHASE, COURSE_PHASE, ENTERTAINMENT_PHASE, SAIL_PHASE, DISEMBARK)

    def fits(self, game: DreamCruise) -> bool:
        return game.phase == SETTING_UP


class Disembark(Cue[DreamCruise]):
    """DC-11"""

    __slots__ = ()
    kind: ClassVar[str] = "disembark"

    def run(self, game: DreamCruise) -> None:
        for seat in game.order():
            families_leave(game, seat)
        if game.final:  # DC-11.3
            finish(game)
            return
        for ship in game.ships:
            game.ship_discard += clear_the_day(ship)
        game.schedule(ROUND)  # DC-11.9

    def fits(self, game: DreamCruise) -> bool:
        return game.phase > SETTING_UP


def families_leave(game: DreamCruise, seat: int) -> None:
    """DC-11.1, 11.2"""
    ship = game.ships[seat]
    for cabin in range(3):
        if ship.satisfied(cabin):
            family = ship.cabins[cabin]
            ship.cabins[cabin] = NOTHING
            ship.pile.append(family)
            for spot in range(len(ship.guests)):
                ship.guests[spot] &= ~(1 << cabin)
            game.emit("leaves", seat, {"family": family, "n": game.options.points[family]})


def clear_the_day(ship: Ship) -> list[int]:
    """DC-11.4 to 11.7; the activity cards that are discarded."""
    for spot in range(ADDITION):
        ship.guests[spot] = 0
    ship.captain = BRIDGE
    ship.location = NOTHING
    cards = [card for card in ship.activities if card != NOTHING]
    ship.activities = [NOTHING, NOTHING]
    return cards


def finish(game: DreamCruise) -> None:
    """DC-12.1; in solo DC-13.11"""
    if game.options.solo:
        ahead = game.total(0) - game.jana_total()
        reason = "ahead_of_jana" if ahead > 0 else "level_with_jana" if ahead == 0 else "behind_jana"
    else:
        reason = "round_cap" if game.final == ROUND_CAP else "last_families"
    game.end(reason)
    for seat in game.order():
        game.emit("total", seat, {"n": game.total(seat)})
    if game.options.solo:
        game.emit("jana_total", -1, {"n": game.jana_total()})


DISEMBARK: Final = Disembark()
ROUND: Final = Round()
