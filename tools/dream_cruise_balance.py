"""How even Dream Cruise is among bots: what totals are made of, and whether it matters who begins, with which families.

`captain simulate` counts by seat; here the start player is dealt at random, so places are counted from there.
Interpreted a game of two takes about a tenth of a second; after `make compile` the figures are the same, far quicker.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

from captains_table.bots import bot
from captains_table.cli.simulate import mean, share
from captains_table.kernel.rng import Chance
from captains_table.titles import title
from captains_table.titles.dream_cruise.cards import SETS, STARTERS
from captains_table.titles.dream_cruise.routes import route_points
from captains_table.titles.dream_cruise.state import DreamCruise
from captains_table.titles.dream_cruise.steps.sail import BUILD, CAPTAIN, DONE, PLAY, Sail

TITLE = title("dream-cruise")
CHUNK = 20  # games that a process plays at a time
PARTS = (
    *("total", "family_points", "families", "route_points", "guest_points"),
    *("guests_sent", "activities", "additions", "captains", "cards_left"),
)


class Voyage(NamedTuple):
    """One seat in one game."""

    place: int  # in turn order at the beginning, 0 is the start player
    letter: str  # of the starting families
    won: bool
    rounds: int
    jana: int  # her total, in solo
    parts: tuple[int, ...]  # as PARTS


def play(seats: int, difficulty: int, level: str, seed: str) -> list[Voyage]:
    """One game, as in bots/arena.py, with an eye on what is done."""
    options = TITLE.read_options(seats, {"difficulty": difficulty} if seats == 1 else {})
    game = TITLE.deal(seats, options, Chance(seed), None)
    assert isinstance(game, DreamCruise)
    game.settle()
    number = Chance(f"{seed}/bots")
    players = [bot(level, int(number.below(1 << 30))) for _ in range(seats)]
    first = game.token
    letters = [SETS[min(family for family in ship.cabins if 0 <= family < STARTERS) // 3] for ship in game.ships]
    done = [[0, 0, 0, 0] for _ in range(seats)]  # guests sent, cards played, additions built, captains
    while game.mover >= 0:
        seat = game.mover
        sailing = isinstance(game.stacks[seat][-1], Sail)
        choice = players[seat].pick(TITLE, game, seat)
        if sailing and choice != DONE:
            done[seat][(choice >= PLAY) + (choice >= BUILD) + (choice >= CAPTAIN)] += 1
        game.take(seat, choice)
    winners = game.outcome().winners
    found = []
    for seat, ship in enumerate(game.ships):
        points = (game.family_points(seat), len(ship.pile), route_points(ship.voyage, game.terms))
        parts = (game.total(seat), *points, game.guest_points(seat), *done[seat], len(ship.hand))
        jana = game.jana_total() if seats == 1 else 0
        found.append(Voyage((seat - first) % seats, letters[seat], seat in winners, game.round, jana, parts))
    return found


def some(task: tuple[int, int, str, str, range]) -> list[Voyage]:
    seats, difficulty, level, seed, numbers = task
    return [each for number in numbers for each in play(seats, difficulty, level, f"{seed}/{number}")]


def measure(seats: int, difficulty: int, level: str, seed: str, games: int, workers: int) -> dict[str, Any]:
    """What can be said of so many games, as data with 95 % intervals."""
    chunks = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    with ProcessPoolExecutor(min(workers, len(chunks))) as pool:
        tasks = [(seats, difficulty, level, seed, chunk) for chunk in chunks]
        voyages = [each for chunk in pool.map(some, tasks) for each in chunk]
    totals = sorted(each.parts[0] for each in voyages)
    found: dict[str, Any] = {"seats": seats, "games": games, "bots": level}
    found["rounds"] = mean([float(each.rounds) for each in voyages])
    for number, part in enumerate(PARTS):
        found[part] = mean([float(each.parts[number]) for each in voyages])
    average = found["total"]["value"]
    found["spread"] = sqrt(sum((total - average) ** 2 for total in totals) / max(1, len(totals) - 1))
    found["tenth_to_ninetieth"] = [totals[len(totals) // 10], totals[len(totals) * 9 // 10]]
    if seats == 1:
        found["difficulty"] = difficulty
        found["wins"] = _wins(voyages)
        found["jana"] = mean([float(each.jana) for each in voyages])
    else:
        found["wins_by_place"] = [_wins([each for each in voyages if each.place == place]) for place in range(seats)]
        by_letter = {letter: [each for each in voyages if each.letter == letter] for letter in SETS}
        found["wins_by_letter"] = {letter: _wins(each) for letter, each in by_letter.items() if each}
    return found


def _wins(voyages: Sequence[Voyage]) -> dict[str, float]:
    return share(sum(each.won for each in voyages), len(voyages))


def show(found: dict[str, Any]) -> None:
    alone = f", difficulty {found['difficulty']}" if found["seats"] == 1 else ""
    print(f"{found['seats']} seats{alone}: {found['games']} games of {found['bots']} bots")
    for part in ("rounds", *PARTS):
        print(f"  {part:14} {_interval(found[part])}")
    low, high = found["tenth_to_ninetieth"]
    print(f"  {'spread':14} {found['spread']:.2f}; eight totals in ten lie between {low} and {high}")
    if found["seats"] == 1:
        print(f"  {'jana':14} {_interval(found['jana'])}")
        print(f"  {'wins':14} {_percent(found['wins'])}")
        return
    for place, wins in enumerate(found["wins_by_place"], 1):
        print(f"  wins, {place}. in turn order at the start: {_percent(wins)}")
    for letter, wins in found["wins_by_letter"].items():
        print(f"  wins with starting families {letter}: {_percent(wins)}")


def _interval(each: dict[str, float]) -> str:
    return f"{each['value']:6.2f}  ({each['low']:.2f} to {each['high']:.2f})"


def _percent(each: dict[str, float]) -> str:
    return f"{each['value']:.1%}  ({each['low']:.1%} to {each['high']:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 1], choices=TITLE.seats)
    parser.add_argument("--difficulties", type=int, nargs="+", default=list(range(6)), help="for one seat")
    parser.add_argument("--games", type=int, default=500, help="for each setting")
    parser.add_argument("--bots", default="greedy", help="who plays all seats")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="the results as data")
    args = parser.parse_args()
    results = []
    for seats in args.seats:
        for difficulty in args.difficulties if seats == 1 else [0]:
            results.append(measure(seats, difficulty, args.bots, args.seed, args.games, args.workers))
            if not args.json:
                show(results[-1])
    if args.json:
        print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
