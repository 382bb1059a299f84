"""Every level plays every game in every mode."""

from typing import Any

import pytest

import saddlebag
from saddlebag import bots
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.heuristic import MOST_WAYS, acts
from saddlebag.bots.settings import Planning, settings
from saddlebag.games import game_names
from tests.games.train_heist import kit

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


def test_an_act_of_a_million_ways_is_tried_in_a_few() -> None:
    table = kit.table()
    kit.train(table, "n01 je s11 s10 s09")
    kit.supply(table, "b", "l01 l02 l03 l04 l05 l06 l07 l08 l09")
    match = kit.match_of(table)
    while match.ask is not None and match.ask.question.name != "load_tile":
        match.apply(next(option for option in match.options if option.verb in ("end", "done")))
    assert len(match.options) == 9
    found = list(acts(match, match.to_act or 0, match.copy))
    assert {answers[0] for answers, _ in found} == set(match.options)
    assert len(found) <= 9 * MOST_WAYS


def test_a_level_may_differ_in_a_game_and_in_a_mode_of_it() -> None:
    here, there, elsewhere = (
        settings(Planning, "drover", game, mode).errs
        for game, mode in (
            ("high_stakes_drifter", "quickstart"),
            ("high_stakes_drifter", "standard"),
            ("deck_goes_west", "solo"),
        )
    )
    assert here < there < elsewhere


@pytest.mark.parametrize(("name", "table"), TABLES, ids=str)
def test_a_bot_knows_the_mode(name: str, table: dict[str, Any]) -> None:
    assert Glimpse(saddlebag.game(name).new(seed=1, **table), 0).mode == table.get("mode", table.get("expansion", ""))


def test_a_mode_that_follows_from_the_players_is_known_too() -> None:
    match = saddlebag.game("deck_goes_west").new(seed=1, players=1)
    assert Glimpse(match, 0).mode == "solo"
