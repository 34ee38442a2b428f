"""Games of every version of the rules that has been out: they open, come to the same end, and go on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

import captains_table as ct
from captains_table.kernel import record
from captains_table.kernel.rng import Rng
from captains_table.server import lobby, schema, table_lists
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.table import Table
from tests.corpus.write import linger, wander
from tests.server.helpers import running_registry

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.rglob("*.record"))
DATABASES = sorted(FOLDER.rglob("*.sql"))


def named(path: Path) -> str:
    return str(path.relative_to(FOLDER))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_replays_to_its_end_and_goes_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    written = record.read(text)
    assert 1 <= written.setting.rules <= int(path.parent.parent.name.removeprefix("rules-"))
    game = ct.replay(text)
    assert game.setting.rules == written.setting.rules
    wander(game, Rng(1), 40)
    again = ct.replay(game.record())  # what is written of it today, by the rules of then
    assert again.position() == game.position() and again.setting == game.setting


@pytest.mark.parametrize("path", DATABASES, ids=named)
def test_every_table_of_a_database_opens_and_goes_on(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(path.read_text(encoding="utf-8"))
    asyncio.run(asyncio.wait_for(visit(f"sqlite:///{file}"), 120))


async def visit(url: str) -> None:
    async with running_registry(url) as registry:
        rows = await registry.store.read(lambda connection: connection.execute(select(schema.tables)).all())
        assert {(row.title, row.state) for row in rows} >= {
            (id, state) for id in ct.titles() if id != "tic-tac-toe" for state in ("playing", "over")
        }
        for row in rows:
            table = await registry.find(row.code)
            if row.state == "over":
                outcome = table.require_game().outcome
                assert outcome is not None and list(outcome.scores) == row.ending["scores"]
            elif row.state == "playing":
                await come_back(registry, table)
                before = table.seq
                await linger(registry, table, Rng(2), 30)
                assert table.seq > before
                registry.live.clear()
                assert (await registry.find(row.code)).require_game().record() == table.require_game().record()
        kept = await registry.store.read(lambda connection: connection.execute(select(schema.tables)).all())
        assert [row.rules for row in kept] == [row.rules for row in rows]  # whoever came and went
        person = rows[0].sheet["host"]
        listed = [
            *await table_lists.unfinished_of(registry, person),
            *await table_lists.finished_of(registry, person, 40),
        ]
        assert len(listed) == len(rows) and all(table.cannot_open is None for table in listed)


async def come_back(registry: TableRegistry, table: Table) -> None:
    """Everybody takes their seats again; where bots sat, the host does."""
    for number, seat in enumerate(table.config.seats):
        if seat.kind == "bot":
            seat.kind, seat.person, seat.level = "person", table.config.host, ""
        elif seat.level:
            await lobby.sit(registry, table, Person(seat.person, seat.name), number)
