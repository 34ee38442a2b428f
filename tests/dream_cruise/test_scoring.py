"""The end and the final scoring (DC-12)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import captains_table as ct
from captains_table.titles.dream_cruise.data.ids import REGIONS
from captains_table.titles.dream_cruise.rules.options import GameOptions
from captains_table.titles.dream_cruise.rules.routes import Route, route_points, routes
from tests.dream_cruise.sailing import AT_SEA, do, done, guests, sail, ship, state, table, totals

TABLE = (0, 0, 1, 3, 6, 9)
EXAMPLE = (0, 0, 0, 3, 6, 10)
QUIET: dict[str, Any] = {"cabins": ["F09", "F10", "F11"]}  # City, Country, Beach
PORT = {"EM": 1, "WM": 7, "BA": 13, "AR": 19, "NS": 25, "AT": 31}  # the first of six


def ports(**numbers: int) -> list[str]:
    """So many ports of each region."""
    return [f"P{PORT[region] + k:02}" for region, number in numbers.items() for k in range(number)]


def seas(number: int, first: int = 2) -> list[str]:
    return [f"W{first + k:02}" for k in range(number)]


def last_day(*ships: dict[str, Any], **table_: Any) -> ct.Game:
    """The final round, everybody done at once."""
    return done(sail(*ships, final="deck_empty", **table_))


def route_score(voyage: list[str], **options: Any) -> int:
    """What this voyage is worth at the end of a game; its last card is today's location."""
    game = last_day({**QUIET, "voyage": voyage, "location": voyage[-1]}, options=options)
    points = ship(game)["points"]
    assert points["families"] == points["guests"] == 0 and points["total"] == totals(game)[0]
    value: int = points["routes"]
    return value


@cache
def options(example: bool, split: bool) -> GameOptions:
    options = {"route_values": "example" if example else "table", "split_routes": split}
    return state(sail({}, options=options)).options


# -- DC-12.1, 12.2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("DC-12.1")
@pytest.mark.parametrize(("final", "reason"), [("deck_empty", "last_families"), ("round_cap", "round_cap")])
def test_the_game_ends_with_the_final_round(final: str, reason: str) -> None:
    game = sail({**AT_SEA, **QUIET}, final=final)
    do(game, "done")
    assert game.outcome is None
    do(game, "done", seat=1)
    assert game.outcome is not None and game.outcome.reason == reason
    assert done(sail({**AT_SEA, **QUIET})).outcome is None, "any other round is followed by the next"


@pytest.mark.rule("DC-12.1", "DC-12.3")
def test_families_that_leave_in_the_final_round_score() -> None:
    game = sail({"location": "P08", "cabins": ["F09", "F10", "F11"], "waiting": [1, 2, 2]}, final="deck_empty")
    done(do(game, "place white top"))
    assert ship(game)["points"] == {"families": 4, "routes": 0, "guests": 0, "total": 4}


@pytest.mark.rule("DC-12.2", "DC-12.8")
def test_the_total_is_routes_and_families_and_guests() -> None:
    ship_ = {"location": "P25", "voyage": ports(NS=3)[1:] + ["W02"], "cabins": ["F32", "FB1", "F09"], "pile": ["F06"]}
    game = sail(ship_, final="deck_empty")
    do(game, "place white top", "place white bottom", "place orange top")
    done(game)
    assert ship(game)["points"] == {"families": 5, "routes": 6, "guests": 1, "total": 12}
    assert totals(game)[0] == 12
    assert "Seat 1: 12 points." in game.log()
    scoring = table(game)["scoring"][0]
    assert scoring["families"] == [("F06", 5)] and scoring["route_points"] == 6
    assert (scoring["guests"], scoring["guest_points"], scoring["total"]) == (3, 1, 12)


@pytest.mark.rule("DC-12.3")
def test_families_aboard_score_nothing_and_cost_nothing() -> None:
    game = last_day({**AT_SEA, "cabins": ["F13", "F24", "F38"], "pile": ["FA1", "F01", "F31"], "waiting": [1, 1, 1]})
    assert ship(game)["points"] == {"families": 3 + 2 + 1, "routes": 0, "guests": 0, "total": 6}


# -- routes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-12.4", "DC-12.6")
@pytest.mark.parametrize(("number", "worth"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 9)])
def test_route_values(number: int, worth: int) -> None:
    assert route_score(ports(BA=number)) == worth


@pytest.mark.rule("DC-12.6")
@pytest.mark.parametrize(("number", "worth"), [(1, 0), (2, 0), (3, 3), (4, 6), (5, 10), (6, 10)])
def test_route_values_of_the_example(number: int, worth: int) -> None:
    """O1"""
    assert route_score(ports(BA=number), route_values="example") == worth


@pytest.mark.rule("DC-12.4")
def test_all_regions_score_and_the_order_of_the_days_does_not_matter() -> None:
    assert route_score(["P01", "P25", "P13", "P02", "P26", "P03"]) == 3 + 1 + 0
    assert route_score(ports(EM=2, WM=2, BA=2, AR=2, NS=2, AT=2)) == 6


@pytest.mark.rule("DC-12.4", "DC-5.5")
def test_the_location_of_the_final_round_counts() -> None:
    game = last_day({**QUIET, "voyage": ["P25"], "location": "P26"})
    assert ship(game)["points"]["routes"] == 1


@pytest.mark.rule("DC-12.5")
@pytest.mark.parametrize(
    ("voyage", "worth"),
    [
        (["W02"], 0),
        (seas(5), 0),  # a route needs a port
        (ports(EM=1) + seas(1), 1),
        (ports(EM=1) + seas(3), 1),  # one sea card for each route
        (ports(EM=2) + seas(2), 3),
        (ports(EM=3) + seas(1), 6),
        (ports(EM=4) + seas(1), 9),
        (ports(EM=5) + seas(1), 9),  # it need not be used
        (ports(EM=2, WM=2) + seas(2), 6),
        (ports(EM=5, WM=1) + seas(1), 10),
        (ports(EM=3, WM=2, BA=1) + seas(2), 6 + 3),
    ],
)
def test_sea_cards_are_jokers(voyage: list[str], worth: int) -> None:
    assert route_score(voyage) == worth


@pytest.mark.rule("DC-12.7")
def test_equal_gains_go_by_the_order_of_the_regions() -> None:
    """AT and NS gain 3 each, then EM 1: the two sea cards join NS and AT, one sea card joins NS."""
    for number, joined in ((1, {"NS"}), (2, {"NS", "AT"}), (3, {"EM", "NS", "AT"})):
        voyage = ports(AT=3, NS=3, EM=1) + seas(number)
        seen = ship(last_day({**QUIET, "voyage": voyage, "location": voyage[-1]}))
        assert {route["region"] for route in seen["routes"] if route["sea"]} == joined
        assert seen["idle_sea"] == 0
    tied = ship(last_day({**QUIET, "voyage": [*ports(BA=1, WM=1), "W02"], "location": "W02"}))
    assert [route["region"] for route in tied["routes"] if route["sea"]] == ["WM"]


@pytest.mark.rule("DC-12.7")
@pytest.mark.parametrize(
    ("voyage", "example", "together", "split"),
    [
        (ports(EM=4) + seas(2), False, 9, 9),
        (ports(EM=6) + seas(2), False, 9, 12),  # 4 + sea and 2 + sea
        (ports(EM=6), False, 9, 9),
        (ports(EM=2) + seas(2), False, 3, 3),
        (ports(EM=6) + seas(1), False, 9, 10),  # 4 + sea and 2
        (ports(EM=5) + seas(3), False, 9, 10),
        (ports(EM=6) + seas(2), True, 10, 13),
        (ports(EM=5, AT=2) + seas(2), True, 13, 13),
    ],
)
def test_split_routes(voyage: list[str], example: bool, together: int, split: int) -> None:
    """O7: the same voyage with and without."""
    values = {"route_values": "example" if example else "table"}
    assert route_score(voyage, **values) == together
    assert route_score(voyage, split_routes=True, **values) == split


def best_whole(numbers: tuple[int, ...], sea: int, values: tuple[int, ...]) -> int:
    """Every way to place the sea cards, each on one region or nowhere."""
    best = 0
    for joined in product((0, 1), repeat=len(numbers)):
        if sum(joined) <= sea and all(number or not extra for number, extra in zip(numbers, joined, strict=True)):
            worth = sum(values[min(number + extra, 5)] for number, extra in zip(numbers, joined, strict=True))
            best = max(best, worth)
    return best


@cache
def best_split(numbers: tuple[int, ...], sea: int, values: tuple[int, ...]) -> int:
    """Every way to make routes: the first region's next route has so many ports, and a sea card or not."""
    if not numbers:
        return 0
    if numbers[0] == 0:
        return best_split(numbers[1:], sea, values)
    return max(
        values[min(size + extra, 5)] + best_split((numbers[0] - size, *numbers[1:]), sea - extra, values)
        for size in range(1, numbers[0] + 1)
        for extra in range(min(sea, 1) + 1)
    )


def legal(made: list[Route], numbers: tuple[int, ...], sea: int, split: bool, values: tuple[int, ...]) -> None:
    """The routes use every port once, and no more sea cards than there are, one for each route at most."""
    assert [sum(route.ports for route in made if route.region == k) for k in range(6)] == list(numbers)
    assert sum(route.sea for route in made) <= sea
    assert all(route.ports > 0 and route.sea in (0, 1) for route in made)
    assert all(route.value == values[min(route.ports + route.sea, 5)] for route in made)
    assert split or len(made) == sum(number > 0 for number in numbers)


@pytest.mark.rule("DC-12.5", "DC-12.6", "DC-12.7")
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.tuples(*[st.integers(0, 6)] * 6), st.integers(0, 8), st.booleans(), st.booleans())
def test_the_engine_places_sea_cards_best(numbers: tuple[int, ...], sea: int, example: bool, split: bool) -> None:
    voyage = [6 * region + k for region, number in enumerate(numbers) for k in range(number)]
    voyage += [36 + k for k in range(sea)]
    values = EXAMPLE if example else TABLE
    agreed = options(example, split)
    made = routes(voyage, agreed)
    best = (best_split if split else best_whole)(numbers, sea, values)
    assert sum(route.value for route in made) == best == route_points(voyage, agreed)
    legal(made, numbers, sea, split, values)
    if not split:
        gains = [values[min(number + 1, 5)] - values[min(number, 5)] if number else 0 for number in numbers]
        order = sorted((k for k in range(6) if gains[k] > 0), key=lambda k: (-gains[k], k))
        assert {route.region for route in made if route.sea} == set(order[:sea]), f"ties in the order of {REGIONS}"


# -- guest points ----------------------------------------------------------------------------------------


@pytest.mark.rule("DC-12.8")
@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ({}, 0),
        ({"top": ["white"]}, 0),
        ({"top": ["white"], "act0": ["blue"]}, 1),
        ({"top": ["white"], "act0": ["white"], "add0": ["white"]}, 1),
        ({"top": ["white"], "act0": ["orange"], "act1": ["blue"], "add0": ["white"]}, 2),
        ({"act0": ["white", "orange", "blue"], "add0": ["white", "orange"]}, 2),
    ],
)
def test_two_guests_make_a_point_all_spots_together(standing: dict[str, list[str]], points: int) -> None:
    ship_ = {**AT_SEA, "cabins": ["F38", "F37", "F16"], "activities": ["A17", "A18"], "additions": ["X09"]}
    game = last_day({**ship_, "guests": standing})
    assert guests(game) == standing and ship(game)["points"] == {
        "families": 0, "routes": 0, "guests": points, "total": points,
    }  # fmt: skip


@pytest.mark.rule("DC-12.8", "DC-11.2")
def test_guests_of_families_that_leave_do_not_count() -> None:
    ship_ = {**AT_SEA, "cabins": ["F01", "F37", "F16"], "activities": ["A17"], "additions": ["X09"]}
    game = last_day({**ship_, "guests": {"act0": ["white", "orange"], "add0": ["white"]}})
    assert ship(game)["points"] == {"families": 2, "routes": 0, "guests": 0, "total": 2}


@pytest.mark.rule("DC-12.9")
def test_figures_aboard_or_in_the_supply_do_not_count() -> None:
    """Six Mosers: one stands on an addition, three went earlier, two never left the ship."""
    ship_ = {**AT_SEA, "cabins": ["F38", "F37", "F16"], "waiting": [2, 1, 1], "additions": ["X09"]}
    game = last_day({**ship_, "guests": {"add0": ["white"]}})
    assert ship(game)["points"]["guests"] == 0


@pytest.mark.rule("DC-12.8")
def test_guests_count_only_at_the_end() -> None:
    standing = {"add0": ["white", "orange"]}
    ship_ = {**AT_SEA, "cabins": ["F38", "F37", "F16"], "additions": ["X09"], "guests": standing}
    assert ship(sail(ship_))["points"]["total"] == 0
    assert ship(sail(ship_, final="deck_empty"))["points"]["guests"] == 1
    happy = {**ship_, "waiting": [0, 1, 1]}  # whoever is about to leave takes the guests along
    assert ship(sail(happy, final="deck_empty"))["points"]["guests"] == 0


# -- DC-12.10 ties ---------------------------------------------------------------------------------------


def tie(*ships: tuple[list[str], list[str]], token: int = 0) -> tuple[int, ...]:
    """Who wins, with these points piles and hands."""
    fleet = [{"location": f"W{k + 2:02}", "pile": pile, "hand": held} for k, (pile, held) in enumerate(ships)]
    game = last_day(*fleet, token=token)
    assert game.outcome is not None
    return game.outcome.winners


@pytest.mark.rule("DC-12.10")
def test_the_highest_total_wins_whatever_is_held() -> None:
    assert tie((["F01"], ["A01", "A02", "A03"]), (["F03"], [])) == (1,)
    assert tie((["F10"], []), (["F03"], ["A01"]), token=1) == (0,)


@pytest.mark.rule("DC-12.10")
@pytest.mark.parametrize("token", [0, 1])
def test_a_tie_goes_to_the_larger_hand(token: int) -> None:
    assert tie((["F03"], ["A01"]), (["F07"], ["A02", "X01"]), token=token) == (1,)
    assert tie((["F03"], ["A01", "X02"]), (["F07"], ["A02"]), token=token) == (0,)


@pytest.mark.rule("DC-12.10")
@pytest.mark.parametrize(("token", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_then_to_the_first_in_turn_order_from_the_token(token: int, winner: int) -> None:
    """Seats 2 and 4 lead with as many points and cards; seat 3 has the cards but not the points."""
    ships = [([], ["A01"]), (["F03"], ["A02"]), ([], ["A03", "A04"]), (["F07"], ["A05"])]
    assert tie(*ships, token=token) == (winner,)


@pytest.mark.rule("DC-12.10", "DC-6.7")
def test_the_token_taken_in_the_last_phase_3_decides() -> None:
    """Two equal ships: the second player takes the face-down set, and with it the last tie-break."""
    for choice, winner in (("take 2", 0), ("take 0", 1)):
        game = sail({"location": "W02"}, {"location": "W03"}, phase="prepare", token=0, final="deck_empty")
        game.choose(0, "take 1")
        game.choose(1, choice)
        done(game)
        assert totals(game) == [0, 0]
        assert game.outcome is not None and game.outcome.winners == (winner,)


@pytest.mark.rule("DC-12.10", "DC-6.7")
def test_the_order_is_counted_from_the_new_holder_of_the_token() -> None:
    """Seat 2 takes it and is behind; of the two others, who are level, seat 3 comes first after seat 2."""
    fleet: list[dict[str, Any]] = [
        {"location": "W02", "pile": ["F03"]},
        {"location": "W03"},
        {"location": "W04", "pile": ["F07"]},
    ]
    game = sail(*fleet, phase="prepare", token=0, final="deck_empty")
    for seat, choice in enumerate(("take 1", "take 0", "take 2")):
        game.choose(seat, choice)
    done(game)
    assert totals(game) == [3, 0, 3]
    assert game.outcome is not None and game.outcome.winners == (2,)


@pytest.mark.rule("DC-12.10")
def test_cards_spent_on_the_last_day_do_not_count() -> None:
    game = sail({"location": "W02", "hand": ["A01", "A02"]}, {"location": "W03", "hand": ["A03"]}, final="deck_empty")
    do(game, "play a01", "captain top", "pay a02")
    done(game)
    assert totals(game) == [0, 0]
    assert game.outcome is not None and game.outcome.winners == (1,)
