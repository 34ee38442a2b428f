"""Structured logs: readable lines at a terminal, JSON for machines. Never what a seat may see."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def set_up(form: str, level: str) -> None:
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    last: Processor
    last = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
