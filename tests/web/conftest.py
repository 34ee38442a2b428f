"""The application, running in this process, for the tests of what comes in and goes out over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live_app import Guest, LiveApp, live_app


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    """One for all tests that disturb nobody; without limits, with bots and no clocks."""
    with live_app(data=str(tmp_path_factory.mktemp("app")), patience=0.0) as running:
        yield running


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[LiveApp]:
    """One with rate limits, as it is served."""
    with live_app(data=str(tmp_path), limits=True) as running:
        yield running


@pytest.fixture
def anna(app: LiveApp) -> Guest:
    return app.guest("Anna")


@pytest.fixture
def ben(app: LiveApp) -> Guest:
    return app.guest("Ben")


@pytest.fixture
def nobody(app: LiveApp) -> Guest:
    return app.guest(None)
