"""What the installer says when something is in its way, and that it does nothing twice."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import page
import pytest

import install

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A place of one's own with the installer in it."""
    for name in ("install.py", *install.METADATA):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "web").mkdir()
    for name in ("page.py", *page.NAMES):
        shutil.copy(ROOT / "web" / name, tmp_path / "web" / name)
    return tmp_path


def run(checkout: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **variables}
    command = [sys.executable, str(checkout / "install.py"), *words]
    return subprocess.run(command, env=env, capture_output=True, text=True)


def test_a_step_is_done_again_only_when_what_it_is_made_from_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "MARKS", tmp_path / "marks")
    assert not install.is_marked("uv", b"uv==1")
    install.mark("uv", b"uv==1")
    assert install.is_marked("uv", b"uv==1")
    assert not install.is_marked("uv", b"uv==2")


@pytest.mark.parametrize(
    ("said", "way_out"),
    [
        ("error: Failed to fetch\n  Caused by: dns error: failed to lookup address information", "cannot be reached"),
        ("ERROR: No matching distribution found for uv==0 (from versions: none)", "cannot be reached"),
        ("npm error code ENOTFOUND", "cannot be reached"),
        ("npm error ENOSPC: no space left on device, write", "disk is full"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("OSError: [Errno 30] Read-only file system", "folder of your own"),
        ("PermissionError: [Errno 13] Permission denied: '.venv'", "folder of your own"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one we locked"),
    ],
)
def test_what_programs_say_becomes_a_way_out(said: str, way_out: str) -> None:
    assert way_out in str(install.way_out(said))


def test_other_messages_are_shown_as_they_are() -> None:
    assert install.way_out("SyntaxError: invalid syntax") is None


def test_a_tool_that_crashes_is_run_once_more(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    crash_once = f"import os, pathlib; ran = pathlib.Path({str(ran)!r}); ran.exists() or (ran.touch(), os.abort())"
    install.run(sys.executable, "-c", crash_once)
    with pytest.raises(install.Stopped, match="This failed"):
        install.run(sys.executable, "-c", "import os; os.abort()")


def test_without_a_network_one_sentence_says_so_and_no_half_environment_counts(checkout: Path) -> None:
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    done = run(checkout, "table", **nowhere, PIP_FIND_LINKS="", PIP_EXTRA_INDEX_URL="", PIP_NO_CACHE_DIR="1")
    assert done.returncode == 2
    assert done.stderr.strip().startswith("The package registry cannot be reached.")
    assert "Traceback" not in done.stderr
    assert {each.name for each in (checkout / ".venv" / ".marks").iterdir()} == {"environment"}


def test_a_folder_that_cannot_be_written_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install, "is_whole", lambda _: False)
    monkeypatch.setattr("os.access", lambda *_: False)
    assert install.main(["table"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "folder of your own" in told.err


def test_a_full_disk_is_told_before_anything_is_begun(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "VENV", checkout / ".venv")
    monkeypatch.setattr("shutil.disk_usage", lambda _: shutil._ntuple_diskusage(10**12, 10**12, 10**6))
    with pytest.raises(OSError, match="No space left"):
        install.check_machine()


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.version_info", (3, 10, 4))
    with pytest.raises(install.Stopped, match=r"needs Python 3\.11 or newer.*make PYTHON="):
        install.check_machine()


def test_an_unknown_word_is_answered_with_those_that_there_are(checkout: Path) -> None:
    done = run(checkout, "everything")
    assert done.returncode == 2
    assert "table | dev | compile | play" in done.stderr
