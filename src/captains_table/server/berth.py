"""One server for each embedded database: a second one is told where the first is open."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from captains_table.server.errors import BadSetting, Occupied

if sys.platform != "win32":
    import fcntl


@contextmanager
def berth(database: URL, url: str) -> Iterator[None]:
    """Hold the place beside an SQLite file while it is served at `url`. The lock ends with the process, in any way."""
    if sys.platform == "win32" or database.get_backend_name() != "sqlite" or not database.database:
        yield
        return
    file = Path(f"{database.database}.lock")
    try:
        lock = file.open("a+", encoding="utf-8")
    except OSError as error:
        raise BadSetting("bad_data", folder=file.parent, problem=error.strerror) from None
    with lock:
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # of this process alone: bots it starts do not keep it
        except (BlockingIOError, PermissionError):
            lock.seek(0)
            raise Occupied(lock.read()) from None
        lock.truncate(0)
        lock.write(url)
        lock.flush()
        yield
