"""Any position, written down in the words that `set_up` reads (docs/positions/dream-cruise.md)."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.plain import pending
from captains_table.kernel.state import State
from captains_table.titles.dream_cruise.cards import CABINS, NOTHING, PHASES, SPOTS
from captains_table.titles.dream_cruise.ship import Hidden, Ship
from captains_table.titles.dream_cruise.state import DreamCruise
from captains_table.titles.dream_cruise.steps.words import words

FINALS = ("no", "deck_empty", "round_cap")


def position(state: State) -> dict[str, Any]:
    """Everything."""
    assert isinstance(state, DreamCruise)
    game = state
    box = game.terms.box
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "final": FINALS[game.final],
        "token": game.token,
        "starter": game.starter,
        "ready": [seat for seat in range(game.seats) if game.is_ready(seat)],
        "ships": [_ship(game, ship) for ship in game.ships],
        "families": words(box.family_ids, game.families),
        "locations": words(box.location_ids, game.locations),
        "ship_cards": words(box.ship_ids, game.ship_cards),
        "family_discard": words(box.family_ids, game.family_discard),
        "location_discard": words(box.location_ids, game.location_discard),
        "ship_discard": words(box.ship_ids, game.ship_discard),
        "veiled": _hidden(game, game.veiled),
        "box": words(box.family_ids, game.box),
        "spare_starters": words(box.family_ids, game.spare_starters),
        "display": [words(box.ship_ids, cards) for cards in game.display[1:]],
        "takers": [None if seat == NOTHING else seat for seat in game.takers],
        "face_down": _hidden(game, game.face_down),
        "face_down_size": len(game.display[0]) if game.display else 0,
        "jana": words(box.family_ids, game.jana),
        "jana_locations": words(box.location_ids, game.jana_locations),
        "recycled_families": _bits(box.family_ids, game.recycled_families),
        "recycled_locations": _bits(box.location_ids, game.recycled_locations),
        "refills": game.refills,
        "born": {box.ship_ids[card]: number for card, number in enumerate(game.born) if number},
        **pending(game),
    }


def _ship(game: DreamCruise, ship: Ship) -> dict[str, Any]:
    box = game.terms.box
    drawn_ids = box.family_ids if game.phase < 2 else box.location_ids
    return {
        "cabins": [None if family == NOTHING else box.family_ids[family] for family in ship.cabins],
        "waiting": list(ship.waiting),
        "guests": {
            SPOTS[spot]: [CABINS[cabin] for cabin in range(3) if here >> cabin & 1]
            for spot, here in enumerate(ship.guests)
            if here
        },
        "additions": [None if card == NOTHING else box.ship_ids[card] for card in ship.additions],
        "activities": [None if card == NOTHING else box.ship_ids[card] for card in ship.activities],
        "captain": None if ship.captain < 0 else SPOTS[ship.captain],
        "location": None if ship.location == NOTHING else box.location_ids[ship.location],
        "voyage": words(box.location_ids, ship.voyage),
        "hand": words(box.ship_ids, ship.hand),
        "unseen": _hidden(game, ship.unseen),
        "pile": words(box.family_ids, ship.pile),
        "drawn": words(drawn_ids, ship.drawn),
        "picked": words(drawn_ids, ship.picked),
    }


def _hidden(game: DreamCruise, cards: Hidden) -> list[list[Any]]:
    """Hidden ship cards, each with the refill of the deck after which it was drawn."""
    return [[game.terms.box.ship_ids[card], age] for card, age in cards]


def _bits(ids: list[str], mask: int) -> list[str]:
    return [id for number, id in enumerate(ids) if mask >> number & 1]
