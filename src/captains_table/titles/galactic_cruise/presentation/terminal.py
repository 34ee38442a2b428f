"""The table drawn with characters, from a view."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from captains_table.titles.galactic_cruise.data.ids import POINTS, RESOURCES
from captains_table.titles.galactic_cruise.presentation.names import SHIPS
from captains_table.titles.galactic_cruise.presentation.terminal_signs import Signs, guests, plain, rows, say

RUN: Final = 4  # so many choices that differ in their last word are told as one


def intro(view: dict[str, Any], language: str) -> RenderableType:
    """The aim of the game, and what the signs mean."""
    aim = "aim_solo" if "rachel" in view["table"] else "aim"
    return Text(f"{say(aim, language)}\n{say('legend', language)}")


def draw(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as this seat sees it."""
    return _Drawing(view, language).all()


def offers(view: dict[str, Any], language: str) -> RenderableType | None:
    """The choices, those that differ only in their last word in one line; None: nothing to shorten, they are listed."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for choice in view["choices"]:
        if not choice["permitted"]:
            groups.setdefault(choice["notation"].rpartition(" ")[0], []).append(choice)
    if all(len(group) < RUN for group in groups.values()):
        return None
    return "\n".join(line for group in groups.values() for line in _grouped(group))


def _grouped(group: list[dict[str, Any]]) -> list[str]:
    first = group[0]
    if len(group) < RUN or " " not in first["notation"]:
        return [f"[bold]{each['notation']}[/]  {escape(each['label'])}" for each in group]
    others = ", ".join(each["notation"].rpartition(" ")[2] for each in group[1:])
    return [f"[bold]{first['notation']}[/], [bold]{others}[/]  {escape(first['label'])} …"]


class _Drawing(Signs):
    """One view, in one language."""

    def all(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), Text(), self.network(), Text(), self.technologies()]
        parts += [Text(), self.goals(), self.progress(), Text(), self.marketing(), Text(), self.works(), Text()]
        parts += [self.agenda(), Text(), self.players()]
        if "rachel" in self.table:
            parts += [Text(), self.rachel()]
        seat = self.view["seat"]
        if seat is not None and self.table["players"][seat]["hand"]:
            parts += [Text(), self.hand(self.table["players"][seat]["hand"])]
        if "auction" in self.table:
            parts += [Text(), self.auction()]
        if self.table.get("preflight"):
            parts += [Text(), self.preflight()]
        if "scoring" in self.table:
            parts += [Text(), self.scoring()]
        return Group(*parts)

    def heading(self) -> Text:
        table = self.table
        text = Text(self.say("round", n=table["round"]), style="bold").append(f"  {self.say(table['phase'])}")
        if table["turn"] is not None:
            text.append(f"  {self.say('turn', who=self.player(table['turn']))}", style="bold yellow")
        if table["end_stage"]:
            text.append(f"  {self.say('final' if table['end_stage'] == 2 else 'ending')}", style="bold red")
        return text

    # -- the headquarters --------------------------------------------------------------------------------------

    def network(self) -> Table:
        """The ring: each location with its actions, its Worker, and the walkway that leads on to the next."""
        drawn = rows("", self.say("location"), self.say("what_stands"), self.say("worker"), self.say("way_on"))
        areas = {area["id"]: area for area in self.table["areas"]}
        for number, place in enumerate(self.table["locations"]):
            way = areas[f"A{(number + 1) % 6 + 1}"]
            actions = Text("\n").join(
                [Text(self.name("actions", each)).append(f"  {each.lower()}", style="dim") for each in place["actions"]]
            )
            if "bonus" in place:
                actions.append("\n").append_text(self.location_bonus(place["bonus"]))
            leads = Text(f"{way['id'].lower()} → l{(number + 1) % 6 + 1}  ").append_text(self.access(way))
            here = Text(
                place["id"].lower(), style="bold reverse" if place["id"] == self.table["now"]["site"] else "bold"
            )
            drawn.add_row(here, self.name("locations", place["id"]), actions, self.worker(place["worker"]), leads)
        return drawn

    def location_bonus(self, bonus: dict[str, Any]) -> Text:
        """The token, and what it gives the reader; how many Developments it still waits for (GX-11.2)."""
        name = self.name("location_bonuses", bonus["token"])
        if not bonus["active"]:
            return Text(f"☆ {name}  {bonus['built']}/{bonus['needed']}", style="dim")
        return Text(f"★ {name}  {self.gains(bonus.get('gains', {}))}", style="green")

    def worker(self, worker: dict[str, Any] | None) -> Text:
        if worker is None:
            return Text("–", style="dim")
        owner = self.owner(worker["owner"])
        return owner.append(f" {self.say('expert')}") if worker["expert"] else owner

    def access(self, area: dict[str, Any]) -> Text:
        """Who has built there, and whether one may use it."""
        text = (
            Text(" ").join([self.owner(owner) for owner in area["owners"]])
            if area["owners"]
            else Text("–", style="dim")
        )
        if area["owners"] and "usable" in area:
            if area["usable"]:
                text.append(f"  {self.say('open')}", style="green")
            else:
                text.append(f"  {self.say('borrow', n=area['price'])}", style="yellow")
        return text

    def technologies(self) -> Table:
        drawn = rows("", self.say("technology"), "", self.say("built_by"))
        for tile, area in zip(self.table["technologies"], self.table["areas"][6:], strict=True):
            printed = self.cards["technologies"][tile]
            name = Text(self.name("technologies", tile))
            if "track" in area:
                name.append(f"  {self.track(area)}", style="dim")
                printed = printed["better"] if area["track"]["improved"] else printed
            short = printed["short"][self.language]
            drawn.add_row(Text(area["id"].lower(), style="bold"), name, short, self.access(area))
        expert = self.table["expert"]
        short = self.cards["experts"][expert]["short"][self.language]
        drawn.add_row("", f"{self.say('expert')}: {self.name('experts', expert)}", short, "")
        return drawn

    def goals(self) -> Table:
        drawn = rows("", self.say("goal"), self.say("takes"), *[str(seat + 1) for seat in range(self.seats)])
        for number, goal in enumerate(self.table["goals"], 1):
            takes = " ".join(f"[{n}]" if k == goal["level"] else str(n) for k, n in enumerate(goal["levels"]))
            values = ["✓" if done else str(n) for n, done in zip(goal["values"], goal["done"], strict=True)]
            drawn.add_row(str(number), self.name("measures", goal["measure"]), Text(takes), *values)
        return drawn

    def progress(self) -> Text:
        """The Progress Track by sections, and the Silo."""
        progress = self.table["progress"]
        text = Text(f"{self.say('progress')}  ")
        at = 0
        for letter, size in zip("ABC", progress["sections"], strict=True):
            text.append(f"{letter} ", style="bold")
            for owner in progress["track"][at : at + size]:
                text.append_text(Text("·", style="dim") if owner is None else self.owner(owner)).append(" ")
            at += size
        for seat in progress["overflow"]:
            text.append("+").append_text(self.owner(seat))
        most = self.cards["numbers"]["silo_most"]
        silo = ", ".join(f"{self.name('resources', kind)} {self.table['silo'][kind]}/{most}" for kind in RESOURCES)
        return text.append(f"\n{self.say('silo')}  {silo}")

    # -- Cruises and Guests ------------------------------------------------------------------------------------

    def marketing(self) -> Group:
        drawn = rows("", self.say("cruise"), self.say("fuel"), self.say("tickets"), self.say("scheduled"))
        for space in self.table["cruises"]:
            if space["cruise"] is None:
                continue
            cruise = self.cards["cruises"][space["cruise"]]
            who = Text() if space["consultant"] is None else self.owner(space["consultant"])
            code = Text(space["cruise"].lower(), style="bold")
            drawn.add_row(code, self.route(cruise["stops"]), str(cruise["fuel"]), guests(space["guests"]), who)
        queue = Text(f"{self.say('queue')}  ")
        waiting = [*self.table["queue"], self.table["supply"]]
        for cost, section in zip(self.table["prices"]["guests"], waiting, strict=True):
            queue.append(f"{self.say('for_ads', n=cost['price'])} ", style="dim").append_text(guests(section)).append(
                "  "
            )
        bonuses = ", ".join(
            f"{type} {self.name('guest_bonuses', token)}" for type, token in self.table["bonuses"].items()
        )
        return Group(drawn, queue, Text(f"{self.say('day')}  {bonuses}"))

    # -- Blueprints, Ships, cards ------------------------------------------------------------------------------

    def works(self) -> Group:
        drawn = rows(
            "", self.say("blueprint"), self.say("icons"), self.say("vp"), self.say("cost"), self.say("surcharge")
        )
        prices = self.cards["displays"]
        for slot, id in enumerate(self.table["blueprints"]):
            if id is not None:
                tile = self.cards["blueprints"][id]
                more = self.say("more", n=prices["surcharge_money"][slot], m=prices["surcharge_reputation"][slot])
                number = Text(str(slot + 1), style="bold")
                drawn.add_row(number, self.blueprint(id), tile["icons"], str(tile["vp"]), str(tile["cost"]), more)
        pairs = rows("", self.say("new_ship"), self.say("engine"))
        for place, (cockpit, engine) in enumerate(zip(self.table["cockpits"], self.table["engines"], strict=True), 1):
            if cockpit is not None and engine is not None:
                short = self.cards["cockpits"][cockpit]["short"][self.language]
                pairs.add_row(Text(str(place), style="bold"), short, self.engine(engine))
        return Group(drawn, Text(), pairs)

    def agenda(self) -> Table:
        drawn = rows("", self.say("agenda"), self.say("gives"), self.say("for_what"), "")
        for space, id in enumerate(self.table["agenda"], 1):
            if id is not None:
                drawn.add_row(Text(str(space), style="bold"), *self.card(id))
        if self.table["discard"]:
            drawn.add_row(Text("▤", style="bold"), *self.card(self.table["discard"][-1]))
        return drawn

    def hand(self, hand: list[str]) -> Table:
        drawn = rows("", self.say("hand"), self.say("gives"), self.say("for_what"), "")
        for id in hand:
            drawn.add_row(Text(id.lower(), style="bold"), *self.card(id))
        return drawn

    # -- players -----------------------------------------------------------------------------------------------

    def players(self) -> Table:
        drawn = Table.grid(padding=(0, 1, 0, 0))
        for seat, player in enumerate(self.table["players"]):
            turn = "➤" if seat in self.view["to_act"] else " "
            drawn.add_row(turn, self.owner(seat), self.board(seat, player))
            for number, ship in enumerate(player["ships"]):
                drawn.add_row("", "", self.ship(number, ship))
        return drawn

    def rachel(self) -> Text:
        """Her goals, the card that comes next, and what she did last, as the rules say it."""
        rachel = self.table["rachel"]
        goals = ", ".join(
            f"{self.name('measures', goal['measure'])} {'✓' if goal['done'] else goal['value']}/{goal['needed']}"
            for goal in rachel["goals"]
        )
        text = Text(self.say("rachel", level=self.say(f"rachel_{rachel['worker_card']['difficulty']}")), style="bold")
        text.append(f"  {goals}", style="not bold")
        if rachel["next"] is not None:
            text.append(
                f"\n{self.say('rachel_next', n=rachel['deck'], card=self.solo_card(rachel['next']))}", "not bold"
            )
        for sentence in self.view["rival"]["told"]:
            text.append(f"\n  {sentence}", style="not bold dim")
        return text

    def solo_card(self, id: str) -> str:
        """Its two actions, of which the second is done if the first is not possible."""
        card = self.cards["solo_cards"][id]
        found = []
        for action in (card["top"], card["bottom"]):
            kind = "actions" if action in self.cards["actions"] else "rachel_actions"
            found.append(self.name(kind, action))
        return " / ".join(found)

    def board(self, seat: int, player: dict[str, Any]) -> Text:
        """All but the Ships."""
        text = Text(self.player(seat), style="bold underline" if seat == self.view["seat"] else "bold")
        text = Text().append_text(text).append(f"  {self.say('has_vp', n=player['vp'])}", style="bold green")
        parts = [
            self.say("home", n=player["idle"], m=player["idle_experts"]),
            self.say("wings", n=player["wings"], m=player["cubes"]),
            self.say("cards", n=len(player["hand"])),
            self.say("tokens", tokens=plain(player["tokens"], player["flipped"])),
        ]
        if "rachel" in self.table and seat == self.table["rachel"]["seat"]:  # she has nothing else (GX-2.4)
            text.append(f"  {self.say('reputation_only', n=player['reputation'])}")
            stored = ""
            del parts[2]
        else:
            amounts = {name: player[name] for name in ("money", "ads", "reputation")}
            text.append(f"  {self.say('purse', **amounts)}")
            stored = "  " + " ".join(
                f"{self.name('resources', kind)} {player['stored'][kind]}/{player['capacity'][kind]}"
                for kind in RESOURCES
            )
        if player["upgrades"]:
            parts.append(self.say("upgrades", them=", ".join(self.name("upgrades", id) for id in player["upgrades"])))
        if "starters" in player:
            cards = ", ".join(self.starter(id) for id in player["starters"])
            parts.append(self.say("started" if player["started"] else "starters", them=cards))
        text.append(f"{stored}\n{'; '.join(parts)}")
        if player["blueprints"]:
            tiles = ", ".join(f"{id.lower()} {self.tile(id)}" for id in player["blueprints"])
            text.append(f"\n{self.say('own_blueprints', them=tiles)}")
        return text

    def starter(self, id: str | None) -> str:
        """A Starting Upgrade Card: its token and its Upgrade; one that is not seen is a question mark."""
        if id is None:
            return "?"
        card = self.cards["starting_upgrades"][id]
        return f"{id.lower()} {self.name('tokens', card['token'])} → {self.name('upgrades', card['upgrade'])}"

    def auction(self) -> Text:
        """GX-15.6"""
        offer = self.table["auction"]
        bids = ", ".join("?" if bid is None else str(bid) for bid in offer["bids"])
        return Text(self.say("auction", them="; ".join(self.starter(id) for id in offer["cards"]), bids=bids))

    def effects(self, ship: dict[str, Any]) -> str:
        """What Specialized Segments do, from the top."""
        return ", ".join(self.cards["segment_effects"][id]["short"][self.language] for id in ship["effects"])

    def ship(self, number: int, ship: dict[str, Any]) -> Text:
        text = Text().append(f"{number + 1} {SHIPS[number]}", style="bold")
        cockpit = self.cards["cockpits"][ship["cockpit"]]["short"][self.language]
        built = " ".join(self.tile(id) for id in ship["segments"]) or "–"
        never = "" if ship["launched"] else f" {self.say('never', n=self.cards['numbers']['unlaunched'])}"
        text.append(
            f"  {cockpit} = {ship['cockpit_vp']}{never}; {self.say('segments', them=built, n=ship['cabins'])}", "none"
        )
        if ship.get("effects"):
            text.append(f" ({self.effects(ship)})", style="dim")
        if ship["cruise"] is None:
            return text.append(f"; {self.say('on_earth')}", style="dim")
        route = self.route("".join(ship["route"][:-1]), ship["stop"])
        text.append("; ").append_text(route).append("; ").append_text(guests(ship["guests"]))
        return text.append(f"; {self.say('token', token=ship['token'])}") if ship["token"] else text

    def preflight(self) -> Text:
        """What each Ship on Earth still lacks (GC-11.1)."""
        lines = []
        for check in self.table["preflight"]:
            if check["ship"] == self.table["now"]["lifting"]:
                continue
            lacks = [self.say(f"lacks_{key}") for key in ("scheduled", "cabins", "guests", "worker") if not check[key]]
            if not check["supplies"]:
                owed = ", ".join(f"{n} {self.name('resources', kind)}" for kind, n in check["owed"].items())
                lacks.append(self.say("lacks_supplies", owed=owed))
            said = self.say("ready") if check["ready"] else self.say("lacks", them=", ".join(lacks))
            lines.append(Text(f"{SHIPS[check['ship']]}: {said}", style="bold green" if check["ready"] else "dim"))
        return Text("\n").join(lines)

    def scoring(self) -> Table:
        drawn = rows(self.say("points"), *[self.player(seat) for seat in range(self.seats)])
        for source in POINTS:
            points = [score["points"][source] for score in self.table["scoring"]]
            if any(points):
                drawn.add_row(self.say(f"for_{source}"), *map(str, points))
        drawn.add_row(Text(self.say("total"), style="bold"), *[str(score["total"]) for score in self.table["scoring"]])
        return drawn
