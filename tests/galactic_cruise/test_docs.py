"""The documentation of positions is complete, and its examples work."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import captains_table as ct
from tests.galactic_cruise.helpers import (
    ID,
    KEYS,
    MODULE_KEYS,
    MODULE_NOW_KEYS,
    NOW_KEYS,
    PLAYER_KEYS,
    PLAYER_MODULE_KEYS,
    ROOT,
    SHIP_KEYS,
    player,
    turn,
)

PAGE = ROOT / "docs" / "positions" / "galactic-cruise.md"


def test_every_key_of_a_position_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    every = [*KEYS, *PLAYER_KEYS, *SHIP_KEYS, *NOW_KEYS]
    assert [key for key in every if f"`{key}`" not in text] == []


def test_every_key_that_is_written_can_be_read() -> None:
    """Some are there in games alone, or with modules, only."""
    modules = {"setup": "standard", "advanced_technologies": "on", "location_bonus": "on", "adv_experts": True}
    games = [ct.set_up(ID, {"expert": tile}, seats=1, options=modules).position() for tile in ("EXA1", "EXA2")]
    position = ct.new_game(ID, seats=2, seed=1).position()
    assert set(position) - {"seats", "options"} == set(KEYS) - {*MODULE_KEYS, "rachel"}
    assert set(position["players"][0]) == set(PLAYER_KEYS) - set(PLAYER_MODULE_KEYS)
    assert set(position["players"][0]["ships"][0]) == set(SHIP_KEYS)
    assert set(position["now"]) == set(NOW_KEYS) - set(MODULE_NOW_KEYS)
    for game in games:
        assert {"rachel", "trackers", "location_bonuses", "active"} <= set(game) <= {*KEYS, "seats", "options"}
        assert set(game["now"]) <= set(NOW_KEYS)
    dealt = ct.new_game(ID, seats=2, seed=1, options={"starting_upgrades": "deal2"}).position()
    assert set(dealt["players"][0]) == set(PLAYER_KEYS)


def test_what_is_not_said_is_as_the_page_says() -> None:
    ship = {"segments": ["BP01", "BP02"], "cruise": "C01", "guests": [1, 0, 0]}
    game = turn({"ships": [ship]}, areas={"A1": [0], "A2": [0]})
    of = player(game)
    assert (of["money"], of["ads"], of["vp"], of["reputation"]) == (10, 2, 5, 0)
    assert of["stored"] == {"food": 1, "oxygen": 1, "fuel": 1}
    assert of["removed"] == {"food": 1, "oxygen": 1, "fuel": 0}
    assert (of["idle"], of["launches"], len(of["tokens"])) == (1, 1, 8)
    assert of["ships"][0]["pilot"] == "worker"
    assert (of["ships"][0]["cockpit"], of["ships"][0]["engine"], of["ships"][0]["launched"]) == ("K00", "E00", True)
    position = game.position()
    assert position["silo"] == {"food": 2, "oxygen": 2, "fuel": 2}
    assert position["queue"] == [[1, 1, 1]] * 3
    assert (position["expert"], position["goals"], position["round"]) == ("EX1", "CG1", 1)


def test_the_examples_work() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 0


def test_the_pack_of_the_documentation_is_one(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    [toml] = [block for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL) if "[agenda.AG25]" in block]
    (tmp_path / ID).mkdir()
    (tmp_path / ID / "components.toml").write_text(toml, encoding="utf-8")
    game = ct.set_up(ID, {"players": [{"hand": ["AG25"]}, {}, {}]}, seats=3, packs=tmp_path)
    game.choose(0, "play ag25")
    assert player(game)["money"] == 14
