"""The laws of texts beyond their grammar: what may stand where, so that none is dead."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from saddlebag.engine.language import Fault
from saddlebag.engine.language import faults as all_faults
from saddlebag.engine.language import told as told_at
from saddlebag.games.frontier.effects.mods import Standing
from saddlebag.games.frontier.effects.step import At, Beside, Choose, Each, EachOf, For, If, Pay, Step
from saddlebag.games.frontier.effects.steps import Gain, Lose
from saddlebag.games.frontier.effects.terms import (
    ANYONES_TURN,
    EACH_ROUND,
    EACH_TURN,
    ERA_END,
    FOR_ANYONE,
    FOR_OWNER,
    FOR_TOWN,
    MOMENT_WORD,
    OTHER_USES_MINE,
    PER,
    PLAIN,
    WHEN_PLACED,
    WHOSE_WORD,
)
from saddlebag.games.frontier.effects.texts import Text


class Place(Struct, frozen=True):
    """What a text stands on, and what can work there."""

    what: str
    at_once: bool = False
    """Whether something is carried out when it is used, drawn or built."""
    standing: bool = False
    """Whether something can hold on."""
    town: bool = False
    """Whether it concerns the town, not one player."""
    site: bool = False
    """Whether it is a building on the map."""
    moments: tuple[int, ...] = ()
    whose: tuple[int, ...] = ()


USE = Place("the use of a public building", at_once=True, site=True)
PASSIVE = Place("the passive of a public building", standing=True, site=True, whose=(FOR_OWNER, FOR_TOWN))
EVENT = Place("an event card", at_once=True, town=True)
STATUS = Place("the town status", at_once=True, town=True)
REWARD = Place("a reward", at_once=True)
TILE = Place("a development tile", at_once=True, standing=True, whose=(FOR_ANYONE,))
CARD = Place("a card", standing=True, whose=(FOR_ANYONE,))
PARTNER = Place("a partner", standing=True, moments=(EACH_TURN, ERA_END, OTHER_USES_MINE))
ACTIVE = Place("the active ability of a tycoon", moments=(EACH_ROUND,))
SPECIAL = Place(
    "a special building", standing=True, site=True, moments=(WHEN_PLACED, ANYONES_TURN), whose=(FOR_ANYONE,)
)


def faults(text: Text, place: Place) -> list[Fault]:
    """Everything that is wrong with a text at its place, by the numbers of its steps."""
    return all_faults(LAWS, text, place)


def told(text: Text, fault: Fault) -> str:
    """A fault as a sentence with its position in the text."""
    return told_at(text.text, "", text.steps, fault, ", ")


def steps_fit_their_place(text: Text, place: Place) -> Iterator[Fault]:
    """A step that nobody carries out or asks for would be dead. Ledger 9.2"""
    for number, step in enumerate(text.steps):
        for part in step.parts():
            yield from [(number, sentence) for sentence in _misplaced(part, place)]
        outer = step.step if isinstance(step, For) else step
        waits = isinstance(step, At)
        if isinstance(outer, Standing):
            if not place.standing:
                yield number, f"{outer} holds on, but {place.what} does not"
        elif isinstance(step, For):
            yield number, f"{step} names for whom something holds, but {outer} does not hold on"
        elif not waits and not place.at_once:
            yield number, f"{place.what} is not carried out at once, so {step} never happens"


def _misplaced(part: Step, place: Place) -> Iterator[str]:
    if part.town and not place.town:
        yield f"{part} is for events and the town status, not for {place.what}"
    if part.site and not place.site:
        yield f"{part} needs a building on the map, which {place.what} is not"
    if isinstance(part, At) and part.moment not in place.moments:
        yield f"{place.what} cannot have {MOMENT_WORD.write(part.moment)}:"
    if isinstance(part, For) and part.whose not in place.whose:
        yield f"{place.what} cannot have {WHOSE_WORD.write(part.whose)}:"
    if isinstance(part, If) and isinstance(part.condition, Beside) and not place.site:
        yield f"{part.condition} needs a building on the map, which {place.what} is not"
    if part.draws_severity() and not place.town:
        yield f"{part} asks for a severity, which only events and the town status do (FO-SEV-01)"


def prefixes_make_sense(text: Text, place: Place) -> Iterator[Fault]:
    """Moments and standing effects are no part of other steps; players are named once; a choice has ways; amounts fit
    what is gained or lost. FO-CORE-17, FO-STAT-05, FO-SEV-03"""
    for number, step in enumerate(text.steps):
        within = [part for part in step.parts() if part is not step]
        for part in within:
            if isinstance(part, At | For):
                yield number, f"{part} stands within another effect; it can only come first"
            if isinstance(part, Standing) and not isinstance(step, For):
                yield number, f"{part} holds on, so nothing but for whom can stand before it"
        if sum(isinstance(part, Each | EachOf) for part in step.parts()) > 1:
            yield number, f"{step} names its players twice"
        for part in step.parts():
            if isinstance(part, Choose) and len(part.ways) < 2:
                yield number, "a choice needs at least two ways with a semicolon between them"
            if isinstance(part, Gain) and part.much.how not in (PLAIN, PER):
                yield number, f"{part}: what is gained is a number or per(..)"
            if isinstance(part, Lose) and part.much.how != PLAIN:
                yield number, f"{part}: what is lost so is a plain number"
            if isinstance(part, Pay) and place.town:
                yield number, f"{part}: nobody in particular pays for {place.what}"
    if sum(part.draws_severity() for part in text.every_step()) > 1:
        yield 0, "one text draws one severity tile (FO-SEV-03), so only one of its effects can ask for it"


Law = Callable[[Text, Place], Iterator[Fault]]
LAWS: tuple[Law, ...] = (steps_fit_their_place, prefixes_make_sense)
