"""Agenda cards, Experts, Cockpit and Engine of the Advancements (GX-12, 19.10 to 19.12)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.flights import launched, pad, ready
from tests.galactic_cruise.helpers import (
    ID,
    acting,
    asked,
    do,
    free,
    new,
    player,
    purse,
    refused,
    seen,
    starting,
    stored,
    turn,
    what,
)

CARDS: dict[str, Any] = {"adv_agenda": True}
TECH: dict[str, Any] = {"setup": "standard", "advanced_technologies": "on", **CARDS}
PLACES: dict[str, Any] = {"location_bonus": "on_active", **CARDS}
MATCHING: dict[str, Any] = {"blueprints": "cabin_matching", **CARDS}
TILES = ["ATT1", "ATT2", "ATT3", "ATT4"]
NEW = ["V1", "V2", "V3", "V4", "V5", "V6"]


def in_deck(game: ct.Game) -> set[str]:
    """Cards of the Advancements that are in play."""
    written = game.position()
    cards = [*written["deck"], *written["agenda"], *[card for each in written["players"] for card in each["hand"]]]
    return {card for card in cards if card in NEW}


@pytest.mark.rule("GX-12.1", "RX-24")
@pytest.mark.parametrize(
    ("options", "there"),
    [
        ({}, ""),
        (CARDS, "56"),
        ({**CARDS, "advanced_technologies": "on"}, "1256"),
        (PLACES, "356"),
        (MATCHING, "456"),
        ({**CARDS, "blueprints": "cabin_matching", "advanced_technologies": "on", "location_bonus": "on"}, "123456"),
    ],
)
def test_cards_whose_module_is_not_in_play_are_not_in_the_deck(options: dict[str, Any], there: str) -> None:
    assert in_deck(new(3, **options)) == {f"V{number}" for number in there}


@pytest.mark.rule("GX-12.1")
def test_a_card_that_is_not_in_play_cannot_be_set_up() -> None:
    with pytest.raises(ct.BadPosition, match="'V1' is not in play"):
        turn({"hand": ["V1"]}, options=CARDS)


# -- V1 to V6 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-12.1", "GX-10.7")
def test_v1_patent_pending_takes_two_off_and_ignores_marks() -> None:
    board: dict[str, Any] = {"technologies": TILES, "trackers": [2, 0, 0, 0], "areas": {"A4": [0], "T1": [1]}}
    me = {"money": 10, "hand": ["V1"], "stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    game = acting("development", me, options=TECH, **board)
    do(game, 0, "build oxygen t1")
    assert asked(game)[0] == "pay 0 6"
    do(game, 0, "play v1")
    assert asked(game)[0] == "pay 0 2"
    do(game, 0, "pay 0 2")
    assert purse(game)[0] == 8


@pytest.mark.rule("GX-12.1")
def test_v1_patent_pending_makes_the_action_possible_and_is_for_one_development() -> None:
    board: dict[str, Any] = {"technologies": TILES, "trackers": [2, 0, 0, 0], "areas": {"A4": [0], "T1": [1]}}
    me = {"money": 2, "hand": ["V1"], "reputation": 0, "stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    game = do(turn(me, options=TECH, **board), 0, "assign worker l1", "act development")
    assert asked(game) == ["play v1"]
    do(game, 0, "play v1")
    assert "build oxygen t1" in asked(game)


@pytest.mark.rule("GX-12.1", "GX-10.4")
def test_v2_rapid_prototyping_moves_a_tracker_and_lends_the_technology() -> None:
    board: dict[str, Any] = {"technologies": TILES, "trackers": [1, 0, 0, 0], "areas": {"A4": [0], "T1": [1]}}
    game = pad(ready(hand=["V2"]), options=TECH, **board)
    do(game, 0, "play v2")
    assert asked(game) == ["improve t1 0", "improve t1 1", "improve t1 2"]
    do(game, 0, "improve t1 2")
    assert game.position()["trackers"][0] == 3 and purse(game)[0] == 10
    launched(game, "1 a")
    assert stored(game) == (0, 0, 2), "used at its new level"


@pytest.mark.rule("GX-12.1", "GX-10.4")
def test_v2_the_move_does_not_count_as_the_one_of_this_turn() -> None:
    board: dict[str, Any] = {"technologies": TILES, "areas": {"A4": [0], "T1": [1]}}
    game = do(pad(ready(hand=["V2"]), options=TECH, **board), 0, "play v2", "improve t1 1")
    launched(game, "1 a")
    assert game.position()["trackers"][0] == 2


@pytest.mark.rule("GX-12.1")
def test_v2_brings_nothing_without_an_invented_technology() -> None:
    game = turn({"hand": ["V2"]}, options=TECH, technologies=TILES, areas={"A4": [0]})
    assert "play v2" not in free(game)
    assert "would bring you nothing" in refused(game, "play v2")


@pytest.mark.rule("GX-12.1", "GX-11.4", "RX-43")
@pytest.mark.parametrize(("own", "before", "after"), [(0, 10, 12), (1, 11, 13), (2, 12, 14)])
def test_v3_office_perks_is_a_location_bonus_for_two_more(own: int, before: int, after: int) -> None:
    areas = {name: [0] for name in ("A1", "A2")[:own]}
    tokens = ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"]
    game = turn({"hand": ["V3"]}, areas={**areas, "A4": [0]}, location_bonuses=tokens, options=PLACES)
    assert "right after you place" in refused(game, "play v3")
    do(game, 0, "assign worker l1")
    assert purse(game)[0] == before
    do(game, 0, "play v3")
    assert purse(game)[0] == after


@pytest.mark.rule("GX-12.1", "GX-11.5")
def test_v3_office_perks_at_the_agenda_token_and_not_after_an_action() -> None:
    tokens = ["LB6", "LB2", "LB3", "LB4", "LB5", "LB1"]
    game = turn({"hand": ["V3"]}, areas={"A1": [0]}, location_bonuses=tokens, options=PLACES)
    do(game, 0, "assign worker l1", "play v3")
    assert what(game) == "bonus_card"
    game = turn({"hand": ["V3"]}, areas={"A2": [0]}, location_bonuses=tokens, options=PLACES)
    do(game, 0, "assign worker l1", "act draw", "draw 1", "done")
    assert "play v3" not in free(game)


@pytest.mark.rule("GX-12.1", "GX-9.8")
def test_v4_universal_adapter_places_one_segment_anywhere() -> None:
    me = {"money": 40, "blueprints": ["BP06", "BP03"], "hand": ["V4"], "ships": [{"segments": ["BP01"]}]}
    game = acting("segments", me, options=MATCHING, blueprints=[None] * 5)
    assert asked(game) == ["segment bp03 1 1"]  # RL above LC
    do(game, 0, "play v4")
    assert "segment bp06 1 2" in asked(game)
    do(game, 0, "segment bp06 1 2")
    ship = seen(game)["players"][0]["ships"][0]
    assert ship["columns"] == [None] and ship["cabins"] == 1, "a Cabin, but in no column"
    assert starting(game, "segment") == ["segment bp03 1 1", "segment bp03 1 3"], "the next one must match"
    do(game, 0, "segment bp03 1 1")
    assert seen(game)["players"][0]["ships"][0]["columns"] == ["left", None]
    written = game.position()
    assert ct.set_up(ID, written, seats=3, options={"setup": "intro", **MATCHING}).position() == written


@pytest.mark.rule("GX-9.8")
def test_v4_universal_adapter_is_not_spent_on_a_segment_that_matches() -> None:
    me = {"money": 40, "blueprints": ["BP06", "BP03"], "hand": ["V4"], "ships": [{"segments": ["BP01"]}]}
    game = acting("segments", me, options=MATCHING, blueprints=[None] * 5)
    do(game, 0, "play v4", "segment bp03 1 1")
    assert "segment bp06 1 3" in asked(game)


@pytest.mark.rule("GX-12.1")
def test_v4_universal_adapter_makes_the_action_possible() -> None:
    me = {"money": 40, "blueprints": ["BP06"], "hand": ["V4"], "ships": [{"segments": ["BP01"]}]}
    game = do(turn(me, options=MATCHING, blueprints=[None] * 5), 0, "assign worker l5", "act segments")
    assert asked(game) == ["play v4"]


@pytest.mark.rule("GX-12.1")
def test_v5_open_door_policy_takes_a_meetings_action_anywhere() -> None:
    me = {"hand": ["V5"], "idle": 1}
    board: dict[str, Any] = {"workers": {"L1": [0, "worker"]}, "areas": {"A2": [0]}}
    game = turn(me, options=CARDS, **board)
    assert "action of a Meeting" in refused(game, "play v5")
    do(game, 0, "meeting", "fund vp")
    assert "act gainres" not in asked(game)
    do(game, 0, "play v5")
    assert "act gainres" in asked(game) and "play v5" not in free(game)
    do(game, 0, "act gainres", "silo food", "done")
    assert what(game) == "end_turn"


@pytest.mark.rule("GX-12.1")
def test_v5_open_door_policy_is_for_one_of_two_actions() -> None:
    me = {"hand": ["V5"], "idle": 1, "upgrades": ["UR2"], "tokens": ["B1", "B2", "B3", "B4", "G1", "G2", "G3"]}
    game = turn(me, options=CARDS, workers={"L1": [0, "worker"]}, areas={"A2": [0]})
    do(game, 0, "meeting", "fund vp", "play v5", "act gainres", "silo food", "done")
    assert what(game) == "choose_action" and "act gainres" not in asked(game)


@pytest.mark.rule("GX-12.1")
def test_v6_shared_facilities_opens_a_walkway_free_of_charge() -> None:
    game = turn({"hand": ["V6"]}, options=CARDS, areas={"A1": [1, 2], "A4": [0], "A3": [1]})
    do(game, 0, "assign worker l1")
    assert "act blueprints" not in asked(game)
    do(game, 0, "play v6")
    assert asked(game) == ["share a1"], "only what leads on from here"
    do(game, 0, "share a1")
    assert "act blueprints" in asked(game) and purse(game)[0] == 10 and purse(game, 1)[0] == 10


@pytest.mark.rule("GX-12.1", "GX-10.6")
def test_v6_shared_facilities_opens_a_technology_marks_included() -> None:
    board: dict[str, Any] = {"technologies": TILES, "trackers": [2, 0, 0, 0], "areas": {"A4": [0], "T1": [1]}}
    game = do(pad(ready(hand=["V6"]), options=TECH, **board), 0, "play v6", "share t1")
    assert purse(game)[0] == 10
    assert stored(launched(game, "1 a")) == (0, 0, 1)


# -- Experts -------------------------------------------------------------------------------------------------

EXPERTS: dict[str, Any] = {"setup": "standard", "adv_experts": True}
AN_EXPERT = {"idle": 1, "idle_experts": 1, "hired": ["right"]}


@pytest.mark.rule("GX-12.4")
def test_two_experts_join_those_that_are_drawn() -> None:
    drawn = {seen(new(3, seed, **EXPERTS))["expert"] for seed in range(60)}
    assert {"EXA1", "EXA2", "EX1"} <= drawn
    assert not {"EXA1", "EXA2"} & {seen(new(3, seed))["expert"] for seed in range(40)}
    with pytest.raises(ct.BadPosition, match=r"GX-12\.4"):
        turn({}, options={"setup": "standard"}, expert="EXA1")


DREW = ("act draw", "draw 1", "done")


def networked(*choices: str) -> ct.Game:
    """An Expert at L1, whose walkway leads to L2, has taken these actions, and the turn is closed."""
    me = {**AN_EXPERT, "idle": 2, "hand": [], "money": 30}
    game = turn(me, options=EXPERTS, expert="EXA1", areas={"A2": [0]})
    do(game, 0, "assign expert l1", *choices)
    while what(game) != "end_turn":
        do(game, 0, asked(game)[-1])
    return do(game, 0, "end turn")


@pytest.mark.rule("GX-12.4", "RX-44")
def test_exa1_networker_rewards_actions_at_two_locations() -> None:
    game = networked(*DREW, "act refillagenda", "refill agenda")
    assert what(game) == "", "both stand at L2"
    game = networked(*DREW, "act expert", "hire left")
    assert what(game) == "funding"
    money = purse(game)[0]
    do(game, 0, "fund money")
    assert purse(game)[0] == money + 1 and game.position()["turn"] == 1


@pytest.mark.rule("GX-12.4")
def test_exa1_networker_is_written_down_in_the_middle() -> None:
    game = turn({**AN_EXPERT, "idle": 2, "hand": []}, options=EXPERTS, expert="EXA1", areas={"A2": [0]})
    do(game, 0, "assign expert l1", "act draw", "draw 1", "done")
    written = game.position()
    assert written["now"]["acted"] == ["L2"]
    assert ct.set_up(ID, written, seats=3, options=EXPERTS).position() == written


@pytest.mark.rule("GX-12.4")
def test_exa2_troubleshooter_opens_a_walkway_for_reputation() -> None:
    me = {**AN_EXPERT, "idle": 2, "reputation": 3}
    game = turn(me, options=EXPERTS, expert="EXA2", areas={"A1": [1], "A4": [0]})
    assert "opens a walkway" in refused(game, "solve a2")
    do(game, 0, "assign expert l1")
    assert [each for each in free(game) if each.startswith("solve")] == ["solve a1", "solve a2"]
    do(game, 0, "solve a2")
    assert purse(game)[3] == 2 and "act draw" in asked(game), "with no Development in it"
    assert not [each for each in free(game) if each.startswith("solve")], "once a turn"
    assert "has opened a walkway" in refused(game, "solve a1")
    written = game.position()
    assert written["now"]["solved"] is True
    assert ct.set_up(ID, written, seats=3, options=EXPERTS).position() == written


@pytest.mark.rule("GX-12.4")
def test_exa2_troubleshooter_needs_an_expert() -> None:
    game = turn({**AN_EXPERT, "idle": 2}, options=EXPERTS, expert="EXA2", areas={"A4": [0]})
    do(game, 0, "assign worker l1")
    assert not [each for each in free(game) if each.startswith("solve")]


# -- Cockpit and Engine --------------------------------------------------------------------------------------

PARTS: dict[str, Any] = {"adv_ship_parts": True}


def parts(**options: Any) -> tuple[bool, bool]:
    written = new(3, **options).position()
    cockpits = [*written["cockpit_stack"], *written["cockpits"]]
    return "CPX" in cockpits, "ENX" in [*written["engine_stack"], *written["engines"]]


@pytest.mark.rule("GX-12.3")
def test_the_cockpit_is_in_play_only_with_cabin_positions() -> None:
    assert parts() == (False, False)
    assert parts(**PARTS) == (False, True)
    assert parts(**PARTS, blueprints="cabin_matching") == (True, True)
    assert parts(blueprints="cabin_matching") == (False, False)


@pytest.mark.rule("GX-12.3", "GX-9.5")
def test_cpx_center_aisle_scores_center_cabins_of_all_ships() -> None:
    both = {**PARTS, "blueprints": "cabin_matching"}
    ships = [
        {"segments": ["BP01", "BP05", "BP02"]},  # two center Cabins
        {"cockpit": "CPX", "engine": "E05", "segments": ["BP04", "BP07"]},  # one on the left
    ]
    game = turn({"ships": ships}, options=both)
    assert seen(game)["players"][0]["ships"][1]["cockpit_vp"] == 4


@pytest.mark.rule("GX-12.3")
def test_enx_drafting_drive_takes_up_to_two_blueprints() -> None:
    engines = ["ENX", "E01", "E02", "E03"]
    game = acting("newship", {"blueprints": []}, options=PARTS, engines=engines)
    display = seen(game)["blueprints"]
    assert "2 Blueprints" in game.choices(0)[0].label
    do(game, 0, "ship 1")
    assert what(game) == "draft_blueprints"
    do(game, 0, "take 1", "take 2")
    assert player(game)["blueprints"] == display[:2]
    assert seen(game)["blueprints"][:3] == display[2:] and None not in seen(game)["blueprints"], "it slides and refills"
    game = do(acting("newship", {"blueprints": []}, options=PARTS, engines=engines), 0, "ship 1", "done")
    assert player(game)["blueprints"] == []


@pytest.mark.rule("GX-12.3", "RX-45")
def test_enx_drafting_drive_with_shipyard_extra_comes_twice() -> None:
    engines = ["ENX", "E01", "E02", "E03"]
    me = {"blueprints": [], "hand": ["AG12"]}
    game = do(acting("newship", me, options=PARTS, engines=engines), 0, "play ag12", "ship 1", "take 1", "take 2")
    assert what(game) == "draft_blueprints" and None not in seen(game)["blueprints"], "refilled in between"
    do(game, 0, "take 1", "done")
    assert len(player(game)["blueprints"]) == 3
