"""How sentences name things: the nouns of texts/."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.texts import Noun
from captains_table.titles.galactic_cruise.data.components import Components
from captains_table.titles.galactic_cruise.data.ids import ADS, ANY_RESOURCE, DAY_IN_SPACE, GAINS, MONEY, SITES, VP
from captains_table.titles.galactic_cruise.rules.network import sites_of

ONE: Final = {
    "en": ("Money", "Ad", "VP", "Reputation", "Resource", "Agenda card"),
    "de": ("Geld", "Werbung", "SP", "Reputation", "Ressource", "Agendakarte"),
}  # as in GAINS
SEVERAL: Final = {
    "en": ("Money", "Ads", "VP", "Reputation", "Resources", "Agenda cards"),
    "de": ("Geld", "Werbung", "SP", "Reputation", "Ressourcen", "Agendakarten"),
}
BLUEPRINTS: Final = {"en": "Blueprints", "de": "Blaupausen"}  # of an Engine's bonus
NOTHING_AT_ALL: Final = {"en": "nothing", "de": "nichts"}
AND: Final = {"en": " and ", "de": " und "}
OPTIONS: Final = (MONEY, ADS, VP, ANY_RESOURCE)  # of a Funding Bonus
SHIPS: Final = ("Comet", "Marigold", "Halcyon", "Aurora")  # proper names, the same in every language
GUESTS: Final = {
    "en": ("Adventurous Guest", "Relaxing Guest", "Family Guest"),
    "de": ("Abenteuer-Gast", "Entspannungs-Gast", "Familien-Gast"),
}
A_GUEST: Final = {
    "en": ("an Adventurous Guest", "a Relaxing Guest", "a Family Guest"),
    "de": ("einen Abenteuer-Gast", "einen Entspannungs-Gast", "einen Familien-Gast"),
}
A_WORKER: Final = {"en": ("a Worker", "an Expert"), "de": ("einen Angestellten", "einen Experten")}
CREW: Final = {"en": ("Worker", "Expert"), "de": ("Angestellter", "Experte")}
LAST_STOPS: Final = {"en": ("Day in Space", "Return to Earth"), "de": ("Tag im Weltall", "Rückkehr zur Erde")}
A_DAY: Final = {"en": "Day", "de": "Tag"}  # in the name of a Cruise
HIRED: Final = {"en": ("right", "left"), "de": ("rechten", "linken")}
OTHER_FORMS: Final = {
    "Site": "site", "Area": "area", "a_type": "type", "destination": "type", "options": "option", "icons": "icon",
}  # fmt: skip
OF_OTHERS: Final = (
    "cards",
    "kinds",
    "other_action",
    "solo_card",
    "starters",
    "support",
)  # said by another noun, or not at all
PLACES: Final = {  # what the Number System chooses from
    "en": {
        "location": "location", "area": "walkway", "blueprint": "Blueprint", "agenda": "Agenda card", "pair": "Ship",
        "cruise": "Cruise", "technology": "Technology",
    },
    "de": {
        "location": "Ort", "area": "Verbindungsgang", "blueprint": "Blaupause", "agenda": "Agendakarte",
        "pair": "Raumschiff", "cruise": "Reise", "technology": "Technologie",
    },
}  # fmt: skip
ON_AUTOPILOT: Final = {"en": " on Autopilot", "de": " mit Autopilot"}


def listed(words: list[str], language: str) -> str:
    """2 Money, 1 Ad and 1 VP"""
    if len(words) < 2:
        return words[0] if words else NOTHING_AT_ALL[language]
    return ", ".join(words[:-1]) + AND[language] + words[-1]


def counted(count: int, gain: int, language: str) -> str:
    return f"{count} {(ONE if count == 1 else SEVERAL)[language][gain]}"


def listed_gains(gains: list[int], language: str) -> str:
    return listed([counted(count, k, language) for k, count in enumerate(gains) if count], language)


def gains(told: dict[str, int], language: str) -> str:
    """By their names in GAINS."""
    return listed_gains([told.get(name, 0) for name in GAINS], language)


def bare(name: str) -> str:
    """A location without its article."""
    first, _, rest = name.partition(" ")
    return rest if first in ("The", "Der", "Die", "Das") else name


def nouns(components: Components) -> dict[str, Noun]:
    cockpits = components.pack.data["cockpits"]

    def label_of_site(number: int, language: str) -> str:
        return components.location_names[number][language]

    def site(number: int, language: str) -> str:
        """Within a sentence; in German the article would have to follow the case, so there it is a label."""
        name = label_of_site(number, language)
        return f"the {bare(name)}" if language == "en" and name != bare(name) else name

    def label_of_area(number: int, language: str) -> str:
        """A walkway by its two ends, a Technology by its slot; in German both are masculine."""
        if number >= SITES:
            return f"{'Technologieplatz' if language == 'de' else 'Technology slot'} {number - SITES + 1}"
        ends = "–".join([bare(label_of_site(end, language)) for end in sites_of(number)])
        return f"Verbindungsgang {ends}" if language == "de" else f"{ends} walkway"

    def area(number: int, language: str) -> str:
        name = label_of_area(number, language)
        return f"the {name}" if language == "en" and number < SITES else name

    def cruise(number: int, language: str) -> str:
        """By its Stops; all end with the Return to Earth."""
        words = [*[name[language] for name in components.guest_names], A_DAY[language]]
        return "–".join([words[each] for each in components.cruise_stops[number][:-1]])

    def stop(number: int, language: str) -> str:
        if number < DAY_IN_SPACE:
            return components.destination_names[number][language]
        return LAST_STOPS[language][number - DAY_IN_SPACE]

    def cockpit(number: int, language: str) -> str:
        text: str = cockpits[components.cockpit_ids[number]]["short"][language]
        return text

    def engine(number: int, language: str) -> str:
        drafted = components.engine_blueprints[number]
        if drafted:
            return f"{drafted} {BLUEPRINTS[language]}"
        return listed_gains(components.engine_gains[number], language)

    def card(number: int, language: str) -> str:
        """In quotation marks: some names are half a sentence."""
        name = components.card_names[number][language]
        return f"„{name}“" if language == "de" else f"“{name}”"

    found: dict[str, Noun] = {
        "starter": lambda number, language: components.starter_ids[number],
        "site": site,
        "Site": label_of_site,
        "area": area,
        "Area": label_of_area,
        "kind": lambda number, language: components.resource_names[number][language],
        "type": lambda number, language: GUESTS[language][number],
        "a_type": lambda number, language: A_GUEST[language][number],
        "worker": lambda number, language: A_WORKER[language][number],
        "crew": lambda number, language: CREW[language][number],
        "alone": lambda number, language: ON_AUTOPILOT[language] if number else "",
        "card": card,
        "blueprint": lambda number, language: components.blueprint_names[number][language],
        "cruise": cruise,
        "stop": stop,
        "destination": lambda number, language: components.destination_names[number][language],
        "ship": lambda number, language: SHIPS[number],
        "cockpit": cockpit,
        "engine": engine,
        "location_bonus": lambda number, language: components.location_bonus_names[number][language],
        "token": lambda number, language: components.token_names[number][language],
        "upgrade": lambda number, language: components.upgrade_names[number][language],
        "action": lambda number, language: components.action_names[number][language],
        "option": lambda number, language: ONE[language][OPTIONS[number]],
        "options": lambda number, language: SEVERAL[language][OPTIONS[number]],
        "icon": lambda number, language: ONE[language][number],
        "icons": lambda number, language: SEVERAL[language][number],
        "gains": gains,
        "ads": lambda count, language: counted(count, ADS, language),
        "and_reputation": lambda count, language: f"{AND[language]}{count} Reputation" if count else "",
        "measure": lambda number, language: components.measure_names[number][language],
        "tech": lambda number, language: components.tech_names[number][language],
        "section": lambda number, language: "ABC"[number],
        "rachel_action": lambda number, language: components.rachel_action_names[number][language],
        "target": lambda word, language: PLACES[language][word],
        "side": lambda number, language: HIRED[language][number],
    }
    return found | {name: by_code(found[name], known) for name, known in named_by_code(components).items()}


def named_by_code(components: Components) -> dict[str, list[str]]:
    """The nouns of things that have codes."""
    codes = {name: known for name, known in components.codes.items() if name not in OF_OTHERS}
    return codes | {name: codes[same] for name, same in OTHER_FORMS.items()}


def by_code(noun: Noun, known: list[str]) -> Noun:
    """Steps name things by their numbers, events by their codes."""
    return lambda thing, language: noun(known.index(thing) if isinstance(thing, str) else thing, language)
