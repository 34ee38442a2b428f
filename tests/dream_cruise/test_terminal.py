"""The table in the terminal: a whole game, in both languages, and nothing that is hidden."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import captains_table as ct
from captains_table.cli import main
from captains_table.cli.common import draw
from tests.dream_cruise.helpers import at, do


def seen(game: ct.Game, seat: int | None, language: str = "en", packs: Path | None = None) -> str:
    """What is drawn for this seat, on a narrow screen."""
    console = Console(file=io.StringIO(), width=100, record=True, highlight=False)
    console.print(draw(game.title, game.view(seat, language), language, packs))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= 100
    return text


@pytest.mark.parametrize(
    ("language", "arguments", "words"),
    [
        ("en", ["--players", "Anna,greedy,random"], ["Day 1  Set course", "★ final round", "Anna: ", "won, "]),
        ("de", ["--preset", "jana"], ["Tag 1  Kurs setzen", "★ letzte Runde", "Jana", "Deine Familien kommen"]),
        ("de", ["--preset", "full_fleet"], ["Startfamilien", "Kapitänsmütze", "Stapel: Familien", "hat gewonnen"]),
    ],
)
def test_a_whole_game(
    language: str,
    arguments: list[str],
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("sys.stdin", io.StringIO("bot\n" * 600))
    assert main(["play", "dream-cruise", "--seed", "2", "--pause", "0", "--language", language, *arguments]) == 0
    output = capsys.readouterr().out
    assert [word for word in words if word not in output] == []
    assert ("give up" in output or "aufgeben" in output) is False


def test_the_own_ship_and_the_day() -> None:
    ship = {
        "cabins": ["F14", "F02", None], "waiting": [1, 4, 0], "additions": ["X02"], "guests": {"add0": ["white"]},
        "location": "W13", "voyage": ["P06", "P04"], "hand": ["A34", "X18"],
    }  # fmt: skip
    game = at({"ships": [ship, {"hand": ["A07", "A08"], "unseen": ["A07"]}]})
    text = " ".join(seen(do(game, "captain top", "pay x18", seat=0), 0).split())
    for words in (
        "Maurer W✓✓ 4 points Sports, Rest", "Ertel OOOO 6 points", "≈ Sea Breeze Nap", "⚓ captain",
        "▣ Fitness Studio Sports W··", "Eastern Mediterranean 2≈: 3", "a34 Wine Tasting Rest 2", "can be laid",
    ):  # fmt: skip
        assert words in text, words
    assert "a08 Basketball" in text and "▒▒▒" in text
    assert "Fencing" not in text, "a card only its owner knows"
    assert "Fencing" in seen(game, 1)


def test_what_one_may_choose_is_shown_to_oneself_only() -> None:
    game = at({"phase": "boarding", "ships": [{"cabins": ["F01", "F02", None], "drawn": ["F13", "F12"]}, {}]})
    assert "f13  Lindner (6 guests, 9 p.) Sports, Culture" in seen(game, 0)
    assert "Lindner (6 Gäste, 9 P.)" in seen(game, 0, "de")
    assert "Lindner" not in seen(game, 1) and "Lindner" not in seen(game, None)


def test_names_of_a_pack_are_drawn(tmp_path: Path) -> None:
    (tmp_path / "dream-cruise").mkdir()
    (tmp_path / "dream-cruise" / "components.toml").write_text('[families.FA1]\nname = "Seebär"\n', encoding="utf-8")
    game = ct.set_up("dream-cruise", {"ships": [{"cabins": ["FA1", None, None]}, {}]}, packs=tmp_path)
    assert "Seebär" in seen(game, 0, packs=tmp_path)
