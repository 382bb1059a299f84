"""The Sheriff: led step by step, put somewhere, and whom he confronts. Chapter 5.10."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.play import within
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.chapters import PLAYER, SHERIFF
from saddlebag.games.western_legends.content import ADJACENT, ADJACENT_BY_SIDES, LINKED, SPACE
from saddlebag.games.western_legends.effects import goals as deed
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.arrests import arrest
from saddlebag.games.western_legends.rules.deeds import did
from saddlebag.games.western_legends.rules.fights import FIGHT
from saddlebag.games.western_legends.rules.npc import SHERIFF_CARDS, start_npc_fight
from saddlebag.games.western_legends.rules.texts import CHANGES, RULES, Using
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story
from saddlebag.games.western_legends.words.story import PLACES, name_of

__all__ = ["arrest", "confront", "enter", "move_sheriff", "near"]


def near(s: State, space: int) -> tuple[int, ...]:
    """Where the Sheriff may go from a space: as players do, and along rail and passes. WL-SHERIFF-03, AU-SHERIFF-04,
    AU-SHERIFF-05"""
    adjacent = ADJACENT[space] if s.options.corner_adjacency else ADJACENT_BY_SIDES[space]
    return (*adjacent, *[each for each in LINKED[space] if each not in adjacent]) if s.ante_up else adjacent


# --- led step by step -------------------------------------------------------------------------------------------------

LEAD_SHERIFF = Question(
    "lead_sheriff",
    "Where does the Sheriff ride? He can go {} more.",
    says=lambda s, ask: counted(ask.about, "space"),
    clause="WL-SHERIFF-02",
)
LEAD = Verb(
    "lead",
    SPACE,
    at=LEAD_SHERIFF,
    says=lambda s, ask, a: f"Lead the Sheriff to {PLACES[a.arg]}",
    clause="WL-SHERIFF-02",
    touches="space:{0}",
    needs=(Need(lambda s, ask, a: a.arg in near(s, s.sheriff), "The Sheriff cannot ride there.", "WL-SHERIFF-03"),),
)
HALT = Verb("halt", at=LEAD_SHERIFF, says="Let him stop here", clause="WL-SHERIFF-02")
STOP_HIM = HALT.each[0]


def rides(s: State) -> list[Action]:
    return [*[LEAD.each[space] for space in near(s, s.sheriff)], STOP_HIM]


def move_sheriff(s: State, mover: int, number: int) -> Rule[bool]:
    """Up to so many spaces, while somebody is Wanted; he stops where a Wanted player is. Whether he made an arrest.
    WL-SHERIFF-01..04, WL-SHERIFF-14"""
    if not s.somebody_is_wanted():
        return False
    for left in range(number, 0, -1):
        choice = yield Ask(mover, LEAD_SHERIFF, lambda: rides(s), left)
        if choice is STOP_HIM:
            return False
        s.tell(fight_story.SheriffRode, choice.arg)
        s.sheriff = choice.arg
        if wanted_at(s, choice.arg):
            arrested = yield from enter(s, mover, choice.arg)
            if arrested:
                did(s, mover, deed.SHERIFF_ARREST)
            return arrested
    return False


# --- confronting ------------------------------------------------------------------------------------------------------


def wanted_at(s: State, space: int) -> list[int]:
    """The Wanted players in a space."""
    return [seat for seat, player in enumerate(s.players) if player.place == space and player.wanted]


CHOOSE_WANTED = Question("choose_wanted", "Whom does the Sheriff confront?", clause="WL-SHERIFF-05")
CONFRONT = Verb(
    "confront",
    PLAYER,
    at=CHOOSE_WANTED,
    says=lambda s, ask, a: f"Confront {name_of(s.who(a.arg))}",
    clause="WL-SHERIFF-05",
    touches="player:{0}",
    needs=(Need(offered, "They are not a Wanted player in his space.", "WL-SHERIFF-05"),),
)


def enter(s: State, mover: int, space: int) -> Rule[bool]:
    """The Sheriff enters a space and confronts one Wanted player there, whom the mover chooses. Whether it was an
    arrest. WL-SHERIFF-04, WL-SHERIFF-05"""
    s.sheriff = space
    wanted = wanted_at(s, space)
    if not wanted:
        return False
    seat = wanted[0]
    if len(wanted) > 1:
        choice = yield Ask(mover, CHOOSE_WANTED, lambda: [CONFRONT.each[each] for each in wanted_at(s, s.sheriff)])
        seat = choice.arg
    arrested = yield from confront(s, seat)
    return arrested


def confront(s: State, seat: int) -> Rule[bool]:
    """A Wanted player discards a card and fights the Sheriff, even outside their own turn. Whether they were arrested.
    WL-SHERIFF-06, WL-SHERIFF-07, WL-SHERIFF-13"""
    yield from goods.discard(s, seat, 1)
    start_npc_fight(s, seat, SHERIFF, SHERIFF_CARDS, s.players[seat].place)
    yield from within(FIGHT, s)
    return s.players[seat].wanted == 0


# --- steps ------------------------------------------------------------------------------------------------------------


@RULES.of(fx.MoveSheriff)
def lead_him(s: State, now: Using, step: fx.MoveSheriff) -> Rule[None]:
    """The owner of the text chooses the path. WL-SHERIFF-02"""
    arrested = yield from move_sheriff(s, now.seat, step.number)
    now.arrests += int(arrested)


@RULES.of(fx.IfArrest)
def if_arrest(s: State, now: Using, step: fx.IfArrest) -> None:
    """LP if the move just made caused an arrest. WL-SHERIFF-14"""
    if now.arrests:
        goods.gain_lp(s, now.seat, step.number)


@RULES.of(fx.PlaceSheriff)
def place_sheriff(s: State, now: Using, step: fx.PlaceSheriff) -> Rule[None]:
    """He enters the space he is put into, even while nobody is Wanted. WL-SHERIFF-11"""
    s.tell(fight_story.SheriffPlaced, step.space.number)
    yield from enter(s, now.seat, step.space.number)


POST_SHERIFF = Question("post_sheriff", "In which space beside you do you place the Sheriff?", clause="WL-SHERIFF-11")
POST = Verb(
    "post",
    SPACE,
    at=POST_SHERIFF,
    says=lambda s, ask, a: f"Place the Sheriff at {PLACES[a.arg]}",
    clause="WL-SHERIFF-11",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in near(s, s.players[ask.seat].place), "That is not beside you.", "WL-SHERIFF-11"),
    ),
)


@RULES.of(fx.PlaceSheriffNear)
def place_sheriff_near(s: State, now: Using, step: fx.PlaceSheriffNear) -> Rule[None]:
    """A space of choice beside the owner; links count as adjacent. WL-SHERIFF-11"""
    choice = yield Ask(
        now.seat, POST_SHERIFF, lambda: [POST.each[space] for space in near(s, s.players[now.seat].place)]
    )
    s.tell(fight_story.SheriffPlaced, choice.arg)
    yield from enter(s, now.seat, choice.arg)


def _somebody_is_wanted(s: State, now: Using, step: fx.MoveSheriff) -> bool:
    """WL-SHERIFF-01, WL-CARD-04"""
    return s.sheriff != NOBODY and s.somebody_is_wanted()


def _caused_arrest(s: State, now: Using, step: fx.IfArrest) -> bool:
    return now.arrests > 0


CHANGES[fx.MoveSheriff.kind] = _somebody_is_wanted
CHANGES[fx.IfArrest.kind] = _caused_arrest
