"""Deleting an account: the others keep their games; the name is gone from all of them."""

from __future__ import annotations

import json
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, select, union, update

from captains_table.kernel.errors import CaptainError
from captains_table.server.errors import Unavailable
from captains_table.server.lobby import STAND_IN, leave
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.schema import events, seats, tables
from captains_table.server.table import TableConfig


async def delete_account(registry: TableRegistry, person: Person) -> None:
    """Nobody is signed in as this person any more, every seat is left, every name taken away; then the person is gone.

    If it is broken off, the account is still there and can be deleted once more.
    """
    await registry.people.end_sessions(person)
    for code in await _unfinished_tables(registry, person.id):
        try:
            table = await registry.find(code)
            for number in table.seats_of(person.id):
                await leave(registry, table, person, number)
        except Unavailable:
            raise
        except CaptainError:
            continue  # a table that cannot be read any more needs nobody to play on
    for code in await _tables_naming(registry, person.id):
        await registry.rewrite(code, partial(_erase_name, code=code, person=person.id))
    await registry.people.remove(person)


async def _unfinished_tables(registry: TableRegistry, person: str) -> list[str]:
    query = select(tables.c.code).where(
        tables.c.state != "over", tables.c.code.in_(select(seats.c.code).where(seats.c.person == person))
    )
    return await registry.store.read(lambda connection: list(connection.scalars(query)))


async def _tables_naming(registry: TableRegistry, person: str) -> list[str]:
    """Where the person sits, or has talked."""
    talked = select(events.c.code).where(events.c.kind == "chat", events.c.body.endswith(f'"{person}"]'))
    query = union(select(seats.c.code).where(seats.c.person == person), talked)
    return await registry.store.read(lambda connection: list(connection.scalars(query)))


def _erase_name(connection: Connection, code: str, person: str) -> None:
    """In what is stored of a table: a seat without a name is called by its number, in the language of who reads."""
    kept = select(tables.c.sheet, tables.c.state).where(tables.c.code == code)
    row = connection.execute(kept.with_for_update()).one()
    config = msgspec.convert(row.sheet, TableConfig)
    mine = [number for number, seat in enumerate(config.seats) if seat.person == person]
    for seat in (config.seats[number] for number in mine):
        seat.name = seat.person = ""
        if row.state == "playing":
            seat.level = seat.level or STAND_IN
    if config.host == person:
        config.host = ""
    change = update(tables).where(tables.c.code == code)
    connection.execute(change.values(sheet=msgspec.to_builtins(config), revision=tables.c.revision + 1))
    connection.execute(delete(seats).where(seats.c.code == code, seats.c.person == person))
    lines = select(events).where(events.c.code == code, events.c.kind.in_(("chat", "note")))
    for event in connection.execute(lines).all():
        first, second, *whose = json.loads(event.body)
        if person in whose or (not whose and event.seat in mine):
            nameless = ["", second] if event.kind == "chat" else [first, ""]
            line = update(events).where(events.c.code == code, events.c.seq == event.seq)
            connection.execute(line.values(body=json.dumps(nameless)))
