"""Phase 4: building additions (DC-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dream_cruise.sailing import (
    AT_SEA,
    discard,
    do,
    done,
    guests,
    hand,
    notations,
    refused,
    sail,
    ship,
    table,
    waiting,
)

FULL = ["X01", "X02", "X03", "X04"]


@pytest.mark.rule("DC-9.1", "DC-9.7")
def test_building_costs_another_card() -> None:
    game = sail({**AT_SEA, "hand": ["A17", "A33", "X09"]})
    do(game, "build x09")
    assert notations(game) == ["pay a17", "pay a33"]
    refused(game, "pay x09", "DC-9.1")
    do(game, "pay a33")
    assert ship(game)["additions"] == ["X09", None, None, None]
    assert hand(game) == ["A17"] and discard(game) == ["A33"]
    for reader in (0, 1, None):
        assert table(game, reader)["decks"]["ships"]["discard"] == ["A33"]
    assert "Seat 1 builds Theater, paying with Cooking Class." in game.log(1)


@pytest.mark.rule("DC-9.1", "DC-9.7")
@pytest.mark.parametrize("payment", ["a17", "x10"])
def test_either_kind_of_card_pays(payment: str) -> None:
    game = do(sail({**AT_SEA, "hand": [payment, "X09"]}), "build x09", f"pay {payment}")
    assert hand(game) == [] and discard(game) == [payment.upper()] and ship(game)["additions"][0] == "X09"


@pytest.mark.rule("DC-9.1")
def test_a_single_card_builds_nothing() -> None:
    game = sail({**AT_SEA, "hand": ["X09"]})
    assert notations(game, kind="build") == []
    refused(game, "build x09", "DC-9.1")
    two = sail({**AT_SEA, "hand": ["X09", "X10"]})
    assert notations(two, kind="build") == ["x09", "x10"]


@pytest.mark.rule("DC-9.1")
def test_an_unknown_card_of_the_face_down_set_pays_and_is_shown() -> None:
    game = sail({**AT_SEA, "hand": ["A17", "X09"], "unseen": ["A17"]})
    assert table(game, 1)["ships"][0]["hand"] == ["X09", None]
    do(game, "build x09", "pay a17")
    assert table(game, 1)["ships"][0]["hand"] == [] and discard(game) == ["A17"]


@pytest.mark.rule("DC-9.2")
def test_as_many_as_cards_and_spaces_allow() -> None:
    game = sail({**AT_SEA, "hand": ["X09", "X10", "X11", "X12", "A01", "A02", "A03", "A04"]})
    for built, paid in (("x09", "a01"), ("x10", "a02"), ("x11", "a03"), ("x12", "a04")):
        do(game, f"build {built}", f"pay {paid}")
    assert ship(game)["additions"] == ["X09", "X10", "X11", "X12"]
    assert hand(game) == [] and discard(game) == ["A01", "A02", "A03", "A04"]


@pytest.mark.rule("DC-9.3", "DC-9.4")
def test_on_a_full_ship_an_addition_is_replaced() -> None:
    """Its guests go to the supply and count as assigned: nobody returns to the family card."""
    ship_: dict[str, Any] = {
        **AT_SEA,
        "cabins": ["F13", "F14", "F03"],
        "additions": FULL,
        "hand": ["X05", "X06", "A01"],
    }
    game = sail({**ship_, "guests": {"add1": ["white", "orange"], "add2": ["white"]}})
    assert waiting(game) == [4, 2, 2]
    do(game, "build x05")
    assert notations(game) == ["replace add0", "replace add1", "replace add2", "replace add3"]
    do(game, "replace add1")
    assert notations(game) == ["pay a01", "pay x06"]
    do(game, "pay a01")
    assert ship(game)["additions"] == ["X01", "X05", "X03", "X04"]
    assert sorted(discard(game)) == ["A01", "X02"] and hand(game) == ["X06"]
    assert guests(game) == {"add2": ["white"]} and waiting(game) == [4, 2, 2]
    do(game, "place white add1")
    assert waiting(game) == [3, 2, 2], "the new addition is a new spot, for the same family too"


@pytest.mark.rule("DC-9.4", "DC-11.1")
def test_a_family_whose_last_guest_stood_on_a_replaced_addition_is_satisfied() -> None:
    ship_ = {**AT_SEA, "cabins": ["F03", "F09", "F10"], "additions": FULL, "hand": ["X09", "A01"]}
    game = sail({**ship_, "guests": {"add0": ["white"], "add1": ["white"]}})
    do(game, "build x09", "replace add0", "pay a01")
    assert guests(game) == {"add1": ["white"]} and waiting(game) == [0, 2, 2]
    done(game)
    assert ship(game)["pile"] == ["F03"] and guests(game) == {}


@pytest.mark.rule("DC-9.3")
@pytest.mark.parametrize(("spaces", "built"), [(3, FULL[:3]), (4, FULL), (5, [*FULL, "X05"])])
def test_replacing_is_for_full_ships_only(spaces: int, built: list[str]) -> None:
    """O4: whatever the number of spaces. With one free the new addition goes there, no question asked."""
    options = {"addition_spaces": spaces}
    room = sail({**AT_SEA, "additions": built[:-1], "hand": ["X09", "A01"]}, options=options)
    do(room, "build x09")
    assert notations(room) == ["pay a01"]
    do(room, "pay a01")
    assert ship(room)["additions"] == [*built[:-1], "X09"]
    full = sail({**AT_SEA, "additions": built, "hand": ["X09", "A01"]}, options=options)
    do(full, "build x09")
    assert notations(full) == [f"replace add{k}" for k in range(spaces)]
    do(full, f"replace add{spaces - 1}", "pay a01")
    assert ship(full)["additions"] == [*built[:-1], "X09"] and sorted(discard(full)) == ["A01", built[-1]]


@pytest.mark.rule("DC-9.3")
def test_replacing_is_paid_for_as_well() -> None:
    game = sail({**AT_SEA, "additions": FULL, "hand": ["X09"]})
    assert notations(game, kind="build") == []
    refused(game, "build x09", "DC-9.1")


@pytest.mark.rule("DC-9.5", "DC-11.7")
def test_additions_stay_from_round_to_round() -> None:
    game = sail({**AT_SEA, "additions": ["X01", None, "X03"], "hand": ["X09", "A01"]})
    do(game, "build x09", "pay a01")
    done(game)
    assert table(game)["round"] == 3
    assert ship(game)["additions"] == ["X01", "X09", "X03", None]
    assert discard(game) == ["A01"]


@pytest.mark.rule("DC-9.6")
def test_the_lowest_free_space() -> None:
    game = sail({**AT_SEA, "additions": [None, "X01", None, "X02"], "hand": ["X09", "X10", "A01", "A02"]})
    do(game, "build x10", "pay a01")
    assert ship(game)["additions"] == ["X10", "X01", None, "X02"]
    do(game, "build x09", "pay a02")
    assert ship(game)["additions"] == ["X10", "X01", "X09", "X02"]


@pytest.mark.rule("DC-9.6")
def test_additions_with_the_same_icon_are_separate_spots() -> None:
    game = sail({**AT_SEA, "cabins": ["F03", "F09", "F10"], "additions": ["X01", "X02"]})
    do(game, "place white add0", "place white add1")
    assert guests(game) == {"add0": ["white"], "add1": ["white"]} and waiting(game) == [0, 2, 2]


@pytest.mark.rule("DC-9.6", "DC-7.2")
def test_the_fifth_space_is_a_spot_like_the_others() -> None:
    """O4: five additions, all wished for by one large family and by one that shares the last."""
    game = sail(
        {**AT_SEA, "cabins": ["F09", "F13", "F03"], "additions": [*FULL, "X05"]}, options={"addition_spaces": 5}
    )
    do(game, *[f"place orange add{k}" for k in range(5)], "place blue add4")
    assert guests(game)["add4"] == ["orange", "blue"] and waiting(game) == [2, 1, 1]
    refused(game, "place orange add4", "DC-7.6")
    refused(game, "captain add4", "DC-10.2")
    done(game)
    assert guests(game)["add4"] == ["orange", "blue"] and len(guests(game)) == 5
