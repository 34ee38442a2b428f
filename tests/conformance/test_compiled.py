"""Compiled and interpreted code play the same games, choice for choice: with every value of every option. Of long
games the first 300 choices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
QUICKLY = {"MYPYC_OPT_LEVEL": "0", "MYPYC_DEBUG_LEVEL": "0"}  # the same rules, compiled sooner

SCRIPT = """
import sys
from hashlib import sha256
sys.path.insert(0, ROOT)
from captains_table.bots import bot
from captains_table.kernel import state as kernel
from captains_table.kernel.plain import digest
from captains_table.kernel.rng import Rng
from tests.conformance.titles import HOURS, TITLES, covering, settings
print("compiled" if kernel.__file__.endswith(".so") else "interpreted")
for title in TITLES:
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
                sum.update(repr((game.state.choices(seat), game.state.extras(seat))).encode())
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


def run_in(tree: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-c", f"ROOT = {str(ROOT)!r}\n{SCRIPT}"]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_compiled_and_interpreted_games_are_the_same(tmp_path: Path) -> None:
    if not (shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")):
        assert not os.environ.get("CI"), "there is no C compiler: with CI=true nothing is skipped"
        pytest.skip("there is no C compiler here; the interpreted code needs none")
    for name, more in (("interpreted", ["--interpreted"]), ("compiled", [])):
        command = [sys.executable, str(ROOT / "tools/compile.py"), str(tmp_path / name), "--copy", str(ROOT / "src")]
        subprocess.run([*command, *more], check=True, timeout=900, env={**os.environ, **QUICKLY})
    interpreted, compiled = run_in(tmp_path / "interpreted"), run_in(tmp_path / "compiled")
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted) > 40
    assert interpreted[1:] == compiled[1:]
