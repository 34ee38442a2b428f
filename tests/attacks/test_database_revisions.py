"""Somebody else has changed the row of a table: nothing is written over it, and the table is read anew."""

from __future__ import annotations

import asyncio

from captains_table.kernel.rng import Rng
from captains_table.server import playing, seating
from captains_table.server.errors import NotNow
from captains_table.server.farewell import farewell
from tests.server.helpers import essence, full_table, harbour, in_loop, open_table, people, play_some, refused
from tests.server.test_accounts import account


@in_loop
async def test_one_seat_is_not_given_to_two_people(database: str) -> None:
    async with harbour(database) as here, harbour(database, locked=False) as there:
        anna, ben, cleo = await people(here, "Anna", "Ben", "Cleo")
        ours = await open_table(here, anna, "me open", public=True)
        theirs = await there.find(ours.code)
        await seating.sit(there, theirs, ben, 1)
        waker = asyncio.Event()
        ours.wakers.add(waker)
        with refused(NotNow, "elsewhere"):
            await seating.sit(here, ours, cleo, 1)
        assert ours.sheet.seats[1].person == ben.id
        assert waker.is_set()  # readers are told
        assert essence(ours) == essence(theirs) == essence(await here._load(ours.code))
        with refused(NotNow, "seat_taken"):
            await seating.sit(here, ours, cleo, 1)


@in_loop
async def test_a_dealt_table_is_not_set_back_to_open(database: str) -> None:
    async with harbour(database) as here, harbour(database, locked=False) as there:
        anna, ben = await people(here, "Anna", "Ben")
        ours = await open_table(here, anna, "me open", public=True)
        await seating.sit(here, ours, ben, 1)
        await seating.ready(here, ours, ben, 1, True)
        theirs = await there.find(ours.code)
        await seating.deal(there, theirs, anna)
        with refused(NotNow, "elsewhere"):
            await seating.ready(here, ours, ben, 1, False)
        assert ours.state == "playing" and ours.game is not None
        await play_some(here, ours, Rng(1), 3)
        assert essence(await there._load(ours.code)) == essence(ours)


@in_loop
async def test_an_end_does_not_write_over_a_sheet_that_was_changed(database: str) -> None:
    async with harbour(database) as here, harbour(database, locked=False) as there:
        anna, ben = await people(here, "Anna", "Ben")
        ours = await full_table(here, [anna, ben])
        await playing.concede(here, ours, anna, 0, "en")
        theirs = await there.find(ours.code)
        sheet = theirs.sheet
        sheet.rematch = "heron-aaaa-aaaa"
        await there.keep_sheet(theirs, sheet)  # without an event: only the revision tells
        with refused(NotNow, "elsewhere"):
            await playing.concede(here, ours, ben, 1, "en")
        assert ours.state == "playing" and ours.sheet.rematch
        await playing.concede(here, ours, ben, 1, "en")
        assert ours.state == "over"
        assert essence(await there._load(ours.code)) == essence(ours)


@in_loop
async def test_a_table_that_ended_or_lost_a_name_can_still_be_changed(database: str) -> None:
    """Whatever changes the row leaves the table in memory with the right revision."""
    async with harbour(database) as afloat:
        anna, _ = await account(afloat, "Anna")
        (ben,) = await people(afloat, "Ben")
        table = await full_table(afloat, [anna, ben])
        for number, person in enumerate((anna, ben)):
            await playing.concede(afloat, table, person, number, "en")
        await afloat.keep_ending(table)
        await farewell(afloat, anna)
        assert await seating.rematch(afloat, table, ben)
        assert table.revision == (await afloat._load(table.code)).revision
