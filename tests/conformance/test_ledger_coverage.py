"""Every clause of every ledger has a test that is marked with its id."""

from pathlib import Path

import pytest

import saddlebag
from saddlebag.ledger import coverage

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_every_clause_has_a_test(name: str) -> None:
    found = coverage(name, TESTS)
    assert not found.missing
    assert not found.unknown
    assert found.clauses == found.tested + len(found.advice)
