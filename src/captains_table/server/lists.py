"""The tables of a person and of everybody, in lists."""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import select

from captains_table.kernel.errors import CaptainError
from captains_table.server import schema
from captains_table.server.errors import OldRules
from captains_table.server.harbour import Harbour
from captains_table.server.table import Table

tables = schema.tables


async def tables_of(harbour: Harbour, person: str, limit: int = 30) -> list[Table]:
    """Where this person sits, newest first; games long over are left out by the limit.

    A table that cannot be opened any more is listed with the reason.
    """
    mine = (
        select(tables)
        .where(tables.c.code.in_(select(schema.seats.c.code).where(schema.seats.c.person == person)))
        .order_by(tables.c.state == "over", tables.c.created.desc())
        .limit(limit)
    )
    found = []
    for row in await _rows(harbour, mine):
        with contextlib.suppress(CaptainError):  # one table that cannot be read hides no other
            found.append(await _found_or_closed(harbour, row))
    return found


async def public_tables(harbour: Harbour, state: str, limit: int = 12) -> list[Table]:
    public = (
        select(tables)
        .where(tables.c.state == state, tables.c.public.is_(True))
        .order_by(tables.c.created.desc())
        .limit(limit)
    )
    found = []
    for row in await _rows(harbour, public):
        with contextlib.suppress(CaptainError):
            found.append(await harbour.find(row.code))
    return found


async def _rows(harbour: Harbour, query: Any) -> list[Any]:
    return await harbour.store.read(lambda connection: list(connection.execute(query)))


async def _found_or_closed(harbour: Harbour, row: Any) -> Table:
    try:
        return await harbour.find(row.code)
    except OldRules as reason:
        table = harbour.table(row)
        table.closed = reason
        return table
