"""What is done where a move action has ended: nuggets, deliveries and texts, one at a time. Chapter 5.5."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.content import CATTLE, CATTLE_REWARD, LONGHORN_REWARD, SPEAKER
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.texts import Clause
from saddlebag.games.western_legends.rules import goods, ranches
from saddlebag.games.western_legends.rules.numbers import NUMBER
from saddlebag.games.western_legends.rules.readings import can_pay, read, would_change
from saddlebag.games.western_legends.rules.texts import (
    NO_SOURCES,
    SOURCE,
    THEIRS,
    YOURS,
    Using,
    carry_out,
    clauses_of,
    others_there,
    perform,
    sources,
)
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import road_story, story
from saddlebag.games.western_legends.words.road_story import in_words
from saddlebag.games.western_legends.words.story import PLACES

# --- what there is to do ------------------------------------------------------------------------------------------


def nuggets_to_take(s: State, seat: int) -> int:
    """How many of the nuggets that lie there a player can hold. AU-MOVE-04"""
    player = s.players[seat]
    lying = s.nuggets[player.place]
    return max(0, min(lying, goods.nugget_limit(s, seat) - player.nuggets)) if lying else 0


def _clause(s: State, seat: int, source: int) -> Clause:
    return clauses_of(s, seat, source, terms.END_MOVE_WITH_PLAYER)[0]


def texts_here(s: State, seat: int) -> list[int]:
    """The texts for a move that ended beside another player, each once in a move. WL-MOVE-09, WL-MOVE-13"""
    here = sources(s, seat, terms.END_MOVE_WITH_PLAYER)
    if not here or s.move is None or not others_there(s, seat):
        return NO_SOURCES
    found: list[int] = []
    for source in here:
        clause, now = _clause(s, seat, source), Using(seat, source)
        way = read(clause).ways[0]
        useful = clause.manner != terms.MAY or (can_pay(s, now, way) and would_change(s, now, way))
        if source not in s.move.used and useful:
            found.append(source)
    return found


def must_use(s: State, seat: int) -> list[int]:
    """Those of them that are no choice. WL-GEN-13"""
    return [source for source in texts_here(s, seat) if _clause(s, seat, source).manner != terms.MAY]


def what_is_here(s: State, seat: int) -> list[Action]:
    """Everything that can be done where the move has ended. WL-MOVE-09"""
    player = s.players[seat]
    found: list[Action] = []
    if s.nuggets[player.place]:
        found += TAKE_NUGGETS.each[1 : nuggets_to_take(s, seat) + 1]
    if player.cattle:
        found += [DELIVER.each[token] for token in sorted(player.cattle) if ranches.may_deliver(s, seat, token)]
    if ranches.may_deliver_longhorn(s, seat):
        found.append(LONGHORN)
    for source in texts_here(s, seat):
        found.append(USE_HERE.each[source])
    return found


def choices(s: State, seat: int) -> list[Action]:
    """The same, and going on where nothing must be used first. WL-RANCH-07, WL-GEN-13"""
    found = what_is_here(s, seat)
    return found if must_use(s, seat) else [*found, LEAVE]


# --- words --------------------------------------------------------------------------------------------------------


def _told(s: State, seat: int, source: int) -> str:
    """What a text for the end of a move does, without when and whether."""
    clause = _clause(s, seat, source)
    if clause.manner == terms.MAY:
        return ", then ".join([step.words(SPEAKER) for step in clause.steps])
    return clause.words(SPEAKER).partition(", ")[2]


def _delivery(s: State, ask: Ask, action: Action) -> str:
    what = "Wrangle" if ranches.wrangles(s, ask.seat) else "Rustle"
    point = "a Marshal point" if ranches.wrangles(s, ask.seat) else "a Wanted point"
    return f"{what} your cattle: {point}, and {in_words(CATTLE_REWARD[action.arg])}"


HERE = Question("here", "Your move has ended. What do you do here?", clause="WL-MOVE-09")
TAKE_NUGGETS = Verb(
    "take_nuggets",
    NUMBER,
    at=HERE,
    says=lambda s, ask, a: f"Pick up {counted(a.arg, 'nugget')}",
    clause="AU-MOVE-04",
    touches=lambda s, ask, a: [],
    needs=(
        Need(lambda s, ask, a: a.arg > 0, "Pick up at least one, or go on.", "AU-MOVE-04"),
        Need(
            lambda s, ask, a: a.arg <= s.nuggets[s.players[ask.seat].place],
            "So many nuggets do not lie there.",
            "AU-MOVE-04",
        ),
        Need(lambda s, ask, a: a.arg <= nuggets_to_take(s, ask.seat), "You cannot hold so many nuggets.", "WL-GEN-03"),
    ),
)
DELIVER = Verb(
    "deliver",
    CATTLE,
    at=HERE,
    says=_delivery,
    clause="WL-RANCH-03",
    touches="cattle:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.players[ask.seat].cattle, "You do not drive that cattle.", "WL-RANCH-03"),
        Need(
            lambda s, ask, a: ranches.may_deliver(s, ask.seat, a.arg),
            "Cattle are delivered to a Rail Station, a Ranch of another colour or the Outlaw Camp.",
            "WL-RANCH-04",
        ),
    ),
)
DELIVER_LONGHORN = Verb(
    "deliver_longhorn",
    at=HERE,
    says=lambda s, ask, a: f"Deliver a longhorn: {in_words(LONGHORN_REWARD).removeprefix('when delivered: ')}",
    clause="AU-LONG-08",
    needs=(
        Need(lambda s, ask, a: s.players[ask.seat].longhorns > 0, "You drive no longhorn.", "AU-LONG-08"),
        Need(
            lambda s, ask, a: ranches.may_deliver_longhorn(s, ask.seat),
            "Longhorns are delivered to a Ranch, a Rail Station or the Outlaw Camp.",
            "AU-LONG-08",
        ),
    ),
)
USE_HERE = Verb(
    "use_here",
    SOURCE,
    at=HERE,
    says=lambda s, ask, a: f"Use {YOURS[a.arg]}: {_told(s, ask.seat, a.arg)}",
    clause="WL-MOVE-09",
    needs=(Need(lambda s, ask, a: a.arg in texts_here(s, ask.seat), "That has no use here now.", "WL-MOVE-13"),),
)
LEAVE_IT = Verb(
    "leave",
    at=HERE,
    says=lambda s, ask, a: f"Do nothing more at {PLACES[s.players[ask.seat].place]}",
    clause="WL-RANCH-07",
    main=True,
    passes=True,
    needs=(Need(lambda s, ask, a: not must_use(s, ask.seat), "Your ability must be used first.", "WL-GEN-13"),),
)
LONGHORN, LEAVE = DELIVER_LONGHORN.each[0], LEAVE_IT.each[0]


# --- doing it -----------------------------------------------------------------------------------------------------


def do_what_is_here(s: State) -> Rule[bool]:
    """One of the things that can be done there; whether nothing is left to do. The rest is lost as soon as the mini is
    somewhere else. WL-MOVE-09, WL-TURN-11"""
    seat = s.active
    assert s.move is not None
    possible = what_is_here(s, seat) if s.move.ended_at == s.you.place else []
    if not possible:
        return True
    if len(possible) == 1 and must_use(s, seat):
        yield from use_here(s, possible[0].arg)
        return False
    choice = yield Ask(seat, HERE, lambda: choices(s, seat))
    if choice is LEAVE:
        return True
    if choice is LONGHORN:
        yield from ranches.deliver_longhorn(s, seat)
    elif choice.verb == DELIVER.name:
        yield from ranches.deliver(s, seat, choice.arg)
    elif choice.verb == TAKE_NUGGETS.name:
        take_nuggets(s, seat, choice.arg)
    else:
        yield from use_here(s, choice.arg)
    return False


def take_nuggets(s: State, seat: int, number: int) -> None:
    """AU-MOVE-04"""
    place = s.players[seat].place
    s.nuggets[place] -= number
    s.tell(road_story.PickedUpNuggets, s.who(seat), number, place)
    goods.gain_nuggets(s, seat, number)


def use_here(s: State, source: int) -> Rule[None]:
    """Whiskey, or Billy the Kid: a text that is used at most once in a move. WL-MOVE-13"""
    seat = s.active
    clause = _clause(s, seat, source)
    if clause.manner == terms.MAY:
        s.tell(story.UsedText, s.who(seat), THEIRS[source])
        yield from perform(s, Using(seat, source), clause.steps)
    else:
        yield from carry_out(s, Using(seat, source), clause)
    assert s.move is not None
    s.move.used.append(source)
