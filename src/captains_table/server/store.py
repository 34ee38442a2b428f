"""The one door to the database. Reads run in threads; writes are committed in groups by one writer thread."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Dialect, Engine, create_engine, event, insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from captains_table.server.errors import BadSetting
from captains_table.server.schema import events

Result = TypeVar("Result")
Row = dict[str, Any]
Work = Callable[[Connection], Any]
Waiting = tuple[Work, asyncio.Future[Any]]
GROUP = 64  # writes in one transaction at most


class Store:
    """A database by its URL; SQLite and PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.engine: Engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        except (SQLAlchemyError, ImportError, ValueError) as error:  # not a URL, or of a kind that is not known
            raise BadSetting("bad_database_url", problem=_problem(error)) from None
        if url.startswith("sqlite"):
            event.listen(self.engine, "connect", _tune_sqlite)
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._insert = _Insert(self.engine.dialect)

    def open(self) -> None:
        """Bring the database up to date and begin to write, if that is not done yet."""
        if self._writer is not None:
            return
        try:
            migrate(self.url)
        except (SQLAlchemyError, CommandError) as error:
            raise BadSetting("bad_database", problem=_problem(error)) from None
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        if self._writer is not None:
            self._waiting.put(None)
            self._writer.join()
            self._writer = None
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Done and committed when this returns; raises what the work or the commit raised."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, future))
        return await future

    async def append(self, rows: Sequence[Row]) -> None:
        """Put down what happened at a table; (code, seq) and (code, key) can be there only once."""
        await self.write(_Append(rows, self._insert))

    def _write_on(self) -> None:
        with self.engine.connect() as connection:
            while (first := self._waiting.get()) is not None:
                group = [first]
                while len(group) < GROUP and not self._waiting.empty():
                    more = self._waiting.get()
                    if more is None:
                        self._waiting.put(None)
                        break
                    group.append(more)
                self._commit(connection, group)

    def _commit(self, connection: Connection, group: list[Waiting]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that only that one fails."""
        try:
            with connection.begin():
                results = self._run(connection, [work for work, _ in group])
        except Exception as error:
            if len(group) > 1:
                for each in group:
                    self._commit(connection, [each])
                return
            if isinstance(error, SQLAlchemyError):
                connection.invalidate()  # a broken connection is opened anew
            _tell([group[0][1]], error=error)
            return
        _tell([future for _, future in group], results)

    def _run(self, connection: Connection, group: list[Work]) -> list[Any]:
        """Everything in order. Rows that follow each other go in together, which costs hardly more than one."""
        results: list[Any] = []
        rows: list[Row] = []
        for work in group:
            if isinstance(work, _Append):
                rows += work.rows
                results.append(None)
            else:
                self._insert(connection, rows)
                rows = []
                results.append(work(connection))
        self._insert(connection, rows)
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
class _Append:
    """Work that can be joined with its like."""

    rows: Sequence[Row]
    insert: _Insert

    def __call__(self, connection: Connection) -> None:
        self.insert(connection, self.rows)


def _tell(futures: list[asyncio.Future[Any]], results: Sequence[Any] = (), error: Exception | None = None) -> None:
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


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Readers never wait for the writer; what is committed survives a crash of the program and of the machine."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _problem(error: Exception) -> str:
    """The first line of what the driver says: further lines are advice, or SQL."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said).partition("\n")[0]


def migrate(url: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["url"] = url
    command.upgrade(config, "head")
