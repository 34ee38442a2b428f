"""Somebody who besieges the server: one kind of attack from one address, and how it was answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from typing import Any

from bench.load_client import HERE
from tests.attacks import mutating

import captains_table as ct

PATIENCE = 60.0  # seconds for an answer
HELD = 12.0  # seconds for which slow ones hold their connections
READ = 1 << 16
TITLES = ("tranquility", "dream-cruise", "cruise-line-caribbean", "galactic-cruise")


class Tally:
    """How attacks of each kind were answered."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, str]] = Counter()
        self.failures: list[str] = []  # what was answered with our own mistakes


class Attacker:
    """One kind of attack from one address."""

    def __init__(self, port: int, kind: str, address: str, seed: int, tally: Tally, ammunition: Ammunition) -> None:
        self.port = port
        self.kind = kind
        self.address = address
        self.rng = random.Random(f"{seed} {kind}")
        self.tally = tally
        self.ammunition = ammunition
        self.tokens: list[str] = []
        self.codes: list[str] = []  # of its own tables

    async def send(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
        """The status of the answer (0: none) and what it says."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        said = {"host": HERE, "connection": "close", "content-length": str(len(data))}
        if data:
            said["content-type"] = "application/json"
        said |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        return await self.raw(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + data, path)

    async def raw(self, data: bytes, about: str) -> tuple[int, bytes]:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.connect()
                try:
                    writer.write(data)
                    answer = await _all(reader)
                finally:
                    writer.close()
        except TimeoutError:
            return self.note("no answer", about)
        except OSError as error:
            return self.note(type(error).__name__, about)
        head, _, said = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 "):
            return self.note("closed", about)
        self.note(head[9:12].decode("latin-1"), f"{about[:80]} {said[:200]!r}")
        return int(head[9:12]), said

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HERE, self.port, local_addr=(self.address, 0))

    def note(self, answer: str, about: str) -> tuple[int, bytes]:
        self.tally.answers[self.kind, answer] += 1
        if answer in ("500", "502"):
            self.tally.failures.append(f"{self.kind}: {answer} {about}")
        return 0, b""

    async def token(self) -> str:
        """Of a guest of this address; few are made, and used again and again."""
        if len(self.tokens) < 3:
            status, said = await self.send("POST", "/api/me", {"name": f"Mallory {len(self.tokens)}"})
            if status == 200:
                self.tokens.append(str(json.loads(said)["token"]))
        return self.rng.choice(self.tokens) if self.tokens else "x"

    async def table(self, title: str = "", bots: int = 1, level: str = "deckhand") -> tuple[str, str]:
        """A table of one's own with bots, and the token of its host; of a few that are kept."""
        token = await self.token()
        if len(self.codes) < 4:
            seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
            order = {"title": title or self.rng.choice(TITLES), "seats": seats}
            status, said = await self.send("POST", "/api/tables", order, authorization=f"Bearer {self.tokens[0]}")
            if status == 201:
                self.codes.append(str(json.loads(said)["code"]))
        return (self.rng.choice(self.codes) if self.codes else "x"), (self.tokens[0] if self.tokens else token)


async def _all(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other side closes; what is large is not kept."""
    kept = bytearray()
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(READ):
            if len(kept) < READ:
                kept += data
    return bytes(kept)


class Ammunition:
    """Records that took long to make."""

    def __init__(self, seed: int) -> None:
        self.long = [_long_game(id, seed) for id in TITLES]

    def spoilt(self, rng: random.Random) -> str:
        """A record with something wrong in it, or beginning with a position that has."""
        good = rng.choice(mutating.goods(rng.choice(TITLES)))
        return mutating.spoil_text(rng, good.record)


def _long_game(id: str, seed: int) -> str:
    """The record of a whole game, everybody choosing at random."""
    rng = random.Random(seed)
    title = ct.title(id)
    game = ct.new_game(id, seats=title.seats[-1], seed=seed)
    while game.to_act:
        seat = rng.choice(game.to_act)
        game.choose(seat, rng.choice(game.state.choices(seat)))
    return game.record()


async def hold(a: Attacker, count: int, said: bytes, seconds: float = HELD, *, read: bool = True) -> None:
    """So many connections that say this much and no more, until the server closes them or the time is up."""
    held = await asyncio.gather(*(open_one(a, said) for _ in range(count)))
    until = time.monotonic() + seconds
    for reader, writer in [each for each in held if each is not None]:
        answer = await last_word(reader, until) if read else await _unread(until)
        a.note(answer.decode("latin-1"), "held")
        writer.transport.abort()


async def open_one(a: Attacker, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await a.connect()
            writer.write(said)
            return reader, writer
    except (OSError, TimeoutError) as error:
        a.note(type(error).__name__, "connect")
        return None


async def _unread(until: float) -> bytes:
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    return b"held"


async def last_word(reader: asyncio.StreamReader, until: float) -> bytes:
    try:
        async with asyncio.timeout(max(0.01, until - time.monotonic())):
            head = await reader.read(100)
            return head[9:12] if head.startswith(b"HTTP/1.1 ") else b"closed"
    except TimeoutError:
        return b"held"
    except OSError:
        return b"closed"
