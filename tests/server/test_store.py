"""The storage: the same on SQLite and PostgreSQL, and what is kept in it is the table."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, func, insert, inspect, select
from sqlalchemy.exc import IntegrityError, OperationalError

from captains_table.kernel.rng import Rng
from captains_table.server import lobby, player_actions, schema, store
from captains_table.server.errors import NotFound, NotNow
from captains_table.server.store import Store
from captains_table.server.table import Table
from tests.conftest import Cluster
from tests.server.helpers import (
    STORMY,
    essence,
    full_table,
    in_loop,
    long_url,
    migrations,
    open_table,
    people,
    play,
    play_some,
    play_until,
    row,
    running_registry,
)

# -- the schema ------------------------------------------------------------------------------------------


def test_migrations_lead_to_the_schema_and_back(database: str) -> None:
    url = long_url(database)
    config = migrations(url)
    engine = create_engine(url)
    for _ in range(2):
        store.migrate(url)
        store.migrate(url)  # again: nothing to do
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, schema.metadata) == []
        command.downgrade(config, "base")
        assert set(inspect(engine).get_table_names()) <= {"alembic_version"}
    engine.dispose()


def test_a_schema_that_is_not_the_migrations_would_be_noticed(database: str) -> None:
    """The comparison above can fail."""
    url = long_url(database)
    store.migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP INDEX tables_by_state")
        connection.exec_driver_sql("ALTER TABLE events ADD COLUMN more INTEGER")
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    assert {each[0] for each in found} == {"add_index", "remove_column"}
    engine.dispose()


@in_loop
async def test_an_event_is_written_once(database: str) -> None:
    async with running_registry(database) as registry:
        append = registry.store.append
        await append([row("a", 1, "one"), row("a", 2), row("a", 3)])  # without a key: as many as one likes
        await append([row("b", 1, "one")])  # another table
        for twice in (row("a", 3), row("a", 4, "one")):
            with pytest.raises(IntegrityError):
                await append([twice])
        with pytest.raises(IntegrityError):
            await append([row("a", 4), row("a", 5), row("a", 2)])  # all or nothing
        query = select(schema.events.c.code, schema.events.c.seq, schema.events.c.at).order_by("code", "seq")
        kept = await registry.store.read(lambda connection: list(connection.execute(query)))
        assert [(each.code, each.seq) for each in kept] == [("a", 1), ("a", 2), ("a", 3), ("b", 1)]


# -- the writer ------------------------------------------------------------------------------------------


async def _together(kept: Store, *works: Coroutine[Any, Any, Any]) -> list[Any]:
    """Do all these while the writer is busy, so that they wait together and are committed as a group."""
    busy, go_on = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        busy.set()
        assert go_on.wait(30)

    first = asyncio.ensure_future(kept.write(wait))
    assert await asyncio.to_thread(busy.wait, 30)
    others = [asyncio.ensure_future(work) for work in works]
    await asyncio.sleep(0)  # they are in the queue now
    go_on.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


@in_loop
async def test_writes_that_wait_are_committed_together(database: str) -> None:
    kept = Store(long_url(database))
    kept.open()
    commits: list[str] = []
    event.listen(kept.engine, "commit", lambda connection: commits.append("commit"))
    assert await _together(kept, *(kept.append([row("a", n)]) for n in range(20))) == [None] * 20
    assert len(commits) == 2  # the one that kept it busy, and all others
    kept.close()


@in_loop
async def test_writes_that_wait_happen_in_the_order_they_came(database: str) -> None:
    async with running_registry(database) as registry:
        kept = registry.store
        count = select(func.count()).select_from(schema.events)

        def look(connection: Connection) -> Any:
            return connection.execute(count).scalar()

        works = (
            kept.append([row("a", 1)]),
            kept.write(look),
            kept.append([row("a", 2), row("a", 3)]),
            kept.write(look),
        )
        assert await _together(kept, *works) == [None, 1, None, 3]


@in_loop
async def test_one_bad_write_among_good_ones_fails_alone(database: str) -> None:
    async with running_registry(database) as registry:
        rows = [row("a", 1), row("b", 1), row("a", 1), row("c", 1, "k"), row("c", 2, "k"), row("d", 1)]
        told = await _together(registry.store, *(registry.store.append([each]) for each in rows))
        assert [type(each) for each in told] == [type(None)] * 2 + [
            IntegrityError,
            type(None),
            IntegrityError,
            type(None),
        ]
        count = select(func.count()).select_from(schema.events)
        assert await registry.store.read(lambda connection: connection.execute(count).scalar()) == 4
        await registry.store.append([row("e", 1)])  # and the writer writes on


@in_loop
async def test_what_fails_in_the_work_itself_is_told_and_rolled_back(database: str) -> None:
    async with running_registry(database) as registry:

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.events), [row("a", 1)])
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await registry.store.write(work)
        await registry.store.append([row("a", 1)])


@in_loop
async def test_a_lost_connection_is_opened_again(postgres: Cluster) -> None:
    """The database was restarted: the write that finds out is repeated."""
    url = postgres.new_database()
    async with running_registry(url) as registry:
        table = await full_table(registry, await people(registry, "Anna", "Ben"))
        await play_some(registry, table, Rng(1), 5)
        postgres.disconnect(url)
        await play_some(registry, table, Rng(2), 5)
        assert essence(await registry._load(table.code)) == essence(table)


@in_loop
async def test_closing_waits_for_what_is_being_written(database: str) -> None:
    async with running_registry(database) as registry:
        code = (await full_table(registry, await people(registry, "Anna"))).code
        waiting = [asyncio.ensure_future(registry.store.append([row(code, n)])) for n in range(100, 130)]
        await asyncio.sleep(0)
        await asyncio.to_thread(registry.store.close)
        await asyncio.gather(*waiting)
    async with running_registry(database) as again:
        count = select(func.count()).select_from(schema.events)
        assert await again.store.read(lambda connection: connection.execute(count).scalar()) == 30


# -- a table read again ------------------------------------------------------------------------------------


async def _same(registry: Any, table: Table) -> None:
    kept, live = essence(await registry._load(table.code)), essence(table)
    assert {name: (kept[name], live[name]) for name in live if kept[name] != live[name]} == {}


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"talk": "free"}, id="standard", marks=pytest.mark.full),
        pytest.param({"talk": "free", **STORMY}, id="stormy"),
    ],
)
@in_loop
async def test_a_table_read_again_is_the_same_at_any_moment(database: str, options: dict[str, object]) -> None:
    """Whatever happened: choices, taken back or not, votes, talk, people who left, stood in for or came back."""
    async with running_registry(database) as registry:
        anna, ben, cleo, stranger = crew = await people(registry, "Anna", "Ben", "Cleo", "Stranger")
        table = await open_table(registry, anna, "me invited invited", options)
        await _same(registry, table)
        await lobby.sit(registry, table, cleo, 1)
        await player_actions.chat(registry, table, cleo, "I have to go, bye")
        await lobby.leave(registry, table, cleo, 1)
        await player_actions.chat(registry, table, stranger, "hello")
        await _same(registry, table)
        for seat, person in ((1, ben), (2, cleo)):
            await lobby.sit(registry, table, person, seat)
            await lobby.ready(registry, table, person, seat, True)
        await _same(registry, table)
        await lobby.deal(registry, table, anna)
        await _same(registry, table)
        rng = Rng(11)
        for number in range(1000):
            game = table.require_game()
            if game.outcome is not None:
                break
            seat = int(rng.below(3))
            mistaken = [each for each in range(3) if game.can_undo(each)]
            what = int(rng.below(12))
            if mistaken and not any(line.undone for line in game.lines):
                what = 0  # at least once, whatever was dealt
            match what:
                case 0 if mistaken:
                    await player_actions.undo(registry, table, crew[mistaken[0]], mistaken[0], f"undo {number}")
                case 1:
                    await player_actions.chat(registry, table, crew[seat], f"word {number}")
                case 2 if game.votes != {0, 1, 2} - {seat} and seat != 2:
                    await player_actions.concede(registry, table, crew[seat], seat)
                case 3:
                    await lobby.leave(registry, table, crew[seat], seat)
                    await _same(registry, table)
                    await lobby.sit(registry, table, crew[seat], seat)
                case 4:
                    table.audience.stream_ended[crew[1].id] = time.monotonic() - 1000
                    await lobby.stand_in(registry, table, anna, 1)
                    table.audience.stream_ended.clear()
                    await _same(registry, table)
                    await lobby.sit(registry, table, ben, None)
                case _:
                    await play_some(registry, table, rng, 1)
            if number % 12 == 0:
                await _same(registry, table)
        assert table.state == "over"
        await player_actions.chat(registry, table, stranger, "well sailed")
        await _same(registry, table)
        assert any(line.undone for line in table.require_game().lines)


@in_loop
async def test_a_table_played_on_from_a_record_is_read_again(database: str) -> None:
    async with running_registry(database) as registry:
        (anna,) = await people(registry, "Anna")
        first = await full_table(registry, [anna])
        await play_some(registry, first, Rng(3))
        table = await lobby.play_on(registry, anna, first.require_game().record(), 6, 0, "en", owner="here")
        await _same(registry, table)
        await play_some(registry, table, Rng(4), 4)
        await _same(registry, table)


@in_loop
async def test_a_server_that_starts_again_has_lost_nothing(database: str) -> None:
    async with running_registry(database) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await full_table(registry, [anna, ben])
        await play_some(registry, table, Rng(5), 20)
        before = essence(table)
    async with running_registry(database) as again:
        assert essence(await again.find(table.code)) == before
        assert await again.find(table.code) is again.live[table.code]
        with pytest.raises(NotFound):
            await again.find("heron-aaaa-aaaa")
        assert again._load_locks == {}


@in_loop
async def test_many_who_come_at_once_find_one_table(database: str) -> None:
    async with running_registry(database) as registry:
        table = await full_table(registry, await people(registry, "Anna", "Ben"))
        await play_some(registry, table, Rng(5), 20)
        del registry.live[table.code]
        found = await asyncio.gather(*(registry.find(table.code) for _ in range(10)))
        assert {id(each) for each in found} == {id(registry.live[table.code])}


# -- somebody else writes, or nobody can -------------------------------------------------------------------


@in_loop
async def test_a_foreign_writer_is_noticed_and_nothing_is_lost(database: str) -> None:
    """Two servers on one database: the storage decides, the other is refused and knows better afterwards."""
    async with running_registry(database) as here, running_registry(database, locked=False) as there:
        anna, ben = await people(here, "Anna", "Ben")
        ours = await full_table(here, [anna, ben])
        await play_some(here, ours, Rng(6), 7)
        theirs = await there.find(ours.code)
        assert theirs is not ours
        await play_some(there, theirs, Rng(7), 2)
        version, waker = ours.audience.version, asyncio.Event()
        ours.audience.listeners.add(waker)
        seat = ours.require_game().to_act[0]
        with pytest.raises(NotNow) as refused:
            await play(here, ours, seat, ours.require_game().choices(seat)[0].notation, "a key of its own")
        assert refused.value.phrase.key == "elsewhere"
        assert here.live[ours.code] is ours
        assert waker.is_set() and ours.audience.version > version  # readers are told
        assert essence(ours) == essence(theirs)
        await play_some(here, ours, Rng(8), 3)
        assert essence(await there._load(ours.code)) == essence(ours)


@in_loop
async def test_a_foreign_end_is_noticed_too(database: str) -> None:
    async with running_registry(database) as here, running_registry(database, locked=False) as there:
        (anna,) = await people(here, "Anna")
        ours = await full_table(here, [anna])
        theirs = await there.find(ours.code)
        await player_actions.concede(there, theirs, anna, 0)
        with pytest.raises(NotNow):
            await player_actions.chat(here, ours, anna, "may I?") if ours.state == "open" else await play_some(
                here, ours, Rng(1), 1
            )
        assert ours.state == "over"
        assert essence(ours) == essence(theirs)


@pytest.mark.parametrize("error", [OperationalError("", {}, OSError()), OSError("disk full")], ids=["database", "disk"])
@in_loop
async def test_what_cannot_be_written_has_not_happened(url: str, error: Exception) -> None:
    """Also when the storage cannot be read either: nobody is shown a choice that is not kept."""
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await full_table(registry, [anna, ben])
        await play_until(registry, table, lambda game: len(game.lines) > 12 and game.can_undo(0), Rng(9))
        before, version = essence(table), table.audience.version

        async def broken(work: Any) -> Any:
            raise error

        keep = registry.store.write, registry.store.read
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(registry.store, "write", broken)
            patch.setattr(registry.store, "read", broken)
            for attempt in (
                play_some(registry, table, Rng(9), 1),
                player_actions.undo(registry, table, anna, 0, "u"),
                player_actions.concede(registry, table, anna, 0),
                lobby.leave(registry, table, anna, 0),
            ):
                with pytest.raises(type(error)):
                    await attempt
                assert essence(table) == before
        assert (registry.store.write, registry.store.read) == keep
        assert table.audience.version == version  # nobody was woken to see it
        await play_some(registry, table, Rng(9), 3)
        await _same(registry, table)


@in_loop
async def test_a_rule_that_breaks_leaves_the_table_as_it_was(url: str) -> None:
    """A mistake of ours in the middle of a choice: nothing is written, and the table can be played on."""
    async with running_registry(url) as registry:
        table = await full_table(registry, await people(registry, "Anna", "Ben"))
        await play_some(registry, table, Rng(9), 12)
        before = essence(table)
        with pytest.MonkeyPatch.context() as patch:
            kind = type(table.require_game().state)
            patch.setattr(kind, "settle", lambda state: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await play_some(registry, table, Rng(9), 1)
        assert essence(table) == before
        await play_some(registry, table, Rng(9), 3)
        await _same(registry, table)


@in_loop
async def test_a_sheet_that_cannot_be_written_is_not_shown(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await open_table(registry, anna, "me invited")
        await lobby.sit(registry, table, ben, 1)
        await lobby.ready(registry, table, ben, 1, True)
        before = essence(table)

        async def broken(work: Any) -> Any:
            raise OSError("disk full")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(registry.store, "write", broken)
            for attempt in (
                lobby.deal(registry, table, anna),
                lobby.leave(registry, table, ben, 1),
                lobby.fill(registry, table, anna, 1, "pilot"),
                lobby.ready(registry, table, ben, 1, False),
            ):
                with pytest.raises(OSError, match="disk full"):
                    await attempt
                assert essence(table) == before
                assert table.game is None


def test_events_are_said_in_utc_whatever_the_database_thinks(postgres: Cluster) -> None:
    async def scenario() -> None:
        async with running_registry(postgres.new_database()) as registry:
            table = await full_table(registry, await people(registry, "Anna"))
            before = datetime.now(UTC)
            await play(registry, table, 0, table.require_game().choices(0)[0].notation)
            again = await registry._load(table.code)
            assert before <= again.changed <= datetime.now(UTC)
            assert json.dumps(again.changed.isoformat()).endswith('+00:00"')

    asyncio.run(scenario())
