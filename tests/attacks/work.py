"""Work for workers, most of it bad."""

from __future__ import annotations

import os
import signal
import time

from captains_table.kernel.errors import IllegalChoice
from captains_table.server.errors import TEXTS


def double(number: int) -> int:
    return 2 * number


def slowly(seconds: float, answer: object) -> object:
    time.sleep(seconds)
    return answer


def forever() -> None:
    while True:
        sum(range(1_000_000_000))  # in C, where no signal is looked at


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def crash() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def hoard(size: int) -> int:
    return len(bytearray(size))


def prattle(size: int) -> str:
    return "x" * size


def refuse() -> None:
    raise IllegalChoice(TEXTS.sentence("stale"), rule="TR-4.4")


def stumble(secret: str) -> None:
    raise KeyError(secret)
