"""The Great Arch: two pillars first, then the roof (TR-15, T8)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, hand, new, notations, table

T8 = [  # the rows from the bottom up, None: the opening
    ["L1", "L2", None, None, "R1", "R2"],
    ["L3", "L4", None, None, "R3", "R4"],
    ["L5", "L6", None, None, "R5", "R6"],
    ["L7", "L8", None, None, "R7", "R8"],
    ["T1", "T2", "T3", "T4", "T5", "T6"],
    ["T7", "T8", "T9", "T10", "T11", "T12"],
]
NO_STORMS: dict[str, Any] = {"piles": [["start", 72, 73, 74], ["start", 75, 76, 77]]}
PILLAR_SLOTS = [f"at {letter}{k}" for letter in "lr" for k in range(1, 9)]


def arch(position: dict[str, Any], seats: int = 2, **options: Any) -> ct.Game:
    return at(position, seats=seats, mode="great_arch", **options)


def pillars(*but: str) -> dict[str, int]:
    """Both pillars: 2, 4, ... 16 on the left one, 22, 24, ... 36 on the right one, without these slots."""
    left = {f"L{k}": 2 * k for k in range(1, 9)}
    right = {f"R{k}": 20 + 2 * k for k in range(1, 9)}
    return {slot: card for slot, card in (left | right).items() if slot not in but}


def roof(*but: str) -> dict[str, int]:
    """A roof with 41, 43, ... 63, without these slots."""
    return {f"T{k}": 39 + 2 * k for k in range(1, 13) if f"T{k}" not in but}


def slots(game: ct.Game, card: int) -> list[str]:
    """Where the player on turn may lay this Island."""
    return notations(do(game.clone(), f"play {card}"))


def prices(game: ct.Game, card: int) -> dict[str, str]:
    """What the player on turn would pay for this Island, as the choices say it."""
    return {choice.notation[3:]: choice.label.split(", ")[1] for choice in do(game.clone(), f"play {card}").choices(0)}


def move_options(game: ct.Game) -> list[str]:
    """Discard 70 and 71, and see what the Rocks step offers."""
    return notations(do(game, "discard two", "discard 70", "discard 71"))


# -- the playing area ----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-15.1")
def test_the_area_has_two_pillars_of_eight_and_a_roof_of_twelve() -> None:
    rows = table(new(mode="great_arch"))["rows"]
    assert [[slot and slot["slot"] for slot in row] for row in rows] == T8
    assert sum(slot is not None for row in rows for slot in row) == 28


@pytest.mark.rule("TR-15.1")
@pytest.mark.parametrize("slot", ["3", "at 16", "l9", "r0", "t13"])
def test_there_is_no_slot_outside_the_arch(slot: str) -> None:
    game = do(arch({"hands": [[40, 50, 60, 70, 80], None]}), "play 40")
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, f"at {slot}")


@pytest.mark.rule("TR-15.2")
def test_each_line_is_numbered_from_the_bottom_left_to_the_right_then_upward() -> None:
    game = arch({"grid": pillars() | {"T6": 50}, "hands": [[49, 51, 60, 70, 80], None]})
    # T7 begins the row above: the slot after T6
    assert prices(game, 51) == {"t7": "for 1 card"} | {f"t{k}": "free" for k in range(8, 13)}
    assert prices(game, 49) == {"t5": "for 1 card"} | {f"t{k}": "free" for k in range(1, 5)}


@pytest.mark.rule("TR-15.2")
@pytest.mark.parametrize("letter", ["L", "R"])
def test_a_pillar_goes_on_from_one_row_to_the_next(letter: str) -> None:
    game = arch({"grid": {f"{letter}2": 30}, "hands": [[32, 50, 60, 70, 80], None]})
    costs = prices(game, 32)
    low = letter.lower()
    assert (costs[f"{low}3"], costs[f"{low}4"]) == ("for 2 cards", "free")
    assert f"{low}1" not in costs


@pytest.mark.rule("TR-15.3")
def test_numbers_ascend_within_a_line_and_lines_do_not_restrict_each_other() -> None:
    game = arch({"grid": {"L4": 40, "R4": 10}, "hands": [[20, 50, 60, 70, 80], None]})
    assert slots(game, 20) == ["at l1", "at l2", "at r6", "at r7", "at r8"]  # L3 and R5 would cost too much
    do(game, "play 20")
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "at r3")
    assert refused.value.rule == "TR-5.2"


@pytest.mark.rule("TR-15.3")
def test_only_slots_of_one_line_are_neighbours() -> None:
    # L2 and R1 lie in one row, L8 and R1, L8 and T1, R8 and T1 follow each other in the table: no neighbours
    game = arch({"grid": {"L1": 1, "L2": 2, "L8": 60, "R8": 61}, "hands": [[3, 50, 59, 70, 80], None]})
    assert prices(game, 3)["r1"] == "free"
    assert prices(game, 3)["l3"] == "for 1 card"
    game = arch({"grid": pillars(), "hands": [[1, 17, 37, 70, 80], None]})
    for card in (1, 17, 37):
        assert prices(game, card) == {f"t{k}": "free" for k in range(1, 13)}


# -- the roof ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-15.4", "TR-15.5")
def test_both_pillars_are_open_and_the_roof_is_closed_at_first() -> None:
    game = arch({"hands": [[40, 50, 60, 70, 80], None]})
    assert table(game)["roof_open"] is False
    assert slots(game, 40) == PILLAR_SLOTS


@pytest.mark.rule("TR-15.5")
@pytest.mark.parametrize("slot", ["t1", "t6", "t12"])
def test_nothing_is_laid_into_a_closed_roof(slot: str) -> None:
    game = do(arch({"grid": pillars("L8"), "hands": [[17, 50, 60, 70, 80], None]}), "play 17")
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, f"at {slot}")
    assert refused.value.rule == "TR-15.5"


@pytest.mark.rule("TR-15.5")
def test_an_island_that_only_fits_the_closed_roof_cannot_be_played() -> None:
    game = arch({"grid": pillars("L8"), "hands": [[1, 15, 60, 70, 80], None]})
    assert notations(game) == ["play 15", "discard two"]  # no gap for 1; the others would cost too much
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "play 1")
    assert refused.value.rule == "TR-15.5"


@pytest.mark.rule("TR-15.4")
@pytest.mark.parametrize(("gap", "card"), [("L8", 15), ("R1", 23)])
def test_the_sixteenth_pillar_card_opens_the_roof(gap: str, card: int) -> None:
    game = arch({"grid": pillars(gap), "hands": [[card, 50, 60, 70, 80], [51, 52, 53, 54, 55]]})
    assert table(game)["roof_open"] is False
    do(game, f"play {card}", f"at {gap.lower()}", "discard 50")
    assert table(game)["roof_open"] is True
    assert notations(do(game, "play 51")) == [f"at t{k}" for k in range(1, 13)]


@pytest.mark.rule("TR-15.4")
def test_the_roof_stays_closed_while_one_pillar_lacks_a_card() -> None:
    left = {slot: card for slot, card in pillars().items() if slot[0] == "L"}
    game = arch({"grid": left, "hands": [[40, 50, 60, 70, 80], None]})
    assert table(game)["roof_open"] is False
    assert slots(game, 40) == [f"at r{k}" for k in range(1, 9)]


@pytest.mark.rule("TR-15.4")
def test_the_roof_stays_open_when_a_monster_hits_a_pillar() -> None:
    game = arch({"grid": pillars(), "hands": [["monster", 3, 60, 70, 80], [5, 51, 52, 53, 54]]}, monsters=3)
    do(game, "play monster", "destroy l2")
    assert table(game)["roof_open"] is True
    assert slots(game, 51) == [f"at t{k}" for k in range(1, 13)]
    assert notations(do(game, "play 5")) == ["at l2", *[f"at t{k}" for k in range(1, 13)]]


# -- the rest as in the standard game ------------------------------------------------------------------------


@pytest.mark.rule("TR-15.6")
def test_deck_and_hands_are_those_of_the_standard_game() -> None:
    game = new(seats=3, mode="great_arch", monsters=3, storms=True, removal=4)
    cards = [card for zone in (*game.position()["hands"], *game.position()["piles"]) for card in zone]
    assert sum(isinstance(card, int) for card in cards) == 76
    assert [cards.count(card) for card in ("finish", "start", "monster", "compass")] == [5, 3, 3, 0]
    assert len(cards) == 76 + 5 + 3 + 3 + 6
    assert table(game)["hand_sizes"] == [5, 5, 5]
    assert sorted(table(game)["pile_sizes"]) == [26, 26, 26]  # 90 cards; less 5, and a Start more


@pytest.mark.rule("TR-15.6")
def test_a_start_is_forced_and_costs_eight_cards() -> None:
    game = arch({"hands": [["start", 50, 60, 70, 80], None]})
    assert notations(game) == ["play start"]
    do(game, "play start")
    do(game, "pledge 6", seat=0)
    do(game, "pledge 2", seat=1)
    for seat in (0, 0, 0, 0, 0, 0, 1, 1):
        do(game, notations(game, seat)[0], seat=seat)
    assert table(game)["start_placed"] is True
    assert table(game)["discard_sizes"] == [6, 2]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-15.6")
def test_a_finish_wins_as_soon_as_all_28_slots_are_filled() -> None:
    position = {"grid": pillars() | roof("T12"), "hands": [[70, "finish", 64, 73, 74], ["finish", 75, 76, 77, 78]]}
    game = arch(position | {"sailed": True})
    assert "play finish" not in notations(game)
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "play finish")
    assert refused.value.rule == "TR-7.1"
    do(game, "play 64", "at t12", "discard 70", "discard 73", "discard 74")
    assert table(game)["complete"] is True
    do(game, "play finish")
    assert game.outcome == ct.Outcome((1.0, 1.0), (0, 1), "arrived")


@pytest.mark.rule("TR-15.6")
def test_the_smaller_difference_is_paid_and_one_that_is_too_high_is_refused() -> None:
    game = arch({"grid": {"L1": 10, "L3": 20, "R1": 30}, "hands": [[13, 35, 36, 70, 80], None]})
    assert prices(game, 13)["l2"] == "for 3 cards"
    assert "at r2" not in slots(game, 35)  # 5 cards
    do(game, "play 13", "at l2", "discard 35", "discard 36", "discard 70")
    assert table(game)["discard_sizes"] == [3, 0]
    assert len(hand(game, 0)) == 5


@pytest.mark.rule("TR-15.6")
def test_no_legal_action_loses() -> None:
    # 37 fits only the closed roof, and one card is too few to discard two
    game = arch({"grid": pillars("R1"), "hands": [[37], None], "piles": [[], None], "sailed": True})
    assert game.outcome == ct.Outcome((0.0, 0.0), (), "no_action")


# -- Rocks, Storms, Compasses --------------------------------------------------------------------------------


@pytest.mark.rule("TR-15.7")
def test_the_rocks_begin_beside_one_of_the_pillar_rows() -> None:
    game = new(mode="great_arch", rocks=True)
    assert game.to_act == (table(game)["first"],)
    assert notations(game) == ["rocks 1", "rocks 2", "rocks 3", "rocks 4"]


@pytest.mark.rule("TR-15.7")
def test_a_locked_pillar_row_covers_both_pillars() -> None:
    game = arch({"hands": [[40, 50, 60, 70, 80], None], "rocks": 2}, rocks=True)
    assert slots(game, 40) == [slot for slot in PILLAR_SLOTS if slot[3:] not in ("l3", "l4", "r3", "r4")]
    do(game, "play 40")
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "at r4")
    assert refused.value.rule == "TR-10.2"


@pytest.mark.rule("TR-15.7")
def test_the_rocks_move_to_another_pillar_row_with_a_gap() -> None:
    # row 2 is full with its four cards
    grid = {"L3": 10, "L4": 11, "R3": 20, "R4": 21, "R5": 22}
    game = arch({"grid": grid, "hands": [[60, 61, 62, 70, 71], None], "rocks": 1}, rocks=True)
    assert move_options(game) == ["rocks 3", "rocks 4", "rocks stay"]
    with pytest.raises(ct.IllegalChoice) as refused:
        game.choose(0, "rocks 5")
    assert refused.value.rule == "TR-15.7"


@pytest.mark.rule("TR-15.7")
def test_with_no_other_pillar_row_they_move_to_the_roof_and_must_come_back() -> None:
    hands = [[60, 61, 62, 70, 71], [63, 64, 65, 72, 73]]
    game = arch({"grid": pillars("L8"), "hands": hands, "rocks": 4}, rocks=True)
    assert move_options(game) == ["rocks 5", "rocks 6", "rocks stay"]
    do(game, "rocks 6", "discard two", "discard 72", "discard 73")
    assert notations(game) == ["rocks 4", "rocks stay"]


@pytest.mark.rule("TR-15.7")
def test_the_rocks_leave_when_the_roof_opens() -> None:
    game = arch({"grid": pillars("L8"), "hands": [[15, 50, 60, 70, 80], None], "rocks": 5}, rocks=True)
    do(game, "play 15", "at l8", "discard 50")
    assert table(game)["roof_open"] is True
    assert table(game)["rocks"] is None
    assert game.to_act == (1,)  # no Rocks step
    assert len(hand(game, 0)) == 5


@pytest.mark.rule("TR-15.7")
def test_three_full_pillar_rows_do_not_end_the_rocks() -> None:
    game = arch({"grid": pillars("L8", "R8"), "hands": [[15, 50, 60, 70, 80], None], "rocks": 5}, rocks=True)
    do(game, "play 15", "at l8", "discard 50")  # the left pillar is complete, row 4 is not
    assert notations(game, 0) == ["rocks 4", "rocks stay"]
    assert table(game)["rocks"] == 5


@pytest.mark.rule("TR-15.7")
def test_the_rocks_do_not_come_back_with_a_new_gap_in_a_pillar() -> None:
    hands = [[15, 50, 60, 70, 80], ["monster", 51, 52, 53, 54]]
    game = arch({"grid": pillars("L8"), "hands": hands, "rocks": 4}, rocks=True, monsters=3)
    do(game, "discard two", "discard 70", "discard 80", "rocks 5")
    do(game, "discard two", "discard 51", "discard 52", "rocks stay", "discard 53", "discard 54")
    do(game, "play 15", "at l8", "discard 50", "play monster", "destroy l1")
    assert table(game)["rocks"] is None
    assert game.to_act == (0,)
    assert table(game)["locked_rows"] == []


@pytest.mark.rule("TR-15.8")
def test_a_purple_storm_goes_to_a_pillar_row_while_the_roof_is_closed() -> None:
    position = {"grid": pillars("L1", "R2", "L8", "R5"), "hands": [[60, 61, 62, 70, 71], None]}
    game = arch(position | {"piles": [["start", 63, 64, "purple-1"], None]}, storms=True)
    do(game, "discard two", "discard 70", "discard 71")
    assert notations(game, 0) == ["row 1", "row 3", "row 4"]  # row 2 is full, rows 5 and 6 are the roof


@pytest.mark.rule("TR-15.8")
def test_a_single_pillar_row_with_a_gap_takes_the_purple_storm_by_itself() -> None:
    position = {"grid": pillars("L8"), "hands": [[60, 61, 62, 70, 71], None]}
    game = arch(position | {"piles": [["start", 63, 64, "purple-2"], None]}, storms=True)
    do(game, "discard two", "discard 70", "discard 71")
    assert game.to_act == (1,)
    assert table(game)["locked_rows"] == [4]


@pytest.mark.rule("TR-15.8")
def test_with_an_open_roof_any_row_with_a_gap_takes_a_purple_storm() -> None:
    position = {"grid": pillars("L1") | roof("T9"), "hands": [[60, 66, 68, 70, 71], None]}
    game = arch(position | {"piles": [["start", 64, "purple-1"], None]}, storms=True)
    do(game, "discard two", "discard 70", "discard 71")
    assert notations(game, 0) == ["row 1", "row 6"]  # a reopened pillar row, and the roof row that is not full


@pytest.mark.rule("TR-15.9")
@pytest.mark.parametrize(("gap", "card"), [("L8", 15), ("R1", 23)])
def test_each_pillar_earns_a_compass_when_it_is_completed(gap: str, card: int) -> None:
    other = "R4" if gap == "L8" else "L4"  # the other pillar is not complete
    game = arch({"grid": pillars(gap, other), "hands": [[card, 50, 60, 70, 80], None], **NO_STORMS}, storms=True)
    do(game, f"play {card}", f"at {gap.lower()}", "discard 50")
    assert (game.to_act, notations(game, 0)) == ((0,), ["award seat 0", "award seat 1"])
    do(game, "award seat 1")
    assert (table(game)["compasses"], table(game)["supply"]) == ([0, 1], 5)
    assert game.to_act == (1,)


@pytest.mark.rule("TR-15.9")
def test_a_pillar_earns_only_the_first_time() -> None:
    hands = [["monster", 50, 60, 70, 80], [15, 51, 52, 53, 54]]
    game = arch({"grid": pillars("R8"), "hands": hands, **NO_STORMS}, monsters=3, storms=True)
    do(game, "play monster", "destroy l8")
    do(game, "play 15", "at l8", "discard 51")
    assert game.to_act == (0,)
    assert notations(game)[0] != "award seat 0"
    assert (table(game)["compasses"], table(game)["supply"]) == ([0, 0], 6)


@pytest.mark.rule("TR-15.9")
def test_the_award_comes_before_the_rocks_leave() -> None:
    game = arch(
        {"grid": pillars("L8"), "hands": [[15, 50, 60, 70, 80], None], "rocks": 5, **NO_STORMS}, rocks=True, storms=True
    )
    do(game, "play 15", "at l8", "discard 50")
    assert notations(game, 0) == ["award seat 0", "award seat 1"]
    assert table(game)["rocks"] == 5
    do(game, "award seat 0")
    assert table(game)["rocks"] is None


@pytest.mark.rule("TR-15.9")
@pytest.mark.parametrize(("first", "last", "earns"), [(46, 51, True), (45, 51, False)])
def test_a_roof_row_of_six_consecutive_numbers_earns_a_compass(first: int, last: int, earns: bool) -> None:
    row = {"T1": first, "T2": 47, "T3": 48, "T4": 49, "T5": 50}
    game = arch({"grid": pillars() | row, "hands": [[last, 60, 66, 70, 71], None], **NO_STORMS}, storms=True)
    do(game, f"play {last}", "at t6", "discard 60")
    assert game.to_act == ((0,) if earns else (1,))
    assert (notations(game) == ["award seat 0", "award seat 1"]) is earns


@pytest.mark.rule("TR-15.9")
def test_a_pillar_row_of_consecutive_numbers_earns_nothing() -> None:
    grid = {"L1": 10, "L2": 11, "R1": 12}
    game = arch({"grid": grid, "hands": [[13, 60, 66, 70, 71], None], **NO_STORMS}, storms=True)
    do(game, "play 13", "at r2", "discard 60")
    assert game.to_act == (1,)
    assert table(game)["supply"] == 6


@pytest.mark.rule("TR-15.10")
def test_an_orange_storm_allows_only_neighbours_inside_a_line() -> None:
    position = {"grid": {"L2": 40}, "hands": [[39, 41, 60, 70, 71], None], "storms": {"orange-1": 0}}
    game = arch(position, storms=True)
    assert notations(game) == ["play 39", "play 41", "discard two"]
    assert slots(game, 39) == ["at l1"]
    assert slots(game, 41) == ["at l3"]  # not R1, which lies beside L2 in the row
    with pytest.raises(ct.IllegalChoice) as refused:
        do(game.clone(), "play 41", "at r1")
    assert refused.value.rule == "TR-12.10"


@pytest.mark.rule("TR-15.10")
@pytest.mark.parametrize("grid", [{}, pillars()])
def test_under_an_orange_storm_empty_lines_leave_only_discarding(grid: dict[str, int]) -> None:
    position = {"grid": grid, "hands": [[39, 41, 60, 70, 71], None], "storms": {"orange-2": 0}}
    assert notations(arch(position, storms=True)) == ["discard two"]


@pytest.mark.rule("TR-15.10")
def test_an_orange_storm_leaves_start_and_monster_plays_free() -> None:
    storms = {"storms": {"orange-1": 0}}
    game = arch({"hands": [["start", 41, 60, 70, 71], None], **storms}, storms=True)
    assert notations(game) == ["play start"]
    game = arch({"grid": pillars(), "hands": [["monster", 41, 60, 70, 71], None], **storms}, storms=True, monsters=3)
    assert notations(game) == ["discard two", "play monster"]
