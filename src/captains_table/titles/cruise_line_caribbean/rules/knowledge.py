"""Who knows what (CL-20.1, 20.2), and worlds that one seat cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.kernel.redeal import deal_hidden
from captains_table.kernel.rng import Rng
from captains_table.titles.cruise_line_caribbean.data.ids import ADVERTISING, NOTHING

if TYPE_CHECKING:
    from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine


def redeal(game: CruiseLine, seat: int, rng: Rng) -> CruiseLine:
    """A copy with everything dealt anew that this seat cannot know."""
    other = game.clone()
    _demand(game, other, rng)
    events = sorted(game.events_deck)
    rng.shuffle(events)
    other.events_deck = events
    _markers(game, other, seat, rng)
    _actions(game, other, seat, rng)
    if game.phase == ADVERTISING:  # CL-20.3: bids not yet revealed
        bids = list(game.bids)
        for q in range(len(bids)):
            if q != seat and bids[q] != NOTHING:
                bids[q] = int(rng.below(game.companies[q].cash + 1))
        other.bids = tuple(bids)
    return other


def _demand(game: CruiseLine, other: CruiseLine, rng: Rng) -> None:
    """Which deck a card is of can be told from where it lies; which card of the deck cannot."""
    decks = game.options.components.demand_deck
    hidden: list[list[int]] = [[] for _ in range(7)]
    for card in sorted(game.demand + list(game.set_aside)):
        hidden[decks[card]].append(card)
    for cards in hidden:
        rng.shuffle(cards)
    other.demand = [hidden[decks[card]].pop() for card in game.demand]
    other.set_aside = tuple(sorted([card for cards in hidden for card in cards]))


def _markers(game: CruiseLine, other: CruiseLine, seat: int, rng: Rng) -> None:
    """Face-down Fare and Mystery markers, but those this seat has looked at."""
    islands = len(game.fares)
    known = 1 << seat if seat >= 0 else 0
    places = [k for k in range(islands) if not game.face_up >> k & 1 and not game.looked[k] & known]
    places += [
        islands + k for k in range(len(game.mystery)) if game.mystery[k] and not game.looked[islands + k] & known
    ]
    values = list(game.mystery_values)
    hidden = sorted([game.fares[place] if place < islands else values[place - islands] for place in places])
    rng.shuffle(hidden)
    for place, value in zip(places, hidden, strict=True):
        if place < islands:
            other.fares[place] = value
        else:
            values[place - islands] = value
    other.mystery_values = tuple(values)


def _actions(game: CruiseLine, other: CruiseLine, seat: int, rng: Rng) -> None:
    """The deck and the cards in others' hands, but those this seat has seen going there."""
    known = 1 << seat if seat >= 0 else 0
    hidden = game.actions.copy()
    ages: list[int] = []
    for q in range(game.seats):
        if q != seat:
            for card, age in game.companies[q].hand:
                if not game.seen[card] & known:
                    hidden.append(card)
                    ages.append(age)
    found, other.actions = deal_hidden(hidden, ages, game.refilled_in, rng)
    place = 0
    for q in range(game.seats):
        if q != seat:
            hand = []
            for card, age in game.companies[q].hand:
                if not game.seen[card] & known:
                    card = found[place]
                    place += 1
                hand.append((card, age))
            other.companies[q].hand = tuple(hand)
