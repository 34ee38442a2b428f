"""How cards are written down."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.titles.dream_cruise.data.ids import ACTIVITY, ADDITION, NOTHING, SPOTS
from captains_table.titles.dream_cruise.rules.state import DreamCruise


def family_code(game: DreamCruise, family: int) -> str:
    return game.options.components.family_ids[family]


def location_code(game: DreamCruise, location: int) -> str:
    return game.options.components.location_ids[location]


def ship_card_code(game: DreamCruise, card: int) -> str:
    return game.options.components.ship_ids[card]


def ship_card_number(game: DreamCruise, word: str) -> int:
    """The ship card so written, or -1."""
    ids = game.options.components.ship_ids
    return ids.index(word.upper()) if word.upper() in ids else -1


def spot_number(word: str) -> int:
    return SPOTS.index(word) if word in SPOTS else -1


def spot_args(game: DreamCruise, seat: int, spot: int) -> dict[str, dict[str, int]]:
    """What a sentence needs to name a spot of this ship: the noun 'spot' reads it."""
    ship = game.ships[seat]
    card = NOTHING
    if spot >= ADDITION:
        card = ship.additions[spot - ADDITION]
    elif spot >= ACTIVITY:
        card = ship.activities[spot - ACTIVITY]
    return {"spot": {"spot": spot, "location": ship.location, "card": card}}


def codes(ids: Sequence[str], cards: Sequence[int]) -> list[str]:
    return [ids[card] for card in cards]
