"""A cruising season before and after the turns (CL-4.4 to 4.6, CL-6): fuel, demand, advertising, season's end."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import BOX, at, company, do, notations, refused, table, told

TOKENS = 15


def season(*companies: dict[str, Any], phase: str = "fuel", **position: Any) -> dict[str, Any]:
    """A season of two companies without Mystery markers, and an event that changes nothing for a while (E18)."""
    deck = [id for id in BOX["events"] if id != "E18"]
    return {"phase": phase, "mystery": [], "events": [*deck, "E18"], "companies": list(companies), **position}


def waiting(game: ct.Game) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = game.position()["waiting"]
    return found


# -- the order of things -----------------------------------------------------------------------------------------


@pytest.mark.rule("CL-4.4", "CL-6.8")
def test_fuel_then_demand_then_event_then_advertising_then_turns() -> None:
    game = at(season({"fuel": 5}, {"fuel": 5}))
    assert table(game)["phase"] == "fuel" and not any(waiting(game).values()) and table(game)["event"] is None
    do(game, "fuel 0", "fuel 0")
    assert table(game)["phase"] == "advertising"
    assert any(waiting(game).values()) and table(game)["event"]["card"] == "E18"  # bidders know both
    do(game, "bid 0", "bid 0")
    assert table(game)["phase"] == "turns" and table(game)["active"] == 0


@pytest.mark.rule("CL-4.6", "CL-6.1")
def test_the_order_of_the_last_advertising_holds_until_the_next() -> None:
    game = at(season({"fuel": 5}, {"fuel": 5}, {"fuel": 5}, order=[1, 2, 0]), seats=3)
    for seat in (1, 2, 0):
        assert game.to_act == (seat,)
        do(game, "fuel 0")


# -- S1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-6.1", "CL-8.8")
@pytest.mark.parametrize(("size", "fuel", "units", "price"), [("S", 8, 5, 5), ("M", 7, 10, 11), ("L", 7, 13, 20)])
def test_fuel_by_the_table_of_the_ship(size: str, fuel: int, units: int, price: int) -> None:
    game = at(season({"ship": size, "fuel": fuel, "cash": 30}, {}))
    assert notations(game) == [f"fuel {n}" for n in range(units + 1)]  # up to the free tank
    do(game, f"fuel {units}")
    assert (company(game)["fuel"], company(game)["cash"]) == (fuel + units, 30 - price)


@pytest.mark.rule("CL-6.1", "CL-8.10")
def test_not_more_than_the_tank_holds() -> None:
    assert "5" in refused(at(season({"fuel": 8}, {})), "fuel 6", "CL-8.10")


@pytest.mark.rule("CL-6.2")
def test_one_purchase_each_and_unused_fuel_stays() -> None:
    game = at(season({"fuel": 3}, {"fuel": 7}))
    do(game, "fuel 2")
    assert game.to_act == (1,)
    do(game, "fuel 0", "bid 0", "bid 0", "return fl", "end", "return ny", "end")
    assert table(game)["season"] == "summer" and table(game)["phase"] == "fuel"
    assert (company(game)["fuel"], company(game, 1)["fuel"]) == (5, 7)


@pytest.mark.rule("CL-6.1")
def test_a_full_tank_without_cards_is_not_asked() -> None:
    assert at(season({}, {"fuel": 4})).to_act == (1,)
    assert at(season({"hand": ["A09"]}, {"fuel": 4})).to_act == (0,)  # a card could be played: nothing is told by it


@pytest.mark.rule("CL-6.3")
def test_what_cash_does_not_cover_is_bought_on_credit() -> None:
    game = at(season({"fuel": 0, "cash": 4, "ship": "L"}, {}))
    assert notations(game)[-1] == "fuel 20"
    do(game, "fuel 20")
    own = company(game)
    assert (own["fuel"], own["cash"], own["debt"]) == (20, 0, 26)  # 30 in all
    assert "26" in told(game)


@pytest.mark.rule("CL-6.3")
def test_credit_is_open_to_those_already_in_debt() -> None:
    game = do(at(season({"fuel": 3, "debt": 11}, {})), "fuel 10")
    assert (company(game)["fuel"], company(game)["debt"]) == (13, 21)


@pytest.mark.rule("CL-11.6", "CL-6.1")
def test_last_seasons_fuel_price_is_forgotten_in_s1() -> None:
    """Oil shock ends with its season; the next S1 is dear again only after its own event."""
    position = season({"returned": 1, "fuel": 3}, {"fuel": 13}, phase="turns", event="E12", active=1)
    position["events"].remove("E12")
    game = do(at(position), "return ny")
    assert table(game)["season"] == "summer" and table(game)["phase"] == "fuel"
    do(game, "fuel 10")
    assert company(game)["cash"] == 20 - 10


# -- S2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-6.4", "CL-6.5")
def test_two_cards_are_revealed_and_discarded() -> None:
    deck = [id for id in BOX["demand"] if id not in ("D1-04", "D1-02")][:28]
    game = at(season({"cash": 1}, {"cash": 1}, phase="demand", demand=[*deck, "D1-02", "D1-04"]))
    assert waiting(game) == {
        "NY": {"VI": 2, "STL": 1, "BAR": 1},
        "VA": {"PR": 1, "JAM": 1},
        "FL": {"JAM": 1, "CAY": 2, "PR": 1, "BER": 1, "VI": 1},
    }
    assert game.position()["demand_discard"] == ["D1-04", "D1-02"] and game.position()["demand"] == deck
    assert table(game)["ports"][0]["waiting"] == {"VI": 2, "STL": 1, "BAR": 1}  # everybody sees them
    assert table(game)["decks"]["demand_discard"] == ["D1-04", "D1-02"]
    assert table(game)["supply"]["CAY"] == TOKENS - 2


@pytest.mark.rule("CL-6.6")
@pytest.mark.parametrize("now", ["spring", "summer"])
def test_who_was_not_picked_up_waits_for_the_next_season(now: str) -> None:
    position = season({"returned": 1}, {"fuel": 9}, phase="turns", active=1, season=now, waiting={"VA": {"BAR": 5}})
    game = do(at(position), "return ny", "end")
    assert table(game)["phase"] == "fuel" and waiting(game)["VA"] == {"BAR": 5}


@pytest.mark.rule("CL-6.7", "CL-4.5")
def test_at_the_end_of_fall_all_leave() -> None:
    position = season(
        {"returned": 1, "fuel": 3}, {}, phase="turns", active=1, season="fall", waiting={"VA": {"BAR": 5}}
    )
    game = do(at(position), "return ny")
    assert table(game)["year"] == 2 and not any(waiting(game).values())
    assert table(game)["supply"]["BAR"] == TOKENS


@pytest.mark.rule("CL-6.9")
def test_missing_tokens_are_not_placed_first_card_first_ports_in_order() -> None:
    """Only two VI are left: D1-04 (two at NY) takes them, D1-02 (one at FL) goes without."""
    deck = [id for id in BOX["demand"] if id not in ("D1-04", "D1-02")][:28]
    position = season({"cash": 1}, {"cash": 1}, phase="demand", waiting={"VA": {"VI": 13}})
    game = at(position | {"demand": [*deck, "D1-02", "D1-04"]})
    assert waiting(game)["NY"]["VI"] == 2 and "VI" not in waiting(game)["FL"] and table(game)["supply"]["VI"] == 0
    game = at(position | {"demand": [*deck, "D1-04", "D1-02"]})
    assert waiting(game)["FL"]["VI"] == 1 and waiting(game)["NY"]["VI"] == 1


@pytest.mark.rule("CL-6.9")
def test_within_one_card_new_york_comes_first() -> None:
    """D5-06 wants PR at NY (2) and FL (1): with two left Florida goes without."""
    deck = [id for id in BOX["demand"] if id not in ("D5-06", "D1-03")][:28]
    position = season({"cash": 1}, {"cash": 1}, phase="demand", waiting={"VA": {"PR": 13}})
    game = at(position | {"demand": [*deck, "D1-03", "D5-06"]})
    assert waiting(game)["NY"]["PR"] == 2 and "PR" not in waiting(game)["FL"]


# -- S4 ------------------------------------------------------------------------------------------------------------


def bidding(*cash: int, **position: Any) -> ct.Game:
    companies = position.pop("companies", [{"cash": each} for each in cash])
    return at({"phase": "advertising", "mystery": [], "companies": companies, **position}, seats=len(companies))


@pytest.mark.rule("CL-6.13")
def test_bids_are_secret_until_all_are_in() -> None:
    game = bidding(9, 9, 9)
    assert game.to_act == (0, 1, 2) and notations(game, 1) == [f"bid {n}" for n in range(10)]
    do(game, "bid 4", seat=1)
    assert table(game, 1)["bids"] == [None, {"amount": 4, "spot": False}, None]
    assert table(game, 0)["bids"] == table(game)["bids"] == [None, True, None]
    assert company(game, 1)["cash"] == 9 and "$4" not in told(game, 0)
    do(game, "bid 0", seat=2)
    do(game, "bid 3", seat=0)
    assert table(game)["bids"] == [3, 4, 0]


@pytest.mark.rule("CL-6.13")
def test_no_bid_above_the_cash() -> None:
    assert "$9" in refused(bidding(9, 9), "bid 10", "CL-6.13", seat=1)


@pytest.mark.rule("CL-6.14", "CL-6.15")
def test_all_pay_and_the_highest_goes_first() -> None:
    game = bidding(9, 9, 9)
    for seat, bid in enumerate((2, 0, 5)):
        do(game, f"bid {bid}", seat=seat)
    assert [company(game, seat)["cash"] for seat in range(3)] == [7, 9, 4]
    assert table(game)["order"] == [2, 0, 1] and table(game)["active"] == 2


@pytest.mark.rule("CL-6.15")
@pytest.mark.parametrize(
    ("bids", "order"),
    [
        ((0, 0, 0, 0), [3, 1, 0, 2]),
        ((1, 0, 1, 0), [0, 2, 3, 1]),
        ((2, 2, 2, 3), [3, 1, 0, 2]),
        ((0, 1, 1, 0), [1, 2, 3, 0]),
    ],
)
def test_equal_bids_keep_their_order(bids: tuple[int, ...], order: list[int]) -> None:
    game = bidding(9, 9, 9, 9, order=[3, 1, 0, 2])
    for seat, bid in enumerate(bids):
        do(game, f"bid {bid}", seat=seat)
    assert table(game)["order"] == order


@pytest.mark.rule("CL-6.16")
def test_without_cash_and_cards_nobody_is_asked() -> None:
    game = bidding(companies=[{"cash": 0}, {"debt": 3}, {"cash": 1}])
    assert game.to_act == (2,)
    do(game, "bid 1")
    assert table(game)["order"] == [2, 0, 1] and table(game)["bids"] == [0, 0, 1]


@pytest.mark.rule("CL-6.16")
def test_without_cash_but_with_cards_only_0_can_be_bid() -> None:
    game = bidding(companies=[{"cash": 0, "hand": ["A09"]}, {"debt": 3, "hand": ["A21"]}])
    assert game.to_act == (0, 1) and notations(game, 0) == notations(game, 1) == ["bid 0"]


@pytest.mark.rule("CL-6.16")
def test_when_nobody_can_bid_the_turns_begin() -> None:
    game = bidding(companies=[{"cash": 0}, {"cash": 0}], order=[1, 0])
    assert table(game)["phase"] == "turns" and table(game)["order"] == [1, 0]


# -- S6 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-4.5")
def test_season_long_effects_end_with_the_season() -> None:
    struck = {"returned": 1, "fuel": 3, "delay": True, "bunker": True, "strike": 2, "price_war": True}
    position = season(struck, {}, phase="turns", active=1, event="E05", waiting={"NY": {"PR": 1}})
    position["events"].remove("E05")
    game = do(at(position), "return ny")
    seen = table(game)
    assert seen["season"] == "summer" and seen["event"] is None and not any(p.get("closed") for p in seen["ports"])
    assert seen["companies"][0]["effects"] == {"delay": False, "bunker": False, "strike": 0, "price_war": False}
    assert [each["returned"] for each in seen["companies"]] == [0, 0]
    assert "E05" in seen["decks"]["event_discard"] and "fuel 1" in notations(game)


@pytest.mark.rule("CL-4.5", "CL-4.4")
@pytest.mark.parametrize(("now", "then"), [("spring", "summer"), ("summer", "fall")])
def test_season_follows_season(now: str, then: str) -> None:
    position = season({"returned": 1, "fuel": 3}, {}, phase="turns", active=1, season=now)
    game = do(at(position), "return va", "end")
    assert (table(game)["year"], table(game)["season"]) == (1, then)
    assert company(game, 1)["at"] == "VA"


@pytest.mark.rule("CL-6.12")
def test_a_new_event_every_season_from_a_deck_never_reshuffled() -> None:
    drawn: list[str] = []
    game = at(season({"cash": 0}, {"cash": 0}, phase="event", year=5))
    while game.to_act:
        event = table(game)["event"]
        if event and event["card"] not in drawn:
            drawn.append(event["card"])
        options = notations(game)
        do(game, next((each for each in options if each.startswith("return")), options[0]))
    position = game.position()
    assert len(drawn) == 3 and drawn[0] == "E18"
    assert len(position["events"]) == 27 and position["event_discard"] == drawn
