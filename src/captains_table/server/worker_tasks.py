"""The functions that run in workers, and the bounds of each. Everything that goes in and comes out is plain data."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from captains_table.kernel.rng import Rng
from captains_table.kernel.start import begin
from captains_table.kernel.texts import LANGUAGES
from captains_table.kernel.title import Options
from captains_table.kernel.transfer import pack, unpack
from captains_table.server.errors import BadRequest, TooCostly
from captains_table.server.look_back import LookBack
from captains_table.server.replay_view import Viewpoint, read_record, replay_until, replay_view
from captains_table.server.snapshot import log
from captains_table.server.table import Event, Table, known_title, table_from_row
from captains_table.server.workers import MEGABYTE, Bounds

BOT_BOUNDS: Final = Bounds(cpu_seconds=10, wall_seconds=10.0, answer_bytes=1024, tries=1)  # a captain takes about one
HINT_BOUNDS: Final = Bounds(cpu_seconds=10, wall_seconds=10.0, answer_bytes=1024)  # a pilot takes a hundredth
REPLAY_BOUNDS: Final = Bounds(cpu_seconds=40, wall_seconds=120.0)  # the longest replays take about ten
LOAD_BOUNDS: Final = Bounds(cpu_seconds=20, wall_seconds=60.0)  # the longest games are played again in three
LARGEST_REPLAY: Final = 48 * MEGABYTE  # before it is compressed
LARGEST_PLAIN: Final = 4 * MEGABYTE  # for readers who do not take it compressed
GZIP_LEVEL: Final = 5
NOT_WORTH_COMPRESSING: Final = 1000  # bytes

GAME_FIELDS: Final = (
    "state",
    "game",
    "seq",
    "act_counts",
    "submissions",
    "chat",
    "changed",
)  # of a Table: what events make


class EncodedJson(NamedTuple):
    """JSON as it is sent."""

    data: bytes
    compressed: bool


class StartPoint(NamedTuple):
    """A moment of a record, to be played on from."""

    title: str
    seats: int
    options: Options
    record: str
    over: bool


def encode_replay(text: str, viewpoint: Viewpoint, language: str, packs: Path | None, compress: bool) -> EncodedJson:
    """The replay of a record from anywhere."""
    title = known_title(read_record(text).setting.title)
    data = msgspec.json.encode(replay_view(title, text, viewpoint, language, packs))
    if len(data) > LARGEST_REPLAY:
        raise TooCostly()
    if len(data) > LARGEST_PLAIN and not compress:  # it would lie in the memory of the server until it is read
        raise BadRequest("large_replay")
    return _encoded(data, compress)


def encode_look_back(moment: LookBack, language: str, packs: Path | None, compress: bool) -> EncodedJson:
    """The view of a seat at an earlier moment of a game."""
    game = begin(known_title(moment.setting.title), moment.setting, packs)
    for seat, notation in moment.choices:
        game.choose(seat, notation)
    return _encoded(msgspec.json.encode(game.view(moment.seat, language)), compress)


def start_from_record(text: str, ply: int, packs: Path | None) -> StartPoint:
    """A record from anywhere, checked and cut off after so many choices; whoever played it is not named any more."""
    game = replay_until(text, ply, packs)
    game.setting = replace(game.setting, names=())
    return StartPoint(game.title.id, game.state.seats, game.setting.options, game.record(), game.state.over)


def replay_table(row: Mapping[str, Any], happened: Sequence[Event], packs: Path | None) -> bytes:
    """The game of a stored table, from its deal to where it stands; `restore_table` reads it."""
    table = table_from_row(row, packs)
    table.game = table.deal()
    for event in happened:
        table.apply(event)
    for language in LANGUAGES:
        log(table, None, language)  # told here, so that the first who looks keeps nobody waiting
    return pack(({name: getattr(table, name) for name in GAME_FIELDS}, table.audience.log_texts))


def restore_table(packed: bytes, table: Table) -> None:
    """Give a table what `replay_table` found."""
    seats = len(table.config.seats)
    options = table.title.read_options(seats, table.config.options, table.rules)
    dealt = table.title.deal(seats, options, Rng(0), table.packs)
    fields, table.audience.log_texts = unpack(packed, table.title, dealt)
    for name, value in fields.items():
        setattr(table, name, value)


def _encoded(data: bytes, compress: bool) -> EncodedJson:
    if not compress or len(data) < NOT_WORTH_COMPRESSING:
        return EncodedJson(data, False)
    return EncodedJson(gzip.compress(data, GZIP_LEVEL, mtime=0), True)
