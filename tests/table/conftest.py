"""Servers for the tests: each module has its own, on SQLite, and where it says so on PostgreSQL too."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.kit import Guest, Server
from tests.table.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("table")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """A server on SQLite."""
    running = Server(f"sqlite:///{folder / 'table.db'}", folder / "server.log").start()
    yield running
    running.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_server(request: pytest.FixtureRequest, folder: Path) -> Iterator[Server]:
    """A server on SQLite, then one on PostgreSQL."""
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'any.db'}"
    else:
        url = request.getfixturevalue("postgres").new_database()
    running = Server(url, folder / f"{request.param}.log").start()
    yield running
    running.stop()


@pytest.fixture
def ann(any_server: Server) -> Guest:
    return any_server.guest()


@pytest.fixture
def bob(any_server: Server) -> Guest:
    return any_server.guest()
