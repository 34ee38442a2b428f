"""Those who besiege the server: a process of its own, each kind of attack from an address of its own.

Everything is bounded in number and rate, goes to the loopback alone and ends when its time is up.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

from bench.load_client import HERE
from bench.siege_attacker import HELD, TITLES, Ammunition, Attacker, Tally, hold, last_word, open_one
from tests.attacks import mutating

PAGES = (
    "/", "/rules", "/rules/galactic-cruise", "/credits", "/replay", "/me", "/set/dream-cruise", "/metrics", "/healthz",
    "/api/titles", "/api/titles/galactic-cruise", "/api/home", "/api/me", "/api/schema/openapi.json",
    "/titles/cruise-line-caribbean/cards.json", "/static/shell/play/index.js", "/static/theme/tokens.css",
    "/texts/de/x.json",
)  # fmt: skip
ODD_PATHS = (
    "/..%2f..%2fetc/passwd", "/static/../../app.py", "/static/%2e%2e/app.py", "/%00", "/api/tables/%ff%fe",
    "/api/tables/" + "A" * 9000, "/titles/tranquility/state.py", "/titles/..%2f/board/x.js", "/api/titles/%F0%9F%9A%A2",
    "/api/tables/x/look-back/99999999999999999999", "/api/tables/x/look-back/-1", "/?lang=" + "%00" * 300, "//",
    "/api//me",
    "/api/home/older?before=%00", "/api/tables/x?seat=99", "/t/" + "%25" * 80, "*", "http://elsewhere.example/",
)  # fmt: skip
ODD_HEADERS: tuple[dict[str, str], ...] = (
    {"content-length": "-1"}, {"content-length": "99999999999"}, {"transfer-encoding": "chunked, gzip"},
    {"cookie": "session=" + "x" * 5000}, {"authorization": "Bearer \xff\xfe"}, {"authorization": "bearer " + "a" * 999},
    {"accept-language": "," * 4000}, {"accept-encoding": "gzip;q=nan"}, {"if-none-match": "\xff" * 200},
    {"host": "evil.example"}, {"origin": "http://["}, {"expect": "100-continue"}, {"upgrade": "websocket"},
    {"range": "bytes=0-,0-,0-,0-"}, {"content-type": "multipart/form-data"}, {"x-forwarded-for": "1.2.3.4" * 500},
    {"content-encoding": "gzip"}, {"content-type": "application/json; charset=\xe9"},
)  # fmt: skip
ODD_BODIES: tuple[bytes, ...] = (
    b"", b"null", b"[]", b"{", b'"\\ud800"', b"\xff\xfe\x00", b"[" * 60_000, b'{"a":' * 60_000, b"9" * 400_000,
    b'{"name": "\\u0000"}', b'{"name": 1e999}', b'{"name": "x", "name": "y"}', b'{"title": "x", "seats": [0]}',
    b'{"seat": 99999999999999999999, "choice": "x", "decision": "", "key": "k"}', b'{"record": "", "eyes": "\\n"}',
    b'{"title": "tranquility", "seats": [{"kind": "me"}], "options": {"mode": 1e308}}', b" " * 600_000,
    b'{"ply": 5, "seat": 0}', b'{"text": "' + b"\xcc\x81" * 900 + b'"}',
)  # fmt: skip
WRITES = (
    "/api/me", "/api/login", "/api/account", "/api/tables", "/api/play-now", "/api/replays", "/api/replays/play-on",
    "/api/titles/dream-cruise/check", "/api/logout", "/api/account/password", "/api/account/delete",
)  # fmt: skip
METHODS = ("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "CONNECT", "BREW", "POST")


class Attack(NamedTuple):
    """One kind: what is done again and again, and the seconds in between."""

    do: Callable[[Attacker], Awaitable[None]]
    pause: float


# -- uploads -----------------------------------------------------------------------------------------------


async def spoilt_records(a: Attacker) -> None:
    text = a.ammunition.spoilt(a.rng)
    gzip = a.rng.choice(("gzip", "identity"))
    await a.send(
        "POST", "/api/replays", {"record": text, "eyes": a.rng.choice(("open", "0", "x"))}, accept_encoding=gzip
    )


async def spoilt_beginnings(a: Attacker) -> None:
    body = {"record": a.ammunition.spoilt(a.rng), "ply": a.rng.randrange(30), "seat": a.rng.randrange(5)}
    await a.send("POST", "/api/replays/play-on", body, authorization=f"Bearer {await a.token()}")


async def huge_records(a: Attacker) -> None:
    good = a.rng.choice(a.ammunition.long)
    body = a.rng.choice(
        (
            {"record": good + "\n" + "0 x\n" * 50_000},
            {"record": good.replace("\n", "\n\n" * 100)[:249_000]},
            {"record": "position: " + "[" * 200_000},
            {"record": "9" * 700_000},
            b"[" * 500_000,
            b'{"record":' * 50_000,
        )
    )
    await a.send("POST", "/api/replays", body)


async def long_replays(a: Attacker) -> None:
    gzip = a.rng.choice(("gzip", "identity"))
    await a.send("POST", "/api/replays", {"record": a.rng.choice(a.ammunition.long)}, accept_encoding=gzip)


async def unread_replays(a: Attacker) -> None:
    """The largest that there are, not compressed, asked for and never read."""
    body = json.dumps({"record": a.ammunition.long[-1]}).encode()
    head = f"POST /api/replays HTTP/1.1\r\nhost: {HERE}\r\ncontent-length: {len(body)}\r\n\r\n".encode()
    await hold(a, 10, head + body, read=False)


async def play_ons(a: Attacker) -> None:
    """From late in a long game: it is played again, and kept."""
    text = a.rng.choice(a.ammunition.long)
    body = {"record": text, "ply": max(0, text.count("\n") - 60), "seat": 0}
    await a.send("POST", "/api/replays/play-on", body, authorization=f"Bearer {await a.token()}")


async def look_backs(a: Attacker) -> None:
    code, token = await a.table()
    gzip = a.rng.choice(("gzip", "identity"))
    path = f"/api/tables/{code}/look-back/{a.rng.choice((0, 1, 5, 10**6, -1))}"
    await a.send("GET", path, authorization=f"Bearer {token}", accept_encoding=gzip)


# -- odd requests ------------------------------------------------------------------------------------------


async def odd_requests(a: Attacker) -> None:
    kind = a.rng.randrange(4)
    if kind == 0:
        await a.send(a.rng.choice(("GET", *METHODS)), a.rng.choice(ODD_PATHS))
    elif kind == 1:
        await a.send(a.rng.choice(METHODS), a.rng.choice((*PAGES, *WRITES)))
    elif kind == 2:
        headers = {name.replace("-", "_"): value for name, value in a.rng.choice(ODD_HEADERS).items()}
        await a.send(a.rng.choice(("GET", "POST")), a.rng.choice((*PAGES, *WRITES)), None, **headers)
    else:
        await a.raw(a.rng.randbytes(a.rng.randrange(1, 3000)) + b"\r\n\r\n", "noise")


async def odd_bodies(a: Attacker) -> None:
    path = a.rng.choice((*WRITES, "/api/tables/x/choices", "/api/tables/x/sit", "/api/tables/x/chat"))
    token = await a.token() if a.rng.random() < 0.7 else ""
    await a.send("POST", path, a.rng.choice(ODD_BODIES), authorization=f"Bearer {token}")


async def others_tables(a: Attacker) -> None:
    """Choices, seats, talk and endings at tables of people who have nothing to do with it."""
    status, said = await a.send("GET", "/api/home")
    codes = [each["code"] for each in json.loads(said)["watch"]] if status == 200 else []
    token = await a.token()
    for code in codes[:6]:
        act, body = a.rng.choice(
            (
                ("choices", {"seat": 0, "decision": "1.0", "choice": "x", "key": f"h{a.rng.randrange(9)}.1"}),
                ("undo", {"seat": 1, "key": "u1"}),
                ("concede", {"seat": 0}),
                ("sit", {"seat": 1}),
                ("leave", {"seat": 1}),
                ("stand-in", {"seat": 0}),
                ("chat", {"text": "ahoy"}),
                ("why", {"seat": 0, "choice": "x"}),
                ("hint", {"seat": 0}),
                ("deal", None),
                ("rematch", None),
            )
        )
        await a.send("POST", f"/api/tables/{code}/{act}", body, authorization=f"Bearer {token}")


# -- slow ones and many ------------------------------------------------------------------------------------


async def half_heads(a: Attacker) -> None:
    await hold(a, 100, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")


async def half_bodies(a: Attacker) -> None:
    head = f"POST /api/replays HTTP/1.1\r\nhost: {HERE}\r\ncontent-length: 400000\r\n\r\n".encode()
    await hold(a, 100, head + b'{"record": "' + b"x" * 20_000)


async def idle_connections(a: Attacker) -> None:
    await hold(a, 150, b"")


async def slow_readers(a: Attacker) -> None:
    """Ask for much, many times over one connection, and read nothing."""
    question = f"GET {a.rng.choice(PAGES)} HTTP/1.1\r\nhost: {HERE}\r\n\r\n".encode()
    await hold(a, 20, question * 40, read=False)


async def slow_uploads(a: Attacker) -> None:
    """A byte now and then."""
    opened = await open_one(a, f"POST /api/replays HTTP/1.1\r\nhost: {HERE}\r\ncontent-length: 5000\r\n\r\n".encode())
    if opened is None:
        return
    reader, writer = opened
    until = time.monotonic() + HELD * 3
    while time.monotonic() < until and not reader.at_eof() and not writer.is_closing():
        writer.write(b"x")
        await asyncio.sleep(0.5)
    a.note((await last_word(reader, time.monotonic() + 0.1)).decode("latin-1"), "upload")
    writer.transport.abort()


async def connection_floods(a: Attacker) -> None:
    opened = await asyncio.gather(*(open_one(a, b"") for _ in range(300)))
    for each in opened:
        if each is not None:
            a.note("opened", "flood")
            each[1].transport.abort()


async def read_floods(a: Attacker) -> None:
    await asyncio.gather(*(a.send("GET", a.rng.choice(PAGES)) for _ in range(30)))


async def guest_floods(a: Attacker) -> None:
    await asyncio.gather(*(a.send("POST", "/api/me", {"name": f"Nobody {n}"}) for n in range(20)))


async def wrong_passwords(a: Attacker) -> None:
    account = {"account": a.rng.choice(("anna", "ben", "x" * 200)), "password": f"wrong {a.rng.random()}"}
    await asyncio.gather(*(a.send("POST", "/api/login", account) for _ in range(10)))


async def table_floods(a: Attacker) -> None:
    token = await a.token()
    order = {"title": a.rng.choice(TITLES), "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    await asyncio.gather(*(a.send("POST", "/api/tables", order, authorization=f"Bearer {token}") for _ in range(10)))


async def hint_floods(a: Attacker) -> None:
    code, token = await a.table()
    path = f"/api/tables/{code}/hint"
    await asyncio.gather(*(a.send("POST", path, {"seat": 0}, authorization=f"Bearer {token}") for _ in range(10)))


async def chat_floods(a: Attacker) -> None:
    code, token = await a.table("dream-cruise")
    said = {"text": a.rng.choice(("ahoy", "x" * 2000, "\u202e" * 400, "\n" * 499 + "x"))}
    path = f"/api/tables/{code}/chat"
    await asyncio.gather(*(a.send("POST", path, said, authorization=f"Bearer {token}") for _ in range(10)))


async def stream_floods(a: Attacker) -> None:
    code, token = await a.table()
    question = f"GET /api/tables/{code}/stream HTTP/1.1\r\nhost: {HERE}\r\nauthorization: Bearer {token}\r\n\r\n"
    await hold(a, 60, question.encode(), read=False)


async def captains(a: Attacker) -> None:
    """Tables full of captains, opened and left: they think for nobody."""
    token = await a.token()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "captain"} for _ in range(3))]
    order = {"title": a.rng.choice(("dream-cruise", "galactic-cruise", "tranquility")), "seats": seats}
    status, said = await a.send("POST", "/api/tables", order, authorization=f"Bearer {token}")
    if status == 201:
        path = f"/api/tables/{json.loads(said)['code']}"
        await a.send("GET", path, authorization=f"Bearer {token}")
        await a.send("POST", f"{path}/leave", {"seat": 0}, authorization=f"Bearer {token}")


ATTACKS = {
    each.do.__name__.replace("_", " "): each
    for each in (
        Attack(spoilt_records, 0.4), Attack(spoilt_beginnings, 0.7), Attack(huge_records, 2.0),
        Attack(long_replays, 3.0), Attack(unread_replays, 9.0), Attack(play_ons, 4.0), Attack(look_backs, 0.5),
        Attack(odd_requests, 0.1),
        Attack(odd_bodies, 0.2), Attack(others_tables, 1.0), Attack(half_heads, 1.0), Attack(half_bodies, 1.0),
        Attack(idle_connections, 1.0), Attack(slow_readers, 1.0), Attack(slow_uploads, 1.0),
        Attack(connection_floods, 5.0), Attack(read_floods, 1.0), Attack(guest_floods, 3.0),
        Attack(wrong_passwords, 2.0), Attack(table_floods, 3.0), Attack(hint_floods, 3.0), Attack(chat_floods, 3.0),
        Attack(stream_floods, 2.0), Attack(captains, 2.0),
    )
}  # fmt: skip


def besiege(port: int, seconds: float, seed: int, line: Connection) -> None:
    """What the process of the attackers does: make ready, say so, attack, hand the tally over."""
    tally = Tally()
    ammunition = Ammunition(seed)
    for id in TITLES:
        mutating.goods(id)
    line.send("ready")
    asyncio.run(_besiege(port, time.monotonic() + seconds, seed, tally, ammunition))
    line.send((dict(tally.answers), tally.failures))


async def _besiege(port: int, until: float, seed: int, tally: Tally, ammunition: Ammunition) -> None:
    attackers = [
        Attacker(port, kind, f"127.0.0.{number + 2}", seed, tally, ammunition) for number, kind in enumerate(ATTACKS)
    ]
    tasks = [asyncio.ensure_future(_again(attacker, until)) for attacker in attackers]
    await asyncio.wait(tasks, timeout=until - time.monotonic() + 5.0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _again(attacker: Attacker, until: float) -> None:
    attack = ATTACKS[attacker.kind]
    while time.monotonic() < until:
        try:
            await attack.do(attacker)
        except (OSError, ValueError, KeyError) as error:  # an answer cut short by a kill
            attacker.note(type(error).__name__, "")
        await asyncio.sleep(attack.pause * attacker.rng.uniform(0.5, 1.5))
