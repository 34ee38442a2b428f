"""The cards of a position that is being set up: those that are said, and those that are dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.kernel.errors import suggest
from captains_table.kernel.rng import Rng
from captains_table.kernel.said import Said
from captains_table.titles.dream_cruise.cards import FAMILIES, LOCATIONS, SHIP_CARDS
from captains_table.titles.dream_cruise.ship import Hidden
from captains_table.titles.dream_cruise.state import DreamCruise


class Stock:
    """The cards of one kind that have not been placed yet."""

    def __init__(self, kind: str, ids: list[str], count: int) -> None:
        self.kind = kind
        self.ids = [id.lower() for id in ids]
        self.left = list(range(count))


class Dealt(Said):
    """What is said of a position, and where its cards come from."""

    def __init__(self, game: DreamCruise, data: Mapping[str, Any], rng: Rng, keys: list[str]) -> None:
        super().__init__("dream-cruise", game.seats, data, keys)
        self.game = game
        self.rng = rng
        cards = game.terms.box
        self.family_stock = Stock("family", cards.family_ids, FAMILIES)
        self.location_stock = Stock("location", cards.location_ids, LOCATIONS)
        self.ship_stock = Stock("ship card", cards.ship_ids, SHIP_CARDS)

    def claim(self, stock: Stock, written: Any, where: str) -> int:
        """Take this card out of those not placed yet."""
        word = str(written).lower()
        if word not in stock.ids:
            raise self.wrong(where, f"there is no {stock.kind} {written!r}{suggest(word.upper(), ())}")
        card = stock.ids.index(word)
        if card not in stock.left:
            raise self.wrong(where, f"the {stock.kind} {written!r} is placed elsewhere already")
        stock.left.remove(card)
        return card

    def claims(self, stock: Stock, values: Any, where: str) -> list[int]:
        if not isinstance(values, list):
            raise self.wrong(where, f"must be a list of cards, not {values!r}")
        return [self.claim(stock, each, where) for each in values]

    def hidden(self, values: list[Any], where: str) -> Hidden:
        """Hidden ship cards: an id, or an id and the refill after which it was drawn."""
        found: list[tuple[int, int]] = []
        for each in values:
            card, age = each if isinstance(each, list) and len(each) == 2 else (each, self.game.refills)
            found.append((self.claim(self.ship_stock, card, where), self.number(age, 0, 999, where)))
        return tuple(found)

    def some(self, stock: Stock, count: int, where: str) -> list[int]:
        """So many cards at random."""
        fit = stock.left.copy()
        if len(fit) < count:
            raise self.wrong(where, f"there are not {count} cards left")
        self.rng.shuffle(fit)
        for card in fit[:count]:
            stock.left.remove(card)
        return fit[:count]
