"""Schedule a Cruise (GC-9.9) and Advertise for a Cruise (GC-9.10)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import (
    acting,
    asked,
    do,
    free,
    notations,
    player,
    purse,
    refused,
    seen,
    starting,
    stored,
    what,
)

BOARD = ["C01", "C07", "C16", "C04", "C02"]
EMPTY = [[0, 0, 0]] * 5
TOKENS = ["b1", "b2", "b3", "b4", "g1", "g2", "g3", "g4"]


def market(action: str, *players: dict[str, Any], **said: Any) -> ct.Game:
    return acting(action, *players, **{"cruises": BOARD, **said})


# -- Schedule -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.9.1", "GC-3.22")
def test_a_cruise_nobody_has_scheduled() -> None:
    game = market("schedule", {}, {"scheduled": "C16", "flipped": "B1"})
    assert asked(game) == ["schedule c01", "schedule c07", "schedule c04", "schedule c02"]
    do(game, 0, "schedule c07", "flip b1")
    assert [each["consultant"] for each in seen(game)["cruises"]] == [None, 0, 1, None, None]
    assert seen(game)["players"][0]["scheduled"] == "C07" and "act schedule" not in notations(game)


@pytest.mark.rule("GC-9.9.2", "GC-9.9.3")
def test_a_token_is_flipped_in_place() -> None:
    game = do(market("schedule", {"tokens": ["B1", "B3", "G2"]}), 0, "schedule c01")
    assert asked(game) == ["flip b1", "flip b3", "flip g2"]
    do(game, 0, "flip b3")
    assert player(game)["tokens"] == ["B1", "B3", "G2"] and player(game)["flipped"] == "B3"
    assert seen(game)["players"][0]["funding"] == [1, 2, 0, 2] and purse(game)[2] == 6


@pytest.mark.rule("GC-9.9.2")
@pytest.mark.parametrize(
    ("token", "gained"),
    [("b1", (11, 2, 5, 0)), ("b2", (10, 3, 5, 0)), ("b3", (10, 2, 6, 0)), ("g1", (14, 2, 5, 0)), ("g2", (10, 6, 5, 0))],
)
def test_the_bonus_of_each_token(token: str, gained: tuple[int, int, int, int]) -> None:
    game = do(market("schedule", {}), 0, "schedule c01", f"flip {token}")
    assert purse(game) == gained and what(game) == "choose_action"


@pytest.mark.rule("GC-9.9.2", "GC-R43", "GC-2.13")
@pytest.mark.parametrize(("token", "count"), [("b4", 1), ("g3", 4)])
def test_the_tokens_of_resources(token: str, count: int) -> None:
    own = {"stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    game = do(market("schedule", own), 0, "schedule c01", f"flip {token}")
    do(game, 0, *["gain food", "gain fuel", "gain fuel", "gain fuel"][:count])
    assert sum(stored(game)) == min(count, 3) and what(game) == "choose_action"  # the third Fuel is lost
    full = {"stored": {"food": 2, "oxygen": 2, "fuel": 2}}
    assert what(do(market("schedule", full), 0, "schedule c01", f"flip {token}")) == "choose_action"


@pytest.mark.rule("GC-9.9.2", "GC-17.5")
def test_without_tokens_nothing_is_flipped() -> None:
    game = do(market("schedule", {"tokens": []}), 0, "schedule c01")
    assert what(game) == "choose_action" and player(game)["flipped"] is None and player(game)["scheduled"] == "C01"


@pytest.mark.rule("GC-9.9.4", "GC-R44", "GC-9.1.4")
def test_a_discounted_development_inside_the_action() -> None:
    own = {"removed": {"food": 1, "oxygen": 0, "fuel": 0}, "hand": ["AG06", "AG07"]}
    game = do(market("schedule", own, areas={"A1": [0]}), 0, "schedule c01", "flip g4")
    assert len(starting(game, "build")) == 3 * 9 and "no site" in asked(game)
    assert not {"play ag06", "play ag07"} & set(notations(game))  # not the action of those cards
    do(game, 0, "build oxygen a5")
    assert purse(game) == (10, 2, 5, 1) and what(game) == "choose_action"
    assert "act newship" in notations(game)  # over the new walkway


@pytest.mark.rule("GC-9.9.4")
@pytest.mark.parametrize(("removed", "cost"), [(1, 2), (2, 4)])
def test_its_cost_is_four_less(removed: int, cost: int) -> None:
    own = {"removed": {"food": removed, "oxygen": 0, "fuel": 0}, "stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    areas = {f"A{k + 1}": [0] for k in range(removed)}
    game = do(market("schedule", own, areas=areas), 0, "schedule c01", "flip g4", "build food t1")
    assert asked(game) == [f"pay 0 {cost}"]


@pytest.mark.rule("GC-9.9.4", "GC-R44")
def test_the_accountant_makes_it_cheaper_still() -> None:
    own = {"removed": {"food": 2, "oxygen": 0, "fuel": 0}, "hired": ["left"], "stored": {"food": 0}}
    game = market("schedule", own, areas={"A1": [0], "A2": [0]}, worker="expert", expert="EX2")
    do(game, 0, "schedule c01", "flip g4", "build food t1")
    assert asked(game) == ["pay 0 3"]


@pytest.mark.rule("GC-9.9.4")
def test_it_may_be_declined_or_be_out_of_reach() -> None:
    assert what(do(market("schedule", {}), 0, "schedule c01", "flip g4", "no site")) == "choose_action"
    third = {"removed": {"food": 3, "oxygen": 3, "fuel": 2}, "money": 3, "stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    areas = {area: [0] for area in ("A1", "A2", "A3", "A4", "A5", "A6", "T1", "T2")}
    game = do(market("schedule", third, areas=areas), 0, "schedule c01", "flip g4")
    assert asked(game) == ["no site"]
    do(game, 0, "no site")
    assert purse(game)[0] == 3 and player(game)["flipped"] == "G4"


@pytest.mark.rule("GC-9.9.4", "GC-10.13")
def test_vip_booking_gives_the_bonus_twice() -> None:
    money = do(market("schedule", {"hand": ["AG18"]}), 0, "play ag18", "schedule c01", "flip g1")
    assert purse(money)[0] == 18
    game = do(market("schedule", {"hand": ["AG18"]}), 0, "schedule c01", "play ag18", "flip g4")
    do(game, 0, "build food a1")
    assert "no site" in asked(game)
    do(game, 0, "build food a2", "pay 0 2")
    assert purse(game) == (8, 2, 5, 2) and what(game) == "choose_action"
    assert "play ag18" not in notations(market("schedule", {"hand": ["AG18"], "tokens": []}))


@pytest.mark.rule("GC-9.9.1", "GC-8.5", "GC-10.7")
def test_flexible_itinerary_moves_the_consultant() -> None:
    own = {"scheduled": "C01", "flipped": "G2", "hand": ["AG19"]}
    presold = [[2, 0, 0], *EMPTY[1:]]
    game = market("schedule", own, {"scheduled": "C07", "flipped": "B1"}, presold=presold)
    assert asked(game) == ["play ag19"]
    do(game, 0, "play ag19")
    assert asked(game) == ["schedule c16", "schedule c04", "schedule c02"]
    do(game, 0, "schedule c16")
    assert purse(game)[0] == 12 and player(game)["flipped"] == "G2" and what(game) == "choose_action"
    left = seen(game)["cruises"][0]
    assert left["consultant"] is None and left["guests"]["A"] == 2
    home = market("schedule", {"hand": ["AG19"]})
    assert "play ag19" not in notations(home)  # only with a Cruise scheduled


@pytest.mark.rule("GC-8.5")
def test_only_the_card_that_helps_is_obliged() -> None:
    game = market("schedule", {"scheduled": "C01", "flipped": "G2", "hand": ["AG18", "AG19"]})
    assert asked(game) == ["play ag19"]


# -- Advertise ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.10.1", "GC-R32")
def test_which_cruises_may_be_advertised() -> None:
    presold = [[1, 0, 0], [0, 2, 0], *EMPTY[2:]]
    game = market("advertise", {}, {"scheduled": "C04", "flipped": "B1"}, presold=presold)
    assert asked(game) == ["advertise c01", "advertise c16", "advertise c02"]
    own = {"scheduled": "C01", "flipped": "B1"}
    assert "advertise c01" in asked(market("advertise", own, presold=presold))
    full = market("advertise", own, presold=[[1, 1, 0], *EMPTY[1:]])
    assert "advertise c01" not in asked(full)  # the own one, too


@pytest.mark.rule("GC-9.10.2", "GC-2.8")
def test_what_guests_cost() -> None:
    game = market("advertise", {"ads": 4}, queue=[[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    do(game, 0, "advertise c04")
    assert asked(game) == ["sell 1 a", "sell 2 r", "sell 3 f", "sell supply a", "sell supply r", "sell supply f"]
    for choice, ads in (("1 a", 1), ("2 r", 2), ("3 f", 3), ("supply f", 4)):
        assert purse(do(game.clone(), 0, f"sell {choice}"))[1] == 4 - ads
    poor = do(market("advertise", {"ads": 2}, queue=[[1, 0, 0], [0, 1, 0], [0, 0, 1]]), 0, "advertise c04")
    assert asked(poor) == ["sell 1 a", "sell 2 r"]


@pytest.mark.rule("GC-9.10.2", "GC-9.10.3", "GC-17.1")
def test_one_or_two_guests() -> None:
    game = market("advertise", {"ads": 9}, queue=[[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    do(game, 0, "advertise c16", "sell 1 a")
    assert purse(game) == (13, 8, 5, 1) and "done" in asked(game) and "sell 1 a" not in asked(game)
    do(game, 0, "sell supply r")
    assert purse(game) == (16, 4, 5, 2) and what(game) == "choose_action"
    assert seen(game)["cruises"][2]["guests"] == {"A": 1, "R": 1, "F": 0}
    assert seen(game)["supply"] == {"A": 11, "R": 10, "F": 11} and seen(game)["queue"][0] == {"A": 0, "R": 0, "F": 0}
    one = do(market("advertise", {"ads": 9}), 0, "advertise c16", "sell 1 a", "done")
    assert what(one) == "choose_action"


@pytest.mark.rule("GC-9.10.3")
@pytest.mark.parametrize(
    ("cruise", "guest", "money", "reputation"),
    [
        ("c01", "a", 1, 1),
        ("c01", "r", 1, 0),
        ("c07", "f", 2, 1),
        ("c07", "r", 2, 0),
        ("c16", "r", 3, 1),
        ("c04", "f", 1, 0),
    ],
)
def test_money_per_destination_and_reputation_for_a_match(cruise: str, guest: str, money: int, reputation: int) -> None:
    game = do(market("advertise", {}), 0, f"advertise {cruise}", f"sell 1 {guest}")
    assert purse(game) == (10 + money, 1, 5, reputation)


@pytest.mark.rule("GC-9.10.3", "GC-4.4")
def test_gains_of_the_first_may_pay_for_the_second() -> None:
    """1 Ad, no Reputation: the Reputation of the first Guest becomes the Ad for the second."""
    game = do(market("advertise", {"ads": 1}), 0, "advertise c01", "sell 1 a")
    assert asked(game) == ["done"] and "bonus ads 1" in free(game)
    do(game, 0, "bonus ads 1", "sell 1 r")
    assert purse(game) == (12, 0, 5, 0)


@pytest.mark.rule("GC-9.10.4", "GC-9.10.1", "GC-R20")
def test_guests_belong_to_the_cruise() -> None:
    game = market("advertise", {}, presold=[[1, 0, 0], *EMPTY[1:]])
    do(game, 0, "advertise c01", "sell 1 r")
    assert what(game) == "choose_action"  # two at most
    assert seen(game)["cruises"][0]["guests"] == {"A": 1, "R": 1, "F": 0}
    do(game, 0, "act schedule", "schedule c07", "flip b1", "end turn")
    do(game, 1, "assign worker l4")
    do(game, 0, "fund ads")  # the flipped token blocks Money
    do(game, 1, "act schedule")
    assert "schedule c01" in asked(game, 1)


@pytest.mark.rule("GC-17.1", "GC-17.6", "GC-9.10.2")
def test_a_type_gone_from_the_supply_cannot_be_taken() -> None:
    queue = [[0, 0, 0], [0, 0, 0], [12, 0, 0]]
    game = do(market("advertise", {"ads": 9}, queue=queue), 0, "advertise c01")
    assert asked(game) == ["sell 3 a", "sell supply r", "sell supply f"] and refused(game, "sell supply a")


@pytest.mark.rule("GC-10.14")
@pytest.mark.parametrize(
    ("cards", "areas", "prices"),
    [
        ([], {}, (1, 2, 3, 4)),
        ([], {"T4": [0]}, (1, 1, 2, 4)),
        (["AG22"], {}, (1, 1, 1, 4)),
        (["AG20"], {}, (0, 1, 2, 3)),
        (["AG20", "AG22"], {"T4": [0]}, (0, 0, 0, 3)),
    ],
)
def test_the_price_of_a_guest(cards: list[str], areas: dict[str, Any], prices: tuple[int, ...]) -> None:
    """TT7 lies on slot T4 in the Intro setup."""
    game = market("advertise", {"ads": 9, "hand": cards}, areas=areas)
    do(game, 0, *[f"play {card.lower()}" for card in cards], "advertise c02")
    found = []
    for choice in ("1 a", "2 a", "3 a", "supply a"):
        found.append(9 - purse(do(game.clone(), 0, f"sell {choice}"))[1])
    assert tuple(found) == prices


@pytest.mark.rule("GC-10.13")
def test_group_rate_counts_what_was_sold_before() -> None:
    game = do(
        market("advertise", {"ads": 9, "hand": ["AG21"]}), 0, "advertise c01", "sell 1 r", "play ag21", "sell 1 f"
    )
    assert purse(game) == (10 + 2 + 2, 7, 5, 1)
