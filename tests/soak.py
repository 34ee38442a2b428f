"""Random games in random option sets for a given time, everything checked: `make soak SECONDS=300`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from captains_table.kernel.rng import Rng
from tests.conformance.play import play_proving
from tests.conformance.titles import TITLES, random_setting


def soak(worker: int, seconds: float, first: int, only: str | None) -> Counter[str]:
    """Play until the time is up; a failure names the setting and the seed that show it."""
    seen: Counter[str] = Counter()
    end = time.monotonic() + seconds
    seed = first + worker * 1_000_000
    often = [title for title in TITLES if only in (None, title.id) for _ in range(1 + len(title.options))]
    while time.monotonic() < end:
        rng = Rng(seed)
        setting = random_setting(often[int(rng.below(len(often)))], rng)
        try:
            seen += play_proving(setting, seed, thoroughness=12)
        except Exception as error:
            raise AssertionError(f"{setting}, seed {seed}: {error!r}") from error
        seed += 1
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--first", type=int, default=int(time.time()), help="the first seed")
    parser.add_argument("--title", choices=[title.id for title in TITLES], help="only this one")
    args = parser.parse_args()
    workers = os.cpu_count() or 1
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        begun = [pool.submit(soak, worker, args.seconds, args.first, args.title) for worker in range(workers)]
        for each in begun:
            total += each.result()
    print(", ".join(f"{number:,} {name}" for name, number in sorted(total.items())))


if __name__ == "__main__":
    main()
