"""The compiled build plays exactly as the pure one, which is the reference."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saddlebag import build
from tests.conformance.playthroughs import GROUPS

ROOT = Path(__file__).resolve().parents[2]


def told_by(which: str, group: str) -> list[str]:
    """What a build tells of the playthroughs of a group, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.playthroughs", group],
        cwd=ROOT,
        env={**os.environ, build.PURE: "0" if which == "compiled" else "1", "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, *lines = done.stdout.splitlines()
    if which == "compiled" and first == "pure":
        pytest.skip("there is no compiled build of the present source; make one with: make compile")
    assert first == which
    return lines


@pytest.mark.parametrize("group", GROUPS)
def test_both_builds_tell_the_same_playthroughs(group: str) -> None:
    compiled = told_by("compiled", group)
    pure = told_by("pure", group)
    assert len(pure) > 100
    for number, (ours, reference) in enumerate(zip(compiled, pure, strict=True)):
        assert ours == reference, f"line {number} of {group}"
