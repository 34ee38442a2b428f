"""Every rule of the spec is shown by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.galactic_cruise.helpers import ROOT

ONE = r"GC-R?\d+(?:\.\d+)*[a-z]?"
RULE = re.compile(rf"^(?:- |\| )({ONE}) ", re.MULTILINE)
NAMED = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")

# rules that no test of the rules can show, with the reason
NOT_TESTABLE: dict[str, str] = {
    "GC-1.5": "says what is not part of the rules",
    "GC-R35": "says that something cannot occur",
}


def rules() -> set[str]:
    return set(RULE.findall((ROOT / "docs/rules/galactic-cruise.md").read_text(encoding="utf-8")))


def test_every_rule_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for names in NAMED.findall(path.read_text(encoding="utf-8")):
            named |= set(re.findall(ONE, names))
    assert len(rules()) > 230
    assert named - rules() == set(), "tests name rules that do not exist"
    assert rules() - named - set(NOT_TESTABLE) == set(), "rules without a test"
    assert set(NOT_TESTABLE) & named == set(), "a rule is tested after all"


def test_the_code_cites_rules_that_there_are() -> None:
    """In prompts, refusals and comments; a section such as GC-9.1 may be cited as a whole."""
    sections = {rule.rsplit(".", 1)[0] for rule in rules()} | {f"GC-{number}" for number in range(1, 25)}
    cited: set[str] = set()
    folder = ROOT / "src/captains_table/titles/galactic_cruise"
    for path in [*folder.glob("**/*.py"), *folder.glob("*.toml")]:
        cited |= set(re.findall(r"GC-R?\d+(?:\.\d+)*", path.read_text(encoding="utf-8")))
    assert len(cited) > 90
    assert cited - rules() - sections == set()
