"""Before a game, when people leave it, and after it: who sits where, and who may change that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.server import lists, playing, seating
from captains_table.server import table as tables
from captains_table.server.errors import NotAllowed, NotFound, NotNow, TooMany, Unusable
from captains_table.server.people import Person
from captains_table.server.scene import scene
from captains_table.server.seating import Place
from captains_table.server.table import Table
from tests.server.helpers import (
    STORMY,
    TRANQUILITY,
    full_table,
    harbour,
    in_loop,
    open_table,
    people,
    play_some,
    refused,
)


def kinds(table: Table) -> str:
    return " ".join(seat.kind for seat in table.sheet.seats)


def seen(table: Table, person: Person | None = None, seat: int | None = None) -> dict[str, object]:
    return scene(table, person.id if person else "", seat, "en")


# -- sitting down ------------------------------------------------------------------------------------------


@in_loop
async def test_a_table_is_dealt_when_everybody_is_ready(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben, cleo = await people(afloat, "Anna", "Ben", "Cleo")
        table = await open_table(afloat, anna, "me invited bot")
        assert table.state == "open" and table.game is None
        with refused(NotNow, "empty_seats"):
            await seating.deal(afloat, table, anna)
        assert await seating.sit(afloat, table, ben, None) == 1
        with refused(NotNow, "not_ready"):
            await seating.deal(afloat, table, anna)
        with refused(NotAllowed, "only_host"):
            await seating.deal(afloat, table, ben)
        with refused(NotAllowed, "not_your_seat"):
            await seating.ready(afloat, table, cleo, 1, True)
        await seating.ready(afloat, table, ben, 1, True)
        await seating.ready(afloat, table, ben, 1, False)
        with refused(NotNow, "not_ready"):
            await seating.deal(afloat, table, anna)
        await seating.ready(afloat, table, ben, 1, True)
        await seating.deal(afloat, table, anna)
        assert table.state == "playing"
        assert [table.playing().name(seat) for seat in range(3)] == ["Anna", "Ben", table.sheet.seats[2].name]
        for late in (
            seating.deal(afloat, table, anna),
            seating.ready(afloat, table, ben, 1, False),
            seating.fill(afloat, table, anna, 1, "pilot"),
        ):
            with refused(NotNow, "already_dealt"):
                await late
        with refused(NotNow, "no_free_seat"):
            await seating.sit(afloat, table, cleo, None)
        with refused(NotNow, "seat_taken"):
            await seating.sit(afloat, table, cleo, 1)


@in_loop
async def test_seats_that_are_taken_or_not_there(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben, cleo = await people(afloat, "Anna", "Ben", "Cleo")
        table = await open_table(afloat, anna, "me open bot")
        for taken in (0, 2):
            with refused(NotNow, "seat_taken"):
                await seating.sit(afloat, table, ben, taken)
        with refused(NotFound, "no_seat"):
            await seating.sit(afloat, table, ben, 3)
        await seating.sit(afloat, table, ben, 1)
        with refused(NotNow, "no_free_seat"):
            await seating.sit(afloat, table, cleo, None)
        with refused(NotNow, "seat_taken"):
            await seating.sit(afloat, table, ben, None)
        with refused(NotAllowed, "not_your_seat"):
            await seating.leave(afloat, table, cleo, 1)


@in_loop
async def test_two_who_sit_down_at_once_get_two_seats_or_one_of_them_none(url: str) -> None:
    async with harbour(url) as afloat:
        anna, *others = await people(afloat, "Anna", "Ben", "Cleo", "Dora")
        table = await open_table(afloat, anna, "me open open")
        sitting = (seating.sit(afloat, table, each, None) for each in others)
        told = await asyncio.gather(*sitting, return_exceptions=True)
        assert sorted(each for each in told if isinstance(each, int)) == [1, 2]
        assert sum(isinstance(each, NotNow) for each in told) == 1


@in_loop
async def test_the_host_fills_and_empties_seats(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        table = await open_table(afloat, anna, "me invited invited")
        await seating.fill(afloat, table, anna, 1, "captain")
        assert kinds(table) == "person bot invited"
        await seating.sit(afloat, table, ben, 2)
        await seating.fill(afloat, table, anna, 2, None)  # the host says who plays
        assert kinds(table) == "person bot invited" and table.seats_of(ben.id) == []
        await seating.sit(afloat, table, ben, 2)
        await seating.fill(afloat, table, anna, 2, "deckhand")
        assert kinds(table) == "person bot bot"
        await seating.fill(afloat, table, anna, 1, None)
        assert kinds(table) == "person invited bot"
        for attempt, kind, key in (
            (seating.fill(afloat, table, ben, 1, "pilot"), NotAllowed, "only_host"),
            (seating.fill(afloat, table, anna, 0, "pilot"), NotNow, "seat_taken"),
            (seating.fill(afloat, table, anna, 1, "admiral"), Unusable, "no_level"),
            (seating.fill(afloat, table, anna, 3, "pilot"), NotFound, "no_seat"),
        ):
            with refused(kind, key):
                await attempt
        public = await open_table(afloat, anna, "me bot open", public=True)
        await seating.fill(afloat, public, anna, 1, None)
        assert kinds(public) == "person open open"


@in_loop
async def test_who_leaves_before_the_game_makes_room(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben, cleo = await people(afloat, "Anna", "Ben", "Cleo")
        table = await open_table(afloat, anna, "me invited invited")
        await seating.sit(afloat, table, ben, 1)
        await seating.leave(afloat, table, ben, 1)
        assert kinds(table) == "person invited invited"
        await seating.sit(afloat, table, ben, 1)
        await seating.leave(afloat, table, anna, 0)  # the host goes: the next takes over
        assert table.sheet.host == ben.id
        await seating.leave(afloat, table, ben, 1)
        assert kinds(table) == "invited invited invited"
        await seating.sit(afloat, table, cleo, 0)  # nobody was left: whoever comes can begin
        assert table.sheet.host == cleo.id
        await seating.fill(afloat, table, cleo, 1, "pilot")
        await seating.fill(afloat, table, cleo, 2, "pilot")
        await seating.deal(afloat, table, cleo)


@in_loop
async def test_several_people_at_one_device(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        places = [Place("me"), Place("here", name="Grandma"), Place("here")]
        table = await seating.open_table(afloat, anna, TRANQUILITY, {}, places, public=False)
        assert table.state == "playing"
        assert [seat.name for seat in table.sheet.seats] == ["Anna", "Grandma", "3"]
        assert table.seats_of(anna.id) == [0, 1, 2]
        for seat in range(3):
            assert seen(table, anna, seat)["seat"] == seat
        await play_some(afloat, table, Rng(1), 9)
        with refused(NotAllowed, "not_your_seat"):
            await playing.choose(afloat, table, ben, 1, "", "pass", "k", "en")
        shared = await open_table(afloat, anna, "me invited invited")
        await seating.sit(afloat, shared, ben, 1)
        assert await seating.sit(afloat, shared, ben, 2, "Little Ben") == 2
        assert [(seat.name, seat.here, seat.ready) for seat in shared.sheet.seats[1:]] == [
            ("Ben", False, False),
            ("Little Ben", True, True),
        ]


@in_loop
async def test_tables_that_cannot_be(url: str) -> None:
    async with harbour(url) as afloat:
        (anna,) = await people(afloat, "Anna")
        with refused(Unusable, "one_person"):
            await open_table(afloat, anna, "bot bot")
        with refused(Unusable, "one_person"):
            await open_table(afloat, anna, "open open")
        with refused(Unusable, "no_seat"):
            await open_table(afloat, anna, "me pirate")
        for places, options in (("me me me me me me", {}), ("", {}), ("me open", {"rocks": 7}), ("me", {"sails": 1})):
            with pytest.raises(ct.CaptainError):
                await open_table(afloat, anna, places, options)
        assert await lists.unfinished_of(afloat, anna.id) == []


@in_loop
async def test_nobody_may_open_tables_without_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "OPEN_TABLES", 3)
    async with harbour(url) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        opened = [await open_table(afloat, anna, "me") for _ in range(3)]
        with refused(TooMany, "too_many_tables"):
            await open_table(afloat, anna, "me")
        await open_table(afloat, ben, "me")
        await playing.concede(afloat, opened[0], anna, 0, "en")
        await open_table(afloat, anna, "me")


# -- leaving and coming back -------------------------------------------------------------------------------


@in_loop
async def test_a_bot_plays_on_for_who_leaves(url: str) -> None:
    async with harbour(url, driven=True) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, [anna, ben])
        for seat, person in enumerate((anna, ben)):
            await seating.leave(afloat, table, person, seat)
        with refused(NotAllowed, "stands_in"):
            await playing.choose(afloat, table, ben, 1, table.decision(1), "pass", "k", "en")
        while table.state == "playing":
            await asyncio.sleep(0.01)
        assert [said.notice for said in table.said[:2]] == ["left", "left"]
        assert len(table.playing().lines) > 20


@in_loop
async def test_who_comes_back_decides_again(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben, cleo = await people(afloat, "Anna", "Ben", "Cleo")
        table = await full_table(afloat, [anna, ben])
        await seating.leave(afloat, table, ben, 1)
        assert table.sheet.seats[1].level and not table.sheet.seats[1].human
        assert table.seats_of(ben.id) == [1]  # the seat stays his
        for other in (anna, cleo):
            with refused(NotNow, "seat_taken"):
                await seating.sit(afloat, table, other, 1)
        told = seen(table, anna, 0)["seats"]
        assert isinstance(told, list) and told[1]["left"] and not told[0]["left"]
        assert await seating.sit(afloat, table, ben, None) == 1
        assert table.sheet.seats[1].human
        assert [said.notice for said in table.said] == ["left", "back"]
        await seating.leave(afloat, table, ben, 1)
        await seating.leave(afloat, table, ben, 1)  # once is enough
        assert [said.notice for said in table.said] == ["left", "back", "left"]
        assert await seating.sit(afloat, table, ben, 1) == 1


@in_loop
async def test_a_bot_stands_in_only_for_who_is_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with harbour(url) as afloat:
        anna, ben, cleo = await people(afloat, "Anna", "Ben", "Cleo")
        table = await full_table(afloat, [anna, ben])
        table.present[ben.id] = 1
        with refused(NotNow, "still_there"):
            await seating.stand_in(afloat, table, anna, 1)
        del table.present[ben.id]
        table.seen[ben.id] = time.monotonic()
        with refused(NotNow, "still_there"):  # perhaps only reloading the page
            await seating.stand_in(afloat, table, anna, 1)
        with refused(NotAllowed, "talk_seated"):
            await seating.stand_in(afloat, table, cleo, 1)
        monkeypatch.setattr(tables, "HERE", 0.0)
        await seating.stand_in(afloat, table, anna, 1)
        assert not table.sheet.seats[1].human
        with refused(NotNow, "seat_taken"):
            await seating.stand_in(afloat, table, anna, 1)
        assert await seating.sit(afloat, table, ben, None) == 1


@in_loop
async def test_nobody_can_stop_a_game_by_not_choosing(url: str) -> None:
    """After ten minutes a bot may stand in although the page is open; who is not asked lets nobody wait."""
    async with harbour(url) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, [anna, ben])
        (asked,) = table.playing().to_act
        waiting = [anna, ben][1 - asked]
        table.present[anna.id] = table.present[ben.id] = 1
        table.waiting_since -= tables.IDLE - 60
        with refused(NotNow, "still_there"):
            await seating.stand_in(afloat, table, waiting, asked)
        table.waiting_since -= 120
        with refused(NotNow, "still_there"):
            await seating.stand_in(afloat, table, [anna, ben][asked], 1 - asked)
        await seating.stand_in(afloat, table, waiting, asked)
        assert not table.sheet.seats[asked].human
        assert await seating.sit(afloat, table, [anna, ben][asked], None) == asked


@in_loop
async def test_nobody_counts_as_gone_right_after_a_restart(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their pages are about to connect again."""
    async with harbour(url) as afloat:
        anna, ben = await people(afloat, "Anna", "Ben")
        code = (await full_table(afloat, [anna, ben])).code
    async with harbour(url) as again:
        table = await again.find(code)
        with refused(NotNow, "still_there"):
            await seating.stand_in(again, table, anna, 1)
        monkeypatch.setattr(tables, "HERE", 0.0)
        await seating.stand_in(again, table, anna, 1)


@in_loop
async def test_somebody_who_only_watches_makes_no_empty_seat_look_taken(url: str) -> None:
    async with harbour(url) as afloat:
        (anna,) = await people(afloat, "Anna")
        table = await open_table(afloat, anna, "me open bot", public=True)
        table.present[""] = 1  # nobody knows who it is
        told = seen(table)["seats"]
        assert isinstance(told, list) and [seat["online"] for seat in told] == [False, False, True]
        assert seen(table)["watchers"] == 1


# -- afterwards ----------------------------------------------------------------------------------------------


@in_loop
async def test_the_same_again_with_seats_moved_on(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben, stranger = await people(afloat, "Anna", "Ben", "Stranger")
        table = await full_table(afloat, [anna, ben], {"rocks": True})
        with refused(NotNow, "not_over"):
            await seating.rematch(afloat, table, anna)
        await play_some(afloat, table, Rng(2))
        with refused(NotAllowed, "talk_seated"):
            await seating.rematch(afloat, table, stranger)
        codes = await asyncio.gather(*(seating.rematch(afloat, table, each) for each in (ben, anna, ben)))
        assert len(set(codes)) == 1 and seen(table, stranger)["rematch"] == codes[0]
        again = await afloat.find(codes[0])
        assert [seat.name for seat in again.sheet.seats] == ["Ben", "Anna"]
        assert again.sheet.options == table.sheet.options and again.sheet.host == ben.id
        assert again.state == "open" and [seat.ready for seat in again.sheet.seats] == [True, False]
        with refused(NotNow, "not_ready"):
            await seating.deal(afloat, again, ben)
        await seating.ready(afloat, again, anna, 1, True)
        await seating.deal(afloat, again, ben)
        assert again.seed != table.seed


@in_loop
async def test_alone_with_bots_the_same_again_begins_at_once(url: str) -> None:
    async with harbour(url) as afloat:
        (anna,) = await people(afloat, "Anna")
        table = await open_table(afloat, anna, "me bot")
        await playing.concede(afloat, table, anna, 0, "en")
        again = await afloat.find(await seating.rematch(afloat, table, anna))
        assert again.state == "playing" and kinds(again) == "bot person"


@in_loop
async def test_playing_on_from_any_moment(url: str) -> None:
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben", "Cleo")
        table = await full_table(afloat, crew[:2], STORMY)
        await play_some(afloat, table, Rng(4))
        text = table.playing().record()
        choices = len([line for line in table.playing().lines if not line.undone]) - 1
        for ply in (0, 7, choices - 1):
            other = await seating.play_on(afloat, crew[2], text, ply, 1, "en")
            assert kinds(other) == "bot person" and other.state == "playing"
            assert other.sheet.seats[1].name == "Cleo"
            assert other.playing().name(1) == "Cleo"
            assert len(other.playing().lines) == ply + 1
            assert not any(other.playing().can_undo(seat) for seat in (0, 1))
        for attempt, kind, key in (
            (seating.play_on(afloat, crew[2], text, choices, 1, "en"), NotNow, "over_there"),
            (seating.play_on(afloat, crew[2], text, 3, 2, "en"), NotFound, "no_seat"),
        ):
            with refused(kind, key):
                await attempt
        with pytest.raises(ct.CaptainError):
            await seating.play_on(afloat, crew[2], text, choices + 1, 1, "en")
        with pytest.raises(ct.CaptainError):
            await seating.play_on(afloat, crew[2], text.replace("seats: 2", "seats: 3"), 3, 1, "en")


def _codes(make: Callable[[], str]) -> list[str]:
    return [make() for _ in range(2000)]


def test_codes_can_be_said_aloud_and_not_be_guessed() -> None:
    codes = _codes(tables.new_code)
    assert len(set(codes)) == len(codes)
    assert all(tables.CODE.fullmatch(code) and len(code) <= 40 for code in codes)
    assert len(tables.WORDS) * len(tables.LETTERS) ** 8 > 2**43
    for position in range(8):  # every letter turns up everywhere
        assert len({code.partition("-")[2].replace("-", "")[position] for code in codes}) == len(tables.LETTERS)
