"""Tables without number: what they take of the memory and of the workers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from captains_table.server import registry as all_tables
from captains_table.server.errors import Refused, TooMany, Unavailable, WorkerLost
from tests.live_app import InlineWorkers
from tests.server.helpers import full_table, in_loop, open_table, people, running_registry


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@in_loop
async def test_tables_nobody_looks_at_do_not_fill_the_memory(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are many, they leave it after a minute, the oldest first, and are read again when somebody comes."""
    monkeypatch.setattr(all_tables, "MOST_LIVE", 4)
    async with running_registry(url) as registry:
        (anna,) = await people(registry, "Anna")
        made = [await open_table(registry, anna, "me") for _ in range(12)]
        registry.unload_idle()
        assert len(registry.live) == 12  # all were used just now
        for number, table in enumerate(made):
            table.audience.last_used -= 1000.0 - number
        made[0].audience.listeners.add(asyncio.Event())
        registry.busy.add(made[1].code)
        made[2].audience.last_used += 1000.0
        async with made[3].lock:
            registry.unload_idle()
        assert set(registry.live) == {each.code for each in made[:4]}
        again = await registry.find(made[11].code)
        assert again is not made[11] and again.require_game().record() == made[11].require_game().record()
        registry.busy.discard(made[1].code)


@in_loop
async def test_few_tables_stay_for_half_an_hour(url: str) -> None:
    async with running_registry(url) as registry:
        (anna,) = await people(registry, "Anna")
        early, late = [await open_table(registry, anna, "me") for _ in range(2)]
        early.audience.last_used -= all_tables.UNLOAD_AFTER + 1
        late.audience.last_used -= all_tables.UNLOAD_AFTER - 60
        registry.unload_idle()
        assert list(registry.live) == [late.code]


@in_loop
async def test_whoever_has_many_tables_waits_for_them_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that are read again for one host are one owner's work: a queue that is fair to tables would be his."""
    owners = []
    do = InlineWorkers.do

    async def doing(workers: InlineWorkers, *work: Any, owner: str, **more: Any) -> Any:
        owners.append(owner)
        return await do(workers, *work, owner=owner, **more)

    monkeypatch.setattr(InlineWorkers, "do", doing)
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        tables = [await full_table(registry, [ben, anna]), await full_table(registry, [ben])]
        registry.live.clear()
        for table in tables:
            await registry.find(table.code)
        assert owners == [ben.id, ben.id]


BEFELL = (WorkerLost(), Unavailable("no_worker"), TooMany("too_much_work"))


@pytest.mark.parametrize("problem", BEFELL, ids=lambda problem: type(problem).__name__)
def test_a_good_table_is_not_put_aside_for_what_befell_the_workers(
    url: str, monkeypatch: pytest.MonkeyPatch, problem: Refused
) -> None:
    """Killed, stopped or busy while it was to be read: the next who comes finds it."""

    async def failing(*_: Any, **__: Any) -> Any:
        raise problem

    @in_loop
    async def trying() -> None:
        async with running_registry(url) as registry:
            (anna,) = await people(registry, "Anna")
            table = await open_table(registry, anna, "me")
            registry.live.clear()
            with monkeypatch.context() as away:
                away.setattr(InlineWorkers, "do", failing)
                with pytest.raises(type(problem)):
                    await registry.find(table.code)
            assert (await registry.find(table.code)).code == table.code

    trying()
