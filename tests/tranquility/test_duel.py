"""The Duel: two players, Sun against Moon (TR-18)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, full_grid, hand, new, notations, table

HANDS = [[40, 60, 61, 62, 63], [41, 65, 66, 67, 68]]
DISPLAY = [71, 72, 73, 74, 75]


def duel(position: dict[str, Any], **options: Any) -> ct.Game:
    """Seat 0 is first and Sun, if not said otherwise; seat 1 is Moon. The display shows 71 to 75."""
    return at({"hands": HANDS, "display": DISPLAY, "first": 0, **position}, mode="duel", **options)


def begun(seed: int = 1, side: str = "moon", **options: Any) -> ct.Game:
    """A new Duel in which the second player has chosen this side."""
    return do(new(seed=seed, mode="duel", **options), f"side {side}")


def discard_both(game: ct.Game) -> ct.Game:
    """The action (B) with the two lowest cards."""
    seat = game.to_act[0]
    do(game, "discard two")
    for _ in range(2):
        do(game, notations(game, seat)[0])
    return game


def outcome(game: ct.Game) -> ct.Outcome:
    assert game.outcome is not None
    return game.outcome


# -- before the first move -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-18.1")
@pytest.mark.parametrize("rule", ["fewest", "random"])
def test_the_first_player_is_chosen_at_random(rule: str) -> None:
    firsts = [table(new(seed=seed, mode="duel", first_player=rule))["first"] for seed in range(20)]
    assert set(firsts) == {0, 1}
    assert firsts == [table(new(seed=seed, mode="duel"))["first"] for seed in range(20)]  # the option does not matter


@pytest.mark.rule("TR-18.1")
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_the_second_player_chooses_the_side_before_the_first_move(side: str) -> None:
    game = new(mode="duel")
    first = table(game)["first"]
    second = 1 - first
    assert game.to_act == (second,)
    assert notations(game, second) == ["side sun", "side moon"]
    assert table(game, second)["sides"] is None
    assert len(table(game, second)["hand"]) == len(table(game, second)["display"]) == 5  # they are seen before
    do(game, f"side {side}", seat=second)
    assert table(game)["sides"][second] == side
    assert table(game)["sides"][first] == ("moon" if side == "sun" else "sun")
    assert (game.to_act, table(game)["turn"]) == ((first,), first)
    do(game, notations(game, first)[0], "at 10")
    laid = table(game)["rows"][1][3]
    assert (laid["slot"], laid["side"]) == ("10", table(game)["sides"][first])
    assert table(game)["points"][first] == 2


@pytest.mark.rule("TR-18.1")
def test_the_first_player_cannot_move_before_the_choice() -> None:
    game = new(mode="duel")
    first: int = table(game)["first"]
    assert notations(game, first) == []
    with pytest.raises(ct.NotYourTurn):
        game.choose(first, "discard two")


@pytest.mark.rule("TR-18.1")
def test_the_side_only_marks_ownership() -> None:
    sun, moon = begun(side="sun"), begun(side="moon")
    first: int = table(sun)["first"]
    assert notations(sun, first) == notations(moon, first)
    assert table(sun)["points"] == table(moon)["points"]


@pytest.mark.rule("TR-18.2")
def test_only_the_eighty_islands_are_used() -> None:
    position = new(mode="duel").position()
    cards = [*position["hands"][0], *position["hands"][1], *position["display"], *position["deck"]]
    assert sorted(cards) == list(range(1, 81))
    assert (position["piles"], position["removed"], position["gone"]) == ([[], []], [], [])


@pytest.mark.rule("TR-18.2")
@pytest.mark.parametrize("option", [{"removal": 4}, {"rocks": True}, {"monsters": 3}, {"storms": True}])
def test_expansions_and_removal_are_refused(option: dict[str, Any]) -> None:
    with pytest.raises(ct.BadOptions, match=r"TR-18\.2"):
        new(mode="duel", **option)


@pytest.mark.rule("TR-18.2")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_duel_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(ct.BadOptions, match="TR-18"):
        new(seats=seats, mode="duel")


@pytest.mark.rule("TR-18.2")
def test_islands_are_laid_and_paid_for_by_the_usual_rules() -> None:
    game = do(duel({"grid": {"6": 37, "8": 38, "20": 45}, "moon": ["8"]}), "play 40")
    labels = {choice.notation: choice.label for choice in game.choices(0)}
    assert labels["at 9"] == "Slot 9, for 2 cards"  # beside a card of the Moon
    assert labels["at 10"] == "Slot 10, free"
    for slot, rule in ((8, "TR-5.1"), (7, "TR-5.2"), (21, "TR-5.2"), (19, "TR-5.6")):
        with pytest.raises(ct.IllegalChoice) as refused:
            game.choose(0, f"at {slot}")
        assert refused.value.rule == rule
    assert list(labels) == [f"at {slot}" for slot in range(9, 19)]


@pytest.mark.rule("TR-18.2")
@pytest.mark.parametrize("moon", [[], ["9"], ["11"], ["9", "11"]])
def test_whose_cards_the_neighbours_are_does_not_matter(moon: list[str]) -> None:
    game = do(duel({"grid": {"9": 37, "11": 42}, "moon": moon}), "play 40", "at 10")
    do(game, "discard 60", "discard 61")  # the smaller difference
    assert table(game)["discard_sizes"] == [2, 0]


@pytest.mark.rule("TR-18.3")
def test_five_hidden_cards_each_and_five_open_ones() -> None:
    game = new(mode="duel")
    assert table(game)["hand_sizes"] == [5, 5]
    assert len(table(game)["display"]) == 5
    assert table(game)["deck_size"] == 65


@pytest.mark.rule("TR-18.3", "TR-18.9")
def test_hands_and_pile_are_hidden_and_the_display_is_open() -> None:
    one = duel({"deck": [1, 2, 3]})
    two = duel({"deck": [3, 1, 2], "hands": [HANDS[0], [42, 50, 51, 52, 53]]})
    seen, other = table(one, 0), table(two, 0)
    seen.pop("gone")
    other.pop("gone")
    assert seen == other
    assert table(one, 0)["hand"] == ["40", "60", "61", "62", "63"]
    assert table(one, None)["hand"] == []
    assert table(one, None)["display"] == DISPLAY


# -- turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-18.4")
def test_an_island_lies_in_the_orientation_of_its_player() -> None:
    game = do(duel({}), "play 40", "at 10", "take 71", "play 41", "at 20")
    sides = {each["slot"]: each["side"] for row in table(game)["rows"] for each in row if each["card"]}
    assert sides == {"10": "sun", "20": "moon"}
    assert table(game)["points"] == [2, 3]


@pytest.mark.rule("TR-18.4")
def test_one_plays_an_island_or_discards_two() -> None:
    game = duel({})
    assert notations(game) == [*[f"play {card}" for card in HANDS[0]], "discard two"]
    do(game, "discard two", "discard 60", "discard 40")
    assert table(game, 1)["discard_sizes"] == [2, 0]  # the size is public, the cards are not
    assert "revealed" not in table(game, 1)
    assert not any("Island 60" in line or "Island 40" in line for line in game.log(1))


@pytest.mark.rule("TR-18.4")
def test_cards_paid_for_an_island_go_to_the_own_penalty_pile() -> None:
    game = do(duel({"grid": {"9": 39}}), "play 40", "at 10", "discard 63")
    assert table(game)["discard_sizes"] == [1, 0]
    assert game.position()["discards"] == [[63], []]


@pytest.mark.rule("TR-18.5")
def test_one_takes_cards_from_the_display_one_by_one_and_then_it_is_replenished() -> None:
    game = duel({"deck": [1, 2, 3, 4]})
    do(game, "discard two", "discard 60", "discard 61")
    assert notations(game, 0) == [f"take {card}" for card in DISPLAY]
    do(game, "take 73")
    assert table(game)["display"] == [71, 72, 74, 75]  # not replenished in between
    assert (game.to_act, notations(game, 0)) == ((0,), ["take 71", "take 72", "take 74", "take 75"])
    do(game, "take 71")
    assert hand(game, 0) == ["40", "62", "63", "71", "73"]
    assert table(game)["display"] == [3, 4, 72, 74, 75]  # from the top of the pile
    assert table(game)["deck_size"] == 2
    assert game.to_act == (1,)


@pytest.mark.rule("TR-18.5")
def test_a_card_that_is_not_in_the_display_cannot_be_taken() -> None:
    game = do(duel({}), "discard two", "discard 60", "discard 61")
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, "take 70")
    with pytest.raises(ct.NotYourTurn):
        game.choose(1, "take 71")


@pytest.mark.rule("TR-18.5")
def test_an_empty_display_ends_the_taking() -> None:
    game = do(duel({"display": [71], "deck": []}), "discard two", "discard 60", "discard 61")
    assert hand(game, 0) == ["40", "62", "63", "71"]
    assert table(game)["display"] == []
    assert game.to_act == (1,)


@pytest.mark.rule("TR-18.5")
def test_the_display_is_replenished_only_as_far_as_the_pile_goes() -> None:
    game = do(duel({"deck": [1]}), "discard two", "discard 60", "discard 61", "take 71", "take 72")
    assert (table(game)["display"], table(game)["deck_size"]) == ([1, 73, 74, 75], 0)


@pytest.mark.rule("TR-18.5")
def test_a_hand_emptied_by_payment_is_filled_with_the_whole_display() -> None:
    game = duel({"grid": {"9": 36}, "deck": [1, 2, 3, 4, 5, 6]})
    do(game, "play 40", "at 10", "discard 60", "discard 61", "discard 62", "discard 63")
    assert hand(game, 0) == [str(card) for card in DISPLAY]
    assert table(game)["display"] == [2, 3, 4, 5, 6]


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-18.6", "TR-18.7")
def test_the_36th_card_ends_the_game_once_it_is_paid_for() -> None:
    hands = [[39, 73, 75, 77, 79], [1, 3, 5, 7, 9]]
    game = duel({"grid": full_grid(but=(20,)), "hands": hands, "display": [11, 13, 15, 17, 19]})
    do(game, "play 39", "at 20")
    assert game.outcome is None
    do(game, "discard 73")
    assert outcome(game).reason == "grid_complete"
    assert (outcome(game).scores, outcome(game).winners) == ((36 * 2 - 1, 1), (0,))
    assert table(game)["hand_sizes"] == [3, 5]  # nothing is taken any more
    assert table(game)["deck_size"] == 30


@pytest.mark.rule("TR-18.6")
def test_thirty_five_cards_do_not_end_the_game() -> None:
    hands = [[39, 73, 75, 77, 79], [1, 3, 5, 7, 9]]
    game = duel({"grid": full_grid(but=(20, 1)), "hands": hands, "display": [11, 13, 15, 17, 19]})
    do(game, "play 39", "at 20", "discard 73")
    assert game.outcome is None


@pytest.mark.rule("TR-18.6")
def test_a_player_without_a_legal_action_ends_the_game() -> None:
    # 1 has no gap before the 2, and a single card is too few to discard two
    game = duel({"grid": {"1": 2}, "hands": [[1], HANDS[1]], "display": [], "deck": []})
    assert table(game)["discard_sizes"] == [37, 36], "all other cards"
    assert outcome(game) == ct.Outcome((2.0 - 37, 1.0 - 36), (1,), "no_action")


@pytest.mark.rule("TR-18.6")
@pytest.mark.parametrize("option", [False, True])
def test_a_playable_last_card_goes_on(option: bool) -> None:
    """The option strict_one_card is not used in the Duel."""
    game = duel({"hands": [[1], HANDS[1]], "display": [], "deck": []}, strict_one_card=option)
    assert notations(game) == ["play 1"]
    do(game, "play 1", "at 3", "play 41", "at 9")
    assert outcome(game).reason == "no_action"  # an empty hand


@pytest.mark.rule("TR-18.6")
def test_two_discards_in_a_row_end_the_game() -> None:
    game = discard_both(duel({}))
    assert game.outcome is None
    do(game, "take 71", "take 72", "discard two", "discard 41")
    assert game.outcome is None  # only when the action is finished
    do(game, "discard 65")
    assert outcome(game) == ct.Outcome((-2.0, -1.0), (1,), "two_discards")
    assert table(game)["hand_sizes"] == [5, 3]


@pytest.mark.rule("TR-18.6")
def test_discards_with_an_island_in_between_do_not_end_it() -> None:
    game = discard_both(duel({}))
    do(game, "take 71", "take 72", "play 41", "at 10", "take 73")
    discard_both(game)
    assert game.outcome is None


@pytest.mark.rule("TR-18.6")
@pytest.mark.parametrize("discards", [[[], []], [[77], []]], ids=["unequal points", "equal points"])
def test_a_duel_is_not_given_up_together(discards: list[list[int]]) -> None:
    """Conceding by vote is for those who lose together (TR-7.9)."""
    game = duel({"grid": {"3": 5}, "discards": discards})
    with pytest.raises(ct.IllegalChoice):
        game.concede(0)


@pytest.mark.rule("TR-18.7")
def test_two_points_for_a_card_and_minus_one_for_a_discard() -> None:
    position = {"grid": {"1": 2, "5": 12, "9": 22}, "moon": ["5"], "discards": [[3, 4, 5], [6]]}
    assert table(duel(position))["points"] == [2 * 2 - 3, 2 - 1 + 1]
    assert table(duel(position | {"moon_seat": 0}))["points"] == [2 - 3, 2 * 2 - 1 + 1]


@pytest.mark.rule("TR-18.7")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_gets_a_point(first: int) -> None:
    assert table(duel({"first": first}))["points"] == [first, 1 - first]


@pytest.mark.rule("TR-18.7")
def test_cards_in_hand_count_nothing() -> None:
    assert table(duel({"hands": [[1, 2, 3, 4, 5], [6]]}))["points"] == table(duel({}))["points"]


def finished(cards: int, discards: int, moons: int, their_discards: int, packs: Path | None = None) -> ct.Outcome:
    """The end of a Duel with so many cards and discards of seat 0, and of seat 1, by a second (B) of seat 0."""
    grid = {str(slot): slot for slot in range(1, cards + moons + 1)}
    position = {
        "grid": grid,
        "moon": [str(slot) for slot in range(cards + 1, cards + moons + 1)],
        "discards": [discards - 2, their_discards],
        "hands": HANDS,
        "first": 0,
        "discards_in_a_row": 1,
    }
    game = ct.set_up("tranquility", position, seats=2, seed=1, options={"mode": "duel"}, packs=packs)
    return outcome(discard_both(game))


@pytest.mark.rule("TR-18.8")
def test_the_higher_score_wins() -> None:
    assert finished(4, 2, 2, 1) == ct.Outcome((6.0, 4.0), (0,), "two_discards")
    assert finished(3, 2, 3, 2) == ct.Outcome((4.0, 5.0), (1,), "two_discards")


@pytest.mark.rule("TR-18.8")
def test_a_tie_goes_to_the_player_with_fewer_discards() -> None:
    assert finished(2, 2, 1, 1) == ct.Outcome((2.0, 2.0), (1,), "two_discards")
    assert finished(2, 2, 2, 3) == ct.Outcome((2.0, 2.0), (0,), "two_discards")


@pytest.mark.rule("TR-18.8")
def test_with_as_many_discards_it_is_a_draw(tmp_path: Path) -> None:
    """With the extra point this cannot be: two equal scores need different discards. Without it, it can."""
    (tmp_path / "tranquility").mkdir()
    (tmp_path / "tranquility" / "components.toml").write_text("[duel]\nsecond_player = 0\n", encoding="utf-8")
    assert finished(2, 3, 2, 3, tmp_path) == ct.Outcome((1.0, 1.0), (), "two_discards")


@pytest.mark.rule("TR-18.9")
def test_talk_is_always_free() -> None:
    assert table(duel({}))["talk"] == "free"
    assert table(duel({}, talk="strict"))["talk"] == "free"


@pytest.mark.rule("TR-18.9")
def test_cards_taken_from_the_display_are_known_to_both() -> None:
    game = do(duel({}), "play 40", "at 10", "take 73")
    assert any("Island 73" in line for line in game.log(1))
    for seed in range(5):  # whatever seat 1 may imagine, 73 is in that hand, but not 60
        assert "73" in hand(game.imagine(1, seed), 0)
    assert not all("60" in hand(game.imagine(1, seed), 0) for seed in range(5))
