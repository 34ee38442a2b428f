"""Winter (CL-4.1, CL-5): shipbuilding, maintenance, resorts and the new fares."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.cruise_line_caribbean.helpers import ISLANDS, at, company, do, market, notations, refused, table, told


def winter(*companies: dict[str, Any], phase: str = "shipbuilding", **position: Any) -> dict[str, Any]:
    """A Winter; tanks are not full, so that the game stops before the events of Spring."""
    return {"year": 2, "phase": phase, "companies": [{"fuel": 9, **each} for each in companies], **position}


RICH: dict[str, Any] = {"cash": 99}
POOR: dict[str, Any] = {"cash": 9}


# -- the order of things -----------------------------------------------------------------------------------------


@pytest.mark.rule("CL-4.1", "CL-4.3", "CL-4.6")
def test_each_step_is_finished_by_all_in_turn_order_before_the_next() -> None:
    game = at(winter(RICH, RICH, RICH, order=[2, 0, 1]), seats=3)
    asked = []
    while table(game)["season"] == "winter":
        asked.append((table(game)["phase"], game.to_act[0]))
        do(game, "keep" if table(game)["phase"] == "shipbuilding" else "done")
    assert asked == [(step, seat) for step in ("shipbuilding", "resorts") for seat in (2, 0, 1)]
    paid = [each["books"][2]["maintenance"] for each in table(game)["ledger"] if each["season"] == "winter"]
    assert paid == [-5]


@pytest.mark.rule("CL-4.2")
def test_from_year_2_the_standard_winter_begins_with_dividends_and_trading() -> None:
    game = market(winter(RICH, RICH, phase="dividends"))
    seen = []
    while table(game)["season"] == "winter":
        phase = table(game)["phase"]
        if phase not in seen:
            seen.append(phase)
        do(game, {"dividends": "keep", "trading": "pass", "shipbuilding": "keep", "resorts": "done"}[phase])
    assert seen == ["dividends", "trading", "shipbuilding", "resorts"]


# -- W4 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-5.2")
@pytest.mark.parametrize(("old", "new", "cost"), [("S", "M", 30), ("S", "L", 40), ("M", "L", 35)])
def test_an_upgrade_costs_the_price_less_the_trade_in(old: str, new: str, cost: int) -> None:
    game = at(winter({"ship": old, "cash": cost, "fuel": 9}, POOR))
    do(game, f"ship {new.lower()}")
    own = company(game)
    assert (own["ship"], own["fuel"]) == (new, 9)  # CL-5.5
    assert sum(each["books"][0].get("ships", 0) for each in table(game)["ledger"]) == -cost


@pytest.mark.rule("CL-5.5")
def test_fuel_carries_over_to_the_new_ship() -> None:
    game = at(winter({"cash": 40, "fuel": 13}, POOR))
    assert company(do(game, "ship l"))["fuel"] == 13
    assert "fuel 7" in notations(game) and "fuel 8" not in notations(game)  # L holds 20


@pytest.mark.rule("CL-5.6", "CL-5.4")
@pytest.mark.parametrize(
    ("cash", "choices"), [(30, ["ship m", "keep"]), (39, ["ship m", "keep"]), (40, ["ship m", "ship l", "keep"])]
)
def test_only_what_cash_covers_is_offered(cash: int, choices: list[str]) -> None:
    assert notations(at(winter({"cash": cash}, POOR))) == choices


@pytest.mark.rule("CL-5.6")
def test_who_can_afford_no_larger_ship_is_not_asked() -> None:
    assert table(at(winter({"cash": 29}, {"cash": 5})))["phase"] != "shipbuilding"
    assert table(at(winter({"cash": 34, "ship": "M"}, {"cash": 5})))["phase"] != "shipbuilding"
    assert table(at(winter({"cash": 99, "ship": "L"}, {"cash": 5})))["phase"] != "shipbuilding"


@pytest.mark.rule("CL-5.3", "CL-5.2", "CL-7.26")
def test_a_ship_elsewhere_cannot_be_upgraded() -> None:
    game = at(winter({"cash": 99, "company": "GLD", "at": "VA"}, {"cash": 99, "company": "EMP", "at": "NY"}))
    assert game.to_act == (1,) and table(game)["phase"] == "shipbuilding"


@pytest.mark.rule("CL-5.3")
def test_ships_never_become_smaller() -> None:
    game = at(winter({"cash": 99, "ship": "M"}, POOR))
    assert notations(game) == ["ship l", "keep"]
    refused(game, "ship s", "CL-5.3")
    refused(game, "ship m", "CL-5.3")


@pytest.mark.rule("CL-5.4")
def test_one_upgrade_each_winter_and_cash_only() -> None:
    game = at(winter(RICH, POOR))
    do(game, "ship m")
    assert table(game)["phase"] == "resorts"  # not asked again, though M to L costs 35 and 69 are left
    assert company(game)["cash"] == 69
    refused(at(winter({"cash": 35}, POOR)), "ship l", "CL-5.4")


@pytest.mark.rule("CL-5.4")
def test_shares_do_not_pay_for_ships() -> None:
    """Standard: no emergency sale for an upgrade, however many shares there are."""
    game = market(winter({"cash": 29, "shares": [7, 0]}, {"cash": 0}))
    assert table(game)["phase"] != "shipbuilding"


@pytest.mark.rule("CL-5.1")
def test_everybody_has_exactly_one_ship() -> None:
    game = do(at(winter(RICH, POOR)), "ship l")
    assert [each["ship"]["size"] for each in table(game)["companies"]] == ["L", "S"]


# -- W5 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-5.7")
@pytest.mark.parametrize(("size", "cost"), [("S", 5), ("M", 7), ("L", 10)])
def test_maintenance(size: str, cost: int) -> None:
    game = at(winter({"ship": size, "cash": 12, "at": "VA"}, POOR, phase="maintenance"))
    assert company(game)["cash"] == 12 - cost and company(game)["debt"] == 0


@pytest.mark.rule("CL-5.8")
def test_a_new_ship_needs_no_maintenance() -> None:
    game = do(at(winter({"cash": 35}, {"cash": 6})), "ship m")
    assert (company(game)["cash"], company(game, 1)["cash"]) == (5, 1)


@pytest.mark.rule("CL-5.8")
def test_the_winter_after_it_does() -> None:
    """A ship bought a year ago is not new any more."""
    position: dict[str, Any] = {"mystery": [], "season": "fall", "year": 1, "order": [0, 1], "active": 1}
    game = at(position | {"companies": [{"cash": 9, "new_ship": True, "returned": 1}, {"cash": 0, "new_ship": True}]})
    do(game, "return ny")
    assert table(game)["year"] == 2
    assert company(game)["cash"] == 4


@pytest.mark.rule("CL-5.9")
def test_nobody_pays_maintenance_in_the_first_winter() -> None:
    game = at(winter(POOR, POOR, phase="maintenance", year=1))
    assert [company(game, seat)["cash"] for seat in (0, 1)] == [9, 9]
    game = market({"phase": "first_ship", "companies": [{"cash": 28}, {"cash": 28}]})
    do(game, "ship s", "ship s")
    assert [company(game, seat)["cash"] for seat in (0, 1)] == [8, 8]


@pytest.mark.rule("CL-5.10", "CL-5.7")
def test_maintenance_is_compulsory() -> None:
    game = at(winter({"cash": 3}, POOR, phase="maintenance"))
    assert (company(game)["cash"], company(game)["debt"]) == (0, 2)


@pytest.mark.rule("CL-5.10", "CL-5.13")
def test_a_resort_may_be_given_back_for_maintenance() -> None:
    game = at(winter({"cash": 3, "ship": "M"}, POOR, phase="maintenance", resorts={"PR": 0}))
    assert game.kind(0) == "shortage" and notations(game) == ["resort pr", "debt"]
    do(game, "resort pr")
    assert company(game)["cash"] == 1 and game.position()["resorts"] == {}


# -- W6 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-5.11", "CL-5.12")
def test_any_number_of_resorts_for_10_each() -> None:
    game = at(winter({"cash": 34}, {"cash": 10}, phase="resorts"))
    do(game, "build pr", "build bar", "build jam")
    assert company(game)["cash"] == 4 and game.to_act == (1,)  # no fourth
    assert notations(game) == ["build ber", "build cay", "build bah", "build vi", "build stl", "done"]
    refused(game, "build pr", "CL-5.12")
    do(game, "build vi")
    assert game.position()["resorts"] == {"PR": 0, "JAM": 0, "VI": 1, "BAR": 0}


@pytest.mark.rule("CL-5.11")
def test_building_may_stop_any_time() -> None:
    game = at(winter({"cash": 34}, POOR, phase="resorts"))
    do(game, "build pr", "done")
    assert company(game)["cash"] == 24 and table(game)["season"] == "spring"


@pytest.mark.rule("CL-5.12")
def test_the_ship_may_be_anywhere_to_build() -> None:
    game = at(winter({"cash": 10, "company": "BEL", "at": "NY"}, POOR, phase="resorts"))
    assert "build stl" in notations(game)


@pytest.mark.rule("CL-5.11")
def test_who_cannot_build_is_not_asked() -> None:
    assert table(at(winter({"cash": 9}, {"cash": 8}, phase="resorts")))["season"] == "spring"
    full = dict.fromkeys(ISLANDS[:5], 0) | dict.fromkeys(ISLANDS[5:], 1)
    assert table(at(winter(RICH, RICH, phase="resorts", resorts=full)))["season"] == "spring"


@pytest.mark.rule("CL-5.12")
def test_the_limit_is_named() -> None:
    own = dict.fromkeys(ISLANDS[:4], 0)
    game = at(winter({"cash": 20}, POOR, phase="resorts", resorts=own))
    assert "up to" not in game.prompt(0)
    do(game, "build vi")
    assert table(game)["season"] == "spring" and len(game.position()["resorts"]) == 5


@pytest.mark.rule("CL-5.13")
def test_resorts_stay_from_year_to_year() -> None:
    position = {"mystery": [], "season": "fall", "active": 1, "resorts": {"PR": 0, "BAR": 1}}
    game = at(position | {"companies": [{"returned": 1, "cash": 5}, {"cash": 5}]})
    do(game, "return ny")
    assert table(game)["year"] == 2 and game.position()["resorts"] == {"PR": 0, "BAR": 1}


# -- W7 ------------------------------------------------------------------------------------------------------------

BROKE: dict[str, Any] = {"cash": 0, "debt": 0}


@pytest.mark.rule("CL-5.14", "CL-5.16")
def test_all_twelve_markers_are_shuffled_and_lie_face_down() -> None:
    position = winter(BROKE, BROKE, phase="resorts", up=["PR", "BAR"], mystery=[16, 5])
    game = at(position)
    after = game.position()
    assert after["up"] == [] and len(after["fares"]) == 8 and len(after["mystery"]) == 4
    values = sorted([*after["fares"].values(), *[value for _, value in after["mystery"]]])
    assert values == [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6]
    assert all(port["fare"] is None for port in table(game, 0)["ports"][3:])
    assert all(each["value"] is None for each in table(game, 0)["mysteries"])


@pytest.mark.rule("CL-5.14")
def test_every_value_comes_up_everywhere() -> None:
    games = [at(winter(BROKE, BROKE, phase="resorts"), seed=seed).position() for seed in range(60)]
    assert {game["fares"]["PR"] for game in games} == {3, 4, 5, 6}
    assert {game["mystery"][0][1] for game in games} == {3, 4, 5, 6}


@pytest.mark.rule("CL-5.15")
def test_mystery_markers_lie_by_two_dice_each_on_a_hex_of_its_own() -> None:
    counts: Counter[int] = Counter()
    for seed in range(100):
        numbers = [number for number, _ in at(winter(BROKE, BROKE, phase="resorts"), seed=seed).position()["mystery"]]
        assert len(set(numbers)) == 4 and all(2 <= number <= 20 for number in numbers)
        counts.update(numbers)
    middle, rim = sum(counts[n] for n in range(8, 15)), sum(counts[n] for n in (2, 3, 4, 18, 19, 20))
    assert middle > 3 * rim  # 58 % against 12 % of all throws of two dice


@pytest.mark.rule("CL-5.16")
def test_a_fare_once_revealed_stays_open_for_the_year() -> None:
    position = {"mystery": [], "season": "fall", "up": ["PR"], "fares": {"PR": 6}, "companies": [{}, {}]}
    game = do(at(position), "sail ny")
    port = table(game)["ports"][3]
    assert (port["port"], port["up"], port["fare"]) == ("PR", True, 6)


@pytest.mark.rule("CL-5.16")
def test_the_new_markers_are_told_by_their_hexes_alone() -> None:
    game = at(winter(BROKE, BROKE, phase="resorts"))
    numbers = ", ".join(str(number) for number, _ in game.position()["mystery"])
    assert f"hexes {numbers}" in told(game).replace(" and ", ", ")


@pytest.mark.rule("CL-5.2", "CL-5.3")
def test_the_log_says_why_nobody_was_asked() -> None:
    """Money for a larger ship, but not at home: the step is passed over, and everybody can read why."""
    companies = [{"company": "BEL", "cash": 50, "at": "NY"}, {"company": "GLD", "cash": 50, "at": "NY", "ship": "L"}]
    game = at({"year": 2, "phase": "shipbuilding", "companies": companies})
    assert "Seat 1 could afford a larger ship, but is not at home in Miami." in game.log()
    assert not [line for line in game.log() if line.startswith("Seat 2 could")]
