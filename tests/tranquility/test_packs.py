"""A pack that changes a value changes what the rules do, what the view brings and what the board says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import do, table

WORDS = Path(ct.__file__).parent / "titles/tranquility/board/words.js"
NUMBERS = """
[numbers]
hand_limit = 6
storm_limit = 4
discard_two = 3
start_payment = 5
rocks_price = 1
turn_price = 2
"""


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    (tmp_path / "tranquility").mkdir()
    (tmp_path / "tranquility" / "components.toml").write_text(NUMBERS)
    return tmp_path


def at(packs: Path, position: dict[str, Any], **options: object) -> ct.Game:
    return ct.set_up("tranquility", position, seats=2, seed=1, options=options, packs=packs)


def says(game: ct.Game, function: str, target: str) -> Any:
    """What a function of the board's words says of a target: the keys of its sentences with their gaps."""
    kit = "{ view, table: view.table, seat: view.seat, t: (key, gaps) => ({ key, ...gaps }) }"
    script = f"""
        import {{ {function} }} from {json.dumps(WORDS.as_uri())};
        const view = {json.dumps(game.view(0))};
        console.log(JSON.stringify({function}({kit}, {json.dumps(target)})));
    """
    deno = Path(sys.executable).with_name("deno")
    done = subprocess.run([deno, "run", "--quiet", "-"], input=script, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.rule("TR-4.5", "TR-17.4")
def test_the_price_of_an_action(packs: Path) -> None:
    game = at(packs, {"grid": {"10": 30}, "hands": [[1, 2, 3, 33, 70], None]}, mode="day_night")
    assert table(game, 0)["prices"] == {"discard": 3, "turn": 2}
    assert says(game, "explain", "discard")["text"] == {"key": "about.discard", "n": 3}
    assert says(game, "explain", "turn")["text"] == {"key": "about.turn", "n": 2}
    assert "discard three" in game.prompt(0) and "lege drei ab" in game.prompt(0, "de")
    labels = {choice.notation: choice.label for choice in game.choices(0)}
    assert labels["discard two"] == "Discard 3 cards" and labels["turn"] == "Turn an Island (discard 2 cards)"
    assert table(do(game.clone(), "discard two"), 0)["owed"] == 3
    assert table(do(game.clone(), "turn", "turn 10"), 0)["owed"] == 2
    assert "Seat 1 discards three cards." in do(game, "discard two").log(None)
    poor = at(packs, {"grid": {"10": 30}, "hands": [[33, 70], None]}, mode="day_night")
    with pytest.raises(ct.IllegalChoice, match="fewer than three cards"):
        do(poor, "discard two")


@pytest.mark.rule("TR-4.6", "TR-12.5")
def test_the_limits_of_hands(packs: Path) -> None:
    game = at(packs, {"hands": [[1, 2, 3, 4], None], "storms": {"yellow-1": 1}}, storms=True)
    seen = table(game, 0)
    assert seen["hand_limits"] == [6, 4] and seen["storm_limit"] == 4 and seen["to_draw"] == 2
    assert says(game, "explain", "storm-yellow-1")["text"] == {"key": "about.storm.yellow", "n": 4}
    calm = at(packs, {"hands": [[1, 2, 3], None]}, storms=True)
    assert says(calm, "explain", "storm-yellow-1")["text"]["n"] == 4, "also while none is in play"
    drawn = do(game, "discard two", "discard 1", "discard 2", "discard 3")
    assert len(table(drawn, 0)["hand"]) == 6


@pytest.mark.rule("TR-6.2", "TR-10.4")
def test_the_price_of_start_and_rocks(packs: Path) -> None:
    hands = [["start", 1, 2, 3, 4, 5], [11, 12, 13, 14, 15, 16]]
    game = do(at(packs, {"hands": hands, "rocks": 2}, rocks=True), "play start")
    assert table(game, 0)["payment"] == 5 and table(game, 0)["prices"]["rocks"] == 1
    do(game, "pledge 2", seat=0)
    do(game, "pledge 3", seat=1)
    assert table(game, 0)["owed"] == 2 and table(game, 1)["owed"] == 3
    do(game, "give 1", "give 2", seat=0)
    do(game, "give 11", "give 12", "give 13", seat=1)
    assert table(do(game, "rocks stay"), 0)["owed"] == 1


@pytest.mark.rule("TR-5.4")
def test_the_sum_behind_a_price_is_the_price_of_the_rules(packs: Path) -> None:
    game = do(at(packs, {"grid": {"10": 30}, "hands": [[33, 1, 2, 3, 4], None]}), "play 33")
    said = says(game, "prices", "slot-11")
    assert said["n"] == table(game, 0)["costs"]["11"] == 3 and said["sum"] == "33 − 30 = 3"
