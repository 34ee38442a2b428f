"""What people may do at a table before, during and after a game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.kernel.errors import CannotUndo, GameOver, IllegalChoice, NotYourTurn
from captains_table.kernel.rng import Rng
from captains_table.server import playing, seating
from captains_table.server import table as tables
from captains_table.server.errors import NotAllowed, NotFound, NotNow, Refused, TooMany, Unusable
from captains_table.server.people import Person
from captains_table.server.scene import may_talk, scene
from captains_table.server.seating import Place
from captains_table.server.table import Table
from tests.server.helpers import (
    STORMY,
    TRANQUILITY,
    essence,
    full_table,
    harbour,
    in_loop,
    open_table,
    people,
    play,
    play_some,
    play_until,
)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


class refused:  # noqa: N801  (reads as pytest.raises does)
    """A refusal with this sentence, which can be said in both languages."""

    def __init__(self, kind: type[Refused], key: str) -> None:
        self.kind, self.key = kind, key

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        assert isinstance(error, self.kind), f"{self.key} was to be refused, not {error!r}"
        assert error.words.key == self.key
        assert error.say("en") and error.say("de") and error.say("en") != error.say("de")
        return True


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
        assert await afloat.tables_of(anna.id) == []


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


# -- deciding ----------------------------------------------------------------------------------------------


def pledging(game: ct.Game) -> bool:
    return len(game.to_act) == game.state.seats > 1


@in_loop
async def test_a_choice_answers_one_decision(url: str) -> None:
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        seat = table.playing().to_act[0]
        other = 1 - seat
        choice = table.playing().choices(seat)[0].notation
        asked = table.decision(seat)
        for wrong in ("", "0.00000000", asked[:-1], f"1{asked}", table.decision(other)):
            with refused(NotNow, "stale"):
                await playing.choose(afloat, table, crew[seat], seat, wrong, choice, "a", "en")
        with refused(NotAllowed, "not_your_seat"):
            await playing.choose(afloat, table, crew[other], seat, asked, choice, "a", "en")
        with pytest.raises(NotYourTurn):
            await playing.choose(afloat, table, crew[other], other, table.decision(other), choice, "a", "en")
        with pytest.raises(IllegalChoice):
            await playing.choose(afloat, table, crew[seat], seat, asked, "sink", "a", "en")
        with refused(NotFound, "no_seat"):
            await playing.choose(afloat, table, crew[0], 7, asked, choice, "a", "en")
        assert table.seq == 0
        assert await playing.choose(afloat, table, crew[seat], seat, asked, choice, "a", "en") == 1
        with refused(NotNow, "stale"):
            await playing.choose(afloat, table, crew[seat], seat, asked, choice, "b", "en")


@in_loop
async def test_others_who_decide_at_the_same_time_do_not_disturb(url: str) -> None:
    """Everybody pledges: what one answers leaves the others' questions as they were, also when it is taken back."""
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben", "Cleo")
        table = await full_table(afloat, crew)
        await play_until(afloat, table, pledging, Rng(3))
        asked = [table.decision(seat) for seat in range(3)]
        first = table.playing().choices(2)[0].notation
        await play(afloat, table, 2, first)
        assert [table.decision(seat) for seat in (0, 1)] == asked[:2]
        assert table.decision(2) != asked[2]
        await playing.undo(afloat, table, crew[2], 2, "back", "en")
        assert [table.decision(seat) for seat in (0, 1)] == asked[:2]
        assert table.decision(2) != asked[2]
        choice = table.playing().choices(0)[0].notation
        await playing.choose(afloat, table, crew[0], 0, asked[0], choice, "k", "en")
        with refused(NotNow, "stale"):
            await playing.choose(afloat, table, crew[2], 2, asked[2], first, "l", "en")


@in_loop
async def test_a_question_that_was_taken_back_is_another_when_it_is_asked_again(url: str) -> None:
    """Anna moves, Ben is asked and thinks; Anna takes it back and moves otherwise: Ben's answer comes too late."""
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew, title="tic-tac-toe")
        first, second = [choice.notation for choice in table.playing().choices(0)][:2]
        await play(afloat, table, 0, first)
        asked, choice = table.decision(1), table.playing().choices(1)[-1].notation
        await playing.undo(afloat, table, crew[0], 0, "back", "en")
        await play(afloat, table, 0, second)
        with refused(NotNow, "stale"):
            await playing.choose(afloat, table, crew[1], 1, asked, choice, "k", "en")
        assert essence(await afloat._load(table.code)) == essence(table)
        await play(afloat, table, 1, choice)


@in_loop
async def test_sent_twice_it_counts_once(url: str) -> None:
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        seat = table.playing().to_act[0]
        asked = table.decision(seat)
        choice = table.playing().choices(seat)[0].notation

        async def send(where: Table, what: str = choice, key: str = "uuid") -> int:
            return await playing.choose(afloat, where, crew[seat], seat, asked, what, key, "en")

        first = await send(table)
        before = essence(table)
        told = await asyncio.gather(*(send(table) for _ in range(5)))
        assert told == [first] * 5
        with refused(Unusable, "same_key"):
            await send(table, "something else")
        with refused(Unusable, "same_key"):
            await playing.undo(afloat, table, crew[seat], seat, "uuid", "en")
        with refused(NotNow, "stale"):
            await send(table, key="another")
        assert essence(table) == before
        code = table.code
    async with harbour(url) as again:
        table = await again.find(code)
        assert await playing.choose(again, table, crew[seat], seat, asked, choice, "uuid", "en") == first
        with refused(Unusable, "same_key"):
            await playing.choose(again, table, crew[seat], seat, asked, "something else", "uuid", "en")
        assert essence(table) == before


@in_loop
async def test_both_send_at_the_same_time_with_one_key(url: str) -> None:
    """As a page that lost its connection does: the second copy of a submission arrives while the first is written."""
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        seat = table.playing().to_act[0]
        asked, choice = table.decision(seat), table.playing().choices(seat)[0].notation
        told = await asyncio.gather(
            *(playing.choose(afloat, table, crew[seat], seat, asked, choice, "uuid", "en") for _ in range(4))
        )
        assert told == [1] * 4 and table.seq == 1


@in_loop
async def test_taking_back(url: str) -> None:
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        seat = table.playing().to_act[0]
        view = table.playing().view(seat)
        with pytest.raises(CannotUndo):
            await playing.undo(afloat, table, crew[seat], seat, "u", "en")
        version, lines = table.version, len(table.playing().lines)
        await play(afloat, table, seat, next(c.notation for c in table.playing().choices(seat) if "play" in c.notation))
        assert table.playing().can_undo(seat)
        with refused(NotAllowed, "not_your_seat"):
            await playing.undo(afloat, table, crew[1 - seat], seat, "u", "en")
        with pytest.raises(CannotUndo):
            await playing.undo(afloat, table, crew[1 - seat], 1 - seat, "u", "en")
        assert table.stale_from(table.version, lines + 1) == lines + 1
        shown = table.version
        seq = await playing.undo(afloat, table, crew[seat], seat, "u", "en")
        assert await playing.undo(afloat, table, crew[seat], seat, "u", "en") == seq == 2
        assert table.playing().view(seat) == view
        assert table.playing().lines[lines].undone
        assert table.stale_from(shown, lines + 1) == lines  # that line must be read again
        assert table.stale_from(table.version, lines + 1) == lines + 1
        assert version < shown < table.version


@in_loop
async def test_why_not(url: str) -> None:
    """Asked, the server says why, and whether it would be possible instead of what was just chosen."""
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        game = table.playing()
        seat = game.to_act[0]
        plays = [choice.notation for choice in game.choices(seat) if choice.notation.startswith("play ")]
        assert await playing.why_not(table, crew[seat], seat, plays[0], "en") == ("", "", False)
        why, rule, instead = await playing.why_not(table, crew[seat], seat, "play finish", "en")
        assert why and rule.startswith("TR-") and not instead
        await play(afloat, table, seat, plays[0])
        if table.playing().to_act == (seat,):
            why, _, instead = await playing.why_not(table, crew[seat], seat, plays[1], "en")
            assert why and instead
        with refused(NotAllowed, "not_your_seat"):
            await playing.why_not(table, crew[1 - seat], seat, plays[0], "en")
        before = essence(table)
        for wish in ("", "   ", "play", "at 10", "nonsense " * 5, "PLAY  1", "\x00"):
            await playing.why_not(table, crew[seat], seat, wish, "de")
        assert essence(table) == before


# -- giving up, talking, suggesting --------------------------------------------------------------------------


@pytest.mark.rule("TR-7.9")
@in_loop
async def test_all_give_up_together_and_bots_agree(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben = crew = await people(afloat, "Anna", "Ben")
        table = await open_table(afloat, anna, "me invited bot")
        await seating.sit(afloat, table, ben, 1)
        await seating.ready(afloat, table, ben, 1, True)
        await seating.deal(afloat, table, anna)
        await playing.concede(afloat, table, anna, 0, "en")
        seq = table.seq
        await playing.concede(afloat, table, anna, 0, "en")  # once is enough
        assert (table.seq, table.state, table.playing().votes) == (seq, "playing", {0})
        mover = next((seat for seat in table.playing().to_act if seat < 2), None)
        if mover is not None:  # a choice withdraws the votes
            await play(afloat, table, mover, table.playing().choices(mover)[0].notation)
            assert table.playing().votes == set()
            await playing.concede(afloat, table, anna, 0, "en")
        await playing.concede(afloat, table, ben, 1, "en")
        assert table.state == "over" and table.playing().state.reason == "conceded"
        for late in (
            playing.concede(afloat, table, anna, 0, "en"),
            playing.choose(afloat, table, anna, 0, table.decision(0), "pass", "k", "en"),
        ):
            with pytest.raises(GameOver):
                await late
        with pytest.raises(CannotUndo):
            await playing.undo(afloat, table, anna, 0, "u", "en")
        duel = await full_table(afloat, crew, {"mode": "duel"})
        with pytest.raises(IllegalChoice):
            await playing.concede(afloat, duel, anna, 0, "en")


@in_loop
async def test_a_vote_of_somebody_who_left_is_not_waited_for(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben = crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        await seating.leave(afloat, table, ben, 1)
        await playing.concede(afloat, table, anna, 0, "en")
        assert table.state == "over"


@in_loop
async def test_who_votes_and_then_stays_alone_can_still_end_it(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben = crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        await playing.concede(afloat, table, anna, 0, "en")
        await seating.leave(afloat, table, ben, 1)
        await playing.concede(afloat, table, anna, 0, "en")
        assert table.state == "over"


async def _chat(afloat: object, table: Table, person: Person) -> str:
    try:
        await playing.chat(afloat, table, person, "hello")  # type: ignore[arg-type]
    except Refused as refusal:
        assert not may_talk(table, person.id)
        return refusal.words.key
    return "said"


@pytest.mark.rule("TR-8.7")
@in_loop
async def test_who_may_talk_when(url: str) -> None:
    async with harbour(url) as afloat:
        anna, ben, stranger = await people(afloat, "Anna", "Ben", "Stranger")
        for options, during in (({}, "talk_closed"), ({"talk": "free"}, "said"), ({"mode": "duel"}, "said")):
            table = await open_table(afloat, anna, "me invited", options)
            assert [await _chat(afloat, table, each) for each in (anna, stranger)] == ["said", "said"]
            await seating.sit(afloat, table, ben, 1)
            await seating.ready(afloat, table, ben, 1, True)
            await seating.deal(afloat, table, anna)
            talk = [await _chat(afloat, table, each) for each in (anna, ben, stranger)]
            assert talk == [during, during, "talk_seated"]
            assert not may_talk(table, "")
            await play_some(afloat, table, Rng(2))
            assert [await _chat(afloat, table, each) for each in (anna, ben, stranger)] == ["said"] * 3


@pytest.mark.rule("TR-6.6", "TR-8.7")
@in_loop
async def test_at_the_start_payment_only_numbers_are_exchanged(url: str) -> None:
    async with harbour(url) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        await play_until(afloat, table, pledging, Rng(3))
        assert TRANQUILITY.talk(table.playing().state) == "numbers"
        assert await _chat(afloat, table, crew[0]) == "talk_closed"


@in_loop
async def test_what_can_be_said(url: str) -> None:
    async with harbour(url) as afloat:
        anna, stranger = await people(afloat, "Anna", "Stranger")
        table = await open_table(afloat, anna, "me open")
        for text in ("", "   ", "\x00\x1b", "x" * 501):
            with refused(Unusable, "empty_message"):
                await playing.chat(afloat, table, anna, text)
        await playing.chat(afloat, table, anna, " two\nlines \x07\u202e<b> ")
        await playing.chat(afloat, table, stranger, "x" * 500)
        assert [(said.seat, said.name, said.text[:13]) for said in table.said] == [
            (0, "Anna", "two\nlines <b>"),
            (None, "Stranger", "x" * 13),
        ]


@in_loop
async def test_words_stay_those_of_who_said_them(url: str) -> None:
    """Also when somebody else sits there now."""
    async with harbour(url) as afloat:
        anna, ben, cleo = await people(afloat, "Anna", "Ben", "Cleo")
        table = await open_table(afloat, anna, "me invited")
        await seating.sit(afloat, table, ben, 1)
        await playing.chat(afloat, table, ben, "hello")
        await seating.leave(afloat, table, ben, 1)
        await seating.sit(afloat, table, cleo, 1)
        again = await afloat._load(table.code)
        assert [said.name for said in table.said] == [said.name for said in again.said] == ["Ben"]


@pytest.mark.rule("TR-8.8")
@in_loop
async def test_marks_are_public_suggestions_and_bind_nobody(url: str) -> None:
    def window(game: ct.Game) -> bool:
        return bool(TRANQUILITY.suggestions(game.state))

    async with harbour(url) as afloat:
        anna, ben, stranger = await people(afloat, "Anna", "Ben", "Stranger")
        for seed in range(20):
            table = await full_table(afloat, [anna, ben], STORMY)
            with refused(NotNow, "no_mark"):
                await playing.mark(table, anna, 0, "storm-purple-1")
            try:
                await play_until(afloat, table, lambda game: window(game) or not game.to_act, Rng(seed))
            except AssertionError:
                continue
            if window(table.playing()):
                break
        targets = TRANQUILITY.suggestions(table.playing().state)
        position, seq = table.playing().position(), table.seq
        await playing.mark(table, anna, 0, targets[0])
        await playing.mark(table, ben, 1, targets[0])
        for reader, seat in ((anna, 0), (ben, 1), (stranger, None), (None, None)):
            assert seen(table, reader, seat)["marks"] == {targets[0]: [0, 1]}
        assert (table.playing().position(), table.seq) == (position, seq)
        for nonsense in ("hand-17", "", "storm-pink-9", "<script>"):
            with refused(NotNow, "no_mark"):
                await playing.mark(table, anna, 0, nonsense)
        with refused(NotAllowed, "not_your_seat"):
            await playing.mark(table, stranger, 0, targets[0])
        await playing.mark(table, ben, 1, None)
        assert seen(table)["marks"] == {targets[0]: [0]}
        await play_until(afloat, table, lambda game: not window(game), Rng(1))
        assert seen(table)["marks"] == {}  # nothing is left to suggest: the flags are gone


# -- clocks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-6.8")
@in_loop
async def test_who_does_not_pledge_in_time_counts_as_zero(url: str) -> None:
    async with harbour(url, driven=True, patience=0.05) as afloat:
        crew = await people(afloat, "Anna", "Ben", "Cleo")
        table = await full_table(afloat, crew)
        await play_until(afloat, table, pledging, Rng(3))
        await play(afloat, table, 0, table.playing().choices(0)[-1].notation)
        version, waker = table.version, asyncio.Event()
        table.wakers.add(waker)
        while not [said for said in table.said if said.notice == "late"][1:]:
            waker.clear()
            await asyncio.wait_for(waker.wait(), 20)
        late = [(said.seat, said.name) for said in table.said if said.notice == "late"]
        assert late[:2] == [(1, "Ben"), (2, "Cleo")]
        chosen = [line for line in table.playing().lines if line.notation.startswith("pledge ")]
        assert [line.notation for line in chosen if line.seat in (1, 2)][:2] == ["pledge 0", "pledge 0"]
        assert table.version > version


@in_loop
async def test_nobody_is_hurried_where_the_rules_set_no_clock(url: str) -> None:
    async with harbour(url, driven=True, patience=0.001) as afloat:
        crew = await people(afloat, "Anna", "Ben")
        table = await full_table(afloat, crew)
        await asyncio.sleep(0.05)
        assert table.seq == 0 and table.code not in afloat.busy
        patient = await full_table(afloat, crew)
        assert patient.state == "playing"


@in_loop
async def test_bots_play_among_themselves_until_a_person_is_asked(url: str) -> None:
    async with harbour(url, driven=True) as afloat:
        (anna,) = await people(afloat, "Anna")
        table = await open_table(afloat, anna, "bot me bot")
        for _ in range(6):
            while table.playing().to_act != (1,) and table.state == "playing":
                await asyncio.sleep(0.005)
            await play_some(afloat, table, Rng(1), 1)
        assert {line.seat for line in table.playing().lines[1:]} == {0, 1, 2}


@in_loop
async def test_a_bot_that_fails_is_asked_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker or the database was away for a moment: the table does not stand still for ever."""
    monkeypatch.setattr("captains_table.server.driver.FIRST_PAUSE", 0.001)
    failures = 3

    async with harbour(url, driven=True) as afloat:
        think = afloat.crew.think

        async def moody(game: ct.Game, seat: int, level: str) -> int:
            nonlocal failures
            failures -= 1
            if failures >= 0:
                raise OSError("no worker")
            return await think(game, seat, level)

        monkeypatch.setattr(afloat.crew, "think", moody)
        (anna,) = await people(afloat, "Anna")
        table = await open_table(afloat, anna, "bot me")
        while table.playing().to_act != (1,):
            await asyncio.sleep(0.002)
        assert failures < 0


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
