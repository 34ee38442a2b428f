"""Which cases of many `make test` runs, and which only `make full`; and in which order, slowest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case")
# folders and files whose tests take longest, in this order; all others are quick
LONGEST = (
    "tests/conformance/test_compiled.py::test_the_rules_compile",  # which others wait for
    "tests/browser/",
    "tests/js/",
    "tests/conformance/test_proofs.py",
    "tests/conformance/",
    "tests/server/test_secrets.py",
    "tests/server/test_replay_view.py",
    "tests/api/test_bots.py",
    "tests/web/test_schema.py",
    "tests/server/test_store.py",
    "tests/attacks/",
)


def sampled(cases: Iterable[Case], kept: Callable[[Case], bool]) -> list[Any]:
    """Parameters: those that are kept as they are, the others marked for `make full`."""
    return [_param(case, () if kept(case) else (pytest.mark.full,)) for case in cases]


def _param(case: Any, marks: Sequence[pytest.MarkDecorator]) -> Any:
    values = case if isinstance(case, tuple) and not hasattr(case, "_fields") else (case,)
    return pytest.param(*values, marks=marks)


def in_order(items: list[Case], where: Callable[[Case], str], workers: int) -> list[Case]:
    """Every worker is given one part of the list to begin with, and takes from the ends of the others' when it has
    done its own. So each part begins with its share of the longest tests, which stay side by side: they share servers
    and browsers. What is quick comes last and evens out the end."""
    groups: list[list[Case]] = [[] for _ in (*LONGEST, "the rest")]
    for item in items:
        place = next((k for k, start in enumerate(LONGEST) if where(item).startswith(start)), len(LONGEST))
        groups[place].append(item)
    return [item for worker in range(workers) for group in groups for item in _share(group, worker, workers)]


def _share(group: list[Case], worker: int, workers: int) -> list[Case]:
    """Exactly as many in all as the worker is given: what does not divide evenly is left to the last group."""
    return group[len(group) * worker // workers : len(group) * (worker + 1) // workers]
