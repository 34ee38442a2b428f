"""Agenda cards on Schedule and Advertise: AG18 to AG22."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import CRUISES, pad, ready
from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, seen, stored, turn, what


def scheduling(**more: Any) -> Any:
    return acting("schedule", more, cruises=CRUISES)


def advertising(*hand: str, ads: int = 9, cruise: str = "c01", **data: Any) -> Any:
    game = acting("advertise", {"hand": list(hand), "ads": ads}, **{"cruises": CRUISES, **data})
    return do(game, 0, f"advertise {cruise}")


@pytest.mark.rule("GC-9.9.2")
@pytest.mark.parametrize(
    ("token", "gained"),
    [
        ("b1", (12, 2, 5, 0)),
        ("b2", (10, 4, 5, 0)),
        ("b3", (10, 2, 7, 0)),
        ("g1", (18, 2, 5, 0)),
        ("g2", (10, 10, 5, 0)),
    ],
)
def test_ag18_vip_booking_doubles_the_token(token: str, gained: tuple[int, int, int, int]) -> None:
    game = scheduling(hand=["AG18"])
    do(game, 0, "play ag18", "schedule c01", f"flip {token}")
    assert purse(game) == gained
    assert what(game) == "choose_action"


@pytest.mark.rule("GC-9.9.2")
@pytest.mark.parametrize(("token", "count"), [("b4", 2), ("g3", 8)])
def test_ag18_vip_booking_with_resources(token: str, count: int) -> None:
    game = scheduling(hand=["AG18"], stored={})
    do(game, 0, "schedule c01", "play ag18", f"flip {token}")
    assert what(game) == "choose_resource" and seen(game)["question"] == {"count": count}


@pytest.mark.rule("GC-9.9.4")
def test_ag18_vip_booking_with_token_g4_builds_twice() -> None:
    game = scheduling(hand=["AG18"])
    do(game, 0, "play ag18", "schedule c01", "flip g4", "build food a3", "build food a5", "pay 0 2")
    assert purse(game) == (8, 2, 5, 2)
    assert player(game)["removed"]["food"] == 2
    assert what(game) == "choose_action"


@pytest.mark.rule("GC-17.5", "GC-R53")
def test_ag18_vip_booking_needs_a_token_to_flip() -> None:
    game = scheduling(hand=["AG18"], tokens=[])
    assert "play ag18" not in free(game)
    after = do(scheduling(hand=["AG18"]), 0, "schedule c01", "flip g4")
    assert "play ag18" not in free(after), "flipped already"


@pytest.mark.rule("GC-9.9.1", "GC-8.5")
def test_ag19_flexible_itinerary_moves_the_consultant() -> None:
    """Pre-sold Guests stay with the Cruise left, and the token stays flipped."""
    game = acting(
        "schedule",
        {"hand": ["AG19"], "scheduled": "C01", "flipped": "G1"},
        {"scheduled": "C02"},
        cruises=CRUISES,
        presold=[[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    )
    assert (what(game), asked(game)) == ("required_card", ["play ag19"])
    do(game, 0, "play ag19")
    assert asked(game) == ["schedule c03", "schedule c04", "schedule c05"]
    do(game, 0, "schedule c04")
    assert purse(game)[0] == 12
    assert (player(game)["scheduled"], player(game)["flipped"]) == ("C04", "G1")
    assert game.position()["presold"][0] == [1, 0, 0]
    assert seen(game)["cruises"][0]["consultant"] is None
    assert what(game) == "choose_action"


@pytest.mark.rule("GC-9.9.1")
def test_ag19_flexible_itinerary_only_with_a_cruise_scheduled() -> None:
    game = scheduling(hand=["AG19"])
    assert "play ag19" not in free(game)
    without = do(turn({"scheduled": "C01"}, cruises=CRUISES), 0, "assign worker l4")
    assert "act schedule" not in asked(without)


@pytest.mark.rule("GC-8.5", "GC-10.3")
def test_vip_booking_is_not_offered_beside_flexible_itinerary() -> None:
    """No token is flipped by it."""
    game = scheduling(hand=["AG18", "AG19"], scheduled="C01")
    assert asked(game) == ["play ag19"]
    do(game, 0, "play ag19")
    assert "play ag18" not in free(game)


@pytest.mark.rule("GC-10.14")
def test_ag20_viral_campaign_makes_every_guest_cheaper() -> None:
    game = advertising("AG20")
    do(game, 0, "play ag20", "sell 1 a")
    assert purse(game)[1] == 9
    do(game, 0, "sell supply r")
    assert purse(game)[1] == 9 - 3


@pytest.mark.rule("GC-8.5", "GC-10.13")
def test_ag20_viral_campaign_may_be_needed_and_acts_from_then_on() -> None:
    game = acting("advertise", {"hand": ["AG20"], "ads": 0}, cruises=CRUISES)
    assert (what(game), asked(game)) == ("required_card", ["play ag20"])
    do(game, 0, "play ag20", "advertise c01")
    assert asked(game) == ["sell 1 a", "sell 1 r", "sell 1 f"]
    later = do(advertising("AG20"), 0, "sell 2 a", "play ag20", "sell 2 r")
    assert purse(later)[1] == 9 - 2 - 1


@pytest.mark.rule("GC-9.10.3", "GC-10.13")
def test_ag21_group_rate_pays_per_guest_and_for_two() -> None:
    game = do(advertising("AG21"), 0, "play ag21", "sell 1 r")
    assert purse(game) == (12, 8, 5, 0)
    do(game, 0, "sell 1 f")
    assert purse(game) == (14, 7, 5, 1)
    late = do(advertising("AG21"), 0, "sell 1 r", "play ag21", "sell 1 f")
    assert purse(late) == (14, 7, 5, 1)


@pytest.mark.rule("GC-9.10.3")
def test_ag21_group_rate_with_one_guest_brings_no_reputation() -> None:
    game = do(advertising("AG21"), 0, "play ag21", "sell 1 r", "done")
    assert purse(game) == (12, 8, 5, 0)


@pytest.mark.rule("GC-10.14")
def test_ag22_front_of_the_line_caps_the_queue() -> None:
    game = do(advertising("AG22"), 0, "play ag22", "sell 3 a")
    assert purse(game)[1] == 8
    do(game, 0, "sell supply f")
    assert purse(game)[1] == 4, "the supply still costs 4"


@pytest.mark.rule("GC-10.14")
def test_front_of_the_line_and_viral_campaign() -> None:
    game = do(advertising("AG22", "AG20"), 0, "play ag22", "play ag20", "sell 3 a")
    assert purse(game)[1] == 9


@pytest.mark.rule("GC-10.14")
def test_front_of_the_line_with_holo_billboards_and_viral_campaign() -> None:
    """3, with Holo-Billboards 2, capped at 1, with Viral Campaign 0: whichever card is played first."""
    game = do(advertising("AG22", "AG20", areas={"T4": [0]}), 0, "play ag20")
    assert "play ag22" in free(game)
    do(game, 0, "play ag22", "sell 3 a")
    assert purse(game)[1] == 9


@pytest.mark.rule("GC-10.5")
@pytest.mark.parametrize("card", ["ag20", "ag21", "ag22"])
def test_advertising_cards_are_not_for_a_launch(card: str) -> None:
    game = do(pad(ready(hand=[card.upper()])), 0, "launch 1 worker")
    assert f"play {card}" not in free(game)
    assert stored(game) == (2, 2, 2)
