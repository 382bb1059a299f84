"""Servers for the tests, shared by all of them: one on SQLite, and one on PostgreSQL for who asks for any."""

from collections.abc import Iterator

import pytest

from tests.table.kit import Guest, Server
from tests.table.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on PostgreSQL that runs until the last test."""
    running = Server(postgres.new_database(), tmp_path_factory.mktemp("postgres") / "server.log").start(
        from_nothing=True
    )
    yield running
    running.stop()


@pytest.fixture(scope="module")
def server(shared_server: Server) -> Iterator[Server]:
    """A server on SQLite."""
    yield from without_complaint(shared_server)


@pytest.fixture(scope="module", params=["shared_server", "postgres_server"], ids=["sqlite", "postgresql"])
def any_server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server on SQLite, then one on PostgreSQL."""
    yield from without_complaint(request.getfixturevalue(request.param))


def without_complaint(running: Server) -> Iterator[Server]:
    """A running server, which the tests of a module make stumble nowhere."""
    said = len(running.log.read_text())
    yield running
    assert "Traceback" not in (complaint := running.log.read_text()[said:]), complaint


@pytest.fixture
def ann(any_server: Server) -> Guest:
    return any_server.guest()


@pytest.fixture
def bob(any_server: Server) -> Guest:
    return any_server.guest()
