"""The solo game against Jana (DC-13)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    PORTS,
    REGULAR,
    SEAS,
    all_done,
    at,
    do,
    everybody,
    kinds,
    new,
    notations,
    phase,
    refused,
    ship,
    table,
    under_way,
)

FULL: list[str | None] = ["F10", "F11", "F12"]


def alone(position: dict[str, Any], seed: int = 1, **options: Any) -> ct.Game:
    return at(position, seats=1, seed=seed, **options)


def boarding(cabins: list[str | None], **more: Any) -> dict[str, Any]:
    return {"phase": "boarding", "ships": [{"cabins": cabins}], **more}


@pytest.mark.rule("DC-13.1")
def test_one_ship_18_families_and_jana() -> None:
    game = new(1)
    position = game.position()
    assert (len(position["families"]), len(position["box"]), len(position["ships"])) == (18, 30, 1)
    assert table(game)["jana"] == {
        "families": 0, "locations": [], "route": {"region": None, "ports": 0, "sea": 0, "value": 0},
    }  # fmt: skip
    assert len(position["spare_starters"]) == 9


@pytest.mark.rule("DC-13.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_together_there_is_no_jana(seats: int) -> None:
    assert "jana" not in table(new(seats)) and new(seats).position()["jana"] == []


@pytest.mark.rule("DC-13.2", "DC-13.7")
def test_a_whole_game_alone() -> None:
    """Jana decides nothing: only one seat is ever asked, and her things change in phases 1 and 2 only."""
    game = under_way(1, seed=3)
    while game.to_act:
        assert game.to_act == (0,)
        before, now = game.position(), phase(game)
        choices = notations(game)
        do(game, next((each for each in choices if each.startswith(("place", "play"))), choices[-1]))
        if now in ("prepare", "set_sail") and phase(game) == now:
            assert [game.position()[key] for key in ("jana", "jana_locations")] == [
                before["jana"],
                before["jana_locations"],
            ]
    position = game.position()
    assert len(position["jana_locations"]) == 2 * position["round"] and position["location_discard"] == []
    assert len(position["jana"]) == position["round"] - 1  # the deck never failed her


# -- DC-13.3, 13.8: Jana's families ----------------------------------------------------------------------


@pytest.mark.rule("DC-13.3", "DC-14.3")
def test_jana_draws_after_the_human_and_unseen() -> None:
    game = alone(boarding([None, "F11", "F12"], families=["F20", "F21", "F22", "F23"]))
    assert ship(game, 0)["drawn"] == ["F23", "F22"]
    assert game.position()["jana"] == ["F21"] and game.position()["families"] == ["F20"]
    for seat in (0, None):
        assert table(game, seat)["jana"]["families"] == 1 and "F21" not in str(game.view(seat))
        assert "Vieth" not in str(game.view(seat)) and "Jana welcomes a family, face down." in game.log(seat)


@pytest.mark.rule("DC-13.3")
def test_jana_draws_though_nobody_boards() -> None:
    game = alone(boarding(FULL, families=["F20", "F21"], jana=["F30"]))
    assert phase(game) == "set_course" and game.position()["jana"] == ["F30", "F21"]


@pytest.mark.rule("DC-13.3", "DC-4.1")
def test_jana_draws_nothing_in_round_1() -> None:
    game = under_way(1)
    assert table(game)["round"] == 1 and game.position()["jana"] == []
    everybody(game)
    everybody(game)
    all_done(game)
    assert table(game)["round"] == 2 and len(game.position()["jana"]) == 1


@pytest.mark.rule("DC-13.8", "DC-4.7")
def test_janas_draw_may_empty_the_deck() -> None:
    game = alone(boarding(FULL, families=["F20"], family_discard=["F40", "F41"]))
    assert game.position()["jana"] == ["F20"] and table(game)["final"] is True
    assert sorted(game.position()["families"]) == ["F40", "F41"] and game.position()["family_discard"] == []


@pytest.mark.rule("DC-13.8", "DC-4.8")
def test_after_the_humans_last_draw_jana_draws_from_the_new_deck() -> None:
    game = alone(boarding([None, "F11", "F12"], families=["F20", "F21"], family_discard=["F40", "F41"]))
    assert table(game)["final"] is True and ship(game, 0)["drawn"] == ["F21", "F20"]
    assert sorted([*game.position()["jana"], *game.position()["families"]]) == ["F40", "F41"]
    assert len(game.position()["jana"]) == 1


@pytest.mark.rule("DC-13.8")
def test_no_card_left_for_jana() -> None:
    game = alone(boarding([None, "F11", "F12"], families=["F20", "F21"]))
    assert game.position()["jana"] == [] and "jana_draws" not in kinds(game) and table(game)["final"] is True


@pytest.mark.rule("DC-13.8")
def test_with_the_other_trigger_janas_draw_counts_as_well() -> None:
    exact = alone(boarding(FULL, families=["F20"], family_discard=["F40", "F41"]), end_trigger="draw")
    assert table(exact)["final"] is False and exact.position()["family_discard"] == ["F40", "F41"]
    again = alone(boarding(FULL, families=[], family_discard=["F40", "F41"]), end_trigger="draw")
    assert table(again)["final"] is True and len(again.position()["jana"]) == 1


# -- DC-13.4: Jana's locations ---------------------------------------------------------------------------


@pytest.mark.rule("DC-13.4", "DC-5.3")
def test_what_is_not_chosen_goes_to_jana_openly() -> None:
    game = alone({"phase": "set_course", "ships": [{"drawn": ["P01", "W03", "P07"]}], "jana_locations": ["P02"]})
    do(game, "course w03")
    for seat in (0, None):
        assert table(game, seat)["jana"]["locations"] == ["P02", "P01", "P07"]
    assert game.position()["location_discard"] == [] and "Jana takes Piraeus, Barcelona." in game.log()


@pytest.mark.rule("DC-13.4", "DC-5.6")
def test_18_rounds_until_the_locations_are_gone() -> None:
    """They do not come back: in rounds 19 and 20 there is no location."""
    game = under_way(1)
    for _ in range(18):
        assert phase(game) == "set_course"
        everybody(game)
        everybody(game)
        all_done(game)
    position = game.position()
    assert position["round"] == 19 and phase(game) == "prepare"
    assert len(position["jana_locations"]) == 36 and len(ship(game, 0)["voyage"]) == 18
    assert position["locations"] == [] and position["location_discard"] == []
    everybody(game)
    assert notations(game)[-1] == "done" and not any(each.startswith("captain") for each in notations(game))


# -- DC-13.5, 13.6: the display --------------------------------------------------------------------------


@pytest.mark.rule("DC-13.5", "DC-6.10")
def test_one_set_of_three_and_the_rest_is_discarded() -> None:
    deck = ["A06", "A05", "A04", "A03", "A02", "A01"]
    game = alone({"phase": "prepare", "ship_cards": deck, "ships": [{"hand": ["X01"]}]})
    lying = game.position()["ship_discard"]
    assert notations(game) == ["take 0", "take 1", "take 2"]
    do(game, "take 2")
    assert ship(game, 0)["hand"] == ["A05", "A06", "X01"]
    assert game.position()["ship_discard"] == [*lying, "A03", "A04", "A01", "A02"]


@pytest.mark.rule("DC-13.6", "DC-6.6")
def test_alone_the_face_down_set_may_be_taken() -> None:
    game = alone({"phase": "prepare", "ship_cards": ["A06", "A05", "A04", "A03", "A02", "A01"]})
    do(game, "take 0")
    assert ship(game, 0)["hand"] == ["A01", "A02"] and table(game)["token"] == 0 and "token" not in kinds(game)


@pytest.mark.rule("DC-13.6")
def test_strictly_read_it_may_never_be_taken() -> None:
    game = alone({"phase": "prepare"}, solo_face_down=False)
    assert notations(game) == ["take 1", "take 2"]
    refused(game, "take 0", "DC-13.6")


# -- DC-13.9: difficulty ---------------------------------------------------------------------------------


@pytest.mark.rule("DC-13.9", "DC-2.3")
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3, 4, 5])
def test_janas_starting_cards_come_from_the_box(difficulty: int) -> None:
    game, plain = new(1, seed=8, difficulty=difficulty), new(1, seed=8)
    position = game.position()
    assert len(position["jana"]) == difficulty and len(position["box"]) == 30 - difficulty
    assert position["families"] == plain.position()["families"]  # the deck of 18 is left alone
    assert sorted(position["jana"] + position["box"] + position["families"]) == REGULAR
    assert table(game)["jana"]["families"] == difficulty
    assert not any(family in str(game.view(0)) for family in position["jana"])


@pytest.mark.rule("DC-13.9")
def test_they_are_drawn_by_chance() -> None:
    drawn = {tuple(new(1, seed=seed, difficulty=2).position()["jana"]) for seed in range(10)}
    assert len(drawn) == 10


# -- DC-13.10, 13.11: the end ----------------------------------------------------------------------------


def ending(own: list[str], jana: list[str], locations: list[str], **options: Any) -> ct.Game:
    """The last day: families at home on both sides, and Jana's locations."""
    place = {"location": "P36", "cabins": [None, None, None], "pile": own}
    game = alone({"final": "deck_empty", "ships": [place], "jana": jana, "jana_locations": locations}, **options)
    return do(game, "done")


@pytest.mark.rule("DC-13.10")
@pytest.mark.parametrize(
    ("locations", "region", "value"),
    [
        ([], None, 0),
        (SEAS[:3], None, 0),  # a route needs a port
        (PORTS[:1], "EM", 0),
        ([*PORTS[:1], "W01"], "EM", 1),
        (PORTS[:2], "EM", 1),
        (PORTS[:3], "EM", 3),
        ([*PORTS[:3], *SEAS[:4]], "EM", 6),  # one sea card at most
        ([*PORTS[:2], *PORTS[6:10]], "WM", 6),  # the longest only
        ([*PORTS[6:10], "W05"], "WM", 9),
        ([*PORTS[:6], "W05"], "EM", 9),
        ([*PORTS[:3], *PORTS[6:9], "W01", "W02"], "EM", 6),  # ties do not matter
    ],
)
def test_janas_single_longest_route(locations: list[str], region: str | None, value: int) -> None:
    game = ending(["F01"], ["F13", "F09"], locations)
    jana = table(game)["jana"]
    assert (jana["route"]["region"], jana["route"]["value"]) == (region, value)
    assert jana["points"] == 9 + 4 + value


@pytest.mark.rule("DC-13.10")
@pytest.mark.parametrize(("ports", "value"), [(2, 0), (3, 3), (5, 10)])
def test_janas_route_by_the_agreed_values(ports: int, value: int) -> None:
    assert table(ending([], [], PORTS[:ports], route_values="example"))["jana"]["points"] == value


@pytest.mark.rule("DC-13.10", "DC-14.3")
def test_janas_families_are_shown_at_the_end() -> None:
    game = ending(["F01"], ["F13", "F09"], [])
    assert table(game)["jana"]["pile"] == ["F13", "F09"] and "Jana: 13 points." in game.log()


@pytest.mark.rule("DC-13.11")
@pytest.mark.parametrize(
    ("own", "jana", "winners", "reason"),
    [
        (["F13"], ["F38"], (0,), "ahead_of_jana"),  # 9 to 8
        (["F13"], ["F02", "F03"], (), "level_with_jana"),  # 9 to 9
        (["F38"], ["F13"], (), "behind_jana"),
    ],
)
def test_only_a_higher_total_wins(own: list[str], jana: list[str], winners: tuple[int, ...], reason: str) -> None:
    outcome = ending(own, jana, []).outcome
    assert outcome is not None and (outcome.winners, outcome.reason) == (winners, reason)


@pytest.mark.rule("DC-13.11")
def test_cards_in_hand_break_no_tie_with_jana() -> None:
    own = {"location": "P36", "cabins": [None, None, None], "pile": ["F13"], "hand": ["A01", "A02", "A03"]}
    game = do(alone({"final": "deck_empty", "ships": [own], "jana": ["F02", "F03"]}), "done")
    assert game.outcome is not None and game.outcome.winners == ()


@pytest.mark.rule("DC-13.11", "DC-12.8")
def test_the_human_scores_routes_and_guests_as_ever() -> None:
    own = {"cabins": ["F13", "F12", None], "location": "P06", "voyage": ["P04", "P05"], "additions": ["X01", "X09"],
           "pile": ["F03"], "guests": {"add0": ["white", "orange"], "add1": ["white"]}}  # fmt: skip
    game = do(alone({"final": "deck_empty", "ships": [own], "jana": ["F04"]}), "done")
    scoring = table(game)["scoring"][0]
    assert (scoring["family_points"], scoring["route_points"], scoring["guest_points"]) == (3, 3, 1)
    assert game.outcome is not None and game.outcome.scores == (7.0,) and game.outcome.winners == (0,)
