"""The strengths that people choose from at a table: bots with a name and a sentence about them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Level:
    """A strength; `ct.bot(id)` plays it. Name and sentence are per language."""

    id: str
    name: Mapping[str, str]
    about: Mapping[str, str]


def _read() -> dict[str, Level]:
    data = tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))
    return {id: Level(id, each["name"], each["about"]) for id, each in data.items()}


LEVELS = _read()  # from the weakest to the strongest
