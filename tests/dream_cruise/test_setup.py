"""Setting up a game (DC-2)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tests.dream_cruise.helpers import BOX, REGULAR, do, kinds, new, notations, phase, refused, ship, table, under_way

SETS = {letter: [f"F{letter}{k}" for k in (1, 2, 3)] for letter in "ABCD"}
STARTERS = [family for letter in "ABCD" for family in SETS[letter]]


def letter(game: Any, seat: int) -> str:
    """The set of starting families this seat has, in whatever order."""
    return next(each for each in "ABCD" if sorted(ship(game, seat)["cabins"]) == SETS[each])


@pytest.mark.rule("DC-2.2", "DC-2.3", "DC-13.1")
@pytest.mark.parametrize(("seats", "deck", "box"), [(1, 18, 30), (2, 24, 24), (3, 36, 12), (4, 48, 0)])
def test_the_family_deck_by_number_of_players(seats: int, deck: int, box: int) -> None:
    game = new(seats)
    position = game.position()
    assert (len(position["families"]), len(position["box"])) == (deck, box)
    assert sorted(position["families"] + position["box"]) == REGULAR
    assert table(game)["decks"]["families"] == {"deck": deck, "box": box, "discard": []}


@pytest.mark.rule("DC-2.2")
def test_locations_and_ship_cards_are_shuffled_whole() -> None:
    game = new(3, seed=1)
    position = game.position()
    assert sorted(position["locations"]) == sorted([*BOX["shores"], *BOX["seas"]])
    assert sorted(position["ship_cards"]) == sorted([*BOX["activities"], *BOX["additions"]])
    other = new(3, seed=2).position()
    for deck in ("families", "locations", "ship_cards"):
        assert position[deck] != sorted(position[deck]) and position[deck] != other[deck]
    assert [position[f"{name}_discard"] for name in ("family", "location", "ship")] == [[], [], []]


@pytest.mark.rule("DC-2.3")
def test_which_families_are_boxed_differs_and_nobody_sees_them() -> None:
    boxes = {tuple(new(2, seed=seed).position()["box"]) for seed in range(8)}
    assert len(boxes) == 8
    game = new(2, seed=0)
    for seat in (0, 1, None):
        assert not any(family in str(table(game, seat)) for family in game.position()["box"])


@pytest.mark.rule("DC-2.3")
def test_boxed_families_stay_there() -> None:
    game = under_way(2, seed=4)
    boxed = game.position()["box"]
    while game.to_act:
        choices = notations(game)
        do(game, next((each for each in choices if each.startswith("place")), choices[0]))
    assert game.position()["box"] == boxed


@pytest.mark.rule("DC-2.4")
def test_the_start_player_is_drawn_by_chance() -> None:
    tokens = Counter(new(4, seed=seed).position()["token"] for seed in range(120))
    assert set(tokens) == {0, 1, 2, 3} and min(tokens.values()) >= 15
    assert new(1).position()["token"] == 0


@pytest.mark.rule("DC-2.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_gets_a_set_of_its_own(seats: int) -> None:
    game = new(seats, seed=5)
    used = [letter(game, seat) for seat in range(seats)]
    assert len(set(used)) == seats
    spare = game.position()["spare_starters"]
    assert spare == [family for family in STARTERS if family[1] not in used]


@pytest.mark.rule("DC-2.5")
def test_the_sets_are_dealt_by_chance() -> None:
    pairs = Counter((letter(new(2, seed=seed), 0), letter(new(2, seed=seed), 1)) for seed in range(80))
    assert len(pairs) >= 11  # of 12
    assert Counter(letter(new(1, seed=seed), 0) for seed in range(40)).keys() == set("ABCD")


@pytest.mark.rule("DC-2.6")
def test_the_proposal_is_in_the_order_of_ids() -> None:
    game = new(3, seed=6)
    for seat in range(3):
        families = ship(game, seat)["cabins"]
        assert families == sorted(families)
        assert notations(game, seat)[0] == "arrange " + " ".join(family.lower() for family in families)
        assert game.choices(seat)[0].label == "Keep these cabins"


@pytest.mark.rule("DC-2.6", "DC-1.15")
def test_any_arrangement_can_be_chosen_by_all_at_once() -> None:
    game = new(2, seed=1)
    assert game.to_act == (0, 1)
    families = ship(game, 1)["cabins"]
    wanted = {"arrange " + " ".join(each).lower() for each in permutations(families)}
    assert set(notations(game, 1)) == wanted and len(wanted) == 6
    for order in permutations(families):
        other = do(game.clone(), "arrange " + " ".join(order).lower(), seat=1)
        assert ship(other, 1)["cabins"] == list(order)
        assert other.to_act == (0,)
    assert ship(game, 1)["cabins"] == families


@pytest.mark.rule("DC-2.6")
def test_an_arrangement_can_be_changed_until_the_first_round() -> None:
    game = new(2, seed=1)
    swapped = notations(game, 0)[5]
    do(game, swapped, seat=0)
    assert table(game)["ready"] == [True, False] and game.can_undo(0)
    game.undo(0)
    assert ship(game, 0)["cabins"] == sorted(ship(game, 0)["cabins"]) and table(game)["ready"] == [False, False]
    do(game, swapped, seat=0)
    do(game, notations(game, 1)[0], seat=1)
    assert phase(game) == "set_course" and not game.can_undo(0) and not game.can_undo(1)
    assert kinds(game).count("arranged") == 3  # one of them taken back


@pytest.mark.rule("DC-2.1", "DC-2.7")
@pytest.mark.parametrize("seats", [1, 4])
def test_three_figures_of_the_cabins_colour_on_every_card(seats: int) -> None:
    game = do(new(seats), *[notations(new(seats), seat)[3] for seat in range(seats)])
    for each in table(game)["ships"]:
        assert [(cabin["colour"], cabin["aboard"], cabin["members"]) for cabin in each["cabins"]] == [
            ("white", 3, 3), ("orange", 3, 3), ("blue", 3, 3),
        ]  # fmt: skip
        assert all(not spot["guests"] for spot in each["spots"])


@pytest.mark.rule("DC-2.8", "DC-2.5")
def test_nobody_has_anything_else_yet() -> None:
    game = under_way(4)
    for seat in range(4):
        own = ship(game, seat)
        assert (own["hand"], own["voyage"], own["pile"], own["location"], own["captain"]) == ([], [], [], None, None)
        assert own["additions"] == [None] * 4 and own["activities"] == [None] * 2
    assert [each["points"]["total"] for each in table(game)["ships"]] == [0] * 4


# -- O9: picked in turn order ----------------------------------------------------------------------------


@pytest.mark.rule("DC-2.5", "DC-3.4")
def test_sets_picked_in_turn_order() -> None:
    game = next(game for seed in range(20) if (game := new(3, seed=seed, starting_sets="picked")).to_act == (1,))
    assert game.position()["token"] == 1
    assert notations(game) == ["start a", "start b", "start c", "start d"]
    assert table(game)["start_sets"] == SETS
    do(game, "start c")
    assert game.to_act == (2,) and notations(game) == ["start a", "start b", "start d"]
    assert "C" not in table(game)["start_sets"]
    refused(game, "start c", "")
    do(game, "start a")
    assert game.to_act == (0,) and notations(game) == ["start b", "start d"]
    do(game, "start d")
    assert [letter(game, seat) for seat in range(3)] == ["D", "C", "A"]
    assert game.position()["spare_starters"] == SETS["B"]
    assert len(game.to_act) == 3 and notations(game, 1)[0] == "arrange fc1 fc2 fc3"


@pytest.mark.rule("DC-2.5")
def test_what_is_picked_is_public() -> None:
    game = new(2, seed=1, starting_sets="picked")
    first = game.to_act[0]
    do(game, "start b")
    for seat in (0, 1, None):
        cabins = table(game, seat)["ships"][first]["cabins"]
        assert [cabin["family"] for cabin in cabins] == SETS["B"]
        assert any("set B" in line for line in game.log(seat))
