"""Sea Monsters (TR-11)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, full_grid, hand, new, notations, refused, row_full, table

PILES = [[61, 63, 65, 67, 69], [71, 73, 74, 75, 76], [77, 78, 79, 80, 59]]
HARBOUR = full_grid()  # 2, 4, ... 72: nothing is missing but the Finish


def haunted(position: dict[str, Any], seats: int = 2, **options: Any) -> ct.Game:
    """A game with five Monsters and a Start placed, unless said otherwise."""
    usual = {"sailed": True, "piles": PILES[:seats]}
    return at(usual | position, seats=seats, **({"monsters": 5} | options))


def dealt(game: ct.Game) -> list[Any]:
    position = game.position()
    return [card for zone in ("hands", "piles") for cards in position[zone] for card in cards]


# -- in the deck and in the hand -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 3, 4, 5])
@pytest.mark.rule("TR-11.1")
def test_the_chosen_number_is_shuffled_in(number: int) -> None:
    for seats in (1, 2, 5):
        game = new(seats, 7, monsters=number)
        assert dealt(game).count("monster") == number
        assert len(dealt(game)) == 85 + number + seats


@pytest.mark.rule("TR-11.1")
def test_no_monsters_is_the_default_and_other_numbers_are_refused() -> None:
    assert "monster" not in dealt(new(2))
    for number in (1, 2, 6, -3):
        with pytest.raises(ct.BadOptions):
            new(2, monsters=number)


@pytest.mark.rule("TR-11.1", "TR-11.2")
def test_they_are_in_before_dealing_so_opening_hands_may_hold_them() -> None:
    held = [sum(hand(new(5, seed, monsters=5), seat).count("monster") for seat in range(5)) for seed in range(12)]
    assert max(held) > 0
    assert min(held) < 5


@pytest.mark.rule("TR-11.2")
def test_a_drawn_monster_stays_in_the_hand_secretly_and_counts_toward_the_limit() -> None:
    position = {"hands": [[40, 1, 2, 3], [5, 6, 7, 8, 9]], "piles": [[62, 61, "monster"], ["monster", "monster"]]}
    game = haunted(position, monsters=3)
    do(game, "play 40", "at 10")
    assert hand(game, 0) == ["1", "2", "3", "61", "monster"], "five with the Monster"
    assert table(game)["pile_sizes"][0] == 1
    assert game.to_act == (1,), "it is not played at once"
    for other in (1, None):
        assert "monster" not in json.dumps(table(game, other))
        assert not any("onster" in line for line in game.log(other))
    assert table(game, 1)["marks"] == [0, 0]


@pytest.mark.rule("TR-11.2")
def test_a_hand_full_of_monsters_draws_nothing() -> None:
    game = haunted({"grid": {"1": 5}, "hands": [["monster"] * 4 + [40], [6, 7]], "piles": [["monster", 61], PILES[1]]})
    do(game, "play 40", "at 10", "discard two", "discard 6", "discard 7")
    assert hand(game, 0).count("monster") == 4
    do(game, "play monster", "destroy 1")
    assert hand(game, 0) == ["61", "monster", "monster", "monster", "monster"]


# -- releasing one -------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-11.3")
def test_any_island_that_is_not_locked_can_be_hit_for_nothing() -> None:
    grid = row_full(2, 11) | {"1": 3, "36": 70}
    game = haunted({"grid": grid, "hands": [["monster", 50], None]})
    do(game, "play monster")
    assert notations(game) == [f"destroy {slot}" for slot in (1, 7, 8, 9, 10, 11, 12, 36)]
    refused(game, "destroy 2", "TR-11.3")
    before = table(game)["discard_sizes"]
    do(game, "destroy 12")
    assert table(game)["discard_sizes"] == before, "no card was paid"
    assert hand(game, 0)[0] == "50"
    assert table(game)["turn"] == 1, "it was the whole action"


@pytest.mark.rule("TR-11.3", "TR-11.7")
def test_islands_in_locked_rows_are_safe() -> None:
    grid = {"1": 3, "7": 10, "13": 20, "19": 30}
    position = {"grid": grid, "rocks": 1, "storms": {"purple-1": 2}, "hands": [["monster", 50, 51], None]}
    game = haunted(position, rocks=True, storms=True)
    do(game, "play monster")
    assert notations(game) == ["destroy 13", "destroy 19"]
    refused(game, "destroy 1", "TR-10.2")
    refused(game, "destroy 7", "TR-10.2")


@pytest.mark.rule("TR-11.4")
def test_monster_and_island_leave_the_game_and_the_slot_is_free_again() -> None:
    grid = {"10": 21, "11": 24, "12": 26}
    game = haunted({"grid": grid, "hands": [["monster", 50], [23, 27, 1, 3, 5]]})
    do(game, "play monster", "destroy 11")
    assert table(game)["rows"][1][4] == {"slot": "11", "card": None}
    assert table(game)["gone"][-2:] == ["24", "monster"]
    assert "monster" not in hand(game, 0)
    do(game, "play 23")
    assert "at 11" in notations(game, 1)
    do(game, "at 11", "discard 1")
    assert game.to_act == (1,), "the cost is 2, as for any slot"


@pytest.mark.rule("TR-11.4")
def test_the_order_still_rules_the_freed_slot() -> None:
    game = haunted({"grid": {"10": 21, "11": 24, "12": 26}, "hands": [["monster", 50], [27, 25, 1, 3, 5]]})
    do(game, "play monster", "destroy 11", "play 27")
    refused(game, "at 11", "TR-5.2", seat=1)


@pytest.mark.rule("TR-11.4", "TR-11.3")
def test_a_complete_grid_is_not_complete_any_more() -> None:
    game = haunted({"grid": HARBOUR, "hands": [["monster", 1], ["finish", 3]]})
    assert table(game)["complete"]
    do(game, "play monster", "destroy 20")
    assert not table(game)["complete"]
    refused(game, "play finish", "TR-7.1", seat=1)


# -- never discarded -----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-11.5")
def test_no_monster_for_two_discards() -> None:
    game = haunted({"hands": [[1, 2, "monster", "monster"], None]})
    do(game, "discard two")
    assert notations(game) == ["discard 1", "discard 2"]
    refused(game, "discard monster", "TR-11.5")
    game = haunted({"hands": [[1, "monster", "monster"], None]})
    refused(game, "discard two", "TR-4.5")


@pytest.mark.rule("TR-11.5")
def test_no_monster_for_a_placement() -> None:
    game = haunted({"grid": {"10": 21, "12": 26}, "hands": [[23, 40, "monster", "monster"], None]})
    refused(game, "play 23", "TR-5.6")
    game = haunted({"grid": {"10": 21, "12": 26}, "hands": [[22, 40, "monster", "monster"], None]})
    do(game, "play 22", "at 11")
    assert notations(game) == ["discard 40"]
    refused(game, "discard monster", "TR-11.5")


@pytest.mark.rule("TR-11.5")
def test_no_monster_for_the_start() -> None:
    hands = [["start", 1, "monster", 2, 3], [5, "monster", "monster", 7, 9], [10, 11, 12, 13, 14]]
    piles = [PILES[0], [*PILES[1], "start"], [*PILES[2], "start"]]
    game = haunted({"sailed": False, "hands": hands, "piles": piles}, seats=3)
    do(game, "play start")
    assert [len(notations(game, seat)) - 1 for seat in range(3)] == [3, 3, 5], "pledges go up to the capacity"
    do(game, "pledge 2", seat=0)
    do(game, "pledge 3", seat=1)
    do(game, "pledge 3", seat=2)
    assert notations(game, 1) == ["give 5", "give 7", "give 9"]
    refused(game, "give monster", "TR-11.5", seat=1)


@pytest.mark.rule("TR-11.5")
def test_no_monster_for_the_rocks() -> None:
    game = haunted({"rocks": 3, "hands": [[40, 1, 2, "monster"], None]}, rocks=True)
    do(game, "play 40", "at 10", "rocks stay")
    assert notations(game) == ["discard 1", "discard 2"]
    refused(game, "discard monster", "TR-11.5")
    game = haunted({"rocks": 3, "hands": [[40, 1, "monster", "monster"], None]}, rocks=True)
    do(game, "play 40", "at 10")
    refused(game, "rocks stay", "TR-10.4")


@pytest.mark.rule("TR-11.5", "TR-12.7")
def test_no_monster_for_a_yellow_storm() -> None:
    position = {"hands": [[40, 1, "monster", "monster", "monster"], None], "piles": [[61, "yellow-1"], PILES[1]]}
    game = haunted(position, storms=True)
    do(game, "play 40", "at 10")
    assert notations(game) == ["discard 1"]
    refused(game, "discard monster", "TR-11.5")
    position = {"hands": [[40, *["monster"] * 4], None], "piles": [[61, "yellow-1"], PILES[1]]}
    game = haunted(position, storms=True)
    do(game, "play 40", "at 10")
    assert table(game)["turn"] == 1, "nothing can be discarded, so nothing is asked"
    assert hand(game, 0) == ["monster"] * 4


@pytest.mark.rule("TR-11.6")
def test_playing_it_is_optional() -> None:
    game = haunted({"grid": {"10": 21}, "hands": [[40, 1, 2, "monster"], None]})
    assert {"play monster", "discard two", "play 40"} <= set(notations(game))
    do(game, "discard two", "discard 1", "discard 2")
    assert "monster" in hand(game, 0)
    assert table(game)["turn"] == 1


@pytest.mark.parametrize("where", ["empty", "locked"])
@pytest.mark.rule("TR-11.7")
def test_without_a_target_it_cannot_be_played(where: str) -> None:
    grid = {} if where == "empty" else {"3": 9, "5": 15, "8": 20}
    storms = {} if where == "empty" else {"purple-2": 2}
    position = {"grid": grid, "rocks": 1, "storms": storms, "hands": [["monster", 40, 41], None]}
    game = haunted(position, rocks=True, storms=True)
    assert "play monster" not in notations(game)
    refused(game, "play monster", "TR-11.7")


# -- arriving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-11.8", "TR-11.9")
def test_a_monster_in_another_hand_makes_the_attempt_fail() -> None:
    game = haunted({"grid": HARBOUR, "hands": [["finish", 1, 3], ["monster", 5]]})
    do(game, "play finish")
    assert game.outcome is None
    assert hand(game, 0) == ["1", "3", "finish"], "the Finish is back"
    assert table(game)["turn"] == 0, "the turn goes on"
    assert table(game)["pile_sizes"][0] == 5, "without a refill"
    assert notations(game) == ["discard two"]
    refused(game, "play finish", "TR-11.14")
    do(game, "discard two", "discard 1", "discard finish")
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-11.9")
def test_a_failed_attempt_without_another_action_loses() -> None:
    game = haunted({"grid": HARBOUR, "hands": [["finish"], ["monster", 5]]})
    assert notations(game) == ["play finish"]
    do(game, "play finish")
    assert game.outcome is not None
    assert game.outcome.winners == ()


@pytest.mark.rule("TR-11.9", "TR-11.12")
def test_without_a_monster_in_any_hand_the_game_is_won() -> None:
    piles = [["monster", "monster"], ["monster", "monster", "monster"]]
    game = haunted({"grid": HARBOUR, "hands": [["finish", 1], [3, 5]], "piles": piles})
    do(game, "play finish")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1), "Monsters in the piles do no harm"


@pytest.mark.rule("TR-11.10")
def test_a_holder_cannot_attempt() -> None:
    game = haunted({"grid": HARBOUR, "hands": [["finish", "monster", 1, 3], [5, 7]]})
    assert notations(game) == ["discard two", "play monster"]
    refused(game, "play finish", "TR-11.10")


@pytest.mark.rule("TR-11.11")
def test_the_offer_tells_nothing_about_other_hands() -> None:
    own = ["finish", 1, 3]
    beasts = ["monster", "monster", "monster"]
    safe = haunted({"grid": HARBOUR, "hands": [own, [5, 7], [11]], "piles": [[], [], beasts]}, seats=3, monsters=3)
    hands = [own, ["monster", "monster"], ["monster"]]
    game = haunted({"grid": HARBOUR, "hands": hands, "piles": [[], [], [5, 7, 11]]}, seats=3, monsters=3)
    assert "play finish" in notations(game)
    assert game.choices(0) == safe.choices(0)
    assert game.prompt(0) == safe.prompt(0)
    assert table(game, 0) == table(safe, 0)


@pytest.mark.rule("TR-11.12")
def test_a_monster_drawn_late_must_be_played_first() -> None:
    position = {"grid": HARBOUR, "hands": [["finish", 1], [3, 5, 7]], "piles": [PILES[0], [9, "monster"]], "turn": 1}
    game = haunted(position)
    do(game, "discard two", "discard 3", "discard 5", "play finish")
    assert game.outcome is None
    assert table(game)["marks"] == [0, 1]


# -- losing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rocks", [None, 1])
@pytest.mark.rule("TR-11.13")
def test_only_a_playable_monster_saves_from_the_loss(rocks: int | None) -> None:
    grid = {str(slot): 74 + slot for slot in range(1, 7)}  # 75 to 80: the 5 fits nowhere
    del grid["6"]
    position = {"grid": grid, "rocks": rocks, "hands": [["monster", "monster", 5], [6, 7]], "piles": [[8], [9]]}
    game = haunted(position, rocks=True)
    if rocks is None:
        assert notations(game) == ["play monster"]
    else:
        assert game.outcome is not None, "one discardable card is not enough for (B)"
        assert game.outcome.winners == ()


@pytest.mark.rule("TR-11.13")
def test_monsters_do_not_count_for_costs_in_the_loss_check() -> None:
    grid = full_grid(but=(36,))  # slot 35 holds 70: the 72 costs 2
    game = haunted({"grid": grid, "hands": [[72, "monster", "monster"], [1, 3]]})
    assert notations(game) == ["play monster"], "72 cannot be paid with Monsters"


@pytest.mark.rule("TR-11.13")
def test_an_attempt_that_is_offered_is_an_action() -> None:
    game = haunted({"grid": HARBOUR, "hands": [["finish"], ["monster", 5]]})
    assert game.outcome is None
    game = haunted({"grid": HARBOUR, "hands": [["finish"], ["monster", 5]], "marks": [0, 1]})
    assert game.outcome is not None, "it is not offered while a mark is left"


# -- marks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-11.14", "TR-11.9")
def test_a_failed_attempt_shows_how_many_each_other_player_holds() -> None:
    hands = [["finish", 1, 3], ["monster", "monster", 5], [7, 9, "monster"]]
    game = haunted({"grid": HARBOUR, "hands": hands}, seats=3)
    assert table(game)["marks"] == [0, 0, 0]
    do(game, "play finish")
    for eyes in (0, 1, 2, None):
        assert table(game, eyes)["marks"] == [0, 2, 1]
    assert table(game, 0)["hand_sizes"] == [3, 3, 3], "the Monsters stay in the hands"


@pytest.mark.rule("TR-11.14")
def test_while_a_mark_is_left_nobody_can_attempt() -> None:
    hands = [["finish", 1, 3], ["monster", "monster", 5], [7, 9, "finish", "finish"]]
    game = haunted({"grid": HARBOUR, "hands": hands, "marks": [0, 2, 0], "turn": 2}, seats=3)
    assert notations(game) == ["discard two"]
    refused(game, "play finish", "TR-11.14", seat=2)


@pytest.mark.rule("TR-11.14")
def test_a_mark_goes_down_with_each_monster_played() -> None:
    hands = [[1, 3, 5], ["monster", "monster", 7]]
    game = haunted({"grid": HARBOUR, "hands": hands, "marks": [0, 2], "turn": 1})
    do(game, "play monster", "destroy 1")
    assert table(game)["marks"] == [0, 1]
    do(game, "discard two", "discard 3", "discard 5", "play monster", "destroy 2")
    assert table(game)["marks"] == [0, 0]


@pytest.mark.rule("TR-11.14", "TR-11.12")
def test_a_monster_drawn_after_the_attempt_is_secret_and_spoils_the_next_one() -> None:
    hands = [["finish", 71, 75, 76, 77], ["monster", 1, 3, 5, 73]]
    piles = [[59, 61, 63, 65, 67, 69], [57, 55, "monster"]]
    game = haunted({"grid": HARBOUR, "hands": hands, "piles": piles})
    do(game, "play finish", "discard two", "discard 75", "discard 76")
    do(game, "play monster", "destroy 36")
    assert hand(game, 1).count("monster") == 1, "the next one came up"
    assert table(game, 0)["marks"] == [0, 0]
    do(game, "play 71", "at 36", "discard 77")
    do(game, "discard two", "discard 1", "discard 3")
    assert "play finish" in notations(game, 0), "no mark is left"
    do(game, "play finish")
    assert game.outcome is None
    assert table(game, 0)["marks"] == [0, 1]
