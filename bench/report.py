"""What a run found: ratios within a round, their median and range; in the terminal and as docs/benchmarks.md."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median

from rich.console import Console
from rich.table import Table

Round = dict[str, float]  # "task.row": a rate


@dataclass(frozen=True)
class Ratio:
    """One rate divided by another of the same round."""

    title: str
    top: str
    bottom: str
    target: float | None = None
    at_most: bool = False


@dataclass(frozen=True)
class Section:
    title: str
    text: str
    ratios: tuple[Ratio, ...]


@dataclass(frozen=True)
class Found:
    """A ratio over all rounds."""

    ratio: Ratio
    values: list[float]
    best: float  # the ratio of the best rates of all rounds

    @property
    def median(self) -> float:
        return median(self.values)

    @property
    def met(self) -> bool | None:
        target = self.ratio.target
        if target is None or not self.values:
            return None
        return self.median <= target if self.ratio.at_most else self.median >= target

    def cells(self) -> tuple[str, ...]:
        """As in HEAD."""
        target = self.ratio.target
        aim = "" if target is None else f"{'at most' if self.ratio.at_most else 'at least'} {target:g}"
        if not self.values:
            return self.ratio.title, "", "", "", aim, "not measured"
        span = f"{number(min(self.values))} - {number(max(self.values))}"
        verdict = {None: "", True: "met", False: "not met"}[self.met]
        return self.ratio.title, number(self.median), span, number(self.best), aim, verdict


@dataclass
class Results:
    """All that goes into the report."""

    rounds: list[Round]
    sections: tuple[Section, ...]
    rates: dict[str, str]  # "task.row": what it is, for the table of rates
    lengths: dict[str, float] = field(default_factory=dict)  # decisions in a game of tic-tac-toe, by peer
    versions: dict[str, str] = field(default_factory=dict)
    machine: list[str] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)
    same_games: bool = True

    def found(self, section: Section) -> list[Found]:
        found = []
        for ratio in section.ratios:
            rounds = [each for each in self.rounds if ratio.top in each and ratio.bottom in each]
            top = [each[ratio.top] for each in rounds]
            bottom = [each[ratio.bottom] for each in rounds]
            best = max(top) / max(bottom) if rounds else 0.0
            found.append(Found(ratio, [a / b for a, b in zip(top, bottom, strict=True)], best))
        return found

    def missed(self) -> list[Found]:
        return [found for section in self.sections for found in self.found(section) if found.met is False]

    def speeds(self) -> list[tuple[str, str]]:
        """What was measured and its median rate."""
        rows = []
        for key, title in self.rates.items():
            values = [each[key] for each in self.rounds if key in each]
            if values:
                rows.append((title, f"{float(f'{median(values):.3g}'):,.0f}"))
        return rows


def number(value: float) -> str:
    """Three digits that mean something."""
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


NUMBERS = {"median", "range", "of best", "per second"}
HEAD = ("", "median", "range", "of best", "target", "")


def show(results: Results, console: Console) -> None:
    """In the terminal."""
    for section in results.sections:
        table = Table(title=section.title, title_justify="left", title_style="bold")
        for name in HEAD:
            table.add_column(name, justify="right" if name in NUMBERS else "left")
        for found in results.found(section):
            colour = {None: "", True: "green", False: "red"}[found.met]
            table.add_row(*found.cells(), style=colour)
        console.print(table)
    for peer, reason in results.missing.items():
        console.print(f"{peer}: not measured, {reason}.")
    if not results.same_games:
        console.print("Compiled and interpreted code did not play the same games!", style="red")


def markdown(results: Results) -> str:
    """The text of docs/benchmarks.md."""
    missed = len(results.missed())
    targets = sum(found.met is not None for section in results.sections for found in results.found(section))
    lines = [
        "# Benchmarks",
        "",
        "`make bench` writes this file, and `make load` its last section: each shows its last run, and nothing of",
        "another one.",
        f"Of {targets} targets {targets - missed} were met.",
        "",
        "## How it is measured",
        "",
        *METHOD,
        "",
        *results.machine,
    ]
    for section in results.sections:
        rows = [found.cells() for found in results.found(section)]
        lines += ["", f"## {section.title}", "", section.text, "", *_table(HEAD, rows)]
    lines += ["", *(f"{peer} was not measured: {reason}." for peer, reason in results.missing.items())]
    if results.missing:
        lines.append("")
    lines += ["## Rates", "", *RATES, "", *_table(("", "per second"), results.speeds()), ""]
    if results.lengths:
        lengths = ", ".join(f"{name} {length:.2f}" for name, length in results.lengths.items())
        lines += [f"Decisions in a random game of tic-tac-toe: {lengths}; by theory 7.63.", ""]
    if results.same_games:
        lines.append("Compiled and interpreted code played the same games: 100 of each kind have the same checksum.")
    else:
        lines.append("**Compiled and interpreted code did not play the same games: something is wrong.**")
    lines += ["", "## Versions", "", *(f"- {name} {number}" for name, number in results.versions.items())]
    lines += ["", "## To repeat it", "", *REPEAT]
    return "\n".join(lines) + "\n"


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    columns = list(head)
    lines = ["| " + " | ".join(columns) + " |"]
    lines.append("|" + "|".join("---:" if name in NUMBERS else "---" for name in columns) + "|")
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


METHOD = [
    "Every figure is a ratio of two rates measured in the same round; the table gives the median of the rounds and",
    "their range, and the target is for the median. A round runs each program for a short while, one after the other,",
    "and every other round runs them in the opposite order. Each program is a process of its own, pinned to one core",
    "where the system allows that; it plays in one thread, and its CPU time is what counts. Other work on the machine",
    "still disturbs, and large programs more than small ones; therefore *of best* gives the ratio of the best rates",
    "that each side had in any round.",
    "",
    "A *decision* is one choice of one player. *Outside* means that the loop around the rules is interpreted Python,",
    "which is what a program pays that only uses the package; *inside*, that the loop is the kernel's `playout`, which",
    "is compiled where the rules are. *Compiled* is the same source, compiled with mypyc (`make compile`).",
]

RATES = [
    "Medians, in decisions per second where nothing else is said. Rates tell about the machine as much as about the",
    "programs; compare ratios.",
]

REPEAT = [
    "`make bench`, or `.venv/bin/python bench/run.py --rounds 7`. It needs a C compiler and, the first time, the",
    "package registries: the peers are installed below `build/bench` and nowhere else. boardgame.io is left out where",
    "node is not installed. A second run reuses what is there, and compiles again only what has changed. For figures",
    "worth keeping, leave the machine alone meanwhile.",
]
