"""What befalls the server itself in a siege: its workers, its database, its disk, its power; and how it bears it."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import time
from collections.abc import Callable
from pathlib import Path

from bench.load_client import Failed, Link
from bench.siege_honest import Diary
from tests.conftest import Cluster
from tests.serving import Server

EVERY = 60.0  # seconds from one outage to the next
AWAY = 4.0  # seconds for which the database is away, or the disk full
FIRST = 15.0  # seconds until the first
PROBE = "/static/assets/favicon.svg"
PROBES = 0.1  # seconds between two looks
BETWEEN_WORKERS = 5.0  # seconds until the next worker is hurt


class Watch:
    """Memory of the server and of its workers, and how long the smallest request takes."""

    def __init__(self, server: Server, diary: Diary) -> None:
        self.server = server
        self.diary = diary
        self.first = self.last = self.peak = 0.0  # MiB of the server
        self.workers_peak = 0.0  # MiB of all its workers together
        self.probes: list[float] = []  # seconds, outside of outages

    def measure(self) -> None:
        assert self.server.process is not None
        try:
            self.last = memory(self.server.process.pid)
        except (OSError, StopIteration):  # just being killed
            return
        self.first = self.first or self.last
        self.peak = max(self.peak, self.last)
        self.workers_peak = max(self.workers_peak, sum(_memory(pid) for pid in workers(self.server)))

    async def run(self, until: float) -> None:
        await asyncio.gather(self._measure(until), self._probe(until))

    async def _measure(self, until: float) -> None:
        while time.monotonic() < until:
            self.measure()
            await asyncio.sleep(1.0)

    async def _probe(self, until: float) -> None:
        link = Link(self.server.port, address="127.0.2.1")
        while time.monotonic() < until:
            began = time.monotonic()
            try:
                await link.fetch("GET", PROBE)
            except (Failed, OSError, TimeoutError):
                link.close()
            if self.diary.calm(began, time.monotonic()):
                self.probes.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, PROBES - (time.monotonic() - began)))
        link.close()


class Harm:
    """Everything that is done to the server from outside, each announced in the diary."""

    def __init__(self, server: Server, diary: Diary, seed: int) -> None:
        self.server = server
        self.diary = diary
        self.rng = random.Random(seed)
        self.done: list[str] = []  # what befell it
        self.killed = self.stopped = 0  # workers
        self.expected_dead = False
        self.ended_by_itself = ""

    async def run(self, until: float, outages: list[Callable[[], None]], undo: Callable[[], None]) -> None:
        await asyncio.gather(self._workers(until), self._outages(until, outages, undo), self._guard(until))

    async def _outages(self, until: float, outages: list[Callable[[], None]], undo: Callable[[], None]) -> None:
        number = 0
        await asyncio.sleep(FIRST)
        while time.monotonic() + AWAY + 10 < until:
            outage = outages[number % len(outages)]
            number += 1
            self.done.append(outage.__name__.replace("_", " "))
            self.diary.outage(begins=True)
            await asyncio.to_thread(outage)
            await asyncio.sleep(AWAY)
            await asyncio.to_thread(undo)
            self.diary.outage(begins=False)
            await asyncio.sleep(min(EVERY - AWAY, max(0.0, until - time.monotonic())))

    async def _workers(self, until: float) -> None:
        """Some are killed, some only stopped: those the server must notice by itself."""
        while time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * BETWEEN_WORKERS)
            found = workers(self.server)
            if not found or self.expected_dead:
                continue
            kill = self.rng.random() < 0.6
            try:
                os.kill(self.rng.choice(found), signal.SIGKILL if kill else signal.SIGSTOP)
            except ProcessLookupError:
                continue
            self.killed += kill
            self.stopped += not kill

    async def _guard(self, until: float) -> None:
        """Did it end by itself?"""
        while time.monotonic() < until and not self.ended_by_itself:
            assert self.server.process is not None
            status = self.server.process.poll()
            if status is not None and not self.expected_dead:
                self.ended_by_itself = f"the server ended by itself with status {status}"
            await asyncio.sleep(0.2)

    def power_cut(self) -> None:
        """Everything is killed at once, and started again on the same data."""
        self.expected_dead = True
        self.server.kill()
        self.server.start()
        self.expected_dead = False


class PostgresHarm(Harm):
    """With a cluster that is stopped and started, and connections that are cut."""

    def __init__(self, server: Server, diary: Diary, seed: int, cluster: Cluster) -> None:
        super().__init__(server, diary, seed)
        self.cluster = cluster

    def database_stopped(self) -> None:
        self.cluster.stop()

    def connections_cut(self) -> None:
        self.cluster.disconnect(self.server.settings["DATABASE_URL"])

    def heal(self) -> None:
        if not self.cluster.running:
            self.cluster.start()

    async def besiege(self, until: float) -> None:
        await self.run(until, [self.database_stopped, self.connections_cut], self.heal)


class SqliteHarm(Harm):
    """With a disk that is full, and a power that fails."""

    def disk_full(self) -> None:
        """No file of the server's may be written, its log included."""
        self._limit(0)

    def heal(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        assert self.server.process is not None
        hard = resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    async def besiege(self, until: float) -> None:
        await self.run(until, [self.disk_full, self.power_cut], self.heal)


def workers(server: Server) -> list[int]:
    """The processes of a server's workers: grandchildren that have memory of their own."""
    assert server.process is not None
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if fields[0] != "Z":
                children.setdefault(int(fields[1]), []).append(int(folder.name))
    return [grand for child in children.get(server.process.pid, []) for grand in children.get(child, [])]


def memory(pid: int) -> float:
    """MiB held now."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def _memory(pid: int) -> float:
    try:
        return memory(pid)
    except (OSError, StopIteration):
        return 0.0


def end(server: Server, seconds: float) -> str:
    """SIGTERM while every worker is stopped; what is wrong with how it ends, empty if nothing is."""
    assert server.process is not None
    for pid in workers(server):
        os.kill(pid, signal.SIGSTOP)
    began = time.monotonic()
    server.process.terminate()
    while server.process.poll() is None:
        if time.monotonic() - began > seconds:
            server.kill()
            return f"the server did not end within {seconds:g} s of SIGTERM"
        time.sleep(0.05)
    status = server.process.returncode
    return "" if status in (0, -signal.SIGTERM) else f"the server ended with status {status}"
