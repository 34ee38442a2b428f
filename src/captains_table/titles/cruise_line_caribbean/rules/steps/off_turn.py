"""Cards played while it is another player's turn (CL-10.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.state import Answer, Step
from captains_table.titles.cruise_line_caribbean.data.ids import NOTHING, TURNS
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import (
    any_cards,
    describe_any,
    play_any,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import Turn


class OffTurn(Step[CruiseLine]):
    """DP17, CL-10.9: while another player is about to decide on the own turn."""

    __slots__ = ()
    kind: ClassVar[str] = "off_turn"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return False  # it is a permission, never an open question

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        active = game.turn
        company = game.companies[seat]
        if game.phase != TURNS or seat == active or active == NOTHING or company.returned or company.out:
            return []
        if game.open != 1 or not game.stacks[active] or not isinstance(game.stacks[active][-1], Turn):
            return []
        return any_cards(game, seat)

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        play_any(game, seat, choice)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return describe_any(game, seat, choice)


OFF_TURN: Final = OffTurn()
