"""What seats may do without being asked: change a pledge, use a Compass."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.state import Answer, Step
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.compass import USE_COMPASS, UseCompass, remove_storm
from captains_table.titles.tranquility.rules.steps.start import PLEDGE


class Meanwhile(Step[Tranquility]):
    """A pledge may be changed until all are in (TR-6.7); a Compass used while others think (TR-12.20 ii)."""

    __slots__ = ()
    kind: ClassVar[str] = "meanwhile"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        if game.pledging:
            return PLEDGE.choices(game, seat) if game.pledges[seat] >= 0 else []
        if not game.storms or game.paying or not game.compasses[seat]:  # TR-12.23
            return []
        stack = game.stacks[seat]
        if stack and isinstance(stack[-1], UseCompass):
            return []  # asked the same already
        return game.storms_in_play()

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        if game.pledging:
            PLEDGE.take(game, seat, choice)
        else:
            remove_storm(game, seat, choice)

    def secret(self, game: Tranquility, seat: int, choice: int) -> bool:
        return game.pledging

    def fits(self, game: Tranquility, seat: int) -> bool:
        return False  # it is never asked

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        return PLEDGE.describe(game, seat, choice) if game.pledging else USE_COMPASS.describe(game, seat, choice)


MEANWHILE: Final = Meanwhile()
