"""Once a day: old sessions and devices, guests who do not come back and tables nobody touches are cleared away."""

from __future__ import annotations

import asyncio
import itertools
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, delete, func, select, update

from captains_table.server.people import SESSION_AGE, SESSION_REFRESH
from captains_table.server.schema import devices, events, people, seats, sessions, tables

if TYPE_CHECKING:
    from captains_table.server.registry import TableRegistry

DAY = 24 * 3600.0
REFRESH_LAG = 2 * SESSION_REFRESH  # so long ago the use of a session may have been put down while it goes on
BATCH = 200  # in one write, so that others get their turn
logger = structlog.get_logger()


async def clean_up_daily(registry: TableRegistry) -> None:
    for day in itertools.count():
        try:
            if day:
                await registry.store.write(registry.people.clock.save)
            await clean_up(registry)
        except Exception:
            logger.exception("cleanup failed")  # tomorrow again: a database that is away may come back
        await asyncio.sleep(DAY)


async def clean_up(registry: TableRegistry) -> None:
    settings, now = registry.settings, registry.people.clock.now()
    await registry.store.write(lambda connection: _note_touched(connection, now))
    if settings.keep_guests:
        await _remove_guests(registry, now - timedelta(days=settings.keep_guests) - REFRESH_LAG)
    await registry.store.write(lambda connection: _end_sessions(connection, now, guests=not settings.keep_guests))
    for days, over in ((settings.keep_open_tables, False), (settings.keep_finished, True)):
        if days:
            await _remove_tables(registry, now - timedelta(days=days), over)


def _note_touched(connection: Connection, now: datetime) -> None:
    """Note which tables were touched since the last cleanup. Events have the machine's time, which may be wrong."""
    latest = select(func.coalesce(func.max(events.c.seq), 0)).where(events.c.code == tables.c.code).scalar_subquery()
    mark = tables.c.revision + latest
    connection.execute(update(tables).where(tables.c.mark.is_distinct_from(mark)).values(mark=mark, touched=now))


def _end_sessions(connection: Connection, now: datetime, *, guests: bool) -> None:
    """Those of guests who will be removed tell when they were last here: they go with the guest."""
    old = sessions.c.used <= now - SESSION_AGE
    if not guests:
        old &= sessions.c.person.not_in(select(people.c.id).where(people.c.account.is_(None)))
    connection.execute(delete(sessions).where(old))
    connection.execute(delete(devices).where(devices.c.used <= now - SESSION_AGE))


async def _remove_guests(registry: TableRegistry, before: datetime) -> None:
    """Who has no account and has not been here since. Their names stay in the seats of their games."""
    used = select(func.max(sessions.c.used)).where(sessions.c.person == people.c.id).scalar_subquery()
    gone = select(people.c.id).where(people.c.account.is_(None), func.coalesce(used, people.c.created) <= before)

    def work(connection: Connection) -> int:
        found = list(connection.scalars(gone.limit(BATCH)))
        connection.execute(delete(sessions).where(sessions.c.person.in_(found)))
        connection.execute(delete(people).where(people.c.id.in_(found)))
        return len(found)

    while removed := await registry.store.write(work):
        logger.info("guests removed", count=removed)


async def _remove_tables(registry: TableRegistry, before: datetime, over: bool) -> None:
    finished = tables.c.state == "over"
    old = select(tables.c.code).where(tables.c.touched <= before, finished if over else ~finished)
    for code in await registry.store.read(lambda connection: list(connection.scalars(old))):
        if await registry.remove(code):
            logger.info("table removed", code=code)


def remove_table(connection: Connection, code: str) -> None:
    for each in (events, seats, tables):
        connection.execute(delete(each).where(each.c.code == code))
