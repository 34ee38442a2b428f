"""compile.py FOLDER [--copy FROM] [--example]: compile the rules below FOLDER with mypyc, in one go.

With --copy the package is copied there first, so that compiled and interpreted code can live side by side.
With --example the title of docs/add-a-title.md is copied and compiled too (for the benchmark).
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = "captains_table"
FLAGS = "-fwrapv -w -Wno-all"  # looking for what to warn of takes gcc longer than all the rest
KERNEL = ["kernel/redeal.py", "kernel/rng.py", "kernel/state.py"]
# of a title: what runs in a search; not what is only for people
NOT_COMPILED = {
    *("__init__.py", "title.py", "manners.py", "view.py", "position.py", "set_up.py", "stock.py"),
    *("founded.py", "programme.py", "crews.py", "terminal.py", "names.py", "figures.py", "story.py", "tales.py"),
    *("terminal_signs.py", "asked.py", "attacks_told.py", "plans.py"),
}
FOR_PEOPLE = "refusals"  # and so are modules that begin like this


def modules(package: Path) -> list[Path]:
    """Everything that is compiled: the kernel's core, the titles' states, steps and advice."""
    found = [package / name for name in KERNEL]
    for title in sorted((package / "titles").iterdir()):
        paths = [path for path in sorted(title.rglob("*.py")) if not path.name.startswith(FOR_PEOPLE)]
        found += [path for path in paths if path.name not in NOT_COMPILED]
    return found


def compile_in(folder: Path, example: bool) -> None:
    """One mypyc run for all modules: two runs give modules that crash each other."""
    paths = [path.relative_to(folder) for path in modules(folder / PACKAGE)]
    if example:
        paths.append(Path("tic_tac_toe.py"))
    command = [sys.executable, "-m", "mypyc", *map(str, paths)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={"CFLAGS": FLAGS, **os.environ})
    if done.returncode:
        sys.exit(f"compiling failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    shutil.rmtree(folder / "build", ignore_errors=True)
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)


def copy(source: Path, folder: Path, example: bool) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        source / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("*.so", "__pycache__"), dirs_exist_ok=True
    )
    if example:
        shutil.copy(ROOT / "examples" / "tic_tac_toe.py", folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--copy", type=Path, metavar="FROM", help="copy the package from here first")
    parser.add_argument("--example", action="store_true")
    parser.add_argument("--interpreted", action="store_true", help="copy only")
    args = parser.parse_args()
    folder = args.folder.resolve()
    if args.copy:
        copy(args.copy, folder, args.example)
    if not args.interpreted:
        compile_in(folder, args.example)


if __name__ == "__main__":
    main()
