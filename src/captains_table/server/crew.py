"""Bot players. They think in worker processes, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits

from captains_table.bots.worker import answer, ask
from captains_table.kernel.game import Game


class Crew:
    """The workers. Any `concurrent.futures.Executor` can stand in for the local processes."""

    def __init__(self, workers: int = 0, executor: Executor | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._executor = executor

    async def think(self, game: Game, seat: int, level: str) -> int:
        """What a bot of this level chooses. It is sent only what its seat may know."""
        request = ask(game, level, seat, randbits(30))
        loop = asyncio.get_running_loop()
        executor = self._open()
        try:
            return await loop.run_in_executor(executor, answer, request)
        except BrokenProcessPool:  # a worker died: begin again with new ones
            if self._executor is executor:
                self._executor = None
            return await loop.run_in_executor(self._open(), answer, request)

    def close(self) -> None:
        """Wait for a bot that is just thinking; then nothing of the workers is left behind."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None

    def _open(self) -> Executor:
        if self._executor is None:
            context = get_context("spawn")
            self._executor = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_end_with_the_server)
        return self._executor


def _end_with_the_server() -> None:
    """A worker whose server was killed would wait for work for ever."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
