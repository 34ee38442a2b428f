"""The JavaScript of shell, pages and boards, tested without a browser by `deno test`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from captains_table.kernel.texts import LANGUAGES
from tests.js.recorded import playthroughs, write

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DENO = Path(sys.executable).with_name("deno")


def deno(*arguments: str, **environment: str) -> None:
    command = [str(DENO), "test", "--quiet", "--no-check", "--no-remote", "--allow-read", "--allow-env", *arguments]
    places = {"DENO_DIR": str(ROOT / ".cache/deno"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **places, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", sorted(path.name for path in HERE.glob("*_test.js")))
def test_units(file: str) -> None:
    deno(str(HERE / file))


@pytest.mark.parametrize("sample", [True, pytest.param(False, marks=pytest.mark.full)], ids=["sample", "everybody"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", playthroughs())
def test_a_board_draws_the_views_of_a_golden_game(name: str, language: str, sample: bool, tmp_path: Path) -> None:
    """Without error; every sentence and picture is there, and all that is written can be read."""
    assert write(playthroughs()[name], language, tmp_path, sample) > 20
    deno(str(HERE / "boards.js"), RECORDED=str(tmp_path), PAGE_LANGUAGE=language)
