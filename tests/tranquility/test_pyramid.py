"""The Pyramid: border cards in the grid and an exploration deck (TR-16, T9, T10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, hand, new, notations, table

T9 = [list(range(first, last)) for first, last in ((1, 8), (8, 14), (14, 19), (19, 23), (23, 26), (26, 28), (28, 29))]
BORDER = [1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 18, 19, 22, 23, 25, 26, 27, 28]  # the slots that make one explore
T10 = {"start": 5, "finish": 5, "monster": 5, "compass": 6, "rocks": 1, "calm": 2} | {
    f"{colour}-{k}": 1 for colour in ("yellow", "purple", "orange") for k in (1, 2)
}
HAND = [40, 60, 61, 62, 63]
OTHER = [64, 65, 66, 67, 68]


def pyramid(position: dict[str, Any], seats: int = 2, **options: Any) -> ct.Game:
    """Seat 0 holds 40 and 60 to 63, seat 1 holds 64 to 68, if not said otherwise; unsaid exploration cards are gone."""
    hands = [HAND, OTHER, None, None, None][:seats]
    return at({"hands": hands, "deck": [], **position}, seats=seats, mode="pyramid", **options)


def filled(*but: int) -> dict[str, int]:
    """A pyramid with 1, 3, 5, ... 55, without these slots."""
    return {str(slot): 2 * slot - 1 for slot in range(1, 29) if slot not in but}


def explore(deck: list[Any], position: dict[str, Any] | None = None, **options: Any) -> ct.Game:
    """Lay 40 on the free border slot 14, and so draw the last card of this deck."""
    return do(pyramid({"deck": deck, **(position or {})}, **options), "play 40", "at 14")


def card_at(game: ct.Game, slot: int) -> int | None:
    found = [each["card"] for row in table(game)["rows"] for each in row if each["slot"] == str(slot)]
    card: int | None = found[0]
    return card


def discard_both(game: ct.Game, seat: int = 0) -> ct.Game:
    """The action (B) with the two lowest cards."""
    do(game, "discard two", seat=seat)
    for _ in range(2):
        do(game, notations(game, seat)[0], seat=seat)
    return game


# -- the playing area and the deal ---------------------------------------------------------------------------


@pytest.mark.rule("TR-16.1", "TR-16.2")
def test_the_area_is_a_pyramid_of_28_slots_with_18_border_cards() -> None:
    rows = table(new(mode="pyramid"))["rows"]
    assert [[int(slot["slot"]) for slot in row] for row in rows] == T9
    assert [int(slot["slot"]) for row in rows for slot in row if slot.get("explores")] == BORDER
    assert len(BORDER) == 18


@pytest.mark.rule("TR-16.1")
@pytest.mark.parametrize("last", [7, 13, 18, 22, 25, 27])
def test_the_end_of_a_row_and_the_beginning_of_the_next_are_neighbours(last: int) -> None:
    game = do(pyramid({"grid": {str(last): 38}}), "play 40")
    labels = {choice.notation: choice.label for choice in game.choices(0)}
    assert labels[f"at {last + 1}"] == f"Slot {last + 1}, for 2 cards"
    assert f"at {last - 1}" not in labels  # one line: 40 lies after 38


@pytest.mark.rule("TR-16.1")
def test_slots_above_each_other_are_no_neighbours() -> None:
    game = do(pyramid({"grid": {"3": 38}}), "play 40")
    assert {choice.label for choice in game.choices(0) if choice.notation in ("at 9", "at 10")} == {
        "Slot 9, free",
        "Slot 10, free",
    }


@pytest.mark.rule("TR-16.2", "TR-16.5")
@pytest.mark.parametrize("slot", range(1, 29))
def test_only_slots_with_a_border_card_make_one_explore(slot: int) -> None:
    game = do(pyramid({"deck": ["calm", "calm"]}), "play 40", f"at {slot}")
    assert table(game)["deck_size"] == (1 if slot in BORDER else 2)


@pytest.mark.rule("TR-16.3")
@pytest.mark.parametrize(
    ("seats", "removal", "shares"), [(1, 0, [80]), (3, 0, [26, 27, 27]), (5, 12, [13, 13, 14, 14, 14])]
)
def test_only_islands_are_dealt(seats: int, removal: int, shares: list[int]) -> None:
    game = new(seats=seats, mode="pyramid", removal=removal)
    position = game.position()
    dealt = [*map(list.__add__, position["hands"], position["piles"])]
    assert sorted(map(len, dealt)) == shares
    assert sorted(sum(dealt, position["removed"])) == list(range(1, 81))
    assert table(game)["hand_sizes"] == [5] * seats


@pytest.mark.rule("TR-16.4")
@pytest.mark.parametrize("seats", [1, 4])
def test_the_exploration_deck_has_thirty_cards(seats: int) -> None:
    game = new(seats=seats, mode="pyramid")
    assert Counter(game.position()["deck"]) == T10
    assert table(game)["deck_size"] == 30
    assert game.position()["deck"] != new(seats=seats, seed=2, mode="pyramid").position()["deck"]  # shuffled


@pytest.mark.rule("TR-16.4")
def test_nobody_can_see_the_exploration_deck() -> None:
    one = pyramid({"deck": ["calm", "finish", "monster"]})
    two = pyramid({"deck": ["monster", "calm", "finish"]})
    for seat in (None, 0, 1):
        assert one.view(seat)["table"] == two.view(seat)["table"]


# -- when one explores ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-16.5")
def test_the_card_comes_after_the_cost_and_before_the_rocks_step_and_the_refill() -> None:
    game = pyramid({"grid": {"13": 39}, "deck": ["calm"], "rocks": 7})
    do(game, "play 40", "at 14")
    assert table(game)["deck_size"] == 1  # the cost comes first
    do(game, "discard 60")
    assert table(game)["gone"][-1] == "calm"
    assert "rocks 1" in notations(game, 0)
    assert table(game)["hand_sizes"] == [3, 5]
    do(game, "rocks 1")
    assert table(game)["hand_sizes"] == [5, 5]
    assert game.to_act == (1,)


@pytest.mark.rule("TR-16.5")
def test_a_border_card_stays_and_makes_one_explore_again() -> None:
    game = explore(["calm", "calm", "monster"], {"hands": [HAND, [41, 65, 66, 67, 68]]})
    do(game, "destroy 14")
    do(game, "play 41", "at 14", seat=1)
    assert table(game)["deck_size"] == 1
    assert card_at(game, 14) == 41


@pytest.mark.rule("TR-16.14")
def test_an_empty_exploration_deck_is_not_drawn_from() -> None:
    game = explore([])
    assert (game.to_act, game.outcome) == ((1,), None)
    assert table(game)["hand_sizes"] == [5, 5]
    game = discard_both(pyramid({"grid": filled()}))
    assert game.to_act == (1,)


@pytest.mark.rule("TR-16.12", "TR-16.14")
def test_a_border_card_has_no_effect_and_leaves_the_game_in_the_open() -> None:
    before = pyramid({"deck": ["calm"]})
    game = explore(["calm"])
    assert game.to_act == (1,)
    for seat in (None, 0, 1):
        assert table(game, seat)["gone"] == [*table(before)["gone"], "calm"]
        assert any("Calm sea" in line for line in game.log(seat))


# -- Start and Finish ----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-16.6")
def test_the_first_start_is_paid_for_with_the_drawer_as_the_active_player() -> None:
    game = explore(["start"], {"rocks": 1, "grid": {"13": 39}})
    assert table(game)["start_placed"] is False  # it waits for the cost of the Island
    do(game, "discard 60")
    assert table(game)["start_placed"] is True
    assert table(game)["hand_sizes"] == [5, 7]  # two cards more for each of two players
    do(game, "pledge 4", seat=0)
    do(game, "pledge 4", seat=1)
    for seat in (0, 0, 0, 0, 1, 1, 1, 1):
        do(game, notations(game, seat)[0], seat=seat)
    assert table(game)["hand_sizes"] == [1, 3]  # the Rocks step of the turn comes before all refills
    do(game, "rocks 2", seat=0)
    assert table(game)["hand_sizes"] == [5, 5]
    assert table(game)["discard_sizes"] == [5, 4]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-16.6")
def test_who_gives_nothing_for_the_start_does_not_draw() -> None:
    game = explore(["start"], {"hands": [HAND, OTHER, [1, 2, 3, 4]], "turn": 0}, seats=3)
    assert table(game)["hand_sizes"] == [4, 5, 4]  # no extra cards with three players
    for seat, number in enumerate((4, 4, 0)):
        do(game, f"pledge {number}", seat=seat)
    for seat in (0, 0, 0, 0, 1, 1, 1, 1):
        do(game, notations(game, seat)[0], seat=seat)
    assert table(game)["hand_sizes"] == [5, 5, 4]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-16.6")
def test_alone_one_draws_up_to_thirteen_cards_for_the_start() -> None:
    game = do(pyramid({"deck": ["start"]}, seats=1), "play 40", "at 14")
    assert table(game)["hand_sizes"] == [13]
    for _ in range(8):
        do(game, notations(game)[0])
    assert (table(game)["hand_sizes"], table(game)["discard_sizes"]) == ([5], [8])


@pytest.mark.rule("TR-16.6")
@pytest.mark.parametrize("shortfall", ["lose", "pay_all"])
def test_a_start_that_cannot_be_paid_is_lost(shortfall: str) -> None:
    hands = {"hands": [[40, 60, 61], [64, 65, 66]], "piles": [[1], [2]], "discards": [[], []]}  # 3 + 4 cards
    game = explore(["start"], hands, start_shortfall=shortfall)
    if shortfall == "lose":
        assert game.outcome == ct.Outcome((0.0, 0.0), (), "start_unpaid")
    else:
        assert table(game)["start_placed"] is True
        assert table(game)["discard_sizes"] == [3, 4]


@pytest.mark.rule("TR-16.6")
def test_later_starts_have_no_effect() -> None:
    game = explore(["start"], {"sailed": True})
    assert game.to_act == (1,)
    assert table(game)["gone"].count("start") == 5
    assert table(game)["discard_sizes"] == [0, 0]


@pytest.mark.rule("TR-16.6")
def test_a_turn_never_begins_with_a_forced_start() -> None:
    game = new(mode="pyramid", seed=5)
    for _ in range(8):
        assert "discard two" in notations(game)
        discard_both(game, game.to_act[0])
        position = game.position()
        assert not any("start" in cards for cards in position["hands"] + position["piles"])


@pytest.mark.rule("TR-16.7", "TR-16.16")
def test_a_finish_goes_to_the_drawers_hand_and_everybody_knows() -> None:
    game = explore(["finish"], {"piles": [[1, 2, 3], None]})
    assert hand(game, 0) == ["60", "61", "62", "63", "finish"]  # the hand is full: nothing is drawn
    assert table(game)["pile_sizes"][0] == 3
    for seed in range(5):  # whatever seat 1 may imagine, the Finish is in that hand
        assert "finish" in hand(game.imagine(1, seed), 0)
    assert any("Finish" in line for line in game.log(1))


@pytest.mark.rule("TR-16.7")
def test_a_finish_may_be_discarded_and_wins_only_by_the_usual_rules() -> None:
    game = pyramid({"grid": filled(10), "hands": [[19, 60, 61, 62, "finish"], None], "sailed": True})
    assert "play finish" not in notations(game)
    do(game, "discard two", "discard finish")
    assert "finish" not in hand(game, 0)


# -- Monsters and Rocks --------------------------------------------------------------------------------------


@pytest.mark.rule("TR-16.8")
def test_a_monster_destroys_an_island_at_once() -> None:
    game = explore(["monster"], {"grid": {"1": 5, "10": 30, "20": 50}, "storms": {"purple-1": 4}})
    assert notations(game, 0) == ["destroy 1", "destroy 10", "destroy 14"]  # row 4 is locked; 14 was just laid
    assert table(game)["hand_sizes"] == [4, 5]  # before the refill
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "destroy 20")
    assert refused.value.rule == "TR-10.2"
    do(game, "destroy 10")
    assert table(game)["gone"][-2:] == ["30", "monster"]
    assert (card_at(game, 10), card_at(game, 14)) == (None, 40)
    assert game.to_act == (1,)


@pytest.mark.rule("TR-16.8", "TR-16.16")
def test_a_monster_without_a_target_goes_into_the_hand_as_a_mark() -> None:
    game = pyramid(
        {
            "deck": ["monster"],
            "asked": [[], []],
            "script": [["EndTurn", {}], ["Refill", {"done": 0}], ["Explore", {}]],
            "hands": [[60, 61, 62], OTHER],
            "piles": [[1, 2, 3], [4, 5, 6]],
        }
    )
    assert (game.to_act, table(game)["marks"]) == ((1,), [1, 0])
    assert hand(game, 0) == ["3", "60", "61", "62", "monster"]  # it counts toward the limit
    do(game, "play 64", "at 10", seat=1)
    assert "play monster" in notations(game, 0)
    do(game, "play monster", "destroy 10")
    assert table(game)["marks"] == [0, 0]


@pytest.mark.rule("TR-16.8", "TR-16.15", "TR-16.16")
def test_a_held_monster_is_known_and_keeps_all_from_arriving() -> None:
    position = {"grid": filled(), "sailed": True, "hands": [["finish", 60, 61, 62, 63], ["monster", 65, 66, 67, 68]]}
    game = pyramid(position)
    assert table(game, 0)["marks"] == [0, 1]
    assert notations(game) == ["discard two"]
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "play finish")
    assert refused.value.rule == "TR-11.14"
    with pytest.raises(ct.IllegalChoice) as kept:
        do(pyramid(position | {"turn": 1}), "discard two", "discard monster")
    assert kept.value.rule == "TR-11.5"


@pytest.mark.rule("TR-16.9")
def test_drawn_rocks_go_beside_any_row_with_a_gap_and_rest_this_turn() -> None:
    game = explore(["rocks"], {"grid": {"26": 60, "27": 61}, "hands": [[40, 70, 71, 72, 73], OTHER]})
    assert notations(game, 0) == ["rocks 1", "rocks 2", "rocks 3", "rocks 4", "rocks 5", "rocks 7"]
    do(game, "rocks 7")
    assert (game.to_act, table(game)["rocks"]) == ((1,), 7)  # no Rocks step now
    discard_both(game, 1)
    assert notations(game, 1) == ["rocks 1", "rocks 2", "rocks 3", "rocks 4", "rocks 5", "rocks stay"]


@pytest.mark.rule("TR-16.9")
def test_the_rocks_leave_when_two_rows_with_gaps_are_left() -> None:
    gaps = (1, 13, 28)  # in rows 1, 2 and 7
    game = pyramid({"grid": filled(*gaps), "hands": [[25, 56, 60, 61, 62], OTHER], "rocks": 7, "deck": ["calm"]})
    do(game, "play 25", "at 13", "discard 60", "discard 61")
    assert table(game)["rocks"] is None
    assert "rocks" in table(game)["gone"]
    assert game.to_act == (1,)  # and there is no Rocks step


@pytest.mark.rule("TR-16.9")
def test_the_rocks_stay_while_three_rows_have_gaps() -> None:
    gaps = (1, 13, 27, 28)
    game = pyramid({"grid": filled(*gaps), "hands": [[25, 56, 60, 61, 62], OTHER], "rocks": 7, "deck": ["calm"]})
    do(game, "play 25", "at 13", "discard 60", "discard 61")
    assert notations(game, 0) == ["rocks 1", "rocks 6", "rocks stay"]  # only the fourth row is full
    do(game, "rocks 1")
    assert table(game)["rocks"] == 1
    game = pyramid({"grid": filled(*gaps), "hands": [[25, 60, 61, 62, 63], OTHER], "deck": ["rocks"]})
    do(game, "play 25", "at 13", "discard 60", "discard 61")
    assert notations(game, 0) == ["rocks 1", "rocks 6", "rocks 7"]


@pytest.mark.rule("TR-16.9", "TR-16.5")
def test_the_rocks_leave_before_the_exploration_card_is_drawn() -> None:
    hands = [[25, 60, 61, 62, 63], OTHER]
    game = pyramid({"grid": filled(1, 13, 28), "hands": hands, "rocks": 1, "deck": ["monster"]})
    do(game, "play 25", "at 13", "discard 60", "discard 61")
    assert "destroy 2" in notations(game, 0)  # row 1 is not locked any more


@pytest.mark.rule("TR-16.9")
def test_rocks_drawn_too_late_have_no_effect() -> None:
    game = pyramid({"grid": filled(13, 28), "hands": [[25, 60, 61, 62, 63], OTHER], "deck": ["rocks"]})
    do(game, "play 25", "at 13", "discard 60", "discard 61")
    assert (game.to_act, table(game)["rocks"]) == ((1,), None)
    assert table(game)["gone"][-1] == "rocks"


# -- Storms and Compasses ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-16.10")
def test_a_yellow_storm_makes_the_drawer_discard_to_three_at_once() -> None:
    game = explore(["yellow-1"])
    assert (game.to_act, table(game)["hand_sizes"]) == ((0,), [4, 5])
    do(game, "discard 60")
    assert table(game)["hand_limits"] == [3, 5]
    assert hand(game, 0) == ["61", "62", "63"]  # no refill above three
    assert game.to_act == (1,)


@pytest.mark.rule("TR-16.10")
def test_a_purple_storm_locks_a_row_of_the_drawers_choice() -> None:
    game = explore(["purple-1"], {"grid": {"26": 60, "27": 61}, "hands": [[40, 70, 71, 72, 73], OTHER]})
    assert notations(game, 0) == ["row 1", "row 2", "row 3", "row 4", "row 5", "row 7"]
    do(game, "row 3")
    assert table(game)["locked_rows"] == [3]


@pytest.mark.rule("TR-16.10")
def test_a_purple_storm_passes_a_complete_pyramid_by() -> None:
    game = pyramid(
        {"grid": filled(13), "hands": [[25, 60, 61, 62, 63], OTHER], "deck": ["purple-1"], "compasses": [0, 1]}
    )
    do(game, "play 25", "at 13", "discard 60", "discard 61")
    assert (game.to_act, table(game)["locked_rows"]) == ((1,), [])
    assert table(game)["gone"][-1] == "purple-1"
    assert table(game)["compasses"] == [0, 1]


@pytest.mark.rule("TR-16.10")
def test_an_orange_storm_lies_before_the_drawer_alone() -> None:
    game = explore(["orange-2"], {"hands": [HAND, [30, 41, 66, 67, 68]]})
    storm = next(each for each in table(game)["storms"] if each["storm"] == "orange-2")
    assert storm["seat"] == 0
    do(game, "play 30", "at 8", seat=1)  # seat 1 is free to lay a card anywhere
    assert notations(game, 0) == ["discard two"]


@pytest.mark.rule("TR-16.10", "TR-16.11")
def test_compass_holders_are_asked_before_a_drawn_storm_strikes() -> None:
    game = explore(["yellow-2"], {"compasses": [0, 1]})
    assert (game.to_act, notations(game, 1)) == ((1,), ["compass keep", "compass yellow-2"])
    do(game, "compass yellow-2")
    assert table(game)["compasses"] == [0, 0]
    assert table(game)["hand_limits"] == [5, 5]
    assert table(game)["gone"][-2:] == ["compass", "yellow-2"]


@pytest.mark.rule("TR-16.11")
def test_a_compass_is_kept_by_the_drawer() -> None:
    game = explore(["compass"])
    assert (game.to_act, table(game)["compasses"]) == ((1,), [1, 0])
    assert table(game)["hand_sizes"] == [5, 5]  # it does not count as a hand card


@pytest.mark.rule("TR-16.11")
def test_who_draws_a_compass_is_asked_at_once_while_storms_are_in_play() -> None:
    game = explore(["compass"], {"storms": {"yellow-1": 0}, "hands": [[40, 60, 61], OTHER]})
    assert (game.to_act, notations(game, 0)) == ((0,), ["compass yellow-1", "compass keep"])
    do(game, "compass yellow-1")
    assert table(game)["hand_sizes"] == [5, 5]  # the refill of this turn goes to the normal limit


@pytest.mark.rule("TR-16.11")
def test_a_compass_may_be_used_out_of_turn() -> None:
    game = pyramid({"storms": {"orange-1": 0}, "compasses": [0, 1]})
    assert notations(game) == ["discard two"]
    do(game, "compass orange-1", seat=1)
    assert "play 40" in notations(game, 0)


@pytest.mark.rule("TR-16.11")
def test_there_is_no_supply_and_no_award() -> None:
    row = {str(slot): slot + 10 for slot in range(9, 14)}  # 19 to 23
    game = pyramid({"grid": row, "hands": [[18, 60], OTHER]})
    assert table(game)["supply"] == 0
    do(game, "play 18", "at 8", "discard 60")  # a row of consecutive numbers, and an emptied hand
    assert (game.to_act, table(game)["compasses"]) == ((1,), [0, 0])
    game = explore(["start"], {"piles": [20, 20]})
    assert table(game)["compasses"] == [0, 0]


# -- a complete pyramid and the end --------------------------------------------------------------------------


@pytest.mark.rule("TR-16.13")
def test_every_discard_of_two_explores_while_the_pyramid_is_complete() -> None:
    game = pyramid({"grid": filled(), "deck": ["calm", "finish"], "sailed": True, "piles": [[70, 71], [72, 73]]})
    do(game, "discard two", "discard 40")
    assert table(game)["deck_size"] == 2  # first both cards are discarded
    do(game, "discard 60")
    assert hand(game, 0) == ["61", "62", "63", "71", "finish"]  # before the refill
    discard_both(game, 1)
    assert table(game)["gone"][-1] == "calm"
    do(game, "play finish", seat=0)
    assert game.outcome == ct.Outcome((1.0, 1.0), (0, 1), "arrived")
    game = discard_both(pyramid({"grid": filled(10), "deck": ["calm"]}))
    assert table(game)["deck_size"] == 1  # but not while there is a gap


@pytest.mark.rule("TR-16.13")
def test_a_start_may_turn_up_late() -> None:
    game = discard_both(pyramid({"grid": filled(), "deck": ["start"], "piles": [[70, 71], [72, 73]]}))
    assert table(game)["start_placed"] is True
    assert game.to_act == (0, 1)
    assert table(game)["hand_sizes"] == [5, 7]


@pytest.mark.rule("TR-16.15")
@pytest.mark.parametrize(
    ("grid", "sailed", "wins"), [(filled(), True, True), (filled(), False, False), (filled(5), True, False)]
)
def test_one_wins_with_a_complete_pyramid_and_a_placed_start(grid: dict[str, int], sailed: bool, wins: bool) -> None:
    game = pyramid({"grid": grid, "sailed": sailed, "hands": [["finish", 60, 61, 62, 63], OTHER]})
    assert ("play finish" in notations(game)) is wins
    if not wins:
        with pytest.raises(ct.IllegalChoice) as refused:
            game.choose(0, "play finish")
        assert refused.value.rule == "TR-7.1"


@pytest.mark.rule("TR-16.15")
@pytest.mark.parametrize("module", [{"rocks": True}, {"monsters": 3}, {"storms": True}])
def test_the_modules_are_built_in_and_cannot_be_switched_on(module: dict[str, Any]) -> None:
    with pytest.raises(ct.BadOptions, match=r"TR-16\.15"):
        new(mode="pyramid", **module)
