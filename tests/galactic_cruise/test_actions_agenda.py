"""Draw Agenda Cards (GC-9.11) and Refill Agenda Cards (GC-9.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import (
    BOX,
    acting,
    asked,
    do,
    free,
    notations,
    player,
    purse,
    refused,
    seen,
    starting,
    stored,
    what,
)

SHOWN = ["AG01", "AG02", "AG03", "AG04"]


# -- Draw -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.11.1", "GC-9.11.3")
def test_one_or_two_from_the_display_or_the_pile() -> None:
    game = acting("draw", {"reputation": 2}, agenda=SHOWN, discard=["AG10", "AG11"])
    assert asked(game) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw discard"]
    do(game, 0, "draw discard")
    assert asked(game) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw discard", "done"]
    do(game, 0, "draw 3")
    assert player(game)["hand"] == ["AG11", "AG03"] and purse(game)[3] == 1 and what(game) == "choose_action"
    assert seen(game)["agenda"] == ["AG01", "AG02", None, "AG04"] and seen(game)["discard"] == ["AG10"]
    twice = acting("draw", {"reputation": 2}, agenda=SHOWN, discard=["AG10", "AG11"])
    do(twice, 0, "draw discard", "draw discard")
    assert purse(twice)[3] == 0 and player(twice)["hand"] == ["AG11", "AG10"]
    assert what(do(acting("draw", {}, agenda=SHOWN), 0, "draw 1", "done")) == "choose_action"


@pytest.mark.rule("GC-9.11.1", "GC-R1")
def test_at_no_reputation_the_pile_costs_vp() -> None:
    game = do(acting("draw", {}, agenda=SHOWN, discard=["AG10"]), 0, "draw discard", "done")
    assert purse(game)[2:] == (4, 0)


@pytest.mark.rule("GC-9.11.2", "GC-R41")
def test_an_own_card_played_this_turn_closes_the_pile() -> None:
    own = {"hand": ["AG25"], "reputation": 5}
    game = acting("draw", own, agenda=SHOWN, discard=["AG10"])
    assert "draw discard" in asked(game)
    do(game, 0, "play ag25")
    assert "draw discard" not in asked(game) and refused(game, "draw discard")
    resource = do(acting("draw", own, agenda=SHOWN, discard=["AG10"]), 0, "play ag25 oxygen")
    assert "draw discard" not in asked(resource)


@pytest.mark.rule("GC-9.11.2")
def test_but_not_one_of_another_turn() -> None:
    game = acting("draw", {"hand": ["AG25"]}, {"reputation": 5}, agenda=SHOWN)
    do(game, 0, "play ag25", "draw 1", "done", "no action", "end turn")
    do(game, 1, "assign worker l2", "act draw")
    assert "draw discard" in asked(game, 1)


@pytest.mark.rule("GC-8.5", "GC-17.6")
def test_a_chosen_draw_can_always_be_carried_out() -> None:
    """Playing a card would close the pile, the only source."""
    own = {"hand": ["AG25"], "reputation": 5}
    game = acting("draw", own, agenda=[None] * 4, discard=["AG10"])
    assert not starting(game, "play") and asked(game) == ["draw discard"]
    do(game, 0, "draw discard")
    assert what(game) == "choose_action"  # nothing is left to draw


@pytest.mark.rule("GC-10.15", "GC-10.3")
def test_brainstorm_and_second_opinion() -> None:
    own = {"hand": ["AG23", "AG24"]}
    game = acting("draw", own, agenda=SHOWN, discard=["AG10", "AG11", "AG12"])
    do(game, 0, "play ag23", "play ag24")
    assert asked(game) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw ag10", "draw ag11", "draw ag12"]
    do(game, 0, "draw ag10", "draw ag12", "draw 1", "draw 2")
    assert player(game)["hand"] == ["AG10", "AG12", "AG01", "AG02"] and purse(game)[2:] == (5, 0)
    assert what(game) == "choose_action" and seen(game)["discard"] == ["AG11", "AG23", "AG24"]


@pytest.mark.rule("GC-9.11.4", "GC-9.11.1")
def test_a_card_as_a_bonus_from_the_same_sources() -> None:
    """Engine E02: 1 Agenda card + 1 Ad"""
    said: dict[str, Any] = {"engines": ["E02", "E01", "E03", "E04"]}
    game = do(
        acting("newship", {"reputation": 1}, agenda=[None, "AG02", None, None], discard=["AG10"], **said), 0, "ship 1"
    )
    assert asked(game) == ["draw 2", "draw discard", "no card"]
    drawn = do(game.clone(), 0, "draw discard")
    assert player(drawn)["hand"] == ["AG10"] and purse(drawn) == (10, 3, 5, 0)
    declined = do(game, 0, "no card")
    assert player(declined)["hand"] == [] and what(declined) == "choose_action"


@pytest.mark.rule("GC-9.11.4", "GC-17.6")
def test_with_both_sources_closed_it_gives_nothing() -> None:
    game = acting("newship", {"vp": 0}, agenda=[None] * 4, discard=["AG10"], engines=["E02", "E01", "E03", "E04"])
    do(game, 0, "ship 1")
    if what(game) == "bonus_card":
        assert asked(game) == ["no card"]
        do(game, 0, "no card")
    assert what(game) == "choose_action" and player(game)["hand"] == []


# -- Refill ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.12.1")
@pytest.mark.parametrize(
    ("space", "gained"), [(1, (11, 2, 5, 0)), (2, (10, 2, 5, 0)), (3, (10, 3, 5, 0)), (4, (10, 2, 5, 1))]
)
def test_the_bonus_of_each_empty_space(space: int, gained: tuple[int, int, int, int]) -> None:
    shown: list[str | None] = list(SHOWN)
    shown[space - 1] = None
    game = do(acting("refillagenda", {}, agenda=shown), 0, "refill agenda")
    if space == 2:
        do(game, 0, "gain oxygen")
        assert stored(game) == (1, 2, 1)
    assert purse(game) == gained and what(game) == "discard_order"


@pytest.mark.rule("GC-9.12.1")
def test_all_spaces_empty() -> None:
    game = do(acting("refillagenda", {}, agenda=[None] * 4, deck=["AG30", "AG31", "AG32", "AG33"]), 0, "refill agenda")
    do(game, 0, "gain food", "discard rest")
    assert purse(game) == (11, 3, 5, 1) and stored(game) == (2, 1, 1)
    assert seen(game)["agenda"] == ["AG33", "AG32", "AG31", "AG30"]  # from the bottom up


@pytest.mark.rule("GC-9.12.1", "GC-9.12.2", "GC-R61")
def test_the_rest_is_discarded_in_an_order_of_choice() -> None:
    deck = ["AG30", "AG31", "AG32", "AG33"]
    game = do(acting("refillagenda", {}, agenda=SHOWN, deck=deck, discard=["AG10"]), 0, "refill agenda")
    assert purse(game) == (10, 2, 5, 0)  # a full display: no bonus
    do(game, 0, "discard 3", "discard 1", "discard 4")  # the last one goes by itself
    assert seen(game)["discard"] == ["AG10", "AG03", "AG01", "AG04", "AG02"] and what(game) == "choose_action"
    assert seen(game)["agenda"] == ["AG33", "AG32", "AG31", "AG30"]
    at_once = do(acting("refillagenda", {}, agenda=SHOWN), 0, "refill agenda", "discard 2", "discard rest")
    assert seen(at_once)["discard"] == ["AG02", "AG01", "AG03", "AG04"]


@pytest.mark.rule("GC-9.12.3")
def test_an_empty_deck_is_renewed_with_the_cards_just_discarded() -> None:
    rest = [id for id in BOX["agenda"] if id not in SHOWN]
    game = acting("refillagenda", {"hand": rest[:-3]}, agenda=SHOWN, discard=rest[-3:-1], deck=rest[-1:])
    do(game, 0, "refill agenda", "discard rest")
    at_table = seen(game)
    assert at_table["agenda"][0] == rest[-1] and set(at_table["agenda"][1:]) < {*SHOWN, *rest[-3:-1]}
    assert at_table["discard"] == [] and at_table["deck"] == 3


@pytest.mark.rule("GC-9.12.3", "GC-17.6")
def test_without_cards_the_upper_spaces_stay_empty() -> None:
    rest = [id for id in BOX["agenda"] if id != "AG01"]
    game = acting("refillagenda", {"hand": rest}, agenda=[None, None, "AG01", None])
    do(game, 0, "refill agenda", "gain food", "discard rest")
    assert seen(game)["agenda"] == ["AG01", None, None, None]


@pytest.mark.rule("GC-10.13", "GC-9.12.1")
def test_clean_slate_gains_all_four() -> None:
    game = acting("refillagenda", {"hand": ["AG26"]}, agenda=SHOWN)
    assert "play ag26" in free(game)
    do(game, 0, "play ag26", "refill agenda", "gain fuel")
    assert purse(game) == (11, 3, 5, 1)
    assert "play ag26" not in notations(do(acting("refillagenda", {"hand": ["AG26"]}, agenda=[None] * 4), 0))
