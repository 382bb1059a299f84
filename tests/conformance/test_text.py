"""Every game tells its table in words, from the view alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import saddlebag
from saddlebag.cli.choices import choices, marks
from saddlebag.engine.match import Match
from saddlebag.engine.text import WIDTH, Line, in_lines, page_names

NAMES = saddlebag.game_names()
APART = 9


def positions(name: str) -> Iterator[Match[Any, Any]]:
    """Some positions of a random match at each kind of table."""
    for seed, options in enumerate(saddlebag.game(name).tables):
        match = saddlebag.game(name).new(seed=seed, **options)
        rng = Random(seed)
        while match.ask is not None and match.decisions < 40 * APART:
            if match.decisions % APART == 0:
                yield match
            match.apply(rng.choice(match.options), rng.choice(match.actors))
        yield match


def all_lines(tree: list[Line]) -> Iterator[Line]:
    for line in tree:
        yield line
        yield from all_lines(line.under)


@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_the_table_has_a_heading_and_a_word_that_asks_for_it(name: str) -> None:
    for match in positions(name):
        for seat in (None, *match.actors):
            tree = match.game.text(match.view(seat))
            assert len(page_names(tree)) == len(tree)
            assert ("hand" in page_names(tree)) == (seat is not None)
            assert all(line.text.strip() and "_" not in line.text.split(" (")[0] for line in all_lines(tree))


@pytest.mark.parametrize("name", NAMES)
def test_a_terminal_shows_it_within_its_width(name: str) -> None:
    for match in positions(name):
        offered = choices(match) if match.ask is not None else []
        tree = match.game.text(match.view(match.to_act))
        assert all(len(line) <= WIDTH for line in in_lines(tree, marks(offered)))
