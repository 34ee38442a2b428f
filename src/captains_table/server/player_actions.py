"""What people do at a table once the game is on: choose, undo, concede, chat, suggest."""

from __future__ import annotations

import json
import unicodedata

from captains_table.kernel.errors import IllegalChoice
from captains_table.kernel.game import Choice, Game
from captains_table.server.bot_choice import PILOT, bot_choice
from captains_table.server.errors import BadRequest, NotAllowed, NotNow
from captains_table.server.names import distinct_name
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.snapshot import may_hint, may_talk
from captains_table.server.table import Seat, Table

MOST_UNDONE = 500  # choices of one seat at a table; each stays in the log, which everybody is told


def _controlled_seat(table: Table, person: Person, number: int) -> Seat:
    """That seat, if this person decides there now."""
    seat = table.own_seat(person.id, number)
    if not seat.human:
        raise NotAllowed("stands_in")
    return seat


def _earlier_answer(table: Table, kind: str, seat: int, body: str, key: str | None) -> int | None:
    """The answer that this submission was given before, if it was."""
    first = table.submissions.get((seat, key)) if key else None
    if first is None:
        return None
    if (first.kind, first.body) != (kind, body):
        raise BadRequest("same_key")
    return first.seq


async def choose(
    registry: TableRegistry,
    table: Table,
    person: Person,
    number: int,
    decision: str,
    choice: str,
    key: str,
    *,
    instead: bool = False,
) -> int:
    """A choice for one open decision. Sent again with its key it returns the first answer.

    `instead`: what cannot be chosen now may replace this seat's latest choice, which is then taken back with it, or not
    at all: as when another card is picked.
    """
    async with table.lock:
        _controlled_seat(table, person, number)
        first = _earlier_answer(table, "choose", number, choice, key)
        if first is not None:
            return first
        game = table.require_game()
        if not game.state.over and decision != table.decision(number):
            raise NotNow("stale")
        try:
            await registry.commit(table, table.event("choose", number, choice, key))
        except IllegalChoice as refusal:
            if not instead or not _replaceable(game, number):
                raise
            _check_undone(game, number)
            both = table.events(("undo", number, ""), ("choose", number, choice), key=key)
            try:
                await registry.commit(table, *both)
            except IllegalChoice:
                raise refusal from None
        return table.seq


def _check_undone(game: Game, number: int) -> None:
    """Nobody makes the log grow for ever."""
    if sum(line.undone and line.seat == number for line in game.lines) >= MOST_UNDONE:
        raise NotNow("too_many_undone", n=MOST_UNDONE)


def _replaceable(game: Game, number: int) -> bool:
    """Whether another choice would be one instead of this seat's latest: not one more, and that can be taken back."""
    return not game.is_asked_the_same(number) and game.can_undo(number)


async def why_not(table: Table, person: Person, number: int, choice: str, language: str) -> tuple[str, str, bool]:
    """Why a choice is refused, and the rule behind it; empty if it is not. And whether `instead` would grant it."""
    async with table.lock:
        _controlled_seat(table, person, number)
        game = table.require_game()
        try:
            game.check(number, choice)
        except IllegalChoice as refusal:
            return refusal.say(language), refusal.rule, _possible_instead(game, number, choice)
        return "", "", False


def _possible_instead(game: Game, number: int, choice: str) -> bool:
    if not _replaceable(game, number):
        return False
    other = game.clone()
    other.undo(number)
    try:
        other.check(number, choice)
    except IllegalChoice:
        return False
    return True


async def hint(registry: TableRegistry, table: Table, person: Person, number: int, language: str) -> tuple[Choice, str]:
    """What a bot would choose here, knowing no more than this seat does; and the decision that it answers."""
    async with table.lock:
        _controlled_seat(table, person, number)
        game = table.require_game()
        if number not in game.to_act:
            raise game.not_asked(number, language)
        if not may_hint(table, person.id):
            raise NotAllowed("no_hint")
        decision = table.decision(number)
        pending = bot_choice(registry.workers, table, number, PILOT, owner=person.id)
    advised = await pending
    async with table.lock:
        choice = table.require_game().choice(number, advised, language) if table.decision(number) == decision else None
        if choice is None:
            raise NotNow("stale")
        return choice, decision


async def undo(registry: TableRegistry, table: Table, person: Person, number: int, key: str) -> int:
    async with table.lock:
        _controlled_seat(table, person, number)
        first = _earlier_answer(table, "undo", number, "", key)
        if first is not None:
            return first
        table.require_game().check_undo(number)
        _check_undone(table.require_game(), number)
        await registry.commit(table, table.event("undo", number, "", key))
        return table.seq


async def concede(registry: TableRegistry, table: Table, person: Person, number: int) -> None:
    """A vote to give up together. Bots agree once every person has voted."""
    async with table.lock:
        _controlled_seat(table, person, number)
        game = table.require_game()
        game.check_concede(number)
        votes = {*game.votes, number}
        if all(k in votes for k, seat in enumerate(table.config.seats) if seat.human):
            votes.update(range(len(table.config.seats)))
        new = sorted(votes - game.votes)
        if new:
            await registry.commit(table, *table.events(*(("concede", k, "") for k in new)))


async def chat(registry: TableRegistry, table: Table, person: Person, text: str) -> None:
    """Talk at the table, when the title's talk rule lets people talk."""
    shown = "".join(c for c in text.strip() if c == "\n" or unicodedata.category(c)[0] != "C")
    if not 1 <= len(shown) <= 500:
        raise BadRequest("empty_message")
    async with table.lock:
        mine = table.seats_of(person.id)
        if not may_talk(table, person.id):
            raise NotAllowed("talk_closed" if mine else "talk_seated")
        seat = mine[0] if mine else None
        seats = table.config.seats
        name = distinct_name(person.name, [each.name for each in seats]) if seat is None else seats[seat].name
        await registry.commit(table, table.event("chat", seat, json.dumps([name, shown, person.id])))


async def mark(table: Table, person: Person, number: int, target: str | None) -> None:
    """Mark something as a public suggestion, or take the mark away. Binds nobody and is not kept."""
    async with table.lock:
        _controlled_seat(table, person, number)
        if target is None:
            table.marks.pop(number, None)
        elif target in table.title.suggestions(table.require_game().state):
            table.marks[number] = target
        else:
            raise NotNow("no_mark")
        table.audience.notify()
