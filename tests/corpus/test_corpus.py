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
from captains_table.server import lists, schema, seating
from captains_table.server.harbour import Harbour
from captains_table.server.people import Person
from captains_table.server.table import Table
from tests.corpus.write import linger, wander
from tests.server.helpers import harbour

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
    async with harbour(url) as afloat:
        rows = await afloat.store.read(lambda connection: connection.execute(select(schema.tables)).all())
        assert {(row.title, row.state) for row in rows} >= {
            (id, state) for id in ct.titles() if id != "tic-tac-toe" for state in ("playing", "over")
        }
        for row in rows:
            table = await afloat.find(row.code)
            if row.state == "over":
                outcome = table.playing().outcome
                assert outcome is not None and list(outcome.scores) == row.ending["scores"]
            elif row.state == "playing":
                await come_back(afloat, table)
                before = table.seq
                await linger(afloat, table, Rng(2), 30)
                assert table.seq > before
                afloat.live.clear()
                assert (await afloat.find(row.code)).playing().record() == table.playing().record()
        kept = await afloat.store.read(lambda connection: connection.execute(select(schema.tables)).all())
        assert [row.rules for row in kept] == [row.rules for row in rows]  # whoever came and went
        person = rows[0].sheet["host"]
        listed = [*await lists.unfinished_of(afloat, person), *await lists.finished_of(afloat, person, 40)]
        assert len(listed) == len(rows) and all(table.closed is None for table in listed)


async def come_back(afloat: Harbour, table: Table) -> None:
    """Everybody takes their seats again; where bots sat, the host does."""
    for number, seat in enumerate(table.sheet.seats):
        if seat.kind == "bot":
            seat.kind, seat.person, seat.level = "person", table.sheet.host, ""
        elif seat.level:
            await seating.sit(afloat, table, Person(seat.person, seat.name), number)
