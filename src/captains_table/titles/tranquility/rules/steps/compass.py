"""Compasses: who earns one, who is given it, and what it is used for (TR-12.13 to 12.21)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.tranquility.data.ids import COMPASS, NOWHERE, STORM
from captains_table.titles.tranquility.rules.notation import storm_word
from captains_table.titles.tranquility.rules.options import PYRAMID
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
        game.schedule(COMPASS_EARNED[seat])


class CompassEarned(Cue[Tranquility]):
    """TR-12.16: the player whose deed it was names who receives the Compass."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "compass_earned"
    former_kinds: ClassVar[tuple[str, ...]] = ("Award",)
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, game: Tranquility) -> None:
        if game.supply > 0:
            if game.seats == 1:
                AWARD_COMPASS.take(game, 0, 0)  # TR-13.8
            else:
                game.push(self.seat, AWARD_COMPASS)

    def fits(self, game: Tranquility) -> bool:
        return game.options.stormy and game.options.mode != PYRAMID


class AwardCompass(Step[Tranquility]):
    """TR-12.16"""

    __slots__ = ()
    kind: ClassVar[str] = "award_compass"
    former_kinds: ClassVar[tuple[str, ...]] = ("NameHolder",)

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return list(range(game.seats))

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        game.supply -= 1
        game.emit("award" if choice != seat else "award_self", seat, {"holder": choice})
        give_compass(game, choice)

    def fits(self, game: Tranquility, seat: int) -> bool:
        return game.supply > 0 and game.seats > 1

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        label = "award_self" if choice == seat else "award"
        return answer("award", {"seat": choice}, f"seat-{choice + 1}", label, holder=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("award", "TR-12.13", "TR-12.16")


class UseCompass(Step[Tranquility]):
    """TR-12.20 (iv): a Storm in play to remove, or keep the Compass."""

    __slots__ = ()
    kind: ClassVar[str] = "use_compass"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return game.storms_in_play() + [KEEP]

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        if choice != KEEP:
            remove_storm(game, seat, choice)

    def moot(self, game: Tranquility, seat: int) -> bool:
        return game.compasses[seat] == 0 or not game.storms_in_play()

    def fits(self, game: Tranquility, seat: int) -> bool:
        return not self.moot(game, seat)

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        if choice == KEEP:
            return answer("compass", {"keep": True}, "compass-keep", "compass_keep")
        word = storm_word(game, choice)
        return answer("compass", {"storm": word}, f"storm-{word}", "compass_use", storm=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("compass", "TR-12.18", "TR-12.20")


AWARD_COMPASS: Final = AwardCompass()
USE_COMPASS: Final = UseCompass()
COMPASS_EARNED: Final = [CompassEarned(seat) for seat in range(5)]
