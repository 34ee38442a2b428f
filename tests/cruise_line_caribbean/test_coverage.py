"""Every rule of the spec is shown by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cruise_line_caribbean.helpers import ROOT

RULE = re.compile(r"^- \*\*(CL-\d+\.\d+)\*\* ", re.MULTILINE)
NAMED = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")

# rules that no test of the rules can show, with the reason
NOT_TESTABLE: dict[str, str] = {}


def rules() -> set[str]:
    return set(RULE.findall((ROOT / "docs/rules/cruise-line-caribbean.md").read_text(encoding="utf-8")))


def test_every_rule_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for names in NAMED.findall(path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"CL-\d+\.\d+", names))
    assert len(rules()) > 170
    assert named - rules() == set(), "tests name rules that do not exist"
    assert rules() - named - set(NOT_TESTABLE) == set(), "rules without a test"
    assert set(NOT_TESTABLE) & named == set(), "a rule is tested after all"


def test_the_code_cites_rules_that_there_are() -> None:
    """In prompts, refusals and comments."""
    cited: set[str] = set()
    folder = ROOT / "src/captains_table/titles/cruise_line_caribbean"
    for path in [*folder.glob("**/*.py"), *folder.glob("*.toml")]:
        cited |= set(re.findall(r"CL-\d+\.\d+", path.read_text(encoding="utf-8")))
    assert len(cited) > 70
    assert cited - rules() == set()
