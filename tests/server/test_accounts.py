"""What people do with their accounts: another password, signing out elsewhere, farewell; and how sessions end."""

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
from captains_table.server import people as who_is_who
from captains_table.server import playing, schema, seating
from captains_table.server.errors import NotAllowed, NotNow, TooMany, Unusable
from captains_table.server.farewell import farewell
from captains_table.server.harbour import Harbour
from captains_table.server.people import Person
from captains_table.server.scene import scene
from tests.server.helpers import full_table, harbour, in_loop, open_table, play, play_some

OLD, NEW = "correct horse battery", "another horse battery"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(who_is_who, "PasswordHasher", lambda: hasher)


async def account(afloat: Harbour, name: str) -> tuple[Person, str]:
    guest, _ = await afloat.people.welcome(name)
    return await afloat.people.make_account(guest, name.casefold(), OLD)


async def stored(afloat: Harbour) -> str:
    """All that the database holds."""
    every = [select(table) for table in schema.metadata.sorted_tables]
    return await afloat.store.read(lambda connection: str([connection.execute(each).all() for each in every]))


# -- passwords and sessions ----------------------------------------------------------------------------------


@in_loop
async def test_a_new_password_shuts_everybody_else_out(database: str) -> None:
    """The token of the session in which it is changed included: it may be the stolen one."""
    async with harbour(database) as afloat:
        people = afloat.people
        anna, here = await account(afloat, "Anna")
        _, phone = await people.sign_in("anna", OLD, "there")
        for wrong in (NEW, "", OLD + "!"):
            with pytest.raises(NotAllowed, match="not your password"):
                await people.change_password(anna, wrong, NEW)
        with pytest.raises(Unusable, match="8 to 200"):
            await people.change_password(anna, OLD, "short")
        assert await people.who(here) == await people.who(phone) == anna
        fresh = await people.change_password(anna, OLD, NEW)
        assert [await people.who(token) for token in (here, phone, fresh)] == [None, None, anna]
        with pytest.raises(NotAllowed):
            await people.sign_in("anna", OLD, "there")
        _, phone = await people.sign_in("anna", NEW, "there")
        alone = await people.sign_out_elsewhere(anna)
    async with harbour(database) as again:
        assert [await again.people.who(token) for token in (here, phone, fresh, alone)] == [None, None, None, anna]
        guest, _ = await again.people.welcome("Ben")
        with pytest.raises(NotNow):
            await again.people.change_password(guest, OLD, NEW)


@in_loop
async def test_the_old_password_opens_nothing_while_it_is_changed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is just being let in, or was just being recognised."""
    async with harbour(url) as afloat:
        people, proven, read = afloat.people, afloat.people._proven, afloat.store.read
        anna, token = await account(afloat, "Anna")

        async def changed_meanwhile(*asked: Any) -> Any:
            row = await proven(*asked)
            monkeypatch.setattr(people, "_proven", proven)
            await people.change_password(anna, OLD, NEW)
            return row

        monkeypatch.setattr(people, "_proven", changed_meanwhile)
        with pytest.raises(NotAllowed):
            await people.sign_in("anna", OLD, "there")
        _, token = await people.sign_in("anna", NEW, "there")
        people._known.clear()

        async def ended_meanwhile(work: Any) -> Any:
            row = await read(work)
            monkeypatch.setattr(afloat.store, "read", read)
            await people.sign_out_elsewhere(anna)
            return row

        monkeypatch.setattr(afloat.store, "read", ended_meanwhile)
        assert await people.who(token) is None


@in_loop
async def test_the_old_password_cannot_be_guessed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither to change it nor to delete the account: all guesses are counted together, for the person alone."""
    tries, _ = limiting.RATES["password_own"]
    monkeypatch.setitem(limiting.RATES, "password_own", (tries, 1e9))
    async with harbour(url, limits=True) as afloat:
        anna, _ = await account(afloat, "Anna")
        for number in range(tries):
            guess = afloat.people.prove if number % 2 else partial(afloat.people.change_password, new=NEW)
            with pytest.raises(NotAllowed):
                await guess(anna, f"guess {number}")
        for attempt in (afloat.people.change_password(anna, OLD, NEW), afloat.people.prove(anna, OLD)):
            with pytest.raises(TooMany):
                await attempt
        await afloat.people.sign_in("anna", OLD, "elsewhere")


@in_loop
async def test_sessions_end_a_year_after_their_last_use(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = schema.sessions

    async def look_back(afloat: Harbour, days: int) -> None:
        then = datetime.now(UTC) - timedelta(days=days)
        await afloat.store.write(lambda connection: connection.execute(update(sessions).values(used=then)))

    async with harbour(database) as afloat:
        anna, token = await account(afloat, "Anna")
        await look_back(afloat, 300)
    async with harbour(database) as afloat:
        assert await afloat.people.who(token) == anna
        month_ago = datetime.now(UTC) - timedelta(days=30)
        count = select(func.count()).where(sessions.c.used > month_ago)
        assert await afloat.store.read(lambda connection: connection.scalar(count)) == 1  # it was used just now
        await look_back(afloat, 366)
        assert await afloat.people.who(token) == anna  # remembered for a day
        monkeypatch.setattr(who_is_who, "time", SimpleNamespace(monotonic=lambda: float("inf")))
        assert await afloat.people.who(token) is None
        monkeypatch.undo()
    async with harbour(database) as afloat:
        everything = select(func.count()).select_from(sessions)
        while await afloat.store.read(lambda connection: connection.scalar(everything)):
            await asyncio.sleep(0.01)  # swept soon after the start


# -- farewell ------------------------------------------------------------------------------------------------


@in_loop
async def test_farewell_takes_the_name_and_leaves_the_games(database: str) -> None:
    async with harbour(database, driven=True) as afloat:
        anna, token = await account(afloat, "Annabella")
        ben, _ = await afloat.people.welcome("Ben")
        over = await full_table(afloat, [anna, ben])
        await playing.chat(afloat, await open_table(afloat, ben, "me open", public=True), anna, "Ahoy from the quay")
        await play_some(afloat, over, Rng(1), 4)
        for number, person in enumerate((anna, ben)):
            await playing.concede(afloat, over, person, number, "en")
        running = await full_table(afloat, [anna, ben], {"talk": "free"})
        await playing.chat(afloat, running, anna, "A fair wind")
        waiting = await open_table(afloat, anna, "me open", public=True)
        await seating.sit(afloat, waiting, ben, 1)
        del afloat.live[over.code]  # most games that are over are not in memory

        await farewell(afloat, anna)
        assert "Annabella" not in await stored(afloat) and anna.id not in await stored(afloat)
        assert "argon2" not in await stored(afloat)
        assert await afloat.people.who(token) is None
        with pytest.raises(NotAllowed):
            await afloat.people.sign_in("annabella", OLD, "there")

        seen = {language: scene(running, ben.id, 1, language) for language in ("en", "de")}
        assert [seen[language]["seats"][0]["name"] for language in seen] == ["Seat 1", "Person 1"]
        assert [each["text"] for each in seen["en"]["chat"]] == [
            "A fair wind",
            "Seat 1 has left. A bot plays on in the meantime.",
        ]
        assert [each["name"] for each in seen["de"]["chat"]] == ["Person 1", ""]
        assert waiting.sheet.host == ben.id and waiting.sheet.seats[0].kind == "open"
        for _ in range(6):  # a bot answers for the empty seat
            while running.playing().to_act != (1,) and running.state == "playing":
                await asyncio.sleep(0)
            if running.state == "playing":
                await play(afloat, running, 1, running.playing().choices(1)[0].notation)
        finished = await afloat.find(over.code)
        assert "Annabella" not in finished.playing().record() and "Annabella" not in str(finished.playing().log())
        again = await afloat.find(await seating.rematch(afloat, finished, ben))
        assert sorted(seat.kind for seat in again.sheet.seats) == ["invited", "person"]
