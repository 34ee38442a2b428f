"""What can be said of the stylesheets without a browser."""

from __future__ import annotations

import re
from pathlib import Path

import captains_table

SHEETS = sorted(Path(captains_table.__file__).parent.rglob("*.css"))


def test_nothing_moves_away_from_the_pointer() -> None:
    """It would tremble for ever under a pointer at rest on its edge: things grow instead (house.css)."""
    moving = [
        f"{sheet.name}: {rule}"
        for sheet in SHEETS
        for rule in re.findall(r"[^{}]*:hover[^{}]*\{[^{}]*\btranslate[^{}]*\}", sheet.read_text(encoding="utf-8"))
    ]
    assert len(SHEETS) > 20 and not moving, moving
