"""A queue that is fair to the owners of what waits in it."""

from __future__ import annotations

import threading
import time
from collections import Counter, deque
from typing import Generic, TypeVar

from captains_table.server.errors import TooMany

HALF_LIFE = 30.0  # seconds after which half of what an owner has used is forgotten
FORGOTTEN = 0.01  # seconds used that count for nothing
MOST_WAITING = 100  # pieces of work of one owner

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Attended work goes first; among owners, whoever holds and has used least. One owner never holds all workers."""

    def __init__(self, workers: int) -> None:
        self._most = max(1, workers - 1)  # that one owner may hold, and that unattended work may
        self._waiting: dict[bool, dict[str, deque[Item]]] = {True: {}, False: {}}
        self._held: Counter[str] = Counter()  # workers, by owner
        self._unattended = 0  # workers on work nobody looks at
        self._used: dict[str, float] = {}
        self._used_at = time.monotonic()
        self._changed = threading.Condition()
        self._closed = False

    def put(self, item: Item, owner: str, attended: bool) -> None:
        with self._changed:
            waiting = self._waiting[attended].setdefault(owner, deque())
            if len(waiting) >= MOST_WAITING:
                raise TooMany("too_much_work")
            waiting.append(item)
            self._changed.notify()

    def take(self) -> Item | None:
        """The next piece of work, as soon as there is one; None when the queue is closed."""
        with self._changed:
            while not self._closed:
                for attended in (True, False):
                    owner = self._next(attended)
                    if owner is not None:
                        return self._hand_out(owner, attended)
                self._changed.wait()
        return None

    def done(self, owner: str, attended: bool, seconds: float) -> None:
        """A worker is free again, and what its work took is remembered for a while."""
        with self._changed:
            self._forget()
            self._used[owner] = self._used.get(owner, 0.0) + seconds
            self._unattended -= not attended
            self._held[owner] -= 1
            if not self._held[owner]:
                del self._held[owner]
            self._changed.notify_all()

    def close(self) -> list[Item]:
        """What is still waiting."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            return [item for owners in self._waiting.values() for waiting in owners.values() for item in waiting]

    def _next(self, attended: bool) -> str | None:
        if not attended and self._unattended >= self._most:
            return None
        able = [owner for owner in self._waiting[attended] if self._held[owner] < self._most]
        return min(able, key=lambda owner: (self._held[owner], self._used.get(owner, 0.0)), default=None)

    def _hand_out(self, owner: str, attended: bool) -> Item:
        waiting = self._waiting[attended][owner]
        item = waiting.popleft()
        if not waiting:
            del self._waiting[attended][owner]
        self._held[owner] += 1
        self._unattended += not attended
        return item

    def _forget(self) -> None:
        now = time.monotonic()
        kept = 0.5 ** ((now - self._used_at) / HALF_LIFE)
        self._used_at = now
        self._used = {owner: used * kept for owner, used in self._used.items() if used * kept > FORGOTTEN}
