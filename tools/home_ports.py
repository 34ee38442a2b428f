"""Measure Cruise Line: Caribbean! by games among bots: write docs/balance-cruise-line-caribbean.md.

Interpreted this takes most of an hour on two cores; after `make compile` a quarter of that. The figures are the same.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from captains_table.bots.arena import Played
from captains_table.cli.simulate import mean, share, simulate
from captains_table.kernel.rng import Chance, Rng
from captains_table.kernel.title import Options
from captains_table.titles import title
from captains_table.titles.cruise_line_caribbean.bot.advise import advise
from captains_table.titles.cruise_line_caribbean.data.components import components
from captains_table.titles.cruise_line_caribbean.data.ids import COMPANIES, DEPARTURES, PORTS
from captains_table.titles.cruise_line_caribbean.rules.steps.founding import PickCompany

ROOT = Path(__file__).parent.parent
ID = "cruise-line-caribbean"
SEED = "balance"
WORKERS = os.cpu_count() or 1
MODES = {"intro": "Introductory", "standard": "Standard"}
COUNTED = (
    "fares", "first_visits", "resort_income", "fuel", "advertising", "maintenance", "ships", "resorts", "dividends",
    "shares_sold", "shares_bought", "fines", "tow", "interest",
)  # fmt: skip

TEXT = """# Balance: Cruise Line: Caribbean!

`make balance` writes this file: games of five years among bots (`greedy`, the pilot of [the bots](bots.md)), intervals
are 95 %. All figures are what such players make of the game, not what people would.

## Net worth by home port

{games} games in each setting, companies drawn by lot; a company's net worth at the end, by its home port. *Ahead* is
the best home port's mean over the mean of all companies.

| mode | players | all | {ports} | ahead |
|---|---:|---:|{dashes}---:|
{homes}

## By place in the first turn order

The same games.

| mode | players | place | wins | net worth |
|---|---:|---:|---:|---:|
{places}

## Resorts in turn

{games} games each of the Standard game in which resorts are built one each in turn (option `winter_resorts`, CL-5.11),
by place in the first turn order.

| mode | players | place | wins | net worth |
|---|---:|---:|---:|---:|
{in_turn}

## By company

| mode | players | company | home port | games | wins | net worth |
|---|---:|---|---|---:|---:|---:|
{companies}

## Where the money comes from, and where it goes

Dollars of one company over five years, means of the same games.

| | {settings} |
|---|{columns}
{entries}

## Against random play

{against} games of two, `greedy` in either seat.

| mode | `greedy` wins |
|---|---:|
{random}
"""


def pilots(mode: str, seats: int, games: int, winter_resorts: str = "at_once") -> list[Played]:
    """Games among pilots; companies are drawn by lot, so that every home port is played."""
    chunks = [range(first, min(first + 20, games)) for first in range(0, games, 20)]
    agreed = title(ID).read_options(seats, {"mode": mode, "winter_resorts": winter_resorts})
    with ProcessPoolExecutor(WORKERS) as pool:
        return [game for some in pool.map(partial(_some, seats, agreed), chunks) for game in some]


def _some(seats: int, agreed: Options, numbers: range) -> list[Played]:
    return [_played(seats, agreed, number) for number in numbers]


def _played(seats: int, agreed: Options, number: int) -> Played:
    game = title(ID)
    state = game.deal(seats, agreed, Chance(f"{SEED}/{number}"), None)
    state.settle()
    first, rng, choices = game.first_seat(state), Rng(number), 0
    while state.mover >= 0:
        seat = state.mover
        options = state.choices(seat)
        founding = isinstance(state.stacks[seat][-1], PickCompany)
        state.take(seat, options[rng.below(len(options))] if founding else advise(state, seat, rng))
        choices += 1
    return Played(state.outcome(), choices, first, game.statistics(state))


def shown(values: Sequence[float]) -> str:
    if not values:
        return ""
    found = mean(list(values))
    return f"{found['value']:.1f} ± {(found['high'] - found['low']) / 2:.1f}"


def percent(wins: int, games: int) -> str:
    rate = share(wins, games)
    return f"{rate['value']:.1%} ({rate['low']:.1%} to {rate['high']:.1%})"


def row(*cells: object) -> str:
    print(" | ".join(map(str, cells)), flush=True)
    return "| " + " | ".join(map(str, cells)) + " |"


def home(game: Played, seat: int) -> int:
    return components(None).homes[int(game.figures["company"][seat])]


def homes(mode: str, seats: int, played: list[Played]) -> str:
    every = [worth for game in played for worth in game.outcome.scores]
    ports: list[list[float]] = [[] for _ in range(DEPARTURES)]
    for game in played:
        for seat, worth in enumerate(game.outcome.scores):
            ports[home(game, seat)].append(worth)
    middle = sum(every) / len(every)
    best = max(sum(each) / len(each) for each in ports if each)
    return row(MODES[mode], seats, shown(every), *map(shown, ports), f"{best / middle - 1:+.1%}")


def places(mode: str, seats: int, played: list[Played]) -> list[str]:
    rows = []
    for place in range(seats):
        there = [(game, (game.first + place) % seats) for game in played]
        wins = sum(seat in game.outcome.winners for game, seat in there)
        points = shown([game.outcome.scores[seat] for game, seat in there])
        rows.append(row(MODES[mode], seats, place + 1, percent(wins, len(there)), points))
    return rows


def in_turn(seats: int, games: int) -> list[str]:
    return places("standard", seats, pilots("standard", seats, games, "in_turn"))


def companies(mode: str, seats: int, played: list[Played]) -> list[str]:
    rows = []
    for id, code in enumerate(COMPANIES):
        there = [(game, seat) for game in played for seat in range(seats) if int(game.figures["company"][seat]) == id]
        if there:
            wins = sum(seat in game.outcome.winners for game, seat in there)
            points = shown([game.outcome.scores[seat] for game, seat in there])
            name = components(None).company_names[COMPANIES.index(code)]
            port = PORTS[components(None).homes[id]]
            rows.append(row(MODES[mode], seats, name, port, len(there), percent(wins, len(there)), points))
    return rows


def entries(all_played: dict[tuple[str, int], list[Played]]) -> list[str]:
    return [
        row(name.replace("_", " "), *[f"{_average(played, name):.1f}" for played in all_played.values()])
        for name in COUNTED
    ]


def _average(played: list[Played], name: str) -> float:
    values: list[Any] = [value for game in played for value in game.figures[name]]
    return float(sum(values)) / len(values)


def against_random(mode: str, games: int) -> str:
    wins = 0
    for bots, own in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        options = title(ID).read_options(2, {"mode": mode})
        played = simulate(ID, 2, options, bots, SEED, games // 2, WORKERS, None)
        wins += sum(own in game.outcome.winners for game in played)
    return row(MODES[mode], percent(wins, 2 * (games // 2)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    settings = [(mode, seats) for mode in MODES for seats in (2, 3, 4)]
    played = {}
    for mode, seats in settings:
        played[mode, seats] = pilots(mode, seats, games)
        homes(mode, seats, played[mode, seats])  # tell how it goes
    text = TEXT.format(
        games=games,
        against=games,
        ports=" | ".join(PORTS[:DEPARTURES]),
        dashes="---:|" * DEPARTURES,
        homes="\n".join(homes(*setting, each) for setting, each in played.items()),
        places="\n".join(line for setting, each in played.items() for line in places(*setting, each)),
        in_turn="\n".join(line for seats in (2, 3, 4) for line in in_turn(seats, games)),
        companies="\n".join(line for setting, each in played.items() for line in companies(*setting, each)),
        settings=" | ".join(f"{MODES[mode]}, {seats}" for mode, seats in settings),
        columns="---:|" * len(settings),
        entries="\n".join(entries(played)),
        random="\n".join(against_random(mode, games) for mode in MODES),
    )
    (ROOT / "docs" / f"balance-{ID}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
