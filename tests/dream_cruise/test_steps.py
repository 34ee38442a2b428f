"""Steps and cues: each has a kind of its own and says what its fields may hold, so that a position may bring them."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.serialize import fields_of, kind_of
from captains_table.kernel.state import Cue, Step
from captains_table.titles.dream_cruise.rules.steps import (
    boarding,
    course,
    entertainment,
    round,
    sail,
    setting_up,
    turns,
)
from tests.dream_cruise.helpers import at, do, new, notations

MODULES = (boarding, course, entertainment, round, sail, setting_up, turns)
STEPS: list[type[Any]] = sorted(
    {
        each
        for module in MODULES
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, (Step, Cue)) and each not in (Step, Cue)
    },
    key=lambda each: each.__name__,
)
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": 1, "sea_bonus": True}),
    (2, {"addition_spaces": 3}),
    (3, {"beginner": True, "starting_sets": "picked"}),
    (4, {"leftover_set": "hidden"}),
]
SAILING: dict[str, Any] = {
    "ships": [
        {"location": "P07", "cabins": ["F06", "F09", "F13"], "hand": ["A17", "X09", "X10"],
         "additions": ["X01", "X02", "X03"]},
        {"location": "W01", "hand": ["A01", "X20"]},
    ],
}  # fmt: skip


@pytest.mark.parametrize("kind", STEPS, ids=lambda each: each.__name__)
def test_every_step_has_its_own_kind_and_declares_its_fields(kind: type[Any]) -> None:
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", kind_of(kind)) and kind.__dict__["kind"] == kind_of(kind)
    assert [kind_of(each) for each in STEPS].count(kind_of(kind)) == 1
    assert tuple(sorted(kind.fields)) == fields_of(kind)


def played(seats: int, options: dict[str, Any]) -> Iterator[ct.Game]:
    """A random game, before every fourth choice and whenever something new is asked."""
    game, random, seen = new(seats, 5, **options), Random(5), set[str]()
    for move in range(160):
        if not game.to_act:
            break
        kinds = {game.kind(seat) for seat in game.to_act}
        if move % 4 == 0 or not kinds <= seen:
            yield game
        seen |= kinds
        seat = random.choice(game.to_act)
        choices = [each for each in notations(game, seat) if each != "done"] or ["done"]
        do(game, random.choice(choices if random.random() < 0.8 else notations(game, seat)), seat=seat)


def opened(position: dict[str, Any]) -> Iterator[list[Any]]:
    """Every step and cue that a position brings, to be changed in place."""
    for steps in [*position["asked"], position["script"]]:
        yield from steps


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_open_steps_of_a_game_are_accepted_and_others_refused(seats: int, options: dict[str, Any]) -> None:
    """As they are, and as they were called after their classes; but with no field beyond its range."""
    classes = {kind_of(each): each.__name__ for each in STEPS}
    seen: set[str] = set()
    for game in played(seats, options):
        written = json.loads(json.dumps(game.position()))
        former = copy.deepcopy(written)
        for step in opened(former):
            seen.add(step[0])
            step[0] = classes[step[0]]
        assert ct.set_up("dream-cruise", written, seed=1).position() == written
        assert ct.set_up("dream-cruise", former, seed=1).position() == written
        for number, step in enumerate(opened(written)):
            for name in step[1]:
                for value in (-2, 999, None, "0", True, [0], 0.5):
                    spoilt = copy.deepcopy(written)
                    list(opened(spoilt))[number][1][name] = value
                    with pytest.raises(ct.BadPosition, match=rf"(asked|script).*'{name}' of '{step[0]}' must be"):
                        ct.set_up("dream-cruise", spoilt, seed=1)
    assert {"sail", "take_set", "set_course", "board", "arrange", "disembark"} <= seen


def test_any_steps_whatever_are_accepted_or_refused() -> None:
    """Every kind in every place, with all values that its fields can hold one by one: never anything but an answer
    or BadPosition, and what is accepted can be played on."""
    random = Random(1)
    steps = [each for each in STEPS if issubclass(each, Step)]
    cues = [each for each in STEPS if issubclass(each, Cue)]
    accepted = 0
    for seats, options in SETTINGS:
        for game in list(played(seats, options))[::6]:
            written = json.loads(json.dumps(game.position()))
            for _ in range(40):
                spoilt = copy.deepcopy(written)
                stacks = spoilt["asked"]
                place = random.choice([*range(seats), "script"])
                kind: type[Any] = random.choice(cues if place == "script" else steps)
                step = [kind_of(kind), {name: random.choice([-1, 0, 1, 2, 5, 50, 60, 70]) for name in kind.fields}]
                target = spoilt["script"] if place == "script" else stacks[place]
                target[random.randrange(len(target) + 1) :] = [step]
                try:
                    again = ct.set_up("dream-cruise", spoilt, seed=1)
                except ct.BadPosition:
                    continue
                accepted += 1
                for _ in range(30):
                    if again.to_act:
                        do(again, random.choice(notations(again, again.to_act[0])), seat=again.to_act[0])
    assert accepted > 0


def asked(position: dict[str, Any], *steps: list[Any], **said: Any) -> dict[str, Any]:
    """This position with these steps of the first seat."""
    written: dict[str, Any] = at(position, addition_spaces=3).position()
    written["asked"][0] = list(steps)
    return {**written, **said}


@pytest.mark.parametrize(
    "steps",
    [
        [["sail", {}]],
        [["pay", {"card": -1, "place": 0}]],  # the captain, to the excursion
        [["pay", {"card": 56, "place": 2}]],  # X09 instead of X03
        [["replace", {"card": 57}]],
    ],
)
def test_steps_that_can_be(steps: list[list[Any]]) -> None:
    assert ct.set_up("dream-cruise", asked(SAILING, *steps)).kind(0) == steps[0][0]


@pytest.mark.parametrize(
    "steps",
    [
        [["sail", {}], ["sail", {}]],  # one question at a time
        [["board", {}]],
        [["set_course", {}]],
        [["arrange", {}]],
        [["start_set", {}]],
        [["take_set", {"later": 0}]],
        [["pay", {"card": -1, "place": 2}]],  # no activity card lies there
        [["pay", {"card": -1, "place": 4}]],  # never to an addition
        [["pay", {"card": 16, "place": 0}]],  # an activity is not built
        [["pay", {"card": 58, "place": 0}]],  # not in the hand
        [["pay", {"card": 56, "place": 3}]],  # there are three spaces
        [["replace", {"card": 16}]],
        [["replace", {"card": 58}]],
    ],
)
def test_steps_that_cannot_be(steps: list[list[Any]]) -> None:
    with pytest.raises(ct.BadPosition, match="cannot be here in this position"):
        ct.set_up("dream-cruise", asked(SAILING, *steps))


def test_whoever_is_done_is_asked_nothing() -> None:
    with pytest.raises(ct.BadPosition, match=r"seat 0: 'sail' with \{\} cannot be here"):
        ct.set_up("dream-cruise", asked(SAILING, ["sail", {}], ready=[0]))


@pytest.mark.rule("DC-9.6")
def test_only_the_lowest_free_space_is_built_on() -> None:
    one = {**SAILING["ships"][0], "additions": ["X01"]}
    position = {"ships": [one, SAILING["ships"][1]]}
    assert ct.set_up("dream-cruise", asked(position, ["pay", {"card": 56, "place": 1}])).kind(0) == "pay"
    for step in (["pay", {"card": 56, "place": 2}], ["pay", {"card": 56, "place": 0}], ["replace", {"card": 56}]):
        with pytest.raises(ct.BadPosition, match="cannot be here"):
            ct.set_up("dream-cruise", asked(position, step))


@pytest.mark.parametrize(
    "script",
    [
        [["round", {}]],
        [["disembark", {}], ["disembark", {}]],
        [["disembark", {}], ["sail_phase", {}]],
        [["disembark", {}], ["sail_turn", {"seat": 1}]],
        [["disembark", {}], ["boarding_phase", {}]],
        [["disembark", {}], ["turn", {"seat": 0}]],
        [["sail_phase", {}], ["disembark", {}]],
    ],
)
def test_a_script_that_cannot_be(script: list[list[Any]]) -> None:
    with pytest.raises(ct.BadPosition, match="script: "):
        ct.set_up("dream-cruise", asked(SAILING, ["sail", {}], script=script))


def test_one_after_another_everybody_has_one_turn_in_order() -> None:
    position = at(
        {},
        seats=4,
        beginner=True,
    ).position()
    turns = [["sail_turn", {"seat": seat}] for seat in (3, 2, 1)]
    assert position["script"] == [["disembark", {}], *turns]
    for wrong in (turns[::-1], [*turns, turns[-1]], [["sail_turn", {"seat": 0}], *turns]):
        with pytest.raises(ct.BadPosition, match="script: everybody else has one turn, in turn order"):
            ct.set_up("dream-cruise", {**position, "script": [["disembark", {}], *wrong]})
