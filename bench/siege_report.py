"""What a siege found: at the terminal, and as a section of docs/benchmarks.md."""

from __future__ import annotations

import os
import platform
from collections import Counter
from dataclasses import dataclass
from statistics import median, quantiles

from bench import load_report
from bench.load_report import Verdict
from bench.siege_harm import Harm, Watch
from bench.siege_honest import Diary, Sent
from rich.console import Console
from rich.table import Table

BEGIN, END = "<!-- make siege: begin -->", "<!-- make siege: end -->"
SLOWEST = 2.0  # seconds for an honest choice outside of outages
MOST = 600.0  # MiB of the server


@dataclass
class Half:
    """A siege on one kind of database."""

    name: str
    seconds: float
    diary: Diary
    watch: Watch
    harm: Harm
    verdict: Verdict
    answers: Counter[tuple[str, str]]
    failures: list[str]
    ending: str
    errors: Counter[str]

    @property
    def calm(self) -> list[Sent]:
        return [each for each in self.diary.sent if self.diary.calm(each.began, each.ended)]

    @property
    def times(self) -> list[float]:
        """Seconds of the choices outside of outages."""
        return sorted(each.ended - each.began for each in self.calm) or [0.0]

    @property
    def failed(self) -> int:
        """Answers with our own mistakes, over all requests of everybody."""
        honest = sum(self.diary.statuses[status] for status in ("500", "502"))
        return honest + sum(n for (_, status), n in self.answers.items() if status in ("500", "502"))

    @property
    def problems(self) -> list[str]:
        """Why the siege was not withstood."""
        found = [f"{self.name}: {problem}" for problem in (*self.verdict.problems, *self.diary.problems)][:20]
        late = [time for time in self.times if time > SLOWEST]
        checks = [
            (self.failed, f"{self.failed} requests were answered with 500 or 502"),
            (self.verdict.lost, f"{self.verdict.lost} acknowledged choices are lost"),
            (self.verdict.doubled, f"{self.verdict.doubled} choices are there twice"),
            (
                late,
                f"{len(late)} honest choices outside of outages took over {SLOWEST:g} s, up to {self.times[-1]:.1f} s",
            ),
            (self.watch.peak > MOST, f"the server held {self.watch.peak:.0f} MiB, more than {MOST:.0f}"),
            (self.ending, self.ending),
            (not self.calm, "no honest choice was made outside of outages"),
        ]
        found += [f"{self.name}: {said}" for wrong, said in checks if wrong]
        return [*found, *(f"{self.name}: {failure}" for failure in self.failures[:10])]

    def rows(self) -> list[tuple[str, str]]:
        times, probes = self.times, sorted(self.watch.probes) or [0.0]
        diary, watch, harm = self.diary, self.watch, self.harm
        befell = Counter(harm.done)
        return [
            ("seconds", f"{self.seconds:.0f}"),
            ("honest choices answered", f"{len(diary.sent):,}"),
            ("of these outside of outages", f"{len(self.calm):,}"),
            ("their answer, p50", f"{median(times) * 1000:.0f} ms"),
            ("their answer, p99", f"{_p99(times) * 1000:.0f} ms"),
            (f"their answer, slowest (target: {SLOWEST:g} s)", f"{times[-1] * 1000:.0f} ms"),
            ("sent again during outages", f"{sum(each.tries > 1 for each in diary.sent):,}"),
            ("sent twice with the same key", f"{diary.resent:,}"),
            ("games replayed and compared", f"{self.verdict.games} ({len(diary.finished)} finished)"),
            ("choices lost, doubled", f"{self.verdict.lost}, {self.verdict.doubled}"),
            ("answers 500 or 502, to anybody", f"{self.failed}"),
            ("smallest request, p99", f"{_p99(probes) * 1000:.0f} ms"),
            ("smallest request, slowest", f"{probes[-1] * 1000:.0f} ms"),
            ("memory of the server: start, peak, end", f"{watch.first:.0f}, {watch.peak:.0f}, {watch.last:.0f} MiB"),
            ("memory of its workers together, peak", f"{watch.workers_peak:.0f} MiB"),
            ("workers killed, stopped", f"{harm.killed}, {harm.stopped}"),
            ("outages", ", ".join(f"{n} {what}" for what, n in befell.items()) or "none"),
            ("errors in the log", ", ".join(f"{n} {what}" for what, n in self.errors.most_common()) or "none"),
        ]

    def attacks(self) -> list[tuple[str, int, str]]:
        """By kind: how many, and how they were answered."""
        kinds: dict[str, Counter[str]] = {}
        for (kind, answer), n in sorted(self.answers.items()):
            kinds.setdefault(kind, Counter())[answer] += n
        return [(kind, each.total(), _histogram(each)) for kind, each in kinds.items()]


def _histogram(answers: Counter[str]) -> str:
    return ", ".join(f"{n:,} {answer}" for answer, n in answers.most_common())


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98] if len(times) > 1 else times[0]


def _met(halves: list[Half]) -> list[tuple[str, ...]]:
    """The rows of all halves side by side."""
    return [(rows[0][0], *(row[1] for row in rows)) for rows in zip(*(each.rows() for each in halves), strict=True)]


def show(halves: list[Half], mutations: int, console: Console) -> None:
    table = Table("", *(each.name for each in halves), title="The siege")
    for row in _met(halves):
        table.add_row(*row)
    console.print(table)
    for each in halves:
        attacks = Table("attack", "requests", "answers", title=f"Attacks: {each.name}")
        for kind, count, answers in each.attacks():
            attacks.add_row(kind, f"{count:,}", answers)
        console.print(attacks)
        console.print(f"honest requests that were not answered at once: {_histogram(each.diary.statuses)}")
    if mutations:
        console.print(f"{mutations:,} spoilt records and positions were tried before, none wrong")


def with_siege(text: str, section: str) -> str:
    """The text with this section before that of make load, which is the last."""
    before, mark, load = text.partition(load_report.BEGIN)
    return "\n\n".join(part.strip() for part in (before.partition(BEGIN)[0], section, mark + load)).rstrip() + "\n"


def section(halves: list[Half], mutations: int, load: float) -> str:
    total: Counter[str] = Counter()
    for each in halves:
        for kind, count, _ in each.attacks():
            total[kind] += count
    lines = [
        BEGIN,
        "## The server under siege",
        "",
        "`make siege` writes this section if told so. Ten tables of two people each, some with bots, play all four",
        "titles at a few choices a second, while others attack from addresses of their own: spoilt, huge and deep",
        "uploads, odd requests, slow senders and readers, floods of everything. Workers are killed and stopped,",
        "captains think at tables that were left, PostgreSQL is restarted, the disk is full, the power fails. Limits",
        "are on, as for everybody. During an outage a choice is answered 503 and sent again with its key.",
        "",
        "|  | " + " | ".join(each.name for each in halves) + " |",
        "|---|" + "---:|" * len(halves),
        *(f"| {' | '.join(row)} |" for row in _met(halves)),
        "",
        "Attacks made: " + ", ".join(f"{count:,} {kind}" for kind, count in total.most_common()) + ".",
        *(
            [f"Before, {mutations:,} spoilt records and positions were tried on the rules: none wrong."]
            * bool(mutations)
        ),
        "",
        f"This run: {os.cpu_count()} cores ({platform.system()}, {platform.machine()}) for everybody together, load"
        f" {load:.1f} before the start; {platform.python_implementation()} {platform.python_version()}.",
        END,
    ]
    return "\n".join(lines) + "\n"
