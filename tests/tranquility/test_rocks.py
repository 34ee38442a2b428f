"""Jagged Rocks (TR-10)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, hand, new, notations, refused, row_full, table

PILES = [[61, 62, 63, 64, 65], [66, 67, 68, 69, 70], [71, 72, 73, 74, 75]]
ALL_ROWS = [f"rocks {row}" for row in range(1, 7)]


def rocky(position: dict[str, Any], seats: int = 2, **options: Any) -> ct.Game:
    """A game with the Rocks on row 3 and a Start placed, unless said otherwise."""
    usual = {"sailed": True, "rocks": 3, "piles": PILES[:seats]}
    return at(usual | position, seats=seats, rocks=True, **options)


# -- before the first turn -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.rule("TR-10.1")
def test_the_first_player_lays_the_rocks_before_the_first_turn(seats: int) -> None:
    for seed in range(4):
        game = new(seats, seed, rocks=True)
        first = table(game)["first"]
        assert game.to_act == (first,)
        assert notations(game, first) == ALL_ROWS
        assert table(game)["hand_sizes"] == [5] * seats, "the opening hands are drawn by then"
        assert table(game)["rocks"] is None
        assert table(game)["locked_rows"] == []
        for other in set(range(seats)) - {first}:
            with pytest.raises(ct.NotYourTurn):
                game.choose(other, "rocks 1")


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("TR-10.1", "TR-10.2")
def test_any_row_can_be_chosen_and_is_locked(row: int) -> None:
    game = new(3, rocks=True)
    first = table(game)["first"]
    do(game, f"rocks {row}")
    assert table(game)["rocks"] == row
    assert table(game)["locked_rows"] == [row]
    assert game.to_act == (first,), "no Rocks step yet: the first turn begins"
    assert "discard two" in notations(game, first)


@pytest.mark.rule("TR-10.1")
def test_there_are_no_rocks_unless_chosen() -> None:
    game = new(2)
    assert "rocks" not in table(game)
    assert "discard two" in notations(game)
    do(game, "discard two")
    do(game, notations(game)[0])
    turn = table(game)["turn"]
    do(game, notations(game)[0])
    assert table(game)["turn"] != turn, "no Rocks step"


# -- the locked row ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [1, 3, 6])
@pytest.mark.rule("TR-10.2")
def test_no_island_can_be_laid_into_the_locked_row(row: int) -> None:
    game = rocky({"rocks": row, "hands": [[40, 1, 2, 3, 4], None]})
    do(game, "play 40")
    locked = range((row - 1) * 6 + 1, row * 6 + 1)
    assert notations(game) == [f"at {slot}" for slot in range(1, 37) if slot not in locked]
    for slot in locked:
        refused(game, f"at {slot}", "TR-10.2")


@pytest.mark.rule("TR-10.2")
def test_an_island_that_fits_only_into_the_locked_row_cannot_be_played() -> None:
    game = rocky({"grid": {"12": 20, "19": 30}, "hands": [[25, 40, 5], None]})
    assert "play 25" not in notations(game)
    refused(game, "play 25", "TR-10.2")
    assert "play 40" in notations(game)


@pytest.mark.rule("TR-10.2", "TR-11.3")
def test_no_monster_can_be_laid_into_the_locked_row() -> None:
    game = rocky({"grid": {"12": 18, "13": 20, "18": 29, "19": 30}, "hands": [["monster", 1], None]}, monsters=3)
    do(game, "play monster")
    assert notations(game) == ["destroy 12", "destroy 19"]
    refused(game, "destroy 13", "TR-10.2")
    refused(game, "destroy 18", "TR-10.2")


@pytest.mark.rule("TR-10.2")
def test_the_lock_moves_with_the_rocks_and_holds_for_everybody() -> None:
    game = rocky({"hands": [[40, 1, 2, 3, 4], [50, 5, 6, 7, 8]]})
    do(game, "play 40", "at 8", "rocks 6", "play 50")
    assert "at 13" in notations(game, 1)
    refused(game, "at 36", "TR-10.2", seat=1)


# -- the Rocks step ------------------------------------------------------------------------------------------


ACTIONS = {
    "Island": ["play 40", "at 7"],
    "Monster": ["play monster", "destroy 1"],
    "(B)": ["discard two", "discard 41", "discard 42"],
    "(C)": ["turn", "turn 1", "discard 41"],
}


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.rule("TR-10.3")
def test_every_action_is_followed_by_the_rocks_step_before_the_refill(action: str) -> None:
    position = {"grid": {"1": 10}, "hands": [[40, 41, 42, 43, "monster"], None]}
    game = rocky(position, monsters=3, mode="day_night" if action == "(C)" else "standard")
    do(game, *ACTIONS[action])
    assert game.to_act == (0,)
    assert notations(game) == ["rocks 1", "rocks 2", "rocks 4", "rocks 5", "rocks 6", "rocks stay"]
    assert table(game)["hand_sizes"][0] == (3 if action == "(B)" else 4), "nothing is drawn yet"
    assert table(game)["pile_sizes"][0] == 5
    do(game, "rocks 5")
    assert table(game)["rocks"] == 5
    assert table(game)["hand_sizes"][0] == 5
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-10.3")
def test_the_rocks_must_go_to_another_row_with_a_gap() -> None:
    grid = row_full(1, 1) | {"7": 10, "8": 11, "9": 12, "10": 13, "11": 14}
    game = rocky({"grid": grid, "hands": [[40, 50, 51, 52, 53], None]})
    do(game, "play 40", "at 30")
    assert notations(game) == ["rocks 2", "rocks 4", "rocks 5", "rocks 6", "rocks stay"]
    refused(game, "rocks 1", "TR-10.3")
    refused(game, "rocks 3", "TR-10.3")


@pytest.mark.rule("TR-10.3")
def test_a_row_filled_by_this_action_is_no_target() -> None:
    grid = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5}
    game = rocky({"grid": grid, "hands": [[6, 50, 51, 52, 53], None]})
    do(game, "play 6", "at 6", "discard 50")
    assert "rocks 1" not in notations(game)


@pytest.mark.rule("TR-10.3", "TR-10.9")
def test_the_step_comes_once_in_each_turn_and_is_for_the_player_on_turn() -> None:
    game = rocky({"hands": [[40, 1, 2, 3, 4], [50, 5, 6, 7, 8]]})
    do(game, "play 40", "at 8", "rocks 1")
    assert game.to_act == (1,)
    assert "discard two" in notations(game, 1)
    do(game, "play 50", "at 30")
    assert game.to_act == (1,)
    assert "rocks 3" in notations(game, 1)


# -- staying -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-10.4")
def test_two_cards_leave_the_rocks_where_they_are() -> None:
    game = rocky({"hands": [[40, 1, 2, 3, 4], None]})
    do(game, "play 40", "at 8", "rocks stay")
    assert notations(game) == ["discard 1", "discard 2", "discard 3", "discard 4"]
    before = table(game)["discard_sizes"][0]
    do(game, "discard 1")
    assert game.to_act == (0,), "exactly two"
    do(game, "discard 4")
    assert table(game)["rocks"] == 3
    assert table(game)["discard_sizes"][0] == before + 2
    assert hand(game, 0) == ["2", "3", "63", "64", "65"], "the refill comes after the step"
    assert table(game)["turn"] == 1


@pytest.mark.parametrize(
    ("left", "can_stay"),
    [
        ([1, 2], True),
        ([1, "finish"], True),
        ([1, "start"], True),  # a Start has been placed already
        ([1], False),
        ([1, "monster", "monster"], False),
        ([1, 2, "monster"], True),
    ],
)
@pytest.mark.rule("TR-10.4", "TR-11.5")
def test_staying_needs_two_discardable_cards_after_the_action(left: list[int | str], can_stay: bool) -> None:
    game = rocky({"hands": [[40, *left], None], "sailed": 1}, monsters=3)
    do(game, "play 40", "at 8")
    assert ("rocks stay" in notations(game)) == can_stay
    if can_stay:
        do(game, "rocks stay")
        assert "discard monster" not in notations(game)
    else:
        refused(game, "rocks stay", "TR-10.4")


@pytest.mark.rule("TR-10.4", "TR-10.9")
def test_the_others_see_the_row_and_the_number_but_not_the_cards() -> None:
    game = rocky({"hands": [[40, 1, 2, 3, 4], [5, 6, 7, 8, 9]]})
    do(game, "play 40", "at 8", "rocks stay", "discard 1", "discard 4")
    thrown = [event for line in game.lines for event in line.events if event.kind == "discard"]
    assert [game.tell(event, 0) != game.tell(event, 1) for event in thrown] == [True, True]
    assert len({game.tell(event, 1) for event in thrown}) == 1, "the same words for 1 and 4"
    assert table(game, 1)["rocks"] == 3


# -- leaving -------------------------------------------------------------------------------------------------


def three_rows_and_five() -> dict[str, int]:
    """Rows 1 to 3 full, in row 4 slot 24 is the gap."""
    row_4 = {str(slot): slot + 22 for slot in range(19, 24)}
    return row_full(1, 1) | row_full(2, 11) | row_full(3, 21) | row_4


@pytest.mark.rule("TR-10.5")
def test_the_fourth_full_row_ends_the_rocks_at_once() -> None:
    game = rocky({"grid": three_rows_and_five(), "rocks": 6, "hands": [[46, 50, 51, 52, 53], [54, 55, 56, 57, 58]]})
    do(game, "play 46", "at 24", "discard 50")
    assert table(game)["rocks"] is None
    assert table(game)["locked_rows"] == []
    assert "rocks" in table(game)["gone"]
    assert table(game)["turn"] == 1, "no Rocks step, the refill followed"
    assert table(game)["hand_sizes"][0] == 5
    do(game, "play 54")
    assert "at 36" in notations(game, 1)


@pytest.mark.rule("TR-10.5")
def test_the_rocks_leave_after_the_cost_is_paid() -> None:
    game = rocky({"grid": three_rows_and_five(), "rocks": 6, "hands": [[46, 50, 51, 52, 53], None]})
    do(game, "play 46", "at 24")
    assert notations(game) == ["discard 50", "discard 51", "discard 52", "discard 53"]


@pytest.mark.rule("TR-10.5")
def test_later_gaps_do_not_bring_the_rocks_back() -> None:
    position = {"grid": three_rows_and_five(), "rocks": 6, "hands": [[46, 50, 51, 52, 53], ["monster", 55, 56, 57]]}
    game = rocky(position, monsters=3)
    do(game, "play 46", "at 24", "discard 50", "play monster", "destroy 1")
    assert table(game)["rocks"] is None
    assert table(game)["turn"] == 0, "no Rocks step follows the Monster"
    do(game, "discard two", "discard 51", "discard 52")
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-10.5")
def test_the_four_rows_must_be_full_at_the_same_time() -> None:
    position = {"grid": three_rows_and_five(), "rocks": 6, "hands": [["monster", 55, 56, 57], [46, 50, 51, 52, 53]]}
    game = rocky(position, monsters=3)
    do(game, "play monster", "destroy 1", "rocks 5", "play 46", "at 24", "discard 50")
    assert table(game)["rocks"] == 5
    assert game.to_act == (1,)
    assert notations(game, 1) == ["rocks 1", "rocks 6", "rocks stay"]


# -- always a way --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [4, 5, 6])
@pytest.mark.rule("TR-10.6")
def test_with_three_full_rows_two_other_rows_are_left(row: int) -> None:
    grid = row_full(1, 1) | row_full(2, 11) | row_full(3, 21)
    game = rocky({"grid": grid, "rocks": row, "hands": [["monster", "monster", 60, 50], None]}, monsters=3)
    do(game, "discard two", "discard 50", "discard 60")
    assert notations(game) == [f"rocks {other}" for other in (4, 5, 6) if other != row]


@pytest.mark.rule("TR-10.7", "TR-12.9")
def test_the_rocks_may_move_onto_a_row_locked_by_a_purple_storm() -> None:
    position = {"storms": {"purple-1": 5}, "hands": [[40, 1, 2, 3, 4], [50, 5, 6, 7, 8]]}
    game = rocky(position, storms=True)
    do(game, "play 40", "at 8")
    assert "rocks 5" in notations(game)
    do(game, "rocks 5")
    assert table(game)["locked_rows"] == [5]
    do(game, "play 50", "at 20", "rocks 1")
    assert table(game)["locked_rows"] == [1, 5], "the Storm still lies there"


# -- with a Start --------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-10.8", "TR-10.9")
def test_after_a_start_the_step_follows_the_payment_and_precedes_every_refill() -> None:
    hands = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]
    piles = [PILES[0], ["start", *PILES[1]], ["start", *PILES[2]]]
    game = at({"rocks": 3, "hands": hands, "piles": piles}, seats=3, rocks=True)
    do(game, "play start")
    do(game, "pledge 2", seat=0)
    do(game, "pledge 4", seat=1)
    do(game, "pledge 2", seat=2)
    do(game, "give 1", "give 2", seat=0)
    do(game, "give 10", "give 11", seat=2)
    do(game, "give 5", "give 6", "give 7", seat=1)
    assert game.to_act == (1,), "not before the last of the 8"
    do(game, "give 8", seat=1)
    assert game.to_act == (0,)
    assert notations(game, 0) == ["rocks 1", "rocks 2", "rocks 4", "rocks 5", "rocks 6", "rocks stay"]
    assert table(game)["hand_sizes"] == [2, 1, 3]
    assert table(game)["talk"] == "none"
    do(game, "rocks stay", "discard 3", "discard 4")
    assert table(game)["hand_sizes"] == [5, 5, 5]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-10.9")
def test_nobody_else_has_a_say_in_the_step() -> None:
    game = rocky({"hands": [[40, 1, 2, 3, 4], None, None]}, seats=3)
    do(game, "play 40", "at 8")
    assert game.to_act == (0,)
    assert game.may_act == ()
    assert table(game)["talk"] == "none"
    for other in (1, 2):
        assert notations(game, other) == []
        with pytest.raises(ct.NotYourTurn):
            game.choose(other, "rocks 1")
