"""Compasses: how they are used, and when (TR-12.18 to 12.23)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.compass import calm, lying, may_act, setting_sail, to_act
from tests.tranquility.helpers import at, do, full_grid, hand, notations, table

# -- using it ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("storm", ["yellow-1", "purple-2", "orange-1"])
@pytest.mark.parametrize("user", [0, 1, 2])
@pytest.mark.rule("TR-12.18", "TR-12.20")
def test_any_storm_anywhere_in_or_out_of_turn(storm: str, user: int) -> None:
    storms = {"yellow-1": 0, "purple-2": 4, "orange-1": 1}
    game = calm({"hands": [[40, 1, 2], [5, 6], [7, 8]], "storms": storms, "compasses": [1, 1, 1]}, seats=3)
    assert to_act(game) == (0,)
    assert may_act(game) == (0, 1, 2)
    do(game, f"compass {storm}", seat=user)
    assert lying(game) == [other for other in storms if other != storm]
    assert table(game)["compasses"] == [int(seat != user) for seat in range(3)]
    assert table(game)["supply"] == 3, "used ones do not come back"
    assert set(table(game)["gone"]) >= {storm, "compass"}
    assert to_act(game) == (0,), "the open decision stays"
    assert user not in may_act(game)


@pytest.mark.rule("TR-12.18")
def test_players_may_talk_about_storms_while_a_compass_is_held() -> None:
    held = {"hands": [[40, 1, 2], [5, 6]], "compasses": [0, 1]}
    assert table(calm(held | {"storms": {"orange-1": 0}}))["talk"] == "storms"
    assert table(calm(held))["talk"] == "none"
    assert table(calm(held | {"storms": {"orange-1": 0}, "compasses": [0, 0]}))["talk"] == "none"


@pytest.mark.parametrize("storm", ["yellow-1", "purple-1", "orange-1"])
@pytest.mark.rule("TR-12.19", "TR-12.20")
def test_a_storm_just_shown_can_be_stopped(storm: str) -> None:
    position = {"hands": [[40, 1, 2, 3, 4], [5, 6]], "compasses": [0, 1]}
    game = calm(position, tops={0: [storm, 50]})
    do(game, "play 40", "at 10")
    assert to_act(game) == (1,)
    assert notations(game, 1) == ["compass keep", f"compass {storm}"]
    assert table(game)["hand_sizes"][0] == 4, "the draw waits"
    do(game, f"compass {storm}", seat=1)
    assert lying(game) == []
    assert hand(game, 0) == ["1", "2", "3", "4", "50"], "no effect at all, the draw went on"
    assert table(game)["locked_rows"] == []
    assert set(table(game)["gone"]) >= {storm, "compass"}
    assert table(game)["compasses"] == [0, 0]


@pytest.mark.rule("TR-12.20")
def test_window_1_asks_all_holders_from_the_drawer_clockwise() -> None:
    position = {"hands": [[5, 6], [40, 1, 2, 3, 4], [7, 8], [9, 10]], "turn": 1, "compasses": [1, 1, 0, 2]}
    piles = [[59], [61, 63, "orange-1"], [65], [67]]
    game = at(position | {"sailed": True, "piles": piles}, seats=4, storms=True)
    do(game, "play 40", "at 10")
    asked = []
    while "compass keep" in notations(game):
        assert len(game.to_act) == 1
        asked.append(game.to_act[0])
        do(game, "compass keep")
    assert asked == [1, 3, 0], "each holder once, also with two Compasses"
    assert lying(game) == ["orange-1"]


@pytest.mark.rule("TR-12.20")
def test_window_1_is_settled_by_the_first_use() -> None:
    position = {"hands": [[40, 1, 2, 3, 4], [5, 6], [7, 8]], "compasses": [1, 1, 1]}
    game = calm(position, 3, {0: ["yellow-1"]})
    do(game, "play 40", "at 10", "compass keep", "compass yellow-1")
    assert table(game)["compasses"] == [1, 0, 1]
    assert to_act(game) == (1,)
    assert "discard two" in notations(game, 1), "seat 2 is not asked any more"


@pytest.mark.rule("TR-12.20", "TR-12.17")
def test_a_compass_cannot_be_spent_twice() -> None:
    position = {"hands": [[40, 1, 2, 3, 4], [5, 6]], "storms": {"orange-1": 1}, "compasses": [1, 0]}
    game = calm(position, tops={0: ["yellow-1"]})
    do(game, "play 40", "at 10")
    assert "compass yellow-1" in notations(game)
    do(game, "compass orange-1", seat=0)  # the other Storm, which is in play
    assert "compass yellow-1" not in notations(game, 0), "no Compass is left"
    assert min(table(game)["compasses"]) == 0


@pytest.mark.rule("TR-12.20", "TR-12.18")
def test_window_2_offers_the_open_decision_anew() -> None:
    position = {"grid": {"10": 21}, "hands": [[22, 1, 2], [5, 6]], "compasses": [0, 2]}
    game = calm(position | {"storms": {"orange-1": 0, "purple-1": 3}})
    do(game, "play 22")
    assert notations(game, 0) == ["at 11"]
    do(game, "compass orange-1", seat=1)
    assert [slot for slot in ("at 12", "at 13", "at 19") if slot in notations(game, 0)] == ["at 12", "at 19"]
    do(game, "compass purple-1", seat=1)
    assert "at 13" in notations(game, 0)
    assert to_act(game) == (0,)
    do(game, "at 13")
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.20")
def test_window_2_needs_a_storm_and_a_compass_and_stops_nobody() -> None:
    position = {"hands": [[40, 1, 2], [5, 6]], "compasses": [0, 1]}
    assert may_act(calm(position)) == ()
    game = calm(position | {"storms": {"orange-1": 1}})
    assert may_act(game) == (1,)
    assert to_act(game) == (0,)
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, "compass orange-1")
    do(game, "play 40", "at 10")
    assert table(game)["turn"] == 1, "the game did not wait"


LOST = {"hands": [[40], [5, 6], [7, 8]], "storms": {"orange-1": 0, "yellow-1": 2, "purple-1": 1}}


@pytest.mark.rule("TR-12.20")
def test_window_3_asks_before_a_loss_from_the_player_on_turn_clockwise() -> None:
    position = {"hands": [[7, 8], [40], [5, 6]], "storms": {"orange-1": 1, "yellow-1": 2}, "turn": 1}
    game = calm(position | {"compasses": [1, 1, 1]}, seats=3)
    asked = []
    while game.outcome is None:
        asked.append(game.to_act[0])
        assert notations(game) == ["compass yellow-1", "compass orange-1", "compass keep"]
        do(game, "compass keep")
    assert asked == [1, 2, 0]
    assert game.outcome.winners == ()


@pytest.mark.rule("TR-12.20")
def test_window_3_a_use_that_helps_saves_the_game() -> None:
    game = calm(LOST | {"compasses": [0, 1, 0]}, seats=3)
    assert to_act(game) == (1,)
    do(game, "compass orange-1")
    assert to_act(game) == (0,)
    assert "play 40" in notations(game)


@pytest.mark.rule("TR-12.20")
def test_window_3_a_use_that_does_not_help_asks_again() -> None:
    game = calm(LOST | {"compasses": [1, 1, 0]}, seats=3)
    do(game, "compass keep", "compass yellow-1")
    assert game.outcome is None
    assert to_act(game) == (0,), "who kept may think again"
    do(game, "compass orange-1")
    assert "play 40" in notations(game)


@pytest.mark.rule("TR-12.20")
def test_window_3_needs_storms_in_play() -> None:
    position = {"grid": full_grid(), "hands": [[1], [5, 7]], "piles": [[], []], "compasses": [1, 1]}
    assert calm(position).outcome is not None
    assert calm(position | {"storms": {"yellow-1": 1}}).outcome is None


@pytest.mark.parametrize("use", [True, False])
@pytest.mark.rule("TR-12.20", "TR-12.21")
def test_window_4_a_new_holder_is_asked_at_once(use: bool) -> None:
    position = {"grid": {"1": 10}, "hands": [[12, 40, 41], [5, 6]], "storms": {"yellow-1": 0}}
    game = calm(position)
    do(game, "play 12", "at 2", "discard 40", "discard 41", "award seat 1")
    assert to_act(game) == (1,)
    assert notations(game, 1) == ["compass yellow-1", "compass keep"]
    assert hand(game, 0) == [], "before the refill"
    do(game, "compass yellow-1" if use else "compass keep")
    assert len(hand(game, 0)) == (5 if use else 3)
    assert table(game)["compasses"] == [0, 0 if use else 1]


@pytest.mark.rule("TR-12.20")
def test_window_4_is_not_opened_without_a_storm() -> None:
    game = calm({"hands": [[40, 41], [5, 6]]})
    do(game, "discard two", "discard 40", "discard 41", "award seat 0")
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.20")
def test_a_shortfall_opens_no_window() -> None:
    hands: list[list[Any]] = [["start", 1], [5, 6], [7, 8]]
    game = setting_sail(hands, storms={"orange-1": 1}, compasses=[1, 1, 1], supply=0)
    assert game.outcome is not None
    assert game.outcome.winners == ()


# -- the limit of a hand -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.21")
def test_without_its_yellow_storm_a_hand_grows_at_the_next_refill_only() -> None:
    position = {"hands": [[40, 1, 2], [50, 5, 6]], "storms": {"yellow-1": 1}, "compasses": [1, 0]}
    game = calm(position)
    do(game, "compass yellow-1", seat=0)
    assert table(game)["hand_limits"] == [5, 5], "at once"
    assert len(hand(game, 1)) == 3, "but nothing is drawn"
    do(game, "play 40", "at 10")
    assert len(hand(game, 1)) == 3
    do(game, "play 50", "at 20")
    assert len(hand(game, 1)) == 5


@pytest.mark.rule("TR-12.21", "TR-12.20")
def test_removed_during_the_refill_the_draw_goes_on_to_the_normal_limit() -> None:
    position = {"hands": [[40, 1, 2], [5, 6]], "storms": {"yellow-1": 0}, "compasses": [0, 2]}
    game = calm(position, tops={0: ["orange-1"]})
    do(game, "play 40", "at 10")
    assert to_act(game) == (1,)
    do(game, "compass yellow-1", "compass keep", seat=1)
    assert len(hand(game, 0)) == 5


@pytest.mark.rule("TR-12.20", "TR-12.21")
def test_a_raised_limit_ends_the_discard_down_to_it() -> None:
    hands: list[list[Any]] = [["start", 1, 2, 3, 4], [5, 6, 7]]
    game = setting_sail(hands, storms={"yellow-1": 1}, compasses=[1, 0], supply=0)
    do(game, "pledge 6", seat=0)
    do(game, "pledge 2", seat=1)
    do(game, "give unseen", "give unseen", seat=1)
    while to_act(game) == (0,):
        do(game, notations(game, 0)[0])
    assert to_act(game) == (1,)
    assert len(hand(game, 1)) == 5, "down to three by TR-6.13"
    do(game, "compass yellow-1", seat=0)
    assert len(hand(game, 1)) == 5, "the limit is five now: nothing is above it"
    assert table(game)["turn"] == 1


# -- while the Start is paid ---------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.23", "TR-12.14")
def test_compasses_rest_while_the_start_is_paid() -> None:
    hands: list[list[Any]] = [["start", 1, 2, 3, 4], [5, 6, 7], [10, 11, 12, 13, 14]]
    storms = {"yellow-1": 1, "orange-1": 2}
    game = setting_sail(hands, storms=storms, compasses=[0, 0, 1], rocks=3)
    assert may_act(game) == (2,), "free until the award is given"
    do(game, "award seat 0")
    assert notations(game, 0) == ["compass yellow-1", "compass orange-1", "compass keep"], "and its window"
    do(game, "compass keep", seat=0)
    assert to_act(game) == (0, 1, 2)
    assert may_act(game) == ()
    with pytest.raises(ct.IllegalChoice):
        game.choose(2, "compass yellow-1")
    for seat, number in enumerate((2, 3, 3)):
        do(game, f"pledge {number}", seat=seat)
    do(game, "give 1", "give 2", seat=0)
    do(game, "give 10", "give 11", "give 12", seat=2)
    do(game, "give 5", "give 6", seat=1)
    assert may_act(game) == ()
    do(game, "give 7", seat=1)
    do(game, "award seat 1", "compass keep", seat=1)  # seat 1 gave its last card
    assert to_act(game) == (0,), "the Rocks step"
    assert may_act(game) == (0, 1, 2), "free again after the last of the 8"


@pytest.mark.rule("TR-12.23", "TR-12.20")
def test_a_storm_among_the_extra_cards_can_be_stopped_but_no_other() -> None:
    hands: list[list[Any]] = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    more: dict[str, Any] = {"storms": {"orange-1": 0}, "compasses": [0, 1], "supply": 0}
    game = setting_sail(hands, tops={0: ["yellow-1"]}, **more)
    assert to_act(game) == (1,)
    assert notations(game, 1) == ["compass keep", "compass yellow-1"]
    assert may_act(game) == ()
    do(game, "compass yellow-1")
    assert table(game)["hand_sizes"] == [6, 7]
