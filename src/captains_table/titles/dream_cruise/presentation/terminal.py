"""The table drawn with characters, from a view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from captains_table.kernel.terminal import Drawing, say
from captains_table.kernel.texts import Texts
from captains_table.titles.dream_cruise.data.components import catalogue

TEXTS = Texts.read(Path(__file__).parent.parent / "texts" / "terminal.toml")

# colours help, but the word, letter or sign is always there too
ICONS = {"SP": "#e9a23b", "CU": "#d98cb3", "RE": "#8fbf7f", "CI": "#b7b7c9", "CO": "#7fb069", "BE": "#6cc0d8"}
CAN = ("cover", "lay", "build", "replace")  # what a card of the hand could do
GUESTS = {"white": "#f4f1e8", "orange": "#f4a261", "blue": "#7fb2ea"}


def intro(view: dict[str, Any], language: str) -> RenderableType:
    """The aim of the game, and what the signs mean."""
    aim = "aim_solo" if "jana" in view["table"] else "aim"
    return Text(f"{say(TEXTS, aim, language)}\n{say(TEXTS, 'legend', language)}")


def offers(view: dict[str, Any], language: str) -> RenderableType | None:
    """None: the choices are listed."""
    return None


def draw(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as this seat sees it."""
    return _Drawing(view, language, catalogue).all()


def _begin(words: str, style: str = "bold") -> Text:
    """A text that goes on in plain letters."""
    return Text().append(words, style=style)


class _Drawing(Drawing):
    texts = TEXTS

    def all(self) -> RenderableType:
        seat = self.view["seat"]
        parts: list[RenderableType] = [self.heading()]
        parts += [self.ship(seat)] if seat is not None else []
        parts += [self.brief(other) for other in range(len(self.table["ships"])) if other != seat]
        if "jana" in self.table:
            parts.append(self.jana())
        parts += [self.display()] if self.table["phase"] == "prepare" else []
        parts += [self.start_sets()] if self.table.get("start_sets") else []
        parts += [self.drawn()] if self.table.get("drawn") else []
        parts += [self.scoring()] if "scoring" in self.table else []
        return Group(*parts, self.decks())

    # -- names ---------------------------------------------------------------------------------------------

    def icon(self, icon: str) -> Text:
        """The first word of its name."""
        return Text(self.cards["icons"][icon][self.language].split(" ")[0], style=ICONS[icon])

    def icons(self, icons: list[str]) -> Text:
        return Text(", ").join([self.icon(icon) for icon in icons])

    def ship_card(self, id: str | None) -> Text:
        """Its name, what it offers and to how many; an addition is marked."""
        if id is None:
            return Text("▒▒▒", style="dim")
        card = self.cards["ships"][id]
        mark = "▣ " if card["kind"] == "addition" else ""
        text = _begin(f"{id.lower()} ", "dim")
        text.append(f"{mark}{card['name'][self.language]} ", style="bold")
        return text.append_text(self.icon(card["icon"])).append(f" {card['capacity']}")

    def location(self, id: str | None) -> str:
        if id is None:
            return "–"
        name: str = self.cards["locations"][id]["name"][self.language]
        return name if self.cards["locations"][id]["region"] else f"≈ {name}"

    def region(self, region: str) -> str:
        name: str = self.cards["regions"][region][self.language]
        return name

    def guests(self, colours: list[str], free: int = 0) -> Text:
        """Guests by the first letter of their cabin's colour, then free places."""
        text = Text()
        for colour in colours:
            text.append(colour[0].upper(), style=f"bold {GUESTS[colour]}")
        return text.append("·" * free, style="dim")

    # -- parts ---------------------------------------------------------------------------------------------

    def heading(self) -> Text:
        table = self.table
        text = _begin(self.say("day", n=table["round"])) if table["round"] else Text()
        text.append(f"{'  ' if table['round'] else ''}{self.say(table['phase'])}")
        if table["final"] and table["phase"] != "over":
            text.append(f"  ★ {self.say('final')}", style="bold yellow")
        if len(table["order"]) > 1:
            order = " → ".join(self.player(seat) for seat in table["order"])
            text.append(f"  {self.say('order')} {order}", style="dim")
        return text

    def points(self, ship: dict[str, Any]) -> str:
        points = ship["points"]
        return self.say("points", n=points["total"], **points)

    def cap(self, seat: int) -> str:
        """Who begins; alone that means nothing."""
        return f" ⚓ {self.say('cap')}" if seat == self.table["token"] and len(self.table["ships"]) > 1 else ""

    def ship(self, seat: int) -> Panel:
        """The own ship: cabins, today's spots and additions, voyage, hand."""
        ship = self.table["ships"][seat]
        cap = self.cap(seat)
        parts: list[RenderableType] = [self.cabins(ship), Text(), self.spots(ship), Text()]
        parts += [self.voyage(ship), self.hand(ship)]
        title = f"[bold]{escape(self.player(seat))}[/]{cap}  {self.points(ship)}"
        return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED, border_style="#3a7ca5")

    def cabins(self, ship: dict[str, Any]) -> Table:
        rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for cabin in ship["cabins"]:
            name = Text(self.cards["cabins"][cabin["colour"]][self.language], style=GUESTS[cabin["colour"]])
            if cabin["family"] is None:
                rows.add_row(self.guests([cabin["colour"]]), name, Text(self.say("empty"), style="dim"))
                continue
            out = cabin["members"] - cabin["aboard"]
            figures = self.guests([cabin["colour"]] * cabin["aboard"]).append("✓" * out, style="dim")
            family = Text(self.cards["families"][cabin["family"]]["name"], style="bold")
            worth = self.say("worth", n=cabin["points"])
            rows.add_row(self.guests([cabin["colour"]]), name, family, figures, worth, self.icons(cabin["icons"]))
        return rows

    def spots(self, ship: dict[str, Any]) -> Table:
        """Where guests can go today; the captain is marked, free places are dots."""
        rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for spot in ship["spots"]:
            free = max(0, spot["capacity"] - len(spot["guests"]))
            captain = Text(f"⚓ {self.say('captain')}", style="bold yellow") if spot["captain"] else Text()
            places = self.guests(spot["guests"], free)
            rows.add_row(
                Text(spot["spot"], style="dim"), self.spot_name(ship, spot), self.icon(spot["icon"]), places, captain
            )
        if not ship["spots"]:
            rows.add_row(Text(self.say("no_spots"), style="dim"))
        for _ in range(ship["free_slots"] if self.sea(ship["location"]) else 0):
            rows.add_row(Text("act", style="dim"), Text(self.say("free_slot"), style="dim"))
        return rows

    def sea(self, location: str | None) -> bool:
        return location is not None and self.cards["locations"][location]["region"] is None

    def spot_name(self, ship: dict[str, Any], spot: dict[str, Any]) -> Text:
        if spot["card"] is not None:
            card = self.cards["ships"][spot["card"]]
            return Text(("▣ " if card["kind"] == "addition" else "") + card["name"][self.language])
        location = self.cards["locations"][ship["location"]]
        if spot["spot"] == "bottom":
            return Text(location["bottom"]["name"][self.language])
        name = location["name"][self.language]
        return Text(self.say("excursion", name=name) if location["region"] else f"≈ {name}")

    def voyage(self, ship: dict[str, Any]) -> Text:
        text = _begin(f"{self.say('voyage')} ")
        text.append(" · ".join(self.location(id) for id in ship["voyage"]) or self.say("not_yet"))
        routes = [route for route in ship["routes"] if route["value"]]
        for route in routes:
            sea = "≈" * route["sea"]
            text.append(f"\n  {self.region(route['region'])} {route['ports']}{sea}: {route['value']}", style="cyan")
        if ship["idle_sea"]:
            text.append(f"\n  ≈ {self.say('idle_sea', n=ship['idle_sea'])}", style="dim")
        return text

    def hand(self, ship: dict[str, Any]) -> RenderableType:
        """A line a card, with what it could do now."""
        if not ship["hand"]:
            return _begin(f"{self.say('hand')} ").append(self.say("no_cards"), style="dim")
        rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        outlook = self.table.get("outlook", {})
        for number, id in enumerate(ship["hand"]):
            does = Text(self.say(outlook[id]) if outlook.get(id) in CAN else "", style="dim")
            rows.add_row(Text(self.say("hand") if number == 0 else "", style="bold"), self.ship_card(id), does)
        return rows

    def brief(self, seat: int) -> Text:
        """Another ship, in a few lines."""
        ship = self.table["ships"][seat]
        cap = self.cap(seat)
        text = _begin("➤ " if seat in self.view["to_act"] else "  ")
        text.append(self.player(seat), style="bold").append(f"{cap}  {self.points(ship)}")
        text.append(f"  {self.say('at')} {self.location(ship['location'])}")
        cabins = []
        for cabin in ship["cabins"]:
            if cabin["family"] is not None:
                name = self.cards["families"][cabin["family"]]["name"]
                out = cabin["members"] - cabin["aboard"]
                cabins.append(Text(f"{name} {out}/{cabin['members']} ").append_text(self.icons(cabin["icons"])))
        text.append("\n    ").append_text(Text("   ").join(cabins) if cabins else Text(self.say("empty"), style="dim"))
        additions = [f"▣ {self.cards['ships'][id]['name'][self.language]}" for id in ship["additions"] if id]
        if additions:
            text.append("\n    " + "  ".join(additions))
        if ship["hand"]:
            text.append(f"\n    {self.say('hand')} ").append_text(Text("  ").join(map(self.ship_card, ship["hand"])))
        return text

    def jana(self) -> Text:
        jana = self.table["jana"]
        shown = "jana_shown" if "points" in jana else "jana_families"
        text = _begin("  Jana").append(f"  {self.say(shown, n=jana['families'])}")
        if jana["route"]["region"]:
            route = jana["route"]
            sea = "≈" * route["sea"]
            text.append(f"  {self.region(route['region'])} {route['ports']}{sea}: {route['value']}", style="cyan")
        if "points" in jana:
            text.append(f"  {self.say('worth', n=jana['points'])}", style="bold")
        return text

    def display(self) -> Text:
        """Set 0 is the face-down one. Later, what was taken is seen in the hands."""
        text = _begin(self.say("display"))
        for each in self.table["display"]:
            if each["cards"] is None:
                cards = Text(self.say("face_down"))
            else:
                cards = Text("  +  ").join(map(self.ship_card, each["cards"]))
            text.append(f"\n  {each['set']}  ").append_text(cards)
            if each["taken"] is not None:
                text.append(f"  → {self.player(each['taken'])}", style="dim")
        return text

    def start_sets(self) -> Text:
        text = _begin(self.say("start_sets"))
        for letter, ids in self.table["start_sets"].items():
            cards = [self.cards["families"][id] for id in ids]
            families = [Text(f"{card['name']} ").append_text(self.icons(card["icons"])) for card in cards]
            text.append(f"\n  {letter.lower()}  ").append_text(Text("   ").join(families))
        return text

    def family(self, id: str) -> Text:
        family = self.cards["families"][id]
        size = self.say("family", m=family["members"], n=family["points"])
        return _begin(family["name"]).append(f" {size} ").append_text(self.icons(family["icons"]))

    def drawn(self) -> Text:
        """Families or locations to choose from."""
        text = _begin(self.say("drawn"))
        for id in self.table["drawn"]:
            picked = " ✓" if id in self.table["picked"] else ""
            text.append(f"\n  {id.lower()}  ")
            if id in self.cards["families"]:
                text.append_text(self.family(id)).append(picked, style="bold green")
                continue
            location = self.cards["locations"][id]
            text.append(self.location(id), style="bold").append(
                f"  {self.region(location['region']) if location['region'] else self.say('sea_day')}  ", style="cyan"
            )
            for place in (location["top"], location.get("bottom")):
                if place:
                    text.append("  ").append_text(self.icon(place["icon"])).append(f" {place['capacity']}")
        return text

    def decks(self) -> Text:
        decks = self.table["decks"]
        return Text(self.say("decks", **{name: deck["deck"] for name, deck in decks.items()}), style="dim")

    def scoring(self) -> Table:
        rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for heading in ("", "families", "routes", "guests", "total", "cards"):
            rows.add_column(self.say(f"score_{heading}") if heading else "", justify="right" if heading else "left")
        for seat, score in enumerate(self.table["scoring"]):
            numbers = (score["family_points"], score["route_points"], score["guest_points"], score["total"])
            rows.add_row(Text(self.player(seat), style="bold"), *map(str, numbers), str(score["hand"]))
        return rows
