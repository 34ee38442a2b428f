"""mutants.py [NAME ...]: put faults into a copy of the sources, one by one; the tests named with each must fail.

Each fault is written in mutants.toml: a text, what replaces it, and the tests that notice. Whoever makes tests quicker
or fewer sees here that nothing was lost. Ends with 1 if a fault is not noticed, or if its text is not found any more.
The checkout itself is never touched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parent.parent
FAULTS = Path(__file__).with_name("mutants.toml")
COPIED = ("src", "tests", "examples", "docs", "tools", "bench", "pyproject.toml", "deno.jsonc", "README.md", "Makefile")
AT_ONCE = 2
PATIENCE = 1200  # seconds, on a busy machine
FAILED = 1  # what pytest ends with when tests fail; anything else is trouble of another kind


@dataclass(frozen=True)
class Mutant:
    """A fault on purpose."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def problem(self) -> str:
        """Why it cannot be put in."""
        path = ROOT / self.file
        count = path.read_text(encoding="utf-8").count(self.old) if path.exists() else 0
        return "" if count == 1 else f"its text is there {count} times, not once, in {self.file}"


def mutants() -> list[Mutant]:
    listed = tomllib.loads(FAULTS.read_text(encoding="utf-8"))["mutant"]
    return [Mutant(each["name"], each["file"], each["old"], each["new"], tuple(each["tests"])) for each in listed]


def copy_tree(folder: Path) -> Path:
    for name in COPIED:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        elif path.exists():
            shutil.copy(path, folder / name)
    return folder


def failures(tree: Path, tests: Iterable[str], *more: str) -> str:
    """What pytest says of those that fail there, empty if all pass; RuntimeError if they cannot be run."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not full", *more, *tests]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    said = f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
    if done.returncode not in (0, FAILED):
        raise RuntimeError(f"{' '.join(tests)} cannot be run:\n{said}")
    return said if done.returncode else ""


def is_noticed(mutant: Mutant, tree: Path) -> bool:
    path = tree / mutant.file
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace(mutant.old, mutant.new), encoding="utf-8")
    os.utime(path, (time.time() + 2, time.time() + 2))  # no compiled file of before counts as that of now
    try:
        return bool(failures(tree, mutant.tests))
    finally:
        path.write_text(whole, encoding="utf-8")


def try_all(chosen: list[Mutant]) -> list[str]:
    """What is wrong, in words."""
    wrong = [f"{mutant.name}: {problem}" for mutant in chosen if (problem := mutant.problem())]
    if wrong:
        return wrong
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(AT_ONCE):
            trees.put(copy_tree(Path(folder) / str(number)))

        def judge(mutant: Mutant) -> str:
            tree = trees.get()
            start = time.monotonic()
            try:
                noticed = is_noticed(mutant, tree)
            finally:
                trees.put(tree)
            said = "noticed" if noticed else "NOT NOTICED"
            print(f"{said:12}{time.monotonic() - start:5.0f} s  {mutant.name}", flush=True)
            return "" if noticed else f"{mutant.name}: {' '.join(mutant.tests)} do not notice it"

        tests = {test for mutant in chosen for test in mutant.tests}
        tree = trees.get()
        failed = failures(tree, sorted(tests), "-n", str(AT_ONCE), "--dist", "worksteal")
        if failed:  # else every fault would seem to be noticed
            return [f"these tests fail without any fault, so they show nothing:\n{failed}"]
        print(f"without a fault all of these tests pass; now {len(chosen)} faults, {AT_ONCE} at once", flush=True)
        trees.put(tree)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            return [wrong for wrong in pool.map(judge, chosen) if wrong]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only those whose name begins like this")
    wanted = tuple(parser.parse_args().names)
    chosen = [mutant for mutant in mutants() if not wanted or mutant.name.startswith(wanted)]
    wrong = try_all(chosen)
    print(f"{len(chosen)} faults, {len(wrong)} problems", *wrong, sep="\n")
    sys.exit(1 if wrong or not chosen else 0)


if __name__ == "__main__":
    main()
