"""What is written by a tool and checked in is as the tool would write it now."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import state_fields, view_types


@pytest.mark.parametrize("path", state_fields.files(), ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_copies_and_slots_follow_from_the_fields(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == state_fields.files()[path], "run python tools/state_fields.py"


@pytest.mark.parametrize("path", view_types.files(), ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_boards_are_told_the_types_of_their_views(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == view_types.files()[path], "run python tools/view_types.py"
