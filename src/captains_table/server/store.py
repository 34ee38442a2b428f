"""The one door to the database. Reads run in threads; writes are committed in groups by one writer thread."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.exc import SQLAlchemyError

from captains_table.server.schema import events

Result = TypeVar("Result")
Work = Callable[[Connection], Any]
GROUP = 64  # writes in one transaction at most


class Store:
    """A database by its URL; SQLite and PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: Engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            event.listen(self.engine, "connect", _tune_sqlite)
        self._waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop] | None]
        self._waiting = queue.SimpleQueue()
        self._writer: threading.Thread | None = None

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.url)
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
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._waiting.put((work, future, loop))
        return await future

    async def append(self, rows: Sequence[dict[str, Any]]) -> None:
        """Put down what happened at a table; (code, seq) and (code, key) can be there only once."""
        await self.write(lambda connection: connection.execute(_APPEND, rows))

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

    def _commit(self, connection: Connection, group: list[tuple[Work, asyncio.Future[Any], Any]]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that only that one fails."""
        try:
            with connection.begin():
                results = [work(connection) for work, _, _ in group]
        except Exception as error:
            if len(group) > 1:
                for each in group:
                    self._commit(connection, [each])
                return
            if isinstance(error, SQLAlchemyError):
                connection.invalidate()  # a broken connection is opened anew
            _, future, loop = group[0]
            _tell(loop, future, error=error)
            return
        for (_, future, loop), result in zip(group, results, strict=True):
            _tell(loop, future, result=result)


_APPEND = insert(events)


def _tell(
    loop: asyncio.AbstractEventLoop,
    future: asyncio.Future[Any],
    *,
    result: object = None,
    error: Exception | None = None,
) -> None:
    def settle() -> None:
        if future.done():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Readers never wait for the writer; what is committed survives a crash of the program and of the machine."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(url: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["url"] = url
    command.upgrade(config, "head")
