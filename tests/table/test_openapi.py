"""Requests of every shape that the OpenAPI allows, and of some that it does not: never a crash, always the form."""

from tests.soak.fuzz import Fuzz, fuzz_requests
from tests.table.kit import Server

EXAMPLES = 12


def test_the_server_keeps_to_its_schema(server: Server) -> None:
    found = Fuzz()
    fuzz_requests(server, EXAMPLES, found)
    assert found.operations > 20
    assert found.requests > found.operations
