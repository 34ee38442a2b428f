"""Purchase Supplies (GC-9.3), Gain Resources (GC-9.7), Refill Storage Silo (GC-9.8)."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.helpers import acting, asked, do, free, notations, player, purse, refused, seen, stored, what

NONE = {"food": 0, "oxygen": 0, "fuel": 0}
KINDS = ["gain food", "gain oxygen", "gain fuel"]


# -- Purchase Supplies ----------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.3.1")
def test_one_or_both_each_once() -> None:
    game = acting("supplies", {})
    assert asked(game) == ["buy resources", "buy ads"]  # at least one
    do(game, 0, "buy resources")
    assert asked(game) == KINDS
    do(game, 0, "gain food", "gain fuel")
    assert asked(game) == ["buy ads", "done"] and purse(game)[0] == 9 and stored(game) == (2, 1, 2)
    do(game, 0, "buy ads")
    assert purse(game)[:2] == (8, 4) and what(game) == "choose_action"
    one = do(acting("supplies", {}), 0, "buy ads", "done")
    assert purse(one)[:2] == (9, 4) and what(one) == "choose_action"


@pytest.mark.rule("GC-9.3.2", "GC-2.13", "GC-R10")
def test_what_does_not_fit_is_lost() -> None:
    game = acting("supplies", {"stored": {"food": 2, "oxygen": 2, "fuel": 1}, "money": 1})
    do(game, 0, "buy resources", "gain oxygen", "gain fuel")
    assert stored(game) == (2, 2, 2) and what(game) == "choose_action"
    full = do(acting("supplies", {"stored": {"food": 2, "oxygen": 2, "fuel": 2}}), 0, "buy resources")
    assert asked(full) == ["buy ads", "done"] and purse(full)[0] == 9  # nobody is asked for kinds


@pytest.mark.rule("GC-2.14", "GC-9.3.1")
def test_bought_resources_do_not_come_from_the_silo() -> None:
    game = do(acting("supplies", {}, silo=NONE), 0, "buy resources", "gain food", "gain fuel")
    assert seen(game)["silo"] == NONE and stored(game) == (2, 1, 2)


@pytest.mark.rule("GC-9.3.1", "GC-2.15")
def test_the_accountant_takes_one_off_the_whole_action() -> None:
    game = acting("supplies", {"money": 1, "hired": ["left"]}, worker="expert", expert="EX2")
    do(game, 0, "buy ads")
    assert purse(game)[:2] == (1, 4)
    do(game, 0, "buy resources", "gain food", "gain fuel")
    assert purse(game)[0] == 0


@pytest.mark.rule("GC-9.3.1", "GC-4.4")
def test_the_track_bonus_pays_the_second_purchase() -> None:
    game = do(acting("supplies", {"money": 1, "reputation": 2}), 0, "buy ads")
    do(game, 0, "bonus money 1", "buy resources", "gain food", "gain fuel")
    assert purse(game) == (0, 4, 5, 1) and stored(game) == (2, 1, 2)


@pytest.mark.rule("GC-10.13", "GC-9.3.1")
def test_bulk_order_counts_for_the_whole_action() -> None:
    game = do(acting("supplies", {"hand": ["AG11"]}), 0, "buy ads", "play ag11", "buy resources")
    do(game, 0, "gain food", "gain oxygen", "gain fuel")
    assert purse(game)[:2] == (8, 6) and stored(game) == (2, 2, 2) and what(game) == "choose_action"


# -- Gain Resources -------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.7.1", "GC-2.14")
def test_up_to_three_from_the_silo_in_any_mix() -> None:
    game = acting("gainres", {"stored": NONE}, silo={"food": 2, "oxygen": 0, "fuel": 5})
    assert asked(game) == ["silo food", "silo fuel"]
    do(game, 0, "silo food", "silo fuel")
    assert asked(game) == ["silo food", "silo fuel", "done"]
    do(game, 0, "silo food")
    assert what(game) == "choose_action" and stored(game) == (2, 0, 1)
    assert seen(game)["silo"] == {"food": 0, "oxygen": 0, "fuel": 4}
    less = do(acting("gainres", {"stored": NONE}), 0, "silo food", "done")
    assert what(less) == "choose_action" and stored(less) == (1, 0, 0)


@pytest.mark.rule("GC-9.7.2", "GC-2.13")
def test_limited_by_silo_and_room() -> None:
    game = acting("gainres", {"stored": {"food": 2, "oxygen": 2, "fuel": 1}})
    assert asked(game) == ["silo fuel"] and refused(game, "silo food")
    do(game, 0, "silo fuel")
    assert what(game) == "choose_action" and stored(game) == (2, 2, 2)  # no room for more: it ends by itself
    empty = do(acting("gainres", {"stored": NONE}, silo={"food": 1, "oxygen": 0, "fuel": 0}), 0, "silo food")
    assert what(empty) == "choose_action" and seen(empty)["silo"] == NONE


@pytest.mark.rule("GC-8.5", "GC-9.7.2")
def test_a_card_may_not_take_the_last_room_of_an_action_not_begun() -> None:
    own = {"stored": {"food": 2, "oxygen": 2, "fuel": 1}, "hand": ["AG01"]}
    assert "play ag01 fuel" not in free(acting("gainres", own))
    assert "play ag01 fuel" in free(acting("gainres", {**own, "stored": {"food": 1, "oxygen": 2, "fuel": 1}}))


@pytest.mark.rule("GC-10.15", "GC-10.3")
def test_more_by_cards() -> None:
    own = {"hand": ["AG14", "AG15"], "stored": NONE}
    game = acting("gainres", own, silo={"food": 1, "oxygen": 1, "fuel": 2})
    do(game, 0, "play ag14", "play ag15", *["silo food"] * 2, *["silo oxygen"] * 2, *["silo fuel"] * 2)
    assert stored(game) == (2, 2, 2) and seen(game)["silo"] == {"food": 1, "oxygen": 1, "fuel": 2}
    extra = acting("gainres", {"hand": ["AG14"], "stored": NONE}, silo={"food": 5, "oxygen": 5, "fuel": 5})
    do(extra, 0, *["silo food"] * 2, "play ag14", *["silo oxygen"] * 2, *["silo fuel"] * 2)
    assert what(extra) == "choose_action" and seen(extra)["silo"] == {"food": 3, "oxygen": 3, "fuel": 3}


# -- Refill Storage Silo --------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.8.1", "GC-9.8.2", "GC-R22")
@pytest.mark.parametrize("level", [0, 2, 4])
def test_a_card_for_money_and_reputation(level: int) -> None:
    silo = {"food": 1, "oxygen": level, "fuel": 5}
    game = acting("refillsilo", {"hand": ["AG25", "AG01"]}, silo=silo)
    assert asked(game) == ["discard ag25", "discard ag01"]
    do(game, 0, "discard ag25")
    assert asked(game) == ["refill food", "refill oxygen"]
    do(game, 0, "refill oxygen")
    assert purse(game) == (10 + 5 - level, 2, 5, 1) and stored(game) == (1, 1, 1)  # text and Resource are ignored
    assert seen(game)["silo"] == {**silo, "oxygen": 5} and player(game)["hand"] == ["AG01"]
    assert seen(game)["discard"] == ["AG25"] and seen(game)["now"]["played"] == [] and what(game) == "choose_action"


@pytest.mark.rule("GC-R22", "GC-9.11.2")
def test_the_card_discarded_may_be_drawn_again() -> None:
    game = acting("refillsilo", {"hand": ["AG25"], "reputation": 1}, areas={"A3": [0]})
    do(game, 0, "discard ag25", "refill food", "act draw", "draw discard")
    assert player(game)["hand"] == ["AG25"] and purse(game)[3] == 1


@pytest.mark.rule("GC-9.8.3")
def test_not_with_an_empty_hand() -> None:
    game = acting("gainres", {"hand": ["AG25"]}, silo=dict.fromkeys(NONE, 1))
    do(game, 0, "silo food", "silo fuel")
    assert stored(game) == (2, 1, 2)
    do(game, 0, "silo oxygen")
    assert "act refillsilo" in notations(game)
    do(game, 0, "play ag25")
    assert "act refillsilo" not in notations(game)


@pytest.mark.rule("GC-8.5", "GC-9.8.3", "GC-R59")
def test_the_last_card_cannot_be_played_away() -> None:
    assert "play ag25" not in free(acting("refillsilo", {"hand": ["AG25"]}))
    assert "play ag25" in free(acting("refillsilo", {"hand": ["AG25", "AG36"]}))


@pytest.mark.rule("GC-R9", "GC-9.8.1")
def test_a_full_resource_unless_agreed() -> None:
    silo = {"food": 5, "oxygen": 5, "fuel": 4}
    refused_ = do(acting("refillsilo", {"hand": ["AG25"]}, silo=silo), 0, "discard ag25")
    assert asked(refused_) == ["refill fuel"]
    game = acting("refillsilo", {"hand": ["AG25"]}, silo=dict.fromkeys(NONE, 5), options={"silo_full": "allowed"})
    do(game, 0, "discard ag25", "refill food")
    assert purse(game) == (10, 2, 5, 1)


@pytest.mark.rule("GC-10.13")
def test_cards_on_the_refill() -> None:
    award = do(acting("refillsilo", {"hand": ["AG17"]}), 0, "play ag17", "refill food")
    assert purse(award) == (13, 2, 5, 2) and seen(award)["now"]["played"] == ["AG17"]
    convoy = acting("refillsilo", {"hand": ["AG16", "AG25"]})
    do(convoy, 0, "play ag16", "discard ag25", "refill food")
    assert asked(convoy) == ["refill oxygen", "refill fuel", "done"]
    do(convoy, 0, "refill fuel")
    assert purse(convoy) == (16, 2, 5, 1) and what(convoy) == "choose_action"


@pytest.mark.rule("GC-8.5", "GC-R59")
def test_the_track_bonus_may_not_take_the_last_room() -> None:
    """Whatever is offered and chosen, the action can still be carried out."""
    own = {"stored": {"food": 2, "oxygen": 2, "fuel": 1}, "reputation": 3}
    game = acting("gainres", own)
    for bonus in [notation for notation in free(game) if notation.startswith("bonus resources")]:
        for kind in asked(do(game.clone(), 0, bonus)):
            assert asked(do(game.clone(), 0, bonus, kind)) == ["silo fuel"]
    roomy = acting("gainres", {**own, "stored": {"food": 0, "oxygen": 2, "fuel": 1}})
    assert "bonus resources 1" in free(roomy)


@pytest.mark.rule("GC-8.5", "GC-R59")
def test_not_even_with_a_refresh_in_between() -> None:
    """Room for a Food and a Fuel: one from the track is still to come, so no card may take the other."""
    own = {"stored": {"food": 1, "oxygen": 2, "fuel": 1}, "reputation": 4, "hand": ["AG03", "AG01"]}
    game = do(acting("gainres", own), 0, "bonus resources 2")
    assert not {"play ag03 food", "play ag01 fuel"} & set(free(game))
    do(game, 0, "refresh")
    assert not {"play ag03 food", "play ag01 fuel"} & set(free(game))
    do(game, 0, "discard 1", "confirm", "gain fuel")
    assert asked(game) == ["silo food"]
