"""Whole recorded games, one for every way a title can end, replayed with all checks."""

from __future__ import annotations

from pathlib import Path

import pytest

import captains_table as ct
from tests.conformance.titles import TITLES

FOLDER = Path(__file__).parent.parent / "fixtures"
RECORDS = sorted(FOLDER.rglob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = ct.replay(text)
    assert game.outcome is not None
    assert game.outcome.reason == path.stem.split("-")[0]
    assert game.title.id == path.parent.name
    assert game.record() == text


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_end_has_a_fixture(title: ct.Title) -> None:
    ends = {key.removeprefix("end.") for key in title.texts.sentences if key.startswith("end.")}
    shown = {path.stem.split("-")[0] for path in RECORDS if path.parent.name == title.id}
    assert ends == shown
