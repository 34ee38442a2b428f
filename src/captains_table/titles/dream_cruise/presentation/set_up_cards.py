"""The three kinds of cards of a position that is being set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.kernel.card_pool import CardPool, CardReader
from captains_table.kernel.rng import Rng
from captains_table.titles.dream_cruise.rules.ship import Hidden
from captains_table.titles.dream_cruise.rules.state import DreamCruise


class Cards(CardReader):
    """What is said of a position, and where its cards come from."""

    def __init__(self, game: DreamCruise, data: Mapping[str, Any], rng: Rng, keys: list[str]) -> None:
        super().__init__("dream-cruise", game.seats, data, keys, rng)
        self.game = game
        cards = game.options.components
        self.family_stock = CardPool("family", cards.family_ids)
        self.location_stock = CardPool("location", cards.location_ids)
        self.ship_stock = CardPool("ship card", cards.ship_ids)

    @property
    def brings_steps(self) -> bool:
        """Whether the position says who is asked what; otherwise it stands at the beginning of its phase."""
        return "asked" in self.data

    def hidden(self, values: list[Any], where: str) -> Hidden:
        """Hidden ship cards: an id, or an id and the refill after which it was drawn."""
        found: list[tuple[int, int]] = []
        for each in values:
            card, age = each if isinstance(each, list) and len(each) == 2 else (each, self.game.refills)
            found.append((self.claim(self.ship_stock, card, where), self.number(age, 0, self.game.refills, where)))
        return tuple(found)


def of_seat(seat: int) -> str:
    """How an error names a ship."""
    return f"ships, seat {seat}"
