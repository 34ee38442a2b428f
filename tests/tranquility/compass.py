"""Games in which Compasses can be earned and used."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from tests.tranquility.helpers import do, stormy, table

PILES: list[list[Any]] = [[59, 61, 63, 64, 65], [66, 67, 68, 69, 70], [71, 73, 75, 76, 77]]


def calm(position: dict[str, Any], seats: int = 2, tops: dict[int, list[Any]] | None = None, **options: Any) -> ct.Game:
    return stormy(position, seats, tops, PILES, **options)


def lying(game: ct.Game) -> list[str]:
    """The Storms in play."""
    return [storm["storm"] for storm in table(game)["storms"] if "seat" in storm or "row" in storm]


def earned(game: ct.Game) -> int:
    return 6 - int(table(game)["supply"])


def to_act(game: ct.Game) -> tuple[int, ...]:
    return game.to_act


def may_act(game: ct.Game) -> tuple[int, ...]:
    return game.may_act


def setting_sail(hands: list[list[Any]], **more: Any) -> ct.Game:
    """The first of these hands plays its Start."""
    tops = more.pop("tops", None)
    game = calm({"sailed": False, "hands": hands} | more, len(hands), tops, rocks="rocks" in more)
    do(game, "play start")
    return game
