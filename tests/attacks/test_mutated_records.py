"""Ten thousand spoilt records and positions: each is refused in a sentence or can be played, and none hangs."""

from __future__ import annotations

import pytest

from tests.attacks.mutating import IDS, PATIENCE, Case, failing, goods, make, trouble

SEED = 2026
CASES = 10_000
CHUNK = 250


@pytest.mark.parametrize("first", range(0, CASES, CHUNK))
def test_a_spoilt_record_or_position_neither_hangs_nor_crashes_the_rules(first: int) -> None:
    found = failing(SEED, first, CHUNK)
    assert not found, "\n\n".join(found[:3])


@pytest.mark.parametrize("id", IDS)
def test_what_is_spoilt_was_good_with_and_without_open_steps(id: str) -> None:
    assert {good.open for good in goods(id)} == {True, False}
    for good in goods(id)[::5]:
        assert not trouble(Case(id, good.position, good.open, "1"))
        assert not trouble(Case(id, good.record, True, "1"))


def test_the_same_number_is_the_same_case_again() -> None:
    assert [repr(make(SEED, number)) for number in range(40)] == [repr(make(SEED, number)) for number in range(40)]
    assert PATIENCE >= 20
