"""Another choice instead of the latest one: both steps in one submission, or neither."""

from __future__ import annotations

import pytest
from sqlalchemy import select

import captains_table as ct
from captains_table.kernel.errors import IllegalChoice
from captains_table.kernel.rng import Rng
from captains_table.server import player_actions, schema
from captains_table.server.errors import NotNow
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.table import Table
from tests.server.helpers import (
    STORMY,
    essence,
    full_table,
    in_loop,
    people,
    play,
    play_until,
    refused,
    running_registry,
)


def replaceable(game: ct.Game) -> tuple[str, str] | None:
    """A choice after which its seat is asked further, and another that could have been made in its place."""
    seat = game.to_act[0]
    notations = [choice.notation for choice in game.choices(seat)]
    for first in notations:
        trial = game.clone()
        trial.choose(seat, first)
        if trial.to_act == (seat,) and trial.can_undo(seat) and not trial.is_asked_the_same(seat):
            now = {choice.notation for choice in trial.choices(seat)}
            return next(((first, other) for other in notations if other not in (first, *now)), None)
    return None


async def in_the_middle(registry: TableRegistry) -> tuple[Table, list[Person], int, str, str]:
    """Somebody has chosen and is asked on: the table, its people, the seat, what was chosen, what could have been."""
    crew = await people(registry, "Anna", "Ben")
    table = await full_table(registry, crew, STORMY)
    await play_until(registry, table, lambda game: replaceable(game) is not None, Rng(1))
    game = table.require_game()
    found = replaceable(game)
    assert found is not None
    seat = game.to_act[0]
    await play(registry, table, seat, found[0], "first")
    return table, crew, seat, *found


@in_loop
async def test_another_choice_instead_of_the_latest(url: str) -> None:
    async with running_registry(url) as registry:
        table, crew, seat, first, other = await in_the_middle(registry)
        decision, version = table.decision(seat), table.audience.version
        lines = len(table.require_game().lines)
        before = essence(table)
        with pytest.raises(IllegalChoice):
            await player_actions.choose(registry, table, crew[seat], seat, decision, other, "a")
        assert essence(table) == before
        seq = await player_actions.choose(registry, table, crew[seat], seat, decision, other, "a", instead=True)
        made = table.require_game().lines[lines - 1 :]
        assert [(line.notation, line.undone) for line in made] == [(first, True), (other, False)]
        assert table.audience.log_from(version, lines) == lines - 1  # readers are told of both
        assert await player_actions.choose(registry, table, crew[seat], seat, decision, other, "a", instead=True) == seq
        with refused(NotNow, "stale"):
            await player_actions.choose(registry, table, crew[seat], seat, decision, other, "b", instead=True)
        query = select(schema.events).where(schema.events.c.code == table.code).order_by(schema.events.c.seq)
        rows = (await registry.store.read(lambda connection: connection.execute(query).all()))[-3:]
        assert [(row.kind, row.body, row.key) for row in rows] == [
            ("choose", first, "first"),
            ("undo", "", None),
            ("choose", other, "a"),
        ]
        assert seq == rows[-1].seq
        assert essence(await registry._load(table.code)) == essence(table)


@in_loop
async def test_what_is_possible_now_replaces_nothing(url: str) -> None:
    async with running_registry(url) as registry:
        table, crew, seat, *_ = await in_the_middle(registry)
        game = table.require_game()
        lines = len(game.lines)
        choice = game.choices(seat)[0].notation
        await player_actions.choose(registry, table, crew[seat], seat, table.decision(seat), choice, "a", instead=True)
        assert len(game.lines) == lines + 1 and not any(line.undone for line in game.lines[lines - 1 :])


@in_loop
async def test_what_is_not_possible_instead_either_is_refused_as_it_is_now(url: str) -> None:
    async with running_registry(url) as registry:
        table, crew, seat, *_ = await in_the_middle(registry)
        decision, before, version = table.decision(seat), essence(table), table.audience.version
        for wish in ("sink", "play 99", "at 1"):
            why, rule, instead = await player_actions.why_not(table, crew[seat], seat, wish, "en")
            assert why and not instead
            with pytest.raises(IllegalChoice) as refusal:
                await player_actions.choose(registry, table, crew[seat], seat, decision, wish, "a", instead=True)
            assert (refusal.value.say("en"), refusal.value.rule) == (why, rule)
        assert essence(table) == before and table.audience.version == version


@in_loop
async def test_what_cannot_be_taken_back_is_not_replaced(url: str) -> None:
    async with running_registry(url) as registry:
        table, crew, seat, first, other = await in_the_middle(registry)
        game = table.require_game()
        game.moves.clear()  # as when something was turned up since
        before = essence(table)
        with pytest.raises(IllegalChoice):
            await player_actions.choose(
                registry, table, crew[seat], seat, table.decision(seat), other, "a", instead=True
            )
        assert essence(table) == before and game.lines[-1].notation == first and not game.lines[-1].undone


@in_loop
async def test_both_or_neither_is_written(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_registry(url) as registry:
        table, crew, seat, _, other = await in_the_middle(registry)
        decision, before = table.decision(seat), essence(table)

        async def broken(*_: object) -> None:
            raise ConnectionError

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "append", broken)
            with pytest.raises(ConnectionError):
                await player_actions.choose(registry, table, crew[seat], seat, decision, other, "a", instead=True)
        assert essence(table) == before
        assert essence(await registry._load(table.code)) == before
        await player_actions.choose(registry, table, crew[seat], seat, decision, other, "a", instead=True)
        assert essence(await registry._load(table.code)) == essence(table) != before
