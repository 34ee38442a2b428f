"""What one submitted choice costs: legality is worked out once, each answer described once, the state copied once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State, Step
from captains_table.server.table import Table
from tests.server.helpers import full_table, in_loop, people, play, play_some, running_registry


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from subclasses(each)


def counting(monkeypatch: pytest.MonkeyPatch, table: Table) -> Counter[str]:
    """How often each happens from now on; what rules and refusals do inside a choice is theirs."""
    counted: Counter[str] = Counter()
    state = type(table.require_game().state)

    def count(kind: type[Any], name: str) -> None:
        if name in vars(kind):
            does = vars(kind)[name]

            def counts(self: Any, *arguments: Any) -> Any:
                counted[name] += 1
                return does(self, *arguments)

            monkeypatch.setattr(kind, name, counts)

    for name in ("choices", "permitted"):
        count(State, name)
    count(state, "clone")
    for step in set(subclasses(Step)):
        count(step, "describe")
    return counted


@pytest.mark.parametrize("title", ["tranquility", "dream-cruise", "cruise-line-caribbean", "tic-tac-toe"])
def test_a_choice_is_looked_for_once(title: str, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @in_loop
    async def run() -> None:
        async with running_registry(url) as registry:
            table = await full_table(registry, await people(registry, "Anna", "Ben"), title=title)
            await play_some(registry, table, Rng(1), 3)
            counted = counting(monkeypatch, table)
            for _ in range(5):
                game = table.require_game()
                if not game.to_act:
                    return
                seat = game.to_act[0]
                choices: list[ct.Choice] = game.choices(seat)
                counted.clear()
                await play(registry, table, seat, choices[-1].notation)
                assert counted == {"choices": 1, "permitted": 1, "describe": len(choices), "clone": 1}

    run()
