"""Games and what is told of them, whatever the title."""

from __future__ import annotations

import re
from typing import Any

import captains_table as ct

NAMES = ("Anna", "Mira", "Jon", "Ada", "Kai")


def named(game: ct.Game) -> str:
    """Its record, with names."""
    names = ", ".join(f'"{name}"' for name in NAMES[: game.state.seats])
    return re.sub(r"players: \[.*\]", f"players: [{names}]", game.record(), count=1)


def sentences(shown: dict[str, Any]) -> str:
    """The highlights, a line each."""
    return "\n".join(each["text"] for each in shown["highlights"])
