"""How often crews of bots have won games with given options; measured by `make bots`, kept in odds.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any


@cache
def _measured() -> list[dict[str, Any]]:
    file = Path(__file__).with_name("odds.toml")
    games: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["games"] if file.exists() else []
    return games


def odds(title_id: str, seats: int, options: Mapping[str, object]) -> tuple[int, int] | None:
    """(won, played) by crews of pilots with exactly these options; None if that was not measured."""
    for each in _measured():
        if each["title"] == title_id and each["seats"] == seats and each["options"] == dict(options):
            return each["won"], each["played"]
    return None
