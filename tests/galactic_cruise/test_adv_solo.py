"""Advancements alone against Rachel (GX-13)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import do, new, player, seen, told, turn, what

TOKENS = ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"]
# draws cards; its support card sends her Worker to L1
DRAWS = {"deck": ["RC02", "RC07"]}


def her_turn(hers: dict[str, Any], **data: Any) -> ct.Game:
    """The player passes; then it is Rachel's turn, with this board of hers."""
    me = {"idle": 2, "hand": [], **data.pop("me", {})}
    game = turn(me, hers, seats=1, **{"workers": {}, **data})
    return do(game, 0, "assign worker l4", "no action", "end turn")


@pytest.mark.rule("GX-13.1", "GX-1.3")
def test_rachel_builds_without_matching_at_the_bottom() -> None:
    deck = ["RC02", "RC03"]  # RC03: Build Ship Segments
    rachel = {"ships": [{"segments": ["BP01"]}]}
    display = ["BP06", "BP12", "BP18", "BP24", "BP30"]
    options = {"blueprints": "cabin_matching"}
    game = her_turn(rachel, rachel={"deck": deck}, blueprints=display, options=options)
    ships = player(game, 1)["ships"]
    assert ships[0]["segments"][0] == "BP01" and len(ships[0]["segments"]) == 3
    again = ct.set_up("galactic-cruise", game.position(), seats=1, options={"setup": "intro", **options})
    assert again.position() == game.position(), "Cabins of hers need not meet"


@pytest.mark.rule("GX-13.2")
@pytest.mark.parametrize(
    ("token", "vp", "reputation"), [("LB1", 2, 0), ("LB2", 2, 0), ("LB3", 2, 0), ("LB4", 2, 0), ("LB5", 0, 2)]
)
def test_rachel_gains_from_an_active_token(token: str, vp: int, reputation: int) -> None:
    tokens = [token, *[each for each in TOKENS if each != token]]
    gained = []
    for active in ("on_active", "off"):
        data: dict[str, Any] = {"areas": {"A1": [1], "A2": [1], "A3": [0]}, "rachel": DRAWS}
        if active != "off":
            data["location_bonuses"] = tokens
        game = her_turn({"reputation": 2}, options={"location_bonus": active}, **data)
        assert game.position()["workers"]["L1"] == [1, "worker"], told(game)
        gained.append((player(game, 1)["vp"], player(game, 1)["reputation"]))
    assert (gained[0][0] - gained[1][0], gained[0][1] - gained[1][1]) == (vp, reputation)


@pytest.mark.rule("GX-13.2")
@pytest.mark.parametrize(("areas", "cards"), [(["A1", "A2"], 1), (["A1"], 0)])
def test_rachel_discards_a_card_at_the_agenda_token_with_two_developments(areas: list[str], cards: int) -> None:
    data: dict[str, Any] = {"areas": {**{area: [1] for area in areas}, "A3": [0]}, "rachel": {"deck": ["RC02", "RC10"]}}
    game = her_turn({}, options={"location_bonus": "on_active"}, location_bonuses=TOKENS[::-1], discard=[], **data)
    assert len(game.position()["discard"]) == cards, told(game)


@pytest.mark.rule("GX-13.2", "GX-11.4", "GX-4.23", "GX-4.24")
def test_her_location_bonus_comes_after_the_answer_of_whom_she_bumped() -> None:
    """So her card lies above Helping Hand on the discard pile, where her wish list may look."""
    data: dict[str, Any] = {"areas": {"A1": [1], "A2": [1], "A3": [0]}, "rachel": {"deck": ["RC02", "RC10"]}}
    mine = {"idle": 1, "hand": ["AG35"]}
    shown = {"location_bonuses": TOKENS[::-1], "discard": [], "agenda": ["AG01", "AG02", "AG03", "AG04"]}
    options = {"location_bonus": "on_active"}
    game = her_turn({}, me=mine, workers={"L1": [0, "worker"]}, options=options, **shown, **data)
    assert what(game) == "funding" and game.position()["discard"] == [], "she waits"
    do(game, 0, "play ag35", "fund vp", "fund vp")
    assert game.position()["discard"] == ["AG35", "AG03"], "number 2 of the display from the top"


@pytest.mark.rule("GX-13.3", "GX-13.4")
@pytest.mark.parametrize(
    ("trackers", "invented", "after"),
    [
        ([2, 1, 3, 0], ["T1", "T2"], [2, 2, 3, 0]),  # the least advanced one that is Invented
        ([3, 4, 0, 0], ["T1", "T2"], [3, 4, 0, 0]),  # both at the end
        ([0, 0, 0, 0], [], [0, 0, 0, 0]),
    ],
)
def test_with_each_cube_of_rachel_the_least_advanced_technology_moves(
    trackers: list[int], invented: list[str], after: list[int]
) -> None:
    """Her goal: five Segments on hard; she builds two and has them."""
    ships = [{"segments": ["BP01", "BP02", "BP03"]}, {"cockpit": "K05", "engine": "E05"}]
    options = {"setup": "standard", "advanced_technologies": "on", "solo_difficulty": "hard"}
    areas = {**{area: [1] for area in invented}, "A3": [0]}
    tiles = ["ATT1", "ATT2", "ATT3", "ATT4"]
    game = her_turn(
        {"ships": ships},
        rachel={"deck": ["RC02", "RC03"]},
        options=options,
        technologies=tiles,
        trackers=trackers,
        areas=areas,
    )
    assert player(game, 1)["goals"] == [1], told(game)
    assert game.position()["trackers"] == after
    assert game.position()["now"]["tracked"] == []


@pytest.mark.rule("GX-13.3", "RX-27")
def test_ties_are_broken_by_the_number_system() -> None:
    ships = [{"segments": ["BP01", "BP02", "BP03"]}, {"cockpit": "K05", "engine": "E05"}]
    options = {"setup": "standard", "advanced_technologies": "on", "solo_difficulty": "hard"}
    areas = {"T1": [1], "T2": [0], "T3": [0], "T4": [0], "A3": [0]}
    tiles = ["ATT1", "ATT2", "ATT3", "ATT4"]
    moved = set()
    for support in ("RC02", "RC04", "RC10", "RC07"):
        deck = ["RC12", support, "RC03"]
        game = her_turn({"ships": ships}, rachel={"deck": deck}, options=options, technologies=tiles, areas=areas)
        assert sum(game.position()["trackers"]) == 1, told(game)
        moved.add(game.position()["trackers"].index(1))
    assert len(moved) > 1


@pytest.mark.rule("GX-13.5")
def test_rachel_pays_no_marks() -> None:
    options = {"setup": "standard", "advanced_technologies": "on_upgraded"}
    tiles = ["ATT1", "ATT2", "ATT3", "ATT4"]
    game = her_turn({}, rachel={"deck": ["RC02", "RC06"]}, options=options, technologies=tiles, areas={"A3": [0]})
    built = [area["id"] for area in seen(game)["areas"] if 1 in area["owners"]]
    assert len(built) == 1 and built[0].startswith("T"), told(game)


@pytest.mark.rule("GX-13.6")
def test_upgraded_technologies_do_not_move() -> None:
    ships = [{"segments": ["BP01", "BP02", "BP03"]}, {"cockpit": "K05", "engine": "E05"}]
    options = {"setup": "standard", "advanced_technologies": "on_upgraded", "solo_difficulty": "hard"}
    tiles = ["ATT1", "ATT2", "ATT3", "ATT4"]
    areas = {"T1": [1], "A3": [0]}
    deck = {"deck": ["RC02", "RC03"]}
    game = her_turn({"ships": ships}, rachel=deck, options=options, technologies=tiles, areas=areas)
    assert player(game, 1)["goals"] == [1] and game.position()["trackers"] == [3, 4, 4, 3]


@pytest.mark.rule("GX-1.3")
def test_bots_play_it_alone_to_the_end() -> None:
    options: dict[str, Any] = {
        "blueprints": "cabin_matching", "advanced_technologies": "on", "location_bonus": "on", "adv_agenda": True,
        "adv_experts": True, "adv_ship_parts": True, "solo_difficulty": "medium",
    }  # fmt: skip
    game = new(1, 4, **options)
    bot = ct.bot("greedy")
    while game.to_act:
        game.choose(0, bot.choose(game, 0))
    assert game.outcome is not None and any(game.position()["trackers"])
