"""Movement (CL-8.1 to 8.7): over water only, round the face-down markers, and what it costs."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import BOX, PORTS, at, company, do, notations, refused, table

BROKE: dict[str, Any] = {"cash": 0}


def ship(own: dict[str, Any], **position: Any) -> ct.Game:
    return at({"mystery": [], "companies": [{"cash": 0, **own}, BROKE], **position})


def plan(game: ct.Game, stop: str, seat: int = 0) -> dict[str, Any]:
    return next(each for each in table(game, seat)["plans"] if each["stop"] == stop)


def axial(hex: list[int]) -> tuple[int, int]:
    row, column = hex
    return column - (row - row % 2) // 2, row


def apart(one: list[int], other: list[int]) -> int:
    """T1: the distance over open water."""
    (q1, r1), (q2, r2) = axial(one), axial(other)
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 - q2 + r1 - r2))


@pytest.mark.rule("CL-8.1", "CL-8.5")
@pytest.mark.parametrize("veiled", [[], [16], [5, 16], [10, 11, 8, 14]])
def test_routes_lead_over_water_hex_by_hex_round_the_markers(veiled: list[int]) -> None:
    marked = [BOX["mystery_hexes"][str(number)] for number in veiled]
    for start in PORTS:
        game = ship({"at": start}, mystery=veiled)
        for each in table(game, 0)["plans"]:
            route = each["route"]
            assert route[0] == BOX["ports"][start]["hex"] and route[-1] == each["hex"]
            assert len(route) == each["hexes"] + 1
            assert all(BOX["map"]["rows"][row][column] != "L" for row, column in route)
            assert all(apart(one, other) == 1 for one, other in itertools.pairwise(route))
            assert not any(hex in marked for hex in route[1:-1])


@pytest.mark.rule("CL-8.1")
@pytest.mark.parametrize(
    ("start", "stop", "hexes"), [("NY", "VA", 1), ("FL", "PR", 5), ("NY", "STL", 10), ("CAY", "BAR", 8)]
)
def test_one_fuel_for_every_hex_entered(start: str, stop: str, hexes: int) -> None:
    game = do(ship({"at": start}), f"sail {stop.lower()}")
    assert company(game)["fuel"] == 13 - hexes and company(game)["at"] == stop


@pytest.mark.rule("CL-8.2")
def test_the_fuel_aboard_must_cover_the_whole_move() -> None:
    assert "sail pr" in notations(ship({"fuel": 5}))
    game = ship({"fuel": 4, "cash": 9})
    assert "sail pr" not in notations(game)
    assert "5" in refused(game, "sail pr", "CL-8.2")
    do(game, "fuel 1", "sail pr")  # bought before, not on the way
    assert company(game)["fuel"] == 0


@pytest.mark.rule("CL-8.3")
def test_ships_share_hexes_and_sail_through_ports() -> None:
    game = ship({"at": "PR"})
    do(game, "sail bah", "sail bah")
    assert company(game)["at"] == company(game, 1)["at"] == "BAH"
    game = ship({"at": [9, 7]})  # west along the row, through VI
    assert [9, 6] in plan(game, "PR")["route"] and plan(game, "PR")["hexes"] == 2


@pytest.mark.rule("CL-8.4", "CL-8.5", "CL-7.17")
def test_a_marker_ends_the_move_and_only_the_hexes_entered_are_paid() -> None:
    """FL to hex 16 is 3 hexes; Jamaica behind it would be the fourth."""
    game = do(ship({}, mystery=[[16, 5]]), "explore 16", "nobody")
    assert company(game)["at"] == [8, 4] and company(game)["fuel"] == 13 - 3


@pytest.mark.rule("CL-8.5", "CL-8.4")
def test_nobody_sails_into_a_marker_by_accident() -> None:
    """With 16 marked Jamaica is 6 hexes from Florida instead of 4."""
    game = do(ship({}, mystery=[16]), "sail jam")
    assert company(game)["at"] == "JAM" and company(game)["fuel"] == 13 - 6
    assert next(number for number, _ in game.position()["mystery"]) == 16
    game = ship({"fuel": 5}, mystery=[16])
    assert "sail jam" not in notations(game) and "explore 16" in notations(game)
    assert "6" in refused(game, "sail jam", "CL-8.2")


@pytest.mark.rule("CL-8.5", "CL-8.6")
def test_route_and_cost_are_shown_beforehand() -> None:
    found = plan(ship({}, mystery=[16]), "JAM")
    assert (found["hexes"], found["detour"], found["fuel"], found["left"]) == (6, 2, 6, 7)
    home = {"port": "FL", "fuel": 6, "missing": 0}  # the way home leads round the marker too
    assert found["home"] == {**home, "unit": 3, "paid": True, "paid_after_visit": True}
    found = plan(ship({"fuel": 6}, mystery=[16]), "JAM")
    assert found["home"]["missing"] == 6
    assert plan(ship({"fuel": 6}, mystery=[16]), "16")["home"]["fuel"] == 3  # the marker met is gone


@pytest.mark.rule("CL-8.5")
def test_a_way_out_of_a_ring_of_markers_leads_through_one() -> None:
    """West of Cuba at (8, 0), with 5 to the north: the east is open, so nothing is out of reach."""
    game = ship({"at": [8, 0]}, mystery=[5, 16, 8, 4])
    assert plan(game, "FL")["hexes"] is not None and plan(game, "FL")["hexes"] > 3


@pytest.mark.rule("CL-8.7")
@pytest.mark.parametrize(
    ("event", "stop", "cost"),
    [("E07", "ber", 5), ("E07", "bah", 1), ("E08", "ber", 3), ("E08", "bah", 1), ("E07", "pr", 6), ("E08", "pr", 4)],
)
def test_long_moves_under_rough_seas_and_the_gulf_stream(event: str, stop: str, cost: int) -> None:
    """From Florida: BER 4 hexes, BAH 1, PR 5."""
    game = ship({"fuel": cost}, event=event)
    assert plan(game, stop.upper())["fuel"] == cost
    do(game, f"sail {stop}")
    assert company(game)["fuel"] == 0
    assert f"sail {stop}" not in notations(ship({"fuel": cost - 1}, event=event))


@pytest.mark.rule("CL-8.7")
@pytest.mark.parametrize(("event", "stop", "cost"), [("E07", "BER", 3), ("E08", "BER", 3)])
def test_three_hexes_are_no_long_move(event: str, stop: str, cost: int) -> None:
    game = do(ship({"at": "NY"}, event=event), f"sail {stop.lower()}")
    assert company(game)["fuel"] == 13 - cost


@pytest.mark.rule("CL-8.7", "CL-8.5")
def test_a_detour_can_make_a_move_long() -> None:
    """BAH to JAM is 3 hexes, 7 round a marker on 16: rough seas then cost one more."""
    assert plan(ship({"at": "BAH"}, event="E07"), "JAM")["fuel"] == 3
    assert plan(ship({"at": "BAH"}, event="E07", mystery=[16]), "JAM")["fuel"] == 8


@pytest.mark.rule("CL-8.7")
@pytest.mark.parametrize(
    ("stop", "event", "cost"),
    [
        ("bah", None, 0),
        ("ber", None, 0),
        ("pr", None, 1),
        ("pr", "E07", 2),
        ("pr", "E08", 0),
        ("ber", "E07", 1),
        ("bah", "E08", 0),
    ],
)
def test_a_following_wind_saves_up_to_four(stop: str, event: str | None, cost: int) -> None:
    game = ship({"hand": ["A04"], "fuel": cost}, event=event)
    do(game, "play a04", f"sail {stop}")
    assert company(game)["fuel"] == 0


@pytest.mark.rule("CL-8.7")
def test_the_wind_blows_for_one_move_of_this_turn() -> None:
    game = at({"mystery": [], "companies": [{"cash": 0, "hand": ["A05"]}, {"cash": 0, "returned": 1}]})
    do(game, "play a05", "sail ber")
    assert company(game)["fuel"] == 13
    do(game, "sail bah")
    assert company(game)["fuel"] == 10
    game = at({"mystery": [], "companies": [{"cash": 20, "hand": ["A05"]}, {"cash": 0, "returned": 1}]})
    do(game, "play a05", "build pr", "sail ber")  # not used: gone with the turn
    assert company(game)["fuel"] == 9
    game = do(ship({"hand": ["A05"], "cash": 9, "fuel": 9}), "play a05")
    assert table(game)["companies"][0]["turn"] == ["wind"]
    assert table(do(game, "sail ber"))["companies"][0]["turn"] == ["acted"]


@pytest.mark.rule("CL-8.7")
def test_plans_know_whose_wind_it_is() -> None:
    """Seat 1 lies in New York, 8 hexes from PR; the wind of seat 0 does not help it, nor anybody's way home later."""
    game = do(ship({"hand": ["A04"]}), "play a04")
    assert plan(game, "PR")["fuel"] == 1 and plan(game, "PR")["home"]["fuel"] == 5
    assert plan(game, "PR", seat=1)["fuel"] == 8 and plan(game, "PR", seat=1)["home"]["fuel"] == 5


@pytest.mark.rule("CL-7.17")
def test_exploring_needs_a_marker() -> None:
    game = ship({}, mystery=[[16, 5]])
    refused(game, "explore 11", "CL-7.17")
    refused(game, "explore 1", "CL-7.17")
    refused(ship({"fuel": 2}, mystery=[16]), "explore 16", "CL-8.2")


@pytest.mark.rule("CL-7.17", "CL-8.7")
@pytest.mark.parametrize(
    ("event", "hand", "cost"), [("E07", [], 6), ("E08", [], 4), (None, ["A04"], 1), ("E07", ["A04"], 2)]
)
def test_exploring_is_a_move_like_others(event: str | None, hand: list[str], cost: int) -> None:
    """Hex 9 is 5 hexes from Florida."""
    game = ship({"hand": hand, "fuel": cost, "aboard": {"PR": 7}}, event=event, mystery=[[9, 5]])
    if hand:
        do(game, "play a04")
    do(game, "explore 9")
    assert company(game)["at"] == [5, 6] and company(game)["fuel"] == 0
