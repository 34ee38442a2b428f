"""What several commands share: options on the command line, boards in the terminal, rules by their ids."""

from __future__ import annotations

import argparse
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from captains_table.kernel.errors import BadOptions
from captains_table.kernel.texts import LANGUAGES, Texts
from captains_table.kernel.title import Title

TEXTS = Texts.read(Path(__file__).with_name("texts.toml"))
_RULE = re.compile(r"^ *- \**([A-Z]{2}-\d+(?:\.\d+)+[a-z]?)\** (.+)$", re.MULTILINE)
_RULING = re.compile(r"^\| ([A-Z]{2}-R?\d+) \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played."""
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE",
        help="an option of the title; `captain titles TITLE` lists them (may be given several times)",
    )  # fmt: skip
    parser.add_argument("--packs", type=Path, metavar="DIR", help="component data of your own, as in docs/packs.md")


def add_language(parser: argparse.ArgumentParser, of: str = "of the table") -> None:
    parser.add_argument("--language", choices=LANGUAGES, default="en", help=f"the language {of} (default: en)")


def read_options(given: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadOptions(TEXTS.sentence("not_assigned", given=each))
        if name in options:
            raise BadOptions(TEXTS.sentence("given_twice", name=name))
        options[name] = value
    return options


def terminal_module(title: Title) -> Any:
    """The title's terminal module (draw, intro, offers), or None."""
    name = f"captains_table.titles.{title.id.replace('-', '_')}.presentation.terminal"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:
        return None


def draw(title: Title, view: dict[str, Any], language: str, packs: Path | None = None) -> RenderableType:
    """The table as a picture of text: the title's own (its cards go with the view), or simply the data."""
    module = terminal_module(title)
    if module is None:
        return Pretty(view["table"])
    drawn: RenderableType = module.draw({**view, "cards": title.catalogue(packs)}, language)
    return drawn


def rules_of(title: Title, language: str) -> dict[str, str]:
    """The rules of a title by their ids, from all its books."""
    return {rule: text for book in title.rulebooks for rule, text in rulebook(book, language).items()}


@cache
def rulebook(book: str, language: str) -> dict[str, str]:
    """The rules of a book by their ids, in this language if there is such an edition; empty if it is not installed."""
    here = Path(__file__)
    shelves = (here.parents[1] / "rules", here.parents[3] / "docs" / "rules")
    for folder in (each for shelf in shelves for each in (shelf / language, shelf)):
        file = folder / f"{book}.md"
        if file.exists():
            text = file.read_text(encoding="utf-8")
            rulings = {id: f"{question} {ruling}" for id, question, ruling in _RULING.findall(text)}
            return dict(_RULE.findall(text)) | rulings
    return {}
