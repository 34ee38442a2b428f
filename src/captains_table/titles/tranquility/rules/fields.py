"""What the fields of steps and cues may hold, besides what every title has (kernel/fields.py)."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.fields import Index, Number, Several
from captains_table.titles.tranquility.data.ids import ISLANDS
from captains_table.titles.tranquility.rules.state import Tranquility


def _storms(game: Tranquility) -> int:
    return len(game.storms)


def _seats_and_none(game: Tranquility) -> int:
    return game.seats + 1


ISLAND: Final = Number(1, ISLANDS)
STORM_NUMBER: Final = Index("a Storm", _storms)
SEATS_ASKED: Final = Index("seats asked so far", _seats_and_none)
COUNT: Final = Number(0, 40)  # of cards: no number of components.toml is larger
SHARES: Final = Several(COUNT, 4, twice=True)  # of the seats before the last
