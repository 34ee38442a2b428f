"""Rounds, phases, turn order and the beginner mode (DC-3)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import all_done, at, do, everybody, kinds, notations, phase, ship, table, under_way

TWO_EMPTY: dict[str, Any] = {
    "phase": "boarding",
    "token": 1,
    "ships": [
        {"cabins": ["F10", None, "F11"]},
        {"cabins": [None, None, "F12"]},
        {"cabins": ["F13", "F14", None]},
    ],
}


def draws(game: ct.Game, kind: str) -> list[int]:
    """Which seats drew, in order."""
    return [event.seat for line in game.lines for event in line.events if event.kind == kind]


@pytest.mark.rule("DC-3.1", "DC-4.1")
def test_the_phases_in_their_order() -> None:
    game = under_way(2, seed=1)
    seen = []
    for _ in range(2):
        for expected in ("set_course", "prepare", "set_sail"):
            seen.append((table(game)["round"], phase(game)))
            assert phase(game) == expected
            all_done(game) if expected == "set_sail" else everybody(game)
    assert seen == [
        (1, "set_course"),
        (1, "prepare"),
        (1, "set_sail"),
        (2, "set_course"),
        (2, "prepare"),
        (2, "set_sail"),
    ]
    assert kinds(game).count("round") == 3


@pytest.mark.rule("DC-3.1", "DC-11.9")
def test_boarding_comes_first_when_a_cabin_is_empty() -> None:
    satisfied = {"cabins": ["F01", "F10", "F11"], "location": "P01", "waiting": [0, 2, 2]}
    game = all_done(at({"round": 3, "ships": [satisfied, {}]}))
    assert (table(game)["round"], phase(game), game.to_act) == (4, "boarding", (0,))


@pytest.mark.rule("DC-3.2")
def test_who_is_asked_in_each_phase() -> None:
    """All at once but in phase 3; nobody may do anything out of turn."""
    game = at(TWO_EMPTY, seats=3)
    asked = {phase(game): game.to_act}
    for _ in range(3):
        everybody(game)
        asked[phase(game)] = game.to_act
        assert game.may_act == ()
    assert asked == {"boarding": (0, 1, 2), "set_course": (0, 1, 2), "prepare": (1,), "set_sail": (0, 1, 2)}


@pytest.mark.rule("DC-3.2", "DC-6.4")
def test_out_of_turn_is_refused_in_phase_3() -> None:
    game = at({"phase": "prepare", "token": 1}, seats=3)
    for seat in (0, 2):
        with pytest.raises(ct.NotYourTurn):
            game.choose(seat, "take 1")
    assert game.to_act == (1,)


@pytest.mark.rule("DC-3.3", "DC-3.4")
def test_draws_in_turn_order_each_all_cards_at_once() -> None:
    """Seat 1 holds the token: it takes the top four, then seat 2 two, then seat 0 two."""
    deck = ["F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F09"]
    game = at({**TWO_EMPTY, "families": deck}, seats=3)
    assert [ship(game, seat)["drawn"] for seat in (1, 2, 0)] == [
        ["F09", "F08", "F07", "F06"],
        ["F05", "F04"],
        ["F03", "F02"],
    ]
    assert draws(game, "drew_families") == [1, 2, 0]
    assert game.position()["families"] == ["F01"]


@pytest.mark.rule("DC-3.3", "DC-5.1")
def test_locations_are_drawn_in_turn_order_too() -> None:
    deck = [f"P{n:02}" for n in range(1, 13)]
    game = at({"phase": "set_course", "token": 2, "locations": deck}, seats=3)
    assert [ship(game, seat)["drawn"] for seat in (2, 0, 1)] == [
        ["P12", "P11", "P10"], ["P09", "P08", "P07"], ["P06", "P05", "P04"],
    ]  # fmt: skip
    assert draws(game, "drew_locations") == [2, 0, 1]


@pytest.mark.rule("DC-3.3", "DC-4.6")
def test_rejected_families_are_discarded_in_turn_order_after_the_last_commitment() -> None:
    deck = ["F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F09"]
    game = at({**TWO_EMPTY, "families": deck}, seats=3)
    do(game, "board f02", seat=0)
    do(game, "board f07", "board f09", seat=1)
    assert game.position()["family_discard"] == []
    do(game, "board f04", seat=2)
    assert game.position()["family_discard"] == ["F08", "F06", "F05", "F03"]


@pytest.mark.rule("DC-3.3", "DC-5.3")
def test_rejected_locations_are_discarded_in_turn_order_after_the_last_commitment() -> None:
    deck = [f"P{n:02}" for n in range(1, 7)]
    game = at({"phase": "set_course", "token": 1, "locations": deck})
    before = game.position()["location_discard"]
    do(game, "course p05", seat=1)
    assert game.position()["location_discard"] == before
    do(game, "course p01", seat=0)
    assert game.position()["location_discard"] == [*before, "P06", "P04", "P03", "P02"]


@pytest.mark.rule("DC-3.3", "DC-4.9")
def test_a_reshuffle_in_mid_phase_holds_no_card_of_this_phase() -> None:
    """The third player draws from the reshuffled pile: only what had been discarded before."""
    old = ["F20", "F21", "F22", "F23"]
    game = at({**TWO_EMPTY, "families": ["F01", "F02", "F03", "F04", "F05", "F06"], "family_discard": old}, seats=3)
    assert ship(game, 1)["drawn"] == ["F06", "F05", "F04", "F03"] and ship(game, 2)["drawn"] == ["F02", "F01"]
    assert set(ship(game, 0)["drawn"]) < set(old)
    assert sorted(ship(game, 0)["drawn"] + game.position()["families"]) == old


@pytest.mark.rule("DC-3.4")
@pytest.mark.parametrize("token", [0, 1, 2, 3])
def test_turn_order_is_clockwise_from_the_token(token: int) -> None:
    game = at({"phase": "prepare", "token": token}, seats=4)
    assert table(game)["order"] == [(token + k) % 4 for k in range(4)]
    took = []
    while phase(game) == "prepare":
        took.append(game.to_act[0])
        do(game, notations(game)[-1])
    assert took == [(token + k) % 4 for k in range(4)]


@pytest.mark.rule("DC-3.6")
def test_nobody_starts_the_next_phase_early() -> None:
    game = at(TWO_EMPTY, seats=3)
    for seat in (0, 2):
        do(game, notations(game, seat)[0], seat=seat)
        assert phase(game) == "boarding" and game.choices(seat) == []
        with pytest.raises(ct.NotYourTurn):
            game.choose(seat, "done")
    do(game, notations(game, 1)[0], notations(game, 1)[1], seat=1)
    assert phase(game) == "set_course" and game.to_act == (0, 1, 2)


@pytest.mark.rule("DC-3.6", "DC-11.1")
def test_phase_5_happens_by_itself_once_all_are_done() -> None:
    satisfied = {"cabins": ["F01", "F10", "F11"], "location": "P01", "waiting": [0, 2, 2]}
    game = at({"ships": [satisfied, {"location": "P02"}]})
    do(game, "done", seat=0)
    assert ship(game, 0)["pile"] == [] and game.to_act == (1,)
    do(game, "done", seat=1)
    assert ship(game, 0)["pile"] == ["F01"] and table(game)["round"] == 3


# -- DC-3.5: one after another ---------------------------------------------------------------------------


@pytest.mark.rule("DC-3.5")
def test_beginners_board_one_after_another() -> None:
    game = at({**TWO_EMPTY, "families": [f"F{n:02}" for n in range(1, 10)]}, seats=3, beginner=True)
    assert game.to_act == (1,) and [ship(game, seat)["drawn"] for seat in (2, 0)] == [[], []]
    do(game, "board f06", "board f09")
    for seat in (0, 1, 2, None):  # shown at once
        assert [cabin["family"] for cabin in table(game, seat)["ships"][1]["cabins"]] == ["F06", "F09", "F12"]
    assert game.position()["family_discard"] == []  # but rejected cards wait (DC-3.3)
    assert game.to_act == (2,) and ship(game, 2)["drawn"] == ["F05", "F04"] and not game.can_undo(1)
    do(game, "board f04")
    assert game.to_act == (0,)
    do(game, "board f03")
    assert game.position()["family_discard"] == ["F08", "F07", "F05", "F02"]
    assert phase(game) == "set_course" and game.to_act == (1,)


@pytest.mark.rule("DC-3.5")
def test_beginners_set_course_one_after_another() -> None:
    game = at({"phase": "set_course", "token": 1, "locations": [f"P{n:02}" for n in range(1, 8)]}, beginner=True)
    assert game.to_act == (1,) and ship(game, 0)["drawn"] == []
    do(game, "course p06")
    assert table(game, 0)["ships"][1]["location"] == "P06"
    assert "Seat 2 sails to Corfu." in game.log(0)
    assert not {"P07", "P05"} & set(game.position()["location_discard"])
    do(game, "course p02")
    assert game.position()["location_discard"][-4:] == ["P07", "P05", "P04", "P03"]


@pytest.mark.rule("DC-3.5")
def test_beginners_sail_one_after_another() -> None:
    game = at({"token": 2}, seats=3, beginner=True)
    for seat in (2, 0, 1):
        assert game.to_act == (seat,)
        do(game, "done")
    assert table(game)["round"] == 3


@pytest.mark.rule("DC-3.5", "DC-3.3")
@pytest.mark.parametrize("seed", range(4))
def test_beginners_get_the_same_cards(seed: int) -> None:
    """A whole game with the same choices, in parallel and one after another: the same draws and the same end."""
    parallel, beginners = under_way(3, seed), under_way(3, seed, beginner=True)

    def play(game: ct.Game) -> list[Any]:
        seen: list[Any] = []
        while game.to_act:
            seat = next(each for each in table(game)["order"] if each in game.to_act)
            choices = notations(game, seat)
            places = [each for each in choices if each.startswith("place")]
            if phase(game) != "set_sail":
                seen.append((table(game)["round"], phase(game), seat, choices))
            do(game, places[0] if places else choices[-1], seat=seat)
        return seen

    assert play(parallel) == play(beginners)
    assert parallel.outcome == beginners.outcome
    hidden = ("options", "asked", "script")
    ends = [
        {key: value for key, value in game.position().items() if key not in hidden} for game in (parallel, beginners)
    ]
    assert ends[0] == ends[1]


@pytest.mark.rule("DC-3.5", "DC-4.8")
def test_beginners_get_the_same_cards_when_the_deck_runs_out() -> None:
    position = {**TWO_EMPTY, "families": ["F01", "F02", "F03"], "family_discard": [f"F{n}" for n in range(20, 30)]}
    drawn = []
    for beginner in (False, True):
        game = at(position, seats=3, seed=9, beginner=beginner)
        found: dict[int, list[str]] = {}
        while phase(game) == "boarding":
            seat = next(each for each in (1, 2, 0) if each in game.to_act)
            found.setdefault(seat, ship(game, seat)["drawn"])
            do(game, notations(game, seat)[0], seat=seat)
        drawn.append((found, game.position()["families"], game.position()["family_discard"], table(game)["final"]))
    assert drawn[0] == drawn[1] and drawn[0][3] is True
