"""Somebody leaves at any decision of a match: the table goes on, and all that is kept of it tells the same."""

from random import Random
from typing import Any

import pytest

import saddlebag
from saddlebag.engine.match import Match
from tests.conformance.walks import every_table, first_of_each_mode, stored

Table = dict[str, Any]


def same(match: Match[Any, Any], *more: Match[Any, Any]) -> None:
    """Copies, saves (and others) stand where the match stands."""
    for twin in (match.copy(), match.game.load(match.to_json()), *more):
        assert twin.state == match.state
        assert twin.options == match.options
        assert twin.actors == match.actors
        assert twin.left == match.left
        assert twin.result == match.result


@every_table
def test_somebody_leaves_and_everything_tells_the_same(name: str, table: Table) -> None:
    chance = Random(7)
    for number, match in enumerate(stored(name, table)):
        if match.to_act is None or number % 23 != 11:
            continue
        played = match.copy()
        seats = list(range(played.agreed.seats()))
        seat = played.to_act if number % 2 else chance.choice(seats)
        assert seat is not None
        played.leave(seat)
        same(played)
        for _ in range(6):
            if played.to_act is not None:
                played.apply(chance.choice(played.options))
                same(played)
        same(played, played.game.replay(played.record()))


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_all_leave_and_the_match_comes_to_an_end(name: str) -> None:
    for table in first_of_each_mode(name):
        match = saddlebag.game(name).new(seed=5, **table)
        chance = Random(5)
        while match.to_act is not None:
            staying = [seat for seat in range(match.agreed.seats()) if seat not in match.left]
            if staying and chance.random() < 0.05:
                match.leave(chance.choice(staying))
            else:
                match.apply(chance.choice(match.options))
        assert match.left
        assert match.game.replay(match.record()).result == match.result
