"""Module Advanced Technologies (GX-10): trackers, cost marks, improved abilities."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.flights import FULL, boarded, flying, launched, pad, ready
from tests.galactic_cruise.helpers import (
    ID,
    acting,
    asked,
    do,
    free,
    new,
    player,
    purse,
    refused,
    seen,
    stored,
    told,
    what,
)

ON: dict[str, Any] = {"setup": "standard", "advanced_technologies": "on"}
UPGRADED: dict[str, Any] = {"setup": "standard", "advanced_technologies": "on_upgraded"}
PRINTED = ct.title(ID).catalogue(None)["technologies"]
DISPLAY = ["BP25", "BP26", "BP27", "BP28", "BP29"]
TABLE = {  # 19.14: length, marks
    "ATT1": (4, [1, 2]), "ATT2": (5, [2, 4]), "ATT3": (5, [1, 3, 4]), "ATT4": (4, [1, 3]), "ATT5": (4, [2, 3]),
    "ATT6": (4, [1, 3]), "ATT7": (5, [2, 3]), "ATT8": (5, [1, 3]),
}  # fmt: skip
LESS = [("ATT1", 2), ("ATT5", 0), ("ATT6", 1)]


def tech(tile: str, moved: int = 0, owners: list[Any] | None = None, options: dict[str, Any] = ON) -> dict[str, Any]:
    """This Technology on slot T1, its tracker moved so far."""
    others = [each for each in ("ATT1", "ATT2", "ATT3", "ATT4") if each != tile][:3]
    return {
        "technologies": [tile, *others],
        "trackers": [moved, 0, 0, 0],
        "areas": {"T1": [0] if owners is None else owners},
        "options": options,
    }


def last(tile: str) -> int:
    return TABLE[tile][0] - 1


def moved(game: ct.Game) -> list[int]:
    found: list[int] = game.position()["trackers"]
    return found


def over(game: ct.Game) -> None:
    """The action is done, also where more could be built."""
    if "done" in asked(game):
        do(game, 0, "done")


def to_step_2(game: ct.Game) -> ct.Game:
    """As little as possible at all Stops."""
    while what(game) != "turn_choice":
        do(game, 0, asked(game)[-1])
    return game


@pytest.mark.rule("GX-10.1")
def test_the_advanced_tiles_take_the_place_of_the_plain_ones() -> None:
    assert all(tile.startswith("ATT") for tile in seen(new(3, **ON))["technologies"])
    assert all(tile.startswith("TT") for tile in seen(new(3))["technologies"])
    game = new(2, **ON)
    assert len(game.position()["kept"]) == 3 and all(tile.startswith("ATT") for tile in game.position()["kept"])


@pytest.mark.rule("GX-10.1")
@pytest.mark.parametrize("number", range(1, 9))
def test_an_advanced_tile_has_name_ability_and_back_of_its_plain_one(number: int) -> None:
    tile, plain = PRINTED[f"ATT{number}"], PRINTED[f"TT{number}"]
    for part in ("name", "text", "effect", "areas"):
        assert tile[part] == plain[part]
    assert (tile["length"], tile["marks"]) == TABLE[f"ATT{number}"]


@pytest.mark.rule("GX-10.2", "GX-10.10")
def test_trackers_begin_on_the_first_space_or_all_on_the_last() -> None:
    assert moved(new(3, **ON)) == [0, 0, 0, 0]
    game = new(3, **UPGRADED)
    assert moved(game) == [last(tile) for tile in seen(game)["technologies"]]
    tracks = [area["track"] for area in seen(game)["areas"][6:]]
    assert all(track["improved"] and track["extra"] == len(track["marks"]) for track in tracks)


@pytest.mark.rule("GX-10.3")
def test_a_technology_works_only_while_invented() -> None:
    game = launched(pad(ready(), **tech("ATT1", owners=[])), "1 a")
    assert stored(game) == (0, 0, 0) and moved(game)[0] == 0
    assert "borrow t1" not in free(pad(ready(), **tech("ATT1", owners=[])))


@pytest.mark.rule("GX-10.4", "RX-20")
@pytest.mark.parametrize(("tile", "kind"), LESS)
def test_att1_att5_att6_a_launch_owes_less_and_moves_the_tracker_at_its_end(tile: str, kind: int) -> None:
    game = boarded(pad(ready(), **tech(tile)), "1 a")
    assert moved(game)[0] == 0
    do(game, 0, "settle")
    assert stored(game)[kind] == 1 and sum(stored(game)) == 1 and moved(game)[0] == 1


@pytest.mark.rule("GX-10.9")
@pytest.mark.parametrize(("tile", "kind"), LESS)
def test_att1_att5_att6_improved_a_launch_owes_two_less(tile: str, kind: int) -> None:
    game = launched(pad(ready(), **tech(tile, last(tile))), "1 a")
    assert stored(game)[kind] == 2 and sum(stored(game)) == 2 and moved(game)[0] == last(tile), "there it stays"


@pytest.mark.rule("GX-10.9")
def test_the_use_that_reaches_the_last_space_still_has_the_basic_ability() -> None:
    game = launched(pad(ready(), **tech("ATT1", 2)), "1 a")
    assert stored(game) == (0, 0, 1) and moved(game)[0] == 3
    assert "reaches its last space" in told(game)


@pytest.mark.rule("GX-10.4")
def test_att2_each_segment_costs_less_and_the_tracker_moves_once_at_the_end_of_the_action() -> None:
    game = acting("segments", {"blueprints": ["BP01", "BP02"]}, blueprints=[None] * 5, **tech("ATT2"))
    do(game, 0, "segment bp01 1")
    assert purse(game)[0] == 9 and moved(game)[0] == 0 and seen(game)["areas"][6]["track"]["used"]
    do(game, 0, "segment bp02 1")
    over(game)
    assert purse(game)[0] == 8 and moved(game)[0] == 1
    assert seen(game)["areas"][6]["track"]["tracked"]


@pytest.mark.rule("GX-10.9")
def test_att2_improved_takes_two_off() -> None:
    game = acting("segments", {"blueprints": ["BP05"]}, blueprints=[None] * 5, **tech("ATT2", 4))
    do(game, 0, "segment bp05 1")
    assert purse(game)[0] == 10 - (4 - 2)


@pytest.mark.rule("GX-10.4")
def test_each_technology_moves_once_a_turn() -> None:
    data = tech("ATT2")
    me = {"blueprints": ["BP01", "BP02", "BP03"], "money": 20, "idle_experts": 0}
    actions = {"L5": ["SEGMENTS", "NEWSHIP"]}
    game = acting("segments", me, blueprints=[None] * 5, actions=actions, **data)
    do(game, 0, "segment bp01 1", "done")
    assert moved(game)[0] == 1
    over(do(game, 0, "act segments", "segment bp02 1"))
    assert moved(game)[0] == 1


@pytest.mark.rule("GX-10.4")
def test_different_technologies_used_in_one_launch_all_move() -> None:
    data: dict[str, Any] = {**tech("ATT1"), "technologies": ["ATT1", "ATT5", "ATT3", "ATT2"]}
    data["areas"] = {"T1": [0], "T2": [0]}
    assert moved(launched(pad(ready(), **data), "1 a")) == [1, 1, 0, 0]


@pytest.mark.rule("GX-10.5")
def test_what_changes_no_price_is_not_used() -> None:
    """A card has made the Segment free already."""
    me = {"blueprints": ["BP01"], "hand": ["AG02"]}
    game = acting("segments", me, blueprints=[None] * 5, **tech("ATT2"))
    over(do(game, 0, "play ag02", "segment bp01 1"))
    assert purse(game)[0] == 10 and moved(game)[0] == 0


@pytest.mark.rule("GX-10.5", "RX-40")
def test_one_may_do_without_it() -> None:
    game = acting("segments", {"blueprints": ["BP01"]}, blueprints=[None] * 5, **tech("ATT2"))
    assert "decline t1" in free(game)
    do(game, 0, "decline t1")
    assert "use t1" in free(game) and seen(game)["areas"][6]["track"]["declined"]
    over(do(game, 0, "segment bp01 1"))
    assert purse(game)[0] == 8 and moved(game)[0] == 0
    other = acting("segments", {"blueprints": ["BP01"]}, blueprints=[None] * 5, **tech("ATT2"))
    over(do(other, 0, "decline t1", "use t1", "segment bp01 1"))
    assert purse(other)[0] == 9 and moved(other)[0] == 1


@pytest.mark.rule("GX-10.5", "RX-41")
def test_what_changes_nothing_beside_another_technology_is_not_used() -> None:
    """Rapid Fabricator is for the display alone."""
    data: dict[str, Any] = {**tech("ATT2", 4), "technologies": ["ATT2", "ATT8", "ATT1", "ATT3"]}
    data |= {"trackers": [4, 3, 0, 0], "areas": {"T1": [0], "T2": [0]}}
    game = acting("segments", {"money": 20, "reputation": 5}, blueprints=["BP01", None, None, None, None], **data)
    over(do(game, 0, "segment display 1 1"))
    assert moved(game)[:2] == [4, 4], "the surcharge falls away: used"
    data |= {"trackers": [3, 3, 0, 0]}
    game = acting("segments", {"blueprints": ["BP01"]}, blueprints=[None] * 5, **data)
    over(do(game, 0, "segment bp01 1"))
    assert moved(game)[:2] == [4, 3], "from beside the board only the first"


@pytest.mark.rule("GX-10.5")
def test_doing_without_never_leaves_a_payment_that_cannot_be_made() -> None:
    short = {**FULL, "fuel": 1}
    game = boarded(pad(ready(stored=short, hand=[], reputation=0), **tech("ATT1")), "1 a")
    assert "decline t1" not in free(game)


@pytest.mark.rule("GX-10.5")
def test_a_borrowed_one_that_is_not_used_does_not_move() -> None:
    game = do(pad(ready(), **tech("ATT1", owners=[1])), 0, "borrow t1", "assign worker l1", "no action", "end turn")
    assert moved(game)[0] == 0


@pytest.mark.rule("GX-10.6", "GX-10.7")
@pytest.mark.parametrize(("passed", "marks"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_marks_passed_raise_what_each_owner_gets(passed: int, marks: int) -> None:
    game = pad(ready(money=10), **tech("ATT1", passed, owners=[1, 2, "neutral"]))
    each = 2 + marks
    assert seen(game)["areas"][6]["price"] == 3 * each or 3 * each > 10
    if 3 * each <= 10:
        do(game, 0, "borrow t1")
        assert purse(game)[0] == 10 - 3 * each and purse(game, 1)[0] == 10 + each
    else:
        assert "borrow t1" not in free(game)


@pytest.mark.rule("GX-10.7")
def test_marks_count_at_the_highest_reputation_too() -> None:
    game = pad(ready(money=10, reputation=15), **tech("ATT1", 2, owners=[1]))
    do(game, 0, "borrow t1")
    assert purse(game)[0] == 8


@pytest.mark.rule("GX-10.8")
def test_owners_use_it_free_of_charge_marks_or_not() -> None:
    game = launched(pad(ready(), **tech("ATT1", 2, owners=[0, 1])), "1 a")
    assert purse(game)[0] == 10 and stored(game) == (0, 0, 1)


@pytest.mark.rule("GX-10.6", "GX-10.7")
def test_building_below_it_costs_the_marks_in_money_on_top() -> None:
    me = {"money": 7, "stored": {"food": 2, "oxygen": 1, "fuel": 1}}
    game = acting("development", me, **{**tech("ATT1", 2), "areas": {"A4": [0], "T1": [1]}})
    assert seen(game)["question"]["costs"]["oxygen"] == 4 and seen(game)["areas"][6]["track"]["extra"] == 2
    do(game, 0, "build oxygen t1")
    assert asked(game) == ["pay 0 6", "pay 1 5"], "4 and 2 for marks; of these only Money"
    assert "Cost marks add 2 Money" in game.prompt(0)
    do(game, 0, "pay 1 5")
    assert purse(game)[0] == 2


@pytest.mark.rule("GX-10.7", "RX-21")
def test_resources_do_not_pay_marks() -> None:
    me = {"money": 3, "stored": {"food": 2, "oxygen": 2, "fuel": 2}, "hand": []}
    game = acting("development", me, **{**tech("ATT1", 2), "areas": {"A4": [0], "T1": [1]}})
    assert "build oxygen t2" in asked(game) and "build oxygen t1" not in asked(game)
    assert "GC-9.1.2" in refused(game, "build oxygen t1")


@pytest.mark.rule("GX-10.7")
def test_discounts_do_not_lower_marks() -> None:
    """A card takes 3 off the 4 of the Development, and no more."""
    me = {"money": 6, "stored": {"food": 0, "oxygen": 0, "fuel": 0}, "hand": ["AG06"]}
    game = acting("development", me, **{**tech("ATT1", 2), "areas": {"A4": [0], "T1": [1]}})
    do(game, 0, "play ag06", "build oxygen t1")
    assert asked(game) == ["pay 0 3"]


@pytest.mark.rule("GX-10.4", "RX-20", "RX-42")
def test_att3_a_ship_flies_on_and_the_tracker_moves() -> None:
    game = to_step_2(pad({"ships": [flying("C13", [1, 0, 0])], "hand": []}, **tech("ATT3")))
    do(game, 0, "fly on 1")
    assert moved(game)[0] == 1 and "fly on 1" not in free(to_step_2(game))


@pytest.mark.rule("GX-10.9")
@pytest.mark.parametrize(("steps", "others"), [(0, []), (3, ["fly on 2"]), (4, ["fly on 2"])])
def test_att3_improved_each_ship_flies_on(steps: int, others: list[str]) -> None:
    """From the third space the first use brings it to the last, where the other Ship may follow."""
    ships: list[dict[str, Any]] = [flying("C13", [1, 0, 0]), {**flying("C14", [0, 1, 0]), "cockpit": "K05"}]
    ships[1]["segments"] = ["BP03", "BP04"]
    game = to_step_2(pad({"ships": ships, "hand": [], "ads": 0}, **tech("ATT3", steps)))
    assert [each for each in free(game) if each.startswith("fly")] == ["fly on 1", "fly on 2"]
    to_step_2(do(game, 0, "fly on 1"))
    assert [each for each in free(game) if each.startswith("fly")] == others


@pytest.mark.rule("GX-10.4", "GX-10.9")
@pytest.mark.parametrize(("steps", "bonuses"), [(0, 1), (3, 2)])
def test_att4_autopilot_gives_one_funding_bonus_improved_two(steps: int, bonuses: int) -> None:
    game = do(launched(pad(ready(), **tech("ATT4", steps)), "1 a"), 0, "autopilot")
    for _ in range(bonuses):
        assert "fund money" in asked(game)
        do(game, 0, "fund money")
    assert "fund money" not in asked(game) and purse(game)[0] == 10 + bonuses
    assert moved(game)[0] == min(3, steps + 1)


@pytest.mark.rule("GX-10.5")
def test_att4_autopilot_not_taken_does_not_move() -> None:
    game = do(launched(pad(ready(), **tech("ATT4")), "1 a"), 0, "pilot")
    assert moved(game)[0] == 0


@pytest.mark.rule("GX-10.9")
@pytest.mark.parametrize(("steps", "prices"), [(0, [1, 1, 2, 4]), (4, [1, 1, 1, 2])])
def test_att7_guests_of_the_queue_and_improved_of_the_supply(steps: int, prices: list[int]) -> None:
    game = acting("advertise", {"ads": 9}, cruises=["C01", "C02", "C03", "C04", "C05"], **tech("ATT7", steps))
    assert [each["price"] for each in seen(game)["prices"]["guests"]] == prices
    do(game, 0, "advertise c01", "sell 1 a", "done")
    assert moved(game)[0] == steps, "section 1 is no cheaper"
    game = acting("advertise", {"ads": 9}, cruises=["C01", "C02", "C03", "C04", "C05"], **tech("ATT7", steps))
    do(game, 0, "advertise c01", "sell supply a", "done")
    assert purse(game)[1] == 9 - prices[3] and moved(game)[0] == steps
    game = acting("advertise", {"ads": 9}, cruises=["C01", "C02", "C03", "C04", "C05"], **tech("ATT7", steps))
    do(game, 0, "advertise c01", "sell 3 a", "done")
    assert moved(game)[0] == min(4, steps + 1)


@pytest.mark.rule("GX-10.9")
def test_att8_no_surcharge_improved_one_money_less_for_the_display() -> None:
    prices = []
    for steps in (0, 4):
        me = {"blueprints": ["BP05"], "money": 20, "reputation": 5}
        game = acting("segments", me, blueprints=DISPLAY, **tech("ATT8", steps))
        bill = seen(game)["prices"]["display"][0]
        assert bill["money"] == sum(line["money"] for line in bill["lines"]) and bill["reputation"] == 0
        assert seen(game)["prices"]["own"]["BP05"]["money"] == 4, "only the display gets cheaper"
        do(game, 0, "segment display 1 1", "done")
        prices.append(20 - purse(game)[0])
        assert moved(game)[0] == min(4, steps + 1) and purse(game)[3] == 5
    assert prices[0] - prices[1] == 1


@pytest.mark.rule("GX-10.5")
def test_att8_is_not_used_for_a_blueprint_beside_the_board() -> None:
    game = acting("segments", {"blueprints": ["BP05"]}, blueprints=[None] * 5, **tech("ATT8"))
    over(do(game, 0, "segment bp05 1"))
    assert moved(game)[0] == 0


def test_a_position_with_trackers_is_written_and_read() -> None:
    game = acting("segments", {"blueprints": ["BP01", "BP02"]}, blueprints=[None] * 5, **tech("ATT2", 1))
    do(game, 0, "segment bp01 1")
    written = game.position()
    assert written["trackers"] == [1, 0, 0, 0] and written["now"]["used"] == ["T1"]
    assert ct.set_up(ID, written, seats=3, options=ON).position() == written
    assert player(game)["money"] == 9


@pytest.mark.parametrize(
    ("data", "options", "reason"),
    [
        ({"trackers": [0, 0, 0, 0]}, {"setup": "standard"}, "not in play .*GX-10.2"),
        ({"trackers": [9, 0, 0, 0]}, ON, "trackers"),
        ({"trackers": [0, 0]}, ON, "GX-10.2"),
        ({"trackers": [0, 0, 0, 0]}, UPGRADED, "GX-10.10"),
        ({"technologies": ["TT1", "TT2", "TT3", "TT4"]}, ON, "GX-10.1"),
        ({"technologies": ["ATT1", "ATT2", "ATT3", "ATT4"]}, {"setup": "standard"}, "GX-10.1"),
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any], options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ct.BadPosition, match=reason):
        ct.set_up(ID, data, seats=3, options=options)
