"""Build a Development (GC-9.1) and Hire an Expert Worker (GC-9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import (
    acting,
    asked,
    do,
    notations,
    player,
    purse,
    seen,
    starting,
    stored,
    turn,
    what,
)

NONE = {"food": 0, "oxygen": 0, "fuel": 0}
AREAS = ["a1", "a2", "a3", "a4", "a5", "a6", "t1", "t2", "t3", "t4"]
FULL = ["fund money", "fund ads", "fund vp", "fund resource"]


# -- Developments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.1.1", "GC-9.1.3")
def test_any_row_in_any_area_without_an_own_one() -> None:
    game = acting(
        "development", {"removed": {"food": 1, "oxygen": 1, "fuel": 0}}, areas={"A1": [0], "T2": [0, 1], "A3": [1]}
    )
    free = [area for area in AREAS if area not in ("a1", "t2")]
    assert asked(game) == [f"build {row} {area}" for row in ("food", "oxygen", "fuel") for area in free]


@pytest.mark.rule("GC-9.1.1", "GC-9.1.2")
@pytest.mark.parametrize(("removed", "cost"), [(0, 4), (1, 6), (2, 8)])
def test_the_cost_by_column_in_money_and_the_resource_of_the_row(removed: int, cost: int) -> None:
    areas = {f"A{k + 1}": [0] for k in range(removed)}
    own = {"removed": {"food": removed, "oxygen": 0, "fuel": 0}, "stored": {"food": 2, "oxygen": 2, "fuel": 2}}
    game = do(acting("development", own, areas=areas), 0, "build food a6")
    assert asked(game) == [f"pay {k} {cost - k}" for k in range(3)]
    do(game, 0, f"pay 2 {cost - 2}")
    assert purse(game)[0] == 10 - (cost - 2) and stored(game) == (0, 2, 2)
    assert player(game)["removed"]["food"] == removed + 1 and what(game) == "choose_action"


@pytest.mark.rule("GC-9.1.1")
def test_an_emptied_row_is_closed() -> None:
    areas = {f"A{k}": [0] for k in (1, 2, 3)}
    game = acting("development", {"removed": {"food": 3, "oxygen": 0, "fuel": 0}, "money": 99}, areas=areas)
    assert {notation.split()[1] for notation in starting(game, "build")} == {"oxygen", "fuel"}


@pytest.mark.rule("GC-9.1.2", "GC-10.6")
def test_other_resources_pay_nothing() -> None:
    own = {"money": 3, "stored": {"food": 0, "oxygen": 1, "fuel": 0}}
    game = acting("development", own)
    assert {notation.split()[1] for notation in starting(game, "build")} == {"oxygen"}
    do(game, 0, "build oxygen t1")
    assert asked(game) == ["pay 1 3"]


@pytest.mark.rule("GC-9.1.2", "GC-10.6", "GC-10.4")
def test_cards_pay_without_needing_room() -> None:
    own = {"money": 0, "hand": ["AG03", "AG09", "AG01"], "stored": {"food": 2, "oxygen": 0, "fuel": 0}}
    game = do(acting("development", own), 0, "build food a2")
    assert asked(game) == ["pay ag03", "pay ag09"]
    do(game, 0, "pay ag03", "pay ag09")
    assert asked(game) == ["pay 2 0"] and stored(game) == (2, 0, 0)
    do(game, 0, "pay 2 0")
    assert stored(game) == (0, 0, 0) and player(game)["hand"] == ["AG01"]
    assert seen(game)["discard"] == ["AG03", "AG09"] and seen(game)["now"]["played"] == ["AG03", "AG09"]


@pytest.mark.rule("GC-9.1.2", "GC-10.6", "GC-5.6")
def test_the_track_bonus_pays_too() -> None:
    """From 6 down: icons of Resources at 6 and 3."""
    own = {"money": 2, "reputation": 6, "stored": NONE}
    game = do(acting("development", own), 0, "build fuel a2")
    assert asked(game) == ["track 4"]  # one unit would not do
    do(game, 0, "track 4", "pay 0 2")
    assert purse(game) == (0, 2, 5, 2 + 1) and not starting(game, "bonus")


@pytest.mark.rule("GC-9.1.2", "GC-2.13")
def test_what_the_track_brings_beyond_the_cost_is_stored() -> None:
    own = {"money": 0, "reputation": 6, "stored": {"food": 2, "oxygen": 0, "fuel": 0}, "hand": ["AG03"]}
    game = do(acting("development", own), 0, "build food a2", "pay ag03")
    do(game, 0, "track 1")
    assert purse(game)[3] == 5 and asked(game) == ["pay 2 0"]
    other = {"money": 3, "reputation": 6, "stored": NONE}
    game = do(acting("development", other), 0, "build food a2", "track 4", "pay 0 2")
    assert purse(game)[0] == 1 and stored(game) == (0, 0, 0)
    surplus = {"removed": {"food": 0, "oxygen": 0, "fuel": 0}, "money": 9, "reputation": 18, "stored": NONE}
    game = do(acting("development", surplus), 0, "build food a2", "track 16")  # six units for a cost of 4
    assert player(game)["removed"]["food"] == 1, "nothing is left to pay, so it stands"
    do(game, 0, "gain food", "gain fuel")
    assert what(game) == "choose_action" and stored(game) == (1, 0, 1)


@pytest.mark.rule("GC-9.1.4", "GC-2.4", "GC-9.1.9")
@pytest.mark.parametrize(
    ("said", "reputation"), [({}, 1), ({"A2": [1]}, 0), ({"A2": ["neutral"]}, 0), ({"A3": [1]}, 1)]
)
def test_reputation_for_the_first_in_an_area(said: dict[str, Any], reputation: int) -> None:
    game = do(acting("development", {}, areas=said), 0, "build food a2", "pay 0 4")
    assert purse(game)[3] == reputation


@pytest.mark.rule("GC-9.1.5", "GC-2.7", "GC-9.1.7")
def test_capacity_rises_at_once() -> None:
    game = do(acting("development", {}), 0, "build oxygen t4", "pay 1 3")
    assert seen(game)["players"][0]["capacity"] == {"food": 2, "oxygen": 3, "fuel": 2}
    assert seen(game)["areas"][9]["owners"] == [0]
    do(game, 0, "act development", "build oxygen a1", "pay 0 6")
    assert seen(game)["players"][0]["capacity"]["oxygen"] == 4 and seen(game)["areas"][9]["owners"] == [0]


@pytest.mark.rule("GC-9.1.6", "GC-9.1.8", "GC-3.11")
def test_a_technology_once_invented() -> None:
    """Automated Systems (TT2, slot T2): a Segment costs 1 less, to owners and to those who pay."""
    own = {"blueprints": ["BP08"]}

    def price(**said: Any) -> list[str]:
        game = do(turn(own, **said), 0, "assign worker l5", "act segments", "segment bp08 1")
        return [str(10 - purse(game)[0])]

    assert price() == ["5"] and price(areas={"T2": [0]}) == ["4"] and price(areas={"T2": ["neutral"]}) == ["5"]
    lent = turn(own, areas={"T2": ["neutral"]})
    do(lent, 0, "borrow t2", "assign worker l5", "act segments", "segment bp08 1")
    assert purse(lent)[0] == 10 - 2 - 4
    built = turn({**own, "money": 20}, areas={"A6": [0], "A1": [0]})
    do(built, 0, "assign worker l6", "act development", "build food t2")
    pay = asked(built)[0]
    do(built, 0, pay, "act segments", "segment bp08 1")
    assert purse(built)[0] == 20 - int(pay.split()[2]) - 4


@pytest.mark.rule("GC-2.15", "GC-9.1.2")
def test_reductions_lower_the_cost_and_never_below_nothing() -> None:
    own = {"hand": ["AG06"], "hired": ["left"]}
    game = acting("development", own, worker="expert", expert="EX2")
    do(game, 0, "play ag06", "build food a2")
    assert purse(game)[0] == 10 and what(game) == "choose_action"
    plain = do(acting("development", own, worker="expert", expert="EX2"), 0, "build food a2")
    assert "pay 0 3" in asked(plain)
    do(plain, 0, "pay 0 3", "act development", "build food a3")
    assert "pay 0 5" in asked(plain)  # off each action


@pytest.mark.rule("GC-2.15", "GC-10.3")
def test_the_accountant_takes_one_off_the_action_not_off_each_development() -> None:
    own = {"hand": ["AG08"], "hired": ["left"], "money": 20, "stored": NONE}
    game = acting("development", own, worker="expert", expert="EX2")
    do(game, 0, "play ag08", "build food a2", "pay 0 3", "build food a3")
    assert asked(game) == ["pay 0 6"]


@pytest.mark.rule("GC-8.5")
def test_a_card_is_either_discount_or_resource() -> None:
    """Government Grant (Food) makes it cost 1: it cannot be that Food as well."""
    own = {"money": 0, "stored": NONE, "hand": ["AG06"]}
    game = do(turn(own), 0, "assign worker l1")
    assert "act development" not in notations(game)
    game = do(turn({**own, "money": 1}), 0, "assign worker l1", "act development", "play ag06")
    assert asked(game) and all(notation.split()[0] == "build" for notation in asked(game))


@pytest.mark.rule("GC-8.5")
def test_only_a_card_that_makes_it_possible_is_obliged() -> None:
    own = {"money": 1, "stored": NONE, "hand": ["AG06", "AG07"]}
    game = do(turn(own), 0, "assign worker l1", "act development")
    assert asked(game) == ["play ag06"]


@pytest.mark.rule("GC-8.5", "GC-9.1.2")
def test_cards_in_hand_count_as_the_resource_of_their_row() -> None:
    own = {"money": 1, "stored": NONE}
    assert "act development" not in notations(do(turn({**own, "hand": ["AG03", "AG09"]}), 0, "assign worker l1"))
    game = do(turn({**own, "hand": ["AG03", "AG09", "AG12"]}), 0, "assign worker l1", "act development")
    assert {notation.split()[1] for notation in asked(game)} == {"food"}
    do(game, 0, "build food a1", "pay ag03", "pay ag09", "pay ag12", "pay 0 1")
    assert purse(game)[0] == 0 and what(game) == "choose_action"


@pytest.mark.rule("GC-8.5", "GC-10.6")
def test_free_acts_may_not_make_the_payment_impossible() -> None:
    own = {"money": 4, "reputation": 8, "stored": NONE}
    game = do(acting("development", own, areas={"T4": [1]}), 0, "build food a2")
    assert "bonus money 1" in notations(game) and "borrow t4" in notations(game)  # the track could still pay
    do(game, 0, "bonus money 1")
    assert purse(game)[0] == 5 and "borrow t4" in notations(game)
    do(game, 0, "borrow t4")
    assert purse(game)[0] == 4 and asked(game) == ["pay 0 4"]
    poor = do(acting("development", {"money": 4, "stored": NONE}, areas={"T4": [1]}), 0, "build food a2")
    assert "borrow t4" not in notations(poor)


@pytest.mark.rule("GC-10.8")
def test_a_second_site_with_a_card() -> None:
    own = {"money": 20, "hand": ["AG08"], "stored": NONE}
    game = do(acting("development", own), 0, "play ag08", "build food a2", "pay 0 4")
    assert "no site" in asked(game)
    do(game, 0, "build food a3", "pay 0 6")
    assert purse(game) == (10, 2, 5, 2) and what(game) == "choose_action"
    one = do(acting("development", own), 0, "play ag08", "build food a2", "pay 0 4", "no site")
    assert what(one) == "choose_action"


# -- Experts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-9.2.1")
@pytest.mark.parametrize(
    ("removed", "right"), [((0, 0, 0), 12), ((1, 0, 0), 10), ((2, 1, 0), 6), ((0, 0, 3), 12), ((3, 3, 0), 0)]
)
def test_the_right_expert_by_food_and_oxygen_developments(removed: tuple[int, int, int], right: int) -> None:
    areas = {AREAS[k].upper(): [0] for k in range(sum(removed))}
    own = {"removed": dict(zip(("food", "oxygen", "fuel"), removed, strict=True)), "money": 12}
    game = acting("expert", own, areas=areas)
    assert asked(game) == ["hire right", "hire left"]
    do(game, 0, "hire right")
    assert purse(game)[0] == 12 - right and player(game)["hired"] == ["right"]


@pytest.mark.rule("GC-9.2.1", "GC-9.9.3")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [(["B1", "G1", "G2", "G3", "G4"], 12), (["G2", "G3"], 6), (["B1", "B2", "B3", "B4", "G4"], 3), (["B1"], 0)],
)
def test_the_left_expert_by_tokens_below(tokens: list[str], left: int) -> None:
    game = acting("expert", {"tokens": tokens, "money": 12})
    do(game, 0, "hire left")
    assert purse(game)[0] == 12 - left and player(game)["hired"] == ["left"]


@pytest.mark.rule("GC-9.2.1")
def test_a_flipped_token_still_counts() -> None:
    own = {"tokens": ["G1", "G2"], "flipped": "G1", "scheduled": "C01", "money": 6}
    game = acting("expert", own, cruises=["C01", "C02", "C03", "C04", "C05"])
    assert asked(game) == ["hire left"]
    assert purse(do(game, 0, "hire left"))[0] == 0


@pytest.mark.rule("GC-9.2.1")
def test_each_is_hired_once_and_must_be_paid() -> None:
    assert asked(acting("expert", {"hired": ["right"], "money": 12})) == ["hire left"]
    assert asked(acting("expert", {"tokens": ["G1"], "money": 11})) == ["hire left"]


@pytest.mark.rule("GC-9.2.2", "GC-6.4")
def test_the_expert_comes_with_a_funding_bonus_and_works_from_the_next_turn() -> None:
    game = do(acting("expert", {"money": 12}), 0, "hire right")
    assert asked(game) == FULL and player(game)["idle_experts"] == 1
    do(game, 0, "fund ads", "no action", "end turn")
    for seat in (1, 2):
        do(game, seat, "meeting", "end turn")
    assert "assign expert l1" not in notations(game)  # the own Worker stands there
    assert "assign expert l2" in notations(game)


@pytest.mark.rule("GC-2.15", "GC-9.2.1")
def test_cheaper_by_card_and_accountant() -> None:
    own = {"money": 12, "hand": ["AG09"], "hired": ["left"]}
    game = acting("expert", own, worker="expert", expert="EX2")
    do(game, 0, "play ag09", "hire right")
    assert purse(game)[0] == 12 - (12 - 4 - 1)
