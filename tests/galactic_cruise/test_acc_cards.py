"""Agenda cards of Accommodations (GX-16.1, 16.6, 16.7, table 19.10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.accommodations import BOX, liner, on_a_day, specialized, turn_with
from tests.galactic_cruise.flights import CRUISES, FULL, flying, ready
from tests.galactic_cruise.helpers import asked, cannot_be, do, free, new, player, purse, stored, told, what

AGENDA: dict[str, Any] = {"acc_agenda": True}
BOTH = {"options": AGENDA}


def with_cards(*players: dict[str, Any], **data: Any) -> ct.Game:
    return turn_with(AGENDA, *players, **{"cruises": CRUISES, **data})


def in_flight(*players: dict[str, Any], **data: Any) -> ct.Game:
    """The same with any Cruises on the Marketing Board."""
    return turn_with(AGENDA, *players, **data)


def deck(**options: Any) -> list[str]:
    """All Agenda cards of a game."""
    game = new(2, **options).position()
    hands = [card for each in game["players"] for card in each["hand"]]
    return sorted([*game["deck"], *game["agenda"], *hands])


@pytest.mark.rule("GX-16.1", "GX-12.1")
def test_six_cards_join_the_deck_and_two_of_them_need_specialized_blueprints() -> None:
    assert len(deck()) == 36
    assert {card for card in deck(**AGENDA) if card[0] == "C"} == {"C1", "C2", "C5", "C6"}
    everything = deck(**AGENDA, blueprints="specialized")
    assert {card for card in everything if card[0] == "C"} == {"C1", "C2", "C3", "C4", "C5", "C6"}
    assert Counter(card["resource"] for card in BOX["agenda"].values()) == {"food": 2, "oxygen": 2, "fuel": 2}


@pytest.mark.rule("GX-16.1")
def test_a_card_that_takes_no_part_is_refused_in_positions() -> None:
    cannot_be({"players": [{"hand": ["C1"]}, {}]}, "is not in play")
    cannot_be({"players": [{"hand": ["C3"]}, {}]}, "is not in play", **AGENDA)


@pytest.mark.rule("GX-16.1")
@pytest.mark.parametrize("card", [*BOX["agenda"]])
def test_every_card_can_be_played_for_its_resource(card: str) -> None:
    game = specialized({"hand": [card], "stored": {}}, options=AGENDA)
    kind = BOX["agenda"][card]["resource"]
    do(game, 0, f"play {card.lower()} {kind}")
    assert player(game)["stored"][kind] == 1 and player(game)["hand"] == []


# -- C1: PAL 9001 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-16.6")
def test_c1_launches_without_a_worker_and_without_food_for_one() -> None:
    short = {**FULL, "food": 1}
    game = with_cards(ready(hand=["C1"], stored=short))
    assert "launch 1 pal" in asked(game) and "launch 1 worker" not in asked(game)
    do(game, 0, "launch 1 pal", "board 1 a", "close doors", "settle")
    assert stored(game) == (0, 0, 0)
    ship = player(game)["ships"][0]
    assert (ship["pilot"], ship["cruise"], player(game)["idle"], player(game)["hand"]) == ("pal", "C01", 2, [])


@pytest.mark.rule("GX-16.6")
def test_c1_is_playable_where_a_meeting_would_be_forced() -> None:
    workers = {"L1": [0, "worker"], "L2": [0, "worker"]}
    game = with_cards(ready(hand=["C1"]), workers=workers)
    assert asked(game) == ["launch 1 pal", "meeting"]
    assert asked(with_cards(ready(), workers=workers)) == ["meeting"]


@pytest.mark.rule("GX-16.6")
def test_c1_needs_everything_else_that_a_launch_needs() -> None:
    poor = {"food": 2, "oxygen": 1, "fuel": 2}
    assert "launch 1 pal" not in asked(with_cards(ready(hand=["C1"], stored=poor)))
    without_fuel = {"food": 1, "oxygen": 2, "fuel": 1}
    assert "launch 1 pal" not in asked(with_cards(ready(hand=["C1"], stored=without_fuel))), "its own Fuel is spent"
    nothing_scheduled = {"ships": [{"segments": ["BP01", "BP02"]}], "stored": FULL, "hand": ["C1"]}
    assert "launch 1 pal" not in asked(with_cards(nothing_scheduled))


@pytest.mark.rule("GX-16.6")
def test_c1_brings_nobody_home() -> None:
    game = in_flight({"ships": [flying("C01", [1, 0, 0], stop=1, pilot="pal")]})
    do(game, 0, "advance 1")
    assert what(game) == "turn_choice" and player(game)["idle"] == 2, "no Worker and no Funding Bonus"


@pytest.mark.rule("GX-16.6")
def test_c1_and_the_autopilot_do_not_meet() -> None:
    """RX-32"""
    tech = {"technologies": ["TT4", "TT1", "TT2", "TT3"], "areas": {"T1": [0]}}
    game = with_cards(ready(hand=["C1"]), **tech)
    do(game, 0, "launch 1 pal", "board 1 a", "close doors", "settle")
    assert what(game) == "end_turn" and player(game)["ships"][0]["pilot"] == "pal"


# -- C2: Expedited Schedule ----------------------------------------------------------------------------------------


@pytest.mark.rule("GX-16.7")
def test_c2_lets_a_ship_fly_on_in_step_1() -> None:
    game = in_flight({"ships": [flying("C01", [1, 0, 0])], "hand": ["C2"], "ads": 0})
    assert "play c2" not in free(game), "it has not flown yet"
    do(game, 0, "advance 1", "done", "play c2")
    assert (player(game)["ships"][0]["stop"], player(game)["hand"]) == (1, [])
    do(game, 0, "assign worker l1")
    assert "play c2" not in free(game)


@pytest.mark.rule("GX-16.7")
def test_c2_asks_which_of_several_ships() -> None:
    ships = [flying("C01", [1, 0, 0]), flying("C02", [0, 1, 0], segments=["BP03", "BP04"])]
    game = in_flight({"ships": ships, "hand": ["C2"], "ads": 0, "idle": 0})
    do(game, 0, "advance 1", "done", "advance 2", "done", "play c2")
    assert asked(game) == ["fly on 1", "fly on 2"]
    do(game, 0, "fly on 2")
    assert [ship["stop"] for ship in player(game)["ships"]] == [0, 1]


@pytest.mark.rule("GX-16.7")
def test_c2_is_not_for_a_ship_that_has_returned_nor_for_the_final_advance() -> None:
    back = in_flight({"ships": [flying("C01", [1, 0, 0], stop=1)], "hand": ["C2"]})
    do(back, 0, "advance 1", "fund vp")
    assert "play c2" not in free(back)
    last = in_flight({"ships": [flying("C01", [1, 0, 0])], "hand": ["C2"], "ads": 0}, phase="last_flight", turn=0)
    do(last, 0, "stop 1 1")
    assert "play c2" not in free(last)


@pytest.mark.rule("GX-16.7")
def test_c2_adds_to_the_flight_target_indicator() -> None:
    """RX-31"""
    tech = {"technologies": ["TT3", "TT1", "TT2", "TT7"], "areas": {"T1": [0]}}
    game = with_cards({"ships": [flying("C16", [1, 0, 0])], "hand": ["C2"], "ads": 0}, **tech)
    do(game, 0, "advance 1", "done", "fly on 1", "play c2", "done")
    assert player(game)["ships"][0]["stop"] == 2


# -- C3, C4: a Day in Space with Specialized Segments -----------------------------------------------------------------


@pytest.mark.rule("GX-14.4", "GX-16.1")
def test_c3_encore_triggers_a_segment_once_more_by_another_guest() -> None:
    game = on_a_day(["SB12", "SB04"], [0, 2, 0], {"hand": ["C3"], "reputation": 0}, **BOTH)
    assert "play c3" not in free(game), "nothing is triggered yet"
    do(game, 0, "send r 1")
    assert asked(game) == ["done"]
    do(game, 0, "play c3")
    assert asked(game) == ["send r 1", "done"]
    do(game, 0, "send r 1")
    assert purse(game)[3] == 4 and what(game) == "turn_choice"


@pytest.mark.rule("GX-14.3", "GX-16.1")
def test_c4_personal_concierge_sends_one_guest_anywhere() -> None:
    game = on_a_day(["SB12", "SB04"], [0, 2, 0], {"hand": ["C4"]}, **BOTH)
    do(game, 0, "play c4")
    assert asked(game) == ["send r 1", "send r 2", "done"]
    do(game, 0, "send r 2")
    assert asked(game) == ["send r 1", "done"], "for one Guest"
    do(game, 0, "send r 1")
    assert purse(game)[3] == 4


@pytest.mark.rule("GX-14.7", "GX-14.11")
def test_cards_of_a_day_are_playable_in_the_final_advance() -> None:
    me = {"ships": [liner(["SB12", "SB04"], [0, 2, 0])], "hand": ["C4"]}
    game = specialized(me, options=AGENDA, phase="last_flight", turn=0, first=0)
    do(game, 0, "stop 1 1", "play c4", "send r 2")
    assert purse(game)[3] == 2


# -- C5: Early Bird Special -------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-16.1")
def test_c5_a_front_guest_books_the_scheduled_cruise() -> None:
    game = with_cards({"hand": ["C5"], "ads": 0})
    do(game, 0, "assign worker l4", "act schedule", "schedule c01", "play c5")
    assert asked(game) == ["sell 1 a", "sell 1 r", "sell 1 f"]
    do(game, 0, "sell 1 a")
    assert game.position()["presold"][0] == [1, 0, 0] and game.position()["queue"][0] == [0, 1, 1]
    assert purse(game) == (11, 0, 5, 1), "the gains of Advertise"
    assert what(game) == "flip_token"


@pytest.mark.rule("GX-16.1")
def test_c5_may_be_played_before_the_cruise_is_chosen() -> None:
    game = with_cards({"hand": ["C5"]})
    do(game, 0, "assign worker l4", "act schedule", "play c5", "schedule c02", "sell 1 f", "flip b1")
    assert game.position()["presold"][1] == [0, 0, 1] and purse(game)[0] == 12


@pytest.mark.rule("GX-16.1")
def test_c5_needs_a_guest_in_front_and_room() -> None:
    empty = with_cards({"hand": ["C5"]}, queue=[[0, 0, 0], [1, 1, 1], [1, 1, 1]])
    assert "play c5" not in free(do(empty, 0, "assign worker l4", "act schedule"))
    full = with_cards({"hand": ["C5"]}, presold=[[2, 0, 0], *[[0, 0, 0]] * 4])
    assert "play c5" not in free(do(full, 0, "assign worker l4", "act schedule", "schedule c01"))


# -- C6: Loyalty Program ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-16.1")
def test_c6_up_to_two_guests_queue_up_again() -> None:
    ship = flying("C01", [2, 0, 1], stop=1, segments=["BP01", "BP02", "BP03", "BP04"])
    me = {"ships": [ship], "hand": ["C6"], "upgrades": ["UA3"], "tokens": ["B1"]}
    game = in_flight(me)
    do(game, 0, "advance 1", "play c6")
    assert asked(game) == ["queue up a", "queue up f", "done"]
    do(game, 0, "queue up a", "queue up f", "fund vp")
    assert game.position()["queue"][0] == [2, 1, 2] and purse(game)[3] == 2
    assert what(game) == "turn_choice" and "landed" not in game.position()["now"]


@pytest.mark.rule("GX-16.1")
def test_c6_is_over_when_the_next_decision_is_made() -> None:
    game = in_flight({"ships": [flying("C01", [1, 0, 0], stop=1)], "hand": ["C6"]})
    do(game, 0, "advance 1", "fund vp")
    assert "play c6" in free(game)
    do(game, 0, "assign worker l1")
    assert "play c6" not in free(game)
    assert "play c6" not in free(in_flight({"hand": ["C6"]}))


@pytest.mark.rule("GX-16.1")
def test_c6_may_be_played_in_the_final_advance() -> None:
    me = {"ships": [flying("C01", [1, 0, 0])], "hand": ["C6"]}
    game = in_flight(me, phase="last_flight", turn=0, first=0)
    do(game, 0, "stop 1 3", "play c6", "queue up a")
    assert purse(game)[3] == 1


@pytest.mark.rule("GX-16.1")
def test_all_of_them_are_told() -> None:
    game = with_cards(ready(hand=["C1"]))
    do(game, 0, "launch 1 pal")
    assert "without a Worker" in told(game)
    assert "ohne Angestellten" in "\n".join(game.log(0, "de"))
