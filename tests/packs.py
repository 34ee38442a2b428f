"""Packs written and refused in tests, whatever the title."""

from __future__ import annotations

from pathlib import Path

import pytest

import captains_table as ct


def write_pack(folder: Path, title: str, text: str) -> Path:
    """A folder of packs in which this title has these components."""
    (folder / title).mkdir(exist_ok=True)
    (folder / title / "components.toml").write_text(text, encoding="utf-8")
    return folder


def refused(folder: Path, title: str, text: str, entry: str, reason: str) -> None:
    """The error names file, entry and reason."""
    packs = write_pack(folder, title, text)
    with pytest.raises(ct.BadPack) as error:
        ct.new_game(title, packs=packs)
    assert entry in str(error.value) and reason in str(error.value), str(error.value)
    assert str(folder / title / "components.toml") in str(error.value)
