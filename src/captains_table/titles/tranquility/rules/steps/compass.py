"""Compasses: who earns one, who is given it, and what it is used for (TR-12.13 to 12.21)."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import ask, reply
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.tranquility.data.ids import COMPASS, NOWHERE, STORM
from captains_table.titles.tranquility.rules.notation import storm_word
from captains_table.titles.tranquility.rules.state import Tranquility, put

KEEP: Final = 63  # beside the numbers of the Storms


def spend(game: Tranquility, seat: int) -> None:
    """TR-12.18: the Compass leaves the game."""
    game.compasses = put(game.compasses, seat, game.compasses[seat] - 1)
    game.leave(COMPASS)


def remove_storm(game: Tranquility, seat: int, storm: int) -> None:
    spend(game, seat)
    game.storms = put(game.storms, storm, NOWHERE)
    game.leave(STORM + storm)
    game.emit("compass", seat, {"storm": storm})


def give_compass(game: Tranquility, seat: int) -> None:
    """A new holder is asked at once: TR-12.20 (iv)"""
    game.compasses = put(game.compasses, seat, game.compasses[seat] + 1)
    if game.storms_in_play():
        game.push(seat, USE_COMPASS)


def reward(game: Tranquility, seat: int) -> None:
    """TR-12.13 (c), 12.15: a discard emptied the hand; once per player and turn."""
    if game.supply > 0 and not game.rewarded >> seat & 1:
        game.rewarded |= 1 << seat
        game.schedule(AWARD[seat])


class Award(Cue[Tranquility]):
    """TR-12.16: the player whose deed it was names who receives the Compass."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, game: Tranquility) -> None:
        if game.supply > 0:
            if game.seats == 1:
                NAME_HOLDER.take(game, 0, 0)  # TR-13.8
            else:
                game.push(self.seat, NAME_HOLDER)


class NameHolder(Step[Tranquility]):
    """TR-12.16"""

    __slots__ = ()

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return list(range(game.seats))

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        game.supply -= 1
        game.emit("award" if choice != seat else "award_self", seat, {"holder": choice})
        give_compass(game, choice)

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        label = "award_self" if choice == seat else "award"
        return reply(f"award {choice + 1}", f"seat-{choice + 1}", label, holder=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("award", "TR-12.13", "TR-12.16")


class UseCompass(Step[Tranquility]):
    """TR-12.20 (iv): a Storm in play to remove, or keep the Compass."""

    __slots__ = ()

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return game.storms_in_play() + [KEEP]

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        if choice != KEEP:
            remove_storm(game, seat, choice)

    def moot(self, game: Tranquility, seat: int) -> bool:
        return game.compasses[seat] == 0 or not game.storms_in_play()

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        if choice == KEEP:
            return reply("compass keep", "compass-keep", "compass_keep")
        word = storm_word(game, choice)
        return reply(f"compass {word}", f"storm-{word}", "compass_use", storm=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("compass", "TR-12.18", "TR-12.20")


NAME_HOLDER: Final = NameHolder()
USE_COMPASS: Final = UseCompass()
AWARD: Final = [Award(seat) for seat in range(5)]
