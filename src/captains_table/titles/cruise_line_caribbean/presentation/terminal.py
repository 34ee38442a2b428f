"""The table drawn with characters, from a view."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from captains_table.kernel.terminal import Drawing, Offer, say, told_in_short
from captains_table.kernel.texts import Texts
from captains_table.titles.cruise_line_caribbean.data.components import catalogue

TEXTS = Texts.read(Path(__file__).parent.parent / "texts" / "terminal.toml")

CELL: Final = 7  # characters of a hex; with the row's number the map is 76 wide

# colours help, but the code or letter is always there too
COMPANIES = {"BEL": "#6ea8e0", "GLD": "#e5c04b", "NAC": "#7fc08a", "EMP": "#e88b7d"}
COLOURS = {
    "PR": "#f08a7d", "JAM": "#b9b4c7", "BER": "#f0a6c8", "CAY": "#7fb2ea",
    "BAH": "#f2d65c", "VI": "#f4a261", "STL": "#8fd19e", "BAR": "#f4f1e8",
}  # fmt: skip


def intro(view: dict[str, Any], language: str) -> RenderableType:
    """The aim of the game, and what the signs mean."""
    return Text(f"{say(TEXTS, 'aim', language)}\n{say(TEXTS, 'legend', language)}")


def draw(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as this seat sees it."""
    return _Drawing(view, language).all()


def offers(view: dict[str, Any], language: str) -> RenderableType | None:
    """The choices, runs of numbers and of hexes in one line each."""
    return told_in_short(view, _alike, lambda run: _run(run, language))


def _alike(choice: Offer) -> Hashable:
    """The verb and the arguments; whatever number or hex the last one is."""
    *arguments, (name, value) = _said(choice) or [("", "")]
    varies = name == "hex" or value.isdigit()
    return choice["verb"], *arguments, name, None if varies else value


def _said(choice: Offer) -> list[tuple[str, str]]:
    """The arguments that say something."""
    said = choice["arguments"].items()
    return [(name, str(value)) for name, value in said if value is not None and value is not False]


def _run(run: list[Offer], language: str) -> str:
    last = [_said(choice)[-1][1] for choice in run]
    if "hex" in run[0]["arguments"]:
        return f"[bold]{run[0]['notation']}[/], {', '.join(last[1:])}  {say(TEXTS, 'hexes', language)}"
    labels = f"{escape(run[0]['label'])} … {escape(run[-1]['label'])}"
    return f"[bold]{run[0]['notation']}[/] … [bold]{last[-1]}[/]  {labels}"


def _passengers(passengers: Mapping[str, int]) -> Text:
    """How many for where."""
    return Text(", ").join([Text(f"{n}×{colour}", style=COLOURS[colour]) for colour, n in passengers.items()])


def _rows(*headings: str) -> Table:
    """A plain table; every column but the first two holds numbers or short words."""
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_header=bool(headings))
    for number, heading in enumerate(headings):
        rows.add_column(heading, justify="right" if heading and number > 1 else "left")
    return rows


class _Drawing(Drawing):
    texts = TEXTS

    def __init__(self, view: dict[str, Any], language: str) -> None:
        super().__init__(view, language, catalogue)
        self.companies: list[dict[str, Any]] = self.table["companies"]

    def all(self) -> RenderableType:
        table, seat = self.table, self.view["seat"]
        parts: list[RenderableType] = [self.heading(), Text(), self.chart(), Text(), self.stops(), Text()]
        parts.append(self.fleet())
        if table["standard"] and table["phase"] != "companies":
            parts += [Text(), self.exchange()]
        if seat is not None and self.companies[seat]["hand"]:
            parts += [Text(), self.hand(self.companies[seat]["hand"])]
        if "ladder" in table and table["ladder"]["prices"]:
            parts.append(self.ladder())
        if "scoring" in table:
            parts += [Text(), self.scoring()]
        return Group(*parts, self.decks())

    # -- names ---------------------------------------------------------------------------------------------

    def dollars(self, amount: int | str) -> str:
        if self.language == "de":
            return f"{amount} $"
        return f"-${-amount}" if isinstance(amount, int) and amount < 0 else f"${amount}"

    def port(self, port: str) -> str:
        name: str = self.cards["ports"][port]["name"][self.language]
        return name

    def code(self, seat: int) -> Text:
        """A company by its code, as one writes it."""
        company = self.companies[seat]["company"]
        return Text(company, style=f"bold {COMPANIES[company]}") if company else Text("–", style="dim")

    # -- heading -------------------------------------------------------------------------------------------

    def heading(self) -> Text:
        table = self.table
        text = Text().append(self.say("year", n=table["year"], years=table["years"]), style="bold")
        text.append(f"  {self.say(table['season'])}: {self.say(table['phase'])}")
        order = " → ".join(self.player(seat) for seat in table["order"])
        text.append(f"  {self.say('order')} {order}", style="dim")
        if table["event"] is not None:
            event = self.cards["events"][table["event"]["card"]]
            text.append(f"\n{event['name'][self.language]}: ", style="bold yellow").append(event["text"][self.language])
            if table["event"]["ports"]:
                text.append(f" ({', '.join(table['event']['ports'])})")
        return text

    # -- the map -------------------------------------------------------------------------------------------

    def chart(self) -> Text:
        """Hexes in rows, every second one half a hex to the right; `7-3` is row 7, column 3."""
        signs = self.signs()
        rows = self.cards["map"]["rows"]
        text = Text("   ").append("".join(f"{column:^{CELL}}" for column in range(len(rows[0]))), style="dim")
        for number, row in enumerate(rows):
            text.append(f"\n{number:>2} ", style="dim").append(" " * (number % 2 * (CELL // 2)))
            for column, kind in enumerate(row):
                text.append_text(signs.get((number, column), self.empty(kind)))
        return text

    @staticmethod
    def empty(kind: str) -> Text:
        return Text("░" * CELL, style="green") if kind == "L" else Text(f"{'·':^{CELL}}", style="dim")

    def signs(self) -> dict[tuple[int, int], Text]:
        """What is to be seen on hexes: ports, markers and ships."""
        ships: dict[tuple[int, int], str] = {}
        for company in self.companies:
            if company["ship"] is not None:
                row, column = company["ship"]["hex"]
                ships[row, column] = ships.get((row, column), "") + company["company"][0]
        found = {}
        for port in self.table["ports"]:
            row, column = port["hex"]
            sign = f"{port['port']}{self.port_sign(port)}"
            found[row, column] = self.cell(sign, ships.pop((row, column), ""), COLOURS.get(port["port"], "white"))
        for marker in self.table["mysteries"]:
            row, column = marker["hex"]
            found[row, column] = self.cell(f"({marker['number']})", ships.pop((row, column), ""), "magenta")
        return found | {place: self.cell("", letters, "white") for place, letters in ships.items()}

    @staticmethod
    def port_sign(port: dict[str, Any]) -> str:
        if "waiting" in port:
            return ""
        fare = "?" if port["fare"] is None else str(port["fare"])
        return fare + ("x" if port["closed"] else "") + ("!" if port["pirates"] else "")

    @staticmethod
    def cell(sign: str, ships: str, colour: str) -> Text:
        """A hex: what is there and who; a crowd that does not fit is only counted."""
        if ships and len(sign) + len(ships) + 1 > CELL:
            ships = str(len(ships))
        text = Text(" " if len(sign) + len(ships) + 2 < CELL else "").append(sign, style=f"bold {colour}")
        text.append(f"▸{ships}" if ships else "", style="bold reverse")
        return text.append(" " * (CELL - len(text)))

    # -- ports, with the voyages there ---------------------------------------------------------------------

    def stops(self) -> Table:
        """Every port and marker; on one's own ship also what it takes to get there."""
        plans = {plan["stop"]: plan for plan in self.table.get("plans", [])}
        voyage = [self.say(f"head_{each}") for each in ("fuel", "left", "home")] if plans else []
        rows = _rows("", " ", self.say("head_fare"), self.say("head_resort"), *voyage, "")
        for port in self.table["ports"]:
            code = port["port"]
            plan = plans.get(code)
            name = Text(code, style=f"bold {COLOURS.get(code, 'white')}")
            resort = port.get("resort")
            owner = Text() if resort is None else self.code(resort)
            rows.add_row(name, self.port(code), self.fare(port), owner, *self.voyage(plan), self.notes(port, plan))
        for marker in self.table["mysteries"]:
            stop = str(marker["number"])
            kind = self.say("marker")
            if marker["value"] is not None:
                kind = self.cards["mysteries"][str(marker["value"])]["name"][self.language]
            plan = plans.get(stop)
            note = Text("; ").join(self.trouble(plan))
            rows.add_row(Text(f"({stop})", style="magenta"), kind, "", "", *self.voyage(plan), note)
        return rows

    def fare(self, port: dict[str, Any]) -> str:
        if "waiting" in port:
            return ""
        fare = self.dollars("?" if port["fare"] is None else port["fare"])
        return f"{fare} {port['change']:+}" if port["change"] else fare

    def voyage(self, plan: dict[str, Any] | None) -> list[Text]:
        """Fuel to get there, what is left then, and what the way home takes from there."""
        if plan is None:
            return [Text()] * 3 if "plans" in self.table else []
        if plan["fuel"] is None:
            return [Text("–", style="dim"), Text(), Text()]
        style = "dim" if plan["left"] < 0 else "bold"
        home = plan["home"]
        way = Text(f"{home['port']} {home['fuel']}" if home["fuel"] else "", style="red" if home["missing"] else "")
        return [Text(str(plan["fuel"]), style=style), Text(str(plan["left"]), style=style), way]

    def trouble(self, plan: dict[str, Any] | None) -> list[Text]:
        if plan is None:
            return []
        if plan["fuel"] is None:
            return [Text(self.say("no_way"), style="red")]
        if plan["left"] >= 0 and plan["home"]["missing"]:
            return [Text(self.say("missing", n=plan["home"]["missing"]), style="red")]
        return []

    def notes(self, port: dict[str, Any], plan: dict[str, Any] | None) -> Text:
        if "waiting" in port:
            if not port["waiting"]:
                return Text(self.say("nobody"), style="dim")
            before, after = self.say("waiting", who="|").split("|")
            return Text(before).append_text(_passengers(port["waiting"])).append(after)
        notes = [Text(self.say(each), style="yellow") for each in ("closed", "pirates") if port[each]]
        if plan is not None and plan["shallow"]:
            notes.append(Text(self.say("shallow"), style="yellow"))
        if plan is not None and plan["visit"] is not None:
            notes.append(Text(self.earned(plan["visit"]), style="bold green"))
        return Text("; ").join(notes + self.trouble(plan))

    def earned(self, visit: dict[str, Any]) -> str:
        """Fares, the first visitor's bonus and the own resort's income."""
        more = visit["first_visit"] + visit["resort"] - visit["pirates"]
        least, most = (fares + more for fares in visit["fares"])
        amount = str(least) if least == most else f"{least}–{most}"
        return self.say("visit", n=visit["passengers"], amount=self.dollars(amount))

    # -- companies -----------------------------------------------------------------------------------------

    def fleet(self) -> Table:
        rows = _rows()
        for seat, company in enumerate(self.companies):
            turn = "➤" if seat in self.view["to_act"] else " "
            rows.add_row(Text(turn, style="bold"), self.code(seat), self.company(seat, company))
        return rows

    def company(self, seat: int, company: dict[str, Any]) -> Text:
        name = Text(self.player(seat), style="bold underline" if seat == self.view["seat"] else "bold")
        if company["company"] is None:
            return name.append(f"  {self.say('no_company')}", style="dim")
        text = Text().append_text(name).append(f"  {self.cards['companies'][company['company']]['short']}")
        text.append(f" ({self.say('home', port=company['home'])})", style="dim")
        text.append(f"  {self.dollars(company['cash'])}", style="bold green")
        if company["debt"]:
            text.append(f"  {self.say('debt', n=company['debt'])}", style="bold red")
        text.append(f"  {self.say('worth', amount=self.dollars(company['worth']))}\n")
        parts = [self.ship(company["ship"])]
        if company["resorts"]:
            parts.append(Text(self.say("own_resorts", where=", ".join(company["resorts"]))))
        if company["hand"] and seat != self.view["seat"]:
            cards = " ".join(card.lower() if card else "▒" for card in company["hand"])
            parts.append(Text(self.say("cards", cards=cards)))
        parts += [Text(self.say(key), style="yellow") for key, on in company["effects"].items() if on]
        if company["out"]:
            parts = [Text(self.say("out"), style="bold red")]
        elif company["returned"]:
            parts.append(Text(self.say("back", n=company["returned"]), style="cyan"))
        return text.append_text(Text("; ").join(parts))

    def ship(self, ship: dict[str, Any] | None) -> Text:
        if ship is None:
            return Text(self.say("no_ship"), style="dim")
        size = self.cards["ships"][ship["size"]]["name"][self.language]
        at = ship["port"] or ship["at"]
        text = Text(self.say("ship", size=size, at=at, fuel=ship["fuel"], tank=ship["tank"]))
        full = sum(ship["aboard"].values())
        text.append(f"; {self.say('aboard', n=full, capacity=ship['capacity'])}")
        return text.append(": ").append_text(_passengers(ship["aboard"])) if full else text

    def exchange(self) -> Table:
        """Prices, the market and everybody's shares."""
        rows = _rows("", self.say("shares"), self.say("price"), self.say("market"), *self.owners())
        for seat, company in enumerate(self.companies):
            if company["company"] is not None:
                short = self.cards["companies"][company["company"]]["short"]
                held = [str(each["shares"][seat]) for each in self.companies]
                price = self.dollars(company["price"])
                rows.add_row(self.code(seat), short, price, str(self.table["market"][seat]), *held)
        return rows

    def owners(self) -> list[str]:
        return [company["company"] or "–" for company in self.companies]

    def hand(self, hand: list[str]) -> Group:
        """Both halves of every card."""
        rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for id in hand:
            card = self.cards["actions"][id]
            blue, red = self.cards["blue"][card["blue"]], self.cards["red"][card["red"]]
            helps = f"({blue['when'][self.language]}) {blue['text'][self.language]}"
            kind = self.cards["classes"][red["class"]][self.language]
            rows.add_row(Text(id.lower(), style="bold"), f"+ {blue['name'][self.language]}", Text(helps, style="cyan"))
            hurts = Text(f"({kind}) {red['text'][self.language]}", style="#e88b7d")
            rows.add_row("", f"- {red['name'][self.language]}", hurts)
        return Group(Text(self.say("hand"), style="bold"), rows)

    def ladder(self) -> Text:
        """What fuel costs here, unit by unit."""
        ladder = self.table["ladder"]
        prices = ", ".join(f"{units}={self.dollars(price)}" for units, price in enumerate(ladder["prices"], 1))
        return Text(self.say("fuel_here", port=ladder["port"], prices=prices), style="dim")

    def scoring(self) -> Table:
        rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        rows.add_column("")
        for heading in ("cash", "debt", "resorts", "ship", "shares", "worth"):
            rows.add_column(self.say(f"score_{heading}"), justify="right")
        for seat, score in enumerate(self.table["scoring"]):
            parts = (score["cash"], -score["debt"], score["resort_value"], score["ship_value"], score["shares_value"])
            rows.add_row(Text(self.player(seat), style="bold"), *map(str, parts), self.dollars(score["worth"]))
        return rows

    def decks(self) -> Text:
        decks = self.table["decks"]
        numbers = {name: decks[name] for name in ("demand", "events", "actions")}
        return Text(self.say("decks", **numbers, discard=len(decks["discard"])), style="dim")
