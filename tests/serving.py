"""A real server for tests: its own process, port and data folder. Can be killed and started again on the same data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`captain serve` in a process of its own."""

    def __init__(self, data: Path, captain: str = "captains_table.cli", **settings: str) -> None:
        self.data = data
        self.captain = captain  # the module to run
        self.port = free_port()
        self.settings = {"CAPTAIN_BOT_PACE": "0", "CAPTAIN_BOT_WORKERS": "1", "CAPTAIN_LIMITS": "off", **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

    def start(self, seconds: float = 60.0) -> None:
        command = [
            sys.executable,
            "-m",
            self.captain,
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        inherited = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**inherited, **self.settings}, stdout=log, stderr=log, start_new_session=True
            )
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.log}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.log}")

    def kill(self) -> None:
        """As if the machine had lost its power: no goodbye, bots included."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def guest(self, name: str, **headers: str) -> httpx.Client:
        """Somebody new, ready to play."""
        client = httpx.Client(base_url=self.url, timeout=30, headers=headers)
        client.post("/api/me", json={"name": name}).raise_for_status()
        return client


@contextmanager
def serving(data: Path, captain: str = "captains_table.cli", **settings: str) -> Iterator[Server]:
    data.mkdir(parents=True, exist_ok=True)
    server = Server(data, captain, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
