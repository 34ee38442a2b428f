"""A server that is quickly back after it was killed: each life is forked from a process that has read the program."""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx

from tests.serving import Server

_births = get_context("forkserver")
_births.set_forkserver_preload(["captains_table.web.app"])


class Reborn(Server):
    """As any server of the tests, only that starting it again takes a moment instead of seconds."""

    life: ForkServerProcess

    def start(self, seconds: float = 60.0) -> None:
        self.life = _births.Process(target=_live, args=(self.data, self.port, self.settings))
        self.life.start()
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.life.is_alive():
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.log}")

    def kill(self) -> None:
        assert self.life.pid is not None
        os.killpg(self.life.pid, signal.SIGKILL)
        self.life.join()

    def stop(self) -> None:
        self.life.terminate()
        self.life.join()


def _live(data: Path, port: int, settings: dict[str, str]) -> None:
    os.setsid()
    log = os.open(data / "server.log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ.pop("DATABASE_URL", None)
    os.environ.update(settings)
    from captains_table.cli import main

    sys.exit(main(["serve", "--port", str(port), "--data", str(data)]))
