"""Positions: every key that `ct.set_up` reads, and nonsense refused with the reason."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import (
    BOX,
    CARIBBEAN,
    ID,
    ISLANDS,
    ROOT,
    at,
    cannot_be,
    company,
    do,
    market,
    new,
    notations,
    table,
)

PAGE = ROOT / "docs/positions/cruise-line-caribbean.md"


def one(**said: Any) -> dict[str, Any]:
    """A position that says this of the first company, without Mystery markers."""
    return {"mystery": [], "companies": [said, {}]}


# -- what can be said --------------------------------------------------------------------------------------------


def test_nothing_said_is_the_first_turn_of_the_first_spring() -> None:
    game = at({})
    seen = table(game)
    assert (seen["year"], seen["season"], seen["phase"], seen["active"]) == (1, "spring", "turns", 0)
    assert game.to_act == (0,) and seen["order"] == [0, 1] and len(seen["mysteries"]) == 4
    for each in seen["companies"]:
        assert (each["cash"], each["debt"], each["hand"]) == (20, 0, [])
        assert each["ship"]["size"] == "S" and each["ship"]["port"] == each["home"] and each["ship"]["fuel"] == 13


@pytest.mark.parametrize(
    ("phase", "season", "standard"),
    [
        ("ipo", "winter", True), ("first_ship", "winter", True), ("dividends", "winter", True),
        ("trading", "winter", True), ("shipbuilding", "winter", False), ("resorts", "winter", False),
        ("fuel", "summer", False), ("advertising", "fall", False), ("turns", "fall", False),
    ],
)  # fmt: skip
def test_the_phases_to_begin_with(phase: str, season: str, standard: bool) -> None:
    first = phase in ("ipo", "first_ship")
    position: dict[str, Any] = {"phase": phase, "season": season, "year": 1 if first else 2}
    position["companies"] = [{"cash": 60} if first else {"cash": 60, "fuel": 5}] * 2
    seen = table((market if standard else at)(position))
    assert (seen["phase"], seen["season"]) == (phase, season)


def test_everything_of_a_company() -> None:
    said = {
        "company": "EMP", "cash": 7, "ship": "M", "at": [8, 5], "fuel": 4, "aboard": {"PR": 3, "BAR": 1},
        "hand": ["A21", "A02"], "strike": 2, "bunker": True, "price_war": True, "delay": False, "new_ship": True,
    }  # fmt: skip
    own = company(at(one(**said)))
    for key, value in said.items():
        assert own[key] == ([["A21", 0], ["A02", 0]] if key == "hand" else value), key
    assert company(at(one(debt=12)))["debt"] == 12 and company(at(one(debt=12)))["cash"] == 0


def test_a_ship_at_a_port_a_numbered_hex_or_anywhere_at_sea() -> None:
    assert company(at(one(at="BAR")))["at"] == "BAR"
    assert company(at(one(at=16)))["at"] == [8, 4]
    assert company(at(one(at=[9, 5])))["at"] == "PR"
    assert company(at(one(at=[0, 9])))["at"] == [0, 9]


def test_everything_on_the_table() -> None:
    said: dict[str, Any] = {
        "year": 3, "season": "summer", "order": [1, 0], "active": 0, "played": [1],
        "resorts": {"PR": 0, "BAR": 1}, "waiting": {"NY": {"PR": 2}, "VA": {}, "FL": {"BAR": 15}},
        "fares": dict(zip(ISLANDS, [3, 3, 4, 4, 4, 4, 5, 5], strict=True)), "up": ["JAM"],
        "mystery": [[5, 5], [16, 5], [0, 6], [20, 6]], "event": "E06", "event_ports": ["VI"],
        "looked": [[0], *[[]] * 8, [1], *[[]] * 2], "discard": ["A01", "A02"],
    }  # fmt: skip
    position = at(said).position()
    for key, value in said.items():
        assert position[key] == value, key
    seen = table(at(said), 0)
    assert seen["ports"][3]["fare"] == 3 and seen["ports"][3]["looked"] and not seen["ports"][3]["up"]
    assert [each["value"] for each in seen["mysteries"]] == [None, None, None]
    assert [each["value"] for each in table(at(said), 1)["mysteries"]] == [None, 5, None]


def test_shares_and_prices() -> None:
    position = {"prices": [9, 3], "companies": [{"shares": [6, 2]}, {"shares": [1, 7]}]}
    seen = table(market(position))
    assert seen["market"] == [3, 1] and [each["price"] for each in seen["companies"]] == [9, 3]
    assert table(market({}))["market"] == [3, 3]  # seven of its own each


def test_the_turn_may_be_under_way() -> None:
    assert notations(at({"turn": ["acted"], **one(cash=0, hand=["A09"])})) == ["end"]
    assert "sail cay" in notations(at({"turn": ["pilot"], **one(ship="L")}))
    assert "sail pr" in notations(at({"turn": ["wind"], **one(fuel=1)}))
    assert not any(each.startswith("attack") for each in notations(at({"turn": ["second"], **one(hand=["A01"])})))


def test_a_hand_may_be_a_number_and_cards_written_small() -> None:
    assert len(company(at(one(hand=3)))["hand"]) == 3
    assert company(at(one(hand=["a21"])))["hand"] == [["A21", 0]]
    assert at(one(hand=5), seed=1).position() != at(one(hand=5), seed=2).position()


def test_decks_top_last() -> None:
    game = at({"actions": ["A05", "A06", "A07"], **one(cash=0)})
    assert len(game.position()["discard"]) == 22
    do(game, "return fl")
    assert [card for card, _ in company(game)["hand"]] == ["A07", "A06"]
    deck = [id for id in BOX["events"] if id != "E05"]
    game = at({"phase": "event", "mystery": [], "events": [*deck, "E05"]})
    assert table(game)["event"]["card"] == "E05"


def test_what_has_been_drawn_is_gone_from_the_demand_deck() -> None:
    position = at({"year": 3, "season": "summer"}).position()
    assert len(position["demand"]) == 2 * (1 + 2 * 3) and len(position["demand_discard"]) == 2 * (2 * 3 + 2)
    assert not set(position["demand"]) & set(position["demand_discard"])


def test_what_is_said_takes_what_is_left() -> None:
    """A company that is not named gets one that nobody has."""
    game = at({"companies": [{}, {"company": "BEL"}, {}]}, seats=3)
    assert [each["company"] for each in table(game)["companies"]] == ["GLD", "BEL", "NAC"]


@pytest.mark.rule("CL-5.14")
def test_values_not_said_are_shuffled_from_what_is_left() -> None:
    position = at({"fares": {"PR": 6, "BAR": 6}, "mystery": [[5, 3], [7, 3]]}).position()
    values = [*position["fares"].values(), *[value for _, value in position["mystery"]]]
    assert sorted(values) == sorted(BOX["fares"]["values"])
    assert position["fares"]["PR"] == 6 and position["mystery"][:2] == [[5, 3], [7, 3]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"mode": "standard"}),
        (4, {"mode": "standard", "certificates": "indivisible", "negotiation": "winter", "resort_trade": True}),
        (2, {"mode": "standard", "hard_bankruptcy": True, "first_winter_trading": True}),
    ],
)
def test_any_position_of_a_game_can_be_set_up_again(seats: int, options: dict[str, Any]) -> None:
    """Written down and read again it is the same, for every eye."""
    game, random = new(seats, 3, **options), Random(3)
    for move in range(200):
        if not game.to_act:
            break
        if move % 8 == 0:
            written = json.loads(json.dumps(game.position()))
            again = ct.set_up(ID, written, seed=9)
            assert again.position() == written
            for seat in (*range(seats), None):
                assert table(again, seat) == table(game, seat)
            assert again.to_act == game.to_act
        seat = random.choice(game.to_act)
        do(game, random.choice(notations(game, seat)), seat=seat)


def test_a_finished_game_can_be_set_up_again() -> None:
    position = {"year": 5, "season": "fall", "mystery": [], "companies": [{"cash": 0}, {"returned": 1}]}
    game = do(at(position), "return fl")
    again = ct.set_up(ID, json.loads(json.dumps(game.position())), seed=9)
    assert again.outcome == game.outcome and again.position() == game.position()


def test_set_up_deals_every_component_once() -> None:
    said = {"aboard": {"PR": 2}, "hand": 4, "cash": 3}
    game = at({**one(**said), "waiting": {"NY": {"PR": 3}}, "event": "E01"})
    given, fresh = CARIBBEAN.inventory(game.state), CARIBBEAN.inventory(new(2).state)
    assert list(given) == list(fresh)


# -- what cannot be ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"waitng": {}}, "no 'waitng'; did you mean 'waiting'"),
        ({"companies": [{}]}, "companies: one table for each of the 2 seats"),
        ({"companies": [{}, 3]}, "companies, seat 1: must be a table, not 3"),
        ({"companies": [{"shp": "S"}, {}]}, "no 'shp'; did you mean 'ship'"),
        ({"phase": "sailing"}, "phase: must be one of"),
        ({"phase": "companies"}, "phase: a new game is dealt"),
        ({"phase": "turns", "season": "winter"}, "phase: 'turns' is not a phase of winter"),
        ({"phase": "resorts", "season": "fall"}, "phase: 'resorts' is not a phase of fall"),
        ({"phase": "ipo"}, "phase: belongs to the first Winter of the Standard game"),
        ({"phase": "trading"}, "phase: belongs to the Standard game"),
        ({"season": "autumn"}, "season: must be one of"),
        ({"year": 0}, "year: must be a whole number from 1 to 5"),
        ({"year": 6}, "year: must be a whole number from 1 to 5"),
        ({"order": [0, 0]}, "order: must name each of the 2 seats once"),
        ({"order": [0]}, "order: must name each of the 2 seats once"),
        ({"order": [0, "1"]}, "order: must be a whole number, not '1'"),
        ({"active": 2}, "active: must be a whole number from 0 to 1"),
        ({"phase": "fuel", "active": 1}, "active: somebody is on turn only in the phase 'turns'"),
        ({"phase": "fuel", "turn": ["acted"]}, "active: somebody is on turn only"),
        ({"turn": ["sailed"]}, "turn: must be one of acted, wind, pilot, second"),
        ({"played": [2]}, "played: "),
        ({"played": 1}, "played: must be a list"),
        ({"offers": 4}, "offers: must be a whole number from 0 to 3"),
        ({"bids": [1]}, "bids: one for each of the 2 seats"),
        ({"phase": "fuel", "bids": [1, 2]}, "bids: are made in the phase 'advertising'"),
        ({"phase": "advertising", "bids": [1, 2]}, "bids: "),
        ({"waiting": {"PR": {"NY": 1}}}, "waiting: must be one of NY, VA, FL"),
        ({"waiting": {"NY": {"NY": 1}}}, "waiting, NY: must be one of PR"),
        ({"waiting": {"NY": {"PR": 16}}}, "waiting, NY, PR: must be a whole number from 0 to 15"),
        ({"waiting": {"NY": {"PR": 9}, "FL": {"PR": 7}}}, r"not so many PR passengers \(CL-2.10\)"),
        ({"waiting": {"NY": ["PR"]}}, "waiting, NY: must be a table"),
        ({"fares": {"PR": 7}}, r"fares: there is no marker 7 left \(CL-2.8\)"),
        ({"fares": {"PR": 6, "VI": 6, "BAR": 6}}, "fares: there is no marker 6 left"),
        ({"fares": {"NY": 3}}, "fares: must be one of PR"),
        ({"up": ["NY"]}, "up: must be one of PR"),
        ({"mystery": [2, 3, 4, 5, 6]}, "mystery: there are four"),
        ({"mystery": [5, 5]}, "mystery: each lies on a hex of its own"),
        ({"mystery": [1]}, "mystery: each lies on a hex of its own"),
        ({"mystery": [21]}, "mystery: must be a whole number from 0 to 20"),
        ({"mystery": [[5, 2]]}, "mystery: there is no marker 2 left"),
        ({"looked": [[0]]}, "looked: a list of seats for each"),
        ({"event": "E31"}, "event: there is no event 'E31'"),
        ({"phase": "demand", "event": "E01"}, "event: is drawn after the demand"),
        ({"phase": "event", "event": "E01"}, "event: "),
        ({"event_ports": ["PR"]}, "event_ports: there is no event"),
        ({"event": "E06", "event_ports": ["NY"]}, "event_ports: "),
        ({"event": "E06", "event_ports": ["PR", "VI"]}, "event_ports: "),
        ({"event": "E01", "event_ports": ["JAM"]}, "event_ports: "),
        ({"event": "E07", "event_ports": ["PR"]}, "event_ports: "),
        ({"event": "E16", "event_ports": []}, "event_ports: "),
        ({"event": "E01", "event_discard": ["E01"]}, "event 'E01' is placed elsewhere"),
        ({"events": ["E01"]}, r"events: an event is drawn every season \(CL-6.12\)"),
        ({"events": ["E01", "E01"]}, "event 'E01' is placed elsewhere"),
        ({"demand": ["D1-01"]}, r"demand: 28 cards are still to be drawn \(CL-3.3\)"),
        ({"demand": ["D9-01"]}, "demand: there is no demand card"),
        ({"actions": ["A26"]}, "actions: there is no Action card 'A26'"),
        ({"discard": ["A01", "A01"]}, "Action card 'A01' is placed elsewhere"),
        ({"seen": {"A01": [0]}}, "seen: 'A01' is in nobody's hand"),
        ({"refills": -1}, "refills: "),
        ({"born": {"A01": 1}}, "born: "),
        ({"resorts": {"NY": 0}}, "resorts: must be one of PR"),
        ({"resorts": {"PR": 2}}, "resorts: must be a whole number from 0 to 1"),
        ({"resorts": dict.fromkeys(ISLANDS[:6], 0)}, r"resorts: at most 5 for each \(CL-3.9\)"),
        ({"prices": [5, 5]}, "no shares in the Introductory game"),
        ({"market": [5, 5]}, "no shares in the Introductory game"),
        ({"books": [[1, "spring"]]}, "books: "),
        ({"books": [[1, "spring", [{"gold": 3}, {}]]]}, "books, seat 0: must be one of"),
        ({"worths": [[1, "spring", [3]]]}, "worths: "),
        ({"ended": "tired"}, "ended: no game of cruise-line-caribbean ends with 'tired'"),
        ({"asked": [[["Turn", {}]], []]}, "script: "),
    ],
)
def test_a_table_that_cannot_be(position: dict[str, Any], reason: str) -> None:
    cannot_be(position, reason)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"company": "TUI"}, "company: must be one of BEL, GLD, NAC, EMP"),
        ({"cash": -1}, "cash: must be a whole number"),
        ({"cash": 2.5}, "cash: must be a whole number"),
        ({"cash": 3, "debt": 2}, r"debt: who is in debt has no cash \(CL-18.6\)"),
        ({"ship": "XL"}, "ship: must be one of S, M, L"),
        ({"at": "XX"}, "at: a port, a numbered hex, or row and column on the water"),
        ({"at": [0, 0]}, "at: a port, a numbered hex, or row and column on the water"),
        ({"at": [13, 0]}, "at: a port, a numbered hex"),
        ({"at": [0, 10]}, "at: a port, a numbered hex"),
        ({"at": [1, -3]}, "at: a port, a numbered hex"),
        ({"at": [-1, 15]}, "at: a port, a numbered hex"),
        ({"at": 1}, "at: a port, a numbered hex"),
        ({"at": True}, "at: a port, a numbered hex"),
        ({"fuel": 14}, "fuel: must be a whole number from 0 to 13"),
        ({"ship": "M", "fuel": 18}, "fuel: must be a whole number from 0 to 17"),
        ({"aboard": {"PR": 8}}, r"aboard: more than the ship holds \(CL-7.6\)"),
        ({"aboard": {"NY": 1}}, "aboard: must be one of PR"),
        ({"aboard": {"PR": 1}, "returned": 1}, "aboard: passengers are aboard only between port and Return"),
        ({"returned": 2}, "returned"),
        ({"returned": 1, "at": "PR"}, r"at: must be a departure port now \(CL-7.21\)"),
        ({"returned": 1}, r"active: this seat has returned \(CL-7.24\)"),
        ({"hand": ["A01", "A01"]}, "hand: the Action card 'A01' is placed elsewhere"),
        ({"hand": 26}, "hand: must be a whole number from 0 to 25"),
        ({"delay": 1}, "delay: must be true or false"),
        ({"strike": 3}, "strike: must be a whole number from 0 to 2"),
        ({"shares": [7, 0]}, "no shares in the Introductory game"),
        ({"out": 3}, "out: must be a whole number"),
        ({"book": {"gold": 2}}, "book: must be one of"),
    ],
)
def test_a_company_that_cannot_be(said: dict[str, Any], reason: str) -> None:
    cannot_be(one(**said), reason)


@pytest.mark.parametrize(
    ("phase", "said", "reason"),
    [
        ("fuel", {"aboard": {"PR": 1}}, "aboard: passengers are aboard only"),
        ("fuel", {"at": "PR"}, "at: must be a departure port"),
        ("fuel", {"at": [8, 5]}, "at: ships are at sea only in the phase 'turns'"),
        ("advertising", {"returned": 1}, "returned: effects of a season last only"),
        ("advertising", {"bunker": True}, "effects of a season last only"),
        ("advertising", {"strike": 1}, "effects of a season last only"),
        ("resorts", {"price_war": True}, "effects of a season last only"),
    ],
)
def test_what_cannot_be_in_a_phase(phase: str, said: dict[str, Any], reason: str) -> None:
    cannot_be({"phase": phase, "companies": [said, {}]}, reason)


@pytest.mark.rule("CL-13.5")
def test_no_ship_before_the_first_is_bought() -> None:
    for phase in ("ipo", "first_ship"):
        for said, reason in (
            ({"ship": "M"}, r"ship: it is bought in the phase 'first_ship' \(CL-13.5\)"),
            ({"at": "FL"}, "at: there is no ship"),
            ({"fuel": 3}, "fuel: there is no ship"),
        ):
            cannot_be({"phase": phase, "companies": [{"cash": 40, **said}, {"cash": 40}]}, reason, mode="standard")


def test_a_discard_pile_that_is_said_is_the_whole_of_it() -> None:
    actions = [f"A{number:02}" for number in range(3, 26)]
    cannot_be({"actions": actions, "discard": ["A01"]}, "discard: A02 would be nowhere")
    game = ct.set_up(ID, {"actions": actions})
    assert game.position()["discard"] == ["A01", "A02"]
    events = [f"E{number:02}" for number in range(3, 31)]
    cannot_be({"events": events, "event_discard": []}, "event_discard: E01, E02 would be nowhere")


def test_a_former_record_may_say_a_ship_too_early() -> None:
    """Records of earlier rules mean what they meant: the ship gives way to the one that is bought."""
    position = {"phase": "first_ship", "companies": [{"cash": 40}, {"cash": 40}]}
    text = ct.set_up(ID, position, options={"mode": "standard"}).record()
    former = text.replace("\nrules: 3\n", "\nrules: 2\n").replace('{"cash": 40}', '{"cash": 40, "ship": "M"}', 1)
    head = former.rpartition("end: ")[0]
    with pytest.raises(ct.BadRecord) as wrong:
        ct.replay(head + "end: open 0000000000000000")
    game = ct.replay(head + f"end: open {str(wrong.value).split('open ')[1][:16]}")
    assert game.setting.options["loose_positions"] is True and game.to_act == (0,)


def test_two_companies_alike() -> None:
    cannot_be({"companies": [{"company": "BEL"}, {"company": "BEL"}]}, r"the same company \(CL-3.5\)")


@pytest.mark.rule("CL-7.17")
def test_no_ship_lies_on_a_face_down_marker() -> None:
    cannot_be({"mystery": [16], "companies": [{"at": 16}, {}]}, "at: ")
    assert company(at({"mystery": [[0, 4], 5], "companies": [{"at": 16}, {}]}))["at"] == [8, 4]


@pytest.mark.rule("CL-7.6")
def test_the_health_inspection_holds_for_positions_too() -> None:
    cannot_be({"event": "E28", **one(aboard={"PR": 6})}, "aboard: more than the ship holds")
    assert company(at({"event": "E28", **one(aboard={"PR": 5})}))["aboard"] == {"PR": 5}


@pytest.mark.rule("CL-2.3", "CL-3.9")
def test_shares_that_cannot_be() -> None:
    for position, reason in (
        ({"companies": [{"shares": [7, 4]}, {"shares": [0, 7]}]}, "there must be 10 shares"),
        ({"companies": [{"shares": [9, 0]}, {}]}, "at most 8 own shares"),
        ({"companies": [{"shares": [7]}, {}]}, "shares: a number for the company of each seat"),
        ({"market": [4, 3]}, "there must be 10 shares"),
        ({"prices": [23, 3]}, "prices: must be a whole number from 1 to 22"),
        ({"prices": [0, 3]}, "prices: must be a whole number from 1 to 22"),
        ({"prices": [3]}, "prices: one entry for each"),
    ):
        cannot_be(position, reason, mode="standard")


def test_bids_in_the_turns_are_what_was_paid() -> None:
    assert table(at({"bids": [3, 0], "mystery": []}))["bids"] == [3, 0]
    cannot_be({"bids": [-1, 0]}, "bids: ")
    cannot_be({"bids": [2000, 0]}, "bids: ")


@pytest.mark.rule("CL-3.3", "CL-6.12")
def test_cards_for_the_phase_that_begins_are_needed_too() -> None:
    last = {"year": 3, "season": "fall"}
    cannot_be({**last, "phase": "demand", "demand": []}, "2 cards are still to be drawn", years=3)
    cannot_be({**last, "phase": "event", "events": []}, "an event is drawn every season", years=3)
