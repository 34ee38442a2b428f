"""Who knows what (DC-6.12, 14.1 to 14.4), and worlds that one seat cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.kernel.redeal import deal_hidden
from captains_table.kernel.rng import Rng
from captains_table.titles.dream_cruise.data.ids import BOARDING, SET_COURSE

if TYPE_CHECKING:
    from captains_table.titles.dream_cruise.rules.state import DreamCruise


def redeal(game: DreamCruise, seat: int, rng: Rng) -> DreamCruise:
    """A copy with everything dealt anew that this seat cannot know. Cards are sorted before they are shuffled, so
    that the world depends on what the seat knows and on rng, on nothing else."""
    other = game.clone()
    _families(game, other, seat, rng)
    _locations(game, other, seat, rng)
    _ship_cards(game, other, seat, rng)
    for q in range(game.seats):
        ship = other.ships[q]
        if q != seat and ship.picked:
            ship.picked = ()  # what is half chosen is forgotten, what is committed is chosen anew
            if game.is_ready(q):
                cards = ship.drawn.copy()
                rng.shuffle(cards)
                ship.picked = tuple(cards[: len(game.ships[q].picked)])
    return other


def _families(game: DreamCruise, other: DreamCruise, seat: int, rng: Rng) -> None:
    """Before and after the discard pile was shuffled other families lie hidden, and everybody saw which."""
    hidden = game.families + list(game.box) + list(game.jana)
    if game.phase == BOARDING:
        for q in range(game.seats):
            if q != seat:
                hidden += game.ships[q].drawn
    new = _Anew(hidden, game.recycled_families, rng)
    other.families = new.like(game.families)
    other.box = tuple(sorted(new.like(list(game.box))))
    other.jana = tuple(new.like(list(game.jana)))
    if game.phase == BOARDING:
        for q in range(game.seats):
            if q != seat:
                other.ships[q].drawn = new.like(game.ships[q].drawn)


def _locations(game: DreamCruise, other: DreamCruise, seat: int, rng: Rng) -> None:
    hidden = game.locations.copy()
    if game.phase == SET_COURSE:
        for q in range(game.seats):
            if q != seat:
                hidden += game.ships[q].drawn
    new = _Anew(hidden, game.recycled_locations, rng)
    other.locations = new.like(game.locations)
    if game.phase == SET_COURSE:
        for q in range(game.seats):
            if q != seat:
                other.ships[q].drawn = new.like(game.ships[q].drawn)


class _Anew:
    """Hidden cards of two kinds, those that were shuffled in from the discard pile and those that were not."""

    def __init__(self, hidden: list[int], recycled: int, rng: Rng) -> None:
        self.recycled: int = recycled
        self.old: list[int] = sorted([card for card in hidden if not recycled >> card & 1])
        self.fresh: list[int] = sorted([card for card in hidden if recycled >> card & 1])
        rng.shuffle(self.old)
        rng.shuffle(self.fresh)

    def like(self, cards: list[int]) -> list[int]:
        """As many cards, of the same kinds."""
        return [self.fresh.pop() if self.recycled >> card & 1 else self.old.pop() for card in cards]


def _ship_cards(game: DreamCruise, other: DreamCruise, seat: int, rng: Rng) -> None:
    """A hidden place was filled after some refill of the deck: cards seen after that cannot lie there."""
    hidden = game.ship_cards.copy()
    ages: list[int] = []  # of the hidden places, besides the deck
    for card, age in game.face_down + game.veiled:
        hidden.append(card)
        ages.append(age)
    for q in range(game.seats):
        if q != seat:
            for card, age in game.ships[q].unseen:
                hidden.append(card)
                ages.append(age)
    found, other.ship_cards = deal_hidden(hidden, ages, game.refilled_in, rng)
    place = 0
    other.face_down, place = _paired(found, ages, place, len(game.face_down))
    other.veiled, place = _paired(found, ages, place, len(game.veiled))
    for q in range(game.seats):
        if q != seat and game.ships[q].unseen:
            ship = other.ships[q]
            for card, _ in game.ships[q].unseen:
                ship.hand.remove(card)
            ship.unseen, place = _paired(found, ages, place, len(game.ships[q].unseen))
            for card, _ in ship.unseen:
                ship.receive(card)


def _paired(cards: list[int], ages: list[int], start: int, count: int) -> tuple[tuple[tuple[int, int], ...], int]:
    end = start + count
    return tuple([(cards[k], ages[k]) for k in range(start, end)]), end
