"""Phase 4 in general, and assigning guests (DC-7.1 to 7.13)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.dream_cruise.sailing import (
    AT_SEA,
    COLOURS,
    components,
    do,
    done,
    families,
    guests,
    hand,
    legal_places,
    notations,
    offer,
    refused,
    sail,
    ship,
    spots,
    table,
    waiting,
)

INVERGORDON: dict[str, Any] = {"location": "P25", "cabins": ["FA2", "F02", "F01"]}  # Country 2, Culture 2

# -- DC-7.1 any number of actions in any order -----------------------------------------------------------


@pytest.mark.rule("DC-7.1")
def test_all_four_kinds_of_action_interleaved() -> None:
    game = sail({**INVERGORDON, "hand": ["A17", "A01", "A33", "X09"]})
    do(game, "place white top", "captain top", "pay a33", "place blue top", "play a17", "place white act0")
    do(game, "build x09", "pay a01", "place white add0", "place blue act0")
    assert guests(game) == {"top": ["white", "blue"], "act0": ["white", "blue"], "add0": ["white"]}
    assert waiting(game) == [0, 4, 0] and hand(game) == []
    assert notations(game) == ["done"]


@pytest.mark.rule("DC-7.1")
@pytest.mark.parametrize(
    "order",
    [
        ("place white top", "play a17", "build x09", "pay a01", "captain top", "pay a33"),
        ("captain top", "pay a33", "build x09", "pay a01", "play a17", "place white top"),
        ("build x09", "pay a01", "place white top", "captain top", "pay a33", "play a17"),
        ("play a17", "captain top", "pay a33", "place white top", "build x09", "pay a01"),
    ],
)
def test_the_order_of_actions_makes_no_difference(order: tuple[str, ...]) -> None:
    game = do(sail({**INVERGORDON, "hand": ["A17", "A01", "A33", "X09"]}), *order)
    seen = ship(game)
    assert guests(game) == {"top": ["white"]} and seen["captain"] == "top" and seen["additions"][0] == "X09"
    assert spots(game) == ["top", "act0", "add0"] and hand(game) == []


@pytest.mark.rule("DC-7.1", "DC-7.10")
def test_nothing_is_compulsory() -> None:
    """With guests to send, cards to play, something to build: one may be done at once."""
    game = sail({**INVERGORDON, "hand": ["A17", "A01", "X09"]})
    assert notations(game, kind="place") and notations(game, kind="play")
    assert notations(game, kind="build") and notations(game, kind="captain")
    done(game)
    assert table(game)["round"] == 3
    assert families(game) == ["FA2", "F02", "F01"] and waiting(game) == [3, 4, 2]
    assert hand(game) == ["A01", "A17", "X09"]


# -- DC-7.2 spots ----------------------------------------------------------------------------------------


@pytest.mark.rule("DC-7.2")
@pytest.mark.parametrize(
    ("ship_", "there"),
    [
        ({"location": "P25"}, ["top", "bottom"]),
        ({"location": "P25", "activities": ["A17"]}, ["top", "act0"]),
        ({"location": "P25", "additions": ["X09", None, "X17"]}, ["top", "bottom", "add0", "add2"]),
        ({"location": "W13"}, ["top"]),
        ({"location": "W13", "activities": ["A17"]}, ["top", "act0"]),
        ({"location": "W13", "activities": ["A17", "A18"], "additions": ["X01"]}, ["top", "act0", "act1", "add0"]),
    ],
)
def test_the_spots_of_a_ship(ship_: dict[str, Any], there: list[str]) -> None:
    game = sail({**ship_, "hand": ["A40"]})
    assert spots(game) == there
    for spot in ("top", "bottom", "act0", "act1", "add0", "add1", "add2", "add3", "add4"):
        if spot not in there:
            refused(game, f"place white {spot}", "DC-7.2")


@pytest.mark.rule("DC-7.2", "DC-5.5")
def test_earlier_locations_and_other_ships_are_no_spots() -> None:
    """The Graf family wants a city: they had one yesterday, and the neighbour has one today."""
    game = sail(
        {"location": "W13", "voyage": ["P28", "P14"], "cabins": ["F09", "FA1", "F25"]},
        {"location": "P08", "additions": ["X01"]},
    )
    assert spots(game) == ["top"]
    assert notations(game, kind="place") == ["blue top"]
    assert notations(game, kind="captain") == []


# -- DC-7.3 one figure from a family card to a spot ------------------------------------------------------


@pytest.mark.rule("DC-7.3")
def test_one_figure_moves() -> None:
    game = do(sail(INVERGORDON), "place orange top")
    assert waiting(game) == [3, 3, 2] and guests(game) == {"top": ["orange"]}
    assert waiting(game, 1) == [3, 3, 3] and guests(game, 1) == {}


@pytest.mark.rule("DC-7.3")
def test_a_family_has_no_more_guests_than_members() -> None:
    """The two Jungs are both out; a third place they would like stays theirs to miss."""
    game = sail({"location": "P01", "cabins": ["F01", "F09", "F10"], "additions": ["X09", "X17", "X10"]})
    do(game, "place white bottom", "place white add1")
    assert waiting(game) == [0, 2, 2]
    refused(game, "place white add0", "DC-7.3")
    assert notations(game, kind="place") == ["orange top"]


@pytest.mark.rule("DC-7.3")
def test_figures_that_went_in_earlier_rounds_do_not_return() -> None:
    game = sail({**INVERGORDON, "waiting": [1, 4, 2]})
    do(game, "place white top")
    assert waiting(game) == [0, 4, 2]
    refused(game, "place white bottom", "DC-7.3")


@pytest.mark.rule("DC-7.3")
def test_an_empty_cabin_sends_nobody() -> None:
    """Not even to the captain."""
    game = sail({"location": "P25", "cabins": [None, "F02", None], "captain": "bottom"})
    assert notations(game, kind="place") == ["orange top", "orange bottom"]
    refused(game, "place blue bottom", "DC-7.3")


# -- DC-7.4 to 7.7 icon, capacity, colour ----------------------------------------------------------------


@pytest.mark.rule("DC-7.4")
@pytest.mark.parametrize("icon", ["SP", "CU", "RE", "CI", "CO", "BE"])
def test_a_wish_of_each_icon(icon: str) -> None:
    """Three families of one wish each: only the one that wishes for it may go."""
    singles = {"SP": "F03", "CU": "F06", "RE": "F07", "CI": "F09", "CO": "F10", "BE": "F11"}
    places = {"SP": "W02", "CU": "W09", "RE": "W14", "CI": "P08", "CO": "P25", "BE": "P05"}
    others = [family for other, family in singles.items() if other != icon][1:3]
    game = sail({"location": places[icon], "cabins": [singles[icon], *others]})
    assert "white top" in notations(game, kind="place")
    refused(game, "place orange top", "DC-7.4")
    refused(game, "place blue top", "DC-7.4")


@pytest.mark.rule("DC-7.5")
@pytest.mark.parametrize(("location", "places"), [("W07", 1), ("W09", 2), ("P07", 3), ("P14", 2), ("P13", 1)])
def test_no_more_guests_than_places(location: str, places: int) -> None:
    """Three families that all wish for Culture."""
    game = sail({"location": location, "cabins": ["F06", "F12", "F13"]})
    spot = "top" if location.startswith("W") else "bottom"
    for colour in COLOURS[:places]:
        do(game, f"place {colour} {spot}")
    assert len(guests(game)[spot]) == places
    for colour in COLOURS[places:]:
        refused(game, f"place {colour} {spot}", "DC-7.5")


@pytest.mark.rule("DC-7.5", "DC-10.6")
def test_the_captain_takes_no_place() -> None:
    game = sail({"location": "P14", "cabins": ["F06", "F12", "F09"], "hand": ["A01"]})
    do(game, "place white bottom", "captain bottom", "pay a01", "place orange bottom")
    assert guests(game)["bottom"] == ["white", "orange"]
    refused(game, "place blue bottom", "DC-7.5")


@pytest.mark.rule("DC-7.6")
def test_one_guest_of_a_colour_on_a_spot() -> None:
    """Also where the captain stands, and with places left."""
    game = sail({"location": "P07", "cabins": ["F13", "F12", "F06"], "captain": "bottom", "additions": ["X09"]})
    do(game, "place white bottom", "place white add0")
    refused(game, "place white bottom", "DC-7.6")
    refused(game, "place white add0", "DC-7.6")
    do(game, "place orange bottom")
    refused(game, "place orange bottom", "DC-7.6")


@pytest.mark.rule("DC-7.6", "DC-7.12", "DC-11.4")
def test_a_family_uses_an_addition_once_during_its_stay() -> None:
    """The guest on the addition stays there, round after round; on the location the place is free again."""
    locations = ["P14", "P19", "P31", "P11", "P07", "P01"]
    game = sail({"location": "P13", "cabins": ["F13", "F09", "F10"], "additions": ["X09"]}, locations=locations)
    do(game, "place white bottom", "place white add0")
    done(game)
    assert guests(game) == {"add0": ["white"]} and waiting(game) == [4, 2, 2]
    game.choose(0, "course p01")
    game.choose(1, game.choices(1)[0])
    for seat in (0, 1):
        game.choose(seat, "take 1" if seat == 0 else "take 2")
    refused(game, "place white add0", "DC-7.6")
    do(game, "place white bottom")
    assert waiting(game)[0] == 3


@pytest.mark.rule("DC-7.6")
def test_a_new_family_of_the_same_colour_finds_the_addition_free() -> None:
    """A family that leaves takes its guest off the addition: the next one in this cabin may use it."""
    game = sail(
        {"location": "P13", "cabins": ["F06", "F09", "F10"], "waiting": [1, 2, 2], "additions": ["X09"]},
        families=["F01", "F12", "F24", "F21"],
    )
    done(do(game, "place white add0"))
    assert guests(game) == {} and families(game) == [None, "F09", "F10"]
    do(game, "board f21")
    game.choose(0, game.choices(0)[0])
    game.choose(1, game.choices(1)[0])
    for seat in (0, 1):
        game.choose(seat, f"take {seat + 1}")
    assert "white add0" in notations(game, kind="place")


@pytest.mark.rule("DC-7.7")
def test_a_colour_may_stand_once_on_each_spot() -> None:
    game = sail({"location": "P25", "cabins": ["F32", "F09", "F11"]})  # Gruber: Sports, Culture, Country
    do(game, "place white top", "place white bottom")
    assert guests(game) == {"top": ["white"], "bottom": ["white"]}
    sea = sail({"location": "W09", "cabins": ["F13", "F09", "F11"], "activities": ["A17", "A18"]})
    do(sea, "place white top", "place white act0", "place white act1")
    assert waiting(sea) == [3, 2, 2]


# -- DC-7.9 to 7.13 --------------------------------------------------------------------------------------


@pytest.mark.rule("DC-7.9")
def test_a_family_that_is_all_out_stays_and_holds_its_places() -> None:
    game = sail({"location": "P13", "cabins": ["F06", "F12", "F10"], "waiting": [1, 3, 2]})
    do(game, "place white bottom")
    assert families(game) == ["F06", "F12", "F10"] and waiting(game) == [0, 3, 2]
    assert ship(game)["pile"] == [] and ship(game)["points"]["families"] == 0
    refused(game, "place orange bottom", "DC-7.5")


@pytest.mark.rule("DC-7.11")
def test_new_spots_can_be_used_at_once() -> None:
    game = sail({**AT_SEA, "cabins": ["F06", "F12", "F10"], "hand": ["A22", "X13", "A35"]})
    assert notations(game, kind="place") == []
    do(game, "play a22", "place white act0", "build x13", "pay a35", "place white add0", "place orange add0")
    assert guests(game) == {"act0": ["white"], "add0": ["white", "orange"]}


@pytest.mark.rule("DC-7.12")
def test_guests_of_earlier_rounds_count_on_an_addition() -> None:
    game = sail(
        {**AT_SEA, "cabins": ["F06", "F12", "F13"], "additions": ["X13"], "guests": {"add0": ["white", "blue"]}}
    )
    refused(game, "place orange add0", "DC-7.5")
    refused(game, "place white add0", "DC-7.6")
    assert notations(game, kind="place") == []


@pytest.mark.rule("DC-7.13", "DC-3.2")
def test_everybody_sees_what_is_done_and_nobody_is_hindered() -> None:
    game = sail({**INVERGORDON, "hand": ["A17", "A01"]}, {"location": "P26", "cabins": ["FB1", "F23", "F19"]})
    assert game.to_act == (0, 1)
    before = notations(game, 1)
    do(game, "place white top", "play a17", "captain act0", "pay a01")
    assert notations(game, 1) == before
    for reader in (1, None):
        seen = table(game, reader)["ships"][0]
        assert seen["captain"] == "act0" and seen["spots"][0]["guests"] == ["white"]
        assert seen["spots"][1]["card"] == "A17" and seen["hand"] == []


# -- against a second reading of the rules ---------------------------------------------------------------


@st.composite
def ships(draw: st.DrawFn) -> dict[str, Any]:
    """Any ship in phase 4, with guests wherever they could have been sent."""
    cards = components()
    at_sea = draw(st.booleans())
    own_set = draw(st.sampled_from("ABCD"))  # every player has one of them (DC-2.5)
    families = [id for id, each in cards["families"].items() if each.get("set", own_set) == own_set]
    activities = draw(st.lists(st.sampled_from(list(cards["activities"])), max_size=1 + at_sea, unique=True))
    found: dict[str, Any] = {
        "cabins": draw(st.lists(st.sampled_from(families), min_size=3, max_size=3, unique=True)),
        "location": draw(st.sampled_from(list(cards["seas"] if at_sea else cards["shores"]))),
        "activities": activities,
        "additions": draw(st.lists(st.sampled_from(list(cards["additions"])), max_size=4, unique=True)),
    }
    found["captain"] = draw(st.sampled_from([None, *[spot for spot in offer(found) if not spot.startswith("add")]]))
    found["guests"] = {}
    for _ in range(draw(st.integers(0, 9))):
        if legal_places(found):
            colour, spot = draw(st.sampled_from(sorted(legal_places(found)))).split()
            found["guests"].setdefault(spot, []).append(colour)
    return found


@pytest.mark.rule("DC-7.2", "DC-7.4", "DC-7.5", "DC-7.6", "DC-7.7", "DC-10.4")
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(ships())
def test_who_may_go_where(position: dict[str, Any]) -> None:
    game = sail(position, {"location": next(each for each in ("W01", "W02") if each != position["location"])}, token=1)
    assert set(notations(game, kind="place")) == legal_places(position)
