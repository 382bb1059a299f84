"""The pure build is the reference: tests run on it, unless `SADDLEBAG_PURE=0` asks for the compiled one."""

import os

import pytest

os.environ.setdefault("SADDLEBAG_PURE", "1")


def pytest_sessionstart() -> None:
    from saddlebag import build

    if os.environ["SADDLEBAG_PURE"] == "0" and build.NAME != "compiled":
        pytest.exit("There is no compiled build of the present source; make one with: make compile", returncode=2)
