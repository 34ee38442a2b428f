"""Table options of sections 10 to 16: goals, meeting_tech, final_free_acts, round_limit (21a)."""

from __future__ import annotations

import re
from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import ID, ROOT, new, seen

TABLE = (ROOT / "docs/rules/galactic-cruise.md").read_text(encoding="utf-8").partition("### 21a")[2]
EXPANSIONS = (ROOT / "docs/rules/galactic-cruise-solo-expansions.md").read_text(encoding="utf-8")
SPEC = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (GC-[R\d.]+)", TABLE, re.MULTILINE)


@pytest.mark.rule("GC-R3", "GC-R4", "GC-R13", "GC-14.14")
def test_the_options_of_the_spec_and_their_rules() -> None:
    options = {option.name: option for option in ct.title(ID).options}
    cells = re.findall(r"^\| (`[^|]+) \|", EXPANSIONS, re.MULTILINE)
    modules = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    assert {name for name, _, _ in SPEC} == set(options) - modules
    for name, values, rule in SPEC:
        assert options[name].rule == rule, name
        first = values.split()[0]
        default = {"False": "off", "True": "on"}.get(str(options[name].default), str(options[name].default))
        assert default == first, name


@pytest.mark.rule("GC-14.14", "GC-R63")
@pytest.mark.parametrize("limit", [39, 50, 201, 0])
def test_another_round_limit_is_refused(limit: int) -> None:
    with pytest.raises(ct.BadOptions):
        new(3, round_limit=limit)


@pytest.mark.rule("GC-14.14", "GC-R63")
@pytest.mark.parametrize("limit", [60, 40, 100, 200])
def test_the_round_limits_offered(limit: int) -> None:
    assert seen(new(3, round_limit=limit))["round_limit"] == limit


@pytest.mark.rule("GC-R3", "GC-R4")
@pytest.mark.parametrize("said", [{"goals": "never"}, {"meeting_tech": True}, {"final_free_acts": "maybe"}])
def test_other_values_are_refused(said: dict[str, Any]) -> None:
    with pytest.raises(ct.BadOptions):
        new(3, **said)
