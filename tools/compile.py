"""compile.py FOLDER [--copy FROM] [--example] [--keep]: compile the rules below FOLDER with mypyc, in one go.

With --copy the package is copied there first, so that compiled and interpreted code can live side by side.
With --keep FOLDER gets one folder named after what was compiled, with `compiled` and `interpreted` in it, and what was
kept before is removed; if it is there already nothing is done. The last line printed is its path.
With --example the title of docs/add-a-title.md is copied and compiled too (for the benchmark).
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
import time
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = "captains_table"
FLAGS = "-fwrapv -w -Wno-all"  # looking for what to warn of takes gcc longer than all the rest
KERNEL = ["kernel/redeal.py", "kernel/rng.py", "kernel/state.py"]
FOLDERS = ("data", "rules", "bot")  # of a title: what runs in a search


def modules(package: Path) -> list[Path]:
    """Everything that is compiled: the kernel's core, and of the titles what is pure, by its folder."""
    found = [package / name for name in KERNEL]
    for title in sorted((package / "titles").iterdir()):
        for folder in FOLDERS:
            found += [path for path in sorted((title / folder).rglob("*.py")) if path.name != "__init__.py"]
    return found


def compile_in(folder: Path, example: bool) -> None:
    """One mypyc run for all modules: two runs give modules that crash each other."""
    paths = [path.relative_to(folder) for path in modules(folder / PACKAGE)]
    if example:
        paths.append(Path("tic_tac_toe.py"))
    start = time.monotonic()
    print(f"compiling {len(paths)} modules: a minute or two ...", flush=True)
    command = [sys.executable, str(Path(__file__).with_name("compile_setup.py")), *map(str, paths)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={"CFLAGS": FLAGS, **os.environ})
    if done.returncode:
        sys.exit(f"compiling failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    shutil.rmtree(folder / "build", ignore_errors=True)
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)
    print(f"compiled in {time.monotonic() - start:.0f} s", flush=True)


def copy(source: Path, folder: Path, example: bool) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        source / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("*.so", "__pycache__"), dirs_exist_ok=True
    )
    if example:
        shutil.copy(ROOT / "examples" / "tic_tac_toe.py", folder)


def print_of(source: Path) -> str:
    """The same for the same sources, Python, compiler and way of compiling."""
    ways = {name: value for name, value in os.environ.items() if name.startswith("MYPYC_") or name in ("CC", "CFLAGS")}
    sum = sha256(repr((sys.version, version("mypy"), sorted(ways.items()))).encode())
    sources = [path for path in (source / PACKAGE).rglob("*") if path.suffix in (".py", ".toml")]
    for path in [Path(__file__), *sorted(sources)]:
        sum.update(f"\n{path.name} {path.relative_to(source) if path in sources else ''}\n".encode())
        sum.update(path.read_bytes())
    return sum.hexdigest()[:16]


def keep(source: Path, folder: Path) -> Path:
    """Built once, however many ask at the same time: the others wait."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / print_of(source)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            for old in folder.iterdir():
                if old.is_dir():
                    shutil.rmtree(old)
            making = folder / "making"
            for name in ("interpreted", "compiled"):
                copy(source, making / name, example=False)
            compile_in(making / "compiled", example=False)
            making.rename(kept)  # whole or not at all
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--copy", type=Path, metavar="FROM", help="copy the package from here first")
    parser.add_argument("--example", action="store_true")
    parser.add_argument("--interpreted", action="store_true", help="copy only")
    parser.add_argument("--keep", action="store_true", help="in a folder named after the sources, both kinds")
    args = parser.parse_args()
    folder = args.folder.resolve()
    if args.keep:
        print(keep(args.copy or ROOT / "src", folder))
        return
    if args.copy:
        copy(args.copy, folder, args.example)
    if not args.interpreted:
        compile_in(folder, args.example)


if __name__ == "__main__":
    main()
