"""Options that stand together, and those that are asked for only where they mean something."""

from __future__ import annotations

import pytest

from captains_table.kernel.title import Title
from tests.conformance.titles import TITLES


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_groups_and_conditions_are_about_what_there_is(title: Title) -> None:
    options = {option.name: option for option in title.options}
    used = {option.group for option in title.options if option.group}
    assert used == {group.id for group in title.groups}
    for group in title.groups:
        assert all(group.label[language] and group.about[language] for language in ("en", "de"))
    for option in title.options:
        for name, values in option.when.items():
            known = title.seats if name == "seats" else options[name].values
            assert values and set(values) <= set(known), f"{option.name}: when {name}"
