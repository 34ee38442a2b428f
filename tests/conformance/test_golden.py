"""Playthroughs and counts are as they were; a wanted change is re-generated and read as a diff."""

from __future__ import annotations

from tests.conformance.golden import FOLDER, texts
from tests.conformance.titles import TITLES

HOW = "if the change is wanted: python -m tests.conformance.golden, and read the diff"


def test_golden_texts_are_unchanged() -> None:
    now = texts()
    stored = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    assert sorted(now) == sorted(stored), HOW
    changed = [name for name in now if now[name] != stored[name]]
    assert not changed, f"{changed}: {HOW}"


def test_every_title_has_golden_texts() -> None:
    for title in TITLES:
        assert (FOLDER / f"{title.id}-perft.txt").exists()
        assert len(list(FOLDER.glob(f"{title.id}-*p*.txt"))) >= 2
