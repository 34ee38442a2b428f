"""The one thread that writes. Its connection holds the lock of the database: without the lock nothing is written."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Dialect, Engine, insert, text
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from captains_table.server.errors import DatabaseInUse, Unavailable
from captains_table.server.instance_lock import InstanceLock
from captains_table.server.schema import events

Result = TypeVar("Result")
Row = dict[str, Any]
Work = Callable[[Connection], Any]
Waiting = tuple["Work | Append", asyncio.Future[Any]]
GROUP = 64  # writes in one transaction at most
PING = 1.0  # seconds without a write after which the connection is tried
AWAY = (OperationalError, InternalError, InterfaceError, PoolTimeout)  # not to be reached, locked, full or read-only
logger = structlog.get_logger()


class Writer:
    """Commits whatever waits in one transaction, and does it once more if the connection was lost."""

    def __init__(self, engine: Engine, lock: InstanceLock, replaced: Callable[[DatabaseInUse], None]) -> None:
        self.engine = engine
        self.lock = lock
        self.replaced = replaced  # told when another server has the database
        self._insert = _Insert(engine.dialect)
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self._taken_over = False  # another server has the database
        self._away = False  # it could not be reached, and that was said

    def connect(self) -> Connection:
        """The connection; one that was lost is opened anew, and then the lock comes first."""
        if self._connection is not None and self._connection.invalidated:
            self._hang_up()
        if self._connection is None:
            connection = self.engine.connect()
            try:
                self.lock.take(connection)
            except BaseException:
                _drop(connection)
                raise
            self._connection = connection
        return self._connection

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """What waits is written before."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            self._thread = None
        self._hang_up()
        self.lock.release()

    def put(self, work: Work | Append, future: asyncio.Future[Any]) -> None:
        self._waiting.put((work, future))

    def _run(self) -> None:
        while True:
            try:
                first = self._waiting.get(timeout=PING)
            except queue.Empty:
                self._check_connection()
                continue
            if first is None:
                return
            group = [first]
            while len(group) < GROUP and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    self._waiting.put(None)
                    break
                group.append(more)
            self._commit(group)

    def _commit(self, group: list[Waiting]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that only that one fails."""
        futures = [future for _, future in group]
        try:
            results = self._reporting(lambda: self._with_retry([work for work, _ in group]))
        except Exception as error:
            if len(group) == 1 or isinstance(error, Unavailable):
                _resolve(futures, error=error)
                return
            for each in group:
                self._commit([each])
        else:
            _resolve(futures, results)

    def _reporting(self, attempt: Callable[[], Result]) -> Result:
        """Unavailable if the database cannot be used now; the log is told when that begins and when it ends."""
        if self._taken_over:
            raise Unavailable()
        try:
            result = attempt()
        except AWAY as error:
            if not self._away:
                logger.error("database cannot be used", problem=problem(error))
            self._away = True
            raise Unavailable() from None
        except DatabaseInUse as by:
            self._taken_over = True
            self.replaced(by)
            raise Unavailable() from None
        if self._away:
            logger.warning("database can be used again")
        self._away = False
        return result

    def _check_connection(self) -> None:
        """While nobody writes: a lock that was lost is taken again soon, or found to be another's."""
        try:
            self._reporting(self._ping)
        except Unavailable:
            pass
        except Exception:
            logger.exception("database not tried")  # whatever it is: this thread goes on

    def _ping(self) -> None:
        try:
            connection = self.connect()
            connection.execute(text("SELECT 1"))
            connection.rollback()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self.connect()

    def _with_retry(self, group: list[Work | Append]) -> list[Any]:
        """If the connection is lost, the group is repeated, unless it was lost just after the commit."""
        first = _Transaction(group, self._insert)
        try:
            return first.run(self.connect())
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        connection = self.connect()
        if first.committed(connection):
            return first.results
        return _Transaction(group, self._insert).run(connection)

    def _hang_up(self) -> None:
        if self._connection is not None:
            _drop(self._connection)
            self._connection = None


def _drop(connection: Connection) -> None:
    """Not back into the pool: a lock ends with its connection."""
    connection.invalidate()
    connection.close()


class _Transaction:
    """A group of writes; should the connection be lost over it, PostgreSQL can say what became of it."""

    def __init__(self, group: list[Work | Append], insert: _Insert) -> None:
        self.group = group
        self.insert = insert
        self.results: list[Any] = []
        self.number: int | None = None

    def run(self, connection: Connection) -> list[Any]:
        with connection.begin():
            self.results = self._run(connection)
            if connection.dialect.name == "postgresql":
                self.number = connection.scalar(text("SELECT txid_current_if_assigned()"))
        return self.results

    def committed(self, connection: Connection) -> bool:
        """Asked when the lock is ours again: then nothing of it is still on its way."""
        if self.number is None:
            return False
        try:
            status = connection.scalar(text("SELECT txid_status(:number)"), {"number": self.number})
        except DBAPIError as error:
            if error.connection_invalidated:
                raise
            status = None  # a database that has never got so far: it was set back, and lacks more than this
        connection.rollback()
        return bool(status == "committed")

    def _run(self, connection: Connection) -> list[Any]:
        """Everything in order. Rows that follow each other go in together, which costs hardly more than one."""
        results: list[Any] = []
        rows: list[Row] = []
        for work in self.group:
            if isinstance(work, Append):
                rows += work.rows
                results.append(None)
            else:
                self.insert(connection, rows)
                rows = []
                results.append(work(connection))
        self.insert(connection, rows)
        return results


class _Insert:
    """Puts events down, in words of the driver that are found once and for all: the longer way takes twice the time."""

    def __init__(self, dialect: Dialect) -> None:
        compiled = insert(events).compile(dialect=dialect)
        self.text = str(compiled)
        self.names = compiled.positiontup if compiled.positional else None
        kind: Any = events.c.at.type.dialect_impl(dialect)
        self.at: Callable[[Any], Any] = kind.bind_processor(dialect) or (lambda at: at)

    def __call__(self, connection: Connection, rows: Sequence[Row]) -> None:
        if not rows:
            return
        ready = [{**row, "at": self.at(row["at"])} for row in rows]
        if self.names is None:
            connection.exec_driver_sql(self.text, ready)
        else:  # SQLite: one statement for all, as after each of them this thread may have to wait for the busy one
            more = f", {self.text.partition(' VALUES ')[2]}" * (len(rows) - 1)
            connection.exec_driver_sql(self.text + more, tuple(row[name] for row in ready for name in self.names))


@dataclass(frozen=True)
class Append:
    """Events to put down: work that is joined with its like."""

    rows: Sequence[Row]


def _resolve(futures: list[asyncio.Future[Any]], results: Sequence[Any] = (), error: Exception | None = None) -> None:
    """Back to the event loop, which is woken only once."""

    def settle() -> None:
        for k, future in enumerate(futures):
            if future.done():  # nobody waits any more
                continue
            if error is None:
                future.set_result(results[k])
            else:
                future.set_exception(error)

    loop = futures[0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)


def problem(error: Exception) -> str:
    """The first line of what the driver says: further lines are advice, or SQL."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said).partition("\n")[0]
