"""The turn: up to three actions, discards, drawing, and the badge goes on. Chapter 5.12."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_NAMES, CHIP, CHIP_VALUE
from saddlebag.games.high_stakes_drifter.effects.terms import ON_TURN_START
from saddlebag.games.high_stakes_drifter.rules.challenge import (
    ISSUE_CHALLENGE,
    ON_THE_TABLE,
    ON_YOUR_TURN,
    ONE_OF_YOURS,
    is_forced,
    issue_challenge,
    may_challenge,
    must_challenge,
)
from saddlebag.games.high_stakes_drifter.rules.ending import end_of_turn
from saddlebag.games.high_stakes_drifter.rules.hand import (
    BESIDE,
    REVEAL_OF,
    any_dude,
    dude_cards,
    gear_cards,
    play_dude,
    play_gear,
)
from saddlebag.games.high_stakes_drifter.rules.kickers import chips_up_to, most_room, play_kicker_action, takes_chips
from saddlebag.games.high_stakes_drifter.rules.playing import reveal
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger
from saddlebag.games.high_stakes_drifter.rules.zones import discard, draw_up
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words import story
from saddlebag.games.high_stakes_drifter.words.decisions import REVEAL_GEAR, TURN_ACTION, piece_words

MANY = 100


def start_turn(s: State) -> None:
    """The badge holder's turn begins with the `turn_start` abilities of their revealed cards. HD-TURN-01..03"""
    seat = s.active
    if seat == s.clockwise(s.first)[0]:
        s.tell(story.RoundBegan, s.round, s.ante)
    s.tell(story.TurnBegan, seat)
    s.actions_left = s.options.actions_per_turn
    s.challenges = 0
    for piece in s.players[seat].table:
        trigger(s, seat, piece, ON_TURN_START)


# --- actions ----------------------------------------------------------------------------------------------------


PLAY_DUDE = Verb(
    "play_dude",
    at=TURN_ACTION,
    says="Play a dude face down",
    clause="HD-TURN-05",
    touches=lambda s, ask, a: [f"hand:{CARD[each.arg]}" for each in dude_cards(s, ask.seat)],
    goes_on={"hand": "card"},
    needs=(
        *ON_YOUR_TURN,
        Need(lambda s, ask, a: any_dude(s, ask.seat), "You hold no dude that you can pay for.", "HD-MONEY-08"),
    ),
)
PLAY_GEAR = Verb(
    "play_gear",
    at=TURN_ACTION,
    says="Play gear",
    clause="HD-TURN-06",
    touches=lambda s, ask, a: [f"hand:{CARD[each.arg]}" for each in gear_cards(s, ask.seat)],
    goes_on={"hand": "card"},
    needs=(
        *ON_YOUR_TURN,
        Need(lambda s, ask, a: bool(gear_cards(s, ask.seat)), "You hold no gear that you can play now.", "HD-PLAY-04"),
    ),
)
PLAY_KICKER = Verb(
    "play_kicker",
    at=TURN_ACTION,
    says="Play a kicker chip",
    clause="HD-TURN-08",
    touches=lambda s, ask, a: [f"chip:{CHIP[each.arg]}" for each in chips_up_to(s, ask.seat, most_room(s, ask.seat))],
    goes_on={"chip": "chip"},
    needs=(
        *ON_YOUR_TURN,
        Need(
            lambda s, ask, a: takes_chips(s), "At this table kicker chips are played in showdowns only.", "HD-KICK-11"
        ),
        Need(lambda s, ask, a: can_kick(s, ask.seat), "No chip of yours fits a revealed dude of yours.", "HD-KICK-07"),
    ),
)
REVEALING = Need(
    lambda s, ask, a: s.options.reveal_action != "off" and not s.quickstart,
    "Cards are not revealed in the saloon in this game.",
    lambda s, ask, a: "HD-QS-20" if s.quickstart else "HD-TURN-09",
    at=TURN_ACTION,
)
REVEAL_A_CARD = Verb(
    "reveal_card",
    at=TURN_ACTION,
    says="Turn a card of yours face up",
    clause="HD-TURN-09",
    touches=lambda s, ask, a: [f"piece:{PIECE[piece.id]}" for piece in concealed_cards(s, ask.seat)],
    goes_on={"piece": "reveal"},
    needs=(
        REVEALING,
        Need(
            lambda s, ask, a: s.actions_left > 0 or s.options.reveal_action == "free",
            "You have no actions left.",
            "HD-TURN-04",
        ),
        Need(
            lambda s, ask, a: s.actions_left != 1 or not is_forced(s),
            "The town wants a shootout: your last action must be a challenge.",
            "HD-TURN-20",
        ),
        Need(lambda s, ask, a: bool(concealed_cards(s, ask.seat)), "You have no concealed card there.", "HD-TURN-09"),
    ),
)
END_ACTIONS = Verb(
    "end_actions",
    at=TURN_ACTION,
    says="Take no more actions",
    clause="HD-TURN-10",
    ends=True,
    passes=True,
    needs=(
        Need(
            lambda s, ask, a: s.actions_left <= 0 or not is_forced(s),
            "The town wants a shootout: you must issue a challenge in this turn.",
            "HD-TURN-20",
        ),
    ),
)
PLAY_DUDE_ACTION, PLAY_GEAR_ACTION, PLAY_KICKER_ACTION = PLAY_DUDE.each[0], PLAY_GEAR.each[0], PLAY_KICKER.each[0]
REVEAL_CARD_ACTION, ISSUE_CHALLENGE_ACTION = REVEAL_A_CARD.each[0], ISSUE_CHALLENGE.each[0]
END_ACTION = END_ACTIONS.each[0]


def may_act(s: State) -> bool:
    """The actions end when none is left, or when there is nothing to choose, for all to see. HD-TURN-04, HD-TURN-10"""
    if s.actions_left > 0:
        return bool(s.players[s.active].hand) or turn_actions(s) != [END_ACTION]
    return s.options.reveal_action == "free" and not s.quickstart and bool(concealed_cards(s, s.active))


def turn_actions(s: State) -> list[Action]:
    """The kinds of actions that are possible now. HD-TURN-04..10, HD-TURN-20"""
    seat = s.active
    if s.actions_left <= 0:
        return [REVEAL_CARD_ACTION, END_ACTION]
    challenge = may_challenge(s)
    forced = challenge and must_challenge(s)
    if forced and s.actions_left == 1:
        return [ISSUE_CHALLENGE_ACTION]
    options: list[Action] = []
    if any_dude(s, seat):
        options.append(PLAY_DUDE_ACTION)
    if gear_cards(s, seat):
        options.append(PLAY_GEAR_ACTION)
    if can_kick(s, seat):
        options.append(PLAY_KICKER_ACTION)
    if s.options.reveal_action != "off" and not s.quickstart and concealed_cards(s, seat):
        options.append(REVEAL_CARD_ACTION)
    if challenge:
        options.append(ISSUE_CHALLENGE_ACTION)
    if not forced:
        options.append(END_ACTION)
    return options


def take_action(s: State) -> Rule[bool]:
    """The badge holder takes an action, or stops. HD-TURN-04, HD-TURN-17"""
    if not may_act(s):
        return True
    seat = s.active
    choice = yield Ask(seat, TURN_ACTION, lambda: turn_actions(s))
    if choice is END_ACTION:
        s.tell(story.ActionsEnded, seat)
        return True
    if choice is PLAY_DUDE_ACTION:
        yield from play_dude(s, seat)
    elif choice is PLAY_GEAR_ACTION:
        yield from play_gear(s, seat)
    elif choice is PLAY_KICKER_ACTION:
        yield from play_kicker_action(s, seat)
        s.actions_left -= 1
    elif choice is REVEAL_CARD_ACTION:
        yield from reveal_card(s, seat)
    else:
        s.actions_left -= 1
        yield from issue_challenge(s, seat)
    return False


# --- other actions ----------------------------------------------------------------------------------------------


def can_kick(s: State, seat: int) -> bool:
    """Whether a chip of the stack fits a revealed dude of one's own in the saloon. HD-KICK-11, HD-TURN-08, HD-QS-08"""
    stack = s.players[seat].stack
    if not stack or not s.options.kicker_action or s.quickstart:
        return False
    room = most_room(s, seat)
    return any(CHIP_VALUE[chip] <= room for chip in stack)


def concealed_cards(s: State, seat: int) -> list[Piece]:
    """The own concealed cards in the saloon. HD-TURN-09"""
    player = s.players[seat]
    fighter = player.fighter
    return [
        piece for piece in player.table if not piece.up and (fighter < 0 or fighter not in (piece.id, piece.bearer))
    ]


REVEAL_CARD = Question("reveal_card", "Which of your cards do you turn face up?", clause="HD-TURN-09")
REVEAL = Verb(
    "reveal",
    PIECE,
    at=(TURN_ACTION, REVEAL_CARD, REVEAL_GEAR),
    says=lambda s, ask, a: f"Reveal {piece_words(s, ask.seat, a.arg)}",
    clause=lambda s, ask, a: "HD-GEAR-01" if ask.question is REVEAL_GEAR else "HD-TURN-09",
    touches="piece:{0}",
    needs=(
        ON_THE_TABLE,
        ONE_OF_YOURS,
        Need(
            lambda s, ask, a: 0 <= s.of(ask.seat, a.arg).bearer == s.players[ask.seat].fighter,
            "Only gear on your dude in the street is revealed now.",
            "HD-GEAR-01",
            at=REVEAL_GEAR,
        ),
        Need(
            lambda s, ask, a: not s.of(ask.seat, a.arg).up,
            "It is revealed already.",
            lambda s, ask, a: "HD-GEAR-09" if ask.question is REVEAL_GEAR else "HD-CONC-01",
        ),
        REVEALING,
        Need(offered, "You chose another dude.", "HD-TURN-09", at=REVEAL_CARD),
        *ON_YOUR_TURN,
        Need(lambda s, ask, a: False, "First say that you turn a card face up.", "HD-TURN-09", at=TURN_ACTION),
    ),
)


def reveal_card(s: State, seat: int) -> Rule[None]:
    """A concealed card of one's own in the saloon turns face up, its chips stay on it. HD-TURN-09, HD-CONC-14"""
    cards = concealed_cards(s, seat)
    if len(cards) > MANY:
        choice = yield Ask(seat, REVEAL_OF, lambda: [BESIDE.of(dude.id) for dude in s.saloon_dudes(seat)])
        cards = [piece for piece in cards if choice.arg in (piece.id, piece.bearer)]
    if len(cards) > 1:
        choice = yield Ask(seat, REVEAL_CARD, lambda: [REVEAL.of(piece.id) for piece in cards])
        cards = [s.of(seat, choice.arg)]
    if s.options.reveal_action == "on":
        s.actions_left -= 1
    if cards:
        reveal(s, seat, cards[0])


# --- discard and draw -------------------------------------------------------------------------------------------


DISCARD = Question(
    "discard",
    "Which cards do you discard before you draw?",
    clause="HD-TURN-13",
    picks="Discard",
    keeps="Keep these cards",
)


def _copies(s: State, ask: Ask, action: Action) -> list[str]:
    """Alike cards in hand share an answer; where several are picked, they are told apart."""
    held = s.players[ask.seat].hand.count(action.arg)
    return [f"card:{CARD[action.arg]}#{nth}" for nth in range(1, held + 1)]


DISCARD_CARD = Verb(
    "discard",
    CARD,
    at=DISCARD,
    says=lambda s, ask, a: f"Discard {CARD_NAMES[a.arg]}",
    clause="HD-TURN-13",
    touches="hand:{0}",
    further=_copies,
    needs=(
        Need(
            lambda s, ask, a: a.arg in s.players[ask.seat].hand,
            lambda s, ask, a: f"{CARD_NAMES[a.arg]} is not in your hand.",
            "HD-ZONE-11",
        ),
    ),
)
DONE = Verb("done", at=DISCARD, says="Discard no more and draw", clause="HD-TURN-14", ends=True, passes=True)
DONE_ACTION = DONE.each[0]


def discard_or_stop(s: State) -> Rule[bool]:
    """After their actions a player may discard any number of cards, one after the other. HD-TURN-13"""
    seat = s.active
    if not s.players[seat].hand:
        return True
    choice = yield Ask(seat, DISCARD, lambda: discard_options(s, seat))
    if choice is DONE_ACTION:
        return True
    discard(s, seat, choice.arg)
    return False


def discard_options(s: State, seat: int) -> list[Action]:
    return [DONE_ACTION, *[DISCARD_CARD.each[card] for card in sorted(set(s.players[seat].hand))]]


def finish_turn(s: State) -> None:
    """The player draws up to five cards, and the badge goes on. HD-TURN-14..16"""
    draw_up(s, s.active)
    end_of_turn(s)
