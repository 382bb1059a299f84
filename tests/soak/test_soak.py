"""A short form of what `make soak` repeats for as long as one likes. The others are in test_faults.py (kills),
test_openapi.py (requests), test_leaks.py (worlds), test_replies.py (guesses), test_hints.py (hints), and in
test_laws.py, test_words.py and test_undo.py (laws)."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from saddlebag.engine.match import Match
from tests.soak.crowd import Crowd, stand
from tests.soak.fuzz import Fuzz, fuzz_messages
from tests.soak.hints import Hints, take_advice
from tests.soak.laws import Laws, look
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


def test_a_law_that_does_not_hold_is_told_with_the_match_that_breaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Laws()
    look(0.0, Random(1), found)
    assert found.kept, found.summary()
    monkeypatch.setattr(Match, "undo", lambda match: None)
    look(0.0, Random(1), found)
    assert not found.kept
    assert "seed" in found.broken


def test_a_hint_that_depends_on_the_truth_is_told_with_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Hints()
    take_advice(0.0, Random(2), found)
    assert found.kept, found.summary()
    monkeypatch.setattr("tests.conformance.test_hints.seed_of", lambda key, match, *_: hash(match.to_json()))
    for seed in range(40):  # at some questions one answer is best, whatever the dice
        found = Hints()
        take_advice(0.0, Random(seed), found)
        if not found.kept:
            break
    assert not found.kept
    assert "seed" in found.told
