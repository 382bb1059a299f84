"""Texts of cards, items and characters: when they work, who chooses, what they cost. Ledger 9.1.

What a step does stands in the chapter that the step belongs to, marked with `@RULES.of(fx.Draw)`.
"""

from collections.abc import Callable
from typing import Any

from saddlebag.engine.language import capital
from saddlebag.engine.language.performing import Rules
from saddlebag.engine.names import NOBODY, Names, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.western_legends.chapters import FIGHTER, MAN_IN_BLACK
from saddlebag.games.western_legends.content import (
    CHARACTER,
    CHARACTER_TEXT,
    FIGHT_TEXT,
    ITEM,
    ITEM_NAMES,
    ITEM_TEXT,
    MISC,
    SPEAKER,
    TOWN,
    TOWN_OF,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.terms import (
    DO,
    IN_A_TOWN,
    IN_DARKROCK,
    MAY,
    NO_EACH,
    NOW,
    ON_GAIN,
    OPP_CHOOSE,
    OUTSIDE_TOWNS,
    TARGET_CHOOSE,
    WANTED_PLAYER,
)
from saddlebag.games.western_legends.effects.texts import Clause, Text
from saddlebag.games.western_legends.rules.goods import ITEMS_OF_KIND, gain_money, hand_over_item
from saddlebag.games.western_legends.rules.readings import (
    CHANGES,
    CLAUSES,
    PAYABLE,
    WINDOWS,
    Reading,
    Using,
    Way,
    can_pay,
    read,
    read_text,
    some_way_changes,
    would_change,
)
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import story
from saddlebag.games.western_legends.words.fight_story import fight_card_name
from saddlebag.games.western_legends.words.story import name_of

__all__ = ["CHANGES", "PAYABLE", "Using"]

SOURCE = Names("text", [*ITEM.ids, *CHARACTER.ids])
"""What a text stands on that players own: an item, or their character."""
SOURCES = len(SOURCE)
FIRST_CHARACTER = len(ITEM)
_ITEMS = [f"the {name}" for name in ITEM_NAMES]
YOURS = [*_ITEMS, *["your ability"] * len(CHARACTER)]
"""What a text stands on, as its owner is spoken to."""
THEIRS = [*_ITEMS, *["their ability"] * len(CHARACTER)]
"""And as others are told of it."""
ITEM_CLAUSES = [[[side.at(window) for window in range(WINDOWS)] for side in sides] for sides in ITEM_TEXT]
CHARACTER_CLAUSES = [[text.at(window) for window in range(WINDOWS)] for text in CHARACTER_TEXT]
ITEMS_WITH = [
    [sum([1 << item for item in range(len(ITEM)) if ITEM_CLAUSES[item][side][window]]) for side in (0, 1)]
    for window in range(WINDOWS)
]
"""For each moment the items with a text for it, plain and upgraded, as bits."""
ITEMS_WITH_EITHER = [plain | upgraded for plain, upgraded in ITEMS_WITH]
"""Those with a text on one side at least."""
CHARACTERS_WITH = [
    sum([1 << character for character in range(len(CHARACTER)) if CHARACTER_CLAUSES[character][window]])
    for window in range(WINDOWS)
]
"""For each moment the characters whose ability works then, as bits."""
NO_SOURCES: list[int] = []
"""What nearly every question finds that goes through what players own."""
DARKROCK = TOWN.find("darkrock")


RULES = Rules[State, Using, Rule[None] | None](fx.STEP)
"""What each step does; the chapters fill it. One that asks nothing is done at once."""
STEP_RULES: list[Callable[[State, Using, Any], Rule[None] | None]] = []
"""The same by the number of the step, once all chapters are there (see course.py)."""


def is_worth_using(s: State, now: Using, text: Text, window: int = NOW) -> bool:
    """Whether a text can be paid for and would change anything. WL-CARD-08, WL-GEN-23"""
    changes = False
    for reading in read_text(text, window):
        if not can_pay(s, now, reading.ways[0]):
            return False
        changes = changes or some_way_changes(s, now, reading.ways)
    return changes


# --- carrying out ------------------------------------------------------------------------------------------------

WAY = Names("way", ["first", "second", "third", "fourth"])


def _said(steps: tuple[fx.Step, ...]) -> str:
    return capital(", then ".join([step.words(SPEAKER) for step in steps]))


USE_TEXT = Question(
    "use_text",
    "{}. Do you use this?",
    says=lambda s, ask: capital(CLAUSES[ask.about].words(SPEAKER)),
    clause="WL-GEN-13",
)


def _choice(s: State, ask: Ask) -> str:
    """A fight card says whose text it is, since it works for whoever loses too. WL-NPC-05"""
    fight = s.fight
    if fight is None or fight.played == NOBODY or CLAUSES[ask.about] not in FIGHT_TEXT[fight.played].clauses:
        return "Choose one."
    return f"{capital(fight_card_name(fight.played))}, whoever wins: choose one."


CHOOSE_WAY = Question("choose_way", "{}", says=_choice, clause="WL-GEN-13")
NEXT_TEXT = Question("next_text", "Which of your texts is used next?", clause="WL-GEN-14")
TARGET_PLAYER = Question("target_player", "Whom do you choose?", clause="WL-GEN-13")
USE = Verb("use", at=USE_TEXT, says=lambda s, ask, a: _said(CLAUSES[ask.about].ways[0]), clause="WL-GEN-13", main=True)
SKIP = Verb("skip", at=USE_TEXT, says="Leave it", clause="WL-GEN-13", passes=True)
CHOOSE_ONE = Verb(
    "choose",
    WAY,
    at=CHOOSE_WAY,
    says=lambda s, ask, a: _said(CLAUSES[ask.about].ways[a.arg]),
    clause="WL-GEN-13",
    needs=(Need(offered, "That would change nothing, or cannot be paid.", "WL-GEN-22"),),
)
NEXT = Verb(
    "next",
    SOURCE,
    at=NEXT_TEXT,
    says=lambda s, ask, a: capital(YOURS[a.arg]),
    clause="WL-GEN-14",
    needs=(Need(offered, "That text is not waiting to be used.", "WL-GEN-14"),),
)
TARGET = Verb(
    "target",
    FIGHTER,
    at=TARGET_PLAYER,
    says=lambda s, ask, a: capital(name_of(s.who(a.arg))),
    clause="WL-GEN-13",
    touches="player:{0}",
    needs=(Need(offered, "They are not in your space.", "WL-GEN-13"),),
)
USE_IT, SKIP_IT = USE.each[0], SKIP.each[0]


def others_there(s: State, seat: int) -> list[int]:
    """The other players in a player's space, the Man in Black included. WL-GEN-24"""
    place = s.players[seat].place
    found: list[int] = []
    for other, player in enumerate(s.players):
        if player.place == place and other != seat:
            found.append(other)
    if s.mib_place == place != NOBODY:
        found.append(MAN_IN_BLACK)
    return found


def choose_target(s: State, seat: int, possible: list[int]) -> Rule[int]:
    """One of some players; the only one is not asked for. D44"""
    if len(possible) == 1:
        return possible[0]
    choice = yield Ask(seat, TARGET_PLAYER, lambda: [TARGET.of(each) for each in possible])
    return choice.arg


def concerns(s: State, each: int, seat: int) -> bool:
    """Whether a clause for each player of a kind concerns a seat."""
    if each == WANTED_PLAYER:
        return s.players[seat].wanted > 0
    place = s.players[seat].place
    if each == IN_DARKROCK:
        return place != NOBODY and TOWN_OF[place] == DARKROCK
    return s.in_town(seat) if each == IN_A_TOWN else each == OUTSIDE_TOWNS and not s.in_town(seat)


def perform(s: State, now: Using, way: tuple[fx.Step, ...]) -> Rule[None]:
    """Some steps in their order."""
    rule = do_steps(s, now, way)
    if rule is not None:
        yield from rule


def do_steps(s: State, now: Using, way: tuple[fx.Step, ...]) -> Rule[None] | None:
    """The same; what asks nothing is done at once. In set-up Sheriff and bandits are still off the board. AU-SETUP-21,
    AU-SETUP-22"""
    for place, step in enumerate(way):
        if not s.set_up and (step.sheriff or step.bandits):
            continue
        rule = STEP_RULES[step.kind](s, now, step)
        if rule is not None:
            return do_the_rest(s, now, rule, way[place + 1 :])
    return None


def do_the_rest(s: State, now: Using, rule: Rule[None], way: tuple[fx.Step, ...]) -> Rule[None]:
    """A step that asks, and those after it."""
    yield from rule
    if way:
        yield from perform(s, now, way)


def carry_out(s: State, now: Using, clause: Clause) -> Rule[None]:
    """A clause."""
    rule = follow(s, now, read(clause))
    if rule is not None:
        yield from rule


def follow(s: State, now: Using, reading: Reading) -> Rule[None] | None:
    """A clause: for each player it names, if its owner wants to, or in the way that is chosen; what asks nothing is
    done at once. WL-GEN-13, WL-GEN-22"""
    if reading.once and s.turn is not None and now.seat * SOURCES + now.source in s.turn.used:
        return None
    if reading.each != NO_EACH:
        return do_for_each(s, reading) if s.set_up else None
    if reading.npc is not None and now.in_npc_fight:
        return do_steps(s, now, reading.npc)
    if reading.manner == DO:
        return do_steps(s, now, reading.steps)
    if reading.manner == MAY:
        return use_or_skip(s, now, reading) if may_be_used(s, now, reading.ways[0]) else None
    return choose(s, now, reading.clause)


def do_for_each(s: State, reading: Reading) -> Rule[None]:
    """A clause for each player of a kind, from the active one on. WL-GEN-14"""
    for seat in s.clockwise(s.active):
        if concerns(s, reading.each, seat):
            yield from perform(s, Using(seat), reading.steps)


def may_be_used(s: State, now: Using, way: Way) -> bool:
    """Whether somebody is asked if they use it: it can be paid for and would change something. WL-GEN-13, WL-GEN-23"""
    return can_pay(s, now, way) and would_change(s, now, way)


def use_or_skip(s: State, now: Using, reading: Reading) -> Rule[None]:
    """WL-GEN-13"""
    choice = yield Ask(now.seat, USE_TEXT, lambda: [USE_IT, SKIP_IT], reading.number)
    if choice is SKIP_IT:
        return
    if reading.once and s.turn is not None:
        s.turn.used.append(now.seat * SOURCES + now.source)
    if now.source != NOBODY:
        s.tell(story.UsedText, s.who(now.seat), THEIRS[now.source])
    yield from perform(s, now, reading.steps)


def choose(s: State, now: Using, clause: Clause) -> Rule[None]:
    """One of several ways: the owner's, the opponent's or a chosen player's choice, who carries it out. WL-GEN-22,
    WL-MIB-14"""
    chooser = now
    if clause.manner == OPP_CHOOSE:
        chooser = Using(now.opponent, now.source, now.seat)
    elif clause.manner == TARGET_CHOOSE:
        target = yield from choose_target(s, now.seat, others_there(s, now.seat))
        chooser = Using(target, now.source, now.seat)
    if chooser.seat == MAN_IN_BLACK:
        man_in_black_gives(s, now, clause)
        return
    ways = possible_ways(s, chooser, clause)
    if not ways:
        return
    way = ways[0]
    if len(ways) > 1:
        number = read(clause).number
        choice = yield Ask(chooser.seat, CHOOSE_WAY, lambda: [CHOOSE_ONE.of(each) for each in ways], number)
        way = choice.arg
    yield from perform(s, chooser, clause.ways[way])


def possible_ways(s: State, now: Using, clause: Clause) -> list[int]:
    """The ways that can be paid and would change something; those that would change nothing only if all would not.
    WL-GEN-22"""
    ways = read(clause).ways
    payable = [place for place, way in enumerate(ways) if can_pay(s, now, way)]
    worth = [place for place in payable if would_change(s, now, ways[place])]
    return worth or [place for place in payable if clause.ways[place][0].kind != fx.Give.kind]


def man_in_black_gives(s: State, now: Using, clause: Clause) -> None:
    """Asked to choose, he gives money where that is a way, and does nothing otherwise. WL-MIB-04, WL-MIB-14"""
    for way in clause.ways:
        for step in way:
            if isinstance(step, fx.Give) and step.gift == terms.GIVEN_MONEY:
                gain_money(s, now.seat, step.number)
                return


def carry_out_text(s: State, now: Using, text: Text, window: int = NOW) -> Rule[None]:
    """All clauses of a text for a moment, in their order."""
    for reading in read_text(text, window):
        rule = follow(s, now, reading)
        if rule is not None:
            yield from rule


# --- windows -----------------------------------------------------------------------------------------------------


def sources(s: State, seat: int, window: int) -> list[int]:
    """What a player owns that has a text for this moment: the active weapon and mount, miscellaneous items, and the
    character's ability while it works. The list may be one that is always the same. WL-GEN-15, WL-GEN-21"""
    player = s.players[seat]
    character = player.character
    able = character != NOBODY and CHARACTERS_WITH[window] >> character & 1 and s.has_ability(seat)
    if not player.items & ITEMS_WITH_EITHER[window]:
        return [FIRST_CHARACTER + character] if able else NO_SOURCES
    plain, upgraded = ITEMS_WITH[window]
    held = (player.items & ~player.upgraded & plain) | (player.upgraded & upgraded)
    active = ITEMS_OF_KIND[MISC]
    if player.weapon != NOBODY:
        active |= 1 << player.weapon
    if player.mount != NOBODY:
        active |= 1 << player.mount
    found = list(bits(held & active))
    if able:
        found.append(FIRST_CHARACTER + character)
    return found


def clauses_of(s: State, seat: int, source: int, window: int) -> tuple[Clause, ...]:
    """What a source of a player says for this moment."""
    if source >= FIRST_CHARACTER:
        return CHARACTER_CLAUSES[source - FIRST_CHARACTER][window]
    return ITEM_CLAUSES[source][s.players[seat].upgraded >> source & 1][window]


def use_source(
    s: State, seat: int, source: int, window: int, opponent: int = NOBODY, track: int = NOBODY
) -> Rule[None]:
    """What one of a player's sources says for this moment."""
    for clause in clauses_of(s, seat, source, window):
        rule = follow(s, Using(seat, source, opponent, track), read(clause))
        if rule is not None:
            yield from rule


def use_window(
    s: State, seat: int, window: int, opponent: int = NOBODY, track: int = NOBODY, together: int = NOBODY
) -> Rule[None]:
    """All that a player owns that works at this moment, or at another one that comes together with it, in the order of
    their choice. WL-GEN-14"""
    used: list[int] = []
    waiting = _waiting(s, seat, window, together, used)
    while waiting:
        source = waiting[0]
        if len(waiting) > 1:
            choice = yield Ask(seat, NEXT_TEXT, lambda: [NEXT.of(each) for each in waiting])  # noqa: B023
            source = choice.arg
        used.append(source)
        yield from use_source(s, seat, source, window, opponent, track)
        if together != NOBODY:
            yield from use_source(s, seat, source, together, opponent, track)
        waiting = _waiting(s, seat, window, together, used)


def _waiting(s: State, seat: int, window: int, together: int, used: list[int]) -> list[int]:
    """The sources for a moment that have not been used at it; an ability may have begun to work meanwhile."""
    found = sources(s, seat, window)
    if together != NOBODY:
        found = found + [source for source in sources(s, seat, together) if source not in found]
    return [source for source in found if source not in used] if used else found


def gain_item(s: State, seat: int, item: int, upgraded: bool = False) -> Rule[None]:
    """An item comes into a player's hands, and what it says of that is done. WL-SETUP-12, WL-STORE-01"""
    hand_over_item(s, seat, item, upgraded)
    for clause in ITEM_CLAUSES[item][upgraded][ON_GAIN]:
        yield from carry_out(s, Using(seat, item), clause)
