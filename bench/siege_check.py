"""After a siege: is every acknowledged choice kept, once, where it was acknowledged, and can every game be replayed?"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from bench.load_client import Taken
from bench.load_report import Verdict
from bench.siege_honest import Diary
from sqlalchemy import create_engine, text

from captains_table import replay
from captains_table.kernel import record
from captains_table.kernel.errors import CaptainError
from captains_table.kernel.start import new_game
from captains_table.titles import title

EVENTS = "SELECT seq, seat, body, key FROM events WHERE kind = 'choose' AND code = :code ORDER BY seq"
DEALT = "SELECT title, sheet, seed FROM tables WHERE code = :code"


def check(url: str, diary: Diary, records: dict[str, str]) -> Verdict:
    """Compare what was acknowledged with what the database holds, and replay every honest game."""
    verdict = Verdict()
    acknowledged: dict[str, dict[str, Taken]] = defaultdict(dict)
    for choice in diary.taken:
        acknowledged[choice.code][choice.key] = choice
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        for code in sorted(diary.codes):
            verdict.games += 1
            rows = connection.execute(text(EVENTS), {"code": code}).all()
            kept = [Taken(code, *row) for row in rows]
            dealt = connection.execute(text(DEALT), {"code": code}).one()
            _compare(verdict, diary, acknowledged[code], kept)
            verdict.problems += [f"{code}: {problem}" for problem in _replay(dealt, kept, records.get(code))]
    engine.dispose()
    return verdict


def _compare(verdict: Verdict, diary: Diary, wanted: dict[str, Taken], kept: list[Taken]) -> None:
    """Choices without a key are those of bots and of clocks."""
    found: dict[str, list[Taken]] = defaultdict(list)
    for each in kept:
        if each.key is not None:
            found[each.key].append(each)
    for key, choice in wanted.items():
        verdict.lost += not found[key]
        if found[key] and found[key][0] != choice:
            verdict.problems.append(f"{choice.code}: {key} was acknowledged as {choice}, kept as {found[key][0]}")
    verdict.doubled += sum(len(each) - 1 for each in found.values() if each)
    stray = [key for key, each in found.items() if each and key not in wanted and key not in diary.unknown]
    verdict.problems += [f"{key} was kept, but never acknowledged" for key in stray]


def _replay(dealt: Any, kept: list[Taken], written: str | None) -> list[str]:
    sheet = json.loads(dealt.sheet) if isinstance(dealt.sheet, str) else dealt.sheet
    names = tuple(seat["name"] for seat in sheet["seats"])
    try:
        game = new_game(title(dealt.title), len(names), dealt.seed, sheet["options"], names)
        for each in kept:
            game.choose(each.seat, each.choice)
    except CaptainError as error:
        return [f"what was kept cannot be played: {error}"]
    if written is None:
        return []
    problems = []
    if record.read(written).choices != [(each.seat, each.choice) for each in kept]:
        problems.append("the record given out is not what was kept")
    if replay(written).outcome is None:
        problems.append("the record of a finished game has no outcome")
    return problems
