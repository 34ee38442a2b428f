"""Action turns (CL-7.1 to 7.4, 7.16 to 7.26): whose turn it is, free steps, when it ends, and coming home."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import ISLANDS, at, company, do, market, notations, refused, table, told, verbs

BROKE: dict[str, Any] = {"cash": 0}


def turns(*companies: dict[str, Any], seed: int = 1, **position: Any) -> ct.Game:
    return at({"mystery": [], "companies": list(companies), **position}, seats=len(companies), seed=seed)


# -- whose turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.1")
def test_turns_go_round_until_all_have_returned() -> None:
    game = turns(BROKE, BROKE, BROKE, order=[2, 0, 1])
    seen = []
    for choice in ("sail ny", "sail ny", "sail va", "return va", "sail fl", "return ny", "sail bah", "return fl"):
        seen.append(game.to_act[0])
        do(game, choice)
    assert seen == [2, 0, 1, 2, 0, 1, 0, 0]
    assert table(game)["season"] == "summer"


@pytest.mark.rule("CL-7.1")
def test_the_last_one_at_sea_takes_turn_after_turn() -> None:
    game = turns(BROKE, {"returned": 1, "cash": 0})
    for stop in ("pr", "vi", "stl"):
        do(game, f"sail {stop}")
        assert game.to_act == (0,) and table(game)["active"] == 0


# -- one action and free steps -------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.2")
def test_one_action_then_the_turn_can_only_be_ended() -> None:
    game = turns({"cash": 9}, {})
    do(game, "sail ny")
    assert notations(game) == ["end", "fuel 1", "fuel 2", "fuel 3", "fuel 4", "fuel 5"]
    refused(game, "sail fl", "CL-7.2")
    refused(game, "build pr", "CL-7.2")
    do(game, "end")
    assert game.to_act == (1,)


@pytest.mark.rule("CL-7.2")
def test_nobody_ends_a_turn_without_an_action() -> None:
    refused(turns({}, {}), "end", "CL-7.2")
    refused(do(turns({"fuel": 3}, {}), "fuel 1"), "end", "CL-7.2")


@pytest.mark.rule("CL-7.2", "CL-8.9")
def test_fuel_before_and_after_the_action_as_often_as_wanted() -> None:
    game = turns({"fuel": 2, "cash": 20}, {})
    do(game, "fuel 1", "fuel 2", "sail va", "fuel 3", "fuel 1")
    assert (company(game)["fuel"], company(game)["cash"]) == (2 + 3 - 4 + 4, 20 - 7) and game.to_act == (0,)


@pytest.mark.rule("CL-7.2")
def test_a_card_before_or_after_the_action_but_one_only() -> None:
    game = turns({"hand": ["A08", "A14"], "cash": 0, "fuel": 13}, {})
    do(game, "play a08")
    assert "play a14" not in notations(game)
    refused(game, "play a14", "CL-10.5")
    game = turns({"hand": ["A08"], "cash": 0}, {})
    do(game, "sail ny", "play a08")
    assert company(game)["cash"] == 4


@pytest.mark.rule("CL-7.2")
@pytest.mark.parametrize(
    ("own", "choice", "ends"),
    [
        ({"cash": 0}, "sail ny", True),  # nothing to buy with, no card
        ({"cash": 20}, "build pr", True),  # full tank, cash gone
        ({"cash": 29}, "build pr", True),  # full tank
        ({"cash": 29, "fuel": 12}, "build pr", False),  # one unit fits
        ({"cash": 1, "ship": "M"}, "sail ny", True),  # a Medium ship pays 2 for the first unit
        ({"cash": 2, "ship": "M"}, "sail ny", False),
        ({"cash": 2}, "sail bah", True),  # 3 a unit on an island
        ({"cash": 3}, "sail bah", False),
        ({"cash": 9, "bunker": True}, "sail bah", True),  # may not buy
        ({"cash": 0, "hand": ["A21"]}, "sail ny", False),  # a card that cannot be played now: the pause tells nothing
        ({"cash": 20, "hand": ["A18"]}, "build pr a18", True),  # the card of this turn is played
        ({"cash": 0, "hand": ["A21"]}, "return fl", True),  # who has returned plays no cards
        ({"cash": 2, "fuel": 4}, "return fl", False),
    ],
)
def test_when_a_turn_ends_by_itself(own: dict[str, Any], choice: str, ends: bool) -> None:
    game = do(turns(own, {}), choice)
    assert game.to_act == ((1,) if ends else (0,))


@pytest.mark.rule("CL-7.2", "CL-8.9")
def test_at_sea_without_cards_the_turn_ends_by_itself() -> None:
    game = at({"mystery": [[10, 5]], "companies": [{"cash": 9}, {}]})
    do(game, "explore 10", "nobody")
    assert game.to_act == (1,)


@pytest.mark.rule("CL-7.3")
def test_the_actions() -> None:
    position = {"mystery": [16], "waiting": {"FL": {"PR": 1}}}
    game = at(position | {"companies": [{"aboard": {"BAH": 1}, "hand": ["A01"], "fuel": 12}, {}]})
    assert verbs(game) == {"pick", "visit", "sail", "explore", "build", "attack", "return", "fuel", "play"}


@pytest.mark.rule("CL-7.3")
def test_passing_is_no_action() -> None:
    game = turns({"cash": 0}, {})
    assert not verbs(game) & {"pass", "wait", "end", "tow"}
    assert "sail fl" not in notations(game) and "visit pr" not in notations(game)


@pytest.mark.rule("CL-7.4")
def test_who_can_do_nothing_else_must_return() -> None:
    game = turns({"cash": 0, "fuel": 0}, {})
    assert notations(game) == ["return fl"]


@pytest.mark.rule("CL-7.4")
def test_who_can_buy_fuel_must_do_that_first() -> None:
    """In PR, empty, with the 15 that 5 units cost: no action is legal yet, a Tow neither, nor waiting."""
    game = turns({"at": "PR", "fuel": 0, "cash": 15}, {})
    assert verbs(game) == {"fuel"}
    refused(game, "wait", "CL-7.4")
    refused(game, "tow fl", "CL-8.12")
    do(game, "fuel 5", "return fl")
    assert company(game)["at"] == "FL"


@pytest.mark.rule("CL-7.4")
@pytest.mark.parametrize(
    ("own", "choices"),
    [
        ({"at": "PR", "fuel": 0, "cash": 15, "bunker": True}, ["wait"]),  # could pay for the fuel next turn
        ({"at": "PR", "fuel": 0, "cash": 14, "bunker": True}, ["tow fl", "wait"]),
        ({"at": "PR", "fuel": 0, "cash": 14}, ["tow fl", "fuel 1", "fuel 2", "fuel 3", "fuel 4"]),
        ({"at": "PR", "fuel": 1, "cash": 15, "bunker": True}, ["sail vi"]),
        ({"at": "FL", "fuel": 0, "cash": 15, "bunker": True}, ["return fl"]),
    ],
)
def test_waiting_is_for_those_with_tainted_bunkers(own: dict[str, Any], choices: list[str]) -> None:
    game = turns(own, {})
    assert notations(game) == choices


@pytest.mark.rule("CL-7.4", "CL-10.11")
def test_waiting_does_nothing_but_ends_the_turn_and_bunker() -> None:
    game = turns({"at": "PR", "fuel": 0, "cash": 15, "bunker": True}, {"cash": 0})
    do(game, "wait")
    assert game.to_act == (1,) and company(game)["bunker"] is False
    do(game, "sail va")
    assert "fuel 5" in notations(game)


# -- reposition, build ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.16")
def test_reposition_to_any_other_port_in_reach() -> None:
    game = turns({"at": "FL", "fuel": 4, "cash": 0}, {})
    stops = {each.split()[1] for each in notations(game) if each.startswith("sail")}
    assert stops == {"va", "jam", "ber", "cay", "bah"}  # T3b: at most 4 hexes, and not where it is
    assert "already" in refused(game, "sail fl", "CL-7.16")


@pytest.mark.rule("CL-7.16", "CL-7.11")
def test_passengers_for_the_port_stay_aboard_if_the_ship_only_repositions() -> None:
    game = turns({"aboard": {"BAH": 2}, "cash": 0}, {}, fares={"BAH": 6})
    do(game, "sail bah")
    assert company(game)["aboard"] == {"BAH": 2} and company(game)["cash"] == 0
    assert game.position()["up"] == []


@pytest.mark.rule("CL-7.18")
def test_no_move_ends_at_sea() -> None:
    game = turns({}, {})
    stops = {each.split()[1] for each in notations(game) if each.split()[0] in ("sail", "explore")}
    assert stops == {"ny", "va", *[island.lower() for island in ISLANDS]}


@pytest.mark.rule("CL-7.19")
def test_a_resort_as_an_action_costs_20_wherever_the_ship_is() -> None:
    game = turns({"at": "BER", "cash": 20, "fuel": 9}, {}, resorts={"VI": 1})
    assert {each for each in notations(game) if each.startswith("build")} == {
        f"build {island.lower()}" for island in ISLANDS if island != "VI"
    }
    do(game, "build stl")
    assert company(game)["cash"] == 0 and game.position()["resorts"]["STL"] == 0
    assert company(game)["at"] == "BER" and company(game)["fuel"] == 9


@pytest.mark.rule("CL-7.19")
def test_a_resort_too_dear() -> None:
    assert "$20" in refused(turns({"cash": 19}, {}), "build pr", "CL-7.19")


@pytest.mark.rule("CL-7.19", "CL-5.12")
def test_no_resort_beyond_the_limit_or_on_anothers_island() -> None:
    game = turns({"cash": 99}, {}, resorts={"PR": 1})
    refused(game, "build pr", "CL-5.12")
    own = dict.fromkeys(ISLANDS[:5], 0)
    assert "5" in refused(turns({"cash": 99}, {}, resorts=own), "build bar", "CL-5.12")
    game = turns({"cash": 99}, {}, {}, {}, resorts=dict.fromkeys(ISLANDS[:3], 0))
    refused(game, "build bar", "CL-5.12")


@pytest.mark.rule("CL-7.20")
def test_an_attack_is_the_whole_action() -> None:
    game = turns({"hand": ["A01"], "cash": 0}, {"fuel": 9})
    do(game, "attack a01 seat 1")
    assert company(game, 1)["fuel"] == 6 and company(game)["at"] == "FL" and game.to_act == (1,)


# -- coming home ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.21", "CL-7.26")
@pytest.mark.parametrize(("port", "fuel"), [("ny", 3), ("va", 3), ("fl", 4)])
def test_return_to_any_departure_port(port: str, fuel: int) -> None:
    game = turns({"at": "BER", "cash": 0, "company": "BEL"}, {})
    do(game, f"return {port}")
    assert company(game)["at"] == port.upper() and company(game)["fuel"] == 13 - fuel
    assert table(game)["companies"][0]["returned"] == 1


@pytest.mark.rule("CL-7.25", "CL-7.21")
def test_returning_without_having_sailed() -> None:
    game = turns({"at": "NY", "cash": 0, "fuel": 0}, {})
    do(game, "return ny")
    assert (company(game)["at"], company(game)["fuel"], company(game)["returned"]) == ("NY", 0, 1)
    assert len(company(game)["hand"]) == 2


@pytest.mark.rule("CL-7.22")
def test_unsatisfied_passengers_cost_4_each_and_go_to_the_supply() -> None:
    game = turns({"at": "BER", "cash": 20, "aboard": {"BAR": 2, "STL": 1}, "fuel": 13}, {})
    do(game, "return va")
    assert company(game)["cash"] == 20 - 12 and company(game)["aboard"] == {}
    assert table(game)["supply"]["BAR"] == table(game)["supply"]["STL"] == 15
    assert "3 unsatisfied passengers" in told(game)


@pytest.mark.rule("CL-7.22", "CL-5.10")
def test_a_fine_beyond_the_cash_becomes_debt() -> None:
    game = turns({"at": "NY", "cash": 5, "aboard": {"BAR": 2}}, {})
    do(game, "return ny")
    assert (company(game)["cash"], company(game)["debt"]) == (0, 3)


@pytest.mark.rule("CL-7.22")
def test_in_the_standard_game_the_price_falls_instead() -> None:
    own = {"at": "NY", "cash": 5, "aboard": {"BAR": 2}, "shares": [7, 0]}
    game = market({"mystery": [], "prices": [6, 6], "companies": [own, {}]})
    do(game, "return ny")
    assert company(game)["cash"] == 5 and game.position()["prices"] == [4, 6]


@pytest.mark.rule("CL-7.23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_back_draws_two_cards_the_second_one(seats: int) -> None:
    game = turns(*[BROKE] * seats)
    deck = game.position()["actions"]
    for port in ("fl", "ny", "va", "ny")[: seats - 1]:
        do(game, f"return {port}")
    hands = [[card for card, _ in company(game, seat)["hand"]] for seat in range(seats)]
    assert hands[0] == [deck[-1], deck[-2]]
    assert [len(hand) for hand in hands] == [2, 1, 0, 0][: seats - 1] + [0]
    do(game, next(each for each in notations(game) if each.startswith("return")))
    hands = [[card for card, _ in company(game, seat)["hand"]] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [2, 1, 0, 0][:seats]


@pytest.mark.rule("CL-7.23")
def test_what_is_drawn_is_for_the_own_eyes() -> None:
    game = turns(BROKE, BROKE)
    do(game, "return fl")
    drawn = [card for card, _ in company(game)["hand"]]
    assert table(game, 0)["companies"][0]["hand"] == sorted(drawn)
    assert table(game, 1)["companies"][0]["hand"] == [None, None]


@pytest.mark.rule("CL-7.24")
def test_who_has_returned_is_out_of_reach_and_plays_nothing() -> None:
    game = turns({"hand": ["A01", "A08"], "cash": 9}, {"returned": 1, "hand": ["A14"]}, {"cash": 9})
    assert "attack a01 seat 1" not in notations(game) and "attack a01 seat 2" in notations(game)
    refused(game, "attack a01 seat 1", "CL-10.3")
    assert 1 not in game.may_act and game.to_act == (0,)
    do(game, "return fl")
    assert all(not each.startswith("play") for each in notations(game))


@pytest.mark.rule("CL-7.24", "CL-8.9")
def test_after_returning_fuel_may_still_be_bought_in_that_turn() -> None:
    game = turns({"at": "VA", "fuel": 3, "cash": 9, "hand": ["A08"]}, {})
    do(game, "return ny")
    assert "fuel 9" in notations(game) and notations(game)[0] == "end"
    do(game, "fuel 4")
    refused(game, "play a08", "CL-7.24")
    do(game, "end")
    assert (company(game)["fuel"], company(game)["cash"]) == (6, 5) and game.to_act == (1,)


@pytest.mark.rule("CL-7.21")
def test_no_return_to_an_island_or_out_of_reach() -> None:
    game = turns({"at": "PR", "fuel": 5}, {})
    refused(game, "return vi", "CL-7.21")
    assert "8" in refused(game, "return ny", "CL-8.2")
    assert "return fl" in notations(game)
