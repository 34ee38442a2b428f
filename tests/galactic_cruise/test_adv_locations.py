"""Module Location Bonus Tokens (GX-11)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import ID, asked, do, free, new, player, purse, seen, stored, told, turn, what

ON: dict[str, Any] = {"location_bonus": "on"}
ACTIVE: dict[str, Any] = {"location_bonus": "on_active"}
TOKENS = ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"]


def at_l1(token: str, own: int = 2, **data: Any) -> ct.Game:
    """Seat 0 may go to L1, whose token is this one, with so many own Developments beside it; all are active."""
    tokens = [token, *[each for each in TOKENS if each != token]]
    areas = {name: [0] for name in ("A1", "A2")[:own]}
    options = data.pop("options", ACTIVE)
    me = {"hand": [], **data.pop("me", {})}
    return turn(me, areas={**areas, **data.pop("areas", {})}, location_bonuses=tokens, options=options, **data)


@pytest.mark.rule("GX-11.1")
def test_six_tokens_are_shuffled_inactive_and_public() -> None:
    deals = [[place["bonus"]["token"] for place in seen(new(4, seed, **ON), None)["locations"]] for seed in range(4)]
    assert all(sorted(each) == TOKENS for each in deals) and len({tuple(each) for each in deals}) > 1
    assert "bonus" not in seen(new(3))["locations"][0]


@pytest.mark.rule("GX-11.7")
def test_variant_all_active() -> None:
    assert all(place["bonus"]["active"] for place in seen(new(3, **ACTIVE))["locations"])


@pytest.mark.rule("GX-11.2", "GX-11.3")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 3), (4, 4)])
def test_a_token_turns_with_enough_developments_of_anybody(seats: int, needed: int) -> None:
    owners: list[Any] = [1, "neutral", "npc"] if seats == 2 else [1, "neutral", 2] if seats == 3 else [1, 2, 3]
    areas = {"A1": owners[: needed - 2], "A2": owners[needed - 2 : needed - 1]}
    game = turn({"money": 30}, areas=areas, location_bonuses=TOKENS, seats=seats, options=ON, workers={})
    place = seen(game)["locations"][0]["bonus"]
    assert not place["active"] and (place["built"], place["needed"]) == (needed - 1, needed)
    do(game, 0, "assign worker l1", "act development", "build food a2")
    do(game, 0, asked(game)[0])
    assert seen(game)["locations"][0]["bonus"]["active"]
    assert "becomes active" in told(game)


@pytest.mark.rule("GX-11.3")
def test_also_during_setup_by_the_npc_and_never_back() -> None:
    for seed in range(30):
        game = new(2, seed, **ON)
        for place in seen(game, None)["locations"]:
            assert place["bonus"]["active"] == (place["bonus"]["built"] >= 3)
    game = turn({}, areas={"A1": [1, 2], "A2": ["neutral"]}, options=ON)
    assert game.position()["active"] == ["L1"]


@pytest.mark.rule("GX-11.2", "GX-11.3")
def test_whatever_happens_tokens_beside_enough_developments_are_active_and_stay_so() -> None:
    """Two seats: the NPC builds at each AGM."""
    game = new(2, 3, **ON)
    bot = ct.bot("random")
    active: set[str] = set()
    while game.to_act:
        for seat in game.to_act:
            game.choose(seat, bot.choose(game, seat))
        places = game.view(None)["table"]["locations"]
        now = {place["id"] for place in places if place["bonus"]["active"]}
        assert active <= now == {place["id"] for place in places if place["bonus"]["built"] >= 3}
        active = now
    assert any("npc" in area["owners"] for area in seen(game)["areas"][:6])


GAINED = [
    ("LB1", 2, (12, 2, 5, 0)),
    ("LB1", 1, (11, 2, 5, 0)),
    ("LB1", 0, (10, 2, 5, 0)),
    ("LB2", 2, (10, 4, 5, 0)),
    ("LB4", 2, (10, 2, 7, 0)),
    ("LB5", 2, (10, 2, 5, 2)),
    ("LB5", 1, (10, 2, 5, 1)),
]


@pytest.mark.rule("GX-11.4")
@pytest.mark.parametrize(("token", "own", "after"), GAINED)
def test_a_worker_gains_it_once_for_each_own_development(token: str, own: int, after: tuple[int, ...]) -> None:
    game = at_l1(token, own, areas={"A4": [0]}, me={"reputation": 0})
    assert seen(game)["locations"][0]["bonus"]["token"] == token
    do(game, 0, "assign worker l1")
    assert purse(game) == after and what(game) == "choose_action"


@pytest.mark.rule("GX-11.4")
def test_lb3_resources_are_chosen_before_the_actions_and_not_from_the_silo() -> None:
    game = at_l1("LB3", 2, me={"stored": {"food": 0, "oxygen": 0, "fuel": 0}})
    silo = seen(game)["silo"]
    do(game, 0, "assign worker l1")
    assert what(game) == "choose_resource"
    do(game, 0, "gain food", "gain fuel")
    assert stored(game) == (1, 0, 1) and seen(game)["silo"] == silo and what(game) == "choose_action"


@pytest.mark.rule("GX-11.5")
@pytest.mark.parametrize(("own", "cards"), [(1, 0), (2, 1)])
def test_lb6_brings_a_card_for_two_developments_only(own: int, cards: int) -> None:
    game = do(at_l1("LB6", own), 0, "assign worker l1")
    assert (what(game) == "bonus_card") == (cards == 1)
    if cards:
        do(game, 0, "draw 1")
    assert len(player(game)["hand"]) == cards and what(game) == "choose_action"


@pytest.mark.rule("GX-11.4", "RX-25")
@pytest.mark.parametrize("timing", ["parallel", "blocking"])
def test_it_comes_after_a_bump_and_before_the_actions(timing: str) -> None:
    game = at_l1("LB3", 2, workers={"L1": [1, "worker"]}, options={**ACTIVE, "bump_timing": timing})
    do(game, 0, "assign worker l1")
    if timing == "blocking":
        assert what(game) == "" and what(game, 1) == "funding"
    do(game, 1, "fund money")
    assert what(game) == "choose_resource"
    assert purse(game, 1)[0] == 11, "the bumped player gets the Funding Bonus and no Location Bonus"


@pytest.mark.rule("GX-11.4")
def test_an_inactive_token_gives_nothing_whoever_turned_it_does_not_matter() -> None:
    game = do(at_l1("LB1", 2, options=ON, areas={"A4": [1]}), 0, "assign worker l1")
    assert purse(game)[0] == 10
    game = do(at_l1("LB1", 1, options=ON, areas={"A2": [1, 2]}), 0, "assign worker l1")
    assert purse(game)[0] == 11


@pytest.mark.rule("GX-11.6")
def test_what_cannot_be_stored_is_lost() -> None:
    full = {"food": 2, "oxygen": 2, "fuel": 2}
    removed = {"removed": {"food": 0, "oxygen": 0, "fuel": 2}}
    game = do(at_l1("LB3", 2, me={"stored": {**full, "fuel": 4}, **removed}), 0, "assign worker l1")
    assert what(game) == "choose_action" and "lost" in told(game).lower()


@pytest.mark.rule("GX-11.6")
def test_not_by_a_meeting_a_launch_or_a_token_that_turns_later() -> None:
    game = at_l1("LB1", 2, workers={"L1": [0, "worker"]}, me={"idle": 1})
    do(game, 0, "meeting", "fund vp")
    assert purse(game)[0] == 10
    game = at_l1("LB1", 1, options=ON, areas={"A2": [1]}, me={"money": 20})
    do(game, 0, "assign worker l1", "act development", "build oxygen a2")
    before = purse(game)[0]
    do(game, 0, asked(game)[0])
    assert seen(game)["locations"][0]["bonus"]["active"] and purse(game)[0] <= before


@pytest.mark.rule("GX-11.4")
def test_the_board_is_told_what_it_would_give_the_reader() -> None:
    game = at_l1("LB2", 2, areas={"A4": [1]})
    assert seen(game)["locations"][0]["bonus"]["gains"] == {"ads": 2}
    assert seen(game, 1)["locations"][0]["bonus"]["gains"] == {}
    assert "gains" not in seen(game, None)["locations"][0]["bonus"]


def test_a_position_with_tokens_is_written_and_read() -> None:
    game = at_l1("LB4", 2)
    written = game.position()
    assert written["location_bonuses"][0] == "LB4" and len(written["active"]) == 6
    again = ct.set_up(ID, written, seats=3, options={"setup": "intro", **ACTIVE})
    assert again.position() == written
    assert free(again) == free(game)


@pytest.mark.parametrize(
    ("data", "options", "reason"),
    [
        ({"location_bonuses": TOKENS}, {}, "not in play .*GX-11.1"),
        ({"active": ["L1"]}, {}, "not in play .*GX-11.1"),
        ({"location_bonuses": [*TOKENS[:5], "LB1"]}, ON, "GX-11.1"),
        ({"active": [], "areas": {"A1": [0, 1], "A2": [1]}}, ON, "GX-11.2"),
        ({"active": ["L1"]}, ACTIVE, "GX-11.7"),
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any], options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ct.BadPosition, match=reason):
        ct.set_up(ID, data, seats=3, options={"setup": "intro", **options})
