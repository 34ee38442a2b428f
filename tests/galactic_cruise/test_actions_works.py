"""Acquire Blueprints (GC-9.4), Build Ship Segments (GC-9.5), Acquire New Ship (GC-9.6)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import (
    BOX,
    acting,
    asked,
    do,
    free,
    notations,
    player,
    purse,
    refused,
    seen,
    starting,
    stored,
    turn,
    what,
)

SHOWN = ["BP01", "BP05", "BP07", "BP27", "BP48"]
STACK = ["BP40", "BP41", "BP42", "BP43", "BP44"]  # the last one lies on top
ENGINES = ["E01", "E02", "E03", "E04"]
COCKPITS = ["K01", "K02", "K03", "K04"]


def works(action: str, own: dict[str, Any] | None = None, **said: Any) -> ct.Game:
    return acting(action, own or {}, **{"blueprints": SHOWN, "blueprint_stack": STACK, **said})


# -- Blueprints -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.4.1", "GC-9.4.2")
def test_one_or_two_then_the_display_slides() -> None:
    game = works("blueprints")
    assert asked(game) == [f"take {k}" for k in range(1, 6)]
    do(game, 0, "take 2")
    assert asked(game) == ["take 1", "take 3", "take 4", "take 5", "done"]  # no refill in between
    do(game, 0, "take 4")
    assert player(game)["blueprints"] == ["BP05", "BP27"] and purse(game)[0] == 10 and what(game) == "choose_action"
    assert seen(game)["blueprints"] == ["BP01", "BP07", "BP48", "BP44", "BP43"]
    one = do(works("blueprints"), 0, "take 1", "done")
    assert seen(one)["blueprints"] == ["BP05", "BP07", "BP27", "BP48", "BP44"] and what(one) == "choose_action"


@pytest.mark.rule("GC-9.4.3", "GC-4.5")
def test_five_beside_the_board_at_the_end_of_the_turn() -> None:
    own = {"blueprints": ["BP10", "BP11", "BP12", "BP13", "BP14"]}
    game = do(works("blueprints", own), 0, "take 1", "take 2", "no action")
    assert len(player(game)["blueprints"]) == 7
    do(game, 0, "end turn")
    assert what(game) == "discard_blueprint"
    do(game, 0, "discard bp10", "discard bp01")
    assert player(game)["blueprints"] == ["BP11", "BP12", "BP13", "BP14", "BP05"]
    assert seen(game)["blueprint_discard"] == ["BP10", "BP01"] and game.to_act == (1,)


@pytest.mark.rule("GC-9.4.4", "GC-17.2", "GC-R21")
def test_an_empty_stack_is_renewed_from_the_discard() -> None:
    rest = [id for id in BOX["blueprints"] if id not in SHOWN]
    held = {"blueprints": rest[:-3]}
    game = acting("blueprints", held, blueprints=SHOWN, blueprint_discard=rest[-3:])
    do(game, 0, "take 1", "take 2")
    assert set(seen(game)["blueprints"][3:]) < set(rest[-3:]) and seen(game)["blueprint_discard"] == []
    assert seen(game)["blueprint_stack"] == 1 and "shuffled" in "\n".join(game.log())


@pytest.mark.rule("GC-17.2", "GC-R21")
def test_with_no_blueprints_left_the_topmost_slots_stay_empty() -> None:
    rest = [id for id in BOX["blueprints"] if id not in SHOWN]
    game = acting("blueprints", {"blueprints": rest[:-1]}, blueprints=SHOWN, blueprint_discard=rest[-1:])
    do(game, 0, "take 1", "take 3")
    assert seen(game)["blueprints"] == ["BP05", "BP27", "BP48", rest[-1], None]


@pytest.mark.rule("GC-9.4.5", "GC-4.4")
def test_a_refresh_in_place() -> None:
    game = turn({"reputation": 3}, blueprints=SHOWN, blueprint_stack=STACK)
    do(game, 0, "refresh")
    assert asked(game) == [f"discard {k}" for k in range(1, 6)]
    do(game, 0, "discard 2")
    assert asked(game) == ["discard 1", "discard 3", "discard 4", "discard 5", "confirm"]
    do(game, 0, "discard 4", "confirm")
    assert seen(game)["blueprints"] == ["BP01", "BP44", "BP07", "BP43", "BP48"] and purse(game)[3] == 2
    assert seen(game)["blueprint_discard"] == ["BP05", "BP27"]
    do(game, 0, "refresh", "discard 5", "confirm")  # repeatable
    assert seen(game)["blueprints"][4] == "BP42" and purse(game)[3] == 1


@pytest.mark.rule("GC-9.4.5", "GC-R59")
def test_a_refresh_is_finished_first_and_waits_for_an_obliged_card() -> None:
    game = do(turn({"reputation": 5, "hand": ["AG25"]}, blueprints=SHOWN), 0, "refresh")
    assert free(game) == [] and free(do(game, 0, "discard 1")) == []
    assert {"refresh", "play ag25"} < set(free(do(game, 0, "confirm")))
    broke = {"money": 0, "blueprints": ["BP10"], "hand": ["AG02"], "reputation": 5}
    obliged = works("segments", broke)
    assert asked(obliged) == ["play ag02"] and "refresh" not in free(obliged)


@pytest.mark.rule("GC-R47", "GC-9.4.5")
def test_a_refresh_leaves_slots_alone_that_the_action_emptied() -> None:
    game = do(works("blueprints", {"reputation": 2}), 0, "take 1", "refresh", "discard 3", "confirm")
    assert seen(game)["blueprints"] == [None, "BP05", "BP44", "BP27", "BP48"] and what(game) == "take_blueprint"
    do(game, 0, "done")
    assert seen(game)["blueprints"] == ["BP05", "BP44", "BP27", "BP48", "BP43"]


@pytest.mark.rule("GC-8.5", "GC-9.4.5", "GC-R59")
def test_a_refresh_never_leaves_a_chosen_action_without_an_answer() -> None:
    """The only Segment that can be paid for may not be discarded once the action is chosen."""
    own = {"money": 3, "reputation": 3}
    game = works("segments", own, blueprint_stack=["BP30"])
    assert starting(game, "segment") == ["segment display 1 1"]
    if "refresh" in free(game):
        do(game, 0, "refresh")
        assert "discard 1" not in asked(game)
        do(game, 0, "discard 2", "confirm")
    assert "segment display 1 1" in asked(game)


# -- Segments -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.5.1", "GC-9.5.2", "GC-9.5.6")
def test_one_or_two_from_board_and_display_into_any_ship() -> None:
    own = {"blueprints": ["BP10", "BP45"], "ships": [{}, {"segments": ["BP11"]}], "reputation": 5}
    game = works("segments", own)
    mine = [f"segment {id} {ship}" for id in ("bp10", "bp45") for ship in (1, 2)]
    assert asked(game)[:4] == mine and len(asked(game)) == 4 + 2 * 5
    do(game, 0, "segment bp10 2")
    assert purse(game) == (8, 2, 5, 5) and "done" in asked(game)
    do(game, 0, "segment display 2 1")
    assert purse(game) == (8 - 4 - 1, 2, 5, 4) and what(game) == "choose_action"
    assert [ship["segments"] for ship in player(game)["ships"]] == [["BP05"], ["BP11", "BP10"]]
    assert player(game)["blueprints"] == ["BP45"]


@pytest.mark.rule("GC-9.5.2")
@pytest.mark.parametrize(("slot", "money"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_surcharge_of_each_slot(slot: int, money: int) -> None:
    game = do(works("segments", {"reputation": 2}), 0, f"segment display {slot} 1")
    assert purse(game) == (10 - BOX["blueprints"][SHOWN[slot - 1]]["cost"] - money, 2, 5, 1)


@pytest.mark.rule("GC-9.5.2a", "GC-R42", "GC-2.15")
def test_discounts_cover_the_money_surcharge_only() -> None:
    """Financial Loophole (2) and Automated Systems (1) against 2 + 1 of the first slot."""
    own = {"hand": ["AG02"], "reputation": 2}
    game = do(works("segments", own, areas={"T2": [0]}), 0, "play ag02", "segment display 1 1")
    assert purse(game) == (10, 2, 5, 1)
    cheap = do(works("segments", {**own, "blueprints": ["BP10"]}, areas={"T2": [0]}), 0, "play ag02", "segment bp10 1")
    assert purse(cheap)[0] == 10  # never below 0
    rush = do(works("segments", {"hand": ["AG03"]}), 0, "play ag03", "segment display 5 1")
    assert purse(rush) == (3, 2, 5, 0)
    rapid = do(
        works("segments", technologies=["TT8", "TT1", "TT3", "TT4"], areas={"T1": [0]}), 0, "segment display 5 1"
    )
    assert purse(rapid) == (3, 2, 5, 0)


@pytest.mark.rule("GC-2.15", "GC-9.5.2")
def test_the_accountant_takes_one_off_both_together() -> None:
    own = {"blueprints": ["BP01", "BP02"], "hired": ["left"]}
    game = acting("segments", own, worker="expert", expert="EX2")
    do(game, 0, "segment bp01 1", "segment bp02 1")
    assert purse(game)[0] == 10 - (2 + 2 - 1)


@pytest.mark.rule("GC-9.5.3", "GC-9.5.1")
def test_not_in_space_and_at_most_three() -> None:
    ships = [
        {"segments": ["BP10", "BP11"]},
        {"segments": ["BP12", "BP13"], "cruise": "C01", "guests": [1, 0, 0]},
        {"segments": ["BP14", "BP15", "BP16"]},
    ]
    own = {"ships": ships, "blueprints": ["BP17", "BP18"]}
    game = turn(own)
    do(game, 0, "advance 1" if "advance 1" in asked(game) else "advance 2", "done", "assign worker l5", "act segments")
    assert starting(game, "segment")[:2] == ["segment bp17 1", "segment bp18 1"]
    assert {notation.split()[-1] for notation in starting(game, "segment")} == {"1"}
    do(game, 0, "segment bp17 1")
    assert what(game) == "choose_action"  # no dock is left
    grand = turn({**own, "upgrades": ["UA3"]})
    do(grand, 0, "advance 2", "done", "assign worker l5", "act segments")
    assert {notation.split()[-1] for notation in starting(grand, "segment")} == {"1", "3"}


@pytest.mark.rule("GC-R31", "GC-9.5.3")
def test_a_ship_that_waits_for_its_cruise_can_be_extended() -> None:
    own = {"scheduled": "C01", "flipped": "G1", "blueprints": ["BP10"], "ships": [{"segments": ["BP11", "BP12"]}]}
    game = acting("segments", own, cruises=["C01", "C02", "C03", "C04", "C05"])
    do(game, 0, "segment bp10 1")
    assert len(player(game)["ships"][0]["segments"]) == 3


@pytest.mark.rule("GC-9.5.4", "GC-9.5.3")
def test_segments_bring_no_points_yet() -> None:
    game = do(works("segments", {"blueprints": ["BP08"]}), 0, "segment bp08 1", "done")
    assert purse(game)[2] == 5 and seen(game)["players"][0]["points"]["segments"] == 0


@pytest.mark.rule("GC-9.5.5")
def test_emptied_slots_are_refilled_at_the_end() -> None:
    game = do(works("segments", {"reputation": 2, "money": 20}), 0, "segment display 1 1")
    assert seen(game)["blueprints"] == [None, *SHOWN[1:]]
    do(game, 0, "segment display 3 1")
    assert seen(game)["blueprints"] == ["BP05", "BP27", "BP48", "BP44", "BP43"]


@pytest.mark.rule("GC-4.4", "GC-9.5.1")
def test_the_track_bonus_pays_the_second_segment() -> None:
    own = {"money": 3, "reputation": 2, "blueprints": ["BP01", "BP02"]}
    game = do(acting("segments", own, blueprints=["BP26", "BP27", "BP29", "BP30", "BP48"]), 0, "segment bp01 1")
    do(game, 0, "bonus money 1", "segment bp02 1")
    assert purse(game) == (0, 2, 5, 1) and len(player(game)["ships"][0]["segments"]) == 2


@pytest.mark.rule("GC-9.5.1", "GC-10.13")
def test_double_duty_builds_up_to_four() -> None:
    own = {"hand": ["AG01"], "money": 20, "blueprints": ["BP01", "BP02", "BP09", "BP10"], "ships": [{}, {}]}
    game = acting("segments", own)
    do(game, 0, "segment bp01 1", "play ag01", "segment bp02 2", "segment bp09 1", "segment bp10 1")
    assert [len(ship["segments"]) for ship in player(game)["ships"]] == [3, 1] and what(game) == "choose_action"


# -- a new Ship -----------------------------------------------------------------------------------------------


def ship_with(engine: str, own: dict[str, Any] | None = None, **said: Any) -> ct.Game:
    """Acquire the pair with this Engine, which lies in the second place."""
    others = [each for each in ENGINES if each != engine][:3]
    shown = [others[0], engine, *others[1:]]
    game = acting("newship", own or {}, engines=shown, cockpits=COCKPITS, **said)
    return do(game, 0, "ship 2")


@pytest.mark.rule("GC-9.6.2")
@pytest.mark.parametrize("engine", [f"E{k:02}" for k in range(1, 16)])
def test_the_bonus_of_each_engine(engine: str) -> None:
    gain = BOX["engines"][engine]["gain"]
    game = ship_with(engine, {"stored": {"food": 0, "oxygen": 0, "fuel": 0}}, agenda=["AG01", "AG02", None, None])
    if gain.get("resources"):
        assert what(game) == "choose_resource"
        do(game, 0, *["gain food", "gain oxygen", "gain fuel"][: gain["resources"]])
        assert sum(stored(game)) == gain["resources"]
    if gain.get("cards"):
        assert asked(game) == ["draw 1", "draw 2", "no card"]
        do(game, 0, "draw 2")
        assert player(game)["hand"] == ["AG02"]
    wanted = [10 + gain.get("money", 0), 2 + gain.get("ads", 0), 5 + gain.get("vp", 0), gain.get("reputation", 0)]
    assert list(purse(game)) == wanted and what(game) == "choose_action"


@pytest.mark.rule("GC-9.6.2", "GC-9.6.3")
def test_a_pair_of_the_same_position() -> None:
    said: dict[str, Any] = {"cockpit_stack": ["K10", "K11"], "engine_stack": ["E10", "E11"]}
    game = acting("newship", {}, engines=ENGINES, cockpits=COCKPITS, **said)
    assert asked(game) == ["ship 1", "ship 2", "ship 3", "ship 4"]
    do(game, 0, "ship 1")
    new = player(game)["ships"][1]
    assert (new["cockpit"], new["engine"], new["segments"], new["launched"]) == ("K01", "E01", [], False)
    assert seen(game)["cockpits"] == ["K11", "K02", "K03", "K04"]  # the others do not slide
    assert seen(game)["engines"] == ["E11", "E02", "E03", "E04"]


@pytest.mark.rule("GC-9.6.1")
def test_three_ships_or_four_with_grand_design() -> None:
    two = acting("newship", {"ships": [{}, {}]}, engines=ENGINES, cockpits=COCKPITS)
    do(two, 0, "ship 1")
    assert len(player(two)["ships"]) == 3 and "act newship" not in notations(two)
    grand = acting("newship", {"ships": [{}, {}, {}], "upgrades": ["UA3"]}, engines=ENGINES, cockpits=COCKPITS)
    do(grand, 0, "ship 1")
    assert len(player(grand)["ships"]) == 4 and "act newship" not in notations(grand)


@pytest.mark.rule("GC-17.3", "GC-9.6.3")
def test_incomplete_pairs_cannot_be_acquired() -> None:
    game = acting("newship", {}, engines=["E01", None, "E03", None], cockpits=["K01", "K02", None, None])
    assert asked(game) == ["ship 1"] and refused(game, "ship 2")


@pytest.mark.rule("GC-17.3", "GC-9.6.3")
def test_a_place_stays_empty_once_a_stack_is() -> None:
    taken = [{"engine": f"E{k:02}"} for k in range(5, 16)]
    ships = [taken[:2], taken[2:5], taken[5:8], taken[8:]]
    players = [{"upgrades": ["UA3"], "ships": [{}, *each]} for each in ships]
    game = acting("newship", *players, engines=ENGINES, cockpits=COCKPITS)
    do(game, 0, "ship 1")
    assert seen(game)["engines"] == [None, "E02", "E03", "E04"]


@pytest.mark.rule("GC-10.13", "GC-9.6.2", "GC-R53")
def test_shipyard_extra_gives_the_bonus_twice() -> None:
    game = acting("newship", {"hand": ["AG12"]}, engines=ENGINES, cockpits=COCKPITS)
    do(game, 0, "play ag12", "ship 1")
    assert purse(game)[0] == 16
