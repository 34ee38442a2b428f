"""Who knows what (CL-10.1, 20): views, logs and imagined worlds."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import BOX, do, new, notations, table, told
from tests.cruise_line_caribbean.season import hand, listed, sea

PRIVATE = {
    "offer", "count", "express", "plans", "ladder", "deals", "harms", "notes", "yard", "blocked", "homecoming",
}  # fmt: skip


def public(game: ct.Game, reader: int | None) -> dict[str, Any]:
    return {key: value for key, value in table(game, reader).items() if key not in PRIVATE}


def view(game: ct.Game, seat: int) -> dict[str, Any]:
    """All that a seat sees, but the seal of the seed."""
    return {key: value for key, value in game.view(seat).items() if key not in ("commitment", "can_undo")}


def cards(data: Any) -> set[str]:
    """The Action cards named anywhere in a view."""
    return set(BOX["actions"]) & set(re.findall(r"A\d\d", json.dumps(data).upper()))


def played(seats: int, seed: int, moves: int, **options: Any) -> ct.Game:
    """A game after so many random choices; ships come home late, so that there is something to know."""
    game, random = new(seats, seed, **options), Random(seed)
    for _ in range(moves):
        if not game.to_act:
            break
        seat = random.choice([*game.to_act, *game.may_act])
        found = notations(game, seat)
        busy = [each for each in found if not each.startswith(("return", "tow"))]
        do(game, random.choice(busy if busy and random.random() < 0.8 else found), seat=seat)
    return game


# -- public ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-20.1")
def test_what_everybody_sees() -> None:
    me = {"cash": 7, "fuel": 5, "aboard": {"PR": 2}, "shares": [5, 1], "at": "BAH"}
    game = listed(me, {"debt": 3, "shares": [2, 6]}, waiting={"NY": {"BAR": 2}}, prices=[9, 4], resorts={"VI": 1},
                  up=["JAM"], discard=["A08"], demand_discard=["D1-01"])  # fmt: skip
    assert public(game, 0) == public(game, 1) == public(game, None)
    seen = table(game)
    own = seen["companies"][0]
    assert (own["cash"], own["debt"], own["shares"], own["price"], own["worth"]) == (7, 0, [5, 1], 9, 7 + 10 + 45 + 4)
    assert own["ship"]["fuel"] == 5 and own["ship"]["aboard"] == {"PR": 2} and own["ship"]["port"] == "BAH"
    assert seen["companies"][1]["debt"] == 3 and seen["companies"][1]["resorts"] == ["VI"]
    assert seen["ports"][0]["waiting"] == {"BAR": 2} and seen["supply"]["BAR"] == 13
    assert seen["ports"][4]["fare"] == 4 and seen["market"] == [3, 3]
    assert seen["decks"]["discard"] == ["A08"] and seen["decks"]["demand_discard"] == ["D1-01"]


@pytest.mark.rule("CL-20.1", "CL-10.1")
def test_hand_sizes_are_public_hands_are_not() -> None:
    game = sea({"hand": ["A21", "A08"]}, {"hand": ["A01"]})
    assert table(game, 0)["companies"][0]["hand"] == ["A08", "A21"]
    for reader in (1, None):
        assert table(game, reader)["companies"][0]["hand"] == [None, None]
    assert cards(game.view(1)) == {"A01"} and cards(game.view(None)) == set()
    assert cards(game.view(0)) == {"A08", "A21"}


@pytest.mark.rule("CL-20.2")
def test_cards_drawn_are_told_to_their_owner_only() -> None:
    game = do(sea({}, {}, actions=["A01", "A08"]), "return fl")
    assert "Loyalty Programme" in told(game, 0) and "Fuel Voucher" in told(game, 0)
    assert "Loyalty" not in told(game, 1) and "draws 2 Action cards" in told(game, 1) == told(game, None)


@pytest.mark.rule("CL-20.2")
def test_face_down_markers_and_decks_are_hidden_from_all() -> None:
    games = []
    for fares, mystery in (({"PR": 3, "VI": 6}, [[16, 4], [7, 5]]), ({"PR": 6, "VI": 3}, [[16, 5], [7, 4]])):
        rest = {"JAM": 4, "BER": 5, "CAY": 4, "BAH": 5, "STL": 4, "BAR": 5}
        games.append(sea({"aboard": {"PR": 2}}, {}, fares={**rest, **fares}, mystery=mystery))
    for seat in (0, 1):
        assert view(games[0], seat) == view(games[1], seat)
    plans = {each["stop"]: each for each in table(games[0], 0)["plans"]}
    assert plans["PR"]["visit"]["fares"] == [2 * 3, 2 * 6]


@pytest.mark.rule("CL-20.2")
def test_after_the_game_everything_is_open() -> None:
    game = sea({"hand": ["A21"]}, {"hand": ["A01"]}, year=5, season="fall", actions=[])
    do(game, "return fl", "return ny")
    assert None not in [card for each in table(game)["companies"] for card in each["hand"]]
    assert None not in [port["fare"] for port in table(game)["ports"][3:]]


# -- SCOUT -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-20.2")
def test_what_was_looked_at_is_known_until_it_is_collected() -> None:
    """Until the new markers of the next Winter; others never see it, nor worlds imagined for them."""
    game = do(sea({"hand": ["A19"]}, {}, season="fall", mystery=[[16, 6]]), "play a19 pr 16")
    assert table(game, 0)["ports"][3]["fare"] == 3 and table(game, 0)["ports"][3]["looked"] is True
    assert table(game, 0)["mysteries"][0]["value"] == 6 and table(game, 1)["mysteries"][0]["value"] is None
    mine = {game.imagine(0, seed).position()["fares"]["PR"] for seed in range(8)}
    theirs = {game.imagine(1, seed).position()["fares"]["PR"] for seed in range(12)}
    assert mine == {3} and len(theirs) > 1
    do(game, "return fl", "return ny")
    while table(game)["season"] == "winter":
        do(game, notations(game)[-1])
    assert [port["fare"] for port in table(game, 0)["ports"][3:]] == [None] * 8
    assert {each["value"] for each in table(game, 0)["mysteries"]} == {None}


@pytest.mark.rule("CL-20.2")
def test_a_plan_knows_what_its_owner_has_looked_at() -> None:
    game = do(sea({"hand": ["A19"], "aboard": {"PR": 2}}, {}), "play a19 pr")
    plan = next(each for each in table(game, 0)["plans"] if each["stop"] == "PR")
    assert plan["visit"]["fares"] == [6, 6]


# -- SPY ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-20.2")
def test_a_card_taken_by_a_headhunter_is_known_to_both() -> None:
    game = sea({"hand": ["A15"]}, {"hand": ["A01", "A21"]}, {}, seed=2)
    do(game, "attack a15 seat 1", "decline")
    (taken,) = hand(game)
    assert table(game, 1)["companies"][0]["hand"] == [taken]
    assert table(game, 2)["companies"][0]["hand"] == [None] and cards(game.view(2)) == {"A15"}  # the attack itself
    assert table(game, 0)["companies"][1]["hand"] == [None]
    names = {"A01": "Fuel Voucher", "A21": "Legal Department"}
    assert names[taken] in told(game, 0) and names[taken] in told(game, 1) and names[taken] not in told(game, 2)
    for seed in range(6):
        assert hand(game.imagine(1, seed)) == [taken]
    assert len({str(hand(game.imagine(2, seed))) for seed in range(10)}) > 3


@pytest.mark.rule("CL-20.2")
def test_the_only_card_taken_is_known_on_to_all_who_knew_it() -> None:
    """Seat 3 knows seat 2's single card, and sees it go; of two cards it no longer knows which one went."""
    one = sea({"hand": ["A15"]}, {"hand": ["A01"]}, {}, seen={"A01": [2]})
    assert table(one, 2)["companies"][1]["hand"] == ["A01"]
    do(one, "attack a15 seat 1", "decline")
    assert table(one, 2)["companies"][0]["hand"] == ["A01"]
    two = sea({"hand": ["A15"]}, {"hand": ["A01", "A21"]}, {}, seen={"A01": [2]})
    do(two, "attack a15 seat 1", "decline")
    assert table(two, 2)["companies"][0]["hand"] == [None] and table(two, 2)["companies"][1]["hand"] == [None]


@pytest.mark.rule("CL-20.2")
def test_a_known_card_that_is_played_and_drawn_again_is_hidden_again() -> None:
    game = sea({"hand": ["A08"]}, {}, seen={"A08": [1]}, actions=[])
    assert table(game, 1)["companies"][0]["hand"] == ["A08"]
    do(game, "play a08", "return fl")
    assert table(game, 1)["companies"][0]["hand"] == [None, None]


# -- nothing that is asked leaks a hand ---------------------------------------------------------------------------


@pytest.mark.rule("CL-7.2", "CL-10.7")
def test_the_end_of_a_turn_tells_nothing_about_the_hand() -> None:
    """With any card in hand the turn is ended by hand; without one, and a full tank, by itself."""
    games = [do(sea({"hand": [card]}, {}), "sail bah", "fuel 1") for card in ("A21", "A08", "A20")]
    assert [game.to_act for game in games] == [(0,)] * 3
    assert view(games[0], 1) == view(games[1], 1) == view(games[2], 1)
    empty = do(sea({}, {}), "sail bah", "fuel 1")
    assert empty.to_act == (1,)


@pytest.mark.rule("CL-10.7", "CL-10.10")
@pytest.mark.parametrize("phase", ["fuel", "advertising"])
def test_windows_look_the_same_whatever_the_hand(phase: str) -> None:
    games = [
        sea({"hand": [card], "cash": 0, "fuel": 9}, {"hand": ["A04"]}, phase=phase) for card in ("A08", "A21", "A20")
    ]
    assert view(games[0], 1) == view(games[1], 1) == view(games[2], 1)


# -- imagined worlds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-20.1", "CL-20.2")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"years": 3}),
        (3, {"mode": "standard", "negotiation": "winter", "resort_trade": True}),
        (4, {"mode": "standard", "certificates": "indivisible", "first_winter_trading": True}),
    ],
)
def test_worlds_a_seat_cannot_tell_apart(seats: int, options: dict[str, Any]) -> None:
    """Everything hidden dealt anew, the view is the same; and it is really dealt anew."""
    for seed, moves in ((3, 8), (4, 40), (5, 90), (6, 140), (7, 200)):
        game = played(seats, seed, moves, **options)
        for seat in range(seats if game.to_act else 0):
            worlds = [game.imagine(seat, number) for number in (1, 2)]
            for world in worlds:
                assert view(world, seat) == view(game, seat)
                assert list(world.title.inventory(world.state)) == list(game.title.inventory(game.state))
            decks = [world.position() for world in worlds]
            assert decks[0]["events"] != decks[1]["events"] and decks[0]["actions"] != decks[1]["actions"]
            assert len(game.position()["demand"]) < 4 or decks[0]["demand"] != decks[1]["demand"]


@pytest.mark.rule("CL-20.2", "CL-10.1")
def test_a_card_discarded_since_cannot_be_in_a_hand_from_before() -> None:
    """Cards that went into the new deck openly are none of those that a rival drew before it."""
    again = [f"A{n:02}" for n in range(1, 11)]
    mine = [f"A{n:02}" for n in range(14, 26)]
    theirs = [["A11", 0], ["A12", 0], ["A13", 1]]
    game = sea({"hand": [[card, 0] for card in mine]}, {"hand": theirs}, refills=1, actions=again,
               born=dict.fromkeys([*again, "A13"], 1))  # fmt: skip
    last = set()
    for seed in range(12):
        held = [card for card, _ in game.imagine(0, seed).position()["companies"][1]["hand"]]
        assert set(held[:2]) == {"A11", "A12"}
        last.add(held[2])
    assert len(last) > 3 and last <= {*again, "A13"}


@pytest.mark.rule("CL-20.2", "CL-10.1")
def test_after_a_new_deck_everybody_knows_what_was_discarded() -> None:
    """All other cards went openly into the new deck, so the rival's old one can only be the missing one."""
    game = do(sea({"hand": ["A04"]}, {"hand": ["A05"]}, actions=[]), "return fl")
    for seed in range(6):
        assert hand(game.imagine(0, seed), 1) == ["A05"]
        assert "A04" in hand(game.imagine(1, seed), 0)
    assert len({str(hand(game.imagine(1, seed), 0)) for seed in range(6)}) > 3


@pytest.mark.rule("CL-20.2", "CL-3.3")
def test_demand_cards_are_imagined_within_their_decks() -> None:
    game = new(2, 3)
    for seed in range(4):
        world = game.imagine(0, seed).position()["demand"]
        assert [card[:2] for card in world] == [card[:2] for card in game.position()["demand"]]
