"""The tables of a person and of everybody, in lists."""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import func, select

from captains_table.kernel.errors import CaptainError
from captains_table.server import schema
from captains_table.server.errors import CannotOpen, NotFound, OtherEdition
from captains_table.server.registry import TableRegistry
from captains_table.server.table import CODE, Table, table_from_row

tables = schema.tables


async def unfinished_of(registry: TableRegistry, person: str, limit: int = 40) -> list[Table]:
    """Where this person sits and nothing is over yet, newest first.

    A table that cannot be opened any more is listed with the reason.
    """
    query = _mine(person).where(tables.c.state != "over").order_by(tables.c.created.desc()).limit(limit)
    found = []
    for row in await _rows(registry, query):
        with contextlib.suppress(CaptainError):  # one table that cannot be read hides no other
            found.append(await _found_or_unopenable(registry, row))
    return found


async def finished_of(registry: TableRegistry, person: str, limit: int, before: str = "") -> list[Table]:
    """The games of this person that are over, the latest first; `before`: only what ended before this table did.

    They are told from their rows, without being played again.
    """
    ended = func.coalesce(tables.c.ended, tables.c.created)
    query = _mine(person).where(tables.c.state == "over").order_by(ended.desc()).limit(limit)
    if before:
        if not CODE.fullmatch(before):
            raise NotFound("no_table")
        last = tables.alias()
        its_end = select(func.coalesce(last.c.ended, last.c.created)).where(last.c.code == before)
        query = query.where(ended < its_end.scalar_subquery())
    found = []
    for row in await _rows(registry, query):
        with contextlib.suppress(CaptainError):
            found.append(await _ended(registry, row))
    return found


async def public_tables(registry: TableRegistry, state: str, limit: int = 12) -> list[Table]:
    public = (
        select(tables)
        .where(tables.c.state == state, tables.c.public.is_(True))
        .order_by(tables.c.created.desc())
        .limit(limit)
    )
    found = []
    for row in await _rows(registry, public):
        with contextlib.suppress(CaptainError):
            found.append(await registry.find(row["code"]))
    return found


def _mine(person: str) -> Any:
    return select(tables).where(tables.c.code.in_(select(schema.seats.c.code).where(schema.seats.c.person == person)))


async def _rows(registry: TableRegistry, query: Any) -> list[Any]:
    return await registry.store.read(lambda connection: list(connection.execute(query).mappings()))


async def _found_or_unopenable(registry: TableRegistry, row: Any) -> Table:
    try:
        return await registry.find(row["code"])
    except CannotOpen as reason:
        table = table_from_row(row, registry.packs)
        table.cannot_open = reason
        return table


async def _ended(registry: TableRegistry, row: Any) -> Table:
    """From its row; what ended before rows told of it is played again once."""
    if row["ending"] is None:
        table = await _found_or_unopenable(registry, row)
        if table.cannot_open is not None:
            return table
        await registry.save_ending(table)
        (row,) = await _rows(registry, select(tables).where(tables.c.code == row["code"]))
    table = table_from_row(row, registry.packs)
    if not registry.can_open(table.title, row):
        table.cannot_open = OtherEdition()
    return table
