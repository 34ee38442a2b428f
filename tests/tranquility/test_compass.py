"""Compasses: how they are earned, and by whom (TR-12.13 to 12.17)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.compass import calm, earned, setting_sail, to_act
from tests.tranquility.helpers import do, full_grid, hand, notations, table

FIVE_OF_SIX = {"7": 12, "8": 13, "9": 14, "10": 15, "11": 16}  # row 2 lacks the 17 on slot 12


# -- what earns a Compass ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.13", "TR-12.14")
def test_a_start_earns_one_before_extra_draws_and_payment() -> None:
    game = setting_sail([["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]])
    assert to_act(game) == (0,)
    assert notations(game) == ["award seat 0", "award seat 1"]
    assert table(game)["hand_sizes"] == [4, 5], "the extra cards are not drawn yet"
    assert table(game)["start_placed"]
    do(game, "award seat 1")
    assert table(game)["compasses"] == [0, 1]
    assert table(game)["supply"] == 5
    assert table(game)["hand_sizes"] == [6, 7]
    assert to_act(game) == (0, 1), "now the pledges"


@pytest.mark.parametrize("last", [17, 18])
@pytest.mark.rule("TR-12.13")
def test_a_row_of_consecutive_numbers_earns_one(last: int) -> None:
    game = calm({"grid": FIVE_OF_SIX, "hands": [[last, 1, 2, 3, 4], [5, 6]]})
    do(game, f"play {last}", "at 12", *[f"discard {card}" for card in range(1, last - 15)])
    if last == 17:
        assert notations(game) == ["award seat 0", "award seat 1"]
        assert table(game)["hand_sizes"][0] == 3, "before the refill"
        do(game, "award seat 0")
    assert earned(game) == (1 if last == 17 else 0), "12 to 16 and 18 are not consecutive"
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.13")
def test_consecutive_numbers_across_two_rows_earn_nothing() -> None:
    game = calm({"grid": {"4": 12, "5": 13, "6": 14, "7": 15, "8": 16}, "hands": [[17, 1, 2, 3], [5, 6]]})
    do(game, "play 17", "at 9", "discard 1")
    assert earned(game) == 0
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.13")
def test_a_row_mended_with_a_monster_earns_one_when_it_becomes_full_again() -> None:
    grid = {"7": 10} | {str(slot): slot + 5 for slot in range(8, 13)}
    game = calm({"grid": grid, "hands": [["monster", 1, 2], [12, 3, 4, 5, 6]]}, monsters=3)
    do(game, "play monster", "destroy 7")
    assert earned(game) == 0
    do(game, "play 12", "at 7", "discard 3")
    assert to_act(game) == (1,)
    do(game, "award seat 1")
    assert table(game)["compasses"] == [0, 1]


EMPTYING: dict[str, tuple[dict[str, Any], list[str]]] = {
    "placement cost": (
        {"grid": {"1": 10}, "hands": [[12, 40, 41], [5, 6]]},
        ["play 12", "at 2", "discard 40", "discard 41"],
    ),
    "(B)": ({"hands": [[40, 41], [5, 6]]}, ["discard two", "discard 40", "discard 41"]),
    "Rocks": (
        {"rocks": 3, "hands": [[1, 40, 41], [5, 6]]},
        ["play 1", "at 1", "rocks stay", "discard 40", "discard 41"],
    ),
    "(C)": ({"grid": {"1": 10}, "hands": [[40], [5, 6]]}, ["turn", "turn 1", "discard 40"]),
}


@pytest.mark.parametrize("deed", EMPTYING)
@pytest.mark.rule("TR-12.13", "TR-12.15")
def test_discarding_all_hand_cards_earns_one(deed: str) -> None:
    position, choices = EMPTYING[deed]
    mode = "day_night" if deed == "(C)" else "standard"
    game = calm(position, rocks=deed == "Rocks", mode=mode)
    do(game, *choices)
    assert notations(game) == ["award seat 0", "award seat 1"]
    assert hand(game, 0) == [], "the award comes before the refill"
    do(game, "award seat 0")
    assert table(game)["compasses"] == [1, 0]
    assert len(hand(game, 0)) == 5
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.15")
def test_compasses_and_a_limit_of_three_do_not_matter() -> None:
    position = {"grid": {"1": 10}, "hands": [[12, 40, 41], [5, 6]], "storms": {"yellow-1": 0}, "compasses": [2, 0]}
    game = calm(position)
    do(game, "play 12", "at 2", "discard 40", "discard 41")
    assert "award seat 0" in notations(game)


@pytest.mark.parametrize("held", [[40], [40, "monster"]])
@pytest.mark.rule("TR-12.15", "TR-13.5")
def test_an_empty_hand_must_come_from_a_discard(held: list[Any]) -> None:
    game = calm({"hands": [held, [5, 6]]}, monsters=3)
    do(game, "play 40", "at 10")
    assert earned(game) == 0
    assert table(game)["turn"] == 1, "playing the last card earns nothing"


@pytest.mark.rule("TR-12.15")
def test_one_such_award_per_player_and_turn() -> None:
    position = {"hands": [[40, 41], [5, 6]], "piles": [[59, 61], [66]], "rewarded": 1}
    game = calm(position)
    do(game, "discard two", "discard 40", "discard 41")
    assert table(game)["turn"] == 1, "seat 0 has had its award in this turn"
    do(game, "discard two", "discard 5", "discard 6")
    assert to_act(game) == (1,)
    do(game, "award seat 0")
    do(game, "discard two", "discard 59", "discard 61")
    assert to_act(game) == (0,)
    assert "award seat 0" in notations(game), "in the next turn again"


@pytest.mark.rule("TR-12.15", "TR-12.16")
def test_emptied_by_the_start_clockwise_after_all_eight_and_before_the_rocks() -> None:
    hands = [[10, 11, 12, 13], [5, 6], ["start", 1, 2]]
    piles: list[list[Any]] = [["start", 59], ["start", 66], [71, 73, 75]]
    game = calm({"sailed": False, "hands": hands, "piles": piles, "turn": 2, "rocks": 4}, 3, rocks=True)
    do(game, "play start", "award seat 2")
    for seat, number in enumerate((4, 2, 2)):
        do(game, f"pledge {number}", seat=seat)
    do(game, "give 5", "give 6", seat=1)
    do(game, "give 1", "give 2", seat=2)
    do(game, "give 10", "give 11", "give 12", seat=0)
    assert earned(game) == 1, "not before the last of the 8"
    do(game, "give 13", seat=0)
    order = []
    while "award seat 0" in notations(game):
        order.append(game.to_act[0])
        do(game, "award seat 0")
    assert order == [2, 0, 1]
    assert table(game)["compasses"] == [3, 0, 1]
    assert to_act(game) == (2,)
    assert "rocks 1" in notations(game), "the Rocks step follows"
    assert table(game)["hand_sizes"] == [0, 0, 0]


@pytest.mark.parametrize(("held", "awards"), [([], 0), ([1], 1)])
@pytest.mark.rule("TR-12.13", "TR-12.15")
def test_unseen_cards_do_not_empty_a_hand(held: list[int], awards: int) -> None:
    hands: list[list[Any]] = [["start", *held], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]
    game = setting_sail(hands, storms={"yellow-1": 0})
    do(game, "award seat 1", "compass keep")
    for seat, number in enumerate((2 + len(held), 3, 3 - len(held))):
        do(game, f"pledge {number}", seat=seat)
    do(game, "give unseen", "give unseen", *[f"give {card}" for card in held], seat=0)
    do(game, "give 5", "give 6", "give 7", seat=1)
    do(game, *[f"give {card}" for card in (10, 11, 12)[: 3 - len(held)]], seat=2)
    assert ("award seat 0" in notations(game)) == bool(awards), "a hand emptied by playing the Start does not qualify"


# -- who receives it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.rule("TR-12.16")
def test_whoever_caused_it_names_any_player(holder: int) -> None:
    game = calm({"hands": [[5, 6], [40, 41], [7, 8]], "turn": 1}, seats=3)
    do(game, "discard two", "discard 40", "discard 41")
    assert to_act(game) == (1,)
    assert notations(game) == ["award seat 0", "award seat 1", "award seat 2"]
    do(game, f"award seat {holder}")
    assert table(game)["compasses"] == [int(seat == holder) for seat in range(3)]
    assert table(game)["supply"] == 5


@pytest.mark.rule("TR-12.16")
def test_an_empty_supply_gives_nothing() -> None:
    game = calm({"hands": [[40, 41], [5, 6]], "supply": 0})
    do(game, "discard two", "discard 40", "discard 41")
    assert table(game)["turn"] == 1
    assert table(game)["compasses"] == [0, 0]


@pytest.mark.rule("TR-12.16")
def test_the_last_compass_of_the_supply_serves_one_of_two_awards() -> None:
    game = calm({"grid": FIVE_OF_SIX, "hands": [[17, 1], [5, 6]], "supply": 1})
    do(game, "play 17", "at 12", "discard 1", "award seat 1")
    assert table(game)["compasses"] == [0, 1]
    assert table(game)["turn"] == 1
    game = calm({"grid": FIVE_OF_SIX, "hands": [[17, 1], [5, 6]], "supply": 2})
    do(game, "play 17", "at 12", "discard 1", "award seat 1", "award seat 0")
    assert table(game)["compasses"] == [1, 1], "with two of them both are given"


@pytest.mark.rule("TR-12.17")
def test_a_compass_is_no_hand_card() -> None:
    game = calm({"hands": [[40, 1], [5, 6]], "compasses": [3, 0]})
    assert notations(game) == ["play 1", "play 40", "discard two"]
    do(game, "play 40", "at 10")
    assert len(hand(game, 0)) == 5, "five cards beside the Compasses"
    game = calm({"grid": {"1": 10}, "hands": [[12, 1, 2], [5, 6]], "compasses": [3, 0]})
    do(game, "play 12", "at 2")
    assert notations(game) == ["discard 1", "discard 2"]
    game = calm({"grid": {"1": 10}, "hands": [[12, 1], [5, 6]], "compasses": [3, 0]})
    do(game, "play 12")
    with pytest.raises(ct.IllegalChoice) as refusal:
        game.choose(0, "at 2")
    assert refusal.value.rule == "TR-5.6"
    game = calm({"grid": full_grid(), "hands": [[1], [5, 7]], "piles": [[], []], "compasses": [3, 0]})
    assert game.outcome is not None, "one card and Compasses: no (B)"
