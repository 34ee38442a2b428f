"""Whoever sends nonsense, or goes away, does not fill the log; and a log that cannot be written fails no request."""

from __future__ import annotations

import resource
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as running:
        yield running


def _send(server: Server, data: bytes, *, wait: bool) -> bytes:
    """On a connection of its own; whoever does not wait goes away at once."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(data)
        return line.recv(1000) if wait else b""


def _said(server: Server) -> str:
    """What was logged since the server is open."""
    server.stop()
    return server.log.partition("closes it)\n")[2]


def test_noise_is_not_logged(server: Server) -> None:
    noise = (
        b"\x16\x03\x01\x02\x00\x01",
        b"BREW / COFFEE\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n\r\n",
    )
    for data in noise:
        _send(server, data, wait=True)
    assert _said(server) == ""


def test_uploads_that_are_broken_off_are_not_logged_as_errors(server: Server) -> None:
    """Each wrote a line that said the server had failed."""
    head = b"POST /api/replays HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\n"
    for _ in range(3):
        _send(server, head + b'{"record": "x', wait=False)
    assert server.guest("Anna").get("/api/me").status_code == 200
    assert "error" not in _said(server)


def test_who_asks_in_advance_and_goes_is_not_answered(server: Server) -> None:
    """uvicorn went on answering into a closed connection, an error in the log each time."""
    question = b"GET /rules/galactic-cruise HTTP/1.1\r\nhost: localhost\r\n\r\n"
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(question * 40)
            _wait_until_full(line)
    assert server.guest("Anna").get("/api/me").status_code == 200
    assert "ERROR" not in _said(server)


def _wait_until_full(line: socket.socket) -> None:
    """Until the other side cannot send any more."""
    before, now = -1, 0
    while now != before:
        time.sleep(0.3)
        before, now = now, len(line.recv(1 << 24, socket.MSG_PEEK))


def test_a_stream_with_more_asked_behind_it_ends_with_its_connection(server: Server) -> None:
    """It was not told: each page counted as open until the next sign of life, up to fifteen seconds later."""
    anna = server.guest("Anna")
    for _ in range(10):
        code = anna.post("/api/play-now", json={"title": "tranquility"}).json()["code"]
        stream = f"GET /api/tables/{code}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
        _send(server, stream + b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n", wait=True)
    until = time.monotonic() + 6
    while "captain_streams 0.0" not in anna.get("/metrics").text:
        assert time.monotonic() < until, "a stream is still open"
        time.sleep(0.05)


@pytest.mark.parametrize("origin", [b"http://[", b"http://]/", b"[", b"", b"null", b"http://\xff", b"://"])
def test_origins_that_cannot_be_read_are_elsewhere(server: Server, origin: bytes) -> None:
    """Some of them raised an error in the guard."""
    host = f"127.0.0.1:{server.port}".encode()
    question = b"POST /api/me HTTP/1.1\r\nhost: %b\r\norigin: %b\r\ncontent-length: 0\r\n\r\n" % (host, origin)
    assert _send(server, question, wait=True).startswith(b"HTTP/1.1 403")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take the disk away from another process")
def test_a_full_disk_is_said_even_if_it_holds_the_log(server: Server) -> None:
    """Writing the log raised an error: "the storage cannot be used now" became "internal server error"."""
    assert server.process is not None
    anna = server.guest("Anna")
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, hard))
    for _ in range(3):
        answer = anna.post("/api/play-now", json={"title": "tranquility"})
        assert answer.status_code == 503 and answer.json()["message"]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    assert anna.post("/api/play-now", json={"title": "tranquility"}).status_code == 201
