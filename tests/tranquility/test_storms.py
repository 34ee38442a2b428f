"""Storms (TR-12.1 to 12.12, 12.22, 12.24)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import do, full_grid, hand, in_play, new, notations, refused, row_full, stormy, table

STORMS = {"yellow-1", "yellow-2", "purple-1", "purple-2", "orange-1", "orange-2"}


def pay_start(game: ct.Game, *pledges: int) -> None:
    for seat, number in enumerate(pledges):
        do(game, f"pledge {number}", seat=seat)


def slots(game: ct.Game) -> list[int]:
    return [int(choice.removeprefix("at ")) for choice in notations(game) if choice.startswith("at ")]


# -- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.rule("TR-12.1")
def test_six_storms_are_dealt_and_six_compasses_lie_aside(seats: int) -> None:
    game = new(seats, 3, storms=True)
    position = game.position()
    cards = [card for zone in ("hands", "piles") for cards in position[zone] for card in cards]
    assert set(cards) >= STORMS
    assert len(cards) == 85 + 6 + seats
    assert table(game)["supply"] == 6
    assert table(game)["compasses"] == [0] * seats
    assert sorted(storm["colour"] for storm in table(game)["storms"]) == sorted(["yellow", "purple", "orange"] * 2)
    assert "storms" not in table(new(seats, 3)), "off by default"


# -- drawing a Storm -----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.2")
def test_a_storm_is_shown_and_the_draw_goes_on_to_the_limit() -> None:
    game = stormy({"hands": [[40, 1, 2, 3, 4], [5]]}, tops={0: ["orange-1", 50, 51]})
    do(game, "play 40", "at 10")
    assert hand(game, 0) == ["1", "2", "3", "4", "50"], "the Storm is no hand card"
    assert in_play(game) == {"orange-1": ("seat", 0)}
    assert table(game)["pile_sizes"][0] == 4
    assert any("torm" in line for line in game.log(1)), "everybody sees it"


@pytest.mark.rule("TR-12.2")
def test_it_is_resolved_before_any_further_card() -> None:
    game = stormy({"hands": [[40, 41, 2, 3, 4], [5]]}, tops={0: [50, "purple-1", 51, 52]})
    do(game, "discard two", "discard 40", "discard 41")
    assert notations(game) == [f"row {row}" for row in range(1, 7)]
    assert hand(game, 0) == ["2", "3", "4", "50"]
    assert [storm.get("shown", False) for storm in table(game, 1)["storms"]].count(True) == 1
    do(game, "row 6")
    assert hand(game, 0) == ["2", "3", "4", "50", "51"]


@pytest.mark.rule("TR-12.2")
def test_several_storms_in_one_refill_come_one_after_the_other() -> None:
    game = stormy({"hands": [[40, 1, 2, 3, 4], [5]]}, tops={0: ["orange-2", "purple-1", "orange-1", 50]})
    do(game, "play 40", "at 10")
    assert in_play(game) == {"orange-2": ("seat", 0)}
    do(game, "row 1")
    assert set(in_play(game)) == {"orange-2", "purple-1", "orange-1"}
    assert hand(game, 0) == ["1", "2", "3", "4", "50"]


@pytest.mark.rule("TR-12.2", "TR-12.5")
def test_after_a_yellow_storm_the_draw_goes_to_the_new_limit() -> None:
    game = stormy({"hands": [[40, 1, 2], [5]]}, tops={0: ["yellow-1", 50, 51, 52]})
    do(game, "play 40", "at 10")
    assert hand(game, 0) == ["1", "2", "50"]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.2")
def test_a_storm_that_is_the_last_card_of_the_pile() -> None:
    game = stormy({"hands": [[40, 1], [5, 6]], "piles": [["orange-1"], [66]]})
    do(game, "play 40", "at 10")
    assert in_play(game) == {"orange-1": ("seat", 0)}
    assert hand(game, 0) == ["1"]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.3", "TR-12.8")
def test_storms_in_the_refills_after_a_start_are_their_drawers() -> None:
    hands = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]
    tops: dict[int, list[Any]] = {0: ["purple-1", 50], 1: ["purple-2", 51, 52, "yellow-1"], 2: ["orange-1"]}
    game = stormy({"sailed": False, "hands": hands, "supply": 0}, seats=3, tops=tops)
    do(game, "play start")
    pay_start(game, 3, 5, 0)
    do(game, "give 1", "give 2", "give 3", seat=0)
    do(game, "give 5", "give 6", "give 7", "give 8", "give 9", seat=1)
    assert game.to_act == (0,)
    assert table(game)["hand_sizes"] == [1, 0, 5], "seat 1 waits until all of seat 0's refill is done"
    do(game, "row 1")
    assert game.to_act == (1,), "who draws it chooses the row, also in the turn of another"
    assert table(game)["hand_sizes"] == [5, 0, 5]
    do(game, "row 2", seat=1)
    assert in_play(game) == {"purple-1": ("row", 1), "purple-2": ("row", 2), "yellow-1": ("seat", 1)}
    assert table(game)["hand_sizes"] == [5, 3, 5], "seat 2 gave nothing and draws nothing"


@pytest.mark.rule("TR-12.3")
def test_two_extra_cards_come_in_spite_of_a_storm() -> None:
    hands = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    game = stormy(
        {"sailed": False, "hands": hands, "supply": 0}, tops={0: ["orange-1", 50, "orange-2", 51], 1: [52, 53]}
    )
    do(game, "play start")
    assert hand(game, 0) == ["1", "2", "3", "4", "50", "51"]
    assert hand(game, 1) == ["5", "6", "7", "8", "9", "52", "53"]
    assert in_play(game) == {"orange-1": ("seat", 0), "orange-2": ("seat", 0)}


@pytest.mark.parametrize(
    ("tops", "owed", "after"),
    [
        (["yellow-1", 50, 51], 1, 5),  # 4 cards, down to 3, two more
        ([50, "yellow-1", 51], 2, 4),  # 5 cards, down to 3, one more
    ],
)
@pytest.mark.rule("TR-12.3")
def test_a_yellow_storm_among_the_extra_cards(tops: list[Any], owed: int, after: int) -> None:
    hands = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    game = stormy({"sailed": False, "hands": hands, "supply": 0}, tops={0: tops})
    do(game, "play start")
    for card in range(1, owed + 1):
        assert game.to_act == (0,)
        do(game, f"discard {card}")
    assert table(game)["hand_sizes"] == [after, 7]
    assert table(game, 0)["capacity"] == after + 2


# -- yellow --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "owed"), [([1, 2, 3, 4], 1), ([1, 2, 3], 0), ([1], 0)])
@pytest.mark.rule("TR-12.5", "TR-12.7")
def test_yellow_discards_down_to_three(held: list[int], owed: int) -> None:
    game = stormy({"hands": [[40, *held], [5, 6, 7, 8]]}, tops={0: ["yellow-2"]})
    do(game, "play 40", "at 10")
    if owed:
        assert game.to_act == (0,)
        assert notations(game) == ["discard 1", "discard 2", "discard 3", "discard 4"], "the drawer's own choice"
        thrown = table(game)["discard_sizes"][0]
        do(game, "discard 3")
        assert hand(game, 0) == ["1", "2", "4"]
        assert table(game)["discard_sizes"][0] == thrown + 1
    assert in_play(game) == {"yellow-2": ("seat", 0)}
    assert table(game)["hand_sizes"][0] == 3
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.5")
def test_yellow_lowers_the_limit_of_its_owner_alone() -> None:
    game = stormy({"hands": [[40, 1, 2], [50, 3, 4, 5, 6]], "storms": {"yellow-1": 0}})
    assert table(game)["hand_limits"] == [3, 5]
    do(game, "play 40", "at 10", "play 50", "at 20")
    assert table(game)["hand_sizes"] == [3, 5]


@pytest.mark.rule("TR-12.6")
def test_each_yellow_storm_needs_its_own_compass() -> None:
    position = {"hands": [[40, 1, 2], [50, 3]], "storms": {"yellow-1": 0, "yellow-2": 0}, "compasses": [2, 0]}
    game = stormy(position)
    assert table(game)["hand_limits"] == [3, 5], "two are not worse than one"
    do(game, "compass yellow-2")
    assert table(game)["hand_limits"] == [3, 5]
    do(game, "compass yellow-1")
    assert table(game)["hand_limits"] == [5, 5]


@pytest.mark.rule("TR-12.7")
def test_the_yellow_discard_is_secret() -> None:
    game = stormy({"hands": [[40, 1, 2, 3, 4], [5, 6, 7, 8]]}, tops={0: ["yellow-1"]})
    do(game, "play 40", "at 10")
    assert notations(game, 1) == []
    events = game.choose(0, "discard 3")
    discard = next(event for event in events if event.kind == "discard")
    assert "3" in game.tell(discard, 0)
    assert "3" not in game.tell(discard, 1)
    assert "3" not in game.tell(discard, None)


@pytest.mark.rule("TR-12.7")
def test_what_cannot_be_discarded_stays_even_above_three() -> None:
    hands = [[1, 2, 3, "monster", "monster"], [5, 6, 7, 8]]
    game = stormy({"sailed": False, "hands": hands, "piles": [[61, "yellow-1", "start"], ["start"]]}, monsters=5)
    do(game, "discard two", "discard 1", "discard 2")
    assert notations(game) == ["discard 3"]
    refused(game, "discard start", "TR-8.4")
    refused(game, "discard monster", "TR-11.5")
    hands = [[1, 2, "monster", "monster", "monster"], [5, 6, 7, 8]]
    game = stormy({"sailed": False, "hands": hands, "piles": [[61, "yellow-1", "start"], ["start"]]}, monsters=5)
    do(game, "discard two", "discard 1", "discard 2")
    assert hand(game, 0) == ["start", "monster", "monster", "monster"]
    assert table(game)["turn"] == 1


# -- purple --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.8")
def test_the_drawer_chooses_a_row_with_a_gap_and_it_is_locked() -> None:
    grid = row_full(1, 1) | {"7": 10, "8": 11, "20": 30}
    position = {"grid": grid, "hands": [[40, 41, 50, 51, 52], [25, "monster", 60]], "compasses": [0, 1]}
    game = stormy(position, tops={0: ["purple-1"]}, monsters=3)
    do(game, "discard two", "discard 40", "discard 41", "compass keep")
    assert game.to_act == (0,)
    assert notations(game) == ["row 2", "row 3", "row 4", "row 5", "row 6"], "row 1 is full"
    do(game, "row 4")
    assert table(game)["locked_rows"] == [4]
    assert in_play(game) == {"purple-1": ("row", 4)}
    do(game, "play 60")
    assert slots(game) == list(range(25, 37)), "19 to 24 are locked"
    refused(game, "at 24", "TR-10.2", seat=1)
    game.undo(1)
    do(game, "play monster")
    assert "destroy 8" in notations(game)
    refused(game, "destroy 20", "TR-10.2", seat=1)
    game.undo(1)
    do(game, "compass purple-1", seat=1)
    assert table(game)["locked_rows"] == []
    do(game, "play 60")
    assert 24 in slots(game)


@pytest.mark.rule("TR-12.9")
def test_purple_with_a_complete_grid_has_no_effect_and_no_compass_is_asked_for() -> None:
    position = {"grid": full_grid(), "hands": [[1, 3, 5], [7, 9]], "compasses": [1, 1]}
    game = stormy(position, tops={0: ["purple-2"]})
    do(game, "discard two", "discard 1", "discard 3")
    assert table(game)["turn"] == 1
    assert in_play(game) == {}
    assert "purple-2" in table(game)["gone"]
    assert table(game)["compasses"] == [1, 1]
    assert table(game)["hand_sizes"][0] == 4, "the draw went on"


@pytest.mark.rule("TR-12.9", "TR-12.8")
def test_purple_storms_and_rocks_may_share_a_row() -> None:
    position = {"hands": [[40, 1, 2, 3, 4], [5, 6]], "storms": {"purple-1": 2}, "rocks": 3}
    game = stormy(position, tops={0: ["purple-2"]}, rocks=True)
    do(game, "play 40", "at 30", "rocks 2")
    assert "row 2" in notations(game)
    do(game, "row 2")
    assert in_play(game) == {"purple-1": ("row", 2), "purple-2": ("row", 2)}
    assert table(game)["rocks"] == 2
    assert table(game)["locked_rows"] == [2]


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.rule("TR-12.24", "TR-12.9")
def test_the_only_row_with_a_gap_is_taken_by_itself(locked: bool) -> None:
    position = {"grid": full_grid(but=(14, 16)), "hands": [[1, 3, 5], [7, 9]]}
    game = stormy(position | {"storms": {"purple-2": 3} if locked else {}}, tops={0: ["purple-1"]})
    do(game, "discard two", "discard 1", "discard 3")
    assert in_play(game)["purple-1"] == ("row", 3)
    assert table(game)["turn"] == 1, "there was nothing to choose"
    assert table(game)["locked_rows"] == [3]


@pytest.mark.rule("TR-12.24")
def test_with_two_rows_the_drawer_is_asked() -> None:
    position = {"grid": full_grid(but=(14, 36)), "hands": [[1, 3, 5], [7, 9]], "storms": {"purple-2": 6}}
    game = stormy(position, tops={0: ["purple-1"]})
    do(game, "discard two", "discard 1", "discard 3")
    assert notations(game) == ["row 3", "row 6"]


# -- orange --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.10")
def test_orange_allows_only_slots_beside_an_island() -> None:
    position = {"grid": {"10": 21}, "hands": [[22, 23, 60, 18, 1], [24, 70, 5]], "storms": {"orange-1": 0}}
    game = stormy(position)
    assert notations(game) == ["play 18", "play 22", "play 23", "discard two"]
    do(game, "play 22")
    assert slots(game) == [11]
    refused(game, "at 12", "TR-12.10")
    do(game, "at 11", "discard 1")
    do(game, "play 70")
    assert 36 in slots(game), "the others are free"


@pytest.mark.rule("TR-12.10")
def test_orange_counts_the_neighbour_across_the_end_of_a_row_but_not_above() -> None:
    position = {"grid": {"6": 10}, "hands": [[12, 1, 2, 3], [5, 6]], "storms": {"orange-2": 0}}
    game = stormy(position)
    do(game, "play 12")
    assert slots(game) == [7]


@pytest.mark.rule("TR-12.10")
def test_orange_and_an_empty_grid_leave_only_the_discard() -> None:
    game = stormy({"hands": [[12, 1, 2, 3], [5, 6]], "storms": {"orange-2": 0}})
    assert notations(game) == ["discard two"]
    refused(game, "play 12", "TR-12.10")
    game = stormy({"hands": [[12], [5, 6]], "storms": {"orange-2": 0}})
    assert game.outcome is not None, "and with one card not even that"


@pytest.mark.rule("TR-12.10")
def test_orange_restricts_nothing_but_islands() -> None:
    storm = {"storms": {"orange-1": 0}}
    held: list[Any] = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    assert notations(stormy({"sailed": False, "hands": held} | storm)) == ["play start"]
    game = stormy({"grid": full_grid(), "hands": [["finish"], [1, 3]]} | storm)
    assert notations(game) == ["play finish"]
    game = stormy({"grid": {"3": 40}, "hands": [["monster", 80], [1, 3]]} | storm, monsters=3)
    assert notations(game) == ["play monster"]
    game = stormy({"grid": {"3": 40}, "hands": [[80], [1, 3]]} | storm, mode="day_night")
    assert notations(game) == ["turn"]


@pytest.mark.rule("TR-12.10")
def test_each_orange_storm_needs_its_own_compass() -> None:
    storms = {"orange-1": 0, "orange-2": 0}
    game = stormy({"grid": {"10": 21}, "hands": [[22, 1, 2], [5, 6]], "storms": storms, "compasses": [2, 0]})
    do(game, "compass orange-1", "play 22")
    assert "at 12" not in notations(game)
    do(game, "compass orange-2")
    assert "at 12" in notations(game)


# -- winning -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.22")
def test_storms_do_not_prevent_a_win() -> None:
    storms = {"yellow-1": 0, "yellow-2": 1, "orange-1": 0, "orange-2": 1}  # a purple one keeps its row from being full
    game = stormy({"grid": full_grid(), "hands": [["finish", 1, 3], [5]], "storms": storms})
    do(game, "play finish")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
