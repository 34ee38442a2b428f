"""Phase 5: families leave, the day is cleared away (DC-11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.sailing import (
    AT_SEA,
    discard,
    do,
    done,
    families,
    guests,
    hand,
    notations,
    sail,
    ship,
    table,
    waiting,
)

CULTURE = {"location": "P07", "cabins": ["F06", "F09", "F12"]}  # City 1, Culture 3: Dietz, Graf, Keller


@pytest.mark.rule("DC-11.1")
def test_a_family_that_is_all_out_goes_to_the_points_pile() -> None:
    game = sail({**CULTURE, "waiting": [1, 2, 3], "pile": ["FA1"]})
    do(game, "place white bottom", "place orange top")
    events = [game.tell(event, None) for seat in (0, 1) for event in game.choose(seat, "done")]
    assert ship(game)["pile"] == ["FA1", "F06"] and ship(game)["points"]["families"] == 3 + 5
    assert families(game) == [None, "F09", "F12"] and waiting(game) == [0, 1, 3]
    assert "The Dietz family goes home happy: 5 points for Seat 1." in events


@pytest.mark.rule("DC-11.1")
def test_whoever_was_satisfied_without_a_guest_this_round_leaves_too() -> None:
    """All members went in earlier rounds or before the addition was replaced: the card is empty, so it goes."""
    game = sail({**CULTURE, "waiting": [0, 2, 3]})
    done(game)
    assert ship(game)["pile"] == ["F06"]


@pytest.mark.rule("DC-11.1")
def test_a_family_with_one_figure_left_stays() -> None:
    game = sail({**CULTURE, "waiting": [2, 2, 3]})
    done(do(game, "place white bottom"))
    assert families(game) == ["F06", "F09", "F12"] and waiting(game) == [1, 2, 3] and ship(game)["pile"] == []


@pytest.mark.rule("DC-11.1", "DC-11.10")
def test_all_three_may_leave_at_once() -> None:
    game = sail({**CULTURE, "waiting": [1, 1, 1]}, families=24)
    done(do(game, "place white bottom", "place orange top", "place blue bottom"))
    assert ship(game)["pile"] == ["F06", "F09", "F12"] and families(game) == [None, None, None]
    assert len(table(game, 0)["drawn"]) == 6 and game.to_act == (0,)


@pytest.mark.rule("DC-11.2")
def test_its_figures_leave_every_spot_and_nobody_elses_do() -> None:
    """From the additions too, which are free again for that colour. The neighbour's white guests stay."""
    ship_: dict[str, Any] = {**CULTURE, "waiting": [1, 2, 2], "additions": ["X09", "X10"]}
    other = {**AT_SEA, "additions": ["X11"], "cabins": ["F13", "F10", "F11"], "guests": {"add0": ["white"]}}
    game = sail({**ship_, "guests": {"add0": ["white", "blue"]}}, other)
    do(game, "place white add1", "place blue add1")
    done(game)
    assert guests(game) == {"add0": ["blue"], "add1": ["blue"]}
    assert guests(game, 1) == {"add0": ["white"]}


@pytest.mark.rule("DC-11.3", "DC-12.1")
def test_in_the_final_round_nothing_is_cleared_away() -> None:
    """Guests of other families, the captain and the activity cards stay where they are."""
    ship_ = {**AT_SEA, "cabins": ["F01", "F13", "F15"], "waiting": [1, 6, 5], "hand": ["A17", "A18", "A19"]}
    game = sail({**ship_, "additions": ["X09"]}, final="deck_empty")
    do(game, "play a17", "captain act0", "pay a18", "place white act0", "place orange act0", "place blue act0")
    do(game, "place orange add0")
    done(game)
    assert game.outcome is not None and game.outcome.reason == "last_families"
    seen = ship(game)
    assert seen["pile"] == ["F01"] and families(game) == [None, "F13", "F15"]
    assert guests(game) == {"act0": ["orange", "blue"], "add0": ["orange"]}
    assert seen["captain"] == "act0" and seen["location"] == "W13" and discard(game) == ["A18"]
    assert table(game)["round"] == 2 and game.to_act == ()


@pytest.mark.rule("DC-11.4")
def test_guests_of_the_others_leave_the_location_and_stay_on_additions() -> None:
    ship_ = {**AT_SEA, "cabins": ["F13", "F15", "F09"], "activities": ["A17", "A05"], "additions": ["X09", "X17"]}
    game = sail({**ship_, "guests": {"add0": ["white"]}})
    do(game, "place orange top", "place white act0", "place white act1", "place orange act1", "place orange add1")
    assert waiting(game) == [3, 2, 2]
    done(game)
    assert guests(game) == {"add0": ["white"], "add1": ["orange"]}
    assert waiting(game) == [3, 2, 2], "assigned for good: nobody returns to the family card"


@pytest.mark.rule("DC-11.5")
@pytest.mark.parametrize("spot", ["top", "act0"])
def test_the_captain_returns_to_the_bridge(spot: str) -> None:
    game = sail({**AT_SEA, "activities": ["A17"], "captain": spot})
    done(game)
    assert ship(game)["captain"] is None


@pytest.mark.rule("DC-11.6")
def test_activity_cards_are_discarded_and_the_location_stays_in_the_row() -> None:
    """Those of all players."""
    game = sail(
        {"location": "W13", "voyage": ["P01"], "activities": ["A17", "A18"]},
        {"location": "P25", "activities": ["A01"]},
        ship_discard=["A40"],
        locations=24,
    )
    rest = set(table(game)["decks"]["locations"]["discard"])
    done(game)
    assert discard(game)[0] == "A40" and sorted(discard(game)) == ["A01", "A17", "A18", "A40"]
    assert ship(game)["voyage"] == ["P01", "W13"] and ship(game, 1)["voyage"] == ["P25"]
    assert ship(game)["location"] is None and ship(game)["spots"] == []
    assert set(table(game)["decks"]["locations"]["discard"]) == rest


@pytest.mark.rule("DC-11.7")
def test_additions_and_hands_are_kept() -> None:
    game = sail({**AT_SEA, "additions": ["X09", None, "X10"], "hand": ["A17", "X11"], "unseen": ["A17"]})
    done(game)
    assert ship(game)["additions"] == ["X09", None, "X10", None]
    assert hand(game) == ["A17", "X11"] and table(game, 1)["ships"][0]["hand"] == ["X11", None]


@pytest.mark.rule("DC-11.8")
def test_the_display_was_cleared_before() -> None:
    """What nobody took is discarded at the end of phase 3; phase 5 finds nothing more to discard."""
    top = ["A06", "A05", "A04", "A03", "A02", "A01", "A08", "A07"]  # the face-down set on top: A07 and A08
    game = sail(AT_SEA, {"location": "P25"}, phase="prepare", ship_cards=[*[f"X{k:02}" for k in range(1, 25)], *top])
    before = discard(game)
    game.choose(0, "take 1")
    game.choose(1, "take 2")
    assert table(game)["phase"] == "set_sail"
    assert sorted(set(discard(game)) - set(before)) == ["A05", "A06", "A07", "A08"]
    left = discard(game)
    done(game)
    assert discard(game) == left


@pytest.mark.rule("DC-11.9", "DC-3.4")
@pytest.mark.parametrize("token", [0, 1, 2])
def test_the_next_round_begins_with_the_holder_of_the_token(token: int) -> None:
    game = sail(AT_SEA, {"location": "W02"}, {"location": "W03"}, token=token, round=4)
    done(game)
    seen = table(game)
    assert (seen["round"], seen["token"], seen["order"][0], seen["final"]) == (5, token, token, False)
    assert seen["phase"] == "set_course", "no cabin is empty: nobody boards"
    for seat in game.to_act:
        game.choose(seat, game.choices(seat)[0])
    assert game.to_act == (token,)


@pytest.mark.rule("DC-11.9")
def test_whoever_took_the_face_down_set_begins_the_next_round() -> None:
    game = sail(AT_SEA, {"location": "W02"}, phase="prepare", token=0)
    game.choose(0, "take 1")
    game.choose(1, "take 0")
    done(game)
    for seat in game.to_act:
        game.choose(seat, game.choices(seat)[0])
    assert game.to_act == (1,)


@pytest.mark.rule("DC-11.9", "DC-6.7", "DC-3.5")
def test_one_after_another_the_new_start_player_waits_for_the_next_round() -> None:
    """Phase 4 is still played in the old order."""
    game = sail(AT_SEA, {"location": "W02"}, phase="prepare", token=0, options={"beginner": True})
    game.choose(0, "take 1")
    game.choose(1, "take 0")
    assert game.to_act == (0,) and table(game)["token"] == 1
    do(game, "done")
    assert game.to_act == (1,)
    do(game, "done", seat=1)
    assert table(game)["phase"] == "set_course" and game.to_act == (1,)


@pytest.mark.rule("DC-11.10")
def test_the_cabin_is_filled_in_the_next_phase_1() -> None:
    game = sail({**CULTURE, "waiting": [1, 2, 3]}, families=["F01", "F02", "F03", "F07"])
    done(do(game, "place white bottom"))
    assert table(game)["phase"] == "boarding" and table(game)["round"] == 3
    assert families(game) == [None, "F09", "F12"] and waiting(game)[0] == 0
    assert sorted(notations(game)) == ["board f03", "board f07"]
    do(game, "board f07")
    assert families(game) == ["F07", "F09", "F12"] and waiting(game) == [2, 2, 3]


@pytest.mark.rule("DC-11.1", "DC-3.6")
def test_nobody_leaves_before_all_are_done() -> None:
    game = sail({**CULTURE, "waiting": [1, 2, 3]})
    do(game, "place white bottom", "done")
    assert game.to_act == (1,) and families(game)[0] == "F06" and ship(game)["pile"] == []
    do(game, "done", seat=1)
    assert ship(game)["pile"] == ["F06"]


# -- whole voyages ---------------------------------------------------------------------------------------


def all_done_but(game: ct.Game, seat: int) -> bool:
    return table(game)["phase"] == "set_sail" and game.to_act == (seat,)


def leavers(before: dict[str, Any]) -> list[str]:
    """The colours of the families without figures on their cards."""
    return [cabin["colour"] for cabin in before["cabins"] if cabin["family"] and not cabin["aboard"]]


def check_phase_5(before: dict[str, Any], after: dict[str, Any], final: bool) -> None:
    """A second reading of DC-11 for one ship."""
    gone = leavers(before)
    kept = [
        None if cabin["colour"] in gone else (cabin["family"], cabin["aboard"]) if cabin["family"] else None
        for cabin in before["cabins"]
    ]
    assert [(each["family"], each["aboard"]) if each["family"] else None for each in after["cabins"]] == kept
    left = [cabin["family"] for cabin in before["cabins"] if cabin["colour"] in gone]
    assert after["pile"] == before["pile"] + left
    standing = {
        spot["spot"]: [colour for colour in spot["guests"] if colour not in gone]
        for spot in before["spots"]
        if final or spot["spot"].startswith("add")
    }
    assert {spot["spot"]: spot["guests"] for spot in after["spots"]} == standing
    assert (after["captain"], after["location"]) == ((before["captain"], before["location"]) if final else (None, None))
    for unchanged in ("voyage", "additions"):
        assert after[unchanged] == before[unchanged]


@pytest.mark.rule("DC-11.1", "DC-11.2", "DC-11.3", "DC-11.4", "DC-11.5", "DC-11.6", "DC-11.7", "DC-11.10", "DC-12.8")
@pytest.mark.parametrize(("seats", "cover"), [(1, False), (2, True), (3, False), (4, True)])
def test_phase_5_of_whole_games(seats: int, cover: bool) -> None:
    """Played at random but for a liking for sending guests; every phase 5 is worked out a second time."""
    options = {"cover_occupied": cover, "addition_spaces": 3}
    game = ct.new_game("dream-cruise", seats=seats, seed=seats, options=options)
    chance = random.Random(seats)
    rounds = left = 0
    while game.outcome is None:
        seat = chance.choice(game.to_act)
        options_ = notations(game, seat)
        guests_ = [each for each in options_ if each.startswith("place")]
        choice = chance.choice(guests_ or options_)
        if not (choice == "done" and all_done_but(game, seat)):
            game.choose(seat, choice)
            continue
        before, discarded, final = table(game)["ships"], discard(game), table(game)["final"]
        game.choose(seat, choice)
        for q in range(seats):
            check_phase_5(before[q], ship(game, q), final)
            left += len(leavers(before[q]))
        laid = [spot["card"] for each in before for spot in each["spots"] if spot["spot"].startswith("act")]
        assert final or sorted(discard(game)) == sorted(discarded + laid)
        rounds += 1
    assert rounds == table(game)["round"] > 3 and left > seats
    standing = [sum(len(each) for each in guests(game, q).values()) for q in range(seats)]
    assert [ship(game, q)["points"]["guests"] for q in range(seats)] == [number // 2 for number in standing]
