"""The turn, and playing an Island (TR-4, 5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import (
    FIVE,
    FIVE_ODD,
    at,
    do,
    ended,
    full_grid,
    hand,
    new,
    notations,
    prices,
    refused,
    row_full,
    table,
)

# -- TR-4 the turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-4.1")
def test_turns_go_clockwise_and_nobody_is_skipped() -> None:
    game = at({"hands": FIVE, "turn": 1, "sailed": True}, seats=3)
    turns = []
    for _ in range(7):
        assert len(game.to_act) == 1
        turns.append(game.to_act[0])
        do(game, "discard two", *[f"discard {hand(game, game.to_act[0])[0]}"])
        do(game, notations(game)[0])
    assert turns == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("TR-4.1")
def test_a_seat_that_is_not_on_turn_cannot_act() -> None:
    game = at({"hands": FIVE, "turn": 1}, seats=3)
    for seat in (0, 2):
        assert game.choices(seat) == []
        with pytest.raises(ct.NotYourTurn):
            do(game, "discard two", seat=seat)


@pytest.mark.rule("TR-4.2")
def test_the_first_start_is_forced() -> None:
    game = at({"hands": [["start", 20, 30, 40, 50], FIVE[1]]})
    assert notations(game) == ["play start"]
    refused(game, "discard two", "TR-4.2")
    refused(game, "play 20", "TR-4.2")
    placed = at({"hands": [["start", 20, 30, 40, 50], FIVE[1]], "sailed": 1})
    assert notations(placed) == ["play 20", "play 30", "play 40", "play 50", "discard two"]


@pytest.mark.rule("TR-4.3")
def test_exactly_one_action_and_no_passing() -> None:
    game = at({"hands": [[10, 20, 30, 40, 50], FIVE[1]]})
    assert notations(game) == [*(f"play {card}" for card in (10, 20, 30, 40, 50)), "discard two"]
    for idle in ("pass", "turn", ""):
        with pytest.raises(ct.IllegalChoice):
            do(game, idle)
    played = do(game.clone(), "play 10", "at 4")
    assert played.to_act == (1,) and table(played)["discard_sizes"] == [0, 0]
    discarded = do(game.clone(), "discard two", "discard 10", "discard 20")
    assert discarded.to_act == (1,) and table(discarded)["discard_sizes"] == [2, 0]


@pytest.mark.rule("TR-4.4")
def test_what_can_be_played() -> None:
    held = [30, "finish", "start", "monster", 79]
    game = at({"grid": {"3": 10}, "hands": [held, None], "sailed": 1}, monsters=3)
    assert sorted(notations(game)) == ["discard two", "play 30", "play 79", "play monster"]
    refused(game, "play start", "TR-6.11")
    refused(game, "play 31", "TR-4.4")
    complete = at({"grid": full_grid(), "hands": [["finish", *FIVE_ODD[:2]], None], "sailed": 1})
    assert sorted(notations(complete)) == ["discard two", "play finish"]


@pytest.mark.rule("TR-4.5")
def test_two_cards_of_choice_are_discarded_even_if_one_could_be_played() -> None:
    game = at({"hands": [[10, 20, "finish", "start", 50], None], "sailed": 1})
    assert "play 10" in notations(game)
    do(game, "discard two")
    assert notations(game) == ["discard 10", "discard 20", "discard 50", "discard finish", "discard start"]
    do(game, "discard finish")
    assert game.to_act == (0,)
    refused(game, "discard finish", "TR-4.3")
    do(game, "discard start")
    assert game.to_act == (1,)
    assert set(hand(game, 0)) >= {"10", "20", "50"}


@pytest.mark.rule("TR-4.5")
@pytest.mark.parametrize(
    ("held", "allowed"),
    [([10, 20], True), ([10], False), ([10, "monster", "monster", "monster"], False), ([10, "finish"], True)],
)
def test_discarding_two_needs_two_discardable_cards(held: list[int | str], allowed: bool) -> None:
    game = at({"grid": {"20": 50}, "hands": [held, None]}, monsters=3)
    assert ("discard two" in notations(game)) == allowed
    if not allowed:
        refused(game, "discard two", "TR-4.5")


@pytest.mark.rule("TR-4.6")
def test_the_hand_is_refilled_to_five_from_the_top_of_the_own_pile() -> None:
    game = at({"hands": [[10, 20, 30], [11]], "piles": [["start", 60, 61, 62, 63], ["start", 70, 71]]})
    do(game, "discard two", "discard 10")
    assert hand(game, 0) == ["20", "30"], "no card before the action is over"
    do(game, "discard 20")
    assert hand(game, 0) == ["30", "60", "61", "62", "63"]
    assert table(game)["pile_sizes"] == [1, 3]
    assert hand(game, 1) == ["11"], "the others draw nothing"


@pytest.mark.rule("TR-4.6")
def test_a_lower_limit_is_filled_to_the_limit() -> None:
    game = at(
        {"hands": [[10, 20], None], "piles": [["start", 60, 61, 62], None], "storms": {"yellow-1": 0}}, storms=True
    )
    do(game, "play 10", "at 5")
    assert hand(game, 0) == ["20", "61", "62"]


@pytest.mark.rule("TR-4.7")
def test_with_too_few_cards_in_the_pile_the_turn_ends_normally() -> None:
    position = {"hands": [[10, 20, 30, 40, 50], FIVE[1]], "piles": [[60], ["start"]], "sailed": 0, "discards": [[], []]}
    game = do(at(position), "discard two", "discard 10", "discard 20")
    assert hand(game, 0) == ["30", "40", "50", "60"] and game.to_act == (1,)
    do(game, "discard two", "discard 11", "discard 21")
    do(game, "discard two", "discard 30", "discard 40")
    assert hand(game, 0) == ["50", "60"] and game.to_act == (1,), "an empty pile gives nothing"
    do(game, "discard two", "discard 31", "discard 41")
    assert game.to_act == (0,), "and turns go on"


@pytest.mark.rule("TR-4.8")
def test_nothing_is_drawn_at_or_above_the_limit() -> None:
    game = at({"hands": [[10, 20, 30, 40, 50, 60, 70], FIVE[1]], "piles": [["start", 71, 72], None]})
    do(game, "play 10", "at 5")
    assert table(game)["hand_sizes"][0] == 6 and table(game)["pile_sizes"][0] == 3
    exact = at({"hands": [[10, 20, 30, 40, 50, 60], FIVE[1]], "piles": [["start", 71, 72], None]})
    do(exact, "play 10", "at 5")
    assert hand(exact, 0) == ["20", "30", "40", "50", "60"]


@pytest.mark.rule("TR-4.9")
def test_a_start_drawn_in_the_refill_waits_for_the_next_own_turn() -> None:
    game = at({"hands": FIVE[:2], "piles": [[60, "start"], None]})
    do(game, "play 10", "at 5")
    assert game.to_act == (1,)
    assert "start" in hand(game, 0) and not table(game)["start_placed"]
    do(game, "play 11", "at 9")
    assert notations(game, 0) == ["play start"]


@pytest.mark.rule("TR-4.10")
def test_the_start_is_forced_before_a_loss_is_looked_for() -> None:
    """A single Start in hand, or one that all others must pay for, is no loss by TR-7.5."""
    game = at({"hands": [["start"], FIVE[1], FIVE[2]]}, seats=3, strict_one_card=True)
    assert game.outcome is None and notations(game) == ["play start"]


@pytest.mark.rule("TR-4.10")
def test_order_of_a_turn_with_a_start() -> None:
    """Award, (extra draws,) payment, Rocks step, refills."""
    hands = [["start", 10, 20, 30, 40], FIVE[1]]
    position = {"hands": hands, "rocks": 1, "piles": [[60, 61, 62, 63, 64], ["start", 70, 71, 72, 73]]}
    game = at(position, rocks=True, storms=True)
    do(game, "play start")
    assert notations(game) == ["award seat 0", "award seat 1"] and table(game)["hand_sizes"] == [4, 5]
    do(game, "award seat 0")
    assert table(game)["hand_sizes"] == [6, 7] and list(game.to_act) == [0, 1]
    do(game, "pledge 4", seat=0)
    do(game, "pledge 4", seat=1)
    do(game, "give 10", "give 20", "give 30", "give 40", seat=0)
    do(game, "give 11", "give 21", "give 31", "give 41", seat=1)
    assert "rocks 2" in notations(game) and table(game)["hand_sizes"] == [2, 3]
    do(game, "rocks 2")
    assert table(game)["hand_sizes"] == [5, 5] and game.to_act == (1,)


@pytest.mark.rule("TR-4.10")
def test_order_of_a_turn_that_fills_the_fourth_row() -> None:
    """Cost, Compass awards, Rocks removal, no Rocks step, refill."""
    grid = {**row_full(1, 1), **row_full(2, 11), **row_full(3, 21), **row_full(4, 31)}
    del grid["24"]
    position = {"grid": grid, "hands": [[36, 60, 70], None], "piles": [["start", 61], None], "rocks": 6}
    game = at(position, rocks=True, storms=True)
    do(game, "play 36", "at 24")
    assert notations(game) == ["discard 60", "discard 70"]
    do(game, "discard 60")
    assert notations(game)[:2] == ["award seat 0", "award seat 1"]
    assert table(game)["rocks"] == 6 and hand(game, 0) == ["70"]
    do(game, "award seat 1")
    assert table(game)["rocks"] is None
    assert game.to_act == (1,) and hand(game, 0) == ["61", "70", "start"]


@pytest.mark.rule("TR-4.10")
def test_rocks_come_before_the_refill_and_its_storms_and_the_end_of_the_turn_last() -> None:
    position = {"hands": [[10, 20, 30], None], "piles": [["start", 60, 61, "yellow-1", 62, 63], None], "rocks": 6}
    game = at(position, rocks=True, storms=True, mode="day_night")
    do(game, "play 10", "at 5")
    assert "rocks 1" in notations(game) and len(hand(game, 0)) == 2
    do(game, "rocks 1")
    assert hand(game, 0) == ["20", "30", "62", "63"] and "discard 62" in notations(game, 0)
    assert table(game)["hands_held"] == ["sun", "sun"], "the hand is turned only after the refill"
    do(game, "discard 62", seat=0)
    assert hand(game, 0) == ["20", "30", "63"] and game.to_act == (1,)
    assert table(game)["hands_held"] == ["moon", "sun"]


@pytest.mark.rule("TR-4.11")
def test_a_win_or_loss_ends_everything_at_once() -> None:
    won = at({"grid": full_grid(), "hands": [["finish", 1], None], "sailed": True})
    piles = table(won)["pile_sizes"]
    do(won, "play finish")
    assert won.to_act == () and won.may_act == () and table(won)["pile_sizes"] == piles
    with pytest.raises(ct.GameOver):
        do(won, "discard two", seat=1)
    position: dict[str, Any] = {"hands": [["start", 10], [11], [12]], "rocks": 2}
    lost = do(at(position, seats=3, rocks=True), "play start")
    assert ended(lost) == "start_unpaid" and lost.to_act == ()
    assert table(lost)["rocks"] == 2 and table(lost)["hand_sizes"] == [1, 1, 1], "no Rocks step, no refill"


# -- TR-5 playing an Island ------------------------------------------------------------------------------


@pytest.mark.rule("TR-5.1")
def test_an_island_goes_to_any_empty_unlocked_slot() -> None:
    game = at({"grid": {"8": 20}, "hands": [[20 + 40, 21, 30, 40, 50], None], "rocks": 3}, rocks=True)
    do(game, "play 60")
    assert set(prices(game)) == {*range(10, 13), *range(19, 37)}, "slot 9 costs too much, row 3 is locked"
    refused(game, "at 8", "TR-5.1")
    refused(game, "at 13", "TR-10.2")
    refused(game, "at 37", "TR-2.2")
    do(game, "at 36")
    assert table(game)["rows"][5][5]["card"] == 60 and "60" not in hand(game, 0)


@pytest.mark.rule("TR-5.2")
def test_the_whole_line_must_ascend() -> None:
    game = at({"grid": {"4": 20, "20": 50}, "hands": [[10, 30, 60, 70, 80], None]})
    assert set(prices(do(game.clone(), "play 10"))) == {1, 2}
    assert set(prices(do(game.clone(), "play 30"))) == set(range(6, 19))
    assert set(prices(do(game.clone(), "play 60"))) == set(range(22, 37))
    do(game, "play 30")
    for slot in (1, 21, 36):
        refused(game, f"at {slot}", "TR-5.2")
    full = at({"grid": {"1": 40, "36": 60}, "hands": [[30, 50, 70, 71, 72], None]})
    assert notations(full) == ["play 50", "discard two"]
    refused(full, "play 30", "TR-5.2")


@pytest.mark.rule("TR-5.3")
def test_a_placement_that_spoils_the_grid_is_legal() -> None:
    game = do(at({"hands": [[2, 20, 30, 40, 50], None]}), "play 2", "at 5")
    assert table(game)["rows"][0][4]["card"] == 2 and game.outcome is None


@pytest.mark.rule("TR-5.4")
@pytest.mark.parametrize(
    ("grid", "card", "slot", "cost"),
    [
        ({}, 40, 18, 0),
        ({"16": 39, "20": 41}, 40, 18, 0),
        ({"12": 39, "24": 41}, 40, 18, 0),  # below and above
        ({"17": 38}, 40, 18, 2),
        ({"19": 44}, 40, 18, 4),
        ({"17": 39, "19": 44}, 40, 18, 1),
        ({"17": 30, "19": 43}, 40, 18, 3),
        ({"17": 37, "19": 43}, 40, 18, 3),
        ({"17": 36, "19": 80}, 40, 18, 4),
        ({"18": 38}, 40, 19, 2),  # round the end of a row
        ({"2": 41}, 40, 1, 1),
        ({"35": 36}, 40, 36, 4),
    ],
)
def test_cost(grid: dict[str, int], card: int, slot: int, cost: int) -> None:
    game = do(at({"grid": grid, "hands": [[card, 1, 2, 78, 79], None]}), f"play {card}")
    assert prices(game)[slot] == cost
    do(game, f"at {slot}")
    assert (game.rules(0)[:1] == ("TR-5.5",)) == (cost > 0)


@pytest.mark.rule("TR-5.5", "TR-8.1")
@pytest.mark.parametrize("cost", [0, 1, 2, 3, 4])
def test_exactly_the_cost_is_paid_with_cards_of_choice(cost: int) -> None:
    rest = [1, 2, 78, "finish"]
    position = {"grid": {"17": 40 - (cost or 1)}, "hands": [[40, *rest], None], "piles": [["start", 60], None]}
    game = do(at(position), "play 40", "at 18" if cost else "at 20")
    for paid in range(cost):
        assert game.to_act == (0,) and table(game)["discard_sizes"][0] == paid
        assert notations(game) == [f"discard {card}" for card in rest[: 4 - paid]]
        do(game, notations(game)[-1])
    assert game.to_act == (1,) and table(game)["discard_sizes"] == [cost, 0]
    assert game.position()["discards"][0] == rest[::-1][:cost]


@pytest.mark.rule("TR-5.6")
@pytest.mark.parametrize(
    ("rest", "most"),
    [
        ([1, 2, 78, 79], 4),
        ([1, 2, "start", "finish"], 4),
        ([1, 2], 2),
        ([], 0),
        ([1, 2, "monster", "monster"], 2),
        (["monster", "monster", "monster"], 0),
    ],
)
def test_the_discardable_rest_of_the_hand_limits_the_cost(rest: list[int | str], most: int) -> None:
    """Cards of the draw pile, the played Island itself and Monsters do not pay."""
    for cost in range(1, 6):
        grid = {"17": 40 - cost}
        game = at({"grid": grid, "hands": [[40, *rest], None], "piles": [20, None], "sailed": 1}, monsters=3)
        do(game, "play 40")
        assert (prices(game).get(18) == cost) == (cost <= most)
        if cost > most:
            refused(game, "at 18", "TR-5.6")


@pytest.mark.rule("TR-5.6")
def test_an_island_without_an_affordable_slot_cannot_be_played() -> None:
    near = at({"grid": full_grid(but=(18,)), "hands": [[35, 37, 1], None]})
    assert notations(near) == ["play 35", "play 37", "discard two"], "next to 34 and 38"
    wide = {str(slot): slot if slot < 18 else slot + 44 for slot in range(1, 37) if slot != 18}
    far = at({"grid": wide, "hands": [[20, 21, 60], None]})
    assert notations(far) == ["discard two"], "17 and 63 are too far away"
    refused(far, "play 20", "TR-5.6")


@pytest.mark.rule("TR-5.2", "TR-5.4", "TR-5.6")
@pytest.mark.parametrize("rocks", [None, 2])
def test_playable_cards_and_slots_as_the_rules_say(rocks: int | None) -> None:
    """Random positions, worked out anew from the text of the rules."""
    chance = random.Random(5)
    for _ in range(60):
        numbers = chance.sample(range(1, 81), 36 + 5)
        held, numbers = numbers[: chance.randint(2, 5)], sorted(numbers[5:])
        empty = chance.randint(7, 12)  # a gap beside the Rocks
        slots = [slot for slot in range(1, 37) if slot != empty]
        slots = sorted(chance.sample(slots, chance.randint(1, 35 if rocks is None else 23)))
        grid = dict(zip(slots, sorted(chance.sample(numbers, len(slots))), strict=True))
        written = {str(slot): card for slot, card in grid.items()}
        game = at({"grid": written, "hands": [held, None], "rocks": rocks}, rocks=rocks is not None)
        for card in held:
            legal: dict[int, int] = {}
            for slot in set(range(1, 37)) - set(grid):
                ordered = all((other < card) == (where < slot) for where, other in grid.items())
                beside = [abs(grid[where] - card) for where in (slot - 1, slot + 1) if where in grid]
                cost = min(beside, default=0)
                if ordered and cost <= len(held) - 1 and (rocks is None or (slot - 1) // 6 + 1 != rocks):
                    legal[slot] = cost
            assert (f"play {card}" in notations(game)) == bool(legal)
            if legal:
                assert prices(do(game.clone(), f"play {card}")) == legal


@pytest.mark.rule("TR-5.7")
def test_only_the_payer_knows_the_payment() -> None:
    position = {"grid": {"17": 38}, "hands": [[40, 1, 2, 78, 79], FIVE[1]], "piles": [["start"], None]}
    one = do(at(position), "play 40", "at 18", "discard 1", "discard 2")
    two = do(at(position), "play 40", "at 18", "discard 78", "discard 79")
    for seat in (1, None):
        assert one.view(seat) == two.view(seat)
        assert one.log(seat) == two.log(seat)
    assert hand(one, 0) == ["78", "79", "start"] and hand(two, 0) == ["1", "2", "start"]


@pytest.mark.rule("TR-5.8")
def test_a_placed_island_stays_where_it_is() -> None:
    game = new(3, seed=4)
    chance = random.Random(1)
    placed: dict[str, int] = {}
    while game.to_act:
        seat = game.to_act[0]
        do(game, chance.choice(notations(game, seat)), seat=seat)
        grid = game.position()["grid"]
        assert placed.items() <= grid.items()
        placed = grid
    assert len(placed) > 10


@pytest.mark.rule("TR-5.9")
def test_neighbours_in_a_locked_row_count() -> None:
    game = at({"grid": {"6": 20}, "hands": [[22, 23, 40, 50, 60], None], "rocks": 1}, rocks=True)
    assert prices(do(game, "play 22"))[7] == 2
