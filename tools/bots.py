"""Measure the bots and write docs/bots.md: python tools/bots.py [--games N]"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from captains_table.cli.simulate import simulate, summary
from captains_table.titles import title

ROOT = Path(__file__).parent.parent

# what, seats, options, times the number of games
TEAMS: list[tuple[str, int, dict[str, object], int]] = [
    ("Standard game, two", 2, {}, 5),
    ("solo", 1, {}, 1),
    ("three", 3, {}, 1),
    ("four", 4, {}, 1),
    ("five", 5, {}, 1),
    ("Galatea (4 removed)", 2, {"removal": 4}, 1),
    ("Triton (6)", 2, {"removal": 6}, 1),
    ("Leukothea (8)", 2, {"removal": 8}, 1),
    ("Amphitrite (10)", 2, {"removal": 10}, 1),
    ("Poseidon (12)", 2, {"removal": 12}, 1),
    ("Jagged Rocks", 2, {"rocks": True}, 1),
    ("Sea Monsters, 3", 2, {"monsters": 3}, 1),
    ("Sea Monsters, 5", 2, {"monsters": 5}, 1),
    ("Storm & Compass", 2, {"storms": True}, 1),
    ("Rocks, 3 Monsters, Storms", 2, {"rocks": True, "monsters": 3, "storms": True}, 1),
    ("The Great Arch", 2, {"mode": "great_arch"}, 1),
    ("The Pyramid", 2, {"mode": "pyramid"}, 1),
    ("Day & Night", 2, {"mode": "day_night"}, 1),
    ("Day & Night, turned on discards", 2, {"mode": "day_night", "dn_rotation": "on_discard"}, 1),
]
DUELS = [["greedy", "random"], ["random", "greedy"], ["greedy", "greedy"]]

TEXT = """# The bots

`make bots` writes this file. A bot is given an imagined world that its seat cannot tell from the true one, so it cannot
peek; a test shows that it chooses alike in all such worlds.

* `random` chooses uniformly. In Tranquility it never wins: the column shows how often in as many games.
* `greedy` chooses what the title advises. In Tranquility (`titles/tranquility/evaluate.py`) it keeps gaps fillable: for
  every gap it counts the numbers that are probably still in play and can be paid for there, and weighs what a move
  leaves against the cards it costs.

## Tranquility: teams that win together

Share of games won by teams of greedy bots, with 95 % intervals.

| Setting | seats | games | greedy | interval | random |
|---|---:|---:|---:|---:|---:|
{teams}

## Tranquility: the Duel

| First seat | second seat | games | first seat wins | interval | second seat wins | mean scores |
|---|---|---:|---:|---:|---:|---:|
{duels}

Who takes the first turn is random in every game.
"""


def measure(seats: int, options: dict[str, object], bots: list[str], games: int) -> dict[str, Any]:
    chosen = title("tranquility").read_options(seats, options)
    played = simulate("tranquility", seats, chosen, bots, "bots", games, os.cpu_count() or 1, None)
    return summary("tranquility", seats, chosen, bots, "bots", played)


def percent(value: float) -> str:
    return f"{value:.1%}"


def interval(share: dict[str, float]) -> str:
    return f"{percent(share['low'])} to {percent(share['high'])}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    teams = []
    for what, seats, options, times in TEAMS:
        won = measure(seats, options, ["greedy"] * seats, games * times)["won_together"]
        lucky = measure(seats, options, ["random"] * seats, games * times)["won_together"]
        row = (what, seats, games * times, percent(won["value"]), interval(won), percent(lucky["value"]))
        teams.append("| " + " | ".join(map(str, row)) + " |")
        print(teams[-1])
    duels = []
    for bots in DUELS:
        data = measure(2, {"mode": "duel"}, bots, games)
        first, second = data["per_seat"]
        scores = f"{first['score']['value']:.1f} : {second['score']['value']:.1f}"
        wins = (percent(first["win_rate"]["value"]), interval(first["win_rate"]), percent(second["win_rate"]["value"]))
        duels.append("| " + " | ".join([*bots, str(games), *wins, scores]) + " |")
        print(duels[-1])
    text = TEXT.format(teams="\n".join(teams), duels="\n".join(duels))
    (ROOT / "docs" / "bots.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
