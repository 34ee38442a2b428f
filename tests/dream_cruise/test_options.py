"""The table options (section 15): every value does what it says, and what does not go together is refused."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    DREAM_CRUISE,
    PORTS,
    at,
    do,
    everybody,
    new,
    notations,
    phase,
    refused,
    ship,
    table,
    under_way,
)

OPTIONS: dict[str, tuple[list[Any], Any]] = {
    "route_values": (["table", "example"], "table"),  # O1
    "leftover_set": (["shown", "hidden"], "shown"),  # O2
    "end_trigger": (["empty", "draw"], "empty"),  # O3
    "addition_spaces": ([4, 3, 5], 4),  # O4
    "solo_face_down": ([True, False], True),  # O5
    "jana_round_one": ([False, True], False),  # O6
    "split_routes": ([False, True], False),  # O7
    "cover_occupied": ([False, True], False),  # O8
    "starting_sets": (["random", "picked"], "random"),  # O9
    "beginner": ([False, True], False),  # O10
    "sea_bonus": ([False, True], False),  # O11
    "round_cap": ([20, 12, 0], 20),  # O12
    "difficulty": ([0, 1, 2, 3, 4, 5], 0),  # O13
}


def routes(voyage: list[str], **options: Any) -> list[tuple[str, int, int, int]]:
    """The routes of a voyage: region, ports, sea cards, value."""
    game = at({"ships": [{"voyage": voyage[:-1], "location": voyage[-1]}, {}]}, **options)
    seen = table(game)["ships"][0]
    assert sum(each["value"] for each in seen["routes"]) == seen["points"]["routes"]
    return [(each["region"], each["ports"], each["sea"], each["value"]) for each in seen["routes"]]


def test_options_values_and_defaults() -> None:
    written = {option.name: (list(option.values), option.default) for option in DREAM_CRUISE.options}
    assert written == OPTIONS
    assert list(DREAM_CRUISE.seats) == [1, 2, 3, 4]


@pytest.mark.parametrize("preset", DREAM_CRUISE.presets, ids=lambda preset: preset.id)
def test_presets_can_be_played(preset: Any) -> None:
    game = ct.new_game("dream-cruise", seats=preset.seats, seed=1, options=preset.options)
    assert game.to_act


@pytest.mark.parametrize(
    ("seats", "options"),
    [(seats, {name: value}) for seats in (2, 3, 4) for name, value in
     [("solo_face_down", False), ("jana_round_one", True), *[("difficulty", n) for n in range(1, 6)]]]
    + [(1, {"starting_sets": "picked"}), (1, {"beginner": True})],
)  # fmt: skip
def test_solo_options_only_alone_and_the_others_only_together(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(ct.BadOptions) as error:
        new(seats, **options)
    assert "solo" in str(error.value) or "Alone" in str(error.value)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(0, {}), (5, {}), (2, {"difficulty": 6}), (1, {"difficulty": 6}), (2, {"addition_spaces": 6}),
     (2, {"round_cap": 1}), (2, {"route_values": "mine"}), (2, {"end_trigger": True}), (2, {"wind": 1})],
)  # fmt: skip
def test_what_is_no_value_is_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises((ct.BadOptions, ct.BadSeats)):
        new(seats, **options)


def test_the_defaults_may_be_said() -> None:
    """For any number of players, the solo options as well."""
    defaults = {name: default for name, (_, default) in OPTIONS.items()}
    for seats in range(1, 5):
        assert new(seats, seed=2, **defaults).position() == new(seats, seed=2).position()


# -- O1, O7: routes --------------------------------------------------------------------------------------


@pytest.mark.rule("DC-12.6")
@pytest.mark.parametrize(
    ("option", "values"), [("table", [0, 1, 3, 6, 9, 9]), ("example", [0, 0, 3, 6, 10, 10])], ids=["table", "example"]
)
def test_o1_route_values(option: str, values: list[int]) -> None:
    for ports, value in enumerate(values, 1):
        assert routes(PORTS[:ports], route_values=option) == [("EM", ports, 0, value)]


@pytest.mark.rule("DC-12.6", "DC-12.7")
def test_o1_the_sea_card_goes_where_these_values_gain_most() -> None:
    voyage = [*PORTS[:2], *PORTS[6:10], "W01"]  # two ports and four
    assert routes(voyage, route_values="table") == [("EM", 2, 0, 1), ("WM", 4, 1, 9)]
    assert routes(voyage, route_values="example") == [("EM", 2, 0, 0), ("WM", 4, 1, 10)]
    assert routes([*PORTS[:2], *PORTS[6:9], "W01"]) == [("EM", 2, 0, 1), ("WM", 3, 1, 6)]
    assert routes([*PORTS[:2], *PORTS[6:9], "W01"], route_values="example") == [("EM", 2, 1, 3), ("WM", 3, 0, 3)]


@pytest.mark.rule("DC-12.4", "DC-12.7")
def test_o7_splitting_pays_only_with_sea_cards() -> None:
    six = [*PORTS[:6], "W01", "W02"]
    assert routes(six) == [("EM", 6, 0, 9)]  # a seventh card gains nothing
    split = routes(six, split_routes=True)
    assert sum(each[3] for each in split) == 12  # four and two ports, or three and three
    assert sorted(sea for _, _, sea, _ in split) == [1, 1] and sum(ports for _, ports, _, _ in split) == 6
    assert sum(each[3] for each in routes(PORTS[:6], split_routes=True)) == 9


# -- O2, O3, O12: see test_entertainment, test_boarding --------------------------------------------------


@pytest.mark.rule("DC-6.10")
@pytest.mark.parametrize(("option", "hidden"), [("shown", 0), ("hidden", 2)])
def test_o2_the_untaken_face_down_set(option: str, hidden: int) -> None:
    game = at({"phase": "prepare", "ship_cards": [f"A{n:02}" for n in range(8, 0, -1)]}, leftover_set=option)
    do(game, "take 1", "take 2")
    decks = table(game)["decks"]["ships"]
    assert decks["hidden"] == hidden and ("A01" in decks["discard"]) is (hidden == 0)


@pytest.mark.rule("DC-4.7")
@pytest.mark.parametrize(("option", "final"), [("empty", True), ("draw", False)])
def test_o3_the_end_trigger(option: str, final: bool) -> None:
    position = {"phase": "boarding", "families": ["F01", "F02"], "ships": [{"cabins": ["F10", None, "F11"]}, {}]}
    assert table(at(position, end_trigger=option))["final"] is final


@pytest.mark.rule("DC-4.13")
@pytest.mark.parametrize(("cap", "finals"), [(20, [False, True, True]), (12, [True] * 3), (0, [False] * 3)])
def test_o12_the_round_cap(cap: int, finals: list[bool]) -> None:
    at_rounds = [table(at({"phase": "boarding", "round": n}, round_cap=cap))["final"] for n in (19, 20, 21)]
    assert at_rounds == finals and table(at({"phase": "boarding", "round": 11}, round_cap=cap))["final"] is False


# -- O4, O8: the ship ------------------------------------------------------------------------------------


@pytest.mark.rule("DC-1.9", "DC-9.3")
@pytest.mark.parametrize("spaces", [3, 4, 5])
def test_o4_addition_spaces(spaces: int) -> None:
    built = [f"X{n:02}" for n in range(1, spaces)]
    game = at({"ships": [{"additions": built, "hand": ["X20", "X21", "A01", "A02"]}, {}]}, addition_spaces=spaces)
    assert len(ship(game, 0)["additions"]) == spaces
    do(game, "build x20", "pay a01", seat=0)
    assert ship(game, 0)["additions"] == [*built, "X20"]
    do(game, "build x21", seat=0)  # all spaces are built on
    assert notations(game, 0) == [f"replace add{k}" for k in range(spaces)]


@pytest.mark.rule("DC-8.5")
def test_o8_forbidden() -> None:
    own = {"cabins": ["F06", "F09", "F03"], "location": "P13", "guests": {"bottom": ["white"]}, "hand": ["A17"]}
    refused(at({"ships": [own, {}]}), "play a17", "DC-8.5", seat=0)


@pytest.mark.rule("DC-8.5")
def test_o8_allowed() -> None:
    """Guests there count as assigned, the captain moves onto the new card."""
    own = {"cabins": ["F06", "F09", "F03"], "location": "P14", "guests": {"bottom": ["white", "blue"]},
           "captain": "bottom", "hand": ["A17"]}  # fmt: skip
    game = at({"ships": [own, {}]}, cover_occupied=True)
    do(game, "play a17", seat=0)
    after = ship(game, 0)
    assert after["guests"] == {} and after["waiting"] == [2, 2, 1] and after["captain"] == "act0"
    assert {"place white act0", "place orange act0", "place blue act0"} <= set(notations(game, 0))


# -- O5, O6, O13: alone ----------------------------------------------------------------------------------


@pytest.mark.rule("DC-13.6")
@pytest.mark.parametrize(("option", "offered"), [(True, ["take 0", "take 1", "take 2"]), (False, ["take 1", "take 2"])])
def test_o5_the_face_down_set_alone(option: bool, offered: list[str]) -> None:
    assert notations(at({"phase": "prepare"}, seats=1, solo_face_down=option)) == offered


@pytest.mark.rule("DC-13.3")
@pytest.mark.parametrize(("option", "count"), [(False, 0), (True, 1)])
def test_o6_jana_in_round_1(option: bool, count: int) -> None:
    game = under_way(1, jana_round_one=option)
    assert (table(game)["round"], table(game)["jana"]["families"]) == (1, count)
    assert len(game.position()["families"]) == 18 - count


@pytest.mark.rule("DC-13.9")
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3, 4, 5])
def test_o13_janas_starting_cards(difficulty: int) -> None:
    assert table(new(1, difficulty=difficulty))["jana"]["families"] == difficulty


# -- O9, O10, O11 ----------------------------------------------------------------------------------------


@pytest.mark.rule("DC-2.5")
@pytest.mark.parametrize(("option", "first"), [("random", "arrange"), ("picked", "start")])
def test_o9_starting_sets(option: str, first: str) -> None:
    assert {each.split()[0] for each in notations(new(3, starting_sets=option))} == {first}


@pytest.mark.rule("DC-3.5")
@pytest.mark.parametrize(("option", "asked"), [(False, 3), (True, 1)])
def test_o10_one_after_another(option: bool, asked: int) -> None:
    game = under_way(3, beginner=option)
    for now in ("set_course", "set_sail"):
        assert phase(game) == now and len(game.to_act) == asked
        everybody(game)
        everybody(game)


@pytest.mark.rule("DC-5.7")
@pytest.mark.parametrize(("option", "cards"), [(False, 0), (True, 1)])
def test_o11_the_bonus_card(option: bool, cards: int) -> None:
    drawn = {"drawn": ["W01", "W02", "W03"]}
    game = everybody(at({"phase": "set_course", "ships": [drawn, {}]}, sea_bonus=option))
    assert len(ship(game, 0)["hand"]) == cards


def test_all_options_at_once_can_be_played_to_the_end() -> None:
    game = under_way(
        3, seed=5, route_values="example", leftover_set="hidden", end_trigger="draw", addition_spaces=3,
        split_routes=True, cover_occupied=True, starting_sets="picked", beginner=True, sea_bonus=True, round_cap=12,
    )  # fmt: skip
    while game.to_act:
        choices = notations(game)
        do(game, choices[len(game.lines) * 7 % len(choices)])
    assert game.outcome is not None and len(game.outcome.winners) == 1
