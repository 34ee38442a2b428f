"""Records from anywhere: whatever is in them, the answer is clean and comes soon, and nobody else waits for it."""

from __future__ import annotations

import json
import threading
import time

import httpx
import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.server import worker_tasks
from captains_table.server.replay_view import LONGEST, MOST_CHOICES
from tests.live_app import Guest, LiveApp
from tests.web.tables import clean

BOUNDED = 20.0  # seconds in which any answer must be there, also on a busy machine


def _record(**changes: str) -> str:
    """A good record with some of its lines changed."""
    game = ct.new_game("tranquility", 2, 1)
    for _ in range(6):
        seat = game.to_act[0]
        game.choose(seat, game.choices(seat)[0])
    lines = game.record().splitlines()
    for name, value in changes.items():
        lines = [line for line in lines if not line.startswith(f"{name}: ")]
        lines.insert(1, f"{name}: {value}")
    return "\n".join(lines) + "\n"


def _pledged(times: int) -> str:
    """A game in which somebody changes a pledge again and again: legal, and as long as one likes."""
    game = ct.new_game("tranquility", 5, 3)
    assert game.title.advise is not None
    while len(game.to_act) < 5:
        seat = game.to_act[0]
        game.choose(seat, game.title.advise(game.state, seat, Rng(1)))
    game.choose(0, "pledge 1")
    while len(game.lines) <= times:
        game.choose(0, f"pledge {len(game.lines) % 2}")
    return game.record()


BAD_RECORDS = {
    "nothing": "",
    "a novel": "once upon a time\n" * 10_000,
    "too long": "captains-table record 1\n" + "x" * (LONGEST + 1),
    "no title": _record(title="monopoly"),
    "an odd title": _record(title="../../etc/passwd"),
    "another title's options": _record(options='{"stakes": "high"}'),
    "options that are no options": _record(options="[1, 2]"),
    "deep options": _record(options="[" * 90_000),
    "deep names": _record(players="[" * 50_000 + "]" * 50_000),
    "millions of seats": _record(seats="1000000"),
    "a seat too many": _record(seats="3"),
    "no seats": _record(seats="-1"),
    "seats beyond numbers": _record(seats="1" + "0" * 5000),
    "seats in words": _record(seats='"two"'),
    "other rules": _record(rules="99"),
    "other packs": _record(packs="abc"),
    "another seed": _record(seed="2"),
    "a long seed": _record(seed="x" * 150_000),
    "many names": _record(players=json.dumps(["x"] * 10_000)),
    "long names": _record(players=json.dumps(["x" * 90_000, "y"])),
    "a position that is none": _record(position='{"grid": {"10": "x"}}'),
    "a position with nonsense": _record(position=json.dumps({"hands": [[1, 1, 1], [2]], "turn": 17, "asked": [[]]})),
    "a large position": _record(position=json.dumps({"grid": {str(n): n for n in range(12_000)}})),
    "a deep position": _record(position='{"a":' * 20_000),
    "a position of huge numbers": _record(position='{"turn": 1e308, "hands": [[' + "9" * 4000 + "]]}"),
    "nobody's choice": _record().replace("\n\n1 ", "\n\n999 ").replace("\n\n2 ", "\n\n999 "),
    "an odd choice": _record().replace("end:", "1 " + "play " * 20_000 + "\nend:"),
    "no end": _record().partition("end:")[0],
    "two ends": _record() + "end: open 0\n",
    "too many choices": _record().replace("end:", "1 play 1\n" * (MOST_CHOICES + 1) + "end:"),
    "only remarks": "captains-table record 1\n\n" + "# undone: 1 play 1\n" * 9_000 + "end: x\n",
}  # fmt: skip


@pytest.mark.parametrize("text", BAD_RECORDS.values(), ids=BAD_RECORDS.keys())
def test_bad_records_are_refused_soon(app: LiveApp, anna: Guest, text: str) -> None:
    began = time.monotonic()
    clean(anna.try_post("/api/replays", record=text, eyes="open"), 400, 404, 422)
    refusal = anna.try_post("/api/replays/play-on", record=text, ply=3, seat=0)
    clean(refusal, 400, 404, 422)
    assert time.monotonic() - began < BOUNDED
    assert anna.get("/api/home")["mine"] == []
    german = anna.try_post("/api/replays/play-on?lang=de", record=text, ply=3, seat=0)
    assert german.status_code == refusal.status_code and german.json()["message"] != refusal.json()["message"]


def test_the_records_above_are_bad_for_one_reason_only(anna: Guest) -> None:
    assert anna.post("/api/replays", record=_record(), eyes="open")["verified"]
    assert anna.post("/api/replays/play-on", record=_record(), ply=3, seat=0)["code"]


def test_a_record_with_many_remarks_takes_no_longer(app: LiveApp, anna: Guest) -> None:
    """Choices that were taken back are looked into, but not without end."""
    undone = "".join(f"# undone: 1 {'play ' * 3}{n}\n" for n in range(4_000))
    head, _, body = _record().partition("\n\n")
    began = time.monotonic()
    replay = anna.post("/api/replays", record=f"{head}\n\n{undone}{body}", eyes="open")
    assert time.monotonic() - began < BOUNDED and len(replay["frames"]) == 7


def test_a_record_as_long_as_may_be_keeps_nobody_else_waiting(app: LiveApp, anna: Guest) -> None:
    """While replays are made, others play; and what comes back has bounds."""
    text = _pledged(MOST_CHOICES)
    began = time.monotonic()
    done: list[httpx.Response] = []
    movers = [
        threading.Thread(
            target=lambda guest=guest: done.append(guest.try_post("/api/replays", record=text, eyes="open"))
        )
        for guest in (app.guest(f"Guest {n}") for n in range(2))
    ]
    for mover in movers:
        mover.start()
    waits = []
    while any(mover.is_alive() for mover in movers):
        asked_at = time.monotonic()
        assert anna.get("/api/home")["mine"] == []
        waits.append(time.monotonic() - asked_at)
    assert time.monotonic() - began < 12 * BOUNDED and len(done) == 2
    assert sorted(waits)[len(waits) // 2] < 3.0 and len(waits) >= 5
    assert all(answer.status_code == 200 and len(answer.content) < 20_000_000 for answer in done)


def test_a_large_replay_is_sent_compressed_or_not_at_all(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncompressed it would lie in the server's memory until a slow reader has fetched it."""
    monkeypatch.setattr(worker_tasks, "LARGEST_PLAIN", 1000)
    body = {"record": _record(), "eyes": "open"}
    plain = anna.http.post("/api/replays", json=body, headers={"accept-encoding": "identity"})
    clean(plain, 422)
    assert "gzip" in plain.json()["message"]
    small = anna.http.post("/api/replays", json=body)
    assert small.headers["content-encoding"] == "gzip" and small.json()["verified"]
