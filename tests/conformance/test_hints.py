"""A hint tells its seat nothing new: laws over every game and mode, each shown to fail on a planted leak.

They hold for a fixed number of iterations. A live hint also ends by the clock; how far it gets until then depends on
the machine and on the imagined worlds, which are the same wherever the hidden things truly are.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag import bots
from saddlebag.bots.considered import Considered
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.search import SearchBot
from saddlebag.bots.settings import Thinking, settings
from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_COST, CARD_KIND, CHIP_VALUE, IS_COPY
from saddlebag.games.high_stakes_drifter.state import State
from saddlebag.table.hints import seed_of
from tests.conformance.walks import TABLES, every_table, label, stored

Table = dict[str, Any]
AnyMatch = Match[Any, Any]
AnyGame = Game[Any, Any]
KEY = b"the adviser's own dice"
EACH, MOST, TRIES = 15, 3, 5
"""At every so manyth decision with a choice, so often; and so many worlds are tried where the table is in mid-act."""


def asked(name: str | AnyGame, table: Table, each: int = EACH, most: int = MOST) -> Iterator[AnyMatch]:
    """A stored match at some of its questions that leave a choice."""
    questions = 0
    for match in stored(name, table):
        if len(match.options) > 1:
            questions += 1
            if questions % each == 0:
                yield match
        if questions == each * most:
            return


def worlds(match: AnyMatch, seat: int) -> list[AnyMatch]:
    """Matches that the seat cannot tell from this one, as whole as this one: in mid-act too they know their
    checkpoint."""
    found = [match.redeal(seat, seed) for seed in range(TRIES)]
    whole = [each for each in found if each.can_be_copied][:2]
    return whole or [each for each in (redealt_earlier(match, seat, seed) for seed in range(TRIES)) if each]


def redealt_earlier(match: AnyMatch, seat: int, seed: int) -> AnyMatch | None:
    """Another deal at the last checkpoint, if with the same dice and answers since then the seat saw the same."""
    state = match.at_rest.copy()
    match.game.redeal(state, seat, QuickDice(seed))
    world: AnyMatch = Match(match.game, state)
    for decision in match.since_checkpoint:
        if decision.seat not in world.actors or decision.action not in world.options:
            return None
        world.apply(decision.action, decision.seat)
    same = world.actors == match.actors and seen(world, seat) == seen(match, seat)
    return world if same and world.in_mid_act == match.in_mid_act else None


def seen(match: AnyMatch, seat: int) -> bytes:
    return msgspec.json.encode(match.view(seat))


def adviser(match: AnyMatch, seat: int, number: int, iterations: int) -> SearchBot:
    """The adviser of the table with a little time, and its dice."""
    planned = settings(Thinking, bots.LEVELS[-1], match.game.name, match.agreed.play).plans
    few = f":plans={min(planned, 4)}:iterations={iterations}:beam=2:depth=2"
    found = bots.bot(bots.LEVELS[-1] + few, seed_of(KEY, match, seat, number))
    assert isinstance(found, SearchBot)
    return found


def hint(match: AnyMatch, seat: int, number: int, iterations: int = 20) -> list[Considered]:
    return adviser(match, seat, number, iterations).advise(Glimpse(match, seat))


def check_the_same_hint_in_every_world(name: str, table: Table) -> int:
    """How many worlds were compared at the questions of a stored match."""
    return sum(check_same_hint(match, number) for number, match in enumerate(asked(name, table)))


def check_same_hint(match: AnyMatch, number: int) -> int:
    """What the adviser says does not depend on what the seat cannot know; how many worlds were compared."""
    seat = match.actors[0]
    expected, others = hint(match, seat, number), worlds(match, seat)
    for world in others:
        assert hint(world, seat, number) == expected
    return len(others)


def check_a_line_can_be_played_in_every_world(name: str, table: Table) -> None:
    for number, match in enumerate(asked(name, table)):
        check_lines(match, number)


def check_lines(match: AnyMatch, number: int) -> int:
    """A line names only what the seat can see: wherever the hidden things are, it can give these answers one after the
    other, and they are called the same. How many answers they are."""
    seat, played = match.actors[0], 0
    for each in hint(match, seat, number, 60):
        world = match.redeal(seat, 99)
        world.apply(each.answer, seat)
        for answer, words in zip(each.line, each.words, strict=True):
            assert world.actors == (seat,)
            offered = {option.text: world.describe(option).label for option in world.options}
            assert offered.get(answer) == words
            world.apply(answer, seat)
            played += 1
    return played


@every_table
def test_a_hint_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str, table: Table) -> None:
    assert check_the_same_hint_in_every_world(name, table)


@every_table
def test_the_line_of_a_hint_names_only_what_the_seat_can_see(name: str, table: Table) -> None:
    check_a_line_can_be_played_in_every_world(name, table)


# --- the same checks with a leak planted in the adviser ---------------------------------------------------------

VERSUS = {"players": 3, "mode": "versus"}
STANDARD = {"players": 2, "mode": "standard"}


def test_the_first_law_finds_an_adviser_that_knows_one_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint_of_the_truth(match: AnyMatch, seat: int, number: int) -> list[Considered]:
        knowing = replace(match.game, redeal=lambda state, seat, dice: None).load(match.to_json())
        return adviser(match, seat, number, 20).advise(Glimpse(knowing, seat))

    monkeypatch.setitem(globals(), "hint", hint_of_the_truth)
    with pytest.raises(AssertionError):
        check_the_same_hint_in_every_world("high_stakes_drifter", STANDARD)


def test_the_first_law_finds_dice_that_come_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint_from_the_save(match: AnyMatch, seat: int, number: int) -> list[Considered]:
        leaky = SearchBot(hash(match.to_json()), adviser(match, seat, number, 24)._settings)
        return leaky.advise(Glimpse(match, seat))

    monkeypatch.setitem(globals(), "hint", hint_from_the_save)
    with pytest.raises(AssertionError):
        check_the_same_hint_in_every_world("train_heist", VERSUS)


def test_the_second_law_finds_a_line_that_goes_on_in_one_imagined_world(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_of_it(glimpse: Glimpse, visits: int, value: float, answers: Any) -> Considered:
        first, *later = [answer.text for answer in answers]
        return Considered(first, visits, value, later, later)

    monkeypatch.setattr("saddlebag.bots.tree_search.considered", all_of_it)
    with pytest.raises(AssertionError):
        check_a_line_can_be_played_in_every_world("high_stakes_drifter", STANDARD)


# --- lists that are secret ----------------------------------------------------------------------------------------


def another(thing: int, alike: Sequence[tuple[int, ...]]) -> int:
    """The next thing of which all can see the same."""
    there = [each for each, seen in enumerate(alike) if seen == alike[thing]]
    return there[(there.index(thing) + 1) % len(there)]


CARDS = [(CARD_KIND[card], CARD_COST[card], IS_COPY[card]) for card in range(len(CARD))]
CHIPS = [(value,) for value in CHIP_VALUE]


def with_other_lists(match: AnyMatch, seat: int) -> AnyMatch:
    """The table as it would be if the others had brought other decks; what was seen of them is the same."""
    s: State = match.at_rest.copy()
    s.options = msgspec.structs.replace(s.options, decks=("random",) * len(s.players))
    for owner, (player, deck) in enumerate(zip(s.players, s.decks, strict=True)):
        if owner == seat:
            continue
        if deck.shuffled == 0:
            deck.draw = [another(card, CARDS) for card in deck.draw]
        player.hand = [
            card if since else another(card, CARDS) for card, since in zip(player.hand, player.since, strict=True)
        ]
        player.stack = sorted(another(chip, CHIPS) for chip in player.stack)
        for piece in player.table:
            if not (piece.up or piece.known or piece.eyes or piece.since):
                piece.card = piece.shape = another(piece.card, CARDS)
    return Match(match.game, s)


def check_the_same_hint_whatever_decks_the_others_have(game: AnyGame, table: Table) -> int:
    """What the adviser says does not depend on lists that the seat may not read; how many hints were compared."""
    compared = 0
    for number, match in enumerate(asked(game, table)):
        if not match.in_mid_act:
            seat = match.actors[0]
            other = with_other_lists(match, seat)
            assert seen(other, seat) == seen(match, seat)
            assert hint(other, seat, number) == hint(match, seat, number)
            compared += 1
    return compared


SECRET_LISTS = [table for name, table in TABLES if name == "high_stakes_drifter" and table["mode"] != "quickstart"]
SECRET_LISTS = [table for table in SECRET_LISTS if not table.get("open_decklists") and table["players"] < 5]


@pytest.mark.parametrize("table", SECRET_LISTS, ids=label)
def test_a_hint_is_the_same_whatever_decks_the_others_have_brought(table: Table) -> None:
    assert check_the_same_hint_whatever_decks_the_others_have(saddlebag.game("high_stakes_drifter"), table)


def test_that_law_finds_worlds_in_which_the_true_list_is_dealt_anew() -> None:
    honest = saddlebag.game("high_stakes_drifter")

    def with_true_lists(state: State, seat: int | None, dice: Dice) -> None:
        agreed = state.options
        state.options = msgspec.structs.replace(agreed, open_decklists=True)
        honest.redeal(state, seat, dice)
        state.options = agreed

    with pytest.raises(AssertionError):
        check_the_same_hint_whatever_decks_the_others_have(replace(honest, redeal=with_true_lists), STANDARD)


# --- the fault that these laws were written for ------------------------------------------------------------------


def test_no_hint_of_high_stakes_drifter_names_a_card_that_its_seat_does_not_see() -> None:
    names, hints = CARD.index.keys(), 0
    for match in asked("high_stakes_drifter", STANDARD, 9, 8):
        shown = set(seen(match, match.actors[0]).decode().split('"'))
        for each in hint(match, match.actors[0], match.decisions, 400):
            hints += 1
            assert names & set(" ".join([each.answer, *each.line]).split()) <= shown
    assert hints > 20
