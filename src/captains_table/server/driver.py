"""What moves a table on by itself: bots that are asked, and clocks that run out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time

import structlog

from captains_table.server.harbour import Harbour
from captains_table.server.table import Table
from captains_table.server.thinking import think

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds between two tries of a bot that fails
BESIDE = 0.25  # of its pace a bot takes over a move while people decide beside it
logger = structlog.get_logger()


class Driver:
    """One task for each table on which a bot or a clock has something to do."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        harbour.changed = self.drive

    def drive(self, table: Table) -> None:
        idle = table.code not in self.harbour.busy and table.state == "playing"
        if idle and not table.abandoned and (_bots_asked(table) or self._waited_for(table)):
            self.harbour.busy.add(table.code)
            self.harbour.spawn(self._drive(table))

    async def _drive(self, table: Table) -> None:
        pause = FIRST_PAUSE
        try:
            while self._goes_on(table):
                try:
                    if not (await self._bot(table) or await self._clock(table)):
                        break
                    pause = FIRST_PAUSE
                except Exception:
                    logger.exception("bot failed", code=table.code)
                    await asyncio.sleep(pause)  # a database or a worker that is away may come back
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.harbour.busy.discard(table.code)

    def _goes_on(self, table: Table) -> bool:
        return table.state == "playing" and not table.abandoned and not self.harbour.closing

    async def _bot(self, table: Table) -> bool:
        """Let one bot decide. False: none is asked."""
        began = time.monotonic()
        async with table.lock:
            asked = _bots_asked(table)
            if not asked:
                return False
            seat = asked[0]
            decision = table.decision(seat)
            level = table.sheet.seats[seat].level
            thinking = think(self.harbour.workers, table, seat, level, owner=table.sheet.host)
        choice = await thinking
        pace = self.harbour.settings.bot_pace if table.present else 0.0
        if any(table.sheet.seats[other].human for other in table.playing().to_act):
            pace *= BESIDE  # who is deciding at the same time does not watch, and should not wait afterwards
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        async with table.lock:
            if table.state == "playing" and not table.sheet.seats[seat].human and table.decision(seat) == decision:
                choices = {each.id: each.notation for each in table.playing().choices(seat)}
                if choice in choices:  # what is legal may have changed meanwhile: then it is asked again
                    await self.harbour.commit(table, table.event("choose", seat, choices[choice]))
        return True

    async def _clock(self, table: Table) -> bool:
        """Answer for people who keep all others waiting, where the rules say how. False: no clock is running."""
        if not self._waited_for(table):
            return False
        patience = self.harbour.settings.patience
        late = table.title.overdue_choice
        waker = asyncio.Event()
        table.wakers.add(waker)
        try:
            left = patience - (time.monotonic() - table.waiting_since)
            if left > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(waker.wait(), left)
                return True  # something changed, or time is up: look again
        finally:
            table.wakers.discard(waker)
        async with table.lock:
            if time.monotonic() - table.waiting_since < patience:
                return True  # somebody answered at the last moment
            for seat in table.playing().to_act:
                game = table.playing()
                choice = late(game.state, seat)
                if choice is not None:
                    notation = next(each.notation for each in game.choices(seat) if each.id == choice)
                    told = json.dumps(["late", table.sheet.seats[seat].name])
                    await self.harbour.commit(table, *table.events(("choose", seat, notation), ("note", seat, told)))
        return True

    def _waited_for(self, table: Table) -> list[int]:
        """The seats for which a clock is running."""
        if not self.harbour.settings.patience:
            return []
        game = table.playing()
        return [seat for seat in game.to_act if table.title.overdue_choice(game.state, seat) is not None]


def _bots_asked(table: Table) -> list[int]:
    return [seat for seat in table.playing().to_act if not table.sheet.seats[seat].human]
