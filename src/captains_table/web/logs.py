"""Structured logs: readable lines at a terminal, JSON for machines. Never what a seat may see.

What an error says may be a card, a secret choice or a hash, so it is never written: a trace tells where it happened and
what kind of error it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
import traceback
from io import StringIO
from types import TracebackType
from typing import Any

import structlog
from structlog.typing import Processor

Raised = tuple[type[BaseException], BaseException, TracebackType | None]
logger = structlog.get_logger()


def configure(form: str, level: str) -> None:
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    last: Processor
    last = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(trace),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(_Stderr()),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(_Stderr())
    handler.setFormatter(_Formatter("%(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    threading.excepthook = _thread_failed


def listen(loop: asyncio.AbstractEventLoop) -> None:
    """What goes wrong in tasks that nobody waits for."""
    loop.set_exception_handler(_task_failed)


def trace(exc_info: Raised) -> str:
    """The way to an error, and its kind; for each error that led to it, too."""
    told: list[str] = []
    error: BaseException | None = exc_info[1]
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        places = [f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in frames]
        told.append("\n".join(["Traceback (most recent call last):", *places, kind(error)]))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n\n".join(reversed(told))


def kind(error: BaseException) -> str:
    """What an operator needs of an error: its type, and what the system or the database calls it."""
    name = type(error).__name__
    driver = getattr(error, "orig", None)
    if isinstance(driver, BaseException):
        return f"{name} ({kind(driver)})"
    code = getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None)
    if isinstance(error, OSError) and error.errno:
        code = os.strerror(error.errno)
    return f"{name}: {code}" if code else name


class _Stderr(StringIO):
    """The one of the moment: loggers are made once and kept. A log that cannot be written, as when the disk is full,
    is no reason to fail a request."""

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


class _Formatter(logging.Formatter):
    """For what libraries log."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  (the name is logging's)
        return trace(ei)


def _thread_failed(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
        raised = (args.exc_type, args.exc_value, args.exc_traceback)
        logger.error("thread failed", thread=args.thread.name if args.thread else "", exc_info=raised)


def _task_failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    logger.error("task failed", about=context["message"].partition("\n")[0], exc_info=context.get("exception"))
