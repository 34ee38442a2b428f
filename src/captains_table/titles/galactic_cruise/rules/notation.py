"""How areas, cards, Guests and the rest are written down."""

from __future__ import annotations

from typing import Final

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


def card_word(game: GalacticCruise, card: int) -> str:
    return game.options.components.card_ids[card].lower()


def blueprint_word(game: GalacticCruise, blueprint: int) -> str:
    return game.options.components.blueprint_ids[blueprint].lower()


def cruise_word(game: GalacticCruise, cruise: int) -> str:
    return game.options.components.cruise_ids[cruise].lower()
