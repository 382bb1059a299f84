"""Texts in tests of Frontier: carry one out as a card, a building or the town would."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.games.frontier.content import EVENT_SORT, PUBLIC, SPACE
from saddlebag.games.frontier.effects.terms import lexicon
from saddlebag.games.frontier.effects.texts import parse
from saddlebag.games.frontier.rules import events, texts
from saddlebag.games.frontier.state import State
from tests.games.frontier import kit


def carry_out(s: State, text: str, seat: int = 0, kind: str = "", space: str = "") -> Rule[None]:
    """A text as a rule: of a player, of an event card of some kind, or of the building on a space."""
    of_card = EVENT_SORT.find(kind) if kind else NOBODY
    now = texts.Using(seat, kind=of_card, space=SPACE.find(space) if space else NOBODY)
    return texts.perform(s, now, parse(text, lexicon(PUBLIC.ids)).steps)


def possible(s: State, text: str, seat: int = 0) -> bool:
    """Whether the only step of a text can be carried out."""
    (step,) = parse(text, lexicon(PUBLIC.ids)).steps
    return texts.possible(s, texts.Using(seat), step)


def event(s: State, name: str) -> Rule[None]:
    """An event card is the upcoming one and is carried out."""
    kit.events(s, name)
    return events.carry_out_event(s)


def of(space: str) -> int:
    return SPACE.find(space)
