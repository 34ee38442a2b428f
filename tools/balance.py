"""Measure Dream Cruise by `captain simulate`: write docs/balance.md.

Interpreted this takes a few minutes on two cores; after `make compile` less. The figures are the same.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from captains_table.cli.simulate import share, simulate, summary
from captains_table.titles import title

ROOT = Path(__file__).parent.parent
ID = "dream-cruise"
SEED = "balance"
WORKERS = os.cpu_count() or 1
DIFFICULTIES = range(6)

TEXT = """# Balance: Dream Cruise

`make balance` writes this file: games among bots by `captain simulate`, intervals are 95 %. `greedy` is the pilot of
[the bots](bots.md); all figures are what such players make of the game, not what people would.

## By number of players

{games} games each, all seats `greedy`. A score is the total of one player; a tenth of all scores is below, a tenth
above the figures of the spread. The spec's anchors for a simple greedy policy (section 19) are in the last column.

| | 2 players | 3 players | 4 players | anchor |
|---|---:|---:|---:|---:|
{spread}

## What going first is worth

Whoever wears the captain's cap when the game begins, then the next in turn order, and so on; the same games. Without an
advantage each place would win {fair}.

| place | 2 players wins | points | 3 players wins | points | 4 players wins | points |
|---|---:|---:|---:|---:|---:|---:|
{order}

## Against random play

{games} games of two, `greedy` in either seat: `greedy` wins {random}.

## Strengths

Two players, every deal played from both seats.

| one | against | games | one wins | points | the other's |
|---|---|---:|---:|---:|---:|
{levels}

## Jana

{games} games alone with each difficulty: Jana's starting families.

| difficulty | `greedy` wins | its points | Jana's points | Jana wins | anchor: player wins |
|---:|---:|---:|---:|---:|---:|
{jana}
"""
ANCHORS = {
    "score": "36 to 43",
    "spread": "29 to 51",
    "rounds": "5 to 8",
    "families sent home": "8.5 to 9",
    "family points": "31 to 37",
    "route points": "4.5 to 5.5",
    "guest points": "about 1",
    "additions": "2.6 to 3",
    "cards left": "0 to 1.5",
}
JANA = ["92 to 99 %", "77 to 95 %", "54 to 82 %", "33 to 61 %", "under 40 %", "under 20 %"]
LEVELS = [("pilot", "deckhand", 500), ("captain", "pilot", 40)]  # and the games: a captain thinks long


def measured(seats: int, bots: list[str], games: int, **options: Any) -> dict[str, Any]:
    chosen = title(ID).read_options(seats, options)
    return summary(ID, seats, chosen, bots, SEED, simulate(ID, seats, chosen, bots, SEED, games, WORKERS, None))


def mean(value: dict[str, float]) -> str:
    return f"{value['value']:.1f} ± {(value['high'] - value['low']) / 2:.1f}"


def percent(rate: dict[str, float]) -> str:
    return f"{rate['value']:.1%} ({rate['low']:.1%} to {rate['high']:.1%})"


def row(*cells: object) -> str:
    print(" | ".join(map(str, cells)), flush=True)
    return "| " + " | ".join(map(str, cells)) + " |"


def spread(tables: list[dict[str, Any]]) -> list[str]:
    rows = [row("score", *[mean(each["scores"]) for each in tables], ANCHORS["score"])]
    bounds = [f"{each['scores']['tenth']:g} to {each['scores']['ninetieth']:g}" for each in tables]
    rows.append(row("spread", *bounds, ANCHORS["spread"]))
    for name in tables[0]["figures"]:
        rows.append(row(name, *[mean(each["figures"][name]) for each in tables], ANCHORS[name]))
    return rows


def order(tables: list[dict[str, Any]]) -> list[str]:
    rows = []
    for place in range(4):
        cells: list[str] = []
        for each in tables:
            there = each["in_turn_order"][place] if place < each["seats"] else None
            cells += [percent(there["win_rate"]), mean(there["score"])] if there else ["", ""]
        rows.append(row(place + 1, *cells))
    return rows


def against(one: str, two: str, games: int) -> tuple[dict[str, float], float, float]:
    """From both seats: the share that one wins, and the points of both."""
    both = [measured(2, bots, games // 2) for bots in ([one, two], [two, one])]
    wins = both[0]["per_seat"][0]["wins"] + both[1]["per_seat"][1]["wins"]
    mine, theirs = (
        (both[0]["per_seat"][k]["score"]["value"] + both[1]["per_seat"][1 - k]["score"]["value"]) / 2 for k in range(2)
    )
    return share(wins, 2 * (games // 2)), mine, theirs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    games = parser.parse_args().games
    tables = [measured(seats, ["greedy"] * seats, games) for seats in (2, 3, 4)]
    spreads, orders = spread(tables), order(tables)
    beaten, _, _ = against("greedy", "random", games)
    print(percent(beaten), flush=True)
    levels = []
    for one, two, count in LEVELS:
        wins, mine, theirs = against(one, two, count)
        levels.append(row(one, two, count, percent(wins), f"{mine:.1f}", f"{theirs:.1f}"))
    jana = []
    for difficulty in DIFFICULTIES:
        each = measured(1, ["greedy"], games, difficulty=difficulty)
        seat = each["per_seat"][0]
        lost = 1 - seat["win_rate"]["value"]
        figures = mean(seat["score"]), mean(each["figures"]["Jana"]), f"{lost:.1%}"
        jana.append(row(difficulty, percent(seat["win_rate"]), *figures, JANA[difficulty]))
    text = TEXT.format(
        games=games,
        spread="\n".join(spreads),
        order="\n".join(orders),
        random=percent(beaten),
        levels="\n".join(levels),
        jana="\n".join(jana),
        fair="50 %, 33 % or 25 %",
    )
    (ROOT / "docs" / "balance.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
