"""The board in the browser: its words and pictures are all there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import captains_table
from captains_table.titles.tranquility import TITLE

FOLDER = Path(captains_table.__file__).parent / "titles/tranquility/board"
SCRIPTS = sorted(path for path in FOLDER.rglob("*.js") if path.name != "setup.js")
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
WORDS = {key.removeprefix("board.") for key in TITLE.texts.sentences if key.startswith("board.")}


def test_every_sentence_of_the_board_exists() -> None:
    assert set(re.findall(r'kit\.t\("([\w.]+)"', SOURCE)) - WORDS == set()


def test_every_sentence_of_the_board_is_said() -> None:
    """By its whole key, or by a pattern such as `barred.${why}`."""
    whole = set(re.findall(r'"([\w.]+)"', SOURCE)) | set(re.findall(r"\b([a-z_]+): ", SOURCE))
    written = {
        text for text in re.findall(r"`([\w.]*\$\{[\w.]+\}[\w.]*)`", SOURCE) if re.search("[a-z]{2}", _gaps_out(text))
    }
    patterns = [
        _gaps_out(text.replace(".", "\\."), "[\\w.]+") for text in (*written, "start.${state}", "finish.${state}")
    ]
    unsaid = [key for key in sorted(WORDS - whole) if not any(re.fullmatch(pattern, key) for pattern in patterns)]
    assert unsaid == []


def _gaps_out(text: str, put: str = "") -> str:
    return re.sub(r"\$\{[^}]*\}", lambda _: put, text)


@pytest.mark.parametrize("name", ["art.svg", "sea/painting.svg", "poster.svg"])
def test_pictures_obey_the_policy_of_the_pages(name: str) -> None:
    """No styles or scripts inside, nothing from elsewhere, no id twice, no reference to nothing."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    assert not re.search(r"\sstyle=|<style|<script|data:|https?://(?!www\.w3\.org/2000/svg)", text)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    used = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r'href="#([^"]+)"', text))
    assert used <= set(ids)


def test_every_picture_that_is_drawn_exists() -> None:
    art = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER / "art.svg").read_text(encoding="utf-8")))
    drawn = {f"tq-{name}" for name in re.findall(r'#tq-([\w-]+)"', SOURCE)} | {
        f"tq-{name}" for name in re.findall(r'<\$\{Sign\} name="([\w-]+)"', SOURCE)
    }
    families = {f"tq-{kind}-{hour}" for kind in ("wash", "isle") for hour in range(1, 9)}
    storms = {f"tq-storm-{colour}" for colour in ("yellow", "purple", "orange")}
    assert drawn | families | storms | {"tq-start", "tq-finish", "tq-monster", "tq-sun", "tq-moon"} <= art
