"""Step 1 (GC-7): Ships advance, and what happens at a Destination, on a Day in Space and back on Earth."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import asked, do, free, notations, player, purse, seen, starting, stored, turn, what

ICONS = {"A": "BP01", "R": "BP09", "F": "BP17"}  # one icon each
FULL = ["fund money", "fund ads", "fund vp", "fund resource"]


def flying(cruise: str, guests: list[int], **said: Any) -> dict[str, Any]:
    return {"segments": ["BP01", "BP02", "BP03"], "cruise": cruise, "guests": guests, **said}


def one(cruise: str, guests: list[int], own: dict[str, Any] | None = None, **said: Any) -> ct.Game:
    """A turn with one Ship in space."""
    bonuses = said.pop("bonuses", ["GB1", "GB2", "GB3"])
    return turn({"ships": [flying(cruise, guests, **said)], **(own or {})}, bonuses=bonuses)


# -- the order ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-7.1", "GC-7.2", "GC-4.7")
def test_every_ship_advances_one_stop_in_an_order_of_choice() -> None:
    others = [
        {"segments": ["BP11", "BP12"], "cruise": "C04", "guests": [1, 0, 0]},
        {"segments": ["BP13"]},
    ]
    game = turn({"ships": [flying("C01", [1, 0, 0]), *others]}, bonuses=["GB1", "GB2", "GB3"])
    assert asked(game) == ["advance 1", "advance 2"]  # nothing else can be done first, and the third is on Earth
    do(game, 0, "advance 2")
    assert asked(game) == ["advance 1"]
    do(game, 0, "advance 1")
    assert what(game) == "score_guests"  # a Stop is finished before anything else
    do(game, 0, "done")
    assert what(game) == "turn_choice" and [ship["stop"] for ship in player(game)["ships"]] == [0, 0, -1]


@pytest.mark.rule("GC-7.2")
def test_a_ship_launched_this_turn_stays_until_the_next() -> None:
    own = {
        "ships": [{"segments": ["BP09", "BP10"]}], "scheduled": "C05", "stored": {"food": 2, "oxygen": 2, "fuel": 2},
        "hand": ["AG01"],
    }  # fmt: skip
    game = turn(own, cruises=["C05", "C02", "C03", "C04", "C06"], presold=[[0, 1, 0], *[[0, 0, 0]] * 4])
    do(game, 0, "launch 1 worker", "board presold r", "close doors", "pay ag01", "settle", "end turn")
    assert player(game)["ships"][0]["stop"] == -1 and seen(game)["turn"] == 1


@pytest.mark.rule("GC-4.4", "GC-4.2", "GC-R50")
def test_free_acts_before_the_ships_move() -> None:
    game = turn({"ships": [flying("C01", [1, 0, 0])], "reputation": 1, "ads": 0, "hand": ["AG36"]})
    assert {"bonus ads 1", "refresh", "play ag36", "play ag36 oxygen"} <= set(free(game))
    do(game, 0, "bonus ads 1", "advance 1", "score a")
    assert purse(game) == (10, 0, 8, 0)


# -- Destinations ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-7.5")
@pytest.mark.parametrize(
    ("cruise", "guests", "score", "ads"),
    [("C01", [1, 0, 0], "a", 1), ("C02", [1, 0, 0], "a", 2), ("C01", [0, 0, 1], "f", 2), ("C03", [0, 0, 1], "f", 1)],
)
def test_what_scoring_a_guest_costs(cruise: str, guests: list[int], score: str, ads: int) -> None:
    game = do(one(cruise, guests), 0, "advance 1", f"score {score}")
    assert purse(game) == (10, 2 - ads, 8, 0) and player(game)["points"]["guests"] == 3


@pytest.mark.rule("GC-7.5")
def test_any_subset_of_the_guests_each_once() -> None:
    own = {"ads": 9}
    game = do(one("C01", [1, 1, 0], own), 0, "advance 1")
    assert asked(game) == ["score a", "score r", "done"]
    do(game, 0, "score r")
    assert asked(game) == ["score a", "done"]
    do(game, 0, "score a")
    assert what(game) == "turn_choice" and purse(game)[1:3] == (6, 11) and seen(game)["now"]["scored"] == 2
    none = do(one("C01", [1, 1, 0], own), 0, "advance 1", "done")
    assert purse(none)[1:3] == (9, 5)
    two = do(one("C01", [2, 0, 0], own), 0, "advance 1", "score a", "score a")
    assert what(two) == "turn_choice" and purse(two)[1:3] == (7, 11)


@pytest.mark.rule("GC-7.5")
def test_without_ads_and_cards_nobody_is_asked() -> None:
    assert what(do(one("C01", [1, 0, 0], {"ads": 0}), 0, "advance 1")) == "turn_choice"
    assert asked(do(one("C01", [0, 1, 0], {"ads": 1, "hand": ["AG01"]}), 0, "advance 1")) == ["done"]


@pytest.mark.rule("GC-7.5", "GC-4.4")
def test_the_track_bonus_pays_between_two_guests() -> None:
    game = do(one("C01", [2, 0, 0], {"ads": 1, "reputation": 1}), 0, "advance 1", "score a")
    do(game, 0, "bonus ads 1", "score a")
    assert purse(game) == (10, 0, 11, 0)


@pytest.mark.rule("GC-7.3", "GC-7.5", "GC-4.4")
def test_windfall_can_become_an_ad() -> None:
    """UR3 brings 2 Reputation, of which the second step down is an Ad, for the Guest at this very Stop."""
    game = do(one("C02", [0, 1, 0], {"ads": 0}, token="G1"), 0, "advance 1", "upgrade ur3")
    do(game, 0, "bonus ads 2", "score r")
    assert purse(game) == (14, 0, 5 + 4, 0)


@pytest.mark.rule("GC-7.3", "GC-7.5")
def test_a_token_becomes_an_upgrade_and_counts_at_once() -> None:
    game = do(one("C01", [1, 0, 0], token="G1"), 0, "advance 1")
    assert asked(game) == ["upgrade ua1", "upgrade ua2", "upgrade ua3", "keep token"]
    do(game, 0, "upgrade ua2", "score a")
    assert player(game)["upgrades"] == ["UA2"] and player(game)["ships"][0]["token"] is None
    assert purse(game)[2] == 5 + 3 + 1
    kept = do(one("C01", [1, 0, 0], token="G1"), 0, "advance 1", "keep token", "score a")
    assert purse(kept)[2] == 8 and player(kept)["ships"][0]["token"] == "G1"


@pytest.mark.rule("GC-7.3")
def test_an_upgrade_works_from_now_on() -> None:
    """Universal Appeal for the Guests of this very Stop; Windfall at once."""
    game = do(one("C03", [1, 0, 0], {"ads": 1}, token="B1"), 0, "advance 1", "upgrade uf1", "score a")
    assert purse(game)[1:3] == (0, 9)
    assert purse(do(one("C02", [0, 1, 0], token="B1"), 0, "advance 1", "upgrade ur3")) == (14, 2, 5, 2)


@pytest.mark.rule("GC-7.3", "GC-7.4")
def test_only_empty_spaces_of_this_destination() -> None:
    game = do(one("C01", [1, 0, 0], {"upgrades": ["UA1", "UR1", "UF1"]}, token="G1"), 0, "advance 1")
    assert asked(game) == ["upgrade ua2", "upgrade ua3", "keep token"]
    third = do(one("C01", [1, 0, 0], {"upgrades": ["UA1", "UA3"]}, token="G1"), 0, "advance 1")
    assert asked(third) == ["upgrade ua2", "keep token"]


@pytest.mark.rule("GC-7.4")
def test_a_full_destination() -> None:
    three = {"upgrades": ["UA1", "UA2", "UA3"]}
    last = do(one("C01", [1, 0, 0], three, token="G1"), 0, "advance 1")
    assert what(last) == "score_guests" and player(last)["ships"][0]["token"] is None  # no other Destination: discarded
    do(last, 0, "score a")
    assert purse(last)[2] == 5 + 6
    ahead = do(one("C07", [1, 0, 0], three, token="G1"), 0, "advance 1")
    assert what(ahead) == "score_guests" and player(ahead)["ships"][0]["token"] == "G1"
    passed = do(one("C14", [1, 0, 0], three, token="G1", stop=2), 0, "advance 1")  # its first Destination lies behind
    assert player(passed)["ships"][0]["token"] is None


@pytest.mark.rule("GC-7.6", "GC-7.3")
def test_later_destinations_score_the_same_guests_again() -> None:
    game = one("C07", [1, 0, 0], {"ads": 5}, token="G1")
    do(game, 0, "advance 1", "keep token", "score a", "meeting", "end turn")
    for seat in (1, 2):
        do(game, seat, "meeting", "end turn")
    do(game, 0, "advance 1", "upgrade uf3", "score a")
    assert purse(game)[1:3] == (5 - 1 - 2, 5 + 3 + 3 + 1 + 1)  # a token there, and Kids' Club itself


@pytest.mark.rule("GC-7.5")
@pytest.mark.parametrize(
    ("upgrades", "vp"), [([], 3), (["UF3"], 4), (["UA1"], 4), (["UA1", "UA2", "UF3"], 6), (["UR1"], 3)]
)
def test_what_a_guest_is_worth(upgrades: list[str], vp: int) -> None:
    game = do(one("C01", [1, 0, 0], {"upgrades": upgrades}), 0, "advance 1", "score a")
    assert purse(game)[2] == 5 + vp


# -- Days in Space --------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-7.7", "GC-3.16")
@pytest.mark.parametrize("bonus", ["GB1", "GB2", "GB3", "GB4", "GB5"])
@pytest.mark.parametrize("type", [0, 1, 2])
def test_each_guest_bonus(bonus: str, type: int) -> None:
    """Two Guests of one type, two matching icons: four times."""
    others = [each for each in ("GB1", "GB2", "GB3", "GB4", "GB5") if each != bonus]
    bonuses = [others[0], others[1]]
    bonuses.insert(type, bonus)
    segments = {0: ["BP25", "BP09", "BP17"], 1: ["BP28", "BP01", "BP17"], 2: ["BP31", "BP01", "BP09"]}[type]
    guests = [0, 0, 0]
    guests[type] = 2
    own = {"stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    game = do(one("C04", guests, own, segments=segments, bonuses=bonuses), 0, "advance 1")
    if bonus == "GB3":
        do(game, 0, "gain food", "gain food", "gain fuel", "gain oxygen")
        assert stored(game) == (2, 1, 1) and what(game) == "turn_choice"
    k = {"GB1": 0, "GB2": 1, "GB4": 2, "GB5": 3}.get(bonus, -1)
    wanted = [each + 4 * (k == place) for place, each in enumerate((10, 2, 5, 0))]
    assert list(purse(game)) == wanted


@pytest.mark.rule("GC-7.7")
def test_each_type_by_its_own_icons() -> None:
    segments = ["BP25", "BP09", "BP28"]  # AA, R, RR
    game = do(one("C04", [1, 0, 1], segments=segments), 0, "advance 1")
    assert purse(game) == (12, 2, 5, 0)  # A: two Money; F: no icon
    game = do(one("C04", [0, 1, 0], segments=segments), 0, "advance 1")
    assert purse(game) == (10, 5, 5, 0)
    game = do(one("C04", [0, 1, 1], {"upgrades": ["UF2"]}, segments=segments), 0, "advance 1")
    assert what(game) == "choose_resource" and purse(game) == (10, 6, 5, 0)  # one icon more each, also without any


@pytest.mark.rule("GC-7.7", "GC-R48", "GC-2.13", "GC-R10")
def test_gains_without_room_are_lost() -> None:
    own = {"stored": {"food": 2, "oxygen": 2, "fuel": 1}}
    game = do(one("C04", [0, 0, 2], own, segments=["BP31", "BP01", "BP02"]), 0, "advance 1")
    assert asked(game) == ["gain food", "gain oxygen", "gain fuel"]  # a kind without room may be named: lost
    do(game, 0, "gain food", "gain fuel")
    assert what(game) == "turn_choice" and stored(game) == (
        2,
        2,
        2,
    )  # no room any more: the rest is lost without asking


@pytest.mark.rule("GC-2.14", "GC-7.7")
def test_only_the_silo_action_takes_from_the_silo() -> None:
    game = do(one("C04", [0, 0, 1], segments=["BP17", "BP01"]), 0, "advance 1", "gain food")
    assert seen(game)["silo"] == {"food": 2, "oxygen": 2, "fuel": 2}


# -- Return to Earth ------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-7.8", "GC-7.9", "GC-6.4")
def test_return_to_earth() -> None:
    game = one("C01", [1, 1, 0], stop=1)
    assert seen(game)["supply"] == {"A": 8, "R": 8, "F": 9} and player(game)["idle"] == 1
    do(game, 0, "advance 1")
    assert asked(game) == FULL and player(game)["idle"] == 2
    do(game, 0, "fund money")
    (ship,) = player(game)["ships"]
    assert (ship["cruise"], ship["guests"], ship["pilot"], ship["launched"]) == (None, [0, 0, 0], None, True)
    assert ship["segments"] == ["BP01", "BP02", "BP03"]
    assert seen(game)["supply"] == {"A": 9, "R": 9, "F": 9} and game.position()["cruise_discard"] == ["C01"]
    assert "act segments" not in notations(game) and what(game) == "turn_choice"


@pytest.mark.rule("GC-7.8")
def test_home_again_it_may_be_extended_or_launched() -> None:
    back = {"segments": ["BP09", "BP10"], "cruise": "C01", "stop": 1, "guests": [1, 0, 0]}
    own = {"ships": [back], "scheduled": "C02", "stored": {"food": 2, "oxygen": 2, "fuel": 2}, "blueprints": ["BP11"]}
    game = turn(own, cruises=["C02", "C03", "C04", "C05", "C06"])
    do(game, 0, "advance 1", "fund ads")
    assert "launch 1 worker" in notations(game)
    do(game, 0, "assign worker l5", "act segments", "segment bp11 1")
    assert player(game)["ships"][0]["segments"] == ["BP09", "BP10", "BP11"]


@pytest.mark.rule("GC-R8", "GC-7.3")
def test_a_token_kept_to_the_end_is_lost() -> None:
    game = do(one("C01", [1, 0, 0], token="G1", stop=1), 0, "advance 1", "fund money")
    assert player(game)["ships"][0]["token"] is None and player(game)["upgrades"] == []
    assert "G1" not in player(game)["tokens"]


@pytest.mark.rule("GC-7.8")
@pytest.mark.parametrize(("pilot", "home"), [("worker", (2, 0)), ("expert", (2, 1)), ("autopilot", (2, 0))])
def test_who_comes_back(pilot: str, home: tuple[int, int]) -> None:
    own = {"hired": ["left"] if pilot == "expert" else []}
    game = do(one("C01", [1, 0, 0], own, pilot=pilot, stop=1), 0, "advance 1")
    assert (player(game)["idle"], player(game)["idle_experts"]) == home
    assert (what(game) == "turn_choice") == (pilot == "autopilot")  # nobody aboard: no Funding Bonus


@pytest.mark.rule("GC-7.1", "GC-4.4", "GC-R55")
def test_flying_on_once_a_turn_after_a_stop() -> None:
    """Flight Target Indicator (TT3)"""
    own = {"ships": [flying("C16", [1, 0, 0]), {"segments": ["BP11", "BP12"], "cruise": "C04", "guests": [1, 0, 0]}]}
    game = turn(own, bonuses=["GB1", "GB2", "GB3"], areas={"T3": [0]})
    assert not starting(game, "fly")
    do(game, 0, "advance 1", "done")
    assert starting(game, "fly") == ["fly on 1"]
    do(game, 0, "advance 2")
    assert starting(game, "fly") == ["fly on 1", "fly on 2"]
    do(game, 0, "fly on 1")
    assert not starting(game, "fly") and player(game)["ships"][0]["stop"] == 1
