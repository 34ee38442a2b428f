"""How often somebody may try something: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from math import ceil

from captains_table.server.errors import TooMany

MAX_BUCKETS = 20_000  # buckets of a kind from which on those that are full again are forgotten
SLACK = 1e-6  # seconds, for what adding up small ones leaves

RATES = {  # what: (tries in a row, seconds until one more)
    "read": (300, 1 / 30),  # pages and answers, per address
    "write": (1000, 0.01),  # whatever else is sent, per address: other limits count by person
    "choice": (120, 0.1),
    "change": (60, 1.0),  # tables, seats, names
    "hint": (20, 2.0),  # a bot thinks for each
    "chat": (10, 2.0),
    "replay": (20, 3.0),
    "look_back": (60, 0.5),  # a game is played again for each
    "guest": (30, 10.0),  # new people from one address
    "password": (8, 20.0),  # of one account from one address
    "password_address": (30, 10.0),  # of any accounts from one address
    "password_account": (100, 30.0),  # of one account from anywhere
    "password_device": (8, 20.0),  # of an account from a device that it knows, whatever others do
    "password_own": (8, 20.0),  # once more, by somebody who is signed in
    "miss": (30, 3.0),  # codes that do not exist, per address
    "stream": (60, 0.5),
}
MAX_OPEN = {"stream": 100}  # how many one address may hold at the same time


class Limits:
    """Token buckets by kind and whom: of each it is kept when it will be full again.

    Only those that are full are ever forgotten: whoever invents names cannot empty the memory of another's tries.
    """

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._open: Counter[tuple[str, str]] = Counter()
        self._buckets: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self._tidy_at: defaultdict[str, int] = defaultdict(lambda: MAX_BUCKETS)

    def take(self, kind: str, whom: str) -> None:
        """One try; TooMany says how long to wait."""
        if not self.on:
            return
        full = self._granted(kind, whom)
        buckets = self._buckets[kind]
        buckets[whom] = full
        if len(buckets) > self._tidy_at[kind]:
            self._tidy(kind)

    def check(self, kind: str, whom: str) -> None:
        """Whether another try would be granted; TooMany if not."""
        if self.on:
            self._granted(kind, whom)

    def _granted(self, kind: str, whom: str) -> float:
        """When the bucket would be full again after one more try."""
        size, refill = RATES[kind]
        now = time.monotonic()
        full = max(now, self._buckets[kind].get(whom, now)) + refill
        wait = full - now - size * refill
        if wait > SLACK:
            raise TooMany("too_many", n=ceil(wait - SLACK), wait=wait)
        return full

    def _tidy(self, kind: str) -> None:
        now = time.monotonic()
        left = {whom: full for whom, full in self._buckets[kind].items() if full > now}
        self._buckets[kind] = left
        self._tidy_at[kind] = max(MAX_BUCKETS, 2 * len(left))  # looked through seldom enough to cost nothing

    def check_open(self, kind: str, whom: str) -> None:
        """Whether one more may be held open; TooMany if not."""
        if self.on and self._open[kind, whom] >= MAX_OPEN[kind]:
            raise TooMany("too_many_open", n=MAX_OPEN[kind])

    def hold(self, kind: str, whom: str) -> None:
        """One is open, until it is let go."""
        self._open[kind, whom] += 1

    def release(self, kind: str, whom: str) -> None:
        self._open[kind, whom] -= 1
        if not self._open[kind, whom]:
            del self._open[kind, whom]

    def refund(self, kind: str, whom: str) -> None:
        """That try was a good one."""
        if whom in self._buckets[kind]:
            self._buckets[kind][whom] -= RATES[kind][1]
