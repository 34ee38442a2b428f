"""The Network: borrowing (GC-5.3 to 5.5) and which actions a Worker reaches (GC-8)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.flights import pad, ready
from tests.galactic_cruise.helpers import (
    asked,
    do,
    free,
    notations,
    player,
    purse,
    refused,
    seen,
    starting,
    table,
    turn,
    what,
)

NPC = {"L5": ["npc", "worker"], "L6": ["npc", "worker"]}


def acts(game: ct.Game, seat: int = 0) -> set[str]:
    """The actions that can be chosen now."""
    return {notation.split()[1] for notation in starting(game, "act", seat)}


# -- borrowing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-5.3", "GC-R16", "GC-4.4")
@pytest.mark.parametrize(("reputation", "each"), [(0, 2), (6, 2), (7, 1), (14, 1), (15, 0), (18, 0)])
def test_every_other_owner_is_paid(reputation: int, each: int) -> None:
    game = turn({"reputation": reputation}, {}, {}, areas={"A2": [1, 2, "neutral"]})
    do(game, 0, "borrow a2")
    assert [purse(game, seat)[0] for seat in range(3)] == [10 - 3 * each, 10 + each, 10 + each]
    assert purse(game)[3] == reputation


@pytest.mark.rule("GC-5.3", "GC-9.1.9", "GC-16.9")
def test_neutral_and_npc_shares_go_to_the_supply() -> None:
    game = table({"areas": {"A2": ["neutral", "npc"]}, "workers": NPC})
    do(game, 0, "borrow a2")
    assert [purse(game, seat)[0] for seat in range(2)] == [6, 10]


@pytest.mark.rule("GC-R15", "GC-5.3")
def test_all_owners_or_none() -> None:
    game = turn({"money": 3}, areas={"A2": [1, 2], "A3": [1]})
    assert starting(game, "borrow") == ["borrow a3"]
    assert refused(game, "borrow a2")


@pytest.mark.rule("GC-5.5", "GC-9.1.8")
def test_own_areas_are_free_and_empty_ones_of_no_use() -> None:
    game = turn({}, areas={"A1": [0, 1], "A2": [1], "T1": [0], "T2": [2]})
    assert starting(game, "borrow") == ["borrow a2", "borrow t2"]
    areas = {area["id"]: area["usable"] for area in seen(game)["areas"]}
    assert [id for id, usable in areas.items() if usable] == ["A1", "T1"]


@pytest.mark.rule("GC-5.3")
def test_upgrade_and_expert_lower_the_price() -> None:
    areas = {"A2": [1], "A4": [1]}
    own = {"upgrades": ["UR1"]}
    assert do(turn(own, areas=areas), 0, "borrow a2").position()["players"][0]["money"] == 9
    assert purse(do(turn({**own, "reputation": 7}, areas=areas), 0, "borrow a2"))[0] == 10
    assert purse(do(turn({**own, "reputation": 15}, areas=areas), 0, "borrow a2"))[0] == 10
    expert = turn({**own, "hired": ["right"]}, areas=areas, expert="EX5")
    do(expert, 0, "borrow a2", "assign expert l3", "borrow a4")
    assert purse(expert)[0] == 9  # 1 before the Expert is assigned, then nothing
    worker = turn({"hired": ["right"]}, areas=areas, expert="EX5")
    assert purse(do(worker, 0, "assign worker l3", "borrow a4"))[0] == 8


@pytest.mark.rule("GC-5.4")
def test_paid_once_for_the_turn_whatever_happens_to_reputation() -> None:
    game = turn({"reputation": 15}, {}, {}, areas={"A3": [1], "A4": [1]})
    do(game, 0, "borrow a3", "bonus resources 1", "gain food")  # declared at 0, then down to 14
    assert purse(game)[3] == 14 and "borrow a3" not in notations(game)
    do(game, 0, "assign worker l3")
    assert "act draw" in notations(game) and "act schedule" not in notations(game)
    do(game, 0, "borrow a4")
    assert purse(game)[0] == 9 and "act schedule" in notations(game)


@pytest.mark.rule("GC-5.4", "GC-4.1")
def test_the_next_turn_begins_without_borrowed_areas() -> None:
    game = turn({}, {}, {}, areas={"A3": [1]})
    do(game, 0, "borrow a3", "meeting", "end turn")
    assert not any(area["opened"] for area in seen(game, 1)["areas"])
    for seat in (1, 2):
        do(game, seat, "meeting")
        do(game, seat, *([] if seat == 2 else ["no action"]), "end turn")
    assert "borrow a3" in notations(game)
    assert acts(do(game, 0, "assign worker l3")) == {"gainres"}


# -- access ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-8.3", "GC-R14")
def test_the_location_and_its_usable_neighbours() -> None:
    own = {"hand": ["AG25"], "blueprints": ["BP01"]}
    areas = {"A3": [0], "A4": [1], "A5": [0], "A6": [0]}
    game = turn(own, areas=areas)
    do(game, 0, "assign worker l3")
    assert acts(game) == {"gainres", "refillsilo", "draw", "refillagenda"}
    do(game, 0, "borrow a4")
    assert acts(game) == {"gainres", "refillsilo", "draw", "refillagenda", "schedule", "advertise"}
    far = do(turn(own, areas=areas), 0, "assign worker l5")
    assert acts(far) == {"newship", "segments", "schedule", "advertise", "blueprints", "supplies"}


@pytest.mark.rule("GC-8.3", "GC-2.5")
def test_never_more_than_six_actions() -> None:
    game = turn({"hand": ["AG25"], "blueprints": ["BP01"]}, areas={f"A{k}": [0] for k in range(1, 7)})
    for site in range(1, 7):
        assert len(acts(do(game.clone(), 0, f"assign worker l{site}"))) == 6


@pytest.mark.rule("GC-8.2", "GC-4.2")
def test_no_one_or_two_actions() -> None:
    none = do(turn({}), 0, "assign worker l6", "no action")
    assert asked(none) == ["end turn"]
    one = do(turn({}), 0, "assign worker l6", "act supplies", "buy ads", "done", "no action")
    assert asked(one) == ["end turn"] and purse(one)[:2] == (9, 4)
    two = do(turn({}), 0, "assign worker l6", "act supplies", "buy ads", "done", "act supplies", "buy ads", "done")
    assert asked(two) == ["end turn"] and purse(two)[:2] == (8, 6)  # the same one twice


@pytest.mark.rule("GC-8.2")
def test_none_need_be_where_the_worker_stands() -> None:
    game = turn({}, areas={"A1": [0], "A2": [0]})
    do(game, 0, "assign worker l1", "act supplies", "buy ads", "done", "act draw", "draw 1", "done", "end turn")
    assert purse(game)[:2] == (9, 4) and len(player(game)["hand"]) == 1


@pytest.mark.rule("GC-8.4", "GC-9.1.6")
def test_a_development_opens_the_way_for_the_second_action() -> None:
    game = do(turn({}), 0, "assign worker l1")
    assert acts(game) == {"development"}  # an Expert is too dear
    do(game, 0, "act development", "build food a1", "pay 0 4")
    assert acts(game) == {"development", "blueprints", "supplies"}


@pytest.mark.rule("GC-4.6", "GC-4.4")
def test_an_action_is_finished_first_but_free_acts_come_between() -> None:
    game = turn({"reputation": 7, "hand": ["AG25"]}, areas={"A1": [1]})
    do(game, 0, "assign worker l6", "act supplies", "buy resources")
    assert not starting(game, "act") and {"borrow a1", "bonus ads 1", "refresh", "play ag25"} <= set(free(game))
    do(game, 0, "play ag25", "gain food", "borrow a1", "gain fuel", "bonus ads 4")
    assert asked(game) == ["buy ads", "done"]
    assert purse(game) == (10 - 1 + 3 - 1, 2 + 2, 5, 3)


@pytest.mark.rule("GC-8.5")
def test_what_cannot_be_done_cannot_be_chosen() -> None:
    broke = {"money": 0, "ads": 0, "stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    areas = {f"A{k}": [0] for k in range(1, 7)}
    found: set[str] = set()
    for site in (1, 3, 5):
        found |= acts(do(turn(broke, areas=areas), 0, f"assign worker l{site}"))
    # nothing to pay with: no Development, Expert, Segment, Ad or purchase; and no card to discard for the Silo
    assert found == {"blueprints", "newship", "gainres", "schedule", "draw", "refillagenda"}


@pytest.mark.rule("GC-8.5")
@pytest.mark.parametrize(
    ("own", "said", "site", "action"),
    [
        ({"stored": {"food": 2, "oxygen": 2, "fuel": 2}}, {}, "l3", "gainres"),
        ({}, {"silo": {"food": 0, "oxygen": 0, "fuel": 0}}, "l3", "gainres"),
        ({"hand": ["AG25"]}, {"silo": {"food": 5, "oxygen": 5, "fuel": 5}}, "l3", "refillsilo"),
        ({}, {}, "l3", "refillsilo"),
        ({"scheduled": "C01", "flipped": "G1"}, {"cruises": ["C01", "C02", "C03", "C04", "C05"]}, "l4", "schedule"),
        ({}, {"cruises": [None] * 5}, "l4", "schedule"),
        ({}, {"cruises": [None] * 5}, "l4", "advertise"),
        ({"ads": 0}, {}, "l4", "advertise"),
        ({}, {"agenda": [None] * 4}, "l2", "draw"),
        ({"ships": [{}, {}, {}]}, {}, "l5", "newship"),
        ({}, {"cockpits": [None] * 4}, "l5", "newship"),
        ({"ships": [{"segments": ["BP01", "BP02", "BP03"]}]}, {}, "l5", "segments"),
        ({"money": 1, "blueprints": ["BP01"]}, {}, "l5", "segments"),
        ({"hired": ["right", "left"], "money": 99}, {}, "l1", "expert"),
        ({"money": 0}, {}, "l6", "supplies"),
    ],
)  # fmt: skip
def test_actions_that_are_closed(own: dict[str, Any], said: dict[str, Any], site: str, action: str) -> None:
    game = do(turn(own, **said), 0, f"assign worker {site}")
    assert action not in acts(game)
    assert refused(game, f"act {action}")


@pytest.mark.rule("GC-8.5", "GC-9.11.2")
def test_with_both_sources_closed_no_card_is_drawn() -> None:
    """The only card of the pile costs a Reputation, or a VP, that is not there."""
    poor = turn({"vp": 0}, agenda=[None] * 4, discard=["AG01"])
    assert "draw" not in acts(do(poor, 0, "assign worker l2"))
    rich = turn({"vp": 1}, agenda=[None] * 4, discard=["AG01"])
    assert "draw" in acts(do(rich, 0, "assign worker l2"))


@pytest.mark.rule("GC-8.5", "GC-10.13")
@pytest.mark.parametrize(
    ("own", "said", "action", "card"),
    [
        ({"money": 1, "stored": {"food": 0, "oxygen": 0, "fuel": 0}}, {}, "development", "AG06"),
        ({"money": 8}, {}, "expert", "AG09"),
        ({"money": 0, "blueprints": ["BP01"]}, {}, "segments", "AG02"),
        ({"ads": 0}, {}, "advertise", "AG20"),
        ({"ads": 1}, {"queue": [[0, 0, 0], [0, 0, 0], [1, 0, 0]]}, "advertise", "AG22"),
        ({"vp": 0}, {"agenda": [None] * 4, "discard": ["AG01"]}, "draw", "AG24"),
    ],
)
def test_a_card_that_makes_the_action_possible_must_be_played(
    own: dict[str, Any], said: dict[str, Any], action: str, card: str
) -> None:
    site = {"development": 1, "expert": 1, "segments": 5, "advertise": 4, "draw": 2}[action]
    without = do(turn(own, **said), 0, f"assign worker l{site}")
    assert action not in acts(without)
    game = do(turn({**own, "hand": [card]}, **said), 0, f"assign worker l{site}", f"act {action}")
    assert asked(game) == [f"play {card.lower()}"]
    do(game, 0, f"play {card.lower()}")
    assert asked(game) and seen(game)["now"]["action"] == action.upper()


@pytest.mark.rule("GC-4.3", "GC-12.1")
def test_without_a_worker_at_home_only_a_meeting() -> None:
    workers = {"L1": [0, "worker"], "L2": [0, "worker"]}
    assert asked(turn({}, workers=workers)) == ["meeting"]
    back = {"segments": ["BP01", "BP02"], "cruise": "C01", "stop": 1, "guests": [1, 0, 0]}
    game = turn({"ships": [back]}, workers={"L1": [0, "worker"]})
    do(game, 0, "advance 1", "fund money")  # a Worker that came home counts
    assert "assign worker l2" in asked(game)


@pytest.mark.rule("GC-R57", "GC-12.3", "GC-5.3")
def test_walkways_are_borrowed_only_where_they_lead_somewhere() -> None:
    areas = {"A1": [0], "A2": [1], "T2": [1]}
    game = turn({}, areas=areas)
    assert starting(game, "borrow") == ["borrow a2", "borrow t2"]
    do(game, 0, "meeting")
    assert starting(game, "borrow") == ["borrow t2"]  # a Technology may still help the action
    assert starting(do(turn({}, areas=areas), 0, "assign worker l1"), "borrow") == ["borrow a2", "borrow t2"]


@pytest.mark.rule("GC-R57")
def test_nothing_is_borrowed_that_could_bring_nothing_this_turn() -> None:
    """Each Technology as long as what it helps with may still come, a walkway as long as an action may."""
    areas = {"A1": [1], "T1": [1], "T2": [1], "T3": [1], "T4": [1]}
    said: dict[str, Any] = {"areas": areas, "technologies": ["TT1", "TT2", "TT3", "TT7"]}
    game = turn({"money": 99}, **said)
    assert starting(game, "borrow") == ["borrow a1", "borrow t2", "borrow t4"], "no Cruise scheduled, no Ship flying"
    do(game, 0, "assign worker l1", "act development")
    assert starting(game, "borrow") == ["borrow a1", "borrow t2", "borrow t4"], "another action follows"
    do(game, 0, "build food a3", "pay 0 4", "act development")
    assert starting(game, "borrow") == [], "the last action is neither of these"
    do(game, 0, "build food a5", "pay 0 6")
    assert what(game) == "end_turn" and starting(game, "borrow") == []
    assert refused(game, "borrow t2")
    overtime = do(turn({"hand": ["AG05"]}, **said), 0, "assign worker l6", "act blueprints", "take 1", "done")
    do(overtime, 0, "act blueprints", "take 1", "done")
    assert starting(overtime, "borrow") == ["borrow a1", "borrow t2", "borrow t4"], "Overtime gives another action"


@pytest.mark.rule("GC-R57", "GC-11.6")
def test_help_for_a_launch_is_borrowed_only_by_who_may_launch() -> None:
    said: dict[str, Any] = {"areas": {"T1": [1], "T2": [1]}, "technologies": ["TT1", "TT4", "TT2", "TT3"]}
    game = pad(ready(), **said)
    assert starting(game, "borrow") == ["borrow t1", "borrow t2"]
    do(game, 0, "launch 1 worker", "board 1 a", "close doors")
    assert starting(game, "borrow") == ["borrow t1", "borrow t2"]
    do(game, 0, "settle")
    assert starting(game, "borrow") == []


@pytest.mark.rule("GC-R59", "GC-8.5")
def test_borrowing_may_not_spend_what_a_chosen_action_needs() -> None:
    own = {"money": 3, "blueprints": ["BP01"]}
    dear = ["BP26", "BP27", "BP29", "BP30", "BP48"]
    said: dict[str, Any] = {"areas": {"T1": [1], "T2": [1]}, "blueprints": dear}
    game = do(turn(own, **said), 0, "assign worker l5", "act segments")
    assert starting(game, "borrow") == ["borrow t2"]  # with Automated Systems 1 Money is enough
    do(game, 0, "segment bp01 1")
    assert purse(game)[0] == 1


@pytest.mark.rule("GC-2.2")
def test_a_walkway_is_named_by_its_two_ends() -> None:
    areas = {"A1": [1], "A4": [1]}
    labels = [choice.label for choice in turn({}, areas=areas).choices(0) if choice.notation.startswith("borrow")]
    assert "Dome–Needle walkway" in labels[0] and "Saucer–Parasol walkway" in labels[1]
