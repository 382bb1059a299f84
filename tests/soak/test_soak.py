"""A short form of what `make soak` repeats for as long as one likes. The others are in test_faults.py (kills),
test_openapi.py (requests), test_leaks.py (worlds) and test_replies.py (guesses)."""

import asyncio
from pathlib import Path

from tests.soak.crowd import Crowd, stand
from tests.soak.fuzz import Fuzz, fuzz_messages
from tests.table.kit import Server

SECONDS = 8.0


def test_while_one_guest_does_their_worst_nobody_else_is_turned_away(tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    found, log = Crowd(), tmp_path / "attacker.log"
    assert server.process is not None
    asyncio.run(stand(server.port, server.process.pid, SECONDS, found, log, tables=4, visitors=3))
    server.stop()
    assert not found.failed
    assert found.waited
    assert found.attacks, log.read_text()
    assert not [answer for answer in found.attacks if answer.startswith("5")], server.log.read_text()


def test_damaged_messages_end_no_server(tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    found = Fuzz()
    fuzz_messages(server, 3.0, found)
    server.stop()
    assert found.messages
