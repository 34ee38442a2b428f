"""The cards of a position that is being set up: those that are said, and those that are dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from captains_table.kernel.errors import shown
from captains_table.kernel.position_reader import PositionReader
from captains_table.kernel.rng import Rng


class CardPool:
    """The cards of one kind that have not been placed yet."""

    def __init__(self, kind: str, ids: Sequence[str], within: Sequence[int] | None = None) -> None:
        """`within`: the numbers of those that take part in this game, if not all do."""
        self.kind = kind
        self.ids = [id.lower() for id in ids]
        self.within = list(range(len(ids)) if within is None else within)
        self.left = self.within.copy()


class CardReader(PositionReader):
    """What is said of a position, and where its cards come from."""

    def __init__(self, what: str, seats: int, data: Mapping[str, Any], shape: type[Struct], rng: Rng) -> None:
        super().__init__(what, seats, data, shape)
        self.rng = rng

    def which(self, stock: CardPool, written: Any, where: str) -> int:
        """The card so called, wherever it is."""
        word = str(written).lower()
        if word not in stock.ids:
            raise self.wrong(where, f"there is no {stock.kind} {shown(written)}")
        return stock.ids.index(word)

    def claim(self, stock: CardPool, written: Any, where: str) -> int:
        """Take this card out of those not placed yet."""
        card = self.which(stock, written, where)
        if card not in stock.within:
            raise self.wrong(where, f"the {stock.kind} {shown(written)} is not in play at this table: see its options")
        if card not in stock.left:
            raise self.wrong(where, f"the {stock.kind} {shown(written)} is placed elsewhere already")
        stock.left.remove(card)
        return card

    def claims(self, stock: CardPool, values: Any, where: str) -> list[int]:
        if not isinstance(values, list):
            raise self.wrong(where, f"must be a list of cards, not {shown(values)}")
        return [self.claim(stock, each, where) for each in values]

    def some(self, stock: CardPool, count: int, where: str) -> list[int]:
        """So many cards at random."""
        fit = stock.left.copy()
        if len(fit) < count:
            raise self.wrong(where, f"there are not {count} cards left")
        self.rng.shuffle(fit)
        for card in fit[:count]:
            stock.left.remove(card)
        return fit[:count]

    def left_for(self, stock: CardPool, place: str, *said: str) -> list[int]:
        """The cards that are not said to be anywhere, for the last place they can be; none may be left over if that
        is said, too."""
        left, stock.left = stock.left, []
        if left and place in self.data:
            some = ", ".join(stock.ids[card].upper() for card in left[:3])
            keys = ", ".join(f"'{key}'" for key in said)
            raise self.wrong(
                place, f"{some}{' ...' if len(left) > 3 else ''} would be nowhere; leave out one of '{place}', {keys}"
            )
        return left
