"""After a load run: was every acknowledged choice kept once and in order, and what do the same choices cost alone?"""

from __future__ import annotations

import json
import sqlite3
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from bench.load_client import Taken
from bench.load_report import Verdict

from captains_table import replay
from captains_table.kernel import record
from captains_table.kernel.game import Game
from captains_table.kernel.start import new_game
from captains_table.titles import title

VIEWERS = (0, 1, None, None)
_encode = msgspec.json.Encoder().encode


class Archive:
    """The server's database, read beside it."""

    def __init__(self, file: Path) -> None:
        self.database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)

    def deal(self, code: str) -> Game:
        """The game of a table as it began."""
        found = self.database.execute("SELECT title, sheet, seed FROM tables WHERE code = ?", (code,)).fetchone()
        sheet = json.loads(found[1])
        names = tuple(seat["name"] for seat in sheet["seats"])
        return new_game(title(found[0]), len(names), found[2], sheet["options"], names)

    def choices(self) -> dict[str, list[Taken]]:
        """What was kept of each table, in order."""
        kept: dict[str, list[Taken]] = defaultdict(list)
        query = "SELECT code, seq, seat, body, key FROM events WHERE kind = 'choose' ORDER BY code, seq"
        for code, seq, seat, body, key in self.database.execute(query):
            kept[code].append(Taken(code, seq, seat, body, key))
        return kept

    def close(self) -> None:
        self.database.close()


class Alone:
    """The same choices without a server, beside the run: apply, build the four views, encode them."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.games: dict[str, Game] = {}
        self.seconds = 0.0  # of CPU time, so far

    def deal(self, code: str) -> None:
        self.games[code] = self.archive.deal(code)

    def choose(self, choice: Taken) -> None:
        game = self.games[choice.code]
        began = time.thread_time()
        game.choose(choice.seat, choice.choice)
        for seat in VIEWERS:
            _encode(game.view(seat))
        self.seconds += time.thread_time() - began

    def in_a_row(self, choices: Sequence[Taken]) -> float:
        """CPU seconds for one of these, from the beginning, when nothing else is done in between."""
        again = Alone(self.archive)
        for code in {choice.code for choice in choices}:
            again.deal(code)
        for choice in choices:
            again.choose(choice)
        return again.seconds / len(choices)


def check(
    archive: Archive, taken: Iterable[Taken], records: dict[str, str], last_seen: dict[str, list[bytes]]
) -> Verdict:
    """Compare what was acknowledged with what was kept, and replay every game."""
    verdict = Verdict()
    acknowledged: dict[str, list[Taken]] = defaultdict(list)
    for choice in taken:
        acknowledged[choice.code].append(choice)
    kept = archive.choices()
    for code in {*acknowledged, *kept, *last_seen}:
        verdict.games += 1
        wanted, found = acknowledged[code], kept.get(code, [])
        verdict.lost += len({each.key for each in wanted} - {each.key for each in found})
        verdict.doubled += len(found) - len({each.key for each in wanted} & {each.key for each in found})
        verdict.problems += [f"{code}: {problem}" for problem in _problems(archive, code, wanted, found, records)]
        if code in last_seen:
            verdict.problems += _misread(archive, code, found, last_seen[code])
    return verdict


def _problems(
    archive: Archive, code: str, wanted: list[Taken], found: list[Taken], records: dict[str, str]
) -> Iterator[str]:
    if wanted != found:
        yield "what was kept is not what was acknowledged"
    if code in records:
        written = record.read(records[code])
        if written.choices != [(each.seat, each.choice) for each in wanted]:
            yield "the record is not what was acknowledged"
        if replay(records[code]).outcome is None:
            yield "the record of a finished game has no outcome"


def _misread(archive: Archive, code: str, found: list[Taken], snapshots: list[bytes]) -> list[str]:
    """The last snapshots that went out must show the game that the choices lead to."""
    game = archive.deal(code)
    for each in found:
        game.choose(each.seat, each.choice)
    wrong = []
    for viewer, data in enumerate(snapshots):
        snapshot: dict[str, Any] = msgspec.json.decode(data)
        if snapshot["game"] != msgspec.json.decode(_encode(game.view(snapshot["seat"]))):
            wrong.append(f"{code}: viewer {viewer + 1} was last shown something else than the game")
    return wrong
