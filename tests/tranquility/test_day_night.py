"""Day & Night: Islands lie sun up or moon up (TR-17)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, full_grid, hand, new, notations, row_full, table

HANDS = [[40, 60, 61, 62, 63], [64, 65, 66, 67, 68]]
LOWER_HALF = list(range(1, 19))


def day_night(position: dict[str, Any], seats: int = 2, **options: Any) -> ct.Game:
    """Seat 0 holds 40 and 60 to 63, seat 1 holds 64 to 68, if not said otherwise."""
    hands = (HANDS + [None] * 3)[:seats]
    return at({"hands": hands, **position}, seats=seats, mode="day_night", **options)


def held(game: ct.Game) -> list[str]:
    sides: list[str] = table(game)["hands_held"]
    return sides


def side(game: ct.Game, slot: int) -> str:
    """How the Island on this slot lies."""
    found: str = next(each["side"] for row in table(game)["rows"] for each in row if each["slot"] == str(slot))
    return found


def discard_both(game: ct.Game) -> ct.Game:
    """The action (B) with the two lowest cards."""
    seat = game.to_act[0]
    do(game, "discard two", seat=seat)
    for _ in range(2):
        do(game, notations(game, seat)[0], seat=seat)
    return game


def turn_island(game: ct.Game, slot: int) -> ct.Game:
    """The action (C) with the lowest card."""
    seat = game.to_act[0]
    do(game, "turn", f"turn {slot}", seat=seat)
    return do(game, notations(game, seat)[0], seat=seat)


def set_sail(game: ct.Game) -> ct.Game:
    """Seat 0 plays the Start, and both give four cards."""
    do(game, "play start")
    for seat in (0, 1):
        do(game, "pledge 4", seat=seat)
    for seat in (0, 0, 0, 0, 1, 1, 1, 1):
        do(game, notations(game, seat)[0], seat=seat)
    return game


# -- hands and how Islands are laid --------------------------------------------------------------------------


@pytest.mark.rule("TR-17.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_all_hands_begin_sun_up(seats: int) -> None:
    assert held(new(seats=seats, mode="day_night")) == ["sun"] * seats


@pytest.mark.rule("TR-17.1")
def test_drawn_cards_take_over_the_orientation_of_the_hand() -> None:
    game = day_night({"moon_hands": [0], "piles": [[*range(1, 9), "start", 21, 22], None]}, dn_rotation="on_discard")
    do(game, "play 40", "at 20")  # draws 22
    do(game, "play 64", "at 30", seat=1)
    do(game, "play 22", "at 10", seat=0)
    assert (side(game, 20), side(game, 10)) == ("moon", "moon")
    assert held(game) == ["moon", "sun"]


@pytest.mark.rule("TR-17.2", "TR-17.5")
@pytest.mark.parametrize(("moon_hands", "expected"), [([], "sun"), ([0], "moon"), ([1], "sun")])
@pytest.mark.parametrize("slot", [1, 18, 19, 36])
def test_an_island_lies_as_the_hand_is_held_in_either_half(slot: int, moon_hands: list[int], expected: str) -> None:
    game = do(day_night({"moon_hands": moon_hands}), "play 40", f"at {slot}")
    assert side(game, slot) == expected


@pytest.mark.rule("TR-17.2")
def test_an_island_keeps_its_side_when_the_hand_is_turned() -> None:
    game = do(day_night({}), "play 40", "at 20", "play 65", "at 30")
    assert held(game) == ["moon", "moon"]
    assert (side(game, 20), side(game, 30)) == ("sun", "sun")
    do(game, "play 60", "at 22")
    assert (side(game, 20), side(game, 22)) == ("sun", "moon")


@pytest.mark.rule("TR-17.5")
def test_neither_order_nor_cost_ask_for_the_side() -> None:
    grid = {"grid": {"10": 38, "20": 50}}
    by_day = do(day_night(grid | {"moon": ["10"]}), "play 40")
    by_night = do(day_night(grid | {"moon": ["20"], "moon_hands": [0]}), "play 40")
    assert [choice.label for choice in by_day.choices(0)] == [choice.label for choice in by_night.choices(0)]
    assert notations(by_day) == [f"at {slot}" for slot in range(11, 19)]


# -- when a hand is turned -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-17.3")
def test_each_own_turn_ends_with_turning_the_hand() -> None:
    game = day_night({"grid": {"3": 5}})
    assert held(game) == ["sun", "sun"]
    do(game, "play 40", "at 20")
    assert held(game) == ["moon", "sun"]  # (A)
    discard_both(game)
    assert held(game) == ["moon", "moon"]  # (B)
    turn_island(game, 3)
    assert held(game) == ["sun", "moon"]  # (C)
    discard_both(game)
    assert held(game) == ["sun", "sun"]


@pytest.mark.rule("TR-17.3")
def test_the_hand_is_turned_after_the_refill() -> None:
    """A Storm that comes in the refill is still resolved with the hand as it was."""
    position = {"piles": [["start", 70, 71, "purple-1"], None]}
    game = discard_both(day_night(position, storms=True))
    assert notations(game, 0)[0] == "row 1"
    assert held(game) == ["sun", "sun"]
    do(game, "row 1")
    assert held(game) == ["moon", "sun"]


@pytest.mark.rule("TR-17.3")
def test_giving_cards_for_the_start_of_another_changes_nothing() -> None:
    game = day_night({"hands": [["start", 60, 61, 62, 63], HANDS[1]]})
    set_sail(game)
    assert table(game)["turn"] == 1
    assert held(game) == ["moon", "sun"]  # only the player on turn


@pytest.mark.rule("TR-17.3")
def test_on_discard_only_the_action_b_turns_the_hand() -> None:
    game = day_night({"grid": {"3": 5}}, dn_rotation="on_discard")
    do(game, "play 40", "at 20")
    assert held(game) == ["sun", "sun"]  # (A)
    discard_both(game)
    assert held(game) == ["sun", "moon"]  # (B), for its player alone
    turn_island(game, 3)
    assert held(game) == ["sun", "moon"]  # (C)
    discard_both(game)
    assert held(game) == ["sun", "sun"]


@pytest.mark.rule("TR-17.3")
def test_on_discard_a_paid_cost_turns_nothing() -> None:
    game = day_night({"grid": {"3": 38}}, dn_rotation="on_discard")
    do(game, "play 40", "at 4", "discard 60", "discard 61")
    assert held(game) == ["sun", "sun"]


@pytest.mark.rule("TR-17.3")
def test_on_discard_all_turn_their_hands_when_a_start_is_paid() -> None:
    game = day_night({"hands": [["start", 60, 61, 62, 63], HANDS[1]], "moon_hands": [1]}, dn_rotation="on_discard")
    do(game, "play start")
    assert held(game) == ["sun", "moon"]  # not yet paid
    for seat in (0, 1):
        do(game, "pledge 4", seat=seat)
    for seat in (0, 0, 0, 0, 1, 1, 1, 1):
        assert held(game) == ["sun", "moon"]
        do(game, notations(game, seat)[0], seat=seat)
    assert held(game) == ["moon", "sun"]


# -- the action (C) ------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-17.4")
def test_for_one_card_any_island_is_turned() -> None:
    game = day_night({"grid": {"3": 5, "20": 30, "36": 80}, "moon": ["20"]})
    do(game, "turn")
    assert notations(game) == ["turn 3", "turn 20", "turn 36"]
    do(game, "turn 20")
    assert notations(game) == [f"discard {card}" for card in HANDS[0]]
    do(game, "discard 61")
    assert (side(game, 3), side(game, 20), side(game, 36)) == ("sun", "sun", "sun")
    assert table(game)["discard_sizes"] == [1, 0]
    assert table(game)["hand_sizes"] == [5, 5]  # the refill
    assert game.to_act == (1,)


@pytest.mark.rule("TR-17.4")
def test_a_sun_island_is_turned_to_the_moon() -> None:
    assert side(turn_island(day_night({"grid": {"3": 5}}), 3), 3) == "moon"


@pytest.mark.rule("TR-17.4")
@pytest.mark.parametrize(
    "position",
    [{}, {"grid": {"3": 5}, "hands": [["monster"], HANDS[1]], "sailed": True}],
    ids=["no Island", "no card to discard"],
)
def test_turning_needs_an_island_and_a_card_that_can_be_discarded(position: dict[str, Any]) -> None:
    game = day_night(position, monsters=3)
    assert "turn" not in notations(game)
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "turn")
    assert refused.value.rule == "TR-17.4"


@pytest.mark.rule("TR-17.4")
def test_an_empty_slot_cannot_be_turned() -> None:
    game = do(day_night({"grid": {"3": 5}}), "turn")
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, "turn 4")


@pytest.mark.rule("TR-17.4")
def test_a_monster_cannot_be_discarded_for_it() -> None:
    game = day_night({"grid": {"3": 5}, "hands": [["monster", 60, 61, 62, 63], HANDS[1]]}, monsters=3)
    do(game, "turn", "turn 3")
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "discard monster")
    assert refused.value.rule == "TR-11.5"


@pytest.mark.rule("TR-17.4")
def test_locks_and_an_orange_storm_do_not_hinder_turning() -> None:
    """RU-10, RU-33"""
    storms = {"purple-1": 1, "orange-1": 0}
    game = day_night({"grid": {"3": 5, "33": 70}, "rocks": 6, "storms": storms}, storms=True, rocks=True)
    assert notations(do(game, "turn")) == ["turn 3", "turn 33"]


@pytest.mark.rule("TR-17.4")
def test_a_forced_start_comes_before_turning() -> None:
    game = day_night({"grid": {"3": 5}, "hands": [["start", 60, 61, 62, 63], HANDS[1]]})
    assert notations(game) == ["play start"]
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "turn")
    assert refused.value.rule == "TR-4.2"


@pytest.mark.rule("TR-17.4", "TR-17.8")
def test_after_turning_come_the_rocks_step_and_the_refill() -> None:
    game = turn_island(day_night({"grid": {"3": 5}, "rocks": 1}, rocks=True), 3)
    assert notations(game, 0) == ["rocks 2", "rocks 3", "rocks 4", "rocks 5", "rocks 6", "rocks stay"]
    assert table(game)["hand_sizes"] == [4, 5]
    do(game, "rocks 2")
    assert table(game)["hand_sizes"] == [5, 5]


@pytest.mark.rule("TR-17.4", "TR-17.8")
def test_the_last_card_given_for_turning_earns_a_compass() -> None:
    game = turn_island(day_night({"grid": {"3": 5}, "hands": [[60], HANDS[1]]}, storms=True), 3)
    assert notations(game, 0) == ["award seat 0", "award seat 1"]


@pytest.mark.rule("TR-17.4")
def test_only_day_and_night_offers_turning() -> None:
    game = at({"grid": {"3": 5}, "hands": HANDS})
    assert "turn" not in notations(game)
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, "turn")


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-17.6")
def test_one_wins_with_the_moon_below_and_the_sun_above() -> None:
    moon = [str(slot) for slot in LOWER_HALF]
    hands = [["finish", 1, 3, 5, 7], [73, 75, 76, 77, 78]]
    game = day_night({"grid": full_grid(), "moon": moon, "hands": hands, "sailed": True})
    do(game, "play finish")
    assert game.outcome == ct.Outcome((1.0, 1.0), (0, 1), "arrived")


@pytest.mark.rule("TR-17.6")
@pytest.mark.parametrize(
    "moon",
    [[], list(range(1, 18)), list(range(1, 20)), list(range(19, 37)), list(range(1, 37)), [*LOWER_HALF, 36]],
    ids=["all sun", "18 sun", "19 moon", "the wrong way round", "all moon", "36 moon"],
)
def test_any_island_on_the_wrong_side_forbids_the_finish(moon: list[int]) -> None:
    hands = [["finish", 73, 75, 77, 79], [1, 3, 5, 7, 9]]
    position = {"grid": full_grid(), "moon": [str(slot) for slot in moon], "hands": hands, "sailed": True}
    game = day_night(position)
    assert notations(game) == ["discard two", "turn"]
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "play finish")
    assert refused.value.rule == "TR-17.6"


@pytest.mark.rule("TR-17.6")
def test_it_is_no_attempt_and_monsters_stay_secret() -> None:
    hands = [["finish", 73, 75, 77, 79], ["monster", 3, 5, 7, 9]]
    position = {"grid": full_grid(), "moon": ["1"], "hands": hands, "sailed": True}
    game = day_night(position, monsters=3)
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "play finish")
    assert refused.value.rule == "TR-17.6"
    assert table(game, 0)["marks"] == [0, 0]


@pytest.mark.rule("TR-17.6")
def test_turning_the_last_wrong_island_lets_the_next_player_win() -> None:
    moon = [str(slot) for slot in LOWER_HALF if slot != 18]
    hands = [[1, 3, 5, 7, 9], ["finish", 73, 75, 77, 79]]
    game = day_night({"grid": full_grid(), "moon": moon, "hands": hands, "sailed": True})
    turn_island(game, 18)
    assert "play finish" in notations(game, 1)


@pytest.mark.rule("TR-17.7")
@pytest.mark.parametrize(("mode", "lost"), [("day_night", False), ("standard", True)])
def test_a_single_card_may_still_be_used_for_turning(mode: str, lost: bool) -> None:
    position = {"grid": full_grid(), "hands": [[1], None], "piles": [[], None], "sailed": True}
    game = at(position, mode=mode)
    if lost:
        assert game.outcome == ct.Outcome((0.0, 0.0), (), "no_action")
    else:
        assert notations(game) == ["turn"]


@pytest.mark.rule("TR-17.7")
def test_without_cards_or_with_the_strict_option_the_loss_stands() -> None:
    position = {"grid": full_grid(), "hands": [0, None], "piles": [[], None], "sailed": True}
    lost = day_night(position).outcome
    assert lost is not None and lost.reason == "no_cards"
    strict = day_night(position | {"hands": [[1], None]}, strict_one_card=True).outcome
    assert strict is not None and strict.reason == "one_card"


@pytest.mark.rule("TR-17.8")
def test_the_deal_and_the_grid_are_those_of_the_standard_game() -> None:
    options: dict[str, Any] = {"removal": 6, "monsters": 5, "storms": True, "rocks": True}
    game, standard = new(seats=3, mode="day_night", **options), new(seats=3, **options)
    for key in ("pile_sizes", "hand_sizes", "removed", "supply", "rocks"):
        assert table(game)[key] == table(standard)[key]
    assert [[slot["slot"] for slot in row] for row in table(game)["rows"]] == [
        [slot["slot"] for slot in row] for row in table(standard)["rows"]
    ]
    assert notations(game) == [f"rocks {row}" for row in range(1, 7)]


@pytest.mark.rule("TR-17.8")
def test_the_expansions_work_as_usual() -> None:
    hands = [["monster", 59, 60, 61, 62], [39, 65, 66, 67, 68]]
    position = {"grid": row_full(2, 40) | {"1": 2}, "moon": ["7", "8"], "hands": hands, "rocks": 1}
    game = day_night(position, rocks=True, monsters=3)
    do(game, "play monster")
    assert notations(game) == [f"destroy {slot}" for slot in range(7, 13)]
    do(game, "destroy 7", "rocks 3")
    assert "monster" not in hand(game, 0)
    assert table(game)["locked_rows"] == [3]
    assert table(game)["rows"][1][0]["card"] is None
    do(game, "play 39", "at 7", seat=1)
    assert (side(game, 7), side(game, 8)) == ("sun", "moon")  # nothing is left of the Island that lay there
