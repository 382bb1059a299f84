"""Kicker chips: which fit, and how they are flipped. Chapter 5.8 and the kicker stage of 5.16."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.high_stakes_drifter.content import CHIP, CHIP_NAMES, CHIP_SIDES, CHIP_VALUE, STAT
from saddlebag.games.high_stakes_drifter.effects.terms import ON_TALLY, PLAY_KICKER
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE
from saddlebag.games.high_stakes_drifter.rules.standing import is_forbidden, kicker_room
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger_kicker, trigger_street
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words import decisions as say
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout
from saddlebag.games.high_stakes_drifter.words import story

PASS_ACTION = say.PASS.each[0]
LEAST_VALUE = min(CHIP_VALUE, default=1)


# --- the answers ------------------------------------------------------------------------------------------------


def _played(chip: int) -> str:
    front, back = [f"{mod:+d} {STAT[stat]}" for stat, mod in CHIP_SIDES[chip]]
    return f"Play {CHIP_NAMES[chip]} ({front} or {back})"


def _chip_clause(s: State, ask: Ask, action: Action) -> str:
    if s.queue:
        return "HD-ABIL-15"
    return "HD-SHOW-06" if ask.question is say.KICKER_STAGE else "HD-KICK-05"


def _no_room(s: State, ask: Ask, action: Action) -> str:
    name, value = CHIP_NAMES[action.arg], CHIP_VALUE[action.arg]
    return f"{name} is worth ${value}; there is room for ${room_in_street(s, ask.seat)}."


def takes_chips(s: State) -> bool:
    """Whether kicker chips are played on a turn here. HD-KICK-11, HD-QS-08"""
    return s.options.kicker_action and not s.quickstart


KICKER_CHIP = Question("kicker_chip", "Which kicker chip do you play?", clause="HD-KICK-11")
KICKER_DUDE = Question("kicker_dude", "On which dude?", clause="HD-KICK-03")
CHIP_OF_STACK = Verb(
    "chip",
    CHIP,
    at=(*say.AT_THE_TABLE, KICKER_CHIP),
    says=lambda s, ask, a: _played(a.arg),
    clause=_chip_clause,
    touches="chip:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in s.players[ask.seat].stack, "That chip is not in your kicker stack.", "HD-KICK-09"
        ),
        Need(
            lambda s, ask, a: ask.question in (say.TURN_ACTION, KICKER_CHIP, say.KICKER_STAGE),
            "Kicker chips are played on your turn, or in the kicker stage of a showdown.",
            "HD-KICK-12",
        ),
        Need(
            lambda s, ask, a: takes_chips(s),
            "At this table kicker chips are played in showdowns only.",
            "HD-KICK-11",
            at=say.TURN_ACTION,
        ),
        Need(
            lambda s, ask, a: any(dude.up for dude in s.saloon_dudes(ask.seat)),
            "A concealed dude has no kicker limit; reveal one first.",
            "HD-KICK-08",
            at=say.TURN_ACTION,
        ),
        Need(
            lambda s, ask, a: ask.question is say.KICKER_STAGE or CHIP_VALUE[a.arg] <= most_room(s, ask.seat),
            lambda s, ask, a: f"{CHIP_NAMES[a.arg]} (${CHIP_VALUE[a.arg]}) is above your dudes' kicker limits.",
            "HD-KICK-07",
        ),
        Need(offered, _no_room, "HD-KICK-07", at=say.KICKER_STAGE),
        Need(lambda s, ask, a: s.actions_left > 0, "You have no actions left.", "HD-TURN-04", at=say.TURN_ACTION),
        Need(lambda s, ask, a: False, "First say that you play a kicker chip.", "HD-TURN-08", at=say.TURN_ACTION),
    ),
)
KICK_ON = Verb(
    "on",
    PIECE,
    at=KICKER_DUDE,
    says=lambda s, ask, a: f"On {say.piece_words(s, ask.seat, a.arg)}",
    clause="HD-KICK-03",
    touches="piece:{0}",
    needs=(Need(offered, "That dude has no room for the chip.", "HD-KICK-07"),),
)
CHIPS = CHIP_OF_STACK.each


# --- flipping ---------------------------------------------------------------------------------------------------


def kick(s: State, seat: int, chip: int, owner: int, dude: Piece) -> None:
    """A chip is shown, its dude named, then it is flipped; the side that comes up counts, each with probability one
    half. HD-KICK-02..06"""
    s.players[seat].stack.remove(chip)
    s.disclosed += 1
    dude.kickers.append(chip * 2 + s.dice.below(2))
    dude.kicked_by.append(seat)
    s.tell(story.Kicked, seat, dude.id, dude.kickers[-1])
    trigger_kicker(s, owner, dude)


def reflip(s: State, owner: int, dude: Piece, place: int) -> None:
    """A chip on a dude is flipped again; that is no new `kicker` event. Ledger 9.1"""
    dude.kickers[place] = dude.kickers[place] // 2 * 2 + s.dice.below(2)
    s.tell(story.Reflipped, owner, dude.id, dude.kickers[place])


def turn_over(s: State, owner: int, dude: Piece, place: int) -> None:
    """A chip on a dude is turned to its other side; that is no new `kicker` event. Ledger 9.1"""
    dude.kickers[place] ^= 1
    s.tell(story.Turned, owner, dude.id, dude.kickers[place])


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


def those_who_kick(s: State) -> list[int]:
    """The players in, clockwise from the challenger; the quick-start game has no kicker chips. HD-SHOW-06, HD-QS-08"""
    return [] if s.quickstart else s.in_order()


def may_kick(s: State, seat: int) -> bool:
    """Whether a chip could be played as far as all can see: the stack itself is hidden. HD-ZONE-09"""
    if not s.players[seat].stack or s.gone >> seat & 1 or is_forbidden(s, seat, PLAY_KICKER):
        return False
    if not s.inside >> seat & 1:
        return False
    return any(kicker_room(s, owner, dude) >= LEAST_VALUE for owner, dude in kick_targets(s, seat))


def kick_or_pass(s: State, seat: int) -> Rule[bool]:
    """A player in plays one kicker chip, or passes; who cannot play one, for all to see, is not asked. HD-SHOW-06,
    HD-FORT-07, HD-KICK-12"""
    c = s.shootout
    if c.kicks >= s.options.kickers_per_shootout or not may_kick(s, seat):
        c.kicks = 0
        return True
    choice = yield Ask(seat, say.KICKER_STAGE, lambda: kicker_stage_options(s, seat))
    c = s.shootout
    if choice is PASS_ACTION:
        s.tell(shootout.Passed, seat)
        c.kicks = 0
        return True
    chip = choice.arg
    fitting = [each for each in kick_targets(s, seat) if kicker_room(s, *each) >= CHIP_VALUE[chip]]
    if len(fitting) > 1:
        choice = yield Ask(seat, KICKER_DUDE, lambda: [KICK_ON.of(dude.id) for _, dude in fitting])
        fitting = [(owner, dude) for owner, dude in fitting if dude.id == choice.arg]
    owner, dude = fitting[0]
    c.kicks += 1
    kick(s, seat, chip, owner, dude)
    return False


def room_in_street(s: State, seat: int) -> int:
    """The most that a chip may be worth in the kicker stage. HD-KICK-07"""
    return max([kicker_room(s, owner, dude) for owner, dude in kick_targets(s, seat)], default=0)


def kicker_stage_options(s: State, seat: int) -> list[Action]:
    return [PASS_ACTION, *chips_up_to(s, seat, room_in_street(s, seat))]


def tally_abilities(s: State) -> None:
    """Then `tally` abilities resolve. HD-SHOW-08"""
    for seat in s.in_order():
        trigger_street(s, seat, ON_TALLY)
