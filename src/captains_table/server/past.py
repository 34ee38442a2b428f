"""Looking back while a game goes on: the table as it was after a line of the log, as this reader could see it then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from captains_table.kernel.game import Game, Line, begin
from captains_table.kernel.record import Setting
from captains_table.kernel.title import Title
from captains_table.server.errors import NotFound


def look_back(game: Game, line: int, seat: int | None, language: str) -> Callable[[], dict[str, Any]]:
    """The work to be done for it, which takes a while and needs nothing of the game: that goes on meanwhile.

    What has been taken back is left out, and what the log does not keep is not shown again.
    """
    if not 0 <= line < len(game.lines) or game.lines[line].undone:
        raise NotFound("no_line", n=line)
    lines = [each for each in game.lines[: line + 1] if each.seat >= 0 and not each.undone]
    eyes = seat if game.title.remembers(game.state) else None
    return partial(_again, game.title, game.setting, game.packs, lines, eyes, language)


def _again(
    title: Title, setting: Setting, packs: Path | None, lines: list[Line], seat: int | None, language: str
) -> dict[str, Any]:
    past = begin(title, setting, packs)
    for line in lines:
        past.choose(line.seat, line.notation)
    return past.view(seat, language)
