"""Technologies of Accommodations: plain tiles with a printed cost mark (GX-16.4, 16.5), and Advanced ones (19.14)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.accommodations import turn_with
from tests.galactic_cruise.flights import flying
from tests.galactic_cruise.helpers import asked, cannot_be, do, free, new, player, purse, refused, what

PLAIN: dict[str, Any] = {"acc_technologies": True, "setup": "standard"}
ADVANCED: dict[str, Any] = {**PLAIN, "advanced_technologies": "on"}
TILES = ["TT9", "TT10", "TT1", "TT2"]
ADVANCED_TILES = ["ATT9", "ATT10", "ATT1", "ATT2"]


def plain(*players: dict[str, Any], **data: Any) -> ct.Game:
    return turn_with(PLAIN, *players, **{"technologies": TILES, **data})


def advanced(*players: dict[str, Any], **data: Any) -> ct.Game:
    return turn_with(ADVANCED, *players, **{"technologies": ADVANCED_TILES, **data})


def building(*players: dict[str, Any], **data: Any) -> ct.Game:
    return do(plain(*players, **data), 0, "assign worker l1", "act development")


def tiles_of(seeds: int, **options: Any) -> set[str]:
    found: set[str] = set()
    for seed in range(seeds):
        found |= set(new(3, seed, **options).position()["technologies"])
    return found


@pytest.mark.rule("GX-16.4")
def test_they_join_the_pool_in_the_version_that_fits() -> None:
    assert {"TT9", "TT10"} <= tiles_of(25, **PLAIN) and not any(tile[0] == "A" for tile in tiles_of(25, **PLAIN))
    drawn = tiles_of(25, **ADVANCED)
    assert {"ATT9", "ATT10"} <= drawn and all(tile[0] == "A" for tile in drawn), "never both"
    assert not {"TT9", "TT10"} & tiles_of(25) and not {"ATT9", "ATT10"} & tiles_of(25, advanced_technologies="on")
    two = new(2, 1, **PLAIN).position()
    assert len(two["kept"]) == 5, "ten tiles: four faceup, one for the neutral Developments"


@pytest.mark.rule("GX-1.5", "GX-16.4")
def test_not_with_the_intro_setup() -> None:
    with pytest.raises(ct.BadOptions, match="printed on the board"):
        new(2, setup="intro", acc_technologies=True)
    cannot_be({"technologies": TILES}, "technologies", setup="standard")


@pytest.mark.rule("GX-16.4")
def test_tt9_prefab_foundations_each_development_costs_2_less() -> None:
    game = building({"stored": {}}, areas={"T1": [0]})
    do(game, 0, "build oxygen a1", "pay 0 2")
    assert purse(game)[0] == 8
    without = building({"stored": {}})
    do(without, 0, "build food a1", "pay 0 4")
    assert purse(without)[0] == 6


@pytest.mark.rule("GX-16.5", "GX-10.6", "GX-10.7")
def test_the_printed_mark_costs_1_money_more_to_build_below() -> None:
    game = building({"stored": {"food": 2}, "money": 10})
    do(game, 0, "build food t1")
    assert asked(game) == ["pay 0 5", "pay 1 4", "pay 2 3"], "4, and 1 for the mark, which is Money"
    do(game, 0, "pay 2 3")
    assert purse(game)[0] == 7
    poor = building({"stored": {"food": 2, "oxygen": 0, "fuel": 0}, "money": 2})
    assert "build food t3" in asked(poor) and "build food t1" not in asked(poor)
    assert "Money" in refused(poor, "build food t1")


@pytest.mark.rule("GX-16.5", "GX-10.8")
def test_each_payment_for_using_it_is_1_money_higher() -> None:
    game = plain({}, areas={"T1": [1, 2], "T3": [1]})
    do(game, 0, "borrow t1")
    assert (purse(game)[0], purse(game, 1)[0], purse(game, 2)[0]) == (4, 13, 13)
    top = plain({"reputation": 15}, areas={"T1": [1]})
    do(top, 0, "borrow t1")
    assert purse(top)[0] == 9, "also where borrowing is free"


@pytest.mark.rule("GX-16.4")
def test_tt10_guest_relations_the_first_guest_scored_costs_nothing() -> None:
    ship = flying("C07", [1, 0, 1], segments=["BP01", "BP02", "BP03"])
    game = do(plain({"ships": [ship], "ads": 1}, areas={"T2": [0]}), 0, "advance 1", "score f")
    assert purse(game)[1] == 1
    do(game, 0, "score a")
    assert purse(game)[1] == 0, "the second costs what it costs"
    without = do(plain({"ships": [ship], "ads": 1}), 0, "advance 1")
    assert asked(without) == ["score a", "done"]


@pytest.mark.rule("GX-16.4")
def test_tt10_can_be_borrowed_while_ships_fly() -> None:
    ship = flying("C07", [1, 0, 0])
    game = plain({"ships": [ship], "ads": 0}, areas={"T2": [1]})
    assert "borrow t2" in free(game)
    do(game, 0, "borrow t2", "advance 1", "score a")
    assert purse(game)[:3] == (7, 0, 8)
    assert "borrow t2" not in free(plain({}, areas={"T2": [1]})), "nothing flies"


@pytest.mark.rule("GX-10.4", "GX-10.9", "GX-16.4")
def test_att9_and_att10_move_when_used_and_are_improved_on_the_last_space() -> None:
    game = advanced({"stored": {}, "money": 20}, areas={"T1": [0]}, trackers=[3, 0, 0, 0])
    do(game, 0, "assign worker l1", "act development", "build oxygen a1", "pay 0 2")
    assert game.position()["trackers"] == [4, 0, 0, 0]
    improved = advanced({"stored": {}, "money": 20}, areas={"T1": [0]}, trackers=[4, 0, 0, 0])
    do(improved, 0, "assign worker l1", "act development", "build oxygen a1")
    assert purse(improved)[0] == 20, "4 less"
    ship = flying("C07", [1, 0, 1], segments=["BP01", "BP02", "BP03"])
    guests = advanced({"ships": [ship], "ads": 2}, areas={"T2": [0]}, trackers=[0, 3, 0, 0])
    do(guests, 0, "advance 1", "score f", "score a")
    assert purse(guests)[1] == 1 and guests.position()["trackers"][1] == 4
    both = advanced({"ships": [ship], "ads": 0}, areas={"T2": [0]}, trackers=[0, 4, 0, 0])
    do(both, 0, "advance 1", "score f", "score a")
    assert purse(both)[1] == 0 and what(both) == "turn_choice"


@pytest.mark.rule("GX-16.5")
def test_what_it_costs_is_in_the_view() -> None:
    game = plain({}, areas={"T1": [1]})
    assert game.view(0)["table"]["areas"][6]["price"] == 3
    assert player(game)["money"] == 10


@pytest.mark.rule("GX-10.5", "GX-14.11")
def test_in_the_final_advance_a_technology_may_be_declined_too() -> None:
    """It is no free act: then its tracker stays."""
    me = {"ships": [flying("C04", [1, 0, 0])], "ads": 5}
    game = advanced(me, areas={"T2": [0]}, phase="last_flight", turn=0, first=0)
    do(game, 0, "stop 1 2")
    assert free(game) == ["decline t2"]
    do(game, 0, "decline t2", "score a")
    assert purse(game)[1] < 5 and game.position()["trackers"][1] == 0
