"""Looking back: films of finished games and of records, any moment of a game, and playing on from there."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from litestar import Controller, get, post
from litestar.datastructures import State

from captains_table.kernel.title import Title
from captains_table.server import seating
from captains_table.server.errors import Unusable
from captains_table.server.film import Eyes, film, read_record
from captains_table.server.harbour import Harbour
from captains_table.server.past import look_back
from captains_table.server.seating import known_title
from captains_table.web.api_tables import Eyes as Seat
from captains_table.web.api_tables import find, finished_record
from captains_table.web.shapes import Opened, Plain, PlayOn, Upload
from captains_table.web.stream import eyes_of
from captains_table.web.visitor import Visitor

_CINEMA = ThreadPoolExecutor(2, "film")  # films take long: they keep nobody waiting but each other


def read_eyes(text: str) -> Eyes:
    return int(text) if text.isdecimal() and len(text) < 3 else text


async def _shown(harbour: Harbour, title: Title, text: str, eyes: str, language: str) -> Plain:
    work = partial(film, title, text, read_eyes(eyes), language, harbour.packs)
    return await asyncio.get_running_loop().run_in_executor(_CINEMA, work)


class FilmsApi(Controller):
    path = "/api"
    tags = ["films"]

    @get("/tables/{code:str}/film", summary="The film of a finished game")
    async def of_table(self, code: str, visitor: Visitor, state: State, eyes: str = "watch") -> Plain:
        """`eyes`: a seat number, "watch" (a spectator) or "open" (all hands open)."""
        state.harbour.limits.take("film", visitor.address)
        table = await find(state.harbour, code, visitor)
        text = await finished_record(table)
        return await _shown(state.harbour, table.title, text, eyes, visitor.language)

    @get("/tables/{code:str}/past/{line:int}", summary="The table as it was after a line of the log")
    async def of_line(self, code: str, line: int, visitor: Visitor, state: State, seat: Seat = None) -> Plain:
        """As `game` in a scene, through the same eyes; nothing that has been taken back can be looked at."""
        state.harbour.limits.take("past", visitor.address)
        table = await find(state.harbour, code, visitor)
        async with table.lock:
            work = look_back(table.playing(), line, eyes_of(table, visitor.id, seat), visitor.language)
        return await asyncio.get_running_loop().run_in_executor(_CINEMA, work)

    @post("/films", status_code=200, summary="The film of a record")
    async def of_record(self, data: Upload, visitor: Visitor, state: State) -> Plain:
        state.harbour.limits.take("film", visitor.address)
        title = known_title(read_record(data.record).setting.title)
        return await _shown(state.harbour, title, data.record, data.eyes, visitor.language)

    @post("/films/play-on", summary="A table that begins in the middle of a finished game")
    async def play_on(self, data: PlayOn, visitor: Visitor, state: State) -> Opened:
        harbour: Harbour = state.harbour
        harbour.limits.take("change", visitor.known.id)
        if data.code is not None:
            text = await finished_record(await find(state.harbour, data.code, visitor))
        elif data.record is not None:
            text = data.record
        else:
            raise Unusable("no_ply", n=data.ply)
        table = await seating.play_on(harbour, visitor.known, text, data.ply, data.seat, visitor.language)
        return Opened(table.code)
