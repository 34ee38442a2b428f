"""Holding connections open by sending next to nothing."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest

from captains_table.server.settings import Settings
from captains_table.web import connections
from tests.live_app import PATIENCE, Listener, LiveApp, live_app
from tests.web.tables import open_table

HEAD = b"HTTP/1.1 408 "
Dial = Callable[..., socket.socket]
HALF = b"GET /api/me HTTP/1.1\r\nHost: loc"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[LiveApp]:
    monkeypatch.setattr(connections, "SWEEP", 0.1)
    with live_app(data=str(tmp_path), connections=40) as running:
        yield running


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is little time."""
    monkeypatch.setattr(connections, "HEADERS", 0.3)
    monkeypatch.setattr(connections, "BODY", 0.3)


@pytest.fixture
def dial(app: LiveApp) -> Iterator[Dial]:
    with ExitStack() as lines:

        def dialled(sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
            line = socket.create_connection(("127.0.0.1", app.port), PATIENCE, (source, 0))
            lines.enter_context(line)
            line.sendall(sent)
            return line

        yield dialled


def time_is_up(app: LiveApp, slow: int) -> None:
    """As if it were late, for everybody who has not sent all; so many are known to be among them."""
    http: Any = app._server.config.http

    async def late() -> None:
        while sum(each.part == "headers" for each in http.watch.connections) < slow:
            await asyncio.sleep(0.01)
        for each in http.watch.connections:
            each.due = inf if each.due == inf else 0.0

    app.run(late())


def until_the_end(line: socket.socket) -> bytes:
    """All that comes, until the server hangs up; a server that never does fails the test."""
    told = b""
    try:
        while chunk := line.recv(65536):
            told += chunk
    except ConnectionResetError:
        pass
    return told


@pytest.mark.parametrize("sent", [HALF, b"G", POST % 100 + b"{", POST % 100, HALF.replace(b"GET /api/me", b"GET /")])
def test_a_request_that_never_ends(hurried: None, dial: Dial, sent: bytes) -> None:
    told = until_the_end(dial(sent))
    assert told.startswith(b"HTTP/1.1 408 ") and b"connection: close" in told and told.count(b"HTTP/1.1") == 1


def test_a_request_that_never_begins(hurried: None, dial: Dial) -> None:
    assert until_the_end(dial()) == b""
    assert until_the_end(dial(b"\r\n")) == b""


def test_a_second_request_that_never_ends(hurried: None, dial: Dial) -> None:
    """After one that was answered; and line breaks, which put off uvicorn's own time-out, but begin nothing."""
    for second, told in {HALF: b"HTTP/1.1 408 ", b"\r\n": b""}.items():
        line = dial(WHOLE)
        assert line.recv(10_000).startswith(b"HTTP/1.1 200 ")
        line.sendall(second)
        assert until_the_end(line)[: len(HEAD)] == told
    assert until_the_end(dial(WHOLE + HALF)).count(b"HTTP/1.1 ") == 2


def test_a_body_that_goes_on_after_the_answer(hurried: None, dial: Dial) -> None:
    line = dial(POST % 10_000_000 + b"{" * 1000)
    assert until_the_end(line).count(b"HTTP/1.1 ") == 1


def test_hundreds_of_half_requests(app: LiveApp, dial: Dial) -> None:
    """One address gets so many connections, the others are served, and when it is late the slow ones are gone."""
    slow = [dial(HALF) for _ in range(60)]
    refused = [until_the_end(line)[: len(HEAD)] for line in slow[40:]]
    assert set(refused) <= {b"HTTP/1.1 429 ", b""}  # cut off, where the answer met what was still being sent
    elsewhere = dial(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"), source="127.0.0.2")
    assert until_the_end(elsewhere).startswith(b"HTTP/1.1 200 ")
    time_is_up(app, 40)
    assert all(until_the_end(line).startswith(b"HTTP/1.1 408 ") for line in slow[:40])
    assert httpx.get(f"{app.url}/healthz").status_code == 200  # there is room again


def test_connections_are_counted_by_household() -> None:
    watched = connections.uvicorn_options(Settings(connections=2, trusted_proxies="10.0.0.0/8"))["http"].watch

    class Line:
        address: str | None = None

        class loop:  # noqa: N801
            @staticmethod
            def call_later(*_: object) -> None:
                return None

    def admitted(*peers: str | None) -> list[bool]:
        return [watched.admit(Line(), peer) for peer in peers]

    assert admitted("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1") == [True, True, False, True]
    assert admitted("::ffff:1.2.3.4", "1.2.3.4", "1.2.3.4", "1.2.3.5") == [True, True, False, True]
    assert admitted(None, None, None) == [True, True, False]
    assert all(admitted(*["10.0.0.1"] * 5))
    first = next(line for line in watched.connections if line.address == "1.2.3.4")
    watched.forget(first)
    assert admitted("1.2.3.4", "1.2.3.4") == [True, False]


def test_whoever_only_listens_is_left_alone(app: LiveApp, dial: Dial) -> None:
    """Streams, and connections kept for the next request, outlive what is too slow."""
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben, options={"talk": "free"})
    stream = Listener(ben, code)
    kept = dial(WHOLE)
    assert kept.recv(10_000).startswith(b"HTTP/1.1 200 ")
    slow = dial(HALF)
    time_is_up(app, 1)
    assert until_the_end(slow).startswith(b"HTTP/1.1 408 ")
    kept.sendall(WHOLE)
    assert kept.recv(10_000).startswith(b"HTTP/1.1 200 ")
    anna.post(f"/api/tables/{code}/chat", text="Still there?")
    stream.wait(lambda snapshot: bool(snapshot["chat"]))
    stream.close()


@pytest.mark.parametrize("closing", [False, True])
def test_answers_that_nobody_reads(app: LiveApp, monkeypatch: pytest.MonkeyPatch, closing: bool) -> None:
    """They lie in the memory of the server; whoever reads, however slowly, gets all of them."""
    monkeypatch.setattr(connections, "READING", 5.0)
    http: Any = app._server.config.http
    asking = b"GET /texts/en/x HTTP/1.1\r\nHost: localhost\r\n\r\n" * 30
    asking += WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n") if closing else b""
    with ExitStack() as lines:
        deaf, slow = (lines.enter_context(socket.socket()) for _ in range(2))
        for line in (deaf, slow):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(PATIENCE)
            line.connect(("127.0.0.1", app.port))
            line.sendall(asking)
        told = 0
        while told < 3_000_000 and (chunk := slow.recv(65536)):
            told += len(chunk)
            time.sleep(0.001)
        assert told >= 3_000_000

        async def left() -> None:
            while any(each.client[1] == deaf.getsockname()[1] for each in http.watch.connections):
                await asyncio.sleep(0.05)

        app.run(asyncio.wait_for(left(), PATIENCE))


def test_web_sockets_are_not_spoken(dial: Dial) -> None:
    line = dial(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"))
    assert line.recv(10_000).startswith(b"HTTP/1.1 200 ")
