"""Compiled and interpreted code play the same games, choice for choice: with every value of every option. Of long
games the first 300 choices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import captains_table as ct
from tests.conformance.titles import TITLES

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / ".cache" / "compiled"
QUICKLY = {"MYPYC_OPT_LEVEL": "0", "MYPYC_DEBUG_LEVEL": "0"}  # the same rules, compiled sooner

SCRIPT = """
import sys
from hashlib import sha256
sys.path.insert(0, ROOT)
from captains_table.bots import bot
from captains_table.kernel import state as kernel
from captains_table.kernel.serialize import digest
from captains_table.kernel.rng import Rng
from tests.conformance.titles import HOURS, TITLES, covering, settings
print("compiled" if kernel.__file__.endswith(".so") else "interpreted")
for title in [each for each in TITLES if each.id == sys.argv[1]]:
    long = title.minutes[0] >= HOURS
    for setting in covering(title) if long else settings(title, 0):
        game = setting.new(4)
        number = 0
        sum = sha256()
        rng = Rng(4)
        advisors = [bot("greedy", seat) for seat in range(setting.seats)]
        while game.to_act and not (long and number == 300):
            number += 1
            for seat in range(game.state.seats):
                sum.update(repr((game.state.choices(seat), game.state.permitted(seat))).encode())
            seat = game.to_act[int(rng.below(len(game.to_act)))]
            if rng.below(2):
                choice = advisors[seat].pick(title, game.state, seat)
            else:
                options = game.state.choices(seat)
                choice = options[rng.below(len(options))]
            game.choose(seat, choice)
            sum.update(digest(game.state).encode())
        print(setting, game.state.reason, sum.hexdigest())
"""


@pytest.fixture(scope="session")
def trees() -> Path:
    """Where both kinds of the code are: built once for all workers, and kept as long as the sources are the same."""
    if not (shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")):
        assert not os.environ.get("CI"), "there is no C compiler: with CI=true nothing is skipped"
        pytest.skip("there is no C compiler here; the interpreted code needs none")
    command = [sys.executable, str(ROOT / "tools/compile.py"), str(KEPT), "--keep"]
    done = subprocess.run(command, check=True, timeout=900, env={**os.environ, **QUICKLY}, stdout=subprocess.PIPE)
    return Path(done.stdout.decode().splitlines()[-1])


def run_in(tree: Path, title: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-c", f"ROOT = {str(ROOT)!r}\n{SCRIPT}", title]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_the_rules_compile(trees: Path) -> None:
    """Long before the next test needs it: others run meanwhile."""
    assert list((trees / "compiled").glob("*__mypyc*.so"))
    assert not list((trees / "interpreted").rglob("*.so"))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_compiled_and_interpreted_games_are_the_same(trees: Path, title: ct.Title) -> None:
    interpreted, compiled = (run_in(trees / kind, title.id) for kind in ("interpreted", "compiled"))
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted) > 1
    assert interpreted[1:] == compiled[1:]
