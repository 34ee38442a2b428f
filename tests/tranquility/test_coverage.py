"""Every rule of the spec is shown by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
RULE = re.compile(r"^- (TR-\d+\.\d+) ", re.MULTILINE)
NAMED = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")

# rules that no test of the rules can show, with the reason
NOT_TESTABLE: dict[str, str] = {}


def test_every_rule_is_named_by_a_test() -> None:
    rules = set(RULE.findall((ROOT / "docs/rules/tranquility.md").read_text(encoding="utf-8")))
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for names in NAMED.findall(path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"TR-\d+\.\d+", names))
    assert len(rules) > 150
    assert named - rules == set(), "tests name rules that do not exist"
    assert rules - named - set(NOT_TESTABLE) == set(), "rules without a test"
    assert set(NOT_TESTABLE) & named == set(), "a rule is tested after all"
