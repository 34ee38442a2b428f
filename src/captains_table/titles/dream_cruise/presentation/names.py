"""How sentences name things: the nouns of texts/."""

from __future__ import annotations

from captains_table.kernel.texts import Noun
from captains_table.titles.dream_cruise.data.components import Components
from captains_table.titles.dream_cruise.data.ids import BOTTOM, NOTHING, SHORES


def nouns(components: Components) -> dict[str, Noun]:
    def surname(family: int, language: str) -> str:
        return components.family_names[family]

    def family_name(family: int, language: str) -> str:
        return f"the {surname(family, language)} family" if language == "en" else f"Familie {surname(family, language)}"

    def at_the_beginning(family: int, language: str) -> str:
        name = family_name(family, language)
        return name[0].upper() + name[1:]

    def place_name(location: int, language: str) -> str:
        return components.location_names[location][language]

    def location_name(location: int, language: str) -> str:
        name = place_name(location, language)
        if location < SHORES:
            return name
        return f"sea day: {name}" if language == "en" else f"Seetag: {name}"

    def card_name(card: int, language: str) -> str:
        return components.ship_names[card][language]

    def cabin_name(cabin: str, language: str) -> str:
        return components.cabin_names[cabin][language]

    def region_name(region: str, language: str) -> str:
        return components.region_names[region][language]

    def spot_name(spot: dict[str, int], language: str) -> str:
        """From its number, the location it belongs to, and the card lying there."""
        number, location, card = spot["spot"], spot["location"], spot["card"]
        if card != NOTHING:
            return card_name(card, language)
        if number == BOTTOM:
            return components.shore_names[location][language]
        name = components.location_names[location][language]
        if location >= SHORES:
            return name
        return f"shore excursion {name}" if language == "en" else f"Landausflug {name}"

    return {
        "surname": surname,
        "family": family_name,
        "Family": at_the_beginning,
        "place": place_name,
        "location": location_name,
        "card": card_name,
        "cabin": cabin_name,
        "region": region_name,
        "spot": spot_name,
    }
