"""One server for each database: a second one is told where the first is open. Whoever writes holds the lock first."""

from __future__ import annotations

import secrets
import sys
import time
from pathlib import Path
from typing import IO, Protocol

from sqlalchemy import URL, Connection, text

from captains_table.server.errors import BadSetting, DatabaseInUse

if sys.platform != "win32":
    import fcntl

PATIENCE = 3.0  # seconds that a server may still take to close, or PostgreSQL to notice that one is gone
KEYS = {"ours": 0x43617074, "tables": 0x54626C65}  # of the advisory lock, which is one for each database


class InstanceLock(Protocol):
    """What is held while a database is served at `address`."""

    address: str

    def take(self, connection: Connection) -> None:
        """Before the first write over this connection, and again whenever it had to be opened anew.

        DatabaseInUse if another server has the database.
        """

    def release(self) -> None:
        """When nothing will be written any more."""


class NoLock:
    """For databases that nobody else can open."""

    address = ""

    def take(self, connection: Connection) -> None:
        pass

    def release(self) -> None:
        pass


class FileLock:
    """Beside an SQLite file. It ends with the process, in any way."""

    def __init__(self, database: str) -> None:
        self.address = ""
        self.path = Path(f"{database}.lock")
        self._file: IO[str] | None = None

    def take(self, connection: Connection) -> None:
        if self._file is not None or sys.platform == "win32":
            return
        try:
            file = self.path.open("a+", encoding="utf-8")
        except OSError as error:
            raise BadSetting("bad_data", folder=self.path.parent, problem=error.strerror) from None
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # of this process alone: bots it starts do not keep it
        except (BlockingIOError, PermissionError):
            file.seek(0)
            with file:
                raise DatabaseInUse(file.read()) from None
        file.truncate(0)
        file.write(self.address)
        file.flush()
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


class AdvisoryLock:
    """In PostgreSQL. It belongs to the connection that took it: what is written there is written under the lock."""

    def __init__(self) -> None:
        self.address = ""
        self._mine = secrets.token_hex(4)  # known again in the name that PostgreSQL has for our connection

    def take(self, connection: Connection) -> None:
        connection.execute(text("SELECT set_config('application_name', :name, false)"), {"name": self._name})
        until = time.monotonic() + PATIENCE
        while not connection.scalar(text("SELECT pg_try_advisory_lock(:ours, :tables)"), KEYS):
            holder = connection.execute(HOLDER, KEYS).first()
            if holder is not None and holder.application_name.startswith(self._mine):  # we lost it, it did not notice
                connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": holder.pid})
            elif time.monotonic() > until:
                raise DatabaseInUse("" if holder is None else holder.application_name.partition(" ")[2])
            connection.rollback()
            time.sleep(0.05)
        connection.commit()

    def release(self) -> None:
        """It ended with the connection."""

    @property
    def _name(self) -> str:
        return f"{self._mine} {self.address}"[:63]  # PostgreSQL keeps no more


HOLDER = text(
    "SELECT pid, coalesce(application_name, '') AS application_name"
    " FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = :ours AND objid = :tables AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def lock_of(database: URL) -> InstanceLock:
    if database.get_backend_name() == "postgresql":
        return AdvisoryLock()
    if database.get_backend_name() == "sqlite" and database.database and sys.platform != "win32":
        return FileLock(database.database)
    return NoLock()
