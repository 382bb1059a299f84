"""Stories: triggers, discs, and what is told when a story is complete. Chapter 5.12."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.western_legends.chapters import ARREST, SIDE
from saddlebag.games.western_legends.content import (
    STORY_BANDITS,
    STORY_REWARD,
    STORY_SHERIFF,
    STORY_TRIGGER,
    TRIGGER,
    TRIGGER_DISCS,
    TRIGGER_WORDS,
)
from saddlebag.games.western_legends.effects import goals as deed
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules.deeds import did
from saddlebag.games.western_legends.rules.texts import Using, carry_out_text, perform, use_window
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import tale_story as story

FIGHT_PLAYER = TRIGGER.find("fight_player")
SPEND_80_TOWN = TRIGGER.find("spend_80_town")
MUCH_SPENT = 80
DISCS_EACH = 2
SIDES = (0, 1)

# --- triggers ---------------------------------------------------------------------------------------------------------


def meet(s: State, seat: int, trigger: int) -> None:
    """A trigger is met; a disc is offered for it when what met it is finished. Only one's own turn counts.
    WL-STORY-02, WL-STORY-03"""
    if s.turn is not None and seat == s.active and not s.turn.contributed:
        s.turn.met |= 1 << trigger


def a_trigger_was_met(s: State) -> bool:
    """WL-STORY-02, WL-STORY-14"""
    return s.turn is not None and (s.turn.met != 0 or s.turn.spent >= MUCH_SPENT)


def discs_on(s: State, side: int) -> int:
    discs = 0
    for player in s.players:
        discs += player.discs[side]
    return discs


def is_complete(s: State, side: int) -> bool:
    """WL-STORY-05"""
    deck = s.stories[side]
    return bool(deck) and discs_on(s, side) >= TRIGGER_DISCS[STORY_TRIGGER[deck[-1]]]


def has_disc_for(s: State, seat: int, side: int) -> bool:
    """A free one, or one on the other story, unless that is complete. WL-STORY-04"""
    discs = s.players[seat].discs
    if discs[0] + discs[1] < DISCS_EACH:
        return True
    return discs[1 - side] > 0 and not is_complete(s, 1 - side)


def open_sides(s: State, seat: int, met: int) -> list[int]:
    """The stories that these triggers let a player add a disc to. WL-STORY-02..05, WL-STORY-10"""
    found = []
    for side in SIDES:
        deck = s.stories[side]
        if not deck or not met >> STORY_TRIGGER[deck[-1]] & 1:
            continue
        if not is_complete(s, side) and has_disc_for(s, seat, side):
            found.append(side)
    return found


# --- discs ------------------------------------------------------------------------------------------------------------


def _contributes(s: State, ask: Ask, a: Action) -> str:
    told = TRIGGER_WORDS[STORY_TRIGGER[s.stories[a.arg][-1]]]
    moved = " (move it from the other story)" if sum(s.players[ask.seat].discs) == DISCS_EACH else ""
    return f"Add a disc to the {SIDE[a.arg]} story: {told}{moved}"


ADD_DISC = Question("add_disc", "You may add a disc to a story. Do you?", clause="WL-STORY-02")
CONTRIBUTE = Verb(
    "contribute",
    SIDE,
    at=ADD_DISC,
    says=_contributes,
    clause="WL-STORY-02",
    touches="story:{0}",
    needs=(Need(offered, "You have not met its trigger, or it takes no further disc of yours.", "WL-STORY-03"),),
)
NO_DISC = Verb("no_disc", at=ADD_DISC, says="Add no disc", clause="WL-STORY-15", passes=True)
ADD_NONE = NO_DISC.each[0]


def disc_answers(s: State, seat: int, met: int) -> list[Action]:
    return [*[CONTRIBUTE.each[side] for side in open_sides(s, seat, met)], ADD_NONE]


def offer_disc(s: State) -> Rule[None]:
    """For the triggers that the active player has met, once. WL-STORY-02, WL-STORY-03, WL-STORY-15"""
    turn = s.now
    met = turn.met
    if turn.spent >= MUCH_SPENT:
        met |= 1 << SPEND_80_TOWN
        turn.spent = 0
    turn.met = 0
    yield from ask_for_disc(s, s.active, met)


def offer_fight_disc(s: State) -> Rule[None]:
    """Whoever fights another player meets the trigger when the fight is declared. WL-STORY-02, WL-STORY-14"""
    fight = s.fight
    if s.turn is None or fight is None or fight.kind > ARREST or fight.fighter != s.active:
        return
    yield from ask_for_disc(s, s.active, 1 << FIGHT_PLAYER)


def ask_for_disc(s: State, seat: int, met: int) -> Rule[None]:
    """WL-STORY-03, WL-STORY-15"""
    if s.now.contributed or not open_sides(s, seat, met):
        return
    choice = yield Ask(seat, ADD_DISC, lambda: disc_answers(s, seat, met))
    if choice is not ADD_NONE:
        yield from add_disc(s, seat, choice.arg)


def add_disc(s: State, seat: int, side: int) -> Rule[None]:
    """A free disc, or the one on the other story; then texts that follow. WL-STORY-04, WL-STORY-08, WL-STORY-12"""
    discs = s.players[seat].discs
    if sum(discs) == DISCS_EACH:
        discs[1 - side] -= 1
    discs[side] += 1
    s.last_disc[side] = seat
    s.now.contributed = True
    card = s.stories[side][-1]
    trigger = STORY_TRIGGER[card]
    missing = TRIGGER_DISCS[trigger] - discs_on(s, side)
    s.tell(story.DiscPlaced, s.who(seat), trigger, missing)
    did(s, seat, deed.CONTRIBUTE, which=len(s.stories[side]) * 2 + side)
    if not missing:
        did(s, seat, deed.LAST_DISC)
    yield from use_window(s, seat, terms.AFTER_CONTRIBUTION)


# --- telling ----------------------------------------------------------------------------------------------------------

TELL_FIRST = Question("tell_first", "Both stories are complete. Which is told first?", clause="WL-STORY-11")
TELL = Verb(
    "tell",
    SIDE,
    at=TELL_FIRST,
    says=lambda s, ask, a: f"The {SIDE[a.arg]} story: {TRIGGER_WORDS[STORY_TRIGGER[s.stories[a.arg][-1]]]}",
    clause="WL-STORY-11",
    touches="story:{0}",
    needs=(Need(lambda s, ask, a: is_complete(s, a.arg), "That story is not complete.", "WL-STORY-05"),),
)


def story_is_complete(s: State) -> bool:
    """WL-STORY-05, WL-STORY-16"""
    return is_complete(s, 0) or is_complete(s, 1)


def all_stories_are_told(s: State) -> bool:
    """The step of the end of the turn is over when no complete card is left. WL-STORY-16"""
    return not story_is_complete(s)


def end_stories(s: State) -> None:
    """The step is over: what has waited for it comes now. WL-TURN-10"""


def resolve_story(s: State) -> Rule[None]:
    """One complete story: rewards, bandits, the Sheriff. WL-STORY-06..11"""
    complete = [side for side in SIDES if is_complete(s, side)]
    side = complete[0]
    if len(complete) > 1:
        choice = yield Ask(s.active, TELL_FIRST, lambda: TELL.each)
        side = choice.arg
    tellers = [seat for seat in s.clockwise(s.active) if s.players[seat].discs[side]]
    last = s.last_disc[side]
    card = put_aside(s, side)
    s.tell(story.StoryTold, s.who(s.active), card, [s.who(seat) for seat in tellers])
    for seat in tellers:
        yield from carry_out_text(s, Using(seat), STORY_REWARD[card])
    for gang in STORY_BANDITS[card]:
        yield from perform(s, Using(s.active), (fx.SpawnGang(gang),))
    if STORY_SHERIFF[card]:
        yield from perform(s, Using(last), (fx.MoveSheriff(STORY_SHERIFF[card]),))


def put_aside(s: State, side: int) -> int:
    """The card is turned and put aside, and its discs return to their owners. WL-STORY-06, WL-STORY-09"""
    card = s.stories[side].pop()
    s.stories_told.append(card)
    s.disclosed += 1
    for player in s.players:
        player.discs[side] = 0
    s.last_disc[side] = NOBODY
    return card
