"""Before a game, when people leave it, and after it: who sits where, and who may change that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.server import audience, lobby, player_actions, table_lists
from captains_table.server import table as tables
from captains_table.server.errors import BadRequest, NotAllowed, NotFound, NotNow, TooMany
from captains_table.server.lobby import SeatRequest
from captains_table.server.people import Person
from captains_table.server.snapshot import snapshot
from captains_table.server.table import Table
from tests.server.helpers import (
    STORMY,
    TRANQUILITY,
    full_table,
    in_loop,
    open_table,
    people,
    play_some,
    refused,
    running_registry,
)


def kinds(table: Table) -> str:
    return " ".join(seat.kind for seat in table.config.seats)


def seen(table: Table, person: Person | None = None, seat: int | None = None) -> dict[str, object]:
    return snapshot(table, person.id if person else "", seat, "en")


# -- sitting down ------------------------------------------------------------------------------------------


@in_loop
async def test_a_table_is_dealt_when_everybody_is_ready(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben, cleo = await people(registry, "Anna", "Ben", "Cleo")
        table = await open_table(registry, anna, "me invited bot")
        assert table.state == "open" and table.game is None
        with refused(NotNow, "empty_seats"):
            await lobby.deal(registry, table, anna)
        assert await lobby.sit(registry, table, ben, None) == 1
        with refused(NotNow, "not_ready"):
            await lobby.deal(registry, table, anna)
        with refused(NotAllowed, "only_host"):
            await lobby.deal(registry, table, ben)
        with refused(NotAllowed, "not_your_seat"):
            await lobby.ready(registry, table, cleo, 1, True)
        await lobby.ready(registry, table, ben, 1, True)
        await lobby.ready(registry, table, ben, 1, False)
        with refused(NotNow, "not_ready"):
            await lobby.deal(registry, table, anna)
        await lobby.ready(registry, table, ben, 1, True)
        await lobby.deal(registry, table, anna)
        assert table.state == "playing"
        assert [table.require_game().name(seat) for seat in range(3)] == ["Anna", "Ben", table.config.seats[2].name]
        for late in (
            lobby.deal(registry, table, anna),
            lobby.ready(registry, table, ben, 1, False),
            lobby.fill(registry, table, anna, 1, "pilot"),
        ):
            with refused(NotNow, "already_dealt"):
                await late
        with refused(NotNow, "no_free_seat"):
            await lobby.sit(registry, table, cleo, None)
        with refused(NotNow, "seat_taken"):
            await lobby.sit(registry, table, cleo, 1)


@in_loop
async def test_seats_that_are_taken_or_not_there(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben, cleo = await people(registry, "Anna", "Ben", "Cleo")
        table = await open_table(registry, anna, "me open bot")
        for taken in (0, 2):
            with refused(NotNow, "seat_taken"):
                await lobby.sit(registry, table, ben, taken)
        with refused(NotFound, "no_seat"):
            await lobby.sit(registry, table, ben, 3)
        await lobby.sit(registry, table, ben, 1)
        with refused(NotNow, "no_free_seat"):
            await lobby.sit(registry, table, cleo, None)
        with refused(NotNow, "seat_taken"):
            await lobby.sit(registry, table, ben, None)
        with refused(NotAllowed, "not_your_seat"):
            await lobby.leave(registry, table, cleo, 1)


@in_loop
async def test_two_who_sit_down_at_once_get_two_seats_or_one_of_them_none(url: str) -> None:
    async with running_registry(url) as registry:
        anna, *others = await people(registry, "Anna", "Ben", "Cleo", "Dora")
        table = await open_table(registry, anna, "me open open")
        sitting = (lobby.sit(registry, table, each, None) for each in others)
        told = await asyncio.gather(*sitting, return_exceptions=True)
        assert sorted(each for each in told if isinstance(each, int)) == [1, 2]
        assert sum(isinstance(each, NotNow) for each in told) == 1


@in_loop
async def test_the_host_fills_and_empties_seats(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await open_table(registry, anna, "me invited invited")
        await lobby.fill(registry, table, anna, 1, "captain")
        assert kinds(table) == "person bot invited"
        await lobby.sit(registry, table, ben, 2)
        await lobby.fill(registry, table, anna, 2, None)  # the host says who plays
        assert kinds(table) == "person bot invited" and table.seats_of(ben.id) == []
        await lobby.sit(registry, table, ben, 2)
        await lobby.fill(registry, table, anna, 2, "deckhand")
        assert kinds(table) == "person bot bot"
        await lobby.fill(registry, table, anna, 1, None)
        assert kinds(table) == "person invited bot"
        for attempt, kind, key in (
            (lobby.fill(registry, table, ben, 1, "pilot"), NotAllowed, "only_host"),
            (lobby.fill(registry, table, anna, 0, "pilot"), NotNow, "seat_taken"),
            (lobby.fill(registry, table, anna, 1, "admiral"), BadRequest, "no_level"),
            (lobby.fill(registry, table, anna, 3, "pilot"), NotFound, "no_seat"),
        ):
            with refused(kind, key):
                await attempt
        public = await open_table(registry, anna, "me bot open", public=True)
        await lobby.fill(registry, public, anna, 1, None)
        assert kinds(public) == "person open open"


@in_loop
async def test_who_leaves_before_the_game_makes_room(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben, cleo = await people(registry, "Anna", "Ben", "Cleo")
        table = await open_table(registry, anna, "me invited invited")
        await lobby.sit(registry, table, ben, 1)
        await lobby.leave(registry, table, ben, 1)
        assert kinds(table) == "person invited invited"
        await lobby.sit(registry, table, ben, 1)
        await lobby.leave(registry, table, anna, 0)  # the host goes: the next takes over
        assert table.config.host == ben.id
        await lobby.leave(registry, table, ben, 1)
        assert kinds(table) == "invited invited invited"
        await lobby.sit(registry, table, cleo, 0)  # nobody was left: whoever comes can begin
        assert table.config.host == cleo.id
        await lobby.fill(registry, table, cleo, 1, "pilot")
        await lobby.fill(registry, table, cleo, 2, "pilot")
        await lobby.deal(registry, table, cleo)


@in_loop
async def test_several_people_at_one_device(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        places = [SeatRequest("me"), SeatRequest("here", name="Grandma"), SeatRequest("here")]
        table = await lobby.open_table(registry, anna, TRANQUILITY, {}, places, public=False)
        assert table.state == "playing"
        assert [seat.name for seat in table.config.seats] == ["Anna", "Grandma", "3"]
        assert table.seats_of(anna.id) == [0, 1, 2]
        for seat in range(3):
            assert seen(table, anna, seat)["seat"] == seat
        await play_some(registry, table, Rng(1), 9)
        with refused(NotAllowed, "not_your_seat"):
            await player_actions.choose(registry, table, ben, 1, "", "pass", "k")
        shared = await open_table(registry, anna, "me invited invited")
        await lobby.sit(registry, shared, ben, 1)
        assert await lobby.sit(registry, shared, ben, 2, "Little Ben") == 2
        assert [(seat.name, seat.here, seat.ready) for seat in shared.config.seats[1:]] == [
            ("Ben", False, False),
            ("Little Ben", True, True),
        ]


@in_loop
async def test_tables_that_cannot_be(url: str) -> None:
    async with running_registry(url) as registry:
        (anna,) = await people(registry, "Anna")
        with refused(BadRequest, "one_person"):
            await open_table(registry, anna, "bot bot")
        with refused(BadRequest, "one_person"):
            await open_table(registry, anna, "open open")
        with refused(BadRequest, "no_seat_kind"):
            await open_table(registry, anna, "me pirate")
        for places, options in (("me me me me me me", {}), ("", {}), ("me open", {"rocks": 7}), ("me", {"sails": 1})):
            with pytest.raises(ct.CaptainError):
                await open_table(registry, anna, places, options)
        assert await table_lists.unfinished_of(registry, anna.id) == []


@in_loop
async def test_nobody_may_open_tables_without_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "OPEN_TABLES", 3)
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        opened = [await open_table(registry, anna, "me") for _ in range(3)]
        with refused(TooMany, "too_many_tables"):
            await open_table(registry, anna, "me")
        await open_table(registry, ben, "me")
        await player_actions.concede(registry, opened[0], anna, 0)
        await open_table(registry, anna, "me")


# -- leaving and coming back -------------------------------------------------------------------------------


@in_loop
async def test_a_bot_plays_on_for_who_leaves(url: str) -> None:
    async with running_registry(url, autoplay=True) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await full_table(registry, [anna, ben])
        for seat, person in enumerate((anna, ben)):
            await lobby.leave(registry, table, person, seat)
        with refused(NotAllowed, "stands_in"):
            await player_actions.choose(registry, table, ben, 1, table.decision(1), "pass", "k")
        while table.state == "playing":
            await asyncio.sleep(0.01)
        assert [said.notice for said in table.chat[:2]] == ["left", "left"]
        assert len(table.require_game().lines) > 20


@in_loop
async def test_who_comes_back_decides_again(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben, cleo = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, [anna, ben])
        await lobby.leave(registry, table, ben, 1)
        assert table.config.seats[1].level and not table.config.seats[1].human
        assert table.seats_of(ben.id) == [1]  # the seat stays his
        for other in (anna, cleo):
            with refused(NotNow, "seat_taken"):
                await lobby.sit(registry, table, other, 1)
        told = seen(table, anna, 0)["seats"]
        assert isinstance(told, list) and told[1]["left"] and not told[0]["left"]
        assert await lobby.sit(registry, table, ben, None) == 1
        assert table.config.seats[1].human
        assert [said.notice for said in table.chat] == ["left", "back"]
        await lobby.leave(registry, table, ben, 1)
        await lobby.leave(registry, table, ben, 1)  # once is enough
        assert [said.notice for said in table.chat] == ["left", "back", "left"]
        assert await lobby.sit(registry, table, ben, 1) == 1


@in_loop
async def test_a_bot_stands_in_only_for_who_is_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_registry(url) as registry:
        anna, ben, cleo = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, [anna, ben])
        table.audience.streams[ben.id] = 1
        with refused(NotNow, "still_there"):
            await lobby.stand_in(registry, table, anna, 1)
        del table.audience.streams[ben.id]
        table.audience.stream_ended[ben.id] = time.monotonic()
        with refused(NotNow, "still_there"):  # perhaps only reloading the page
            await lobby.stand_in(registry, table, anna, 1)
        with refused(NotAllowed, "talk_seated"):
            await lobby.stand_in(registry, table, cleo, 1)
        monkeypatch.setattr(audience, "PRESENT_FOR", 0.0)
        await lobby.stand_in(registry, table, anna, 1)
        assert not table.config.seats[1].human
        with refused(NotNow, "seat_taken"):
            await lobby.stand_in(registry, table, anna, 1)
        assert await lobby.sit(registry, table, ben, None) == 1


@in_loop
async def test_nobody_can_stop_a_game_by_not_choosing(url: str) -> None:
    """After ten minutes a bot may stand in although the page is open; who is not asked lets nobody wait."""
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        table = await full_table(registry, [anna, ben])
        (asked,) = table.require_game().to_act
        waiting = [anna, ben][1 - asked]
        table.audience.streams[anna.id] = table.audience.streams[ben.id] = 1
        table.waiting_since -= tables.IDLE - 60
        with refused(NotNow, "still_there"):
            await lobby.stand_in(registry, table, waiting, asked)
        table.waiting_since -= 120
        with refused(NotNow, "still_there"):
            await lobby.stand_in(registry, table, [anna, ben][asked], 1 - asked)
        await lobby.stand_in(registry, table, waiting, asked)
        assert not table.config.seats[asked].human
        assert await lobby.sit(registry, table, [anna, ben][asked], None) == asked


@in_loop
async def test_nobody_counts_as_gone_right_after_a_restart(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their pages are about to connect again."""
    async with running_registry(url) as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        code = (await full_table(registry, [anna, ben])).code
    async with running_registry(url) as again:
        table = await again.find(code)
        with refused(NotNow, "still_there"):
            await lobby.stand_in(again, table, anna, 1)
        monkeypatch.setattr(audience, "PRESENT_FOR", 0.0)
        await lobby.stand_in(again, table, anna, 1)


@in_loop
async def test_somebody_who_only_watches_makes_no_empty_seat_look_taken(url: str) -> None:
    async with running_registry(url) as registry:
        (anna,) = await people(registry, "Anna")
        table = await open_table(registry, anna, "me open bot", public=True)
        table.audience.streams[""] = 1  # nobody knows who it is
        told = seen(table)["seats"]
        assert isinstance(told, list) and [seat["online"] for seat in told] == [False, False, True]
        assert seen(table)["watchers"] == 1


# -- afterwards ----------------------------------------------------------------------------------------------


@in_loop
async def test_the_same_again_with_seats_moved_on(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben, stranger = await people(registry, "Anna", "Ben", "Stranger")
        table = await full_table(registry, [anna, ben], {"rocks": True})
        with refused(NotNow, "not_over"):
            await lobby.rematch(registry, table, anna)
        await play_some(registry, table, Rng(2))
        with refused(NotAllowed, "talk_seated"):
            await lobby.rematch(registry, table, stranger)
        codes = await asyncio.gather(*(lobby.rematch(registry, table, each) for each in (ben, anna, ben)))
        assert len(set(codes)) == 1 and seen(table, stranger)["rematch"] == codes[0]
        again = await registry.find(codes[0])
        assert [seat.name for seat in again.config.seats] == ["Ben", "Anna"]
        assert again.config.options == table.config.options and again.config.host == ben.id
        assert again.state == "open" and [seat.ready for seat in again.config.seats] == [True, False]
        with refused(NotNow, "not_ready"):
            await lobby.deal(registry, again, ben)
        await lobby.ready(registry, again, anna, 1, True)
        await lobby.deal(registry, again, ben)
        assert again.seed != table.seed


@in_loop
async def test_alone_with_bots_the_same_again_begins_at_once(url: str) -> None:
    async with running_registry(url) as registry:
        (anna,) = await people(registry, "Anna")
        table = await open_table(registry, anna, "me bot")
        await player_actions.concede(registry, table, anna, 0)
        again = await registry.find(await lobby.rematch(registry, table, anna))
        assert again.state == "playing" and kinds(again) == "bot person"


@in_loop
async def test_playing_on_from_any_moment(url: str) -> None:
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, crew[:2], STORMY)
        await play_some(registry, table, Rng(4))
        text = table.require_game().record()
        choices = len([line for line in table.require_game().lines if not line.undone]) - 1
        for ply in (0, 7, choices - 1):
            other = await lobby.play_on(registry, crew[2], text, ply, 1, "en", owner="here")
            assert kinds(other) == "bot person" and other.state == "playing"
            assert other.config.seats[1].name == "Cleo"
            assert other.require_game().name(1) == "Cleo"
            assert len(other.require_game().lines) == ply + 1
            assert not any(other.require_game().can_undo(seat) for seat in (0, 1))
        for attempt, kind, key in (
            (lobby.play_on(registry, crew[2], text, choices, 1, "en", owner="here"), NotNow, "over_there"),
            (lobby.play_on(registry, crew[2], text, 3, 2, "en", owner="here"), NotFound, "no_seat"),
        ):
            with refused(kind, key):
                await attempt
        with pytest.raises(ct.CaptainError):
            await lobby.play_on(registry, crew[2], text, choices + 1, 1, "en", owner="here")
        with pytest.raises(ct.CaptainError):
            await lobby.play_on(registry, crew[2], text.replace("seats: 2", "seats: 3"), 3, 1, "en", owner="here")


def _codes(make: Callable[[], str]) -> list[str]:
    return [make() for _ in range(2000)]


def test_codes_can_be_said_aloud_and_not_be_guessed() -> None:
    codes = _codes(tables.new_code)
    assert len(set(codes)) == len(codes)
    assert all(tables.CODE.fullmatch(code) and len(code) <= 40 for code in codes)
    assert len(tables.CODE_WORDS) * len(tables.CODE_LETTERS) ** 8 > 2**43
    for position in range(8):  # every letter turns up everywhere
        assert len({code.partition("-")[2].replace("-", "")[position] for code in codes}) == len(tables.CODE_LETTERS)
