"""Agenda cards on a launch: AG27 to AG29."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import boarded, pad, ready
from tests.galactic_cruise.helpers import asked, do, free, player, purse, seen, stored, what


@pytest.mark.rule("GC-11.13", "GC-11.7")
def test_ag27_last_minute_purchase_stands_for_two_resources() -> None:
    game = boarded(pad(ready(hand=["AG27"], stored={"food": 1, "oxygen": 2, "fuel": 1})), "1 a")
    assert "play ag27" in asked(game)
    do(game, 0, "play ag27", "cover food", "cover fuel", "settle")
    assert (purse(game)[0], stored(game)) == (9, (0, 0, 0))


@pytest.mark.rule("GC-11.13")
def test_ag27_last_minute_purchase_spares_what_one_has() -> None:
    game = boarded(pad(ready(hand=["AG27"])), "1 a")
    do(game, 0, "play ag27", "cover oxygen", "cover oxygen", "settle")
    assert (purse(game)[0], stored(game)) == (9, (0, 2, 0))


@pytest.mark.rule("GC-11.1", "GC-11.13")
def test_ag27_last_minute_purchase_needs_money() -> None:
    short: dict[str, Any] = {"hand": ["AG27"], "stored": {"food": 1, "oxygen": 2, "fuel": 1}}
    assert "launch 1 worker" not in asked(pad(ready(money=0, **short)))
    assert "launch 1 worker" in asked(pad(ready(money=1, **short)))
    assert "launch 1 worker" not in asked(pad(ready(hand=["AG27"], stored={"food": 0, "oxygen": 2, "fuel": 1})))
    broke = boarded(pad(ready(money=0, hand=["AG27"])), "1 a")
    assert "play ag27" not in asked(broke)


@pytest.mark.rule("GC-11.13")
def test_ag27_last_minute_purchase_is_kept_while_it_is_needed() -> None:
    """It cannot be played for its Food, nor its Money spent, when nothing else would pay."""
    short = ready(hand=["AG27", "AG25"], money=2, stored={"food": 1, "oxygen": 2, "fuel": 1})
    game = do(pad(short, areas={"A1": [1]}), 0, "launch 1 worker")
    assert "play ag27 food" not in free(game)
    assert "borrow a1" not in free(game)
    assert "play ag25" in free(game)


@pytest.mark.rule("GC-10.12", "GC-11.3", "GC-11.6")
def test_ag28_board_game_cruise_seats_three_in_one_cabin() -> None:
    """Last-minute Guests at full price, and Food for each."""
    areas = {"A1": [0], "A2": [0]}
    game = pad(
        ready(hand=["AG28"], ads=9, removed={"food": 2}, stored={"food": 4, "oxygen": 2, "fuel": 2}), areas=areas
    )
    do(game, 0, "launch 1 worker", "board 1 a")
    assert asked(game) == ["close doors"]
    do(game, 0, "play ag28", "board 2 r", "board supply f")
    assert asked(game) == ["close doors"], "three in the only Cabin"
    do(game, 0, "close doors")
    assert seen(game)["launch"]["owed"] == {"food": 4, "oxygen": 2, "fuel": 2}
    assert purse(game)[1] == 9 - 1 - 2 - 4


@pytest.mark.rule("GC-10.12")
def test_ag28_board_game_cruise_in_a_larger_ship_and_not_later() -> None:
    game = pad(
        ready(segments=["BP01", "BP02", "BP03"], hand=["AG28"], ads=9, stored={"food": 2, "oxygen": 2, "fuel": 2})
    )
    assert "launch 1 worker" in asked(game), "the card's own Oxygen would pay the third"
    do(game, 0, "launch 1 worker")
    assert "play ag28" not in free(game), "it is needed for its Oxygen"
    rich = pad(
        ready(segments=["BP01", "BP02", "BP03"], hand=["AG28"], ads=9, stored={"food": 3, "oxygen": 3, "fuel": 2}),
        areas={"A1": [0], "A2": [0]},
    )
    do(rich, 0, "launch 1 worker", "play ag28")
    assert seen(rich)["launch"]["places"] == 4
    do(rich, 0, "board 1 a", "board 1 r", "close doors")
    assert "play ag28" not in free(rich)


@pytest.mark.rule("GC-9.10.4", "GC-10.12")
def test_ag28_board_game_cruise_takes_both_presold_guests_in_one_cabin() -> None:
    presold = [[1, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    game = pad(
        ready(hand=["AG28"], removed={"food": 1}, stored={"food": 3, "oxygen": 2, "fuel": 2}, reputation=4),
        areas={"A1": [0]},
        presold=presold,
    )
    do(game, 0, "launch 1 worker", "play ag28", "board presold a", "board presold r", "close doors")
    assert purse(game)[3] == 4, "nobody is left behind"


@pytest.mark.rule("GC-11.3")
def test_ag29_media_darling_brings_a_reputation_per_guest() -> None:
    game = pad(
        ready(segments=["BP01", "BP02", "BP03"], hand=["AG29"], ads=9, stored={"food": 3, "oxygen": 3, "fuel": 2}),
        areas={"A1": [0], "A2": [0]},
    )
    do(game, 0, "launch 1 worker", "board 1 a", "board 1 r")
    assert "play ag29" not in free(game), "after boarding"
    do(game, 0, "close doors", "play ag29")
    assert purse(game)[3] == 2
    do(game, 0, "settle")
    assert what(game) == "end_turn"
    assert player(game)["hand"] == []


@pytest.mark.rule("GC-10.5")
@pytest.mark.parametrize("card", ["ag27", "ag28", "ag29"])
def test_launch_cards_only_in_a_launch(card: str) -> None:
    game = do(pad(ready(hand=[card.upper()])), 0, "assign worker l4")
    assert f"play {card}" not in free(game)
