"""How things are written in the terminal: owners, Guests, routes, gains, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from captains_table.kernel.state import Phrase
from captains_table.kernel.texts import Texts
from captains_table.titles.galactic_cruise.data.components import catalogue

TEXTS = Texts.read(Path(__file__).parent.parent / "texts" / "terminal.toml")

# colours help, but the number or letter is always there too
SEATS: Final = ("#6ea8e0", "#e5c04b", "#f0a6c8", "#7fc08a")
TYPES: Final = {"A": "#f4a261", "R": "#c3a6f0", "F": "#6fd3c7"}


def say(key: str, language: str, **args: object) -> str:
    return TEXTS.say(Phrase(f"terminal.{key}", args), language, {})


def rows(*headings: str) -> Table:
    """A plain table."""
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        drawn.add_column(heading)
    return drawn


def guests(them: Mapping[str, int]) -> Text:
    """2A 1F"""
    found = [Text(f"{count}{type}", style=TYPES[type]) for type, count in them.items() if count]
    return Text(" ").join(found) if found else Text("–", style="dim")


def plain(tokens: Sequence[str], flipped: str | None) -> str:
    """The tokens on a Launch Tower, the flipped one in brackets."""
    return " ".join(f"({token})" if token == flipped else token for token in tokens).lower() or "–"


class Signs:
    """The names of things come from the catalogue that is given with the view."""

    def __init__(self, view: dict[str, Any], language: str) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.cards: Mapping[str, Any] = view["cards"] if "cards" in view else catalogue(None)
        self.language = language
        self.seats = len(self.table["players"])

    def say(self, key: str, **args: object) -> str:
        return say(key, self.language, **args)

    def name(self, kind: str, id: str) -> str:
        name: str = self.cards[kind][id]["name"][self.language]
        return name

    def player(self, seat: int) -> str:
        names = self.view["names"]
        if "rival" in self.view and seat == self.table["rachel"]["seat"]:
            return str(self.view["rival"]["name"])
        return names[seat] if seat < len(names) and names[seat] else f"{self.say('seat')} {seat + 1}"

    def owner(self, owner: int | str) -> Text:
        """A player by the number of the seat, others by a letter."""
        if isinstance(owner, int):
            return Text(str(owner + 1), style=f"bold {SEATS[owner]}")
        return Text("N" if owner == "npc" else "n", style="dim")

    def tile(self, id: str) -> str:
        """A Segment by its icons and Victory Points: AF2"""
        tile = self.cards["blueprints"][id]
        if "blueprint_set" not in self.table:
            return f"{tile['icons']}{tile['vp']}"
        return f"{tile['icons']}{tile['vp']}{self.halves(id)}"

    def halves(self, id: str) -> str:
        """Where the half Cabins of a Blueprint lie, above and below: ⌈L/C⌋"""
        halves = self.cards["cabins"][id]
        return f"⌈{halves['top'][0].upper()}/{halves['bottom'][0].upper()}⌋"

    def blueprint(self, id: str) -> str:
        name = self.name("blueprints", id)
        return f"{name} {self.halves(id)}" if "blueprint_set" in self.table else name

    def track(self, area: Mapping[str, Any]) -> str:
        """How far a Technology has come, and what its marks cost: ▰▰▱▱ +1"""
        track = area["track"]
        passed = "▰" * (track["moved"] + 1) + "▱" * (track["length"] - track["moved"] - 1)
        return f"{passed} +{track['extra']}" if track["extra"] else passed

    def engine(self, id: str) -> str:
        engine = self.cards["engines"][id]
        return (
            self.say("gain_blueprints", n=engine["blueprints"])
            if "blueprints" in engine
            else self.gains(engine["gain"])
        )

    def route(self, stops: str, reached: int = -1) -> Text:
        """A D R: Stops already behind the Ship are dim."""
        text = Text()
        for number, stop in enumerate(stops):
            style = "dim" if number <= reached else TYPES.get(stop, "white")
            text.append("✓" if number <= reached else "", style="dim").append(stop, style=style).append(" ")
        return text.append("E", style="white")

    def gains(self, gain: Mapping[str, int]) -> str:
        return ", ".join(self.say(f"gain_{what}", n=count) for what, count in gain.items()) or "–"

    def card(self, id: str) -> tuple[str, str, str, str]:
        """An Agenda card: its name, its Resource, what it is bound to, what it does."""
        card = self.cards["agenda"][id]
        bound = card["restriction"]
        when = self.name("actions", bound) if bound in self.cards["actions"] else self.say(f"bound_{bound.lower()}")
        return self.name("agenda", id), self.name("resources", card["resource"]), when, card["short"][self.language]
