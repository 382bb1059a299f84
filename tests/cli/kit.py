"""Words for tests of the command: run it as users do, and read what it says."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from saddlebag.cli import main


class Said(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def saddlebag(*args: str, stdin: str = "", home: Path | None = None, cwd: Path | None = None) -> Said:
    """Give the command, with these lines as its input. It runs in this process: a new one takes longer than most
    commands, and `test_reference.py` starts the script that users have."""
    out, err = written(), written()
    with pytest.MonkeyPatch.context() as here:
        for name, stream in {"stdin": io.StringIO(stdin), "stdout": out, "stderr": err}.items():
            here.setattr(sys, name, stream)
        if home is not None:
            here.setenv("SADDLEBAG_HOME", str(home))
        if cwd is not None:
            here.chdir(cwd)
        code = left_with(args)
    return Said(code, text_of(out), text_of(err))


def in_a_process(*args: str, stdin: str = "") -> Said:
    """The same in a process of its own, for what is read once in a process, such as content."""
    done = subprocess.run(
        [sys.executable, "-m", "saddlebag.cli", *args],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def left_with(args: Sequence[str]) -> int:
    """The exit code of the command."""
    try:
        return main(list(args))
    except SystemExit as end:
        return int(end.code or 0)


def written() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)


def text_of(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def play(*args: str, answers: str = "", home: Path | None = None) -> Said:
    """Play Train Heist in the terminal with these answers, one for each word or line."""
    lines = answers if "\n" in answers else "\n".join(answers.split()) + "\n"
    return saddlebag("play", "train_heist", "--terminal", *args, stdin=lines if answers else "", home=home)


def refusal(*args: str, stdin: str = "", given: Callable[..., Said] = saddlebag) -> str:
    """The sentence with which a command refuses bad input: alone on stderr, with exit code 2."""
    said = given(*args, stdin=stdin)
    assert said.code == 2, said
    assert said.out == "", said.out
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return said.err.strip()


def options_shown(said: Said) -> list[str]:
    """The text from the last question on."""
    return said.out.rpartition(": Take an action")[2].splitlines()
