"""Looking back while a game goes on: the table as it was after a line of the log, as this reader could see it then."""

from __future__ import annotations

from typing import NamedTuple

from captains_table.kernel.game import Game
from captains_table.kernel.record import Setting
from captains_table.server.errors import NotFound


class LookBack(NamedTuple):
    """All that is needed to see it again, and nothing of the game, which goes on meanwhile."""

    setting: Setting
    choices: list[tuple[int, str]]
    seat: int | None


def look_back(game: Game, line: int, seat: int | None) -> LookBack:
    """What has been taken back is left out, and what the log does not keep is not shown again."""
    if not 0 <= line < len(game.lines) or game.lines[line].undone:
        raise NotFound("no_line", n=line)
    choices = [(each.seat, each.notation) for each in game.lines[: line + 1] if each.seat >= 0 and not each.undone]
    return LookBack(game.setting, choices, seat if game.title.log_keeps_private(game.state) else None)
