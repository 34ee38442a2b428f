"""The application, running in this process, for the tests of what comes in and goes out over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.afloat import Afloat, Guest, afloat


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Afloat]:
    """One for all tests that disturb nobody; without limits, with bots and no clocks."""
    with afloat(data=str(tmp_path_factory.mktemp("app")), patience=0.0) as running:
        yield running


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Afloat]:
    """One with rate limits, as it is served."""
    with afloat(data=str(tmp_path), limits=True) as running:
        yield running


@pytest.fixture
def anna(app: Afloat) -> Guest:
    return app.guest("Anna")


@pytest.fixture
def ben(app: Afloat) -> Guest:
    return app.guest("Ben")


@pytest.fixture
def nobody(app: Afloat) -> Guest:
    return app.guest(None)
