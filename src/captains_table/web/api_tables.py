"""A table from outside: open, sit, play, talk. Every write comes back to everybody by the stream."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response, Stream

from captains_table.server import playing, seating
from captains_table.server.errors import NotFound, NotNow
from captains_table.server.harbour import Harbour
from captains_table.server.seating import Place
from captains_table.server.table import Table, known_title
from captains_table.web import metrics
from captains_table.web.ready import Ask, ready_json, takes_gzip
from captains_table.web.shapes import (
    AtSeat,
    Chosen,
    Done,
    Fill,
    Hint,
    Mark,
    Message,
    Opened,
    Order,
    Plain,
    PlayNow,
    Ready,
    Reason,
    Sit,
    TakeBack,
    Taken,
    Wish,
)
from captains_table.web.stream import drawn, drawn_small, eyes_of, scenes
from captains_table.web.visitor import Asking, Visitor

Eyes = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15, description="Through which of my seats to look.")]


async def find(harbour: Harbour, code: str, visitor: Visitor) -> Table:
    """The table of a code. Guessing codes is slowed down: whoever missed too often finds only tables they sit at."""
    try:
        table = await harbour.find(code)
    except NotFound:
        harbour.limits.take("miss", visitor.address)
        raise
    if table.seats_of(visitor.id):
        table.hear(visitor.id)
    else:
        harbour.limits.check("miss", visitor.address)
    return table


async def decide(harbour: Harbour, code: str, chosen: Chosen, visitor: Visitor) -> Taken:
    harbour.limits.take("choice", visitor.known.id)
    table = await find(harbour, code, visitor)
    seq = await playing.choose(
        harbour, table, visitor.known, chosen.seat, chosen.decision, chosen.choice, chosen.key, visitor.language
    )
    metrics.choices.inc()
    return Taken(seq)


class TablesApi(Controller):
    path = "/api"
    tags = ["tables"]

    @post("/tables", summary="Open a table")
    async def open(self, data: JSONBody[Order], visitor: Asking, state: State) -> Opened:
        """If no seat is open or kept for somebody, the game begins at once."""
        harbour: Harbour = state.harbour
        harbour.limits.take("change", visitor.known.id)
        table = await seating.open_table(
            harbour,
            visitor.known,
            known_title(data.title),
            data.options,
            data.seats,
            public=data.public,
            preset=data.preset,
            language=visitor.language,
        )
        return Opened(table.code)

    @post("/play-now", summary="The title's first preset against bots, dealt at once")
    async def play_now(self, data: JSONBody[PlayNow], visitor: Asking, state: State) -> Opened:
        harbour: Harbour = state.harbour
        harbour.limits.take("change", visitor.known.id)
        title = known_title(data.title)
        preset = title.presets[0]
        places = [Place("me"), *(Place("bot") for _ in range(preset.seats - 1))]
        table = await seating.open_table(
            harbour,
            visitor.known,
            title,
            preset.options,
            places,
            public=False,
            preset=preset.id,
            language=visitor.language,
        )
        return Opened(table.code)

    @get("/tables/{code:str}", summary="The scene: all that I may see of a table")
    async def look(
        self, code: FromPath[str], visitor: Asking, state: State, request: Ask, eyes: Eyes = None
    ) -> Response[Plain]:
        table = await find(state.harbour, code, visitor)
        table.looked_at = time.monotonic()
        state.harbour.changed(table)  # bots at a table that was left go on
        small = takes_gzip(request)
        async with table.lock:
            seat = eyes_of(table, visitor.id, eyes)
            data = drawn_small(table, visitor, seat) if small else drawn(table, visitor, seat)
        return ready_json(data, compressed=small)

    @get("/tables/{code:str}/stream", summary="The scene, again whenever it changes (server-sent events)")
    async def stream(self, code: FromPath[str], visitor: Asking, state: State, eyes: Eyes = None) -> Stream:
        """Each event is called `scene`. `log_from` says from which line on the log is told anew."""
        state.harbour.limits.take("stream", visitor.address)
        table = await find(state.harbour, code, visitor)
        state.harbour.limits.check_open("stream", visitor.address)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return Stream(scenes(state.harbour, table, visitor, eyes), media_type="text/event-stream", headers=headers)

    @post("/tables/{code:str}/choices", status_code=200, summary="Decide")
    async def choose(self, code: FromPath[str], data: JSONBody[Chosen], visitor: Asking, state: State) -> Taken:
        return await decide(state.harbour, code, data, visitor)

    @post("/tables/{code:str}/why", status_code=200, summary="Why can I not do this?")
    async def why(self, code: FromPath[str], data: JSONBody[Wish], visitor: Asking, state: State) -> Reason:
        state.harbour.limits.take("choice", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        return Reason(*await playing.why_not(table, visitor.known, data.seat, data.choice, visitor.language))

    @post("/tables/{code:str}/hint", status_code=200, summary="What would the pilot do in my seat?")
    async def hint(self, code: FromPath[str], data: JSONBody[AtSeat], visitor: Asking, state: State) -> Hint:
        """Only for those who play without other people."""
        state.harbour.limits.take("hint", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        choice, decision = await playing.hint(state.harbour, table, visitor.known, data.seat, visitor.language)
        return Hint(choice.notation, choice.label, choice.target, decision)

    @post("/tables/{code:str}/undo", status_code=200, summary="Take my latest choice back")
    async def undo(self, code: FromPath[str], data: JSONBody[TakeBack], visitor: Asking, state: State) -> Taken:
        harbour: Harbour = state.harbour
        harbour.limits.take("choice", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        return Taken(await playing.undo(harbour, table, visitor.known, data.seat, data.key, visitor.language))

    @post("/tables/{code:str}/concede", status_code=200, summary="Vote to give up together")
    async def concede(self, code: FromPath[str], data: JSONBody[AtSeat], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("change", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        await playing.concede(state.harbour, table, visitor.known, data.seat, visitor.language)
        return Done()

    @post("/tables/{code:str}/chat", status_code=200, summary="Say something")
    async def chat(self, code: FromPath[str], data: JSONBody[Message], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("chat", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        await playing.chat(state.harbour, table, visitor.known, data.text)
        return Done()

    @post("/tables/{code:str}/mark", status_code=200, summary="Plant a flag as a suggestion, or take it away")
    async def mark(self, code: FromPath[str], data: JSONBody[Mark], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("choice", visitor.known.id)
        await playing.mark(await find(state.harbour, code, visitor), visitor.known, data.seat, data.target)
        return Done()

    @post("/tables/{code:str}/sit", status_code=200, summary="Take a seat, or take mine back from a bot")
    async def sit(self, code: FromPath[str], data: JSONBody[Sit], visitor: Asking, state: State) -> AtSeat:
        state.harbour.limits.take("change", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        return AtSeat(await seating.sit(state.harbour, table, visitor.known, data.seat, data.name))

    @post("/tables/{code:str}/leave", status_code=200, summary="Stand up")
    async def leave(self, code: FromPath[str], data: JSONBody[AtSeat], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("change", visitor.known.id)
        await seating.leave(state.harbour, await find(state.harbour, code, visitor), visitor.known, data.seat)
        return Done()

    @post("/tables/{code:str}/stand-in", status_code=200, summary="Let a bot play for somebody who is gone, or idle")
    async def stand_in(self, code: FromPath[str], data: JSONBody[AtSeat], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("change", visitor.known.id)
        await seating.stand_in(state.harbour, await find(state.harbour, code, visitor), visitor.known, data.seat)
        return Done()

    @post("/tables/{code:str}/ready", status_code=200, summary="Say whether I am ready")
    async def ready(self, code: FromPath[str], data: JSONBody[Ready], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("change", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        await seating.ready(state.harbour, table, visitor.known, data.seat, data.ready)
        return Done()

    @post("/tables/{code:str}/fill", status_code=200, summary="Host: put a bot into a seat, or empty it")
    async def fill(self, code: FromPath[str], data: JSONBody[Fill], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("change", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        await seating.fill(state.harbour, table, visitor.known, data.seat, data.level)
        return Done()

    @post("/tables/{code:str}/deal", status_code=200, summary="Host: begin")
    async def deal(self, code: FromPath[str], visitor: Asking, state: State) -> Done:
        state.harbour.limits.take("change", visitor.known.id)
        await seating.deal(state.harbour, await find(state.harbour, code, visitor), visitor.known)
        return Done()

    @post("/tables/{code:str}/rematch", status_code=200, summary="The same again, seats moved on by one")
    async def rematch(self, code: FromPath[str], visitor: Asking, state: State) -> Opened:
        state.harbour.limits.take("change", visitor.known.id)
        table = await find(state.harbour, code, visitor)
        return Opened(await seating.rematch(state.harbour, table, visitor.known))

    @get("/tables/{code:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
    async def record(self, code: FromPath[str], visitor: Asking, state: State) -> Response[str]:
        table = await find(state.harbour, code, visitor)
        text = await finished_record(table)
        name = f'attachment; filename="{code}.txt"'
        return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


async def finished_record(table: Table) -> str:
    """The record holds the seed: it is shown only when the game is over."""
    async with table.lock:
        if table.state != "over":
            raise NotNow("not_over")
        return table.playing().record()
