"""The blue halves of the Action cards (CL-10.1, 10.2, 10.4, 10.5, 10.10, T13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cruise_line_caribbean.helpers import BOX, company, do, notations, refused, table, told, verbs
from tests.cruise_line_caribbean.season import (
    aboard,
    book,
    cash,
    debts,
    effects,
    hand,
    listed,
    prices,
    sea,
    ship,
)

# T13: card -> blue, red
T13 = {
    "A01": "FUEL LEAK", "A02": "FUEL RAID", "A03": "INSURE BUNKER", "A04": "WIND DELAY", "A05": "WIND LEAK",
    "A06": "GROUP POACH", "A07": "GROUP SICK", "A08": "CASH FINE", "A09": "PR SMEAR", "A10": "FARE PRICE",
    "A11": "FARE POACH", "A12": "DOUBLE STRIKE", "A13": "EXTRA DELAY", "A14": "PRESS SMEAR", "A15": "PRESS SPY",
    "A16": "EXCUSE SICK", "A17": "PILOT RAID", "A18": "BUILD FINE", "A19": "SCOUT SPY", "A20": "SPOT PRICE",
    "A21": "LEGAL SMEAR", "A22": "LEGAL STRIKE", "A23": "SECURITY LEAK", "A24": "SECURITY RAID", "A25": "PR POACH",
}  # fmt: skip


@pytest.mark.rule("CL-2.5")
def test_the_25_cards() -> None:
    found = {card: f"{each['blue']} {each['red']}" for card, each in BOX["actions"].items()}
    assert found == T13
    classes = [BOX["red"][each.split()[1]]["class"] for each in T13.values()]
    assert [classes.count(kind) for kind in ("physical", "commercial", "official")] == [9, 10, 6]
    assert len([each for each in T13.values() if BOX["blue"][each.split()[0]]["timing"] == "react"]) == 7


# -- the deck (CL-10.1, 10.2) --------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.1")
def test_discards_become_the_new_deck_in_the_middle_of_a_draw() -> None:
    game = sea({"hand": ["A04"]}, {"hand": ["A05"]}, actions=["A01"])
    assert table(game)["decks"]["actions"] == 1
    do(game, "return fl")
    assert len(hand(game)) == 3 and "A01" in hand(game) and table(game)["decks"]["discard"] == []
    assert table(game)["decks"]["actions"] == 25 - 1 - 1 - 1 - 1
    assert "shuffled into a new deck" in told(game)


@pytest.mark.rule("CL-10.1")
def test_no_card_is_drawn_when_there_is_none() -> None:
    every = list(T13)
    game = sea({"hand": every[:12]}, {"hand": every[12:]})
    do(game, "return fl")
    assert hand(game) == every[:12] and len(every) == 25  # no hand limit either


@pytest.mark.rule("CL-10.1", "CL-10.2")
def test_a_played_card_goes_face_up_to_the_discards() -> None:
    game = do(sea({"hand": ["A08", "A04"], "cash": 0}, {}), "play a08")
    assert table(game)["decks"]["discard"] == ["A08"] and hand(game) == ["A04"]
    assert cash(game) == [4, 20] and book(game) == {"cards": 4}  # the blue half only: nobody is fined


@pytest.mark.rule("CL-10.2")
def test_an_attack_uses_the_red_half_only() -> None:
    game = do(sea({"hand": ["A08"]}, {}), "attack a08 seat 1")
    assert cash(game) == [20, 18] and table(game)["decks"]["discard"] == ["A08"]


# -- FUEL, CASH, PRESS -----------------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.4")
@pytest.mark.parametrize(("fuel", "then"), [(0, 4), (9, 13), (11, 13)])
def test_fuel_voucher(fuel: int, then: int) -> None:
    """Up to 4, within the tank, wherever the ship is; here at sea."""
    game = do(sea({"hand": ["A01"], "at": [7, 6], "fuel": fuel}, {}), "play a01")
    assert ship(game)["fuel"] == then and cash(game) == [20, 20]


@pytest.mark.rule("CL-10.4")
def test_a_card_that_changes_nothing_stays_in_hand() -> None:
    game = sea({"hand": ["A01", "A06", "A16"]}, {})  # full tank, nobody waits, nobody aboard
    assert not [each for each in notations(game) if each.startswith("play") or ("a16" in each and "return" in each)]
    refused(game, "play a01", "CL-10.4")
    refused(game, "play a06", "CL-10.4")


@pytest.mark.rule("CL-10.4")
def test_loyalty_programme() -> None:
    game = do(listed({"hand": ["A08"], "cash": 3}, {}), "play a08")
    assert cash(game)[0] == 7 and book(game) == {"cards": 4}


@pytest.mark.rule("CL-10.4", "CL-18.6")
def test_loyalty_programme_repays_debt_first() -> None:
    game = do(sea({"hand": ["A08"], "debt": 3}, {}), "play a08")
    assert (cash(game)[0], debts(game)[0]) == (1, 0)


@pytest.mark.rule("CL-10.4", "CL-16.3")
def test_glowing_reviews() -> None:
    game = do(listed({"hand": ["A14"]}, {}, prices=[6, 6]), "play a14")
    assert prices(game) == [7, 6] and cash(game) == [20, 20]
    game = do(sea({"hand": ["A15"], "cash": 2}, {}), "play a15")
    assert cash(game) == [5, 20] and book(game) == {"cards": 3}


@pytest.mark.rule("CL-16.2")
@pytest.mark.parametrize("cap", [22, 20])
def test_glowing_reviews_at_the_cap(cap: int) -> None:
    game = listed({"hand": ["A14"]}, {}, prices=[cap, cap - 1], options={"price_cap": cap})
    refused(game, "play a14", "CL-10.4")
    game = listed({"hand": ["A14"]}, {}, prices=[cap - 1, 6], options={"price_cap": cap})
    assert prices(do(game, "play a14"))[0] == cap


# -- WIND ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-8.7", "CL-10.4")
@pytest.mark.parametrize(("to", "burnt"), [("ny", 1), ("va", 0), ("bah", 0), ("pr", 1), ("stl", 4)])
def test_following_wind(to: str, burnt: int) -> None:
    """From Miami: NY 5, VA 4, BAH 1, PR 5, STL 8 hexes, each 4 less."""
    game = do(sea({"hand": ["A04"]}, {}), "play a04", f"sail {to}")
    assert ship(game)["fuel"] == 13 - burnt


@pytest.mark.rule("CL-8.7", "CL-10.4")
def test_following_wind_makes_far_ports_reachable_and_lasts_one_turn() -> None:
    game = sea({"hand": ["A04"], "fuel": 1}, {"fuel": 1, "at": "FL"})
    assert "sail pr" not in notations(game)
    do(game, "play a04", "sail pr", "end")
    assert ship(game)["fuel"] == 0 and game.to_act == (1,)
    assert "sail pr" not in notations(game) and "sail bah" in notations(game)


@pytest.mark.rule("CL-8.7")
@pytest.mark.parametrize(("event", "burnt"), [("E07", 5 + 1 - 4), ("E08", 0)])
def test_following_wind_and_the_sea(event: str, burnt: int) -> None:
    game = do(sea({"hand": ["A05"]}, {}, event=event), "play a05", "sail pr")
    assert ship(game)["fuel"] == 13 - burnt


@pytest.mark.rule("CL-10.4")
def test_following_wind_comes_before_moving() -> None:
    game = do(sea({"hand": ["A04"]}, {}), "sail bah")
    assert notations(game) == ["end", "fuel 1"]
    refused(game, "play a04", "CL-10.4")


# -- GROUP, DOUBLE ---------------------------------------------------------------------------------------------

CROWD: dict[str, Any] = {"NY": {"PR": 3, "VI": 1}, "VA": {"BAR": 1}, "FL": {"JAM": 2, "CAY": 4}}


@pytest.mark.rule("CL-10.4")
def test_group_booking() -> None:
    """One or two of one colour, from any departure port; it is no action."""
    game = do(sea({"hand": ["A06"]}, {}, waiting=CROWD), "play a06")
    assert notations(game) == [
        "pick ny pr 1", "pick ny pr 2", "pick ny vi 1", "pick va bar 1",
        "pick fl jam 1", "pick fl jam 2", "pick fl cay 1", "pick fl cay 2",
    ]  # fmt: skip
    do(game, "pick ny pr 2")
    assert aboard(game) == {"PR": 2} and ship(game)["port"] == "FL" and ship(game)["fuel"] == 13
    assert game.position()["waiting"]["NY"] == {"PR": 1, "VI": 1}
    assert game.to_act == (0,) and "pick" in verbs(game) and "end" not in verbs(game)


@pytest.mark.rule("CL-10.4")
def test_group_booking_within_room_and_after_the_action_too() -> None:
    game = do(sea({"hand": ["A07"], "aboard": {"VI": 5}}, {}, waiting=CROWD), "pick fl jam 1", "play a07")
    assert all(each.endswith(" 1") for each in notations(game))
    do(game, "pick fl cay 1")
    assert aboard(game) == {"VI": 5, "JAM": 1, "CAY": 1}


@pytest.mark.rule("CL-10.4")
def test_group_booking_needs_a_departure_port_and_room() -> None:
    refused(sea({"hand": ["A06"], "at": "PR"}, {}, waiting=CROWD), "play a06", "CL-10.4")
    refused(sea({"hand": ["A06"], "aboard": {"VI": 7}}, {}, waiting=CROWD), "play a06", "CL-10.4")


@pytest.mark.rule("CL-10.4", "CL-10.11")
def test_a_strike_does_not_prevent_group_booking_but_express_boarding() -> None:
    game = sea({"hand": ["A06", "A12"], "strike": 1}, {}, waiting=CROWD)
    assert "pick" not in verbs(game) and "play a06" in notations(game) and "play a12" not in notations(game)
    assert aboard(do(game, "play a06", "pick va bar 1")) == {"BAR": 1}


@pytest.mark.rule("CL-10.10", "CL-7.5")
def test_express_boarding() -> None:
    """Two colours at one port, in one action, sailing there included."""
    game = do(sea({"hand": ["A12"], "cash": 0}, {}, waiting=CROWD), "play a12")
    assert not [each for each in notations(game) if each.startswith("pick va")]  # only one colour waits there
    do(game, "pick ny pr 3")
    assert notations(game) == ["pick ny vi 1"]
    do(game, "pick ny vi 1")
    assert aboard(game) == {"PR": 3, "VI": 1} and ship(game)["port"] == "NY" and ship(game)["fuel"] == 13 - 5
    assert game.to_act == (1,)


@pytest.mark.rule("CL-10.10", "CL-7.6")
def test_express_boarding_within_room() -> None:
    game = do(sea({"hand": ["A12"], "aboard": {"VI": 4}}, {}, waiting=CROWD), "play a12")
    assert "pick fl cay 2" in notations(game) and "pick fl cay 3" not in notations(game)
    do(game, "pick fl cay 2")
    assert notations(game) == ["pick fl jam 1"]
    refused(sea({"hand": ["A12"], "aboard": {"VI": 6}}, {}, waiting=CROWD), "play a12", "CL-10.4")


# -- EXTRA -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.4", "CL-7.2")
def test_overtime_crew() -> None:
    """A second action at once, fuel before and after it, but no Attack and no other card."""
    game = sea({"hand": ["A13", "A08", "A18"], "aboard": {"BAH": 1, "VI": 1}, "fuel": 9}, {}, up=["BAH", "VI"])
    refused(game, "play a13", "CL-10.4")
    do(game, "visit bah", "play a13")
    assert {"visit", "sail", "fuel", "return"} <= verbs(game) and not {"attack", "play", "end"} & verbs(game)
    refused(game, "attack a08 seat 1", "CL-10.4")
    assert not [each for each in notations(game) if each.endswith("a18")]
    do(game, "fuel 1", "visit vi")
    assert aboard(game) == {} and book(game) == {"fares": 5 + 6, "fuel": -3} and "fuel 1" in notations(game)
    refused(game, "visit vi", "CL-7.2")
    assert do(game, "end").to_act == (1,)


@pytest.mark.rule("CL-10.4", "CL-7.24")
def test_overtime_crew_not_after_return() -> None:
    game = do(sea({"hand": ["A13"], "fuel": 9}, {}), "return fl")
    assert "play" not in verbs(game)
    refused(game, "play a13", "CL-7.24")


@pytest.mark.rule("CL-10.4")
def test_the_second_action_may_be_a_return() -> None:
    game = do(sea({"hand": ["A13"]}, {}, waiting={"FL": {"PR": 2}}), "pick fl pr 2", "play a13", "return fl")
    assert table(game)["companies"][0]["returned"] == 1 and cash(game)[0] == 20 - 8


# -- SCOUT -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.4", "CL-20.2")
def test_market_research() -> None:
    game = sea({"hand": ["A19"]}, {}, mystery=[[16, 6], [7, 3]], up=["JAM"])
    looks = [each for each in notations(game) if each.startswith("play a19")]
    assert len(looks) == 9 + 9 * 8 // 2 and "play a19 jam" not in looks
    do(game, "play a19 vi 16")
    mine, theirs = table(game, 0), table(game, 1)
    values = {each["port"]: each["fare"] for each in mine["ports"][3:]}
    assert values["VI"] == 6 and values["PR"] is None and values["JAM"] == 4
    assert [each["value"] for each in mine["mysteries"]] == [6, None]
    assert [each["value"] for each in theirs["mysteries"]] == [None, None]
    assert {each["port"]: each["fare"] for each in theirs["ports"][3:]}["VI"] is None
    assert "VI" not in game.position()["up"] and "$6" in told(game, 0) and "$6" not in told(game, 1)


@pytest.mark.rule("CL-10.4")
def test_what_is_known_need_not_be_looked_at() -> None:
    known = [[0]] * 12
    refused(sea({"hand": ["A19"]}, {}, mystery=[2, 3, 4, 5], looked=known), "play a19 pr", "CL-10.4")


# -- when cards can be played ----------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.5")
def test_one_card_a_turn() -> None:
    game = do(sea({"hand": ["A08", "A01", "A10"], "fuel": 3, "aboard": {"BAH": 1}}, {}), "play a08")
    assert "play" not in verbs(game) and "attack" not in verbs(game) and "visit bah a10" not in notations(game)
    refused(game, "play a01", "CL-10.5")
    refused(game, "attack a01 seat 1", "CL-10.5")


@pytest.mark.rule("CL-10.5")
def test_the_next_turn_has_a_card_of_its_own() -> None:
    game = do(sea({"hand": ["A08", "A01"], "fuel": 9}, {}), "play a08", "sail bah", "end")
    do(game, "return ny")
    assert game.to_act == (0,) and "play a01" in notations(game)


@pytest.mark.rule("CL-10.4", "CL-10.6")
@pytest.mark.parametrize("card", ["a03", "a09", "a21", "a22", "a23", "a24", "a25"])
def test_reactions_are_no_free_steps(card: str) -> None:
    game = sea({"hand": [card.upper()]}, {})
    assert f"play {card}" not in notations(game)
    assert "attack" in refused(game, f"play {card}", "CL-10.4")


@pytest.mark.rule("CL-10.4", "CL-7.24")
def test_no_card_in_winter_and_none_after_return() -> None:
    game = listed({"hand": ["A08"], "cash": 0, "shares": [7, 0]}, {"cash": 50}, phase="trading")
    while game.position()["phase"] != "fuel":
        assert not [each for each in notations(game) if each.startswith("play")] and game.may_act == ()
        do(game, notations(game)[-1])
    assert "play a08" in notations(game, 0)
    home = do(sea({"hand": ["A08"]}, {}), "return fl")
    assert home.may_act == () and home.to_act == (1,)


@pytest.mark.rule("CL-10.10", "CL-10.5")
def test_one_card_before_buying_fuel_in_s1() -> None:
    game = sea({"hand": ["A08", "A01", "A10", "A21"], "cash": 0, "fuel": 3}, {"fuel": 13}, phase="fuel")
    assert [each for each in notations(game) if not each.startswith("fuel")] == ["play a08", "play a01"]
    do(game, "play a08")
    assert "play" not in verbs(game) and game.to_act == (0,)
    refused(game, "play a01", "CL-10.5")
    do(game, "fuel 4")
    assert ship(game)["fuel"] == 7 and cash(game)[0] == 0 and debts(game)[0] == 0


@pytest.mark.rule("CL-10.10")
def test_a_full_tank_is_asked_only_with_a_card_in_hand() -> None:
    """And whichever card it is, so that the question tells nothing."""
    game = sea({"hand": ["A21"]}, {"hand": ["A08"]}, phase="fuel")
    assert notations(game) == ["fuel 0"]
    do(game, "fuel 0")
    assert game.to_act == (1,) and notations(game) == ["fuel 0", "play a08"]
    assert game.position()["phase"] == "fuel"
    skipped = sea({}, {}, phase="fuel")
    assert skipped.position()["phase"] != "fuel"


@pytest.mark.rule("CL-10.10")
@pytest.mark.parametrize("phase", ["demand", "event"])
def test_no_window_in_s2_and_s3(phase: str) -> None:
    """The next thing anybody is asked is the bid, or the event's own question."""
    game = sea({"hand": ["A08"]}, {}, phase=phase, events=[f"E{n:02}" for n in range(21, 6, -1)])
    assert game.position()["phase"] == "advertising"


@pytest.mark.rule("CL-10.11")
def test_an_own_card_is_no_state_of_others() -> None:
    game = do(sea({"hand": ["A08"]}, {}), "play a08")
    assert effects(game, 1) == {"delay": False, "bunker": False, "strike": 0, "price_war": False}
    assert company(game, 0)["hand"] == []
