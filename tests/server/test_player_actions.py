"""What people do while the game is on: decide, take back, give up, talk, suggest."""

from __future__ import annotations

import asyncio

import pytest

import captains_table as ct
from captains_table.kernel.errors import CannotUndo, GameOver, IllegalChoice, NotYourTurn
from captains_table.kernel.rng import Rng
from captains_table.server import lobby, player_actions
from captains_table.server.errors import BadRequest, NotAllowed, NotFound, NotNow, Refused
from captains_table.server.people import Person
from captains_table.server.snapshot import may_talk, snapshot
from captains_table.server.table import Table
from tests.server.helpers import (
    STORMY,
    TRANQUILITY,
    essence,
    full_table,
    in_loop,
    open_table,
    people,
    play,
    play_some,
    play_until,
    pledging,
    refused,
    running_registry,
)


def seen(table: Table, person: Person | None = None, seat: int | None = None) -> dict[str, object]:
    return snapshot(table, person.id if person else "", seat, "en")


# -- deciding ----------------------------------------------------------------------------------------------


@in_loop
async def test_a_choice_answers_one_decision(url: str) -> None:
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        seat = table.require_game().to_act[0]
        other = 1 - seat
        choice = table.require_game().choices(seat)[0].notation
        asked = table.decision(seat)
        for wrong in ("", "0.00000000", asked[:-1], f"1{asked}", table.decision(other)):
            with refused(NotNow, "stale"):
                await player_actions.choose(registry, table, crew[seat], seat, wrong, choice, "a")
        with refused(NotAllowed, "not_your_seat"):
            await player_actions.choose(registry, table, crew[other], seat, asked, choice, "a")
        with pytest.raises(NotYourTurn):
            await player_actions.choose(registry, table, crew[other], other, table.decision(other), choice, "a")
        with pytest.raises(IllegalChoice):
            await player_actions.choose(registry, table, crew[seat], seat, asked, "sink", "a")
        with refused(NotFound, "no_seat"):
            await player_actions.choose(registry, table, crew[0], 7, asked, choice, "a")
        assert table.seq == 0
        assert await player_actions.choose(registry, table, crew[seat], seat, asked, choice, "a") == 1
        with refused(NotNow, "stale"):
            await player_actions.choose(registry, table, crew[seat], seat, asked, choice, "b")


@in_loop
async def test_others_who_decide_at_the_same_time_do_not_disturb(url: str) -> None:
    """Everybody pledges: what one answers leaves the others' questions as they were, also when it is taken back."""
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, crew)
        await play_until(registry, table, pledging, Rng(3))
        asked = [table.decision(seat) for seat in range(3)]
        first = table.require_game().choices(2)[0].notation
        await play(registry, table, 2, first)
        assert [table.decision(seat) for seat in (0, 1)] == asked[:2]
        assert table.decision(2) != asked[2]
        await player_actions.undo(registry, table, crew[2], 2, "back")
        assert [table.decision(seat) for seat in (0, 1)] == asked[:2]
        assert table.decision(2) != asked[2]
        choice = table.require_game().choices(0)[0].notation
        await player_actions.choose(registry, table, crew[0], 0, asked[0], choice, "k")
        with refused(NotNow, "stale"):
            await player_actions.choose(registry, table, crew[2], 2, asked[2], first, "l")


@in_loop
async def test_a_question_that_was_taken_back_is_another_when_it_is_asked_again(url: str) -> None:
    """Anna moves, Ben is asked and thinks; Anna takes it back and moves otherwise: Ben's answer comes too late."""
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew, title="tic-tac-toe")
        first, second = [choice.notation for choice in table.require_game().choices(0)][:2]
        await play(registry, table, 0, first)
        asked, choice = table.decision(1), table.require_game().choices(1)[-1].notation
        await player_actions.undo(registry, table, crew[0], 0, "back")
        await play(registry, table, 0, second)
        with refused(NotNow, "stale"):
            await player_actions.choose(registry, table, crew[1], 1, asked, choice, "k")
        assert essence(await registry._load(table.code)) == essence(table)
        await play(registry, table, 1, choice)


@in_loop
async def test_sent_twice_it_counts_once(url: str) -> None:
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        seat = table.require_game().to_act[0]
        asked = table.decision(seat)
        choice = table.require_game().choices(seat)[0].notation

        async def send(where: Table, what: str = choice, key: str = "uuid") -> int:
            return await player_actions.choose(registry, where, crew[seat], seat, asked, what, key)

        first = await send(table)
        before = essence(table)
        told = await asyncio.gather(*(send(table) for _ in range(5)))
        assert told == [first] * 5
        with refused(BadRequest, "same_key"):
            await send(table, "something else")
        with refused(BadRequest, "same_key"):
            await player_actions.undo(registry, table, crew[seat], seat, "uuid")
        with refused(NotNow, "stale"):
            await send(table, key="another")
        assert essence(table) == before
        code = table.code
    async with running_registry(url) as again:
        table = await again.find(code)
        assert await player_actions.choose(again, table, crew[seat], seat, asked, choice, "uuid") == first
        with refused(BadRequest, "same_key"):
            await player_actions.choose(again, table, crew[seat], seat, asked, "something else", "uuid")
        assert essence(table) == before


@in_loop
async def test_both_send_at_the_same_time_with_one_key(url: str) -> None:
    """As a page that lost its connection does: the second copy of a submission arrives while the first is written."""
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        seat = table.require_game().to_act[0]
        asked, choice = table.decision(seat), table.require_game().choices(seat)[0].notation
        told = await asyncio.gather(
            *(player_actions.choose(registry, table, crew[seat], seat, asked, choice, "uuid") for _ in range(4))
        )
        assert told == [1] * 4 and table.seq == 1


@in_loop
async def test_taking_back(url: str) -> None:
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        seat = table.require_game().to_act[0]
        view = table.require_game().view(seat)
        with pytest.raises(CannotUndo):
            await player_actions.undo(registry, table, crew[seat], seat, "u")
        version, lines = table.audience.version, len(table.require_game().lines)
        await play(
            registry, table, seat, next(c.notation for c in table.require_game().choices(seat) if "play" in c.notation)
        )
        assert table.require_game().can_undo(seat)
        with refused(NotAllowed, "not_your_seat"):
            await player_actions.undo(registry, table, crew[1 - seat], seat, "u")
        with pytest.raises(CannotUndo):
            await player_actions.undo(registry, table, crew[1 - seat], 1 - seat, "u")
        assert table.audience.log_from(table.audience.version, lines + 1) == lines + 1
        shown = table.audience.version
        seq = await player_actions.undo(registry, table, crew[seat], seat, "u")
        assert await player_actions.undo(registry, table, crew[seat], seat, "u") == seq == 2
        assert table.require_game().view(seat) == view
        assert table.require_game().lines[lines].undone
        assert table.audience.log_from(shown, lines + 1) == lines  # that line must be read again
        assert table.audience.log_from(table.audience.version, lines + 1) == lines + 1
        assert version < shown < table.audience.version


@pytest.mark.rule("TR-8.2")
@pytest.mark.parametrize("visible", [False, True], ids=["discards hidden", "discards visible"])
@in_loop
async def test_the_log_of_a_scene_is_the_log_of_the_game(url: str, visible: bool) -> None:
    """As each reader may read it later: what only one seat knew is kept only where the rules let it be."""
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew, {"own_discards_visible": visible})
        rng = Rng(4)
        told_more = False
        while table.state == "playing":
            await play_some(registry, table, rng, 9)
            game = table.require_game()
            for seat in (0, 1, None):
                person = None if seat is None else crew[seat]
                log = seen(table, person, seat)["log"]
                assert isinstance(log, list)
                assert " ".join(line["text"] for line in log) == " ".join(game.log(seat))
            told_more |= game.outcome is None and game.log(0) != game.log(None)
        assert told_more == visible


@in_loop
async def test_why_not(url: str) -> None:
    """Asked, the server says why, and whether it would be possible instead of what was just chosen."""
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        game = table.require_game()
        seat = game.to_act[0]
        plays = [choice.notation for choice in game.choices(seat) if choice.notation.startswith("play ")]
        assert await player_actions.why_not(table, crew[seat], seat, plays[0], "en") == ("", "", False)
        why, rule, instead = await player_actions.why_not(table, crew[seat], seat, "play finish", "en")
        assert why and rule.startswith("TR-") and not instead
        await play(registry, table, seat, plays[0])
        if table.require_game().to_act == (seat,):
            why, _, instead = await player_actions.why_not(table, crew[seat], seat, plays[1], "en")
            assert why and instead
        with refused(NotAllowed, "not_your_seat"):
            await player_actions.why_not(table, crew[1 - seat], seat, plays[0], "en")
        before = essence(table)
        for wish in ("", "   ", "play", "at 10", "nonsense " * 5, "PLAY  1", "\x00"):
            await player_actions.why_not(table, crew[seat], seat, wish, "de")
        assert essence(table) == before


# -- giving up, talking, suggesting --------------------------------------------------------------------------


@pytest.mark.rule("TR-7.9")
@in_loop
async def test_all_give_up_together_and_bots_agree(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben = crew = await people(registry, "Anna", "Ben")
        table = await open_table(registry, anna, "me invited bot")
        await lobby.sit(registry, table, ben, 1)
        await lobby.ready(registry, table, ben, 1, True)
        await lobby.deal(registry, table, anna)
        await player_actions.concede(registry, table, anna, 0)
        seq = table.seq
        await player_actions.concede(registry, table, anna, 0)  # once is enough
        assert (table.seq, table.state, table.require_game().votes) == (seq, "playing", {0})
        mover = next((seat for seat in table.require_game().to_act if seat < 2), None)
        if mover is not None:  # a choice withdraws the votes
            await play(registry, table, mover, table.require_game().choices(mover)[0].notation)
            assert table.require_game().votes == set()
            await player_actions.concede(registry, table, anna, 0)
        await player_actions.concede(registry, table, ben, 1)
        assert table.state == "over" and table.require_game().state.reason == "conceded"
        for late in (
            player_actions.concede(registry, table, anna, 0),
            player_actions.choose(registry, table, anna, 0, table.decision(0), "pass", "k"),
        ):
            with pytest.raises(GameOver):
                await late
        with pytest.raises(CannotUndo):
            await player_actions.undo(registry, table, anna, 0, "u")
        duel = await full_table(registry, crew, {"mode": "duel"})
        with pytest.raises(IllegalChoice):
            await player_actions.concede(registry, duel, anna, 0)


@in_loop
async def test_a_vote_of_somebody_who_left_is_not_waited_for(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben = crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        await lobby.leave(registry, table, ben, 1)
        await player_actions.concede(registry, table, anna, 0)
        assert table.state == "over"


@in_loop
async def test_who_votes_and_then_stays_alone_can_still_end_it(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben = crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        await player_actions.concede(registry, table, anna, 0)
        await lobby.leave(registry, table, ben, 1)
        await player_actions.concede(registry, table, anna, 0)
        assert table.state == "over"


async def _chat(registry: object, table: Table, person: Person) -> str:
    try:
        await player_actions.chat(registry, table, person, "hello")  # type: ignore[arg-type]
    except Refused as refusal:
        assert not may_talk(table, person.id)
        return refusal.words.key
    return "said"


@pytest.mark.rule("TR-8.7")
@in_loop
async def test_who_may_talk_when(url: str) -> None:
    async with running_registry(url) as registry:
        anna, ben, stranger = await people(registry, "Anna", "Ben", "Stranger")
        for options, during in (({}, "talk_closed"), ({"talk": "free"}, "said"), ({"mode": "duel"}, "said")):
            table = await open_table(registry, anna, "me invited", options)
            assert [await _chat(registry, table, each) for each in (anna, stranger)] == ["said", "said"]
            await lobby.sit(registry, table, ben, 1)
            await lobby.ready(registry, table, ben, 1, True)
            await lobby.deal(registry, table, anna)
            talk = [await _chat(registry, table, each) for each in (anna, ben, stranger)]
            assert talk == [during, during, "talk_seated"]
            assert not may_talk(table, "")
            await play_some(registry, table, Rng(2))
            assert [await _chat(registry, table, each) for each in (anna, ben, stranger)] == ["said"] * 3


@pytest.mark.rule("TR-6.6", "TR-8.7")
@in_loop
async def test_at_the_start_payment_only_numbers_are_exchanged(url: str) -> None:
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben")
        table = await full_table(registry, crew)
        await play_until(registry, table, pledging, Rng(3))
        assert TRANQUILITY.talk(table.require_game().state) == "numbers"
        assert await _chat(registry, table, crew[0]) == "talk_closed"


@in_loop
async def test_what_can_be_said(url: str) -> None:
    async with running_registry(url) as registry:
        anna, stranger = await people(registry, "Anna", "Stranger")
        table = await open_table(registry, anna, "me open")
        for text in ("", "   ", "\x00\x1b", "x" * 501):
            with refused(BadRequest, "empty_message"):
                await player_actions.chat(registry, table, anna, text)
        await player_actions.chat(registry, table, anna, " two\nlines \x07\u202e<b> ")
        await player_actions.chat(registry, table, stranger, "x" * 500)
        assert [(said.seat, said.name, said.text[:13]) for said in table.chat] == [
            (0, "Anna", "two\nlines <b>"),
            (None, "Stranger", "x" * 13),
        ]


@in_loop
async def test_words_stay_those_of_who_said_them(url: str) -> None:
    """Also when somebody else sits there now."""
    async with running_registry(url) as registry:
        anna, ben, cleo = await people(registry, "Anna", "Ben", "Cleo")
        table = await open_table(registry, anna, "me invited")
        await lobby.sit(registry, table, ben, 1)
        await player_actions.chat(registry, table, ben, "hello")
        await lobby.leave(registry, table, ben, 1)
        await lobby.sit(registry, table, cleo, 1)
        again = await registry._load(table.code)
        assert [said.name for said in table.chat] == [said.name for said in again.chat] == ["Ben"]


@pytest.mark.rule("TR-8.8")
@in_loop
async def test_marks_are_public_suggestions_and_bind_nobody(url: str) -> None:
    def window(game: ct.Game) -> bool:
        return bool(TRANQUILITY.suggestions(game.state))

    async with running_registry(url) as registry:
        anna, ben, stranger = await people(registry, "Anna", "Ben", "Stranger")
        for seed in range(20):
            table = await full_table(registry, [anna, ben], STORMY)
            with refused(NotNow, "no_mark"):
                await player_actions.mark(table, anna, 0, "storm-purple-1")
            try:
                await play_until(registry, table, lambda game: window(game) or not game.to_act, Rng(seed))
            except AssertionError:
                continue
            if window(table.require_game()):
                break
        targets = TRANQUILITY.suggestions(table.require_game().state)
        position, seq = table.require_game().position(), table.seq
        await player_actions.mark(table, anna, 0, targets[0])
        await player_actions.mark(table, ben, 1, targets[0])
        for reader, seat in ((anna, 0), (ben, 1), (stranger, None), (None, None)):
            assert seen(table, reader, seat)["marks"] == {targets[0]: [0, 1]}
        assert (table.require_game().position(), table.seq) == (position, seq)
        for nonsense in ("hand-17", "", "storm-pink-9", "<script>"):
            with refused(NotNow, "no_mark"):
                await player_actions.mark(table, anna, 0, nonsense)
        with refused(NotAllowed, "not_your_seat"):
            await player_actions.mark(table, stranger, 0, targets[0])
        await player_actions.mark(table, ben, 1, None)
        assert seen(table)["marks"] == {targets[0]: [0]}
        await play_until(registry, table, lambda game: not window(game), Rng(1))
        assert seen(table)["marks"] == {}  # nothing is left to suggest: the flags are gone
