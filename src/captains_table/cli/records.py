"""`captain replay` and `captain verify`: finished and saved games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

import captains_table as ct
from captains_table.cli.common import TEXTS, add_language, draw
from captains_table.kernel import record as records
from captains_table.kernel.start import begin

OPEN = {"en": "Not finished.", "de": "Nicht beendet."}
STEP = {"en": "Enter goes on, q ends", "de": "weiter mit Enter, Ende mit q"}


def add_command(commands: Any) -> None:
    parser = commands.add_parser("replay", help="tell a recorded game", description="Tell a recorded game.")
    parser.add_argument("file", type=Path, help="a record, as saved by `captain play`")
    parser.add_argument("--seat", metavar="NAME", help="as this player saw it: a name, or a seat counted from 0")
    parser.add_argument("--step", action="store_true", help="show the table after every choice; Enter goes on")
    parser.add_argument("--packs", type=Path, metavar="DIR", help="the component data it was played with")
    add_language(parser)
    parser.set_defaults(run=replay)
    parser = commands.add_parser(
        "verify", help="check a recorded game", description="Check every choice, the shuffles and the end of a record."
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--commitment", metavar="HEX", help="what was published before the game: must match the seed")
    parser.add_argument("--packs", type=Path, metavar="DIR", help="the component data it was played with")
    add_language(parser)
    parser.set_defaults(run=verify)


def replay(args: argparse.Namespace) -> int:
    console = Console()
    text = args.file.read_text(encoding="utf-8")
    whole = ct.replay(text, args.packs)
    seat = None if args.seat is None else _read_seat(whole, args.seat)
    if seat is not None and whole.outcome is None:
        raise ct.BadRecord(TEXTS.sentence("not_over"))
    if args.step:
        _step_through(console, text, args, seat)
    else:
        for sentence in whole.log(seat, args.language):
            console.print(sentence, highlight=False)
    console.print(draw(whole.title, whole.view(seat, args.language), args.language, args.packs))
    console.print(f"[bold]{whole.reason(args.language) or OPEN[args.language]}[/]")
    return 0


def _read_seat(game: ct.Game, given: str) -> int:
    """The seat of a player's name, else of a number."""
    names = [name.casefold() for name in game.setting.names]
    if given.casefold() in names:
        return names.index(given.casefold())
    if given.isdecimal() and int(given) < game.state.seats:
        return int(given)
    raise ct.BadSeats(TEXTS.sentence("no_seat", last=game.state.seats - 1, given=given))


def _step_through(console: Console, text: str, args: argparse.Namespace, seat: int | None) -> None:
    written = records.read(text)
    game = begin(ct.title(written.setting.title), written.setting, args.packs)
    for number, (chooser, notation) in enumerate(written.choices, 1):
        if chooser < 0:
            break
        events = game.choose(chooser, notation)
        told = [sentence for event in events if (sentence := game.tell(event, seat, args.language))]
        if told and game.to_act:
            console.print(draw(game.title, game.view(seat, args.language), args.language, args.packs))
            for sentence in told:
                console.print(sentence, highlight=False)
            if console.input(f"[dim]{number}/{len(written.choices)} {STEP[args.language]} [/]").strip() == "q":
                return


def verify(args: argparse.Namespace) -> int:
    console = Console(highlight=False)
    text = args.file.read_text(encoding="utf-8")
    game = ct.replay(text, args.packs)
    sealed = ct.commitment(game.setting.seed)
    if args.commitment and args.commitment.lower() != sealed:
        raise ct.BadRecord(TEXTS.sentence("commitment", sealed=sealed, given=args.commitment))
    choices = len(records.read(text).choices)
    language = args.language
    checked = TEXTS.sentence("verified", title=game.title.id, seats=game.state.seats, choices=choices)
    console.print(f"[green]ok[/]: {checked.say(language)}")
    console.print(TEXTS.sentence("end", reason=game.reason(language) or OPEN[language]).say(language))
    console.print(TEXTS.sentence("sealed", sealed=sealed).say(language))
    return 0
