"""Strengths for people to choose from, by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Level:
    """A strength: the bot behind it, and what it is called at the table."""

    id: str
    bot: str
    name: Mapping[str, str]
    about: Mapping[str, str]


def _read() -> dict[str, Level]:
    data = tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))
    return {name: Level(name, **each) for name, each in data.items()}


LEVELS = _read()  # from the weakest to the strongest
