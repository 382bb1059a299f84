"""What `make quick` runs after a change."""

import pytest

from tests.nearest import ROOT, nearest, without_doubles


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (
            "src/saddlebag/games/train_heist/rules/move.py",
            ["tests/games/train_heist", "tests/conformance/test_golden.py"],
        ),
        ("src/saddlebag/games/train_heist/content/wanted.toml", ["tests/games/train_heist"]),
        ("src/saddlebag/engine/dice.py", ["tests/engine", "tests/bots", "tests/conformance/test_golden.py"]),
        ("src/saddlebag/table/undo.py", ["tests/table/test_undo.py"]),
        ("src/saddlebag/ledger.py", ["tests/test_ledger.py"]),
        ("docs/rules/train_heist.md", ["tests/test_ledger.py"]),
        ("tests/games/train_heist/test_move.py", ["tests/games/train_heist/test_move.py"]),
        ("tests/games/train_heist/kit.py", ["tests/games/train_heist"]),
    ],
)
def test_the_nearest_tests_of_a_file_are_run(changed: str, tests: list[str]) -> None:
    assert (ROOT / changed).is_file()
    found = list(nearest(changed))
    assert set(tests) <= set(found)
    assert all((ROOT / test).exists() for test in found)


def test_what_takes_long_is_not_run_for_what_all_of_it_shares() -> None:
    assert list(nearest("tests/browser/kit.py")) == []
    assert list(nearest("README.md")) == []


def test_no_test_is_run_twice() -> None:
    assert without_doubles(["tests/bots", "tests/bots/test_search.py", "tests/bots"]) == ["tests/bots"]
