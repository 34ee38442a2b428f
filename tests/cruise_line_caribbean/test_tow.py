"""Towing (CL-8.12, 8.13): when it may be chosen, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import at, company, do, notations, refused, table


def ship(own: dict[str, Any], **position: Any) -> ct.Game:
    return at({"mystery": [], "companies": [{"cash": 0, **own}, {"cash": 0}], **position})


def tows(game: ct.Game) -> list[str]:
    return [each for each in notations(game) if each.startswith("tow")]


# PR is 5 hexes from FL (T3b), (8, 6) is 5 too (T1: dq 3, dr 2)
@pytest.mark.rule("CL-8.12")
@pytest.mark.parametrize(
    ("own", "event", "towed"),
    [
        ({"at": "PR", "fuel": 5}, None, False),
        ({"at": "PR", "fuel": 4}, None, True),
        ({"at": "PR", "fuel": 4, "cash": 2}, None, True),
        ({"at": "PR", "fuel": 4, "cash": 3}, None, False),  # one unit costs 3
        ({"at": "PR", "fuel": 0, "cash": 14}, None, True),
        ({"at": "PR", "fuel": 0, "cash": 15}, None, False),
        ({"at": "PR", "fuel": 5}, "E07", True),  # rough seas: 6
        ({"at": "PR", "fuel": 5, "cash": 3}, "E07", False),
        ({"at": "PR", "fuel": 4}, "E08", False),  # Gulf Stream: 4
        ({"at": "PR", "fuel": 3, "cash": 2}, "E08", True),
        ({"at": "PR", "fuel": 4, "cash": 3}, "E12", True),  # oil shock: 4 a unit
        ({"at": "PR", "fuel": 4, "cash": 4}, "E12", False),
        ({"at": "PR", "fuel": 0, "cash": 5}, "E13", False),  # oil glut: 1 a unit
        ({"at": "PR", "fuel": 0, "cash": 4}, "E13", True),
        ({"at": [8, 6], "fuel": 4, "cash": 99}, None, True),  # at sea money is no help
        ({"at": [8, 6], "fuel": 5}, None, False),
        ({"at": [8, 6], "fuel": 5, "cash": 99}, "E07", True),
        ({"at": [8, 6], "fuel": 4}, "E08", False),
        ({"at": "FL", "fuel": 0}, None, False),  # at home already
        ({"at": "PR", "fuel": 0, "debt": 3}, None, True),
    ],
)
def test_when_a_tow_may_be_chosen(own: dict[str, Any], event: str | None, towed: bool) -> None:
    position: dict[str, Any] = {"mystery": [], "companies": [own if "debt" in own else {"cash": 0, **own}, {"cash": 0}]}
    game = at(position | ({"event": event} if event else {}))
    assert tows(game) == (["tow fl"] if towed else [])


@pytest.mark.rule("CL-8.12")
def test_other_things_may_still_be_done() -> None:
    """A Tow is a choice, not a must, while something else is in reach."""
    assert {"tow fl", "sail vi"} <= set(notations(ship({"at": "PR", "fuel": 4})))


@pytest.mark.rule("CL-8.12")
def test_face_down_markers_are_ignored_in_judging_it() -> None:
    """JAM to FL is 4 hexes, 6 round a marker on 16: with 5 fuel there is no Tow, but there is the marker."""
    game = ship({"at": "JAM", "fuel": 5}, mystery=[16])
    assert tows(game) == [] and "return fl" not in notations(game) and "explore 16" in notations(game)
    assert tows(ship({"at": "JAM", "fuel": 3}, mystery=[16])) == ["tow fl"]


@pytest.mark.rule("CL-8.12", "CL-8.7")
def test_a_wind_that_blows_counts() -> None:
    game = ship({"at": "PR", "fuel": 1, "hand": ["A04"]})
    assert tows(game) == ["tow fl"]
    do(game, "play a04")
    assert tows(game) == [] and "return fl" in notations(game)


@pytest.mark.rule("CL-8.12")
def test_a_large_ship_pays_the_price_of_the_port_it_is_in() -> None:
    """The price is that of the missing units together in this port, whatever size the ship has."""
    assert tows(ship({"at": "JAM", "ship": "L", "fuel": 2, "cash": 5})) == ["tow fl"]
    assert tows(ship({"at": "JAM", "ship": "L", "fuel": 2, "cash": 6})) == []


@pytest.mark.rule("CL-8.13")
def test_the_fee_is_3_for_each_hex_and_the_tank_is_empty() -> None:
    game = do(ship({"at": "STL", "fuel": 6, "cash": 2}, waiting={}), "tow fl")
    own = company(game)
    assert (own["at"], own["fuel"], own["cash"], own["debt"]) == ("FL", 0, 0, 22)  # 8 hexes: 24
    assert own["returned"] == 1 and len(own["hand"]) == 2


@pytest.mark.rule("CL-8.13")
@pytest.mark.parametrize(
    ("at_hex", "ports"),
    [("BER", ["ny", "va"]), ([4, 3], ["va", "fl"]), ([5, 6], ["ny", "va", "fl"]), ("CAY", ["fl"])],
)
def test_the_nearest_port_and_the_owner_chooses_among_equals(at_hex: Any, ports: list[str]) -> None:
    game = ship({"at": at_hex, "fuel": 0})
    assert tows(game) == [f"tow {port}" for port in ports]
    assert company(do(game, f"tow {ports[-1]}"))["at"] == ports[-1].upper()


@pytest.mark.rule("CL-8.13")
@pytest.mark.parametrize("event", ["E07", "E08", "E12", "E13"])
def test_no_event_changes_the_fee(event: str) -> None:
    game = do(ship({"at": [8, 6], "fuel": 0, "cash": 20}, event=event), "tow fl")
    assert company(game)["cash"] == 20 - 15


@pytest.mark.rule("CL-8.13")
def test_no_marker_is_triggered_and_none_lengthens_the_way() -> None:
    """From JAM the shortest way to FL, 4 hexes, leads through 16."""
    game = do(ship({"at": "JAM", "fuel": 0, "cash": 11}, mystery=[[16, 3]]), "tow fl")
    own = company(game)
    assert (own["at"], own["cash"], own["debt"]) == ("FL", 0, 1)
    assert next(number for number, _ in game.position()["mystery"]) == 16


@pytest.mark.rule("CL-8.13", "CL-7.22", "CL-7.24")
def test_a_tow_counts_as_a_return() -> None:
    game = do(ship({"at": [8, 6], "fuel": 0, "cash": 30, "aboard": {"PR": 2}}), "tow fl")
    own = company(game)
    assert own["aboard"] == {} and own["cash"] == 30 - 15 - 8 and own["returned"] == 1
    assert table(game)["supply"]["PR"] == 15


@pytest.mark.rule("CL-8.13")
def test_the_fee_is_compulsory_and_may_be_raised() -> None:
    game = ship({"at": [8, 6], "fuel": 0, "cash": 11}, resorts={"PR": 0})
    do(game, "tow fl")
    assert game.kind(0) == "shortage" and notations(game) == ["resort pr", "debt"]
    assert "$15" in game.prompt(0) and "$4" in game.prompt(0)
    do(game, "resort pr")
    assert (company(game)["cash"], company(game)["debt"], company(game)["returned"]) == (1, 0, 1)


@pytest.mark.rule("CL-8.13", "CL-7.22", "CL-7.23")
def test_first_the_fee_then_the_fine_then_the_cards() -> None:
    """Ruling 53"""
    game = ship({"at": [8, 6], "fuel": 0, "cash": 11, "aboard": {"PR": 2}}, resorts={"PR": 0, "VI": 0, "BAR": 0})
    do(game, "tow fl")
    assert "$15" in game.prompt(0) and company(game)["aboard"] == {"PR": 2}
    do(game, "resort pr")  # 16, less 15
    assert "$8" in game.prompt(0) and company(game)["cash"] == 1 and company(game)["aboard"] == {}
    assert company(game)["returned"] == 0 and company(game)["hand"] == []
    do(game, "resort vi", "resort bar")
    own = company(game)
    assert (own["cash"], own["debt"], own["returned"], len(own["hand"])) == (3, 0, 1, 2)


@pytest.mark.rule("CL-8.13")
def test_travel_vouchers_with_a_tow() -> None:
    game = ship({"at": [8, 6], "fuel": 0, "cash": 30, "aboard": {"PR": 4}, "hand": ["A16"]})
    assert tows(game) == ["tow fl", "tow fl a16"]
    do(game, "tow fl a16")
    assert company(game)["cash"] == 30 - 15 - 4  # three of four excused


@pytest.mark.rule("CL-8.12")
def test_why_no_tow() -> None:
    refused(ship({"at": "PR", "fuel": 5}), "tow fl", "CL-8.12")
    refused(ship({"at": "PR", "fuel": 0, "cash": 15}), "tow fl", "CL-8.12")


@pytest.mark.rule("CL-8.13")
def test_why_not_there() -> None:
    """A tow is legal, but not to a port farther off."""
    game = ship({"at": "PR", "fuel": 0})
    assert "Miami" in refused(game, "tow ny", "CL-8.13")
