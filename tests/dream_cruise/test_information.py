"""Decisions and information (DC-14): what everybody sees, what one sees, what nobody sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    BOX,
    all_done,
    at,
    do,
    everybody,
    new,
    notations,
    phase,
    ship,
    table,
    under_way,
    until,
)

PRIVATE = {"gains", "wishing", "drawn", "picked", "cabins_to_fill", "met", "proposal", "closed", "outlook", "paying"}


def secrets(game: ct.Game, seat: int | None) -> set[str]:
    """The cards this seat must not know, from the whole position."""
    position = game.position()
    hidden = {
        *position["families"],
        *position["locations"],
        *position["ship_cards"],
        *position["box"],
        *position["jana"],
    }
    hidden |= {card for key in ("face_down", "veiled") for card, _ in position[key]}
    for other, each in enumerate(position["ships"]):
        if other != seat:
            hidden |= {*each["drawn"], *[card for card, _ in each["unseen"]]}
    return hidden


def mentioned(data: Any) -> set[str]:
    """All words in a view, but what is spelled out in sentences."""
    if isinstance(data, dict):
        return set().union(*[mentioned(value) for value in data.values()]) if data else set()
    if isinstance(data, list):
        return set().union(*[mentioned(value) for value in data]) if data else set()
    return {word.upper() for word in data.split()} if isinstance(data, str) else set()


@pytest.mark.rule("DC-14.1")
def test_what_everybody_sees() -> None:
    """The same for all seats and a spectator, but for hands and the own decisions."""
    ships = [
        {"cabins": ["F02", "F15", None], "additions": ["X01", None, "X09"], "captain": "bottom",
         "guests": {"add0": ["orange"], "top": ["white"]}, "location": "P27", "voyage": ["P01", "W02"],
         "pile": ["F13", "FA1"], "hand": ["A01", "A02"]},
        {"hand": 3},
    ]  # fmt: skip
    position = {"ships": ships, "token": 1, "final": "deck_empty", "family_discard": ["F40"], "ship_discard": ["A40"],
                "location_discard": ["P30"], "families": 7}  # fmt: skip
    game = at(position)
    seen = {seat: table(game, seat) for seat in (0, 1, None)}
    for each in seen.values():
        for key in PRIVATE & set(each):
            del each[key]
    assert seen[0] == seen[1] == seen[None]
    one = seen[None]
    own = one["ships"][0]
    assert [(cabin["family"], cabin["aboard"]) for cabin in own["cabins"]] == [("F02", 3), ("F15", 4), (None, 0)]
    assert own["additions"] == ["X01", None, "X09", None] and own["voyage"] == ["P01", "W02", "P27"]
    assert {spot["spot"]: spot["guests"] for spot in own["spots"] if spot["guests"]} == {
        "add0": ["orange"],
        "top": ["white"],
    }
    assert (own["captain"], own["pile"], own["points"]["families"]) == ("bottom", ["F13", "FA1"], 12)
    assert (one["token"], one["final"]) == (1, True) and [len(each["hand"]) for each in one["ships"]] == [2, 3]
    assert {name: deck["deck"] for name, deck in one["decks"].items()} == {
        "families": 7, "locations": 54 - 3 - 1 - 1, "ships": 72 - 2 - 2 - 3 - 1,
    }  # fmt: skip
    assert [deck["discard"] for deck in one["decks"].values()] == [["F40"], ["P30"], ["A40"]]


@pytest.mark.rule("DC-14.1", "DC-14.2", "DC-14.3", "DC-14.4")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"difficulty": 3}), (2, {}), (3, {"leftover_set": "hidden", "sea_bonus": True}), (2, {"beginner": True})],
    ids=["solo", "two", "hidden", "beginner"],
)
def test_no_hidden_card_in_any_view(seats: int, options: dict[str, Any]) -> None:
    game, random = new(seats, 4, **options), Random(4)
    while game.to_act:
        for seat in (*range(seats), None):
            view = game.view(seat)
            assert not secrets(game, seat) & mentioned([view["table"], view["choices"]]), (phase(game), seat)
            if seat not in game.to_act:
                assert view["choices"] == [] and view["prompt"] == ""
        seat = random.choice(game.to_act)
        choices = notations(game, seat)
        do(game, random.choice(choices[:8] if len(choices) > 1 else choices), seat=seat)


@pytest.mark.rule("DC-14.2", "DC-14.4")
@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_in_any_log(seed: int) -> None:
    """While it is hidden, no sentence that another reads names it, unless it was openly named before."""
    game, random = new(3, seed, sea_bonus=True), Random(seed)
    while phase(game) != "set_sail" or table(game)["round"] < 2:
        seat = random.choice(game.to_act)
        do(game, random.choice(notations(game, seat)), seat=seat)
    names = {id: f" {each['name']} family" for id, each in BOX["families"].items()}
    names |= {
        id: each["name"]["en"]
        for part in ("shores", "seas", "activities", "additions")
        for id, each in BOX[part].items()
    }
    for reader in (0, 1, 2, None):
        told = " ".join(game.log(reader))
        position = game.position()
        never_open = [*position["families"], *position["box"], *position["ship_cards"]]
        never_open += [
            card for other, each in enumerate(position["ships"]) if other != reader for card, _ in each["unseen"]
        ]
        assert not [id for id in never_open if names[id] in told]


@pytest.mark.rule("DC-14.2")
def test_a_spectator_is_asked_nothing_and_sees_no_drawn_cards() -> None:
    game = under_way(2)
    assert not PRIVATE & set(table(game)) and game.view(None)["choices"] == [] and game.view(None)["prompt"] == ""


# -- simultaneous choices --------------------------------------------------------------------------------


@pytest.mark.rule("DC-14.4")
def test_others_learn_only_that_one_has_committed() -> None:
    """Whatever is chosen, the views of all others are the same."""
    base = until(under_way(3, seed=2), "set_course")
    for start in (
        base,
        at({"phase": "boarding", "ships": [{"cabins": [None, "F10", None]}, {"cabins": ["F11", None, "F12"]}, {}]}, 3),
    ):
        views: dict[int | None, list[Any]] = {1: [], 2: [], None: []}
        for choice in notations(start, 0):
            game = do(start.clone(), choice, seat=0)
            while 0 in game.to_act:
                do(game, notations(game, 0)[-1], seat=0)
            assert game.lines[-1].target == ""
            for seat, seen in views.items():
                seen.append((game.view(seat), game.log(seat)))
        for seen in views.values():
            assert all(each == seen[0] for each in seen) and seen[0][0]["table"]["ready"][0] is True


@pytest.mark.rule("DC-14.4")
def test_half_a_boarding_is_not_shown_at_all() -> None:
    game = at({"phase": "boarding", "ships": [{"cabins": [None, "F10", None]}, {"cabins": ["F11", None, "F12"]}]})
    before = game.view(1), game.log(1)
    do(game, notations(game, 0)[2], seat=0)
    assert (game.view(1), game.log(1)) == before


@pytest.mark.rule("DC-14.4", "DC-3.3")
def test_the_order_of_commitments_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        game = under_way(3, seed=6)
        for seat in order:
            do(game, notations(game, seat)[seat], seat=seat)
        ends.append(game.position())
    assert ends[0] == ends[1]


# -- phase 4 in the open ---------------------------------------------------------------------------------

SAILING: dict[str, Any] = {
    "ships": [
        {"cabins": ["F03", "F06", "F07"], "location": "P01", "hand": ["A17", "X01", "X09", "A05"]},
        {"cabins": ["F04", "F05", "F08"], "location": "P13", "hand": ["A33"]},
    ]
}


@pytest.mark.rule("DC-7.13", "DC-14.1")
def test_what_is_done_in_phase_4_is_seen_at_once() -> None:
    game = at(SAILING)
    do(game, "place orange bottom", seat=0)
    for seat in (1, None):
        spots = {each["spot"]: each["guests"] for each in table(game, seat)["ships"][0]["spots"]}
        assert spots["bottom"] == ["orange"] and "Seat 1 sends a guest of the Dietz family to Acropolis." in game.log(
            seat
        )


@pytest.mark.rule("DC-7.14")
def test_an_action_half_said_is_not_seen() -> None:
    game = at(SAILING)
    for half in ("build x01", "captain top"):
        before = game.view(1), game.log(1)
        do(game, half, seat=0)
        assert (game.view(1), game.log(1)) == before and game.lines[-1].target == ""
        assert game.kind(0) == "pay"
        game.undo(0)
        assert game.kind(0) == "sail"


@pytest.mark.rule("DC-7.8", "DC-7.15")
def test_undo_until_done_whatever_others_do_meanwhile() -> None:
    game = at(SAILING)
    start = game.position()["ships"][0]
    do(game, "place orange bottom", seat=0)
    do(game, "play a33", seat=1)
    do(game, "captain top", "pay a05", seat=0)
    do(game, "place white act0", seat=1)
    for _ in range(3):
        assert game.can_undo(0)
        game.undo(0)
    assert ship(game, 0) == start and game.position()["ship_discard"] == []
    assert ship(game, 1)["activities"][0] == "A33" and ship(game, 1)["guests"] == {"act0": ["white"]}
    do(game, "place orange bottom", "done", seat=0)
    assert not game.can_undo(0) and game.can_undo(1)
    with pytest.raises(ct.CannotUndo):
        game.undo(0)
    with pytest.raises(ct.NotYourTurn):
        do(game, "place blue bottom", seat=0)


@pytest.mark.rule("DC-7.8")
def test_nothing_is_taken_back_after_the_round() -> None:
    game = at(SAILING)
    do(game, "place orange bottom", seat=0)
    all_done(game)
    assert phase(game) == "set_course" and not game.can_undo(0) and not game.can_undo(1)


@pytest.mark.rule("DC-14.1")
def test_at_the_end_everything_that_counted_is_shown() -> None:
    """Hands too, for they break ties."""
    ships = [{**SAILING["ships"][0], "unseen": ["A17"]}, SAILING["ships"][1]]
    game = everybody(at({**SAILING, "ships": ships, "final": "deck_empty"}), pick=-1)
    assert game.to_act == () and phase(game) == "over"
    for seat in (0, 1, None):
        scoring = table(game, seat)["scoring"]
        assert [each["total"] for each in scoring] == [0, 0] and [each["hand"] for each in scoring] == [4, 1]
        assert not PRIVATE & set(table(game, seat))
        assert table(game, seat)["ships"][0]["hand"] == ["A05", "A17", "X01", "X09"]
