"""What moves a table on by itself: clocks that run out, and bots."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from captains_table.kernel.rng import Rng
from captains_table.server.autoplay import AutoPlayer
from tests.server.helpers import (
    full_table,
    in_loop,
    open_table,
    people,
    play,
    play_some,
    play_until,
    pledging,
    running_registry,
)


@pytest.mark.rule("TR-6.8")
@in_loop
async def test_who_does_not_pledge_in_time_counts_as_zero(url: str) -> None:
    async with running_registry(url, autoplay=True, patience=0.05) as registry:
        crew = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, crew)
        await play_until(registry, table, pledging, Rng(3))
        await play(registry, table, 0, table.require_game().choices(0)[-1].notation)
        version, waker = table.audience.version, asyncio.Event()
        table.audience.listeners.add(waker)
        while not [said for said in table.chat if said.notice == "late"][1:]:
            waker.clear()
            await asyncio.wait_for(waker.wait(), 20)
        late = [(said.seat, said.name) for said in table.chat if said.notice == "late"]
        assert late[:2] == [(1, "Ben"), (2, "Cleo")]
        chosen = [line for line in table.require_game().lines if line.notation.startswith("pledge ")]
        assert [line.notation for line in chosen if line.seat in (1, 2)][:2] == ["pledge 0", "pledge 0"]
        assert table.audience.version > version


@in_loop
async def test_an_answer_at_the_last_moment_counts(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock has run out and waits for the table while somebody answers: the next question has its own time."""
    hours = 1
    now = SimpleNamespace(monotonic=lambda: hours * 3600.0)
    for module in ("autoplay", "table"):
        monkeypatch.setattr(f"captains_table.server.{module}.time", SimpleNamespace(**vars(time) | vars(now)))
    async with running_registry(url, patience=600.0) as registry:
        crew = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, crew)
        await play_until(registry, table, pledging, Rng(3))
        autoplayer = AutoPlayer(registry)
        registry.on_change = lambda table: None
        for seat in (0, 1):
            await play(registry, table, seat, "pledge 1")
        async with table.lock:
            hours = 2
            clock = asyncio.ensure_future(autoplayer._enforce_time_limit(table))
            await asyncio.sleep(0)  # it finds the time over, and waits for the lock
            await registry.commit(table, table.event("choose", 2, "pledge 1"))
        assert await clock
        assert table.require_game().to_act == (0, 1, 2) and table.chat == []
        hours = 3
        assert await autoplayer._enforce_time_limit(table)
        assert [said.notice for said in table.chat] == ["late"] * 3


@in_loop
async def test_nobody_is_hurried_where_the_rules_set_no_clock(url: str) -> None:
    async with running_registry(url, autoplay=True, patience=0.001) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        await asyncio.sleep(0.05)
        assert table.seq == 0 and table.code not in registry.busy
        patient = await full_table(registry, crew)
        assert patient.state == "playing"


@in_loop
async def test_bots_play_among_themselves_until_a_person_is_asked(url: str) -> None:
    async with running_registry(url, autoplay=True) as registry:
        (anna,) = await people(registry, "Anna")
        table = await open_table(registry, anna, "bot me bot")
        for _ in range(6):
            while table.require_game().to_act != (1,) and table.state == "playing":
                await asyncio.sleep(0.005)
            await play_some(registry, table, Rng(1), 1)
        assert {line.seat for line in table.require_game().lines[1:]} == {0, 1, 2}


@in_loop
async def test_a_bot_that_fails_is_asked_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker or the database was away for a moment: the table does not stand still for ever."""
    monkeypatch.setattr("captains_table.server.autoplay.FIRST_PAUSE", 0.001)
    failures = 3

    async with running_registry(url, autoplay=True) as registry:
        do = registry.workers.do

        async def moody(work: Any, *arguments: Any, **how: Any) -> Any:
            nonlocal failures
            failures -= 1
            if failures >= 0:
                raise OSError("no worker")
            return await do(work, *arguments, **how)

        monkeypatch.setattr(registry.workers, "do", moody)
        (anna,) = await people(registry, "Anna")
        table = await open_table(registry, anna, "bot me")
        while not any(line.seat == 0 for line in table.require_game().lines):
            if table.require_game().to_act == (1,):  # the cards let Anna begin
                await play_some(registry, table, Rng(1), 1)
            await asyncio.sleep(0.002)
        assert failures < 0
