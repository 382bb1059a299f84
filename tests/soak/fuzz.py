"""Requests and messages of every shape, sensible or not: never a crash, always an answer in the agreed form."""

import json
import random
from dataclasses import dataclass
from time import monotonic
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
from websockets.exceptions import ConnectionClosed

from tests.table.kit import Guest, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
MESSAGES = (
    {"type": "move", "seat": 0, "number": 0, "key": "k", "answer": "end"},
    {"type": "ack", "n": 1},
    {"type": "ping"},
    {"type": "resync"},
    {"type": "chat", "text": "hello"},
)
ODD: tuple[Any, ...] = (None, -1, 2**70, 1.5, "", "\u0000", "\ud83d", [], {}, [[[[]]]], True, "x" * 70_000)


@dataclass
class Fuzz:
    """How much was tried. What breaks a promise raises at once."""

    operations: int = 0
    requests: int = 0
    messages: int = 0
    broken: str = ""

    @property
    def kept(self) -> bool:
        return self.requests > 0 and not self.broken

    def summary(self) -> str:
        return f"{self.requests:,} requests to {self.operations} operations and {self.messages:,} messages: " + (
            self.broken or "all answered in the agreed form, none with a failure of the server"
        )


def a_guest_with_tables(server: Server) -> tuple[Guest, list[str]]:
    """Somebody with a finished match, one under way, and a table that waits."""
    ann = server.guest()
    over = ann.create("me", "random", mode="versus")
    while ann.play(over, 0, random.choice):
        pass
    return ann, [over, ann.create("me", "me"), ann.create("me", "open")]


def fuzz_requests(server: Server, examples: int, found: Fuzz, until: float | None = None) -> None:
    """So many requests to each operation of the OpenAPI, with ids of real tables in some."""
    ann, tables = a_guest_with_tables(server)
    schema = schemathesis.openapi.from_dict(ann.get("/schema/openapi.json").json())
    schema.config.base_url = server.address
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    found.operations = len(operations)
    random.shuffle(operations)
    for operation in operations:
        if until is not None and monotonic() > until:
            return

        @settings(
            max_examples=examples, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy(), table=st.sampled_from([*tables, "none"]), known=st.booleans())
        def keeps(case: schemathesis.Case[Any], table: str, known: bool) -> None:
            if known and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            if known and "game" in (case.path_parameters or {}):
                case.path_parameters["game"] = "train_heist"
            answer = case.call(cookies=dict(ann.http.cookies), timeout=60)
            found.requests += 1
            case.validate_response(answer, checks=CHECKS)

        keeps()


def fuzz_messages(server: Server, seconds: float, found: Fuzz) -> None:
    """Messages over live sockets, most of them damaged; the server hangs up on some and goes on."""
    until = monotonic() + seconds
    ann = server.guest()
    table = ann.create("me", "me")
    while monotonic() < until:
        live = ann.live(table, 0)
        try:
            for _ in range(40):
                live.socket.send(damaged(random.choice(MESSAGES)))
                found.messages += 1
            live.settle()
        except ConnectionClosed:
            pass
        live.close()
    assert ann.snapshot(table, 0)["number"] >= 0
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


def damaged(message: dict[str, Any]) -> str | bytes:
    """A message with a field changed or left out, cut off, or no JSON at all."""
    changed = dict(message)
    match random.randrange(5):
        case 0:
            changed[random.choice(list(changed))] = random.choice(ODD)
        case 1:
            changed.pop(random.choice(list(changed)))
        case 2:
            changed[random.choice(("extra", "seat", "since"))] = random.choice(ODD)
        case 3:
            return random.randbytes(random.randrange(1, 300))
        case _:
            text = json.dumps(changed)
            return text[: random.randrange(len(text))]
    return json.dumps(changed)
