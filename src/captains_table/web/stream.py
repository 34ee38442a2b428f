"""One stream per open page: the reader's whole snapshot whenever it changes."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from captains_table.server.registry import TableRegistry
from captains_table.server.snapshot import snapshot
from captains_table.server.table import Table
from captains_table.web.visitor import Visitor

STILL_HERE = b": still here\n\n"  # tells a dead connection from a quiet table
FRESH = 5.0  # seconds a snapshot is shared at most: who is there changes without a new version
QUICK = 1  # gzip's level
SMALL = -1  # in the place of a line: the whole, compressed
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
    waker = asyncio.Event()
    table.wakers.add(waker)
    registry.streams += 1
    registry.limits.hold("stream", visitor.address)
    _arrive(table, visitor.id)
    registry.on_change(table)  # bots at a table that was left go on
    version, lines = 0, 0
    try:
        yield b"retry: 500\n\n"
        while not registry.closing and await _still_known(registry, visitor):
            data = STILL_HERE
            async with table.lock:
                waker.clear()
                if version != table.version:
                    eyes = seat_for(table, visitor.id, wished)
                    data = message(encoded_snapshot(table, visitor, eyes, table.stale_from(version, lines)))
                    version = table.version
                    lines = 0 if table.game is None else len(table.game.lines)
                    registry.snapshots += 1
            yield data
            await waker.wait()
    finally:
        table.wakers.discard(waker)
        registry.streams -= 1
        registry.limits.release("stream", visitor.address)
        _depart(table, visitor.id)


async def _still_known(registry: TableRegistry, visitor: Visitor) -> bool:
    """Whether the session goes on in which this page was opened."""
    return visitor.person is None or await registry.people.person_of(visitor.token) is not None


def message(data: bytes) -> bytes:
    return b"event: scene\ndata: " + data + b"\n\n"


def encoded_snapshot(table: Table, visitor: Visitor, eyes: int | None, since: int = 0) -> bytes:
    """The snapshot as JSON; readers who see the same share it."""
    language = visitor.language
    return _shared(table, visitor, eyes, since, lambda: _encode(snapshot(table, visitor.id, eyes, language, since)))


def compressed_snapshot(table: Table, visitor: Visitor, eyes: int | None) -> bytes:
    """The same from its beginning, compressed."""
    return _shared(
        table, visitor, eyes, SMALL, lambda: gzip.compress(encoded_snapshot(table, visitor, eyes), QUICK, mtime=0)
    )


def _shared(table: Table, visitor: Visitor, eyes: int | None, since: int, draw: Callable[[], bytes]) -> bytes:
    reader = visitor.id if eyes is not None or visitor.id == table.config.host else str(bool(visitor.id))
    key = (reader, eyes, visitor.language, since)
    now = (table.version, int(time.monotonic() / FRESH))
    if table.drawn_at != now:
        table.drawn.clear()
        table.drawn_at = now
    found = table.drawn.get(key)
    if found is None:
        found = table.drawn[key] = draw()
    return found


def _arrive(table: Table, person: str) -> None:
    first = person not in table.present
    table.present[person] = table.present.get(person, 0) + 1
    if first or not table.seats_of(person):  # watchers are counted
        table.wake()


def _depart(table: Table, person: str) -> None:
    table.present[person] -= 1
    last = not table.present[person]
    if last:
        del table.present[person]
        table.seen[person] = time.monotonic()
    if last or not table.seats_of(person):
        table.wake()
