"""The core of the server against a plain game: whatever order things come in, the table is the game."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import captains_table as ct
from captains_table.kernel.errors import CannotUndo, CaptainError
from captains_table.kernel.start import new_game
from captains_table.server import lobby, player_actions
from captains_table.server.errors import BadRequest, NotNow
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.table import Table
from tests.server.helpers import STORMY, essence, full_table, people, running_registry

Result = TypeVar("Result")
SEATS = 3
picks = st.integers(0, 10_000)
seats = st.integers(0, SEATS - 1)


class Core(RuleBasedStateMachine):
    """People submit, send again, take back, vote, leave, come back; the server forgets and reads again."""

    runner: asyncio.Runner
    registry: TableRegistry

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[str, int, str, str, int]] = []  # key, seat, decision, choice, answer
        self.happened = 0
        self.crew: list[Person] = []

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(asyncio.wait_for(work, 60))

    @property
    def table(self) -> Table:
        return self.run(self.registry.find(self.code))

    @initialize(options=st.sampled_from([{}, STORMY, {"mode": "pyramid", "own_discards_visible": True}]))
    def deal(self, options: dict[str, object]) -> None:
        self.crew = self.run(people(self.registry, "Anna", "Ben", "Cleo"))
        table = self.run(full_table(self.registry, self.crew, options))
        self.code = table.code
        names = tuple(person.name for person in self.crew)
        self.model = new_game(ct.title("tranquility"), SEATS, table.seed, options, names)

    def send(self, seat: int, decision: str, choice: str, key: str) -> int:
        return self.run(player_actions.choose(self.registry, self.table, self.crew[seat], seat, decision, choice, key))

    @rule(who=picks, what=picks)
    def submit(self, who: int, what: int) -> None:
        able = [seat for seat in range(SEATS) if self.model.choices(seat)]
        if not able:
            return
        seat = able[who % len(able)]
        choice = self.model.choices(seat)[what % len(self.model.choices(seat))].notation
        decision, key = self.table.decision(seat), f"key {len(self.sent)}"
        self.model.choose(seat, choice)
        self.happened += 1
        answer = self.send(seat, decision, choice, key)
        assert answer == self.happened
        self.sent.append((key, seat, decision, choice, answer))

    @precondition(lambda self: self.sent)
    @rule(which=picks)
    def send_again(self, which: int) -> None:
        key, seat, decision, choice, answer = self.sent[which % len(self.sent)]
        assert self.send(seat, decision, choice, key) == answer

    @precondition(lambda self: self.sent)
    @rule(which=picks)
    def send_late(self, which: int) -> None:
        """An old decision with a new key: that question was answered, or is another by now."""
        _, seat, decision, choice, _ = self.sent[which % len(self.sent)]
        try:
            self.send(seat, decision, choice, "late")
        except (NotNow, CaptainError):
            return
        raise AssertionError("a choice was taken twice")

    @precondition(lambda self: self.sent)
    @rule(which=picks)
    def use_a_key_for_something_else(self, which: int) -> None:
        key, seat, decision, choice, _ = self.sent[which % len(self.sent)]
        try:
            self.send(seat, decision, f"{choice} again", key)
        except BadRequest:
            return
        raise AssertionError("a key was taken for something else")

    @rule(seat=seats)
    def take_back(self, seat: int) -> None:
        table = self.table
        key = f"back {self.happened}"
        if self.model.can_undo(seat):
            self.model.undo(seat)
            self.happened += 1
            for _ in range(2):
                assert self.run(player_actions.undo(self.registry, table, self.crew[seat], seat, key)) == self.happened
            return
        try:
            self.run(player_actions.undo(self.registry, table, self.crew[seat], seat, key))
        except CannotUndo:
            return
        raise AssertionError("what cannot be taken back was taken back")

    @rule(seat=st.integers(0, SEATS - 2))
    def vote(self, seat: int) -> None:
        """Not the last of them: that would end the game."""
        if self.model.outcome is None:
            self.happened += seat not in self.model.votes
            self.model.concede(seat)
            self.run(player_actions.concede(self.registry, self.table, self.crew[seat], seat))

    @rule(seat=seats)
    def leave_and_come_back(self, seat: int) -> None:
        if self.model.outcome is None:
            self.run(lobby.leave(self.registry, self.table, self.crew[seat], seat))
            self.run(lobby.sit(self.registry, self.table, self.crew[seat], None))
            self.happened += 2

    @rule()
    def forget(self) -> None:
        before = essence(self.table)
        self.registry.live.clear()
        assert essence(self.table) == before

    @invariant()
    def the_table_is_the_game(self) -> None:
        if not hasattr(self, "code"):
            return
        table, model = self.table, self.model
        game = table.require_game()
        assert table.seq == self.happened
        assert (table.state == "over") == (model.outcome is not None)
        assert game.position() == model.position()
        assert game.record() == model.record()
        assert game.votes == model.votes
        for seat in range(SEATS):
            assert game.view(seat) == model.view(seat)
            assert game.log(seat) == model.log(seat)


def test_whatever_happens_the_table_is_the_game(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        context = running_registry(f"sqlite:///{tmp_path / 'tables.db'}")
        Core.runner = runner
        Core.registry = runner.run(context.__aenter__())
        quick = settings(
            max_examples=12,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        try:
            run_state_machine_as_test(Core, settings=quick)
        finally:
            runner.run(context.__aexit__(None, None, None))
