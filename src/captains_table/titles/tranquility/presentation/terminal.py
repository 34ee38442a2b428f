"""The table drawn with characters, from a view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from captains_table.kernel.state import Phrase
from captains_table.kernel.texts import Texts

TEXTS = Texts.read(Path(__file__).parent.parent / "texts" / "terminal.toml")

# one sea colour for each block of ten Islands; the number is always there too
TENS = ("#8ecae6", "#73c2d0", "#5bb8a6", "#7fb069", "#c9b458", "#e09f3e", "#d1704f", "#b56576")
STORMS = {"yellow": "#e9c46a", "purple": "#b088f9", "orange": "#f4a261"}
CARDS = {"finish": ("⚑ Finish", "⚑ Ankunft"), "start": ("⛵ Start", "⛵ Aufbruch"), "monster": ("🐙", "🐙")}

WORDS = {
    "free": {"en": "free", "de": "kostenlos"},
    "card": {"en": "card", "de": "Karte"},
    "price": {"en": "cards", "de": "Karten"},
    "hand": {"en": "Your hand", "de": "Deine Hand"},
    "seat": {"en": "Seat", "de": "Person"},
    "cards": {"en": "hand", "de": "Hand"},
    "pile": {"en": "pile", "de": "Stapel"},
    "discards": {"en": "discards", "de": "Ablage"},
    "compass": {"en": "compass", "de": "Kompass"},
    "compasses": {"en": "compasses", "de": "Kompasse"},
    "start": {"en": "Start", "de": "Aufbruch"},
    "finish": {"en": "Finish", "de": "Ankunft"},
    "empty": {"en": "no cards", "de": "keine Karten"},
    "sun": {"en": "☀ day", "de": "☀ Tag"},
    "moon": {"en": "☾ night", "de": "☾ Nacht"},
    "monsters": {"en": "monsters shown", "de": "gezeigte Ungeheuer"},
    "points": {"en": "points", "de": "Punkte"},
    "display": {"en": "Display", "de": "Auslage"},
    "deck": {"en": "deck", "de": "Stapel"},
    "removed": {"en": "removed", "de": "entfernt"},
    "rocks": {"en": "Rocks", "de": "Felsen"},
    "roof": {"en": "roof closed", "de": "Dach geschlossen"},
    "supply": {"en": "to earn", "de": "zu verdienen"},
}


def intro(view: dict[str, Any], language: str) -> RenderableType:
    """The aim of the game, and what the signs mean."""
    aim = f"terminal.aim.{view['table']['mode']}"
    if aim == "terminal.aim.day_night" and view["options"]["dn_rotation"] == "on_discard":  # TR-17.3
        aim = "terminal.aim.day_night_on_discard"
    return Text("\n".join(TEXTS.say(Phrase(key, {}), language, {}) for key in (aim, "terminal.legend")))


def offers(view: dict[str, Any], language: str) -> RenderableType | None:
    """The slots for the chosen Island by what they cost, since the board shows them; None: list the choices."""
    costs: dict[str, int] = view["table"].get("costs", {})
    if not costs:
        return None
    lines = []
    for cost in sorted(set(costs.values())):
        slots = ", ".join(slot for slot, each in costs.items() if each == cost)
        price = _word("free", language) if cost == 0 else f"{cost} {_word('card' if cost == 1 else 'price', language)}"
        lines.append(f"{price}: [bold]{slots}[/]")
    return "\n".join(lines)


def draw(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as this seat sees it."""
    table = view["table"]
    parts: list[RenderableType] = [Columns([_grid(view, language), _players(view, language)], padding=(0, 3))]
    if "display" in table:
        cards = [_card(str(card), language) for card in table["display"]]
        label = f"{_word('display', language)} ({_word('deck', language)} {table['deck_size']})"
        parts.append(Columns([Text(label, style="dim"), *cards]))
    if view["seat"] is not None:
        cards = [_card(card, language) for card in table["hand"]]
        held = table["hands_held"][view["seat"]] if "hands_held" in table else ""
        own = Text(f"{_word('hand', language)} {_word(held, language) if held else ''}", style="bold")
        parts += [own, Columns(cards) if cards else Text(_word("empty", language), style="dim")]
    return Group(*parts)


def _word(key: str, language: str) -> str:
    return WORDS[key][language]


def _colour(number: int) -> str:
    return TENS[(number - 1) // 10 % len(TENS)]


def _card(word: str, language: str) -> RenderableType:
    if word.isdecimal():
        text = Text(f" {word:>2} ", style=f"bold {_colour(int(word))}")
        border = _colour(int(word))
    else:
        text = Text(f" {CARDS[word][language == 'de']} ", style="bold #f1e3c0")
        border = "#f1e3c0"
    return Panel(text, box=box.ROUNDED, border_style=border, expand=False, padding=0)


def _grid(view: dict[str, Any], language: str) -> RenderableType:
    table = view["table"]
    offers = {choice["target"]: choice for choice in view["choices"]}
    grid = Table.grid(padding=0)
    width = max(len(row) for row in table["rows"])
    pyramid = table["mode"] == "pyramid"
    for _ in range(2 if pyramid else width + 1):
        grid.add_column(no_wrap=True)
    for number in range(len(table["rows"]), 0, -1):
        row = table["rows"][number - 1]
        locked = number in table["locked_rows"]
        cells = [_slot(slot, offers, table.get("costs", {}), locked) for slot in row]
        if pyramid:
            line = Text("   " * (width - len(row)))
            for cell in cells:
                line.append_text(cell)
            grid.add_row(_row_mark(table, number), line)
        else:
            grid.add_row(_row_mark(table, number), *cells)
    start = ("[bold]⛵[/] " if table["start_placed"] else "[dim]○[/] ") + _word("start", language)
    notes = [start]
    if table["removed"]:
        notes.append(f"{table['removed']} {_word('removed', language)}")
    if table.get("rocks"):
        notes.append(f"▲ {_word('rocks', language)} {table['rocks']}")
    if table.get("supply"):
        notes.append(f"✦{table['supply']} {_word('supply', language)}")
    if table.get("roof_open") is False:
        notes.append(_word("roof", language))
    if pyramid:
        notes.append(f"{_word('deck', language)} {table.get('deck_size', 0)}")
    frame = Panel(grid, box=box.ROUNDED, border_style="#3a7ca5", expand=False)
    return Group(frame, Text.from_markup("  ".join(notes), style="dim"))


def _row_mark(table: dict[str, Any], number: int) -> Text:
    """The left border: the row's number, Rocks and purple Storms."""
    mark = Text(f"{number} ", style="dim")
    if table.get("rocks") == number:
        mark.append("▲", style="bold #cfcfcf")
    for storm in table.get("storms", []):
        if storm.get("row") == number:
            mark.append("⚡", style=STORMS["purple"])
    mark.append(" " * max(1, 6 - mark.cell_len))
    return mark


def _slot(slot: dict[str, Any] | None, offers: dict[str, Any], costs: dict[str, int], locked: bool) -> Text:
    """A slot, six characters wide: its Island, what laying one there costs, or its name."""
    if slot is None:
        return Text("      ")
    offer = offers.get(f"slot-{slot['slot']}")
    side = {"sun": "☀", "moon": "☾"}.get(slot.get("side", ""), "")
    if slot["card"] is not None:
        style = f"bold {_colour(slot['card'])}"
        if offer is not None:
            style += " reverse"
        card = f"[{slot['card']:>2}{side}]"
        return Text(f"{card:^6}", style=style)
    if offer is not None:
        cost = costs.get(slot["slot"], 0)
        name = f"({slot['slot']:>2})" if cost == 0 else f"{slot['slot']}-{cost}"
        return Text(f"{name:^6}", style="bold green" if cost == 0 else "bold yellow")
    name = f"{slot['slot']:>2}{'*' if slot.get('explores') else ''}"
    return Text(f"{name:^6}", style="red dim" if locked else "dim")


def _players(view: dict[str, Any], language: str) -> RenderableType:
    table = view["table"]
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    headings = ["", "", _word("cards", language), _word("pile", language), _word("discards", language)]
    if "points" in table:
        headings.append(_word("points", language))
    for heading in headings:
        rows.add_column(heading)
    for seat, size in enumerate(table["hand_sizes"]):
        name = Text(_name(view, seat, language), style="bold" if seat == view["seat"] else "")
        name.append_text(_signs(table, seat, language))
        turn = "➤" if seat in view["to_act"] else ""
        limit = f"{size}/{table['hand_limits'][seat]}"
        cells: list[str | Text] = [turn, name, limit, str(table["pile_sizes"][seat]), str(table["discard_sizes"][seat])]
        if "points" in table:
            cells.append(str(table["points"][seat]))
        rows.add_row(*cells)
    return rows


def _name(view: dict[str, Any], seat: int, language: str) -> str:
    names = view["names"]
    return names[seat] if seat < len(names) and names[seat] else f"{_word('seat', language)} {seat + 1}"


def _signs(table: dict[str, Any], seat: int, language: str) -> Text:
    """What lies in front of a player."""
    signs = Text()
    for storm in table.get("storms", []):
        if storm.get("seat") == seat:
            signs.append(f" ⚡{storm['storm']}", style=STORMS[storm["colour"]])
    if table.get("compasses", [0] * 5)[seat]:
        number = table["compasses"][seat]
        signs.append(f" ✦{number} {_word('compass' if number == 1 else 'compasses', language)}", style="cyan")
    if table["marks"][seat]:
        signs.append(f" 🐙{table['marks'][seat]} {_word('monsters', language)}", style="magenta")
    if "hands_held" in table:
        signs.append(f" {_word(table['hands_held'][seat], language)}", style="dim")
    if table.get("sides"):
        signs.append(f" {_word(table['sides'][seat], language).split()[0]}", style="bold")
    return signs
