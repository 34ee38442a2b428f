"""Taking back in phase 4, half-finished actions, and "done" (DC-7.8, 7.14, 7.15, R36)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import captains_table as ct
from tests.dream_cruise.sailing import (
    AT_SEA,
    discard,
    do,
    done,
    guests,
    hand,
    notations,
    refused,
    sail,
    ship,
    table,
    waiting,
)

BARCELONA: dict[str, Any] = {"location": "P07", "cabins": ["F06", "F09", "F13"], "hand": ["A17", "A01", "X09", "X01"]}
RIGA: dict[str, Any] = {"location": "P14", "cabins": ["F12", "F22", "F03"], "hand": ["A18", "A02", "X10"]}
ALL_SEEN = (0, 1, None)


def two() -> ct.Game:
    return sail(BARCELONA, RIGA)


def seen_by(game: ct.Game, seat: int | None) -> tuple[Any, ...]:
    return game.view(seat), game.log(seat), game.view(seat, "de")


# -- DC-7.8: taking back ---------------------------------------------------------------------------------


@pytest.mark.rule("DC-7.8")
def test_no_choice_takes_a_guest_back_or_elsewhere() -> None:
    game = do(two(), "place white bottom")
    assert not [each for each in notations(game) if "white bottom" in each or each.startswith(("move", "take"))]
    refused(game, "place white bottom", "DC-7.6")


@pytest.mark.rule("DC-7.8")
@pytest.mark.parametrize(
    "action",
    [
        ("place white bottom",),
        ("play a17",),
        ("build x09", "pay a01"),
        ("captain top", "pay x09"),
    ],
)
def test_each_kind_of_action_can_be_taken_back(action: tuple[str, ...]) -> None:
    game = two()
    before = [seen_by(game, reader)[0] for reader in ALL_SEEN]
    do(game, *action)
    assert [seen_by(game, reader)[0] for reader in ALL_SEEN] != before
    for _ in action:
        assert game.can_undo(0)
        game.undo(0)
    assert [seen_by(game, reader)[0] for reader in ALL_SEEN] == before
    assert discard(game) == [] and hand(game) == ["A01", "A17", "X01", "X09"]


@pytest.mark.rule("DC-7.8")
def test_a_replacement_can_be_taken_back() -> None:
    """The old addition and its guests are there again."""
    full = ["X02", "X03", "X04", "X05"]
    game = sail({**BARCELONA, "additions": full, "guests": {"add2": ["blue"]}}, RIGA)
    do(game, "build x01", "replace add2", "pay a01")
    assert guests(game) == {} and sorted(discard(game)) == ["A01", "X04"]
    for _ in range(3):
        game.undo(0)
    assert ship(game)["additions"] == full and guests(game) == {"add2": ["blue"]}
    assert discard(game) == [] and notations(game, kind="build") == ["x01", "x09"]


@pytest.mark.rule("DC-7.8")
def test_the_latest_first() -> None:
    game = do(two(), "place white bottom", "place blue bottom", "place orange top")
    for left in ({"bottom": ["white", "blue"]}, {"bottom": ["white"]}, {}):
        game.undo(0)
        assert guests(game) == left
    assert not game.can_undo(0)
    with pytest.raises(ct.CannotUndo):
        game.undo(0)


@pytest.mark.rule("DC-7.8")
def test_what_others_did_meanwhile_stays_and_does_not_prevent_it() -> None:
    game = two()
    do(game, "place white bottom", seat=0)
    do(game, "place white bottom", "captain top", "pay a02", seat=1)
    do(game, "captain top", "pay a01", seat=0)
    do(game, "build x10", "pay a18", "place white add0", seat=1)
    other = seen_by(game, 1)[0]["choices"], ship(game, 1)
    assert discard(game) == ["A02", "A01", "A18"]
    game.undo(0)
    game.undo(0)
    assert discard(game) == ["A02", "A18"] and ship(game)["captain"] is None
    assert (seen_by(game, 1)[0]["choices"], ship(game, 1)) == other
    game.undo(0)
    assert guests(game) == {} and waiting(game) == [3, 2, 6]
    assert (seen_by(game, 1)[0]["choices"], ship(game, 1)) == other


@pytest.mark.rule("DC-7.8")
def test_also_when_all_others_are_done() -> None:
    game = two()
    do(game, "place white bottom", "place blue bottom", seat=0)
    do(game, "place white bottom", "done", seat=1)
    game.undo(0)
    game.undo(0)
    assert guests(game) == {} and guests(game, 1) == {"bottom": ["white"]}
    assert game.to_act == (0,) and table(game)["ready"] == [False, True]
    assert not game.can_undo(1), "done stays done"
    do(game, "done")
    assert table(game)["round"] == 3


@pytest.mark.rule("DC-7.8", "DC-7.13")
def test_everybody_takes_back_only_own_actions() -> None:
    game = two()
    do(game, "place white bottom", seat=0)
    assert game.can_undo(0) and not game.can_undo(1)
    do(game, "place white bottom", seat=1)
    game.undo(1)
    assert guests(game, 1) == {} and guests(game) == {"bottom": ["white"]}
    assert not game.can_undo(1)


@pytest.mark.rule("DC-7.8", "DC-3.5")
def test_one_after_another_nobody_takes_back_what_was_done() -> None:
    """Beginner mode: the next player starts after "done"."""
    game = sail(BARCELONA, RIGA, options={"beginner": True})
    assert game.to_act == (0,)
    do(game, "place white bottom", "done")
    assert game.to_act == (1,) and not game.can_undo(0)
    do(game, "place white bottom", seat=1)
    assert not game.can_undo(0)
    game.undo(1)
    assert guests(game, 1) == {} and guests(game) == {"bottom": ["white"]}
    assert not game.can_undo(1), "and never beyond the own turn"


@pytest.mark.rule("DC-7.8")
def test_taken_back_is_as_if_it_had_not_been() -> None:
    """The record replays to the same position."""
    game = two()
    do(game, "build x09", "pay a17", seat=0)
    do(game, "play a18", seat=1)
    game.undo(0)
    game.undo(0)
    do(game, "play a17", seat=0)
    again = ct.replay(game.record())
    assert again.position() == game.position() and hand(again) == ["A01", "X01", "X09"]


# -- DC-7.14: actions of several inputs ------------------------------------------------------------------

HALVES = [("build x09",), ("captain top",), ("captain bottom",)]


@pytest.mark.rule("DC-7.14")
@pytest.mark.parametrize("half", HALVES)
def test_half_an_action_has_not_happened(half: tuple[str, ...]) -> None:
    """Nothing is paid, nothing stands anywhere; the others cannot tell that it was begun, nor that it was cancelled."""
    game = two()
    before = game.position()
    others = [seen_by(game, reader) for reader in (1, None)]
    own = table(game, 0)["ships"]
    do(game, *half)
    assert [seen_by(game, reader) for reader in (1, None)] == others
    assert table(game, 0)["ships"] == own
    assert game.lines[-1].target == "", "nothing on the board lights up for the others"
    assert {each.split()[0] for each in notations(game)} == {"pay"}
    game.undo(0)
    assert game.position() == before
    assert [seen_by(game, reader) for reader in (1, None)] == others
    assert game.log(0) == []


@pytest.mark.rule("DC-7.14")
def test_a_replacement_is_cancelled_at_any_step() -> None:
    game = sail({**BARCELONA, "additions": ["X02", "X03", "X04", "X05"]}, RIGA)
    before = game.position()
    others = [seen_by(game, reader) for reader in (1, None)]
    do(game, "build x01", "replace add3")
    assert [line.target for line in game.lines[-2:]] == ["", ""]
    assert [seen_by(game, reader) for reader in (1, None)] == others
    game.undo(0)
    assert notations(game) == ["replace add0", "replace add1", "replace add2", "replace add3"]
    game.undo(0)
    assert game.position() == before
    assert [seen_by(game, reader) for reader in (1, None)] == others


@pytest.mark.rule("DC-7.14")
@pytest.mark.parametrize("half", HALVES)
def test_half_an_action_is_cancelled_although_others_go_on(half: tuple[str, ...]) -> None:
    game = do(two(), *half)
    do(game, "captain top", "pay a18", "place white bottom", "done", seat=1)
    game.undo(0)
    assert hand(game) == ["A01", "A17", "X01", "X09"] and discard(game) == ["A18"]
    do(game, "done")
    assert table(game)["round"] == 3


@pytest.mark.rule("DC-7.14")
@pytest.mark.parametrize("half", HALVES)
def test_others_imagine_nothing_of_it(half: tuple[str, ...]) -> None:
    """In what another seat imagines this one stands before its next action."""
    game = do(two(), *half)
    for seed in range(5):
        assert "done" in notations(game.imagine(1, seed), 0)
        assert "done" not in notations(game.imagine(0, seed), 0), "the player knows what was begun"


@pytest.mark.rule("DC-7.14")
def test_an_illegal_payment_costs_nothing() -> None:
    game = do(sail({**AT_SEA, "hand": ["X09", "A17"]}), "build x09")
    refused(game, "pay x09", "DC-9.1")
    for wish in ("pay a33", "pay", "done", "play a17"):
        with pytest.raises(ct.IllegalChoice):
            do(game, wish)
    assert hand(game) == ["A17", "X09"] and discard(game) == []


# -- DC-7.15: done ---------------------------------------------------------------------------------------


@pytest.mark.rule("DC-7.15")
def test_done_must_be_said_even_if_nothing_else_is_possible() -> None:
    game = sail(
        {**AT_SEA, "cabins": [None, None, None], "hand": []}, {"location": "W02", "cabins": ["F09", "F10", "F11"]}
    )
    assert notations(game, 0) == ["done"] and notations(game, 1) == ["done"]
    do(game, "done", seat=1)
    assert game.to_act == (0,) and table(game)["round"] == 2


@pytest.mark.rule("DC-7.15")
def test_done_is_always_there() -> None:
    game = two()
    for action in ("place white bottom", "captain top", "pay a17", "place blue top", "build x09", "pay a01"):
        if not action.startswith("pay"):
            assert notations(game)[-1] == "done"
        do(game, action)
    assert notations(game)[-1] == "done"


@pytest.mark.rule("DC-7.15")
def test_done_is_final() -> None:
    game = do(two(), "place white bottom", "done")
    assert game.choices(0) == [] and game.to_act == (1,) and table(game)["ready"] == [True, False]
    assert not game.can_undo(0)
    with pytest.raises(ct.CannotUndo):
        game.undo(0)
    with pytest.raises(ct.NotYourTurn):
        do(game, "place blue bottom")
    do(game, "play a18", seat=1)
    assert not game.can_undo(0)
    game.undo(1)
    assert not game.can_undo(0) and table(game)["ready"] == [True, False]


@pytest.mark.rule("DC-7.15")
@pytest.mark.parametrize("final", ["no", "deck_empty"])
def test_nobody_takes_back_once_the_round_is_over(final: str) -> None:
    game = sail(BARCELONA, RIGA, final=final)
    do(game, "place white bottom", seat=0)
    do(game, "place white bottom", seat=1)
    done(game)
    assert not game.can_undo(0) and not game.can_undo(1)


# -- any order of playing and taking back ----------------------------------------------------------------


@pytest.mark.rule("DC-7.8", "DC-7.13", "DC-7.14")
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 30)), max_size=24))
def test_two_ships_sail_as_if_alone(wishes: list[tuple[int, int]]) -> None:
    """Both play and take back in any order; each ends as if the other had not been there."""
    game = two()
    played: tuple[list[str], list[str]] = ([], [])
    for seat, number in wishes:
        options = [each for each in notations(game, seat) if each != "done"]
        if played[seat] and (number % 4 == 0 or not options):
            assert game.can_undo(seat)
            game.undo(seat)
            played[seat].pop()
        elif options:
            do(game, options[number % len(options)], seat=seat)
            played[seat].append(options[number % len(options)])
    for seat in (0, 1):
        alone = do(two(), *played[seat], seat=seat)
        assert ship(alone, seat) == ship(game, seat) and notations(alone, seat) == notations(game, seat)
    assert not played[0] or game.can_undo(0)


@pytest.mark.rule("DC-7.14")
@pytest.mark.parametrize("half", [*HALVES, ("build x01", "replace add3"), ("build x01",)])
def test_half_an_action_can_be_written_down(half: tuple[str, ...]) -> None:
    """A position in the middle of it is taken up again where it was."""
    full = ["X02", "X03", "X04", "X05"] if half[0] == "build x01" else []
    game = do(sail({**BARCELONA, "additions": full}, RIGA), *half)
    again = ct.set_up("dream-cruise", game.position())
    assert again.position() == game.position() and notations(again) == notations(game)
    assert again.prompt(0) == game.prompt(0)
