"""The end of the game, discards and secrets (TR-7, 8)."""

from __future__ import annotations

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
    refused,
    table,
)

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
