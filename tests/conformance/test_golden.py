"""Playthroughs and counts are as they were; a wanted change is re-generated and read as a diff."""

from __future__ import annotations

import pytest

from tests.conformance.golden import FOLDER, texts
from tests.conformance.titles import TITLES

HOW = "if the change is wanted: python -m tests.conformance.golden, and read the diff"


@pytest.mark.parametrize("name", texts())
def test_a_golden_text_is_unchanged(name: str) -> None:
    now, stored = texts()[name](), (FOLDER / name).read_text(encoding="utf-8")
    assert now == stored, HOW


def test_there_are_no_other_golden_texts() -> None:
    assert sorted(texts()) == sorted(path.name for path in FOLDER.glob("*.txt")), HOW


def test_every_title_has_golden_texts() -> None:
    for title in TITLES:
        assert (FOLDER / f"{title.id}-perft.txt").exists()
        assert len(list(FOLDER.glob(f"{title.id}-*p*.txt"))) >= 2
