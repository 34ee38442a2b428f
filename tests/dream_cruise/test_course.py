"""Phase 2, Set Course (DC-5)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    PORTS,
    SEAS,
    all_done,
    at,
    do,
    everybody,
    kinds,
    notations,
    phase,
    refused,
    ship,
    table,
    until,
)


def course(*ships: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"phase": "set_course", "ships": list(ships) or [{}, {}], **more}


@pytest.mark.rule("DC-5.1")
def test_three_locations_for_the_own_eyes() -> None:
    game = at(course(locations=PORTS[:10]))
    assert table(game, 0)["drawn"] == ["P10", "P09", "P08"] and table(game, 1)["drawn"] == ["P07", "P06", "P05"]
    assert game.position()["locations"] == PORTS[:4]
    for seat in (1, None):
        assert not any(port in str(game.view(seat)["table"].get("drawn")) for port in ("P10", "P09", "P08"))
        assert not any(name in " ".join(game.log(seat)) for name in ("Palma", "Ajaccio", "Civitavecchia"))
    assert any("Palma" in line for line in game.log(0))


@pytest.mark.rule("DC-5.2")
def test_exactly_one_of_the_three() -> None:
    game = at(course(locations=PORTS[:10]))
    assert notations(game, 0) == ["course p10", "course p09", "course p08"]
    refused(game, "course p01", "DC-5.2", seat=0)
    refused(game, "done", "", seat=0)
    do(game, "course p09", seat=0)
    with pytest.raises(ct.NotYourTurn):
        do(game, "course p08", seat=0)


@pytest.mark.rule("DC-5.2", "DC-14.4")
def test_all_courses_are_shown_together() -> None:
    game = at(course({"voyage": ["P01"]}, {}, {}, locations=PORTS[10:20]), seats=3)
    do(game, "course p20", seat=0)
    do(game, "course p15", seat=1)
    for seat in (0, 1, 2, None):
        seen = table(game, seat)
        assert [each["location"] for each in seen["ships"]] == [None] * 3
        assert seen["ships"][0]["voyage"] == ["P01"] and seen["ready"] == [True, True, False]
        assert "Seat 1 has set course." in game.log(seat)
    do(game, "course p12", seat=2)
    for seat in (0, 1, 2, None):
        assert [each["location"] for each in table(game, seat)["ships"]] == ["P20", "P15", "P12"]
    assert ship(game, 0)["voyage"] == ["P01", "P20"]


@pytest.mark.rule("DC-5.2")
def test_a_course_can_be_changed_until_it_is_shown() -> None:
    game = at(course(locations=PORTS[:10]))
    do(game, "course p10", seat=0)
    game.undo(0)
    do(game, "course p08", seat=0)
    do(game, "course p05", seat=1)
    assert ship(game, 0)["location"] == "P08" and not game.can_undo(0) and not game.can_undo(1)


@pytest.mark.rule("DC-5.3")
def test_the_others_are_discarded_face_up() -> None:
    game = at(course(locations=PORTS[:6]))
    lying = game.position()["location_discard"]
    do(game, "course p05", seat=0)
    do(game, "course p01", seat=1)
    for seat in (0, 1, None):
        assert table(game, seat)["decks"]["locations"]["discard"] == [*lying, "P06", "P04", "P03", "P02"]


@pytest.mark.rule("DC-5.4")
def test_an_empty_location_deck_is_reshuffled_in_mid_draw() -> None:
    """Four cards for two players: the second draws one, then two of the pile; the game does not end by this."""
    voyages = [{"voyage": PORTS[4:20]}, {"voyage": [*PORTS[20:], *SEAS[:14]]}]
    game = at(course(*voyages, locations=PORTS[:4], location_discard=SEAS[14:]))
    assert ship(game, 0)["drawn"] == ["P04", "P03", "P02"]
    drawn = ship(game, 1)["drawn"]
    assert drawn[0] == "P01" and sorted(drawn[1:] + game.position()["locations"]) == SEAS[14:]
    assert game.position()["location_discard"] == [] and kinds(game).count("locations_shuffled") == 1
    assert game.position()["recycled_locations"] == SEAS[14:]  # everybody saw which
    assert table(game)["final"] is False


@pytest.mark.rule("DC-5.4")
def test_a_location_deck_drawn_to_the_last_card_waits_for_the_next_draw() -> None:
    game = at(course(locations=PORTS[:6]))
    assert game.position()["locations"] == [] and "locations_shuffled" not in kinds(game)
    everybody(game)
    assert len(game.position()["location_discard"]) == 54 - 2


@pytest.mark.rule("DC-5.5")
def test_earlier_locations_stay_but_offer_nothing() -> None:
    game = at({"ships": [{"cabins": ["F09", "F06", "F03"], "voyage": ["P01", "P15"], "location": "P30",
                          "hand": ["A01"]}, {}]})  # fmt: skip
    assert [each["spot"] for each in table(game)["ships"][0]["spots"]] == ["top", "bottom"]
    assert [each["icon"] for each in table(game)["ships"][0]["spots"]] == ["BE", "RE"]
    assert notations(game, 0) == ["play a01", "captain top", "captain bottom", "done"]  # nobody wishes for these
    do(game, "play a01", seat=0)
    all_done(game)
    assert ship(game, 0)["voyage"] == ["P01", "P15", "P30"] and ship(game, 0)["location"] is None
    assert game.position()["ship_discard"] == ["A01"]
    until(game, "prepare")
    assert ship(game, 0)["voyage"][:3] == ["P01", "P15", "P30"] and len(ship(game, 0)["voyage"]) == 4


@pytest.mark.rule("DC-5.6")
@pytest.mark.parametrize("left", [1, 2])
def test_fewer_than_three_locations(left: int) -> None:
    game = at(course({}, locations=PORTS[:left]), seats=1)
    assert notations(game, 0) == [f"course p0{n}" for n in range(left, 0, -1)]
    do(game, "course p01")
    assert ship(game, 0)["location"] == "P01"


@pytest.mark.rule("DC-5.6")
def test_no_location_at_all() -> None:
    """Additions are the only spots; no activity card and no captain."""
    own = {"cabins": ["F03", "F06", "F07"], "hand": ["A01", "X02", "X10"], "additions": ["X01"]}
    game = at(course(own, locations=[]), seats=1)
    assert phase(game) == "prepare" and ship(game, 0)["location"] is None and ship(game, 0)["voyage"] == []
    assert game.log(0)[-1] == "There is no location left for Seat 1."
    assert not any("You could sail to" in line for line in game.log(0))
    everybody(game)
    offered = notations(game)
    assert "place white add0" in offered and "build x02" in offered and offered[-1] == "done"
    assert not any(each.startswith(("play", "captain")) for each in offered)
    refused(game, "play a01", "DC-5.6")
    refused(game, "captain top", "DC-10.2")
    do(game, "place white add0", "build x02", "pay a01", "done")
    assert table(game)["round"] == 3


@pytest.mark.rule("DC-5.6")
def test_with_two_players_the_second_gets_what_is_left() -> None:
    voyages = [{"voyage": PORTS[4:]}, {"voyage": SEAS}]
    game = at(course(*voyages, locations=PORTS[:3], location_discard=["P04"]))
    assert [len(ship(game, seat)["drawn"]) for seat in (0, 1)] == [3, 1] and notations(game, 1) == ["course p04"]
    nothing = at(course({"voyage": PORTS[3:]}, {"voyage": SEAS}, locations=PORTS[:3]))
    assert nothing.to_act == (0,) and table(nothing)["ready"] == [False, True]
    do(nothing, "course p02")
    assert [ship(nothing, seat)["location"] for seat in (0, 1)] == ["P02", None]


# -- O11: the bonus card ---------------------------------------------------------------------------------


@pytest.mark.rule("DC-5.7")
def test_a_bonus_card_on_sea_days_in_turn_order() -> None:
    position = course(
        {"drawn": ["W01", "P02", "P03"]}, {"drawn": ["P04", "P05", "P06"]}, {"drawn": ["W02", "P07", "P08"]},
        token=2, ship_cards=[f"A{n:02}" for n in range(1, 20)],
    )  # fmt: skip
    game = at(position, seats=3, sea_bonus=True)
    for seat, choice in enumerate(("course w01", "course p04", "course w02")):
        do(game, choice, seat=seat)
    assert [ship(game, seat)["hand"] for seat in range(3)] == [["A18"], [], ["A19"]]
    assert table(game, 0)["ships"][0]["hand"] == ["A18"]
    assert [table(game, seat)["ships"][0]["hand"] for seat in (1, 2, None)] == [[None]] * 3
    assert "Seat 1 draws a ship card at sea." in game.log(1) and "Seat 1 draws Bingo at sea." in game.log(0)


@pytest.mark.rule("DC-5.7")
def test_no_bonus_card_unless_agreed() -> None:
    game = at(course({"drawn": ["W01", "P02", "P03"]}, {}))
    do(game, "course w01", seat=0)
    everybody(game)
    assert ship(game, 0)["location"] == "W01" and ship(game, 0)["hand"] == [] and "sea_bonus" not in kinds(game)


@pytest.mark.rule("DC-5.7", "DC-6.3")
def test_the_bonus_refills_the_ship_deck() -> None:
    position = course({"drawn": ["W01", "P02", "P03"]}, {}, ship_cards=[])
    game = at(position, sea_bonus=True)
    do(game, "course w01", seat=0)
    do(game, notations(game, 1)[-1], seat=1)
    assert "ship_cards_shuffled" in kinds(game) and len(ship(game, 0)["hand"]) == 1


@pytest.mark.rule("DC-5.7")
def test_no_card_left_no_bonus() -> None:
    everything = [f"A{n:02}" for n in range(1, 49)] + [f"X{n:02}" for n in range(1, 25)]
    game = at(course({"drawn": ["W01", "P02", "P03"], "hand": everything}, {}, ship_cards=[]), sea_bonus=True)
    do(game, "course w01", seat=0)
    everybody(game)
    assert len(ship(game, 0)["hand"]) == 72 and "sea_bonus" not in kinds(game) and phase(game) == "set_sail"
