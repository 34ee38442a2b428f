"""How often teams of pilots have won with given options: measured by tools/bots.py, kept in odds.toml."""

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
    teams: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["teams"]
    return teams


def odds(title_id: str, seats: int, options: Mapping[str, object]) -> tuple[int, int] | None:
    """(games won, games played) with exactly these options; None if that was not measured."""
    defaults = {option.name: option.default for option in title(title_id).options}
    changed = {name: value for name, value in options.items() if value != defaults.get(name)}
    for team in _measured():
        if team["title"] == title_id and team["seats"] == seats and team["options"] == changed:
            return team["won"], team["games"]
    return None
