"""Rolling for resources, alone or together. Chapter 5.14."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.deck_goes_west import actions, available, day, stocks
from saddlebag.games.deck_goes_west.decisions import DONE, INVITE, INVITE_WHOM, JOIN, ROLL
from saddlebag.games.deck_goes_west.jobs import GAIN_KEYS
from saddlebag.games.deck_goes_west.state import INVITING, JOINING, State
from saddlebag.games.deck_goes_west.story import Invited, Rolled


def others_here(s: State) -> list[int]:
    """The other players on the active player's tile, clockwise."""
    here = s.players[s.active].cell
    return [seat for seat in s.on_tile(here, s.active) if seat != s.active]


def settle(s: State) -> None:
    """All jobs of the action are paid: invite others, or roll at once. DW-COOP-01, DW-COOP-10"""
    if s.joined and guests(s):
        s.stage = INVITING
    else:
        roll_together(s)


def guests(s: State) -> list[int]:
    """Who can still be invited; where hands are open, only those who could join. DW-COOP-01, DW-COOP-10"""
    seats = [seat for seat in others_here(s) if not s.invited >> seat & 1]
    if s.open_hands:
        seats = [seat for seat in seats if joinable(s, seat)]
    return seats


def joinable(s: State, seat: int) -> list[Action]:
    """A guest's jobs that roll for the same resource. DW-COOP-02, DW-COOP-07, DW-COOP-12"""
    return available.jobs_with_key(s, seat, s.key, rolling=True)


def invite(s: State) -> Rule[None]:
    """The active player invites somebody, or rolls. DW-COOP-01"""
    choice = yield Ask(s.active, INVITE_WHOM, lambda: [INVITE.each[seat] for seat in guests(s)] + ROLL.each)
    if choice.verb == ROLL.name:
        roll_together(s)
        return
    s.guest = choice.arg
    s.invited |= 1 << s.guest
    s.tell(Invited, s.active, s.guest)
    s.stage = JOINING


def join(s: State) -> Rule[None]:
    """A guest adds jobs one by one and pays for them, or declines. DW-COOP-02, DW-COOP-03, DW-COOP-08"""
    guest = s.guest
    choice = yield Ask(guest, JOIN, lambda: joinable(s, guest) + DONE.each, s.active)
    if choice.verb != DONE.name:
        yield from actions.start(s, guest, choice)
        if s.options.bundle_same_icon and s.players[guest].alive and (joinable(s, guest) or not s.open_hands):
            return
    s.guest = NOBODY
    settle(s)


def resource(s: State) -> int:
    """What the action gains."""
    return GAIN_KEYS.index(s.key)


def roll_together(s: State) -> None:
    """Each rolls and gains the own result, and half of the best among the others, rounded up. DW-COOP-04, 05, 09, 11"""
    if s.joined:
        res = resource(s)
        seats = [seat for seat in s.clockwise(s.active) if s.joined >> seat & 1]
        rolled = [stocks.roll(s, s.work[seat]) for seat in seats]
        for seat, result in zip(seats, rolled, strict=True):
            s.tell(Rolled, seat, s.work[seat], result)
        for place, seat in enumerate(seats):
            best = max([result for other, result in enumerate(rolled) if other != place], default=0)
            stocks.gain(s, seat, res, rolled[place] + (best + 1) // 2)
        for seat in bits(s.joined):
            s.work[seat] = 0
        s.joined = s.invited = 0
    day.finish_action(s)
