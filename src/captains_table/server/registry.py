"""All live tables of a server: found, loaded, changed in step with the storage."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from captains_table.kernel.errors import CaptainError, UnknownTitle
from captains_table.kernel.title import Title
from captains_table.server import cleanup, schema
from captains_table.server.errors import (
    ChangedElsewhere,
    NotFound,
    OtherEdition,
    Quarantined,
    TooMany,
    Unavailable,
    WorkerLost,
)
from captains_table.server.limits import Limits
from captains_table.server.people import People
from captains_table.server.settings import Settings
from captains_table.server.store import Store
from captains_table.server.table import CODE, Ending, Event, Table, TableConfig, table_from_row, utc
from captains_table.server.worker_tasks import GAME_FIELDS, LOAD_BOUNDS, replay_table, restore_table
from captains_table.server.workers import Workers
from captains_table.server.writer import Work
from captains_table.titles import check_packs, titles
from captains_table.titles import title as find_title

HEARTBEAT = 15  # seconds between two signs of life of a stream
UNLOAD_AFTER = 1800.0  # seconds until a table without readers leaves the memory; it is loaded when needed
MOST_LIVE = 500  # tables in memory; while there are more, those that nobody looks at leave it sooner
UNLOAD_SOON = 60.0  # seconds until then
LOOK_FOR_IDLE = 60.0  # seconds between two looks for such tables
logger = structlog.get_logger()


class TableRegistry:
    """All tables of this server. A live table has one owner: this object, behind the table's lock."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.packs = Path(settings.packs) if settings.packs else None
        self.limits = Limits(settings.limits)
        self.store = Store(settings.database)
        self.people = People(self.store, self.limits)
        self.workers = Workers(settings.workers)
        self.live: dict[str, Table] = {}
        self.quarantined: set[str] = set()  # codes of tables whose games cannot be played again
        self.streams = 0  # open now
        self.snapshots = 0  # sent since somebody asked
        self.closing = False
        self._load_locks: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.busy: set[str] = set()  # codes of tables that must stay in memory
        self.on_change: Callable[[Table], None] = lambda table: None  # called with every table loaded or changed

    def prepare(self, address: str = "") -> None:
        """What can be wrong with packs and database shows here, before anybody comes to this address."""
        check_packs(self.packs)
        for each in titles():
            find_title(each).fingerprint(self.packs)
        self.store.open(address)

    async def start(self) -> None:
        await asyncio.to_thread(self.prepare)
        await self.store.write(self._stamp_editions)
        await self.store.write(self.people.clock.synchronize)
        self.spawn(self._unload_idle())
        self.spawn(cleanup.clean_up_daily(self))
        self.spawn(self._heartbeats())

    async def stop(self) -> None:
        self.end_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.store.close)

    def end_streams(self) -> None:
        """Say goodbye to every reader; their pages try again by themselves."""
        self.closing = True
        for table in self.live.values():
            table.audience.notify()

    # -- finding -------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> Table:
        """The table of a code, from memory or from the storage."""
        table = self.live.get(code)
        if table is None:
            try:
                async with self._load_locks.setdefault(code, asyncio.Lock()):
                    table = self.live.get(code) or await self._find_stored(code)
            finally:
                self._load_locks.pop(code, None)
        table.audience.last_used = time.monotonic()
        return table

    async def _find_stored(self, code: str) -> Table:
        if not CODE.fullmatch(code):
            raise NotFound("no_table")
        if code in self.quarantined:
            raise Quarantined()
        read = await self._load(code)
        table = self.live.setdefault(code, read)
        if table is read:
            self.on_change(table)
        return table

    async def _load(self, code: str) -> Table:
        """The table as the storage has it. Its game is played again by a worker: what cannot be played hurts nobody."""
        row, happened = await self.store.read(partial(_read_stored, code=code))
        table = table_from_row(row, self.packs)
        if table.state == "open":  # nothing but talk
            for event in happened:
                table.apply(event)
            return table
        if not self.can_open(table.title, row):
            raise OtherEdition()
        try:
            packed = await self.workers.do(
                replay_table, row, happened, self.packs, owner=table.config.host, bounds=LOAD_BOUNDS
            )
        except (Unavailable, WorkerLost, TooMany):  # it has not been tried, or was not to blame
            raise
        except CaptainError as error:
            logger.error("table quarantined", code=code, problem=type(error).__name__)
            self.quarantined.add(code)
            raise Quarantined() from None
        await asyncio.to_thread(restore_table, packed, table)
        return table

    # -- by which rules ------------------------------------------------------------------------------------------

    def edition(self, title: Title) -> dict[str, Any]:
        """The rules and the packs by which a game is dealt now."""
        return {"rules": title.version, "packs": title.fingerprint(self.packs)}

    def can_open(self, title: Title, row: Mapping[str, Any]) -> bool:
        """Games dealt by earlier rules go on by those; newer ones are not known here, and other packs would make
        another game of the same choices."""
        return bool(row["rules"] <= title.version and row["packs"] == title.fingerprint(self.packs))

    def _stamp_editions(self, connection: Connection) -> None:
        """Games from before tables kept their edition were dealt by the first rules, with the packs of today."""
        tables = schema.tables
        unknown = tables.c.rules.is_(None) & (tables.c.state != "open")
        for row in connection.execute(select(tables.c.title).where(unknown).distinct()).all():
            with contextlib.suppress(UnknownTitle):
                change = update(tables).where(unknown, tables.c.title == row.title)
                connection.execute(change.values({**self.edition(find_title(row.title)), "rules": 1}))

    # -- changing ------------------------------------------------------------------------------------------------

    async def add(self, table: Table) -> None:
        """A new table, into the storage and into memory."""
        rows = _seat_rows(table)
        edition = {} if table.state == "open" else self.edition(table.title)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**new_row(table), **edition))
            if rows:
                connection.execute(insert(schema.seats), rows)

        await self.store.write(work)
        self.live[table.code] = table
        logger.info("table opened", code=table.code, title=table.title.id, seats=len(table.config.seats))

    async def save_config(self, table: Table, config: TableConfig, state: str | None = None) -> None:
        """Commit a changed configuration, then show it. The caller holds the lock.

        With the deal it says every option, and from then on the table keeps its edition, whatever comes later.
        """
        state = state or table.state
        dealt = table.state == "open" and state != "open"
        if dealt:
            options = table.title.read_options(len(config.seats), config.options)
            config = msgspec.structs.replace(config, options=options)
        known = {**msgspec.to_builtins(config)}
        rows = _seat_rows(table, config)
        edition = self.edition(table.title) if dealt else {}

        def work(connection: Connection) -> None:
            _update_row(connection, table, sheet=known, state=state, **edition)
            connection.execute(delete(schema.seats).where(schema.seats.c.code == table.code))
            if rows:
                connection.execute(insert(schema.seats), rows)

        await self._write_row(table, work)
        table.config = config
        table.state = state
        table.act_counts += [0] * (len(config.seats) - len(table.act_counts))

    async def commit(self, table: Table, *happened: Event) -> None:
        """Apply events, commit them, then wake the readers. The caller holds the lock.

        The rules speak first: what they refuse is never written. What cannot be written has not happened; if somebody
        else has written, the table is reloaded. If it is there already (the database was lost over it before it could
        say so), it has happened.
        """
        if table.removed:  # just now, while somebody waited for the lock
            raise NotFound("no_table")
        before = table.state
        roll_back = table.savepoint()
        rows = [event.row(table.code) for event in happened]
        try:
            undone = [line for event in happened if (line := table.apply(event)) is not None]
            if table.state == before:
                await self.store.append(rows)
            else:
                await self.store.write(lambda connection: _append_and_end(connection, table, rows))
                table.revision += 1
        except BaseException as error:
            roll_back()
            if not isinstance(error, IntegrityError | ChangedElsewhere):
                raise
            await self._reload(table)
            if not table.has_applied(happened[-1]):  # the others went with it
                raise ChangedElsewhere() from None
            undone = []
        if table.state != before:
            logger.info("table over", code=table.code, reason=table.require_game().state.reason, choices=table.seq)
        table.audience.notify(min(undone, default=None))
        self.on_change(table)

    async def _reload(self, table: Table) -> None:
        """From the storage, in place: its readers keep their streams."""
        fresh = await self._load(table.code)
        for name in ("config", "revision", *GAME_FIELDS):
            setattr(table, name, getattr(fresh, name))
        table.audience.log_texts = fresh.audience.log_texts
        table.audience.notify(0)
        self.on_change(table)

    async def save_ending(self, table: Table) -> None:
        """Of a game that ended before rows told of it."""
        async with table.lock:
            await self._write_row(table, lambda connection: _end(connection, table))

    async def _write_row(self, table: Table, work: Work) -> None:
        """Change the row of a table. If somebody else has, nothing is written and the table is reloaded."""
        try:
            await self.store.write(work)
        except ChangedElsewhere:
            await self._reload(table)
            raise
        table.revision += 1

    async def rewrite(self, code: str, work: Work) -> None:
        """Change what is stored of a table, and what is in memory with it."""
        try:
            async with self._load_locks.setdefault(code, asyncio.Lock()):  # nobody fetches it meanwhile
                if (table := self.live.get(code)) is None:
                    await self.store.write(work)
                else:
                    async with table.lock:
                        await self.store.write(work)
                        await self._reload(table)
        finally:
            self._load_locks.pop(code, None)

    async def remove(self, code: str) -> bool:
        """For good, unless somebody is there."""
        try:
            async with self._load_locks.setdefault(code, asyncio.Lock()):  # nobody fetches it meanwhile
                if (table := self.live.get(code)) is None:
                    await self.store.write(lambda connection: cleanup.remove_table(connection, code))
                    return True
                async with table.lock:
                    if table.audience.listeners or code in self.busy:
                        return False
                    await self.store.write(lambda connection: cleanup.remove_table(connection, code))
                    table.removed = True
                    self.live.pop(code, None)
                    return True
        finally:
            self._load_locks.pop(code, None)

    # -- work of its own -----------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _unload_idle(self) -> None:
        while True:
            await asyncio.sleep(LOOK_FOR_IDLE)
            self.unload_idle()

    def unload_idle(self) -> None:
        """Tables that nobody looks at leave the memory, those first that were used least lately."""
        now = time.monotonic()
        for table in sorted(self.live.values(), key=lambda table: table.audience.last_used):
            patience = UNLOAD_AFTER if len(self.live) <= MOST_LIVE else UNLOAD_SOON
            if now - table.audience.last_used <= patience:
                return
            if not table.audience.listeners and table.code not in self.busy and not table.lock.locked():
                del self.live[table.code]

    async def _heartbeats(self) -> None:
        """Let every stream give a sign of life now and then. A timer for each of them would cost more than all else."""
        for turn in itertools.cycle(range(HEARTBEAT)):
            await asyncio.sleep(1)
            for table in list(self.live.values())[turn::HEARTBEAT]:
                table.audience.wake()


def new_row(table: Table) -> dict[str, Any]:
    """A new table as it is put into the storage."""
    return {
        "code": table.code,
        "title": table.title.id,
        "state": table.state,
        "public": table.public,
        "sheet": msgspec.to_builtins(table.config),
        "seed": table.seed,
        "created": table.created,
        "revision": table.revision,
    }


def _seat_rows(table: Table, config: TableConfig | None = None) -> list[dict[str, Any]]:
    seats = (config or table.config).seats
    return [{"code": table.code, "seat": n, "person": each.person} for n, each in enumerate(seats) if each.person]


def _read_stored(connection: Connection, code: str) -> tuple[dict[str, Any], list[Event]]:
    """All that the storage has of a table."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.code == code)).mappings().first()
    if row is None:
        raise NotFound("no_table")
    happened = select(schema.events).where(schema.events.c.code == code).order_by(schema.events.c.seq)
    events = [
        Event(each.seq, each.kind, each.seat, each.body, each.key, utc(each.at))
        for each in connection.execute(happened)
    ]
    return dict(row), events


def _update_row(connection: Connection, table: Table, **values: Any) -> None:
    """The row of a table, if it is still as this table was read or last written."""
    tables = schema.tables
    same = update(tables).where(tables.c.code == table.code, tables.c.revision == table.revision)
    if not connection.execute(same.values(revision=table.revision + 1, **values)).rowcount:
        raise ChangedElsewhere()


def _append_and_end(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(schema.events), rows)
    _end(connection, table)


def _end(connection: Connection, table: Table) -> None:
    """Keep how the game ended in the table's row."""
    outcome = table.require_game().outcome
    assert outcome is not None
    ending = msgspec.to_builtins(Ending(outcome.reason, list(outcome.scores)))
    _update_row(connection, table, state=table.state, ending=ending, ended=table.changed)
