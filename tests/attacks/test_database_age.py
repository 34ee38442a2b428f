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
from captains_table.server import clock, playing, removal, schema
from captains_table.server.errors import BadSetting, NotFound
from captains_table.server.harbour import Harbour
from captains_table.server.settings import Settings
from tests.server.helpers import full_table, harbour, in_loop, open_table, people, play_some, refused
from tests.server.test_accounts import account

YEARS = timedelta(days=3650)


def jump(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    monkeypatch.setattr(clock, "wall", lambda: datetime.now(UTC) + by)


async def count(afloat: Harbour, table: Stored) -> int:
    query = select(func.count()).select_from(table)
    found: int = await afloat.store.read(lambda connection: connection.execute(query).scalar_one())
    return found


async def change(afloat: Harbour, table: Stored, **values: Any) -> None:
    await afloat.store.write(lambda connection: connection.execute(update(table).values(values)))


# -- clocks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [YEARS, -YEARS], ids=["ahead", "back"])
@in_loop
async def test_a_clock_that_jumps_ends_no_session(
    database: str, monkeypatch: pytest.MonkeyPatch, by: timedelta
) -> None:
    """In the middle of a run, and while the server stood still, again and again."""
    async with harbour(database) as afloat:
        anna, token = await afloat.people.welcome("Anna")
        table = await full_table(afloat, [anna])
        jump(monkeypatch, by)
        await removal.sweep(afloat)
        afloat.people._known.clear()
        assert await afloat.people.who(token) == anna
    for _ in range(15):
        async with harbour(database) as afloat:
            await removal.sweep(afloat)
            assert await afloat.people.who(token) == anna
            later, fresh = await afloat.people.welcome("Ben")
            afloat.people._known.clear()
            assert await afloat.people.who(fresh) == later
    monkeypatch.undo()
    async with harbour(database) as afloat:
        await removal.sweep(afloat)
        assert await afloat.people.who(token) == anna
        assert (await afloat.find(table.code)).seats_of(anna.id) == [0]


@in_loop
async def test_a_clock_that_is_wrong_when_the_program_is_new_ends_no_session(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No time is put down yet: the sessions tell."""
    async with harbour(database) as afloat:
        anna, token = await afloat.people.welcome("Anna")
        await afloat.store.write(lambda connection: connection.execute(schema.meta.delete()))
    jump(monkeypatch, YEARS)
    async with harbour(database) as afloat:
        await removal.sweep(afloat)
        assert await afloat.people.who(token) == anna


@in_loop
async def test_a_server_that_stood_still_for_long_catches_up_by_a_month(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with harbour(database) as afloat:
        put_down = afloat.people.clock.now()
    jump(monkeypatch, YEARS)
    async with harbour(database) as afloat:
        ahead = afloat.people.clock.now() - put_down
        assert timedelta(days=29) < ahead < timedelta(days=31)
        await afloat.store.write(afloat.people.clock.put_down)  # as after a day
    async with harbour(database) as afloat:
        assert afloat.people.clock.now() - put_down > timedelta(days=59)
    monkeypatch.undo()
    async with harbour(database) as afloat:  # never back
        assert afloat.people.clock.now() - put_down > timedelta(days=29)


# -- removal ---------------------------------------------------------------------------------------------------


@in_loop
async def test_guests_who_do_not_come_back_are_removed_and_their_names_stay(database: str) -> None:
    async with harbour(database) as afloat:
        anna, token = await afloat.people.welcome("Anna")
        await account(afloat, "Ben")
        table = await full_table(afloat, [anna])
        await playing.concede(afloat, table, anna, 0, "en")
        ago = afloat.people.clock.now() - timedelta(days=399)
        await change(afloat, schema.sessions, used=ago)
        await removal.sweep(afloat)
        assert await count(afloat, schema.people) == 2
        await change(afloat, schema.sessions, used=ago - timedelta(days=4))
        await removal.sweep(afloat)
        assert await count(afloat, schema.people) == 1  # an account stays
        assert await count(afloat, schema.sessions) == 0
        afloat.people._known.clear()
        assert await afloat.people.who(token) is None
        assert (await afloat._load(table.code)).sheet.seats[0].name == "Anna"


@in_loop
async def test_a_guest_who_has_signed_out_stays_as_long_as_one_who_has_not(database: str) -> None:
    async with harbour(database) as afloat:
        _, token = await afloat.people.welcome("Anna")
        await afloat.people.sign_out(token)
        await removal.sweep(afloat)
        assert await count(afloat, schema.people) == 1
        await change(afloat, schema.people, created=afloat.people.clock.now() - timedelta(days=403))
        await removal.sweep(afloat)
        assert await count(afloat, schema.people) == 0


@in_loop
async def test_tables_that_nobody_touches_are_removed(database: str) -> None:
    async with harbour(database) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        waiting = await open_table(afloat, anna, "me open")
        playing_ = await full_table(afloat, [anna, ben])
        watched = await full_table(afloat, [anna, ben])
        over = await full_table(afloat, [ben])
        await playing.concede(afloat, over, ben, 0, "en")
        watched.wakers.add(asyncio.Event())
        for days, left in ((179, 4), (181, 3)):
            await removal.sweep(afloat)
            await change(afloat, schema.tables, touched=afloat.people.clock.now() - timedelta(days=days))
            await play_some(afloat, playing_, Rng(1), 1)  # an event: it lies there no longer
            await removal.sweep(afloat)
            assert await count(afloat, schema.tables) == left
        assert waiting.code not in afloat.live
        with pytest.raises(NotFound):
            await afloat.find(waiting.code)
        for each in (schema.seats, schema.events):
            mine = select(each.c.code).where(each.c.code == waiting.code)
            assert await afloat.store.read(partial(Connection.scalar, statement=mine)) is None
        assert watched.code in afloat.live  # somebody looks at it


@in_loop
async def test_who_comes_while_a_table_is_removed_leaves_nothing_behind(database: str) -> None:
    async with harbour(database) as afloat:
        table = await full_table(afloat, await people(afloat, "Anna"))
        await table.lock.acquire()
        removing = asyncio.ensure_future(afloat.remove(table.code))
        await asyncio.sleep(0)
        moving = asyncio.ensure_future(play_some(afloat, table, Rng(1), 1))
        await asyncio.sleep(0)
        table.lock.release()
        assert await removing
        with refused(NotFound, "no_table"):
            await moving
        assert await count(afloat, schema.events) == 0


@in_loop
async def test_finished_tables_are_kept_for_ever_unless_it_is_wished_otherwise(database: str) -> None:
    async def old(afloat: Harbour) -> int:
        await change(afloat, schema.tables, touched=afloat.people.clock.now() - YEARS)
        await removal.sweep(afloat)
        return await count(afloat, schema.tables)

    async with harbour(database) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        over = await full_table(afloat, [anna])
        await playing.concede(afloat, over, anna, 0, "en")
        await removal.sweep(afloat)
        assert await old(afloat) == 1
    async with harbour(database, keep_finished=10, keep_open_tables=0, keep_guests=0) as afloat:
        await full_table(afloat, [ben])
        await removal.sweep(afloat)
        assert await old(afloat) == 1  # the one that is not finished
        await change(afloat, schema.sessions, used=afloat.people.clock.now() - YEARS)
        await removal.sweep(afloat)
        assert (await count(afloat, schema.people), await count(afloat, schema.sessions)) == (2, 0)


@in_loop
async def test_a_table_played_while_the_clock_was_wrong_is_not_taken_for_old(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its events say 1970."""
    async with harbour(database) as afloat:
        table = await full_table(afloat, await people(afloat, "Anna"))
        await play_some(afloat, table, Rng(1), 2)
        long_ago = datetime(1970, 1, 1, tzinfo=UTC)
        await change(afloat, schema.events, at=long_ago)
        await change(afloat, schema.tables, created=long_ago)
        for _ in range(2):
            await removal.sweep(afloat)
        assert await count(afloat, schema.tables) == 1


@pytest.mark.parametrize("name", ["CAPTAIN_KEEP_GUESTS", "CAPTAIN_KEEP_OPEN_TABLES", "CAPTAIN_KEEP_FINISHED"])
def test_days_are_days(name: str) -> None:
    assert getattr(Settings.read({name: "7"}), name.removeprefix("CAPTAIN_").lower()) == 7
    for given in ("-1", "1000000000000"):
        with refused(BadSetting, "bad_days"):
            Settings.read({name: given})
