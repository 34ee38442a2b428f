"""Clocks that jump end no session and remove nobody; what is really old goes."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update
from sqlalchemy import Table as Stored

from captains_table.kernel.rng import Rng
from captains_table.server import cleanup, clock, player_actions, schema
from captains_table.server.errors import BadSetting, NotFound
from captains_table.server.registry import TableRegistry
from captains_table.server.settings import Settings
from tests.server.helpers import full_table, in_loop, open_table, people, play_some, refused, running_registry
from tests.server.test_accounts import account

YEARS = timedelta(days=3650)


def jump(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    monkeypatch.setattr(clock, "wall", lambda: datetime.now(UTC) + by)


async def count(registry: TableRegistry, table: Stored) -> int:
    query = select(func.count()).select_from(table)
    found: int = await registry.store.read(lambda connection: connection.execute(query).scalar_one())
    return found


async def change(registry: TableRegistry, table: Stored, **values: Any) -> None:
    await registry.store.write(lambda connection: connection.execute(update(table).values(values)))


# -- clocks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [YEARS, -YEARS], ids=["ahead", "back"])
@in_loop
async def test_a_clock_that_jumps_ends_no_session(
    database: str, monkeypatch: pytest.MonkeyPatch, by: timedelta
) -> None:
    """In the middle of a run, and while the server stood still, again and again."""
    async with running_registry(database) as registry:
        anna, token = await registry.people.create_guest("Anna")
        table = await full_table(registry, [anna])
        jump(monkeypatch, by)
        await cleanup.clean_up(registry)
        registry.people._known.clear()
        assert await registry.people.person_of(token) == anna
    for _ in range(15):
        async with running_registry(database) as registry:
            await cleanup.clean_up(registry)
            assert await registry.people.person_of(token) == anna
            later, fresh = await registry.people.create_guest("Ben")
            registry.people._known.clear()
            assert await registry.people.person_of(fresh) == later
    monkeypatch.undo()
    async with running_registry(database) as registry:
        await cleanup.clean_up(registry)
        assert await registry.people.person_of(token) == anna
        assert (await registry.find(table.code)).seats_of(anna.id) == [0]


@in_loop
async def test_a_clock_that_is_wrong_when_the_program_is_new_ends_no_session(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No time is put down yet: the sessions tell."""
    async with running_registry(database) as registry:
        anna, token = await registry.people.create_guest("Anna")
        await registry.store.write(lambda connection: connection.execute(schema.meta.delete()))
    jump(monkeypatch, YEARS)
    async with running_registry(database) as registry:
        await cleanup.clean_up(registry)
        assert await registry.people.person_of(token) == anna


@in_loop
async def test_a_server_that_stood_still_for_long_catches_up_by_a_month(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_registry(database) as registry:
        save = registry.people.clock.now()
    jump(monkeypatch, YEARS)
    async with running_registry(database) as registry:
        ahead = registry.people.clock.now() - save
        assert timedelta(days=29) < ahead < timedelta(days=31)
        await registry.store.write(registry.people.clock.save)  # as after a day
    async with running_registry(database) as registry:
        assert registry.people.clock.now() - save > timedelta(days=59)
    monkeypatch.undo()
    async with running_registry(database) as registry:  # never back
        assert registry.people.clock.now() - save > timedelta(days=29)


# -- removal ---------------------------------------------------------------------------------------------------


@in_loop
async def test_guests_who_do_not_come_back_are_removed_and_their_names_stay(database: str) -> None:
    async with running_registry(database) as registry:
        anna, token = await registry.people.create_guest("Anna")
        await account(registry, "Ben")
        table = await full_table(registry, [anna])
        await player_actions.concede(registry, table, anna, 0)
        ago = registry.people.clock.now() - timedelta(days=399)
        await change(registry, schema.sessions, used=ago)
        await cleanup.clean_up(registry)
        assert await count(registry, schema.people) == 2
        await change(registry, schema.sessions, used=ago - timedelta(days=4))
        await cleanup.clean_up(registry)
        assert await count(registry, schema.people) == 1  # an account stays
        assert await count(registry, schema.sessions) == 0
        registry.people._known.clear()
        assert await registry.people.person_of(token) is None
        assert (await registry._load(table.code)).config.seats[0].name == "Anna"


@in_loop
async def test_a_guest_who_has_signed_out_stays_as_long_as_one_who_has_not(database: str) -> None:
    async with running_registry(database) as registry:
        _, token = await registry.people.create_guest("Anna")
        await registry.people.sign_out(token)
        await cleanup.clean_up(registry)
        assert await count(registry, schema.people) == 1
        await change(registry, schema.people, created=registry.people.clock.now() - timedelta(days=403))
        await cleanup.clean_up(registry)
        assert await count(registry, schema.people) == 0


@in_loop
async def test_tables_that_nobody_touches_are_removed(database: str) -> None:
    async with running_registry(database) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        waiting = await open_table(registry, anna, "me open")
        playing_ = await full_table(registry, [anna, ben])
        watched = await full_table(registry, [anna, ben])
        over = await full_table(registry, [ben])
        await player_actions.concede(registry, over, ben, 0)
        watched.audience.listeners.add(asyncio.Event())
        for days, left in ((179, 4), (181, 3)):
            await cleanup.clean_up(registry)
            await change(registry, schema.tables, touched=registry.people.clock.now() - timedelta(days=days))
            await play_some(registry, playing_, Rng(1), 1)  # an event: it lies there no longer
            await cleanup.clean_up(registry)
            assert await count(registry, schema.tables) == left
        assert waiting.code not in registry.live
        with pytest.raises(NotFound):
            await registry.find(waiting.code)
        for each in (schema.seats, schema.events):
            mine = select(each.c.code).where(each.c.code == waiting.code)
            assert await registry.store.read(partial(Connection.scalar, statement=mine)) is None
        assert watched.code in registry.live  # somebody looks at it


@in_loop
async def test_who_comes_while_a_table_is_removed_leaves_nothing_behind(database: str) -> None:
    async with running_registry(database) as registry:
        table = await full_table(registry, await people(registry, "Anna"))
        await table.lock.acquire()
        removing = asyncio.ensure_future(registry.remove(table.code))
        await asyncio.sleep(0)
        moving = asyncio.ensure_future(play_some(registry, table, Rng(1), 1))
        await asyncio.sleep(0)
        table.lock.release()
        assert await removing
        with refused(NotFound, "no_table"):
            await moving
        assert await count(registry, schema.events) == 0


@in_loop
async def test_finished_tables_are_kept_for_ever_unless_it_is_wished_otherwise(database: str) -> None:
    async def old(registry: TableRegistry) -> int:
        await change(registry, schema.tables, touched=registry.people.clock.now() - YEARS)
        await cleanup.clean_up(registry)
        return await count(registry, schema.tables)

    async with running_registry(database) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        over = await full_table(registry, [anna])
        await player_actions.concede(registry, over, anna, 0)
        await cleanup.clean_up(registry)
        assert await old(registry) == 1
    async with running_registry(database, keep_finished=10, keep_open_tables=0, keep_guests=0) as registry:
        await full_table(registry, [ben])
        await cleanup.clean_up(registry)
        assert await old(registry) == 1  # the one that is not finished
        await change(registry, schema.sessions, used=registry.people.clock.now() - YEARS)
        await cleanup.clean_up(registry)
        assert (await count(registry, schema.people), await count(registry, schema.sessions)) == (2, 0)


@in_loop
async def test_a_table_played_while_the_clock_was_wrong_is_not_taken_for_old(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its events say 1970."""
    async with running_registry(database) as registry:
        table = await full_table(registry, await people(registry, "Anna"))
        await play_some(registry, table, Rng(1), 2)
        long_ago = datetime(1970, 1, 1, tzinfo=UTC)
        await change(registry, schema.events, at=long_ago)
        await change(registry, schema.tables, created=long_ago)
        for _ in range(2):
            await cleanup.clean_up(registry)
        assert await count(registry, schema.tables) == 1


@pytest.mark.parametrize("name", ["CAPTAIN_KEEP_GUESTS", "CAPTAIN_KEEP_OPEN_TABLES", "CAPTAIN_KEEP_FINISHED"])
def test_days_are_days(name: str) -> None:
    assert getattr(Settings.read({name: "7"}), name.removeprefix("CAPTAIN_").lower()) == 7
    for given in ("-1", "1000000000000"):
        with refused(BadSetting, "bad_days"):
            Settings.read({name: given})
