"""`captain play`: a game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

import captains_table as ct
from captains_table.bots import BOTS, Bot
from captains_table.cli.common import add_language, add_setting, draw, read_options, rulebook
from captains_table.kernel.errors import suggest
from captains_table.kernel.title import Title
from captains_table.kernel.words import LANGUAGES

DEFAULTS: dict[str, Any] = {
    "title": None, "seats": None, "players": None, "option": [], "preset": None, "packs": None, "seed": None,
    "position": None, "resume": None, "language": "en", "pause": 0.6,
}  # fmt: skip

SAY = {
    "commands": {
        "en": "number or notation · undo · help · hint · log · save FILE · de · give up · quit",
        "de": "Nummer oder Notation · zurück · hilfe · tipp · log · sichern DATEI · en · aufgeben · ende",
    },
    "curtain": {
        "en": "{name}, it is up to you. When nobody else looks, press Enter.",
        "de": "{name}, du bist dran. Wenn sonst niemand schaut, drücke Enter.",
    },
    "unknown": {"en": "Not understood.", "de": "Nicht verstanden."},
    "hint": {"en": "The bot would choose: {choice}", "de": "Der Bot würde wählen: {choice}"},
    "saved": {"en": "Saved in {file}.", "de": "Gesichert in {file}."},
    "resume": {
        "en": "Your game is kept: `captain play --resume` goes on with it.",
        "de": "Dein Spiel ist aufgehoben: `captain play --resume` setzt es fort.",
    },
    "menu": {"en": "What shall it be? (Enter: 1)", "de": "Was darf es sein? (Enter: 1)"},
    "you": {"en": "Captain", "de": "Käpt'n"},
    "won": {"en": "Won", "de": "Gewonnen"},
    "lost": {"en": "Lost", "de": "Verloren"},
    "draw": {"en": "A draw", "de": "Unentschieden"},
    "wins": {"en": "{names} won, {scores}", "de": "{names} hat gewonnen, {scores}"},
    "more": {"en": "{n} more", "de": "noch {n}"},
}
COMMANDS = {
    "undo": ("undo", "u", "zurück"), "help": ("help", "?", "h", "hilfe"), "hint": ("hint", "tipp"), "log": ("log",),
    "save": ("save", "sichern"), "quit": ("quit", "q", "ende", "exit"), "rule": ("rule", "regel"),
    "concede": ("give up", "concede", "aufgeben"), "language": LANGUAGES,
}  # fmt: skip


def add_to(commands: Any) -> None:
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
    add_setting(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False)
    if args.resume is not None:
        file = Path(args.resume) if args.resume else last_game()
        if not file.exists():
            raise ct.BadRecord(f"there is no saved game in {file}; start one with `captain play`")
        game = ct.replay(file.read_text(encoding="utf-8"), args.packs)
        players = [name or args.language for name in game.setting.names]
    else:
        game, players = begin(console, args)
    return Table(console, game, players, args.language, args.pause).play()


def begin(console: Console, args: argparse.Namespace) -> tuple[ct.Game, list[str]]:
    position = read_position(args.position) if args.position else None
    given = read_options(args.option)
    seats = args.seats
    title = ct.title(args.title or "tranquility")
    preset = args.preset
    if args.title is None and preset is None and position is None and not given and sys.stdin.isatty():
        preset = menu(console, title, args.language)
    if preset is not None:
        known = {each.id: each for each in title.presets}
        if preset not in known:
            raise ct.BadOptions(f"{title.id} has no preset '{preset}'{suggest(preset, known)}")
        given = {**known[preset].options, **given}
        seats = seats or known[preset].seats
    players = [name.strip() for name in args.players.split(",")] if args.players else []
    seats = seats or len(players) or (position or {}).get("seats", 2)
    if not players:
        players = [SAY["you"][args.language]] + ["greedy"] * (seats - 1)
    if len(players) != seats:
        raise ct.BadSeats(f"{len(players)} players for {seats} seats: name one for each seat")
    if position is not None:
        game = ct.set_up(title.id, position, seats, args.seed, given, players, args.packs)
    else:
        game = ct.new_game(title.id, seats, args.seed, given, players, args.packs)
    return game, players


def menu(console: Console, title: Title, language: str) -> str:
    console.print(f"\n[bold]Captain's Table[/] · {title.name[language]}  [dim]{title.credits}[/]\n")
    for number, preset in enumerate(title.presets, 1):
        console.print(f"  [bold]{number}[/]  {preset.label[language]}")
    while True:
        answer = ask(console, f"\n{SAY['menu'][language]} ") or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(title.presets):
            return title.presets[int(answer) - 1].id
        console.print(SAY["unknown"][language])


def read_position(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise ct.BadPosition(f"{file} is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise ct.BadPosition(f"{file}: a position is a table of names and values (docs/positions)")
    return data


def last_game() -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "captains-table" / "last.record"


def ask(console: Console, question: str) -> str:
    try:
        return console.input(question).strip()
    except EOFError:
        raise KeyboardInterrupt from None


class Table:
    """One game at one keyboard."""

    def __init__(self, console: Console, game: ct.Game, players: list[str], language: str, pause: float) -> None:
        self.console = console
        self.game = game
        self.language = language
        self.pause = pause
        self.bots: dict[int, Bot] = {seat: ct.bot(name, seed=seat) for seat, name in enumerate(players) if name in BOTS}
        self.people = [seat for seat in range(game.state.seats) if seat not in self.bots]
        self.eyes = self.people[0] if len(self.people) == 1 else -1  # whose hand is on the screen
        self.told = 0  # lines of the log already shown

    def say(self, key: str, **gaps: object) -> str:
        return SAY[key][self.language].format(**gaps)

    def play(self) -> int:
        try:
            while self.game.to_act:
                self.turn()
        except KeyboardInterrupt:
            self.keep()
            self.console.print(f"\n{self.say('resume')}")
            return 0
        self.finish()
        return 0

    def turn(self) -> None:
        asked = self.game.to_act
        bots = [seat for seat in asked if seat in self.bots]
        if bots:
            seat = bots[0]
            self.game.choose(seat, self.bots[seat].choose(self.game, seat))
            if self.tell(self.eyes if self.people else None) and self.people:
                time.sleep(self.pause)
            return
        seat = self.eyes if self.eyes in asked else asked[0]
        if seat != self.eyes:
            self.console.clear()
            ask(self.console, f"[bold]{self.say('curtain', name=self.game.name(seat, self.language))}[/] ")
            self.eyes = seat
        self.decide(seat)

    def decide(self, seat: int) -> None:
        """Show the table and take one answer."""
        game, language = self.game, self.language
        choices = game.choices(seat, language)
        self.tell(seat)
        self.console.print()
        self.console.print(draw(game.title, game.view(seat, language), language))
        self.console.print(f"\n[bold yellow]{escape(game.prompt(seat, language))}[/]")
        self.console.print(
            Columns([f"[bold]{k:>2}[/] {escape(c.label)}" for k, c in enumerate(choices, 1)], padding=(0, 3))
        )
        self.console.print(f"[dim]{self.say('commands')}[/]")
        while True:
            text = ask(self.console, "[bold]›[/] ")
            if text.isdecimal() and 1 <= int(text) <= len(choices):
                game.choose(seat, choices[int(text) - 1])
                return
            if not text:
                continue
            command = self.command(text)
            if command:
                if self.obey(command, text, seat):
                    return
                continue
            try:
                game.choose(seat, text, language)
                return
            except ct.IllegalChoice as error:
                self.console.print(f"[red]{escape(str(error))}[/]")
                if error.rule:
                    self.quote([error.rule])

    def command(self, text: str) -> str:
        for command, words in COMMANDS.items():
            for word in words:
                if text.casefold() == word or (command in ("save", "rule") and text.casefold().startswith(word + " ")):
                    return command
        return ""

    def obey(self, command: str, text: str, seat: int) -> bool:
        """True if the table has changed and is to be shown anew."""
        game = self.game
        if command == "undo":
            try:
                game.undo(seat)
                return True
            except ct.CannotUndo as error:
                self.console.print(f"[red]{error}[/]")
        elif command == "language":
            self.language = text.casefold()
            return True
        elif command == "help":
            self.quote(game.rules(seat))
        elif command == "rule":
            self.quote([text.split()[-1].upper()])
        elif command == "hint":
            choice = ct.bot("greedy").choose(game, seat)
            label = next(each.label for each in game.choices(seat, self.language) if each.id == choice.id)
            self.console.print(self.say("hint", choice=label))
        elif command == "log":
            for sentence in game.log(seat, self.language)[-30:]:
                self.console.print(f"  {sentence}")
        elif command == "save":
            self.save(text.partition(" ")[2])
        elif command == "concede":
            return self.concede(seat)
        else:
            raise KeyboardInterrupt
        return False

    def concede(self, seat: int) -> bool:
        """Bots agree; with several people each must have said so."""
        try:
            for each in [*self.bots, seat]:
                if self.game.concede(each):
                    return True
        except ct.IllegalChoice as error:
            self.console.print(f"[red]{error}[/]")
        return False

    def quote(self, rules: Any) -> None:
        book = rulebook(self.game.title.rulebook)
        for rule in rules:
            self.console.print(f"  [bold]{rule}[/] {escape(book.get(rule, '?'))}", style="cyan")

    def save(self, name: str) -> None:
        if not name:
            self.console.print("save FILE")
            return
        try:
            Path(name).expanduser().write_text(self.game.record(), encoding="utf-8")
            self.console.print(self.say("saved", file=name))
        except OSError as error:
            self.console.print(f"[red]{error.strerror}: {name}[/]")

    def keep(self) -> None:
        """The game as it stands, for `--resume`."""
        file = last_game()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.game.record(), encoding="utf-8")

    def tell(self, seat: int | None) -> bool:
        """What happened since this was last called, as this seat may read it."""
        news = False
        eyes = None if seat is None or seat < 0 else seat
        for line in self.game.lines[self.told :]:
            for event in line.events:
                self.console.print(f"  [dim]·[/] {escape(self.game.tell(event, eyes, self.language))}")
                news = True
        self.told = len(self.game.lines)
        return news

    def finish(self) -> None:
        game, language = self.game, self.language
        self.tell(self.eyes)
        view = game.view(None if self.eyes < 0 else self.eyes, language)
        self.console.print(draw(game.title, view, language))
        outcome = game.outcome
        assert outcome is not None
        if len(outcome.winners) == game.state.seats:
            result = self.say("won")
        elif outcome.winners:
            names = ", ".join(game.name(seat, language) for seat in outcome.winners)
            result = self.say("wins", names=names, scores=" : ".join(f"{score:g}" for score in outcome.scores))
        else:
            result = self.say("draw" if game.state.reason in ("grid_complete", "two_discards") else "lost")
        self.console.print(f"\n[bold]{result}.[/] {game.reason(language)}")
        self.keep()
        self.console.print(f"[dim]captain replay {last_game()}[/]")
