"""The API against its own description: requests that fit it and requests that do not, made up by the hundred.

None may end in a 500, and what is malformed is refused cleanly. Once as a guest who sits at tables, on PostgreSQL, and
once as nobody in particular, on SQLite.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection

from captains_table.server.settings import Settings
from captains_table.web.app import create_app
from tests.conftest import Cluster
from tests.live_app import Guest, LiveApp, live_app
from tests.web.tables import clean, finish, open_table

quick = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def _described() -> Any:
    described = create_app(Settings(database_url="sqlite://")).openapi_schema.to_schema()
    loaded = schemathesis.openapi.from_dict(described)
    loaded.config.generation.update(modes=list(GenerationMode))
    return loaded.exclude(path_regex="/stream$")  # which never ends


schema = _described()


@pytest.fixture(scope="module")
def on_postgres(postgres: Cluster) -> Iterator[LiveApp]:
    with live_app(database_url=postgres.new_database(), patience=0.0) as running:
        yield running


def _check(case: Any, url: str, codes: list[str], headers: dict[str, str]) -> None:
    number = crc32(f"{case.path_parameters}{case.query}{case.body}".encode("utf-8", "replace"))
    known = bool(codes) and "code" in (case.path_parameters or {}) and number % 4 > 0
    if known:  # most codes that are made up do not exist: nothing would be asked of a table
        case.path_parameters["code"] = codes[number % len(codes)]
    answer = case.call(base_url=url, headers=headers)
    case.validate_response(answer, checks=[not_a_server_error])
    if not known and answer.status_code != 413:
        case.validate_response(answer, checks=[negative_data_rejection])
    if answer.status_code >= 400:
        told = {"content-type": answer.headers["content-type"][0]}
        clean(httpx.Response(answer.status_code, content=answer.content, headers=told), *range(400, 500))


@schema.parametrize()  # type: ignore[untyped-decorator]
@quick
def test_as_nobody(case: Any, app: LiveApp) -> None:
    _check(case, app.url, [], {})


@schema.parametrize()  # type: ignore[untyped-decorator]
@quick
def test_as_a_guest(case: Any, on_postgres: LiveApp, sailor: tuple[Guest, list[str]]) -> None:
    guest, codes = sailor
    _check(case, on_postgres.url, codes, {"authorization": f"Bearer {guest.token}"})


@pytest.fixture
def sailor(on_postgres: LiveApp) -> tuple[Guest, list[str]]:
    """Somebody with a table in each state: waiting, being played, and over."""
    guest, other = on_postgres.guest("Sailor"), on_postgres.guest("Other")
    waiting = guest.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    playing, over = open_table(guest, other, options={"talk": "free"}), open_table(guest)
    finish(over, guest)
    return guest, [waiting["code"], playing, over]
