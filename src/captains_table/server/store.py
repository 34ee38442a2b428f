"""The one door to the database. Reads run in threads; writes are committed in groups by one writer thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from captains_table.server.errors import BadSetting, DatabaseInUse, Unavailable
from captains_table.server.instance_lock import InstanceLock, lock_of
from captains_table.server.writer import AWAY, Append, Row, Writer, problem

Result = TypeVar("Result")
MOST_WAIT = 5  # seconds for what another program has locked, or for a connection
SQLITE = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={MOST_WAIT}000", "foreign_keys=ON")
# so that both ends notice within half a minute that the network between them is gone: nobody keeps a lock that way
ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 4}
POSTGRES = (f"lock_timeout='{MOST_WAIT}s'", *(f"tcp_{name}={value}" for name, value in ALIVE.items()))
logger = structlog.get_logger()


class Store:
    """A database by its URL; SQLite and PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.engine = _engine(url)
        except (SQLAlchemyError, ImportError, ValueError) as error:  # not a URL, or of a kind that is not known
            raise BadSetting("bad_database_url", problem=problem(error)) from None
        self.lock: InstanceLock = lock_of(self.engine.url)
        self.on_replaced: Callable[[DatabaseInUse], None] = _log_replaced
        self._writer: Writer | None = None

    def open(self, address: str = "") -> None:
        """Have the database for ourselves, bring it up to date and begin to write, if that is not done yet."""
        if self._writer is not None:
            return
        self.lock.address = address
        writer = Writer(self.engine, self.lock, lambda by: self.on_replaced(by))
        try:
            writer.connect()
            migrate(self.url)
        except BaseException as error:
            writer.close()
            if isinstance(error, SQLAlchemyError | CommandError):
                raise BadSetting("bad_database", problem=problem(error)) from None
            raise
        writer.start()
        self._writer = writer

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Unavailable if the database cannot be used now."""
        try:
            return await asyncio.to_thread(self._read, work)
        except AWAY as error:
            logger.warning("database cannot be read", problem=problem(error))
            raise Unavailable() from None

    async def write(self, work: Callable[[Connection], Result] | Append) -> Result:
        """Done and committed when this returns; raises what the work or the commit raised.

        Unavailable if the database cannot be used now.
        """
        if self._writer is None:
            raise Unavailable()
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._writer.put(work, future)
        return await future

    async def append(self, rows: Sequence[Row]) -> None:
        """Put down what happened at a table; (code, seq) and (code, seat, key) can be there only once."""
        await self.write(Append(rows))

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        """Once more if the connection is lost over it."""
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        with self.engine.connect() as connection:
            return work(connection)


def _engine(url: str) -> Engine:
    """What goes wrong is told without the values, which may be secret."""
    if url.startswith("sqlite"):
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", _tune("PRAGMA", SQLITE))
    else:
        ours = {"connect_timeout": MOST_WAIT, "tcp_user_timeout": 30_000, **ALIVE}
        given = {name: value for name, value in ours.items() if name not in make_url(url).query}
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=given)
        event.listen(engine, "connect", _tune("SET", POSTGRES))
    return engine


def _tune(word: str, wishes: Sequence[str]) -> Callable[[Any, object], None]:
    """Readers never wait for the writer; what is committed survives a crash of the program and of the machine."""

    def tune(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for wish in wishes:
            cursor.execute(f"{word} {wish}")
        cursor.close()
        connection.commit()

    return tune


def _log_replaced(by: DatabaseInUse) -> None:
    logger.error("another server has the database", at=by.url)


def migrate(url: str) -> None:
    """Up to date; BadSetting if a newer program has been here."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["url"] = url
    _check_revision(url, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _check_revision(url: str, known: ScriptDirectory) -> None:
    engine = _engine(url)
    with engine.connect() as connection:
        heads = MigrationContext.configure(connection).get_current_heads()
    engine.dispose()
    if not set(heads) <= {each.revision for each in known.walk_revisions()}:
        raise BadSetting("newer_database")
