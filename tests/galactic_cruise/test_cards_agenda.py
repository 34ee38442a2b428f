"""Agenda cards on Agenda cards: AG23, AG24, AG26."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, stored, what

SHOWN = ["AG01", "AG02", "AG03", "AG04"]


def drawing(*hand: str, **data: Any) -> Any:
    return acting("draw", {"hand": list(hand), "reputation": 3}, **{"agenda": SHOWN, **data})


@pytest.mark.rule("GC-9.11.1")
def test_ag23_brainstorm_draws_four() -> None:
    game = drawing("AG23", discard=["AG05"])
    do(game, 0, "draw 1", "play ag23", "draw 2", "draw 3", "draw 4")
    assert player(game)["hand"] == SHOWN
    assert what(game) == "choose_action"


@pytest.mark.rule("GC-10.5")
def test_ag23_brainstorm_needs_a_third_card() -> None:
    assert "play ag23" not in free(drawing("AG23", agenda=["AG01", "AG02", None, None]))
    assert "play ag23" in free(drawing("AG23", agenda=["AG01", "AG02", None, None], discard=["AG05"]))


@pytest.mark.rule("GC-9.11.1", "GC-9.11.2")
def test_ag24_second_opinion_takes_any_card_of_the_pile_for_nothing() -> None:
    game = drawing("AG24", "AG25", discard=["AG05", "AG06", "AG07"])
    do(game, 0, "play ag25", "play ag24")
    assert asked(game) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw ag05", "draw ag06", "draw ag07"]
    do(game, 0, "draw ag05", "draw ag07")
    assert (player(game)["hand"], purse(game)[3]) == (["AG05", "AG07"], 3)
    assert game.position()["discard"] == ["AG06", "AG25", "AG24"]


@pytest.mark.rule("GC-8.5", "GC-9.11.2")
def test_ag24_second_opinion_opens_a_closed_pile() -> None:
    """The display is empty, and an own card lies on top."""
    game = acting(
        "draw", {"hand": ["AG24"], "reputation": 3}, agenda=[None] * 4, discard=["AG05", "AG25"], now={"played": []}
    )
    assert asked(game) == ["draw discard"]
    own = acting("gainres", {"hand": ["AG24", "AG25"]}, agenda=[None] * 4, discard=["AG05"], areas={"A3": [0]})
    do(own, 0, "silo food", "done", "play ag25", "act draw")
    assert (what(own), asked(own)) == ("required_card", ["play ag24"])
    do(own, 0, "play ag24")
    assert asked(own) == ["draw ag05"]


@pytest.mark.rule("GC-10.5")
def test_ag24_second_opinion_needs_a_card_in_the_pile() -> None:
    assert "play ag24" not in free(drawing("AG24", discard=[]))
    closed = do(drawing("AG24", "AG25", discard=[]), 0, "play ag25")
    assert "play ag24" not in free(closed), "only a card played this turn lies there"


@pytest.mark.rule("GC-10.15")
def test_brainstorm_with_second_opinion() -> None:
    game = drawing("AG23", "AG24", discard=["AG05", "AG06", "AG07"])
    do(game, 0, "play ag23", "play ag24", "draw ag06", "draw ag05", "draw ag07", "draw 4")
    assert (player(game)["hand"], what(game)) == (["AG06", "AG05", "AG07", "AG04"], "choose_action")
    assert purse(game)[3] == 3


@pytest.mark.rule("GC-9.12.1")
def test_ag26_clean_slate_brings_all_four_bonuses() -> None:
    game = acting("refillagenda", {"hand": ["AG26"], "stored": {}}, agenda=SHOWN)
    do(game, 0, "play ag26", "refill agenda", "gain fuel", "discard rest")
    assert (purse(game), stored(game)) == ((11, 3, 5, 1), (0, 0, 1))


@pytest.mark.rule("GC-9.12.1", "GC-10.5")
def test_ag26_clean_slate_needs_a_card_on_display_and_comes_before_the_bonuses() -> None:
    empty = acting("refillagenda", {"hand": ["AG26"]}, agenda=[None] * 4)
    assert "play ag26" not in free(empty), "all four come anyway"
    late = do(acting("refillagenda", {"hand": ["AG26"]}, agenda=SHOWN), 0, "refill agenda")
    assert "play ag26" not in free(late)
    assert purse(late) == (10, 2, 5, 0)
