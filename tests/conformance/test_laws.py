"""The laws of the engine, for every game, mode and player count, at every decision of random matches."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.match import Match
from tests.conformance.inventory import inventory
from tests.conformance.walks import TABLES, Walker, every_table, stored, tables, walk

Table = dict[str, Any]
AnyMatch = Match[Any, Any]
WALKS = [(1, False), (2, True)]


def walks(name: str, table: Table) -> list[Iterator[AnyMatch]]:
    """At random, after rare things, and a stored match."""
    return [walk(name, table, 1), walk(name, table, 2, eager=True), stored(name, table)]


@every_table
def test_options_are_few_distinct_and_their_texts_parse_back(name: str, table: Table) -> None:
    for walked in walks(name, table):
        for match in walked:
            texts = [option.text for option in match.options]
            assert len(set(texts)) == len(texts) <= 150
            assert bool(texts) == (match.to_act is not None)
            for option in match.options:
                assert match.game.vocabulary.parse(option.text) is option
                assert match.describe(option).label


CLUMSY = re.compile(
    r"\w_\w|[{}\[\]<>]|  |\bNone\b|\b1 (action|bullet|card|chip|counter|day|hit|item|point|space|tile)s\b"
)
"""Names of the code and numbers that do not fit, in a sentence for people."""


@every_table
def test_labels_prompts_and_the_log_are_words_for_people(name: str, table: Table) -> None:
    said: set[str] = set()
    for walked in walks(name, table):
        for match in walked:
            said |= {match.prompt, *(match.describe(option).label for option in match.options)}
        said |= {event.sentence() for event in match.events}
    assert [text for text in sorted(said) if CLUMSY.search(text)] == []


@every_table
def test_every_option_can_be_played(name: str, table: Table) -> None:
    for number, match in enumerate(stored(name, table)):
        if number % 6 == 0:
            for option in match.options:
                match.copy().apply(option)


def check_copies(matches: Iterable[AnyMatch], often: int) -> int:
    """Copies are equal to what they were made of, and nothing that happens to it or to a copy changes them; how many
    were made."""
    copies = []
    for match in matches:
        twin = match.copy()
        assert twin.state == match.state
        assert twin.options == match.options
        copies.append((twin, twin.to_json()))
    for twin, was in copies:
        assert twin.to_json() == was
    for twin, was in copies[::often]:
        if twin.to_act is not None:
            other = twin.copy()
            other.apply(other.options[-1])
            assert twin.to_json() == was
    return len(copies)


@every_table
def test_copies_are_equal_and_go_their_own_way(name: str, table: Table) -> None:
    check_copies(islice(stored(name, table), 0, None, 2), often=3)


@every_table
def test_whoever_looks_back_seldom_sees_the_same_table_at_rest(name: str, table: Table) -> None:
    """It is not kept at every rest, but played to again from one before."""
    for number, (often, seldom) in enumerate(zip(walk(name, table, 3), walk(name, table, 3), strict=True)):
        at_rest, since = often.at_rest, often.since_checkpoint
        if number % 41 == 40:
            assert seldom.at_rest == at_rest
            assert [each.text for each in seldom.since_checkpoint] == [each.text for each in since]
            assert seldom.copy().state == often.state
    assert seldom.at_rest == at_rest


def check_save(match: AnyMatch) -> None:
    """A save brings back the same position."""
    text = match.to_json()
    loaded = match.game.load(text)
    assert loaded.state == match.state
    assert loaded.options == match.options
    assert loaded.to_json() == text
    assert loaded.decisions == match.decisions


@every_table
def test_a_save_brings_back_the_same_position(name: str, table: Table) -> None:
    for match in stored(name, table):
        check_save(match)


@every_table
def test_a_state_at_a_checkpoint_is_a_position_of_its_own(name: str, table: Table) -> None:
    for number, match in enumerate(walk(name, table, 6)):
        if number % 4 or match.in_mid_act:
            continue
        checkpoint = msgspec.json.encode(match.game.codec.encode(match.at_rest))
        position = match.game.position(checkpoint)
        assert position.state == match.state
        assert position.options == match.options


def check_undo(match: AnyMatch, walker: Walker) -> None:
    """Undo takes back one decision."""
    before, told = match.to_json(), match.events[:]
    options = match.options
    match.apply(walker.choose(options))
    match.undo()
    assert match.to_json() == before
    assert match.events == told
    assert match.options == options


@every_table
def test_undo_takes_back_one_decision(name: str, table: Table) -> None:
    walker = Walker(7, eager=True)
    for number, match in enumerate(stored(name, table)):
        if match.to_act is not None and number % 9 == 0:
            check_undo(match, walker)


@every_table
def test_a_record_replays_to_the_same_position(name: str, table: Table) -> None:
    for seed, eager in WALKS:
        *_, match = walk(name, table, seed, eager)
        record = match.record()
        again = match.game.replay(record.to_json())
        assert again.state == match.state
        assert again.events == match.events
        assert again.result == match.result is not None


@every_table
def test_playing_without_looking_back_ends_in_the_same_position(name: str, table: Table) -> None:
    *_, match = walk(name, table, 8)
    quick = match.game.new(seed=8, **table)
    walker = Walker(8, eager=False)
    quick.run(lambda ask: walker.choose(ask.options))
    assert quick.state == match.state
    assert quick.record() == match.record()


@every_table
def test_nothing_is_lost_or_made(name: str, table: Table) -> None:
    for walked in walks(name, table):
        things = inventory(name, next(walked).state)
        for number, match in enumerate(walked):
            if number % 3 == 0 or match.to_act is None:  # what is lost once stays lost
                assert inventory(name, match.state) == things


@every_table
def test_a_seat_that_is_not_asked_cannot_answer(name: str, table: Table) -> None:
    for match in walk(name, table, 9):
        if match.to_act is None:
            break
        before = match.to_json()
        for seat in set(range(match.state.options.seats())) - set(match.actors):
            with pytest.raises(IllegalAction, match="nobody else can answer"):
                match.apply(match.options[0], seat)
        with pytest.raises(IllegalAction, match="is not possible now"):
            match.apply("dance on the table")
        assert match.to_json() == before


@every_table
def test_chance_comes_from_the_state_alone(name: str, table: Table) -> None:
    outcomes = []
    for noise in (1, 2):
        random.seed(noise)
        *_, match = walk(name, table, 10)
        outcomes.append(match.to_json())
    assert outcomes[0] == outcomes[1]


def test_no_outcome_depends_on_the_order_of_a_set() -> None:
    script = (
        "from tests.conformance.walks import TABLES, walk\n"
        "for name, table in TABLES:\n"
        "    *_, match = walk(name, table, 11, eager=True)\n"
        "    print(match.to_json())\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == len(TABLES)


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_every_kind_of_answer_is_met_on_these_walks(name: str) -> None:
    """So the laws are tried on all kinds of decisions. Options that change a question have tests of their own."""
    met: set[str] = set()
    for table in tables(name):
        for walked in (walk(name, table, 1, eager=True), stored(name, table)):
            met |= {option.verb for match in walked for option in match.options}
    assert set(saddlebag.game(name).vocabulary.verbs) - met <= RARE.get(name, set())


RARE: dict[str, set[str]] = {
    "train_heist": {"return", "leave", "hold_back", "let_him", "ride_free", "leap", "brake", "full_speed"},
    "deck_goes_west": set(),
    "high_stakes_drifter": {"of", "opponent", "take", "take_chip", "target_chip"},
    "western_legends": {
        "confront", "cross", "deliver_longhorn", "give", "refuse_points", "rob_longhorn", "take_points", "target",
        "tell",
    },
    "frontier": {
        "again", "breed_at", "breed_of", "calf_on", "calm_tiles", "chill", "clear", "coin", "decline_tycoon",
        "defend", "donate_to", "hoist", "hoist_number", "into_bank", "keep_dice", "keep_grass", "keep_herd",
        "land_from", "lose_fenced", "milk", "milk_no_more", "mint", "move_marker", "no_special", "pay_with",
        "place_tycoon", "put_special", "refresh", "relief", "remove", "ride_out", "saw_at", "saw_from", "saw_with",
        "sell_heads", "sell_there", "serve", "stock_with", "swap_tycoon", "turn_up", "use_card", "wither", "yield",
    },
}  # fmt: skip
"""Answers of other options, of a single Wanted Card or character, or where three meet in one space. Of Frontier those
of high levels, of tycoons and of single cards, which these short walks seldom come to."""
