"""Everybody decides at the same time (Dream Cruise): nobody waits, nobody sees, nobody is disturbed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.server import player_actions
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.snapshot import snapshot
from captains_table.server.table import Table
from tests.server.helpers import essence, full_table, in_loop, people, play, running_registry


def seen(table: Table, crew: list[Person], seat: int) -> dict[str, Any]:
    return snapshot(table, crew[seat].id, seat, "en")


def first(table: Table, seat: int, verb: str = "") -> str:
    return next(each.notation for each in table.require_game().choices(seat) if each.notation.startswith(verb))


async def at_sea(
    registry: TableRegistry, names: tuple[str, ...] = ("Anna", "Ben", "Cleo")
) -> tuple[Table, list[Person]]:
    """A table in phase 4 of the first day."""
    crew = await people(registry, *names)
    table = await full_table(registry, crew, title="dream-cruise")
    for verb in ("arrange", "course"):
        for seat in range(len(crew)):
            await play(registry, table, seat, first(table, seat, verb))
    while len(table.require_game().to_act) == 1:
        seat = table.require_game().to_act[0]
        await play(registry, table, seat, first(table, seat, "take"))
    return table, crew


@pytest.mark.rule("DC-3.2", "DC-5.2", "DC-14.4")
@in_loop
async def test_all_commit_at_once_and_are_shown_together(url: str) -> None:
    async with running_registry(url) as registry:
        crew = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, crew, title="dream-cruise")
        await asyncio.gather(*(play(registry, table, seat, first(table, seat), f"key {seat}") for seat in range(3)))
        assert table.require_game().to_act == (0, 1, 2)  # all have arranged their cabins, all set course
        before = {seat: seen(table, crew, seat) for seat in range(3)}

        wanted = first(table, 1, "course")
        await play(registry, table, 1, wanted)
        for seat in (0, 2):
            now = seen(table, crew, seat)["game"]
            assert now["table"]["ready"] == [False, True, False]
            assert now["table"]["ships"] == before[seat]["game"]["table"]["ships"]
            assert seen(table, crew, seat)["decision"] == before[seat]["decision"]  # what was being decided still is
        word = wanted.split()[1].upper()
        assert word not in str(seen(table, crew, 0)) and word in str(seen(table, crew, 1))

        await asyncio.gather(
            *(play(registry, table, seat, first(table, seat, "course"), f"k{seat}") for seat in (0, 2))
        )
        assert seen(table, crew, 0)["game"]["table"]["ships"][1]["location"] == word


@pytest.mark.rule("DC-7.8", "DC-7.15")
@in_loop
async def test_a_day_at_sea_is_everybodys_own(url: str) -> None:
    async with running_registry(url) as registry:
        table, crew = await at_sea(registry)
        anna, ben = crew[0], crew[1]
        decisions = [table.decision(seat) for seat in range(3)]
        morning = seen(table, crew, 0)["game"]["table"]["ships"][0]

        await play(registry, table, 0, first(table, 0, "captain"))  # paid for next; nobody else sees it
        assert seen(table, crew, 1)["game"]["table"]["ships"][0]["captain"] is None
        assert [table.decision(seat) for seat in (1, 2)] == decisions[1:]
        await play(registry, table, 1, first(table, 1, "captain"))
        await play(registry, table, 1, first(table, 1, "pay"))
        await player_actions.undo(registry, table, anna, 0, "u")
        assert seen(table, crew, 0)["game"]["table"]["ships"][0] == morning
        assert seen(table, crew, 0)["game"]["table"]["ships"][1]["captain"] is not None

        await play(registry, table, 0, "done")
        with pytest.raises(ct.CannotUndo):
            await player_actions.undo(registry, table, anna, 0, "v")
        await player_actions.undo(registry, table, ben, 1, "w")  # not done: Anna's being done does not bind Ben
        assert seen(table, crew, 0)["game"]["table"]["ships"][1]["captain"] is None
        assert seen(table, crew, 0)["game"]["table"]["ready"] == [True, False, False]


@in_loop
async def test_a_table_read_again_is_the_same(database: str) -> None:
    """With half-finished actions and secret choices in it, taken back or not."""
    async with running_registry(database) as registry:
        crew = await people(registry, "Anna", "Ben", "Cleo")
        table = await full_table(registry, crew, title="dream-cruise")
        rng = Rng(3)
        for number in range(160):
            game = table.require_game()
            able = [seat for seat in range(3) if game.can_undo(seat)]
            if able and rng.below(6) == 0:
                seat = able[int(rng.below(len(able)))]
                await player_actions.undo(registry, table, crew[seat], seat, f"undo {number}")
            else:
                seat = game.to_act[int(rng.below(len(game.to_act)))]
                options = game.choices(seat)
                await play(registry, table, seat, options[int(rng.below(len(options)))].notation)
            if number % 16 == 0:
                kept, live = essence(await registry._load(table.code)), essence(table)
                assert {name: (kept[name], live[name]) for name in live if kept[name] != live[name]} == {}
        assert table.require_game().lines
