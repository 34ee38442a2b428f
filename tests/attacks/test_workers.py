"""Work that takes too much, workers that are killed or stand still, owners that ask for everything."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from captains_table.kernel.errors import IllegalChoice
from captains_table.server.errors import TooCostly, TooMany, Unavailable, WorkerLost, WorkFailed
from captains_table.server.fair_queue import MOST_WAITING, FairQueue
from captains_table.server.workers import Bounds, Workers
from tests.attacks import work
from tests.server.helpers import in_loop

EASY = Bounds(cpu_seconds=20, wall_seconds=60.0)


@asynccontextmanager
async def pool(count: int = 2) -> AsyncIterator[Workers]:
    workers = Workers(count)
    try:
        yield workers
    finally:
        workers.close()


async def do(workers: Workers, *what: Any, owner: str = "anna", bounds: Bounds = EASY, attended: bool = True) -> Any:
    return await workers.do(*what, owner=owner, bounds=bounds, attended=attended)


@in_loop
async def test_work_without_end_is_killed_and_the_next_is_done() -> None:
    """In Python and in compiled loops alike: it is the system that ends it."""
    async with pool(1) as workers:
        with pytest.raises(TooCostly):
            await do(workers, work.forever, bounds=Bounds(cpu_seconds=1, wall_seconds=60.0))
        assert await do(workers, work.double, 21) == 42


@in_loop
async def test_a_worker_that_stands_still_is_replaced() -> None:
    async with pool(1) as workers:
        assert await do(workers, work.double, 1) == 2
        (stopped,) = workers.processes
        os.kill(stopped, signal.SIGSTOP)
        assert await do(workers, work.double, 2, bounds=Bounds(cpu_seconds=20, wall_seconds=2.0)) == 4
        assert stopped not in workers.processes
        with pytest.raises(ProcessLookupError):
            os.kill(stopped, 0)


@in_loop
async def test_a_worker_that_is_killed_is_replaced_and_its_work_done_again() -> None:
    async with pool(1) as workers:
        assert await do(workers, work.double, 1) == 2
        asked = asyncio.ensure_future(do(workers, work.slowly, 1.0, "done"))
        await asyncio.sleep(0.2)
        os.kill(workers.processes[0], signal.SIGKILL)
        assert await asked == "done"
        with pytest.raises(WorkerLost) as lost:
            await do(workers, work.die)  # whatever worker is given this
        assert "Try again" in lost.value.say("en")
        with pytest.raises(WorkFailed) as failed:
            await do(workers, work.crash)
        assert not isinstance(failed.value, WorkerLost)  # by itself: it is the work that is to blame
        assert await do(workers, work.double, 2) == 4


@in_loop
async def test_memory_and_answers_have_bounds() -> None:
    async with pool(1) as workers:
        for greedy, size in ((work.hoard, 4 << 30), (work.prattle, 2_000_000)):
            with pytest.raises(TooCostly):
                await do(
                    workers, greedy, size, bounds=Bounds(cpu_seconds=20, wall_seconds=60.0, answer_bytes=1_000_000)
                )
        assert await do(workers, work.double, 2) == 4


@in_loop
async def test_refusals_travel_in_every_language_and_errors_without_their_text() -> None:
    async with pool(1) as workers:
        with pytest.raises(IllegalChoice) as refusal:
            await do(workers, work.refuse)
        assert refusal.value.rule == "TR-4.4" and refusal.value.say("de") != refusal.value.say("en")
        assert str(refusal.value).endswith("(TR-4.4)") and refusal.value.say("de").count("TR-4.4") == 1
        with pytest.raises(WorkFailed) as failure:
            await do(workers, work.stumble, "pledge 3")
        assert failure.value.kind == "KeyError" and "pledge" not in repr(vars(failure.value))


@in_loop
async def test_closing_waits_for_nobody() -> None:
    """Workers that stand still or never end, and work that is still waiting."""
    workers = Workers(2)
    asked = [asyncio.ensure_future(do(workers, work.forever, owner=str(k))) for k in range(4)]
    while len(workers.processes) < 2:
        await asyncio.sleep(0.01)
    os.kill(workers.processes[0], signal.SIGSTOP)
    await asyncio.sleep(0.1)
    processes = workers.processes
    began = time.monotonic()
    await asyncio.to_thread(workers.close)
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert time.monotonic() - began < 5.0
    assert all(isinstance(each, (Unavailable, asyncio.CancelledError)) for each in told)
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    with pytest.raises(Unavailable):
        await do(workers, work.double, 1)


@in_loop
async def test_one_owner_with_any_amount_of_work_keeps_nobody_waiting() -> None:
    """Thirty thoughts of somebody else are waiting: the one piece of work of another is done after one of them."""
    async with pool(2) as workers:
        await do(workers, work.double, 1)
        busy = [asyncio.ensure_future(do(workers, work.slowly, 0.2, k, owner="mallory")) for k in range(30)]
        await asyncio.sleep(0.05)
        assert await do(workers, work.double, 21, owner="anna") == 42
        assert sum(each.done() for each in busy) < 5
        for each in busy:
            each.cancel()


# -- the queue ---------------------------------------------------------------------------------------------------


def taken(queue: FairQueue[str], count: int) -> list[str]:
    """What is handed out to one worker after the other, each done in a second."""
    found = []
    for _ in range(count):
        item = queue.take()
        assert item is not None
        queue.done(item[0], item[1] == "!", 1.0)
        found.append(item)
    return found


def test_owners_take_turns_and_what_nobody_looks_at_comes_last() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for item in ("a!1", "a!2", "a!3", "b!1", "b!2", "c 1", "a 4", "c!2"):
        queue.put(item, item[0], item[1] == "!")
    assert taken(queue, 8) == ["a!1", "b!1", "c!2", "a!2", "b!2", "a!3", "c 1", "a 4"]


def test_one_owner_and_unattended_work_leave_a_worker_free() -> None:
    queue: FairQueue[str] = FairQueue(3)
    for item in ("a!1", "a!2", "a!3", "b 1", "c 1", "d!1"):
        queue.put(item, item[0], item[1] == "!")
    assert [queue.take() for _ in range(3)] == ["a!1", "d!1", "a!2"]  # not the third of a
    queue.done("a", True, 1.0)
    queue.done("a", True, 1.0)
    queue.done("d", True, 1.0)
    assert [queue.take() for _ in range(3)] == ["a!3", "b 1", "c 1"]


def test_nobody_fills_the_queue() -> None:
    queue: FairQueue[int] = FairQueue(2)
    for number in range(MOST_WAITING):
        queue.put(number, "mallory", True)
    with pytest.raises(TooMany):
        queue.put(0, "mallory", True)
    queue.put(0, "anna", True)
    assert len(queue.close()) == MOST_WAITING + 1 and queue.take() is None
