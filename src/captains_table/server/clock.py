"""The time by which things grow old here. A machine whose clock is wrong for a while ends nothing by it."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, func, insert, select, update

from captains_table.server.schema import meta, sessions

MAX_STEP = timedelta(days=30)  # at most from one run to the next, however long the server stood still
NAME = "time"


def wall() -> datetime:
    """What the machine says; it may jump."""
    return datetime.now(UTC)


class Clock:
    """Within one run it goes on steadily; from run to run it follows the machine's, never back and never far ahead."""

    def __init__(self) -> None:
        self._begin, self._since = wall(), time.monotonic()

    def now(self) -> datetime:
        return self._begin + timedelta(seconds=time.monotonic() - self._since)

    def synchronize(self, connection: Connection) -> None:
        """By the latest time that was put down here."""
        begin = wall()
        known = _known(connection) or begin
        self._begin, self._since = min(max(begin, known), known + MAX_STEP), time.monotonic()
        if (
            begin <= known + MAX_STEP
        ):  # else it is put down after a day: many short runs with a wrong clock add up to nothing
            self.save(connection)

    def save(self, connection: Connection) -> None:
        value = self.now().isoformat()
        if not connection.execute(update(meta).where(meta.c.name == NAME).values(value=value)).rowcount:
            connection.execute(insert(meta).values(name=NAME, value=value))


def _known(connection: Connection) -> datetime | None:
    """In a database from before, sessions tell what time it was."""
    value = connection.scalar(select(meta.c.value).where(meta.c.name == NAME))
    known: datetime | None = (
        connection.scalar(select(func.max(sessions.c.used))) if value is None else datetime.fromisoformat(value)
    )
    if known is not None and known.tzinfo is None:  # SQLite gives back times without a zone
        known = known.replace(tzinfo=UTC)
    return known
