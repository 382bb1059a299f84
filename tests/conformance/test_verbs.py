"""What a verb says of itself is so: an answer is on offer exactly if none of its verb's needs fails."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match
from saddlebag.engine.names import Names, bits
from saddlebag.engine.verbs import AnyVerb, Need, SetVerb
from saddlebag.games.train_heist.rules.loot import LOOT
from saddlebag.games.train_heist.rules.switch import FLIP
from saddlebag.games.train_heist.words.decisions import DONE
from tests.conformance.oracle import strings
from tests.conformance.walks import AnyGame, every_table, stored, walk

Table = dict[str, Any]
AnyMatch = Match[Any, Any]

EVERY = 5
"""One of so many decisions is looked at."""
MOST = 250
"""So many answers of a verb are tried at a position."""


def positions(game: AnyGame, table: Table) -> Iterator[AnyMatch]:
    """A match after rare things and a stored one, at some of their questions."""
    for walked in (walk(game, table, 8, eager=True), stored(game, table)):
        for number, match in enumerate(walked):
            if number % EVERY == 0 and match.ask is not None:
                yield match


def answers(verb: AnyVerb, match: AnyMatch, random: Random) -> list[Action]:
    """All answers of a verb; where there are too many, those with words that are offered or seen, and some others."""
    if isinstance(verb, SetVerb):
        return sets(verb, match, random)
    sizes = [len(names) for names in verb.words]
    if not sizes or (len(sizes) == 1 and sizes[0] <= MOST) or (len(sizes) > 1 and sizes[0] * sizes[1] <= MOST):
        return [verb.of(*args) for args in product(*map(range, sizes))]
    seen = set(strings(msgspec.to_builtins(match.view(match.to_act))))
    given = [option.args for option in match.options if option.verb == verb.name]
    words = [
        sorted({*(args[place] for args in given), *known(names, seen), *random.sample(range(len(names)), 2)})
        for place, names in enumerate(verb.words)
    ]
    tried = [*given, *random.sample(list(product(*words)), min(MOST, len(list(product(*words)))))]
    return [verb.of(*args) for args in dict.fromkeys(tried)]


def known(names: Names, seen: set[str]) -> set[int]:
    return {names.index[name] for name in seen if name in names.index}


def sets(verb: SetVerb, match: AnyMatch, random: Random) -> list[Action]:
    """The offered sets, some smaller and larger ones, and some with a stranger."""
    given = [option.arg for option in match.options if option.verb == verb.name]
    members = sorted({member for each in given for member in bits(each)})
    tried = {0, *given}
    for each in given:
        tried |= {each & ~(1 << random.choice(members)), each | 1 << random.choice(members)}
        tried.add(each | 1 << random.randrange(len(verb.names)))
    tried |= {sum(1 << each for each in members if random.random() < 0.5) for _ in range(20)}
    return [verb.of(each) for each in sorted(tried)]


def check_needs(match: AnyMatch, random: Random) -> None:
    """At each question, all its verbs and no other; of these, the answers whose needs are met and no other."""
    ask, verbs = match.ask, match.game.vocabulary.verbs
    assert ask is not None
    for option in match.options:
        assert ask.question in verbs[option.verb].at, f"{option} does not belong to {ask.question.name}"
    for verb in verbs.values():
        for action in answers(verb, match, random) if ask.question in verb.at else ():
            met = verb.missing(match.state, ask, action) == len(verb.needs)
            assert met == (action in match.options), f"{action} at {ask.question.name}: {'met' if met else 'not met'}"


def check_game(game: AnyGame, table: Table) -> None:
    random = Random(1)
    for match in positions(game, table):
        check_needs(match, random)
        main = [option for option in match.options if game.vocabulary.verbs[option.verb].main]
        assert len(main) <= 1, (match.prompt, main)


@every_table
def test_an_answer_is_on_offer_exactly_if_no_need_of_its_verb_fails(name: str, table: Table) -> None:
    check_game(saddlebag.game(name), table)


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_every_verb_and_every_need_has_words_and_a_clause(name: str) -> None:
    for verb in saddlebag.game(name).vocabulary.verbs.values():
        assert all((verb.at, verb.says, verb.clause)), verb.name
        assert all(need.reason and need.clause for need in verb.needs), verb.name


# --- the same check on verbs with a fault planted in them ------------------------------------------------------

COOP = {"players": 3, "mode": "coop"}


def test_it_finds_a_need_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LOOT, "needs", LOOT.needs[:-1])
    with pytest.raises(AssertionError, match=r"loot .* at action: met"):
        check_game(saddlebag.game("train_heist"), COOP)


def test_it_finds_a_need_that_is_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    sober = Need(lambda s, ask, action: s.turn % 5 != 0, "Not on a Sunday.", "TH-GEN-06")
    monkeypatch.setattr(DONE, "needs", (sober,))
    with pytest.raises(AssertionError, match=r"done at .*: not met"):
        check_game(saddlebag.game("train_heist"), COOP)


def test_it_finds_an_answer_to_a_question_where_it_does_not_belong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FLIP, "at", FLIP.at[1:])
    with pytest.raises(AssertionError, match="does not belong to action"):
        check_game(saddlebag.game("train_heist"), COOP)
