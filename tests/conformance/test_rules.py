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
HOUSE = [title for id in ct.titles() if (title := ct.title(id)).rulebook]
RULE = r"[A-Z]{2}-R?\d+(?:\.\d+)*[a-z]?"
DEFINED = re.compile(rf"^(?:- |\| )\**({RULE})\** ", re.MULTILINE)
HEADING = re.compile(r"^#+ (\d+[a-z]?(?:\.\d+)?)[. ]", re.MULTILINE)
NAMED = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
NOT_TESTABLE = {  # with the reason
    "GC-1.5": "says what is not part of the rules",
    "GC-R35": "says that something cannot occur",
}
FURTHER = {"galactic-cruise": "galactic-cruise-solo-expansions.md"}  # a second spec of a title: GX, with rulings RX
TO_COME = re.compile(  # of it, as long as it is not part of the game
    r"GX-1\.[1235]|GX-(9|1[0-7])\.\d+|RX-(2[0-578]|3[0-2]|34|37)"
)
every_title = pytest.mark.parametrize("title", HOUSE, ids=lambda title: title.id)


def spec(title: Title) -> str:
    return (ROOT / "docs" / "rules" / title.rulebook).read_text(encoding="utf-8")


def rules(title: Title) -> set[str]:
    """Those with the letters of this title; rulings that only explain one have others."""
    found = DEFINED.findall(spec(title))
    [(letters, _)] = Counter(rule[:2] for rule in found).most_common(1)
    return {rule for rule in found if rule.startswith(letters)}


def mentioned(known: set[str], *texts: str) -> set[str]:
    letters = min(known)[:2]
    return {rule for text in texts for rule in re.findall(RULE, text) if rule.startswith(letters)}


@every_title
def test_every_rule_is_named_by_a_test(title: Title) -> None:
    known = rules(title)
    tests = (ROOT / "tests" / title.id.replace("-", "_")).glob("test_*.py")
    named = mentioned(known, *[names for path in tests for names in NAMED.findall(path.read_text(encoding="utf-8"))])
    assert len(known) > 130 and len([rule for rule in known if "." in rule]) == rulebook.book(title.id, "en").rules
    assert named - known == set(), "tests name rules that do not exist"
    assert known - named - set(NOT_TESTABLE) == set(), "rules without a test"
    assert set(NOT_TESTABLE) & named == set(), "a rule is tested after all"


@pytest.mark.parametrize("id", FURTHER)
def test_every_rule_of_a_further_spec_is_named_by_a_test(id: str) -> None:
    """Rulings, too; what is to come is left out, and no longer than until its tests name all of it."""
    text = (ROOT / "docs" / "rules" / FURTHER[id]).read_text(encoding="utf-8")
    known = {rule for rule in DEFINED.findall(text) if rule[:2] in ("GX", "RX")}
    tests = (ROOT / "tests" / id.replace("-", "_")).glob("test_*.py")
    marks = " ".join(names for path in tests for names in NAMED.findall(path.read_text(encoding="utf-8")))
    named = {rule for rule in re.findall(RULE, marks) if rule[:2] in ("GX", "RX")}
    to_come = {rule for rule in known if TO_COME.fullmatch(rule)}
    assert len(known) > 150
    assert named - known == set(), "tests name rules that do not exist"
    assert known - named - to_come == set(), "rules without a test"
    assert not to_come or to_come - named, "it is all there: nothing is to come any more"


@every_title
def test_only_rules_that_there_are_are_cited(title: Title) -> None:
    """In prompts, refusals and comments; a section such as GC-9.1 may be cited as a whole."""
    known = rules(title)
    sections = {f"{min(known)[:2]}-{number}" for number in HEADING.findall(spec(title))}
    assert title.folder
    files = [*title.folder.glob("**/*.py"), *title.folder.glob("**/*.toml"), *title.folder.glob("**/*.js")]
    cited = mentioned(known, *[path.read_text(encoding="utf-8") for path in files])
    assert len(cited) > 70
    assert cited - known - sections == set()
