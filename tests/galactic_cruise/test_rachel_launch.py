"""Rachel launches (GX-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import BOX, seen
from tests.galactic_cruise.solo import (
    RACHEL,
    actions,
    figures,
    flying,
    happened,
    her_turn,
    impossible,
    rachel,
    standing,
    state,
    told,
)

TWO = {"segments": ["BP01", "BP02"]}
THREE = {"segments": ["BP01", "BP02", "BP03"]}
NEW = {"cockpit": "K01", "engine": "E01"}
AREAS = [*[f"A{k}" for k in range(1, 7)], *[f"T{k}" for k in range(1, 5)]]


def launch(rachel_has: dict[str, Any], card: str = "RC01", support: str = "RC07", **data: Any) -> Any:
    """RC07 as support says 1: the first Cruise."""
    return her_turn([card, support], rachel_has, **data)


def cruises(*ids: str) -> list[str | None]:
    return [*ids, *[None] * (4 - len(ids))]


@pytest.mark.rule("GX-6.1", "GX-4.21")
@pytest.mark.parametrize(
    ("card", "segments", "launched"), [("RC01", 1, False), ("RC01", 2, True), ("RC02", 2, False), ("RC02", 3, True)]
)
def test_how_many_segments_a_launch_needs(card: str, segments: int, launched: bool) -> None:
    ship = {"segments": [f"BP{k:02}" for k in range(1, segments + 1)]}
    game = launch({"ships": [ship]}, card)
    assert ("LAUNCH" in actions(game)) == launched
    assert (("LAUNCH", "no_ship") in impossible(game)) != launched


@pytest.mark.rule("GX-6.1", "GX-6.3", "RX-15")
def test_which_cruises_she_may_take() -> None:
    """Not the player's, not an empty space; without any there is no launch."""
    me = {"scheduled": "C02", "flipped": "B1"}
    only = launch({"ships": [TWO]}, me=me, cruises=cruises("C02"))
    assert ("LAUNCH", "no_cruise") in impossible(only)
    game = launch({"ships": [TWO]}, me=me, cruises=["C02", None, "C03", "C04"])
    assert figures(game, "launches")["cruise"] == "C03"
    assert figures(game, "rachel_passes")["passed"] == [1, 2]


@pytest.mark.rule("GX-6.1")
def test_a_ship_in_space_is_not_launched() -> None:
    assert ("LAUNCH", "no_ship") in impossible(launch({"ships": [flying(["BP01", "BP02"], "C01", -1, [1, 0, 0])]}))


@pytest.mark.rule("GX-6.2")
def test_which_ship_she_launches() -> None:
    """One never launched before; then the highest score; then the rightmost."""
    old = THREE | {"launched": True}
    new = {"segments": ["BP09", "BP10"], **NEW}
    assert figures(launch({"ships": [old, new]}), "launches")["ship"] == 1
    rich = {"segments": ["BP07", "BP08"], "cockpit": "K04", "engine": "E01"}  # 2 + 8
    poor = {"segments": ["BP09", "BP10"], "cockpit": "K05", "engine": "E02"}  # 4 + 2
    assert figures(launch({"ships": [THREE, rich, poor]}), "launches")["ship"] == 1
    level = {"segments": ["BP01", "BP02"], "cockpit": "K12", "engine": "E02"}  # 1 + 2, as the first has with BP09, BP10
    first = {"segments": ["BP09", "BP10"]}
    assert BOX["cockpits"]["K12"]["vp"] == BOX["cockpits"]["K00"]["vp"] == 1
    assert figures(launch({"ships": [first, level]}), "launches")["ship"] == 1


@pytest.mark.rule("GX-6.4", "RX-11")
@pytest.mark.parametrize(
    ("presold", "queue", "aboard"),
    [
        ([0, 1, 0], [[5, 0, 0], [0, 0, 0], [0, 0, 0]], [0, 1, 0]),
        ([1, 0, 1], [[0, 0, 0]] * 3, [1, 0, 1]),
        ([0, 0, 0], [[1, 0, 0], [0, 0, 0], [1, 0, 0]], [2, 0, 0]),
        ([0, 0, 0], [[1, 0, 0], [0, 0, 0], [0, 0, 0]], [2, 0, 0]),
        ([0, 0, 0], [[0, 4, 0], [0, 0, 0], [0, 0, 0]], [2, 0, 0]),
    ],
)
def test_who_flies(presold: list[int], queue: list[list[int]], aboard: list[int]) -> None:
    """Guests with tickets and nobody else; without any, all Cabins are filled as when she advertises, at last from the
    supply. The Cruise calls at A; it costs her nothing and brings no Reputation."""
    data: dict[str, Any] = {
        "cruises": cruises("C01"),
        "presold": [presold, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
        "queue": queue,
    }
    game = launch({"ships": [THREE], "reputation": 3}, **data)
    assert rachel(game)["ships"][0]["guests"] == aboard
    assert standing(game)[1] == 3 and game.position()["presold"][0] == [0, 0, 0]


@pytest.mark.rule("GX-6.5", "RX-12", "RX-38")
@pytest.mark.parametrize(("support", "aboard", "queued"), [("RC07", [0, 0, 1], 0), ("RC08", [1, 0, 0], 2)])
def test_one_cabin_and_two_tickets(support: str, aboard: list[int], queued: int) -> None:
    """An odd first number leaves the first Guest behind, an even one the second; that costs 2 Reputation."""
    presold = [[1, 0, 1], [1, 0, 1], [0, 0, 0], [0, 0, 0]]
    data: dict[str, Any] = {"cruises": cruises("C01", "C02"), "presold": presold, "queue": [[0, 0, 0]] * 3}
    game = launch({"ships": [TWO], "reputation": 5}, support=support, **data)
    assert rachel(game)["ships"][0]["guests"] == aboard
    assert figures(game, "left_behind") == {"n": 1, "reputation": 2} and standing(game)[1] == 3
    assert sum(section[queued] for section in game.position()["queue"]) >= 1


@pytest.mark.rule("GX-6.6")
def test_any_guest_if_none_of_the_right_kind_is_there() -> None:
    """From the cheapest section that has one, in the order A, R, F; all Family Guests are away."""
    ships = [
        flying([f"BP{3 * k + n:02}" for n in (21, 22, 23)], cruise, -1, [0, 0, 2], pilot="expert" if k else "worker")
        for k, cruise in enumerate(("C07", "C10", "C11"))
    ]
    me = {"ships": ships, "hired": ["left", "right"]}
    data: dict[str, Any] = {
        "cruises": ["C03", "C01", "C02", "C05"],
        "presold": [[0, 0, 0], [0, 0, 2], [0, 0, 2], [0, 0, 2]],
    }
    game = launch({"ships": [THREE]}, me=me, queue=[[0, 0, 0], [0, 1, 0], [1, 0, 0]], **data)
    assert rachel(game)["ships"][0]["guests"] == [0, 1, 0]
    assert figures(game, "rachel_boards") == {"type": "R", "from": 2}
    supply = launch({"ships": [THREE]}, me=me, queue=[[0, 0, 0]] * 3, **data)
    assert figures(supply, "rachel_boards_supply") == {"type": "A"}


@pytest.mark.rule("GX-6.7", "GX-6.11")
def test_a_cube_a_new_cruise_and_new_guests() -> None:
    data: dict[str, Any] = {
        "cruises": ["C01", "C02", "C03", "C04"],
        "cruise_stack": ["C11"],
        "queue": [[2, 1, 0], [1, 1, 1], [0, 1, 1]],
    }
    game = launch({"ships": [THREE]}, **data)
    assert game.position()["track"].count(RACHEL) == 1 and rachel(game)["launches"] == 1
    assert game.position()["cruises"] == ["C11", "C02", "C03", "C04"]
    assert [each["type"] for _, each in told(game, "new_guest")] == ["A", "R"], "as many as boarded"
    assert game.position()["queue"] == [[1, 2, 0], [0, 1, 1], [1, 1, 1]]
    assert rachel(game)["ships"][0]["pilot"] == "worker"


@pytest.mark.rule("GX-6.11")
def test_a_type_that_is_missing_is_replaced_by_the_most_frequent() -> None:
    """No Relaxing Guest is in the supply: the others' numbers decide, A before F if they are level."""
    data: dict[str, Any] = {"cruises": ["C01", "C02", "C03", "C04"], "cruise_stack": ["C05"]}
    level = launch({"ships": [TWO]}, queue=[[3, 12, 3], [0, 0, 0], [0, 0, 0]], **data)
    assert figures(level, "new_guest") == {"type": "A"}
    more = launch({"ships": [TWO]}, queue=[[4, 12, 3], [0, 0, 0], [0, 0, 0]], **data)
    assert figures(more, "new_guest") == {"type": "F"}


@pytest.mark.rule("GX-6.8", "RX-14", "RX-35")
@pytest.mark.parametrize(
    ("cruise", "built", "reputation", "after", "points"),
    [
        ("C01", 0, 7, 7, 0),  # 2 of 2
        ("C04", 0, 7, 5, 0),  # one is missing: down below the icon at 6
        ("C04", 3, 7, 7, 0),  # a Fuel Development built: room for 3
        ("C07", 0, 7, 2, 0),  # two: below 6, then below 3
        ("C13", 0, 7, 2, -1),  # three: and no icon is left
        ("C16", 0, 2, 2, -4),
        ("C04", 0, 3, 2, 0),
        ("C04", 0, 18, 17, 0),
    ],
)
def test_missing_fuel(cruise: str, built: int, reputation: int, after: int, points: int) -> None:
    """Technologies are nothing to her: those that save Fuel do not."""
    areas: dict[str, Any] = {area: [RACHEL] for area in AREAS[6:][:built]}
    game = launch({"ships": [TWO], "reputation": reputation, "vp": 20}, cruises=cruises(cruise), areas=areas)
    assert (rachel(game)["reputation"], rachel(game)["points"].get("reputation", 0)) == (after, points)
    assert actions(game) == ["LAUNCH"]
    if reputation != after or points:
        missing = BOX["cruises"][cruise]["fuel"] - 2 - built // 3
        assert figures(game, "rachel_fuel") == {"n": missing, "reputation": after, "points": -points}
    assert seen(game)["rachel"]["fuel"] == 2 + built // 3


@pytest.mark.rule("GX-6.8", "GX-4.3")
def test_without_vp_she_launches_all_the_same() -> None:
    game = launch({"ships": [TWO], "reputation": 0, "vp": 1}, cruises=cruises("C16"))
    points = rachel(game)["points"]
    assert actions(game) == ["LAUNCH"] and points["reputation"] == -1, "one VP was there to lose"


@pytest.mark.rule("GX-6.9", "RX-13")
def test_the_cockpit_scores_what_is_printed_and_the_segments() -> None:
    """Whatever it counts for others: K01 says 5 for each Expert, and she has none."""
    printed = {f"K{k:02}": BOX["cockpits"][f"K{k:02}"]["vp"] for k in range(16)}
    wanted = [1, 5, 3, 4, 2, 4, 3, 3, 3, 3, 3, 2, 1, 3, 3, 4]  # table 19.13
    assert list(printed.values()) == wanted
    ship = {"segments": ["BP05", "BP07"], **NEW}  # 3 and 4 VP
    game = launch({"ships": [THREE | {"launched": True}, ship]})
    assert figures(game, "rachel_cockpit") == {"cockpit": "K01", "printed": 5, "segments": 7, "n": 12, "ship": 1}
    assert rachel(game)["points"]["cockpits"] == 12 and rachel(game)["ships"][1]["launched"]


@pytest.mark.rule("GX-6.10")
@pytest.mark.parametrize(
    ("tokens", "hired", "loaded"),
    [
        (["B1", "B3", "G2", "G3"], [], "G2"),
        (["B1", "B3", "G2", "G3"], ["right"], "G2"),
        (["B1", "B3"], [], "B3"),
        (["B1", "B4"], [], "B1"),
        (["B1", "B3", "G2", "G3"], ["left"], "B3"),
        (["B1", "G4", "G3"], ["left"], "G3"),
        (["B4", "B2"], ["left"], "B2"),
        ([], [], None),
    ],
)
def test_which_token_goes_aboard(tokens: list[str], hired: list[str], loaded: str | None) -> None:
    """A lower one while the left Expert is to be hired, then the one of VP, then the others; never with its bonus."""
    game = launch({"ships": [TWO], "tokens": tokens, "hired": hired})
    assert rachel(game)["ships"][0]["token"] == loaded
    assert sorted(rachel(game)["tokens"]) == sorted(set(tokens) - {loaded})
    assert "gains" not in happened(game)


@pytest.mark.rule("GX-6.12")
def test_the_first_stop_comes_with_her_next_turn() -> None:
    game = launch({"ships": [TWO]})
    assert rachel(game)["ships"][0]["stop"] == -1 and "reaches" not in happened(game)
    assert state(game).turn == 0
    game.choose(0, "meeting")
    while state(game).round == 2 and game.to_act:
        game.choose(0, game.choices(0)[0])
    assert rachel(game)["ships"][0]["stop"] == 0 and "reaches" in happened(game)
