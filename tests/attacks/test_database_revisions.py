"""Somebody else has changed the row of a table: nothing is written over it, and the table is read anew."""

from __future__ import annotations

import asyncio

from captains_table.kernel.rng import Rng
from captains_table.server import lobby, player_actions
from captains_table.server.account_deletion import delete_account
from captains_table.server.errors import NotNow
from tests.server.helpers import essence, full_table, in_loop, open_table, people, play_some, refused, running_registry
from tests.server.test_accounts import account


@in_loop
async def test_one_seat_is_not_given_to_two_people(database: str) -> None:
    async with running_registry(database) as here, running_registry(database, locked=False) as there:
        anna, ben, cleo = await people(here, "Anna", "Ben", "Cleo")
        ours = await open_table(here, anna, "me open", public=True)
        theirs = await there.find(ours.code)
        await lobby.sit(there, theirs, ben, 1)
        waker = asyncio.Event()
        ours.audience.listeners.add(waker)
        with refused(NotNow, "elsewhere"):
            await lobby.sit(here, ours, cleo, 1)
        assert ours.config.seats[1].person == ben.id
        assert waker.is_set()  # readers are told
        assert essence(ours) == essence(theirs) == essence(await here._load(ours.code))
        with refused(NotNow, "seat_taken"):
            await lobby.sit(here, ours, cleo, 1)


@in_loop
async def test_a_dealt_table_is_not_set_back_to_open(database: str) -> None:
    async with running_registry(database) as here, running_registry(database, locked=False) as there:
        anna, ben = await people(here, "Anna", "Ben")
        ours = await open_table(here, anna, "me open", public=True)
        await lobby.sit(here, ours, ben, 1)
        await lobby.ready(here, ours, ben, 1, True)
        theirs = await there.find(ours.code)
        await lobby.deal(there, theirs, anna)
        with refused(NotNow, "elsewhere"):
            await lobby.ready(here, ours, ben, 1, False)
        assert ours.state == "playing" and ours.game is not None
        await play_some(here, ours, Rng(1), 3)
        assert essence(await there._load(ours.code)) == essence(ours)


@in_loop
async def test_an_end_does_not_write_over_a_sheet_that_was_changed(database: str) -> None:
    async with running_registry(database) as here, running_registry(database, locked=False) as there:
        anna, ben = await people(here, "Anna", "Ben")
        ours = await full_table(here, [anna, ben])
        await player_actions.concede(here, ours, anna, 0)
        theirs = await there.find(ours.code)
        sheet = theirs.config
        sheet.rematch = "heron-aaaa-aaaa"
        await there.save_config(theirs, sheet)  # without an event: only the revision tells
        with refused(NotNow, "elsewhere"):
            await player_actions.concede(here, ours, ben, 1)
        assert ours.state == "playing" and ours.config.rematch
        await player_actions.concede(here, ours, ben, 1)
        assert ours.state == "over"
        assert essence(await there._load(ours.code)) == essence(ours)


@in_loop
async def test_a_table_that_ended_or_lost_a_name_can_still_be_changed(database: str) -> None:
    """Whatever changes the row leaves the table in memory with the right revision."""
    async with running_registry(database) as registry:
        anna, _ = await account(registry, "Anna")
        (ben,) = await people(registry, "Ben")
        table = await full_table(registry, [anna, ben])
        for number, person in enumerate((anna, ben)):
            await player_actions.concede(registry, table, person, number)
        await registry.save_ending(table)
        await delete_account(registry, anna)
        assert await lobby.rematch(registry, table, ben)
        assert table.revision == (await registry._load(table.code)).revision
