"""A table from outside: open, sit, play, talk. Every write comes back to everybody by the stream."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response, Stream

from captains_table.server import lobby, player_actions
from captains_table.server.lobby import SeatRequest
from captains_table.server.registry import TableRegistry
from captains_table.server.table import known_title
from captains_table.web.api_types import (
    Accepted,
    ChoiceQuery,
    Done,
    FillSeat,
    Hint,
    JsonObject,
    Mark,
    Message,
    NewTable,
    Opened,
    PlayNow,
    Ready,
    SeatRef,
    SitDown,
    SubmittedChoice,
    UndoRequest,
    WhyNot,
)
from captains_table.web.choice_fast_path import ChoiceFastPath
from captains_table.web.encoded_json import accepts_gzip, encoded_json
from captains_table.web.stream import compressed_snapshot, encoded_snapshot, seat_for, snapshot_stream
from captains_table.web.table_access import enter, find, finished_record, submit_choice
from captains_table.web.visitor import AnyRequest, CurrentVisitor

ViewSeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="Through which of my seats to look.")]


class TablesApi(Controller):
    path = "/api"
    tags = ["tables"]

    @post("/tables", summary="Open a table")
    async def open(self, data: JSONBody[NewTable], visitor: CurrentVisitor, state: State) -> Opened:
        """If no seat is open or kept for somebody, the game begins at once."""
        registry: TableRegistry = state.registry
        person = visitor.require_person()
        registry.limits.take("change", person.id)
        table = await lobby.open_table(
            registry,
            person,
            known_title(data.title),
            data.options,
            data.seats,
            public=data.public,
            preset=data.preset,
            language=visitor.language,
        )
        return Opened(table.code)

    @post("/play-now", summary="The title's first preset against bots, dealt at once")
    async def play_now(self, data: JSONBody[PlayNow], visitor: CurrentVisitor, state: State) -> Opened:
        registry: TableRegistry = state.registry
        person = visitor.require_person()
        registry.limits.take("change", person.id)
        title = known_title(data.title)
        preset = title.presets[0]
        seats = [SeatRequest("me"), *(SeatRequest("bot") for _ in range(preset.seats - 1))]
        table = await lobby.open_table(
            registry,
            person,
            title,
            preset.options,
            seats,
            public=False,
            preset=preset.id,
            language=visitor.language,
        )
        return Opened(table.code)

    @get("/tables/{code:str}", summary="The snapshot: all that I may see of a table")
    async def look(
        self, code: FromPath[str], visitor: CurrentVisitor, state: State, request: AnyRequest, seat: ViewSeat = None
    ) -> Response[JsonObject]:
        table = await find(state.registry, code, visitor)
        table.audience.last_look = time.monotonic()
        state.registry.on_change(table)  # bots at a table that was left go on
        small = accepts_gzip(request)
        async with table.lock:
            own = seat_for(table, visitor.id, seat)
            data = compressed_snapshot(table, visitor, own) if small else encoded_snapshot(table, visitor, own)
        return encoded_json(data, compressed=small)

    @get("/tables/{code:str}/stream", summary="The snapshot, again whenever it changes (server-sent events)")
    async def stream(self, code: FromPath[str], visitor: CurrentVisitor, state: State, seat: ViewSeat = None) -> Stream:
        """Each event is called `scene`. `log_from` says from which line on the log is told anew."""
        state.registry.limits.take("stream", visitor.address)
        table = await find(state.registry, code, visitor)
        state.registry.limits.check_open("stream", visitor.address)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return Stream(
            snapshot_stream(state.registry, table, visitor, seat), media_type="text/event-stream", headers=headers
        )

    @post("/tables/{code:str}/choices", status_code=200, summary="Decide", middleware=[ChoiceFastPath])
    async def choose(
        self, code: FromPath[str], data: JSONBody[SubmittedChoice], visitor: CurrentVisitor, state: State
    ) -> Accepted:
        return await submit_choice(state.registry, code, data, visitor)

    @post("/tables/{code:str}/why", status_code=200, summary="Why can I not do this?")
    async def why(
        self, code: FromPath[str], data: JSONBody[ChoiceQuery], visitor: CurrentVisitor, state: State
    ) -> WhyNot:
        table, person = await enter(state.registry, code, visitor, "choice")
        return WhyNot(*await player_actions.why_not(table, person, data.seat, data.choice, visitor.language))

    @post("/tables/{code:str}/hint", status_code=200, summary="What would the pilot do in my seat?")
    async def hint(self, code: FromPath[str], data: JSONBody[SeatRef], visitor: CurrentVisitor, state: State) -> Hint:
        """Only for those who play without other people."""
        table, person = await enter(state.registry, code, visitor, "hint")
        choice, decision = await player_actions.hint(state.registry, table, person, data.seat, visitor.language)
        return Hint(choice.notation, choice.label, choice.target, decision)

    @post("/tables/{code:str}/undo", status_code=200, summary="Take my latest choice back")
    async def undo(
        self, code: FromPath[str], data: JSONBody[UndoRequest], visitor: CurrentVisitor, state: State
    ) -> Accepted:
        table, person = await enter(state.registry, code, visitor, "choice")
        return Accepted(await player_actions.undo(state.registry, table, person, data.seat, data.key))

    @post("/tables/{code:str}/concede", status_code=200, summary="Vote to give up together")
    async def concede(
        self, code: FromPath[str], data: JSONBody[SeatRef], visitor: CurrentVisitor, state: State
    ) -> Done:
        table, person = await enter(state.registry, code, visitor, "change")
        await player_actions.concede(state.registry, table, person, data.seat)
        return Done()

    @post("/tables/{code:str}/chat", status_code=200, summary="Say something")
    async def chat(self, code: FromPath[str], data: JSONBody[Message], visitor: CurrentVisitor, state: State) -> Done:
        table, person = await enter(state.registry, code, visitor, "chat")
        await player_actions.chat(state.registry, table, person, data.text)
        return Done()

    @post("/tables/{code:str}/mark", status_code=200, summary="Plant a flag as a suggestion, or take it away")
    async def mark(self, code: FromPath[str], data: JSONBody[Mark], visitor: CurrentVisitor, state: State) -> Done:
        table, person = await enter(state.registry, code, visitor, "choice")
        await player_actions.mark(table, person, data.seat, data.target)
        return Done()

    @post("/tables/{code:str}/sit", status_code=200, summary="Take a seat, or take mine back from a bot")
    async def sit(self, code: FromPath[str], data: JSONBody[SitDown], visitor: CurrentVisitor, state: State) -> SeatRef:
        table, person = await enter(state.registry, code, visitor, "change")
        return SeatRef(await lobby.sit(state.registry, table, person, data.seat, data.name))

    @post("/tables/{code:str}/leave", status_code=200, summary="Stand up")
    async def leave(self, code: FromPath[str], data: JSONBody[SeatRef], visitor: CurrentVisitor, state: State) -> Done:
        table, person = await enter(state.registry, code, visitor, "change")
        await lobby.leave(state.registry, table, person, data.seat)
        return Done()

    @post("/tables/{code:str}/stand-in", status_code=200, summary="Let a bot play for somebody who is gone, or idle")
    async def stand_in(
        self, code: FromPath[str], data: JSONBody[SeatRef], visitor: CurrentVisitor, state: State
    ) -> Done:
        table, person = await enter(state.registry, code, visitor, "change")
        await lobby.stand_in(state.registry, table, person, data.seat)
        return Done()

    @post("/tables/{code:str}/ready", status_code=200, summary="Say whether I am ready")
    async def ready(self, code: FromPath[str], data: JSONBody[Ready], visitor: CurrentVisitor, state: State) -> Done:
        table, person = await enter(state.registry, code, visitor, "change")
        await lobby.ready(state.registry, table, person, data.seat, data.ready)
        return Done()

    @post("/tables/{code:str}/fill", status_code=200, summary="Host: put a bot into a seat, or empty it")
    async def fill(self, code: FromPath[str], data: JSONBody[FillSeat], visitor: CurrentVisitor, state: State) -> Done:
        table, person = await enter(state.registry, code, visitor, "change")
        await lobby.fill(state.registry, table, person, data.seat, data.level)
        return Done()

    @post("/tables/{code:str}/deal", status_code=200, summary="Host: begin")
    async def deal(self, code: FromPath[str], visitor: CurrentVisitor, state: State) -> Done:
        table, person = await enter(state.registry, code, visitor, "change")
        await lobby.deal(state.registry, table, person)
        return Done()

    @post("/tables/{code:str}/rematch", status_code=200, summary="The same again, seats moved on by one")
    async def rematch(self, code: FromPath[str], visitor: CurrentVisitor, state: State) -> Opened:
        table, person = await enter(state.registry, code, visitor, "change")
        return Opened(await lobby.rematch(state.registry, table, person))

    @get("/tables/{code:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
    async def record(self, code: FromPath[str], visitor: CurrentVisitor, state: State) -> Response[str]:
        table = await find(state.registry, code, visitor)
        text = await finished_record(table)
        name = f'attachment; filename="{code}.txt"'
        return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})
