"""Tables in lists, and which of them can still be opened: all but those of other packs and of newer rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from alembic import command
from sqlalchemy import null, select, update

from captains_table.kernel.rng import Rng
from captains_table.kernel.title import Option
from captains_table.server import lobby, player_actions, schema, table_lists
from captains_table.server import registry as registries
from captains_table.server import table as tables
from captains_table.server.errors import NotFound, NotNow, OtherEdition, Quarantined
from captains_table.server.table import Ending, Table
from tests.server.helpers import (
    TRANQUILITY,
    essence,
    full_table,
    in_loop,
    long_url,
    migrations,
    open_table,
    people,
    play_some,
    refused,
    row,
    running_registry,
)


@in_loop
async def test_an_unreadable_table_hides_no_other(database: str) -> None:
    """Its rows were tampered with: it is refused, and listed with the reason."""
    async with running_registry(database) as registry:
        (anna,) = await people(registry, "Anna")
        good, bad = [await full_table(registry, [anna]) for _ in range(2)]
        await registry.store.append([row(bad.code, 1, body="play nonsense")])
        registry.live.clear()
        with pytest.raises(NotNow) as refused:
            await registry.find(bad.code)
        assert refused.value.phrase.key == "put_aside"
        listed = {table.code: table.cannot_open for table in await table_lists.unfinished_of(registry, anna.id)}
        assert listed[good.code] is None and isinstance(listed[bad.code], Quarantined)


@in_loop
async def test_a_game_goes_on_only_with_its_own_packs(database: str) -> None:
    """A table that waits for people is dealt with those of the day; a game dealt once knows its own."""
    other: dict[str, Any] = {"fingerprint": lambda packs: "another one"}
    async with running_registry(database) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        dealt = await full_table(registry, [anna, ben])
        await play_some(registry, dealt, Rng(3), 5)
        waiting = await open_table(registry, anna, "me open")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables, "find_title", lambda id: replace(TRANQUILITY, **other))
            registry.live.clear()
            with refused(OtherEdition, "other_edition"):
                await registry.find(dealt.code)
            listed = {table.code: table.cannot_open for table in await table_lists.unfinished_of(registry, anna.id)}
            assert isinstance(listed[dealt.code], OtherEdition) and listed[waiting.code] is None
            again = await registry.find(waiting.code)
            await lobby.fill(registry, again, anna, 1, "pilot")
            await lobby.deal(registry, again, anna)
            registry.live.clear()
            await registry.find(waiting.code)
        registry.live.clear()
        assert essence(await registry.find(dealt.code)) == essence(dealt)  # with its own rules back it is all there
        with refused(OtherEdition, "other_edition"):
            await registry.find(waiting.code)


@in_loop
async def test_a_game_of_earlier_rules_goes_on_by_them(database: str) -> None:
    """It keeps the rules of its deal, whoever comes and goes; what is dealt later says every option of its day."""
    late = Option("late", ("old", "new"), "new", {}, {}, since=TRANQUILITY.version + 1, before="old")
    newer = replace(TRANQUILITY, version=TRANQUILITY.version + 1, options=(*TRANQUILITY.options, late))
    async with running_registry(database) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        dealt = await full_table(registry, [anna, ben])
        await play_some(registry, dealt, Rng(3), 5)
        waiting = await open_table(registry, anna, "me open")
        with pytest.MonkeyPatch.context() as patch:
            for where in (tables, registries):
                patch.setattr(where, "find_title", lambda id: newer)
            registry.live.clear()
            again = await registry.find(dealt.code)
            assert (
                again.require_game().setting.options["late"] == "old"
                and again.require_game().setting.rules == newer.version - 1
            )
            await lobby.leave(registry, again, ben, 1)
            await lobby.sit(registry, again, ben, 1)
            await play_some(registry, again, Rng(3), 5)
            registry.live.clear()
            assert (await registry.find(dealt.code)).require_game().record() == again.require_game().record()
            later = await registry.find(waiting.code)
            await lobby.fill(registry, later, anna, 1, "pilot")
            await lobby.deal(registry, later, anna)
            assert later.config.options["late"] == "new" and later.require_game().setting.rules == newer.version
            kept = await registry.store.read(lambda connection: connection.execute(select(schema.tables)).all())
            assert {row.code: row.rules for row in kept} == {
                dealt.code: newer.version - 1,
                waiting.code: newer.version,
            }
        registry.live.clear()
        with refused(OtherEdition, "other_edition"):  # newer than this server knows
            await registry.find(waiting.code)
        listed = {table.code: table.cannot_open for table in await table_lists.unfinished_of(registry, anna.id)}
        assert isinstance(listed[waiting.code], OtherEdition) and listed[dealt.code] is None


def chosen(table: Table) -> list[str]:
    """The choices of its game, as its record has them."""
    assert table.game is not None
    return [line for line in table.game.record().splitlines() if line[:2] in ("0 ", "1 ")]


@in_loop
async def test_games_from_before_editions_were_kept_count_as_dealt_by_the_first_rules(database: str) -> None:
    url = long_url(database)
    async with running_registry(database) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await full_table(registry, [anna, ben], {}, "dream-cruise")
        await play_some(registry, table, Rng(4), 5)
        await registry.store.write(
            lambda connection: connection.execute(update(schema.tables).values(title="no-title"))
        )
    command.downgrade(migrations(url), "0001")
    async with running_registry(database) as registry:  # a title that is not here holds up nothing
        back = update(schema.tables).values(title="dream-cruise")
        await registry.store.write(lambda connection: connection.execute(back))
    async with running_registry(database) as registry:
        again = await registry.find(table.code)
        assert again.game is not None and again.game.setting.rules == 1
        assert (again.seq, again.act_counts, chosen(again)) == (table.seq, table.act_counts, chosen(table))
        kept = await registry.store.read(lambda connection: connection.execute(select(schema.tables)).one())
        assert (kept.rules, kept.packs) == (1, "")  # and from now on they are known


# -- lists ---------------------------------------------------------------------------------------------------


@in_loop
async def test_finished_games_are_listed_without_being_played_again(database: str) -> None:
    async with running_registry(database) as registry:
        (anna,) = await people(registry, "Anna")
        played = [await full_table(registry, [anna]) for _ in range(3)]
        for table in reversed(played):  # the first opened is the last to end
            await player_actions.concede(registry, table, anna, 0)
        unknown = update(schema.tables).where(schema.tables.c.code == played[0].code).values(ending=null(), ended=None)
        await registry.store.write(lambda connection: connection.execute(unknown))
        latest = update(schema.tables).where(schema.tables.c.code == played[0].code).values(created=datetime.now(UTC))
        await registry.store.write(lambda connection: connection.execute(latest))
        registry.live.clear()
        for loaded in ({played[0].code}, set()):  # what ended before rows told of it is played again once
            listed = await table_lists.finished_of(registry, anna.id, 9)
            assert [each.code for each in listed] == [each.code for each in played]
            assert set(registry.live) == loaded
            assert [(each.ending, each.changed) for each in listed] == [
                (Ending("conceded", [0.0]), each.changed) for each in played
            ]
            registry.live.clear()
        pages = [
            await table_lists.finished_of(registry, anna.id, 2, before)
            for before in ("", played[0].code, played[2].code)
        ]
        assert [[each.code for each in page] for page in pages] == [
            [played[0].code, played[1].code],
            [played[1].code, played[2].code],
            [],
        ]
        with refused(NotFound, "no_table"):
            await table_lists.finished_of(registry, anna.id, 2, "no code")


@in_loop
async def test_lists_of_tables(database: str) -> None:
    async with running_registry(database) as registry:
        anna, ben, cleo = await people(registry, "Anna", "Ben", "Cleo")
        over = await full_table(registry, [anna])
        await play_some(registry, over, Rng(1))
        private = await full_table(registry, [anna, ben])
        waiting = await open_table(registry, anna, "me open", public=True)
        dealt = await open_table(registry, ben, "me bot", public=True)
        ours = await open_table(registry, anna, "me here open", public=True)  # two seats, in the list once

        def codes(tables: list[Table]) -> list[str]:
            return [table.code for table in tables]

        assert codes(await table_lists.unfinished_of(registry, anna.id)) == codes([ours, waiting, private])
        assert codes(await table_lists.finished_of(registry, anna.id, 9)) == codes([over])
        assert codes(await table_lists.unfinished_of(registry, ben.id)) == codes([dealt, private])
        assert codes(await table_lists.unfinished_of(registry, cleo.id)) == []
        assert codes(await table_lists.unfinished_of(registry, anna.id, 2)) == codes([ours, waiting])
        assert codes(await table_lists.public_tables(registry, "open")) == codes([ours, waiting])
        assert codes(await table_lists.public_tables(registry, "playing")) == codes([dealt])
        assert codes(await table_lists.public_tables(registry, "over")) == []
        await lobby.leave(registry, waiting, anna, 0)
        await lobby.sit(registry, ours, cleo, 2)
        assert codes(await table_lists.unfinished_of(registry, anna.id)) == codes([ours, private])
        assert codes(await table_lists.unfinished_of(registry, cleo.id)) == codes([ours])


@in_loop
async def test_tables_nobody_looks_at_are_put_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And are there again when somebody comes."""
    monkeypatch.setattr("captains_table.server.registry.LOOK_FOR_IDLE", 0.01)
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        idle, watched, busy = [await full_table(registry, [anna, ben]) for _ in range(3)]
        before = essence(idle)
        watched.audience.listeners.add(asyncio.Event())
        registry.busy.add(busy.code)
        monkeypatch.setattr("captains_table.server.registry.UNLOAD_AFTER", 0.0)
        while idle.code in registry.live:
            await asyncio.sleep(0.005)
        assert set(registry.live) == {watched.code, busy.code}
        assert essence(await registry.find(idle.code)) == before
