"""compare.py REVISION [--rounds N] [--seconds S]: how fast the rules are now, compared with an earlier revision.

Both are compiled, each by its own tools, below build/bench; rounds measure the one and then the other, every other
round in the opposite order. Prints now divided by then, for whole random games, decisions, copies and imagined worlds.
Below 0.95 in most rounds is slower; what a noisy machine does shows in the range.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tarfile
from pathlib import Path

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.layout import PLACE, CannotBuild, compiled_copy  # noqa: E402
from bench.report import Ratio, Results, Round, Section, show  # noqa: E402
from bench.run import MODES, OTHERS, Task, measure, pin  # noqa: E402

ROWS = [
    *(f"games:{which}" for which in (*MODES, *OTHERS)),
    *(f"{row}{which}" for which in ("", *(f":{id}" for id in OTHERS)) for row in ("inside", "clone", "imagine")),
]


def check_out(revision: str) -> Path:
    """The sources of a revision, below build/bench."""
    found = subprocess.run(["git", "rev-parse", "--verify", f"{revision}^{{commit}}"], cwd=ROOT, capture_output=True)
    if found.returncode:
        sys.exit(f"There is no revision {revision!r} here.")
    commit = found.stdout.decode().strip()
    folder = PLACE / "revisions" / commit[:12]
    if not folder.exists():
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="of CPU time for each row in a round")
    parser.add_argument("--rows", nargs="+", default=ROWS, help="such as games:galactic-cruise clone:galactic-cruise")
    args = parser.parse_args()
    console = Console()
    sources = {"then": check_out(args.revision), "now": ROOT}
    try:
        trees = {name: compiled_copy(f"compare-{name}", source, console.print) for name, source in sources.items()}
    except CannotBuild as error:
        sys.exit(str(error))
    pin()
    rounds: list[Round] = [{} for _ in range(args.rounds)]
    order = [(k, row) for k in range(args.rounds) for row in args.rows]
    for k, row in track(order, "measuring", console=console):
        for name in ("then", "now") if k % 2 == 0 else ("now", "then"):
            script = str(sources[name] / "bench" / "measure.py")  # its own: functions have had other names
            task = Task(f"{name}.compiled", [sys.executable, script, str(trees[name]), str(args.seconds), row])
            rounds[k][f"{name}.{row}"] = measure(task)["rates"][row]
    ratios = tuple(Ratio(row, f"now.{row}", f"then.{row}") for row in args.rows)
    show(Results(rounds, (Section(f"Compiled, now / {args.revision}", "", ratios),), {}), console)


if __name__ == "__main__":
    main()
