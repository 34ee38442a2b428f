"""The players and watchers of a load run: programs over HTTP that cost little, as the server is to be measured."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

HERE = "127.0.0.1"
PATIENCE = 30.0  # seconds until an answer or an event counts as lost
STALE = 3.0  # seconds after which an unused connection is opened anew: the server soon closes it
EVENT = b"event: snapshot\ndata: "


class Failed(Exception):
    """The server refused, or did not answer (status 0)."""

    def __init__(self, what: str, status: int = 0) -> None:
        super().__init__(what)
        self.status = status


class Taken(msgspec.Struct):
    """A choice that the server has acknowledged."""

    code: str
    seq: int
    seat: int
    choice: str
    key: str


class Link:
    """How one person asks: one question at a time, on a connection that is kept."""

    def __init__(self, port: int, token: str = "", address: str = HERE) -> None:
        self.port = port
        self.token = token
        self.address = address  # from which it asks
        self.connection: Connection | None = None
        self.used = 0.0

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, as plain data."""
        return json.loads(await self.fetch(method, path, b"" if body is None else json.dumps(body).encode()))

    async def fetch(self, method: str, path: str, body: bytes = b"") -> bytes:
        if self.connection is not None and self.connection.transport.is_closing():
            self.connection = None
        if self.connection is None or time.monotonic() - self.used > STALE:
            self.close()
            loop = asyncio.get_running_loop()
            _, self.connection = await loop.create_connection(Connection, HERE, self.port, local_addr=(self.address, 0))
        async with asyncio.timeout(PATIENCE):
            status, answer = await self.connection.send(head(method, path, self.token, len(body)) + body)
        self.used = time.monotonic()
        if status >= 400:
            raise Failed(f"{method} {path}: {status} {answer[:200].decode(errors='replace')}", status)
        return answer

    def close(self) -> None:
        if self.connection is not None:
            self.connection.transport.close()
            self.connection = None


class Connection(asyncio.Protocol):
    """Questions and answers in turn."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.received = bytearray()
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None

    def send(self, question: bytes) -> asyncio.Future[tuple[int, bytes]]:
        """Its status and what it says."""
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(question)
        return self.waiting

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.received += data
        end = self.received.find(b"\r\n\r\n")
        if end < 0:
            return
        lines = self.received[:end].lower().split(b"\r\n")
        size = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
        if len(self.received) < end + 4 + size:
            return
        answer = int(lines[0][9:12]), bytes(self.received[end + 4 :])
        self.received.clear()
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(Failed("the server closed the connection"))


class Stream(asyncio.Protocol):
    """One open page: tells of every snapshot."""

    transport: asyncio.Transport

    def __init__(self, tell: Callable[[bytes], None], fail: Callable[[str], None]) -> None:
        self.tell = tell
        self.fail = fail
        self.received = bytearray()
        self.begun = False
        self.closing = False

    async def open(self, port: int, code: str, token: str, address: str = HERE) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HERE, port, local_addr=(address, 0))
        self.transport.write(head("GET", f"/api/tables/{code}/stream", token, 0))

    def close(self) -> None:
        self.closing = True
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        received = self.received
        received += data
        if not self.begun:
            end = received.find(b"\r\n\r\n")
            if end < 0:
                return
            if not received.startswith(b"HTTP/1.1 200"):
                self.fail(f"a stream was refused: {received[:300].decode(errors='replace')}")
                self.close()
                return
            del received[: end + 4]
            self.begun = True
        while (line := received.find(b"\r\n")) >= 0:  # the body comes in chunks, each with its length before it
            size = int(received[:line], 16)
            end = line + 2 + size
            if len(received) < end + 2:
                return
            chunk = bytes(received[line + 2 : end])
            del received[: end + 2]
            if chunk.startswith(EVENT):
                self.tell(chunk[len(EVENT) : -2])

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            self.fail("the server ended a stream")


def head(method: str, path: str, token: str, size: int) -> bytes:
    known = f"authorization: Bearer {token}\r\n" if token else ""
    body = f"content-type: application/json\r\ncontent-length: {size}\r\n" if size else ""
    if method == "POST" and not size:
        body = "content-length: 0\r\n"
    return f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{known}{body}\r\n".encode()
