"""The three kinds of cards of a position that is being set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.kernel.card_pool import CardPool, CardReader
from captains_table.kernel.rng import Rng
from captains_table.titles.dream_cruise.rules.ship import Hidden
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.shapes import position as shapes
from captains_table.titles.dream_cruise.shapes.position import Position


class Cards(CardReader):
    """What is said of a position, and where its cards come from."""

    said: Position

    def __init__(self, game: DreamCruise, data: Mapping[str, Any], rng: Rng) -> None:
        super().__init__("dream-cruise", game.seats, data, Position, rng)
        self.game = game
        cards = game.options.components
        self.family_stock = CardPool("family", cards.family_ids)
        self.location_stock = CardPool("location", cards.location_ids)
        self.ship_stock = CardPool("ship card", cards.ship_ids)

    @property
    def brings_steps(self) -> bool:
        """Whether the position says who is asked what; otherwise it stands at the beginning of its phase."""
        return "asked" in self.data

    def with_age(self, values: list[shapes.Hidden]) -> list[tuple[str, int]]:
        """Hidden ship cards, each with the refill after which it was drawn."""
        return [(each, self.game.refills) if isinstance(each, str) else each for each in values]

    def hidden(self, values: list[shapes.Hidden], where: str) -> Hidden:
        found: list[tuple[int, int]] = []
        for card, age in self.with_age(values):
            found.append((self.claim(self.ship_stock, card, where), self.number(age, 0, self.game.refills, where)))
        return tuple(found)


def of_seat(seat: int) -> str:
    """How an error names a ship."""
    return f"ships, seat {seat}"
