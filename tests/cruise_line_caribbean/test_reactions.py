"""Reactions (CL-10.6 to 10.8): each reaction against each attack, and who is asked at all."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import do, notations, table, told
from tests.cruise_line_caribbean.season import aboard, book, cash, debts, effects, hand, listed, prices, sea, ship

# T13: an attack of each kind, and its class
ATTACKS = {
    "a01": "physical", "a07": "physical", "a02": "physical", "a03": "physical",
    "a06": "commercial", "a14": "commercial", "a10": "commercial", "a15": "commercial",
    "a04": "official", "a12": "official", "a08": "official",
}  # fmt: skip
ANSWERS = {
    "a21": {"physical", "commercial", "official"},  # LEGAL
    "a23": {"physical"},  # SECURITY
    "a25": {"commercial"},  # PR
    "a03": {"physical", "commercial", "official"},  # INSURE
}
VICTIM: dict[str, Any] = {"at": "PR", "fuel": 5, "aboard": {"PR": 2}}


def attacked(attack: str, *hand: str, **more: Any) -> ct.Game:
    """Up to the target's answer."""
    game = sea({"hand": [attack.upper()]}, {**VICTIM, "hand": [card.upper() for card in hand]}, **more)
    do(game, f"attack {attack} seat 1")
    return do(game, "poach pr 2 ny") if attack == "a06" else game


def standing(game: ct.Game) -> tuple[Any, ...]:
    """What attacks change."""
    return cash(game), ship(game, 1)["fuel"], aboard(game, 1), effects(game, 1), game.position()["waiting"]


@pytest.mark.rule("CL-10.6")
@pytest.mark.parametrize(("attack", "answer"), [(a, b) for a in ATTACKS for b in ANSWERS if a != b])
def test_each_reaction_against_each_attack(attack: str, answer: str) -> None:
    game = sea({"hand": [attack.upper()]}, {**VICTIM, "hand": [answer.upper(), "A19"]})
    before = standing(game)
    do(game, f"attack {attack} seat 1", *(["poach pr 2 ny"] if attack == "a06" else []))
    if ATTACKS[attack] not in ANSWERS[answer]:
        assert notations(game) == ["decline"] and game.to_act == (1,)
        return
    assert notations(game) == [f"react {answer}", "decline"]
    do(game, f"react {answer}")
    insured = answer == "a03"
    assert standing(game)[1:] == before[1:] and cash(game) == ([18, 22] if insured else [20, 20])
    assert sorted(table(game)["decks"]["discard"]) == sorted([attack.upper(), answer.upper()])
    assert hand(game) == [] and hand(game, 1) == ["A19"] and game.to_act == (1,)  # the action is used up


@pytest.mark.rule("CL-10.6")
def test_a_smear_campaign_is_cancelled_in_the_standard_game() -> None:
    game = listed({"hand": ["A14"]}, {"hand": ["A09"]}, prices=[6, 6])
    assert prices(do(game, "attack a14 seat 1", "react a09")) == [6, 6]


@pytest.mark.rule("CL-10.6", "CL-10.8")
@pytest.mark.parametrize(("has", "paid"), [(9, 2), (1, 1), (0, 0)])
def test_full_insurance_costs_the_attacker(has: int, paid: int) -> None:
    game = sea({"hand": ["A08"], "cash": has}, {"hand": ["A03"]})
    do(game, "attack a08 seat 1", "react a03")
    assert cash(game) == [has - paid, 20 + paid] and debts(game) == [0, 0]
    assert book(game).get("cards", 0) == -paid and book(game, 1).get("cards", 0) == paid
    assert "$0" not in told(game)


@pytest.mark.rule("CL-10.6")
def test_the_action_is_used_up_and_nobody_answers_a_reaction() -> None:
    game = sea({"hand": ["A08", "A21"], "fuel": 12}, {"hand": ["A22"]})
    do(game, "attack a08 seat 1", "react a22")
    assert game.to_act == (0,) and notations(game) == ["end", "fuel 1"]


@pytest.mark.rule("CL-10.6")
def test_the_target_alone_is_asked() -> None:
    game = sea({"hand": ["A04"]}, {"hand": ["A01"]}, {"hand": ["A21"]})
    do(game, "attack a04 seat 1")
    assert game.to_act == (1,) and game.may_act == ()
    assert table(game, 2)["dialogue"] == {"seat": 1, "kind": "attack", "attacker": 0, "card": "A04"}


@pytest.mark.rule("CL-10.6", "CL-10.3")
def test_target_and_choices_are_known_before_the_answer() -> None:
    game = attacked("a06", "A01")
    assert table(game)["dialogue"]["poach"] == {"count": 2, "colour": "PR", "port": "NY"}
    assert aboard(game, 1) == {"PR": 2}
    assert "2 passengers for Puerto Rico" in game.prompt(1) and "New York" in game.prompt(1)
    do(game, "decline")
    assert aboard(game, 1) == {} and game.position()["waiting"]["NY"] == {"PR": 2}


# -- CL-10.7: who is asked follows from public facts ---------------------------------------------------------


@pytest.mark.rule("CL-10.7")
@pytest.mark.parametrize("card", ["A01", "A10", "A20", "A25"])
def test_a_target_with_any_card_is_asked(card: str) -> None:
    game = attacked("a04", card)
    assert game.to_act == (1,) and notations(game) == ["decline"]
    assert effects(do(game, "decline"), 1)["delay"] is False and effects(game, 1)["bunker"] is False
    assert game.to_act == (0,)  # the delayed turn of the target is lost


@pytest.mark.rule("CL-10.7")
def test_the_question_reads_the_same_whatever_the_hand() -> None:
    games = [attacked("a08", card) for card in ("A21", "A01")]
    assert games[0].prompt(1) == games[1].prompt(1) and games[0].rules(1) == games[1].rules(1)
    others = [{**table(game, 0), "decks": None} for game in games]
    assert others[0] == others[1] and games[0].log(0) == games[1].log(0)


@pytest.mark.rule("CL-10.7")
def test_a_target_without_a_card_is_not_asked() -> None:
    game = attacked("a08")
    assert game.to_act == (1,) and "sail fl" in notations(game) and cash(game) == [20, 18]


@pytest.mark.rule("CL-10.7", "CL-10.5", "CL-10.9")
def test_a_target_that_has_played_its_card_of_this_turn_is_not_asked() -> None:
    game = sea({"hand": ["A08"]}, {"hand": ["A14", "A21"]})
    do(game, "play a14", seat=1)
    do(game, "attack a08 seat 1", seat=0)
    assert cash(game) == [20, 20 + 3 - 2] and game.to_act == (1,) and hand(game, 1) == ["A21"]


@pytest.mark.rule("CL-10.5", "CL-10.6")
def test_a_reaction_uses_up_the_card_of_the_attackers_turn_only() -> None:
    game = sea({"hand": ["A08"], "fuel": 12}, {"hand": ["A14", "A21"]})
    do(game, "attack a08 seat 1", "react a21")
    assert game.to_act == (0,) and game.may_act == ()  # no second card on this turn
    do(game, "end")
    assert "play a14" in notations(game, 1)
