"""What a load run found, as the last section of docs/benchmarks.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass, field

BEGIN, END = "<!-- make load: begin -->", "<!-- make load: end -->"
TARGET = 3.0
DEAREST, MOST = 10, 5.0  # requests that are shown; milliseconds that one may cost


@dataclass(frozen=True)
class Phase:
    """Some tables for some time. Latency and CPU in milliseconds, memory in MiB."""

    tables: int
    choices: int
    seconds: float
    p50: float  # from sending a choice to the last watcher's event
    p95: float
    cpu: float  # of the server, for one choice
    alone: float  # of the same choice without a server
    busy: float  # cores used by the server
    own: float  # cores used by the players and watchers
    memory: float

    @property
    def ratio(self) -> float:
        return self.cpu / self.alone


@dataclass
class Verdict:
    """What became of the acknowledged choices."""

    lost: int = 0
    doubled: int = 0
    games: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Cost:
    """Milliseconds of the event loop for one request."""

    what: str
    ms: float


@dataclass(frozen=True)
class Figures:
    flat_out: Phase
    paced: Phase
    quiet: Phase
    in_a_row: float  # CPU milliseconds for a choice without a server, when nothing else is done in between
    idle: float  # MiB before anybody came
    verdict: Verdict
    errors: list[str]
    resent: int
    finished: int


def with_section(text: str, section: str) -> str:
    """The text with this section at its end, in place of the one that is there."""
    return f"{text.partition(BEGIN)[0].rstrip()}\n\n{section}".rstrip() + "\n"


def section_of(text: str) -> str:
    """What other commands have written below it, empty if there is nothing."""
    _, begin, rest = text.partition("<!-- make ")
    return begin + rest


def section(figures: Figures, costs: list[Cost], load: float) -> str:
    phases = (figures.flat_out, figures.paced, figures.quiet)
    verdict = figures.verdict
    rows: list[tuple[str, Callable[[Phase], str]]] = [
        ("tables", lambda each: f"{each.tables}"),
        ("choices per second", lambda each: f"{each.choices / each.seconds:.0f}"),
        ("from POST to the last watcher's event, p50", lambda each: f"{each.p50:.1f} ms"),
        ("from POST to the last watcher's event, p95", lambda each: f"{each.p95:.1f} ms"),
        ("CPU of the server for one choice", lambda each: f"{each.cpu:.2f} ms"),
        ("CPU of the same choice without a server", lambda each: f"{each.alone:.2f} ms"),
        (f"ratio of the two (target: at most {TARGET:g})", lambda each: f"{each.ratio:.2f}"),
        ("cores used by the server", lambda each: f"{each.busy:.2f}"),
        ("cores used by players and watchers", lambda each: f"{each.own:.2f}"),
        ("memory of the server (RSS)", lambda each: f"{each.memory:.0f} MiB"),
    ]
    choices = sum(each.choices for each in phases)
    lines = [
        BEGIN,
        "## The server under load",
        "",
        "`make load` writes this section. Two players and two watchers sit at every table, each with a stream of its",
        "own; all are programs that use the public API over the loopback and choose at random. The server is one",
        "process with the embedded database, interpreted, rate limits off. A choice is sent when everybody at the",
        "table has seen the one before: as fast as that goes, or at a pace. *Without a server* is what it costs to",
        "apply the choice, build the four views and encode them: in the process of the players, choice by choice,",
        "so that it meets the same conditions as the server. (One after the other, with nothing else in between, the",
        f"choices that came flat out cost {figures.in_a_row:.2f} ms each: the server takes"
        f" {figures.flat_out.cpu / figures.in_a_row:.1f} times that.)",
        "",
        f"|  | flat out, {figures.flat_out.seconds:.0f} s | a choice a second, {figures.paced.seconds:.0f} s"
        f" | few tables, {figures.quiet.seconds:.0f} s |",
        "|---|---:|---:|---:|",
        *(f"| {name} | {' | '.join(show(each) for each in phases)} |" for name, show in rows),
        "",
        "Flat out the server is the bottleneck, and a choice mostly waits for those of the other tables; the server",
        f"then writes and wakes for many at once. Before anybody came it held {figures.idle:.0f} MiB. The fewer",
        "choices there are, the more each pays by itself, for its commit to the disk and for waking what sleeps:",
        f"the target was {_met(figures.flat_out)} flat out, {_met(figures.paced)} at a choice a second and"
        f" {_met(figures.quiet)} with few tables.",
        "",
        f"Errors: {len(figures.errors)}. Choices lost: {verdict.lost}, doubled: {verdict.doubled}"
        f" ({choices:,} acknowledged, {figures.resent:,} of them sent twice with the same key).",
        f"All {verdict.games} games were replayed from the database, {figures.finished} of them also from the records"
        " given out at the end, and compared",
        f"with what was acknowledged and with the last snapshot of every viewer: {len(verdict.problems)} differences.",
        "",
        *_dearest(costs),
        "",
        f"This run: {os.cpu_count()} cores ({platform.system()}, {platform.machine()}), load {load:.1f} before the"
        f" start; {platform.python_implementation()} {platform.python_version()}.",
        END,
    ]
    return "\n".join(lines) + "\n"


def _dearest(costs: list[Cost]) -> list[str]:
    """A figure of what cost most."""
    shown = costs[:DEAREST]
    over = sum(cost.ms > MOST for cost in costs)
    return [
        "### What single requests cost",
        "",
        f"{len(costs)} requests that anybody can send, one after the other on a server otherwise quiet: CPU time of",
        "its event loop, in which everybody else waits, for each (median, less what the idle loop uses). Replays",
        f"and moments are made by workers. The {len(shown)} dearest; target: none above {MOST:g} ms, which"
        f" {'was met' if not over else f'{over} missed'}.",
        "",
        "```",
        *(f"{cost.ms:6.1f} ms  {'#' * round(cost.ms / max(MOST, shown[0].ms) * 30):30}  {cost.what}" for cost in shown),
        "```",
    ]


def _met(phase: Phase) -> str:
    return "met" if phase.ratio <= TARGET else "missed"
