"""`saddlebag new-game`: a game that passes at once, in a copy of this tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saddlebag.cli import new_game
from tests.cli.kit import refusal

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs", "templates", "web/src", "web/page.py", "pyproject.toml")
LAWS = "burrowing_owls and (laws or leaks or words or verbs or positions or rules or golden) and (2 or not conformance)"


@pytest.mark.parametrize("name", ["Prairie", "prairie-dogs", "1_dog", "dogs_", "a" * 25, "class", "../dogs"])
def test_a_name_that_cannot_be_is_refused_in_one_sentence(name: str) -> None:
    said = refusal("new-game", name)
    assert said.startswith(f"A game cannot be called {name!r}; allowed: up to 24 letters")


@pytest.mark.parametrize("name", ["train_heist", "frontier"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    assert refusal("new-game", name) == f"There is a game {name} already; choose another name."


def test_clauses_get_letters_that_no_ledger_has() -> None:
    assert new_game.free_prefix("burrowing_owls") == "BO"
    assert new_game.free_prefix("tall_hats") == "TA", "TH is Train Heist"
    assert new_game.free_prefix("faro") == "FA"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this tree with a new game in it."""
    copy = tmp_path_factory.mktemp("tree")
    for name in COPIED:
        source, target = ROOT / name, copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so", "stored"))
        else:
            shutil.copy(source, target)
    done = python(copy, "saddlebag.cli", "new-game", "burrowing_owls")
    assert "Play it: saddlebag play burrowing_owls --terminal" in done
    return copy


def python(folder: Path, *command: str) -> str:
    """What a module of that tree says, which must not complain."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_in_good_style(tree: Path) -> None:
    games = ["src/saddlebag/games", "tests/games/burrowing_owls", "tests/browser/test_burrowing_owls.py"]
    python(tree, "ruff", "check", *games)
    python(tree, "ruff", "format", "--check", *games)
    python(tree, "mypy", "--cache-dir", str(tree / "mypy"), "src/saddlebag/games/burrowing_owls", *games[1:])


def test_it_obeys_the_laws_and_every_clause_has_a_test(tree: Path) -> None:
    said = python(
        tree, "pytest", "-q", "-p", "no:cacheprovider", "tests/games/burrowing_owls", "tests/conformance", "-k", LAWS
    )
    assert "passed" in said
    coverage = python(tree, "saddlebag.cli", "rules", "--coverage")
    line = next(each for each in coverage.splitlines() if "burrowing_owls" in each)
    assert "10" in line


def test_it_can_be_played(tree: Path) -> None:
    said = python(
        tree, "saddlebag.cli", "simulate", "burrowing_owls", "--players", "3", "--bots", "heuristic", "--games", "3"
    )
    assert "3" in said
