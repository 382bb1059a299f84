"""Challenges: ante, dudes, who accepts. Chapter 5.13."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter.betting import begin_betting
from saddlebag.games.high_stakes_drifter.decisions import ACCEPT, ACCEPT_DUDE, CHALLENGE_DUDE, DECLINE, SEND
from saddlebag.games.high_stakes_drifter.ending import drop_out, end_match
from saddlebag.games.high_stakes_drifter.playing import change_zone
from saddlebag.games.high_stakes_drifter.shootout_story import Anted, Challenged, Declined, NobodyAccepted, Sent
from saddlebag.games.high_stakes_drifter.state import ACCEPTING, ACTIONS, GEAR_ROUND, State, calm
from saddlebag.games.high_stakes_drifter.story import HIDDEN, CannotAnte

DECLINE_ACTION = DECLINE.each[0]


# --- whether one may, whether one must --------------------------------------------------------------------------


def may_challenge(s: State) -> bool:
    """A dude in the saloon, a stake of at least the ante, round 2 or later, one challenge a turn; in the quick-start
    game the gate must be open. HD-CHAL-01, HD-TURN-12, HD-TURN-18, HD-QS-09, HD-QS-21"""
    o = s.options
    seat = s.active
    if s.challenges >= o.max_challenges_per_turn or s.players[seat].stake < s.ante:
        return False
    if not has_dude(s, seat):
        return False
    if s.quickstart:
        return gate_is_open(s)
    if s.round == 1 and not o.first_round_challenge:
        return False
    return not o.challenge_needs_rival or has_rival(s, seat)


def has_dude(s: State, seat: int) -> bool:
    """Whether a player has a dude on the table; outside a shootout of their own that is the saloon."""
    for piece in s.players[seat].table:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if piece.bearer < 0:
            return True
    return False


def has_rival(s: State, seat: int) -> bool:
    """Another player has a dude in the saloon, or a stake below the ante. Option `challenge_needs_rival`"""
    return any(s.players[other].stake < s.ante or s.saloon_dudes(other) for other in s.clockwise(seat) if other != seat)


def gate_is_open(s: State) -> bool:
    """Both players have a dude with two gear cards, or six rounds are over. HD-QS-09, HD-QS-10, HD-QS-22"""
    o = s.options
    if o.qs_gate_rounds and s.round > o.qs_gate_rounds:
        return True
    needed = o.qs_first_challenge_gear
    return all(
        any(len(s.gear_of(seat, dude.id)) >= needed for dude in s.saloon_dudes(seat)) for seat in range(len(s.players))
    )


def must_challenge(s: State) -> bool:
    """After as many quiet turns in a row as there are players a challenge is due. HD-TURN-19, HD-QS-21"""
    if not s.options.must_challenge or s.challenges or s.quickstart:
        return False
    return s.quiet_turns >= len(s.players) - s.out.bit_count()


# --- issuing ----------------------------------------------------------------------------------------------------


def issue_challenge(s: State, seat: int) -> Rule[None]:
    """The ante is called for, and the challenger sends a dude. HD-CHAL-03..07"""
    s.challenges += 1
    s.called = True
    s.tell(Challenged, seat)
    if not cover_ante(s):
        return
    s.challenger = seat
    pay_antes(s)
    dudes = s.saloon_dudes(seat)
    chosen = dudes[0].id
    if len(dudes) > 1:
        choice = yield Ask(seat, CHALLENGE_DUDE, lambda: [SEND.of(dude.id) for dude in dudes])
        chosen = choice.arg
    send(s, seat, chosen, accepts=False)
    s.stage = ACCEPTING
    s.waiting = [other for other in s.clockwise(seat) if other != seat]


def cover_ante(s: State) -> bool:
    """Who cannot cover the ante ends the game, or drops out with the option. HD-CHAL-04, HD-END-01, HD-END-12"""
    ante = s.ante
    short = [seat for seat in s.clockwise(s.active) if s.players[seat].stake < ante]
    for seat in short:
        s.tell(CannotAnte, seat, ante)
    if not short:
        return True
    if s.options.bust == "ends_game" or s.quickstart:
        end_match(s, "ante")
        return False
    for seat in short:
        drop_out(s, seat)
    left = s.clockwise(s.active)
    if len(left) > 1:
        return True
    s.players[left[0]].stake += s.dead
    s.dead = 0
    end_match(s, "last")
    return False


def pay_antes(s: State) -> None:
    """Every player pays the ante, with or without a dude. HD-CHAL-03, HD-CHAL-05"""
    ante = s.ante
    for seat in s.clockwise(s.challenger):
        if s.options.ante_who == "with_dude" and not s.saloon_dudes(seat):
            continue
        s.players[seat].stake -= ante
        s.dead += ante
        s.tell(Anted, seat, ante)


def send(s: State, seat: int, dude: int, accepts: bool) -> None:
    """A dude moves to the street and all beside it, concealed or not. HD-CHAL-06..09, HD-CHAL-13, HD-ZONE-22"""
    piece = s.of(seat, dude)
    change_zone(s, seat, piece)
    s.players[seat].fighter = dude
    s.joined |= 1 << seat
    s.inside |= 1 << seat
    s.tell(Sent, seat, dude, piece.shape if piece.up else HIDDEN, accepts)


# --- accepting --------------------------------------------------------------------------------------------------


def accepting_goes_on(s: State) -> bool:
    """Who has no dude in the saloon declines without being asked; when all have answered, the shootout begins.
    HD-CHAL-08, HD-CHAL-10, HD-CHAL-15"""
    if s.waiting:
        seat = s.waiting[0]
        if s.gone >> seat & 1:
            decline(s, seat)
        elif not has_dude(s, seat):
            s.waiting.pop(0)
            s.tell(Declined, seat)
        else:
            return False
    elif s.inside.bit_count() == 1:
        nobody_accepted(s)
    else:
        begin_betting(s, GEAR_ROUND)
    return True


def accept_question(s: State) -> Rule[None]:
    """A player names a dude that moves to the street, or stays out and loses the ante. HD-CHAL-08..11"""
    seat = s.waiting[0]
    choice = yield Ask(seat, ACCEPT_DUDE, lambda: accept_options(s, seat))
    if choice is DECLINE_ACTION:
        decline(s, seat)
    else:
        s.waiting.pop(0)
        send(s, seat, choice.arg, accepts=True)


def accept_options(s: State, seat: int) -> list[Action]:
    return [DECLINE_ACTION, *[ACCEPT.of(dude.id) for dude in s.saloon_dudes(seat)]]


def decline(s: State, seat: int) -> None:
    """A player who has a dude stays out; with the option that costs them something. HD-CHAL-11"""
    s.waiting.pop(0)
    cost = min(s.options.decline_cost, s.players[seat].stake)
    s.players[seat].stake -= cost
    s.dead += cost
    s.tell(Declined, seat, cost)


def nobody_accepted(s: State) -> None:
    """The challenger takes the pot, their dude returns as it was, and there is no shootout. HD-CHAL-14, HD-QS-15"""
    seat = s.challenger
    player = s.players[seat]
    won = s.dead
    player.stake += won
    s.tell(NobodyAccepted, seat, won)
    change_zone(s, seat, s.fighter(seat))
    calm(s)
    s.stage = ACTIONS
