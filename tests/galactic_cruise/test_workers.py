"""Workers, bumping and the Funding Bonus (GC-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import asked, do, free, notations, player, purse, seen, starting, stored, turn, what

FULL = ["fund money", "fund ads", "fund vp", "fund resource"]
HERE = {"L3": [1, "worker"]}


@pytest.mark.rule("GC-6.1", "GC-6.2", "GC-8.1")
def test_where_a_worker_may_go() -> None:
    workers = {"L1": [0, "worker"], "L2": [1, "worker"], "L3": [1, "expert"]}
    game = turn({"hired": ["right"]}, {"hired": ["left"]}, workers=workers)
    sites = {notation.split(maxsplit=1)[1] for notation in starting(game, "assign")}
    assert sites == {f"{kind} l{site}" for kind in ("worker", "expert") for site in (2, 3, 4, 5, 6)}
    do(game, 0, "assign expert l4")
    assert seen(game)["locations"][3]["worker"] == {"owner": 0, "expert": True}
    assert (player(game)["idle"], player(game)["idle_experts"]) == (1, 0)


@pytest.mark.rule("GC-6.2", "GC-6.4")
def test_reassignment_bumps_an_own_worker() -> None:
    game = turn({"upgrades": ["UA1"]}, workers={"L1": [0, "worker"]})
    do(game, 0, "assign worker l1")
    assert asked(game) == FULL and player(game)["idle"] == 1  # one left the room, one came back
    do(game, 0, "fund ads")
    assert what(game) == "choose_action" and purse(game)[1] == 3


@pytest.mark.rule("GC-6.3", "GC-6.4", "GC-6.8", "GC-R2")
def test_a_bumped_worker_goes_home_and_its_owner_is_paid() -> None:
    game = turn({}, {}, workers=HERE)
    assert player(game, 1)["idle"] == 1
    do(game, 0, "assign worker l3")
    assert game.to_act == (0, 1) and asked(game, 1) == FULL and what(game) == "choose_action"
    assert player(game, 1)["idle"] == 2 and seen(game)["locations"][2]["worker"]["owner"] == 0
    do(game, 1, "fund vp")
    assert purse(game, 1) == (10, 2, 6, 0) and list(game.to_act) == [0]


@pytest.mark.rule("GC-R2", "GC-R52", "GC-6.8")
def test_the_turn_goes_on_meanwhile_but_the_next_one_waits() -> None:
    game = turn({}, {}, workers=HERE)
    do(game, 0, "assign worker l3", "act gainres", "silo food", "done", "no action", "end turn")
    assert game.to_act == (1,) and seen(game)["turn"] == 0
    do(game, 1, "fund money")
    assert game.to_act == (1,) and seen(game)["turn"] == 1 and what(game, 1) == "turn_choice"


@pytest.mark.rule("GC-R2")
def test_or_the_turn_waits() -> None:
    game = turn({}, {}, workers=HERE, options={"bump_timing": "blocking"})
    do(game, 0, "assign worker l3")
    assert game.to_act == (1,) and notations(game) == []
    do(game, 1, "fund ads")
    assert game.to_act == (0,) and what(game) == "choose_action"


@pytest.mark.rule("GC-R2")
def test_an_own_worker_never_makes_the_turn_wait() -> None:
    game = turn({"upgrades": ["UA1"]}, workers={"L1": [0, "worker"]}, options={"bump_timing": "blocking"})
    do(game, 0, "assign worker l1", "fund vp")
    assert what(game) == "choose_action"


@pytest.mark.rule("GC-5.8", "GC-4.4")
def test_the_bumped_player_has_no_free_acts() -> None:
    game = turn({}, {"hand": ["AG25"], "reputation": 9}, workers=HERE)
    do(game, 0, "assign worker l3")
    assert notations(game, 1) == FULL and free(game, 1) == []


@pytest.mark.rule("GC-6.8", "GC-10.5", "GC-R22")
def test_helping_hand_is_an_answer_to_the_same_question() -> None:
    game = turn({}, {"hand": ["AG35"]}, workers=HERE, agenda=[None] * 4)
    do(game, 0, "assign worker l3")
    assert asked(game, 1) == [*FULL, "play ag35"]
    do(game, 1, "play ag35", "fund money", "fund money")
    assert purse(game, 1)[0] == 12 and player(game, 1)["hand"] == [] and seen(game)["discard"] == ["AG35"]
    assert seen(game)["now"]["played"] == []  # not by the active player, who might draw it
    own = turn({"hand": ["AG35"], "upgrades": ["UA1"]}, workers={"L1": [0, "worker"]})
    assert asked(do(own, 0, "assign worker l1")) == FULL  # not on the own turn


@pytest.mark.rule("GC-6.5", "GC-6.6", "GC-9.9.3")
@pytest.mark.parametrize(
    ("tokens", "flipped", "funding"),
    [
        (["B1", "B2", "B3", "B4"], None, [1, 1, 1, 1]),
        (["B1", "B2", "B3", "B4"], "B2", [1, 0, 1, 1]),
        (["B2", "B3"], "B3", [2, 1, 0, 2]),
        (["G4"], "G4", [2, 2, 2, 2]),
        ([], None, [2, 2, 2, 2]),
    ],
)
def test_the_options_of_a_funding_bonus(tokens: list[str], flipped: str | None, funding: list[int]) -> None:
    other: dict[str, Any] = {"tokens": tokens}
    if flipped:
        other |= {"flipped": flipped, "scheduled": "C01"}
    game = do(turn({}, other, workers=HERE, cruises=["C01", "C02", "C03", "C04", "C05"]), 0, "assign worker l3")
    assert seen(game)["players"][1]["funding"] == funding
    words = [word for word, value in zip(FULL, funding, strict=True) if value]
    assert asked(game, 1) == words and len(words) >= 3
    for word in words:
        after = do(game.clone(), 1, word)
        value = funding[FULL.index(word)]
        if word == "fund resource":
            assert asked(after, 1) == ["gain food", "gain oxygen", "gain fuel"]
            do(after, 1, *["gain food", "gain fuel"][:value])
            assert sum(stored(after, 1)) == 3 + value
        else:
            k = FULL.index(word)
            assert purse(after, 1)[k] == (10, 2, 5)[k] + value
        assert after.to_act == (0,)
        own = player(after, 1)
        assert (own["tokens"], own["flipped"]) == (tokens, flipped)


@pytest.mark.rule("GC-6.7", "GC-6.5")
def test_the_same_option_again_and_again() -> None:
    workers = {"L1": [0, "worker"], "L2": [0, "worker"], "L3": [0, "expert"]}
    game = turn({"hired": ["left"]}, workers=workers)
    do(game, 0, "meeting", "fund vp", "fund vp", "fund vp")
    assert purse(game)[2] == 8 and len(player(game)["tokens"]) == 8 and what(game) == "end_turn"


@pytest.mark.rule("GC-6.4")
def test_a_funding_bonus_for_every_worker_that_comes_home() -> None:
    hired = do(turn({"money": 12}), 0, "assign worker l1", "act expert", "hire right")
    assert asked(hired) == FULL
    ship = {"segments": ["BP01", "BP02"], "cruise": "C01", "stop": 1, "guests": [1, 0, 0], "pilot": "expert"}
    back = do(turn({"hired": ["left"], "ships": [ship]}), 0, "advance 1")
    assert asked(back) == FULL and player(back)["idle_experts"] == 1
    called = do(turn({}, workers={"L1": [0, "worker"]}), 0, "meeting")
    assert asked(called) == FULL
    assert what(turn({})) == "turn_choice"  # none for those there from the start


@pytest.mark.rule("GC-6.1", "GC-6.4")
@pytest.mark.parametrize(("kind", "bonuses"), [("worker", 1), ("expert", 2)])
def test_the_motivator_pays_twice_for_experts(kind: str, bonuses: int) -> None:
    game = turn({}, {"hired": ["left"]}, workers={"L3": [1, kind]}, expert="EX3")
    do(game, 0, "assign worker l3")
    do(game, 1, *["fund money"] * bonuses)
    assert game.to_act == (0,) and purse(game, 1)[0] == 10 + bonuses


@pytest.mark.rule("GC-6.1", "GC-R27")
def test_the_enforcer_is_paid_for_bumping() -> None:
    game = turn({"hired": ["left"]}, {}, workers=HERE, expert="EX1")
    do(game, 0, "assign expert l3")
    assert asked(game) == FULL and asked(game, 1) == FULL
    do(game, 0, "fund money")
    assert what(game) == "choose_action"
    plain = do(turn({"hired": ["left"]}, {}, workers=HERE, expert="EX1"), 0, "assign worker l3")
    assert what(plain) == "choose_action"
    own = turn({"hired": ["left"], "upgrades": ["UA1"]}, workers={"L1": [0, "worker"]}, expert="EX1")
    do(own, 0, "assign expert l1", "fund vp", "fund vp")
    assert purse(own)[2] == 7 and what(own) == "choose_action"


@pytest.mark.rule("GC-6.1")
@pytest.mark.parametrize(
    ("kind", "site", "reputation"), [("expert", "l1", 1), ("expert", "l3", 0), ("worker", "l1", 0)]
)
def test_the_trailblazer_goes_where_nobody_is(kind: str, site: str, reputation: int) -> None:
    game = turn({"hired": ["left"]}, {}, workers=HERE, expert="EX6")
    assert purse(do(game, 0, f"assign {kind} {site}"))[3] == reputation


@pytest.mark.rule("GC-6.1", "GC-6.3")
@pytest.mark.parametrize(("kind", "word"), [("worker", "Worker"), ("expert", "Expert")])
def test_who_is_bumped_and_why_there_is_a_bonus_is_told_as_it_is(kind: str, word: str) -> None:
    """The Enforcer's own bonus is no Worker who comes home."""
    game = turn({"hired": ["left"]}, {"hired": ["left"]}, workers={"L2": [1, kind]})
    do(game, 0, "assign expert l2")
    assert f"’s {word} is bumped" in "\n".join(game.log(0))
    assert game.prompt(0) == "Which Funding Bonus do you take?"


@pytest.mark.rule("GC-12.4")
def test_a_meeting_that_recalls_nobody_says_so() -> None:
    [alone] = [choice.label for choice in turn({}).choices(0) if choice.notation == "meeting"]
    [one] = [
        choice.label for choice in turn({}, workers={"L2": [0, "worker"]}).choices(0) if choice.notation == "meeting"
    ]
    assert (alone, one) == ("Call a Meeting (nobody to recall)", "Call a Meeting and recall 1 Worker")


@pytest.mark.rule("GC-4.7", "GC-12.2")
def test_in_a_meeting_all_workers_come_home() -> None:
    workers = {"L1": [0, "worker"], "L3": [1, "worker"], "L4": [0, "expert"]}
    game = do(turn({"hired": ["left"]}, {}, workers=workers), 0, "meeting")
    assert [each["worker"] is not None for each in seen(game)["locations"]] == [False, False, True, False, False, False]
    assert (player(game)["idle"], player(game)["idle_experts"]) == (2, 1)
