"""For all tests: the same deals every time; and storage, SQLite as well as a real PostgreSQL."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from captains_table.server import lobby
from tests import needs
from tests.dealt import deal_for
from tests.sampling import in_order

GUARDED = '"$@" & read -r _; kill -QUIT $!; wait'  # ends when we do, even if we are killed: nobody is left behind


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = in_order(items, lambda item: item.nodeid, workers)


class Cluster:
    """A PostgreSQL of our own: its own folder, no port, gone when the tests are."""

    def __init__(self, programs: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="captain-pg-"))
        owner = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
        if owner is not None:
            shutil.chown(self.folder, owner)
        self._made = 0
        data = str(self.folder / "data")
        initdb = [f"{programs}/initdb", "-D", data, "-U", "captain", "-A", "trust", "-E", "UTF8", "--no-sync"]
        made = subprocess.run(
            initdb, user=owner, cwd=self.folder, capture_output=True, text=True, check=False, env={"LC_ALL": "C"}
        )
        if made.returncode:
            raise RuntimeError(f"initdb failed:\n{made.stdout}{made.stderr}")
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "off",
            "timezone": "Asia/Kolkata",  # far from UTC, and from this machine: times must come back as they were
        }
        self._owner = owner
        self._command = [f"{programs}/postgres", "-D", data, *(f"--{name}={value}" for name, value in settings.items())]
        self._log = (self.folder / "log").open("wb")
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            ["sh", "-c", GUARDED, "sh", *self._command],
            user=self._owner,
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stdout=self._log,
            stderr=self._log,
            env={"LC_ALL": "C", "PATH": os.defpath},
        )
        self._wait()

    def url(self, database: str) -> str:
        return f"postgresql://captain@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty one."""
        self._made += 1
        name = f"captain{self._made}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, command: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(command.encode())

    def disconnect(self, url: str) -> None:
        """Everybody from this database, as when the server is restarted or the network lost."""
        name = url.partition("@/")[2].partition("?")[0]
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def stop(self) -> None:
        """Until it is started again."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(60)

    def close(self) -> None:
        if self.running:
            self.stop()
        self._log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _wait(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until and self._process.poll() is None:
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError(f"PostgreSQL does not start:\n{(self.folder / 'log').read_text(errors='replace')}")


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every table that a test opens in this process."""
    monkeypatch.setattr(lobby, "secrets", deal_for(lambda: str(request.node.nodeid)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    programs = needs.postgres()
    if programs is None:
        problem = "*** NOT TESTED HERE: this machine has no PostgreSQL (python tests/needs.py) ***"
        if needs.CI:
            pytest.fail(problem)
        pytest.skip(problem)
    cluster = Cluster(programs)
    try:
        yield cluster
    finally:
        cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: every test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()
