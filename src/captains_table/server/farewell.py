"""Farewell: an account is deleted. The others keep their games; the name is gone from all of them."""

from __future__ import annotations

import json
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, select, union, update

from captains_table.kernel.errors import CaptainError
from captains_table.server.errors import Unavailable
from captains_table.server.harbour import Harbour
from captains_table.server.people import Person
from captains_table.server.schema import events, seats, tables
from captains_table.server.seating import STAND_IN, leave
from captains_table.server.table import Sheet


async def farewell(harbour: Harbour, person: Person) -> None:
    """Nobody is signed in as this person any more, every seat is left, every name taken away; then the person is gone.

    If it is broken off, the account is still there and can be deleted once more.
    """
    await harbour.people.end_sessions(person)
    for code in await _unfinished(harbour, person.id):
        try:
            table = await harbour.find(code)
            for number in table.seats_of(person.id):
                await leave(harbour, table, person, number)
        except Unavailable:
            raise
        except CaptainError:
            continue  # a table that cannot be read any more needs nobody to play on
    for code in await _named(harbour, person.id):
        await harbour.rewrite(code, partial(_without_name, code=code, person=person.id))
    await harbour.people.remove(person)


async def _unfinished(harbour: Harbour, person: str) -> list[str]:
    query = select(tables.c.code).where(
        tables.c.state != "over", tables.c.code.in_(select(seats.c.code).where(seats.c.person == person))
    )
    return await harbour.store.read(lambda connection: list(connection.scalars(query)))


async def _named(harbour: Harbour, person: str) -> list[str]:
    """Where the person sits, or has talked."""
    talked = select(events.c.code).where(events.c.kind == "chat", events.c.body.endswith(f'"{person}"]'))
    query = union(select(seats.c.code).where(seats.c.person == person), talked)
    return await harbour.store.read(lambda connection: list(connection.scalars(query)))


def _without_name(connection: Connection, code: str, person: str) -> None:
    """In what is stored of a table: a seat without a name is called by its number, in the language of who reads."""
    kept = select(tables.c.sheet, tables.c.state).where(tables.c.code == code)
    row = connection.execute(kept.with_for_update()).one()
    sheet = msgspec.convert(row.sheet, Sheet)
    mine = [number for number, seat in enumerate(sheet.seats) if seat.person == person]
    for seat in (sheet.seats[number] for number in mine):
        seat.name = seat.person = ""
        if row.state == "playing":
            seat.level = seat.level or STAND_IN
    if sheet.host == person:
        sheet.host = ""
    change = update(tables).where(tables.c.code == code)
    connection.execute(change.values(sheet=msgspec.to_builtins(sheet), revision=tables.c.revision + 1))
    connection.execute(delete(seats).where(seats.c.code == code, seats.c.person == person))
    told = select(events).where(events.c.code == code, events.c.kind.in_(("chat", "note")))
    for event in connection.execute(told).all():
        first, second, *whose = json.loads(event.body)
        if person in whose or (not whose and event.seat in mine):
            nameless = ["", second] if event.kind == "chat" else [first, ""]
            told_by = update(events).where(events.c.code == code, events.c.seq == event.seq)
            connection.execute(told_by.values(body=json.dumps(nameless)))
