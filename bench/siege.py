"""siege.py [--seconds S] [--mutations N] [--report]: attacks of many kinds, while ten honest tables play.

The first half runs on a PostgreSQL that is restarted meanwhile, the second on SQLite with a disk that is full at times
and a server that is killed. Whoever attacks does so from addresses of their own, all on the loopback. Ends with status
1 if anything came of it. Needs Linux (/proc).
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import re
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import uvloop
from rich.console import Console

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.load_client import Failed, Link  # noqa: E402
from bench.siege_attacks import besiege  # noqa: E402
from bench.siege_check import check  # noqa: E402
from bench.siege_harm import PostgresHarm, SqliteHarm, Watch, end  # noqa: E402
from bench.siege_honest import TABLES, Diary, HonestTable  # noqa: E402
from bench.siege_report import Half, section, show, with_siege  # noqa: E402
from tests import needs  # noqa: E402
from tests.attacks import mutating  # noqa: E402
from tests.conftest import Cluster  # noqa: E402
from tests.serving import Server  # noqa: E402

ENDS = 5.0  # seconds after SIGTERM, with every worker stopped
LOGS = ROOT / "build" / "siege"  # what the servers said is kept
REAL = {"CAPTAIN_LIMITS": "on", "CAPTAIN_BOT_WORKERS": "0", "CAPTAIN_BOT_PACE": "0.6"}


def half(name: str, folder: Path, seconds: float, seed: int, cluster: Cluster | None) -> Half:
    """One database, one server, honest tables, attackers."""
    folder.mkdir()
    url = cluster.new_database() if cluster is not None else f"sqlite:///{folder / 'tables.db'}"
    server = Server(folder, **REAL, **({"DATABASE_URL": url} if cluster is not None else {}))
    server.start()
    diary = Diary()
    watch = Watch(server, diary)
    harm = PostgresHarm(server, diary, seed, cluster) if cluster is not None else SqliteHarm(server, diary, seed)
    line, other = multiprocessing.get_context("spawn").Pipe()
    attackers = multiprocessing.get_context("spawn").Process(target=besiege, args=(server.port, seconds, seed, other))
    attackers.start()
    other.close()
    try:
        line.recv()  # they are ready
        watch.measure()
        records = uvloop.run(_endure(server, diary, watch, harm, seconds))
        answers, failures = line.recv()
        watch.measure()
        ending = harm.ended_by_itself or end(server, ENDS)
    finally:
        attackers.kill()
        server.stop()
        LOGS.mkdir(parents=True, exist_ok=True)
        (LOGS / f"{name}.log").write_text(server.log, encoding="utf-8")
    verdict = check(url, diary, records)
    return Half(name, seconds, diary, watch, harm, verdict, Counter(answers), failures, ending, errors(server.log))


async def _endure(
    server: Server, diary: Diary, watch: Watch, harm: PostgresHarm | SqliteHarm, seconds: float
) -> dict[str, str]:
    """Everybody sits down, then all of it at once; at the end the records of the games that are over."""
    tables = [HonestTable(server.port, number, diary) for number in range(TABLES)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(table.arrive() for table in tables))
    await asyncio.gather(
        *(table.play(until) for table in tables), watch.run(until), harm.besiege(until), return_exceptions=False
    )
    return await _records(server.port, diary)


async def _records(port: int, diary: Diary) -> dict[str, str]:
    texts = {}
    for code, token in diary.finished.items():
        link = Link(port, token, "127.0.2.2")
        try:
            texts[code] = (await link.fetch("GET", f"/api/tables/{code}/record")).decode()
        except (Failed, OSError, TimeoutError) as error:
            diary.problems.append(f"{code}: no record at the end: {error}")
        link.close()
    return texts


def errors(log: str) -> Counter[str]:
    """Lines of the log that speak of errors, by what they are about."""
    lines = [line for line in log.splitlines() if "[error" in line or line.startswith("ERROR")]
    return Counter(re.sub(r"^\S+ \[error\s*\] ", "", line).partition("  ")[0][:60].strip() for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=900.0, help="for both halves together")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--mutations", type=int, default=0, help="spoilt records tried before, in-process")
    parser.add_argument("--only", choices=("postgresql", "sqlite"), help="all the time on this database")
    parser.add_argument("--report", action="store_true", help="write the section of docs/benchmarks.md")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    console = Console()
    load = os.getloadavg()[0]
    if args.mutations and mutating.besiege(args.seed, args.mutations):
        sys.exit("spoilt records or positions were not refused in a sentence: see above")

    halves = []
    with tempfile.TemporaryDirectory() as folder:
        names = [args.only] if args.only else ["postgresql", "sqlite"]
        for name in names:
            seconds = args.seconds / len(names)
            console.print(f"{name}, {seconds:g} s ...")
            halves.append(_half(name, Path(folder) / name, seconds, args.seed))
    show(halves, args.mutations, console)
    problems = [problem for each in halves for problem in each.problems]
    for problem in problems:
        console.print(problem, style="red", markup=False)
    if problems:
        sys.exit(1)
    if args.report:
        path = ROOT / "docs" / "benchmarks.md"
        path.write_text(with_siege(path.read_text(encoding="utf-8"), section(halves, args.mutations, load)), "utf-8")
        console.print(f"written: {path.relative_to(ROOT)}")


def _half(name: str, folder: Path, seconds: float, seed: int) -> Half:
    if name == "sqlite":
        return half(name, folder, seconds, seed, None)
    programs = needs.postgres()
    if programs is None:
        sys.exit("this machine has no PostgreSQL (python tests/needs.py); --only sqlite does without")
    cluster = Cluster(programs)
    try:
        return half(name, folder, seconds, seed, cluster)
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
