"""The Reputation track (GC-5): its ends, track bonuses, and what Reputation pays for."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import acting, do, free, notations, player, purse, refused, starting, stored, turn

DEAR = ["BP45", "BP37", "BP41", "BP27", "BP30"]


def refresh(game: ct.Game) -> ct.Game:
    return do(game, 0, "refresh", "discard 1", "confirm")


@pytest.mark.rule("GC-5.1")
@pytest.mark.parametrize(("before", "after", "vp"), [(15, 17, 5), (16, 18, 5), (17, 18, 6), (18, 18, 7)])
def test_at_the_end_of_the_track_reputation_is_vp(before: int, after: int, vp: int) -> None:
    game = do(turn({"reputation": before, "hand": ["AG13"]}), 0, "play ag13")
    assert purse(game) == (10, 2, vp, after)


@pytest.mark.rule("GC-5.1", "GC-R1", "GC-2.16")
def test_below_its_beginning_it_costs_vp() -> None:
    game = refresh(turn({"reputation": 1, "vp": 2}))
    assert purse(game)[2:] == (2, 0)
    refresh(refresh(game))
    assert purse(game)[2:] == (0, 0)
    assert "refresh" not in notations(game) and refused(game, "refresh")  # GC-5.2


@pytest.mark.rule("GC-5.1")
def test_a_loss_of_two_partly_in_vp() -> None:
    """Of two pre-sold Guests left behind the second costs VP (GC-11.4)."""
    ship = {"segments": ["BP01", "BP02"]}
    own = {"ships": [ship], "scheduled": "C01", "reputation": 1, "stored": {"food": 2, "oxygen": 2, "fuel": 2}}
    game = turn(own, cruises=["C01", "C02", "C03", "C04", "C05"], presold=[[2, 0, 0], *[[0, 0, 0]] * 4])
    do(game, 0, "launch 1 worker", "board presold a", "close doors")
    assert purse(game)[2:] == (4, 0)


@pytest.mark.rule("GC-5.2")
def test_what_cannot_be_borne_is_not_offered() -> None:
    own = {"vp": 0, "money": 99}
    assert not starting(acting("segments", {**own, "blueprints": ["BP01"]}), "segment")[1:]
    rich = acting("segments", {**own, "vp": 1, "blueprints": ["BP01"]}, blueprints=DEAR)
    assert len(starting(rich, "segment")) == 6
    drawing = acting("draw", own, discard=["AG01"])
    assert "draw discard" not in notations(drawing)
    assert "draw discard" in notations(acting("draw", {"vp": 1}, discard=["AG01"]))
    assert "draw discard" in notations(acting("draw", {"vp": 0, "reputation": 1}, discard=["AG01"]))


@pytest.mark.rule("GC-5.6")
def test_seven_to_three_yields_two_ads() -> None:
    """The example of the rulebook."""
    game = do(turn({"reputation": 7}), 0, "bonus ads 4")
    assert purse(game) == (10, 4, 5, 3)


@pytest.mark.rule("GC-5.6", "GC-5.8", "GC-R51")
def test_the_bonuses_that_can_be_taken() -> None:
    assert starting(turn({"reputation": 7}), "bonus") == [
        "bonus ads 1", "bonus resources 2", "bonus money 3", "bonus ads 4", "bonus resources 5", "bonus money 6",
        "bonus ads 7",
    ]  # fmt: skip
    assert starting(turn({"reputation": 1}), "bonus") == ["bonus ads 1"]
    assert starting(turn({"reputation": 0}), "bonus") == []


@pytest.mark.rule("GC-5.6")
@pytest.mark.parametrize(("bonus", "gained"), [("ads 18", (10, 8)), ("money 17", (16, 2))])
def test_the_whole_way_down(bonus: str, gained: tuple[int, int]) -> None:
    game = do(turn({"reputation": 18}), 0, f"bonus {bonus}")
    assert purse(game)[:2] == gained and purse(game)[3] == 18 - int(bonus.split()[1])


@pytest.mark.rule("GC-5.6")
def test_one_icon_of_each_step() -> None:
    """A bonus of one step from k brings what the icon between k - 1 and k shows."""
    for k in range(1, 19):
        icon = ("ads", "money", "resources")[(k - 1) % 3]
        game = turn({"reputation": k})
        assert starting(game, "bonus")[0] == f"bonus {icon} 1"
        do(game, 0, f"bonus {icon} 1", *(["gain oxygen"] if icon == "resources" else []))
        assert purse(game) == (10 + (icon == "money"), 2 + (icon == "ads"), 5, k - 1)
        assert stored(game) == (1, 1 + (icon == "resources"), 1)


@pytest.mark.rule("GC-5.6", "GC-2.13")
def test_the_kind_of_each_resource_is_chosen() -> None:
    game = do(turn({"reputation": 9}), 0, "bonus resources 7", "gain fuel", "gain fuel", "gain food")
    assert stored(game) == (2, 1, 2) and purse(game)[3] == 2  # three units: the second Fuel found no room


@pytest.mark.rule("GC-5.6", "GC-4.4")
def test_once_per_turn() -> None:
    game = do(turn({"reputation": 7}, {"reputation": 7}), 0, "bonus ads 1")
    assert starting(game, "bonus") == []
    do(game, 0, "meeting", "end turn")
    assert starting(game, "bonus", 1) and starting(game, "bonus", 0) == []


@pytest.mark.rule("GC-5.8")
def test_not_outside_the_own_turn() -> None:
    game = turn({"reputation": 7}, {"reputation": 7}, workers={"L3": [1, "worker"]})
    assert free(game, 1) == []
    assert free(do(game, 0, "assign worker l3"), 1) == []


@pytest.mark.rule("GC-5.7")
def test_reputation_spent_otherwise_brings_no_bonus() -> None:
    game = refresh(turn({"reputation": 7}))
    assert purse(game) == (10, 2, 5, 6) and starting(game, "bonus")  # nor is the bonus used up
    drawn = do(acting("draw", {"reputation": 8}, discard=["AG01"]), 0, "draw discard")
    assert purse(drawn) == (10, 2, 5, 7)
    built = do(acting("segments", {"reputation": 7}, blueprints=["BP01", *DEAR[1:]]), 0, "segment display 1 1")
    assert purse(built) == (7, 2, 5, 6)


@pytest.mark.rule("GC-5.1", "GC-9.8.2")
def test_gains_of_an_action_at_the_end_of_the_track() -> None:
    game = acting("refillsilo", {"reputation": 18, "hand": ["AG25"]})
    do(game, 0, "discard ag25", "refill food")
    assert purse(game) == (13, 2, 6, 18)


@pytest.mark.rule("GC-2.16", "GC-5.1")
def test_points_are_booked_where_they_come_from() -> None:
    game = do(turn({"reputation": 17, "hand": ["AG13"]}), 0, "play ag13")
    assert player(game)["points"] == {"start": 5, "reputation": 1}
