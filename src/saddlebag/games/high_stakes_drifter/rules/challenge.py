"""Challenges: ante, dudes, who accepts. Chapter 5.13."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.high_stakes_drifter.rules.ending import drop_out, end_match
from saddlebag.games.high_stakes_drifter.rules.playing import change_zone
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE
from saddlebag.games.high_stakes_drifter.state import Challenge, State
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout
from saddlebag.games.high_stakes_drifter.words import story
from saddlebag.games.high_stakes_drifter.words.decisions import ACCEPT_DUDE, AT_THE_TABLE, TURN_ACTION, piece_words

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


def is_forced(s: State) -> bool:
    """The town wants a shootout, and the player can give it one. HD-TURN-20"""
    return may_challenge(s) and must_challenge(s)


ON_YOUR_TURN = (
    Need(lambda s, ask, a: s.actions_left > 0, "You have no actions left.", "HD-TURN-04", at=TURN_ACTION),
    Need(
        lambda s, ask, a: s.actions_left > 1 or not is_forced(s),
        "The town wants a shootout: your last action must be a challenge.",
        "HD-TURN-20",
        at=TURN_ACTION,
    ),
)


# --- issuing ----------------------------------------------------------------------------------------------------


def is_dude_in_saloon(s: State, seat: int, number: int) -> bool:
    return any(dude.id == number for dude in s.saloon_dudes(seat))


ISSUE_CHALLENGE = Verb(
    "issue_challenge",
    at=AT_THE_TABLE,
    says=lambda s, ask, a: f"Issue a challenge (ante ${s.ante})",
    clause="HD-TURN-07",
    touches=lambda s, ask, a: [*(f"piece:{PIECE[dude.id]}" for dude in s.saloon_dudes(ask.seat)), "pot"],
    goes_on={"piece": "send"},
    needs=(
        Need(lambda s, ask, a: ask.question is TURN_ACTION, "A challenge is an action on your own turn.", "HD-TURN-07"),
        Need(
            lambda s, ask, a: has_dude(s, ask.seat), "You need a dude in the saloon to issue a challenge.", "HD-CHAL-01"
        ),
        Need(
            lambda s, ask, a: s.players[ask.seat].stake >= s.ante,
            lambda s, ask, a: f"The ante is ${s.ante}; you have ${s.players[ask.seat].stake}.",
            "HD-CHAL-01",
        ),
        Need(
            lambda s, ask, a: s.challenges < s.options.max_challenges_per_turn,
            "You have issued a challenge in this turn.",
            "HD-TURN-12",
        ),
        Need(
            lambda s, ask, a: not s.quickstart or gate_is_open(s),
            lambda s, ask, a: (
                f"Both players need a dude with {s.options.qs_first_challenge_gear} gear cards in the saloon first."
            ),
            "HD-QS-09",
        ),
        Need(
            lambda s, ask, a: s.quickstart or s.round > 1 or s.options.first_round_challenge,
            "No challenge may be issued in round 1.",
            "HD-TURN-18",
        ),
        Need(
            lambda s, ask, a: s.quickstart or not s.options.challenge_needs_rival or has_rival(s, ask.seat),
            "Nobody else has a dude in the saloon.",
            "HD-CHAL-02",
        ),
        Need(lambda s, ask, a: s.actions_left > 0, "You have no actions left.", "HD-TURN-04"),
    ),
)
CHALLENGE_DUDE = Question("challenge_dude", "Which dude issues the challenge?", clause="HD-CHAL-06")
SEND = Verb(
    "send",
    PIECE,
    at=CHALLENGE_DUDE,
    says=lambda s, ask, a: f"Send {piece_words(s, ask.seat, a.arg)}",
    clause="HD-CHAL-06",
    touches="piece:{0}",
    needs=(
        Need(
            lambda s, ask, a: is_dude_in_saloon(s, ask.seat, a.arg),
            "You send a dude of yours from the saloon.",
            "HD-CHAL-06",
        ),
    ),
)


def issue_challenge(s: State, seat: int) -> Rule[None]:
    """The ante is called for, and the challenger sends a dude. HD-CHAL-03..07"""
    s.challenges += 1
    s.called = True
    s.tell(shootout.Challenged, seat)
    dead = cover_ante(s)
    s.challenge = Challenge(seat, dead=dead)
    pay_antes(s)
    dudes = s.saloon_dudes(seat)
    chosen = dudes[0].id
    if len(dudes) > 1:
        choice = yield Ask(seat, CHALLENGE_DUDE, lambda: [SEND.of(dude.id) for dude in dudes])
        chosen = choice.arg
    send(s, seat, chosen, accepts=False)


def cover_ante(s: State) -> int:
    """Who cannot cover the ante ends the game; with the option they drop out, and what they leave is dead money.
    HD-CHAL-04, HD-END-01, HD-END-12"""
    ante = s.ante
    short = [seat for seat in s.clockwise(s.active) if s.players[seat].stake < ante]
    for seat in short:
        s.tell(story.CannotAnte, seat, ante)
    if not short:
        return 0
    if s.options.bust == "ends_game" or s.quickstart:
        end_match(s, "ante")
    dead = sum([drop_out(s, seat) for seat in short])
    left = s.clockwise(s.active)
    if len(left) == 1:
        s.players[left[0]].stake += dead
        end_match(s, "last")
    return dead


def pay_antes(s: State) -> None:
    """Every player pays the ante, with or without a dude. HD-CHAL-03, HD-CHAL-05"""
    c, ante = s.shootout, s.ante
    for seat in s.clockwise(c.challenger):
        if s.options.ante_who == "with_dude" and not s.saloon_dudes(seat):
            continue
        s.players[seat].stake -= ante
        c.dead += ante
        s.tell(shootout.Anted, seat, ante)


def send(s: State, seat: int, dude: int, accepts: bool) -> None:
    """A dude moves to the street and all beside it, concealed or not. HD-CHAL-06..09, HD-CHAL-13, HD-ZONE-22"""
    piece = s.of(seat, dude)
    change_zone(s, seat, piece)
    s.players[seat].fighter = dude
    c = s.shootout
    c.joined |= 1 << seat
    c.inside |= 1 << seat
    s.tell(shootout.Sent, seat, dude, piece.shape if piece.up else story.HIDDEN, accepts)


# --- accepting --------------------------------------------------------------------------------------------------


def challenge_is_issued(s: State) -> bool:
    """Whether the action was a challenge. HD-TURN-07"""
    return s.challenge is not None


def players_in(s: State) -> list[int]:
    """The players in the shootout, clockwise from the challenger. HD-ABIL-12"""
    return s.in_order()


def the_others(s: State) -> list[int]:
    """All but the challenger, clockwise. HD-CHAL-08"""
    return s.clockwise(s.shootout.challenger)[1:]


ON_THE_TABLE = Need(lambda s, ask, a: s.find(a.arg) is not None, "That card is not on the table.", "HD-ZONE-19")
ONE_OF_YOURS = Need(
    lambda s, ask, a: s.find(a.arg) in s.players[ask.seat].table,
    "That is another player's card; only an ability could touch it.",
    "HD-GEN-09",
)
ACCEPT = Verb(
    "accept",
    PIECE,
    at=ACCEPT_DUDE,
    says=lambda s, ask, a: f"Accept with {piece_words(s, ask.seat, a.arg)}",
    clause="HD-CHAL-09",
    touches="piece:{0}",
    needs=(
        ON_THE_TABLE,
        ONE_OF_YOURS,
        Need(
            lambda s, ask, a: is_dude_in_saloon(s, ask.seat, a.arg),
            "A challenge is accepted with a dude.",
            "HD-CHAL-09",
        ),
    ),
)
DECLINE = Verb("decline", at=ACCEPT_DUDE, says="Decline and lose the ante", clause="HD-CHAL-11", passes=True)
DECLINE_ACTION = DECLINE.each[0]


def accept(s: State, seat: int) -> Rule[None]:
    """A player names a dude that moves to the street, or stays out and loses the ante; who has no dude in the saloon
    declines without being asked. HD-CHAL-08..11, HD-CHAL-15"""
    if s.gone >> seat & 1:
        decline(s, seat)
        return
    if not has_dude(s, seat):
        s.tell(shootout.Declined, seat)
        return
    choice = yield Ask(seat, ACCEPT_DUDE, lambda: accept_options(s, seat))
    if choice is DECLINE_ACTION:
        decline(s, seat)
    else:
        send(s, seat, choice.arg, accepts=True)


def accept_options(s: State, seat: int) -> list[Action]:
    return [DECLINE_ACTION, *[ACCEPT.of(dude.id) for dude in s.saloon_dudes(seat)]]


def decline(s: State, seat: int) -> None:
    """A player who has a dude stays out; with the option that costs them something. HD-CHAL-11"""
    cost = min(s.options.decline_cost, s.players[seat].stake)
    s.players[seat].stake -= cost
    s.shootout.dead += cost
    s.tell(shootout.Declined, seat, cost)


def nobody_accepted(s: State) -> bool:
    """Whether the challenger is alone in the street. HD-CHAL-14"""
    return s.inside.bit_count() == 1


def challenger_takes_antes(s: State) -> None:
    """The challenger takes the pot, their dude returns as it was, and there is no shootout. HD-CHAL-14, HD-QS-15"""
    c = s.shootout
    seat, won = c.challenger, c.dead
    s.players[seat].stake += won
    c.dead = 0
    s.tell(shootout.NobodyAccepted, seat, won)
    change_zone(s, seat, s.fighter(seat))
