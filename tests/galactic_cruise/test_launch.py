"""Launch a Ship (GC-11): who may, boarding, and the countdown to T-0."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import FULL, boarded, launched, pad, ready
from tests.galactic_cruise.helpers import asked, do, free, player, purse, seen, stored, what

NOBODY = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]


def presold(*guests: int) -> dict[str, Any]:
    return {"presold": [list(guests), *[[0, 0, 0]] * 4]}


def can(game: Any) -> bool:
    return "launch 1 worker" in asked(game)


@pytest.mark.rule("GC-11.1")
def test_what_a_launch_needs() -> None:
    assert can(pad(ready()))
    assert not can(pad({**ready(), "scheduled": None})), "a Cruise"
    assert not can(pad(ready(segments=["BP01"]))), "a Cabin"
    assert not can(pad(ready(stored={**FULL, "fuel": 1}))), "Fuel"
    assert not can(pad(ready(stored={**FULL, "oxygen": 1}))), "Oxygen"
    assert not can(pad(ready(stored={**FULL, "food": 1}))), "Food"
    assert not can(pad(ready(ads=0))), "a Guest"
    assert can(pad(ready(ads=0), **presold(0, 1, 0))), "a pre-sold one is free"
    no_worker = pad(ready(), workers={"L1": [0, "worker"], "L2": [0, "worker"]})
    assert asked(no_worker) == ["meeting"]


@pytest.mark.rule("GC-11.1")
@pytest.mark.parametrize(("ads", "enough"), [(3, False), (4, True)])
def test_with_an_empty_queue_a_guest_comes_from_the_supply(ads: int, enough: bool) -> None:
    game = pad(ready(ads=ads), queue=NOBODY)
    assert can(game) == enough
    if enough:
        assert asked(do(game, 0, "launch 1 worker")) == ["board supply a", "board supply r", "board supply f"]


@pytest.mark.rule("GC-11.1", "GC-11.2", "GC-4.2")
def test_a_launch_is_the_whole_of_step_2() -> None:
    game = launched(pad(ready()), "1 a")
    assert what(game) == "end_turn"
    assert player(game)["idle"] == 1
    assert player(game)["ships"][0]["pilot"] == "worker"


@pytest.mark.rule("GC-11.2", "GC-11.10")
def test_a_worker_or_an_expert_launches() -> None:
    game = pad(ready(hired=["right"]))
    assert {"launch 1 worker", "launch 1 expert"} <= set(asked(game))
    launched(game, "1 a", worker="expert")
    mine = player(game)
    assert (mine["idle"], mine["idle_experts"], mine["ships"][0]["pilot"]) == (2, 0, "expert")


@pytest.mark.rule("GC-11.3")
def test_boarding() -> None:
    """At most one Guest per Cabin; last-minute Guests bring neither Money nor Reputation."""
    game = pad(ready(segments=["BP01", "BP02", "BP03"], ads=9, stored={"food": 3, "oxygen": 3, "fuel": 2}),
               areas={"A1": [0], "A2": [0]}, **presold(1, 0, 0))  # fmt: skip
    do(game, 0, "launch 1 worker")
    assert "close doors" not in asked(game), "at least one Guest"
    do(game, 0, "board presold a")
    assert purse(game)[1] == 9
    do(game, 0, "board 3 f")
    assert purse(game) == (10, 6, 5, 0)
    assert asked(game) == ["close doors"], "both Cabins are taken"
    do(game, 0, "close doors")
    ship = player(game)["ships"][0]
    assert (ship["guests"], ship["cruise"], player(game)["scheduled"]) == ([1, 0, 1], "C01", None)
    assert game.position()["presold"][0] == [0, 0, 0]


@pytest.mark.rule("GC-R46")
def test_cabins_may_stay_empty() -> None:
    game = pad(ready(segments=["BP01", "BP02", "BP03"], ads=9, stored={"food": 3, "oxygen": 3, "fuel": 2}),
               areas={"A1": [0], "A2": [0]})  # fmt: skip
    do(game, 0, "launch 1 worker", "board 1 a")
    assert "close doors" in asked(game)
    assert stored(do(game, 0, "close doors", "settle")) == (1, 0, 0)


@pytest.mark.rule("GC-11.4", "GC-R20")
def test_a_presold_guest_left_behind_costs_two_reputation() -> None:
    """No room for the second; it waits in section 3."""
    game = boarded(pad(ready(reputation=5), queue=NOBODY, **presold(1, 1, 0)), "presold a")
    assert purse(game)[3] == 3
    assert game.position()["queue"][2] == [0, 1, 0]


@pytest.mark.rule("GC-11.4", "GC-R45")
def test_a_queue_guest_may_take_a_presold_ones_place() -> None:
    game = boarded(pad(ready(reputation=5), queue=[[0, 0, 1], [0, 0, 0], [0, 0, 0]], **presold(1, 0, 0)), "1 f")
    assert purse(game)[3] == 3
    assert game.position()["queue"][2] == [1, 0, 0]


@pytest.mark.rule("GC-11.4", "GC-5.1", "GC-5.2", "GC-11.13")
def test_a_penalty_that_cannot_be_borne_forbids_the_launch() -> None:
    both = presold(1, 1, 0)
    assert not can(pad(ready(reputation=0, vp=1), **both))
    game = pad(ready(reputation=1, vp=1), **both)
    assert can(game)
    do(game, 0, "launch 1 worker")
    assert "board 1 a" not in asked(game), "then two would be left behind"
    do(game, 0, "board presold a", "close doors")
    assert purse(game)[2:] == (0, 0)


@pytest.mark.rule("GC-11.4")
def test_the_doors_say_what_they_cost() -> None:
    game = do(pad(ready(reputation=5), **presold(1, 1, 0)), 0, "launch 1 worker", "board presold a")
    doors = next(choice for choice in game.choices(0) if choice.notation == "close doors")
    assert "2" in doors.label


@pytest.mark.rule("GC-11.5", "GC-14.1")
def test_a_cube_goes_onto_the_next_space() -> None:
    game = boarded(pad(ready()), "1 a")
    assert game.position()["track"][:3] == ["neutral", 0, None]
    assert player(game)["launches"] == 1


@pytest.mark.rule("GC-11.8", "GC-15.1")
def test_the_first_launch_flips_the_cockpit() -> None:
    game = pad(ready())
    assert not player(game)["ships"][0]["launched"]
    assert player(launched(game, "1 a"))["ships"][0]["launched"]


@pytest.mark.rule("GC-11.9", "GC-9.9.3", "GC-6.5")
def test_the_flipped_token_flies_along() -> None:
    game = launched(pad(ready(flipped="B1")), "1 a")
    mine = player(game)
    assert (mine["ships"][0]["token"], mine["flipped"]) == ("B1", None)
    assert "B1" not in mine["tokens"]
    assert seen(game)["players"][0]["funding"] == [2, 1, 1, 1]
    bare = player(launched(pad(ready()), "1 a"))
    assert (bare["ships"][0]["token"], len(bare["tokens"])) == (None, 8)


@pytest.mark.rule("GC-7.2", "GC-11.10")
def test_a_ship_in_space_cannot_be_launched_and_waits_for_the_next_turn() -> None:
    game = launched(pad(ready()), "1 a")
    ship = player(game)["ships"][0]
    assert (ship["cruise"], ship["stop"]) == ("C01", -1)
    away = pad({**ready(), "ships": [{"segments": ["BP01", "BP02"], "cruise": "C18", "guests": [1, 0, 0], "stop": 1}]})
    do(away, 0, "advance 1")
    assert not can(away)


@pytest.mark.rule("GC-11.2")
def test_the_ship_is_chosen() -> None:
    ships = [{"segments": ["BP01", "BP02"]}, {"cockpit": "K01", "engine": "E01", "segments": ["BP03", "BP04"]}]
    game = pad({**ready(), "ships": ships})
    assert {"launch 1 worker", "launch 2 worker"} <= set(asked(game))
    launched(game, "1 a", ship=2)
    assert [ship["cruise"] for ship in player(game)["ships"]] == [None, "C01"]


@pytest.mark.rule("GC-11.13", "GC-R19")
def test_a_launch_is_only_offered_if_it_can_be_paid() -> None:
    """Each further Guest, too: the second would owe a third Food."""
    game = pad(ready(segments=["BP01", "BP02", "BP03"], ads=9, stored={"food": 2, "oxygen": 3, "fuel": 2}),
               areas={"A1": [0], "A2": [0]})  # fmt: skip
    do(game, 0, "launch 1 worker", "board 1 a")
    assert asked(game) == ["close doors"]


@pytest.mark.rule("GC-11.13")
def test_cards_and_the_track_bonus_count_for_the_payment() -> None:
    short = {"food": 2, "oxygen": 2, "fuel": 1}
    assert can(pad(ready(stored=short, hand=["AG05"])))
    assert not can(pad(ready(stored=short, hand=["AG06"]))), "a Food card does not"
    assert can(pad(ready(stored=short, reputation=3)))
    assert not can(pad(ready(stored=short, reputation=2))), "no Resource icon is crossed"
    used = do(pad(ready(stored=short, reputation=4)), 0, "bonus ads 1")
    assert not can(used), "once per turn"


@pytest.mark.rule("GC-11.13", "GC-11.4")
def test_the_penalty_lowers_what_the_track_can_bring() -> None:
    """Reputation 4 less 2 for the Guest left behind: the Resource icon at 3 is gone."""
    short = {"food": 2, "oxygen": 2, "fuel": 1}
    assert can(pad(ready(stored=short, reputation=4), **presold(1, 0, 0)))
    assert not can(pad(ready(stored=short, reputation=4), **presold(1, 1, 0)))
    assert can(pad(ready(stored=short, reputation=5), **presold(1, 1, 0)))


@pytest.mark.rule("GC-11.13", "GC-4.4")
def test_free_acts_that_would_spoil_the_payment_are_not_offered() -> None:
    short = {"food": 2, "oxygen": 2, "fuel": 1}
    game = pad(ready(stored=short, reputation=3), areas={"A1": [1]})
    assert "refresh" in free(game)
    do(game, 0, "launch 1 worker")
    assert "refresh" not in free(game), "its Reputation is needed"
    assert "bonus ads 3" not in free(game)
    do(game, 0, "board 1 a", "close doors")
    assert asked(game) == ["track 1"]
    assert "refresh" not in free(game)


@pytest.mark.rule("GC-R19")
def test_a_launch_can_be_taken_back_until_the_new_cruise_is_drawn() -> None:
    game = boarded(pad(ready()), "1 a")
    assert game.can_undo(0)
    game.undo(0)
    assert what(game) == "board_guests"
    do(game, 0, "close doors", "settle")
    assert not game.can_undo(0)


@pytest.mark.rule("GC-12.5")
def test_no_launch_through_a_meeting() -> None:
    game = do(pad(ready(), areas={"A1": [0]}), 0, "meeting")
    assert not [notation for notation in asked(game) if notation.startswith("launch")]
