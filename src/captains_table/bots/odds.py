"""How often crews of pilots have won with given options: measured by tools/bots.py, kept in odds.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from captains_table.titles import title

FILE = Path(__file__).with_name("odds.toml")


@cache
def _measured() -> list[dict[str, Any]]:
    crews: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["crews"]
    return crews


def odds(title_id: str, seats: int, options: Mapping[str, object]) -> tuple[int, int] | None:
    """(games won, games played) with exactly these options; None if that was not measured."""
    defaults = {option.name: option.default for option in title(title_id).options}
    changed = {name: value for name, value in options.items() if value != defaults.get(name)}
    for crew in _measured():
        if crew["title"] == title_id and crew["seats"] == seats and crew["options"] == changed:
            return crew["won"], crew["games"]
    return None
