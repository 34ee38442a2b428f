"""Steps and cues as data: kinds, fields and their ranges, and choices as verbs with arguments."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.serialize import fields_of, kind_of
from captains_table.kernel.state import Cue, Step
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from tests.galactic_cruise.helpers import ID, acting, do, new, notations, table, turn

HOME = "captains_table.titles.galactic_cruise."
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (2, {"setup": "intro", "bump_timing": "blocking"}), (3, {"goals": "optional"}),
    (4, {"final_free_acts": True, "hands": "open", "meeting_tech": "allowed"}),
]  # fmt: skip


def of_the_title(base: type[Any]) -> list[type[Any]]:
    """Every kind of step or cue of this title."""
    found: list[type[Any]] = []
    subclasses: list[type[Any]] = base.__subclasses__()
    for each in subclasses:
        found += of_the_title(each)
        if each.__module__.startswith(HOME) and each.__name__ != "Decision":
            found.append(each)
    return found


STEPS = of_the_title(Step)
CUES = of_the_title(Cue)


@pytest.mark.parametrize("kind", [*STEPS, *CUES], ids=lambda kind: kind.__name__)
def test_every_step_and_cue_declares_its_kind_and_fields(kind: type[Any]) -> None:
    assert kind.__dict__["kind"].isidentifier() and kind.__dict__["kind"].islower()
    assert tuple(sorted(kind.fields)) == fields_of(kind)


def test_kinds_are_unique() -> None:
    known = [kind_of(each) for each in [*STEPS, *CUES]]
    former = [name for each in [*STEPS, *CUES] for name in (each.__name__, *each.__dict__.get("former_kinds", ()))]
    assert len(set(known)) == len(known) > 45
    assert len(set(former)) == len(former)


def plays(seats: int, options: dict[str, Any], seed: int, moves: int) -> list[dict[str, Any]]:
    """Positions of a random game, one before each choice."""
    game, random = new(seats, seed, **options), Random(seed)
    found = []
    for _ in range(moves):
        if not game.to_act:
            break
        found.append(game.position())
        seat = random.choice(game.to_act)
        wanted = [each for each in notations(game, seat) if each not in ("meeting", "refresh", "end turn")]
        do(game, seat, random.choice(wanted or notations(game, seat)))
    return found


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_open_steps_are_taken_as_they_were_written(seats: int, options: dict[str, Any]) -> None:
    for position in plays(seats, options, 8, 400)[:: 7 - seats]:
        assert ct.set_up(ID, position).position() == position


@pytest.mark.full
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_open_step_of_whole_games(seats: int, options: dict[str, Any], seed: int) -> None:
    for position in plays(seats, options, seed, 9999):
        assert ct.set_up(ID, position).position() == position


def spoilt(written: list[Any]) -> list[list[Any]]:
    """A step or cue with one field out of its range, of the wrong type, missing or too many."""
    kind, fields = written
    wrong: list[Any] = [-2, 1000, 1.5, "1", None, [], {}]
    found = [[kind, {**fields, "mood": 1}], [f"{kind}_", fields]]
    for name in fields:
        found.append([kind, {key: value for key, value in fields.items() if key != name}])
        found += [[kind, {**fields, name: value}] for value in wrong]
    return found


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_steps_with_a_field_out_of_range_are_refused(seats: int, options: dict[str, Any]) -> None:
    seen: set[str] = set()
    for position in plays(seats, options, 3, 700):
        for seat, steps in enumerate(position["asked"]):
            for number, written in enumerate(steps):
                if written[0] in seen:
                    continue
                seen.add(written[0])
                for bad in spoilt(written):
                    asked = [list(each) for each in position["asked"]]
                    asked[seat][number] = bad
                    with pytest.raises(ct.BadPosition):
                        ct.set_up(ID, {**position, "asked": asked})
        for number, written in enumerate(position["script"]):
            if written[0] not in seen:
                seen.add(written[0])
                for bad in spoilt(written):
                    script = [*position["script"][:number], bad, *position["script"][number + 1 :]]
                    with pytest.raises(ct.BadPosition):
                        ct.set_up(ID, {**position, "script": script})
    assert len(seen) > 15


def with_step(game: ct.Game, kind: str, **fields: int) -> dict[str, Any]:
    """The position with this step in the place of what the first seat is asked."""
    position = game.position()
    position["asked"][0][-1] = [kind, fields]
    return position


@pytest.mark.parametrize(
    "position",
    [
        with_step(turn({}), "advance", left=1),  # no Ship is in space
        with_step(turn({}), "place_token", ship=0),
        with_step(turn({}), "score_guests", ship=3, a=1, r=0, f=0),
        with_step(turn({}), "gala_guest"),
        with_step(turn({}), "choose_action", left=2, meeting=0),  # no Worker was assigned
        with_step(turn({}), "build_development", builds=0),
        with_step(acting("development"), "pay_development", row=0, area=1, covered=99, builds=0),
        with_step(acting("blueprints"), "build_segment"),
        with_step(turn({}), "board_guests"),
        with_step(turn({}), "pay_launch", space=0, food=0, oxygen=0, fuel=0, waived=0, units=0),
        with_step(turn({}), "choose_pilot", space=0),
        with_step(turn({}), "new_guest", cruise=0, number=3, guests=2),
        with_step(turn({}), "npc_stop", start=0, worker=10),
        with_step(turn({}), "funding", bumped=1),  # nobody else is on turn
        with_step(turn({}), "last_stop", left=1),
        with_step(turn({}), "first_development"),
        with_step(turn({}), "free_acts"),
    ],
    ids=lambda position: position["asked"][0][-1][0],
)
def test_steps_that_cannot_be_open_here_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(ct.BadPosition):
        ct.set_up(ID, position)


def test_names_of_earlier_versions_are_read() -> None:
    position = table({}, 3).position()
    assert position["asked"][0] == [["turn_choice", {}]] and position["script"] == [["turn_over", {}]]
    position["asked"][0], position["script"] = [["Step2", {}]], [["TurnOver", {}]]
    assert ct.set_up(ID, position).kind(0) == "turn_choice"


# -- choices --------------------------------------------------------------------------------------------------


def test_choices_name_components_by_their_codes() -> None:
    game = turn({"hand": ["AG25"], "blueprints": ["BP05"], "reputation": 4}, areas={"A2": [1]})
    found = {choice.notation: (choice.verb, choice.arguments, choice.permitted) for choice in game.choices(0)}
    assert found["assign worker l3"] == ("assign", {"worker": "worker", "location": "L3"}, False)
    assert found["borrow a2"] == ("borrow", {"area": "A2"}, True)
    assert found["play ag25"] == ("play", {"card": "AG25"}, True)
    assert found["play ag25 oxygen"] == ("play", {"card": "AG25", "resource": "oxygen"}, True)
    assert found["bonus ads 1"] == ("bonus", {"gain": "ads", "steps": 1}, True)
    do(game, 0, "assign worker l5", "act segments")
    found = {choice.notation: (choice.verb, choice.arguments, choice.permitted) for choice in game.choices(0)}
    assert found["segment bp05 1"] == ("segment", {"blueprint": "BP05", "ship": 1}, False)
    assert found["segment display 2 1"] == ("segment", {"display": True, "slot": 2, "ship": 1}, False)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_verbs_stand_before_the_arguments(seats: int, options: dict[str, Any]) -> None:
    """Words, whole numbers and flags; what a component is called is a code of the data."""
    game, random = new(seats, 4, **options), Random(4)
    state = game.state
    assert isinstance(state, GalacticCruise)
    codes = {*state.options.components.card_ids, *state.options.components.blueprint_ids}
    codes |= {*state.options.components.cruise_ids}
    for _ in range(300):
        seat = random.choice(game.to_act)
        for choice in game.choices(seat):
            assert choice.notation.startswith(choice.verb) and choice.verb.islower()
            for name, value in choice.arguments.items():
                assert name.isidentifier() and type(value) in (int, str, bool)
                assert value in codes or name not in ("card", "blueprint", "cruise")
        do(game, seat, random.choice(notations(game, seat)))
