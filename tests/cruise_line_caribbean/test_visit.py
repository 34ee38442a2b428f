"""Visits (CL-7.9 to 7.15): fares, first visits, resorts and pirates, in this order; closed and shallow ports."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import at, company, do, notations, refused, table, told

FARES = {"PR": 3, "JAM": 3, "BER": 4, "CAY": 5, "BAH": 6, "VI": 5, "STL": 4, "BAR": 6}


def sailing(own: dict[str, Any], *others: dict[str, Any], **position: Any) -> ct.Game:
    companies = [{"cash": 0, **own}, *(others or ({"cash": 0},))]
    return at({"mystery": [], "fares": FARES, "companies": companies, **position}, seats=len(companies))


def books(game: ct.Game, seat: int = 0) -> dict[str, int]:
    """What this season's ledger says, but for the start."""
    found: dict[str, int] = dict(table(game)["ledger"][-1]["books"][seat])
    found.pop("start", None)
    return found


# -- fares ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.9", "CL-7.10")
def test_all_passengers_for_the_port_go_ashore_and_pay() -> None:
    game = do(sailing({"aboard": {"PR": 4, "VI": 2}}), "visit pr")
    own = company(game)
    assert (own["at"], own["fuel"], own["aboard"]) == ("PR", 8, {"VI": 2})
    assert books(game) == {"fares": 12, "first_visits": 1} and own["cash"] == 13
    assert table(game)["supply"]["PR"] == 15 and game.position()["up"] == ["PR"]


@pytest.mark.rule("CL-7.9")
def test_a_visit_without_moving() -> None:
    game = do(sailing({"at": "BAR", "fuel": 0, "aboard": {"BAR": 1}}), "visit bar")
    assert company(game)["cash"] == 7 and company(game)["fuel"] == 0


@pytest.mark.rule("CL-7.10")
def test_the_first_visit_of_the_year_pays_one_dollar_once() -> None:
    game = sailing({"aboard": {"BAH": 1}}, {"cash": 0, "aboard": {"BAH": 2}})
    do(game, "visit bah", "end", "visit bah")
    assert books(game) == {"fares": 6, "first_visits": 1}
    assert books(game, 1) == {"fares": 12}
    assert told(game).count("First visitor") == 1


@pytest.mark.rule("CL-7.10")
def test_an_open_marker_means_somebody_was_here_this_year() -> None:
    game = do(sailing({"aboard": {"BAH": 1}}, up=["BAH"]), "visit bah")
    assert books(game) == {"fares": 6}


@pytest.mark.rule("CL-7.10", "CL-20.2")
def test_who_has_looked_before_is_a_first_visitor_all_the_same() -> None:
    game = sailing({"aboard": {"BAH": 1}}, looked=[[], [], [], [], [0, 1], [], [], [], [], [], [], []])
    assert table(game, 0)["ports"][7]["fare"] == 6 and table(game)["ports"][7]["fare"] is None
    assert books(do(game, "visit bah")) == {"fares": 6, "first_visits": 1}


@pytest.mark.rule("CL-7.11")
def test_a_stop_without_delivery_reveals_nothing() -> None:
    game = sailing({"aboard": {"PR": 1}})
    assert "visit bah" not in notations(game)
    refused(game, "visit bah", "CL-7.9")
    do(game, "sail bah")
    assert game.position()["up"] == [] and company(game)["cash"] == 0
    assert table(game, 0)["ports"][7]["fare"] is None


@pytest.mark.rule("CL-7.13")
def test_where_passengers_boarded_does_not_matter() -> None:
    game = sailing({}, {"cash": 0, "returned": 1}, waiting={"NY": {"BAH": 1}, "FL": {"BAH": 1}})
    do(game, "pick ny bah 1", "pick fl bah 1", "visit bah", "end")
    assert books(game)["fares"] == 12 and company(game)["aboard"] == {}


# -- who else is paid, and in which order --------------------------------------------------------------------------


@pytest.mark.rule("CL-7.15")
def test_a_resort_earns_one_dollar_a_passenger_from_the_bank() -> None:
    game = do(sailing({"aboard": {"BAH": 3}}, up=["BAH"], resorts={"BAH": 1}), "visit bah")
    assert books(game) == {"fares": 18} and books(game, 1) == {"resort_income": 3}


@pytest.mark.rule("CL-7.15")
def test_also_from_the_owners_own_passengers() -> None:
    game = do(sailing({"aboard": {"BAH": 3}}, up=["BAH"], resorts={"BAH": 0}), "visit bah")
    assert books(game) == {"fares": 18, "resort_income": 3} and company(game)["cash"] == 21


@pytest.mark.rule("CL-7.14", "CL-11.2")
def test_pirates_come_last() -> None:
    """Without any cash before, fare, bonus and resort income together cover the three dollars."""
    game = do(sailing({"aboard": {"JAM": 1}}, event="E09", resorts={"JAM": 0}), "visit jam")
    assert books(game) == {"fares": 3, "first_visits": 1, "resort_income": 1, "pirates": -3}
    lines = [line for line in told(game).splitlines() if "Jamaica" in line or "First" in line or "Pirates take" in line]
    told_in_order = ["fare to", "delivers", "First visitor", "resort earns", "Pirates take"]
    order = [next(k for k, line in enumerate(lines) if what in line) for what in told_in_order]
    assert order == sorted(order)


@pytest.mark.rule("CL-11.2", "CL-10.8")
def test_pirates_take_no_more_than_there_is() -> None:
    """Debt swallows the fare, and pirates find nothing."""
    own = {"aboard": {"VI": 1}, "debt": 30}
    game = at({"mystery": [], "fares": FARES, "up": ["VI"], "event": "E10", "companies": [own, {}]})
    do(game, "visit vi")
    assert (company(game)["cash"], company(game)["debt"]) == (0, 25)


@pytest.mark.rule("CL-11.2")
def test_pirates_want_a_visit_that_delivers() -> None:
    game = do(sailing({"cash": 9, "aboard": {"JAM": 1}, "fuel": 13}, event="E10"), "sail vi")
    assert company(game)["cash"] == 9


@pytest.mark.rule("CL-11.2")
def test_pirates_take_their_share_of_every_visit() -> None:
    game = sailing({"aboard": {"VI": 1}}, {"cash": 0, "at": "PR", "aboard": {"VI": 1}}, event="E10", up=["VI"])
    do(game, "visit vi", "visit vi")
    assert books(game)["pirates"] == books(game, 1)["pirates"] == -3


@pytest.mark.rule("CL-7.14", "CL-11.4")
@pytest.mark.parametrize(
    ("event", "ports", "extra", "choice", "each"),
    [
        ("E16", ["PR"], {}, "visit pr", 5),
        ("E17", ["PR"], {}, "visit pr", 1),
        ("E17", ["PR"], {"price_war": True}, "visit pr", 1),  # 3 - 2 - 1, but at least 1
        ("E17", ["PR"], {"hand": ["A10"]}, "visit pr a10", 2),  # 3 - 2 + 1: all changes before the floor
        ("E17", ["PR"], {"hand": ["A10"], "price_war": True}, "visit pr a10", 1),
        ("E16", ["JAM"], {}, "visit pr", 3),
        ("E18", ["STL", "BAR"], {"price_war": True}, "visit pr", 2),
    ],
)
def test_changes_add_up_before_the_least_fare_of_1(
    event: str, ports: list[str], extra: dict[str, Any], choice: str, each: int
) -> None:
    game = sailing({"aboard": {"PR": 2}, **extra}, event=event, event_ports=ports, resorts={"PR": 1}, up=["PR"])
    do(game, choice)
    assert books(game) == {"fares": 2 * each} and books(game, 1) == {"resort_income": 2}
    assert table(game)["ports"][3]["fare"] == 3  # the marker itself is as it was


@pytest.mark.rule("CL-7.14")
def test_price_war_ends_with_the_visit() -> None:
    game = sailing({"aboard": {"BAH": 1, "PR": 1}, "price_war": True}, {"cash": 0, "returned": 1}, up=["BAH", "PR"])
    do(game, "visit bah", "end", "visit pr")
    assert books(game) == {"fares": 5 + 3}


@pytest.mark.rule("CL-7.14", "CL-11.2")
def test_with_a_pilot_pirates_get_nothing() -> None:
    game = sailing({"aboard": {"JAM": 2}, "hand": ["A17"]}, event="E09", up=["JAM"])
    assert {"visit jam", "visit jam a17"} <= set(notations(game))
    do(game, "visit jam a17")
    assert books(game) == {"fares": 6} and company(game)["hand"] == []


@pytest.mark.rule("CL-7.14", "CL-11.2")
def test_a_pilot_taken_before_keeps_pirates_away_too() -> None:
    game = sailing({"aboard": {"JAM": 2}, "hand": ["A17"]}, event="E09", up=["JAM"])
    do(game, "play a17", "visit jam")
    assert books(game) == {"fares": 6}


# -- shallow and closed ports --------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.12")
def test_a_large_ship_may_not_stop_at_the_caymans() -> None:
    game = sailing({"ship": "L", "aboard": {"CAY": 2}})
    assert not {"visit cay", "sail cay"} & set(notations(game))
    assert "shallow" in refused(game, "visit cay", "CL-7.12")
    refused(game, "sail cay", "CL-7.12")
    for size in ("S", "M"):
        assert {"visit cay", "sail cay"} <= set(notations(sailing({"ship": size, "aboard": {"CAY": 2}})))


@pytest.mark.rule("CL-7.12", "CL-8.3")
def test_it_may_sail_through_them() -> None:
    """From (9, 0) the only way of 3 hexes to Jamaica is straight along the row, through CAY."""
    game = sailing({"ship": "L", "at": [9, 0], "fuel": 3})
    plan = next(each for each in table(game, 0)["plans"] if each["stop"] == "JAM")
    assert plan["route"] == [[9, 0], [9, 1], [9, 2], [9, 3]] and plan["open"]
    do(game, "sail jam")
    assert company(game)["fuel"] == 0


@pytest.mark.rule("CL-7.12", "CL-11.1")
@pytest.mark.parametrize(("own", "event"), [({"ship": "L"}, "E27"), ({}, "E03")])
def test_with_a_pilot_it_may(own: dict[str, Any], event: str) -> None:
    game = sailing({**own, "aboard": {"CAY": 2}, "hand": ["A17"], "cash": 9}, {"cash": 0, "returned": 1}, event=event)
    assert "visit cay" not in notations(game) and "sail cay" not in notations(game)
    do(game, "visit cay a17")
    assert company(game)["at"] == "CAY" and books(game) == {"fares": 10, "first_visits": 1}
    do(game, "fuel 1", "end")
    # on a later turn the ship lies there without a pilot: it may buy fuel and leave, but not visit again
    assert {"fuel 1", "return fl"} <= set(notations(game))
    assert not any(each.startswith("visit") for each in notations(game))


@pytest.mark.rule("CL-7.12", "CL-11.1")
def test_lying_in_a_closed_port_nobody_delivers_without_a_pilot() -> None:
    game = sailing({"at": "CAY", "ship": "L", "aboard": {"CAY": 2}, "cash": 9, "fuel": 4})
    assert not any(each.startswith("visit") for each in notations(game))
    assert {"fuel 1", "fuel 3", "return fl", "sail jam"} <= set(notations(game)) and "fuel 4" not in notations(game)
    refused(game, "visit cay", "CL-7.12")
    game = sailing({"at": "BER", "aboard": {"BER": 2}, "cash": 9, "fuel": 4}, event="E05")
    assert "visit ber" not in notations(game) and {"fuel 1", "return ny"} <= set(notations(game))
    refused(game, "visit ber", "CL-11.1")


@pytest.mark.rule("CL-7.12", "CL-11.1")
def test_a_pilot_taken_before_the_move_opens_the_port_for_this_turn() -> None:
    game = sailing({"ship": "L", "hand": ["A17"]}, {"cash": 0, "returned": 1})
    do(game, "play a17", "sail cay")
    assert company(game)["at"] == "CAY"
    do(game, "sail jam")
    assert "sail cay" not in notations(game)


@pytest.mark.rule("CL-7.12")
def test_a_pilot_is_for_where_one_is_needed() -> None:
    """A blue card may be played only if it changes something: with a Small ship and no event it does not."""
    assert "play a17" not in notations(sailing({"hand": ["A17"]}))
    assert "play a17" in notations(sailing({"hand": ["A17"], "ship": "L"}))
    assert "play a17" in notations(sailing({"hand": ["A17"]}, event="E11", event_ports=["BAR"]))
    assert "play a17" not in notations(sailing({"hand": ["A17"]}, event="E11", event_ports=[]))


@pytest.mark.rule("CL-11.1")
def test_a_closed_port_takes_no_ship_but_may_be_sailed_through() -> None:
    """VI closed: from PR to STL is still 3 hexes."""
    game = sailing({"at": "PR", "fuel": 3, "aboard": {"VI": 1, "STL": 1}}, event="E01")
    assert not {"visit vi", "sail vi"} & set(notations(game)) and "visit stl" in notations(game)
    refused(game, "visit vi", "CL-11.1")


@pytest.mark.rule("CL-11.1", "CL-7.22")
def test_passengers_for_a_closed_port_are_unsatisfied_on_return() -> None:
    game = do(sailing({"cash": 9, "aboard": {"BER": 2}}, event="E05"), "return fl")
    assert books(game) == {"fines": -8}


@pytest.mark.rule("CL-7.12", "CL-11.1")
def test_a_pilot_for_a_visit_where_the_ship_lies_already() -> None:
    game = sailing({"at": "BER", "aboard": {"BER": 2}, "fuel": 0, "hand": ["A17"]}, event="E05", up=["BER"])
    do(game, "visit ber a17")
    assert books(game) == {"fares": 8}
