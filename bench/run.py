"""run.py [--rounds N] [--seconds S]: measure our code, the bare prototype and the peers; write docs/benchmarks.md.

The targets are in SECTIONS. Whether they are met is reported; the exit status says only whether the run worked.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.layout import BENCH, PYTHON, CannotBuild, Layout, lay_out  # noqa: E402
from bench.load_report import section_of, with_section  # noqa: E402
from bench.report import Ratio, Results, Round, Section, markdown, show  # noqa: E402

MODES = {
    "standard": "standard game",
    "great_arch": "The Great Arch",
    "pyramid": "The Pyramid",
    "day_night": "Day & Night",
    "duel": "Duel",
}
OTHERS = {
    "dream-cruise": "Dream Cruise",
    "cruise-line-caribbean": "Cruise Line: Caribbean!",
    "galactic-cruise": "Galactic Cruise",
}
GALACTIC = {
    "galactic-solo": "Galactic Cruise alone against Rachel",
    "galactic-modules": "Galactic Cruise for three with all modules",
}
KINDS = ("interpreted", "compiled")
PEERS = {
    # task.row: title, targets interpreted and compiled
    "open_spiel.cpp": ("OpenSpiel (game in C++)", 0.4, 1.4),
    "open_spiel.python": ("OpenSpiel (game in Python)", 9.0, 30.0),
    "pettingzoo.classic": ("PettingZoo", 22.0, 70.0),
    "boardgame_io.reducer": ("boardgame.io (bare reducer)", 27.0, 90.0),
    "boardgame_io.client": ("boardgame.io (client)", None, None),
}


def _search(title: str, which: str, copy: float | None) -> Section:
    """What a search and a table pay besides the rules, with the target of a compiled copy."""
    rows = [
        Ratio(f"{what}, {kind}", f"ours.{kind}.inside{which}", f"ours.{kind}.{row}{which}", target, at_most=True)
        for what, row in (("a copy", "clone"), ("an imagined world", "imagine"), ("a view", "view"))
        for kind in reversed(KINDS)
        for target in [copy if (row, kind) == ("clone", "compiled") else None]
    ]
    return Section(
        f"What a search and a table pay: {title}",
        "The cost of a copy, of an imagined world and of the view of the seat that decides, in decisions (inside) of\n"
        "the same build; measured 20 decisions into a game. Views are never compiled.",
        tuple(rows),
    )


def _other(id: str, name: str) -> tuple[Section, Section]:
    """Of a title besides Tranquility, with its defaults."""
    return (
        Section(
            f"What compiling brings: {name}, whole games",
            "Random games per second, 2 seats (Galactic Cruise: 3), the deal included, compiled divided by\n"
            "interpreted, inside.",
            (Ratio("whole games", f"ours.compiled.games:{id}", f"ours.interpreted.games:{id}", 3.5),),
        ),
        _search(name, f":{id}", None),
    )


SECTIONS = (
    Section(
        "Against other engines: tic-tac-toe",
        "Random decisions per second, ours divided by the peer's, the start of each game included; our loop is\n"
        "*outside*. Ours is the title of docs/add-a-title.md, which looks lines and free cells up in tables.\n"
        "OpenSpiel is driven from Python, PettingZoo runs with the wrappers it comes with, boardgame.io on node\n"
        "with time to warm up (its client without a server). These engines make things in the loop that ours does\n"
        "not, such as observations or a history: this compares what it takes to play, not all that they can do.",
        tuple(
            Ratio(f"{kind} / {title}", f"ours.{kind}.tic_tac_toe", key, targets[KINDS.index(kind)])
            for kind in KINDS
            for key, (title, *targets) in PEERS.items()
        ),
    ),
    Section(
        "Against a bare prototype: Tranquility",
        "Random decisions per second, 2 seats, standard game, the deal left out. The prototype (bench/prototype) is\n"
        "the game written down directly, without a kernel, options, modules, events or prompts, and with simpler\n"
        "rules: what is missing to 1 is the price of all these.",
        (
            *(
                Ratio(
                    f"{kind} / prototype {kind}, {loop}",
                    f"ours.{kind}.{loop}",
                    f"prototype.{kind}.{loop}",
                    0.6,
                )
                for kind in KINDS
                for loop in ("inside", "outside")
            ),
            Ratio("compiled / interpreted, inside", "ours.compiled.inside", "ours.interpreted.inside", 5.0),
            Ratio("compiled / interpreted, outside", "ours.compiled.outside", "ours.interpreted.outside"),
        ),
    ),
    _search("Tranquility", "", 1.6),
    Section(
        "What compiling brings: Tranquility, whole games",
        "Random games per second, 2 seats, the deal included, compiled divided by interpreted, inside.",
        (
            *(
                Ratio(title, f"ours.compiled.games:{mode}", f"ours.interpreted.games:{mode}", 3.5)
                for mode, title in MODES.items()
            ),
            Ratio(
                "standard game with Rocks, 5 Monsters and Storms",
                "ours.compiled.games:modules",
                "ours.interpreted.games:modules",
                3.5,
            ),
        ),
    ),
    *(section for id, name in OTHERS.items() for section in _other(id, name)),
    Section(
        "What compiling brings: Galactic Cruise alone and with modules",
        "Random games per second, the deal included, compiled divided by interpreted, inside. Alone, Rachel's turns\n"
        "are played too.",
        tuple(
            Ratio(name, f"ours.compiled.games:{which}", f"ours.interpreted.games:{which}", 3.5)
            for which, name in GALACTIC.items()
        ),
    ),
)


def _rates() -> dict[str, str]:
    titles = {key: f"{title}: tic-tac-toe" for key, (title, *_) in PEERS.items()}
    for kind in KINDS:
        titles[f"ours.{kind}.tic_tac_toe"] = f"ours, {kind}: tic-tac-toe, outside"
    for code in ("prototype", "ours"):
        for kind in KINDS:
            for loop in ("inside", "outside"):
                titles[f"{code}.{kind}.{loop}"] = f"{code}, {kind}: Tranquility, {loop}"
    for kind in KINDS:
        for which, name in (("", "Tranquility"), *((f":{id}", name) for id, name in OTHERS.items())):
            titles[f"ours.{kind}.clone{which}"] = f"ours, {kind}: copies of {name}"
            titles[f"ours.{kind}.imagine{which}"] = f"ours, {kind}: imagined worlds of {name}"
            titles[f"ours.{kind}.view{which}"] = f"ours, {kind}: views of {name}"
        for id, name in OTHERS.items():
            titles[f"ours.{kind}.inside:{id}"] = f"ours, {kind}: {name}, inside"
            titles[f"ours.{kind}.games:{id}"] = f"ours, {kind}: games of {name}"
        for which, name in GALACTIC.items():
            titles[f"ours.{kind}.games:{which}"] = f"ours, {kind}: games of {name}"
        for mode, title in (*MODES.items(), ("modules", "standard game with Rocks, 5 Monsters and Storms")):
            titles[f"ours.{kind}.games:{mode}"] = f"ours, {kind}: games of Tranquility, {title}"
    return titles


@dataclass(frozen=True)
class Task:
    """One process of a round."""

    name: str
    command: list[str]
    folder: Path = ROOT


def tasks(layout: Layout, seconds: float) -> list[Task]:
    """The processes of a round; those that are compared are neighbours."""

    def tree(name: str, *rows: str) -> Task:
        script = str(BENCH / "measure.py")
        return Task(name, [sys.executable, script, str(layout.trees[name]), str(seconds), *rows])

    todo = [tree("ours.interpreted", "tic_tac_toe")]
    if layout.peers:
        todo.append(Task("open_spiel", [str(layout.peers), str(BENCH / "peers/open_spiel_peer.py"), str(seconds)]))
    todo.append(tree("ours.compiled", "tic_tac_toe"))
    if layout.peers:
        todo.append(Task("pettingzoo", [str(layout.peers), str(BENCH / "peers/pettingzoo_peer.py"), str(seconds)]))
    if layout.node:
        command = ["node", str(BENCH / "peers/boardgame_io.js"), str(seconds)]
        todo.append(Task("boardgame_io", command, layout.node))
    for kind in KINDS:
        todo.append(tree(f"prototype.{kind}", "inside", "outside"))
        todo.append(tree(f"ours.{kind}", "inside", "outside", "clone", "imagine", "view"))
    for id in OTHERS:
        for kind in KINDS:
            todo.append(tree(f"ours.{kind}", *(f"{row}:{id}" for row in ("inside", "clone", "imagine", "view"))))
    for which in (*MODES, "modules", *OTHERS, *GALACTIC):
        for kind in KINDS:
            todo.append(tree(f"ours.{kind}", f"games:{which}"))
    return todo


def measure(task: Task) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= {"NODE_ENV": "production", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(task.command, cwd=task.folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"measuring {task.name} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if "compiled" in found and found["compiled"] != task.name.endswith(".compiled"):
        sys.exit(f"{task.name} ran code that is {'' if found['compiled'] else 'not '}compiled")
    return found


def pin() -> bool:
    """Keep this process, and with it those it starts, on one core."""
    if sys.platform != "linux":
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def machine(rounds: int, pinned: bool, load: float) -> list[str]:
    """In general words."""
    flags = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    build = "with" if "--enable-optimizations" in flags else "without"
    return [
        f"This run: {rounds} {'round' if rounds == 1 else 'rounds'} on a machine with {os.cpu_count()} cores"
        f" ({platform.system()}, {platform.machine()}), load {load:.1f} before the start,",
        f"{'each process pinned to one core' if pinned else 'processes not pinned'};"
        f" {platform.python_implementation()} {PYTHON}, built {build} profile-guided optimization.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.6, help="of CPU time for each row in a round")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("there must be at least one round, and some time for it")
    console = Console()
    load = os.getloadavg()[0]
    try:
        layout = lay_out(console.print)
    except CannotBuild as error:
        sys.exit(str(error))
    for peer, reason in layout.missing.items():
        console.print(f"{peer}: not measured, {reason}.")

    results = Results([], SECTIONS, _rates(), missing=layout.missing)
    results.machine = machine(args.rounds, pin(), load)
    checks: dict[str, int] = {}
    todo = tasks(layout, args.seconds)
    rounds: list[Round] = [{} for _ in range(args.rounds)]
    order = [(k, task) for k in range(args.rounds) for task in (todo if k % 2 == 0 else reversed(todo))]
    for k, task in track(order, "measuring", console=console):
        found = measure(task)
        rounds[k] |= {f"{task.name}.{row}": rate for row, rate in found["rates"].items()}
        for row, length in found.get("lengths", {}).items():
            key = f"{task.name}.{row}"
            results.lengths[PEERS[key][0] if key in PEERS else f"ours {task.name.split('.')[1]}"] = length
        for row, check in found.get("checks", {}).items():
            results.same_games &= checks.setdefault(row, check) == check
        results.versions |= found.get("versions", {})
    results.rounds = rounds
    results.versions |= {"CPython": PYTHON, "mypyc": version("mypy")}

    path = ROOT / "docs" / "benchmarks.md"
    of_load = section_of(path.read_text(encoding="utf-8")) if path.exists() else ""
    path.write_text(with_section(markdown(results), of_load), encoding="utf-8")
    show(results, console)
    console.print(f"written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
