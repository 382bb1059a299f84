"""The questions and the verbs that several chapters share, and what their words name."""

from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.effects.jobs import GAIN_KEYS
from saddlebag.games.deck_goes_west.rules.grid import CELL
from saddlebag.games.deck_goes_west.state import PLAYER, State

NUMBER = Names("number", [str(number) for number in range(1000)])
_PRINTED = [each.jobs for each in content.CHARACTERS] + [each.jobs for each in content.MISSIONS]
_JOBS = [
    job
    for jobs in (*content.KIND_JOBS, *content.KIND_BUY, content.TILE_JOB, *_PRINTED)
    for job in jobs
    if job is not None
]
JOB_TEXT = Names("job", list(dict.fromkeys(job.text for job in _JOBS if job.uses_x)))
"""The jobs with an X, as they are written."""


def player_name(seat: int) -> str:
    return PLAYER[seat].capitalize()


def other(s: State, ask: Ask) -> str:
    """The player that a question is about."""
    return player_name(ask.about)


def in_hand(s: State, seat: int, kind: int) -> list[str]:
    """All cards of a kind in a hand that the asked may see: the own one, or one that lies open."""
    return [f"card:{content.CARD[card]}" for card in s.players[seat].hand if content.KIND_OF[card] == kind]


def holds(s: State, seat: int, kind: int) -> bool:
    return any(content.KIND_OF[card] == kind for card in s.players[seat].hand)


# --- the action, and what is answered with jobs -----------------------------------------------------------------


def _how_many(s: State, ask: Ask) -> str:
    """How the turn may go on beside an action. DW-DAY-10, DW-DAY-12"""
    if not s.versus:
        return ", or pass for today"
    if s.acted:
        return ", or end your turn"
    return ", or pass for today" if s.actions_left > 1 else " (one only), or pass for today"


ACTION = Question("action", "Do an action{}.", says=_how_many, clause="DW-DAY-07", busy="That is not an action.")
ADD_JOB = Question("add_job", "Do you add another job of the same kind to this action?", clause="DW-ACT-03")
JOIN = Question(
    "join",
    "{} and invites you. Which jobs do you add?",
    PLAYER,
    says=lambda s, ask: f"{player_name(ask.about)} rolls for {content.RESOURCE[GAIN_KEYS.index(s.key)]}",
    clause="DW-COOP-02",
)
LOAD = Question("load", "Which movement do you add before {} moves?", PLAYER, says=other, clause="DW-MOVE-10")
ENTER = Question(
    "enter",
    "{} lies before you. Do you enter?",
    CELL,
    says=lambda s, ask: content.TILE_NAMES[s.land[ask.about]],
    clause="DW-REV-07",
)
FIGHT = Question(
    "fight",
    "Bandits: {}. Which battle jobs do you use?",
    CELL,
    says=lambda s, ask: f"{s.bandits[ask.about]} here",
    clause="DW-BAT-05",
)
HELP_WHOM = Question(
    "help_whom", "Shall the trade with {} also move one of you two?", PLAYER, says=other, clause="DW-TRADE-07"
)

# --- what the steps of a job ask --------------------------------------------------------------------------------

X = Question("x", "How much is X in “{}”?", JOB_TEXT, clause="DW-X-01")
CHOOSE_X = Verb(
    "x",
    NUMBER,
    at=X,
    says=lambda s, ask, a: f"X is {a.arg}",
    clause="DW-X-01",
    needs=(Need(offered, "You cannot pay for so many.", "DW-X-01"),),
)
PAY_WHAT = Question(
    "pay_what", "Which resource do you pay {} of?", says=lambda s, ask: str(ask.about), clause="DW-RES-04"
)
PAY = Verb(
    "pay",
    content.RESOURCE,
    at=PAY_WHAT,
    says=lambda s, ask, a: f"Pay with {content.RESOURCE[a.arg]}",
    clause="DW-RES-04",
    touches="resource:{0}",
    needs=(
        Need(
            lambda s, ask, a: s.players[ask.seat].stock[a.arg] >= ask.about,
            lambda s, ask, a: f"You have {s.players[ask.seat].stock[a.arg]} {content.RESOURCE[a.arg]}.",
            "DW-RES-04",
        ),
        Need(offered, "This job needs that resource for something else.", "DW-RES-04"),
    ),
)
GAIN_WHAT = Question("gain_what", "Which resource do you gain?", clause="DW-RES-04")
GAIN = Verb(
    "gain",
    content.RESOURCE,
    at=GAIN_WHAT,
    says=lambda s, ask, a: f"Gain {content.RESOURCE[a.arg]}",
    clause="DW-RES-04",
    touches="resource:{0}",
    needs=(Need(offered, "This job cannot gain that resource.", "DW-RES-07"),),
)
DISCARD_WHAT = Question("discard_what", "Which card do you discard?", clause="DW-CARD-02")
SCRAP_WHAT = Question("scrap_what", "Which card do you scrap?", clause="DW-CARD-03")
SCRAP = Verb(
    "scrap",
    content.KIND,
    at=SCRAP_WHAT,
    says=lambda s, ask, a: f"Scrap {content.KIND_NAMES[a.arg]}",
    clause="DW-CARD-03",
    touches=lambda s, ask, a: in_hand(s, ask.seat, a.arg),
    needs=(Need(offered, "This job does not scrap that card.", "DW-CARD-09"),),
)

# --- what several chapters end or pay with ----------------------------------------------------------------------

TRADE_PRICE = Question("trade_price", "Which item do you discard for the trade?", clause="DW-TRADE-03")
DUSK_DISCARD = Question(
    "dusk_discard",
    "The day is over. Which items do you discard?",
    clause="DW-DAY-14",
    picks="Discard",
    keeps="Keep these cards",
)
FULL_HAND = Question("full_hand", "Your hand is full. Which item do you discard?", clause="DW-HAND-01")
DISCARD = Verb(
    "discard",
    content.KIND,
    at=(DISCARD_WHAT, TRADE_PRICE, DUSK_DISCARD, FULL_HAND),
    says=lambda s, ask, a: f"Discard {content.KIND_NAMES[a.arg]}",
    clause="DW-CARD-02",
    touches=lambda s, ask, a: in_hand(s, ask.seat, a.arg),
    needs=(
        Need(
            lambda s, ask, a: holds(s, ask.seat, a.arg),
            lambda s, ask, a: f"You do not hold {content.KIND_NAMES[a.arg]}.",
            "DW-CARD-02",
        ),
        Need(offered, "That card cannot be discarded here.", "DW-CARD-09"),
    ),
)
DONE = Verb(
    "done",
    at=(ADD_JOB, JOIN, FIGHT, HELP_WHOM, DUSK_DISCARD),
    says="Done",
    clause="DW-ACT-03",
    ends=True,
    passes=True,
)
