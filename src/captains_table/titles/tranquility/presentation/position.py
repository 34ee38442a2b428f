"""Any position, written down (docs/positions/tranquility.md): the words for it, and reading them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from captains_table.kernel.errors import cut, shown, suggest
from captains_table.kernel.position_reader import PositionReader
from captains_table.kernel.serialize import open_steps
from captains_table.kernel.state import State
from captains_table.titles.tranquility.data.ids import (
    COMPASS,
    FINISH,
    ISLANDS,
    MONSTER,
    NAMES,
    PURPLE,
    ROCKS,
    START,
    STORM,
)
from captains_table.titles.tranquility.rules.deal import draw_cards, exploration_cards
from captains_table.titles.tranquility.rules.notation import storm_word, words
from captains_table.titles.tranquility.rules.options import DUEL, PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.shapes.position import Position


def position(state: State) -> dict[str, Any]:
    """Everything, in the words that `set_up` reads."""
    assert isinstance(state, Tranquility)
    game = state
    layout = game.layout
    data: dict[str, Any] = {
        "grid": {layout.labels[slot]: game.grid[slot] for slot in range(layout.slots) if game.grid[slot]},
        "moon": [layout.labels[slot] for slot in range(layout.slots) if game.moon >> slot & 1],
        "hands": [_cards(game, hand) or 0 for hand in game.hands],
        "piles": [_cards(game, pile) for pile in game.piles],
        "discards": [_cards(game, pile) for pile in game.discards],
        "buried": [_cards(game, pile) for pile in game.buried],
        "removed": list(game.removed),
        "gone": _cards(game, game.gone),
        "deck": _cards(game, game.deck),
        "display": list(game.display),
        "rocks": game.rocks + 1 if game.rocks >= 0 else None,
        "storms": {
            storm_word(game, storm): game.storms[storm] + (game.options.colours[storm] == PURPLE)
            for storm in game.storms_in_play()
        },
        "shown": storm_word(game, game.shown) if game.shown >= 0 else None,
        "laid": [storm_word(game, storm) for storm in game.laid],
        "moon_hands": [seat for seat in range(game.seats) if game.moon_hands >> seat & 1],
        "moon_seat": game.moon_seat if game.moon_seat >= 0 else None,
        "seen": [[[_cards(game, [card])[0], since] for card, since in each] for each in game.seen],
        **open_steps(game),
    }
    for name in Position.__struct_fields__:
        if name not in data:
            value = getattr(game, name)
            data[name] = list(value) if isinstance(value, tuple) else value
    return data


def _cards(game: Tranquility, cards: list[int] | tuple[int, ...]) -> list[int | str]:
    return [int(word) if word.isdecimal() else word for word in words(game, cards)]


class PositionCards(PositionReader):
    """What is said of a position, and the cards that have not been placed yet. Everything is checked as it is read."""

    said: Position

    def __init__(self, game: Tranquility, data: Mapping[str, Any]) -> None:
        super().__init__("tranquility", game.seats, data, Position)
        self.game = game
        options = game.options
        self.own: Counter[int] = Counter([*range(1, ISLANDS + 1), *draw_cards(options)])  # for hands and piles
        self.exploring: Counter[int] = Counter(exploration_cards(options) if options.mode == PYRAMID else [])
        self.starts = [options.mode not in (PYRAMID, DUEL)] * game.seats  # whose Start is not placed yet
        self.storms = {storm_word(game, storm): storm for storm in range(len(options.colours))}
        self.cards = {name: card for card, name in NAMES.items()}
        self.cards |= {word: STORM + storm for word, storm in self.storms.items()}

    def card(self, written: int | str, where: str) -> int:
        text = str(written)
        if len(text) < 4 and text.isdecimal() and 1 <= int(text) <= ISLANDS:
            return int(text)
        if text not in self.cards:
            raise self.wrong(where, f"there is no card {shown(written)}; write 1 to {ISLANDS}, {', '.join(self.cards)}")
        return self.cards[text]

    def slot(self, label: int | str, where: str) -> int:
        labels = [each.lower() for each in self.game.layout.labels]
        if str(label).lower() not in labels:
            raise self.wrong(where, f"there is no slot '{cut(label)}'{suggest(label, self.game.layout.labels[:12])}")
        return labels.index(str(label).lower())

    def storm(self, word: str, where: str) -> int:
        if word not in self.storms:
            raise self.wrong(where, f"no Storm '{cut(word)}' is in this game{suggest(word, self.storms)}")
        return self.storms[word]

    def claim(self, written: int | str, zone: str, seat: int = -1) -> int:
        """Take this card out of those not placed yet, for this zone. `seat`: whose Start it would be."""
        where = zone if seat < 0 else f"{zone}, seat {seat}"
        card = self.card(written, where)
        if not self.fits(card, zone):
            raise self.wrong(where, f"the card {shown(written)} cannot be there")
        mode = self.game.options.mode
        if card == START and mode != PYRAMID:
            placed = self.said.sailed  # the seat, if it is said
            owner = seat if seat >= 0 else -1 if isinstance(placed, bool) else placed
            if owner < 0:
                owner = next((q for q, left in enumerate(self.starts) if left), -1)
            if not 0 <= owner < len(self.starts) or not self.starts[owner]:
                raise self.wrong(where, "this Start is placed elsewhere already (each seat has one)")
            self.starts[owner] = False
            return card
        if card in (COMPASS, ROCKS) and mode != PYRAMID:
            return card  # outside the piles: nothing to count
        stock = self.exploring if mode == PYRAMID and card > ISLANDS else self.own
        if stock[card] <= 0:
            raise self.wrong(where, f"the card {shown(written)} is placed elsewhere already, or not in this game")
        stock[card] -= 1
        return card

    def fits(self, card: int, zone: str) -> bool:
        """Whether a card of this kind can be in such a zone at all."""
        mode = self.game.options.mode
        if card <= ISLANDS:
            return mode == DUEL if zone == "deck" else mode != DUEL or zone not in ("piles", "buried")
        if zone == "hands":
            return card in (FINISH, MONSTER) or (card == START and mode not in (PYRAMID, DUEL))
        if zone == "discards":
            return card == FINISH or (card == START and self.game.sailed and mode != PYRAMID)
        if zone in ("piles", "buried"):
            return card < COMPASS and mode != PYRAMID
        if zone == "deck":
            return mode == PYRAMID
        return zone == "gone" or (zone in ("storms", "shown", "laid") and STORM <= card < COMPASS)
