"""The nine Upgrades (D10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import boarded, flying, pad, ready
from tests.galactic_cruise.helpers import asked, do, player, purse, seen, stored, turn, what

TOWER = ["B1", "B2", "B3", "B4", "G2", "G3", "G4"]  # G1 has left it
NINE = ["UA1", "UA2", "UA3", "UR1", "UR2", "UR3", "UF1", "UF2", "UF3"]


@pytest.mark.rule("GC-7.3")
@pytest.mark.parametrize("upgrade", NINE)
def test_a_token_unlocks_an_upgrade_of_its_destination(upgrade: str) -> None:
    cruise = {"A": "C01", "R": "C02", "F": "C03"}[upgrade[1]]
    game = turn({"ships": [flying(cruise, [1, 0, 0], token="G1")], "tokens": TOWER, "ads": 0})
    do(game, 0, "advance 1")
    assert asked(game) == [*[f"upgrade u{upgrade[1].lower()}{k}" for k in (1, 2, 3)], "keep token"]
    do(game, 0, f"upgrade {upgrade.lower()}")
    assert player(game)["upgrades"] == [upgrade]
    assert player(game)["ships"][0]["token"] is None


@pytest.mark.rule("GC-6.2")
def test_ua1_reassignment_bumps_the_own_worker() -> None:
    workers = {"L1": [0, "worker"]}
    assert "assign worker l1" not in asked(turn({}, workers=workers))
    game = turn({"upgrades": ["UA1"]}, workers=workers)
    do(game, 0, "assign worker l1", "fund vp")
    assert (player(game)["idle"], purse(game)[2], what(game)) == (1, 6, "choose_action")


@pytest.mark.rule("GC-11.13", "GC-11.6")
def test_ua2_efficient_burn_owes_one_resource_less() -> None:
    short: dict[str, Any] = {"stored": {"food": 2, "oxygen": 2, "fuel": 1}}
    assert "launch 1 worker" not in asked(pad(ready(**short)))
    game = boarded(pad(ready(upgrades=["UA2"], **short)), "1 a")
    assert asked(game) == ["cover fuel"]
    do(game, 0, "cover fuel", "settle")
    assert stored(game) == (0, 0, 0)
    own_choice = boarded(pad(ready(upgrades=["UA2"])), "1 a")
    assert asked(own_choice) == ["cover food", "cover oxygen", "cover fuel"]


@pytest.mark.rule("GC-9.5.3", "GC-9.6.1")
def test_ua3_grand_design_raises_both_limits_to_four() -> None:
    full = ["BP01", "BP02", "BP03"]
    ships = [
        {"segments": full},
        {"cockpit": "K01", "engine": "E01", "segments": ["BP05", "BP06", "BP07"]},
        {"cockpit": "K02", "engine": "E02", "segments": ["BP09", "BP10", "BP11"]},
    ]
    game = turn({"ships": ships, "blueprints": ["BP04"], "upgrades": ["UA3"]})
    do(game, 0, "assign worker l5", "act segments", "segment bp04 1", "done", "act newship", "ship 1")
    assert len(player(game)["ships"][0]["segments"]) == 4
    assert len(player(game)["ships"]) == 4
    without = do(turn({"ships": ships, "blueprints": ["BP04"]}), 0, "assign worker l5")
    assert asked(without) == ["no action"], "three of each"


@pytest.mark.rule("GC-5.3")
def test_ur1_good_neighbours_lowers_the_borrowing_price() -> None:
    game = do(turn({"upgrades": ["UR1"]}, areas={"A1": [1, 2]}), 0, "borrow a1")
    assert (purse(game)[0], purse(game, 1)[0], purse(game, 2)[0]) == (8, 11, 11)
    free_of_charge = do(turn({"upgrades": ["UR1"], "reputation": 7}, areas={"A1": [1]}), 0, "borrow a1")
    assert purse(free_of_charge)[0] == 10
    zero = do(turn({"upgrades": ["UR1"], "reputation": 15}, areas={"A1": [1]}), 0, "borrow a1")
    assert (purse(zero)[0], purse(zero, 1)[0]) == (10, 10), "never below 0"


@pytest.mark.rule("GC-12.3")
def test_ur2_long_weekend_grants_two_meeting_actions() -> None:
    """Both of locations at an own Development."""
    game = turn({"upgrades": ["UR2"]}, areas={"A3": [0], "A1": [1]})
    do(game, 0, "meeting")
    assert asked(game) == ["act draw", "act refillagenda", "act gainres", "no action"]
    do(game, 0, "act gainres", "silo food", "done")
    assert asked(game) == ["act draw", "act refillagenda", "act gainres", "no action"]
    do(game, 0, "act gainres", "silo fuel", "done")
    assert what(game) == "end_turn"
    single = do(turn({}, areas={"A3": [0]}), 0, "meeting", "act gainres", "silo food", "done")
    assert what(single) == "end_turn", "one without it"


@pytest.mark.rule("GC-7.3")
def test_ur3_windfall_is_paid_once() -> None:
    game = turn({"ships": [flying("C11", [1, 0, 0], token="G1", stop=0)], "tokens": TOWER, "ads": 0})
    do(game, 0, "advance 1", "upgrade ur3")
    assert purse(game) == (14, 0, 5, 2)
    assert purse(turn({"upgrades": ["UR3"]})) == (10, 2, 5, 0), "nothing later"


@pytest.mark.rule("GC-7.5")
def test_uf1_universal_appeal_makes_every_guest_cost_one_ad() -> None:
    game = turn({"ships": [flying("C01", [1, 1, 0])], "upgrades": ["UF1"], "ads": 2})
    do(game, 0, "advance 1", "score r", "score a")
    assert purse(game)[1:3] == (0, 11)
    without = turn({"ships": [flying("C01", [1, 1, 0])], "ads": 2})
    do(without, 0, "advance 1", "score r")
    assert purse(without)[1] == 0


@pytest.mark.rule("GC-7.7")
def test_uf2_entertainers_add_an_icon_per_guest() -> None:
    """Also for a Guest without any on the Ship."""
    game = turn({"ships": [flying("C04", [1, 2, 0])], "upgrades": ["UF2"], "ads": 0}, bonuses=["GB1", "GB2", "GB3"])
    do(game, 0, "advance 1")
    assert purse(game)[:2] == (10 + 3, 2)
    without = do(turn({"ships": [flying("C04", [1, 2, 0])], "ads": 0}, bonuses=["GB1", "GB2", "GB3"]), 0, "advance 1")
    assert purse(without)[:2] == (12, 0)


@pytest.mark.rule("GC-7.5")
def test_uf3_kids_club_adds_a_point_per_guest() -> None:
    """At any Destination: 3, the token at Family does not count at Adventurous, 1 more."""
    game = turn({"ships": [flying("C01", [1, 0, 1])], "upgrades": ["UF3"], "ads": 9})
    do(game, 0, "advance 1", "score a")
    assert purse(game)[2] == 5 + 4
    family = turn({"ships": [flying("C03", [0, 0, 1])], "upgrades": ["UF3", "UF1"], "ads": 9})
    do(family, 0, "advance 1", "score f")
    assert purse(family)[2] == 5 + 3 + 2 + 1


@pytest.mark.rule("GC-7.3", "GC-7.5")
def test_an_upgrade_works_at_once() -> None:
    """Kids' Club placed at this very Stop counts for its Guests, and so does its token."""
    game = turn({"ships": [flying("C03", [0, 0, 1], token="G1")], "tokens": TOWER, "ads": 1})
    do(game, 0, "advance 1", "upgrade uf3", "score f")
    assert purse(game)[2] == 5 + 3 + 1 + 1


@pytest.mark.rule("GC-12.3", "GC-9.1.6")
def test_a_development_of_a_meeting_opens_the_next_action() -> None:
    game = turn({"upgrades": ["UR2"], "money": 20}, areas={"A1": [0]})
    do(game, 0, "meeting", "act development", "build oxygen a4", "pay 0 4")
    assert "act gainres" in asked(game)
    assert "act schedule" in asked(game)


@pytest.mark.rule("GC-2.11")
def test_upgrades_are_public() -> None:
    game = turn({"upgrades": ["UA1", "UF3"]})
    assert seen(game, None)["players"][0]["upgrades"] == ["UA1", "UF3"]
