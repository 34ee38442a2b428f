"""Positions: everything that `ct.set_up` reads, written down and read again, and nonsense refused with the reason."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel import record
from captains_table.kernel.start import new_game, replay
from captains_table.titles.galactic_cruise.title import TITLE
from tests.galactic_cruise.accommodations import set_up_done, turn_with
from tests.galactic_cruise.helpers import (
    BOX,
    ID,
    KEYS,
    MODULE_KEYS,
    MODULE_NOW_KEYS,
    NOW_KEYS,
    PLAYER_KEYS,
    PLAYER_MODULE_KEYS,
    SHIP_KEYS,
    acting,
    asked,
    cannot_be,
    do,
    new,
    notations,
    player,
    seen,
    table,
    what,
)

BOARD = ["C01", "C02", "C03", "C04", "C05"]
FLYING: dict[str, Any] = {"segments": ["BP01", "BP02", "BP03"], "cruise": "C18", "guests": [1, 0, 1]}
SECOND: dict[str, Any] = {"segments": ["BP04", "BP05", "BP06"], "cruise": "C17", "guests": [1, 0, 1]}
EVERYTHING: dict[str, Any] = {
    "round": 9, "first": 1, "turn": 2, "phase": "advance", "agms": 1, "end_stage": 0,
    "workers": {"L2": [0, "worker"], "L5": [2, "expert"]},
    "actions": {
        "L1": ["DRAW", "SUPPLIES"], "L2": ["GAINRES", "NEWSHIP"], "L3": ["ADVERTISE", "EXPERT"],
        "L4": ["SEGMENTS", "REFILLSILO"], "L5": ["SCHEDULE", "BLUEPRINTS"], "L6": ["REFILLAGENDA", "DEVELOPMENT"],
    },
    "areas": {"A1": [0], "A3": [1, 2, "neutral"], "T2": [0, "neutral"], "T4": [2]},
    "technologies": ["TT8", "TT5", "TT4", "TT2"], "expert": "EX4", "goals": "CG5", "goal_levels": [1, 1, 2],
    "silo": {"food": 0, "oxygen": 5, "fuel": 3}, "agenda": ["AG01", None, "AG03", None], "discard": ["AG09", "AG08"],
    "refills": 1, "born": {"AG20": 1, "AG08": 1},
    "blueprints": ["BP11", None, "BP13", "BP14", "BP15"], "blueprint_discard": ["BP20"],
    "cockpits": ["K05", None, "K07", "K08"], "engines": ["E05", "E06", None, "E08"],
    "cruises": ["C01", "C02", None, "C04", "C05"], "presold": [[1, 1, 0], [0, 0, 0], [0, 0, 0], [0, 2, 0], [0, 0, 0]],
    "cruise_discard": ["C06"], "queue": [[2, 0, 0], [0, 1, 0], [0, 0, 3]], "bonuses": ["GB5", "GB1", "GB4"],
    "track": [0, 2, 0, "neutral", 1, *[None] * 10],
    "players": [
        {
            "money": 3, "ads": 0, "vp": 44, "reputation": 12, "stored": {"food": 3, "oxygen": 0, "fuel": 2},
            "removed": {"food": 1, "oxygen": 0, "fuel": 1}, "tokens": ["B1", "B3", "G4"], "flipped": "G4",
            "upgrades": ["UA1", "UF3"], "hired": ["left"], "hand": ["AG30", "AG31"], "secret": "AG30",
            "blueprints": ["BP30"], "scheduled": "C04", "goals": [1], "launches": 1,
            "ships": [
                {"segments": ["BP40", "BP41"], "launched": True},
                {"cockpit": "K01", "engine": "E01", "segments": ["BP42"]},
            ],
        },
        {"points": {"start": 5, "guests": 12, "cockpits": 3}, "goals": [2], "launches": 0},
        {
            "tokens": ["B2"], "hired": ["right", "left"],
            "ships": [{**FLYING, "stop": 1, "token": "G1", "pilot": "expert"}],
        },
    ],
}  # fmt: skip


def one(**said: Any) -> dict[str, Any]:
    """A position of three players that says this of the first."""
    return {"players": [said, {}, {}], "cruises": BOARD}


def ship(**said: Any) -> dict[str, Any]:
    return one(ships=[said], tokens=["B1"])


# -- what can be said -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_position_can_be_played(seats: int) -> None:
    game = table({}, seats)
    at_table = seen(game)
    assert (at_table["round"], at_table["turn"], what(game)) == (1, 0, "turn_choice")
    assert None not in [*at_table["agenda"], *at_table["blueprints"], *at_table["cockpits"], *at_table["engines"]]
    assert sum(each["worker"] is not None for each in at_table["locations"]) == (2 if seats == 2 else 0)


def test_everything_that_is_said_is_so() -> None:
    found = table(EVERYTHING, 3).position()
    for key, value in EVERYTHING.items():
        if key != "players":
            assert found[key] == value, key
    for seat, said in enumerate(EVERYTHING["players"]):
        for key, value in said.items():
            if key != "ships":
                assert found["players"][seat][key] == value, (seat, key)
    ships = found["players"][0]["ships"] + found["players"][2]["ships"]
    for said, read in zip([*EVERYTHING["players"][0]["ships"], *EVERYTHING["players"][2]["ships"]], ships, strict=True):
        assert {key: read[key] for key in said} == said


def test_every_key_is_written_down() -> None:
    found = table(EVERYTHING, 3).position()
    assert set(found) == {*KEYS, "seats", "options"} - {*MODULE_KEYS, "rachel"}
    assert set(found["players"][0]) == set(PLAYER_KEYS) - set(PLAYER_MODULE_KEYS)
    assert set(found["now"]) == set(NOW_KEYS) - set(MODULE_NOW_KEYS)
    assert set(found["players"][0]["ships"][0]) == set(SHIP_KEYS)


def test_keys_of_modules_are_written_down_where_these_are_in_play() -> None:
    modules = {"setup": "standard", "advanced_technologies": "on", "location_bonus": "on", "adv_experts": True}
    games = [ct.set_up(ID, {"expert": tile}, seats=1, options=modules).position() for tile in ("EXA1", "EXA2")]
    auction = set_up_done(new(2, 4, starting_upgrades="auction")).position()
    assert set(games[0]) | set(auction) == {*KEYS, "seats", "options"}
    first_turn = turn_with({"starting_upgrades": "deal2", "gray_tokens": "G1,G2,G3,X2"}, {"starters": ["U28", "U01"]})
    do(first_turn, 0, "start u28")
    back = {"ships": [{**FLYING, "stop": 3}]}
    landed = do(turn_with({"acc_agenda": True}, back), 0, "advance 1")
    nows = [position["now"] for position in (*games, first_turn.position(), landed.position())]
    assert {key for now in nows for key in now} == set(NOW_KEYS)
    assert set(player(first_turn)) == set(PLAYER_KEYS)


def test_and_read_again() -> None:
    found = json.loads(json.dumps(table(EVERYTHING, 3).position()))
    assert ct.set_up(ID, found).position() == found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_a_game_can_be_played_on(seats: int) -> None:
    """In the middle of anything: the same questions, the same answers."""
    game, random = new(seats, 5), Random(seats)
    for number in range(240):
        seat = random.choice(game.to_act)
        found = notations(game, seat)
        do(game, seat, random.choice(found))
        if number % 20 == 0:
            position = game.position()
            again = ct.set_up(ID, position)
            assert again.position() == position and again.to_act == game.to_act
            assert [notations(again, q) for q in game.to_act] == [notations(game, q) for q in game.to_act]


def test_phases_to_begin_with() -> None:
    assert what(table({"phase": "setup"}, 3), 2) == "first_development"
    recall = table({"phase": "recall", "workers": {"L1": [0, "worker"], "L2": [1, "worker"]}}, 3)
    assert recall.to_act == (0, 1) and seen(recall)["end_stage"] == 2
    last = table({"phase": "last_flight", "end_stage": 2, "players": [{"ships": [FLYING]}, {}, {}]}, 3)
    assert asked(last) == ["stop 1 1", "stop 1 2", "stop 1 3", "stop 1 4", "stop 1 5"]
    cannot_be({"phase": "actions"}, "beside 'asked'", 3)


def test_an_action_in_progress() -> None:
    game = do(acting("segments", {"hand": ["AG02"], "blueprints": ["BP01", "BP02"]}), 0, "play ag02", "segment bp01 1")
    again = ct.set_up(ID, game.position())
    assert notations(again) == notations(game)
    assert player(do(again, 0, "segment bp02 1"))["money"] == 10


def test_a_game_that_is_over() -> None:
    game = table({"phase": "last_flight", "end_stage": 2}, 3)
    assert game.to_act == () and game.outcome is not None
    assert ct.set_up(ID, game.position()).outcome == game.outcome


# -- what cannot be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"colour": 1}, "colour"),
        ({"players": [{}]}, "one table for each"),
        (one(gold=1), "gold"),
        (ship(deck=1), "deck"),
        (one(money=-1), "whole number"),
        (one(money=True), "whole number"),
        (one(reputation=19), "from 0 to 18"),
        (one(stored={"food": 3}), "from 0 to 2"),
        (one(stored={"water": 1}), "food, oxygen, fuel"),
        (one(removed={"food": 1}), "0 of its Developments"),
        (one(vp=7, points={"start": 5}), "vp"),
        (one(hand=["AG01", "AG01"]), "placed elsewhere"),
        (one(hand=["AG99"]), "no Agenda card"),
        (one(hand=["AG01"], secret="AG02"), "card in hand"),
        (one(tokens=["B1"], flipped="G1", scheduled="C01"), "Launch Tower"),
        (one(upgrades=["UX1"]), "UA1"),
        (one(scheduled="C18"), "Marketing Board"),
        (one(idle=1), "idle"),
        (one(ships=[{}, {}, {}, {}]), "1 to 3 Ships"),
        (one(ships=[]), "1 to 3 Ships"),
        (ship(segments=["BP01", "BP02", "BP03", "BP04"]), "at most 3"),
        (ship(**{**FLYING, "stop": 4}), "stop"),
        (ship(**{**FLYING, "cruise": "C01"}), "placed elsewhere"),
        (ship(**FLYING, token="B1"), "Launch Tower already"),
        (ship(**FLYING, pilot="robot"), "worker, expert"),
        (ship(**FLYING, pilot="expert"), "more are away"),
        ({"workers": {"L1": [0, "worker"], "L2": [0, "worker"], "L3": [0, "worker"]}}, "more are away"),
        ({"workers": {"L1": [0, "expert"]}}, "more are away"),
        ({"workers": {"L1": ["neutral", "worker"]}}, "no neutral Workers"),
        ({"workers": {"L7": [0, "worker"]}}, "L1, L2"),
        ({"workers": {"L1": ["npc", "worker"]}}, "only with 2 players"),
        ({"areas": {"A7": [0]}}, "A1, A2"),
        ({"areas": {"A1": [3]}}, "from 0 to 2"),
        ({"areas": {"A1": ["npc"]}}, "only with 2 players"),
        ({"actions": {"L1": ["DRAW", "DRAW"]}}, "every action stands"),
        ({"actions": {"L1": ["DRAW"]}}, "two stand"),
        ({"technologies": ["TT1", "TT1", "TT2", "TT3"]}, "four different"),
        ({"bonuses": ["GB1", "GB1", "GB2"]}, "three different"),
        ({"silo": {"food": 6}}, "from 0 to 5"),
        ({"goal_levels": [0, 0, 3]}, "from 0 to 2"),
        ({"agenda": ["AG01", "AG02", "AG03"]}, "4 places"),
        ({"cruises": ["C01"]}, "5 places"),
        ({"presold": [[3, 0, 0], *[[0, 0, 0]] * 4]}, "at most 2 Guests"),
        ({"presold": [[1, 0, 0], *[[0, 0, 0]] * 4], "cruises": [None, *BOARD[1:]]}, "no Cruise lies"),
        ({"queue": [[13, 0, 0], [0, 0, 0], [0, 0, 0]]}, "queue"),
        ({"queue": [[7, 0, 0], [6, 0, 0], [0, 0, 0]]}, "not so many A Guests"),
        ({"track": [None] * 14}, "15 spaces"),
        ({"track": [0, *[None] * 14]}, "a cube for each launch"),
        ({"players": [{"scheduled": "C01"}, {"scheduled": "C01"}, {}], "cruises": BOARD}, "one Consultant"),
        ({"phase": "lunch"}, "setup, advance"),
        ({"now": {"mood": 1}}, "now"),
    ],
)  # fmt: skip
def test_nonsense_is_refused(data: dict[str, Any], reason: str) -> None:
    cannot_be(data, reason, 3)


TOKENS = ("B1", "B2", "B3", "B4", "G1", "G2", "G3", "G4")
AREAS = ("A1", "A2", "A3", "A4", "A5", "A6", "T1", "T2", "T3", "T4")


@pytest.mark.rule("GC-1.2", "GC-9.9.2", "GC-11.1", "GC-14.1")
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (one(tokens=["G1"], flipped="G1"), "flipped for a Cruise"),
        ({"areas": {area: [0] for area in AREAS}}, "nine Developments"),
        (one(tokens=["B1"], ships=[{**FLYING, "token": "G1"}, {**SECOND, "token": "G1"}]), "one Engine only"),
        (ship(**{**FLYING, "guests": [5, 0, 0]}), "one for each Cabin"),
        (ship(**{**FLYING, "guests": [0, 0, 0]}), "at least one"),
        (ship(**FLYING, launched=False), "has been launched"),
        (ship(segments=["BP01", "BP02"], guests=[1, 0, 0]), "on Earth"),
        (ship(segments=["BP01", "BP02"], token="G1"), "on Earth"),
        (ship(segments=["BP01", "BP02"], pilot="worker"), "on Earth"),
        (ship(cockpit="K05"), "starting Cockpit"),
        ({**one(launches=1), "track": [None, 0, *[None] * 13]}, "one space after the other"),
        ({"areas": {area: ["neutral"] for area in AREAS[:4]}}, "only 3 Developments"),
        (one(points=[1]), "points"),
        (one(goals=5), "goals"),
    ],
)
def test_what_the_rules_rule_out(data: dict[str, Any], reason: str) -> None:
    cannot_be(data, reason, 3)


@pytest.mark.rule("GC-1.2", "GC-2.10", "GC-14.13", "GC-14.14")
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (one(tokens=list(TOKENS), upgrades=["UA1"]), "players, seat 0, tokens: there are 8: 1 lie on Upgrades"),
        (
            one(tokens=[*TOKENS[1:]], upgrades=["UA1"], ships=[{**FLYING, "token": "B1"}]),
            "at most 6 on the Launch Tower",
        ),
        ({**one(launches=1), "track": [*[None] * 15, 0]}, "track: the overflow area"),
        ({**one(launches=2), "track": [0, *[None] * 14, 0]}, "track: the overflow area"),
        ({"agms": 3}, "agms: must be a whole number from 0 to 2"),
        (ship(**{**FLYING, "segments": []}), "players, seat 0, ships, 0, segments: a Ship needs a Cabin"),
        (ship(**{**FLYING, "segments": ["BP01"]}), "a Ship needs a Cabin"),
        ({"round": 61}, "round: must be a whole number from 1 to 60"),
        ({"round": 62, "end_stage": 2}, "round: must be a whole number from 1 to 61"),
        ({"round": 0}, "round"),
        ({"phase": "setup", "round": 1}, "round"),
        (one(goals=[1]) | {"goal_levels": [0, 0, 0]}, "goal_levels: must be a whole number from 1 to 2"),
    ],
)
def test_what_no_game_leads_to(data: dict[str, Any], reason: str) -> None:
    cannot_be(data, reason, 3)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"phase": "setup", "turn": 1}, "turn: in the phase 'setup' it is nobody's"),
        ({"phase": "recall", "turn": 1}, "turn: in the phase 'recall' it is nobody's"),
        ({"phase": "recall", "end_stage": 0}, "end_stage"),
        ({"phase": "last_flight", "end_stage": 1}, "end_stage"),
        ({"now": {"acts": 1}}, "now: a turn that has begun"),
        (one(recalled=True), "'recalled' is said beside 'asked'"),
        ({"technologies": []}, "technologies: must be four"),
        ({"kept": ["TT1", "TT2"]}, "kept: the NPC takes part only with 2"),
        (ship(segments=["BP01", "BP02"], stop=2), "players, seat 0, ships, 0, stop"),
        (one(ships=[{}, {"cockpit": ""}]), "players, seat 0, ships, 1, cockpit"),
    ],
)
def test_what_is_said_is_never_overridden(data: dict[str, Any], reason: str) -> None:
    cannot_be(data, reason, 3)


def test_the_first_player_that_was_agreed_on() -> None:
    cannot_be({"first": 0}, "first: the option 'first_player' says seat 1", 3, first_player="2")
    assert table({}, 3, first_player="2").position()["first"] == 1


def test_a_last_flight_begins_with_the_seat_that_is_said() -> None:
    position = {"phase": "last_flight", "turn": 1, "players": [{"ships": [FLYING]}, {"ships": [SECOND]}, {}]}
    game = table(position, 3)
    assert (game.to_act, seen(game)["turn"], seen(game)["end_stage"]) == ((1,), 1, 2)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (one(scheduled="C99"), "players, seat 0, scheduled: "),
        ({"players": [{}, {"hand": ["AG99"]}, {}]}, "players, seat 1, hand: "),
        ({"players": [{}, {}, {"stored": {"fuel": 9}}]}, "players, seat 2, stored, fuel: "),
        ({"areas": {"A1": [7]}}, "areas, A1: "),
        ({"workers": {"L2": [0, "robot"]}}, "workers, L2: "),
        ({"actions": {"L3": ["DRAW"]}}, "actions, L3: "),
        ({"now": {"flags": 999999}}, "now, flags: "),
        ({"now": {"lifting": 3}}, "now, lifting: "),
    ],
)
def test_bad_entries_are_named_as_they_were_written(data: dict[str, Any], named: str) -> None:
    cannot_be(data, f"^{named}", 3)


def test_codes_may_be_written_in_small_letters() -> None:
    said = {"workers": {"l3": [0, "worker"]}, "areas": {"a2": [0]}, "expert": "ex2", "goals": "cg2"}
    position = table(said, 3).position()
    assert position["workers"] == {"L3": [0, "worker"]} and position["areas"] == {"A2": [0]}
    assert (position["expert"], position["goals"]) == ("EX2", "CG2")


def test_an_empty_table_says_nothing() -> None:
    """As if it were not there: the Intro assignment."""
    assert table({"actions": {}}, 3).position()["actions"] == table({}, 3).position()["actions"]


def test_null_says_nothing() -> None:
    """Of a position, a player and a Ship."""
    said = {"round": None, "players": [{"money": None, "ships": [{**FLYING, "pilot": None}]}, {}, {}]}
    position = table(said, 3).position()
    assert (position["round"], position["players"][0]["money"]) == (1, 10)
    assert position["players"][0]["ships"][0]["pilot"] == "worker"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (ship(deck=1), "players, seat 0, ships, 0: there is no 'deck'"),
        (ship(token=1), "players, seat 0, ships, 0, token: must be one of B1, .*, not 1"),
        (ship(guests=[1, 0]), r"players, seat 0, ships, 0, guests: must be three numbers: A, R, F, not \[1, 0\]"),
        (one(hand="AG01"), "players, seat 0, hand: must be a list, each entry a card, not 'AG01'"),
        ({"areas": {"A1": [None]}}, "areas, A1: must be a seat, 'neutral' or 'npc', not None"),
        ({"workers": {"L1": [0]}}, "workers, L1: a Worker is said as its owner and 'worker' or 'expert'"),
        ({"now": {"flown_on": [0]}}, "now, flown_on: must be true or false"),
    ],
)
def test_what_has_another_shape_is_refused(data: dict[str, Any], sentence: str) -> None:
    cannot_be(data, f"^{sentence}", 3)


def test_tokens_that_are_not_said_lie_where_they_must() -> None:
    position = table(one(upgrades=["UA1", "UF3"], ships=[{**FLYING, "token": "G4"}]), 3).position()
    assert position["players"][0]["tokens"] == ["B1", "B2", "B3", "B4", "G1"]
    flipped = table(one(upgrades=["UA1"], flipped="G4", scheduled="C01"), 3).position()
    assert flipped["players"][0]["tokens"] == ["B1", "B2", "B3", "B4", "G1", "G2", "G4"]


def test_records_of_earlier_rules_mean_what_they_meant() -> None:
    """They are read by the rules that they were set up with: more was let pass, and tokens that were not said lay all
    on the Launch Tower."""
    loose: dict[str, Any] = {
        "agms": 3, "round": 99, "first": 1, "track": [*[None] * 15, 0], "now": {"acts": 1}, "goal_levels": [0, 0, 0],
        "players": [{"upgrades": ["UA1"], "launches": 1}, {}, {"goals": [1], "ships": [{"stop": 3}]}],
    }  # fmt: skip
    loose["track"] = [2, *[None] * 14, 0]
    with pytest.raises(ct.BadPosition):
        ct.set_up(ID, loose, seats=3, seed=1)
    for version in (1, 2):
        game = new_game(TITLE, 3, 1, position=loose, rules=version)
        position = game.position()
        assert (position["agms"], position["round"], position["goal_levels"]) == (3, 99, [0, 0, 0])
        assert position["players"][0]["tokens"] == list(TOKENS)
        assert replay(TITLE, record.read(game.record())).position() == position


@pytest.mark.rule("GC-16.1")
def test_what_the_npc_cannot_have() -> None:
    cannot_be({"areas": {area: ["npc"] for area in AREAS[:7]}}, "only 6 Developments")
    cannot_be({"workers": {f"L{k}": ["npc", "worker"] for k in (1, 2, 3)}}, "NPC has two")
    cannot_be({"kept": ["TT1"]}, "both AGMs")


def test_the_components_are_counted() -> None:
    """Whatever is said, every component is somewhere, once."""
    position = table(EVERYTHING, 3).position()
    hands = [card for each in position["players"] for card in each["hand"]]
    shown = [card for card in position["agenda"] if card]
    assert sorted([*hands, *shown, *position["deck"], *position["discard"]]) == sorted(BOX["agenda"])
