"""One table of a load run: two players and two watchers, who see what happens by their streams alone."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from bench.load_check import Alone
from bench.load_client import PATIENCE, Failed, Link, Stream, Taken

PLAYERS, VIEWERS = 2, 4


class SeenChoice(msgspec.Struct):
    notation: str


class SeenGame(msgspec.Struct):
    to_act: list[int]
    choices: list[SeenChoice]


class Snapshot(msgspec.Struct):
    """What a player needs of a snapshot."""

    version: int
    state: str
    seat: int | None
    decision: str
    game: SeenGame | None


class Glance(msgspec.Struct):
    """What a watcher needs of it."""

    version: int


_snapshot = msgspec.json.Decoder(Snapshot).decode
_glance = msgspec.json.Decoder(Glance).decode
_encode = msgspec.json.Encoder().encode
_answer = msgspec.json.Decoder(dict[str, int]).decode


@dataclass
class Diary:
    """What all tables of a run went through."""

    taken: list[Taken] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # from sending a choice to the last watcher's event
    finished: dict[str, str] = field(default_factory=dict)  # code: a player's token
    last_seen: dict[str, list[bytes]] = field(default_factory=dict)  # code: the latest snapshot of each viewer
    resent: int = 0
    errors: list[str] = field(default_factory=list)


class Party:
    """Two players and two watchers, and the table they are at."""

    def __init__(self, port: int, number: int, diary: Diary, alone: Alone, resend: float) -> None:
        self.port = port
        self.number = number
        self.diary = diary
        self.alone = alone
        self.resend = resend  # which part of the choices is sent twice, as after a lost answer
        self.rng = random.Random(number)
        self.links = [Link(port) for _ in range(VIEWERS)]
        self.streams: list[Stream] = []
        self.code = ""
        self.snapshots: list[Snapshot | None] = [None] * PLAYERS
        self.versions = [0] * VIEWERS
        self.arrived = [0.0] * VIEWERS
        self.latest = [b""] * VIEWERS
        self.wanted = 0  # every viewer must see this version, or a later one
        self.seen: asyncio.Future[None] | None = None

    async def arrive(self) -> None:
        """Four people, one table."""
        for k, link in enumerate(self.links):
            me = await link.ask("POST", "/api/me", {"name": f"{'Player' if k < PLAYERS else 'Watcher'} {k + 1}"})
            link.token = me["token"]
        seats = [{"kind": "me"}, {"kind": "invited"}]
        opened = await self.links[0].ask("POST", "/api/tables", {"title": "tranquility", "seats": seats})
        await self.links[1].ask("POST", f"/api/tables/{opened['code']}/sit", {"seat": 1})
        await self._begin(opened["code"], 1)

    async def _begin(self, code: str, second: int) -> None:
        """Deal, and look at it until all four see the same."""
        self.code = code
        await self.links[1].ask("POST", f"/api/tables/{code}/ready", {"seat": second, "ready": True})
        await self.links[0].ask("POST", f"/api/tables/{code}/deal")
        self.alone.deal(code)
        self.versions = [0] * VIEWERS
        self.streams = []
        for k, link in enumerate(self.links):
            stream = Stream(lambda data, k=k: self._see(k, data), self._fail)  # type: ignore[misc]
            self.streams.append(stream)
            await stream.open(self.port, code, link.token)
        while not (min(self.versions) == max(self.versions) > 0):
            await self._all_see(max(self.versions))

    async def play(self, until: float, pause: float) -> None:
        """Random legal choices, one after the other."""
        try:
            while time.monotonic() < until and not self.diary.errors:
                began = time.monotonic()
                snapshot = self.snapshots[0]
                assert snapshot is not None
                if snapshot.state == "over":
                    await self._again()
                else:
                    await self._choose()
                if pause:
                    await asyncio.sleep(max(0.0, pause * self.rng.uniform(0.5, 1.5) - (time.monotonic() - began)))
        except (Failed, OSError, TimeoutError) as error:
            self._fail(f"{type(error).__name__} {error}")

    async def _choose(self) -> None:
        asked = [
            snapshot
            for snapshot in self.snapshots
            if snapshot and snapshot.game and snapshot.seat in snapshot.game.to_act
        ]
        snapshot = self.rng.choice(asked)
        assert snapshot.game is not None and snapshot.seat is not None
        link = self.links[self.snapshots.index(snapshot)]
        choice = self.rng.choice(snapshot.game.choices).notation
        key = f"{self.number}.{len(self.diary.taken)}"
        body = _encode({"seat": snapshot.seat, "decision": snapshot.decision, "choice": choice, "key": key})
        path = f"/api/tables/{self.code}/choices"
        began = time.perf_counter()
        seen = self._all_see(max(self.versions) + 1)
        seq = _answer(await link.fetch("POST", path, body))["seq"]
        taken = Taken(self.code, seq, snapshot.seat, choice, key)
        self.diary.taken.append(taken)
        await seen
        self.diary.seconds.append(max(self.arrived[PLAYERS:]) - began)
        self.alone.choose(taken)
        if self.rng.random() < self.resend:
            self.diary.resent += 1
            if _answer(await link.fetch("POST", path, body))["seq"] != seq:
                self._fail(f"{self.code}: a choice sent twice was answered differently")

    async def _again(self) -> None:
        """The same four sit down to the next game."""
        self._leave()
        self.diary.finished[self.code] = self.links[0].token
        following = await self.links[0].ask("POST", f"/api/tables/{self.code}/rematch")
        second = 1 - (self.snapshots[1].seat or 0) if self.snapshots[1] else 0  # seats move on by one
        await self._begin(following["code"], second)

    def _leave(self) -> None:
        for stream in self.streams:
            stream.close()
        self.diary.last_seen[self.code] = list(self.latest)

    def close(self) -> None:
        if self.snapshots[0] is not None and self.snapshots[0].state == "over":
            self.diary.finished[self.code] = self.links[0].token
        self._leave()
        for link in self.links:
            link.close()

    def _all_see(self, version: int) -> asyncio.Future[None]:
        """Done when every viewer has a snapshot of this version."""
        loop = asyncio.get_running_loop()
        self.wanted = version
        future: asyncio.Future[None] = loop.create_future()
        self.seen = future
        late = loop.call_later(PATIENCE, self._late, future)
        future.add_done_callback(lambda _: late.cancel())
        return future

    @staticmethod
    def _late(future: asyncio.Future[None]) -> None:
        if not future.done():
            future.set_exception(Failed("a viewer was not told of a choice"))

    def _see(self, viewer: int, data: bytes) -> None:
        self.arrived[viewer] = time.perf_counter()
        self.latest[viewer] = data
        if viewer < PLAYERS:
            snapshot = self.snapshots[viewer] = _snapshot(data)
            version = snapshot.version
        else:
            version = _glance(data).version
        if version <= self.versions[viewer]:
            self._fail(f"{self.code}: a viewer was shown version {version} after {self.versions[viewer]}")
        self.versions[viewer] = version
        if self.seen is not None and not self.seen.done() and min(self.versions) >= self.wanted:
            self.seen.set_result(None)

    def _fail(self, what: str) -> None:
        self.diary.errors.append(what)
        if self.seen is not None and not self.seen.done():
            self.seen.set_exception(Failed(what))
