"""Who looks at a table, and what they have been shown. It knows nothing of the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

PRESENT_FOR = 45.0  # seconds without a stream or a request after which somebody counts as gone
WATCHED_FOR = 60.0  # seconds after a look at the table for which somebody without a stream counts as watching
SHARED_FOR = 5.0  # seconds a snapshot is shared at most: who is present changes without a new version

Reader = tuple[int | None, str, bool]  # of a log: seat (None: a spectator), language, whether the game is over


class Audience:
    """The readers of one table: those with an open stream, and those who ask now and then."""

    def __init__(self) -> None:
        self.version = int(time.time() * 1000) << 8  # grows with every change, also over a restart
        self.listeners: set[asyncio.Event] = set()
        self.streams: dict[str, int] = {}  # person ("" if nobody knows who) -> open streams
        self.stream_ended: dict[str, float] = {}  # person -> when the last one closed
        self.last_request: dict[str, float] = {}  # person with a seat -> when they last asked for something
        self.last_used = self.last_look = self.since = time.monotonic()
        self.log_texts: dict[Reader, list[str]] = {}  # the lines of the log as each kind of reader is told them
        self._log_changes: list[tuple[int, int]] = []  # (version, line): from where the log was changed, and when
        self._shared: dict[tuple[object, ...], bytes] = {}
        self._shared_at = (0, 0)  # version and time

    # -- who is there ------------------------------------------------------------------------------------

    def arrive(self, person: str, *, seated: bool) -> None:
        """A stream is opened."""
        first = person not in self.streams
        self.streams[person] = self.streams.get(person, 0) + 1
        if first or not seated:  # watchers are counted
            self.notify()

    def depart(self, person: str, *, seated: bool) -> None:
        self.streams[person] -= 1
        last = not self.streams[person]
        if last:
            del self.streams[person]
            self.stream_ended[person] = time.monotonic()
        if last or not seated:
            self.notify()

    def note_request(self, person: str) -> None:
        """A sign of life of somebody who sits at the table, with or without a stream."""
        was_online = self.online(person)
        self.last_request[person] = time.monotonic()
        if not was_online:
            self.notify()

    def online(self, person: str) -> bool:
        """A stream is open, or something was asked for since the last one closed, and not long ago."""
        if person in self.streams:
            return bool(person)
        last_request = self.last_request.get(person, 0.0)
        return last_request > self.stream_ended.get(person, 0.0) and time.monotonic() - last_request <= PRESENT_FOR

    def gone(self, person: str) -> bool:
        """Not here, and not just reloading the page."""
        return not self.online(person) and time.monotonic() - self.stream_ended.get(person, self.since) > PRESENT_FOR

    @property
    def attended(self) -> bool:
        """Whether anybody is looking."""
        return bool(self.streams) or time.monotonic() - self.last_look < WATCHED_FOR

    def watchers(self, seated: Collection[str]) -> int:
        """Open pages of people who do not sit here."""
        return sum(pages for person, pages in self.streams.items() if not person or person not in seated)

    # -- what they are told ------------------------------------------------------------------------------

    def notify(self, log_from: int | None = None) -> None:
        """Something changed: every stream sends a new snapshot; the log once more from a line on, if one changed."""
        self.version += 1
        self.last_used = time.monotonic()
        if log_from is not None:
            while self._log_changes and self._log_changes[-1][1] >= log_from:
                self._log_changes.pop()
            self._log_changes.append((self.version, log_from))
        self.wake()

    def wake(self) -> None:
        """Every stream looks whether something changed."""
        for listener in self.listeners:
            listener.set()

    def log_from(self, version: int, lines: int) -> int:
        """The first line that a reader needs who has seen so many lines at this version."""
        return min([lines, *(line for when, line in self._log_changes if when > version)])

    def shared(self, reader: tuple[object, ...], encode: Callable[[], bytes]) -> bytes:
        """What was encoded for this kind of reader is sent to all of them, until something changes."""
        now = (self.version, int(time.monotonic() / SHARED_FOR))
        if self._shared_at != now:
            self._shared.clear()
            self._shared_at = now
        found = self._shared.get(reader)
        if found is None:
            found = self._shared[reader] = encode()
        return found
