"""The honest tables of a siege: people as programs, who go on playing whatever others do to the server."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from bench.load_client import Failed, Link, Stream, Taken
from bench.load_party import Snapshot

TITLES = ("tranquility", "dream-cruise", "cruise-line-caribbean", "galactic-cruise")
TABLES = 10
PACE = 0.3  # seconds between two choices at a table
POLL = 0.6  # seconds between two looks of somebody without a stream
RESENT, RECONNECTED = 0.05, 0.01  # parts of the choices
AGAIN = 0.4  # seconds until something is sent again
TOLD = 10.0  # seconds until somebody must have been shown what they chose themselves
GRACE = 4.0  # seconds after an outage in which it may still be felt

_snapshot = msgspec.json.Decoder(Snapshot).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Sent:
    """A choice that was answered in the end, on the clock of this process."""

    began: float
    ended: float
    tries: int


@dataclass
class Diary:
    """What the honest tables went through."""

    taken: list[Taken] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    unknown: set[str] = field(default_factory=set)  # keys of choices that never got an answer
    statuses: Counter[str] = field(default_factory=Counter)
    outages: list[tuple[float, float]] = field(default_factory=list)
    finished: dict[str, str] = field(default_factory=dict)  # code: a player's token
    codes: set[str] = field(default_factory=set)
    resent: int = 0
    reconnected: int = 0
    problems: list[str] = field(default_factory=list)
    ongoing: float | None = None  # since when there is an outage

    def calm(self, began: float, ended: float) -> bool:
        """Whether nothing that was announced came between these moments."""
        outages = [*self.outages, (self.ongoing, time.monotonic())] if self.ongoing is not None else self.outages
        return all(ended < first or began > last + GRACE for first, last in outages)

    def outage(self, begins: bool) -> None:
        now = time.monotonic()
        if begins:
            self.ongoing = now
        elif self.ongoing is not None:
            self.outages.append((self.ongoing, now))
            self.ongoing = None


class Person:
    """Somebody at a table, with an open page or asking now and then."""

    def __init__(self, port: int, address: str, polls: bool) -> None:
        self.link = Link(port, address=address)
        self.polls = polls
        self.stream: Stream | None = None
        self.snapshot: Snapshot | None = None
        self.answered = ""  # the decision answered last: not to be answered again
        self.looked = 0.0

    def see(self, data: bytes) -> None:
        self.snapshot = _snapshot(data)

    def asked(self) -> Snapshot | None:
        """The snapshot, if it asks this person something new."""
        snapshot = self.snapshot
        if (
            snapshot is None
            or snapshot.game is None
            or snapshot.seat not in snapshot.game.to_act
            or not snapshot.game.choices
        ):
            return None
        return None if snapshot.decision == self.answered else snapshot

    def lost(self, stream: Stream) -> None:
        if self.stream is stream:
            self.stream = None

    async def look(self, code: str) -> None:
        """Keep the page open, or ask how it stands."""
        now = time.monotonic()
        if self.polls:
            if now - self.looked > POLL:
                self.looked = now
                self.see(await self.link.fetch("GET", f"/api/tables/{code}"))
        elif self.stream is None and now - self.looked > AGAIN:
            self.looked = now
            await self.open(code)

    async def open(self, code: str) -> None:
        stream = Stream(self.see, lambda _: self.lost(stream))
        await stream.open(self.link.port, code, self.link.token, self.link.address)
        self.stream = stream

    def leave(self) -> None:
        if self.stream is not None:
            self.stream.close()
        self.stream = self.snapshot = None
        self.answered = ""


class HonestTable:
    """Two people, and at some tables a bot."""

    def __init__(self, port: int, number: int, diary: Diary) -> None:
        self.number = number
        self.diary = diary
        self.title = TITLES[number % len(TITLES)]
        self.rng = random.Random(number)
        address = f"127.0.1.{number + 1}"
        self.people = [Person(port, address, polls=number % 3 == 1 and k == 1) for k in range(2)]
        self.code = ""
        self.sent = 0

    async def arrive(self) -> None:
        for k, person in enumerate(self.people):
            me = await person.link.ask("POST", "/api/me", {"name": f"Guest {self.number}{'AB'[k]}"})
            person.link.token = me["token"]
        await self._sit_down()

    async def play(self, until: float) -> None:
        """Random legal choices, a few in a second, until the time is up."""
        last = time.monotonic()
        while time.monotonic() < until:
            try:
                if await self._turn(until):
                    last = time.monotonic()
                elif time.monotonic() - last > TOLD and self.diary.calm(last, time.monotonic()):
                    last = time.monotonic()
                    await self._stuck()
            except (Failed, OSError, TimeoutError) as error:
                self._note(error)
                await asyncio.sleep(AGAIN)
        for person in self.people:
            person.leave()
            person.link.close()

    async def _turn(self, until: float) -> bool:
        """One choice, if anybody is asked."""
        for person in self.people:
            await person.look(self.code)
        snapshot = self.people[0].snapshot
        if snapshot is not None and snapshot.state == "over":
            self.diary.finished[self.code] = self.people[0].link.token
            await self._sit_down()
            return True
        asked = [person for person in self.people if person.asked()]
        if not asked:
            await asyncio.sleep(0.05)
            return False
        began = time.monotonic()
        await self._choose(self.rng.choice(asked), until)
        await asyncio.sleep(max(0.0, self.rng.uniform(0.5, 1.5) * PACE - (time.monotonic() - began)))
        return True

    async def _choose(self, person: Person, until: float) -> None:
        """Sent with the same key until it is answered."""
        snapshot = person.asked()
        assert snapshot is not None and snapshot.game is not None and snapshot.seat is not None
        self.sent += 1
        key = f"h{self.number}.{self.sent}"
        choice = self.rng.choice(snapshot.game.choices).notation
        body = _encode({"seat": snapshot.seat, "decision": snapshot.decision, "choice": choice, "key": key})
        path = f"/api/tables/{self.code}/choices"
        began, tries, seq = time.monotonic(), 0, None
        while seq is None:
            tries += 1
            try:
                seq = msgspec.json.decode(await person.link.fetch("POST", path, body))["seq"]
            except (Failed, OSError, TimeoutError) as error:
                status = self._note(error)
                if status in (400, 403, 404, 409, 422):  # it was not taken, and will not be
                    person.answered = ""
                    return
                person.link.close()
                if time.monotonic() > until:
                    self.diary.unknown.add(key)
                    return
                await asyncio.sleep(AGAIN)
        person.answered = snapshot.decision
        self.diary.statuses["200"] += 1
        self.diary.sent.append(Sent(began, time.monotonic(), tries))
        self.diary.taken.append(Taken(self.code, seq, snapshot.seat, choice, key))
        if self.rng.random() < RESENT:
            await self._resend(person, path, body, seq)
        if person.stream is not None and self.rng.random() < RECONNECTED:
            self.diary.reconnected += 1
            person.stream.close()
            person.stream = None

    async def _resend(self, person: Person, path: str, body: bytes, seq: int) -> None:
        self.diary.resent += 1
        answer = msgspec.json.decode(await person.link.fetch("POST", path, body))["seq"]
        if answer != seq:
            self.diary.problems.append(f"{self.code}: a choice sent twice was answered {seq}, then {answer}")

    async def _stuck(self) -> None:
        """Nobody was asked for long: either bots are slow, or somebody was not told."""
        for person in self.people:
            shown = person.snapshot
            now = _snapshot(await person.link.fetch("GET", f"/api/tables/{self.code}"))
            person.snapshot = now
            person.answered = ""
            if shown is not None and now.version > shown.version + 1 and not person.polls:
                self.diary.problems.append(f"{self.code}: a stream had told nothing for {TOLD:g} s")

    async def _sit_down(self) -> None:
        """To a new game, however often it takes."""
        for person in self.people:
            person.leave()
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "invited"}]
        if self.number % 2:
            seats.append({"kind": "bot", "level": ("deckhand", "pilot", "captain")[self.number % 3]})
        host, guest = self.people
        order = {"title": self.title, "seats": seats, "public": True}
        self.code = (await self._insist(host, "/api/tables", order))["code"]
        self.diary.codes.add(self.code)
        await self._insist(guest, f"/api/tables/{self.code}/sit", {"seat": 1})
        await self._insist(guest, f"/api/tables/{self.code}/ready", {"seat": 1, "ready": True})
        await self._insist(host, f"/api/tables/{self.code}/deal")

    async def _insist(self, person: Person, path: str, body: object = None) -> Any:
        """A second try may find that the first one was done."""
        for attempt in range(100):
            try:
                return await person.link.ask("POST", path, body)
            except (Failed, OSError, TimeoutError) as error:
                person.link.close()
                status = self._note(error)
                if status == 409 and attempt:
                    return {}
                await asyncio.sleep(AGAIN)
        raise Failed(f"{path} was never answered")

    def _note(self, error: Exception) -> int:
        """Refusals that nobody honest should meet are told in full."""
        status = error.status if isinstance(error, Failed) else 0
        calm = self.diary.calm(time.monotonic(), time.monotonic())
        self.diary.statuses[str(status) if status else type(error).__name__] += 1
        if status in (429, 500, 502) or (status in (0, 503) and calm):
            self.diary.problems.append(f"table {self.number + 1} ({self.title}): {type(error).__name__} {error}")
        return status
