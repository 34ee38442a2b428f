"""Steps and cues as data: each has a kind and declares its fields; those of a position from outside are checked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import fields_of, kind_of
from captains_table.kernel.state import Cue, Step
from tests.conformance.titles import covering, random_setting
from tests.tranquility.helpers import at, do, new

TRANQUILITY = ct.title("tranquility")
HOME = "captains_table.titles.tranquility."
NEVER_OPEN = {"meanwhile"}  # the permission
AT_ONCE = {"pledge_round"}  # it is always followed by a decision
FAR_OUT = (-2, 99, "x", None, [99], [[0]], 1.5)


def kinds(base: type[Any]) -> list[type[Any]]:
    found: list[type[Any]] = []
    for each in base.__subclasses__():
        found += [each] * each.__module__.startswith(HOME) + kinds(each)
    return found


def positions(seed: int, moments: int) -> list[dict[str, Any]]:
    """Moments of random games of all ways to play, with every kind of decision and of what may come next."""
    rng = Rng(seed)
    found: list[dict[str, Any]] = []
    seen: Counter[str] = Counter()
    ways = covering(TRANQUILITY)
    while len(found) < moments:
        setting = ways.pop() if ways else random_setting(TRANQUILITY, rng, 2)
        game = setting.new(int(rng.below(1 << 30)))
        while game.to_act:
            here = {kind_of(type(each)) for each in (*game.state.stacks[game.to_act[0]], *game.state.script)}
            seen.update(here)
            if any(seen[kind] < 5 for kind in here) or rng.below(60) == 0:
                found.append(game.position())
            seat = game.to_act[int(rng.below(len(game.to_act)))]
            ids = game.state.choices(seat) + game.state.permitted(seat)
            game.choose(seat, ids[int(rng.below(len(ids)))])
        found.append(game.position())
    return found


def test_every_step_and_cue_has_a_kind_of_its_own_and_declares_its_fields() -> None:
    found = [*kinds(Step), *kinds(Cue)]
    names = [each.__dict__["kind"] for each in found]
    assert len(found) > 40 and len(set(names)) == len(names)
    for each in found:
        assert tuple(sorted(each.fields)) == fields_of(each), each
        assert each.__dict__["kind"].islower()


@pytest.fixture(scope="module")
def moments() -> list[dict[str, Any]]:
    return positions(5, 1200)


def test_open_decisions_of_real_games_can_be_set_up(moments: list[dict[str, Any]]) -> None:
    seen = set()
    for position in moments:
        assert ct.set_up("tranquility", position, seed=1).position() == position
        seen |= {name for stack in position["asked"] for name, _ in stack}
    assert {each.kind for each in kinds(Step)} - seen <= NEVER_OPEN


def test_fields_out_of_range_are_refused(moments: list[dict[str, Any]]) -> None:
    tried: Counter[tuple[str, str]] = Counter()
    for position in moments:
        for zone, steps in [*(("asked", stack) for stack in position["asked"]), ("script", position["script"])]:
            for step in steps:
                name, fields = step
                for field, value in fields.items():
                    tried[name, field] += 1
                    if tried[name, field] > 3:
                        continue
                    for wrong in FAR_OUT:
                        fields[field] = wrong
                        with pytest.raises(ct.BadPosition, match=zone):
                            ct.set_up("tranquility", position, seed=1)
                    fields[field] = value
    declared = {(each.kind, field) for each in [*kinds(Step), *kinds(Cue)] for field in each.fields}
    assert {name for name, _ in declared - set(tried)} <= AT_ONCE


def test_a_step_of_another_moment_is_refused_or_can_be_played(moments: list[dict[str, Any]]) -> None:
    """What is accepted has an answer, and the game goes on to its end."""
    rng = Rng(5)
    accepted = 0
    steps = [step for position in moments for stack in position["asked"] for step in stack]
    cues = [cue for position in moments for cue in position["script"]]
    for position in moments[::4]:
        asked = [list(stack) for stack in position["asked"]]
        script = list(position["script"])
        if rng.below(2):
            asked[int(rng.below(len(asked)))] = [steps[int(rng.below(len(steps)))]]
        else:
            script[int(rng.below(len(script)))] = cues[int(rng.below(len(cues)))]
        try:
            game = ct.set_up("tranquility", {**position, "asked": asked, "script": script}, seed=1)
        except ct.CaptainError:
            continue
        accepted += 1
        while game.to_act:
            seat = game.to_act[int(rng.below(len(game.to_act)))]
            ids = game.state.choices(seat)
            game.choose(seat, ids[int(rng.below(len(ids)))])
    assert accepted > 5


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"asked": [[["act", {}], ["act", {}]], []]}, "one thing at a time"),
        ({"asked": [[["act", {}]], [["act", {}]]]}, "cannot be here"),
        ({"script": [["end_turn", {}]]}, "after 'act' come refill, end_turn"),
        ({"script": [["end_turn", {}], ["refill", {"done": 0}], ["refill", {"done": 0}]]}, "no order in which"),
        ({"paying": True}, "cannot be here"),
        ({"asked": [[["give", {"owed": 1, "unseen": 0}]], []]}, "cannot be here"),
        ({"asked": [[["place", {"card": 79}]], []]}, "cannot be here"),
        ({"asked": [[["Act", {}]], []], "script": [["EndTurn", {}], ["Refill", {"done": 0}]]}, ""),
    ],
)
def test_open_decisions_must_fit_together(changed: dict[str, Any], why: str) -> None:
    position = at({"hands": [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]}).position()
    assert position["asked"] == [[["act", {}]], []]
    if not why:  # as positions had it before steps had kinds
        assert ct.set_up("tranquility", {**position, **changed}, seed=1).position() == position
        return
    with pytest.raises(ct.BadPosition, match=why):
        ct.set_up("tranquility", {**position, **changed}, seed=1)


def test_a_choice_says_what_is_done_and_with_what() -> None:
    game = at({"grid": {"L1": 4}, "hands": [[8, 30, 40], None], "compasses": [0, 1]}, mode="great_arch", storms=True)
    said = {choice.notation: (choice.verb, choice.arguments) for choice in game.choices(0)}
    assert said["play 8"] == ("play", {"card": "8"}) and said["discard two"] == ("discard", {"two": True})
    do(game, "play 30")
    choice = next(choice for choice in game.choices(0) if choice.notation == "at l3")
    assert (choice.verb, choice.arguments, choice.target) == ("at", {"slot": "L3"}, "slot-L3")
    do(game, "at L3")
    assert game.position()["grid"] == {"L1": 4, "L3": 30}


def test_the_holder_of_a_compass_is_named_by_seat() -> None:
    game = at({"hands": [["start", 2, 3], [4, 5, 6], [7, 8, 9]]}, seats=3, storms=True)
    do(game, "play start")
    assert [(choice.notation, choice.arguments) for choice in game.choices(0)] == [
        (f"award seat {seat}", {"seat": seat}) for seat in range(3)
    ]
    older = game.clone()
    do(game, "award seat 2")
    do(older, "award 3")  # as records of the first format have it
    assert game.position()["compasses"] == older.position()["compasses"] == [0, 0, 1]


def test_the_board_is_told_the_kind_of_decision() -> None:
    game = new(2)
    seat = game.to_act[0]
    assert game.view(seat)["kind"] == "act" and game.view(1 - seat)["kind"] == game.view(None)["kind"] == ""
