"""What the view tells of a hand's prospects: the table asks no other source what can be done."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.tranquility.helpers import FIVE, FIVE_ODD, at, do, full_grid, new, prices, stormy, table


@pytest.mark.rule("TR-5.2", "TR-5.4", "TR-5.6")
def test_offers_are_the_slots_and_costs_that_playing_the_card_brings() -> None:
    game = at({"grid": {"10": 30, "12": 40, "20": 60}, "hands": [[31, 35, 50, 62, "finish"], None]})
    offers = table(game, 0)["offers"]
    assert list(offers) == ["31", "35", "50", "62"] and offers["31"] == {"11": 1} and offers["35"] == {}
    for card in ("31", "50", "62"):
        slots = offers[card]
        chosen = do(game.clone(), f"play {card}")
        assert {int(slot): cost for slot, cost in slots.items()} == prices(chosen)
        assert table(chosen, 0)["costs"] == slots and table(chosen, 0)["placing"] == int(card)


@pytest.mark.rule("TR-5.6", "TR-5.4")
def test_dear_slots_and_the_neighbour_that_sets_the_price() -> None:
    """35 beside 30 or 42 costs more than four cards, in the middle between them nothing."""
    game = at({"grid": {"10": 30, "14": 42}, "hands": [[35, 1, 2, 3, 4], None]})
    seen = table(do(game, "play 35"), 0)
    assert seen["costs"] == {"12": 0}
    assert seen["dear"] == {"11": 5, "13": 7}
    assert seen["because"] == {"11": "10", "12": None, "13": "14"}


@pytest.mark.rule("TR-5.4")
def test_the_nearer_neighbour_sets_the_price() -> None:
    game = at({"grid": {"1": 4, "3": 10}, "hands": [[3, 5, 9, 12, 60], None]})
    low = table(do(game.clone(), "play 9"), 0)
    assert low["costs"] == {"2": 1} and low["because"] == {"2": "3"}
    high = table(do(game.clone(), "play 5"), 0)
    assert high["costs"] == {"2": 1} and high["because"] == {"2": "1"}
    beside = table(do(game.clone(), "play 12"), 0)
    assert beside["because"]["4"] == "3" and beside["because"]["5"] is None


@pytest.mark.rule("TR-5.2", "TR-5.6", "TR-6.11", "TR-7.1", "TR-11.7")
def test_barred_says_why_a_card_cannot_be_played() -> None:
    grid = {"1": 10, "2": 20, "3": 30}
    game = at({"grid": grid, "hands": [[9, 15, "finish", "start"], None], "sailed": True})
    assert table(game, 0)["barred"] == {
        "9": {"why": "no_slot"},
        "15": {"why": "no_slot"},
        "finish": {"why": "finish_early"},
        "start": {"why": "second_start"},
    }
    poor = at({"grid": {"1": 10, "3": 30}, "hands": [[20, 40, "monster"], None]}, monsters=3)
    assert table(poor, 0)["barred"] == {"20": {"why": "cost", "n": 10}}
    empty = at({"hands": [[20, 40, "monster"], None]}, monsters=3)
    assert table(empty, 0)["barred"] == {"monster": {"why": "monster"}}


@pytest.mark.rule("TR-10.2", "TR-12.8", "TR-12.10", "TR-15.5")
def test_barred_names_locks_storms_and_the_roof() -> None:
    grid = {"6": 12, "13": 26}
    locked = at({"grid": grid, "hands": [[17, 60, 1, 3, 5], None], "rocks": 2}, rocks=True)
    assert table(locked, 0)["barred"] == {"17": {"why": "locked", "row": 2}}
    game = stormy({"grid": {}, "hands": [[40, 50, 60], [41, 51, 62]], "storms": {"orange-1": 1}})
    assert table(game, 1)["barred"]["41"] == {"why": "orange"}
    assert table(game, 0)["offers"]["40"]["3"] == 0 and table(game, 0)["barred"] == {}
    pillars = {f"{side}{n}": 10 * n - (side == "L") for side in "LR" for n in range(1, 9) if (side, n) != ("R", 8)}
    arch = at({"grid": pillars, "hands": [[5, 78, 33], None]}, mode="great_arch")
    assert table(arch, 0)["barred"]["5"] == {"why": "roof"} and table(arch, 0)["closed_rows"] == [5, 6]


@pytest.mark.rule("TR-15.4")
def test_no_row_is_closed_once_the_roof_is_open() -> None:
    pillars = {f"{side}{n}": 10 * n - (side == "L") for side in "LR" for n in range(1, 9)}
    arch = at({"grid": pillars, "roof_open": True}, mode="great_arch")
    assert table(arch)["closed_rows"] == []


@pytest.mark.rule("TR-8.3", "TR-8.6")
def test_prospects_are_for_the_own_eyes() -> None:
    game = new(seats=3)
    private = {"offers", "barred", "placing", "costs", "dear", "because", "owed", "to_draw"}
    assert not private & set(table(game))
    waiting = next(seat for seat in range(3) if seat not in game.to_act)
    assert not {"placing", "owed"} & set(table(game, waiting))
    do(game, "discard two")
    assert table(game, game.to_act[0])["owed"] == 2
    assert "owed" not in table(game, waiting)


@pytest.mark.rule("TR-5.5", "TR-6.9", "TR-12.5")
def test_owed_counts_down() -> None:
    game = at({"grid": {"10": 30}, "hands": [[33, 1, 2, 3, 4], None]})
    do(game, "play 33", "at 11")
    for owed in (3, 2, 1):
        assert game.kind(0) == "discard" and table(game, 0)["owed"] == owed
        do(game, f"discard {owed}")
    given = at({"hands": [["start", 10, 20, 30, 40], FIVE[1]]}, seats=2, start_split="captain")
    do(given, "play start", "split 6")
    assert [table(given, seat)["owed"] for seat in (0, 1)] == [6, 2]
    shed = stormy({"hands": [FIVE[0], FIVE[1]], "turn": 0}, tops={0: [6, "yellow-1"]})
    do(shed, "discard two", "discard 10", "discard 20")
    assert shed.kind(0) == "discard_to_limit" and table(shed, 0)["owed"] == 1


@pytest.mark.rule("TR-6.2", "TR-6.8")
def test_the_captains_shares_are_shown_as_they_are_named() -> None:
    game = at({"hands": [FIVE[0], ["start", 11, 21, 31, 41], FIVE[2]], "turn": 1}, seats=3, start_split="captain")
    do(game, "play start")
    assert table(game)["payment"] == 8 and table(game)["shares"] == [None, None, None]
    do(game, "split 3")
    assert table(game)["shares"] == [None, 3, None]
    do(game, "split 2")
    assert "shares" not in table(game) and table(game)["pledges"] == [3, 3, 2]


@pytest.mark.rule("TR-17.6")
def test_the_side_wanted_of_each_row() -> None:
    assert table(new(mode="day_night"))["wanted"] == ["moon"] * 3 + ["sun"] * 3


@pytest.mark.rule("TR-8.9")
def test_nothing_is_offered_after_the_end() -> None:
    game = at({"grid": full_grid(), "hands": [["finish", *FIVE_ODD[:3]], None], "sailed": True})
    assert table(game, 0)["barred"] == {str(card): {"why": "no_slot"} for card in FIVE_ODD[:3]}
    do(game, "play finish")
    assert isinstance(game.outcome, ct.Outcome) and "offers" not in table(game, 0)
