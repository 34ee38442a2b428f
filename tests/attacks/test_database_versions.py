"""Databases of older and newer programs, with games in them."""

from __future__ import annotations

from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from captains_table.cli import main
from captains_table.kernel.rng import Rng
from captains_table.server import player_actions, schema
from captains_table.server.errors import BadSetting
from captains_table.server.store import Store
from tests.server.helpers import (
    essence,
    full_table,
    in_loop,
    long_url,
    migrations,
    people,
    play,
    play_some,
    play_until,
    pledging,
    refused,
    running_registry,
)


@in_loop
async def test_games_survive_the_way_down_and_up_again(database: str) -> None:
    """Also where two seats have used the same key, for which the older database has no room."""
    async with running_registry(database) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await full_table(registry, [anna, ben])
        await play_until(registry, table, pledging, Rng(1))
        for seat in (0, 1):
            assert await play(registry, table, seat, table.require_game().choices(seat)[0].notation, "the same")
        over = await full_table(registry, [anna])
        await player_actions.concede(registry, over, anna, 0)
        before = {each.code: _but_keys(essence(each)) for each in (table, over)}
    url = long_url(database)
    command.downgrade(migrations(url), "0003")
    engine = create_engine(url)
    with engine.begin() as connection:
        again = text(
            "INSERT INTO events (code, seq, kind, body, key, at) SELECT code, 999, kind, body, key, at FROM events"
        )
        with pytest.raises(Exception, match=r"events_key|events\.key"):
            connection.execute(text(f"{again} WHERE key = 'the same'"))
    async with running_registry(database) as registry:
        for code, known in before.items():
            assert _but_keys(essence(await registry.find(code))) == known
        await play_some(registry, await registry.find(table.code), Rng(2), 3)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def _but_keys(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name != "answered"}


def test_an_older_program_says_that_the_database_is_newer(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(long_url(database))
    store.open()
    store.close()
    engine = create_engine(long_url(database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with refused(BadSetting, "newer_database"):
        Store(long_url(database)).open()
    assert main(["serve", "--database-url", database]) == 2
    told = capsys.readouterr().err
    assert "newer version" in told and told.count("\n") == 1 and "9999" not in told
    with engine.begin() as connection:  # it was left as it was
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    engine.dispose()


@in_loop
async def test_a_key_belongs_to_its_seat(database: str) -> None:
    """Nobody can spoil somebody else's submission by using its key first."""
    async with running_registry(database) as registry:
        table = await full_table(registry, await people(registry, "Anna", "Ben"))
        await play_until(registry, table, pledging, Rng(1))
        first = {seat: table.require_game().choices(seat)[0].notation for seat in (0, 1)}
        told = [await play(registry, table, seat, first[seat], "k") for seat in (0, 1)]
        assert told[0] != told[1]
        assert [await play(registry, table, seat, first[seat], "k") for seat in (0, 1)] == told
        again = await registry._load(table.code)
        assert essence(again) == essence(table)
