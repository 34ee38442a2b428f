"""What people do with their accounts: another password, signing out elsewhere, deleting them; and how sessions end."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, update

from captains_table.kernel.rng import Rng
from captains_table.server import limits as limiting
from captains_table.server import lobby, player_actions, schema
from captains_table.server import people as who_is_who
from captains_table.server.account_deletion import delete_account
from captains_table.server.errors import BadRequest, NotAllowed, NotNow, TooMany
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.snapshot import snapshot
from tests.server.helpers import full_table, in_loop, open_table, play, play_some, running_registry

OLD, NEW = "correct horse battery", "another horse battery"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(who_is_who, "PasswordHasher", lambda: hasher)


async def account(registry: TableRegistry, name: str) -> tuple[Person, str]:
    guest, _ = await registry.people.create_guest(name)
    return await registry.people.make_account(guest, name.casefold(), OLD)


async def stored(registry: TableRegistry) -> str:
    """All that the database holds."""
    every = [select(table) for table in schema.metadata.sorted_tables]
    return await registry.store.read(lambda connection: str([connection.execute(each).all() for each in every]))


# -- passwords and sessions ----------------------------------------------------------------------------------


@in_loop
async def test_a_new_password_shuts_everybody_else_out(database: str) -> None:
    """The token of the session in which it is changed included: it may be the stolen one."""
    async with running_registry(database) as registry:
        people = registry.people
        anna, here = await account(registry, "Anna")
        _, phone = await people.sign_in("anna", OLD, "there")
        for wrong in (NEW, "", OLD + "!"):
            with pytest.raises(NotAllowed, match="not your password"):
                await people.change_password(anna, wrong, NEW)
        with pytest.raises(BadRequest, match="8 to 200"):
            await people.change_password(anna, OLD, "short")
        assert await people.person_of(here) == await people.person_of(phone) == anna
        fresh = await people.change_password(anna, OLD, NEW)
        assert [await people.person_of(token) for token in (here, phone, fresh)] == [None, None, anna]
        with pytest.raises(NotAllowed):
            await people.sign_in("anna", OLD, "there")
        _, phone = await people.sign_in("anna", NEW, "there")
        alone = await people.sign_out_elsewhere(anna)
    async with running_registry(database) as again:
        assert [await again.people.person_of(token) for token in (here, phone, fresh, alone)] == [
            None,
            None,
            None,
            anna,
        ]
        guest, _ = await again.people.create_guest("Ben")
        with pytest.raises(NotNow):
            await again.people.change_password(guest, OLD, NEW)


@in_loop
async def test_the_old_password_opens_nothing_while_it_is_changed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is just being let in, or was just being recognised."""
    async with running_registry(url) as registry:
        people, proven, read = registry.people, registry.people._verified, registry.store.read
        anna, token = await account(registry, "Anna")

        async def changed_meanwhile(*asked: Any) -> Any:
            row = await proven(*asked)
            monkeypatch.setattr(people, "_verified", proven)
            await people.change_password(anna, OLD, NEW)
            return row

        monkeypatch.setattr(people, "_verified", changed_meanwhile)
        with pytest.raises(NotAllowed):
            await people.sign_in("anna", OLD, "there")
        _, token = await people.sign_in("anna", NEW, "there")
        people._known.clear()

        async def ended_meanwhile(work: Any) -> Any:
            row = await read(work)
            monkeypatch.setattr(registry.store, "read", read)
            await people.sign_out_elsewhere(anna)
            return row

        monkeypatch.setattr(registry.store, "read", ended_meanwhile)
        assert await people.person_of(token) is None


@in_loop
async def test_the_old_password_cannot_be_guessed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither to change it nor to delete the account: all guesses are counted together, for the person alone."""
    tries, _ = limiting.RATES["password_own"]
    monkeypatch.setitem(limiting.RATES, "password_own", (tries, 1e9))
    async with running_registry(url, limits=True) as registry:
        anna, _ = await account(registry, "Anna")
        for number in range(tries):
            guess = registry.people.check_password if number % 2 else partial(registry.people.change_password, new=NEW)
            with pytest.raises(NotAllowed):
                await guess(anna, f"guess {number}")
        for attempt in (registry.people.change_password(anna, OLD, NEW), registry.people.check_password(anna, OLD)):
            with pytest.raises(TooMany):
                await attempt
        await registry.people.sign_in("anna", OLD, "elsewhere")


@in_loop
async def test_sessions_end_a_year_after_their_last_use(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = schema.sessions

    async def look_back(registry: TableRegistry, days: int) -> None:
        then = datetime.now(UTC) - timedelta(days=days)
        await registry.store.write(lambda connection: connection.execute(update(sessions).values(used=then)))

    async with running_registry(database) as registry:
        anna, token = await account(registry, "Anna")
        await look_back(registry, 300)
    async with running_registry(database) as registry:
        assert await registry.people.person_of(token) == anna
        month_ago = datetime.now(UTC) - timedelta(days=30)
        count = select(func.count()).where(sessions.c.used > month_ago)
        assert await registry.store.read(lambda connection: connection.scalar(count)) == 1  # it was used just now
        await look_back(registry, 366)
        assert await registry.people.person_of(token) == anna  # remembered for a day
        monkeypatch.setattr(who_is_who, "time", SimpleNamespace(monotonic=lambda: float("inf")))
        assert await registry.people.person_of(token) is None
        monkeypatch.undo()
    async with running_registry(database) as registry:
        everything = select(func.count()).select_from(sessions)
        while await registry.store.read(lambda connection: connection.scalar(everything)):
            await asyncio.sleep(0.01)  # swept soon after the start


# -- deleting an account -----------------------------------------------------------------------------------


@in_loop
async def test_deleting_an_account_takes_the_name_and_leaves_the_games(database: str) -> None:
    async with running_registry(database, autoplay=True) as registry:
        anna, token = await account(registry, "Annabella")
        ben, _ = await registry.people.create_guest("Ben")
        over = await full_table(registry, [anna, ben])
        await player_actions.chat(
            registry, await open_table(registry, ben, "me open", public=True), anna, "Ahoy from the quay"
        )
        await play_some(registry, over, Rng(1), 4)
        for number, person in enumerate((anna, ben)):
            await player_actions.concede(registry, over, person, number)
        running = await full_table(registry, [anna, ben], {"talk": "free"})
        await player_actions.chat(registry, running, anna, "A fair wind")
        waiting = await open_table(registry, anna, "me open", public=True)
        await lobby.sit(registry, waiting, ben, 1)
        del registry.live[over.code]  # most games that are over are not in memory

        await delete_account(registry, anna)
        assert "Annabella" not in await stored(registry) and anna.id not in await stored(registry)
        assert "argon2" not in await stored(registry)
        assert await registry.people.person_of(token) is None
        with pytest.raises(NotAllowed):
            await registry.people.sign_in("annabella", OLD, "there")

        seen = {language: snapshot(running, ben.id, 1, language) for language in ("en", "de")}
        assert [seen[language]["seats"][0]["name"] for language in seen] == ["Seat 1", "Person 1"]
        assert [each["text"] for each in seen["en"]["chat"]] == [
            "A fair wind",
            "Seat 1 has left. A bot plays on in the meantime.",
        ]
        assert [each["name"] for each in seen["de"]["chat"]] == ["Person 1", ""]
        assert waiting.config.host == ben.id and waiting.config.seats[0].kind == "open"
        for _ in range(6):  # a bot answers for the empty seat
            while running.require_game().to_act != (1,) and running.state == "playing":
                await asyncio.sleep(0)
            if running.state == "playing":
                await play(registry, running, 1, running.require_game().choices(1)[0].notation)
        finished = await registry.find(over.code)
        assert "Annabella" not in finished.require_game().record() and "Annabella" not in str(
            finished.require_game().log()
        )
        again = await registry.find(await lobby.rematch(registry, finished, ben))
        assert sorted(seat.kind for seat in again.config.seats) == ["invited", "person"]
