"""How often somebody may try something: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from math import ceil

from captains_table.server.errors import TooMany

KEPT = 20_000  # buckets remembered at most; the oldest full ones are forgotten first

RATES = {  # what: (tries in a row, seconds until one more)
    "choice": (120, 0.1),
    "change": (60, 1.0),  # tables, seats, names
    "hint": (20, 2.0),  # a bot thinks for each
    "chat": (10, 2.0),
    "film": (20, 3.0),
    "past": (60, 0.5),  # a game is played again for each
    "guest": (30, 10.0),  # new people from one address
    "password": (8, 20.0),  # per account and per address
    "miss": (30, 3.0),  # codes that do not exist, per address
    "stream": (60, 0.5),
}
OPEN = {"stream": 100}  # how many one address may hold at the same time


class Limits:
    """Token buckets by kind and whom."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._open: Counter[tuple[str, str]] = Counter()
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, whom: str) -> None:
        """One try; TooMany says how long to wait."""
        if not self.on:
            return
        left, now = self._left(kind, whom)
        self._refuse(kind, left)
        self._buckets.pop((kind, whom), None)
        self._buckets[kind, whom] = (left - 1, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)

    def check(self, kind: str, whom: str) -> None:
        """Whether another try would be granted; TooMany if not."""
        if self.on:
            self._refuse(kind, self._left(kind, whom)[0])

    def _left(self, kind: str, whom: str) -> tuple[float, float]:
        size, refill = RATES[kind]
        now = time.monotonic()
        left, then = self._buckets.get((kind, whom), (float(size), now))
        return min(size, left + (now - then) / refill), now

    def _refuse(self, kind: str, left: float) -> None:
        if left < 1:
            raise TooMany("too_many", n=max(1, ceil((1 - left) * RATES[kind][1])))

    def check_open(self, kind: str, whom: str) -> None:
        """Whether one more may be held open; TooMany if not."""
        if self.on and self._open[kind, whom] >= OPEN[kind]:
            raise TooMany("too_many_open", n=OPEN[kind])

    def hold(self, kind: str, whom: str) -> None:
        """One is open, until it is let go."""
        self._open[kind, whom] += 1

    def let_go(self, kind: str, whom: str) -> None:
        self._open[kind, whom] -= 1
        if not self._open[kind, whom]:
            del self._open[kind, whom]

    def give_back(self, kind: str, whom: str) -> None:
        """That try was a good one."""
        if (bucket := self._buckets.get((kind, whom))) is not None:
            self._buckets[kind, whom] = (bucket[0] + 1, bucket[1])
