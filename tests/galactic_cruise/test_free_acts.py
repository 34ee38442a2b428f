"""Free acts in the middle of anything (GC-4.4, 4.6; DP9, DP26), and no question that they leave without an answer."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.flights import flying, pad, ready
from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, starting, stored, table, turn, what

DEAR = ["BP48", "BP47", "BP46", "BP45"]


def at_every_question(game: ct.Game, *choices: str) -> list[tuple[str, list[str]]]:
    """What the first seat may do beside each question on its way."""
    found = []
    for choice in choices:
        found.append((what(game), free(game)))
        do(game, 0, choice)
    return found


@pytest.mark.rule("GC-4.4", "GC-4.6")
def test_free_acts_at_every_decision_of_the_own_turn() -> None:
    """Before step 1, inside a Stop, before a Worker is placed, inside actions, between them and at the end."""
    mine = {"ships": [flying("C01", [1, 0, 0])], "hand": ["AG25"], "reputation": 4, "ads": 9, "stored": {}}
    game = turn(mine, areas={"A5": [1], "T2": [1]})
    seen = at_every_question(
        game, "advance 1", "score a", "assign worker l6", "act blueprints", "take 1", "done", "act supplies",
        "buy resources", "gain food", "gain food", "done", "end turn",
    )  # fmt: skip
    for what_, acts in seen:
        assert {"play ag25", "play ag25 oxygen", "bonus ads 1", "refresh"} <= set(acts), what_
    kinds = ["advance", "score_guests", "turn_choice", "choose_action", "take_blueprint"]
    assert [what_ for what_, _ in seen][:5] == kinds


@pytest.mark.rule("GC-4.4", "GC-11.13")
def test_free_acts_during_a_launch() -> None:
    mine = {**ready(), "hand": ["AG25"], "reputation": 4, "hired": ["left"]}
    game = pad(mine, areas={"T2": [1]}, technologies=["TT4", "TT1", "TT2", "TT3"])
    do(game, 0, "borrow t2")
    seen = at_every_question(game, "launch 1 worker", "board 1 a", "close doors", "settle")
    for what_, acts in seen:
        assert {"play ag25", "bonus ads 1", "refresh"} <= set(acts), what_


@pytest.mark.rule("GC-4.6", "GC-8.4")
def test_an_interruption_goes_back_to_the_open_question() -> None:
    game = acting("supplies", {"hand": ["AG25"], "reputation": 6, "stored": {}})
    do(game, 0, "buy ads", "play ag25", "refresh", "discard 1", "confirm", "bonus resources 3", "gain food")
    assert what(game) == "purchase_supplies"
    do(game, 0, "buy resources", "gain fuel", "gain fuel")
    assert (purse(game)[:2], stored(game)) == ((11, 4), (1, 0, 2))


@pytest.mark.rule("GC-4.4", "GC-5.6")
def test_the_track_bonus_once_and_the_refresh_again_and_again() -> None:
    game = turn({"reputation": 9})
    do(game, 0, "bonus money 2")
    assert not [act for act in free(game) if act.startswith("bonus")]
    do(game, 0, "refresh", "discard 1", "confirm", "refresh", "discard 2", "confirm")
    assert purse(game)[3] == 5
    assert "refresh" in free(game)


@pytest.mark.rule("GC-9.4.5", "GC-8.5")
def test_refresh_never_takes_the_last_affordable_segment() -> None:
    """The action is chosen and nothing is built: something affordable must stay."""
    game = acting(
        "segments", {"money": 3, "reputation": 4}, blueprints=["BP01", *DEAR], blueprint_stack=["BP44", "BP43"]
    )
    assert asked(game) == ["segment display 1 1"]
    for act in ("refresh", "discard 1", "confirm"):
        if act in free(game) or act in asked(game):
            do(game, 0, act)
    if what(game) == "refresh_blueprints":
        do(game, 0, "discard 2", "confirm")
    assert asked(game) == ["segment display 1 1"]


@pytest.mark.rule("GC-9.4.5", "GC-8.5")
def test_refresh_beside_own_blueprints_or_after_the_first_segment() -> None:
    """Then every slot may go."""
    own = acting("segments", {"money": 3, "reputation": 4, "blueprints": ["BP02"]}, blueprints=["BP01", *DEAR])
    do(own, 0, "refresh", "discard 1", "confirm")
    assert "segment bp02 1" in asked(own)
    built = acting(
        "segments",
        {"money": 5, "reputation": 4, "blueprints": ["BP02"]},
        blueprints=["BP01", *DEAR],
        blueprint_stack=["BP44"],
    )
    do(built, 0, "segment bp02 1", "refresh", "discard 1", "confirm")
    assert asked(built) == ["done"]


@pytest.mark.rule("GC-8.5", "GC-9.4.5")
def test_refresh_never_spoils_an_action_that_obliges_to_a_card() -> None:
    game = acting(
        "segments",
        {"money": 1, "reputation": 4, "hand": ["AG02"]},
        blueprints=["BP01", *DEAR],
        blueprint_stack=["BP44"],
    )
    assert (what(game), asked(game)) == ("required_card", ["play ag02"])
    for act in ("refresh", "discard 1", "confirm"):
        if act in free(game) or act in asked(game):
            do(game, 0, act)
    if what(game) == "refresh_blueprints":
        do(game, 0, "discard 2", "confirm")
    assert asked(game) == ["play ag02"]
    do(game, 0, "play ag02", "segment display 1 1")


@pytest.mark.rule("GC-8.5", "GC-9.4.5", "GC-R59")
def test_nothing_else_spoils_the_segment_a_refresh_has_left() -> None:
    """The Segment in slot 2 (3 + 1 Money) is to stay: its Money is not lent away while slot 1 is being discarded."""
    game = acting(
        "segments",
        {"money": 5, "reputation": 4},
        blueprints=["BP01", "BP03", *DEAR[:3]],
        blueprint_stack=["BP44", "BP43"],
        areas={"T4": [1]},
    )
    do(game, 0, "refresh", "discard 1")
    for act in free(game):
        other = do(game.clone(), 0, act)
        while what(other) != "build_segment":
            do(other, 0, asked(other)[-1])
        assert asked(other), act
    do(game, 0, "confirm")
    assert "segment display 2 1" in asked(game)


@pytest.mark.rule("GC-8.5", "GC-9.4.5", "GC-R59")
def test_no_refresh_within_a_refresh_nor_above_an_obliged_card() -> None:
    """Not even while the kinds of a track bonus are being asked for."""
    game = acting("segments", {"money": 4, "reputation": 9, "stored": {}}, blueprints=["BP01", "BP03", *DEAR[:3]])
    do(game, 0, "refresh", "discard 1")
    if "bonus resources 3" in free(game):
        do(game, 0, "bonus resources 3")
    assert "refresh" not in free(game)
    card = acting(
        "segments",
        {"money": 1, "reputation": 9, "hand": ["AG02"], "stored": {}},
        blueprints=["BP01", *DEAR],
        blueprint_stack=["BP44"],
    )
    do(card, 0, "bonus resources 1")
    assert "refresh" not in free(card)


@pytest.mark.rule("GC-4.4", "GC-9.7.1", "GC-R59")
def test_the_track_bonus_is_free_again_once_something_has_been_taken() -> None:
    game = acting("gainres", {"reputation": 3, "stored": {"food": 0, "oxygen": 2, "fuel": 2}})
    assert "bonus resources 1" in free(game), "one place would be left"
    do(game, 0, "silo food")
    assert "bonus resources 1" in free(game)
    do(game, 0, "bonus resources 1", "gain food")
    assert asked(game) == ["done"]


@pytest.mark.rule("GC-8.5", "GC-9.7.2", "GC-5.6")
def test_the_track_bonus_never_fills_the_last_place_of_gain_resources() -> None:
    game = acting("gainres", {"reputation": 3, "stored": {"food": 1, "oxygen": 2, "fuel": 2}})
    if "bonus resources 1" in free(game):
        do(game, 0, "bonus resources 1")
        if "gain food" in asked(game):
            do(game, 0, "gain food")
        else:
            do(game, 0, asked(game)[0])
    assert asked(game), "still to be answered"
    assert "bonus money 2" in free(acting("gainres", {"reputation": 3, "stored": {"food": 1, "oxygen": 2, "fuel": 2}}))


@pytest.mark.rule("GC-8.5", "GC-9.7.2")
def test_a_card_never_fills_the_last_place_of_gain_resources() -> None:
    game = acting("gainres", {"hand": ["AG06"], "stored": {"food": 1, "oxygen": 2, "fuel": 2}})
    assert "play ag06 food" not in free(game)
    roomy = acting("gainres", {"hand": ["AG06"], "stored": {"food": 0, "oxygen": 2, "fuel": 2}})
    assert "play ag06 food" in free(roomy)


@pytest.mark.rule("GC-8.5", "GC-5.3")
@pytest.mark.parametrize(
    ("action", "mine"),
    [
        ("development", {"money": 4, "stored": {}}),
        ("expert", {"money": 12}),
        ("supplies", {"money": 1}),
        ("segments", {"money": 2, "blueprints": ["BP01"]}),
    ],
)
def test_money_an_action_needs_is_not_lent_away(action: str, mine: dict[str, Any]) -> None:
    game = acting(action, mine, areas={"T4": [1]}, blueprints=["BP44", *DEAR])
    assert "borrow t4" not in free(game)
    rich = acting(action, {**mine, "money": mine["money"] + 2}, areas={"T4": [1]}, blueprints=["BP44", *DEAR])
    assert "borrow t4" in free(rich)


@pytest.mark.rule("GC-8.5", "GC-9.1.2")
def test_a_card_a_payment_needs_is_not_played_for_its_text() -> None:
    """Only the Oxygen of Charm Offensive pays the last unit."""
    game = acting("development", {"money": 3, "stored": {}, "hand": ["AG13"]})
    do(game, 0, "build oxygen a3")
    assert "play ag13" not in free(game)
    assert asked(game) == ["pay ag13"]


@pytest.mark.rule("GC-8.5", "GC-9.8.1")
def test_the_last_card_is_kept_for_the_silo() -> None:
    game = acting("refillsilo", {"hand": ["AG25"]})
    assert free(game) == ["refresh"]
    assert "play ag25" in free(acting("refillsilo", {"hand": ["AG25", "AG05"]}))


@pytest.mark.rule("GC-8.5", "GC-9.11.2")
def test_a_card_is_not_played_onto_the_only_pile_to_draw_from() -> None:
    game = acting("draw", {"hand": ["AG25"], "reputation": 2}, agenda=[None] * 4, discard=["AG01"])
    assert asked(game) == ["draw discard"]
    assert "play ag25" not in free(game)
    do(game, 0, "draw discard")
    assert "play ag25" in free(game)


@pytest.mark.rule("GC-5.2", "GC-9.11.1")
def test_the_last_reputation_is_kept_for_the_pile() -> None:
    game = acting("draw", {"reputation": 1, "vp": 0}, agenda=[None] * 4, discard=["AG01"])
    assert free(game) == []


@pytest.mark.rule("GC-10.9", "GC-4.5")
def test_a_hand_limit_settled_meanwhile_is_not_asked() -> None:
    """Six cards and six Blueprints: a card is played while the Blueprint is being asked for."""
    hand = ["AG25", "AG13", "AG36", "AG05", "AG01", "AG02"]
    mine = {"hand": hand, "blueprints": [f"BP0{k}" for k in range(1, 7)]}
    game = turn(mine)
    do(game, 0, "assign worker l1", "no action", "end turn")
    assert what(game) == "discard_blueprint"
    do(game, 0, "play ag25", "discard bp01")
    assert len(player(game)["hand"]) == 5
    assert game.to_act == (1,)


@pytest.mark.rule("GC-10.9", "GC-5.6")
def test_a_hand_limit_settled_beneath_another_question_is_not_asked() -> None:
    hand = ["AG25", "AG13", "AG36", "AG05", "AG01", "AG02"]
    game = turn({"hand": hand, "reputation": 3, "stored": {}})
    do(game, 0, "assign worker l1", "no action", "end turn", "bonus resources 1")
    assert what(game) == "choose_resource"
    do(game, 0, "play ag25", "gain food")
    assert not starting(game, "discard"), "at most to be confirmed"
    for choice in asked(game):
        do(game, 0, choice)
    assert len(player(game)["hand"]) == 5
    assert game.to_act == (1,)


@pytest.mark.rule("GC-4.5", "GC-9.4.3")
def test_clean_up_goes_from_blueprints_to_cards() -> None:
    hand = ["AG25", "AG13", "AG36", "AG05", "AG01", "AG02"]
    game = turn({"hand": hand, "blueprints": [f"BP0{k}" for k in range(1, 7)]})
    do(game, 0, "assign worker l1", "no action", "end turn")
    assert what(game) == "discard_blueprint"
    do(game, 0, "discard bp03")
    assert what(game) == "discard_card"
    do(game, 0, "discard ag13")
    assert game.position()["blueprint_discard"] == ["BP03"]
    assert game.to_act == (1,)


@pytest.mark.rule("GC-4.4", "GC-3.26")
def test_no_free_acts_during_the_setup() -> None:
    game = ct.new_game("galactic-cruise", seats=3, seed=1)
    assert all(free(game, seat) == [] for seat in range(3))


@pytest.mark.rule("GC-5.4", "GC-8.4")
def test_borrowing_between_two_actions_opens_the_second() -> None:
    game = acting("supplies", {}, areas={"A1": [1]})
    do(game, 0, "buy ads", "done")
    assert "act development" not in asked(game)
    do(game, 0, "borrow a1")
    assert "act development" in asked(game)


@pytest.mark.rule("GC-8.5", "GC-R60")
def test_team_building_is_not_played_within_the_action_of_a_meeting() -> None:
    """Its Funding Bonuses could fill the last room that Gain Resources needs."""
    own = {"hand": ["AG34"], "stored": {"food": 2, "oxygen": 2, "fuel": 1}}
    data = {"players": [own, {}, {}], "workers": {"L1": [0, "worker"]}, "areas": {"A4": [0]}}
    game = table(data, 3, setup="intro")
    do(game, 0, "meeting", "fund money")
    assert "play ag34" in free(game)
    do(game, 0, "act gainres")
    assert "play ag34" not in free(game)
