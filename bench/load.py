"""load.py [--tables N] [--seconds S]: many tables over HTTP at once; figures for docs/benchmarks.md.

Two players and two watchers at each table, all of them programs that use the public API over the loopback: first at
a few tables, then at all of them as fast as they can, then at the pace of people. Meanwhile it is measured what the
same choices cost without a server. At the end every game is replayed and compared; and on another server, what single
requests cost. Needs Linux (/proc).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import uvloop
from rich.console import Console

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.load_check import Alone, Archive, check  # noqa: E402
from bench.load_client import Link  # noqa: E402
from bench.load_party import Diary, Party  # noqa: E402
from bench.load_report import Figures, Phase, section, with_section  # noqa: E402
from bench.load_requests import measure  # noqa: E402
from tests.serving import Server, serving  # noqa: E402

FEW = 5  # tables in the quiet part
AT_ONCE = 20  # tables that are set up at the same time
SAMPLE = 40  # tables whose choices are played again in a row
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Process:
    """The server's process, from outside."""

    pid: int

    @property
    def cpu(self) -> float:
        """Seconds of all its threads so far, its own and the system's for it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        """MiB held now."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


async def gather(port: int, tables: int, diary: Diary, alone: Alone, resend: float = 0.0) -> list[Party]:
    """Everybody sits down."""
    parties = [Party(port, number, diary, alone, resend) for number in range(tables)]
    turn = asyncio.Semaphore(AT_ONCE)

    async def arrive(party: Party) -> None:
        async with turn:
            await party.arrive()

    await asyncio.gather(*(arrive(party) for party in parties))
    return parties


async def phase(process: Process, parties: list[Party], seconds: float, pause: float = 0.0) -> Phase:
    """All of them play for a while."""
    diary, alone = parties[0].diary, parties[0].alone
    first, cpu, began, own = len(diary.seconds), process.cpu, time.monotonic(), time.process_time()
    before = alone.seconds
    await asyncio.gather(*(party.play(began + seconds, pause) for party in parties))
    took, spent = time.monotonic() - began, process.cpu - cpu
    times = sorted(diary.seconds[first:])
    if len(times) < 20:
        sys.exit(f"hardly anything was played: {diary.errors[:3]}")
    parts = quantiles(times, n=20)
    return Phase(
        tables=len(parties),
        choices=len(times),
        seconds=took,
        p50=median(times) * 1000,
        p95=parts[18] * 1000,
        cpu=spent / len(times) * 1000,
        alone=(alone.seconds - before) / len(times) * 1000,
        busy=spent / took,
        own=(time.process_time() - own) / took,
        memory=process.memory,
    )


async def records(port: int, diary: Diary) -> dict[str, str]:
    texts = {}
    for code, token in diary.finished.items():
        link = Link(port, token)
        texts[code] = (await link.fetch("GET", f"/api/tables/{code}/record")).decode()
        link.close()
    return texts


async def run(server: Server, args: argparse.Namespace, console: Console) -> Figures:
    assert server.process is not None
    process = Process(server.process.pid)
    archive = Archive(server.data / "tables.db")
    idle = process.memory

    alone = Alone(archive)
    diary = Diary()
    console.print(f"{FEW} tables, {args.seconds / 3:g} s ...")
    few = await gather(server.port, FEW, diary, alone)
    quiet = await phase(process, few, args.seconds / 3, pause=0.1)
    console.print(f"{args.tables} tables sit down ...")
    parties = await gather(server.port, args.tables, diary, alone, resend=0.01)
    console.print(f"{args.tables} tables as fast as they can, {args.seconds:g} s ...")
    first = len(diary.taken)
    flat_out = await phase(process, parties, args.seconds)
    sample = [taken for taken in diary.taken[first:] if int(taken.key.partition(".")[0]) < SAMPLE]
    console.print(f"{args.tables} tables at the pace of people, {args.seconds / 3:g} s ...")
    paced = await phase(process, parties, args.seconds / 3, pause=args.pace)
    parties += few
    for party in parties:
        party.close()

    console.print("replaying everything ...")
    in_a_row = alone.in_a_row(sample) * 1000
    texts = await records(server.port, diary)
    verdict = check(archive, diary.taken, texts, diary.last_seen)
    archive.close()
    return Figures(flat_out, paced, quiet, in_a_row, idle, verdict, diary.errors, diary.resent, len(texts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0, help="flat out; the other parts take as much together")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between choices at the pace of people")
    parser.add_argument("--no-report", action="store_true", help="leave docs/benchmarks.md as it is")
    args = parser.parse_args()
    if args.tables < 1 or args.seconds <= 0:
        parser.error("there must be at least one table, and some time for it")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    console = Console()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), CAPTAIN_CONNECTIONS="100000") as server:
        figures = uvloop.run(run(server, args, console))
        log = server.log
    console.print("single requests ...")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        costs = measure(server)
    text = section(figures, costs, load)
    console.print(text, markup=False)
    problems = [*figures.errors, *figures.verdict.problems, *(line for line in log.splitlines() if "[error" in line)]
    for problem in problems[:10]:
        console.print(problem, style="red", markup=False)
    if problems or figures.verdict.lost or figures.verdict.doubled:
        sys.exit("the run was not clean: nothing is written")
    if not args.no_report:
        path = ROOT / "docs" / "benchmarks.md"
        path.write_text(with_section(path.read_text(encoding="utf-8"), text), encoding="utf-8")
        console.print(f"written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
