"""The documentation of positions is complete, and its examples work."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import captains_table as ct
from captains_table.titles.cruise_line_caribbean.presentation.set_up_open import WAITING
from captains_table.titles.cruise_line_caribbean.shapes.position import CompanySaid, Position
from tests.cruise_line_caribbean.helpers import ID, ROOT

PAGE = ROOT / "docs" / "positions" / "cruise-line-caribbean.md"


def test_every_key_of_a_position_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [
        key for key in [*Position.__struct_fields__, *CompanySaid.__struct_fields__] if f"`{key}`" not in text
    ] == []


def test_every_key_that_is_written_can_be_read() -> None:
    position = ct.new_game(ID, seats=2, seed=1).position()
    assert set(position) - {"seats", "options"} == set(Position.__struct_fields__)
    assert set(position["companies"][0]) == set(CompanySaid.__struct_fields__)


def test_every_decision_that_may_be_open_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    kinds = {kind for known in WAITING.values() for asked, _ in known for kind in asked.split("|")}
    assert len(kinds) > 25 and [kind for kind in sorted(kinds) if f"`{kind}`" not in text] == []


def test_the_examples_work() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 0


def test_the_pack_of_the_documentation_is_one(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    [toml] = [block for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL) if "[actions.A01]" in block]
    (tmp_path / ID).mkdir()
    (tmp_path / ID / "components.toml").write_text(toml, encoding="utf-8")
    game = ct.set_up(ID, {"companies": [{"at": "BER", "hand": ["A01"]}, {}]}, packs=tmp_path)
    assert game.view(0)["table"]["companies"][0]["ship"]["at"] == "5-5"
    assert "play a01" in [choice.notation for choice in game.choices(0)]
