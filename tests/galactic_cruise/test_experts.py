"""The six Expert abilities (D5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import boarded, flying, pad, ready
from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, seen, stored, turn, what

HIRED: dict[str, Any] = {"hired": ["right", "left"]}


@pytest.mark.rule("GC-6.1", "GC-6.3")
def test_ex1_enforcer_is_paid_for_a_bump() -> None:
    game = turn(HIRED, workers={"L1": [1, "worker"]}, expert="EX1")
    do(game, 0, "assign expert l1")
    assert what(game) == "funding"
    do(game, 0, "fund vp")
    assert what(game) == "choose_action"
    worker = do(turn(HIRED, workers={"L1": [1, "worker"]}, expert="EX1"), 0, "assign worker l1")
    assert what(worker) == "choose_action", "a Worker is not"


@pytest.mark.rule("GC-R27")
def test_ex1_enforcer_may_bump_himself() -> None:
    game = turn({**HIRED, "upgrades": ["UA1"]}, workers={"L1": [0, "expert"]}, expert="EX1")
    do(game, 0, "assign expert l1", "fund vp", "fund vp")
    assert what(game) == "choose_action"
    assert player(game)["idle_experts"] == 1


@pytest.mark.rule("GC-R26", "GC-16.3")
def test_ex1_enforcer_through_a_displaced_npc() -> None:
    """The NPC Worker bumps the opponent: as if the Expert had; pushing the NPC alone gives nothing."""
    workers = {"L1": ["npc", "worker"], "L2": [1, "worker"], "L6": ["npc", "worker"]}
    game = turn(HIRED, {"hand": ["AG35"]}, seats=2, workers=workers, expert="EX1")
    do(game, 0, "assign expert l1")
    assert what(game) == "funding"
    assert "play ag35" in asked(game, 1)
    pushed = {"L1": ["npc", "worker"], "L6": ["npc", "worker"]}
    alone = do(turn(HIRED, seats=2, workers=pushed, expert="EX1"), 0, "assign expert l1")
    assert what(alone) == "choose_action"


@pytest.mark.rule("GC-2.15")
def test_ex2_accountant_takes_one_off_the_total_of_an_action() -> None:
    """Once per action: two Segments cost 1 less together, and the next action saves again."""
    game = acting("segments", {**HIRED, "blueprints": ["BP01", "BP02", "BP03"]}, worker="expert", expert="EX2")
    do(game, 0, "segment bp01 1", "segment bp02 1")
    assert purse(game)[0] == 10 - 3
    do(game, 0, "act segments", "segment bp03 1")
    assert purse(game)[0] == 7 - 2


@pytest.mark.rule("GC-9.3.1", "GC-2.15")
def test_ex2_accountant_with_supplies_and_experts() -> None:
    game = acting("supplies", {**HIRED, "money": 0}, worker="expert", expert="EX2")
    do(game, 0, "buy ads")
    assert purse(game)[:2] == (0, 4)
    hire = acting("expert", {"hired": ["right"], "money": 11}, worker="expert", expert="EX2")
    do(hire, 0, "hire left")
    assert purse(hire)[0] == 0
    two = do(acting("supplies", HIRED, worker="expert", expert="EX2"), 0, "buy ads", "buy resources")
    assert purse(two)[0] == 9


@pytest.mark.rule("GC-9.1.2", "GC-9.9.4")
def test_ex2_accountant_with_developments() -> None:
    """The column cost counts, however it is paid; a G4 build is a cost of Schedule."""
    game = acting("development", {**HIRED, "stored": {"food": 2}}, worker="expert", expert="EX2")
    do(game, 0, "build food a3")
    assert asked(game)[:3] == ["pay 0 3", "pay 1 2", "pay 2 1"]
    token = acting(
        "schedule",
        {**HIRED, "removed": {"food": 1}},
        worker="expert",
        expert="EX2",
        areas={"A1": [0]},
        cruises=["C01", "C02", "C03", "C04", "C05"],
    )
    do(token, 0, "schedule c01", "flip g4", "build food a3")
    assert "pay 0 1" in asked(token), "6 less 4 less 1"


@pytest.mark.rule("GC-5.3", "GC-R39")
def test_ex2_accountant_saves_nothing_else() -> None:
    """Not with a Worker, not on borrowing, not in a Meeting."""
    worker = do(acting("supplies", HIRED, expert="EX2"), 0, "buy ads")
    assert purse(worker)[0] == 9
    borrow = do(turn(HIRED, expert="EX2", areas={"A1": [1]}), 0, "assign expert l1", "borrow a1")
    assert purse(borrow)[0] == 8
    meeting = do(turn(HIRED, expert="EX2", areas={"A1": [0]}), 0, "meeting", "act supplies", "buy ads")
    assert purse(meeting)[0] == 9


@pytest.mark.rule("GC-6.4", "GC-12.2")
def test_ex3_motivator_doubles_the_funding_of_experts() -> None:
    """Recalled, hired, bumped, home from space."""
    game = turn(HIRED, expert="EX3", workers={"L1": [0, "expert"], "L2": [0, "worker"]})
    do(game, 0, "meeting", *["fund vp"] * 3)
    assert (what(game), purse(game)[2]) == ("end_turn", 8)
    hire = do(acting("expert", {"money": 12}, expert="EX3"), 0, "hire left", "fund vp", "fund vp")
    assert what(hire) == "choose_action"
    bumped = turn({}, HIRED, expert="EX3", workers={"L1": [1, "expert"]})
    do(bumped, 0, "assign worker l1")
    do(bumped, 1, "fund vp", "fund vp")
    assert what(bumped, 1) == ""
    home = turn({**HIRED, "ships": [flying("C01", [1, 0, 0], stop=1, pilot="expert")]}, expert="EX3")
    do(home, 0, "advance 1", "fund vp", "fund vp")
    assert (what(home), player(home)["idle_experts"]) == ("turn_choice", 2)


@pytest.mark.rule("GC-R25", "GC-14.9")
def test_ex3_motivator_in_the_final_recall() -> None:
    game = turn(HIRED, expert="EX3", workers={"L1": [0, "expert"], "L2": [0, "worker"]}, phase="recall")
    do(game, 0, *["fund vp"] * 3)
    assert purse(game)[2] == 8
    assert what(game) == "turn_choice"


@pytest.mark.rule("GC-11.13", "GC-R39")
def test_ex4_test_pilot_owes_two_resources_fewer() -> None:
    """DP25: which ones, the player chooses."""
    short = ready(**HIRED, stored={"food": 1, "oxygen": 2, "fuel": 1})
    game = pad(short, expert="EX4")
    assert "launch 1 expert" in asked(game)
    assert "launch 1 worker" not in asked(game)
    boarded(game, "1 a", worker="expert")
    assert asked(game) == ["cover food", "cover fuel"], "nothing else would pay"
    do(game, 0, "cover food", "cover fuel", "settle")
    assert stored(game) == (0, 0, 0)
    rich = do(boarded(pad(ready(**HIRED), expert="EX4"), "1 a", worker="expert"), 0, "cover oxygen", "cover oxygen")
    assert stored(do(rich, 0, "settle")) == (0, 2, 0)


@pytest.mark.rule("GC-R28", "GC-R39")
def test_ex4_test_pilot_with_efficient_burn_and_space_elevator() -> None:
    """All reductions add up, each kind down to 0."""
    game = pad(
        ready(**HIRED, upgrades=["UA2"], stored={"food": 0, "oxygen": 1, "fuel": 1}), expert="EX4", areas={"T1": [0]}
    )
    boarded(game, "1 a", worker="expert")
    assert seen(game)["launch"]["owed"] == {"food": 2, "oxygen": 2, "fuel": 1}
    do(game, 0, "cover food", "cover food", "cover oxygen", "settle")
    assert stored(game) == (0, 0, 0)


@pytest.mark.rule("GC-5.3")
def test_ex5_diplomat_borrows_cheaper() -> None:
    """Two owners at 1 each; only on a turn with an assigned Expert."""
    game = turn(HIRED, expert="EX5", areas={"A1": [1, "neutral"]})
    assert seen(game)["areas"][0]["price"] == 4
    do(game, 0, "assign expert l1", "borrow a1")
    assert (purse(game)[0], purse(game, 1)[0]) == (8, 11)
    worker = do(turn(HIRED, expert="EX5", areas={"A1": [1]}), 0, "assign worker l1", "borrow a1")
    assert purse(worker)[0] == 8
    free_of_charge = turn({**HIRED, "reputation": 7, "upgrades": ["UR1"]}, expert="EX5", areas={"A1": [1]})
    do(free_of_charge, 0, "assign expert l1", "borrow a1")
    assert purse(free_of_charge)[0] == 10, "never below 0"


@pytest.mark.rule("GC-R39", "GC-5.3")
def test_ex5_diplomat_not_in_a_launch() -> None:
    game = do(pad(ready(**HIRED), expert="EX5", areas={"T1": [1]}), 0, "launch 1 expert", "borrow t1")
    assert purse(game)[0] == 8


@pytest.mark.rule("GC-6.1")
def test_ex6_trailblazer_gains_reputation_at_an_empty_location() -> None:
    game = do(turn(HIRED, expert="EX6"), 0, "assign expert l1")
    assert purse(game)[3] == 1
    assert purse(do(turn(HIRED, expert="EX6"), 0, "assign worker l1"))[3] == 0
    there = do(turn(HIRED, expert="EX6", workers={"L1": [1, "worker"]}), 0, "assign expert l1")
    assert purse(there)[3] == 0
    npc = {"L1": ["npc", "worker"], "L6": ["npc", "worker"]}
    pushed = do(turn(HIRED, seats=2, expert="EX6", workers=npc), 0, "assign expert l1")
    assert purse(pushed)[3] == 0


@pytest.mark.rule("GC-R39")
def test_ex1_and_ex6_do_not_apply_to_a_launch() -> None:
    for ability in ("EX1", "EX6"):
        game = boarded(pad(ready(**HIRED), expert=ability), "1 a", worker="expert")
        assert (what(game), purse(game)[3]) == ("pay_launch", 0)
        assert "fund vp" not in free(game)
