"""What a bot chooses for a seat. It runs in a worker, which is sent only what that seat may know."""

from __future__ import annotations

from zlib import crc32

import structlog

from captains_table.bots.remote import decide, prepare
from captains_table.server.errors import TooCostly, WorkFailed
from captains_table.server.table import Table
from captains_table.server.worker_tasks import BOT_BOUNDS, HINT_BOUNDS
from captains_table.server.workers import Workers

PILOT = "pilot"  # gives hints, and decides when a stronger bot takes too long
logger = structlog.get_logger()


async def bot_choice(workers: Workers, table: Table, seat: int, level: str, *, owner: str) -> int:
    """The id of the choice that a bot of this level takes: within its time, else the pilot's.

    The same question at the same table is always answered alike; nobody can foretell it without the table's seed.
    """
    seed = crc32(f"{table.seed}/{table.seq}/{seat}".encode())
    request = prepare(table.require_game(), level, seat, seed >> 2)
    attended = table.audience.attended
    if level != PILOT:
        try:
            return await workers.do(decide, request, owner=owner, bounds=BOT_BOUNDS, attended=attended)
        except (TooCostly, WorkFailed):
            logger.warning("bot too slow", level=level, title=table.title.id)
    pilot = request._replace(level=PILOT)
    return await workers.do(decide, pilot, owner=owner, bounds=HINT_BOUNDS, attended=attended)
