"""The documentation of positions is complete."""

from __future__ import annotations

from pathlib import Path

from captains_table.titles.tranquility.shapes.position import Position

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_every_key_of_a_position_is_documented() -> None:
    text = (DOCS / "positions" / "tranquility.md").read_text(encoding="utf-8")
    assert [key for key in Position.__struct_fields__ if f"`{key}`" not in text] == []
