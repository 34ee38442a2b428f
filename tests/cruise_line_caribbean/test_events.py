"""The thirty events (CL-6.10, 6.11, CL-11, T14), one by one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import (
    BOX,
    ISLANDS,
    at,
    company,
    do,
    drawing,
    market,
    notations,
    refused,
    table,
    told,
)

FARES = {"PR": 3, "JAM": 3, "BER": 4, "CAY": 5, "BAH": 6, "VI": 5, "STL": 4, "BAR": 6}
BROKE: dict[str, Any] = {"cash": 0}


def under(event: str, own: dict[str, Any] | None = None, ports: list[str] | None = None, **position: Any) -> ct.Game:
    """Seat 0's turn in a season with this event."""
    given: dict[str, Any] = {"mystery": [], "fares": FARES, "up": list(ISLANDS), "event": event}
    if ports is not None:
        given["event_ports"] = ports
    return at(given | {"companies": [{"cash": 0, **(own or {})}, {"cash": 0}], **position})


def closed(game: ct.Game) -> list[str]:
    return [port["port"] for port in table(game)["ports"] if port.get("closed")]


def infested(game: ct.Game) -> list[str]:
    return [port["port"] for port in table(game)["ports"] if port.get("pirates")]


def waiting(game: ct.Game, port: str) -> dict[str, int]:
    found: dict[str, int] = game.position()["waiting"][port]
    return found


def struck(card: str, seeds: int = 120, **position: Any) -> Counter[tuple[str, ...]]:
    """Which ports the die has picked for this card."""
    return Counter(tuple(table(drawing(card, position, seed=seed))["event"]["ports"]) for seed in range(seeds))


# -- drawing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-6.10")
@pytest.mark.parametrize("card", list(BOX["events"]))
def test_every_event_can_happen_in_both_modes(card: str) -> None:
    """It is told, it is played out, and the season goes on."""
    for mode in ("intro", "standard"):
        game = drawing(card, {"companies": [{"cash": 9, "fuel": 5}] * 2}, mode=mode)
        assert BOX["events"][card]["name"]["en"] in told(game)
        while table(game)["phase"] == "event":
            do(game, notations(game)[0])
        assert table(game)["phase"] == "advertising"
        assert table(game)["event"]["lasts"] == BOX["events"][card]["season"]


@pytest.mark.rule("CL-6.10")
def test_an_immediate_event_has_no_effect_later() -> None:
    """Bunker sale is over when the turns begin: fuel costs what it costs."""
    game = under("E14", {"fuel": 3, "cash": 9})
    do(game, "fuel 5")
    assert company(game)["cash"] == 4
    assert company(do(under("E14", {"at": "PR", "fuel": 3, "cash": 9}), "fuel 2"))["cash"] == 3


# -- storms ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-11.1")
@pytest.mark.parametrize(
    ("card", "ports"),
    [("E01", ["PR", "VI"]), ("E02", ["STL", "BAR"]), ("E03", ["JAM", "CAY"]), ("E04", ["BAH"]), ("E05", ["BER"])],
)
def test_e01_to_e05_close_ports(card: str, ports: list[str]) -> None:
    assert closed(drawing(card)) == ports
    game = under(card, {"aboard": dict.fromkeys(ISLANDS[:7], 1)})
    for port in ISLANDS[:7]:
        assert (f"visit {port.lower()}" in notations(game)) == (port not in ports)
        assert (f"sail {port.lower()}" in notations(game)) == (port not in ports)
    refused(game, f"sail {ports[0].lower()}", "CL-11.1")


@pytest.mark.rule("CL-11.1", "CL-11.3")
def test_e06_wandering_storm() -> None:
    found = struck("E06")
    assert set(found) == {(), *[(island,) for island in ISLANDS]} and found[()] > max(found[("PR",)], 8)
    game = drawing("E06", seed=next(s for s in range(99) if table(drawing("E06", seed=s))["event"]["ports"]))
    assert closed(game) == table(game)["event"]["ports"]
    assert closed(under("E06", ports=[])) == [] and closed(under("E06", ports=["VI"])) == ["VI"]


# -- sea states --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-8.7")
def test_e07_rough_seas() -> None:
    game = do(under("E07"), "sail pr")
    assert company(game)["fuel"] == 13 - 6


@pytest.mark.rule("CL-8.7")
def test_e08_strong_gulf_stream() -> None:
    game = do(under("E08"), "sail pr")
    assert company(game)["fuel"] == 13 - 4


# -- pirates -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-11.2")
@pytest.mark.parametrize(("card", "port"), [("E09", "JAM"), ("E10", "VI")])
def test_e09_and_e10_pirates(card: str, port: str) -> None:
    assert infested(drawing(card)) == [port]
    game = do(under(card, {"aboard": {port: 2}}), f"visit {port.lower()}")
    assert company(game)["cash"] == 2 * FARES[port] - 3


@pytest.mark.rule("CL-11.2", "CL-11.3")
def test_e11_pirate_flotilla() -> None:
    assert set(struck("E11")) == {(), *[(island,) for island in ISLANDS]}
    game = under("E11", {"aboard": {"BAR": 1}}, ports=["BAR"])
    assert infested(game) == ["BAR"]
    assert company(do(game, "visit bar"))["cash"] == 3
    assert infested(under("E11", ports=[])) == []


# -- fuel --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-11.6", "CL-8.8")
def test_e12_oil_shock() -> None:
    game = do(under("E12", {"fuel": 0, "cash": 9}), "fuel 4")
    assert company(game)["cash"] == 1
    assert company(do(under("E12", {"ship": "L", "fuel": 0, "cash": 9}), "fuel 3"))["cash"] == 9 - 5 - 3
    game = under("E12", {"at": "PR", "fuel": 0, "cash": 9})
    assert "fuel 3" not in notations(game)
    assert company(do(game, "fuel 2"))["cash"] == 1


@pytest.mark.rule("CL-11.6", "CL-8.8")
def test_e13_oil_glut() -> None:
    assert company(do(under("E13", {"at": "PR", "ship": "L", "fuel": 0, "cash": 9}), "fuel 9"))["cash"] == 0
    for size in ("S", "M", "L"):
        assert company(do(under("E13", {"ship": size, "fuel": 0, "cash": 9}), "fuel 5"))["cash"] == 4


@pytest.mark.rule("CL-11.6")
def test_what_was_bought_before_the_event_keeps_its_price() -> None:
    deck = [id for id in BOX["events"] if id != "E12"]
    companies = [{"fuel": 3, "cash": 10}, {"cash": 0}]
    game = at({"phase": "fuel", "mystery": [], "events": [*deck, "E12"], "companies": companies})
    do(game, "fuel 10")
    assert company(game)["cash"] == 0 and table(game)["event"]["card"] == "E12"


@pytest.mark.rule("CL-11.7", "CL-6.10")
def test_e14_bunker_sale() -> None:
    """0 to 5 units at 1 each, any size, in turn order, for cash and within the tank."""
    companies = [{"ship": "L", "fuel": 3, "cash": 9}, {"fuel": 10, "cash": 9}, {"fuel": 3, "cash": 2}, {"fuel": 13}]
    game = drawing("E14", {"companies": companies, "order": [2, 0, 3, 1]}, seats=4)
    assert game.to_act == (2,) and notations(game) == ["fuel 0", "fuel 1", "fuel 2"]
    do(game, "fuel 2")
    assert game.to_act == (0,) and notations(game)[-1] == "fuel 5"
    do(game, "fuel 5")
    assert (company(game)["fuel"], company(game)["cash"]) == (8, 4)
    assert game.to_act == (1,) and notations(game)[-1] == "fuel 3"  # seat 3 has a full tank
    do(game, "fuel 0")
    assert company(game, 2)["cash"] == 0 and company(game, 1)["fuel"] == 10
    assert table(game)["phase"] == "advertising"


@pytest.mark.rule("CL-11.7")
def test_e14_is_not_for_credit() -> None:
    game = drawing("E14", {"companies": [{"fuel": 3, "debt": 5}, {"fuel": 3, "cash": 0}]})
    assert table(game)["phase"] != "event" and company(game)["fuel"] == 3


@pytest.mark.rule("CL-11.7", "CL-10.8")
def test_e15_engine_recall() -> None:
    companies = [{"ship": "L", "cash": 2, "fuel": 2}, {"ship": "M", "cash": 2}, {"cash": 1}, {"cash": 0, "fuel": 9}]
    game = drawing("E15", {"companies": companies}, seats=4)
    after = [(company(game, seat)["cash"], company(game, seat)["fuel"]) for seat in range(4)]
    assert after == [(2, 0), (0, 17), (0, 13), (0, 6)]  # who cannot pay in full pays nothing and loses 3 fuel
    assert company(drawing("E15", {"companies": [{"ship": "L", "cash": 3}, {}]}))["cash"] == 0


# -- fares -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-11.3", "CL-11.4")
@pytest.mark.parametrize(("card", "change"), [("E16", 2), ("E17", -2)])
def test_e16_wedding_and_e17_warning(card: str, change: int) -> None:
    assert set(struck(card)) == {(island,) for island in ISLANDS}  # 9 and 10 are rolled again
    game = under(card, {"aboard": {"BAH": 2, "BER": 1}}, ports=["BAH"])
    assert next(port["change"] for port in table(game)["ports"] if port["port"] == "BAH") == change
    assert company(do(game, "visit bah"))["cash"] == 2 * (6 + change)
    assert company(do(under(card, {"aboard": {"BER": 1}}, ports=["BAH"]), "visit ber"))["cash"] == 4


@pytest.mark.rule("CL-11.4")
def test_e17_leaves_one_dollar() -> None:
    """A fare of 3, two less, is 1; a price war makes it no less. The resort's income stays."""
    game = under("E17", {"aboard": {"JAM": 2}, "price_war": True}, ports=["JAM"], resorts={"JAM": 1})
    do(game, "visit jam")
    assert company(game)["cash"] == 2 and company(game, 1)["cash"] == 2


@pytest.mark.rule("CL-11.4")
def test_e18_carnival() -> None:
    for port, fare in (("STL", 5), ("BAR", 7)):
        game = under("E18", {"ship": "M", "aboard": {port: 2}})
        assert company(do(game, f"visit {port.lower()}"))["cash"] == 2 * fare
    assert company(do(under("E18", {"aboard": {"PR": 1}}), "visit pr"))["cash"] == 3


# -- demand ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-11.3", "CL-11.7")
@pytest.mark.parametrize(("card", "port"), [("E19", "NY"), ("E20", "VA"), ("E21", "FL")])
def test_e19_to_e21_three_more_passengers(card: str, port: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        game = drawing(card, seed=seed)
        assert sum(waiting(game, port).values()) == 3
        assert sum(sum(waiting(game, other).values()) for other in ("NY", "VA", "FL")) == 3
        assert sum(table(game)["supply"].values()) == 8 * 15 - 3
        seen.update(waiting(game, port))
    assert set(seen) == set(ISLANDS)


@pytest.mark.rule("CL-11.7", "CL-6.9")
def test_e19_without_supply_nobody_comes() -> None:
    full = {"VA": dict.fromkeys(ISLANDS[:4], 15), "FL": dict.fromkeys(ISLANDS[4:], 15)}
    assert waiting(drawing("E19", {"waiting": full}), "NY") == {}
    full["FL"].pop("BAR")
    for seed in range(20):
        assert set(waiting(drawing("E19", {"waiting": full}, seed=seed), "NY")) <= {"BAR"}


@pytest.mark.rule("CL-6.11", "CL-11.7")
def test_e22_airline_strike() -> None:
    """NY: 3 PR, 2 JAM: the first to go is PR; then 2 and 2 are equal, and the start player chooses."""
    crowds = {"NY": {"PR": 3, "JAM": 2}, "VA": {"BAR": 4, "VI": 1}, "FL": {"STL": 1}}
    game = drawing("E22", {"waiting": crowds, "order": [1, 0]})
    assert game.to_act == (1,) and notations(game) == ["cancel pr", "cancel jam"]
    assert waiting(game, "NY") == {"PR": 2, "JAM": 2} and waiting(game, "VA") == crowds["VA"]
    do(game, "cancel jam")
    assert waiting(game, "NY") == {"PR": 2, "JAM": 1}
    assert waiting(game, "VA") == {"BAR": 2, "VI": 1} and waiting(game, "FL") == {}  # fewer than 2 there: all
    assert table(game)["supply"]["BAR"] == 13 and table(game)["phase"] == "advertising"


@pytest.mark.rule("CL-6.11")
def test_e22_two_choices_at_one_port() -> None:
    game = drawing("E22", {"waiting": {"VA": {"PR": 1, "JAM": 1, "BER": 1}}})
    assert notations(game) == ["cancel pr", "cancel jam", "cancel ber"] and "Norfolk" in game.prompt(0)
    do(game, "cancel jam")
    assert notations(game) == ["cancel pr", "cancel ber"]
    do(game, "cancel pr")
    assert waiting(game, "VA") == {"BER": 1}


@pytest.mark.rule("CL-6.11")
def test_e22_in_empty_ports() -> None:
    game = drawing("E22", {})
    assert table(game)["phase"] == "advertising"


@pytest.mark.rule("CL-11.7")
def test_e23_coach_transfer() -> None:
    crowds = {"NY": {"PR": 3, "JAM": 2}, "VA": {"BAR": 4, "PR": 1}, "FL": {"STL": 1}}
    game = drawing("E23", {"waiting": crowds})
    assert game.position()["waiting"] == {"NY": crowds["VA"], "VA": crowds["NY"], "FL": crowds["FL"]}


# -- money -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-11.5", "CL-10.8")
def test_e24_recession_fears() -> None:
    game = drawing("E24", {"companies": [{"cash": 9}, {"cash": 1}, {"debt": 3}]}, seats=3)
    assert [company(game, seat)["cash"] for seat in range(3)] == [7, 0, 0] and company(game, 2)["debt"] == 3
    game = drawing("E24", {"companies": [{"cash": 9}, {"cash": 9}], "prices": [6, 1]}, mode="standard")
    assert game.position()["prices"] == [5, 1] and company(game)["cash"] == 9


@pytest.mark.rule("CL-11.5", "CL-11.7")
def test_e25_bull_market() -> None:
    game = drawing("E25", {"companies": [{"cash": 9}, {"cash": 0}, {"debt": 3}]}, seats=3)
    assert [company(game, seat)["cash"] for seat in range(3)] == [11, 2, 0] and company(game, 2)["debt"] == 1
    game = drawing("E25", {"companies": [{"cash": 9}, {"cash": 9}], "prices": [6, 22]}, mode="standard")
    assert game.position()["prices"] == [7, 22] and company(game)["cash"] == 9


@pytest.mark.rule("CL-10.8", "CL-11.7")
@pytest.mark.parametrize(
    ("cash", "after"), [((9, 5, 8), (5, 5, 8)), ((9, 9, 8), (5, 5, 8)), ((3, 1, 3), (0, 1, 0)), ((0, 0, 0), (0, 0, 0))]
)
def test_e26_luxury_tax(cash: tuple[int, ...], after: tuple[int, ...]) -> None:
    game = drawing("E26", {"companies": [{"cash": each} for each in cash]}, seats=3)
    assert tuple(company(game, seat)["cash"] for seat in range(3)) == after


# -- others ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.15")
def test_e27_resort_boom() -> None:
    game = do(under("E27", {"aboard": {"BAH": 3}}, resorts={"BAH": 1}), "visit bah")
    assert company(game)["cash"] == 18 and company(game, 1)["cash"] == 6


@pytest.mark.rule("CL-7.6")
@pytest.mark.parametrize(("size", "places"), [("S", 5), ("M", 8), ("L", 13)])
def test_e28_health_inspection(size: str, places: int) -> None:
    game = under("E28", {"ship": size}, waiting={"FL": {"PR": 15}})
    assert table(game)["companies"][0]["ship"]["capacity"] == places
    picks = [each for each in notations(game) if each.startswith("pick")]
    assert picks[-1] == f"pick fl pr {places}"
    do(game, picks[-1], "sail va")
    assert not any(each.startswith("pick") for each in notations(game))
    assert str(places) in refused(game, "pick fl pr 1", "CL-7.6")


@pytest.mark.rule("CL-7.6", "CL-9.7")
def test_e28_holds_for_guests_too() -> None:
    first = {"at": "BAH", "cash": 0, "aboard": {"PR": 5}}
    game = at({"mystery": [[10, 5]], "event": "E28", "companies": [first, BROKE]})
    assert do(game, "explore 10").to_act == (1,)


@pytest.mark.rule("CL-7.12", "CL-11.4")
def test_e29_dredging() -> None:
    game = do(under("E29", {"ship": "L", "aboard": {"CAY": 2}}), "visit cay")
    assert company(game)["cash"] == 2 * 6
    assert company(do(under("E29", {"aboard": {"CAY": 2}}), "visit cay"))["cash"] == 2 * 6
    assert "sail cay" in notations(under("E29", {"ship": "L"}))


@pytest.mark.rule("CL-6.10")
@pytest.mark.parametrize(
    ("bids", "order", "drawn"),
    [((1, 0), [0, 1], [1, 0]), ((0, 0), [0, 1], [0, 0]), ((2, 3), [1, 0], [0, 1]), ((1, 1), [0, 1], [1, 0])],
)
def test_e30_tv_travel_special(bids: tuple[int, int], order: list[int], drawn: list[int]) -> None:
    game = at({"phase": "advertising", "mystery": [], "event": "E30", "companies": [{"cash": 5}, {"cash": 5}]})
    do(game, f"bid {bids[0]}", seat=0)
    do(game, f"bid {bids[1]}", seat=1)
    assert table(game)["order"] == order
    assert [len(company(game, seat)["hand"]) for seat in (0, 1)] == drawn


@pytest.mark.rule("CL-6.10")
@pytest.mark.parametrize(("bids", "cards"), [((1, 2), [1, 0]), ((0, 2), [0, 0])])
def test_e30_counts_the_order_after_spot(bids: tuple[int, int], cards: list[int]) -> None:
    """Seat 0 jumps ahead with A20; it draws only if its own bid was at least 1."""
    companies = [{"cash": 5, "hand": ["A20"]}, {"cash": 5}]
    game = at({"phase": "advertising", "mystery": [], "event": "E30", "companies": companies})
    do(game, f"bid {bids[0]} spot", seat=0)
    do(game, f"bid {bids[1]}", seat=1)
    assert table(game)["order"] == [0, 1]
    assert [len(company(game, seat)["hand"]) for seat in (0, 1)] == cards


@pytest.mark.rule("CL-11.5")
def test_substitutes_are_for_the_introductory_game_alone() -> None:
    for card, by in (("E24", -1), ("E25", 1)):
        game = drawing(card, {"companies": [{"cash": 5}] * 2, "prices": [9, 9]}, mode="standard")
        assert game.position()["prices"] == [9 + by, 9 + by] and company(game)["cash"] == 5
    assert market({"mystery": [], "event": "E24"}).position()["prices"] == [6, 6]
