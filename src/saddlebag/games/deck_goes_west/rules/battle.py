"""Battles with bandits, by day and by night. Chapter 5.21."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.deck_goes_west.effects.steps import BATTLE_KEY
from saddlebag.games.deck_goes_west.effects.terms import PAIN
from saddlebag.games.deck_goes_west.rules import actions, available, stocks
from saddlebag.games.deck_goes_west.state import (
    ATTACK_DICE,
    CLEARED,
    DEFENCE_DICE,
    HITS,
    PAINS,
    SAVES,
    WAGON_DAMAGE,
    Battle,
    Due,
    State,
)
from saddlebag.games.deck_goes_west.words import bandit_story
from saddlebag.games.deck_goes_west.words.decisions import DONE, FIGHT


def begin(s: State) -> None:
    """A player has played a battle job; all on the tile may join, the initiator first.
    DW-BAT-02, DW-BAT-05, DW-BAT-06"""
    field = s.fight.cell
    s.tell(bandit_story.BattleBegan, field, s.face_up(field), s.bandits[field])


def begin_raid(s: State) -> None:
    """The next group attacks at night; without players there the wagon stands alone.
    DW-BAT-04, DW-NIGHT-08, DW-WAG-05"""
    s.battle = Battle(s.raids.pop(0))
    begin(s)


def at_night(s: State) -> bool:
    """Whether the bandits have started this battle."""
    return s.night_step > 0


def those_on_the_tile(s: State) -> list[int]:
    """All on the tile may join: by day the initiator first, at night P1. DW-BAT-05, DW-BAT-06"""
    return s.on_tile(s.fight.cell, max(s.p1, 0) if at_night(s) else s.active)


def use_weapon(s: State, seat: int) -> Rule[bool]:
    """Each in turn activates battle jobs one by one and says done once, or dies of one. DW-BAT-05, DW-BAT-06,
    DW-DEATH-12"""
    # A hidden hand is asked in any case: not being asked would tell that it has no weapon.
    if s.open_hands and not weapons(s, seat):
        return True
    choice = yield Ask(seat, FIGHT, lambda: weapons(s, seat) + DONE.each, s.fight.cell)
    if choice.verb == DONE.name:
        return True
    yield from actions.start(s, seat, choice)
    return not s.players[seat].alive


def weapons(s: State, seat: int) -> list[Action]:
    """The battle jobs that a player can use. DW-BAT-23, DW-ACT-06"""
    return available.jobs_with_key(s, seat, BATTLE_KEY)


def bandits_are_left(s: State) -> bool:
    """Whether the tile was not cleared. DW-BAT-18"""
    return s.fight.cell in s.bandits


def players_attack(s: State) -> None:
    """All hits less one die of saves a bandit; a bandit goes for each point. DW-BAT-09..13, DW-BAT-19, DW-BAT-20"""
    field, force = s.fight.cell, s.fight.force
    if not s.fight.attackers:
        return
    bandits = s.bandits[field]
    hits = stocks.roll(s, force[ATTACK_DICE]) + force[HITS]
    saves = stocks.roll(s, bandits)
    removed = min(max(hits - saves, 0), bandits)
    s.tell(bandit_story.PlayersAttacked, field, s.face_up(field), hits, saves, removed)
    if removed < bandits:
        s.bandits[field] = bandits - removed
        return
    del s.bandits[field]
    s.tell(bandit_story.Cleared, field, s.face_up(field))
    s.due.append(Due(CLEARED, NOBODY, 0, 0))


def credited(s: State) -> list[int]:
    """Who has cleared the tile: those who attacked, from the active player or P1 on. DW-EVT-12, DW-EVT-14"""
    first = max(s.p1, 0) if at_night(s) else s.active
    credit = s.options.versus_clear_credit
    if credit == "all_on_tile":
        return s.on_tile(s.fight.cell, first)
    if credit == "initiator" and not at_night(s):
        return [s.active]
    return [seat for seat in s.clockwise(first) if s.fight.attackers >> seat & 1]


def bandits_attack(s: State) -> None:
    """One die a bandit less all saves; every player there takes that many pains, and the wagon the same damage.
    DW-BAT-14..17, DW-BAT-25, DW-WAG-06"""
    field, force = s.fight.cell, s.fight.force
    hits = stocks.roll(s, s.bandits[field])
    saves = stocks.roll(s, force[DEFENCE_DICE]) + force[SAVES]
    damage = max(hits - saves, 0)
    s.tell(bandit_story.BanditsAttacked, field, s.face_up(field), hits, saves, damage)
    if damage:
        for seat in those_on_the_tile(s):
            s.due.append(Due(PAINS, seat, PAIN, damage))
        if s.wagon == field:
            s.due.append(Due(WAGON_DAMAGE, NOBODY, 0, damage))


def finish(s: State) -> None:
    """The battle is over, whatever is left. DW-BAT-22, DW-BAT-24"""
    s.battle = None
    s.key = ""
    s.missions_used = [0] * len(s.players)
