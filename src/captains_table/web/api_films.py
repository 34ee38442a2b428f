"""Looking back: films of finished games and of records, any moment of a game, and playing on from there."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from captains_table.server import seating
from captains_table.server.errors import Unusable
from captains_table.server.film import Eyes
from captains_table.server.harbour import Harbour
from captains_table.server.past import moment
from captains_table.server.tasks import PLAYING, SHOWING, look_back, show_record
from captains_table.web.api_tables import Eyes as Seat
from captains_table.web.api_tables import find, finished_record
from captains_table.web.ready import Ask, ready_json, takes_gzip
from captains_table.web.shapes import Opened, Plain, PlayOn, Upload
from captains_table.web.stream import eyes_of
from captains_table.web.visitor import Asking, Visitor


def read_eyes(text: str) -> Eyes:
    return int(text) if text.isdecimal() and len(text) < 3 else text


async def _shown(harbour: Harbour, text: str, eyes: str, visitor: Visitor, request: Ask) -> Response[Plain]:
    arguments = (text, read_eyes(eyes), visitor.language, harbour.packs, takes_gzip(request))
    page = await harbour.workers.do(show_record, *arguments, owner=visitor.address, bounds=SHOWING)
    return ready_json(page.data, compressed=page.compressed)


class FilmsApi(Controller):
    path = "/api"
    tags = ["films"]

    @get("/tables/{code:str}/film", summary="The film of a finished game")
    async def of_table(
        self,
        code: FromPath[str],
        visitor: Asking,
        state: State,
        request: Ask,
        eyes: FromQuery[str] = "watch",
    ) -> Response[Plain]:
        """`eyes`: a seat number, "watch" (a spectator) or "open" (all hands open)."""
        state.harbour.limits.take("film", visitor.address)
        table = await find(state.harbour, code, visitor)
        text = await finished_record(table)
        return await _shown(state.harbour, text, eyes, visitor, request)

    @get("/tables/{code:str}/past/{line:int}", summary="The table as it was after a line of the log")
    async def of_line(
        self,
        code: FromPath[str],
        line: FromPath[int],
        visitor: Asking,
        state: State,
        request: Ask,
        seat: Seat = None,
    ) -> Response[Plain]:
        """As `game` in a scene, through the same eyes; nothing that has been taken back can be looked at."""
        harbour: Harbour = state.harbour
        harbour.limits.take("past", visitor.address)
        table = await find(harbour, code, visitor)
        async with table.lock:
            then = moment(table.playing(), line, eyes_of(table, visitor.id, seat))
        arguments = (then, visitor.language, harbour.packs, takes_gzip(request))
        page = await harbour.workers.do(look_back, *arguments, owner=visitor.address, bounds=PLAYING)
        return ready_json(page.data, compressed=page.compressed)

    @post("/films", status_code=200, summary="The film of a record")
    async def of_record(self, data: JSONBody[Upload], visitor: Asking, state: State, request: Ask) -> Response[Plain]:
        state.harbour.limits.take("film", visitor.address)
        return await _shown(state.harbour, data.record, data.eyes, visitor, request)

    @post("/films/play-on", summary="A table that begins in the middle of a finished game")
    async def play_on(self, data: JSONBody[PlayOn], visitor: Asking, state: State) -> Opened:
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
