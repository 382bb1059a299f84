"""The pure build is the reference: tests run on it, unless `SADDLEBAG_PURE=0` asks for the compiled one.

To start a server takes as long as ten tests, so all tests that do not care whose it is share one.
"""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.table.kit import Server

os.environ.setdefault("SADDLEBAG_PURE", "1")


def pytest_sessionstart() -> None:
    from saddlebag import build

    if os.environ["SADDLEBAG_PURE"] == "0" and build.NAME != "compiled":
        pytest.exit("There is no compiled build of the present source; make one with: make compile", returncode=2)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Server"]:
    """A server on SQLite that runs until the last test."""
    from tests.table.kit import Server

    running = Server.in_folder(tmp_path_factory.mktemp("shared")).start(from_nothing=True)
    yield running
    running.stop()
