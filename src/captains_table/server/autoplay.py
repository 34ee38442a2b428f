"""What moves a table on without people: bots whose turn it is, and time limits that run out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time

import structlog

from captains_table.server.bot_choice import bot_choice
from captains_table.server.registry import TableRegistry
from captains_table.server.table import Table

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds between two tries of a bot that fails
SIMULTANEOUS_PACE = 0.25  # of its pace, while people decide at the same time
logger = structlog.get_logger()


class AutoPlayer:
    """One task for each table on which a bot or a time limit has something to do."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        registry.on_change = self.wake

    def wake(self, table: Table) -> None:
        idle = table.code not in self.registry.busy and table.state == "playing"
        if idle and not table.abandoned and (_bots_to_act(table) or self._timed_seats(table)):
            self.registry.busy.add(table.code)
            self.registry.spawn(self._run(table))

    async def _run(self, table: Table) -> None:
        pause = FIRST_PAUSE
        try:
            while self._continues(table):
                try:
                    if not (await self._let_bot_choose(table) or await self._enforce_time_limit(table)):
                        break
                    pause = FIRST_PAUSE
                except Exception:
                    logger.exception("bot failed", code=table.code)
                    await asyncio.sleep(pause)  # a database or a worker that is away may come back
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.registry.busy.discard(table.code)

    def _continues(self, table: Table) -> bool:
        return table.state == "playing" and not table.abandoned and not self.registry.closing

    async def _let_bot_choose(self, table: Table) -> bool:
        """One choice of one bot. False: it is no bot's turn."""
        began = time.monotonic()
        async with table.lock:
            bots = _bots_to_act(table)
            if not bots:
                return False
            seat = bots[0]
            decision = table.decision(seat)
            level = table.config.seats[seat].level
            pending = bot_choice(self.registry.workers, table, seat, level, owner=table.config.host)
        id = await pending
        pace = self.registry.settings.bot_pace if table.audience.streams else 0.0
        if any(table.config.seats[other].human for other in table.require_game().to_act):
            pace *= SIMULTANEOUS_PACE  # who is deciding at the same time does not watch, and should not wait afterwards
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        async with table.lock:
            if table.state == "playing" and not table.config.seats[seat].human and table.decision(seat) == decision:
                chosen = table.require_game().choice(seat, id)
                if chosen is not None:  # what is legal may have changed meanwhile: then the bot chooses again
                    await self.registry.commit(table, table.event("choose", seat, chosen.notation))
        return True

    async def _enforce_time_limit(self, table: Table) -> bool:
        """Answer for people who keep all others waiting, where the rules say how. False: no time limit is running."""
        if not self._timed_seats(table):
            return False
        patience = self.registry.settings.patience
        changed = asyncio.Event()
        table.audience.listeners.add(changed)
        try:
            left = patience - (time.monotonic() - table.waiting_since)
            if left > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), left)
                return True  # something changed, or time is up: look again
        finally:
            table.audience.listeners.discard(changed)
        async with table.lock:
            if time.monotonic() - table.waiting_since < patience:
                return True  # somebody answered at the last moment
            for seat in table.require_game().to_act:
                game = table.require_game()
                id = table.title.overdue_choice(game.state, seat)
                choice = None if id is None else game.choice(seat, id)
                if choice is not None:
                    notice = json.dumps(["late", table.config.seats[seat].name])
                    both = table.events(("choose", seat, choice.notation), ("note", seat, notice))
                    await self.registry.commit(table, *both)
        return True

    def _timed_seats(self, table: Table) -> list[int]:
        """The seats for which a time limit is running."""
        if not self.registry.settings.patience:
            return []
        game = table.require_game()
        return [seat for seat in game.to_act if table.title.overdue_choice(game.state, seat) is not None]


def _bots_to_act(table: Table) -> list[int]:
    return [seat for seat in table.require_game().to_act if not table.config.seats[seat].human]
