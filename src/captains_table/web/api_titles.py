"""What can be played: titles with their options and presets, and the lists of the home page."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from captains_table.bots.levels import LEVELS
from captains_table.bots.odds import odds
from captains_table.kernel.errors import BadOptions, BadSeats
from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Option, Title
from captains_table.server.registry import TableRegistry
from captains_table.server.table import Table, known_title
from captains_table.server.table_lists import finished_of, public_tables, unfinished_of
from captains_table.titles import title as find_title
from captains_table.titles import titles
from captains_table.web.api_types import Code, JsonObject, SeatsAndOptions
from captains_table.web.visitor import CurrentVisitor, Visitor

FINISHED = 12  # finished games on a page


def title_summary(title: Title, language: str) -> JsonObject:
    return {
        "id": title.id,
        "name": title.name[language],
        "seats": [title.seats[0], title.seats[-1]],
        "minutes": list(title.minutes),
        "cooperative": title.cooperative,
        "about": title.about.get(language, ""),
        "credits": title.credits.get(language, ""),
    }


def _option(option: Option, language: str) -> JsonObject:
    return {
        "name": option.name,
        "label": option.label[language],
        "help": option.help[language],
        "rule": option.rule,
        "default": option.default,
        "values": [{"value": value, "label": option.label_of(value, language)} for value in option.values],
        "pick": None if option.pick is None else list(option.pick),
        "group": option.group,
        "when": {name: list(values) for name, values in option.when.items()},
    }


class TitlesApi(Controller):
    path = "/api"
    tags = ["titles"]

    @get("/titles", summary="Every title")
    async def all(self, visitor: CurrentVisitor) -> list[JsonObject]:
        return [title_summary(find_title(each), visitor.language) for each in titles()]

    @get("/titles/{title_id:str}", summary="A title with its options and presets")
    async def one(self, title_id: FromPath[str], visitor: CurrentVisitor) -> JsonObject:
        title = known_title(title_id)
        language = visitor.language
        return {
            **title_summary(title, language),
            "options": [_option(option, language) for option in title.options],
            "groups": [
                {"id": group.id, "label": group.label[language], "about": group.about[language]}
                for group in title.groups
            ],
            "presets": [
                {
                    "id": preset.id,
                    "label": preset.label[language],
                    "about": preset.about.get(language, ""),
                    "seats": preset.seats,
                    "options": dict(preset.options),
                }
                for preset in title.presets
            ],
            "levels": [
                {"id": level.id, "name": level.name[language], "about": level.about[language]}
                for level in LEVELS.values()
            ],
        }

    @post("/titles/{title_id:str}/check", status_code=200, summary="Do these seats and options go together?")
    async def check(
        self, title_id: FromPath[str], data: JSONBody[SeatsAndOptions], visitor: CurrentVisitor
    ) -> JsonObject:
        """`problem` says what to change; `odds` how often teams of bots have won such games, if that was measured."""
        title = known_title(title_id)
        try:
            title.read_seats(data.seats)
            options = title.read_options(data.seats, data.options)
        except (BadOptions, BadSeats) as error:
            return {"problem": error.say(visitor.language), "odds": None}
        measured = odds(title.id, data.seats, options)
        won = None if measured is None else {"won": measured[0], "games": measured[1]}
        return {"problem": None, "odds": won}

    @get("/home", summary="My tables, tables to join, tables to watch")
    async def home(self, visitor: CurrentVisitor, state: State) -> JsonObject:
        registry: TableRegistry = state.registry
        me = visitor.id
        mine = await unfinished_of(registry, me) if me else []
        finished = await finished_of(registry, me, FINISHED + 1) if me else []
        mine += finished[:FINISHED]
        mine.sort(key=lambda table: (_put_away(table), not _my_turn(table, me), -table.changed.timestamp()))
        open_tables = await public_tables(registry, "open")
        playing = await public_tables(registry, "playing")
        return {
            "mine": [table_summary(table, visitor) for table in mine],
            "older": _go_on_from(finished),
            "open": [table_summary(table, visitor) for table in open_tables if not table.seats_of(me)],
            "watch": [table_summary(table, visitor) for table in playing if not table.seats_of(me)],
        }

    @get("/home/older", summary="My games that ended before this one did, the latest first")
    async def older(self, visitor: CurrentVisitor, state: State, before: FromQuery[Code]) -> JsonObject:
        """`older` is the table to go on from, if there are more still."""
        finished = await finished_of(state.registry, visitor.require_person().id, FINISHED + 1, before)
        passes = [table_summary(table, visitor) for table in finished[:FINISHED]]
        return {"mine": passes, "older": _go_on_from(finished)}


def _go_on_from(finished: list[Table]) -> str | None:
    return finished[FINISHED - 1].code if len(finished) > FINISHED else None


def _put_away(table: Table) -> int:
    return 2 if table.cannot_open is not None else int(table.state == "over")


def _my_turn(table: Table, person: str) -> bool:
    if table.game is None or table.state != "playing":
        return False
    return any(seat in table.game.to_act and table.config.seats[seat].human for seat in table.seats_of(person))


def table_summary(table: Table, visitor: Visitor) -> JsonObject:
    """A table in a list: who, what, and whether it waits for the reader."""
    game = table.game
    mine = table.seats_of(visitor.id)
    turn = _my_turn(table, visitor.id)
    say = "" if table.cannot_open is None else table.cannot_open.say(visitor.language)
    if game is not None and turn:
        say = next(game.prompt(seat, visitor.language) for seat in mine if seat in game.to_act)
    elif table.ending is not None and table.cannot_open is None:
        say = table.title.texts.say(Phrase(f"end.{table.ending.reason}", {}), visitor.language, {})
    return {
        "code": table.code,
        "title": table.title.id,
        "name": table.title.name[visitor.language],
        "state": table.state if table.cannot_open is None else "closed",
        "turn": turn,
        "say": say,
        "waits_for": [] if game is None else [table.display_name(seat, visitor.language) for seat in game.to_act],
        "seats": [
            {"name": table.display_name(number, visitor.language), "kind": seat.kind, "mine": number in mine}
            for number, seat in enumerate(table.config.seats)
        ],
        "scores": [] if table.ending is None or table.title.cooperative else table.ending.scores,
        "since": table.changed,
    }
