"""Every level plays every game in every mode."""

from typing import Any

import pytest

import saddlebag
from saddlebag import bots
from saddlebag.bots.glimpse import Glimpse
from saddlebag.games import game_names

QUICK = ("tenderfoot", "drover:beam=1:depth=1", "marshal:iterations=4:beam=1:depth=1")
TABLES = [(name, table) for name in game_names() for table in saddlebag.game(name).tables]
MOST = 120
"""Decisions of a match that are played here; whole matches are the ladder's."""


def test_the_levels_are_bots() -> None:
    assert set(bots.LEVELS) < set(bots.names())


@pytest.mark.parametrize(("name", "table"), TABLES, ids=str)
def test_every_level_plays_every_table(name: str, table: dict[str, Any]) -> None:
    match = saddlebag.game(name).new(seed=5, **table)
    players = [bots.bot(QUICK[seat % 3], seat) for seat in range(match.state.options.seats())]
    while match.to_act is not None and match.decisions < MOST:
        seat = match.to_act
        match.apply(players[seat].decide(Glimpse(match, seat)), seat)
    assert match.decisions >= MOST or match.result is not None
