"""Loyalty Program (C6): Guests of a Ship that has returned to Earth queue up again."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import NOBODY_LANDED, TYPES
from captains_table.titles.galactic_cruise.rules.notation import TYPE_WORDS
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision

DONE: Final = 9
LOYAL: Final = 1  # Reputation for each


class LoyalGuests(Decision):
    """C6: they have gone to the supply already; so many may go to the front of the Queue instead."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "loyal_guests"
    fields: ClassVar[dict[str, Field]] = {"count": Number(1, 9)}

    def __init__(self, count: int) -> None:
        self.count: int = count

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [type for type in range(len(TYPES)) if game.landed[type]] + [DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == DONE:
            game.landed = NOBODY_LANDED
            return
        left = list(game.landed)
        left[choice] -= 1
        game.landed = (left[0], left[1], left[2])
        game.supply[choice] -= 1
        game.queue[choice] += 1
        game.players[seat].praise(LOYAL, game.options.reputation_most)
        game.emit("loyal_guest", seat, {"type": choice, "n": LOYAL})
        if self.count > 1 and any(left):
            game.push(seat, LoyalGuests(self.count - 1))
        else:
            game.landed = NOBODY_LANDED

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and any(game.landed)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        guest = {"guest": TYPES[choice]}
        return answer("queue up", guest, f"guest-supply-{TYPE_WORDS[choice]}", "loyal_guest", type=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("loyal_guests", "GX-16.1", n=self.count)
