"""Words tell nobody what they may not know: laws about questions, answers and reasons, each shown to fail on a planted
leak. What the table replies to a seat is compared in `test_replies.py`."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.words import POSSIBLE, Description, Refusal
from saddlebag.games.deck_goes_west import movement
from saddlebag.games.deck_goes_west.available import jobs_with_key
from saddlebag.games.deck_goes_west.content import CARD as WEST_CARD
from saddlebag.games.deck_goes_west.jobs import MOVE_KEY
from saddlebag.games.deck_goes_west.state import LOADING
from tests.conformance.oracle import strings
from tests.conformance.walks import AnyGame, every_table, stored, walk

Table = dict[str, Any]
AnyMatch = Match[Any, Any]

EVERY = 7
"""One of so many decisions is looked at."""

OPEN = {
    *("ability", "car", "cell", "character", "colour", "cowboy", "horse", "job", "mission", "pile", "player", "pot"),
    *("resource", "sheriff", "space", "square", "stake", "stat", "switch", "town", "wanted"),
}
"""Kinds of things that lie open to all, or are only words;"""
HIDEABLE = {"card", "chip", "deadwood", "deadwood_chip", "hand", "kicker", "piece", "tile"}
"""and those of which a viewer sees some."""


def positions(game: AnyGame, table: Table) -> Iterator[AnyMatch]:
    """A random match, one after rare things and a stored one, at some of their questions."""
    for walked in (walk(game, table, 5), walk(game, table, 6, eager=True), stored(game, table)):
        for number, match in enumerate(walked):
            if number % EVERY == 0 and match.ask is not None:
                yield match


def imagined(match: AnyMatch, viewer: int | None, seed: int) -> AnyMatch:
    """A world that a viewer cannot tell from this one, in which somebody is asked."""
    try:
        return match.redeal(viewer, seed)
    except StopIteration:
        raise AssertionError(f"Nobody is asked in another world: {match.prompt}") from None


def viewers(match: AnyMatch) -> list[int | None]:
    return [None, *range(match.agreed.seats())]


def shown(match: AnyMatch) -> tuple[Any, ...]:
    """The question as all see it."""
    assert match.ask is not None
    return match.actors, match.ask.question.name, match.prompt, match.ask.things


def check_same_words(match: AnyMatch) -> None:
    """In another world of the asked seat it gets the same question, with the same answers in the same words."""
    world = imagined(match, match.to_act, 1)
    assert shown(world) == shown(match)
    assert world.options == match.options
    assert [world.describe(each) for each in world.options] == [match.describe(each) for each in match.options]


def check_same_question(match: AnyMatch) -> None:
    """In another world of anybody, the same seats are asked the same."""
    for viewer in viewers(match):
        assert shown(imagined(match, viewer, 2)) == shown(match)


def check_named_things_are_seen(match: AnyMatch) -> None:
    """What an answer touches, and what a question is about, is in the view of the asked seat."""
    assert match.ask is not None
    seen = set(strings(msgspec.to_builtins(match.view(match.to_act))))
    touched = [match.describe(option).touches for option in match.options]
    for thing in chain(match.ask.things, *touched):
        kind, _, name = thing.partition(":")
        assert kind in OPEN | HIDEABLE, thing
        assert kind in OPEN or name.partition(":")[0] in seen, (match.prompt, thing)


def check_offers_are_possible(match: AnyMatch) -> None:
    """Every answer that is on offer, and all that it touches, is called possible; nothing is to who is not asked."""
    for option in match.options:
        for thing in (option.text, *match.describe(option).touches):
            for seat in range(match.agreed.seats()):
                possible = match.why_not(seat, thing).reason == POSSIBLE
                assert possible == (seat in match.actors), (match.prompt, thing)


CHECKS = (check_same_words, check_same_question, check_named_things_are_seen, check_offers_are_possible)


def check_positions(game: AnyGame, table: Table, *checks: Callable[[AnyMatch], None]) -> None:
    """All of these checks at every position."""
    for match in positions(game, table):
        for check in checks:
            check(match)


@every_table
def test_words_name_only_what_their_reader_sees_and_are_the_same_in_every_world(name: str, table: Table) -> None:
    check_positions(saddlebag.game(name), table, *CHECKS)


# --- the same checks on games with a leak planted in them ------------------------------------------------------

VERSUS = {"players": 3, "mode": "versus"}


def test_the_first_check_finds_a_label_that_tells_the_top_card() -> None:
    honest = saddlebag.game("train_heist")

    def leaky(s: Any, ask: Ask, action: Action) -> Description:
        return msgspec.structs.replace(honest.describe(s, ask, action), label=str(s.poker.pile[-1:]))

    with pytest.raises(AssertionError):
        check_positions(replace(honest, describe=leaky), VERSUS, check_same_words)


def test_the_second_check_finds_a_question_that_only_those_are_asked_who_hold_a_card() -> None:
    honest = saddlebag.game("deck_goes_west")

    def leaky(s: Any) -> Rule[None]:
        if s.stage == LOADING and not jobs_with_key(s, s.waiting[0], MOVE_KEY):
            s.waiting.pop(0)
            if not s.waiting:
                movement.set_out(s)
            return
        yield from honest.turn(s)

    with pytest.raises(AssertionError, match="Nobody is asked in another world"):
        check_positions(replace(honest, turn=leaky), VERSUS, check_same_question)


def test_the_second_check_finds_a_prompt_that_names_what_others_do_not_see() -> None:
    honest = saddlebag.game("deck_goes_west")

    def leaky(s: Any, ask: Ask) -> str:
        return f"{honest.prompt(s, ask)} {s.players[ask.seat].hand}"

    with pytest.raises(AssertionError):
        check_positions(replace(honest, prompt=leaky), VERSUS, check_same_question)


def test_the_third_check_finds_an_answer_that_touches_a_card_of_another() -> None:
    honest = saddlebag.game("deck_goes_west")

    def leaky(s: Any, ask: Ask, action: Action) -> Description:
        told = [f"card:{WEST_CARD[card]}" for card in s.players[ask.seat - 1].hand]
        return msgspec.structs.replace(honest.describe(s, ask, action), touches=told)

    with pytest.raises(AssertionError, match="card:"):
        check_positions(replace(honest, describe=leaky), VERSUS, check_named_things_are_seen)


def test_the_fourth_check_finds_reasons_against_what_is_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    def games_own(self: AnyMatch, seat: int, thing: str) -> Refusal:
        assert self.ask is not None
        return self.game.why_not(self.state, self.ask, seat, thing)

    monkeypatch.setattr(Match, "why_not", games_own)
    with pytest.raises(AssertionError):
        check_positions(saddlebag.game("train_heist"), VERSUS, check_offers_are_possible)
