"""The pages to read: rules, credits and errors. Each function gives the name of a template and what goes into it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from captains_table.server.errors import NotFound
from captains_table.titles import title, titles
from captains_table.web import rulebook
from captains_table.web.page_texts import say

Page = tuple[str, dict[str, Any]]

HERE = Path(__file__).parent
PROBLEMS = (403, 404, 429, 500)  # the errors that have a picture of their own


def rules_index(language: str) -> Page:
    """All rulebooks, one poster each."""
    t = _speaker(language)
    shelf = [
        _about(id) | {"rules": rulebook.book(id, language).rules, "beside": _beside(id), "primer": _primer(id)}
        for id in _shelf()
        if id in rulebook.books()
    ]
    context = _frame(language, t("rules.index"), t("rules.index_lead"), "rules")
    foreign = [each for each in rulebook.books() if rulebook.edition(each, language) != language]
    return "rules_index.html", context | {"section": "rules", "shelf": shelf, "foreign": foreign}


def rules_page(id: str, language: str) -> Page:
    """The rules of one title: two minutes first, then every rule with its number."""
    if id not in rulebook.books() or not _owner(id):
        raise NotFound("no_title")
    t = _speaker(language)
    book = rulebook.book(id, language)
    about = _about(_owner(id))
    name = about["name"][language]
    heading = t("rules.heading", name=name) if about["id"] == id else f"{name}: {t('rules.beside')}"
    return "rules.html", _frame(language, heading, t("rules.description", name=name), "rules") | {
        "section": "rules",
        "about": about,
        "book": book,
        "glossary": next((part.id for part in book.sections if part.title.startswith("Gloss")), "page"),
        "primer": _primer(id),
        "drawings": _drawings(id),
        "beside": _beside(id),
    }


def rule_address(id: str, rule: str) -> str:
    """Where a rule of a title can be read: in whichever of its books has it."""
    if id not in _shelf() or not title(id).rulebooks:
        raise NotFound("no_title")
    books = title(id).rulebooks
    return next((f"/rules/{book}#{rule}" for book in books if rulebook.has(book, rule)), f"/rules/{books[0]}")


def credits_page(language: str) -> Page:
    """Whose games these are, and whose fonts, icons and code."""
    t = _speaker(language)
    context = _frame(language, t("credits.heading"), t("credits.description"), "rules", "credits")
    return "credits.html", context | {"games": [_about(id) for id in _shelf()]}


def error_page(status: int, language: str) -> Page:
    """What happened, what is safe, what to do."""
    kind = status if status in PROBLEMS else 500 if status >= 500 else 404
    t = _speaker(language)
    context = _frame(language, t(f"error.title_{kind}"), t(f"error.what_{kind}"), "rules", "error")
    return "error.html", context | {"status": status, "kind": kind, "scripts": []}


def _frame(language: str, heading: str, description: str, *sheets: str) -> dict[str, Any]:
    """What page.html asks of every page."""
    return {
        "lang": language,
        "heading": heading,
        "description": description,
        "sheets": [f"/static/pages/{sheet}/index.css" for sheet in sheets],
        "scripts": ["/static/pages/rules/index.js"],
        "body_class": "reading",
        "section": "",
        "t": _speaker(language),
    }


def _speaker(language: str) -> Callable[..., str]:
    """t("rules.found", n=3): the same keys as in the browser."""
    return lambda key, **gaps: say(key, language, **gaps)


def _shelf() -> list[str]:
    """Every title of the house."""
    return [id for id in titles() if title(id).folder]


def _about(id: str) -> dict[str, Any]:
    """A title in a few words."""
    known = title(id)
    return {
        "id": id,
        "name": known.name,
        "seats": [known.seats[0], known.seats[-1]],
        "about": known.about,
        "credits": known.credits,
        "poster": f"/titles/{id}/board/poster.svg",
    }


def _owner(id: str) -> str:
    """The title a rulebook belongs to."""
    return next((own for own in _shelf() if id in title(own).rulebooks), "")


def _beside(id: str) -> list[str]:
    """The other books of this title; none beside a book that extends it."""
    return [other for other in title(id).rulebooks if other != id] if id in _shelf() else []


def _board_file(id: str, name: str) -> str:
    """A file of a title's board, empty if it has none."""
    folder = title(id).folder if id in titles() else None
    file = folder / "board" / name if folder else None
    return file.read_text(encoding="utf-8") if file and file.is_file() else ""


@cache
def _primer(id: str) -> dict[str, Any] | None:
    text = _board_file(id, "primer.toml")
    return tomllib.loads(text) if text else None


@cache
def _drawings(id: str) -> Markup:
    """The pictures of a primer, to be put into the page: our own file, so it is safe there."""
    return Markup(_board_file(id, "primer.svg"))
