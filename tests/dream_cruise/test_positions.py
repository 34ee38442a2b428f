"""Positions: every key that `ct.set_up` reads, and nonsense refused with the reason."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    BOX,
    DREAM_CRUISE,
    PORTS,
    REGULAR,
    SHIP_CARDS,
    all_done,
    at,
    cannot_be,
    do,
    everybody,
    new,
    notations,
    phase,
    ship,
    table,
)


def one(**said: Any) -> dict[str, Any]:
    """A position that says this of the first ship."""
    return {"ships": [said, {}]}


# -- what can be said ------------------------------------------------------------------------------------


def test_nothing_said_is_phase_4_of_round_2() -> None:
    game = at({})
    assert (table(game)["round"], phase(game), game.to_act) == (2, "set_sail", (0, 1))
    for seat in range(2):
        own = ship(game, seat)
        assert own["location"] in [*BOX["shores"], *BOX["seas"]] and own["voyage"] == [own["location"]]
        assert own["waiting"] == [3, 3, 3] and own["hand"] == []
    assert len(game.position()["families"]) == 24


@pytest.mark.parametrize("phase_said", ["boarding", "set_course", "prepare", "set_sail"])
def test_the_phases_to_begin_with(phase_said: str) -> None:
    game = at({"phase": phase_said, "ships": [{"cabins": ["F01", None, "F02"]}, {}]})
    assert phase(game) == phase_said


def test_round_final_and_token() -> None:
    game = at({"round": 7, "final": "round_cap", "token": 2}, seats=3)
    assert (table(game)["round"], table(game)["final"], table(game)["token"]) == (7, True, 2)
    all_done(game)
    assert game.outcome is not None and game.outcome.reason == "round_cap"


def test_everything_of_a_ship() -> None:
    said = {
        "cabins": ["F02", None, "F15"], "waiting": [1, 0, 3], "guests": {"top": ["white"], "add1": ["blue"]},
        "additions": ["X09", "X17"], "activities": ["A33"], "captain": "act0", "location": "P25",
        "voyage": ["P01", "W02"], "hand": ["A01", "X02"], "unseen": ["X02"], "pile": ["F13", "FA1"],
    }  # fmt: skip
    own = ship(at(one(**said)), 0)
    assert own == said | {
        "additions": ["X09", "X17", None, None], "activities": ["A33", None], "voyage": ["P01", "W02", "P25"],
        "unseen": [["X02", 0]], "drawn": [], "picked": [],
    }  # fmt: skip


def test_waiting_guests_follow_from_those_that_are_out() -> None:
    own = one(
        cabins=["F13", "F03", "F02"], location="P10", additions=["X01"], guests={"add0": ["white"], "bottom": "white"}
    )
    assert ship(at(own), 0)["waiting"] == [4, 2, 4]


def test_the_current_location_may_end_the_voyage_or_be_said_apart() -> None:
    assert ship(at(one(voyage=["P01", "P02"], location="P02")), 0)["voyage"] == ["P01", "P02"]
    assert ship(at(one(voyage=["P01"], location="P02")), 0)["voyage"] == ["P01", "P02"]


def test_a_hand_may_be_a_number() -> None:
    game = at({"ships": [{"hand": 5}, {"hand": ["A01"]}]})
    assert len(ship(game, 0)["hand"]) == 5 and ship(game, 1)["hand"] == ["A01"]
    assert at({"ships": [{"hand": 5}, {}]}, seed=1).position() != at({"ships": [{"hand": 5}, {}]}, seed=2).position()


def test_cards_may_be_written_small() -> None:
    assert ship(at(one(hand=["a01"], location="p07", cabins=["f01", "fa1", None])), 0)["cabins"] == ["F01", "FA1", None]


@pytest.mark.rule("DC-2.5")
def test_what_is_not_said_yields_to_what_is() -> None:
    """Cabins of the first seat are not said: it gets a set that nobody else is said to have."""
    game = at(
        {"ships": [{}, {"cabins": ["FA1", "FA2", "FA3"]}, {"cabins": ["F01", None, None], "pile": ["FB2"]}]}, seats=3
    )
    assert ship(game, 0)["cabins"] in (["FC1", "FC2", "FC3"], ["FD1", "FD2", "FD3"])


def test_decks_top_last_and_the_rest_discarded() -> None:
    game = at({"phase": "set_course", "families": ["F01", "F02"], "locations": PORTS[:7], "ship_cards": ["A01", "X01"]})
    position = game.position()
    assert position["families"] == ["F01", "F02"] and len(position["box"]) == 46
    assert table(game, 0)["drawn"] == ["P07", "P06", "P05"] and position["locations"] == ["P01"]
    assert position["ship_cards"] == ["A01", "X01"] and len(position["ship_discard"]) == 70
    assert len(position["location_discard"]) == 47


def test_decks_may_be_numbers() -> None:
    game = at({"families": 5, "locations": 10, "ship_cards": 20, "family_discard": ["F40"]})
    position = game.position()
    assert [len(position[deck]) for deck in ("families", "locations", "ship_cards")] == [5, 10, 20]
    assert len(position["box"]) == 48 - 6 and len(position["ship_discard"]) == 52


def test_the_box_may_be_said() -> None:
    game = at({"box": REGULAR[:10], "family_discard": ["F11"]})
    assert game.position()["box"] == REGULAR[:10] and sorted(game.position()["families"]) == REGULAR[11:]


def test_drawn_cards_may_be_said_the_missing_ones_are_drawn() -> None:
    game = at({"phase": "boarding", "families": REGULAR[20:], **one(cabins=[None, "F01", None], drawn=["F05", "F06"])})
    assert ship(game, 0)["drawn"] == ["F05", "F06", "F48", "F47"]
    other = at({"phase": "set_course", "locations": PORTS[:9], **one(drawn=["W01"])})
    assert ship(other, 0)["drawn"] == ["W01", "P09", "P08"] and ship(other, 1)["drawn"] == ["P07", "P06", "P05"]


@pytest.mark.rule("DC-6.1")
def test_a_display_may_be_said() -> None:
    sets = [["A03", "A04"], ["A05", "A06"], ["A07"]]
    game = at({"phase": "prepare", "display": sets, "face_down": ["A01", "A02"], "token": 1})
    assert [each["cards"] for each in table(game)["display"]] == [None, *sets] and game.to_act == (1,)
    do(game, "take 3", "take 0")
    assert ship(game, 1)["hand"] == ["A07"] and ship(game, 0)["hand"] == ["A01", "A02"]
    unsaid = at({"phase": "prepare", "display": sets})
    assert len(unsaid.position()["face_down"]) == 2 and table(unsaid)["display"][0]["size"] == 2


SETS = [["A03", "A04"], ["A05", "A06"], ["A07", "A08"]]


@pytest.mark.rule("DC-6.4", "DC-6.5")
def test_who_has_taken_a_set_may_be_said() -> None:
    """The others are asked; a hand that is not said, or only a number, has the cards that were taken."""
    game = at({"phase": "prepare", "display": SETS, "takers": [None, None, 1, None], "token": 1, **one(hand=["A01"])})
    assert game.to_act == (0,) and table(game)["ready"] == [False, True] and table(game)["display"][2]["taken"] == 1
    assert ship(game, 1)["hand"] == ["A05", "A06"] and notations(game, 0) == ["take 0", "take 1", "take 3"]
    do(game, "take 3", seat=0)
    assert phase(game) == "set_sail" and ship(game, 0)["hand"] == ["A01", "A07", "A08"]
    more = at({"phase": "prepare", "display": SETS, "takers": [None, 0, None, None], **one(hand=4)})
    assert {"A03", "A04"} < set(ship(more, 0)["hand"]) and len(ship(more, 0)["hand"]) == 4
    said = at({"phase": "prepare", "display": SETS, "takers": [None, 0, None, None], **one(hand=["A09", "A03", "A04"])})
    assert said.to_act == (1,) and ship(said, 0)["hand"] == ["A03", "A04", "A09"]


@pytest.mark.rule("DC-6.6", "DC-6.7", "DC-6.12")
def test_who_has_the_face_down_set_has_the_cap_and_cards_that_nobody_else_knows() -> None:
    position = {"phase": "prepare", "display": SETS, "takers": [1, 0, None, None], "starter": 0}
    game = at({**position, "starter": 0}, seats=3)
    own = ship(game, 1)
    assert game.to_act == (2,) and game.position()["token"] == 1 and game.position()["face_down"] == []
    assert len(own["hand"]) == 2 and sorted(card for card, _ in own["unseen"]) == own["hand"]
    assert table(game, 0)["ships"][1]["hand"] == [None, None] and table(game)["display"][0]["size"] == 2
    assert notations(game, 2) == ["take 2", "take 3"]


@pytest.mark.rule("DC-6.1")
def test_beside_a_face_down_set_the_others_are_dealt() -> None:
    game = at({"phase": "prepare", "face_down": ["A01", "A02"], "token": 1})
    assert [each["size"] for each in table(game)["display"]] == [2, 2, 2, 2]
    do(game, "take 1", "take 0")
    assert ship(game, 0)["hand"] == ["A01", "A02"]
    few = at({"phase": "prepare", "face_down": ["A01", "A02"], "ships": [{"hand": SHIP_CARDS[2:-3]}, {}]})
    assert [each["size"] for each in table(few)["display"]] == [2, 2, 1]


def test_what_was_taken_today_is_remembered_later() -> None:
    game = at({"display": SETS, "takers": [1, None, 0, None], "starter": 0})
    assert [(each["size"], each["taken"]) for each in table(game)["display"]] == [(2, 1), (2, None), (2, 0), (2, None)]
    assert game.position()["token"] == 1


# -- what is said is not changed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "key", "kept"),
    [
        ({"location_discard": []}, "location_discard", []),
        ({"ship_discard": []}, "ship_discard", []),
        ({"family_discard": []}, "family_discard", []),
        ({"box": []}, "box", []),
        ({"box": [], "families": REGULAR[:3]}, "box", []),
        ({"box": ["F40"], "families": REGULAR[:3]}, "families", REGULAR[:3]),
        ({"locations": []}, "locations", []),
        ({"ship_cards": []}, "ship_cards", []),
        ({"families": []}, "families", []),
        ({"veiled": []}, "veiled", []),
    ],
)
def test_an_empty_list_is_an_empty_pile(position: dict[str, Any], key: str, kept: list[str]) -> None:
    game = at(position)
    assert game.position()[key] == kept
    assert list(DREAM_CRUISE.inventory(game.state)) == list(DREAM_CRUISE.inventory(new(2).state))


def test_families_beyond_a_box_that_is_said_have_been_discarded() -> None:
    position = at({"box": ["F40"], "families": REGULAR[:3]}).position()
    assert position["family_discard"] == [id for id in REGULAR[3:] if id != "F40"]


@pytest.mark.parametrize("key", ["phase", "round", "final", "token", "starter", "families", "box", "display", "takers",
                                 "face_down", "jana", "ships", "ready"])  # fmt: skip
def test_null_says_nothing(key: str) -> None:
    assert at({key: None}).position() == at({}).position()


@pytest.mark.parametrize("key", ["cabins", "waiting", "guests", "additions", "captain", "location", "voyage", "hand"])
def test_null_says_nothing_of_a_ship(key: str) -> None:
    assert at({"ships": [{key: None}, {}]}).position() == at({}).position()


def test_jana_by_cards_by_number_and_by_difficulty() -> None:
    assert at({"jana": ["F01", "F02"], "jana_locations": ["P01"]}, seats=1).position()["jana"] == ["F01", "F02"]
    assert len(at({"jana": 7}, seats=1).position()["jana"]) == 7
    assert len(at({}, seats=1, difficulty=3).position()["jana"]) == 3
    assert at({"locations": 5}, seats=1).position()["location_discard"] == []  # the rest is Jana's
    assert len(at({"locations": 5}, seats=1).position()["jana_locations"]) == 48


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"difficulty": 2}), (2, {"sea_bonus": True}), (3, {"beginner": True, "starting_sets": "picked"}),
     (4, {"leftover_set": "hidden", "end_trigger": "draw"})],
)  # fmt: skip
def test_any_position_of_a_game_can_be_set_up_again(seats: int, options: dict[str, Any]) -> None:
    """Written down and read again it is the same, and plays on the same (while no deck is shuffled)."""
    game, random = new(seats, 3, **options), Random(3)
    for move in range(140):
        if not game.to_act:
            break
        if move % 5 == 0:
            written = json.loads(json.dumps(game.position()))
            again = ct.set_up("dream-cruise", written, seed=9)
            assert again.position() == written
            for seat in (*range(seats), None):
                assert table(again, seat) == table(game, seat)
        seat = random.choice(game.to_act)
        do(game, random.choice(notations(game, seat)), seat=seat)


def test_an_end_can_be_set_up() -> None:
    game = at({"final": "deck_empty", "ended": "last_families", **one(pile=["F13"], location="P01")})
    assert game.to_act == () and game.outcome is not None and game.outcome.winners == (0,)


# -- what cannot be --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"famlies": []}, "no 'famlies'; did you mean 'families'"),
        (one(cabin=[]), "no 'cabin'; did you mean 'cabins'"),
        ({"ships": [{}]}, "ships: one table for each of the 2 seats"),
        ({"ships": [{}, None]}, "ships, seat 1: must be a table"),
        ({"ships": 3}, "ships: must be a list"),
        ({"phase": "sail"}, "phase: must be one of"),
        ({"phase": "setting_up"}, "phase: a new game is dealt"),
        ({"phase": "boarding", "round": 1}, "round: must be a whole number from 2"),
        ({"round": 0}, "round: must be a whole number from 1"),
        ({"final": True}, "final: must be one of no, deck_empty, round_cap"),
        ({"token": 2}, "token: must be a whole number from 0 to 1"),
        ({"ready": [5]}, "ready: "),
        ({"refills": -1}, "refills: "),
        ({"born": {"A01": 3}}, "born: "),
        ({"born": {"A99": 0}}, "born: there is no ship card 'A99'"),
        ({"recycled_families": ["F99"]}, "recycled_families: there is no family 'F99'"),
        ({"recycled_locations": ["P99"]}, "recycled_locations: there is no location 'P99'"),
        ({"families": ["F49"]}, "families: there is no family 'F49'"),
        ({"families": ["F01", "F01"]}, "families: the family 'F01' is placed elsewhere"),
        ({"families": ["P01"]}, "families: there is no family 'P01'"),
        ({"families": "F01"}, "families: "),
        ({"locations": 55}, "locations: must be a whole number"),
        ({"ship_cards": ["F01"]}, "ship_cards: there is no ship card 'F01'"),
        ({"ship_discard": ["A01"], "ship_cards": ["A01"]}, "the ship card 'A01' is placed elsewhere"),
        ({"family_discard": ["FD1"]}, "family_discard: only regular families"),
        ({"spare_starters": ["F01"]}, "spare_starters: only starting families"),
        ({"spare_starters": ["FC1", "FC2", "FC3"], "box": ["FD1"]}, "box: only regular families"),
        ({"spare_starters": ["FC1", "FC2", "FC3"], "families": ["FD1"]}, "families: only regular families"),
        ({"jana": ["F01"]}, "jana: she sails only in the solo game"),
        ({"jana_locations": ["P01"]}, "jana_locations: Jana sails only in the solo game"),
        ({"takers": [0]}, "takers: one entry"),
        ({"face_down": ["A01", "A02"], "display": [["A03"]], "takers": [None, None]}, "face_down: .* 'prepare' only"),
        ({"phase": "prepare", "display": [["F01"]]}, "display: there is no ship card"),
        ({"phase": "prepare", "display": ["A01"]}, "display: "),
        ({"phase": "prepare", "display": [["A01"], ["A01"]]}, "display: 'A01' is there twice"),
        ({"phase": "prepare", "display": [["A01"]], "face_down": ["A01"]}, "'A01' is placed elsewhere"),
        ({"phase": "prepare", "display": [["A01"], []]}, "display: "),
        ({"phase": "prepare", "display": [["A01", "A02", "A03"]]}, "display: "),
        ({"phase": "prepare", "display": [["A01", "A02"]], "face_down": []}, "face_down"),
        (
            {"phase": "prepare", "display": [["A01", "A02"]], "face_down": ["A05"], "face_down_size": 4},
            "face_down",
        ),
        ({"ended": "tired"}, "ended: no game of dream-cruise ends with 'tired'"),
        ({"asked": [[], []]}, "script: "),
        ({"location_discard": [], "locations": 10}, "location_discard: .* would be nowhere; leave out one of"),
        ({"location_discard": ["P01"], "locations": ["P02"]}, "location_discard: P03, P04, P05 ... would be nowhere"),
        ({"ship_discard": [], "ship_cards": []}, "ship_discard: A01, A02, A03 ... would be nowhere"),
        ({"box": [], "families": 10, "family_discard": []}, "family_discard: .* 'family_discard', 'box', 'families'"),
        ({"spare_starters": []}, "spare_starters: FC1, FC2, FC3 ... would be nowhere"),
        ({"veiled": ["A01"]}, r"veiled: at this table the face-down set is shown .* \(DC-6.10\)"),
        ({"veiled": [["A01", 3]], "options": {"leftover_set": "hidden"}}, "veiled: must be a whole number from 0 to 0"),
        ({"phase": "prepare", "display": [*SETS, ["A09", "A10"]]}, "display: at most 3 sets"),
        ({"display": [*SETS, ["A09", "A10"]]}, "display: at most 3 sets"),
        ({"phase": "prepare", "display": []}, "display: if no set lies there, nobody can take one; leave it out"),
        ({"phase": "prepare", "face_down": []}, "face_down: if no set lies there, nobody can take one; leave it out"),
        ({"phase": "prepare", "takers": [None, 0]}, "takers: one entry for the face-down set and one for each set"),
        ({"phase": "prepare", "display": SETS, "takers": [None, 0, 0, None]}, "takers: seat 0 takes one set"),
        ({"phase": "prepare", "display": SETS, "takers": [None, 2, None, None]}, "takers: must be a whole number"),
        ({"phase": "prepare", "display": SETS, "takers": [None, 1, None, None]}, "takers: .* in turn order"),
        ({"phase": "prepare", "display": SETS, "takers": [0, None, None, None]}, r"takers: who begins .*\(DC-6.6\)"),
        ({"phase": "prepare", "display": SETS, "takers": [1, 0, None, None], "token": 0}, "token: seat 1 has the cap"),
        ({"phase": "prepare", "token": 1, "starter": 0}, "token: seat 0 has the cap"),
        ({"phase": "set_course", "token": 1, "starter": 0}, "starter: in this phase it is whoever has the cap"),
        (
            {"phase": "prepare", "display": SETS, "takers": [1, 0, None, None], "starter": 0, "face_down": ["A01"]},
            "face_down: seat 1 has taken it",
        ),
        (
            {"phase": "prepare", "display": SETS, "takers": [None, 0, None, None], **one(hand=["A03"])},
            "ships, seat 0, hand: 'A04' was taken with a set and is not there",
        ),
        (
            {"phase": "prepare", "display": SETS, "takers": [None, 0, None, None], **one(hand=1)},
            "ships, seat 0, hand: 2 cards were taken with a set",
        ),
        (
            {"ships": [{"cabins": ["FA1", "FB1", "FC1"]}, {"cabins": ["FD1", None, None]}]},
            r"ships, seat 0: it has starting families of A and B; every player has one set \(DC-2.5\)",
        ),
        (
            {"ships": [{"cabins": ["FA1", None, None]}, {"cabins": ["F01", None, None], "pile": ["FA2"]}]},
            "ships, seat 1: seat 0 has the starting set A",
        ),
    ],
)
def test_a_table_that_cannot_be(position: dict[str, Any], reason: str) -> None:
    cannot_be(position, reason)


@pytest.mark.rule("DC-13.6")
def test_alone_the_face_down_set_is_taken_only_if_that_is_agreed() -> None:
    position = {"phase": "prepare", "display": SETS[:2], "takers": [0, None, None]}
    cannot_be(position, "takers: at this table the face-down set may not be taken", seats=1, solo_face_down=False)
    game = at(position, seats=1)
    assert phase(game) == "set_sail" and len(ship(game, 0)["hand"]) == 2


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"cabins": ["F01", "F02"]}, "cabins: there are three"),
        ({"cabins": ["F01", "F01", None]}, "cabins: the family 'F01' is placed elsewhere"),
        ({"pile": ["F01"], "cabins": ["F01", None, None]}, "cabins: the family 'F01' is placed elsewhere"),
        ({"waiting": [1, 1]}, "waiting: a number for each"),
        ({"waiting": [4, 3, 3]}, "waiting: must be a whole number from 0 to 3"),
        ({"guests": {"botom": ["white"]}}, "guests: there is no spot 'botom'; did you mean 'bottom'"),
        ({"guests": {"add4": ["white"]}}, r"guests: there is no spot 'add4'(?!.*add4)"),
        ({"guests": {"add0": ["white"]}}, r"guests: there is no room for them on 'add0' \(DC-7.5\)"),
        ({"guests": {"top": ["green"]}}, "guests: no family sends 'green'"),
        ({"cabins": [None, "F09", None], "location": "P01", "guests": {"top": ["white"]}}, "no family sends 'white'"),
        ({"cabins": ["F09", "F22", None], "location": "P01", "guests": {"top": ["white", "orange"]}}, "no room"),
        ({"cabins": ["F09", None, None], "location": "P13", "guests": {"top": ["white", "white"]}}, "DC-7.6"),
        ({"cabins": ["F03", None, None], "location": "P01", "guests": {"top": ["white"]}}, "DC-7.4"),
        ({"cabins": ["F01", None, None], "location": "P01", "additions": ["X09", "X18"],
          "guests": {"bottom": ["white"], "add0": ["white"], "add1": ["white"]}}, "DC-1.14"),
        ({"additions": ["A01"]}, r"additions: only additions are built \(DC-8.7\)"),
        ({"additions": ["X01", "X02", "X03", "X04", "X05"]}, "additions: there is room for 4"),
        ({"activities": ["X01"]}, "activities: only activity cards"),
        ({"activities": ["A01", "A02"], "location": "P01"}, r"activities: a port takes one activity card \(DC-8.2\)"),
        ({"activities": ["A01", "A02", "A03"], "location": "W01"}, "activities: there is room for 2"),
        ({"captain": "add0"}, r"captain: the captain goes to .* \(DC-10.2\)"),
        ({"captain": "act0", "location": "P01"}, "captain: there is no such spot now"),
        ({"captain": "bottom", "location": "W01"}, "captain: there is no such spot now"),
        ({"captain": "bottom", "location": "P01", "activities": ["A01"]}, "captain: there is no such spot now"),
        ({"location": "P99"}, "location: there is no location 'P99'"),
        ({"voyage": ["P01"], "location": "A01"}, "location: there is no location 'A01'"),
        ({"hand": -1}, "hand: must be a whole number from 0 to 72"),
        ({"hand": ["A01", "A01"]}, "hand: the ship card 'A01' is placed elsewhere"),
        ({"hand": ["A01"], "unseen": ["A02"]}, "unseen: 'A02' is not in the hand"),
        ({"hand": ["A01"], "unseen": ["A01", "A01"]}, "unseen: 'A01' is there twice"),
        ({"drawn": ["P01"]}, "drawn: at most 0"),
        ({"pile": "F01"}, "pile: must be a list"),
    ],
)  # fmt: skip
def test_a_ship_that_cannot_be(said: dict[str, Any], reason: str) -> None:
    cannot_be(one(**said), reason)


@pytest.mark.parametrize(
    ("phase_said", "said", "reason"),
    [
        ("boarding", {"drawn": ["F01", "F02"]}, "drawn: at most 0"),
        ("boarding", {"cabins": [None, "F10", "F11"], "drawn": ["F01", "F02", "F03"]}, "drawn: at most 2"),
        ("boarding", {"cabins": [None, "F10", "F11"], "drawn": ["P01"]}, "there is no family 'P01'"),
        ("boarding", {"cabins": [None, "F10", "F11"], "drawn": ["FD1"]}, "drawn: only regular families"),
        ("boarding", {"cabins": [None, "F10", "F11"], "drawn": ["F01", "F02"], "picked": ["F01"]}, "picked: "),
        ("boarding", {"cabins": [None, "F10", "F11"], "drawn": ["F01", "F02"], "picked": ["F03"]}, "picked: "),
        ("boarding", {"location": "P01"}, "location: in this phase there is none yet"),
        ("boarding", {"activities": ["A01"]}, "activities: there is no location"),
        ("boarding", {"guests": {"top": ["white"]}}, "guests: there is no room"),
        ("boarding", {"captain": "top"}, "captain: there is no such spot"),
        ("set_course", {"drawn": ["P01", "P02", "P03", "P04"]}, "drawn: at most 3"),
        ("set_course", {"drawn": ["F01"]}, "there is no location 'F01'"),
        ("set_course", {"location": "P01"}, "location: in this phase there is none yet"),
        ("prepare", {"drawn": ["P01"]}, "drawn: at most 0"),
    ],
)
def test_what_cannot_be_in_a_phase(phase_said: str, said: dict[str, Any], reason: str) -> None:
    cannot_be({"phase": phase_said, **one(**said)}, reason)


def test_too_little_is_left() -> None:
    cannot_be({"ships": [{"hand": SHIP_CARDS}, {"hand": 1}]}, "there are not 1 cards left")
    cannot_be({"families": 48, **one(cabins=["F01", "F02", "F03"])}, "there are not 48 cards left")
    starters = [{"cabins": [f"F{letter}1", None, None]} for letter in "ABC"]
    cannot_be({"ships": [*starters, {"cabins": None, "pile": ["FD1"]}]}, "no set of starting families is left", seats=4)


@pytest.mark.rule("DC-13.4")
def test_alone_there_is_no_pile_of_locations() -> None:
    cannot_be({"jana_locations": [], "locations": 5}, "jana_locations: P01, .* would be nowhere", seats=1)
    cannot_be({"location_discard": ["P01"]}, "location_discard: ", seats=1)


def test_set_up_deals_every_card_once() -> None:
    game = everybody(at({"phase": "prepare", **one(hand=9, pile=["F01"], voyage=["P01"])}))
    assert list(DREAM_CRUISE.inventory(game.state)) == list(DREAM_CRUISE.inventory(new(2).state))
