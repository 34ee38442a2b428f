"""Requests that cannot be: bodies that are spoilt, too large or nonsense, and paths that want to lead elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.live_app import Guest, LiveApp
from tests.server.helpers import essence
from tests.web.tables import clean, open_table

# -- bodies that cannot be -------------------------------------------------------------------------------------

SPOILT = {
    "empty": b"",
    "not JSON": b"name=Anna",
    "cut short": b'{"name":"An',
    "null": b"null",
    "a list": b"[]",
    "a number": b"7",
    "NaN": b'{"name":NaN}',
    "infinity": b'{"name":Infinity}',
    "a huge number": b'{"seat":1e999}',
    "a long number": b'{"seat":' + b"9" * 5000 + b"}",
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "half a character": b'{"name":"\\ud800"}',
    "deep": b"[" * 19_000,
    "deep and closed": b'{"x":' + b"[" * 9_000 + b"]" * 9_000 + b"}",
    "deep objects": b'{"a":' * 3_900,
    "a wrong type": b'{"name":7,"seat":"0","options":[],"text":{},"record":[],"account":true}',
    "an unknown field": b'{"name":"Anna","admin":true}',
    "a BOM": b'\xef\xbb\xbf{"name":"Anna"}',
    "zeros": b"\x00" * 64,
    "many keys": b"{" + b",".join(b'"%d":0' % n for n in range(2_000)) + b"}",
}
WRITING = [
    "me", "account", "account/password", "account/delete", "login",
    "titles/tranquility/check", "tables", "play-now", "replays", "replays/play-on",
    "tables/CODE/choices", "tables/CODE/why", "tables/CODE/undo", "tables/CODE/concede", "tables/CODE/chat",
    "tables/CODE/mark", "tables/CODE/sit", "tables/CODE/leave", "tables/CODE/stand-in", "tables/CODE/ready",
    "tables/CODE/fill", "tables/CODE/hint",
]  # fmt: skip


@pytest.mark.parametrize("body", SPOILT.values(), ids=SPOILT.keys())
def test_spoilt_bodies(app: LiveApp, anna: Guest, body: bytes) -> None:
    code = open_table(anna)
    before = essence(app.table(code))
    for path in WRITING:
        answer = anna.http.post(
            f"/api/{path.replace('CODE', code)}", content=body, headers={"content-type": "application/json"}
        )
        clean(answer, 400)
    assert essence(app.table(code)) == before


@pytest.mark.parametrize("declared", [True, False], ids=["declared", "in pieces"])
def test_bodies_that_are_too_large(app: LiveApp, anna: Guest, declared: bool) -> None:
    code = anna.post("/api/play-now", title="tranquility")["code"]

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    for path in ("/api/replays", "/api/me", f"/api/tables/{code}/choices"):
        body = b" " * 1_000_000 if declared else pieces()
        answer = anna.http.post(path, content=body, headers={"content-type": "application/json"})
        clean(answer, 413)


def test_odd_content_types(app: LiveApp) -> None:
    guest = app.guest(None)
    for kind in ("multipart/form-data", "multipart/form-data; boundary=x", "application/msgpack", "text/xml", "x", ""):
        answer = guest.http.post("/api/login", content=b"--x\r\n\r\n--x--", headers={"content-type": kind})
        clean(answer, 400, 415)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("tables", {"title": "tranquility", "seats": [{"kind": "me"}] * 16}),
        ("tables", {"title": "tranquility", "seats": [{"kind": "me", "admin": True}]}),
        ("tables", {"title": "tranquility", "seats": [{"kind": "bot"}]}),
        ("tables", {"title": "tranquility", "seats": [{"kind": "me"}, {"kind": "bot", "level": "admiral"}]}),
        ("tables", {"title": "tranquility", "seats": [{"kind": "me"}, {"kind": "here", "name": "x" * 10_000}]}),
        ("tables", {"title": "tranquility", "seats": [{"kind": "me"}], "options": {"removal": -1}}),
        ("tables", {"title": "tranquility", "seats": [{"kind": "me"}], "options": {"removal": 10**30}}),
        ("tables", {"title": "tranquility", "seats": [{"kind": "me"}], "options": {"__class__": "x"}}),
        ("tables", {"title": "../tranquility", "seats": [{"kind": "me"}]}),
        ("tables", {"title": "tic\x00tac", "seats": [{"kind": "me"}]}),
        ("play-now", {"title": ""}),
        ("replays/play-on", {"ply": -1, "seat": 0}),
        ("replays/play-on", {"ply": 0, "seat": 0, "code": "\x00"}),
        ("replays/play-on", {"ply": 0, "seat": 0}),
        ("account", {"account": "a" * 200, "password": "x" * 12}),
        ("account", {"account": "anna", "password": "x" * 400}),
        ("login", {"account": "\x00", "password": "\x00"}),
        ("tables/CODE/choices", {"seat": 15, "decision": "0.0", "choice": "x", "key": "k"}),
        ("tables/CODE/choices", {"seat": -1, "decision": "0.0", "choice": "x", "key": "k"}),
        ("tables/CODE/choices", {"seat": True, "decision": "0.0", "choice": "x", "key": "k"}),
        ("tables/CODE/choices", {"seat": 0.5, "decision": "0.0", "choice": "x", "key": "k"}),
        ("tables/CODE/chat", {"text": "x" * 2001}),
        ("tables/CODE/fill", {"seat": 1, "level": "captain"}),
        ("tables/CODE/mark", {"seat": 0, "target": "__proto__"}),
    ],
    ids=str,
)  # fmt: skip
def test_wishes_that_cannot_be(app: LiveApp, anna: Guest, path: str, body: dict[str, Any]) -> None:
    code = anna.post("/api/play-now", title="tranquility")["code"]
    clean(anna.try_post(f"/api/{path.replace('CODE', code)}", **body), 400, 403, 404, 409, 422)


@pytest.mark.parametrize("key", ["", " ", "a b", "a\x00b", "ключ", "x" * 65, "\n", None, 7], ids=repr)
def test_keys_that_cannot_be(app: LiveApp, anna: Guest, key: Any) -> None:
    """Refused before any storage sees them, though the choice is good."""
    code = open_table(anna)
    seen = anna.snapshot(code)
    clean(anna.choose(code, 0, seen["game"]["choices"][0]["notation"], key, seen["decision"]), 400)
    clean(anna.try_post(f"/api/tables/{code}/undo", seat=0, key=key), 400)
    assert app.table(code).seq == 0


# -- paths -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/titles/../server/people.py", "/titles/tranquility/../../../server/people.py",
        "/titles/tranquility/..%2ftitle.py", "/titles/tranquility/..%2f..%2f..%2fserver%2fpeople.py",
        "/titles/tranquility/title.py", "/titles/tranquility/title.toml", "/titles/tranquility/__init__.py",
        "/titles/tranquility/board/..%2ftitle.py", "/titles/tranquility/board/..%2f..%2ftitle.toml",
        "/titles/tranquility/board/../title.py", "/titles/tranquility/board/%2e%2e/title.toml",
        "/titles/tranquility/board//etc/passwd", "/titles/tranquility/board/%2fetc%2fpasswd",
        "/titles/tranquility/board/primer.toml", "/titles/tranquility/board/sea", "/titles/tranquility/board/",
        "/titles/tranquility/board", "/titles/tranquility/board/sea/..%2f..%2ftitle.py",
        "/titles/tranquility/..", "/titles/tranquility/.", "/titles/tranquility/%2e%2e%2ftitle.py",
        "/titles/tranquility/..%5ctitle.py", "/titles/tranquility/board/..%5ctitle.py",
        "/titles/tranquility/board/index.js%00.svg", "/titles/tranquility/board/%00.js",
        "/titles/%2e%2e/tranquility", "/titles/tranquility/board/" + "a" * 300 + ".js", "/static/..%2f..%2fapp.py",
        "/static/../app.py", "/static/%2e%2e/app.py", "/static/shell/..%2f..%2f..%2fapp.py", "/static//etc/passwd",
        "/static/%2fetc%2fpasswd", "/static/..%5c..%5capp.py", "/static/%00", "/static/" + "a" * 300,
        "/static/" + "%C3%A4" * 200, "/static/" + "a/" * 200, "/static/.", "/static/shell", "/static/",
        "/static/theme/%0a", "/texts/../en/x.json", "/texts/fr/x.json", "/rules/..%2fdevelopment",
        "/rules/../../README", "/rules/%2e%2e", "/rules/" + "a" * 1000, "/t/a/b", "//evil.example/",
        "/%2f%2fevil.example", "/.env", "/.git/config", "/api/tables/..%2f..%2fme", "/api/schema/..%2f..", "/%ff%fe",
        "/api/tables/%ff",
    ],
)  # fmt: skip
def test_paths_lead_nowhere_else(nobody: Guest, path: str) -> None:
    """Sent as they are: nothing tidies them up on the way."""
    answer = _raw(nobody, path)
    assert answer.status_code in (301, 302, 307, 308, 400, 404, 405), f"{path}: {answer.status_code}"
    assert b"import " not in answer.content and b"root:" not in answer.content
    assert "evil" not in answer.headers.get("location", "")


def _raw(guest: Guest, path: str) -> httpx.Response:
    url = guest.http.base_url.copy_with(raw_path=path.encode())
    return guest.http.send(httpx.Request("GET", url))
