"""What moves a table on by itself: clocks that run out, and bots."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from captains_table.kernel.rng import Rng
from captains_table.server.driver import Driver
from tests.server.helpers import (
    full_table,
    harbour,
    in_loop,
    open_table,
    people,
    play,
    play_some,
    play_until,
    pledging,
)


@pytest.mark.rule("TR-6.8")
@in_loop
async def test_who_does_not_pledge_in_time_counts_as_zero(url: str) -> None:
    async with harbour(url, driven=True, patience=0.05) as afloat:
        crew = await people(afloat, "Anna", "Ben", "Cleo")
        table = await full_table(afloat, crew)
        await play_until(afloat, table, pledging, Rng(3))
        await play(afloat, table, 0, table.playing().choices(0)[-1].notation)
        version, waker = table.version, asyncio.Event()
        table.wakers.add(waker)
        while not [said for said in table.said if said.notice == "late"][1:]:
            waker.clear()
            await asyncio.wait_for(waker.wait(), 20)
        late = [(said.seat, said.name) for said in table.said if said.notice == "late"]
        assert late[:2] == [(1, "Ben"), (2, "Cleo")]
        chosen = [line for line in table.playing().lines if line.notation.startswith("pledge ")]
        assert [line.notation for line in chosen if line.seat in (1, 2)][:2] == ["pledge 0", "pledge 0"]
        assert table.version > version


@in_loop
async def test_an_answer_at_the_last_moment_counts(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock has run out and waits for the table while somebody answers: the next question has its own time."""
    hours = 1
    now = SimpleNamespace(monotonic=lambda: hours * 3600.0)
    for module in ("driver", "table"):
        monkeypatch.setattr(f"captains_table.server.{module}.time", SimpleNamespace(**vars(time) | vars(now)))
    async with harbour(url, patience=600.0) as afloat:
        crew = await people(afloat, "Anna", "Ben", "Cleo")
        table = await full_table(afloat, crew)
        await play_until(afloat, table, pledging, Rng(3))
        driver = Driver(afloat)
        afloat.changed = lambda table: None
        for seat in (0, 1):
            await play(afloat, table, seat, "pledge 1")
        async with table.lock:
            hours = 2
            clock = asyncio.ensure_future(driver._clock(table))
            await asyncio.sleep(0)  # it finds the time over, and waits for the lock
            await afloat.commit(table, table.event("choose", 2, "pledge 1"))
        assert await clock
        assert table.playing().to_act == (0, 1, 2) and table.said == []
        hours = 3
        assert await driver._clock(table)
        assert [said.notice for said in table.said] == ["late"] * 3


@in_loop
async def test_nobody_is_hurried_where_the_rules_set_no_clock(url: str) -> None:
    async with harbour(url, driven=True, patience=0.001) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        await asyncio.sleep(0.05)
        assert table.seq == 0 and table.code not in afloat.busy
        patient = await full_table(afloat, crew)
        assert patient.state == "playing"


@in_loop
async def test_bots_play_among_themselves_until_a_person_is_asked(url: str) -> None:
    async with harbour(url, driven=True) as afloat:
        (anna,) = await people(afloat, "Anna")
        table = await open_table(afloat, anna, "bot me bot")
        for _ in range(6):
            while table.playing().to_act != (1,) and table.state == "playing":
                await asyncio.sleep(0.005)
            await play_some(afloat, table, Rng(1), 1)
        assert {line.seat for line in table.playing().lines[1:]} == {0, 1, 2}


@in_loop
async def test_a_bot_that_fails_is_asked_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker or the database was away for a moment: the table does not stand still for ever."""
    monkeypatch.setattr("captains_table.server.driver.FIRST_PAUSE", 0.001)
    failures = 3

    async with harbour(url, driven=True) as afloat:
        do = afloat.workers.do

        async def moody(work: Any, *arguments: Any, **how: Any) -> Any:
            nonlocal failures
            failures -= 1
            if failures >= 0:
                raise OSError("no worker")
            return await do(work, *arguments, **how)

        monkeypatch.setattr(afloat.workers, "do", moody)
        (anna,) = await people(afloat, "Anna")
        table = await open_table(afloat, anna, "bot me")
        while not any(line.seat == 0 for line in table.playing().lines):
            if table.playing().to_act == (1,):  # the cards let Anna begin
                await play_some(afloat, table, Rng(1), 1)
            await asyncio.sleep(0.002)
        assert failures < 0
