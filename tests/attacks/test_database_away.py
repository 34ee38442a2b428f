"""The database is restarted, away, locked, full or read-only: nothing is lost, and people are told to try again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from captains_table.kernel.rng import Rng
from captains_table.server import lobby, player_actions, schema
from captains_table.server.errors import Unavailable
from captains_table.server.registry import TableRegistry
from tests.conftest import Cluster
from tests.live_app import Guest, LiveApp, live_app
from tests.server.helpers import essence, full_table, in_loop, people, play, play_some, row, running_registry

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Mate"}]


@pytest.fixture
def running(postgres: Cluster) -> Iterator[Cluster]:
    """Whatever becomes of it, it runs again afterwards."""
    yield postgres
    if not postgres.running:
        postgres.start()


def next_choice(guest: Guest, code: str) -> tuple[int, str, str]:
    seat = guest.snapshot(code)["game"]["to_act"][0]
    snapshot = guest.snapshot(code, seat)
    return seat, snapshot["game"]["choices"][0]["notation"], snapshot["decision"]


def told_to_wait(answer: httpx.Response) -> None:
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["retry-after"]) > 0
    assert "again" in answer.json()["message"] or "noch einmal" in answer.json()["message"]


def refused_everywhere(app: LiveApp, anna: Guest, code: str) -> None:
    """A choice, talk, a change of the sheet, a new guest: nothing of it happens, in memory neither."""
    before = essence(app.table(code))
    seat, choice, decision = next_choice(anna, code)
    for language in ("en", "de"):
        anna.http.headers["accept-language"] = language
        told_to_wait(anna.choose(code, seat, choice, "k", decision))
        told_to_wait(anna.try_post(f"/api/tables/{code}/concede", seat=seat))
        told_to_wait(anna.try_post("/api/me", name="Anne"))
        told_to_wait(anna.try_post("/api/tables", title="tranquility", seats=SEATS))
    assert essence(app.table(code)) == before


def goes_on(app: LiveApp, anna: Guest, code: str) -> None:
    """With the very submission that was refused; and what is stored is the table."""
    seat, choice, decision = next_choice(anna, code)
    assert anna.choose(code, seat, choice, "k", decision).status_code == 200
    assert essence(app.run(app.registry._load(code))) == essence(app.table(code))


# -- PostgreSQL ------------------------------------------------------------------------------------------------


@in_loop
async def test_the_first_move_after_a_restart_is_repeated(running: Cluster) -> None:
    async with running_registry(running.new_database()) as registry:
        table = await full_table(registry, await people(registry, "Anna", "Ben"))
        await play_some(registry, table, Rng(1), 5)
        await asyncio.to_thread(running.stop)
        await asyncio.to_thread(running.start)
        await play_some(registry, table, Rng(2), 5)
        assert essence(await registry._load(table.code)) == essence(table)


def test_while_postgresql_is_down_everybody_is_told_to_try_again(running: Cluster) -> None:
    with live_app(database_url=running.new_database()) as app:
        anna = app.guest("Anna")
        code = anna.post("/api/tables", title="tranquility", seats=SEATS)["code"]
        lying = anna.post("/api/tables", title="tranquility", seats=SEATS)["code"]
        app.registry.live.pop(lying)
        running.stop()
        refused_everywhere(app, anna, code)
        told_to_wait(anna.http.get(f"/api/tables/{lying}"))  # not "by an earlier edition of the rules"
        told_to_wait(anna.http.get("/healthz"))
        running.start()
        goes_on(app, anna, code)
        assert anna.snapshot(lying)["state"] == "playing"


@pytest.mark.parametrize("lost", ["before", "after"])
@in_loop
async def test_a_commit_whose_outcome_nobody_heard_counts_once(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """The connection breaks with the commit, before or after PostgreSQL has done it. Events, sheets, guests, ends."""
    async with running_registry(postgres.new_database()) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await full_table(registry, [anna, ben])
        break_next = _breaking_commits(registry, monkeypatch, lost)
        break_next()
        await play_some(registry, table, Rng(1), 1)
        break_next()
        await lobby.leave(registry, table, ben, 1)
        break_next()
        await lobby.sit(registry, table, ben, 1)
        break_next()
        cleo, token = await registry.people.create_guest("Cleo")
        assert await registry.people.person_of(token) == cleo
        break_next()
        await player_actions.concede(registry, table, anna, 0)
        await player_actions.concede(registry, table, ben, 1)
        assert table.state == "over"
        assert essence(await registry._load(table.code)) == essence(table)
        count = select(func.count()).select_from(schema.people)
        assert await registry.store.read(lambda connection: connection.scalar(count)) == 3


def _breaking_commits(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, lost: str) -> Any:
    dialect = registry.store.engine.dialect
    commit = dialect.do_commit
    broken: list[bool] = []

    def do_commit(connection: Any) -> None:
        if broken:
            broken.clear()
            if lost == "after":
                commit(connection)
            connection.dbapi_connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")
        commit(connection)

    monkeypatch.setattr(dialect, "do_commit", do_commit)
    return lambda: broken.append(True)


@in_loop
async def test_what_was_committed_though_it_was_refused_is_there_when_it_is_sent_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was away too long to ask what became of the commit: the key of the submission tells."""
    async with running_registry(database) as registry:
        table = await full_table(registry, await people(registry, "Anna", "Ben"))
        seat = table.require_game().to_act[0]
        choice = table.require_game().choices(seat)[0].notation
        append = registry.store.append

        async def unheard(rows: Any) -> None:
            await append(rows)
            raise Unavailable()

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "append", unheard)
            with pytest.raises(Unavailable):
                await play(registry, table, seat, choice, "k")
        assert table.seq == 0
        assert await play(registry, table, seat, choice, "k") == 1
        assert essence(await registry._load(table.code)) == essence(table)


def test_a_read_only_database_is_said_to_be_away(postgres: Cluster) -> None:
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    with live_app(database_url=url) as app:
        anna = app.guest("Anna")
        code = anna.post("/api/tables", title="tranquility", seats=SEATS)["code"]
        postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres.disconnect(url)
        refused_everywhere(app, anna, code)
        postgres.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        postgres.disconnect(url)
        goes_on(app, anna, code)


# -- SQLite ----------------------------------------------------------------------------------------------------


@pytest.fixture
def embedded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[LiveApp, Guest, str]]:
    monkeypatch.setattr("captains_table.server.store.SQLITE", ("journal_mode=WAL", "busy_timeout=50"))
    with live_app(data=str(tmp_path)) as app:
        anna = app.guest("Anna")
        yield app, anna, anna.post("/api/tables", title="tranquility", seats=SEATS, options={"talk": "free"})["code"]


def test_while_another_program_has_locked_the_file_everybody_is_told_to_try_again(
    embedded: tuple[LiveApp, Guest, str], tmp_path: Path
) -> None:
    app, anna, code = embedded
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    refused_everywhere(app, anna, code)
    other.execute("ROLLBACK")
    other.close()
    goes_on(app, anna, code)


def test_a_full_disk_loses_nothing_and_is_written_on_when_there_is_room(embedded: tuple[LiveApp, Guest, str]) -> None:
    app, anna, code = embedded
    registry = app.registry

    def pages(most: int) -> None:
        def work(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

        app.run(registry.store.write(work))

    pages(1)  # no more than there are
    answered = 0
    while (answer := anna.try_post(f"/api/tables/{code}/chat", text="x" * 500)).is_success:
        answered += 1
    told_to_wait(answer)
    before = essence(app.table(code))
    told_to_wait(anna.try_post(f"/api/tables/{code}/chat", text="x" * 500))
    assert essence(app.table(code)) == before
    assert essence(app.run(registry._load(code))) == before
    pages(1_000_000)
    assert anna.try_post(f"/api/tables/{code}/chat", text="room again").is_success
    assert len(app.table(code).chat) == answered + 1
    goes_on(app, anna, code)


# -- what the log is told ----------------------------------------------------------------------------------------


@in_loop
async def test_what_the_database_refuses_is_told_without_its_values(database: str) -> None:
    async with running_registry(database) as registry:
        await registry.store.append([row("a", 1, body="a secret choice")])
        with pytest.raises(IntegrityError) as refused:
            await registry.store.append([row("a", 1, body="a secret choice")])
        assert "a secret choice" not in str(refused.value)
