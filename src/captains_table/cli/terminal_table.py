"""One game at one keyboard: the screen, the commands, the curtain between people."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding

import captains_table as ct
from captains_table.bots import BOTS, Bot
from captains_table.cli.common import draw, rules_of, terminal_module
from captains_table.kernel.state import PERMITTED
from captains_table.kernel.texts import LANGUAGES

with suppress(ImportError):
    import readline  # noqa: F401  (line editing and history at the prompt, where the system has it)

SAY = {
    "commands": {
        "en": "undo · help · rule {rule} · hint · bot · log · save FILE · de{concede} · quit",
        "de": "zurück · hilfe · regel {rule} · tipp · bot · log · sichern DATEI · en{concede} · ende",
    },
    "concede": {"en": " · give up", "de": " · aufgeben"},
    "curtain": {
        "en": "{name}, it is up to you. When nobody else looks, press Enter.",
        "de": "{name}, du bist dran. Wenn sonst niemand schaut, drücke Enter.",
    },
    "besides": {"en": "You may also:", "de": "Außerdem möglich:"},
    "meanwhile": {
        "en": "Enter goes on, or choose:",
        "de": "Weiter mit Enter, oder wähle:",
    },
    "hint": {"en": "The bot would choose: {choice}", "de": "Der Bot würde wählen: {choice}"},
    "saved": {"en": "Saved in {file}.", "de": "Gesichert in {file}."},
    "save": {"en": "Write: save FILE", "de": "Schreibe: sichern DATEI"},
    "resume": {
        "en": "Your game is kept: `captain play --resume` goes on with it.",
        "de": "Dein Spiel ist aufgehoben: `captain play --resume` setzt es fort.",
    },
    "welcome": {"en": "Welcome back. This happened last:", "de": "Willkommen zurück. Zuletzt geschah:"},
    "no_rule": {"en": "There is no rule {rule}.", "de": "Es gibt keine Regel {rule}."},
    "sure": {"en": "{name}, give up this game? (yes/no)", "de": "{name}, dieses Spiel aufgeben? (ja/nein)"},
    "menu": {"en": "What shall it be? (Enter: 1)", "de": "Was darf es sein? (Enter: 1)"},
    "unknown": {"en": "Not understood.", "de": "Nicht verstanden."},
    "you": {"en": "Captain", "de": "Käpt'n"},
    "won": {"en": "Won", "de": "Gewonnen"},
    "lost": {"en": "Lost", "de": "Verloren"},
    "draw": {"en": "A draw", "de": "Unentschieden"},
    "wins": {"en": "{names} won, {scores}", "de": "{names} hat gewonnen, {scores}"},
    "again": {"en": "See it again: captain replay {file}", "de": "Noch einmal ansehen: captain replay {file}"},
}
COMMANDS = {
    "undo": ("undo", "u", "zurück"), "help": ("help", "?", "h", "hilfe"), "hint": ("hint", "tipp"), "log": ("log",),
    "save": ("save", "sichern"), "quit": ("quit", "q", "ende", "exit"), "rule": ("rule", "regel"), "bot": ("bot",),
    "concede": ("give up", "concede", "aufgeben"), "language": LANGUAGES,
}  # fmt: skip
YES = ("yes", "y", "ja", "j")


def ask(console: Console, question: str) -> str:
    """A line from the keyboard, without control characters."""
    try:
        typed = console.input(question)
    except EOFError:
        raise KeyboardInterrupt from None
    return "".join(letter for letter in typed if letter.isprintable()).strip()


def last_game() -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "captains-table" / "last.record"


def short_names(choices: Sequence[ct.Choice]) -> dict[str, ct.Choice]:
    """What one types: the last word of a notation (a card's or slot's number), where that says enough."""
    words = [choice.notation.split()[-1] for choice in choices]
    return {
        word if words.count(word) == 1 else choice.notation: choice for word, choice in zip(words, choices, strict=True)
    }


class TerminalTable:
    """One game: some seats are people at this keyboard, the others bots (named after them, as in greedy-2)."""

    def __init__(self, console: Console, game: ct.Game, language: str, pause: float) -> None:
        self.console = console
        self.game = game
        self.language = language
        self.pause = pause
        self.bots: dict[int, Bot] = {}
        for seat in range(game.state.seats):
            name = game.name(seat).split("-")[0]
            if name in BOTS:
                self.bots[seat] = ct.bot(name, seed=seat)
        self.people = [seat for seat in range(game.state.seats) if seat not in self.bots]
        self.eyes = self.people[0] if len(self.people) == 1 else -1  # whose hand is on the screen
        self.told = [0] * game.state.seats  # per seat, the lines of the log it has read
        self.passed = -1  # the seat whose turn it was when a permission was last offered

    def say(self, key: str, **gaps: object) -> str:
        return SAY[key][self.language].format(**gaps)

    def play(self, resumed: bool = False) -> int:
        if resumed:
            self.told = [len(self.game.lines)] * self.game.state.seats
            self.console.print(self.say("welcome"))
            for sentence in self.game.log(None, self.language)[-6:]:
                self.console.print(f"  [dim]·[/] {escape(sentence)}")
        self.introduce()
        try:
            while self.game.to_act:
                self.turn()
        except KeyboardInterrupt:
            if len(self.people) > 1:
                self.clear()
            self.autosave()
            self.console.print(f"\n{self.say('resume')}")
            return 0
        self.finish()
        return 0

    def introduce(self) -> None:
        """The aim of the game and the signs on the board, in a few lines."""
        module = terminal_module(self.game.title)
        if module is not None and self.people:
            self.console.print(f"\n{module.intro(self.game.view(None), self.language)}")

    def turn(self) -> None:
        asked = self.game.to_act
        bots = [seat for seat in asked if seat in self.bots]
        if bots:
            if self.eyes in self.game.may_act and self.passed != bots[0]:
                self.passed = bots[0]
                if self.offer_permitted(self.eyes):
                    return
            self.game.choose(bots[0], self.bots[bots[0]].choose(self.game, bots[0]))
            if len(self.people) < 2 and self.print_news(max(self.eyes, 0)) and self.people:
                time.sleep(self.pause)
            return
        seat = self.eyes if self.eyes in asked else asked[0]
        if seat != self.eyes:
            self.clear()
            ask(self.console, f"[bold]{self.say('curtain', name=escape(self.game.name(seat)))}[/] ")
            self.eyes = seat
        self.passed = -1
        self.decide(seat)

    def clear(self) -> None:
        """The screen, and what has scrolled away."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def offer_permitted(self, seat: int) -> bool:
        """Offer what this seat may do while a bot is about to decide; whether it was done."""
        choices = self.game.choices(seat, self.language)
        self.print_news(seat)
        self.console.print(f"[bold yellow]{self.say('meanwhile')}[/]")
        self.console.print(self.listed(choices))
        known = short_names(choices)
        while True:
            text = ask(self.console, "[bold]›[/] ")
            command = self.command(text)
            if not text or command in ("bot", "hint"):
                return False  # nothing has to be decided: go on
            if self.run_command(command, text, seat) if command else self.take(seat, text, known):
                return True

    def decide(self, seat: int) -> None:
        """Show the table and take one answer."""
        game, language = self.game, self.language
        choices = game.choices(seat, language)
        must = [choice for choice in choices if choice.id < PERMITTED]
        view = game.view(seat, language)
        self.print_news(seat)
        self.console.print()
        self.console.print(draw(game.title, view, language, game.packs))
        self.console.print(f"\n[bold yellow]{escape(game.prompt(seat, language))}[/]")
        module = terminal_module(game.title)
        compact = module.offers(view, language) if module is not None else None
        self.console.print(self.listed(must) if compact is None else compact)
        if len(must) < len(choices):
            self.console.print(f"[yellow]{self.say('besides')}[/]")
            self.console.print(self.listed(choices[len(must) :]))
        self.console.print(f"[dim]{self.commands(seat)}[/]")
        known = short_names(choices)
        while True:
            text = ask(self.console, "[bold]›[/] ")
            command = self.command(text)
            if text and (self.run_command(command, text, seat) if command else self.take(seat, text, known)):
                return

    def commands(self, seat: int) -> str:
        """What else one can type; the rule is one that says what is asked now."""
        concede = self.say("concede") if self.game.title.can_concede(self.game.state) else ""
        return self.say("commands", rule=(*self.game.rules(seat), "1.1")[0], concede=concede)

    def listed(self, choices: Sequence[ct.Choice]) -> RenderableType:
        lines = [f"[bold]{escape(name)}[/] {escape(choice.label)}" for name, choice in short_names(choices).items()]
        return Columns(lines, padding=(0, 4))

    def take(self, seat: int, text: str, known: dict[str, ct.Choice]) -> bool:
        """Choose what was typed, or say why not."""
        try:
            self.game.choose(seat, known.get(text.casefold(), text), self.language)
            return True
        except ct.IllegalChoice as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
            if error.rule:
                self.quote([error.rule])
        return False

    def command(self, text: str) -> str:
        for command, words in COMMANDS.items():
            for word in words:
                if text.casefold() == word or (command in ("save", "rule") and text.casefold().startswith(word + " ")):
                    return command
        return ""

    def run_command(self, command: str, text: str, seat: int) -> bool:
        """True if the table has changed and is to be shown anew."""
        game = self.game
        if command == "undo":
            try:
                game.check_undo(seat, self.language)
                game.undo(seat)
                return True
            except ct.CannotUndo as error:
                self.console.print(f"[red]{error}[/]")
        elif command == "language":
            self.language = text.casefold()
            return True
        elif command == "help":
            self.introduce()
            self.quote(game.rules(seat))
        elif command == "rule":
            self.quote([text.split()[-1].upper()])
        elif command == "hint":
            self.console.print(self.say("hint", choice=self.hint(seat)))
        elif command == "bot":
            game.choose(seat, ct.bot("greedy").choose(game, seat))
            return True
        elif command == "log":
            for sentence in game.log(seat, self.language)[-30:]:
                self.console.print(f"  {escape(sentence)}")
        elif command == "save":
            self.save(text.partition(" ")[2])
        elif command == "concede":
            return self.concede(seat)
        else:
            raise KeyboardInterrupt
        return False

    def hint(self, seat: int) -> str:
        """What the bot would choose, and then, if that opens a further question."""
        game = self.game.clone()
        labels: list[str] = []
        while seat in game.to_act and len(labels) < 3:
            choice = ct.bot("greedy").choose(game, seat)
            labels += [each.label for each in game.choices(seat, self.language) if each.id == choice.id]
            if game.choose(seat, choice):
                break  # something happened that all can see
        return " → ".join(labels)

    def concede(self, seat: int) -> bool:
        """Bots agree; every person is asked."""
        try:
            for each in [*self.bots, seat, *[other for other in self.people if other != seat]]:
                if each in self.people:
                    answer = ask(self.console, f"{escape(self.say('sure', name=self.game.name(each)))} ")
                    if answer.casefold() not in YES:
                        return False
                if self.game.concede(each, self.language):
                    return True
        except ct.IllegalChoice as error:
            self.console.print(f"[red]{error}[/]")
        return False

    def quote(self, rules: Sequence[str]) -> None:
        book = rules_of(self.game.title, self.language)
        for rule in rules:
            if rule in book:
                self.console.print(Padding(Markdown(f"**{rule}** {book[rule]}"), (0, 0, 0, 2)), style="cyan")
            else:
                self.console.print(escape(self.say("no_rule", rule=rule)))

    def save(self, name: str) -> None:
        if not name:
            self.console.print(self.say("save"))
            return
        try:
            Path(name).expanduser().write_text(self.game.record(), encoding="utf-8")
            self.console.print(escape(self.say("saved", file=name)))
        except OSError as error:
            self.console.print(f"[red]{error.strerror}: {escape(name)}[/]")

    def autosave(self) -> None:
        """The game as it stands, for `--resume`."""
        file = last_game()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.game.record(), encoding="utf-8")

    def print_news(self, seat: int) -> bool:
        """What happened since this seat last read the log."""
        news = False
        eyes = seat if seat in self.people else None
        for line in self.game.lines[self.told[seat] :]:
            for event in line.events:
                sentence = self.game.tell(event, eyes, self.language)
                if sentence:
                    self.console.print(f"  [dim]·[/] {escape(sentence)}")
                    news = True
        self.told[seat] = len(self.game.lines)
        return news

    def finish(self) -> None:
        game, language = self.game, self.language
        self.print_news(max(self.eyes, 0))
        view = game.view(None if self.eyes < 0 else self.eyes, language)
        self.console.print(draw(game.title, view, language, game.packs))
        outcome = game.outcome
        assert outcome is not None
        if len(outcome.winners) == game.state.seats:
            result = self.say("won")
        elif outcome.winners:
            names = ", ".join(game.name(seat, language) for seat in outcome.winners)
            result = self.say("wins", names=names, scores=" : ".join(f"{score:g}" for score in outcome.scores))
        else:
            alone = game.state.seats == 1
            result = self.say("lost" if alone or game.title.can_concede(game.state) else "draw")
        self.console.print(f"\n[bold]{escape(result)}.[/] {game.reason(language)}")
        self.autosave()
        self.console.print(f"[dim]{self.say('again', file=last_game())}[/]")
