"""How sentences name things: the nouns of texts/."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.texts import Noun
from captains_table.titles.cruise_line_caribbean.data.components import Components
from captains_table.titles.cruise_line_caribbean.data.ids import CLASSES, DEPARTURES, ENTRIES, SEASONS, SIZES

SEASON_NAMES = {
    "en": ("Winter", "Spring", "Summer", "Fall"),
    "de": ("Winter", "Frühling", "Sommer", "Herbst"),
}


SHIP_NAMES = {
    "en": ("Small ship", "Medium ship", "Large ship"),
    "de": ("Kleines Schiff", "Mittleres Schiff", "Großes Schiff"),
}
ENTRY_NAMES = {
    "en": (
        "starting cash", "fares", "first visits", "resort income", "cards", "events", "shares sold", "shares bought",
        "dividends", "fuel", "advertising", "ships", "maintenance", "resorts", "pirates", "unsatisfied passengers",
        "tow", "interest",
    ),
    "de": (
        "Startgeld", "Fahrpreise", "Erstbesuche", "Einnahmen der Ferienanlagen", "Karten", "Ereignisse",
        "Aktienverkauf", "Aktienkauf", "Dividenden", "Treibstoff", "Werbung", "Schiffe", "Wartung", "Ferienanlagen",
        "Piraten", "unzufriedene Passagiere", "Abschleppen", "Zinsen",
    ),
}  # fmt: skip


def dollars(amount: int, language: str) -> str:
    """With the sign in front, whatever the language does with the dollar."""
    sign = "\N{MINUS SIGN}" if amount < 0 else ""
    return f"{sign}{abs(amount)}\N{NO-BREAK SPACE}$" if language == "de" else f"{sign}${abs(amount)}"


def nouns(components: Components) -> dict[str, Noun]:
    data = components.pack.data

    def bare_port(number: int, language: str) -> str:
        return components.port_names[number][language]

    def port(number: int, language: str) -> str:
        """Within a sentence: in English some islands want an article."""
        name = bare_port(number, language)
        return f"the {name}" if language == "en" and components.articles[number] else name

    def bare_island(number: int, language: str) -> str:
        return bare_port(number + DEPARTURES, language)

    def island(number: int, language: str) -> str:
        return port(number + DEPARTURES, language)

    def place(hex: int, language: str) -> str:
        """Where a ship lies: a port, a numbered hex, or the open sea."""
        if hex in components.port_hexes:
            return port(components.port_hexes.index(hex), language)
        number = components.chart.number[hex]
        if number:
            return f"{'Feld' if language == 'de' else 'hex'} {number}"
        return "offene See" if language == "de" else "open water"

    def company(number: int, language: str) -> str:
        return components.company_names[number]

    def short(number: int, language: str) -> str:
        return components.company_shorts[number]

    def card(number: int, language: str) -> str:
        return components.blue_names[components.blue[number]][language]

    def red(number: int, language: str) -> str:
        return components.red_names[components.red[number]][language]

    def event(number: int, language: str) -> str:
        return components.event_names[number][language]

    def event_text(number: int, language: str) -> str:
        text: str = data["events"][components.event_ids[number]]["text"][language]
        return text

    def size(letter: str, language: str) -> str:
        return components.size_names[SIZES.index(letter)][language]

    def ship(letter: str, language: str) -> str:
        return SHIP_NAMES[language][SIZES.index(letter)]

    def season(word: str, language: str) -> str:
        return SEASON_NAMES[language][SEASONS.index(word)]

    def kind(word: str, language: str) -> str:
        text: str = data["classes"][CLASSES[CLASSES.index(word)]][language]
        return text

    def mystery(value: int, language: str) -> str:
        return components.mystery_names[value][language]

    def marker(place: dict[str, int], language: str) -> str:
        """A face-down marker, and its value for those who know it."""
        if "island" in place:
            name = island(place["island"], language)
        else:
            name = f"{'Feld' if language == 'de' else 'hex'} {place['number']}"
        if "value" not in place:
            return name
        value = dollars(place["value"], language) if "island" in place else mystery(place["value"], language)
        return f"{name} ({value})"

    def goods(each: dict[str, Any], language: str) -> str:
        """Shares or a resort in an offer."""
        if "island" in each:
            name = bare_island(each["island"], language)
            return f"Ferienanlage {name}" if language == "de" else f"the {name} resort"
        count = each["n"]
        lot = each["lot"] if count > 1 else ""
        if language == "de":
            word = "Aktie" if count == 1 else "Aktien"
            return f"{count}{lot} {word} {short(each['company'], language)}"
        return f"{count}{lot} {short(each['company'], language)} {'share' if count == 1 else 'shares'}"

    def entry(word: str, language: str) -> str:
        return ENTRY_NAMES[language][ENTRIES.index(word)]

    return {
        "money": dollars,
        "entry": entry,
        "port": port,
        "Port": bare_port,
        "Island": bare_island,
        "place": place,
        "island": island,
        "company": company,
        "short": short,
        "card": card,
        "red": red,
        "event": event,
        "event_text": event_text,
        "size": size,
        "ship": ship,
        "season": season,
        "kind": kind,
        "mystery": mystery,
        "marker": marker,
        "goods": goods,
    }
