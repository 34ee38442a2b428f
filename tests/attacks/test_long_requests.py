"""Requests that are longer than any honest one: headers, bodies, names, and many at once."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from captains_table.server.errors import BadRequest
from captains_table.server.names import read_name
from captains_table.server.people import _hash
from captains_table.web import connections
from tests.live_app import PATIENCE, LiveApp, live_app
from tests.web.tables import clean

LINE = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
)
ACCENTS = "\u0301\u0316"  # above and below: putting many of them in order takes the square of their number
SOON = 5.0  # seconds; without the bounds it takes many times as long


@pytest.fixture
def app(tmp_path: Path) -> Iterator[LiveApp]:
    with live_app(data=str(tmp_path)) as running:
        yield running


def answers(app: LiveApp, sent: bytes) -> bytes:
    """All that comes back until the server hangs up, which it must."""
    with socket.create_connection(("127.0.0.1", app.port), PATIENCE) as line:
        told = b""
        try:
            line.sendall(sent)
            while chunk := line.recv(65536):
                told += chunk
        except (ConnectionResetError, BrokenPipeError):
            pass  # it did so while we were sending
        return told


@pytest.mark.parametrize(
    "sent",
    [
        LINE + b"X: " + b"x" * 2_000_000,
        LINE + b"X: x\r\n" * 200_000,
        LINE + b"Cookie: " + b"a=b; " * 20_000 + b"\r\n\r\n",
        b"GET /api/me?" + b"a=b&" * 15_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        LINE + b"".join(b"X-%d: x\r\n" % number for number in range(101)) + b"\r\n",
        CHUNKED + b"X: x\r\n" * 200_000,
    ],
    ids=["one header", "many headers", "cookies", "query", "a hundred headers", "trailers"],
)
def test_headers_without_end(app: LiveApp, sent: bytes) -> None:
    """They are not even read to the end; without a bound each would be kept, and some read again and again."""
    told = answers(app, sent)
    assert told[:13] in (b"HTTP/1.1 431 ", b"")  # cut off, where the answer met what was still being sent
    assert app.guest("Anna").get("/api/me")["name"] == "Anna"


def test_headers_of_an_honest_length(app: LiveApp) -> None:
    sent = LINE + b"Cookie: x=" + b"x" * 8000 + b"\r\n" + b"X: x\r\n" * 60 + b"Connection: close\r\n\r\n"
    assert answers(app, sent).startswith(b"HTTP/1.1 200 ")


def test_thousands_of_requests_at_once(app: LiveApp) -> None:
    """Some wait for the answer to the one before; whoever sends more is not waited for."""
    few = (LINE + b"\r\n") * 20 + LINE + b"Connection: close\r\n\r\n"
    assert answers(app, few).count(b"HTTP/1.1 200 ") == 21
    told = answers(app, (LINE + b"\r\n") * 20_000)
    assert told.count(b"HTTP/1.1 ") < 20_000 / 2


def test_wishes_for_languages_without_end(app: LiveApp) -> None:
    """Only the first ones are looked at: a browser has a few, and every page of an error asks again."""
    anna = app.guest("Anna")
    for others, language in ((2, "de"), (5000, "en")):
        wishes = {"accept-language": "xx," * others + "de"}
        assert anna.http.get("/api/me", headers=wishes).json()["language"] == language


def test_a_token_without_end_is_not_remembered(app: LiveApp) -> None:
    """What is asked about a token is kept for the next request: thousands of long ones would fill the memory."""
    anna = app.guest("Anna")
    before = _hash.cache_info().currsize
    for number in range(20):
        told = anna.http.get("/api/me", headers={"authorization": f"Bearer {number}{'x' * 8000}"})
        assert told.json()["name"] is None
        wrong = {"account": "anna", "password": "a wild guess"}
        anna.http.post("/api/login", json=wrong, headers={"cookie": f"captain_device={number}{'x' * 8000}"})
    assert _hash.cache_info().currsize <= before + 1


def test_a_name_of_a_hundred_thousand_accents(app: LiveApp) -> None:
    began = time.monotonic()
    with pytest.raises(BadRequest):
        read_name("a" + ACCENTS * 60_000)
    anna = app.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "here", "name": "a" + ACCENTS * 6_000}]
    clean(anna.try_post("/api/tables", title="tranquility", seats=seats), 413)
    seats = [{"kind": "me"}, {"kind": "here", "name": "a" + ACCENTS * 700}]
    clean(anna.try_post("/api/tables", title="tranquility", seats=seats), 422)
    assert time.monotonic() - began < SOON


def test_bodies_are_as_large_as_their_route_needs(app: LiveApp) -> None:
    """Only records are long. Everything else is read by the event loop itself."""
    anna = app.guest("Anna")
    options = {f"option{number}": number for number in range(20_000)}
    bodies: dict[str, dict[str, Any]] = {
        "/api/titles/tranquility/check": {"seats": 2, "options": options},
        "/api/tables": {"title": "tranquility", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": options},
        "/api/me": options,
    }
    for path, body in bodies.items():
        clean(anna.try_post(path, **body), 413)
    clean(anna.try_post("/api/replays", record="x" * 150_000), 422)  # it is read, and is none
    clean(anna.try_post("/api/replays/play-on", record="x" * 150_000, ply=0, seat=0), 422)
    clean(anna.try_post("/api/replays", record="x" * 600_000), 413)


def test_the_bound_of_headers_is_one_for_each_request(app: LiveApp) -> None:
    """Many short ones over one connection are no long one."""
    with closing(HTTPConnection("127.0.0.1", app.port, timeout=PATIENCE)) as line:
        for _ in range(2 * connections.HEAD_BYTES // 8000):
            line.request("GET", "/api/me", headers={"x": "x" * 8000})
            answer = line.getresponse()
            assert answer.read() and answer.status == 200
