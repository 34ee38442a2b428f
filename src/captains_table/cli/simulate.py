"""`captain simulate`: many games among bots, and what can be said of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from captains_table.bots import bot
from captains_table.bots.arena import Played, play
from captains_table.cli.common import TEXTS, add_game_arguments, add_language, read_options
from captains_table.kernel.errors import BadOptions, BadSeats
from captains_table.kernel.title import Options
from captains_table.titles import check_packs, title

Z = 1.96  # 95 %


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate", help="many games among bots", description="Play many games among bots; results with 95 % intervals."
    )
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy", metavar="A,B", help="one for all seats, or one for each seat")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--json", action="store_true", help="the results as data")
    add_game_arguments(parser)
    add_language(parser, "of errors; results are in English")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    chosen = title(args.title)
    seats = chosen.read_seats(args.seats)
    options = chosen.read_options(seats, read_options(args.option))
    bots = read_bots(args.bots, seats)
    if args.games < 1:
        raise BadOptions(TEXTS.sentence("games", given=args.games))
    start = time.monotonic()
    packs = check_packs(args.packs)
    games = simulate(chosen.id, seats, options, bots, args.seed, args.games, max(1, args.workers), packs)
    results = summary(chosen.id, seats, options, bots, args.seed, games)
    if args.json:
        print(json.dumps(results, indent=2))
    else:
        show(results, time.monotonic() - start)
    return 0


def read_bots(text: str, seats: int) -> list[str]:
    names = [bot(name.strip()).name for name in text.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSeats(TEXTS.sentence("bots", bots=len(names), seats=seats))
    return names


def simulate(
    id: str, seats: int, options: Options, bots: list[str], seed: str, count: int, workers: int, packs: Path | None
) -> list[Played]:
    """The games, spread over processes; a progress bar on the error stream."""
    chunks = [range(first, min(first + 20, count)) for first in range(0, count, 20)]
    common = (id, seats, options, bots, seed, packs)
    games: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        ProcessPoolExecutor(min(workers, len(chunks))) as pool,
    ):
        bar = progress.add_task("games", total=count)
        for some in pool.map(_some, [common] * len(chunks), chunks):
            games += some
            progress.update(bar, advance=len(some))
    return games


def _some(common: tuple[str, int, Options, list[str], str, Path | None], numbers: range) -> list[Played]:
    id, seats, options, bots, seed, packs = common
    return [play(title(id), seats, options, bots, f"{seed}/{number}", packs) for number in numbers]


def summary(
    id: str, seats: int, options: Options, bots: list[str], seed: str, games: Sequence[Played]
) -> dict[str, Any]:
    """What can be said of the games, as data."""
    count = len(games)
    reasons = Counter(game.outcome.reason for game in games)
    together = sum(1 for game in games if len(game.outcome.winners) == seats)
    per_seat = []
    for seat in range(seats):
        wins = sum(1 for game in games if seat in game.outcome.winners)
        scores = [game.outcome.scores[seat] for game in games]
        per_seat.append(
            {"seat": seat, "bot": bots[seat], "wins": wins, "win_rate": share(wins, count), "score": mean(scores)}
        )
    points = sorted(score for game in games for score in game.outcome.scores)
    return {
        "title": id,
        "seats": seats,
        "options": options,
        "seed": seed,
        "games": count,
        "won_together": share(together, count),
        "drawn_or_lost": share(sum(1 for game in games if not game.outcome.winners), count),
        "per_seat": per_seat,
        "in_turn_order": [] if seats == 1 or together else _in_turn_order(seats, games),
        "scores": {**mean(points), "tenth": points[len(points) // 10], "ninetieth": points[len(points) * 9 // 10]},
        "figures": _figures(games),
        "reasons": {reason: share(number, count) for reason, number in reasons.most_common()},
        "choices": mean([float(game.choices) for game in games]),
    }


def _in_turn_order(seats: int, games: Sequence[Played]) -> list[dict[str, Any]]:
    """How whoever begins fares, then the next, and so on: what going first is worth. Empty if nobody does."""
    order = []
    for place in range(seats):
        there = [(game.outcome, (game.first + place) % seats) for game in games if game.first >= 0]
        if there:
            wins = sum(1 for outcome, seat in there if seat in outcome.winners)
            points = mean([outcome.scores[seat] for outcome, seat in there])
            order.append({"place": place + 1, "wins": wins, "win_rate": share(wins, len(there)), "score": points})
    return order


def _figures(games: Sequence[Played]) -> dict[str, dict[str, float]]:
    """What the title counts, over all games and seats."""
    return {name: mean([value for game in games for value in game.figures[name]]) for name in games[0].figures}


def share(part: int, whole: int) -> dict[str, float]:
    """A share with its Wilson interval."""
    p = part / whole
    middle = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    half = Z * sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return {"value": p, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def mean(values: Sequence[float]) -> dict[str, float]:
    """A mean with its normal interval."""
    middle = sum(values) / len(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    half = Z * spread / sqrt(len(values))
    return {"value": middle, "low": middle - half, "high": middle + half}


def show(results: dict[str, Any], seconds: float) -> None:
    console = Console(highlight=False)
    changed = ", ".join(f"{name}={value}" for name, value in _changed(results).items()) or "standard options"
    console.print(f"[bold]{results['title']}[/], {results['seats']} seats, {changed}: {results['games']} games")
    heads = ("wins", "mean score")
    seats = [[str(row["seat"]), row["bot"], *_fared(row)] for row in results["per_seat"]]
    console.print(_columns(("seat", "bot", *heads), seats))
    if results["in_turn_order"]:
        order = [[str(row["place"]), *_fared(row)] for row in results["in_turn_order"]]
        console.print(_columns(("\nin turn order", *heads), order))
    if results["figures"]:
        low, high = results["scores"]["tenth"], results["scores"]["ninetieth"]
        console.print(f"\nscores {_mean(results['scores'])}; one in ten below {low:g}, one above {high:g}\n")
        console.print(_columns(("of a game", "mean"), [[name, _mean(of)] for name, of in results["figures"].items()]))
    console.print("\nhow the games ended")
    for reason, rate in results["reasons"].items():
        console.print(f"  {reason:16} {_percent(rate)}")
    choices = results["choices"]
    console.print(f"\n{choices['value']:.0f} choices a game; {results['games'] / seconds:.0f} games a second", end="")
    console.print(f" in {seconds:.1f} s; intervals are 95 %")
    sys.stdout.flush()


def _columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in headings:
        table.add_column(heading)
    for row in rows:
        table.add_row(*row)
    return table


def _changed(results: dict[str, Any]) -> dict[str, Any]:
    defaults = {option.name: option.default for option in title(results["title"]).options}
    return {name: value for name, value in results["options"].items() if value != defaults[name]}


def _fared(row: dict[str, Any]) -> tuple[str, str]:
    return _percent(row["win_rate"]), _mean(row["score"])


def _mean(value: dict[str, float]) -> str:
    return f"{value['value']:.2f}  [dim]{value['low']:.2f} to {value['high']:.2f}[/]"


def _percent(rate: dict[str, float]) -> str:
    return f"{rate['value']:6.1%}  [dim]{rate['low']:.1%} to {rate['high']:.1%}[/]"
