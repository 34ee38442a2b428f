"""The third company of a game for two (GC-16)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import BOX, asked, do, free, new, player, purse, seen, table, turn, what

HIRED: dict[str, Any] = {"hired": ["right", "left"]}
NPC = ["npc", "worker"]
NPC_EXPERT = ["npc", "expert"]


def two(*players: dict[str, Any], workers: dict[str, Any], **data: Any) -> ct.Game:
    return turn(*players, seats=2, workers=workers, **data)


def standing(game: ct.Game) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = game.position()["workers"]
    return found


@pytest.mark.rule("GC-16.1", "GC-16.2", "GC-3.10", "GC-3.29")
@pytest.mark.parametrize("seed", range(6))
def test_npc_workers_stand_behind_the_neutral_walkways(seed: int) -> None:
    game = new(2, seed)
    neutral = sorted(area for area, owners in game.position()["areas"].items() if "neutral" in owners)
    assert len(neutral) == 3
    behind = sorted(f"L{area[1]}" for area in neutral if area[0] == "A")
    assert sorted(standing(game)) == behind
    assert all(worker == NPC for worker in standing(game).values())
    assert len(behind) == 2


@pytest.mark.rule("GC-16.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_npc_with_more_players(seats: int) -> None:
    assert standing(new(seats)) == {}
    assert not seen(table({}, seats))["npc"]


@pytest.mark.rule("GC-16.3")
def test_a_displaced_npc_worker_goes_to_the_next_empty_location() -> None:
    """Clockwise, from L6 on to L1; skipping the other NPC Worker and the active player's."""
    game = two({}, workers={"L5": NPC, "L6": NPC, "L1": [0, "worker"]})
    do(game, 0, "assign worker l5")
    assert standing(game) == {"L1": [0, "worker"], "L2": NPC, "L5": [0, "worker"], "L6": NPC}
    assert what(game) == "choose_action"
    assert purse(game) == (10, 2, 5, 0), "nobody gains anything (GC-16.5)"


@pytest.mark.rule("GC-16.3", "GC-6.3", "GC-R26")
def test_a_displaced_npc_worker_bumps_the_opponent() -> None:
    game = two({}, {"hand": ["AG35"]}, workers={"L1": NPC, "L2": [1, "worker"], "L6": NPC})
    do(game, 0, "assign worker l1")
    assert standing(game) == {"L1": [0, "worker"], "L2": NPC, "L6": NPC}
    assert player(game, 1)["idle"] == 2
    do(game, 1, "play ag35", "fund vp", "fund vp")
    assert purse(game, 1)[2] == 7


@pytest.mark.rule("GC-16.3a")
def test_the_worker_just_placed_is_never_bumped() -> None:
    """All the way round with four Workers of one's own: the opponent's place is found."""
    game = two(
        HIRED,
        workers={
            "L1": NPC,
            "L2": [0, "worker"],
            "L3": NPC,
            "L4": [0, "worker"],
            "L5": [0, "expert"],
            "L6": [1, "worker"],
        },
    )
    do(game, 0, "assign expert l1")
    assert standing(game)["L6"] == NPC
    assert standing(game)["L1"] == [0, "expert"]
    assert what(game, 1) == "funding"


@pytest.mark.rule("GC-16.3", "GC-R12")
def test_with_reassignment_the_npc_may_bump_an_own_worker() -> None:
    """DP19: each time a choice."""
    mine = {"upgrades": ["UA1"]}
    workers = {"L1": NPC, "L2": [0, "worker"], "L6": NPC}
    game = do(two(mine, workers=workers), 0, "assign worker l1")
    assert (what(game), asked(game)) == ("npc_stop", ["npc l2", "npc l3"])
    do(game, 0, "npc l2", "fund vp")
    assert standing(game) == {"L1": [0, "worker"], "L2": NPC, "L6": NPC}
    assert (player(game)["idle"], what(game)) == (1, "choose_action")
    other = do(two(mine, workers=workers), 0, "assign worker l1", "npc l3")
    assert standing(other) == {"L1": [0, "worker"], "L2": [0, "worker"], "L3": NPC, "L6": NPC}
    without = do(two({}, workers=workers), 0, "assign worker l1")
    assert standing(without)["L3"] == NPC


@pytest.mark.rule("GC-16.4")
def test_an_npc_expert_skips_empty_locations() -> None:
    game = two({}, workers={"L1": NPC_EXPERT, "L4": [1, "worker"], "L6": NPC})
    do(game, 0, "assign worker l1")
    assert standing(game) == {"L1": [0, "worker"], "L4": NPC_EXPERT, "L6": NPC}
    assert what(game, 1) == "funding"


@pytest.mark.rule("GC-16.4")
def test_an_npc_expert_stops_at_the_first_empty_location_if_there_is_nobody_to_bump() -> None:
    game = two({}, workers={"L1": NPC_EXPERT, "L2": [0, "worker"], "L6": NPC})
    do(game, 0, "assign worker l1")
    assert standing(game)["L3"] == NPC_EXPERT


@pytest.mark.rule("GC-16.4", "GC-16.3")
def test_an_npc_expert_and_reassignment() -> None:
    """Own Workers on its way are offered, then the first empty location."""
    game = two({"upgrades": ["UA1"]}, workers={"L1": NPC_EXPERT, "L3": [0, "worker"], "L6": NPC})
    do(game, 0, "assign worker l1")
    assert asked(game) == ["npc l3", "npc l2"]


@pytest.mark.rule("GC-16.5", "GC-12.2", "GC-14.9")
def test_npc_workers_stay_at_meetings_and_in_the_final_recall() -> None:
    workers = {"L1": NPC, "L2": NPC_EXPERT, "L3": [0, "worker"]}
    game = do(two({}, workers=workers), 0, "meeting", "fund vp")
    assert standing(game) == {"L1": NPC, "L2": NPC_EXPERT}
    final = do(two({}, workers=workers, phase="recall"), 0, "fund vp")
    assert standing(final) == {"L1": NPC, "L2": NPC_EXPERT}


def after_agm(agms: int, kept: list[str], workers: dict[str, Any], areas: dict[str, Any] | None = None) -> ct.Game:
    """The turn that fills section 1 (or 2) is over."""
    sizes = [3, 4, 4]
    full = sum(sizes[: agms + 1]) - 1
    track = [1] * full + [None] * (11 - full)
    game = two(
        {"money": 30}, {"launches": full, "reputation": 1}, workers=workers, goals="CG6", agms=agms, kept=kept,
        areas=areas or {}, track=track, options={"setup": "standard"}, technologies=["TT5", "TT6", "TT7", "TT8"],
    )  # fmt: skip
    return do(game, 0, "meeting", "end turn")


@pytest.mark.rule("GC-16.6", "GC-16.7", "GC-16.9", "GC-14.7")
def test_the_npc_builds_after_agm_a() -> None:
    """Two tiles are kept: one of their patterns is built, beside others too; nobody gains Reputation, the tile goes."""
    game = after_agm(0, ["TT1", "TT2"], {"L3": NPC, "L6": NPC}, {"A6": ["neutral", 1]})
    position = game.position()
    built = sorted(area for area, owners in position["areas"].items() if "npc" in owners)
    gone = {"TT1", "TT2"} - set(position["kept"])
    assert len(gone) == 1
    assert built == sorted(BOX["technologies"][gone.pop()]["areas"])
    assert (purse(game)[3], purse(game, 1)[3]) == (0, 1)


@pytest.mark.rule("GC-16.7")
def test_an_area_with_an_npc_development_is_skipped() -> None:
    game = after_agm(1, ["TT1"], {"L3": NPC_EXPERT, "L6": NPC}, {"T1": ["npc"], "A2": ["npc"], "A6": ["npc"]})
    position = game.position()
    assert position["kept"] == []
    assert sorted(area for area, owners in position["areas"].items() if "npc" in owners) == [
        "A2",
        "A3",
        "A6",
        "T1",
        "T2",
    ]


@pytest.mark.rule("GC-16.8")
def test_the_npc_hires_clockwise_from_l1() -> None:
    first = after_agm(0, ["TT1", "TT2"], {"L3": NPC, "L6": NPC})
    assert standing(first) == {"L3": NPC_EXPERT, "L6": NPC}
    second = after_agm(1, ["TT1"], {"L3": NPC_EXPERT, "L6": NPC})
    assert standing(second) == {"L3": NPC_EXPERT, "L6": NPC_EXPERT}


@pytest.mark.rule("GC-16.9", "GC-5.3")
def test_neutral_and_npc_are_two_owners_paid_to_the_supply() -> None:
    workers = {"L5": NPC, "L6": NPC}
    game = two({}, workers=workers, areas={"A1": ["neutral", "npc", 1], "T2": ["npc"]})
    do(game, 0, "borrow a1")
    assert (purse(game)[0], purse(game, 1)[0]) == (4, 12)
    assert "borrow t2" in free(game), "invented by the NPC"
    do(game, 0, "borrow t2")
    assert (purse(game)[0], purse(game, 1)[0]) == (2, 12)


@pytest.mark.rule("GC-16.5", "GC-6.2")
def test_npc_locations_may_be_taken_like_any_others() -> None:
    game = two({}, workers={"L1": NPC, "L2": NPC})
    assert {"assign worker l1", "assign worker l2"} <= set(asked(game))
