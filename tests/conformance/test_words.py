"""Words tell nobody what they may not know: laws about questions, answers and reasons, each shown to fail on a planted
leak. What the table replies to a seat is compared in `test_replies.py`."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match
from saddlebag.engine.names import bits
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.words import POSSIBLE, Refusal
from saddlebag.games.deck_goes_west.effects.steps import MOVE_KEY
from saddlebag.games.deck_goes_west.rules import movement
from saddlebag.games.deck_goes_west.rules.available import jobs_with_key
from saddlebag.games.train_heist.content import CARD
from saddlebag.games.train_heist.rules.loot import LOOT
from saddlebag.games.train_heist.words.decisions import ACTION, END
from tests.conformance.altered import Played, with_rules
from tests.conformance.oracle import strings
from tests.conformance.walks import AnyGame, every_table, stored, walk

Table = dict[str, Any]
AnyMatch = Match[Any, Any]

EVERY, FIRST = 7, 2
"""One of so many decisions is looked at in other worlds, and so many of each kind of question: some are rare."""

OPEN = {
    *("ability", "animal", "basin", "breed", "building", "car", "cell", "character", "colour", "cowboy", "deck"),
    *("deposit", "election", "faro", "function", "good", "horse", "industry", "industry_card", "item", "job", "market"),
    *(
        "mission",
        "network",
        "pile",
        "player",
        "pot",
        "resource",
        "sheriff",
        "space",
        "square",
        "stake",
        "stat",
        "status",
    ),
    *("story", "switch", "town", "train", "wanted"),
}
"""Kinds of things that lie open to all, or are only words;"""
HIDEABLE = {
    *("card", "cattle", "chip", "deadwood", "deadwood_chip", "development", "event", "fight_card", "goal", "hand"),
    *("kicker", "legendary", "piece", "tile", "token"),
}
"""and those of which a viewer sees some."""


def positions(game: AnyGame, table: Table) -> Iterator[tuple[AnyMatch, bool]]:
    """A random match, one after rare things and a stored one, at all of their questions; and whether this one is among
    those that are looked at in other worlds."""
    for walked in (walk(game, table, 5), walk(game, table, 6, eager=True), stored(game, table)):
        met: Counter[str] = Counter()
        for number, match in enumerate(walked):
            if match.ask is not None:
                met[match.ask.question.name] += 1
                yield match, number % EVERY == 0 or met[match.ask.question.name] <= FIRST


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


def check_same_reasons(match: AnyMatch) -> None:
    """In another world of the asked seat it gets the same reasons against all that it might ask about."""
    assert match.ask is not None
    seat, world, random = match.ask.seat, imagined(match, match.to_act, 3), Random(match.decisions)
    for verb in match.game.vocabulary.verbs.values():
        answers = list(islice(verb.beginning([]), 500)) if match.ask.question in verb.at else []
        for thing in (verb.name, *(action.text for action in random.sample(answers, min(5, len(answers))))):
            assert world.why_not(seat, thing) == match.why_not(seat, thing), (match.prompt, thing)


def check_same_question(match: AnyMatch) -> None:
    """In another world of anybody, the same seats are asked the same."""
    for viewer in viewers(match):
        assert shown(imagined(match, viewer, 2)) == shown(match)


def check_named_things_are_seen(match: AnyMatch) -> None:
    """What an answer touches or leads to, and what a question is about, is in the view of the asked seat."""
    assert match.ask is not None
    seen = set(strings(msgspec.to_builtins(match.view(match.to_act))))
    touched = [(*match.describe(option).touches, *match.further(option)) for option in match.options]
    for thing in chain(match.ask.things, *touched):
        kind, _, name = thing.partition(":")
        assert kind in OPEN | HIDEABLE, thing
        assert kind in OPEN or name.partition(":")[0].partition("#")[0] in seen, (match.prompt, thing)


def check_offers_are_possible(match: AnyMatch) -> None:
    """Every answer that is on offer, and all that it touches, is called possible; nothing is to who is not asked."""
    for option in match.options:
        for thing in (option.text, *match.describe(option).touches, *match.further(option)):
            for seat in range(match.agreed.seats()):
                possible = match.why_not(seat, thing).reason == POSSIBLE
                assert possible == (seat in match.actors), (match.prompt, thing)


CHECKS = (
    check_same_words,
    check_same_reasons,
    check_same_question,
    check_named_things_are_seen,
    check_offers_are_possible,
)


def check_positions(game: AnyGame, table: Table, *checks: Callable[[AnyMatch], None]) -> None:
    """All of these checks at some positions, and at every one what needs no other world."""
    for match, some in positions(game, table):
        for check in checks:
            if some or check is check_named_things_are_seen:
                check(match)


@every_table
def test_words_name_only_what_their_reader_sees_and_are_the_same_in_every_world(name: str, table: Table) -> None:
    check_positions(saddlebag.game(name), table, *CHECKS)


# --- the same checks on games with a leak planted in them ------------------------------------------------------

VERSUS = {"players": 3, "mode": "versus"}


def test_the_first_check_finds_a_label_that_tells_the_top_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(END, "says", lambda s, ask, action: str(s.poker.pile[-1:]))
    with pytest.raises(AssertionError):
        check_positions(saddlebag.game("train_heist"), VERSUS, check_same_words)


def test_the_second_check_finds_a_reason_that_tells_the_top_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LOOT.needs[-1], "reason", lambda s, ask, action: str(s.poker.pile[-1:]))
    monkeypatch.setattr(LOOT, "needs", LOOT.needs[-1:])
    monkeypatch.setattr(LOOT.needs[-1], "met", lambda s, ask, action: False)
    with pytest.raises(AssertionError, match="loot"):
        check_positions(saddlebag.game("train_heist"), VERSUS, check_same_reasons)


def test_the_third_check_finds_a_question_that_only_those_are_asked_who_hold_a_card() -> None:
    def leaky(rule: Played) -> Played:
        def load(s: Any) -> Rule[Any] | None:
            if not jobs_with_key(s, s.moving.loaders[0], MOVE_KEY):
                s.moving.loaders.pop(0)
                return None
            return rule(s)

        return load if rule is movement.load else rule

    with pytest.raises(AssertionError):
        check_positions(with_rules(saddlebag.game("deck_goes_west"), leaky), VERSUS, check_same_question)


def test_the_third_check_finds_a_prompt_that_names_what_others_do_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ACTION, "says", lambda s, ask: str(s.cowboys[ask.seat].hand))
    with pytest.raises(AssertionError):
        check_positions(saddlebag.game("train_heist"), VERSUS, check_same_question)


@pytest.mark.parametrize("told", ["touches", "further"])
def test_the_fourth_check_finds_an_answer_that_touches_a_card_of_another(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cards_of_another(s: Any, ask: Ask, action: Action) -> list[str]:
        return [f"card:{CARD[card]}" for card in bits(s.cowboys[ask.seat - 1].hand)]

    monkeypatch.setattr(END, told, cards_of_another)
    with pytest.raises(AssertionError, match="card:"):
        check_positions(saddlebag.game("train_heist"), VERSUS, check_named_things_are_seen)


def test_the_fifth_check_finds_reasons_against_what_is_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "why_not", lambda match, seat, thing: Refusal("No.", "TH-GEN-06"))
    with pytest.raises(AssertionError):
        check_positions(saddlebag.game("train_heist"), VERSUS, check_offers_are_possible)
