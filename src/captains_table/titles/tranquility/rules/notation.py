"""How cards are written down."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.titles.tranquility.data.ids import COLOURS, COMPASS, ISLANDS, NAMES, STORM
from captains_table.titles.tranquility.rules.state import Tranquility


def card_word(card: int) -> str:
    return str(card) if card <= ISLANDS else NAMES[card]


def storm_word(game: Tranquility, storm: int) -> str:
    """'yellow-1': the colour, and which one of that colour."""
    colours = game.options.colours
    return f"{COLOURS[colours[storm]]}-{storm - colours.index(colours[storm]) + 1}"


def words(game: Tranquility, cards: Sequence[int]) -> list[str]:
    """Cards as one writes them down."""
    return [storm_word(game, card - STORM) if STORM <= card < COMPASS else card_word(card) for card in cards]
