"""Picking up passengers (CL-7.5 to 7.8)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import at, company, do, notations, refused, table

BROKE: dict[str, Any] = {"cash": 0}


def port(waiting: dict[str, Any], *companies: dict[str, Any], **position: Any) -> ct.Game:
    return at({"mystery": [], "waiting": waiting, "companies": list(companies), **position}, seats=len(companies))


def picks(game: ct.Game) -> list[str]:
    return [each for each in notations(game) if each.startswith("pick")]


@pytest.mark.rule("CL-7.5")
def test_moving_is_part_of_it() -> None:
    game = port({"VA": {"BAR": 3}}, {"at": "FL", "cash": 0}, BROKE)
    do(game, "pick va bar 2")
    assert (company(game)["at"], company(game)["fuel"], company(game)["aboard"]) == ("VA", 9, {"BAR": 2})
    assert table(game)["ports"][1]["waiting"] == {"BAR": 1} and table(game)["supply"]["BAR"] == 12


@pytest.mark.rule("CL-7.5")
def test_staying_costs_no_fuel() -> None:
    game = port({"FL": {"BAR": 3}}, {"at": "FL", "cash": 0, "fuel": 0}, BROKE)
    assert picks(game) == ["pick fl bar 1", "pick fl bar 2", "pick fl bar 3"]
    do(game, "pick fl bar 3")
    assert company(game)["fuel"] == 0 and company(game)["aboard"] == {"BAR": 3}


@pytest.mark.rule("CL-7.5", "CL-8.2")
def test_only_where_the_fuel_reaches() -> None:
    game = port({"NY": {"PR": 1}, "VA": {"JAM": 1}, "FL": {"BER": 1}}, {"at": "FL", "cash": 0, "fuel": 4}, BROKE)
    assert picks(game) == ["pick va jam 1", "pick fl ber 1"]
    refused(game, "pick ny pr 1", "CL-8.2")


@pytest.mark.rule("CL-7.5")
def test_one_colour_of_one_port_at_a_time() -> None:
    game = port({"FL": {"BAR": 2, "PR": 1}}, BROKE, BROKE)
    do(game, "pick fl bar 2")
    assert company(game)["aboard"] == {"BAR": 2} and game.to_act == (1,)


@pytest.mark.rule("CL-7.5")
def test_nobody_else_and_not_more_than_there_are() -> None:
    game = port({"FL": {"BAR": 2}}, {}, {})
    assert "2" in refused(game, "pick fl bar 3", "CL-7.5")
    refused(game, "pick fl pr 1", "CL-7.5")
    refused(game, "pick bah bar 1", "CL-7.5")
    refused(game, "pick fl bar 0", "CL-7.5")


@pytest.mark.rule("CL-7.6")
@pytest.mark.parametrize(("size", "places"), [("S", 7), ("M", 10), ("L", 15)])
def test_capacity_counts_all_colours_together(size: str, places: int) -> None:
    own = {"ship": size, "aboard": {"PR": places - 3, "VI": 1}, "cash": 0}
    game = port({"FL": {"BAR": 9}}, own, BROKE)
    assert picks(game) == ["pick fl bar 1", "pick fl bar 2"]
    do(game, "pick fl bar 2")
    do(game, "sail va")
    assert picks(game) == []
    assert str(places) in refused(game, "pick fl bar 1", "CL-7.6")


@pytest.mark.rule("CL-7.6")
def test_delivered_passengers_free_their_places_at_once() -> None:
    game = port({"FL": {"BAR": 9}}, {"aboard": {"BAH": 6, "PR": 1}, "cash": 0}, {"cash": 0, "returned": 1})
    assert picks(game) == []
    do(game, "visit bah", "end")
    assert picks(game)[-1] == "pick fl bar 6"


@pytest.mark.rule("CL-7.7")
def test_back_for_more_as_often_as_wanted() -> None:
    """Several colours and ports, one turn each, and again after a voyage to the islands."""
    game = port({"NY": {"BAH": 1}, "VA": {"BAH": 1}, "FL": {"BAH": 1, "PR": 1}}, BROKE, {"cash": 0, "returned": 1})
    do(game, "pick fl bah 1", "pick fl pr 1", "visit bah", "end", "pick va bah 1")
    assert company(game)["aboard"] == {"PR": 1, "BAH": 1} and company(game)["at"] == "VA"
    do(game, "end", "pick ny bah 1")
    assert company(game)["aboard"] == {"PR": 1, "BAH": 2}


@pytest.mark.rule("CL-7.7")
def test_the_same_colour_waits_for_another_turn() -> None:
    game = port({"NY": {"PR": 2}, "VA": {"PR": 2}}, {"at": "NY", "company": "GLD", "cash": 0}, BROKE)
    do(game, "pick ny pr 2")
    assert game.to_act == (1,)
    do(game, "sail bah")
    do(game, "pick va pr 2")
    assert company(game)["aboard"] == {"PR": 4}


@pytest.mark.rule("CL-7.8")
def test_a_large_ship_may_load_passengers_for_the_caymans() -> None:
    game = port({"FL": {"CAY": 2}}, {"ship": "L", "cash": 0}, BROKE)
    do(game, "pick fl cay 2")
    assert company(game)["aboard"] == {"CAY": 2}


@pytest.mark.rule("CL-7.8", "CL-11.1")
def test_passengers_for_a_closed_port_may_be_taken() -> None:
    game = port({"FL": {"BER": 2}}, BROKE, BROKE, event="E05")
    assert picks(game) == ["pick fl ber 1", "pick fl ber 2"]


@pytest.mark.rule("CL-7.8")
def test_waiting_passengers_are_anybodys() -> None:
    game = port({"FL": {"PR": 1}}, BROKE, {"cash": 0, "at": "FL", "company": "GLD"})
    do(game, "sail ny", "pick fl pr 1")
    assert company(game, 1)["aboard"] == {"PR": 1}


@pytest.mark.rule("CL-7.5", "CL-10.11")
def test_no_pick_up_during_a_strike() -> None:
    game = port({"FL": {"PR": 1}}, {"strike": 1, "cash": 0}, {"cash": 0, "returned": 1})
    assert picks(game) == []
    refused(game, "pick fl pr 1", "CL-10.11")
    do(game, "sail bah")
    assert picks(game) == ["pick fl pr 1"]
