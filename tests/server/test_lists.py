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
from captains_table.server import harbour as harbours
from captains_table.server import lists, playing, schema, seating
from captains_table.server import table as tables
from captains_table.server.errors import NotFound, NotNow, OtherEdition, PutAside
from captains_table.server.table import Ending, Table
from tests.server.helpers import (
    TRANQUILITY,
    essence,
    full_table,
    harbour,
    in_loop,
    long_url,
    migrations,
    open_table,
    people,
    play_some,
    refused,
    row,
)


@in_loop
async def test_an_unreadable_table_hides_no_other(database: str) -> None:
    """Its rows were tampered with: it is refused, and listed with the reason."""
    async with harbour(database) as afloat:
        (anna,) = await people(afloat, "Anna")
        good, bad = [await full_table(afloat, [anna]) for _ in range(2)]
        await afloat.store.append([row(bad.code, 1, body="play nonsense")])
        afloat.live.clear()
        with pytest.raises(NotNow) as refused:
            await afloat.find(bad.code)
        assert refused.value.words.key == "put_aside"
        listed = {table.code: table.closed for table in await lists.unfinished_of(afloat, anna.id)}
        assert listed[good.code] is None and isinstance(listed[bad.code], PutAside)


@in_loop
async def test_a_game_goes_on_only_with_its_own_packs(database: str) -> None:
    """A table that waits for people is dealt with those of the day; a game dealt once knows its own."""
    other: dict[str, Any] = {"fingerprint": lambda packs: "another one"}
    async with harbour(database) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        dealt = await full_table(afloat, [anna, ben])
        await play_some(afloat, dealt, Rng(3), 5)
        waiting = await open_table(afloat, anna, "me open")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables, "find_title", lambda id: replace(TRANQUILITY, **other))
            afloat.live.clear()
            with refused(OtherEdition, "other_edition"):
                await afloat.find(dealt.code)
            listed = {table.code: table.closed for table in await lists.unfinished_of(afloat, anna.id)}
            assert isinstance(listed[dealt.code], OtherEdition) and listed[waiting.code] is None
            again = await afloat.find(waiting.code)
            await seating.fill(afloat, again, anna, 1, "pilot")
            await seating.deal(afloat, again, anna)
            afloat.live.clear()
            await afloat.find(waiting.code)
        afloat.live.clear()
        assert essence(await afloat.find(dealt.code)) == essence(dealt)  # with its own rules back it is all there
        with refused(OtherEdition, "other_edition"):
            await afloat.find(waiting.code)


@in_loop
async def test_a_game_of_earlier_rules_goes_on_by_them(database: str) -> None:
    """It keeps the rules of its deal, whoever comes and goes; what is dealt later says every option of its day."""
    late = Option("late", ("old", "new"), "new", {}, {}, since=TRANQUILITY.version + 1, before="old")
    newer = replace(TRANQUILITY, version=TRANQUILITY.version + 1, options=(*TRANQUILITY.options, late))
    async with harbour(database) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        dealt = await full_table(afloat, [anna, ben])
        await play_some(afloat, dealt, Rng(3), 5)
        waiting = await open_table(afloat, anna, "me open")
        with pytest.MonkeyPatch.context() as patch:
            for where in (tables, harbours):
                patch.setattr(where, "find_title", lambda id: newer)
            afloat.live.clear()
            again = await afloat.find(dealt.code)
            assert (
                again.playing().setting.options["late"] == "old" and again.playing().setting.rules == newer.version - 1
            )
            await seating.leave(afloat, again, ben, 1)
            await seating.sit(afloat, again, ben, 1)
            await play_some(afloat, again, Rng(3), 5)
            afloat.live.clear()
            assert (await afloat.find(dealt.code)).playing().record() == again.playing().record()
            later = await afloat.find(waiting.code)
            await seating.fill(afloat, later, anna, 1, "pilot")
            await seating.deal(afloat, later, anna)
            assert later.sheet.options["late"] == "new" and later.playing().setting.rules == newer.version
            kept = await afloat.store.read(lambda connection: connection.execute(select(schema.tables)).all())
            assert {row.code: row.rules for row in kept} == {
                dealt.code: newer.version - 1,
                waiting.code: newer.version,
            }
        afloat.live.clear()
        with refused(OtherEdition, "other_edition"):  # newer than this server knows
            await afloat.find(waiting.code)
        listed = {table.code: table.closed for table in await lists.unfinished_of(afloat, anna.id)}
        assert isinstance(listed[waiting.code], OtherEdition) and listed[dealt.code] is None


@in_loop
async def test_games_from_before_editions_were_kept_count_as_dealt_by_the_first_rules(database: str) -> None:
    url = long_url(database)
    async with harbour(database) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, [anna, ben])
        await play_some(afloat, table, Rng(4), 5)
        await afloat.store.write(lambda connection: connection.execute(update(schema.tables).values(title="no-title")))
    command.downgrade(migrations(url), "0001")
    async with harbour(database) as afloat:  # a title that is not here holds up nothing
        back = update(schema.tables).values(title="tranquility")
        await afloat.store.write(lambda connection: connection.execute(back))
    async with harbour(database) as afloat:
        assert essence(await afloat.find(table.code)) == essence(table)
        kept = await afloat.store.read(lambda connection: connection.execute(select(schema.tables)).one())
        assert (kept.rules, kept.packs) == (1, "")  # and from now on they are known


# -- lists ---------------------------------------------------------------------------------------------------


@in_loop
async def test_finished_games_are_listed_without_being_played_again(database: str) -> None:
    async with harbour(database) as afloat:
        (anna,) = await people(afloat, "Anna")
        played = [await full_table(afloat, [anna]) for _ in range(3)]
        for table in reversed(played):  # the first opened is the last to end
            await playing.concede(afloat, table, anna, 0, "en")
        unknown = update(schema.tables).where(schema.tables.c.code == played[0].code).values(ending=null(), ended=None)
        await afloat.store.write(lambda connection: connection.execute(unknown))
        latest = update(schema.tables).where(schema.tables.c.code == played[0].code).values(created=datetime.now(UTC))
        await afloat.store.write(lambda connection: connection.execute(latest))
        afloat.live.clear()
        for loaded in ({played[0].code}, set()):  # what ended before rows told of it is played again once
            listed = await lists.finished_of(afloat, anna.id, 9)
            assert [each.code for each in listed] == [each.code for each in played]
            assert set(afloat.live) == loaded
            assert [(each.ending, each.changed) for each in listed] == [
                (Ending("conceded", [0.0]), each.changed) for each in played
            ]
            afloat.live.clear()
        pages = [await lists.finished_of(afloat, anna.id, 2, before) for before in ("", played[0].code, played[2].code)]
        assert [[each.code for each in page] for page in pages] == [
            [played[0].code, played[1].code],
            [played[1].code, played[2].code],
            [],
        ]
        with refused(NotFound, "no_table"):
            await lists.finished_of(afloat, anna.id, 2, "no code")


@in_loop
async def test_lists_of_tables(database: str) -> None:
    async with harbour(database) as afloat:
        anna, ben, cleo = await people(afloat, "Anna", "Ben", "Cleo")
        over = await full_table(afloat, [anna])
        await play_some(afloat, over, Rng(1))
        private = await full_table(afloat, [anna, ben])
        waiting = await open_table(afloat, anna, "me open", public=True)
        dealt = await open_table(afloat, ben, "me bot", public=True)
        ours = await open_table(afloat, anna, "me here open", public=True)  # two seats, in the list once

        def codes(tables: list[Table]) -> list[str]:
            return [table.code for table in tables]

        assert codes(await lists.unfinished_of(afloat, anna.id)) == codes([ours, waiting, private])
        assert codes(await lists.finished_of(afloat, anna.id, 9)) == codes([over])
        assert codes(await lists.unfinished_of(afloat, ben.id)) == codes([dealt, private])
        assert codes(await lists.unfinished_of(afloat, cleo.id)) == []
        assert codes(await lists.unfinished_of(afloat, anna.id, 2)) == codes([ours, waiting])
        assert codes(await lists.public_tables(afloat, "open")) == codes([ours, waiting])
        assert codes(await lists.public_tables(afloat, "playing")) == codes([dealt])
        assert codes(await lists.public_tables(afloat, "over")) == []
        await seating.leave(afloat, waiting, anna, 0)
        await seating.sit(afloat, ours, cleo, 2)
        assert codes(await lists.unfinished_of(afloat, anna.id)) == codes([ours, private])
        assert codes(await lists.unfinished_of(afloat, cleo.id)) == codes([ours])


@in_loop
async def test_tables_nobody_looks_at_are_put_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And are there again when somebody comes."""
    monkeypatch.setattr("captains_table.server.harbour.SWEEP", 0.01)
    async with harbour(url) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        idle, watched, busy = [await full_table(afloat, [anna, ben]) for _ in range(3)]
        before = essence(idle)
        watched.wakers.add(asyncio.Event())
        afloat.busy.add(busy.code)
        monkeypatch.setattr("captains_table.server.harbour.IDLE", 0.0)
        while idle.code in afloat.live:
            await asyncio.sleep(0.005)
        assert set(afloat.live) == {watched.code, busy.code}
        assert essence(await afloat.find(idle.code)) == before
