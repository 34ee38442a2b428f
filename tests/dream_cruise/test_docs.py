"""The documentation of positions is complete, and its examples work."""

from __future__ import annotations

import doctest
from pathlib import Path

import captains_table as ct
from captains_table.titles.dream_cruise.shapes.position import Position, ShipSaid

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = DOCS / "positions" / "dream-cruise.md"


def test_every_key_of_a_position_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [key for key in [*Position.__struct_fields__, *ShipSaid.__struct_fields__] if f"`{key}`" not in text] == []


def test_every_key_that_is_written_can_be_read() -> None:
    position = ct.new_game("dream-cruise", seats=2, seed=1).position()
    assert set(position) - {"seats", "options"} == set(Position.__struct_fields__)
    assert set(position["ships"][0]) == set(ShipSaid.__struct_fields__)


def test_the_examples_work() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 0
