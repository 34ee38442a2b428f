"""Who sees what (GC-2.11, 2.12), and imagined worlds."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import BOX, acting, asked, do, new, notations, player, seen, told, turn

PRIVATE = {"plans", "preflight", "prices", "question", "spending"}
MINE = ("usable", "price")


def public(game: ct.Game, reader: int | None) -> dict[str, Any]:
    """What is not about the reader's own decisions."""
    found = {key: value for key, value in seen(game, reader).items() if key not in PRIVATE}
    found["areas"] = [{key: area[key] for key in area if key not in MINE} for area in found["areas"]]
    return found


def cards(data: Any) -> set[str]:
    """The Agenda cards named anywhere."""
    return set(BOX["agenda"]) & set(re.findall(r"AG\d\d", json.dumps(data).upper()))


@pytest.mark.rule("GC-2.11", "GC-2.12")
def test_everybody_sees_the_boards() -> None:
    game = turn({"reputation": 4}, {"money": 3}, discard=["AG08", "AG02", "AG05"])
    assert public(game, 0) == public(game, 1) == public(game, None)
    at_table = seen(game, 2)
    assert at_table["discard"] == ["AG08", "AG02", "AG05"]  # in its order
    assert at_table["players"][1]["money"] == 3 and at_table["players"][0]["reputation"] == 4


@pytest.mark.rule("GC-2.12", "GC-R17", "GC-R18")
def test_hands_are_hidden_and_their_size_is_not() -> None:
    game = turn({"hand": ["AG01", "AG25"]}, {"hand": ["AG35"]}, agenda=[None] * 4)
    assert seen(game, 0)["players"][0]["hand"] == ["AG01", "AG25"]
    for reader in (1, 2, None):
        assert seen(game, reader)["players"][0]["hand"] == [None, None]
    assert cards(game.view(1)) == {"AG35"} and cards(game.view(None)) == set()


@pytest.mark.rule("GC-R17")
def test_open_hands_if_agreed() -> None:
    game = turn({"hand": ["AG01", "AG25"]}, options={"hands": "open"})
    for reader in (0, 1, None):
        assert seen(game, reader)["players"][0]["hand"] == ["AG01", "AG25"]
    imagined = new(3, hands="open").imagine(0, 7)
    assert [player(imagined, q)["hand"] for q in range(3)] == [
        player(new(3, hands="open"), q)["hand"] for q in range(3)
    ]


@pytest.mark.rule("GC-2.12", "GC-3.24")
def test_the_starting_card_is_told_to_nobody() -> None:
    game = new(3)
    for seat in range(3):
        (own,) = player(game, seat)["hand"]
        name = BOX["agenda"][own]["name"]["en"]
        for reader in [None, *[q for q in range(3) if q != seat]]:
            assert own not in cards(seen(game, reader)) and name not in told(game, reader)


@pytest.mark.rule("GC-2.12")
def test_stacks_are_numbers() -> None:
    at_table = seen(new(2), 0)
    for key in ("deck", "blueprint_stack", "pair_stack", "cruise_stack", "cruise_discard"):
        assert isinstance(at_table[key], int)
    assert "kept" not in at_table and not re.findall(r"TT\d", json.dumps(at_table["areas"]))


@pytest.mark.rule("GC-2.12", "GC-7.8")
def test_cruises_flown_lie_face_down() -> None:
    back = {"segments": ["BP01", "BP02"], "cruise": "C17", "stop": 3, "guests": [1, 0, 0]}
    game = do(turn({"ships": [back]}, cruises=["C01", "C02", "C03", "C04", "C05"]), 0, "advance 1", "fund money")
    assert seen(game, 0)["cruise_discard"] == 1 and "C17" not in json.dumps(seen(game, 0))


@pytest.mark.rule("GC-2.12", "GC-6.8")
def test_being_asked_says_nothing_about_the_hand() -> None:
    def bumped(hand: list[str]) -> ct.Game:
        game = turn({}, {"hand": hand}, workers={"L3": [1, "worker"]}, agenda=[None] * 4, deck=["AG09"])
        return do(game, 0, "assign worker l3")

    with_it, without = bumped(["AG35"]), bumped(["AG34"])
    assert with_it.to_act == without.to_act
    assert public(with_it, 0) == public(without, 0) and with_it.log(0) == without.log(0)
    assert "play ag35" in asked(with_it, 1) and notations(with_it, 0) == notations(without, 0)


@pytest.mark.rule("GC-2.12")
def test_imagined_worlds_look_the_same() -> None:
    game = new(3, 4)
    for seat in range(3):
        for seed in range(3):
            other = game.imagine(seat, seed)
            assert seen(other, seat) == seen(game, seat)
            assert notations(other, seat) == notations(game, seat)


@pytest.mark.rule("GC-2.12", "GC-3.24")
def test_what_is_unknown_is_dealt_anew() -> None:
    game = new(3, 4)
    true = game.position()
    hands: set[str] = set()
    for seed in range(30):
        world = game.imagine(0, seed).position()
        assert world["players"][0]["hand"] == true["players"][0]["hand"]
        hands.add(world["players"][1]["hand"][0])
        for pile in ("deck", "blueprint_stack", "cockpit_stack", "engine_stack", "cruise_stack"):
            assert world[pile] != true[pile]
        for pile in ("blueprint_stack", "cockpit_stack", "engine_stack", "cruise_stack"):
            assert sorted(world[pile]) == sorted(true[pile])
    assert len(hands) > 12 and not hands & {*true["agenda"], true["players"][0]["hand"][0]}


@pytest.mark.rule("GC-2.12", "GC-9.11.1", "GC-R62")
def test_cards_taken_in_sight_of_all_are_known() -> None:
    """Only the starting card of a hand is a secret; a known one stays in every world."""
    game = acting("draw", {"hand": ["AG30"], "secret": "AG30"}, agenda=["AG01", "AG02", "AG03", "AG04"])
    do(game, 0, "draw 1", "draw 2")
    assert "Double Duty" in told(game, 1)
    worlds = [player(game.imagine(1, seed), 0)["hand"] for seed in range(8)]
    assert all(hand[1:] == ["AG01", "AG02"] for hand in worlds) and len({hand[0] for hand in worlds}) > 3
    assert player(game.imagine(0, 3), 0)["hand"] == ["AG30", "AG01", "AG02"]


@pytest.mark.rule("GC-2.12", "GC-9.12.3")
def test_a_starting_card_cannot_be_one_that_came_back_later() -> None:
    """A card discarded and shuffled into the deck was seen: it is no starting card."""
    born = {f"AG{k:02}": 1 for k in range(1, 30)}
    said: dict[str, Any] = {"agenda": [None] * 4, "refills": 1, "born": born}
    game = turn({}, {"hand": ["AG36"], "secret": "AG36"}, **said)
    found = {player(game.imagine(0, seed), 1)["hand"][0] for seed in range(30)}
    assert found <= {f"AG{k}" for k in range(30, 37)} and len(found) > 3


@pytest.mark.rule("GC-R18", "GC-10.2")
def test_a_secret_played_is_a_secret_no_more() -> None:
    game = do(turn({"hand": ["AG25"], "secret": "AG25"}), 0, "play ag25")
    assert player(game)["secret"] is None and seen(game, 1)["discard"] == ["AG25"]


def test_after_the_game_all_is_seen() -> None:
    game = ct.set_up("galactic-cruise", {"phase": "last_flight", "players": [{"hand": ["AG01"]}, {}, {}]}, seats=3)
    assert seen(game, 1)["players"][0]["hand"] == ["AG01"]
