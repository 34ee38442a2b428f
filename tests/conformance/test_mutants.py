"""The faults of `make mutants` can still be put in: each text is there once, and so is each test that must notice."""

from __future__ import annotations

import pytest
from tools import mutants


@pytest.mark.parametrize("mutant", mutants.mutants(), ids=lambda mutant: mutant.name)
def test_a_fault_can_be_put_in(mutant: mutants.Mutant) -> None:
    assert mutant.problem() == ""
    assert all((mutants.ROOT / test.partition("::")[0]).exists() for test in mutant.tests)
