"""What the tables in the terminal share: how a view is drawn, and long lists of choices told in short."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.markup import escape

from captains_table.kernel.state import Phrase
from captains_table.kernel.texts import Texts

RUN: Final = 4  # so many choices that differ in one thing are told as one
Offer = dict[str, Any]  # a choice, as a view has it


class Drawing:
    """One view, in one language. A title says in which texts its words are."""

    texts: ClassVar[Texts]

    def __init__(self, view: dict[str, Any], language: str, catalogue: Callable[[None], Mapping[str, Any]]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.cards: Mapping[str, Any] = view["cards"] if "cards" in view else catalogue(None)  # names of things
        self.language = language

    def say(self, key: str, **args: object) -> str:
        return say(self.texts, key, self.language, **args)

    def player(self, seat: int) -> str:
        names = self.view["names"]
        return names[seat] if seat < len(names) and names[seat] else f"{self.say('seat')} {seat + 1}"


def say(texts: Texts, key: str, language: str, **args: object) -> str:
    return texts.say(Phrase(f"terminal.{key}", args), language, {})


def told_in_short(
    view: dict[str, Any], alike: Callable[[Offer], Hashable], tell: Callable[[list[Offer]], str]
) -> RenderableType | None:
    """The choices that a seat must take one of; long runs of those that are alike in one line each. None: there is
    nothing to shorten, they are listed."""
    runs: dict[Hashable, list[Offer]] = {}
    for choice in view["choices"]:
        if not choice["permitted"]:
            runs.setdefault(alike(choice), []).append(choice)
    if all(len(run) < RUN for run in runs.values()):
        return None
    return "\n".join(line for run in runs.values() for line in ([tell(run)] if len(run) >= RUN else map(_line, run)))


def _line(choice: Offer) -> str:
    return f"[bold]{choice['notation']}[/]  {escape(choice['label'])}"
