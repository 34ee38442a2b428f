"""What runs in a worker: it takes one piece of work after the other, and is killed when one takes too much."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import threading
import time
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

from captains_table.kernel.errors import CaptainError
from captains_table.server.errors import TooCostly, WorkFailed
from captains_table.titles import titles

if sys.platform != "win32":
    import resource

MEMORY = 1 << 30  # bytes of addresses one worker may use
LARGE = 400 << 10  # kB in memory after which a worker makes room for a fresh one

titles()  # read once, before workers are forked


def serve(line: Connection) -> None:
    """Until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its workers
    _end_with_the_server()
    _bound("RLIMIT_AS", MEMORY)
    _bound("RLIMIT_CORE", 0)
    while not _has_grown():
        try:
            work, arguments, seconds, most = pickle.loads(line.recv_bytes())
        except (EOFError, OSError):
            return
        _bound("RLIMIT_CPU", int(time.process_time()) + seconds + 1)
        line.send_bytes(_answer(work, arguments, most))


def _answer(work: Any, arguments: tuple[Any, ...], most: int) -> bytes:
    """The result, or the refusal; whatever else goes wrong is told by its kind alone, for it may speak of secrets."""
    try:
        answer = pickle.dumps((True, work(*arguments)))
        return answer if len(answer) <= most else pickle.dumps((False, TooCostly()))
    except CaptainError as refusal:
        return pickle.dumps((False, refusal))
    except MemoryError:
        return pickle.dumps((False, TooCostly()))
    except Exception as error:
        return pickle.dumps((False, WorkFailed(work.__name__, type(error).__name__)))


def _bound(what: str, most: int) -> None:
    """Where the system knows such a bound; the bound on the clock holds everywhere."""
    if sys.platform != "win32":
        kind = getattr(resource, what)
        _, hard = resource.getrlimit(kind)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(kind, (most, hard))


def _has_grown() -> bool:
    if sys.platform != "linux":
        return False
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > LARGE


def _end_with_the_server() -> None:
    """A worker whose server was killed would wait for work for ever."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
