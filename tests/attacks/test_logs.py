"""What goes wrong is logged, and never what a seat may know: no secret choice, no hand, no password hash."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError, StatementError

from captains_table.kernel.game import Game
from captains_table.server.errors import WorkFailed
from captains_table.server.store import Store
from captains_table.web import logs
from tests.live_app import InlineWorkers, LiveApp, live_app
from tests.web.tables import open_table

SECRET = "pledge-secret"
HASH = "$argon2id$v=19$m=65536$secret"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[LiveApp]:
    with live_app(data=str(tmp_path), patience=0.0) as running:
        logs.configure("text", "debug")
        yield running


def _errors() -> list[Exception]:
    """All kinds that the code, its libraries and the database raise, each with something secret in its text."""
    driver = Exception(f"DETAIL: Failing row contains ({SECRET}, {HASH})")
    parameters = {"body": SECRET, "password": HASH}
    return [
        KeyError(SECRET),
        ValueError(SECRET, HASH),
        AssertionError(SECRET),
        RuntimeError(f"{SECRET} {HASH}"),
        OSError(5, SECRET),
        IntegrityError("INSERT INTO events VALUES (:body)", parameters, driver),
        OperationalError("INSERT INTO events VALUES (:body)", parameters, driver),
        StatementError(SECRET, "UPDATE people SET password = :password", parameters, driver),
    ]


def _fails(error: Exception) -> Any:
    def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail


@pytest.mark.parametrize("error", _errors(), ids=lambda error: type(error).__name__)
def test_no_failure_writes_a_secret(
    app: LiveApp, error: Exception, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the rules, in the storage, in a worker, in a thread, in a task and while a password is checked."""
    anna, ben = app.guest("Anna"), app.guest("Ben")
    anna.post("/api/account", account="anna", password="correct horse")
    code = open_table(anna)
    choice = anna.snapshot(code)["game"]["choices"][0]["notation"]
    asked = anna.snapshot(code)["decision"]
    answers = []

    def broken(owner: Any, name: str, act: Any) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, _fails(error))
            answers.append(act())

    broken(Game, "choose", lambda: anna.choose(code, 0, choice, "k", asked))
    broken(Store, "append", lambda: anna.choose(code, 0, choice, "k", asked))
    broken(Game, "view", lambda: ben.http.get(f"/api/tables/{code}"))
    broken(InlineWorkers, "do", lambda: anna.try_post(f"/api/tables/{code}/hint", seat=0))
    broken(app.registry.people, "_verified", lambda: ben.try_post("/api/login", account="anna", password=SECRET))
    broken(Store, "write", lambda: ben.try_post("/api/me", name="Benjamin"))

    async def forgotten() -> None:
        asyncio.get_running_loop().create_task(_raise(error))
        await asyncio.sleep(0)

    app.run(forgotten())
    thread = threading.Thread(target=_fails(error))
    thread.start()
    thread.join()
    log = capfd.readouterr().err
    assert SECRET not in log and "argon2" not in log and HASH not in log
    assert log.count(type(error).__name__) >= len(answers) - 2, log
    for answer in answers:
        assert SECRET not in answer.text and HASH not in answer.text and "Traceback" not in answer.text
    assert anna.choose(code, 0, choice, "k", asked).is_success  # nothing had happened
    metrics = anna.http.get("/metrics").text
    assert SECRET not in metrics and choice not in metrics


async def _raise(error: Exception) -> None:
    raise error


def test_a_trace_tells_where_and_what() -> None:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise WorkFailed() from error
    except WorkFailed as error:
        told = logs.trace((type(error), error, error.__traceback__))
    assert "test_a_trace_tells_where_and_what" in told and "WorkFailed" in told and "KeyError" in told
    assert SECRET not in told
