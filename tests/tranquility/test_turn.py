"""The turn, playing an Island, the end of the game, discards and secrets (TR-4, 5, 7, 8)."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, full_grid, hand, new, notations, row_full, table

FIVE = [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51], [12, 22, 32, 42, 52]]
FIVE_ODD = [1, 3, 5, 7, 9]  # on a grid of even numbers, these have no slot


def prices(game: ct.Game) -> dict[int, int]:
    """Slot: cost, for the Island being placed."""
    found: dict[int, int] = {}
    for choice in game.choices(game.to_act[0]):
        match = re.search(r"for (\d+) card", choice.label)
        found[int(choice.notation.removeprefix("at "))] = int(match[1]) if match else 0
    return found


def refused(game: ct.Game, choice: str, rule: str, seat: int | None = None) -> None:
    before = game.position()
    with pytest.raises(ct.IllegalChoice) as error:
        do(game, choice, seat=seat)
    assert error.value.rule == rule
    assert game.position() == before


def ended(game: ct.Game) -> str:
    assert game.outcome is not None
    return game.outcome.reason


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
    assert notations(game) == ["award 1", "award 2"] and table(game)["hand_sizes"] == [4, 5]
    do(game, "award 1")
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
    assert notations(game)[:2] == ["award 1", "award 2"]
    assert table(game)["rocks"] == 6 and hand(game, 0) == ["70"]
    do(game, "award 2")
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


# -- TR-7 Finish, winning, losing ------------------------------------------------------------------------


@pytest.mark.rule("TR-7.1", "TR-7.3")
@pytest.mark.parametrize(("missing", "sailed"), [((36,), True), ((1,), True), ((), False), ((5, 6), False)])
def test_a_finish_needs_a_complete_grid_and_a_start(missing: tuple[int, ...], sailed: bool) -> None:
    game = at({"grid": full_grid(but=missing), "hands": [["finish", 1, 3], None], "sailed": sailed})
    assert "play finish" not in notations(game)
    refused(game, "play finish", "TR-7.1")


@pytest.mark.rule("TR-7.1")
def test_the_grid_must_be_complete_when_the_turn_begins() -> None:
    """Whoever fills the last gap cannot play a Finish in the same turn; the next player can."""
    hands = [[72, "finish", 1, 3], ["finish", 5, 7]]
    game = at({"grid": full_grid(but=(36,)), "hands": hands, "sailed": True})
    do(game, "play 72", "at 36", "discard 1", "discard 3")
    assert game.to_act == (1,) and "finish" in hand(game, 0)
    assert notations(game) == ["discard two", "play finish"]


@pytest.mark.rule("TR-7.2", "TR-7.10")
def test_a_finish_wins_for_everybody() -> None:
    game = at({"grid": full_grid(), "hands": [FIVE_ODD, ["finish", 11], None], "sailed": True, "turn": 1}, seats=3)
    assert game.outcome is None
    do(game, "play finish")
    assert game.outcome == ct.Outcome((1.0, 1.0, 1.0), (0, 1, 2), "arrived")


@pytest.mark.rule("TR-7.3")
def test_a_finish_takes_a_hand_space_and_may_be_discarded() -> None:
    """For (B), for a cost and for the Start."""
    held = [40, "finish", "finish", 10, 20]
    game = at({"grid": {"17": 39}, "hands": [held, FIVE[1], None], "piles": [["start", 61, 62], None, None]}, seats=3)
    by_two = do(game.clone(), "discard two", "discard finish", "discard finish")
    assert hand(by_two, 0) == ["10", "20", "40", "61", "62"]
    by_cost = do(game.clone(), "play 40", "at 18", "discard finish")
    assert hand(by_cost, 0) == ["10", "20", "61", "62", "finish"], "five cards, the Finish among them"
    start = at({"hands": [["start", "finish", 10, 20, 30], FIVE[1], FIVE[2]]}, seats=3)
    do(start, "play start")
    for seat, number in enumerate((1, 5, 2)):
        do(start, f"pledge {number}", seat=seat)
    assert "give finish" in notations(start, 0)


@pytest.mark.rule("TR-7.4")
def test_a_finish_need_not_be_played() -> None:
    game = at({"grid": full_grid(), "hands": [["finish", 11, 13], FIVE_ODD], "sailed": True})
    assert sorted(notations(game)) == ["discard two", "play finish"]
    do(game, "discard two", "discard 11", "discard finish")
    assert game.outcome is None and game.to_act == (1,)


TIGHT = {str(slot): slot if slot < 18 else slot + 44 for slot in range(1, 37) if slot != 18}  # one wide gap


@pytest.mark.rule("TR-7.5")
@pytest.mark.parametrize(
    ("grid", "held", "options", "lost"),
    [
        (TIGHT, [40], {}, True),  # too expensive
        (TIGHT, [18], {}, True),  # costs 1, nothing to pay with
        (TIGHT, [18, 40], {}, False),
        (TIGHT, [20, "monster", "monster"], {"monsters": 3}, False),
        (full_grid(), [1], {}, True),
        (full_grid(), ["finish"], {}, True),  # no Start placed
        (full_grid(), [1, "finish"], {}, False),
        ({}, ["monster", "monster"], {"monsters": 3}, True),
        ({}, ["monster", 40], {"monsters": 3}, False),  # 40 is free
        ({}, ["start"], {}, False),
        (full_grid(), [1], {"mode": "day_night"}, False),  # (C)
    ],
)
def test_no_legal_action_is_a_loss(
    grid: dict[str, int], held: list[int | str], options: dict[str, Any], lost: bool
) -> None:
    game = at({"grid": grid, "hands": [held, None, None]}, seats=3, **options)
    if lost:
        assert game.outcome == ct.Outcome((0.0, 0.0, 0.0), (), "no_action")
    else:
        assert game.outcome is None and game.to_act == (0,)


@pytest.mark.rule("TR-7.5")
def test_the_game_is_lost_only_when_the_turn_of_that_player_comes() -> None:
    game = at({"grid": full_grid(), "hands": [FIVE_ODD, [11]], "piles": [None, ["start"]]})
    assert game.outcome is None
    do(game, "discard two", "discard 1", "discard 3")
    assert ended(game) == "no_action"


@pytest.mark.rule("TR-7.6")
def test_a_last_card_that_can_be_played_is_no_loss() -> None:
    free = at({"grid": {"1": 1}, "hands": [[40], FIVE[1]], "piles": [0, None], "sailed": 0})
    assert notations(free) == ["play 40"]
    assert do(free, "play 40", "at 18").to_act == (1,)
    finish = at({"grid": full_grid(), "hands": [["finish"], None], "sailed": True})
    assert notations(finish) == ["play finish"]


@pytest.mark.rule("TR-7.6")
def test_strict_one_card() -> None:
    """One card is a loss even if it could be played, but for a Finish and the forced Start."""
    strict: dict[str, Any] = {"strict_one_card": True}
    assert ended(at({"hands": [[40], None]}, **strict)) == "one_card"
    assert at({"hands": [[40, 41], None]}, **strict).outcome is None
    assert ended(at({"grid": {"1": 1}, "hands": [[40], None]}, mode="day_night", **strict)) == "one_card"
    assert ended(at({"grid": {"1": 1}, "hands": [["monster"], None]}, monsters=3, **strict)) == "one_card"
    finish = at({"grid": full_grid(), "hands": [["finish"], None], "sailed": True}, **strict)
    assert notations(finish) == ["play finish"]
    attempt = at({"grid": full_grid(), "hands": [["finish"], ["monster"]], "sailed": True}, monsters=3, **strict)
    assert ended(do(attempt, "play finish")) == "one_card"
    assert notations(at({"hands": [["start"], None]}, **strict)) == ["play start"]


@pytest.mark.rule("TR-7.7")
def test_a_turn_without_cards_loses() -> None:
    assert ended(at({"hands": [0, None]})) == "no_cards"
    assert ended(at({"grid": {"5": 40}, "hands": [0, None]}, mode="day_night")) == "no_cards"
    later = at({"hands": [[40, 50], 0, None]}, seats=3)
    assert later.outcome is None
    assert do(later, "play 40", "at 5").outcome == ct.Outcome((0.0, 0.0, 0.0), (), "no_cards")


@pytest.mark.rule("TR-7.8")
def test_with_a_complete_grid_and_no_finish_every_turn_costs_two_cards() -> None:
    piles: list[Any] = [[13, 15, 17], [19, 21]]
    hands = [[1, 3, 5, 7, 9], ["start", 23, 25, 27]]
    game = at({"grid": full_grid(), "hands": hands, "piles": piles, "sailed": 0, "discards": [[], []]})
    for seat in (0, 1, 0, 1, 0):
        assert game.to_act == (seat,) and notations(game) == ["discard two"]
        do(game, "discard two", notations(do(game.clone(), "discard two"))[0])
        do(game, notations(game)[0])
    assert table(game)["discard_sizes"] == [6, 4]


@pytest.mark.rule("TR-7.9")
def test_a_hopeless_position_goes_on() -> None:
    """All Finishes are discarded, the gap on slot 2 has no number: nothing ends, nothing is told."""
    position: dict[str, Any] = {"grid": {"1": 1, "3": 2}, "hands": FIVE[:2], "sailed": True}
    lost = at({**position, "discards": [["finish"] * 5, []]})
    open_ = at({**position, "discards": [[60, 61, 62, 63, 64], []]})
    assert lost.outcome is None and "discard two" in notations(lost)
    assert lost.view(0) == open_.view(0)
    do(lost, "play 10", "at 9")
    assert lost.outcome is None


@pytest.mark.rule("TR-7.9")
def test_all_together_may_concede() -> None:
    game = new(3)
    assert not any("concede" in choice for choice in notations(game))
    assert not game.concede(2) and not game.concede(0) and not game.concede(0)
    assert game.outcome is None
    assert game.concede(1)
    assert game.outcome == ct.Outcome((0.0, 0.0, 0.0), (), "conceded")


@pytest.mark.rule("TR-7.10")
def test_a_loss_has_no_points_however_much_was_placed() -> None:
    game = at({"grid": full_grid(), "hands": [[1], None]})
    assert game.outcome is not None and set(game.outcome.scores) == {0.0}


# -- TR-8 discards, secrets, talk ------------------------------------------------------------------------


@pytest.mark.rule("TR-8.1")
def test_discards_never_return() -> None:
    game = at({"hands": FIVE[:2], "piles": [[], ["start"]], "sailed": 0, "discards": [[60, 61], [70]]})
    do(game, "discard two", "discard 10", "discard 20")
    assert table(game)["hand_sizes"] == [3, 5] and table(game)["discard_sizes"] == [4, 1]
    assert game.position()["discards"] == [[60, 61, 10, 20], [70]]


@pytest.mark.rule("TR-8.2")
def test_nobody_looks_through_a_discard_pile() -> None:
    """Not even its owner: apart from the moment of discarding, other cards there would look the same."""
    base: dict[str, Any] = {"hands": FIVE[:2]}
    one = at({**base, "discards": [[60, 61], [70]]})
    two = at({**base, "discards": [[62, 63], [71]]})
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)


@pytest.mark.rule("TR-8.2")
def test_the_log_does_not_keep_own_discards() -> None:
    game = at({"hands": FIVE[:2]})
    do(game, "discard two", "discard 10", "discard 20")
    do(game, "play 11", "at 9")
    assert not any("discards Island" in line for line in game.log(0))


@pytest.mark.rule("TR-8.2")
def test_own_discards_visible() -> None:
    game = at({"hands": FIVE[:2], "discards": [[60, 61], [70]]}, own_discards_visible=True)
    assert table(game, 0)["own_discards"] == ["60", "61"]
    assert table(game, 1)["own_discards"] == ["70"]
    assert "own_discards" not in table(game)
    do(game, "discard two", "discard 20", "discard 10")
    assert table(game, 0)["own_discards"] == ["60", "61", "20", "10"]
    assert "own_discards" not in table(at({"hands": FIVE[:2], "discards": [[60], []]}), 0)


@pytest.mark.rule("TR-8.3")
def test_hands_are_secret_and_sizes_public() -> None:
    base: dict[str, Any] = {"discards": [[75], [76, 77]], "piles": [["start", 50], None]}
    one = at({**base, "hands": [[10, 20, 30], [11, 21, "finish", 41]]})
    two = at({**base, "hands": [[10, 20, 30], [70, 71, 72, 73]]})
    seen = table(one, 0)
    assert seen["hand"] == ["10", "20", "30"]
    rest = 85 + 2 - (1 + 2) - (3 + 4) - 2
    assert (seen["hand_sizes"], seen["pile_sizes"], seen["discard_sizes"]) == ([3, 4], [2, rest], [1, 2])
    assert one.view(0) == two.view(0) and one.view(None) == two.view(None)
    assert table(one)["hand"] == [] and table(one)["hand_sizes"] == [3, 4]


@pytest.mark.rule("TR-8.4")
def test_what_can_be_discarded() -> None:
    held = [40, "finish", "start", "monster"]
    game = at({"grid": {"1": 1}, "hands": [held, None], "sailed": 1}, monsters=3)
    do(game, "discard two")
    assert notations(game) == ["discard 40", "discard finish", "discard start"]
    refused(game, "discard monster", "TR-11.5")


@pytest.mark.rule("TR-8.4")
def test_a_start_is_not_discardable_before_one_is_placed() -> None:
    """Drawn just before a yellow Storm, it stays in the hand (RU-5)."""
    position = {"hands": [[10, 20, 30, 40], None], "piles": [[60, "yellow-1", "start"], None]}
    game = do(at(position, storms=True), "play 10", "at 5")
    assert hand(game, 0) == ["20", "30", "40", "start"]
    assert notations(game) == ["discard 20", "discard 30", "discard 40"]
    refused(game, "discard start", "TR-8.4")
    held = [10, "monster", "monster", "monster"]
    stuck = at({"hands": [held, None], "piles": position["piles"]}, storms=True, monsters=3)
    do(stuck, "play 10", "at 5")
    assert stuck.to_act == (1,) and hand(stuck, 0) == ["start", "monster", "monster", "monster"]


@pytest.mark.rule("TR-8.5")
def test_what_everybody_sees() -> None:
    position: dict[str, Any] = {
        "grid": {"9": 30}, "sailed": True, "rocks": 4, "compasses": [0, 2],
        "storms": {"yellow-1": 1, "purple-2": 6, "orange-1": 0},
    }  # fmt: skip
    game = at(position, removal=6, rocks=True, storms=True)
    for seat in (0, 1, None):
        seen = table(game, seat)
        assert seen["rows"][1][2]["card"] == 30
        assert seen["start_placed"] and seen["rocks"] == 4 and seen["locked_rows"] == [4, 6]
        assert seen["removed"] == 6 and seen["compasses"] == [0, 2]
        places = {storm["storm"]: storm.get("row", storm.get("seat")) for storm in seen["storms"]}
        assert places == {
            "yellow-1": 1, "yellow-2": None, "purple-1": None, "purple-2": 6, "orange-1": 0, "orange-2": None,
        }  # fmt: skip
        assert game.view(seat)["options"]["removal"] == 6


@pytest.mark.rule("TR-8.6")
def test_a_drawn_card_is_shown_to_its_owner_alone() -> None:
    one = do(at({"hands": FIVE[:2], "piles": [["start", 61, 60], None]}), "play 10")
    two = do(at({"hands": FIVE[:2], "piles": [["start", 60, 61], None]}), "play 10")
    events = one.choose(0, "at 5")
    two.choose(0, "at 5")
    assert "60" in hand(one, 0) and "61" in hand(two, 0)
    assert one.view(1) == two.view(1) and one.log(1) == two.log(1) and one.log(None) == two.log(None)
    told = [[one.tell(event, seat) for event in events if event.kind == "draw"] for seat in (0, 1, None)]
    assert ["Island 60" in lines[0] for lines in told] == [True, False, False]


@pytest.mark.rule("TR-8.7")
def test_talk_is_open_only_while_a_start_is_paid_for() -> None:
    game = at({"hands": [["start", 10, 20, 30, 40], FIVE[1], FIVE[2]]}, seats=3)
    assert table(game)["talk"] == "none"
    do(game, "play start")
    assert table(game)["talk"] == "numbers"
    for seat, number in enumerate((4, 4, 0)):
        do(game, f"pledge {number}", seat=seat)
    do(game, "give 10", "give 20", "give 30", "give 40", seat=0)
    assert table(game)["talk"] == "numbers"
    do(game, "give 11", "give 21", "give 31", "give 41", seat=1)
    assert table(game)["talk"] == "none"
    assert table(new(3, talk="free"))["talk"] == "free"


@pytest.mark.rule("TR-8.7", "TR-8.8")
def test_storms_may_be_discussed_while_a_storm_and_a_compass_are_there() -> None:
    storm = {"orange-1": 0}
    assert table(at({"storms": storm, "compasses": [0, 1]}, storms=True))["talk"] == "storms"
    assert table(at({"storms": storm}, storms=True))["talk"] == "none"
    assert table(at({"compasses": [0, 1]}, storms=True))["talk"] == "none"
    game = at({"hands": FIVE[:2], "compasses": [0, 1], "piles": [["start", "orange-1"], None]}, storms=True)
    do(game, "play 10", "at 5")
    assert table(game)["talk"] == "storms", "it has just been shown"
    assert notations(game) == ["compass keep", "compass orange-1"], "a mark is no game choice"


@pytest.mark.rule("TR-8.9")
def test_after_the_end_everything_is_shown() -> None:
    position: dict[str, Any] = {
        "hands": FIVE[:2], "piles": [["start", 60], [61, "start"]], "discards": [[70], [71]], "removed": [1, 2, 3, 4],
    }  # fmt: skip
    game = at(position, removal=4)
    assert "revealed" not in table(game, 0)
    game.concede(0)
    game.concede(1)
    hidden = {
        "hands": [["10", "20", "30", "40", "50"], ["11", "21", "31", "41", "51"]],
        "piles": [["start", "60"], ["61", "start"]],
        "discards": [["70"], ["71"]],
        "removed": [1, 2, 3, 4],
    }
    for seat in (0, 1, None):
        revealed = table(game, seat)["revealed"]
        assert {zone: revealed[zone] for zone in hidden} == hidden
