"""Worlds that one seat cannot tell from the truth (DC-14.2 to 14.4): what bots imagine, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import SHIP_CARDS, at, do, everybody, new, notations, ship, table, under_way, until


def played(seats: int, seed: int, moves: int, **options: Any) -> ct.Game:
    """A game after so many random choices."""
    game, random = new(seats, seed, **options), Random(seed)
    for _ in range(moves):
        if game.to_act:
            seat = random.choice(game.to_act)
            do(game, random.choice(notations(game, seat)), seat=seat)
    return game


@pytest.mark.rule("DC-14.3", "DC-14.2")
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"difficulty": 2}), (2, {"leftover_set": "hidden"}), (4, {"sea_bonus": True})]
)
def test_worlds_a_seat_cannot_tell_apart(seats: int, options: dict[str, Any]) -> None:
    """Everything hidden dealt anew, the view is the same; and it is really dealt anew."""
    for moves in (0, 3, 11, 25, 60):
        game = played(seats, 7, moves, **options)
        if not game.to_act:
            continue
        for seat in range(seats):
            worlds = [game.imagine(seat, seed) for seed in (1, 2)]
            for world in worlds:
                assert table(world, seat) == table(game, seat) and world.choices(seat) == game.choices(seat)
                assert list(world.title.inventory(world.state)) == list(game.title.inventory(game.state))
            for key in ("families", "locations", "ship_cards"):
                decks = [world.position()[key] for world in worlds]
                assert len(decks[0]) < 4 or decks[0] != decks[1]


@pytest.mark.rule("DC-14.3")
def test_the_face_down_set_and_janas_families_differ_between_worlds() -> None:
    game = until(under_way(1, difficulty=5), "prepare")
    worlds = [game.imagine(0, seed).position() for seed in range(6)]
    assert len({str(world["face_down"]) for world in worlds}) > 3 and len({str(world["jana"]) for world in worlds}) > 3
    assert len({str(world["box"]) for world in worlds}) > 3


@pytest.mark.rule("DC-14.3", "DC-6.3", "DC-6.12")
def test_a_card_seen_since_cannot_lie_hidden_from_before() -> None:
    """Ten cards went back into the deck openly; what another took face down before that is none of them."""
    again = [f"A{n:02}" for n in range(1, 11)]
    known = [card for card in SHIP_CARDS if card not in [*again, "A20", "A21", "A22"]]
    mine = {"hand": known}
    theirs = {"hand": ["A20", "A21", "A22"], "unseen": [["A20", 0], ["A21", 0], ["A22", 1]]}
    position = {"refills": 1, "born": dict.fromkeys([*again, "A22"], 1), "ship_cards": again, "ships": [theirs, mine]}
    game = at({**position, "ship_discard": []})
    last = set()
    for seed in range(12):
        unseen = [card for card, _ in game.imagine(1, seed).position()["ships"][0]["unseen"]]
        assert {"A20", "A21"} == set(unseen[:2]) and unseen[2] in [*again, "A22"]
        last.add(unseen[2])
    assert len(last) > 3


@pytest.mark.rule("DC-14.3", "DC-4.9")
def test_after_the_reshuffle_everybody_knows_which_families_are_in_the_deck() -> None:
    back = ["F20", "F21", "F22", "F23"]
    game = at({"phase": "boarding", "families": ["F01", "F02"], "family_discard": back,
               "ships": [{"cabins": [None, "F10", None]}, {}]})  # fmt: skip
    assert len(ship(game, 0)["drawn"]) == 4
    for seed in range(6):
        world = game.imagine(1, seed).position()
        assert set(world["families"]) < set(back) and set(world["ships"][0]["drawn"][2:]) < set(back)
        assert not set(back) & {*world["box"], *world["ships"][0]["drawn"][:2]}


@pytest.mark.rule("DC-14.3")
def test_cards_seen_going_back_are_no_likelier_to_lie_on_top() -> None:
    """Ten such cards and five others are left for the deck, so two thirds of the worlds have one on top."""
    seen, others = SHIP_CARDS[:10], SHIP_CARDS[10:20]
    theirs = {"hand": others[:5], "unseen": [[card, 0] for card in others[:5]]}
    game = at({"refills": 1, "born": dict.fromkeys(seen, 1), "ship_cards": [*seen, *others[5:]],
               "ships": [theirs, {"hand": SHIP_CARDS[20:]}]})  # fmt: skip
    tops = [game.imagine(1, seed).position()["ship_cards"][-1] for seed in range(90)]
    assert 45 <= sum(card in seen for card in tops) <= 75


@pytest.mark.rule("DC-14.4")
def test_others_choices_are_imagined_too() -> None:
    """What another has committed is some choice of the imagined cards; what is half chosen is forgotten."""
    game = do(under_way(2, seed=2), notations(under_way(2, seed=2), 0)[1], seat=0)
    reached = set()
    for seed in range(8):
        world = game.imagine(1, seed)
        assert set(ship(world, 0)["picked"]) < set(ship(world, 0)["drawn"]) and world.to_act == (1,)
        everybody(world)
        reached.add(ship(world, 0)["location"])
    assert len(reached) > 4
    half = at({"phase": "boarding", "ships": [{"cabins": [None, "F10", None]}, {"cabins": ["F11", None, "F12"]}]})
    do(half, notations(half, 0)[2], seat=0)
    world = half.imagine(1, 5)
    assert ship(world, 0)["picked"] == [] and ship(half.imagine(0, 5), 0)["picked"] == ship(half, 0)["picked"]
    assert None not in ship(everybody(world), 0)["cabins"]
