"""Rolling for resources, alone or together. Chapter 5.14."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.deck_goes_west.effects.jobs import GAIN_KEYS
from saddlebag.games.deck_goes_west.rules import actions, available, stocks
from saddlebag.games.deck_goes_west.state import PLAYER, State
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import DONE, JOIN, player_name


def others_here(s: State) -> list[int]:
    """The other players on the active player's tile, clockwise."""
    here = s.players[s.active].cell
    return [seat for seat in s.on_tile(here, s.active) if seat != s.active]


def guests(s: State) -> list[int]:
    """Who can still be invited; where hands are open, only those who could join. DW-COOP-01, DW-COOP-10"""
    invited = 0 if s.work is None else s.work.invited
    seats = [seat for seat in others_here(s) if not invited >> seat & 1]
    if s.open_hands:
        seats = [seat for seat in seats if joinable(s, seat)]
    return seats


def joinable(s: State, seat: int) -> list[Action]:
    """A guest's jobs that roll for the same resource. DW-COOP-02, DW-COOP-07, DW-COOP-12"""
    return available.jobs_with_key(s, seat, s.key, rolling=True)


INVITE_WHOM = Question("invite_whom", "Do you invite somebody to work with you before you roll?", clause="DW-COOP-01")
INVITE = Verb(
    "invite",
    PLAYER,
    at=INVITE_WHOM,
    says=lambda s, ask, a: f"Invite {player_name(a.arg)}",
    clause="DW-COOP-01",
    touches="player:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in others_here(s), "You invite somebody who is on your tile.", "DW-COOP-01"),
        Need(lambda s, ask, a: not s.working.invited >> a.arg & 1, "You have invited them already.", "DW-COOP-01"),
        Need(lambda s, ask, a: a.arg in guests(s), "They have no job that could join.", "DW-COOP-10"),
    ),
)
ROLL = Verb("roll", at=INVITE_WHOM, says="Roll the dice", clause="DW-COOP-10", main=True)


def invite(s: State) -> Rule[bool]:
    """All jobs of the action are paid: the active player invites somebody, or rolls. DW-COOP-01, DW-COOP-10"""
    if s.work is None or not guests(s):
        return True
    choice = yield Ask(s.active, INVITE_WHOM, lambda: [INVITE.each[seat] for seat in guests(s)] + ROLL.each)
    if choice.verb == ROLL.name:
        return True
    s.working.guest = choice.arg
    s.working.invited |= 1 << choice.arg
    s.tell(story.Invited, s.active, choice.arg)
    return False


def has_guest(s: State) -> bool:
    """Whether somebody was invited and has not answered yet. DW-COOP-02"""
    return s.work is not None and s.work.guest != NOBODY


def join(s: State) -> Rule[bool]:
    """A guest adds jobs one by one and pays for them, or declines. DW-COOP-02, DW-COOP-03, DW-COOP-08"""
    guest = s.working.guest
    choice = yield Ask(guest, JOIN, lambda: joinable(s, guest) + DONE.each, s.active)
    if choice.verb != DONE.name:
        yield from actions.start(s, guest, choice)
        if s.options.bundle_same_icon and s.players[guest].alive and (joinable(s, guest) or not s.open_hands):
            return False
    s.working.guest = NOBODY
    return True


def resource(s: State) -> int:
    """What the action gains."""
    return GAIN_KEYS.index(s.key)


def roll_together(s: State) -> None:
    """Each rolls and gains the own result, and half of the best among the others, rounded up. DW-COOP-04, 05, 09, 11"""
    work = s.work
    if work is None:
        return
    res = resource(s)
    seats = [seat for seat in s.clockwise(s.active) if work.joined >> seat & 1]
    rolled = [stocks.roll(s, work.dice[seat]) for seat in seats]
    for place, seat in enumerate(seats):
        s.tell(story.Rolled, seat, work.dice[seat], rolled[place])
    for place, seat in enumerate(seats):
        best = 0
        for other, result in enumerate(rolled):
            if other != place:
                best = max(best, result)
        stocks.gain(s, seat, res, rolled[place] + (best + 1) // 2)
    s.work = None
