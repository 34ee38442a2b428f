"""How sentences name things: the nouns of texts/."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.texts import Noun
from captains_table.titles.tranquility.data.components import Components

NUMBERS: Final = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}


def number(value: int, language: str) -> str:
    """A small number as a word."""
    spelled = NUMBERS[language]
    return spelled[value] if value < len(spelled) else str(value)


def capital(value: int, language: str) -> str:
    """The same at the beginning of a sentence."""
    return number(value, language).capitalize()


def nouns(components: Components) -> dict[str, Noun]:
    return {"card": components.card_name, "storm": components.storm_name, "number": number, "Number": capital}
