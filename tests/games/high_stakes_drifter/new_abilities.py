"""Cards with other abilities than the printed ones, for rules that no card of the set shows alone."""

from typing import TypeVar

import pytest

from saddlebag.games.high_stakes_drifter.content import (
    CARD,
    CARD_ABILITIES,
    CARD_KIND,
    CARD_STATICS,
    CARD_TRIGGERS,
    FACTION,
    KIND,
    TRAIT,
)
from saddlebag.games.high_stakes_drifter.effects.abilities import Static, Trigger, parse
from saddlebag.games.high_stakes_drifter.effects.laws import faults
from saddlebag.games.high_stakes_drifter.effects.nouns import lexicon
from saddlebag.games.high_stakes_drifter.effects.terms import EVENTS
from saddlebag.games.high_stakes_drifter.state import FIRST_TRIGGER, TRIGGERS

T = TypeVar("T")
LEXICON = lexicon(FACTION.ids, TRAIT.ids, CARD.ids)


def with_abilities(request: pytest.FixtureRequest, card: str, *texts: str) -> None:
    """For this test a card has these abilities, which must be ones that the laws of content allow."""
    number = CARD.find(card)
    made = tuple(parse(text, LEXICON) for text in texts)
    for ability in made:
        assert faults(ability, KIND[CARD_KIND[number]]) == []
    by_event = tuple(
        tuple(each for each in made if isinstance(each, Trigger) and each.event == event)
        for event in range(len(EVENTS))
    )
    first = [sum(map(len, by_event[:event])) for event in range(len(EVENTS))]
    _exchange(request, CARD_ABILITIES, number, made)
    _exchange(request, CARD_STATICS, number, tuple(each for each in made if isinstance(each, Static)))
    _exchange(request, CARD_TRIGGERS, number, by_event)
    _exchange(request, TRIGGERS, number, tuple(each for of_event in by_event for each in of_event))
    _exchange(request, FIRST_TRIGGER, number, first)


def _exchange(request: pytest.FixtureRequest, table: list[T], number: int, value: T) -> None:
    """Another entry in a table, until the test is over."""
    before = table[number]
    table[number] = value
    request.addfinalizer(lambda: table.__setitem__(number, before))
