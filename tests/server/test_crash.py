"""The program is killed in the middle of everything: whatever was answered is there when it starts again."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

import captains_table as ct
from captains_table.cli import main
from captains_table.server.store import Store
from tests.conftest import Cluster
from tests.live_app import Guest, Listener, read
from tests.serving import Server, serving

SOMETIME = 40  # choices at all tables together before the program is killed


class Player:
    """Two people at one device who choose and choose, until the server is gone; and remember what was answered."""

    def __init__(self, url: str, number: int) -> None:
        self.guest = Guest(url, f"Sailor {number}")
        seats = [{"kind": "me"}, {"kind": "here", "name": "Mate"}]
        self.code = self.guest.post("/api/tables", title="tranquility", seats=seats)["code"]
        self.number = number
        self.answered: list[tuple[dict[str, Any], int]] = []
        self.unanswered: dict[str, Any] | None = None

    def play(self, told: threading.Semaphore) -> None:
        try:
            while self.choose():
                told.release()
        except httpx.TransportError:
            pass

    def choose(self) -> bool:
        snapshot = self.guest.snapshot(self.code)
        if snapshot["state"] == "over":
            return False
        seat = snapshot["game"]["to_act"][0]
        snapshot = self.guest.snapshot(self.code, seat)
        choices = snapshot["game"]["choices"]
        choice = choices[len(self.answered) % len(choices)]["notation"]
        key = f"{self.number}-{len(self.answered)}"
        body = {"seat": seat, "decision": snapshot["decision"], "choice": choice, "key": key}
        self.unanswered = body
        self.answered.append((body, self.send(body)))
        self.unanswered = None
        return True

    def send(self, body: dict[str, Any]) -> int:
        seq: int = self.guest.post(f"/api/tables/{self.code}/choices", **body)["seq"]
        return seq

    def check(self) -> None:
        """Everything that was answered is there; what was not can be sent again and counts once."""
        for body, seq in self.answered:
            assert self.send(body) == seq
        if self.unanswered is not None:
            body = self.unanswered
            assert self.send(body) == len(self.answered) + 1 == self.send(body)
            self.answered.append((body, len(self.answered) + 1))
            self.unanswered = None

    def check_record(self) -> None:
        """In the end the record holds exactly what was answered, in that order."""
        if self.guest.snapshot(self.code)["state"] != "over":
            for seat in (0, 1):
                self.guest.post(f"/api/tables/{self.code}/concede", seat=seat)
        text = self.guest.http.get(f"/api/tables/{self.code}/record").text
        game = ct.replay(text)
        lines = [(line.seat, line.notation) for line in game.lines[1:] if line.seat >= 0]
        assert lines == [(body["seat"], body["choice"]) for body, _ in self.answered]


def _play_until_killed(server: Server, players: list[Player]) -> None:
    told = threading.Semaphore(0)
    threads = [threading.Thread(target=player.play, args=(told,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for _ in range(SOMETIME):
        assert told.acquire(timeout=60)
    server.kill()  # while others are being written
    for thread in threads:
        thread.join(60)


@pytest.mark.parametrize("storage", ["sqlite", "postgres"])
def test_nothing_that_was_answered_is_lost(tmp_path: Path, storage: str, request: pytest.FixtureRequest) -> None:
    settings = {}
    if storage == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        settings["DATABASE_URL"] = cluster.new_database()
    with serving(tmp_path, **settings) as server:
        players = [Player(server.url, number) for number in range(4)]
        _play_until_killed(server, players)
        server.start()
        for player in players:
            player.check()
        for player in players:
            assert player.choose() or player.guest.snapshot(player.code)["state"] == "over"
            player.check_record()
        assert sum(len(player.answered) for player in players) >= SOMETIME


def test_bots_that_were_thinking_think_again(tmp_path: Path) -> None:
    """With real workers: killed with the program, and back with it, once somebody looks at the table."""
    with serving(tmp_path) as server:
        guest = Guest(server.url, "Anna")
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "deckhand"} for _ in range(3))]
        code = guest.post("/api/tables", title="tranquility", seats=seats)["code"]
        stream = Listener(guest, code)
        _my_turn(stream)
        while (snapshot := guest.snapshot(code))["game"]["to_act"] == [0]:  # a whole turn: the card, then its slot
            choice = snapshot["game"]["choices"][0]["notation"]
            assert guest.choose(code, 0, choice, snapshot["decision"], snapshot["decision"]).status_code == 200
        server.kill()
        stream.wait_for_end()
        stream.close()
        server.start()
        stream = Listener(guest, code)
        assert _my_turn(stream)
        stream.close()
        assert {line["seat"] for line in guest.snapshot(code)["log"]} >= {0, 1, 2, 3}


def test_a_second_server_is_told_where_the_first_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("captains_table.cli.serve._serve", lambda *_: None)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path) as server:
        assert main(["serve", "--database-url", url]) == 2
        told = capsys.readouterr()
        assert f"open already, at http://localhost:{server.port}." in told.err and told.err.count("\n") == 1
        assert told.out == ""
        server.kill()
        kept = Store(url)
        kept.open("http://here")  # the place of the killed one is free
        assert (tmp_path / "tables.db.lock").read_text() == "http://here"
        kept.close()


def _my_turn(stream: Listener) -> dict[str, Any]:
    return read(stream.wait(lambda snapshot: snapshot["game"]["to_act"] == [0]))
