"""One stream per open page: the reader's whole snapshot whenever it changes."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator

import msgspec

from captains_table.server.registry import TableRegistry
from captains_table.server.snapshot import snapshot
from captains_table.server.table import Table
from captains_table.web.visitor import Visitor

STILL_HERE = b": still here\n\n"  # tells a dead connection from a quiet table
GZIP_LEVEL = 1
_encode = msgspec.json.Encoder().encode


def seat_for(table: Table, person: str, wished: int | None) -> int | None:
    """The seat through which this person looks: one of their own, else a spectator's place."""
    mine = table.seats_of(person)
    if wished in mine:
        return wished
    return mine[0] if mine else None


async def snapshot_stream(
    registry: TableRegistry, table: Table, visitor: Visitor, wished: int | None
) -> AsyncIterator[bytes]:
    audience = table.audience
    changed = asyncio.Event()
    audience.listeners.add(changed)
    registry.streams += 1
    registry.limits.hold("stream", visitor.address)
    audience.arrive(visitor.id, seated=bool(table.seats_of(visitor.id)))
    registry.on_change(table)  # bots at a table that was left go on
    version, lines = 0, 0
    try:
        yield b"retry: 500\n\n"
        while not registry.closing and await _still_known(registry, visitor):
            data = STILL_HERE
            async with table.lock:
                changed.clear()
                if version != audience.version:
                    seat = seat_for(table, visitor.id, wished)
                    data = message(encoded_snapshot(table, visitor, seat, audience.log_from(version, lines)))
                    version = audience.version
                    lines = 0 if table.game is None else len(table.game.lines)
                    registry.snapshots += 1
            yield data
            await changed.wait()
    finally:
        audience.listeners.discard(changed)
        registry.streams -= 1
        registry.limits.release("stream", visitor.address)
        audience.depart(visitor.id, seated=bool(table.seats_of(visitor.id)))


async def _still_known(registry: TableRegistry, visitor: Visitor) -> bool:
    """Whether the session goes on in which this page was opened."""
    return visitor.person is None or await registry.people.person_of(visitor.token) is not None


def message(data: bytes) -> bytes:
    return b"event: snapshot\ndata: " + data + b"\n\n"


def encoded_snapshot(table: Table, visitor: Visitor, seat: int | None, since: int = 0) -> bytes:
    """The snapshot as JSON; readers who see the same share it."""
    language = visitor.language
    reader = _reader(table, visitor, seat, since)
    return table.audience.shared(reader, lambda: _encode(snapshot(table, visitor.id, seat, language, since)))


def compressed_snapshot(table: Table, visitor: Visitor, seat: int | None) -> bytes:
    """The same from its beginning, compressed."""
    reader = _reader(table, visitor, seat, "compressed")
    return table.audience.shared(
        reader, lambda: gzip.compress(encoded_snapshot(table, visitor, seat), GZIP_LEVEL, mtime=0)
    )


def _reader(table: Table, visitor: Visitor, seat: int | None, what: int | str) -> tuple[object, ...]:
    """What distinguishes readers: spectators who are not the host see the same, signed in or not."""
    alone = seat is not None or visitor.id == table.config.host
    return visitor.id if alone else bool(visitor.id), seat, visitor.language, what
