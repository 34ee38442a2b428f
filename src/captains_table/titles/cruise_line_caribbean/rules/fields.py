"""What the fields of steps and cues may hold in this title; the kernel's own are in kernel/fields.py."""

from __future__ import annotations

from typing import Any, Final

from captains_table.kernel.fields import Bits, Index, Number, Several
from captains_table.titles.cruise_line_caribbean.data.ids import ACTION_CARDS, COLOURS, DEPARTURES, ENTRIES
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS


def _islands(game: Any) -> int:
    return len(COLOURS)


def _cards(game: Any) -> int:
    return ACTION_CARDS


def _departures(game: Any) -> int:
    return DEPARTURES


def _entries(game: Any) -> int:
    return len(ENTRIES)


def _lots_of_companies(game: Any) -> int:
    return int(game.seats) * LOTS


COLOUR_OR_NONE: Final = Index("a passenger's colour", _islands, or_none=True)
ISLAND_BITS: Final = Bits("island", _islands)
DEPARTURE: Final = Index("a departure port", _departures)
DEPARTURE_OR_NONE: Final = Index("a departure port", _departures, or_none=True)
CARD: Final = Index("an Action card", _cards)
CARD_OR_NONE: Final = Index("an Action card", _cards, or_none=True)
ENTRY: Final = Index("an entry of the ledger", _entries)
LOT: Final = Number(1, LOTS - 1)
LOT_OR_NONE: Final = Number(0, LOTS - 1)
OFFERED_LOTS: Final = Several(Index("a company and a lot of its shares", _lots_of_companies), 4)
DOLLARS: Final = Number(0, 9999)
PASSENGERS: Final = Number(1, 20)
TURN_OF_TRADING: Final = Number(0, 9999)  # counted from the first in the order
