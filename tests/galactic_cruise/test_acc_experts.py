"""Expert tiles of Accommodations (GX-16.3, table 19.11)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.accommodations import turn_with
from tests.galactic_cruise.flights import CRUISES, flying, ready
from tests.galactic_cruise.helpers import asked, cannot_be, do, new, purse

EXPERTS: dict[str, Any] = {"acc_experts": True, "setup": "standard"}


def with_tile(tile: str, *players: dict[str, Any], **data: Any) -> ct.Game:
    return turn_with(EXPERTS, *players, **{"cruises": CRUISES, "expert": tile, **data})


@pytest.mark.rule("GX-16.3", "GX-12.4")
def test_two_tiles_join_the_pool() -> None:
    drawn = {new(3, seed, **EXPERTS).position()["expert"] for seed in range(60)}
    assert drawn == {"EX1", "EX2", "EX3", "EX4", "EX5", "EX6", "EXB1", "EXB2"}
    assert {new(3, seed).position()["expert"] for seed in range(40)} == drawn - {"EXB1", "EXB2"}


@pytest.mark.rule("GX-1.5", "GX-16.3")
def test_not_with_the_intro_setup() -> None:
    with pytest.raises(ct.BadOptions, match="printed on the board"):
        new(2, setup="intro", acc_experts=True)
    cannot_be({"expert": "EXB1"}, "is not in play", setup="standard")


@pytest.mark.rule("GX-16.3")
def test_exb1_tour_guide_scores_the_first_guest_for_1_ad_less() -> None:
    ship = flying("C07", [1, 0, 1], pilot="expert", segments=["BP01", "BP02", "BP03"])
    me = {"ships": [ship], "hired": ["right"], "ads": 2}
    game = do(with_tile("EXB1", me), 0, "advance 1", "score a")
    assert purse(game)[1] == 2, "1 Ad less 1"
    do(game, 0, "score f")
    assert purse(game)[1] == 0, "the second costs what it costs"
    first = do(with_tile("EXB1", me), 0, "advance 1", "score f")
    assert purse(first)[1] == 1, "2 less 1"
    worker = {"ships": [{**ship, "pilot": "worker"}], "ads": 2}
    assert purse(do(with_tile("EXB1", worker), 0, "advance 1", "score a"))[1] == 1, "only with an Expert as pilot"


@pytest.mark.rule("GX-16.3")
def test_exb2_ticket_agent_boards_one_guest_of_the_queue_for_nothing() -> None:
    me = ready(hired=["right"], ads=0, segments=["BP01", "BP02", "BP03"])
    me["stored"] = {"food": 3, "oxygen": 3, "fuel": 2}
    areas = {"A1": [0], "A2": [0], "A3": [0]}
    game = with_tile("EXB2", me, areas=areas)
    assert "launch 1 expert" in asked(game) and "launch 1 worker" not in asked(game)
    do(game, 0, "launch 1 expert", "board 3 a")
    assert purse(game)[1] == 0
    assert asked(game) == ["close doors"], "only one of them"
    supply = with_tile("EXB2", {**me, "ads": 4}, areas=areas)
    do(supply, 0, "launch 1 expert", "board supply a")
    assert purse(supply)[1] == 0, "not one from the supply"
    assert "board 3 a" in asked(supply)
