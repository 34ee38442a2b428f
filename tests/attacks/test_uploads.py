"""Records that would run for ever, and tables that were made of them: refused, put aside, and nobody else notices."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

import captains_table as ct
from tests.cruise_line_caribbean.test_auction import last
from tests.live_app import Guest
from tests.playing import do
from tests.serving import Server, serving

SOON = 20.0  # seconds on the slowest machine


def _beginning_at(position: dict[str, Any]) -> str:
    """The record of a game that begins at this position."""
    good = {"year": 2, "season": "summer"}
    text = ct.set_up("cruise-line-caribbean", good, seats=2, seed=1).record()
    return text.replace(json.dumps(good), json.dumps(good | position))


def _in_an_auction() -> str:
    """The record of a game that begins in the middle of an auction: two are left to bid."""
    position = do(last(20, 20, 20), "buy nac 1", "yes", "no", "bid 6").position()
    return ct.set_up("cruise-line-caribbean", position, seed=1).record()


GOOD = _in_an_auction()
AUCTION = GOOD.replace('"bidders": [1, 0]', '"bidders": [1, 0, 0]')  # nobody but the highest is left to bid


def _workers(server: Server) -> list[int]:
    """The processes of a server's workers."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if os.getpgid(int(folder.name)) == server.process.pid != int(folder.name) and fields[0] != "Z":
                found.append(int(folder.name))
    return found


def _ends_soon(server: Server) -> None:
    assert server.process is not None
    began = time.monotonic()
    server.process.terminate()
    server.process.wait(SOON)
    assert time.monotonic() - began < SOON


def test_an_auction_without_end_is_refused(tmp_path: Path) -> None:
    """One such request froze the server for everybody, and SIGTERM was ignored."""
    with serving(tmp_path) as server:
        mallory, anna = Guest(server.url, "Mallory"), Guest(server.url, "Anna")
        for path, body in (("replays/play-on", {"ply": 0, "seat": 1}), ("replays", {})):
            for _ in range(7):  # six exhausted the threads
                answer = mallory.try_post(f"/api/{path}", record=AUCTION, **body)
                assert answer.status_code == 422 and "'bidders' of 'auction_raise'" in answer.json()["message"]
        assert AUCTION != GOOD and mallory.post("/api/replays", record=GOOD)["frames"]
        assert anna.get("/api/home")["mine"] == []
        _ends_soon(server)


def test_a_table_that_never_ends_is_put_aside(tmp_path: Path) -> None:
    """It was stored before such records were refused: whoever looks is told so each time, also after a restart."""
    with serving(tmp_path) as server:
        anna = Guest(server.url, "Anna")
        code = anna.post("/api/play-now", title="cruise-line-caribbean")["code"]
        other = anna.post("/api/play-now", title="tranquility")["code"]
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            (text,) = database.execute("SELECT sheet FROM tables WHERE code = ?", [code]).fetchone()
            sheet = json.loads(text) | {"start": AUCTION}
            database.execute("UPDATE tables SET sheet = ? WHERE code = ?", [json.dumps(sheet), code])
        for _ in range(2):
            server.start()
            for _ in range(3):
                answer = anna.http.get(f"/api/tables/{code}")
                assert answer.status_code == 409 and "put aside" in answer.json()["message"]
            assert anna.snapshot(other)["state"] == "playing"
            listed = {table["code"]: table["state"] for table in anna.get("/api/home")["mine"]}
            assert listed == {code: "closed", other: "playing"}
            _ends_soon(server)


def test_superfluous_entries_cost_nothing(tmp_path: Path) -> None:
    """Three thousand books took the server 1.8 GB and ten seconds."""
    text = _beginning_at({"books": [{}] * 3000})
    with serving(tmp_path) as server:
        assert server.process is not None
        mallory = Guest(server.url, "Mallory")
        before = _memory(server.process.pid)
        answer = mallory.try_post("/api/replays", record=text)
        assert answer.status_code == 422 and "no position is so large" in answer.json()["message"]
        assert _memory(server.process.pid) - before < 50


def _memory(process: int) -> float:
    """MiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


@pytest.mark.parametrize("kill", [signal.SIGSTOP, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_server_whose_workers_are_gone_plays_on_and_ends(tmp_path: Path, kill: signal.Signals) -> None:
    with serving(tmp_path, CAPTAIN_WORKERS="2") as server:
        anna = Guest(server.url, "Anna")
        code = anna.post("/api/play-now", title="tranquility")["code"]
        _until_asked(anna, code)
        for worker in _workers(server):
            os.kill(worker, kill)
        mine = anna.post("/api/play-now", title="dream-cruise")["code"]
        assert anna.snapshot(mine)["state"] == "playing"
        if kill == signal.SIGKILL:  # those that stand still are given some time first
            seen = anna.snapshot(code)
            answer = anna.try_post(f"/api/tables/{code}/hint", seat=seen["game"]["to_act"][0])
            assert answer.status_code == 200, answer.text
        stopped = _workers(server)
        for worker in stopped:
            os.kill(worker, signal.SIGSTOP)
        _ends_soon(server)
        for worker in stopped:  # what is not a worker but its maker is not the server's to end while it stands still
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


def test_bots_at_thirty_tables_keep_nobody_else_waiting(tmp_path: Path) -> None:
    """Somebody opened as many tables with captains as one may and left; a hint elsewhere took 55 seconds."""
    with serving(tmp_path, CAPTAIN_WORKERS="2", CAPTAIN_LIMITS="off") as server:
        mallory, anna = Guest(server.url, "Mallory"), Guest(server.url, "Anna")
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "captain"} for _ in range(3))]
        for _ in range(30):
            code = mallory.post("/api/tables", title="dream-cruise", seats=seats)["code"]
            mallory.post(f"/api/tables/{code}/leave", seat=0)
        mine = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}])["code"]
        began = time.monotonic()
        answer = anna.try_post(f"/api/tables/{mine}/hint", seat=0)
        assert answer.status_code == 200 and time.monotonic() - began < SOON / 2


def _until_asked(guest: Guest, code: str) -> dict[str, Any]:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        snapshot = guest.snapshot(code)
        if snapshot["seat"] in snapshot["game"]["to_act"]:
            return snapshot
        time.sleep(0.05)
    raise AssertionError(f"nobody asked in time, {httpx.get(guest.http.base_url).status_code}")
