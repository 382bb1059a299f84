"""Kicker chips: which fit, and how they are flipped. Chapter 5.8 and the kicker stage of 5.16."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter.content import CHIP_VALUE
from saddlebag.games.high_stakes_drifter.decisions import (
    CHIP_OF_STACK,
    KICK_ON,
    KICKER_CHIP,
    KICKER_DUDE,
    KICKER_STAGE,
    PASS,
)
from saddlebag.games.high_stakes_drifter.effect_terms import ON_TALLY, PLAY_KICKER
from saddlebag.games.high_stakes_drifter.shootout_story import Passed
from saddlebag.games.high_stakes_drifter.standing import is_forbidden, kicker_room
from saddlebag.games.high_stakes_drifter.state import COMPARING, TALLY, Piece, State
from saddlebag.games.high_stakes_drifter.story import Kicked, Reflipped, Turned
from saddlebag.games.high_stakes_drifter.triggers import trigger_kicker, trigger_street

PASS_ACTION = PASS.each[0]
CHIPS = CHIP_OF_STACK.each
LEAST_VALUE = min(CHIP_VALUE, default=1)


# --- flipping ---------------------------------------------------------------------------------------------------


def kick(s: State, seat: int, chip: int, owner: int, dude: Piece) -> None:
    """A chip is shown, its dude named, then it is flipped; the side that comes up counts, each with probability one
    half. HD-KICK-02..06"""
    s.players[seat].stack.remove(chip)
    s.disclosed += 1
    dude.kickers.append(chip * 2 + s.dice.below(2))
    dude.kicked_by.append(seat)
    s.tell(Kicked, seat, dude.id, dude.kickers[-1])
    trigger_kicker(s, owner, dude)


def reflip(s: State, owner: int, dude: Piece, place: int) -> None:
    """A chip on a dude is flipped again; that is no new `kicker` event. Ledger 9.1"""
    dude.kickers[place] = dude.kickers[place] // 2 * 2 + s.dice.below(2)
    s.tell(Reflipped, owner, dude.id, dude.kickers[place])


def turn_over(s: State, owner: int, dude: Piece, place: int) -> None:
    """A chip on a dude is turned to its other side; that is no new `kicker` event. Ledger 9.1"""
    dude.kickers[place] ^= 1
    s.tell(Turned, owner, dude.id, dude.kickers[place])


def chips_up_to(s: State, seat: int, room: int) -> list[Action]:
    """The different chips of a stack worth no more than this. HD-KICK-07, HD-KICK-10"""
    return [CHIPS[chip] for chip in sorted(set(s.players[seat].stack)) if CHIP_VALUE[chip] <= room]


# --- in the saloon ----------------------------------------------------------------------------------------------


def kickable_dudes(s: State, seat: int, value: int) -> list[Piece]:
    """The own revealed dudes in the saloon with room for a chip of this value. HD-KICK-09, HD-KICK-11"""
    return [dude for dude in s.saloon_dudes(seat) if dude.up and kicker_room(s, seat, dude) >= value]


def most_room(s: State, seat: int) -> int:
    """The most that a chip may be worth on any own dude in the saloon."""
    return max([kicker_room(s, seat, dude) for dude in s.saloon_dudes(seat) if dude.up], default=0)


def play_kicker_action(s: State, seat: int) -> Rule[None]:
    """A kicker chip is played on a revealed dude of one's own in the saloon. HD-KICK-11, HD-TURN-08"""
    choice = yield Ask(seat, KICKER_CHIP, lambda: chips_up_to(s, seat, most_room(s, seat)))
    chip = choice.arg
    dudes = kickable_dudes(s, seat, CHIP_VALUE[chip])
    if len(dudes) > 1:
        choice = yield Ask(seat, KICKER_DUDE, lambda: [KICK_ON.of(dude.id) for dude in dudes])
        dude = s.of(seat, choice.arg)
    else:
        dude = dudes[0]
    kick(s, seat, chip, seat, dude)


# --- the kicker stage -------------------------------------------------------------------------------------------


def kick_targets(s: State, seat: int) -> list[tuple[int, Piece]]:
    """On whom a chip of the kicker stage may be played: the own dude, or with the option any dude in the shootout.
    HD-SHOW-06, HD-KICK-09"""
    seats = [seat] if s.options.kicker_targets == "own" else s.in_order()
    return [(owner, s.fighter(owner)) for owner in seats if s.players[owner].fighter >= 0]


def kicker_stage_goes_on(s: State) -> bool:
    """Who cannot play a chip, for all to see, passes without being asked. HD-SHOW-06, HD-FORT-07"""
    if not s.waiting or s.quickstart:
        s.waiting.clear()
        s.stage = TALLY
        return True
    seat = s.waiting[0]
    if s.kicks < s.options.kickers_per_shootout and may_kick(s, seat):
        return False
    _next_in_stage(s)
    return True


def may_kick(s: State, seat: int) -> bool:
    """Whether a chip could be played as far as all can see: the stack itself is hidden. HD-ZONE-09"""
    if not s.players[seat].stack or s.gone >> seat & 1 or is_forbidden(s, seat, PLAY_KICKER):
        return False
    if not s.inside >> seat & 1:
        return False
    return any(kicker_room(s, owner, dude) >= LEAST_VALUE for owner, dude in kick_targets(s, seat))


def kicker_question(s: State) -> Rule[None]:
    """A player in plays one kicker chip, or passes. HD-SHOW-06, HD-KICK-12"""
    seat = s.waiting[0]
    choice = yield Ask(seat, KICKER_STAGE, lambda: kicker_stage_options(s, seat))
    if choice is PASS_ACTION:
        s.tell(Passed, seat)
        _next_in_stage(s)
        return
    chip = choice.arg
    fitting = [each for each in kick_targets(s, seat) if kicker_room(s, *each) >= CHIP_VALUE[chip]]
    if len(fitting) > 1:
        choice = yield Ask(seat, KICKER_DUDE, lambda: [KICK_ON.of(dude.id) for _, dude in fitting])
        fitting = [(owner, dude) for owner, dude in fitting if dude.id == choice.arg]
    owner, dude = fitting[0]
    s.kicks += 1
    kick(s, seat, chip, owner, dude)


def kicker_stage_options(s: State, seat: int) -> list[Action]:
    room = max([kicker_room(s, owner, dude) for owner, dude in kick_targets(s, seat)], default=0)
    return [PASS_ACTION, *chips_up_to(s, seat, room)]


def _next_in_stage(s: State) -> None:
    s.waiting.pop(0)
    s.kicks = 0


def tally_abilities(s: State) -> bool:
    """Then `tally` abilities resolve. HD-SHOW-08"""
    s.stage = COMPARING
    for seat in s.in_order():
        trigger_street(s, seat, ON_TALLY)
    return True
