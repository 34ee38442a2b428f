"""Whatever is thrown at it: properties that hold for any input, found by Hypothesis."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import captains_table as ct
from captains_table.kernel.rng import Rng
from tests.conformance.titles import random_setting

FIXTURES = sorted((Path(__file__).parent.parent / "fixtures").rglob("*.record"))
TRANQUILITY = ct.title("tranquility")
quick = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.text(max_size=6) | st.sampled_from(["start", "finish", "1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@quick
@given(st.integers(0, 10_000), st.lists(st.integers(0, 999), max_size=150), st.data())
def test_any_play_replays(seed: int, picks: list[int], data: st.DataObject) -> None:
    """Choices picked by Hypothesis, undo thrown in: the record always leads back to the same position."""
    game = random_setting(TRANQUILITY, Rng(seed), boldness=2).new(seed)
    for pick in picks:
        if not game.to_act:
            break
        seat = game.to_act[pick % len(game.to_act)]
        if pick % 7 == 0 and game.can_undo(seat):
            game.undo(seat)
            continue
        choices = game.choices(seat)
        game.choose(seat, choices[pick % len(choices)].notation)
    again = ct.replay(game.record())
    assert again.position() == game.position()
    assert [again.view(seat) for seat in (0, None)] == [
        {**game.view(seat), "can_undo": again.view(seat)["can_undo"]} for seat in (0, None)
    ]


@quick
@given(st.sampled_from(FIXTURES), st.data())
def test_a_mangled_record_is_refused_or_plays(path: Path, data: st.DataObject) -> None:
    """Cut, swapped or overwritten somewhere: never anything but a typed error."""
    text = path.read_text(encoding="utf-8")
    at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 40))
    put = data.draw(st.text(max_size=8))
    with suppress(ct.CaptainError):
        ct.replay(text[:at] + put + text[at + length :])


@quick
@given(st.integers(0, 500), st.integers(0, 80), st.data())
def test_a_mangled_position_is_refused_or_can_be_played(seed: int, moves: int, data: st.DataObject) -> None:
    """Entries of a true position dropped or replaced: never anything but a typed error, or a game that goes on."""
    game = random_setting(TRANQUILITY, Rng(seed), boldness=2).new(seed)
    rng = Rng(seed)
    for _ in range(moves):
        if game.to_act:
            seat = game.to_act[0]
            options = game.state.choices(seat)
            game.choose(seat, options[rng.below(len(options))])
    position = json.loads(json.dumps(game.position()))
    for key in data.draw(st.lists(st.sampled_from(sorted(position)), max_size=3, unique=True)):
        if data.draw(st.booleans()):
            del position[key]
        else:
            position[key] = data.draw(json_values)
    try:
        again = ct.set_up("tranquility", position, seed=1)
    except ct.CaptainError:
        return
    for _ in range(30):
        if again.to_act:
            for seat in (*range(again.state.seats), None):
                again.view(seat)
            seat = again.to_act[0]
            again.imagine(seat, 1)
            again.choose(seat, again.choices(seat)[0])
