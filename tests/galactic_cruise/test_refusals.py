"""Why something cannot be done: every sentence is reached by a real wish, in both languages, and names its rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import captains_table as ct
from captains_table.titles.galactic_cruise.title import TITLE
from tests.galactic_cruise.cases_accommodations import ACCOMMODATIONS
from tests.galactic_cruise.cases_advancements import ADVANCEMENTS
from tests.galactic_cruise.flights import CRUISES, FULL, boarded, flying, pad, ready
from tests.galactic_cruise.helpers import BOX, acting, do, new, turn

REFUSALS = {key.removeprefix("no."): text for key, text in TITLE.texts.sentences.items() if key.startswith("no.")}

AWAY = {"L1": [0, "worker"], "L2": [0, "worker"]}
OTHER = {"A2": [1]}  # the walkway from L1 to L2
SHORT = {"food": 1, "oxygen": 2, "fuel": 2}
COMING = flying("C01", [1, 0, 0])  # the next Stop is a Destination
HELD: dict[str, Any] = {"agenda": ["AG01", None, "AG03", "AG04"], "discard": []}
NONE = [None, None, None, None]


def stop(ship: dict[str, Any] = COMING, **player: Any) -> ct.Game:
    """The first seat's Ship is at its first Destination."""
    game = turn({"ships": [ship], "ads": 3, "hand": [], **player}, cruises=[*CRUISES[1:], "C06"])
    return do(game, 0, "advance 1")


def day(**player: Any) -> ct.Game:
    """After a Day in Space that has brought 2 Ads."""
    game = turn({"ships": [flying("C04", [1, 0, 0])], **player}, bonuses=["GB2", "GB1", "GB3"])
    return do(game, 0, "advance 1")


def extending() -> ct.Game:
    """Segments are built while the first Ship is in space."""
    ships = [flying("C04", [1, 0, 0]), {}]
    player = {"ships": ships, "money": 20, "blueprints": ["BP05"]}
    game = turn(player, bonuses=["GB2", "GB1", "GB3"])
    return do(game, 0, "advance 1", "assign worker l5", "act segments")


def first_site(**data: Any) -> ct.Game:
    """Before the first turn."""
    return turn(phase="setup", **data)


def last(**player: Any) -> ct.Game:
    """A Ship that has passed its first two Stops flies once more."""
    return turn({"ships": [flying("C13", [1, 0, 0], 1)], "reputation": 5, **player}, phase="last_flight", end_stage=2)


def done(*choices: str, **player: Any) -> ct.Game:
    """A Worker at L1, and no further action."""
    return do(turn(player), 0, "assign worker l1", *choices, "no action")


def meeting(**more: Any) -> ct.Game:
    return do(turn({}, areas={"A2": [0], "A5": [1], "T1": [1]}, **more), 0, "meeting")


def bumped(hand: list[str] | None = None) -> ct.Game:
    """The second seat is asked for its Funding Bonus."""
    game = turn({}, {"hand": hand or []}, workers={"L1": [1, "worker"]}, options={"bump_timing": "blocking"})
    return do(game, 0, "assign worker l1")


def paying(stored: dict[str, int] = FULL, **player: Any) -> ct.Game:
    return boarded(pad(ready(stored=stored, **player)), "1 a")


def scheduling(**player: Any) -> ct.Game:
    return acting("schedule", player, cruises=CRUISES)


class Case(NamedTuple):
    key: str
    game: Callable[[], ct.Game]
    wish: str
    rule: str


CASES = [
    # -- whose turn, and which question
    Case("not_your_turn", bumped, "assign worker l2", "GC-4.1"),
    Case("own_turn", lambda: bumped(["AG13"]), "play ag13", "GC-4.4"),
    Case("answer_first", stop, "act schedule", "GC-7.5"),
    Case("answer_first", lambda: new(2, 1), "take 1", "GC-3.26"),
    Case("first_taken", lambda: first_site(areas={"A3": ["neutral"]}), "build food a3", "GC-3.26"),
    Case("first_tech", first_site, "build food t1", "GC-3.26"),
    Case("last_flight", last, "assign worker l1", "GC-14.11"),
    Case("last_flight_free", last, "bonus ads 2", "GC-R13"),
    # -- step 2
    Case("stops_first", stop, "assign worker l1", "GC-4.2"),
    Case("turn_choice_made", done, "assign worker l2", "GC-4.2"),
    Case("turn_choice_made", done, "meeting", "GC-4.2"),
    Case("turn_choice_due", turn, "end turn", "GC-4.2"),
    Case("actions_left", lambda: do(turn(), 0, "assign worker l1"), "end turn", "GC-8.2"),
    Case("nobody_home", lambda: turn(workers=AWAY), "assign worker l3", "GC-4.3"),
    Case("nobody_home", lambda: pad(ready(), workers=AWAY), "launch 1 worker", "GC-4.3"),
    Case("no_worker_home", lambda: turn({"hired": ["left"]}, workers=AWAY), "assign worker l3", "GC-8.1"),
    Case("no_expert_home", turn, "assign expert l3", "GC-8.1"),
    Case("no_expert_home", lambda: pad(ready()), "launch 1 expert", "GC-11.2"),
    Case("own_worker", lambda: turn(workers={"L1": [0, "worker"]}), "assign worker l1", "GC-6.2"),
    # -- actions
    Case("worker_first", turn, "act schedule", "GC-8.1"),
    Case("launch_turn", paying, "act schedule", "GC-11.1"),
    Case("action_first", lambda: acting("blueprints"), "act schedule", "GC-4.6"),
    Case("actions_done", done, "act development", "GC-8.2"),
    Case("actions_done", lambda: do(meeting(), 0, "no action"), "act development", "GC-12.3"),
    Case("answer_first", lambda: meeting(workers={"L4": [0, "worker"]}), "act development", "GC-6.4"),
    Case("last_flight", last, "act development", "GC-14.11"),
    Case("with_action", turn, "take 1", "GC-9.4.1"),
    Case("with_action", turn, "build food a3", "GC-9.1.1"),
    Case("with_action", lambda: turn(cruises=CRUISES), "schedule c01", "GC-9.9.1"),
    Case("with_action", lambda: turn(cruises=CRUISES), "advertise c01", "GC-9.10.1"),
    Case("with_action", turn, "sell 1 a", "GC-9.10.1"),
    Case("with_action", turn, "silo food", "GC-9.7.1"),
    Case("with_action", turn, "refill food", "GC-9.8.1"),
    Case("with_action", turn, "refill agenda", "GC-9.12.1"),
    Case("with_action", turn, "ship 2", "GC-9.6.2"),
    Case("with_action", turn, "flip g1", "GC-9.9.1"),
    Case("with_action", turn, "hire left", "GC-9.2.1"),
    Case("with_action", turn, "buy ads", "GC-9.3.1"),
    Case("with_action", turn, "draw 2", "GC-9.11.1"),
    Case("with_action", turn, "segment display 1 1", "GC-9.5.1"),
    Case("choose_action", lambda: do(turn(), 0, "assign worker l6"), "take 1", "GC-9.4.1"),
    Case("meeting_reach", meeting, "act schedule", "GC-12.3"),
    Case("too_far", lambda: do(turn(), 0, "assign worker l1"), "act schedule", "GC-8.3"),
    Case("way_empty", lambda: do(turn(areas={"A3": [1]}), 0, "assign worker l1"), "act draw", "GC-5.5"),
    Case("way_borrow", lambda: do(turn(areas=OTHER), 0, "assign worker l1"), "act draw", "GC-5.4"),
    Case("way_borrow", lambda: do(turn(areas={"A1": [1]}), 0, "assign worker l1"), "act supplies", "GC-5.4"),
    Case("way_declare", lambda: do(turn({"reputation": 15}, areas=OTHER), 0, "assign worker l1"), "act draw", "GC-5.4"),
    Case("way_dear", lambda: do(turn({"money": 1}, areas=OTHER), 0, "assign worker l1"), "act draw", "GC-5.3"),
    Case("at_least_one", lambda: acting("blueprints"), "done", "GC-8.5"),
    # -- what things cost
    Case("money", lambda: do(turn({"money": 0}), 0, "assign worker l6"), "act supplies", "GC-9.3.1"),
    Case("money", lambda: do(turn({"money": 5}), 0, "assign worker l1"), "act expert", "GC-9.2.1"),
    Case("money", lambda: do(turn({"money": 0}), 0, "assign worker l5"), "act segments", "GC-9.5.2"),
    Case("money", lambda: turn({"money": 1}, areas=OTHER), "borrow a2", "GC-5.3"),
    Case("ads", lambda: do(turn({"ads": 0}), 0, "assign worker l4"), "act advertise", "GC-9.10.2"),
    Case("ads", lambda: do(acting("advertise", {"ads": 2}, cruises=CRUISES), 0, "advertise c01"), "sell 3 a",
         "GC-9.10.2"),
    Case("ads", lambda: stop(ads=0, hand=["AG01"]), "score a", "GC-7.5"),
    Case("no_reputation", lambda: turn({"vp": 0}), "refresh", "GC-5.2"),
    Case("no_loan", lambda: acting("supplies", {"money": 2}, areas={"T2": [1]}), "borrow t2", "GC-R57"),
    Case("needed", lambda: acting("refillsilo", {"hand": ["AG01"]}), "play ag01 fuel", "GC-8.5"),
    # -- Developments and Experts
    Case("own_there", lambda: acting("development", {"money": 20}, areas={"A3": [0]}), "build food a3", "GC-9.1.3"),
    Case("hired", lambda: turn({"hired": ["left"]}), "hire left", "GC-9.2.1"),
    Case("all_hired", lambda: do(turn({"hired": ["left", "right"], "money": 20}), 0, "assign worker l1"), "act expert",
         "GC-9.2.1"),
    Case("development_dear", lambda: do(turn({"money": 0}), 0, "assign worker l1"), "act development", "GC-9.1.2"),
    Case("row_dear", lambda: acting("development", {"money": 2, "stored": {"fuel": 2}}), "build food a3", "GC-9.1.2"),
    Case("row_empty", lambda: acting("development", {"money": 20, "removed": {"food": 3}},
                                     areas={"A1": [0], "A2": [0], "A3": [0]}), "build food a5", "GC-9.1.1"),
    Case("all_built", lambda: do(turn({"money": 20}, areas={a: [0] for a in (
        "A1", "A2", "A3", "A4", "A5", "A6", "T1", "T2", "T3")}), 0, "assign worker l1"), "act development", "GC-9.1.1"),
    Case("pay_mix", lambda: do(acting("development", {"money": 20}), 0, "build food a3"), "pay 9 9", "GC-9.1.2"),
    # -- stores and the Silo
    Case("bought", lambda: do(acting("supplies"), 0, "buy ads"), "buy ads", "GC-9.3.1"),
    Case("silo_empty", lambda: acting("gainres", silo={"food": 0, "oxygen": 2, "fuel": 2}), "silo food", "GC-9.7.2"),
    Case("no_room", lambda: acting("gainres", {"stored": {"food": 2}}), "silo food", "GC-9.7.2"),
    Case("silo_nothing", lambda: do(turn({"stored": FULL}), 0, "assign worker l3"), "act gainres", "GC-9.7.2"),
    Case("silo_full", lambda: do(acting("refillsilo", {"hand": ["AG01"]}, silo={"food": 5, "oxygen": 1, "fuel": 1}), 0,
                                 "discard ag01"), "refill food", "GC-R9"),
    Case("silo_all_full", lambda: do(turn({"hand": ["AG01"]}, silo={"food": 5, "oxygen": 5, "fuel": 5}), 0,
                                     "assign worker l3"), "act refillsilo", "GC-R9"),
    Case("silo_card", lambda: do(turn({"hand": []}), 0, "assign worker l3"), "act refillsilo", "GC-9.8.3"),
    Case("no_gain", turn, "gain food", "GC-2.13"),
    # -- Ships and Segments
    Case("slot_empty", lambda: do(acting("blueprints"), 0, "take 1"), "take 1", "GC-9.4.2"),
    Case("display_empty", lambda: turn(blueprints=[*NONE, None]), "refresh", "GC-17.2"),
    Case("not_your_blueprint", lambda: acting("segments", {"money": 20, "blueprints": ["BP01"]}), "segment bp02 1",
         "GC-9.5.1"),
    Case("ship_in_space", day, "launch 1 worker", "GC-11.1"),
    Case("ship_in_space", extending, "segment bp05 1", "GC-9.5.3"),
    Case("ship_full", lambda: acting("segments", {"money": 20, "blueprints": ["BP05"], "ships": [
        {"segments": ["BP01", "BP02", "BP03"]}, {}]}), "segment bp05 1", "GC-9.5.3"),
    Case("no_dock", lambda: do(turn({"money": 20, "ships": [{"segments": ["BP01", "BP02", "BP03"]}]}), 0,
                               "assign worker l5"), "act segments", "GC-9.5.3"),
    Case("surcharge", lambda: acting("segments", {"money": 30, "vp": 0, "blueprints": ["BP05"]}), "segment display 5 1",
         "GC-5.2"),
    Case("ship_limit", lambda: do(turn({"ships": [{}, {}, {}]}), 0, "assign worker l5"), "act newship", "GC-9.6.1"),
    Case("pair_gone", lambda: acting("newship", cockpits=["K01", None, "K03", "K04"]), "ship 2", "GC-17.3"),
    # -- Cruises, Guests, tokens
    Case("consultant", lambda: do(turn({"scheduled": "C01"}, cruises=CRUISES), 0, "assign worker l4"), "act schedule",
         "GC-9.9.1"),
    Case("scheduled", lambda: do(acting("schedule", {"scheduled": "C01", "hand": ["AG19"]}, cruises=CRUISES), 0,
                                 "play ag19"), "schedule c01", "GC-9.9.1"),
    Case("all_scheduled", lambda: do(turn({}, {"scheduled": "C01"}, {"scheduled": "C02"}, cruises=[
        "C01", "C02", None, None, None]), 0, "assign worker l4"), "act schedule", "GC-9.9.1"),
    Case("cruise_taken", lambda: acting("schedule", {}, {"scheduled": "C01"}, cruises=CRUISES), "schedule c01",
         "GC-9.9.1"),
    Case("cruise_taken", lambda: acting("advertise", {}, {"scheduled": "C01"}, cruises=CRUISES), "advertise c01",
         "GC-9.10.1"),
    Case("cruise_full", lambda: acting("advertise", cruises=CRUISES, presold=[[2, 0, 0], *[[0, 0, 0]] * 4]),
         "advertise c01", "GC-9.10.1"),
    Case("no_advert", lambda: do(turn({}, {"scheduled": "C01"}, cruises=["C01", None, None, None, None]), 0,
                                 "assign worker l4"), "act advertise", "GC-9.10.1"),
    Case("nobody_there", lambda: do(acting("advertise", {"ads": 9}, cruises=CRUISES, queue=[[0, 1, 1]] * 3), 0,
                                    "advertise c01"), "sell 1 a", "GC-9.10.2"),
    Case("nobody_there", lambda: do(pad(ready()), 0, "launch 1 worker"), "board presold a", "GC-11.3"),
    Case("token_gone", lambda: do(scheduling(tokens=["B1", "G2"]), 0, "schedule c01"), "flip g1", "GC-9.9.2"),
    Case("token_flipped", lambda: pad({"flipped": "G1", "scheduled": "C01"}), "flip g1", "GC-9.9.3"),
    Case("fund_blocked", lambda: do(pad({"flipped": "B1", "scheduled": "C01"}, workers={"L1": [0, "worker"]}), 0,
                                    "meeting"), "fund money", "GC-6.5"),
    Case("no_bonus", turn, "fund money", "GC-6.4"),
    # -- Agenda cards on display
    Case("space_empty", lambda: acting("draw", **HELD), "draw 2", "GC-9.11.3"),
    Case("no_draw", lambda: do(turn(agenda=NONE, discard=[]), 0, "assign worker l2"), "act draw", "GC-17.6"),
    Case("pile_empty", lambda: acting("draw", **HELD), "draw discard", "GC-17.6"),
    Case("pile_top", lambda: acting("draw", discard=["AG20", "AG21"]), "draw ag20", "GC-9.11.1"),
    Case("pile_closed", lambda: do(acting("draw", {"hand": ["AG25"]}), 0, "play ag25"), "draw discard", "GC-9.11.2"),
    # -- cards in hand
    Case("not_in_hand", lambda: turn({"hand": ["AG02"]}), "play ag01", "GC-10.2"),
    Case("other_resource", lambda: turn({"hand": ["AG01"]}), "play ag01 food", "GC-10.1"),
    Case("card_action", lambda: turn({"hand": ["AG01"]}), "play ag01", "GC-10.5"),
    Case("card_overtime", lambda: turn({"hand": ["AG05"]}), "play ag05", "GC-10.5"),
    Case("card_launch", lambda: turn({"hand": ["AG28"]}), "play ag28", "GC-10.5"),
    Case("card_boarding", lambda: paying(hand=["AG28"]), "play ag28", "GC-10.13"),
    Case("card_paying", lambda: do(pad(ready(hand=["AG29"])), 0, "launch 1 worker"), "play ag29", "GC-10.13"),
    Case("card_destination", lambda: turn({"hand": ["AG31"]}), "play ag31", "GC-10.5"),
    Case("card_day", lambda: turn({"hand": ["AG33"]}), "play ag33", "GC-10.5"),
    Case("card_recall", lambda: turn({"hand": ["AG34"]}), "play ag34", "GC-10.5"),
    Case("card_bumped", lambda: turn({"hand": ["AG35"]}), "play ag35", "GC-10.5"),
    Case("card_no_use", lambda: stop(hand=["AG30"]), "play ag30", "GC-10.13"),
    Case("not_due", lambda: do(acting("development", {"money": 20, "hand": ["AG01"]}), 0, "build food a3"), "pay ag01",
         "GC-10.6"),
    Case("pay_time", lambda: turn({"hand": ["AG01"]}), "pay ag01", "GC-10.6"),
    Case("no_discard", lambda: turn({"hand": ["AG01"]}), "discard ag01", "GC-10.9"),
    Case("no_discard_blueprint", lambda: turn({"blueprints": ["BP01"]}), "discard bp01", "GC-9.4.3"),
    # -- a launch
    Case("launch_cruise", lambda: pad({"ships": [{"segments": ["BP01", "BP02"]}]}), "launch 1 worker", "GC-11.1"),
    Case("launch_cruise", lambda: pad({"ships": [{"segments": ["BP01", "BP02"]}]}), "advance 1", "GC-11.1"),
    Case("launch_cabin", lambda: pad(ready(segments=["BP01"])), "launch 1 worker", "GC-2.10"),
    Case("launch_guest", lambda: pad(ready(ads=0)), "launch 1 worker", "GC-11.3"),
    Case("launch_short", lambda: pad(ready(stored=SHORT)), "launch 1 worker", "GC-11.6"),
    Case("left_behind", lambda: pad(ready(vp=0), presold=[[2, 0, 0], *[[0, 0, 0]] * 4]), "launch 1 worker", "GC-5.2"),
    Case("board_time", turn, "board 1 a", "GC-11.3"),
    Case("no_cabin", lambda: do(pad(ready()), 0, "launch 1 worker", "board 1 a"), "board 1 r", "GC-11.3"),
    Case("guest_unpaid", lambda: do(pad(ready(segments=["BP01", "BP02", "BP03"], ads=9, stored={
        "food": 2, "oxygen": 2, "fuel": 2}, hand=["AG02"])), 0, "launch 1 worker", "board 1 a"), "board 1 r",
         "GC-11.13"),
    Case("nobody_aboard", lambda: do(pad(ready()), 0, "launch 1 worker"), "close doors", "GC-11.3"),
    Case("settle_time", turn, "settle", "GC-11.6"),
    Case("settle_short", lambda: paying(SHORT, hand=["AG03"]), "settle", "GC-11.6"),
    Case("cover_first", lambda: paying(upgrades=["UA2"]), "settle", "GC-11.7"),
    Case("nothing_to_cover", paying, "cover food", "GC-11.7"),
    Case("cover_other", lambda: paying(SHORT, upgrades=["UA2"]), "cover fuel", "GC-11.13"),
    Case("no_autopilot", turn, "autopilot", "GC-9.1.8"),
    Case("pilot_time", lambda: turn({}, areas={"T1": [0]}, technologies=["TT4", "TT1", "TT2", "TT3"]), "autopilot",
         "GC-11.10"),
    # -- Ships in space
    Case("ship_on_earth", done, "advance 1", "GC-7.1"),
    Case("ship_moved", day, "advance 1", "GC-7.1"),
    Case("no_fly_on", day, "fly on 1", "GC-9.1.8"),
    Case("flown_on", lambda: do(turn({"ships": [flying("C16", [1, 0, 0], 0)], "ads": 0, "hand": []}, areas={"T1": [0]},
                                     technologies=["TT3", "TT1", "TT2", "TT4"], bonuses=["GB1", "GB2", "GB3"]), 0,
                                "advance 1", "fly on 1"), "fly on 1", "GC-7.1"),
    Case("fly_on_time", lambda: turn({}, areas={"T1": [0]}, technologies=["TT3", "TT1", "TT2", "TT4"]), "fly on 1",
         "GC-7.1"),
    Case("stop_passed", last, "stop 1 1", "GC-14.11"),
    Case("stop_order", turn, "stop 1 1", "GC-7.1"),
    Case("upgrade_there", lambda: turn({"upgrades": ["UA1"]}), "upgrade ua1", "GC-7.3"),
    Case("no_token_now", turn, "upgrade ua1", "GC-7.3"),
    Case("upgrade_destination", lambda: stop(flying("C01", [1, 0, 0], token="B1"), tokens=["B2"]), "upgrade ur1",
         "GC-7.3"),
    Case("score_time", turn, "score a", "GC-7.5"),
    Case("scored", lambda: stop(hand=["AG01"]), "score r", "GC-7.5"),
    # -- free acts
    Case("own_area", lambda: turn(areas={"A2": [0]}), "borrow a2", "GC-5.5"),
    Case("area_empty", lambda: turn(areas={"A3": [1]}), "borrow a2", "GC-5.5"),
    Case("borrowed", lambda: do(turn(areas=OTHER), 0, "borrow a2"), "borrow a2", "GC-5.4"),
    Case("meeting_tech", lambda: meeting(options={"meeting_tech": "banned"}), "borrow t1", "GC-R4"),
    Case("no_way_needed", meeting, "borrow a5", "GC-12.3"),
    Case("track_used", lambda: do(turn({"reputation": 4}), 0, "bonus ads 1"), "bonus ads 1", "GC-5.6"),
    Case("track_zero", turn, "bonus ads 1", "GC-5.8"),
    Case("track_steps", lambda: turn({"reputation": 4}), "bonus ads 5", "GC-5.6"),
    Case("track_icon", lambda: turn({"reputation": 4}), "bonus money 1", "GC-5.6"),
    Case("refreshing", lambda: do(turn({"reputation": 4}), 0, "refresh"), "refresh", "GC-9.4.5"),
    Case("refresh_one", lambda: do(turn({"reputation": 4}), 0, "refresh"), "confirm", "GC-9.4.5"),
    Case("refresh_slot", lambda: do(turn({"reputation": 4}), 0, "refresh", "discard 1"), "discard 1", "GC-9.4.5"),
    # -- goals
    Case("goal_done", lambda: turn({"goals": [0]}), "goal 1", "GC-13.1"),
    Case("goal_later", lambda: turn({"upgrades": ["UA1", "UR1"]}, goals="CG2"), "goal 1", "GC-13.5"),
    Case("goal_short", turn, "goal 1", "GC-13.1"),
]  # fmt: skip

CASES += [Case(*case) for case in (*ADVANCEMENTS, *ACCOMMODATIONS)]
NAMED = [
    pytest.param(case, id=f"{case.key}-{case.wish}".replace(" ", "_"), marks=pytest.mark.rule(case.rule))
    for case in CASES
]


def sentence(key: str, language: str) -> str:
    """What it says, with anything in its gaps; for one thing or for several."""
    text = REFUSALS[key][language]
    forms = [text] if isinstance(text, str) else list(text.values())
    return "|".join(".+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", form)) for form in forms)


@pytest.mark.parametrize("case", NAMED)
def test_a_refusal_says_why_and_names_the_rule(case: Case) -> None:
    game = case.game()
    before = game.position()
    for language in ("en", "de"):
        with pytest.raises(ct.IllegalChoice) as error:
            game.choose(game.to_act[0], case.wish, language)
        assert re.fullmatch(rf"(?:{sentence(case.key, language)}) \({case.rule}\)", str(error.value)), str(error.value)
        assert error.value.rule == case.rule
    assert game.position() == before


def test_every_refusal_is_reached() -> None:
    assert set(REFUSALS) == {case.key for case in CASES}


@pytest.mark.parametrize(
    ("game", "wish", "words"),
    [
        (lambda: pad(ready(stored=SHORT)), "launch 1 worker",
         "With 1 Guest the Comet needs 2 Food, 2 Oxygen and 2 Fuel. You have 1, 2 and 2,"),
        (lambda: pad(ready(stored=SHORT), areas={"T1": [0]}, technologies=["TT6", "TT1", "TT2", "TT3"]),
         "launch 1 worker", "needs 2 Food, 1 Oxygen and 2 Fuel"),
        (lambda: pad(ready(segments=[])), "launch 1 worker", "Build 2 Segments first."),
        (lambda: pad(ready(ads=0), queue=[[0, 0, 0], [1, 0, 0], [0, 0, 0]]), "launch 1 worker",
         "costs 2 Ads; you have 0"),
        (lambda: do(turn(areas={"A2": [1, 2]}), 0, "assign worker l1"), "act draw",
         "on the Needle–Arch walkway. Borrow it for 4 Money"),
        (lambda: do(turn({"money": 5}), 0, "assign worker l1"), "act expert", "That costs 12 Money; you have 5."),
        (lambda: pad(ready(vp=1), presold=[[2, 0, 0], *[[0, 0, 0]] * 4]), "launch 1 worker",
         "1 Guest with a ticket would stay behind. That costs 2 Reputation"),
        (lambda: turn({"upgrades": ["UA1"]}, goals="CG2"), "goal 1", "That goal takes 2; you have 1."),
        (lambda: stop(ads=1, hand=["AG01"], ship=flying("C01", [0, 1, 0])), "score r", "takes 2 Ads; you have 1"),
    ],
)  # fmt: skip
def test_numbers_in_a_refusal_are_those_of_the_table(game: Callable[[], ct.Game], wish: str, words: str) -> None:
    with pytest.raises(ct.IllegalChoice, match=re.escape(words)):
        do(game(), 0, wish)


# -- whatever the board asks for is explained ----------------------------------------------------------------

BOARD = {  # the elements of the board, and what they wish for when they cannot be chosen
    "site-l{site}": "assign worker l{site}", "area-a{site}": "build food a{site}", "area-t1": "build food t1",
    "silo-food": "silo food", "silo-fuel": "refill fuel", "action-{action}": "act {action}", "settle": "settle",
    "guest-1-a": "board 1 a", "presold-r": "board presold r", "close-doors": "close doors", "store-fuel": "gain fuel",
    "guest-2-r": "sell 2 r", "guest-supply-f": "sell supply f", "guest-supply-a": "guest a",
    "cruise-{cruise}": "schedule {cruise}", "cruise-{other}": "advertise {other}", "card-{card}": "play {card}",
    "card-{last}": "play {last} {kind}", "own-{blueprint}": "segment {blueprint} 1", "ship-1": "advance 1",
    "aboard-1-a": "score a", "fund-money": "fund money", "token-g1": "flip g1", "expert-left": "hire left",
    "upgrade-ua1": "upgrade ua1", "goal-1": "goal 1", "track": "bonus ads 1", "agenda-discard": "draw discard",
    "agenda-1": "draw 1", "agenda-2": "discard 2", "refresh": "refresh", "blueprint-1": "segment display 1 1",
    "blueprint-2": "take 2", "blueprint-3": "discard 3", "pair-1": "ship 1",
}  # fmt: skip
ACTIONS = ("schedule", "advertise", "segments", "development", "newship", "refillsilo", "expert", "supplies")


def unexplained(game: ct.Game, seat: int, number: int) -> list[str]:
    """What a person could press that is refused without a reason."""
    position = game.position()
    player = position["players"][seat]
    cruises = [each.lower() for each in position["cruises"] if each] or ["c01"]
    hand = player["hand"] or ["AG01"]
    words = {
        "site": number % 6 + 1,
        "action": ACTIONS[number % len(ACTIONS)],
        "cruise": cruises[0],
        "other": cruises[-1],
        "card": hand[0].lower(),
        "last": hand[-1].lower(),
        "kind": BOX["agenda"][hand[-1]]["resource"],
        "blueprint": (player["blueprints"] or ["BP01"])[0].lower(),
    }
    possible = {word for choice in game.choices(seat) for word in (choice.target, choice.notation)}
    found = []
    for target, wish in BOARD.items():
        if not {target.format(**words), wish.format(**words)} & possible:
            with pytest.raises(ct.IllegalChoice) as error:
                game.check(seat, wish.format(**words))
            found += [] if error.value.rule.startswith("GC-") else [wish.format(**words)]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2)])
def test_whatever_the_board_asks_for_is_explained(seats: int, seed: int) -> None:
    game = new(seats, seed)
    bots = [ct.bot("random", seed + seat) for seat in range(seats)]
    number = 0
    while game.to_act:
        if number % 12 == 0:
            for seat in game.to_act:
                assert unexplained(game, seat, number // 12) == []
        seat = game.to_act[0]
        game.choose(seat, bots[seat].choose(game, seat))
        number += 1


@pytest.mark.parametrize(
    "nonsense",
    ["", "assign", "assign worker l9", "act", "act foo", "launch", "launch 7 worker", "build", "build food", "segment",
     "segment bp99 1", "segment display 9 1", "play", "play ag99", "borrow", "borrow a9", "flip", "fund", "fund x",
     "draw", "draw 9", "discard", "score", "advance x", "board", "board 1", "sell", "goal 9", "upgrade", "ship 9",
     "pay", "42"],
)  # fmt: skip
def test_nonsense_is_refused_without_a_crash(nonsense: str) -> None:
    for game in (turn(), stop(), paying(), first_site(), acting("segments", {"money": 20})):
        with pytest.raises(ct.IllegalChoice):
            game.choose(game.to_act[0], nonsense)
