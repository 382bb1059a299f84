"""Bandits come to their hideouts. Chapter 5.12."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.content import ALL_HIDEOUTS, HIDEOUT_LETTER, HIDEOUTS, SPACE
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.rules.texts import CHANGES, RULES, Using
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story
from saddlebag.games.western_legends.words.story import PLACES

MOST_BANDITS = 6
"""WL-BANDIT-04"""


def may_spawn(s: State, space: int) -> bool:
    """No bandit appears where a player, the Man in Black, the Sheriff or a bandit is, and there are 6 minis.
    WL-BANDIT-03, WL-BANDIT-04"""
    if s.bandits >> space & 1 or s.bandits.bit_count() >= MOST_BANDITS or space in (s.sheriff, s.mib_place):
        return False
    return all(player.place != space for player in s.players)


def spawn(s: State, space: int) -> None:
    """One bandit in a hideout, if there may be one. WL-BANDIT-03"""
    if may_spawn(s, space):
        s.bandits |= 1 << space
        s.tell(fight_story.BanditAppeared, space)


@RULES.of(fx.SpawnGang)
def spawn_gang(s: State, now: Using, step: fx.SpawnGang) -> None:
    """One bandit in each hideout of a letter. WL-BANDIT-01, WL-BANDIT-02"""
    for space in HIDEOUTS[step.gang]:
        spawn(s, space)


HIDEOUT_FOR_BANDIT = Question("hideout_for_bandit", "In which Hideout does the bandit appear?", clause="WL-BANDIT-03")
SPAWN = Verb(
    "spawn",
    SPACE,
    at=HIDEOUT_FOR_BANDIT,
    says=lambda s, ask, a: f"Place the bandit at {PLACES[a.arg]}",
    clause="WL-BANDIT-03",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: HIDEOUT_LETTER[a.arg] != NOBODY, "Bandits appear only in Hideouts.", "WL-BANDIT-01"),
        Need(
            lambda s, ask, a: may_spawn(s, a.arg),
            "No bandit appears where a player, the Sheriff or a bandit is.",
            "WL-BANDIT-03",
        ),
    ),
)


def free_hideouts(s: State) -> list[int]:
    """Where a bandit may appear."""
    return [space for space in ALL_HIDEOUTS if may_spawn(s, space)]


@RULES.of(fx.SpawnAny)
def spawn_any(s: State, now: Using, step: fx.SpawnAny) -> Rule[None]:
    """Bandits in hideouts of the owner's choice, one after another. WL-BANDIT-03"""
    for _ in range(step.number):
        free = free_hideouts(s)
        if not free:
            s.tell(fight_story.NoHideoutFree)
            return
        space = free[0]
        if len(free) > 1:
            choice = yield Ask(now.seat, HIDEOUT_FOR_BANDIT, lambda: [SPAWN.each[each] for each in free_hideouts(s)])
            space = choice.arg
        spawn(s, space)


def _gang_can_come(s: State, now: Using, step: fx.SpawnGang) -> bool:
    return any(may_spawn(s, space) for space in HIDEOUTS[step.gang])


def _a_hideout_is_free(s: State, now: Using, step: fx.SpawnAny) -> bool:
    return any(may_spawn(s, space) for space in ALL_HIDEOUTS)


CHANGES[fx.SpawnGang.kind] = _gang_can_come
CHANGES[fx.SpawnAny.kind] = _a_hideout_is_free
