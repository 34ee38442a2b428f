"""Agenda cards on supplies and the Silo: AG11, AG14 to AG17."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, refused, stored, turn, what

ROOMY = {"A1": [0], "A2": [0], "A3": [0]}  # one Development of each row built: room for three of each Resource


@pytest.mark.rule("GC-9.3.1", "GC-10.13")
def test_ag11_bulk_order_yields_four() -> None:
    game = acting("supplies", {"hand": ["AG11"], "stored": {}})
    do(game, 0, "play ag11", "buy ads", "buy resources", "gain food", "gain food", "gain fuel", "gain oxygen")
    assert (purse(game)[:2], stored(game), what(game)) == ((8, 6), (2, 1, 1), "choose_action")


@pytest.mark.rule("GC-10.13")
def test_ag11_bulk_order_counts_for_the_whole_action() -> None:
    """Also for what was bought before it was played."""
    game = acting("supplies", {"hand": ["AG11"], "stored": {}})
    do(game, 0, "buy ads")
    assert purse(game)[1] == 4
    do(game, 0, "play ag11")
    assert purse(game)[1] == 6
    other = acting("supplies", {"hand": ["AG11"], "stored": {}})
    do(other, 0, "buy resources", "gain food", "gain food", "play ag11", "gain fuel", "gain fuel", "done")
    assert stored(other) == (2, 0, 2)


@pytest.mark.rule("GC-10.13")
def test_ag11_bulk_order_can_still_be_played_with_the_last_money_spent() -> None:
    game = acting("supplies", {"hand": ["AG11"], "money": 1})
    do(game, 0, "buy ads")
    assert asked(game) == ["done"]
    do(game, 0, "play ag11", "done")
    assert purse(game)[:2] == (0, 6)


@pytest.mark.rule("GC-R53")
def test_ag11_bulk_order_comes_too_late_after_the_last_purchase() -> None:
    game = acting("supplies", {"hand": ["AG11"], "stored": {}})
    do(game, 0, "buy ads", "buy resources")
    assert what(game) == "choose_resource"
    assert "play ag11" not in free(game)


@pytest.mark.rule("GC-9.7.1", "GC-9.7.2")
def test_ag14_backdoor_key_takes_six() -> None:
    game = acting("gainres", {"hand": ["AG14"], "stored": {}}, areas=ROOMY, silo={"food": 3, "oxygen": 2, "fuel": 2})
    do(game, 0, "silo food", "play ag14", "silo food", "silo food", "silo fuel", "silo fuel")
    assert asked(game) == ["silo oxygen", "done"], "no Food and no Fuel are left there"
    do(game, 0, "silo oxygen")
    assert (stored(game), what(game)) == ((3, 1, 2), "choose_action")
    assert game.position()["silo"] == {"food": 0, "oxygen": 1, "fuel": 0}


@pytest.mark.rule("GC-10.5")
def test_ag14_backdoor_key_needs_more_than_three_to_take() -> None:
    game = acting("gainres", {"hand": ["AG14"], "stored": {"food": 1, "oxygen": 1, "fuel": 1}})
    assert "play ag14" not in free(game), "room for three only"
    assert "play ag14" in free(acting("gainres", {"hand": ["AG14"], "stored": {"food": 1, "oxygen": 1}}))


@pytest.mark.rule("GC-9.7.1", "GC-9.7.2")
def test_ag15_emergency_rations_leave_the_silo_as_it_is() -> None:
    game = acting("gainres", {"hand": ["AG15"], "stored": {}}, areas=ROOMY, silo={"food": 1, "oxygen": 0, "fuel": 2})
    do(game, 0, "play ag15", "silo food", "silo food")
    assert asked(game) == ["silo food", "silo fuel", "done"]
    do(game, 0, "silo food")
    assert (stored(game), what(game)) == ((3, 0, 0), "choose_action"), "three at most"
    assert game.position()["silo"] == {"food": 1, "oxygen": 0, "fuel": 2}


@pytest.mark.rule("GC-9.7.2")
def test_ag15_emergency_rations_need_room_too() -> None:
    game = acting("gainres", {"hand": ["AG15"], "stored": {"food": 1}}, silo={"food": 1, "oxygen": 0, "fuel": 0})
    do(game, 0, "play ag15", "silo food")
    assert (stored(game), what(game)) == ((2, 0, 0), "choose_action")


@pytest.mark.rule("GC-10.15")
def test_backdoor_key_with_emergency_rations() -> None:
    """Six Resources, and the Silo is not lowered."""
    game = acting("gainres", {"hand": ["AG14", "AG15"], "stored": {}}, areas=ROOMY)
    do(game, 0, "play ag15", "play ag14", *["silo food"] * 3, *["silo fuel"] * 3)
    assert (stored(game), what(game)) == ((3, 0, 3), "choose_action")
    assert game.position()["silo"] == {"food": 2, "oxygen": 2, "fuel": 2}


@pytest.mark.rule("GC-9.8.1", "GC-9.8.2")
def test_ag16_tanker_convoy_refills_a_second_resource() -> None:
    game = acting("refillsilo", {"hand": ["AG16", "AG25", "AG01"]}, silo={"food": 1, "oxygen": 5, "fuel": 3})
    do(game, 0, "play ag16", "discard ag01", "refill food")
    assert asked(game) == ["refill fuel", "done"]
    do(game, 0, "refill fuel")
    assert purse(game) == (10 + 4 + 2, 2, 5, 1), "Money for both, Reputation once"
    assert player(game)["hand"] == ["AG25"], "one card is discarded"


@pytest.mark.rule("GC-9.8.1", "GC-8.5")
def test_ag16_tanker_convoy_cannot_be_the_only_card_and_needs_two_resources() -> None:
    alone = acting("refillsilo", {"hand": ["AG16"]})
    assert "play ag16" not in free(alone), "a card must be left to discard"
    one = acting("refillsilo", {"hand": ["AG16", "AG25"]}, silo={"food": 1, "oxygen": 5, "fuel": 5})
    assert "play ag16" not in free(one)
    later = do(acting("refillsilo", {"hand": ["AG16", "AG25"]}), 0, "discard ag25")
    assert "play ag16" in free(later), "until the action ends"


@pytest.mark.rule("GC-9.8.1", "GC-9.8.2", "GC-R22")
def test_ag17_efficiency_award_is_itself_the_discard() -> None:
    game = acting("refillsilo", {"hand": ["AG17"]}, silo={"food": 0, "oxygen": 5, "fuel": 3})
    do(game, 0, "play ag17")
    assert asked(game) == ["refill food", "refill fuel"]
    do(game, 0, "refill food")
    assert purse(game) == (15, 2, 5, 2)
    assert game.position()["now"]["played"] == ["AG17"], "played: not to be drawn again this turn"


@pytest.mark.rule("GC-9.8.1")
def test_ag17_efficiency_award_comes_too_late_after_a_discard() -> None:
    game = do(acting("refillsilo", {"hand": ["AG17", "AG25"]}), 0, "discard ag25")
    assert "play ag17" not in free(game)
    both = acting("refillsilo", {"hand": ["AG16", "AG17"]})
    do(both, 0, "play ag16", "play ag17", "refill food", "refill fuel")
    assert purse(both) == (16, 2, 5, 2)


@pytest.mark.rule("GC-9.8.3")
def test_the_silo_is_not_refilled_with_an_empty_hand() -> None:
    game = do(turn({"hand": []}), 0, "assign worker l3")
    assert "act refillsilo" not in asked(game)
    assert refused(game, "act refillsilo")
