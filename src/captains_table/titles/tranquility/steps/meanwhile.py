"""What seats may do without being asked: change a pledge, use a Compass."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.tranquility.state import Tranquility
from captains_table.titles.tranquility.steps.compass import USE_COMPASS, UseCompass, remove_storm
from captains_table.titles.tranquility.steps.pay import Shed, above_limit
from captains_table.titles.tranquility.steps.speak import ask
from captains_table.titles.tranquility.steps.start import PLEDGE
from captains_table.titles.tranquility.steps.storms import Cancel
from captains_table.titles.tranquility.steps.turn import AskPlayer


class Meanwhile(Step[Tranquility]):
    """A pledge may be changed until all are in (TR-6.7); a Compass used while others think (TR-12.20 ii)."""

    __slots__ = ()

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
            reconsider(game)

    def secret(self, game: Tranquility, seat: int, choice: int) -> bool:
        return game.pledging

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        return PLEDGE.describe(game, seat, choice) if game.pledging else USE_COMPASS.describe(game, seat, choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("compass", "TR-12.18", "TR-12.20")


def reconsider(game: Tranquility) -> None:
    """TR-12.20: what is open is offered anew; questions that have lost their reason fall away."""
    rescue = len(game.script) > 0 and isinstance(game.script[-1], AskPlayer)
    for seat in range(game.seats):
        stack = game.stacks[seat]
        if not stack:
            continue
        step = stack[-1]
        if isinstance(step, Shed):
            settled = above_limit(game, seat) <= 0
        elif isinstance(step, UseCompass):  # in a rescue all are asked again, if it is still needed
            settled = rescue or game.compasses[seat] == 0 or not game.storms_in_play()
        else:
            settled = isinstance(step, Cancel) and game.compasses[seat] == 0
        if settled:
            game.withdraw(seat)


MEANWHILE: Final = Meanwhile()
