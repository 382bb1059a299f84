"""Requests of every shape that the OpenAPI allows, and of some that it does not: never a crash, always the form."""

import random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.kit import Guest, Server

EXAMPLES = 12


def a_guest_with_tables(server: Server) -> tuple[Guest, list[str]]:
    ann = server.guest()
    over = ann.create("me", "random", mode="versus")
    while ann.play(over, 0, random.choice):
        pass
    return ann, [over, ann.create("me", "me"), ann.create("me", "open")]


def test_the_server_keeps_to_its_schema(server: Server) -> None:
    ann, tables = a_guest_with_tables(server)
    schema = schemathesis.openapi.from_dict(ann.get("/schema/openapi.json").json())
    schema.config.base_url = server.address
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:

        @settings(
            max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy(), table=st.sampled_from([*tables, "none"]), known=st.booleans())
        def keeps(case: schemathesis.Case[Any], table: str, known: bool) -> None:
            if known and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            if known and "game" in (case.path_parameters or {}):
                case.path_parameters["game"] = "train_heist"
            answer = case.call(cookies=dict(ann.http.cookies), timeout=60)
            case.validate_response(answer, checks=checks)

        keeps()
