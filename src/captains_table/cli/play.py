"""`captain play`: a game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

import captains_table as ct
from captains_table.bots import BOTS
from captains_table.cli.common import TEXTS, add_game_arguments, add_language, read_options
from captains_table.cli.terminal_table import SAY, TerminalTable, ask, last_game
from captains_table.kernel.errors import suggest
from captains_table.kernel.title import Title

DEFAULTS: dict[str, Any] = {
    "title": None, "seats": None, "players": None, "option": [], "preset": None, "packs": None, "seed": None,
    "position": None, "resume": None, "language": "en", "pause": 0.6,
}  # fmt: skip


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "play", help="play in this terminal", description="Play in this terminal: alone, with bots, or several people."
    )
    parser.add_argument("title", nargs="?", help="which title (default: choose from a menu)")
    parser.add_argument("--seats", type=int, help="how many seats (default: as many as there are players, or 2)")
    parser.add_argument(
        "--players", metavar="A,B", help=f"who sits where: a name for a person, or a bot ({', '.join(BOTS)}); "
        "default: you, and greedy bots",
    )  # fmt: skip
    parser.add_argument("--preset", metavar="NAME", help="a ready choice of options; `captain titles TITLE` lists them")
    parser.add_argument("--seed", help="the same seed deals the same cards")
    parser.add_argument("--position", type=Path, metavar="FILE", help="begin from a position (JSON, docs/positions)")
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with the last or a saved game")
    parser.add_argument("--pause", type=float, default=0.6, metavar="S", help="seconds to watch a bot's choice")
    add_game_arguments(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False)
    if args.resume is not None:
        file = Path(args.resume) if args.resume else last_game()
        if not file.exists():
            raise ct.BadRecord(TEXTS.sentence("no_saved", file=file))
        game = ct.replay(file.read_text(encoding="utf-8"), args.packs)
    else:
        game = begin(console, args)
    if not args.pause >= 0:
        raise ct.BadOptions(TEXTS.sentence("pause", given=args.pause))
    return TerminalTable(console, game, args.language, args.pause).play(resumed=args.resume is not None)


def begin(console: Console, args: argparse.Namespace) -> ct.Game:
    position = read_position(args.position) if args.position else None
    given = read_options(args.option)
    seats = args.seats
    if args.title is None and not sys.stdin.isatty():
        raise ct.UnknownTitle(TEXTS.sentence("which_title", titles=ct.titles()))
    title = ct.title(args.title) if args.title else which_title(console, args.language)
    preset = args.preset
    if args.title is None and preset is None and position is None and not given:
        preset = which_preset(console, title, args.language)
    if preset is not None:
        known = {each.id: each for each in title.presets}
        if preset not in known:
            hint = suggest(preset, known)
            raise ct.BadOptions(TEXTS.sentence("no_preset", title=title.id, name=preset, hint=hint))
        given = {**known[preset].options, **given}
        seats = seats or known[preset].seats
    players = [name.strip() for name in args.players.split(",")] if args.players else []
    seats = seats or len(players) or (position or {}).get("seats", 2)
    if not players:
        bots = ["greedy"] + [f"greedy-{number}" for number in range(2, seats)]
        players = [SAY["you"][args.language], *bots][:seats]
    if len(players) != seats:
        raise ct.BadSeats(TEXTS.sentence("players", players=len(players), seats=seats))
    if position is not None:
        return ct.set_up(title.id, position, seats, args.seed, given, players, args.packs)
    return ct.new_game(title.id, seats, args.seed, given, players, args.packs)


def which_title(console: Console, language: str) -> Title:
    known = [ct.title(id) for id in ct.titles()]
    console.print("\n[bold]Captain's Table[/]\n")
    for number, title in enumerate(known, 1):
        console.print(f"  [bold]{number}[/]  {title.name[language]}  [dim]{title.about.get(language, '')}[/]")
    return known[pick(console, len(known), language)]


def which_preset(console: Console, title: Title, language: str) -> str | None:
    if not title.presets:
        return None
    console.print(f"\n[bold]{title.name[language]}[/]\n[dim]{title.credits[language]}[/]\n")
    for number, preset in enumerate(title.presets, 1):
        console.print(f"  [bold]{number}[/]  {preset.label[language]}")
    return title.presets[pick(console, len(title.presets), language)].id


def pick(console: Console, count: int, language: str) -> int:
    """One of so many, from a menu numbered from 1."""
    while True:
        answer = ask(console, f"\n{SAY['menu'][language]} ") or "1"
        if answer.isdecimal() and 1 <= int(answer) <= count:
            return int(answer) - 1
        console.print(SAY["unknown"][language])


def read_position(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise ct.BadPosition(TEXTS.sentence("not_json", file=file, error=error)) from None
    if not isinstance(data, dict):
        raise ct.BadPosition(TEXTS.sentence("not_table", file=file))
    return data
