"""Every rule of a title's spec is shown by a test that names it; code and texts cite only rules that there are."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.kernel.title import Title
from captains_table.web import rulebook

ROOT = Path(__file__).parents[2]
BOOKS = [(title, book) for title in map(ct.title, ct.titles()) for book in title.rulebooks]
RULE = r"[A-Z]{2}-R?\d+(?:\.\d+)*[a-z]?"
DEFINED = re.compile(rf"^(?:- |\| )\**({RULE})\** ", re.MULTILINE)
HEADING = re.compile(r"^#+ (\d+[a-z]?(?:\.\d+)?)[. ]", re.MULTILINE)
NAMED = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
NOT_TESTABLE = {  # with the reason
    "GC-1.5": "says what is not part of the rules",
    "GC-R35": "says that something cannot occur",
}
every_book = pytest.mark.parametrize(("title", "book"), BOOKS, ids=[book for _, book in BOOKS])


def spec(book: str) -> str:
    return (ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8")


def rules(book: str) -> set[str]:
    """Those with the letters of this book; rulings that only explain one have others."""
    found = DEFINED.findall(spec(book))
    [(letters, _)] = Counter(rule[:2] for rule in found).most_common(1)
    return {rule for rule in found if rule.startswith(letters)}


def mentioned(known: set[str], *texts: str) -> set[str]:
    letters = min(known)[:2]
    return {rule for text in texts for rule in re.findall(RULE, text) if rule.startswith(letters)}


@every_book
def test_every_rule_is_named_by_a_test(title: Title, book: str) -> None:
    known = rules(book)
    tests = (ROOT / "tests" / title.id.replace("-", "_")).glob("test_*.py")
    named = mentioned(known, *[names for path in tests for names in NAMED.findall(path.read_text(encoding="utf-8"))])
    assert len(known) > 130 and len([rule for rule in known if "." in rule]) == rulebook.book(book, "en").rules
    assert named - known == set(), "tests name rules that do not exist"
    assert known - named - set(NOT_TESTABLE) == set(), "rules without a test"
    assert set(NOT_TESTABLE) & named == set(), "a rule is tested after all"


@every_book
def test_only_rules_that_there_are_are_cited(title: Title, book: str) -> None:
    """In prompts, refusals and comments; a section such as GC-9.1 may be cited as a whole."""
    known = rules(book)
    sections = {f"{min(known)[:2]}-{number}" for number in HEADING.findall(spec(book))}
    assert title.folder
    files = [*title.folder.glob("**/*.py"), *title.folder.glob("**/*.toml"), *title.folder.glob("**/*.js")]
    cited = mentioned(known, *[path.read_text(encoding="utf-8") for path in files])
    assert len(cited) > 70
    assert cited - known - sections == set()
