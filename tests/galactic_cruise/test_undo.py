"""Taking back: to the start of the turn, until something hidden is turned up or others go on."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import acting, do, notations, player, purse, seen, turn, what

SHOWN = ["AG01", "AG02", "AG03", "AG04"]


@pytest.mark.rule("GC-4.2")
@pytest.mark.parametrize(
    "choices",
    [
        ["assign worker l1"],
        ["assign worker l1", "act development", "build food a1", "pay 1 3"],
        ["assign worker l1", "act expert", "hire right", "fund resource", "gain food"],
        ["assign worker l6", "act supplies", "buy ads", "buy resources", "gain food"],
        ["assign worker l3", "act gainres", "silo food", "done"],
        ["assign worker l3", "act refillsilo", "discard ag25", "refill food"],
        ["assign worker l4", "act schedule", "schedule c01", "flip g3", "gain food"],
        ["assign worker l4", "act advertise", "advertise c01", "sell 1 a"],
        ["assign worker l2", "act draw", "draw 1", "draw discard"],
        ["assign worker l5", "act segments", "segment bp10 1", "done"],
        ["borrow a4", "bonus ads 1", "play ag25 oxygen", "play ag36", "meeting"],
        ["assign worker l6", "act blueprints", "take 1", "take 2"],
    ],
)
def test_what_turns_nothing_up_can_be_taken_back(choices: list[str]) -> None:
    own = {"money": 20, "reputation": 4, "hand": ["AG25", "AG36"], "blueprints": ["BP10"], "ads": 9}
    said: dict[str, Any] = {
        "areas": {"A4": [1]}, "agenda": SHOWN, "discard": ["AG09"], "cruises": ["C01", "C02", "C03", "C04", "C05"],
    }  # fmt: skip
    game = turn(own, **said)
    before = game.position()
    last = choices[-1] == "take 2"
    for choice in choices[:-1] if last else choices:
        do(game, 0, choice)
    assert game.position() != before
    for _ in choices[:-1] if last else choices:
        game.undo(0)
    assert game.position() == before and not game.can_undo(0)


@pytest.mark.rule("GC-9.4.2", "GC-9.4.5", "GC-9.6.3", "GC-9.12.1")
@pytest.mark.parametrize(
    "choices",
    [
        ["assign worker l6", "act blueprints", "take 1", "done"],
        ["refresh", "discard 1", "confirm"],
        ["assign worker l5", "act newship", "ship 1"],
        ["assign worker l5", "act segments", "segment display 1 1", "done"],
        ["assign worker l2", "act refillagenda", "refill agenda", "discard rest"],
    ],
)
def test_what_turns_something_up_stands(choices: list[str]) -> None:
    game = turn(
        {"reputation": 4},
        agenda=SHOWN,
        engines=["E01", "E02", "E03", "E04"],
        blueprints=["BP01", "BP02", "BP03", "BP04", "BP05"],
    )
    do(game, 0, *choices[:-1])
    assert game.can_undo(0)
    do(game, 0, choices[-1])
    assert not game.can_undo(0)
    with pytest.raises(ct.CannotUndo):
        game.undo(0)


@pytest.mark.rule("GC-4.1")
def test_a_turn_that_is_over_stands() -> None:
    game = do(turn({}), 0, "meeting")
    assert game.can_undo(0)
    do(game, 0, "end turn")
    assert not game.can_undo(0) and not game.can_undo(1) and seen(game)["turn"] == 1


@pytest.mark.rule("GC-7.1")
def test_stops_can_be_taken_back() -> None:
    ship = {"segments": ["BP01", "BP02", "BP03"], "cruise": "C01", "guests": [1, 1, 0], "token": "G1"}
    game = turn({"ships": [ship], "tokens": ["B1"], "ads": 5})
    before = game.position()
    choices = ["advance 1", "upgrade ua1", "score a", "score r"]
    do(game, 0, *choices)
    assert purse(game)[2] == 5 + 4 + 4
    for _ in choices:
        game.undo(0)
    assert game.position() == before


@pytest.mark.rule("GC-R2", "GC-6.8")
def test_a_bump_until_the_bumped_player_has_chosen() -> None:
    game = turn({}, {}, workers={"L3": [1, "worker"]})
    do(game, 0, "assign worker l3")
    assert game.can_undo(0)
    game.undo(0)
    assert game.to_act == (0,) and player(game, 1)["idle"] == 1
    do(game, 0, "assign worker l3")
    do(game, 1, "fund money")
    assert not game.can_undo(0) and game.can_undo(1)
    game.undo(1)
    assert list(game.to_act) == [0, 1] and game.can_undo(0)


@pytest.mark.rule("GC-R2")
def test_each_takes_back_the_own_choice() -> None:
    """The active player goes on; the bumped one thinks again."""
    game = turn({}, {}, workers={"L3": [1, "worker"]})
    do(game, 0, "assign worker l3")
    do(game, 1, "fund money")
    do(game, 0, "act gainres", "silo food")
    game.undo(1)
    assert "fund ads" in notations(game, 1) and what(game) == "gain_resources"
    do(game, 1, "fund ads")
    game.undo(0)
    assert notations(game)[:3] == ["silo food", "silo oxygen", "silo fuel"] and purse(game, 1)[1] == 3


@pytest.mark.rule("GC-3.26", "GC-3.27")
def test_the_first_choices_can_be_taken_back_until_the_next_goes_on() -> None:
    game = ct.new_game("galactic-cruise", 2, seed=3, options={"first_player": 1})
    assert game.to_act == (1,)
    site = notations(game, 1)[0]
    do(game, 1, site)
    game.undo(1)
    assert site in notations(game, 1)
    do(game, 1, site, "take 1")
    assert game.to_act == (0,) and game.can_undo(1)
    do(game, 0, notations(game)[0])
    assert not game.can_undo(1)


@pytest.mark.rule("GC-R53")
def test_a_new_ship_chosen_is_seen_by_all() -> None:
    game = acting("newship", {}, engines=["E03", "E02", "E01", "E04"])
    do(game, 0, "ship 1", "gain food")
    game.undo(0)
    assert what(game) == "choose_resource" and len(player(game)["ships"]) == 2
