"""The whole application in this process, served by a thread: tests talk to it over HTTP and see into it besides."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from socket import SHUT_RDWR
from typing import Any, TypeVar

import httpx
import uvicorn

from captains_table.bots.levels import LEVELS
from captains_table.bots.remote import decide
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.settings import Settings
from captains_table.server.table import Table
from captains_table.server.workers import Bounds, Workers
from captains_table.web.app import create_app
from captains_table.web.connections import uvicorn_options
from captains_table.web.logs import configure
from tests.serving import free_port

Result = TypeVar("Result")
PATIENCE = 30.0  # seconds after which a test gives up


class InlineWorkers(Workers):
    """No other processes: everything is done in a thread of this one, and no bot thinks for long."""

    async def do(
        self, work: Callable[..., Result], *arguments: Any, owner: str, bounds: Bounds, attended: bool = True
    ) -> Result:
        if work is decide:
            (request,) = arguments
            assert request.level in LEVELS
            arguments = (request._replace(level="pilot"),)
        result: Result = await asyncio.to_thread(work, *arguments)
        return result


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = threading.Event()
        self.loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.up.set()


class Guest:
    """Somebody with a session of their own."""

    def __init__(self, url: str, name: str | None, **headers: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers)
        self.name = name
        self.token = ""
        if name is not None:
            self.token = self.post("/api/me", name=name)["token"]

    def get(self, path: str, **query: str | int) -> Any:
        answer = self.http.get(path, params=query)
        answer.raise_for_status()
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.try_post(path, **body)
        assert answer.is_success, f"{path} {body}: {answer.status_code} {answer.text}"
        return answer.json()

    def try_post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def snapshot(self, code: str, seat: int | None = None) -> dict[str, Any]:
        query = {} if seat is None else {"seat": seat}
        seen: dict[str, Any] = self.get(f"/api/tables/{code}", **query)
        return seen

    def choose(self, code: str, seat: int, choice: str, key: str, decision: str | None = None) -> httpx.Response:
        asked = self.snapshot(code, seat)["decision"] if decision is None else decision
        return self.try_post(f"/api/tables/{code}/choices", seat=seat, decision=asked, choice=choice, key=key)


class Listener:
    """One open stream, read by a thread of its own; every byte is kept."""

    def __init__(self, guest: Guest, code: str, **query: str | int) -> None:
        self.raw = b""
        self.messages: list[bytes] = []
        self.ended = False
        self._news = threading.Condition()
        asking = guest.http.build_request("GET", f"/api/tables/{code}/stream", params=query)
        self._line = HTTPConnection(asking.url.host, asking.url.port, timeout=PATIENCE)
        self._line.request("GET", asking.url.raw_path.decode(), headers=dict(asking.headers) | {"accept-encoding": ""})
        self._socket = self._line.sock
        self._response = self._line.getresponse()
        assert self._response.status == 200, self._response.read()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        rest = b""
        try:
            while chunk := self._response.read1():
                *whole, rest = (rest + chunk).split(b"\n\n")
                with self._news:
                    self.raw += chunk
                    self.messages += [each + b"\n\n" for each in whole if each.startswith(b"event: scene\n")]
                    self._news.notify_all()
        except (HTTPException, OSError):
            pass  # it was closed
        with self._news:
            self.ended = True
            self._news.notify_all()

    @property
    def snapshots(self) -> list[dict[str, Any]]:
        return [read(message) for message in self.messages]

    def wait(self, reached: Callable[[dict[str, Any]], bool]) -> bytes:
        """The first message from now on, the latest one included, that shows this."""
        at = max(0, len(self.messages) - 1)
        until = time.monotonic() + PATIENCE
        with self._news:
            while True:
                for message in self.messages[at:]:
                    if reached(read(message)):
                        return message
                at = len(self.messages)
                assert not self.ended, "the stream ended before that was seen"
                assert self._news.wait(until - time.monotonic()), "that was never seen"

    def wait_for_end(self) -> None:
        with self._news:
            assert self._news.wait_for(lambda: self.ended, PATIENCE), "the stream goes on"

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._line.close()


def read(message: bytes) -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(message.removeprefix(b"event: scene\ndata: "))
    return seen


class LiveApp:
    """The application, running."""

    def __init__(self, settings: Settings) -> None:
        configure("text", "error")
        self.app = create_app(settings)
        self.registry: TableRegistry = self.app.state.registry
        self.registry.workers = InlineWorkers()
        self.guests: list[Guest] = []
        self.port = free_port()
        config = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="error",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=2,
            **uvicorn_options(settings),
        )
        self._server = _Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        assert self._server.up.wait(PATIENCE), "the application does not start"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        for guest in self.guests:
            guest.http.close()
        self._server.loop.call_soon_threadsafe(self.registry.end_streams)
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the application does not stop"

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Something asynchronous, in the application's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._server.loop).result(PATIENCE)

    def guest(self, name: str | None, **headers: str) -> Guest:
        self.guests.append(Guest(self.url, name, **headers))
        return self.guests[-1]

    def person(self, guest: Guest) -> Person:
        person = self.run(self.registry.people.person_of(guest.token))
        assert person is not None
        return person

    def table(self, code: str) -> Table:
        return self.run(self.registry.find(code))


@contextmanager
def live_app(**settings: Any) -> Iterator[LiveApp]:
    chosen: dict[str, Any] = {"limits": False, "bot_pace": 0.0, **settings}
    app = LiveApp(Settings(**chosen))
    try:
        yield app
    finally:
        app.stop()
