"""How areas, cards, Guests and the rest are written down."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import answer
from captains_table.kernel.state import Answer
from captains_table.titles.galactic_cruise.data.ids import ACTIONS, AREAS, LOCATIONS, RESOURCES, TOKENS, TYPES, UPGRADES
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

AREA_WORDS: Final = [area.lower() for area in AREAS]
SITE_WORDS: Final = [site.lower() for site in LOCATIONS]
TYPE_WORDS: Final = [type.lower() for type in TYPES]
KIND_WORDS: Final = list(RESOURCES)
TOKEN_WORDS: Final = [token.lower() for token in TOKENS]
UPGRADE_WORDS: Final = [upgrade.lower() for upgrade in UPGRADES]
ACTION_WORDS: Final = [action.lower() for action in ACTIONS]
OPTION_WORDS: Final = ("money", "ads", "vp", "resource")  # of a Funding Bonus


def card_code(game: GalacticCruise, card: int) -> str:
    return game.options.components.card_ids[card]


def card_target(game: GalacticCruise, card: int) -> str:
    return f"card-{card_code(game, card).lower()}"


def describe_text(game: GalacticCruise, card: int) -> Answer:
    """Playing a card for its text, wherever that is offered."""
    return answer("play", {"card": card_code(game, card)}, card_target(game, card), "play_text", card=card)


def blueprint_code(game: GalacticCruise, blueprint: int) -> str:
    return game.options.components.blueprint_ids[blueprint]


def cruise_code(game: GalacticCruise, cruise: int) -> str:
    return game.options.components.cruise_ids[cruise]
