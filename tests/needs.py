"""What tests need of the machine: a Chromium and a PostgreSQL. Found, else installed where that may be done.

`python tests/needs.py` is run once before the tests. With CI=true nothing may be missing; elsewhere what cannot be
had is said loudly, and its tests are skipped.
"""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import sys
from collections.abc import Callable

CI = os.environ.get("CI", "").lower() == "true"


def chromium() -> str | None:
    """The path of a Chromium or Chrome."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def postgres() -> str | None:
    """The folder with initdb and postgres."""
    if path := shutil.which("postgres"):
        return os.path.dirname(path)
    return next(iter(sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)), None)


def install(*packages: str) -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    fetch = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "-qq"], fetch):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}", file=sys.stderr)


def main() -> int:
    wanted: list[tuple[str, Callable[[], str | None], list[str]]] = [
        ("a Chromium for the browser tests", chromium, ["chromium", "fonts-dejavu-core"]),
        ("a PostgreSQL for the storage tests", postgres, ["postgresql"]),
    ]
    missing = []
    for what, find, packages in wanted:
        if find() is None:
            print(f"installing {what} ({', '.join(packages)})", flush=True)
            install(*packages)
        if find() is None:
            missing.append(what)
    for what in missing:
        print(f"\n*** NOT TESTED HERE: this machine lacks {what}; installing it failed. ***\n", file=sys.stderr)
    return 1 if missing and CI else 0


if __name__ == "__main__":
    sys.exit(main())
