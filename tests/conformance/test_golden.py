"""Stored playthroughs and counts: what a change to the rules did is seen here, line by line."""

from typing import Any

import msgspec
import pytest

import saddlebag
from tests.conformance.golden import perft, perft_path, playthrough, playthrough_path
from tests.conformance.walks import first_of_each_mode

CASES = [(name, table) for name in saddlebag.game_names() for table in first_of_each_mode(name)]
HOW = "if the change is meant, run python -m tests.conformance.golden and review the difference"


@pytest.mark.parametrize(("name", "table"), CASES, ids=[playthrough_path(*case).stem for case in CASES])
def test_the_playthrough_is_as_stored(name: str, table: dict[str, Any]) -> None:
    path = playthrough_path(name, table)
    assert path.exists(), f"{path.name} is missing; {HOW}"
    assert playthrough(name, table).splitlines() == path.read_text().splitlines(), HOW


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_the_counts_from_stored_positions_are_as_stored(name: str) -> None:
    assert perft(name) == msgspec.json.decode(perft_path(name).read_bytes()), HOW
