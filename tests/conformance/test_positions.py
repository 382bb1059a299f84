"""The laws of positions, for every game, mode and player count."""

from itertools import islice
from random import Random
from typing import Any

import pytest

import saddlebag
from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.position_text import read_position, write_position
from tests.conformance.damage import refused_fields
from tests.conformance.inventory import known_inventory
from tests.conformance.walks import Walker, every_table, first_of_each_mode, stored, walk

Table = dict[str, Any]
games = pytest.mark.parametrize("name", saddlebag.game_names())


@every_table
def test_a_position_opens_to_where_the_match_stood(name: str, table: Table) -> None:
    for match in islice(stored(name, table), 3, None, 41):
        text = write_position(match.position())
        again = match.game.position(text)
        assert again.state == match.state
        assert again.options == match.options


@every_table
def test_who_copies_a_position_sees_the_same_when_it_is_opened(name: str, table: Table) -> None:
    copied = 0
    for match in islice(stored(name, table), 5, None, 67):
        for seat in (None, 0, match.agreed.seats() - 1):
            if not match.result and not match.nothing_revealed_but_by(seat, match.since_checkpoint):
                with pytest.raises(IllegalAction, match="copy the position"):
                    match.position_for(seat)
                continue
            said = match.position_for(seat)
            copied += 1
            again = match.game.position(read_position(write_position(said)))
            assert again.view(seat) == match.view(seat)
            assert again.actors == match.actors
            if seat in match.actors:
                assert again.options == match.options
            assert known_inventory(name, again.state, seat) == known_inventory(name, match.state, seat)
    assert copied


@games
def test_a_copied_position_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Two worlds that a seat cannot tell apart give the same position, byte for byte, from the same dice."""
    game = saddlebag.game(name)
    for table in first_of_each_mode(name):
        for match in islice(walk(name, table, 4), 20, 120, 25):
            if match.in_mid_act or match.result is not None:
                continue
            seat = match.agreed.seats() - 1
            worlds = [match, match.redeal(seat, seed=1), match.redeal(seat, seed=2)]
            written = [game.written(world, seat, all_known=False, seed=9) for world in worlds]
            assert written[0] == written[1] == written[2]


@games
def test_a_position_that_says_little_can_be_played_to_the_end(name: str) -> None:
    for seed, table in enumerate(first_of_each_mode(name)):
        game = saddlebag.game(name)
        match = game.position({"seed": seed, "options": table})
        new = game.new(seed=seed, **table)
        while not game.positions.begins(new.state):  # set-up may ask
            new.apply(new.options[0])
        assert match.state == new.state
        walker = Walker(seed, eager=False)
        while match.to_act is not None:
            match.apply(walker.choose(match.options))


@games
def test_a_bad_field_is_refused_by_its_name(name: str) -> None:
    game = saddlebag.game(name)
    chance = Random(3)
    for table in first_of_each_mode(name):
        for match in islice(stored(name, table), 30, None, 60):
            said = match.position()
            said.pop("decisions", None)  # another table may be a good one, and not allow them
            refused = refused_fields(game, said, chance)
            assert refused
            assert [each for each in refused if not any(name in each[1] for name in each[0])] == []
