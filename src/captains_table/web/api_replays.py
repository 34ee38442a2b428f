"""Replays of finished games and of records, any earlier moment of a game, and playing on from there."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from captains_table.server import lobby
from captains_table.server.errors import BadRequest
from captains_table.server.look_back import look_back
from captains_table.server.registry import TableRegistry
from captains_table.server.replay_view import Viewpoint
from captains_table.server.worker_tasks import LOAD_BOUNDS, REPLAY_BOUNDS, encode_look_back, encode_replay
from captains_table.web.api_tables import ViewSeat
from captains_table.web.api_types import JsonObject, Opened, PlayOn, RecordUpload
from captains_table.web.encoded_json import accepts_gzip, encoded_json
from captains_table.web.stream import seat_for
from captains_table.web.table_access import find, finished_record
from captains_table.web.visitor import AnyRequest, CurrentVisitor, Visitor

LARGEST = 512_000  # bytes of a request: a record is the largest thing there is to send


def read_viewpoint(text: str) -> Viewpoint:
    return int(text) if text.isdecimal() and len(text) < 3 else text


async def _replay(
    registry: TableRegistry, text: str, eyes: str, visitor: Visitor, request: AnyRequest
) -> Response[JsonObject]:
    arguments = (text, read_viewpoint(eyes), visitor.language, registry.packs, accepts_gzip(request))
    json = await registry.workers.do(encode_replay, *arguments, owner=visitor.address, bounds=REPLAY_BOUNDS)
    return encoded_json(json.data, compressed=json.compressed)


class ReplaysApi(Controller):
    path = "/api"
    tags = ["replays"]

    @get(["/tables/{code:str}/replay", "/tables/{code:str}/film"], summary="The replay of a finished game")
    async def of_table(
        self,
        code: FromPath[str],
        visitor: CurrentVisitor,
        state: State,
        request: AnyRequest,
        eyes: FromQuery[str] = "watch",
    ) -> Response[JsonObject]:
        """`eyes`: a seat number, "watch" (a spectator) or "open" (all hands open)."""
        state.registry.limits.take("replay", visitor.address)
        table = await find(state.registry, code, visitor)
        text = await finished_record(table)
        return await _replay(state.registry, text, eyes, visitor, request)

    @get(
        ["/tables/{code:str}/look-back/{line:int}", "/tables/{code:str}/past/{line:int}"],
        summary="The table as it was after a line of the log",
    )
    async def of_line(
        self,
        code: FromPath[str],
        line: FromPath[int],
        visitor: CurrentVisitor,
        state: State,
        request: AnyRequest,
        seat: ViewSeat = None,
    ) -> Response[JsonObject]:
        """As `game` in a snapshot, through the same eyes; nothing that has been taken back can be looked at."""
        registry: TableRegistry = state.registry
        registry.limits.take("look_back", visitor.address)
        table = await find(registry, code, visitor)
        async with table.lock:
            then = look_back(table.require_game(), line, seat_for(table, visitor.id, seat))
        arguments = (then, visitor.language, registry.packs, accepts_gzip(request))
        json = await registry.workers.do(encode_look_back, *arguments, owner=visitor.address, bounds=LOAD_BOUNDS)
        return encoded_json(json.data, compressed=json.compressed)

    @post(
        ["/replays", "/films"],
        status_code=200,
        request_max_body_size=LARGEST,
        summary="The replay of a record",
    )
    async def of_record(
        self, data: JSONBody[RecordUpload], visitor: CurrentVisitor, state: State, request: AnyRequest
    ) -> Response[JsonObject]:
        state.registry.limits.take("replay", visitor.address)
        return await _replay(state.registry, data.record, data.eyes, visitor, request)

    @post(
        ["/replays/play-on", "/films/play-on"],
        request_max_body_size=LARGEST,
        summary="A table that begins in the middle of a finished game",
    )
    async def play_on(self, data: JSONBody[PlayOn], visitor: CurrentVisitor, state: State) -> Opened:
        registry: TableRegistry = state.registry
        registry.limits.take("change", visitor.require_person().id)
        if data.code is not None:
            text = await finished_record(await find(state.registry, data.code, visitor))
        elif data.record is not None:
            text = data.record
        else:
            raise BadRequest("no_ply", n=data.ply)
        person, owner = visitor.require_person(), visitor.address
        table = await lobby.play_on(registry, person, text, data.ply, data.seat, visitor.language, owner=owner)
        return Opened(table.code)
