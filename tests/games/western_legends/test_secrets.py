"""What somebody chooses in secret looks the same to the others whichever it was: not only the table that they see, but
also what they are told, asked and answered, to the byte. The laws of `tests/conformance` imagine other worlds of one
moment; here two answers are given to one question, and all that follows from them is compared."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import msgspec
import pytest

from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.words import Refusal
from saddlebag.games.western_legends.chapters import Hand
from saddlebag.games.western_legends.seen import view
from saddlebag.games.western_legends.words import fight_story
from saddlebag.table.project import question
from tests.conformance.walks import walk

LegendsMatch = Match[Any, Any]
GAME = "western_legends"
SECRET = {
    "keep_character": {"keep"},
    "lay_card": {"lay"},
    "stand_up": {"lay"},
    "choose_fight_card": {"play_for"},
    "hand_card": {"use_card"},
    "dealer_card": {"use_card"},
    "react_or_pass": {"pass", "pass_all"},
}
"""Questions and the verbs of their answers that nobody else may tell apart until all is revealed."""
PAIRS, EACH = 3, 12
"""So many pairs of answers are compared at a question, and so many questions of a kind in a match."""
TABLES: list[tuple[dict[str, Any], int]] = [
    ({"players": 3, "expansion": "ante_up"}, 3),
    ({"players": 4, "expansion": "ante_up", "high_stakes_poker": True, "dealer_plays_freely": True}, 4),
    ({"players": 2, "expansion": "base"}, 5),
]


def secrets(table: dict[str, Any], seed: int) -> Iterator[tuple[LegendsMatch, list[Any]]]:
    """A match at its questions that are answered in secret, with those answers."""
    met: Counter[str] = Counter()
    for match in walk(GAME, table, seed, eager=True):
        name = match.ask.question.name if match.ask else ""
        answers = [option for option in match.options if option.verb in SECRET.get(name, ())]
        met[name] += len(answers) > 1
        if len(answers) > 1 and met[name] <= EACH:
            yield match, answers


def is_revealed(match: LegendsMatch) -> bool:
    """Whether what was laid or chosen has been turned up, or has already had an effect."""
    s = match.state
    if not s.set_up:
        return bool(s.revealed)
    hidden_fight = s.fight is not None and not s.fight.revealed
    hidden_hand = s.hand_of_poker is not None and not s.hand_of_poker.revealed
    return not (hidden_fight or hidden_hand)


def told(match: LegendsMatch, since: int, watcher: int | None) -> list[tuple[str, bytes, str]]:
    """What a watcher reads in the log: the kind, the data and the sentence of every event."""
    seen = [event.seen_by(watcher) for event in match.events[since:]]
    return [(type(each).__name__, msgspec.json.encode(each), each.sentence()) for each in seen]


def all_that_comes(match: LegendsMatch, since: int, watcher: int | None, asked_about: list[str]) -> list[Any]:
    """Everything that a watcher gets after an answer, and the reasons they are given when they ask about it."""
    found: list[Any] = [
        msgspec.json.encode(match.view(watcher)),
        msgspec.json.encode(question(match, watcher)),
        told(match, since, watcher),
        match.game.text(match.view(watcher)),
        match.actors,
    ]
    if watcher is not None:
        found += [match.why_not(watcher, thing) for thing in asked_about]
    return found


def compare(match: LegendsMatch, one: Any, other: Any) -> int:
    """How many things two secret answers were compared in; AssertionError where somebody can tell them apart."""
    since, seat = len(match.events), match.to_act
    things = [one.text, other.text, *match.describe(one).touches, *match.describe(other).touches]
    watchers = [None, *(each for each in range(match.agreed.seats()) if each != seat)]
    found: list[list[Any]] = []
    for answer in (one, other):
        match.apply(answer.text, seat)  # and not to a copy: nobody listens to what that tells
        revealed = one.verb not in ("pass", "pass_all") and is_revealed(match)
        found.append([] if revealed else [all_that_comes(match, since, each, things) for each in watchers])
        match.undo()
    if not all(found):
        return 0
    compared = 0
    for watcher, here, there in zip(watchers, *found, strict=True):
        for first, second in zip(here, there, strict=True):
            assert first == second, (match.prompt, one.text, other.text, watcher)
            compared += 1
    return compared


def check(table: dict[str, Any], seed: int) -> Counter[str]:
    """How many things were compared, by question."""
    counts: Counter[str] = Counter()
    for match, answers in secrets(table, seed):
        for one, other in islice(combinations(answers, 2), PAIRS):
            counts[match.ask.question.name if match.ask else ""] += compare(match, one, other)
    return counts


@pytest.mark.rule("WL-FIGHT-07", "WL-FIGHT-28", "WL-POKER-06", "WL-SETUP-10")
@pytest.mark.parametrize(("table", "seed"), TABLES, ids=["three", "high stakes", "base"])
def test_nobody_can_tell_what_another_has_chosen_in_secret(table: dict[str, Any], seed: int) -> None:
    counts = check(table, seed)
    print(dict(counts))
    assert counts["keep_character"] > 0
    assert counts["lay_card"] > 0
    if table["expansion"] == "ante_up":
        assert counts["hand_card"] > 0


# --- the same with a leak planted -------------------------------------------------------------------------------------

THREE, SEED = TABLES[0]


def test_the_law_finds_a_log_that_tells_the_card_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fight_story.LaidCard, "seen_by", lambda event, seat: event)
    with pytest.raises(AssertionError):
        check(THREE, SEED)


def test_the_law_finds_a_log_that_tells_what_was_chosen_at_poker(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.hand_view

    def leaky(hand: Hand, viewer: int | None) -> Any:
        return msgspec.structs.replace(honest(hand, viewer), pot=max(hand.chosen))

    monkeypatch.setattr(view, "hand_view", leaky)
    with pytest.raises(AssertionError):
        check(THREE, SEED)


def test_the_law_finds_a_reason_that_looks_at_what_was_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.why_not

    def looking(game: Game[Any, Any], s: Any, ask: Any, thing: str) -> Refusal:
        found = honest(game, s, ask, thing)
        return found if s.fight is None else Refusal(f"{found.reason} {s.fight.cards}", found.clause)

    monkeypatch.setattr(Game, "why_not", looking)
    with pytest.raises(AssertionError):
        check(THREE, SEED)
