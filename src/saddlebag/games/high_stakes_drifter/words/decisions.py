"""The questions and the verbs that several chapters share. Section 6 of the ledger."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question
from saddlebag.engine.verbs import Verb
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_NAMES, STAT
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE, player_name
from saddlebag.games.high_stakes_drifter.state import TRIGGERS, State

PLACE = Names("place", [str(number + 1) for number in range(99)])
"""Which of the kicker chips on a dude, the first one played is 1."""


def named_card(s: State, ask: Ask) -> str:
    """The card that a question is about."""
    return CARD_NAMES[ask.about]


def piece_words(s: State, asker: int, number: int) -> str:
    """A card on the table in words that the asked may read: its name, or what it stands as. For cards of others that
    are concealed nothing is told but that."""
    piece = s.find(number)
    if piece is None:
        return PIECE[number]
    owner = next(seat for seat, player in enumerate(s.players) if piece in player.table)
    whose = "" if owner == asker else f"{player_name(owner)}'s "
    if piece.up or owner == asker or piece.eyes >> asker & 1:
        return f"{whose}{CARD_NAMES[piece.shape]}"
    kind = "dude" if piece.bearer < 0 else "gear"
    return f"{whose}concealed {kind} with ${piece.chips}"


# --- where one might rather do something else -------------------------------------------------------------------

TURN_ACTION = Question("turn_action", "Which action do you take?", clause="HD-TURN-04", busy="That is not an action.")
ACCEPT_DUDE = Question("accept_dude", "Do you accept the challenge, and with which dude?", clause="HD-CHAL-08")
OPEN_BETTING = Question("open_betting", "Do you check or bet?", clause="HD-BET-02")
FACE_BET = Question("face_bet", "Do you fold, call or raise?", clause="HD-BET-03")
REVEAL_GEAR = Question("reveal_gear", "Do you reveal gear of your dude?", clause="HD-GEAR-01")
PLAY_FORTUNE = Question("play_fortune", "Do you play a fortune card?", clause="HD-FORT-01")
KICKER_STAGE = Question("kicker_stage", "Do you play a kicker chip?", clause="HD-SHOW-06")
AT_THE_TABLE = (TURN_ACTION, ACCEPT_DUDE, OPEN_BETTING, FACE_BET, REVEAL_GEAR, PLAY_FORTUNE, KICKER_STAGE)


def _passing_clause(s: State, ask: Ask, action: Action) -> str:
    if s.queue:
        return "HD-ABIL-15"
    return {REVEAL_GEAR.name: "HD-GEAR-08", KICKER_STAGE.name: "HD-SHOW-06"}.get(ask.question.name, "HD-FORT-05")


PASS = Verb(
    "pass",
    at=(REVEAL_GEAR, PLAY_FORTUNE, KICKER_STAGE),
    says="Pass",
    clause=_passing_clause,
    ends=True,
    passes=True,
)

# --- what abilities ask -----------------------------------------------------------------------------------------


def _price(s: State) -> str:
    """What it costs to use the ability that resolves."""
    waiting = s.queue[0]
    price = TRIGGERS[waiting.shape][waiting.ability].price
    return f" and pay ${price}" if price else ""


ABILITY_MAY = Question("ability_may", "Do you use the ability of {}?", CARD, says=named_card, clause="HD-ABIL-10")
YES = Verb(
    "yes",
    at=ABILITY_MAY,
    says=lambda s, ask, a: f"Yes, use {CARD_NAMES[s.queue[0].shape]}{_price(s)}",
    clause="HD-ABIL-28",
)
NO = Verb("no", at=ABILITY_MAY, says="No", clause="HD-ABIL-28", passes=True)
ABILITY_TARGET = Question("ability_target", "Whom or what does {} choose?", CARD, says=named_card, clause="HD-ABIL-15")
ABILITY_STAT = Question("ability_stat", "Which stat does {} change?", CARD, says=named_card, clause="HD-ABIL-15")
CHOOSE_STAT = Verb(
    "stat",
    STAT,
    at=ABILITY_STAT,
    says=lambda s, ask, a: STAT[a.arg].capitalize(),
    clause="HD-ABIL-15",
    touches="stat:{0}",
)
