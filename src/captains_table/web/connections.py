"""Connections that do not wait for ever: whoever sends too slowly, or opens too many, is let go."""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from math import inf
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from captains_table.server.addresses import TrustedProxies, rate_limit_key
from captains_table.server.settings import Settings

HEADERS = 10.0  # seconds until the headers of a request must be there
BODY = 20.0  # seconds from then until all of it must be
READING = 120.0  # seconds in which somebody must take some of an answer that waits for them
HEAD_BYTES = 32 << 10  # of the headers of a request; browsers send one or two thousand
HEAD_FIELDS = 100
PIPELINED = 32  # requests that may wait on a connection for the answer to the one before
PIECE = 16 << 10  # bytes after which it is looked whether this is too much
SWEEP = 1.0  # seconds between looks at all connections: cheaper than a timer for each request
FULL = b"Too many connections are open from your address. Close some and try again."
SLOW = b"The request did not come in time."
LONG = b"The headers of the request are too long."


class ConnectionWatch:
    """All connections of a server: how many of each address, and who is late."""

    def __init__(self, trust: TrustedProxies, most: int) -> None:
        self.trust = trust
        self.most = most
        self.open: Counter[str] = Counter()
        self.connections: set[Connection] = set()
        self._sweeping = False

    def admit(self, connection: Connection, peer: str | None) -> bool:
        """Whether there is room for one more. A proxy speaks for many: its connections are not counted."""
        if not self.trust.trusts(peer):
            address = rate_limit_key(peer or "")
            if self.open[address] >= self.most:
                return False
            self.open[address] += 1
            connection.address = address
        self.connections.add(connection)
        if not self._sweeping:
            self._sweeping = True
            connection.loop.call_later(SWEEP, self._sweep, connection.loop)
        return True

    def forget(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.address is not None:
            self.open[connection.address] -= 1
            if not self.open[connection.address]:
                del self.open[connection.address]
            connection.address = None

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for late in [each for each in self.connections if each.due < now]:
            late.give_up()
        for asleep in [each for each in self.connections if each.reads_nothing(now)]:
            asleep.transport.abort()
        self._sweeping = bool(self.connections)
        if self._sweeping:
            loop.call_later(SWEEP, self._sweep, loop)


class Connection(HttpToolsProtocol):
    """uvicorn's, with a moment until which what is being sent must be there; none while an answer is on its way."""

    watch: ConnectionWatch
    due = inf
    head = 0  # bytes of headers so far
    part = ""  # which part of a request has begun and is not complete: headers, body
    address: str | None = None  # under which it is counted
    unread = 0  # bytes of answers that waited at the last look
    last_read = inf  # when fewer waited than at the look before, or none
    running: RequestResponseCycle | None = None  # what is being answered, while others may wait behind it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.watch.admit(self, self.client[0] if self.client else None):
            self.due = self.loop.time() + HEADERS
        else:
            self._dismiss(HTTPStatus.TOO_MANY_REQUESTS, FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self.watch.forget(self)
        self.pipeline.clear()  # what was asked in advance: nobody waits for it any more
        if self.running is not None:  # uvicorn tells only the request that came last
            self.running.disconnected = True
            self.running.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In pieces: the parser would read all of it, however much and however many requests that is."""
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            super().data_received(piece)
            self.head += len(piece) if self.part == "headers" else 0
            if self.head > HEAD_BYTES or len(self.headers or ()) > HEAD_FIELDS:
                self._refuse_headers()
            elif len(self.pipeline) > PIPELINED:
                self.transport.close()
            if self.transport.is_closing():
                return

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.part = "headers"
        self.head = 0
        self.due = self.loop.time() + HEADERS

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.part = "body"
        self.due = self.loop.time() + BODY

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.part = ""
        answered = self.cycle is None or self.cycle.response_complete  # before all of it was there
        self.due = self.loop.time() + HEADERS if answered else inf

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.part:
            self._unset_keepalive_if_required()
        elif self.timeout_keep_alive_task is not None:
            self.due = self.loop.time() + HEADERS  # for the next one: a line break alone ends uvicorn's own time-out

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody can do anything about it, and anybody could fill the log with it."""

    def give_up(self) -> None:
        """What was to come is late, unless it is we who do not read, or uvicorn waits for another request itself."""
        if self.transport.is_closing() or self.flow.read_paused or self.timeout_keep_alive_task is not None:
            return
        between = self.cycle is None or self.cycle.response_complete
        if (self.part == "headers" and between) or (self.part == "body" and not self.cycle.response_started):
            self._dismiss(HTTPStatus.REQUEST_TIMEOUT, SLOW)
        else:
            self.transport.close()

    def reads_nothing(self, now: float) -> bool:
        """Answers wait for whoever does not take them, also after the connection was to be closed."""
        unread = self.transport.get_write_buffer_size()
        if not unread or unread < self.unread or self.last_read == inf:
            self.last_read = now
        self.unread = unread
        return now - self.last_read > READING

    def _refuse_headers(self) -> None:
        """With a sentence, unless an answer is on its way into which it would be put."""
        if self.running is None or self.running.response_complete or not self.running.response_started:
            self._dismiss(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, LONG)
        else:
            self.transport.close()

    def _dismiss(self, status: HTTPStatus, message: bytes) -> None:
        if self.cycle is not None:
            self.cycle.disconnected = True  # what is said from now on is not heard
        head = (
            f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
            f"content-length: {len(message)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + message)
        self.transport.close()


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is to be told so that connections are watched. There are no web sockets here."""
    watch = ConnectionWatch(settings.trust, settings.connections)
    return {"http": type("WatchedConnection", (Connection,), {"watch": watch}), "ws": "none", "proxy_headers": False}
