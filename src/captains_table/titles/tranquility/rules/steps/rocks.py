"""The Jagged Rocks (TR-10; TR-15.7 and 16.9 for the variants)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.tranquility.data.ids import NOWHERE, ROCKS
from captains_table.titles.tranquility.rules.options import PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.pay import PAY

STAY: Final = 63  # beside the rows


class AskForRocks(Cue[Tranquility]):
    """TR-10.3: the Rocks step of the player on turn."""

    __slots__ = ()
    kind: ClassVar[str] = "ask_for_rocks"
    former_kinds: ClassVar[tuple[str, ...]] = ("RocksTime",)

    def run(self, game: Tranquility) -> None:
        if game.rocks != NOWHERE:
            game.push(game.turn, MOVE_ROCKS)

    def fits(self, game: Tranquility) -> bool:
        return game.options.rocks or game.options.mode == PYRAMID


class RocksLeave(Cue[Tranquility]):
    """TR-10.5"""

    __slots__ = ()
    kind: ClassVar[str] = "rocks_leave"

    def run(self, game: Tranquility) -> None:
        game.rocks = NOWHERE
        game.leave(ROCKS)
        game.emit("rocks_leave", -1)

    def fits(self, game: Tranquility) -> bool:
        return game.rocks != NOWHERE


class MoveRocks(Step[Tranquility]):
    """TR-10.3, 10.4: another row with a gap, or pay to leave them."""

    __slots__ = ()
    kind: ClassVar[str] = "move_rocks"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        rows = game.rocks_rows()
        if game.spare(seat) >= game.options.rocks_price:
            rows.append(STAY)
        return rows

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        if choice == STAY:
            game.emit("rocks_stay", seat)
            game.push(seat, PAY[game.options.rocks_price])
        else:
            game.rocks = choice
            game.emit("rocks_move", seat, {"row": choice + 1})

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and game.rocks != NOWHERE

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        if choice == STAY:
            return answer("rocks", {"stay": True}, "rocks", "rocks_stay", n=game.options.rocks_price)
        return answer("rocks", {"row": choice + 1}, f"row-{choice + 1}", "rocks_move", row=choice + 1)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("rocks_move", "TR-10.3", "TR-10.4", n=game.options.rocks_price)


class LayRocks(Step[Tranquility]):
    """TR-10.1, 15.7, 16.9: any row to begin with, in the Pyramid any row with a gap."""

    __slots__ = ()
    kind: ClassVar[str] = "lay_rocks"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return [row for row in game.layout.rocks_rows if not game.full(row)]

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        game.rocks = choice
        game.emit("rocks_place", seat, {"row": choice + 1})

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and game.rocks == NOWHERE

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        return answer("rocks", {"row": choice + 1}, f"row-{choice + 1}", "rocks_place", row=choice + 1)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("rocks_place", "TR-10.1", "TR-10.2")


ASK_FOR_ROCKS: Final = AskForRocks()
ROCKS_LEAVE: Final = RocksLeave()
MOVE_ROCKS: Final = MoveRocks()
LAY_ROCKS: Final = LayRocks()
