"""What single requests of an unknown person cost the event loop: one after the other, on a server otherwise quiet.

The cost is the CPU time of the server's main thread from before a request until shortly after its answer, less what the
idle server uses in that time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.load_report import Cost
from tests.serving import Server

import captains_table as ct
from captains_table.kernel import record
from captains_table.titles import titles
from captains_table.web.pages import BOARD_FILES, STATIC

TIMES = 5
SETTLED = 0.004  # seconds after an answer in which the loop tidies up
QUIET = 3.0  # seconds
PATIENCE = 60.0
PART = 0.8  # of a long game is played
LATE = 12  # choices before the end of a long game
HTML = {"accept": "text/html"}
PLAIN = {"accept-encoding": "identity"}
WRONG = {"seat": 0, "decision": "x", "choice": "x", "key": "k"}


@dataclass
class Question:
    """A request, and what must happen before each time it is measured."""

    what: str
    method: str
    path: str
    body: Any = None
    before: Callable[[], object] = lambda: None
    headers: dict[str, str] = field(default_factory=dict)
    times: int = TIMES


class Asking:
    """Somebody nobody knows, who asks everything there is to ask."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.guest = server.guest("Somebody")
        self.idle = 0.0
        self.long = {id: _long_game(id) for id in titles()}
        self.late: dict[str, str] = {}  # title: the code of a long game near its end, a person to choose
        self.over: dict[str, str] = {}
        for id, text in self.long.items():
            self.late[id] = self._open(id, int(_choices(text) * PART))
            self.over[id] = self._play_on(text)
            self._finish(self.over[id])
        for number in range(24):  # so that lists are long
            seats = [{"kind": "me"}, {"kind": "open" if number % 2 else "bot"}]
            order = {"title": list(self.long)[number % len(self.long)], "seats": seats, "public": True}
            self.guest.post("/api/tables", json=order).raise_for_status()

    def costs(self) -> list[Cost]:
        """The dearest first."""
        self.idle = self._idle()
        found = [self._measure(question) for question in (*self._pages(), *self._tables(), *self._writes())]
        self.server.stop()
        self.server.start()
        for id, code in self.late.items():
            question = Question(f"GET a table of {id}, not in memory", "GET", f"/api/tables/{code}", times=1)
            found.append(self._measure(question))
        return sorted(found, key=lambda cost: -cost.ms)

    def _measure(self, question: Question) -> Cost:
        spent = []
        for _ in range(question.times):
            question.before()
            time.sleep(SETTLED)
            began, cpu = time.monotonic(), self._cpu()
            answer = self.guest.request(
                question.method, question.path, json=question.body, headers=question.headers, timeout=PATIENCE
            )
            time.sleep(SETTLED)
            spent.append((self._cpu() - cpu) / 1e6 - (time.monotonic() - began) * self.idle)
            if answer.status_code >= 500:
                raise RuntimeError(f"{question.what}: {answer.status_code}")
        return Cost(question.what, median(spent))

    def _idle(self) -> float:
        """Milliseconds in a second in which nobody asks anything."""
        time.sleep(QUIET)  # bots have come to rest
        cpu = self._cpu()
        time.sleep(QUIET)
        return (self._cpu() - cpu) / 1e6 / QUIET

    def _cpu(self) -> int:
        """Nanoseconds of the main thread so far."""
        assert self.server.process is not None
        pid = self.server.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0])

    # -- what is asked -------------------------------------------------------------------------------------

    def _pages(self) -> Iterator[Question]:
        paths = [
            "/",
            "/t/none",
            "/replay",
            "/me",
            "/rules",
            "/credits",
            "/metrics",
            "/healthz",
            "/api/titles",
            "/api/home",
        ]
        paths += ["/api/me", "/api/schema/openapi.json", "/texts/en/x.json", "/texts/de/x.json"]
        for id in self.long:
            paths += [f"/set/{id}", f"/rules/{id}", f"/api/titles/{id}", f"/titles/{id}/cards.json"]
            folder = ct.title(id).folder
            assert folder is not None
            files = [file for file in (folder / "board").rglob("*") if file.suffix in BOARD_FILES]
            paths += [f"/titles/{id}/{file.relative_to(folder)}" for file in files]
        paths += [f"/static/{file.relative_to(STATIC)}" for file in STATIC.rglob("*") if file.is_file()]
        for path in paths:
            yield Question(f"GET {path}", "GET", path, times=3)
        yield Question("GET a page that is not there", "GET", "/nothing/here", headers=HTML)

    def _tables(self) -> Iterator[Question]:
        for id, code in self.late.items():
            path = f"/api/tables/{code}"

            def change(path: str = path) -> None:
                self.guest.post(f"{path}/mark", json={"seat": 0, "target": None})

            line = len(self.guest.get(path).json()["log"]) - 1
            yield Question(f"GET a table of {id}, late, after a change", "GET", path, before=change)
            yield Question(f"GET a table of {id}, late, unchanged", "GET", path)
            yield Question(f"GET a moment of {id}, late", "GET", f"{path}/look-back/{line}")
            yield Question(f"POST why, {id}, late", "POST", f"{path}/why", {"seat": 0, "choice": "nothing 99"})
            yield Question(f"POST hint, {id}, late", "POST", f"{path}/hint", {"seat": 0})
            yield Question(f"POST choices, {id}, late, stale", "POST", f"{path}/choices", WRONG)
            yield Question(f"POST undo, {id}, late, refused", "POST", f"{path}/undo", {"seat": 0, "key": "u"})
            yield Question(f"POST chat, {id}", "POST", f"{path}/chat", {"text": "ahoy"})
            yield Question(f"POST sit, {id}, refused", "POST", f"{path}/sit", {"seat": 1})
        for id, code in self.over.items():
            yield Question(f"GET the record of {id}", "GET", f"/api/tables/{code}/record")
            yield Question(f"GET the replay of {id}", "GET", f"/api/tables/{code}/replay", times=3)

    def _writes(self) -> Iterator[Question]:
        yield Question("POST me, another name", "POST", "/api/me", {"name": "Somebody else"})
        yield Question("POST login, wrong", "POST", "/api/login", {"account": "nobody", "password": "wrong wrong"})
        yield Question("POST account, refused", "POST", "/api/account", {"account": "x", "password": "short"})
        for id, text in self.long.items():
            whole = {"record": text}
            yield Question(f"POST replays, a long game of {id}", "POST", "/api/replays", whole, times=3)
            yield Question(f"POST replays, {id}, not compressed", "POST", "/api/replays", whole, headers=PLAIN, times=3)
            agreed = {"seats": ct.title(id).seats[-1], "options": {}}
            yield Question(f"POST check, {id}", "POST", f"/api/titles/{id}/check", agreed)
            yield Question(f"POST play-now, {id}", "POST", "/api/play-now", {"title": id}, times=2)
            end = {"record": text, "ply": _choices(text) - LATE, "seat": 0}
            yield Question(f"POST play-on, {id}, late", "POST", "/api/replays/play-on", end, times=1)
        yield Question("POST replays, a bad record", "POST", "/api/replays", {"record": "x"})
        yield Question("POST replays, a huge record", "POST", "/api/replays", {"record": "0 x\n" * 60_000})
        yield Question("POST replays, too large", "POST", "/api/replays", {"record": "x" * 400_000})
        deep = {"title": "tranquility", "seats": [{"kind": "me"}] * 16, "options": {str(n): n for n in range(9000)}}
        yield Question("POST tables, thousands of options", "POST", "/api/tables", deep)

    # -- tables to ask about -------------------------------------------------------------------------------

    def _open(self, id: str, choices: int) -> str:
        """A table at which all seats are this person's, and so many choices made."""
        seats = [{"kind": "me"}, *({"kind": "here", "name": f"Seat {n}"} for n in range(2, ct.title(id).seats[-1] + 1))]
        opened = self.guest.post("/api/tables", json={"title": id, "seats": seats}).raise_for_status()
        code = str(opened.json()["code"])
        rng = random.Random(7)
        asked = 0
        for _ in range(choices):
            snapshot = self._snapshot(code, asked)
            if asked not in snapshot["game"]["to_act"]:
                asked = rng.choice(snapshot["game"]["to_act"] or [0])
                snapshot = self._snapshot(code, asked)
            if snapshot["state"] == "over":
                break
            self._choose(code, snapshot, rng.choice(snapshot["game"]["choices"])["notation"])
        return code

    def _play_on(self, text: str) -> str:
        """A table of this game shortly before its end."""
        body = {"record": text, "ply": _choices(text) - LATE, "seat": 0}
        opened = self.guest.post("/api/replays/play-on", json=body, timeout=PATIENCE).raise_for_status()
        return str(opened.json()["code"])

    def _choose(self, code: str, snapshot: Any, notation: str) -> None:
        body = {
            "seat": snapshot["seat"],
            "decision": snapshot["decision"],
            "choice": notation,
            "key": f"{snapshot['version']}",
        }
        self.guest.post(f"/api/tables/{code}/choices", json=body)

    def _snapshot(self, code: str, seat: int = 0) -> Any:
        return self.guest.get(f"/api/tables/{code}?seat={seat}", timeout=PATIENCE).raise_for_status().json()

    def _finish(self, code: str) -> None:
        until = time.monotonic() + PATIENCE
        while (snapshot := self._snapshot(code))["state"] != "over":
            if time.monotonic() > until:
                raise RuntimeError(f"{snapshot['title']} does not end")
            if snapshot["seat"] not in snapshot["game"]["to_act"]:
                time.sleep(0.05)
                continue
            self._choose(code, snapshot, snapshot["game"]["choices"][0]["notation"])


def _choices(text: str) -> int:
    return len(record.read(text).choices)


def _long_game(id: str) -> str:
    """The record of a whole game with all seats, everybody choosing at random."""
    rng = random.Random(7)
    game = ct.new_game(id, seats=ct.title(id).seats[-1], seed=7)
    while game.to_act:
        seat = rng.choice(game.to_act)
        game.choose(seat, rng.choice(game.state.choices(seat)))
    return game.record()


def measure(server: Server) -> list[Cost]:
    return Asking(server).costs()
