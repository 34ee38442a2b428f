"""What workers are asked to do, and what each may take. Everything that goes in and comes out is plain data."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from captains_table.kernel.game import begin
from captains_table.kernel.rng import Rng
from captains_table.kernel.texts import LANGUAGES
from captains_table.kernel.title import Options
from captains_table.kernel.transfer import pack, unpack
from captains_table.server.errors import TooCostly, Unusable
from captains_table.server.film import Eyes, cut, film, read_record
from captains_table.server.past import Moment
from captains_table.server.scene import log
from captains_table.server.table import Event, Table, known_title, table_of
from captains_table.server.workers import MEGABYTE, Bounds

THOUGHT: Final = Bounds(seconds=10, patience=10.0, answer=1024, tries=1)  # a captain takes about one
ADVICE: Final = Bounds(seconds=10, patience=10.0, answer=1024)  # a pilot takes a hundredth
SHOWING: Final = Bounds(seconds=40, patience=120.0)  # the longest films take about ten
PLAYING: Final = Bounds(seconds=20, patience=60.0)  # the longest games are played again in three
LARGEST_FILM: Final = 48 * MEGABYTE  # before it is compressed
LARGEST_PLAIN: Final = 4 * MEGABYTE  # for readers who do not take it compressed
QUICK: Final = 5  # gzip's level
SMALL: Final = 1000  # bytes that are not worth compressing

PLAYED: Final = ("state", "game", "seq", "acts", "answered", "said", "struck", "changed", "version", "told")


class Page(NamedTuple):
    """JSON as it is sent."""

    data: bytes
    compressed: bool


class Start(NamedTuple):
    """A moment of a record, to be played on from."""

    title: str
    seats: int
    options: Options
    record: str
    over: bool


def show_record(text: str, eyes: Eyes, language: str, packs: Path | None, compress: bool) -> Page:
    """The film of a record from anywhere."""
    title = known_title(read_record(text).setting.title)
    data = msgspec.json.encode(film(title, text, eyes, language, packs))
    if len(data) > LARGEST_FILM:
        raise TooCostly()
    if len(data) > LARGEST_PLAIN and not compress:  # it would lie in the memory of the server until it is read
        raise Unusable("large_film")
    return _page(data, compress)


def look_back(moment: Moment, language: str, packs: Path | None, compress: bool) -> Page:
    """The view of a seat at an earlier moment of a game."""
    game = begin(known_title(moment.setting.title), moment.setting, packs)
    for seat, notation in moment.choices:
        game.choose(seat, notation)
    return _page(msgspec.json.encode(game.view(moment.seat, language)), compress)


def take_up(text: str, ply: int, packs: Path | None) -> Start:
    """A record from anywhere, checked and cut off after so many choices; whoever played it is not named any more."""
    game = cut(text, ply, packs)
    game.setting = replace(game.setting, names=())
    return Start(game.title.id, game.state.seats, game.setting.options, game.record(), game.state.over)


def play_again(row: Mapping[str, Any], happened: Sequence[Event], packs: Path | None) -> bytes:
    """The game of a stored table, from its deal to where it stands; `taken_up` reads it."""
    table = table_of(row, packs)
    table.game = table.deal()
    for event in happened:
        table.apply(event)
    for language in LANGUAGES:
        log(table, None, language)  # told here, so that the first who looks keeps nobody waiting
    return pack({name: getattr(table, name) for name in PLAYED})


def taken_up(played: bytes, table: Table) -> None:
    """Give a table what `play_again` found."""
    seats = len(table.sheet.seats)
    options = table.title.read_options(seats, table.sheet.options, table.rules)
    dealt = table.title.deal(seats, options, Rng(0), table.packs)
    for name, value in unpack(played, table.title, dealt).items():
        setattr(table, name, value)


def _page(data: bytes, compress: bool) -> Page:
    if not compress or len(data) < SMALL:
        return Page(data, False)
    return Page(gzip.compress(data, QUICK, mtime=0), True)
