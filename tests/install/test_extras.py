"""The package alone plays in the terminal and from Python; what more it needs for the rest is said."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.install.test_locks import ROOT

ALONE = ("msgspec", "rich", "pygments", "markdown_it", "mdurl")
"""What the package's two libraries are and need."""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place where nothing else is installed."""
    folder = tmp_path_factory.mktemp("alone")
    for name in ALONE:
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        (folder / name).symlink_to(Path(spec.origin).parent)
    return folder


def run(alone: Path, code: str, given: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": f"{alone}{os.pathsep}{ROOT / 'src'}", "SADDLEBAG_HOME": str(alone)}
    command = [sys.executable, "-S", "-c", code]
    return subprocess.run(command, input=given, capture_output=True, text=True, cwd=alone, env=env)


def command(alone: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return run(alone, f"import sys; from saddlebag.cli import main; sys.exit(main({list(words)}))", given)


def test_the_package_alone_plays_from_python(alone: Path) -> None:
    done = run(
        alone,
        """
import saddlebag
match = saddlebag.game("train_heist").new(players=2, seed=1)
while match.result is None and match.decisions < 50:
    match.apply(match.options[0])
print(match.decisions)
""",
    )
    assert (done.stdout.strip(), done.stderr) == ("50", "")


def test_the_package_alone_plays_in_the_terminal_and_says_how_to_get_the_browser(alone: Path) -> None:
    done = command(alone, "play", "train_heist", given="quit\n\n")
    assert "pip install 'saddlebag[table]'" in done.stdout
    assert "Traceback" not in done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve", "--port", "0"], "table"),
        (["simulate", "train_heist", "--games", "2", "--bots", "random", "--out", "matches.parquet"], "lab"),
        (["simulate", "train_heist", "--games", "2", "--bots", "random", "--on", "ray"], "cluster"),
    ],
)
def test_what_is_missing_is_named(words: list[str], extra: str, alone: Path) -> None:
    done = command(alone, *words)
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].endswith(f"pip install 'saddlebag[{extra}]'")
    assert "Traceback" not in done.stderr
