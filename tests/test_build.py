"""Which build runs, and that a changed source never runs as it was before."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saddlebag import build


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for compiled modules, with nothing in it, and nobody who asks for the pure build."""
    monkeypatch.setattr(build, "HOME", tmp_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.setenv(build.PURE, "0")
    return tmp_path


def compiled_from(home: Path, source: str) -> None:
    made = {"made_from": source, "libraries": {"saddlebag.engine.dice": "dice.so"}, "annotations": {}}
    (home / build.LIST).write_text(json.dumps(made))


def test_without_compiled_modules_the_source_runs(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.choose() == "pure"
    assert capsys.readouterr().err == ""


def test_compiled_modules_of_the_present_source_are_used(home: Path) -> None:
    compiled_from(home, build.fingerprint())
    assert build.choose() == "compiled"
    finder = sys.meta_path[0]
    assert isinstance(finder, build.CompiledModules)
    spec = finder.find_spec("saddlebag.engine.dice")
    assert spec is not None
    assert spec.origin == str(home / "dice.so")
    assert finder.find_spec("saddlebag.engine.options") is None


def test_after_a_change_the_source_runs_and_one_sentence_says_so(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled_from(home, "an earlier source")
    before = sys.meta_path[:]
    assert build.choose() == "pure"
    assert sys.meta_path == before
    assert capsys.readouterr().err.count("make compile") == 1
    assert build.choose() == "pure"
    assert capsys.readouterr().err == "", "the processes that this one starts say nothing more"


def test_the_pure_build_can_be_asked_for(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled_from(home, build.fingerprint())
    monkeypatch.setenv(build.PURE, "1")
    assert build.choose() == "pure"


def test_a_changed_file_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "dice.py").write_text("FACES = 6\n")
    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    before = build.fingerprint()
    (tmp_path / "engine" / "dice.py").write_text("FACES = 8\n")
    assert build.fingerprint() != before


def test_the_command_says_which_build_runs() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("saddlebag"), "--version"],
        env={**os.environ, build.PURE: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("saddlebag ")
    assert done.stdout.endswith(", pure\n")


def test_without_a_c_compiler_nothing_is_compiled_and_that_is_said() -> None:
    root = Path(__file__).resolve().parent.parent
    done = subprocess.run(
        [sys.executable, "-m", "compiler"],
        cwd=root,
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "runs uncompiled" in done.stdout
