"""Alone against Rachel: the setup (GX-2), options and difficulty (GX-1.4, 8)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.titles.galactic_cruise.shapes.position import RachelSaid
from tests.galactic_cruise.helpers import BOX, ID, ROOT, asked, cannot_be, do, player, seen, what
from tests.galactic_cruise.solo import RACHEL, alone, her_turn, new_alone, rachel, state

ROWS = ("food", "oxygen", "fuel")
seeds = pytest.mark.parametrize("seed", range(8))


@seeds
@pytest.mark.rule("GX-2.1", "GC-16.1", "GC-16.2")
def test_the_setup_is_that_of_two_players(seed: int) -> None:
    game = new_alone(seed)
    table, position = seen(game), game.position()
    assert table["npc"] and len(table["players"]) == 2 and len(table["cruises"]) == 4
    assert position["goal_levels"] == [1, 1, 1]
    assert len(position["kept"]) == 3
    assert sum(sum(section) for section in position["queue"]) >= 7
    neutral = [area for area, owners in position["areas"].items() if "neutral" in owners]
    assert len(neutral) == 3
    assert sorted(worker[0] for worker in position["workers"].values()) == ["npc", "npc"]
    two = seen(ct.new_game(ID, seats=2, seed=seed))
    assert table["progress"]["sections"] == two["progress"]["sections"]


@pytest.mark.rule("GX-2.1")
def test_the_intro_side_has_one_neutral_cube_in_section_two() -> None:
    progress = seen(new_alone(setup="intro"))["progress"]
    start = progress["sections"][0]
    assert [space for space, owner in enumerate(progress["track"]) if owner == "neutral"] == [start]


@seeds
@pytest.mark.rule("GX-2.2", "GX-2.3", "GX-2.4", "GX-2.5", "GX-2.8", "GX-2.9", "RX-18")
def test_what_both_begin_with(seed: int) -> None:
    game = new_alone(seed)
    assert state(game).first == 0
    assert (player(game)["reputation"], rachel(game)["reputation"]) == (0, 2), "hers after her first Development"
    of = rachel(game)
    assert (of["money"], of["ads"], of["hand"], of["blueprints"], of["scheduled"]) == (0, 0, [], [], None)
    assert of["stored"] == {"food": 0, "oxygen": 0, "fuel": 0}
    assert (of["vp"], of["idle"], of["idle_experts"], of["launches"], of["goals"]) == (5, 2, 0, 0, [])
    assert of["tokens"] == ["B1", "B2", "B3", "B4", "G1", "G2", "G3", "G4"]
    assert [(ship["cockpit"], ship["engine"], ship["segments"]) for ship in of["ships"]] == [("K00", "E00", [])]
    assert sum(of["removed"].values()) == 1
    assert len(player(game)["hand"]) == 1
    assert len(game.position()["discard"]) == 1, "the card she would have drawn"


@pytest.mark.rule("GX-2.3")
def test_her_board_has_nine_developments_two_experts_and_a_cube_for_each_goal() -> None:
    board = seen(new_alone())["players"][RACHEL]
    assert (board["developments"], board["wings"], board["cubes"]) == (9, 1, 0)
    assert board["hired"] == {"right": False, "left": False}


@seeds
@pytest.mark.rule("GX-2.6", "GX-3.7")
def test_the_top_of_the_solo_deck_is_seen_and_the_rest_is_not(seed: int) -> None:
    game = new_alone(seed)
    deck = game.position()["rachel"]["deck"]
    assert sorted(deck) == list(BOX["solo_cards"])
    view = seen(game)["rachel"]
    assert (view["next"], view["deck"], view["revealed"], view["support"]) == (deck[-1], 12, [], None)
    worlds = [game.imagine(0, number).position()["rachel"]["deck"] for number in range(20)]
    assert {world[-1] for world in worlds} == {deck[-1]}
    assert len({world[-2] for world in worlds}) > 5, "the support card is not known"
    assert all(sorted(world) == sorted(deck) for world in worlds)


@pytest.mark.rule("GX-2.6")
def test_all_backs_differ() -> None:
    backs = [(*card["numbers"], card["location"]) for card in BOX["solo_cards"].values()]
    assert len(set(backs)) == 12


@pytest.mark.rule("GX-2.7", "GX-8.1", "GX-5.17", "RX-7")
@pytest.mark.parametrize(
    ("difficulty", "needed", "kind"),
    [("easy", [7, 7, 3], "food"), ("medium", [6, 6, 2], "fuel"), ("hard", [5, 5, 2], "oxygen")],
)
def test_her_goals_by_difficulty(difficulty: str, needed: list[int], kind: str) -> None:
    """The Development token lies on the rightmost Food, the middle Fuel or the middle Oxygen."""
    built = needed[0] - 1
    areas: dict[str, Any] = {f"A{k + 1}": [RACHEL] for k in range(min(6, built))}
    game = alone(areas=areas, options={"solo_difficulty": difficulty})
    view = seen(game)["rachel"]
    assert [goal["needed"] for goal in view["goals"]] == needed
    assert [goal["measure"] for goal in view["goals"]] == ["developments", "segments", "ships_launched"]
    assert [goal["value"] for goal in view["goals"]] == [built, 0, 0]
    assert view["next_development"] == kind


@pytest.mark.rule("GX-8.1")
@pytest.mark.parametrize(
    ("difficulty", "second", "meeting", "plus"),
    [("easy", "location", False, False), ("medium", "connected", False, True), ("hard", "connected", True, True)],
)
def test_the_solo_worker_card(difficulty: str, second: str, meeting: bool, plus: bool) -> None:
    card = seen(alone(options={"solo_difficulty": difficulty}))["rachel"]["worker_card"]
    assert card["difficulty"] == difficulty
    assert (card["second_action"], card["meeting_action"], card["expert_plus"]) == (second, meeting, plus)
    assert (card["funding"], card["expert_funding"]) == (1, 2 if plus else 1)


@pytest.mark.rule("GX-1.4", "GX-8.2", "RX-6")
@pytest.mark.parametrize(
    ("option", "value", "shown"),
    [
        ("solo_goal_dev", 5, ("goals", 0, "needed", 5)),
        ("solo_goal_seg", 8, ("goals", 1, "needed", 8)),
        ("solo_goal_seg", 4, ("goals", 1, "needed", 4)),
        ("solo_goal_ships", 2, ("goals", 2, "needed", 2)),
        ("solo_second_action", "connected", ("worker_card", "second_action", "connected")),
        ("solo_meeting_action", "on", ("worker_card", "meeting_action", True)),
        ("solo_expert_plus", "on", ("worker_card", "expert_plus", True)),
    ],
)
def test_each_row_of_a_custom_difficulty(option: str, value: Any, shown: tuple[Any, ...]) -> None:
    """What is not chosen is as on easy."""
    easy = seen(alone(options={"solo_difficulty": "custom"}))["rachel"]
    found = seen(alone(options={"solo_difficulty": "custom", option: value}))["rachel"]
    *path, wanted = shown
    before: Any = easy
    after: Any = found
    for step in path:
        before, after = before[step], after[step]
    assert after == wanted != before
    assert [goal["needed"] for goal in easy["goals"]] == [7, 7, 3]


@pytest.mark.rule("GX-1.4", "GX-8.2")
def test_rows_go_with_a_custom_difficulty_only_and_rachel_plays_alone() -> None:
    with pytest.raises(ct.BadOptions, match="custom"):
        new_alone(solo_difficulty="hard", solo_goal_dev=5)
    for said in ({"solo_difficulty": "hard"}, {"solo_difficulty": "custom", "solo_goal_seg": 4}):
        with pytest.raises(ct.BadOptions, match="game for one"):
            ct.new_game(ID, seats=2, options=said)


@pytest.mark.rule("GX-1.4")
def test_the_options_of_the_table() -> None:
    options = {option.name: option for option in ct.title(ID).options}
    assert options["solo_difficulty"].values == ("easy", "medium", "hard", "custom")
    assert set(options["solo_goal_dev"].values) == {"by_difficulty", 5, 6, 7}
    assert set(options["solo_goal_seg"].values) == {"by_difficulty", 4, 5, 6, 7, 8}
    assert set(options["solo_goal_ships"].values) == {"by_difficulty", 2, 3}
    assert options["solo_second_action"].values == ("by_difficulty", "location", "connected")
    assert options["solo_meeting_action"].values == ("by_difficulty", "off", "on")
    assert options["solo_expert_plus"].values == ("by_difficulty", "off", "on")


@pytest.mark.rule("GX-2.10", "GX-3.2", "GX-3.3")
def test_her_starting_picks_by_the_top_card() -> None:
    """RC05 says 5: walkway A6, which is taken, so A1; and the fifth Blueprint from the top, the lowest."""
    shown = ["BP01", "BP02", "BP03", "BP04", "BP05"]
    game = alone(phase="setup", areas={"A6": ["neutral"]}, blueprints=shown, rachel={"deck": ["RC05"]})
    assert game.position()["areas"] == {"A1": [RACHEL], "A6": ["neutral"]}
    assert rachel(game)["removed"] == {"food": 1, "oxygen": 0, "fuel": 0}
    assert game.position()["blueprint_discard"] == ["BP01"]
    assert game.position()["rachel"]["deck"][-1] == "RC05" and game.position()["rachel"]["revealed"] == []


@pytest.mark.rule("GX-2.10")
def test_a_six_is_too_much_for_five_blueprints() -> None:
    """RC06 says 6 and 3: walkway A1, and the third Blueprint from the top."""
    shown = ["BP01", "BP02", "BP03", "BP04", "BP05"]
    game = alone(phase="setup", blueprints=shown, rachel={"deck": ["RC06"]})
    assert game.position()["areas"] == {"A1": [RACHEL]}
    assert game.position()["blueprint_discard"] == ["BP03"]


@seeds
@pytest.mark.rule("GX-2.11", "GX-2.12")
def test_then_the_player_picks_and_is_asked_nothing_else(seed: int) -> None:
    game = new_alone(seed)
    assert what(game) == "first_development"
    taken = {choice.split()[-1].upper() for choice in asked(game)}
    assert taken == {f"A{k}" for k in range(1, 7)} - set(game.position()["areas"])
    do(game, 0, asked(game)[0])
    assert what(game) == "first_blueprint" and len(asked(game)) == 4
    do(game, 0, asked(game)[0])
    assert what(game) == "turn_choice"
    assert None not in game.position()["blueprints"]


@pytest.mark.rule("GX-4.1", "GX-2.10")
def test_the_card_of_the_setup_is_the_first_she_reveals() -> None:
    game = new_alone(3)
    top = seen(game)["rachel"]["next"]
    bot = ct.bot("random", 1)
    while not seen(game)["rachel"]["revealed"]:
        game.choose(0, bot.choose(game, 0))
    assert seen(game)["rachel"]["revealed"][0] == top


@pytest.mark.rule("GX-2.4", "GX-5.20", "GX-5.17", "GX-3.6", "GX-2.2")
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"players": [{}, {"money": 3}]}, "Rachel has none"),
        ({"players": [{}, {"hand": ["AG01"]}]}, "Rachel has none"),
        ({"players": [{}, {"stored": {"food": 1}}]}, "Rachel has none"),
        ({"players": [{}, {"scheduled": "C01"}]}, "Rachel has none"),
        ({"players": [{}]}, "one table for each"),
        ({"areas": {"A1": [1]}, "players": [{}, {"removed": {"fuel": 1}}]}, "column by column"),
        ({"first": 1}, "the player begins"),
        ({"rachel": {"deck": ["RC01", "RC01"]}}, "RC01"),
        ({"rachel": {"revealed": list(BOX["solo_cards"])}}, "shuffled at once"),
        ({"rachel": {"revealed": ["RC01", "RC02"], "card": "RC01"}}, "revealed last"),
        ({"rachel": {"hand": []}}, "hand"),
        ({"rachel": {"failed": 12}}, "from 0 to 11"),
        ({"players": [{}, {"ships": [{"segments": ["BP01"] * 4}]}]}, "BP01"),
        ({"players": [{}, {"ships": [{"segments": ["BP01", "BP02", "BP03", "BP04"]}]}]}, "at most 3"),
    ],
)
def test_what_cannot_be_of_hers(data: dict[str, Any], reason: str) -> None:
    cannot_be(data, reason, 1)


@pytest.mark.rule("GX-2.1")
def test_she_is_not_said_in_a_game_for_more() -> None:
    cannot_be({"rachel": {"deck": ["RC01"]}}, "game for one", 2)


@pytest.mark.rule("GX-1.6", "GX-5.15")
def test_whatever_solo_rules_do_not_change_holds_for_her_too() -> None:
    """One Development of hers in an area: with all walkways hers but one, she builds there whatever the number."""
    areas = {f"A{k}": [RACHEL] for k in (1, 2, 3, 4, 6)}
    game = her_turn(["RC04", "RC09"], {"hired": ["left", "right"]}, areas=areas | {"A5": [0]})
    assert game.position()["areas"]["A5"] == [0, RACHEL]


@pytest.mark.rule("GX-2.6")
def test_the_top_card_stays_known_in_every_imagined_world_of_a_game() -> None:
    game = new_alone(2)
    bot, rng = ct.bot("greedy", 2), Rng(5)
    for _ in range(60):
        game.choose(0, bot.choose(game, 0))
        deck = game.position()["rachel"]["deck"]
        if deck:
            assert game.imagine(0, int(rng.below(99))).position()["rachel"]["deck"][-1] == deck[-1]


@pytest.mark.rule("GX-2.6")
def test_what_a_position_says_of_her_can_be_read_and_is_documented() -> None:
    position = new_alone().position()
    keys = RachelSaid.__struct_fields__
    assert set(position["rachel"]) == set(keys)
    page = (ROOT / "docs" / "positions" / "galactic-cruise.md").read_text(encoding="utf-8")
    assert [key for key in (*keys, "rachel") if f"`{key}`" not in page] == []
    assert ct.set_up(ID, position).position() == position
