"""Module Cabin-Matching (GX-9): half Cabins must meet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import BOX, ID, asked, do, new, player, refused, seen, turn

MATCHING: dict[str, Any] = {"blueprints": "cabin_matching"}
# upper and lower half Cabin: BP01 LC, BP02 CR, BP03 RL, BP04 LL, BP05 CC, BP06 RR, BP07 LR, BP09 CL


def building(*ships: list[str], hand: list[str], options: dict[str, Any] | None = None, **own: Any) -> ct.Game:
    """Seat 0 builds Segments into Ships with these Segments, from these Blueprints; the display costs too much."""
    said = [{"segments": each, **({"cockpit": "K05", "engine": "E05"} if k else {})} for k, each in enumerate(ships)]
    me = {"money": 40, "blueprints": hand, "ships": said, **own}
    game = turn(me, options={**MATCHING, **(options or {})}, blueprints=[None] * 5)
    return do(game, 0, "assign worker l5", "act segments")


def built(game: ct.Game, ship: int = 0) -> list[str]:
    found: list[str] = player(game)["ships"][ship]["segments"]
    return found


@pytest.mark.rule("GX-9.1")
def test_every_blueprint_has_two_half_cabins() -> None:
    every = ct.title(ID).catalogue(None)["cabins"]
    printed = {id: each for id, each in every.items() if id.startswith("BP")}
    assert list(printed) == list(BOX["blueprints"]) and len(printed) == 48
    pairs = Counter((each["top"], each["bottom"]) for each in printed.values())
    assert len(pairs) == 9 and all(count == (6 if top == bottom else 5) for (top, bottom), count in pairs.items())
    assert (printed["BP01"], printed["BP48"]) == (
        {"top": "left", "bottom": "center"},
        {"top": "right", "bottom": "right"},
    )


@pytest.mark.rule("GX-9.1")
def test_costs_points_and_icons_are_those_of_the_base_game() -> None:
    game = building(["BP01"], hand=["BP02"])
    do(game, 0, "segment bp02 1 2")
    assert player(game)["money"] == 40 - BOX["blueprints"]["BP02"]["cost"]


@pytest.mark.rule("GX-9.2", "GX-9.3")
def test_a_segment_goes_above_below_or_between_where_both_edges_meet() -> None:
    game = building(["BP01", "BP02"], hand=["BP03", "BP05", "BP06", "BP04"])  # LC over CR
    assert asked(game) == [
        "segment bp03 1 1",  # RL above LC
        "segment bp03 1 3",  # and below CR
        "segment bp05 1 2",  # CC between C and C
        "segment bp06 1 3",  # RR below CR
        "segment bp04 1 1",  # LL above LC
    ]
    do(game, 0, "segment bp05 1 2")
    assert built(game) == ["BP01", "BP05", "BP02"], "the others keep their order"


@pytest.mark.rule("GX-9.2")
def test_a_segment_is_never_rotated() -> None:
    game = building(["BP01"], hand=["BP09"])  # LC; CL would fit above, too, if it could be turned round
    assert asked(game) == ["segment bp09 1 1", "segment bp09 1 2"]
    game = building(["BP01"], hand=["BP02"])  # CR: turned round it would be RC and fit nowhere
    assert asked(game) == ["segment bp02 1 2"]


@pytest.mark.rule("GX-9.3")
def test_the_first_segment_fits_always_and_cockpit_and_engine_never_matter() -> None:
    game = building([], hand=["BP01", "BP02", "BP03"])
    assert asked(game) == ["segment bp01 1 1", "segment bp02 1 1", "segment bp03 1 1"]


@pytest.mark.rule("GX-9.3", "GX-9.7")
def test_a_blueprint_that_fits_nowhere_cannot_be_built() -> None:
    game = building(["BP01"], hand=["BP02", "BP06"])  # LC; RR fits neither above nor below
    assert asked(game) == ["segment bp02 1 2"]
    assert "do not meet" in refused(game, "segment bp02 1 1") and "GX-9.3" in refused(game, "segment bp02 1 1")
    assert "fit nowhere" in refused(game, "segment bp06 1 2")


@pytest.mark.rule("GX-9.7")
def test_the_action_cannot_be_taken_if_nothing_fits() -> None:
    me = {"money": 40, "blueprints": ["BP06"], "ships": [{"segments": ["BP01"]}]}
    game = do(turn(me, options=MATCHING, blueprints=[None] * 5), 0, "assign worker l5")
    assert "act segments" not in asked(game)
    assert "half Cabins must meet" in refused(game, "act segments")


@pytest.mark.rule("GX-9.7")
def test_blueprint_ship_and_place_are_chosen_together_also_from_the_display() -> None:
    ships = [{"segments": ["BP01"]}, {"cockpit": "K05", "engine": "E05", "segments": ["BP05"]}]
    game = turn({"money": 40, "ships": ships}, options=MATCHING, blueprints=["BP02", None, None, None, None])
    do(game, 0, "assign worker l5", "act segments")
    assert asked(game) == ["segment display 1 1 2", "segment display 1 2 2"]
    choice = game.choices(0)[1]
    assert choice.arguments == {"display": True, "slot": 1, "ship": 2, "place": 2}
    assert "number 2 from the top" in choice.label
    do(game, 0, "segment display 1 2 2")
    assert built(game, 1) == ["BP05", "BP02"]


@pytest.mark.rule("GX-9.4")
def test_limits_of_the_base_game_remain() -> None:
    game = building(["BP01", "BP05", "BP02"], [], hand=["BP04", "BP06"])
    assert all(each.split()[2] == "2" for each in asked(game)), "the first Ship is full"
    assert "has its 3 Segments" in refused(game, "segment bp04 1 1")


@pytest.mark.rule("GX-9.5")
def test_cabins_lie_in_the_column_of_their_halves() -> None:
    game = building(["BP01", "BP05", "BP02"], [], hand=["BP04"])
    ships = seen(game)["players"][0]["ships"]
    assert ships[0]["cabins"] == 2 and ships[0]["columns"] == ["center", "center"]
    assert ships[1]["cabins"] == 0 and ships[1]["columns"] == []


@pytest.mark.rule("GX-9.6")
def test_the_first_segment_of_an_action_may_enable_the_second() -> None:
    game = building(["BP01"], hand=["BP02", "BP06"])
    do(game, 0, "segment bp02 1 2")
    assert "segment bp06 1 3" in asked(game)
    do(game, 0, "segment bp06 1 3")
    assert built(game) == ["BP01", "BP02", "BP06"]


@pytest.mark.rule("GX-9.3")
def test_ships_whose_cabins_do_not_meet_cannot_be_set_up() -> None:
    with pytest.raises(ct.BadPosition, match=r"half Cabins .*GX-9.3"):
        building(["BP01", "BP06"], hand=[])


def test_a_position_keeps_the_order_of_segments() -> None:
    game = building(["BP01", "BP02"], hand=["BP05"])
    do(game, 0, "segment bp05 1 2")
    again = ct.set_up(ID, game.position(), seats=3, options={"setup": "intro", **MATCHING})
    assert again.position() == game.position()


def test_without_the_module_nothing_is_said_of_columns_and_places() -> None:
    game = new(2)
    assert "blueprint_set" not in seen(game) and "columns" not in seen(game)["players"][0]["ships"][0]
    assert seen(new(2, **MATCHING))["blueprint_set"] == "cabin_matching"


def test_bots_play_it_to_the_end() -> None:
    game = new(2, seed=5, **MATCHING)
    bot = ct.bot("greedy")
    while game.to_act:
        for seat in game.to_act:
            game.choose(seat, bot.choose(game, seat))
    ships = [ship for each in seen(game)["players"] for ship in each["ships"]]
    assert sum(len(ship["segments"]) for ship in ships) >= 6
    assert all(None not in ship["columns"] for ship in ships)
