"""Expansions together (TR-13)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, hand, new, notations, refused, row_full, table

PILES: list[list[Any]] = [[59, 61, 63, 64, 65], [66, 67, 68, 69, 70]]
EVERYTHING: dict[str, Any] = {"rocks": True, "monsters": 5, "storms": True}
COMBINATIONS = list(product([False, True], [0, 3, 5], [False, True]))
LOWER_HALF = row_full(1, 1) | row_full(2, 11) | row_full(3, 21)


def wild(position: dict[str, Any], seats: int = 2, tops: list[Any] | None = None) -> ct.Game:
    """A game with all expansions and a Start placed. `tops`: what seat 0 draws next, the first card first."""
    piles = [pile.copy() for pile in PILES[:seats]]
    piles[0].extend(reversed(tops or []))
    return at({"sailed": True, "piles": piles} | position, seats=seats, **EVERYTHING)


# -- any combination -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rocks", "monsters", "storms"), COMBINATIONS)
@pytest.mark.rule("TR-13.1", "TR-13.2")
def test_any_modules_any_removal_any_number_of_players(rocks: bool, monsters: int, storms: bool) -> None:
    for seats, removal in ((1, 12), (2, 0), (3, 4), (4, 7), (5, 20)):
        game = new(seats, 5, rocks=rocks, monsters=monsters, storms=storms, removal=removal)
        position = game.position()
        cards = [card for zone in ("hands", "piles") for held in position[zone] for card in held]
        size = 80 - removal + 5 + monsters + (6 if storms else 0)
        assert len(cards) - cards.count("start") == size
        assert cards.count("start") == seats
        assert cards.count("finish") == 5
        assert cards.count("monster") == monsters
        assert len([card for card in cards if "-" in str(card)]) == (6 if storms else 0)
        assert sum(isinstance(card, int) for card in cards) == 80 - removal
        sizes = [len(held) for held in position["piles"]]
        assert max(sizes) - min(sizes) <= 1
        assert ("rocks 1" in notations(game)) == rocks
        assert table(game).get("supply", 0) == (6 if storms else 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.rule("TR-13.1")
def test_everything_together_can_be_played_to_its_end(seats: int) -> None:
    game = new(seats, 11, **EVERYTHING, removal=4)
    for step in range(3000):
        if game.outcome is not None:
            break
        seat = game.to_act[step % len(game.to_act)]
        choices = game.choices(seat)
        game.choose(seat, choices[(step * 7) % len(choices)])
    assert game.outcome is not None


# -- locks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-13.3")
def test_a_row_is_free_only_when_every_lock_is_gone() -> None:
    position = {
        "rocks": 2, "storms": {"purple-1": 2, "purple-2": 2}, "compasses": [2, 0],
        "hands": [[40, 1, 2, 3, 4], [50, 5, 6]],
    }  # fmt: skip
    game = wild(position)
    do(game, "play 40")
    refused(game, "at 9", "TR-10.2")
    do(game, "compass purple-1")
    refused(game, "at 9", "TR-10.2")
    do(game, "compass purple-2")
    assert table(game)["locked_rows"] == [2], "the Rocks are still there"
    refused(game, "at 9", "TR-10.2")
    do(game, "at 20", "rocks 6", "play 50")
    assert table(game)["locked_rows"] == [6]
    refused(game, "at 33", "TR-10.2", seat=1)


@pytest.mark.rule("TR-13.3")
def test_when_the_rocks_move_on_a_purple_storm_keeps_the_row_locked() -> None:
    game = wild({"rocks": 2, "storms": {"purple-1": 2}, "hands": [[40, 1, 2, 3, 4], [5, 6, 7]]})
    do(game, "play 40", "at 20", "rocks 5", "play 5")
    assert table(game)["locked_rows"] == [2, 5]
    assert "at 1" in notations(game)
    refused(game, "at 9", "TR-10.2", seat=1)


@pytest.mark.rule("TR-13.4")
def test_with_every_gap_locked_no_island_can_be_placed() -> None:
    position = {
        "grid": LOWER_HALF | {"20": 40}, "rocks": 4, "storms": {"purple-1": 5, "purple-2": 6, "orange-1": 1},
        "compasses": [1, 1], "hands": [[41, 50, "monster"], [60, 80]],
    }  # fmt: skip
    game = wild(position)
    uses = ["compass purple-1", "compass purple-2", "compass orange-1"]
    assert notations(game) == ["discard two", "play monster", *uses]
    refused(game, "play 50", "TR-10.2")
    do(game, "play monster")
    assert notations(game) == [*[f"destroy {slot}" for slot in range(1, 19)], *uses], "not slot 20"
    game.undo(0)
    do(game, "compass purple-2", seat=1)
    assert "play 50" in notations(game), "a lock went"
    do(game, "play 50")
    assert notations(game)[:6] == [f"at {slot}" for slot in range(31, 37)]


@pytest.mark.rule("TR-13.4")
def test_with_every_gap_locked_and_one_card_the_compasses_are_asked_first() -> None:
    locks = {"rocks": 4, "storms": {"purple-1": 5, "purple-2": 6}}
    game = wild({"grid": LOWER_HALF, "compasses": [0, 1], "hands": [[50], [60, 80]]} | locks)
    assert game.to_act == (1,)
    do(game, "compass purple-1")
    assert notations(game, 0) == ["play 50"]
    game = wild({"grid": LOWER_HALF, "compasses": [0, 0], "hands": [[50], [60, 80]]} | locks)
    assert game.outcome is not None


# -- payments and Monsters -----------------------------------------------------------------------------------


PAYMENTS: dict[str, tuple[list[Any], list[str]]] = {
    "placement": ([12, 40, 41], ["play 12", "at 2", "discard 40", "discard 41"]),
    "(B)": ([40, 41], ["discard two", "discard 40", "discard 41"]),
    "Rocks": ([50, 40, 41], ["play 50", "at 20", "rocks stay", "discard 40", "discard 41"]),
}


@pytest.mark.parametrize("monster", [False, True])
@pytest.mark.parametrize("payment", PAYMENTS)
@pytest.mark.rule("TR-13.5")
def test_payments_ignore_monsters_and_can_earn_a_compass(payment: str, monster: bool) -> None:
    held, choices = PAYMENTS[payment]
    hands = [held + ["monster"] * monster, [5, 6]]
    game = wild({"grid": {"1": 10}, "rocks": 3, "hands": hands})
    for choice in choices:
        assert "discard monster" not in notations(game)
        do(game, choice)
    assert hand(game, 0).count("monster") == monster
    assert ("award seat 0" in notations(game)) == (not monster), "a held Monster is a hand card"


@pytest.mark.parametrize("monster", [False, True])
@pytest.mark.rule("TR-13.5")
def test_start_contributions_ignore_monsters_and_can_earn_a_compass(monster: bool) -> None:
    hands = [["start", 1, 2, 3, 4, *["monster"] * monster], [5, 6, 7, 8, 9], [10, 11]]
    piles: list[list[Any]] = [[59, 61], ["start", 66], ["start", 71]]
    game = at({"hands": hands, "piles": piles, "rocks": 3}, seats=3, **EVERYTHING)
    do(game, "play start", "award seat 2")
    assert table(game, 0)["capacity"] == 4
    for seat, number in enumerate((4, 4, 0)):
        do(game, f"pledge {number}", seat=seat)
    assert "give monster" not in notations(game, 0)
    do(game, "give 1", "give 2", "give 3", "give 4", seat=0)
    do(game, "give 5", "give 6", "give 7", "give 8", seat=1)
    assert game.to_act == (0,)
    assert ("award seat 0" in notations(game)) == (not monster)


# -- rows opened again ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-13.6")
def test_a_row_opened_by_a_monster_is_a_target_again() -> None:
    hands = [["monster", 40, 41, 42, 43], [5, 6]]
    game = wild({"grid": row_full(1, 11), "rocks": 4, "hands": hands}, tops=["purple-1", 50])
    do(game, "discard two", "discard 40", "discard 41")
    assert "rocks 1" not in notations(game), "a full row"
    do(game, "rocks 2")
    assert notations(game) == ["row 2", "row 3", "row 4", "row 5", "row 6"]
    game = wild({"grid": row_full(1, 11), "rocks": 4, "hands": hands}, tops=["purple-1", 50])
    do(game, "play monster", "destroy 3")
    assert "rocks 1" in notations(game)
    do(game, "rocks 1")
    assert notations(game) == [f"row {row}" for row in range(1, 7)]
    do(game, "row 1")
    assert table(game)["locked_rows"] == [1]


# -- the order of effects ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-13.7")
def test_the_fourth_row_filled_with_consecutive_numbers() -> None:
    grid = LOWER_HALF | {str(slot): slot + 22 for slot in range(19, 24)}
    position = {"grid": grid, "rocks": 6, "storms": {"orange-1": 1}, "hands": [[46, 50, 51, 52, 53], [79, 80]]}
    game = wild(position, tops=["orange-2"])
    do(game, "play 46", "at 24", "discard 50")
    assert notations(game) == ["award seat 0", "award seat 1"], "first the Compass"
    assert table(game)["rocks"] == 6
    do(game, "award seat 1")
    assert notations(game, 1) == ["compass orange-1", "compass keep"]
    assert table(game)["rocks"] == 6
    do(game, "compass keep", seat=1)
    assert table(game)["rocks"] is None, "then the Rocks leave, without a Rocks step"
    assert game.to_act == (1,)
    assert notations(game, 1)[:2] == ["compass keep", "compass orange-2"], "then the refill with its Storms"
    do(game, "compass keep", seat=1)
    assert table(game)["turn"] == 1
    kinds = [event.kind for line in game.lines for event in line.events]
    assert [kind for kind in kinds if kind in ("place", "award", "rocks_leave", "storm", "draw")] == [
        "place", "award", "rocks_leave", "storm", "draw",
    ]  # fmt: skip


# -- alone ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-13.8")
def test_alone_an_awarded_compass_needs_no_decision() -> None:
    game = wild({"rocks": 3, "hands": [[40, 41]]}, seats=1)
    do(game, "discard two", "discard 40", "discard 41")
    assert table(game)["compasses"] == [1]
    assert table(game)["supply"] == 5
    assert "rocks 1" in notations(game), "the Rocks step as ever"


@pytest.mark.rule("TR-13.8")
def test_alone_all_modules_work_as_with_others() -> None:
    position = {"grid": {"1": 10}, "rocks": 3, "hands": [[12, 40, 41]], "storms": {"yellow-1": 0}}
    game = wild(position, seats=1, tops=["purple-1"])
    do(game, "play 12", "at 2", "discard 40", "discard 41")
    assert notations(game) == ["compass yellow-1", "compass keep"], "the new holder is asked at once"
    do(game, "compass keep", "rocks 5")
    assert notations(game)[:2] == ["compass keep", "compass purple-1"]
    do(game, "compass keep")
    assert "row 5" in notations(game)
    do(game, "row 1")
    assert table(game)["locked_rows"] == [1, 5]
    assert len(hand(game, 0)) == 3
    game = wild({"grid": {"1": 10, "13": 20}, "rocks": 3, "hands": [["monster", 40]]}, seats=1)
    do(game, "play monster")
    assert notations(game) == ["destroy 1"]
