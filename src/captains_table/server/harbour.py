"""Where the tables lie: opened, found, kept in step with the storage, and driven on when it is a bot's turn."""

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
from captains_table.server import removal, schema
from captains_table.server.errors import Elsewhere, NotFound, OtherEdition, PutAside, Unavailable
from captains_table.server.limits import Limits
from captains_table.server.people import People
from captains_table.server.settings import Settings
from captains_table.server.store import Store
from captains_table.server.table import CODE, Ending, Event, Sheet, Table, table_of, utc
from captains_table.server.tasks import PLAYED, PLAYING, play_again, taken_up
from captains_table.server.workers import Workers
from captains_table.server.writer import Work
from captains_table.titles import check_packs, titles
from captains_table.titles import title as find_title

HEARTBEAT = 15  # seconds between two signs of life of a stream
IDLE = 1800.0  # seconds after which a table without readers is put away; it is read again when somebody comes
SWEEP = 60.0  # seconds between two looks for such tables
logger = structlog.get_logger()


class Harbour:
    """All tables of this server. A live table has one owner: this object, behind the table's lock."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.packs = Path(settings.packs) if settings.packs else None
        self.limits = Limits(settings.limits)
        self.store = Store(settings.database)
        self.people = People(self.store, self.limits)
        self.workers = Workers(settings.workers)
        self.live: dict[str, Table] = {}
        self.aside: set[str] = set()  # codes of tables whose games cannot be played again
        self.streams = 0  # open now
        self.scenes = 0  # sent since somebody asked
        self.closing = False
        self._reading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.busy: set[str] = set()  # codes of tables that must not be put away
        self.changed: Callable[[Table], None] = lambda table: None  # told of every table read or changed

    def prepare(self, address: str = "") -> None:
        """What can be wrong with packs and database shows here, before anybody comes to this address."""
        check_packs(self.packs)
        for each in titles():
            find_title(each).fingerprint(self.packs)
        self.store.open(address)

    async def start(self) -> None:
        await asyncio.to_thread(self.prepare)
        await self.store.write(self._stamp)
        await self.store.write(self.people.clock.set)
        self.spawn(self._sweep())
        self.spawn(removal.sweep_daily(self))
        self.spawn(self._nudge())

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
            table.wake()

    # -- finding -------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> Table:
        """The table of a code, from memory or from the storage."""
        table = self.live.get(code)
        if table is None:
            try:
                async with self._reading.setdefault(code, asyncio.Lock()):
                    table = self.live.get(code) or await self._read(code)
            finally:
                self._reading.pop(code, None)
        table.used = time.monotonic()
        return table

    async def _read(self, code: str) -> Table:
        if not CODE.fullmatch(code):
            raise NotFound("no_table")
        if code in self.aside:
            raise PutAside()
        read = await self._load(code)
        table = self.live.setdefault(code, read)
        if table is read:
            self.changed(table)
        return table

    async def _load(self, code: str) -> Table:
        """The table as the storage has it. Its game is played again by a worker: what cannot be played hurts nobody."""
        row, happened = await self.store.read(partial(_stored, code=code))
        table = table_of(row, self.packs)
        if table.state == "open":  # nothing but talk
            for event in happened:
                table.apply(event)
            return table
        if not self.can_open(table.title, row):
            raise OtherEdition()
        try:
            played = await self.workers.do(play_again, row, happened, self.packs, owner=code, bounds=PLAYING)
        except Unavailable:
            raise
        except CaptainError as error:
            logger.error("table put aside", code=code, problem=type(error).__name__)
            self.aside.add(code)
            raise PutAside() from None
        await asyncio.to_thread(taken_up, played, table)
        return table

    # -- by which rules ------------------------------------------------------------------------------------------

    def edition(self, title: Title) -> dict[str, Any]:
        """The rules and the packs by which a game is dealt now."""
        return {"rules": title.version, "packs": title.fingerprint(self.packs)}

    def can_open(self, title: Title, row: Mapping[str, Any]) -> bool:
        """Games dealt by earlier rules go on by those; newer ones are not known here, and other packs would make
        another game of the same choices."""
        return bool(row["rules"] <= title.version and row["packs"] == title.fingerprint(self.packs))

    def _stamp(self, connection: Connection) -> None:
        """Games from before tables kept their edition were dealt by the first rules, with the packs of today."""
        tables = schema.tables
        unknown = tables.c.rules.is_(None) & (tables.c.state != "open")
        for row in connection.execute(select(tables.c.title).where(unknown).distinct()).all():
            with contextlib.suppress(UnknownTitle):
                change = update(tables).where(unknown, tables.c.title == row.title)
                connection.execute(change.values({**self.edition(find_title(row.title)), "rules": 1}))

    # -- keeping -------------------------------------------------------------------------------------------------

    async def keep_new(self, table: Table) -> None:
        """Put a new table into the storage and into the water."""
        rows = _seat_rows(table)
        edition = {} if table.state == "open" else self.edition(table.title)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**stored(table), **edition))
            if rows:
                connection.execute(insert(schema.seats), rows)

        await self.store.write(work)
        self.live[table.code] = table
        logger.info("table opened", code=table.code, title=table.title.id, seats=len(table.sheet.seats))

    async def keep_sheet(self, table: Table, sheet: Sheet, state: str | None = None) -> None:
        """Commit a changed sheet, then show it. The caller holds the lock.

        With the deal it says every option, and from then on the table keeps its edition, whatever comes later.
        """
        state = state or table.state
        dealt = table.state == "open" and state != "open"
        if dealt:
            options = table.title.read_options(len(sheet.seats), sheet.options)
            sheet = msgspec.structs.replace(sheet, options=options)
        known = {**msgspec.to_builtins(sheet)}
        rows = _seat_rows(table, sheet)
        edition = self.edition(table.title) if dealt else {}

        def work(connection: Connection) -> None:
            _change(connection, table, sheet=known, state=state, **edition)
            connection.execute(delete(schema.seats).where(schema.seats.c.code == table.code))
            if rows:
                connection.execute(insert(schema.seats), rows)

        await self._keep(table, work)
        table.sheet = sheet
        table.state = state
        table.acts += [0] * (len(sheet.seats) - len(table.acts))

    async def commit(self, table: Table, *happened: Event) -> None:
        """Apply events, commit them, then wake the readers. The caller holds the lock.

        The rules speak first: what they refuse is never written. What cannot be written has not happened; if somebody
        else has written, the table is read anew. If it is there already (the database was lost over it before it could
        say so), it has happened.
        """
        if table.removed:  # just now, while somebody waited for the lock
            raise NotFound("no_table")
        before = table.state
        take_back = table.safe_point()
        rows = [event.row(table.code) for event in happened]
        try:
            for event in happened:
                table.apply(event)
            if table.state == before:
                await self.store.append(rows)
            else:
                await self.store.write(lambda connection: _append_and_end(connection, table, rows))
                table.revision += 1
        except BaseException as error:
            take_back()
            if not isinstance(error, IntegrityError | Elsewhere):
                raise
            await self._read_anew(table)
            if not all(table.has(event) for event in happened):
                raise Elsewhere() from None
        if table.state != before:
            logger.info("table over", code=table.code, reason=table.playing().state.reason, choices=table.seq)
        table.wake()
        self.changed(table)

    async def _read_anew(self, table: Table) -> None:
        """From the storage, in place: its readers keep their streams."""
        fresh = await self._load(table.code)
        shown = table.version
        for name in ("sheet", "revision", *PLAYED):
            setattr(table, name, getattr(fresh, name))
        table.version = max(shown, table.version)
        table.struck.append((table.version + 1, 0))  # they are told all of it again
        table.wake()
        self.changed(table)

    async def keep_ending(self, table: Table) -> None:
        """Of a game that ended before rows told of it."""
        async with table.lock:
            await self._keep(table, lambda connection: _end(connection, table))

    async def _keep(self, table: Table, work: Work) -> None:
        """Change the row of a table. If somebody else has changed it, nothing is written and the table read anew."""
        try:
            await self.store.write(work)
        except Elsewhere:
            await self._read_anew(table)
            raise
        table.revision += 1

    async def rewrite(self, code: str, work: Work) -> None:
        """Change what is stored of a table, and what is in memory with it."""
        try:
            async with self._reading.setdefault(code, asyncio.Lock()):  # nobody fetches it meanwhile
                if (table := self.live.get(code)) is None:
                    await self.store.write(work)
                else:
                    async with table.lock:
                        await self.store.write(work)
                        await self._read_anew(table)
        finally:
            self._reading.pop(code, None)

    async def remove(self, code: str) -> bool:
        """For good, unless somebody is there."""
        try:
            async with self._reading.setdefault(code, asyncio.Lock()):  # nobody fetches it meanwhile
                if (table := self.live.get(code)) is None:
                    await self.store.write(lambda connection: removal.remove_table(connection, code))
                    return True
                async with table.lock:
                    if table.wakers or code in self.busy:
                        return False
                    await self.store.write(lambda connection: removal.remove_table(connection, code))
                    table.removed = True
                    self.live.pop(code, None)
                    return True
        finally:
            self._reading.pop(code, None)

    # -- work of its own -----------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        """Put tables away that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP)
            for code, table in list(self.live.items()):
                idle = time.monotonic() - table.used > IDLE
                if idle and not table.wakers and code not in self.busy and not table.lock.locked():
                    del self.live[code]

    async def _nudge(self) -> None:
        """Let every stream give a sign of life now and then. A timer for each of them would cost more than all else."""
        for turn in itertools.cycle(range(HEARTBEAT)):
            await asyncio.sleep(1)
            for table in list(self.live.values())[turn::HEARTBEAT]:
                table.nudge()


def stored(table: Table) -> dict[str, Any]:
    """A new table as it is put into the storage."""
    return {
        "code": table.code,
        "title": table.title.id,
        "state": table.state,
        "public": table.public,
        "sheet": msgspec.to_builtins(table.sheet),
        "seed": table.seed,
        "created": table.created,
        "revision": table.revision,
    }


def _seat_rows(table: Table, sheet: Sheet | None = None) -> list[dict[str, Any]]:
    seats = (sheet or table.sheet).seats
    return [{"code": table.code, "seat": n, "person": each.person} for n, each in enumerate(seats) if each.person]


def _stored(connection: Connection, code: str) -> tuple[dict[str, Any], list[Event]]:
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


def _change(connection: Connection, table: Table, **values: Any) -> None:
    """The row of a table, if it is still as this table was read or last written."""
    tables = schema.tables
    same = update(tables).where(tables.c.code == table.code, tables.c.revision == table.revision)
    if not connection.execute(same.values(revision=table.revision + 1, **values)).rowcount:
        raise Elsewhere()


def _append_and_end(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(schema.events), rows)
    _end(connection, table)


def _end(connection: Connection, table: Table) -> None:
    """Keep how the game ended in the table's row."""
    outcome = table.playing().outcome
    assert outcome is not None
    ending = msgspec.to_builtins(Ending(outcome.reason, list(outcome.scores)))
    _change(connection, table, state=table.state, ending=ending, ended=table.changed)
