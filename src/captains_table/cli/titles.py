"""`captain titles`: what can be played, and with which options."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table

from captains_table.cli.common import add_language
from captains_table.kernel.title import Option, Title
from captains_table.titles import title, titles


def add_command(commands: Any) -> None:
    parser = commands.add_parser("titles", help="what can be played", description="What can be played, with options.")
    parser.add_argument("title", nargs="?", help="show the options of this title")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console()
    if args.title:
        _show(console, title(args.title), args.language)
        return 0
    table = Table(box=None, pad_edge=False)
    for heading in ("title", "game", "seats", "options"):
        table.add_column(heading)
    for each in map(title, titles()):
        seats = f"{each.seats[0]}-{each.seats[-1]}"
        table.add_row(each.id, each.name[args.language], seats, str(len(each.options)))
    console.print(table)
    console.print("[dim]captain titles TITLE explains the options, captain play TITLE plays.[/]")
    return 0


def _show(console: Console, each: Title, language: str) -> None:
    console.print(f"[bold]{each.name[language]}[/], {each.seats[0]} to {each.seats[-1]} seats")
    console.print(f"[dim]{each.credits['en']}[/]\n", highlight=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("option", "values (default first)", "what it means"):
        table.add_column(heading)
    for option in each.options:
        meaning = f"[bold]{option.label[language]}.[/] {option.help[language]} [dim]{option.rule}[/]"
        table.add_row(option.name, _values(option, language), meaning)
    console.print(table)
    if each.presets:
        console.print("\n[bold]Presets[/] (captain play TITLE --preset NAME)")
        for preset in each.presets:
            console.print(f"  {preset.id:14} {preset.label[language]}", highlight=False)


def _values(option: Option, language: str) -> str:
    values = [option.write(option.default)]
    if option.pick is not None:
        return f"{values[0] or '(none)'}; {_count(*option.pick)} of {', '.join(map(option.write, option.values))}"
    if len(option.values) > 8:
        named = ", ".join(
            option.label_of(value, language) for value in option.values if str(value) in option.value_labels
        )
        return f"{values[0]}; {option.write(option.values[0])} to {option.write(option.values[-1])} ({named})"
    return ", ".join(values + [option.write(value) for value in option.values if value != option.default])


def _count(least: int, most: int) -> str:
    return str(most) if least == most else f"{least} to {most}"
