"""Two servers on one database: the second is refused, and whoever has lost the lock writes nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import func, select

from captains_table.server import instance_lock, schema
from captains_table.server.errors import DatabaseInUse, Unavailable
from captains_table.server.store import Store
from tests.conftest import Cluster
from tests.server.helpers import in_loop, long_url, row
from tests.serving import serving

LOCKS = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instance_lock, "PATIENCE", 0.1)


def opened(url: str, address: str = "") -> Store:
    store = Store(long_url(url))
    store.open(address)
    return store


async def until(reached: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, "that never came"
        await asyncio.sleep(0.05)


def locks(url: str) -> int:
    with psycopg.connect(url) as connection:
        found = connection.execute(LOCKS.encode()).fetchone()
    assert found is not None
    return int(found[0])


def test_a_second_server_on_postgresql_is_told_where_the_first_is(postgres: Cluster, impatient: None) -> None:
    url = postgres.new_database()
    first = opened(url, "http://localhost:8123")
    second = Store(long_url(url))
    with pytest.raises(DatabaseInUse) as refused:
        second.open("http://localhost:8124")
    assert refused.value.url == "http://localhost:8123"
    second.close()
    first.close()
    opened(url).close()  # the place is free again


def test_another_database_of_the_same_postgresql_is_free(postgres: Cluster, impatient: None) -> None:
    first, second = opened(postgres.new_database()), opened(postgres.new_database())
    first.close()
    second.close()


def test_a_first_server_without_a_name_is_said_to_be_somewhere(postgres: Cluster, impatient: None) -> None:
    url = postgres.new_database()
    first = opened(url)
    with pytest.raises(DatabaseInUse) as refused:
        opened(url)
    assert refused.value.words.key == "occupied_somewhere"
    assert refused.value.say("en") != refused.value.say("de")
    first.close()


def test_a_place_that_is_being_left_is_waited_for(postgres: Cluster) -> None:
    """A server that is started anew while the old one still closes."""
    url = postgres.new_database()
    closing = psycopg.connect(url, autocommit=True)
    closing.execute("SELECT pg_advisory_lock(%(ours)s, %(tables)s)", instance_lock.KEYS)
    leaves = threading.Timer(0.3, closing.close)
    leaves.start()
    opened(url).close()
    leaves.join()


@in_loop
async def test_a_lock_that_was_lost_is_taken_again_without_any_traffic(postgres: Cluster) -> None:
    url = postgres.new_database()
    store = opened(url)
    assert locks(url) == 1
    postgres.disconnect(url)
    await until(lambda: locks(url) == 1)
    await store.append([row("a", 1)])
    await asyncio.to_thread(store.close)
    assert locks(url) == 0


@pytest.mark.parametrize("written", [False, True], ids=["quiet", "busy"])
@in_loop
async def test_whoever_lost_the_lock_to_another_writes_nothing(
    postgres: Cluster, impatient: None, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """With traffic or without it is noticed, and said whom the tables belong to now."""
    url = postgres.new_database()
    first = opened(url, "http://first")
    told: list[DatabaseInUse] = []
    first.on_replaced = told.append
    monkeypatch.setattr(first.lock, "take", _never)  # the other one is quicker
    postgres.disconnect(url)
    second = opened(url, "http://second")
    monkeypatch.undo()
    monkeypatch.setattr(instance_lock, "PATIENCE", 0.1)
    if written:
        with pytest.raises(Unavailable):
            await first.append([row("a", 1)])
    await until(lambda: bool(told))
    assert [by.url for by in told] == ["http://second"]
    with pytest.raises(Unavailable):
        await first.append([row("a", 1)])
    await second.append([row("a", 1)])
    count = select(func.count()).select_from(schema.events)
    assert await second.read(lambda connection: connection.scalar(count)) == 1
    for store in (first, second):
        await asyncio.to_thread(store.close)


def _never(connection: object) -> None:
    raise Unavailable()


@in_loop
async def test_an_error_in_a_write_does_not_give_the_lock_away(postgres: Cluster) -> None:
    url = postgres.new_database()
    store = opened(url)
    holder = "SELECT pid FROM pg_locks WHERE locktype = 'advisory'"
    before = await store.read(lambda connection: connection.exec_driver_sql(holder).all())
    await store.append([row("a", 1)])
    for _ in range(3):
        with pytest.raises(Exception, match="events_pkey"):
            await store.append([row("a", 1)])
    assert await store.read(lambda connection: connection.exec_driver_sql(holder).all()) == before
    await asyncio.to_thread(store.close)


@in_loop
async def test_a_connection_of_ours_that_postgresql_still_holds_is_ended(postgres: Cluster) -> None:
    """The network broke on our side only: it is our own lock that stands in the way."""
    url = postgres.new_database()
    store = opened(url)
    with psycopg.connect(url, autocommit=True) as ghost:
        writer = store._writer
        assert writer is not None
        name = f"{store.lock._mine} left behind"  # type: ignore[attr-defined]
        ghost.execute("SELECT set_config('application_name', %s, false)", [name])
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid != pg_backend_pid()"
        )
        ghost.execute("SELECT pg_advisory_lock(%(ours)s, %(tables)s)", instance_lock.KEYS)
        await store.append([row("a", 1)])
        with pytest.raises(psycopg.OperationalError):
            ghost.execute("SELECT 1")
    await asyncio.to_thread(store.close)


def test_a_server_that_was_replaced_ends_and_says_so_in_one_line(tmp_path: Path, postgres: Cluster) -> None:
    url = postgres.new_database()
    with serving(tmp_path, DATABASE_URL=url) as server, psycopg.connect(url, autocommit=True) as other:
        other.execute("SET application_name = '00000000 http://elsewhere:8000'")
        assert server.process is not None
        end = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid != pg_backend_pid()"
        take = "SELECT pg_try_advisory_lock(%(ours)s, %(tables)s)"
        other.execute(end)
        while other.execute(take, instance_lock.KEYS).fetchone() != (True,):
            other.execute(end)
        assert server.process.wait(60) == 2
        said = [line for line in server.log.splitlines() if line.startswith("captain: ")]
        assert len(said) == 1 and "http://elsewhere:8000" in said[0], server.log
        assert "Traceback" not in server.log
