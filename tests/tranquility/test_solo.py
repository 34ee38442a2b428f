"""The solo game (TR-14)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, full_grid, hand, new, notations, table

HELD: list[int | str] = ["start", 1, 2, 3, 4]
PILE = list(range(30, 50))


def alone(position: dict[str, Any], **options: Any) -> ct.Game:
    return at({"discards": [[]], **position}, seats=1, **options)


def sail(position: dict[str, Any] | None = None, **options: Any) -> ct.Game:
    """The Start is played; no Compass is earned for it."""
    base: dict[str, Any] = {"hands": [HELD], "piles": [PILE]}
    if options.get("storms"):
        base["supply"] = 0
    return do(alone({**base, **(position or {})}, **options), "play start")


def give(game: ct.Game, most: int = 99) -> int:
    """Give the first cards offered, at most so many; how many were asked for."""
    given = 0
    while given < most and game.to_act and all(choice.startswith("give") for choice in notations(game)):
        do(game, notations(game)[0])
        given += 1
    return given


def at_sea(game: ct.Game) -> dict[str, str]:
    """Every Storm that lies open, and how."""
    states = ("seat", "row", "shown", "laid")
    return {
        storm["storm"]: key for storm in table(game)["storms"] for key in states if storm.get(key, False) is not False
    }


@pytest.mark.rule("TR-14.1")
def test_one_player_with_one_pile_of_all_cards() -> None:
    seen = table(new(1))
    assert (seen["hand_sizes"], seen["hand_limits"], seen["pile_sizes"]) == ([5], [5], [85 - 5 + 1])
    assert table(new(1, removal=12, monsters=5, storms=True))["pile_sizes"] == [85 - 12 + 5 + 6 - 5 + 1]


@pytest.mark.rule("TR-14.2")
def test_one_start_is_mixed_in_after_the_opening_hand() -> None:
    for seed in range(20):
        position = new(1, seed=seed).position()
        assert "start" not in position["hands"][0] and position["piles"][0].count("start") == 1


@pytest.mark.rule("TR-14.3")
def test_the_turn_is_unchanged() -> None:
    game = alone({"hands": [[1, 20, 30, 40, 50]], "piles": [[60, 61, 62, "start", 63]]})
    assert notations(game) == ["play 1", "play 20", "play 30", "play 40", "play 50", "discard two"]
    do(game, "play 1", "at 9")
    assert hand(game, 0) == ["20", "30", "40", "50", "63"] and "play 20" in notations(game)
    do(game, "discard two", "discard 20", "discard 30")
    assert hand(game, 0) == ["40", "50", "62", "63", "start"]
    assert notations(game) == ["play start"]


@pytest.mark.rule("TR-14.4", "TR-6.4")
def test_the_start_draws_up_to_13_and_costs_8() -> None:
    game = sail()
    assert hand(game, 0) == [*"1234", *(str(card) for card in range(41, 50))]
    assert give(game) == 8
    assert table(game)["discard_sizes"] == [8] and table(game)["hand_sizes"] == [5]
    assert table(game)["pile_sizes"] == [11], "five cards are left: nothing to refill"
    assert "discard two" in notations(game)


@pytest.mark.rule("TR-14.4", "TR-6.7")
@pytest.mark.parametrize("split", ["negotiate", "captain"])
def test_there_is_no_split_alone(split: str) -> None:
    game = sail(start_split=split)
    assert all(choice.startswith("give") for choice in notations(game))


@pytest.mark.rule("TR-14.4")
@pytest.mark.parametrize(("pile", "drawn"), [(4, 8), (5, 9), (9, 13), (10, 13)])
def test_the_draw_ends_with_the_pile(pile: int, drawn: int) -> None:
    game = sail({"piles": [PILE[:pile]]})
    assert table(game)["hand_sizes"] == [drawn]
    assert give(game) == 8
    assert game.outcome is None or game.outcome.reason == "no_cards"


@pytest.mark.rule("TR-14.4", "TR-6.12")
def test_shortfall_alone() -> None:
    lost = sail({"piles": [PILE[:3]]})
    assert lost.outcome == ct.Outcome((0.0,), (), "start_unpaid")
    held = ["start", 1, 2, "monster", "monster"]
    assert sail({"hands": [held], "piles": [PILE[:5]]}, monsters=3).outcome is not None, "Monsters do not pay"
    paid = sail({"hands": [held], "piles": [PILE[:5]]}, monsters=3, start_shortfall="pay_all")
    assert hand(paid, 0) == ["monster", "monster"] and table(paid)["discard_sizes"] == [7]


@pytest.mark.rule("TR-14.5")
def test_win_and_loss_alone() -> None:
    won = alone({"grid": full_grid(), "hands": [["finish", 1]], "sailed": True})
    assert do(won, "play finish").outcome == ct.Outcome((1.0,), (0,), "arrived")
    lost = alone({"grid": full_grid(), "hands": [[1]], "sailed": True})
    assert lost.outcome == ct.Outcome((0.0,), (), "no_action")


@pytest.mark.rule("TR-14.5")
@pytest.mark.parametrize("mode", ["standard", "great_arch", "pyramid", "day_night"])
def test_every_cooperative_mode_can_be_played_alone(mode: str) -> None:
    modules: dict[str, Any] = {} if mode == "pyramid" else {"rocks": True, "monsters": 5, "storms": True}
    game = new(1, mode=mode, removal=12, **modules)
    assert table(game)["hand_sizes"] == [5] and game.to_act == (0,)


@pytest.mark.rule("TR-14.5")
def test_the_duel_cannot_be_played_alone() -> None:
    with pytest.raises(ct.BadOptions):
        new(1, mode="duel")


@pytest.mark.rule("TR-14.6")
def test_a_relaxed_hand_of_eight() -> None:
    seen = table(new(1, solo_hand=8))
    assert (seen["hand_sizes"], seen["hand_limits"], seen["pile_sizes"]) == ([8], [8], [85 - 8 + 1])
    game = alone({"hands": [[1, 2, 3, 4, 5, 6, 7, 8]], "piles": [["start", 60, 61, 62]]}, solo_hand=8)
    do(game, "discard two", "discard 1", "discard 2")
    assert hand(game, 0) == ["3", "4", "5", "6", "7", "8", "61", "62"]
    yellow = alone({"hands": [[1, 2, 3]], "storms": {"yellow-1": 0}}, solo_hand=8, storms=True)
    assert table(yellow)["hand_limits"] == [3]
    sailed = sail(solo_hand=8)
    assert table(sailed)["hand_sizes"] == [13] and give(sailed) == 8
    assert table(sailed)["hand_sizes"] == [8], "five are left, then up to the limit"


@pytest.mark.rule("TR-14.6")
def test_a_hard_start_loses_everything_held() -> None:
    game = sail(solo_start_draw=8)
    assert table(game)["hand_sizes"] == [8]
    assert give(game) == 8
    assert table(game)["discard_sizes"] == [8]
    assert hand(game, 0) == ["41", "42", "43", "44", "45"], "a new hand"


STORMY = [*PILE[:10], "yellow-1", 60, 61, "purple-1", *range(62, 68)]


@pytest.mark.rule("TR-14.7")
def test_storms_of_the_draw_wait_until_eight_are_paid() -> None:
    """They do not count as drawn cards, and come up in the order drawn, before the refill (RU-31)."""
    game = sail({"piles": [[*STORMY, 70]]}, storms=True)
    assert hand(game, 0) == ["1", "2", "3", "4", "60", "61", *(str(card) for card in range(62, 68)), "70"]
    assert at_sea(game) == {"purple-1": "laid"}, "the yellow one has not come up"
    game = sail({"piles": [STORMY]}, storms=True)
    assert table(game)["hand_sizes"] == [13] and table(game)["pile_sizes"] == [9]
    assert at_sea(game) == {"purple-1": "laid", "yellow-1": "laid"}
    assert table(game)["hand_limits"] == [5]
    assert give(game) == 8
    assert notations(game) == [f"row {row}" for row in range(1, 7)], "purple was drawn first"
    assert table(game)["hand_sizes"] == [5]
    do(game, "row 3")
    assert [choice.split()[0] for choice in notations(game)] == ["discard"] * 5, "now yellow: down to three"
    do(game, notations(game)[0])
    do(game, notations(game)[0])
    assert table(game)["hand_sizes"] == [3] and table(game)["locked_rows"] == [3]
    assert table(game)["pile_sizes"] == [9] and "discard two" in notations(game)


@pytest.mark.rule("TR-14.7", "TR-8.5")
def test_a_storm_that_still_waits_is_seen_by_all() -> None:
    game = sail({"piles": [STORMY]}, storms=True)
    give(game)
    assert at_sea(game) == {"purple-1": "shown", "yellow-1": "laid"}


@pytest.mark.rule("TR-14.7")
def test_storms_of_the_draw_come_before_the_rocks_step() -> None:
    game = sail({"piles": [STORMY], "rocks": 6}, storms=True, rocks=True)
    give(game)
    do(game, "row 3")
    do(game, notations(game)[0])
    do(game, notations(game)[0])
    assert [choice.split()[0] for choice in notations(game)] == ["rocks"] * 6


@pytest.mark.rule("TR-14.7")
def test_each_of_them_may_be_cancelled_when_its_turn_comes() -> None:
    game = sail({"piles": [STORMY], "compasses": [1]}, storms=True)
    assert give(game, 7) == 7
    assert all(choice.startswith("give") for choice in notations(game)), "not before"
    give(game)
    assert notations(game) == ["compass keep", "compass purple-1"]
    do(game, "compass keep", "row 1")
    assert notations(game)[:2] == ["compass keep", "compass yellow-1"]
    do(game, "compass yellow-1")
    assert table(game)["hand_limits"] == [5] and table(game)["hand_sizes"] == [5]
    assert at_sea(game) == {"purple-1": "row"} and "discard two" in notations(game)


@pytest.mark.rule("TR-14.7")
def test_a_compass_spent_meanwhile_cannot_cancel_the_next_storm() -> None:
    """While asked about the yellow Storm, the only Compass is used on the purple one that lies there already."""
    game = sail({"piles": [STORMY], "compasses": [1]}, storms=True)
    give(game)
    do(game, "compass keep", "row 1", "compass purple-1")
    assert table(game)["compasses"] == [0]
    assert "compass yellow-1" not in notations(game)


@pytest.mark.rule("TR-14.8")
@pytest.mark.parametrize(("option", "drawn"), [(13, 11), (8, 8)])
def test_a_yellow_storm_shortens_the_draw(option: int, drawn: int) -> None:
    position = {"hands": [["start", 1, 2]], "storms": {"yellow-1": 0}}
    game = sail(position, storms=True, solo_start_draw=option)
    assert table(game)["hand_sizes"] == [drawn]
    assert give(game) == 8
    assert table(game)["hand_sizes"] == [3]


@pytest.mark.rule("TR-14.8")
def test_only_a_storm_that_lay_there_before_shortens_it() -> None:
    game = sail({"piles": [[*PILE[:10], "yellow-1", 60]]}, storms=True)
    assert table(game)["hand_sizes"] == [13]


@pytest.mark.rule("TR-14.8")
def test_two_cards_may_come_unseen_with_a_yellow_storm() -> None:
    game = sail({"hands": [["start", 1, 2]], "storms": {"yellow-1": 0}}, storms=True)
    do(game, "give unseen", "give unseen")
    assert "give unseen" not in notations(game)
    assert give(game) == 6
    assert game.position()["buried"] == [[PILE[10], PILE[9]]]
    assert table(game)["hand_sizes"] == [5] and table(game)["discard_sizes"] == [8]
    do(game, notations(game)[0])
    do(game, notations(game)[0])
    assert table(game)["hand_sizes"] == [3], "down to the limit (TR-6.13)"


@pytest.mark.rule("TR-14.8", "TR-6.12")
def test_unseen_cards_help_against_a_shortfall() -> None:
    """After the draw the pile is empty, or the hand has eleven: alone, they can never be missing."""
    position: dict[str, Any] = {"hands": [["start", 1, 2]], "storms": {"yellow-1": 0}}
    assert sail({**position, "piles": [PILE[:5]]}, storms=True).outcome is not None
    game = sail({**position, "piles": [PILE[:6]]}, storms=True)
    assert game.outcome is None and "give unseen" not in notations(game)
    held = ["start", "monster", "monster"]
    burdened = sail({**position, "hands": [held], "piles": [PILE[:8]]}, storms=True, monsters=5, solo_start_draw=8)
    assert table(burdened)["hand_sizes"] == [8] and table(burdened)["pile_sizes"] == [2]
    assert burdened.outcome is None, "six cards and two unseen"
    assert give(burdened) == 8
