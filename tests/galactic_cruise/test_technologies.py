"""The eight Technologies (D4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import FULL, boarded, flying, launched, pad, ready
from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, refused, seen, stored, turn, what

DISPLAY = ["BP25", "BP26", "BP27", "BP28", "BP29"]


def tiles(first: str) -> list[str]:
    """This Technology on slot T1."""
    return [first, *[tile for tile in ("TT2", "TT3", "TT7", "TT1") if tile != first][:3]]


def with_tech(tile: str, owners: list[Any] | None = None) -> dict[str, Any]:
    return {"technologies": tiles(tile), "areas": {"T1": [0] if owners is None else owners}}


LESS = [("TT1", "fuel", (0, 0, 1)), ("TT5", "food", (1, 0, 0)), ("TT6", "oxygen", (0, 1, 0))]


@pytest.mark.rule("GC-11.6", "GC-9.1.8")
@pytest.mark.parametrize(("tile", "kind", "left"), LESS)
def test_tt1_tt5_tt6_a_launch_owes_one_less(tile: str, kind: str, left: tuple[int, int, int]) -> None:
    """Space Elevator, Nutrient Recycler, Oxygen Gardens."""
    game = launched(pad(ready(), **with_tech(tile)), "1 a")
    assert stored(game) == left
    plain = launched(pad(ready()), "1 a")
    assert stored(plain) == (0, 0, 0)


@pytest.mark.rule("GC-9.1.8", "GC-5.3")
@pytest.mark.parametrize(("tile", "kind", "left"), LESS)
def test_launch_technologies_of_others_are_borrowed_first(tile: str, kind: str, left: tuple[int, int, int]) -> None:
    short: dict[str, Any] = {"stored": {name: amount - int(name == kind) for name, amount in FULL.items()}}
    game = pad(ready(**short), **with_tech(tile, [1]))
    assert "launch 1 worker" not in asked(game), "only reductions already in force count (GC-11.13)"
    do(game, 0, "borrow t1")
    assert (purse(game)[0], purse(game, 1)[0]) == (8, 12)
    launched(game, "1 a")
    assert stored(game) == (0, 0, 0)


@pytest.mark.rule("GC-9.1.8", "GC-5.5")
def test_a_technology_not_invented_serves_nobody() -> None:
    game = launched(pad(ready(), technologies=tiles("TT1")), "1 a")
    assert stored(game) == (0, 0, 0)
    assert "borrow t1" not in free(pad(ready(), technologies=tiles("TT1")))


@pytest.mark.rule("GC-9.1.9", "GC-3.11")
def test_a_neutral_development_invents_and_is_paid_to_the_supply() -> None:
    game = do(pad(ready(), **with_tech("TT1", ["neutral"])), 0, "borrow t1")
    assert purse(game)[0] == 8
    assert stored(launched(game, "1 a")) == (0, 0, 1)


@pytest.mark.rule("GC-9.5.2a", "GC-R42")
def test_tt2_automated_systems_takes_one_off_each_segment() -> None:
    """Also off the Money surcharge, not off the Reputation."""
    game = acting("segments", {"blueprints": ["BP01"], "reputation": 2}, blueprints=DISPLAY, **with_tech("TT2"))
    do(game, 0, "segment bp01 1", "segment display 1 1")
    assert purse(game) == (10 - 1 - 4, 2, 5, 1)


@pytest.mark.rule("GC-2.15", "GC-10.3")
def test_tt2_automated_systems_with_financial_loophole_never_pays_out() -> None:
    game = acting("segments", {"blueprints": ["BP01"], "hand": ["AG02"]}, blueprints=DISPLAY, **with_tech("TT2"))
    do(game, 0, "play ag02", "segment bp01 1")
    assert purse(game)[0] == 10


@pytest.mark.rule("GC-7.1", "GC-7.2")
def test_tt3_flight_target_indicator_flies_on_once() -> None:
    """DP23: after a Stop in step 1 the same Ship may resolve one more."""
    ships = [flying("C16", [1, 0, 0]), flying("C17", [0, 1, 0], segments=["BP03", "BP04"])]
    game = turn({"ships": ships, "ads": 9, "idle": 0}, bonuses=["GB1", "GB2", "GB4"], **with_tech("TT3"))
    assert not [act for act in free(game) if act.startswith("fly")]
    do(game, 0, "advance 1")
    assert not [act for act in free(game) if act.startswith("fly")], "the Stop is not finished"
    do(game, 0, "done")
    assert "fly on 1" in free(game)
    assert "fly on 2" not in free(game)
    do(game, 0, "fly on 1")
    assert player(game)["ships"][0]["stop"] == 1
    assert purse(game)[0] == 12, "the Day in Space is resolved"
    do(game, 0, "advance 2", "done")
    assert what(game) == "turn_choice"
    assert not [act for act in free(game) if act.startswith("fly")], "once per turn"


@pytest.mark.rule("GC-R55")
def test_tt3_flight_target_indicator_for_any_ship_that_has_moved() -> None:
    ships = [flying("C04", [1, 0, 0]), flying("C05", [0, 1, 0], segments=["BP03", "BP04"])]
    game = turn({"ships": ships, "idle": 0, "ads": 0}, bonuses=["GB1", "GB2", "GB4"], **with_tech("TT3"))
    do(game, 0, "advance 2", "advance 1")
    assert what(game) == "turn_choice"
    assert {"fly on 1", "fly on 2"} <= set(free(game))
    do(game, 0, "fly on 2")
    assert [ship["stop"] for ship in player(game)["ships"]] == [0, 1]


@pytest.mark.rule("GC-7.8")
def test_tt3_flight_target_indicator_may_bring_home_and_not_beyond() -> None:
    game = turn({"ships": [flying("C01", [1, 0, 0], stop=0)], "idle": 1}, **with_tech("TT3"))
    do(game, 0, "advance 1", "fly on 1", "fund vp")
    assert player(game)["ships"][0]["cruise"] is None
    assert player(game)["idle"] == 2
    home = do(turn({"ships": [flying("C01", [1, 0, 0], stop=1)]}, **with_tech("TT3")), 0, "advance 1", "fund vp")
    assert not [act for act in free(home) if act.startswith("fly")]


@pytest.mark.rule("GC-7.1")
def test_tt3_flight_target_indicator_only_in_step_1() -> None:
    game = turn({"ships": [flying("C04", [1, 0, 0])]}, **with_tech("TT3"))
    do(game, 0, "advance 1")
    assert "fly on 1" in free(game)
    do(game, 0, "assign worker l1")
    assert "fly on 1" not in free(game)
    borrowed = turn({"ships": [flying("C04", [1, 0, 0])]}, **with_tech("TT3", [2]))
    do(borrowed, 0, "advance 1")
    assert "fly on 1" not in free(borrowed)
    do(borrowed, 0, "borrow t1")
    assert "fly on 1" in free(borrowed)


@pytest.mark.rule("GC-11.10", "GC-6.4")
def test_tt4_autopilot_sends_the_worker_home() -> None:
    """DP24: 1 Funding Bonus now, none and no Worker on the return."""
    game = boarded(pad(ready(), **with_tech("TT4")), "1 a")
    do(game, 0, "settle")
    assert asked(game) == ["pilot", "autopilot"]
    do(game, 0, "autopilot", "fund vp")
    assert (player(game)["idle"], player(game)["ships"][0]["pilot"]) == (2, "autopilot")
    assert purse(game)[2] == 5 + 2 + 1
    home = turn({"ships": [flying("C01", [1, 0, 0], stop=1, pilot="autopilot")]})
    do(home, 0, "advance 1")
    assert (what(home), player(home)["idle"]) == ("turn_choice", 2)


@pytest.mark.rule("GC-11.10")
def test_tt4_autopilot_is_an_offer() -> None:
    game = do(launched(pad(ready(), **with_tech("TT4")), "1 a"), 0, "pilot")
    assert (player(game)["idle"], player(game)["ships"][0]["pilot"], what(game)) == (1, "worker", "end_turn")
    without = launched(pad(ready(), **with_tech("TT4", [1])), "1 a")
    assert what(without) == "end_turn", "somebody else's, not borrowed"


@pytest.mark.rule("GC-11.10", "GC-6.4")
def test_tt4_autopilot_with_an_expert_and_the_motivator() -> None:
    game = launched(pad(ready(hired=["left"]), expert="EX3", **with_tech("TT4")), "1 a", worker="expert")
    do(game, 0, "autopilot", "fund vp", "fund vp")
    assert (what(game), player(game)["idle_experts"]) == ("end_turn", 1)


@pytest.mark.rule("GC-10.14", "GC-11.3")
def test_tt7_holo_billboards_make_sections_2_and_3_cheaper() -> None:
    """In last-minute sales; section 1 and the supply cost the same."""
    game = do(pad(ready(ads=9), **with_tech("TT7")), 0, "launch 1 worker")
    prices = {choice.notation: choice.label for choice in game.choices(0) if choice.id < 4096}
    assert [prices[f"board {where} a"].split()[-2] for where in ("1", "2", "3")] == ["1", "1", "2"], prices
    do(game, 0, "board supply a")
    assert purse(game)[1] == 5


@pytest.mark.rule("GC-10.14", "GC-9.10.2")
@pytest.mark.parametrize(("guest", "paid"), [("1 a", 1), ("2 a", 1), ("3 a", 2), ("supply a", 4)])
def test_tt7_holo_billboards_when_advertising(guest: str, paid: int) -> None:
    game = acting("advertise", {"ads": 9}, cruises=["C01", "C02", "C03", "C04", "C05"], **with_tech("TT7"))
    do(game, 0, "advertise c01", f"sell {guest}")
    assert purse(game)[1] == 9 - paid


@pytest.mark.rule("GC-9.5.2")
def test_tt8_rapid_fabricator_takes_the_surcharge_off() -> None:
    game = acting("segments", {"reputation": 2}, blueprints=DISPLAY, **with_tech("TT8"))
    do(game, 0, "segment display 5 1", "done")
    assert purse(game) == (5, 2, 5, 2)


@pytest.mark.rule("GC-5.4", "GC-9.1.8")
def test_a_borrowed_technology_is_gone_next_turn() -> None:
    game = turn({"blueprints": ["BP01", "BP02"]}, **with_tech("TT2", [1]))
    do(game, 0, "borrow t1", "assign worker l1", "no action", "end turn")
    for seat in (1, 2):
        do(game, seat, "assign worker l2" if seat == 1 else "assign worker l3", "no action", "end turn")
    assert not seen(game)["areas"][6]["opened"]
    do(game, 0, "assign worker l5", "act segments", "segment bp01 1", "done")
    assert purse(game)[0] == 8 - 2
    assert refused(game, "borrow t9")
