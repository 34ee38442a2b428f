"""The pool of worker processes: whatever replays or thinks for somebody runs here, within bounds.

One interface for all of it: `await workers.do(work, *arguments, owner=..., bounds=...)`. The work is a function that
can be imported, its arguments and its answer are plain data. A worker that takes more than its bounds is killed and
replaced; the queue is fair to the owners of the work, so that nobody can keep the others waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

import structlog

from captains_table.server import worker_process
from captains_table.server.errors import TooCostly, Unavailable, WorkerLost, WorkFailed
from captains_table.server.fair_queue import FairQueue

Result = TypeVar("Result")
BEFORE_NEXT_TRY = 1.0  # seconds, when a worker cannot be started
MEGABYTE = 1 << 20
logger = structlog.get_logger()


class Bounds(NamedTuple):
    """What one piece of work may take before its worker is killed."""

    cpu_seconds: int  # of the processor
    wall_seconds: float  # seconds on the clock: a worker that stands still uses no processor
    answer_bytes: int = 32 * MEGABYTE  # bytes
    tries: int = 2  # when a worker is killed from outside, or stands still


@dataclass(eq=False)
class Job:
    """One piece of work and who waits for it."""

    owner: str
    attended: bool  # somebody is looking: such work goes first
    bounds: Bounds
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    future: Future[Any] = field(default_factory=Future)


class Workers:
    """Processes of this machine, each with a thread here that hands it work and watches it."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(2, (os.cpu_count() or 2) - 1)
        self._queue: FairQueue[Job] = FairQueue(self.count)
        self._threads: list[threading.Thread] = []
        self._running: dict[int, _Worker] = {}  # by process id
        self._closed = False

    async def do(
        self, work: Callable[..., Result], *arguments: Any, owner: str, bounds: Bounds, attended: bool = True
    ) -> Result:
        """The answer; raises what the work refused, TooCostly if it went beyond its bounds."""
        if self._closed:
            raise Unavailable("closing")
        self._start()
        job = Job(owner, attended, bounds, work, arguments)
        self._queue.put(job, job.owner, job.attended)
        result: Result = await asyncio.wrap_future(job.future)
        return result

    def close(self) -> None:
        """At once, whatever the workers do."""
        self._closed = True
        for job in self._queue.close():
            job.future.cancel()
        for worker in list(self._running.values()):
            worker.kill()
        for thread in self._threads:
            thread.join(2.0)

    @property
    def processes(self) -> list[int]:
        """The ids of the workers that are running."""
        return list(self._running)

    # -- a thread for each worker --------------------------------------------------------------------------------

    def _start(self) -> None:
        if not self._threads:
            for number in range(self.count):
                thread = threading.Thread(target=self._attend, name=f"worker {number}", daemon=True)
                self._threads.append(thread)
                thread.start()

    def _attend(self) -> None:
        """Hand out work, one piece after the other, to a worker that is replaced when it must be."""
        worker: _Worker | None = None
        while (job := self._queue.take()) is not None:
            began = time.monotonic()
            try:
                if job.future.set_running_or_notify_cancel():
                    worker = self._do(job, worker)
            finally:
                self._queue.done(job.owner, job.attended, time.monotonic() - began)
        self._end(worker)

    def _do(self, job: Job, worker: _Worker | None) -> _Worker | None:
        """The worker that is left when the job is done."""
        problem: Exception = WorkFailed()
        for _ in range(job.bounds.tries):
            if self._closed:
                break
            try:
                worker = worker if worker is not None and worker.alive else self._replace(worker)
                done, value = worker.ask(job)
                if isinstance(value, WorkFailed):
                    logger.error("work failed", work=value.work, problem=value.kind)
                _settle(job, done, value)
                return worker
            except _Killed as death:
                logger.warning("worker ended", why=death.why, work=job.work.__name__)
                self._end(worker)
                worker = None
                problem = WorkerLost() if death.outside else WorkFailed()
                if death.costly:
                    problem = TooCostly()
                    break
            except OSError as error:
                logger.warning("no worker", problem=type(error).__name__)
                problem = Unavailable("no_worker")
                time.sleep(BEFORE_NEXT_TRY)
        _settle(job, False, Unavailable("closing") if self._closed else problem)
        return worker

    def _replace(self, worker: _Worker | None) -> _Worker:
        self._end(worker)
        fresh = _Worker()
        self._running[fresh.id] = fresh
        if self._closed:
            fresh.kill()
        return fresh

    def _end(self, worker: _Worker | None) -> None:
        if worker is not None:
            worker.kill()
            self._running.pop(worker.id, None)


class _Killed(Exception):
    """The worker is gone."""

    def __init__(self, why: str, *, costly: bool = False, outside: bool = False) -> None:
        self.why = why
        self.costly = costly  # the work took too much
        self.outside = outside  # the work was not to blame


class _Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = _context()
        self._line: Connection
        self._line, other = context.Pipe()
        self._process = context.Process(target=worker_process.serve, args=(other,), daemon=True, name="captain-worker")
        self._process.start()
        other.close()
        assert self._process.pid is not None
        self.id = self._process.pid

    @property
    def alive(self) -> bool:
        """Not ended since its last answer, as it does when it has grown too large."""
        return self._process.is_alive() and not self._line.poll()

    def ask(self, job: Job) -> tuple[bool, Any]:
        """Whether it was done, and what the work gave or refused."""
        try:
            self._line.send_bytes(
                pickle.dumps((job.work, job.arguments, job.bounds.cpu_seconds, job.bounds.answer_bytes))
            )
            if not self._line.poll(job.bounds.wall_seconds):
                raise _Killed("stood still", outside=True)
            answer: tuple[bool, Any] = pickle.loads(self._line.recv_bytes())
            return answer
        except (EOFError, ConnectionError, BrokenPipeError):
            self._process.join(1.0)
            used_up = self._process.exitcode == -signal.SIGXCPU
            outside = self._process.exitcode == -signal.SIGKILL
            raise _Killed("used its time up" if used_up else "was killed", costly=used_up, outside=outside) from None

    def kill(self) -> None:
        """Also if it is stopped or deaf."""
        self._process.kill()
        self._process.join(1.0)
        with contextlib.suppress(OSError):
            self._line.close()


def _context() -> Any:
    """New workers are forked from a process that has read the rules already; where there is no fork, they read them."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([worker_process.__name__])
    return context


def _settle(job: Job, done: bool, value: Any) -> None:
    if done:
        job.future.set_result(value)
    else:
        job.future.set_exception(value)
