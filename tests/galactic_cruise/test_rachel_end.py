"""AGMs, the final round and the result against Rachel (GX-7)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import BOX, asked, do, player, seen, told
from tests.galactic_cruise.solo import (
    HERS,
    MINE,
    OUT_OF_THE_WAY,
    RACHEL,
    actions,
    alone,
    figures,
    flying,
    happened,
    her_turn,
    rachel,
    standing,
    state,
    workers,
)

SHOWN = ["AG01", "AG02", "AG03", "AG04"]
TWO = {"segments": ["BP01", "BP02"]}
LAUNCHED = {"segments": ["BP01", "BP02"], "launched": True}


def sections() -> list[int]:
    found: list[int] = seen(alone())["progress"]["sections"]
    return found


def filled(spaces: int, mine: int) -> list[Any]:
    """The Progress Track of the Standard side with so many cubes, the first of them the player's."""
    found: list[Any] = [None] * sum(sections())
    for space in range(spaces):
        found[space] = 0 if space < mine else RACHEL
    return found


STANDARD = {"setup": "standard"}


def near_agm(mine: int, hers: int, **data: Any) -> ct.Game:
    """Rachel launches: her cube fills the first section."""
    first = sections()[0]
    assert mine + hers + 1 == first
    me = {"launches": mine, **data.pop("me", {})}
    of = {"launches": hers, "ships": [TWO], **data.pop("rachel", {})}
    return her_turn(["RC01", "RC07"], of, me, track=filled(first - 1, mine), options=STANDARD, **data)


@pytest.mark.rule("GX-7.1", "GC-16.7", "GC-16.8")
def test_an_agm_in_her_turn() -> None:
    """Cubes x Wings, one cube more for the highest Reputation; then the NPC builds and gets an Expert."""
    first = sections()[0]
    mine = first // 2
    game = near_agm(mine, first - 1 - mine, me={"reputation": 9})
    assert happened(game).index("liftoff") < happened(game).index("agm")
    assert player(game)["points"]["agm_a"] == mine + 1
    assert rachel(game)["points"]["agm_a"] == first - mine
    areas = game.position()["areas"]
    assert sum("npc" in owners for owners in areas.values()) >= 1
    assert [worker[1] for worker in workers(game).values() if worker[0] == "npc"].count("expert") == 1
    assert seen(game)["agms"] == 1 and len(game.position()["kept"]) == 3, "one of the four tiles not in play is used"


@pytest.mark.rule("GX-7.1")
def test_level_in_reputation_both_count_one_more() -> None:
    first = sections()[0]
    game = near_agm(1, first - 2, me={"reputation": 4}, rachel={"reputation": 4}, cruises=["C01", "C02", "C03", "C05"])
    assert player(game)["points"]["agm_a"] == 2
    assert rachel(game)["points"]["agm_a"] == first - 1 + 1


def near_end(turn: int, **data: Any) -> ct.Game:
    total = sum(sections())
    me = {"launches": total - 3, **data.pop("me", {})}
    of = {"launches": 2, "ships": [TWO], **data.pop("rachel", {})}
    track = filled(total - 1, total - 3)
    return alone(
        turn=turn, players=[me, of], track=track, agms=2, options=STANDARD,
        **{"rachel": {"deck": ["RC07", "RC01"]}} | data.pop("cards", {}), **data,
    )  # fmt: skip


@pytest.mark.rule("GX-7.2")
def test_her_last_cube_starts_the_final_round_at_once() -> None:
    game = near_end(RACHEL)
    assert (state(game).end_stage, state(game).turn) == (2, 0)
    assert actions(game) == ["LAUNCH"] and "end_triggered" in happened(game)


@pytest.mark.rule("GX-7.2", "GX-7.3")
def test_after_the_players_last_cube_she_still_has_her_turn() -> None:
    """The player launches; then it is Rachel's turn, then the final round with both Workers recalled."""
    ship = {"segments": ["BP03", "BP04"]}
    stored = {"food": 2, "oxygen": 2, "fuel": 2}
    me = {"ships": [ship], "scheduled": "C02", "flipped": "B1", "stored": stored, "ads": 9}
    spots = OUT_OF_THE_WAY | {"L1": HERS}
    game = near_end(
        0,
        me=me,
        cruises=["C02", "C01", "C03", "C04"],
        workers=spots,
        cards={"rachel": {"deck": ["RC05", "RC08"]}},
        agenda=SHOWN,
    )
    do(game, 0, "launch 1 worker", "board 1 r", "close doors", "settle")
    assert state(game).end_stage == 0
    game.choose(0, "end turn")
    assert state(game).end_stage == 2, "Rachel has had her turn, and the final round has begun"
    assert actions(game) == ["DRAW"] and state(game).round == 2
    assert not any(worker[0] == RACHEL for worker in workers(game).values()), "all are called home"
    assert rachel(game)["idle"] == 2 and "Rachel brings" in told(game)


@pytest.mark.rule("GX-7.3", "GX-4.4")
def test_the_final_recall_brings_funding_bonuses_to_both() -> None:
    spots = OUT_OF_THE_WAY | {"L1": HERS, "L2": HERS, "L3": MINE}
    game = alone(phase="recall", workers=spots, options=STANDARD, round=20, agms=2)
    assert standing(game)[0] == 7 and rachel(game)["idle"] == 2
    assert asked(game)[0].startswith("fund")
    assert workers(game) == OUT_OF_THE_WAY


def last_flight(ship: dict[str, Any], **more: Any) -> ct.Game:
    """The player has no Ship in space: hers fly, then the meeting is held."""
    data = more.pop("data", {})
    hers = {"ships": [ship], "vp": 20, **more}
    return alone(
        phase="last_flight", round=20, agms=2, end_stage=2, players=[{"ships": [{"segments": []}]}, hers],
        options={"setup": "standard", **data},
    )  # fmt: skip


@pytest.mark.rule("GX-7.3", "GX-7.4", "RX-19")
@pytest.mark.parametrize(
    ("cruise", "stop", "guests", "more", "options", "where"),
    [
        ("C16", -1, [1, 0, 0], {"token": "G1"}, {}, "A"),  # 4 at each Destination: the earliest
        ("C16", -1, [1, 0, 0], {"upgrades": ["UR1"]}, {}, "R"),  # 3, 4, 3
        ("C16", -1, [1, 0, 0], {"upgrades": ["UA1", "UA2", "UA3"], "token": "G1"}, {}, "A"),  # 6 and no room
        ("C01", 0, [1, 0, 0], {}, {}, "E"),  # a Day brings nothing, coming home 1
        ("C01", 0, [2, 0, 0], {"reputation": 18}, {}, "D"),  # 2 for the Reputation above 18
        ("C01", 0, [1, 0, 0], {"reputation": 18}, {}, "D"),  # 1 and 1: the earlier
        ("C01", 0, [1, 0, 0], {"reputation": 18, "pilot": "expert", "hired": ["right"]}, {}, "D"),
        (
            *("C01", 0, [1, 0, 0], {"reputation": 18, "pilot": "expert", "hired": ["right"]}),
            *({"solo_difficulty": "medium"}, "E"),
        ),  # twice for an Expert
    ],
)
def test_where_her_ships_stop_in_the_end(
    cruise: str, stop: int, guests: list[int], more: dict[str, Any], options: dict[str, str], where: str
) -> None:
    on_ship = {name: more[name] for name in ("token", "pilot") if name in more}
    board = {name: more[name] for name in ("upgrades", "reputation", "hired") if name in more}
    ship = flying(["BP01", "BP02", "BP03"], cruise, stop, guests, **on_ship)
    game = last_flight(ship, **board, data=options)
    assert figures(game, "reaches") == {"ship": 0, "stop": where}
    assert game.outcome is not None


@pytest.mark.rule("GX-7.4", "RX-19")
def test_a_token_drops_where_she_stops_even_if_it_is_not_the_first_destination() -> None:
    """UR1 is taken: stopping at R brings 5, and the token goes there."""
    ship = flying(["BP01", "BP02"], "C16", -1, [1, 0, 0], token="G1")
    game = last_flight(ship, upgrades=["UR1"])
    assert figures(game, "rachel_token")["upgrade"] == "UR2"
    assert figures(game, "rachel_scores")["points"] == 5


@pytest.mark.rule("GX-7.4")
def test_several_ships_one_after_the_other() -> None:
    """The leftmost first: its token makes the second one's stop worth more."""
    one = flying(["BP01", "BP02"], "C01", -1, [1, 0, 0], token="G1")
    other = flying(["BP03", "BP04"], "C16", -1, [1, 0, 0], cockpit="K05", engine="E05")
    hers = {"ships": [one, other], "vp": 20}
    game = alone(phase="last_flight", round=20, agms=2, end_stage=2, players=[{}, hers], options={"setup": "standard"})
    assert happened(game)[:3] == ["last_flight", "reaches", "rachel_token"]
    assert rachel(game)["points"]["guests"] == 8


@pytest.mark.rule("GX-7.5", "GX-6.12")
def test_goals_after_the_last_flight() -> None:
    """Her third Ship was launched in the final turn: she checks after it has flown."""
    ships = [
        LAUNCHED,
        {"segments": ["BP03", "BP04"], "cockpit": "K05", "engine": "E05", "launched": True},
        flying(["BP05", "BP06"], "C01", -1, [1, 0, 0], cockpit="K06", engine="E06"),
    ]
    game = alone(
        phase="last_flight", round=20, agms=2, end_stage=2, players=[{}, {"ships": ships}],
        options={"setup": "standard"},
    )  # fmt: skip
    assert rachel(game)["goals"] == [2] and figures(game, "goal")["wings"] == 2
    assert rachel(game)["ships"][2]["stop"] == 0


@pytest.mark.rule("GX-7.6", "GC-15.1", "GX-6.9")
def test_her_last_meeting() -> None:
    """Cockpits as printed with the Segments of their Ships, -5 for one never launched; Segments once more; Progress,
    Reputation and Developments as for anybody; no supplies."""
    ships = [
        LAUNCHED | {"segments": ["BP05", "BP07"]},  # 1 + 3 + 4
        {"segments": ["BP03"], "cockpit": "K01", "engine": "E05"},  # 5 + 2 - 5
    ]
    areas = {f"A{k}": [RACHEL] for k in range(1, 4)}
    hers = {"ships": ships, "reputation": 11, "vp": 40}
    game = alone(
        phase="last_flight", round=20, agms=2, end_stage=2, players=[{}, hers], areas=areas,
        options={"setup": "standard"},
    )  # fmt: skip
    points = rachel(game)["points"]
    assert points["final_cockpits"] == 8 + 2
    assert points["segments"] == 9 and points["developments"] == 5 and points["track"] == 10
    assert points["progress"] == 1, "no cube in Section 3, and one more for the highest Reputation"
    assert "supplies" not in points
    assert seen(game)["scoring"][RACHEL]["agm_c"] == [10, 5, 9, 1, 10, 0]
    standings = {each["source"]: each["rachel"] for each in seen(game)["rachel"]["standings"]}
    assert sum(standings.values()) == rachel(game)["vp"]


@pytest.mark.rule("GX-7.7")
@pytest.mark.parametrize(("vp", "reason", "winners"), [(90, "ahead_of_rachel", (0,)), (10, "behind_rachel", ())])
def test_the_higher_total_wins(vp: int, reason: str, winners: tuple[int, ...]) -> None:
    game = alone(
        phase="last_flight", round=20, agms=2, end_stage=2, players=[{"vp": vp}, {"vp": 50}],
        options={"setup": "standard"},
    )  # fmt: skip
    assert game.outcome == ct.Outcome((float(player(game)["vp"]),), winners, reason)
    assert "Rachel" in game.reason() and "Rachel" in game.reason("de")


@pytest.mark.rule("GX-7.7", "GC-15.7")
@pytest.mark.parametrize(
    ("mine", "hers", "won"),
    [
        ({"launches": 1}, {}, True),  # more cubes on the track
        ({}, {"launches": 1}, False),
        ({}, {}, False),  # level in everything: the later one in turn order, Rachel
    ],
)
def test_ties(mine: dict[str, int], hers: dict[str, int], won: bool) -> None:
    """Ships without Segments: Cockpits bring the player 0 and her the printed 1, so VP are made level by hand."""
    game = alone(
        phase="last_flight", round=20, agms=2, end_stage=2, players=[{"vp": 50} | mine, {"vp": 50} | hers],
        options={"setup": "standard"},
    )  # fmt: skip
    of = state(game)
    for seat in (0, RACHEL):
        of.players[seat].vp = 60
        of.players[seat].points[7] = 0
    assert of.players[0].reputation == of.players[RACHEL].reputation
    assert (of.end_reason() == "ahead_of_rachel") == won
    assert of.outcome().winners == ((0,) if won else ())


@pytest.mark.rule("GX-6.12", "GX-7.3")
def test_a_ship_launched_in_her_final_turn_flies_once() -> None:
    """In the final round: the player's turn, then hers with a launch, then the last flight."""
    game = alone(
        turn=RACHEL, round=20, agms=2, end_stage=2, players=[{}, {"ships": [TWO]}], rachel={"deck": ["RC07", "RC01"]},
        cruises=["C01", "C02", "C03", "C04"], options={"setup": "standard"},
    )  # fmt: skip
    assert game.outcome is not None
    assert rachel(game)["ships"][0]["stop"] == 0 and rachel(game)["points"]["guests"] == 4
    assert BOX["cruises"]["C01"]["stops"][0] == "A"
