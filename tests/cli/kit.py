"""Words for tests of the command: run it as users do, and read what it says."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Said(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def saddlebag(*args: str, stdin: str = "", home: Path | None = None, cwd: Path | None = None) -> Said:
    """Run the command in a process of its own, with these lines as its input."""
    env = {**os.environ, "PYTHONUTF8": "1"}
    if home is not None:
        env["SADDLEBAG_HOME"] = str(home)
    done = subprocess.run(
        [sys.executable, "-m", "saddlebag.cli", *args],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env=env,
        cwd=cwd,
        check=False,
        timeout=120,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def play(*args: str, answers: str = "", home: Path | None = None) -> Said:
    """Play Train Heist in the terminal with these answers, one for each word or line."""
    lines = answers if "\n" in answers else "\n".join(answers.split()) + "\n"
    return saddlebag("play", "train_heist", "--terminal", *args, stdin=lines if answers else "", home=home)


def refusal(*args: str, stdin: str = "") -> str:
    """The sentence with which a command refuses bad input: alone on stderr, with exit code 2."""
    said = saddlebag(*args, stdin=stdin)
    assert said.code == 2, said
    assert said.out == "", said.out
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return said.err.strip()


def options_shown(said: Said) -> list[str]:
    """The text from the last question on."""
    return said.out.rpartition(": Take an action")[2].splitlines()
