"""No free undo takes back anything that came to light: two laws, each shown to fail on a planted fault.

What the seat itself saw by its decisions, and everything it is told and asked because of them, is the same in every
world that it could not tell apart before. What others saw is a law of its own: no name that was hidden from them. What
they can only conclude, because the decision was possible at all, is not taken back by an undo.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.events import Event
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.games.deck_goes_west.words.story import Discarded
from saddlebag.games.high_stakes_drifter.content import CARD_NAMES
from saddlebag.games.high_stakes_drifter.rules.copies import COPY_MODEL
from saddlebag.games.train_heist.words.story import Arrested, Looted
from tests.conformance.altered import Played, with_rules
from tests.conformance.walks import Walker, every_table, stored, walk

Table = dict[str, Any]
AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]
Decided = tuple[AnyMatch | None, AnyMatch]
"""A match before a decision, where somebody looks at it, and after it."""

SEEDS = (1, 2)
OFTEN = 5
"""Of so many decisions one is looked at, with those that follow while they are free."""


def decisions(walked: Iterator[AnyMatch], often: int = 1) -> Iterator[Decided]:
    """Every decision of a match, one of so many with the match before it."""
    before: AnyMatch | None = next(walked).copy()
    for number, match in enumerate(walked, 1):
        yield before, match
        before = match.copy() if number % often == 0 else None


def matches(name: str, table: Table) -> Iterator[Iterator[Decided]]:
    """At random, after rare things, and a stored one."""
    for walked in (walk(name, table, 1), walk(name, table, 2, eager=True), stored(name, table)):
        yield decisions(walked, OFTEN)


def sight(match: AnyMatch, seat: int, told: int) -> tuple[bytes, ...]:
    """What a seat sees of a table, what it was told since an event, and what it is asked."""
    asked = match.ask is not None and seat in match.actors
    options = [(option.text, match.describe(option)) for option in match.options] if asked else []
    seen = (match.view(seat), match.story(seat, told), (match.actors, match.prompt, options))
    return tuple(msgspec.json.encode(each) for each in seen)


def worlds(before: AnyMatch, seat: int) -> list[AnyMatch]:
    """The table as it might be for all that a seat knows, each with somebody who listens."""
    found = [before.redeal(seat, seed) for seed in SEEDS]
    for world in found:
        world.state.heard = world.events
    return found


def check_seat_learns_nothing(decided: Iterator[Decided]) -> int:
    """In all worlds alike for the seat, its decisions look alike to it while they can be taken back for free; how many
    were looked at."""
    looked, decider = 0, -1
    alike: list[AnyMatch] = []
    for before, after in decided:
        last = after._history[-1]
        if last.seat != decider or not after.undo_is_free(last.seat):
            alike = []
        decider = last.seat
        if not after.undo_is_free(last.seat):
            continue
        if not alike and before is not None:
            alike = worlds(before, last.seat)
        for world in alike:
            assert last.action in world.options, last.text
            told = len(world.events)
            world.apply(last.action, last.seat)
            assert sight(world, last.seat, told) == sight(after, last.seat, last.told), last.text
        looked += bool(alike)
    return looked


def names(value: Any) -> set[str]:
    """Every word in a view."""
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*(names(part) for part in parts))


def shown(match: AnyMatch, viewer: int | None) -> set[str]:
    """Every name that a viewer sees on the table or as what the question is about, which is told to all."""
    about = [thing.partition(":")[2] for thing in match.ask.things] if match.ask else []
    return names(msgspec.to_builtins(match.view(viewer))).union(about)


def spelled(words: str) -> str:
    """Words as the name of a thing is written, which stands in them if it is spoken of."""
    return f"_{re.sub(r'[^a-z0-9]+', '_', words.lower())}_"


def check_others_see_nothing(decided: Iterator[Decided]) -> int:
    """No decision that can be taken back for free has shown anybody a name that only others could see before: not on
    the table, and not by the question that follows."""
    looked = 0
    for before, after in decided:
        last = after._history[-1]
        if before is None or not after.undo_is_free(last.seat):
            continue
        looked += 1
        viewers = [None, *range(after.agreed.seats())]
        seen = {viewer: shown(before, viewer) for viewer in viewers}
        everything = set().union(*seen.values())
        asked = spelled(after.prompt)
        for viewer in viewers:
            hidden = everything - seen[viewer]
            assert not shown(after, viewer) & hidden, (viewer, last.text)
            assert not [name for name in hidden if spelled(name) in asked], (viewer, last.text, after.prompt)
    return looked


@every_table
def test_no_free_undo_has_shown_its_seat_anything(name: str, table: Table) -> None:
    assert sum(check_seat_learns_nothing(decided) for decided in matches(name, table))


@every_table
def test_no_free_undo_takes_back_what_others_have_seen(name: str, table: Table) -> None:
    assert sum(check_others_see_nothing(decided) for decided in matches(name, table))


# --- the same checks on games in which something comes to light and nobody notices ------------------------------


def unnoticed(name: str, *kinds: type[Event] | Question) -> AnyGame:
    """A game in which what such an event or question discloses does not count."""
    events = tuple(kind for kind in kinds if isinstance(kind, type))

    def overlook(rule: Played) -> Played:
        def played(state: Any, *seat: int) -> Rule[Any] | None:
            was, told = state.disclosed, len(state.heard or ())
            try:
                asking = rule(state, *seat)
            finally:
                if any(isinstance(event, events) for event in (state.heard or ())[told:]):
                    state.disclosed = was
            return None if asking is None else overlooked(state, asking)

        return played

    def overlooked(state: Any, rule: Rule[Any]) -> Rule[Any]:
        answer = None
        while True:
            was, told, ask = state.disclosed, len(state.heard or ()), None
            try:
                ask = rule.send(answer)  # type: ignore[arg-type]
            except StopIteration as end:
                return end.value
            finally:
                named = ask is not None and ask.question in kinds
                if named or any(isinstance(event, events) for event in (state.heard or ())[told:]):
                    state.disclosed = was
            answer = yield ask

    return with_rules(saddlebag.game(name), overlook)


def some_matches(check: Callable[[Iterator[Decided]], int], game: AnyGame, table: Table) -> None:
    """Look at every decision of some matches after rare things."""
    for seed in range(20):
        check(decisions(walked(game.new(seed=seed, **table), Walker(seed, eager=True))))


def walked(match: AnyMatch, walker: Walker) -> Iterator[AnyMatch]:
    while match.to_act is not None:
        yield match
        match.apply(walker.choose(match.options))
    yield match


VERSUS = {"players": 4, "mode": "versus"}


def test_the_first_check_finds_an_arrest_that_lays_a_hand_open() -> None:
    with pytest.raises(AssertionError):
        some_matches(check_seat_learns_nothing, unnoticed("train_heist", Arrested), VERSUS)


def test_the_first_check_finds_a_covered_tile_that_comes_to_light() -> None:
    covered = {"players": 3, "mode": "coop", "train_stacks_public": False}
    with pytest.raises(AssertionError):
        some_matches(check_seat_learns_nothing, unnoticed("train_heist", Looted), covered)


@pytest.mark.parametrize(("name", "kind"), [("train_heist", Arrested), ("deck_goes_west", Discarded)])
def test_the_second_check_finds_cards_that_all_have_seen(name: str, kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        some_matches(check_others_see_nothing, unnoticed(name, kind), VERSUS)


COPIES = {"players": 2, "mode": "standard", "decks": ("wild_west_show", "wild_west_show")}


def test_the_second_check_finds_a_question_that_is_about_a_hidden_card() -> None:
    with pytest.raises(AssertionError, match="card "):
        some_matches(check_others_see_nothing, unnoticed("high_stakes_drifter", COPY_MODEL), COPIES)


def test_the_second_check_finds_a_question_that_speaks_of_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(game: Any, state: Any, ask: Ask) -> str:
        return f"Now that you hold {CARD_NAMES[state.players[ask.seat].hand[0]]}, what do you do?"

    monkeypatch.setattr(Game, "prompt", leaky)
    with pytest.raises(AssertionError, match="Now that you hold"):
        some_matches(
            check_others_see_nothing, saddlebag.game("high_stakes_drifter"), {"players": 2, "mode": "standard"}
        )
