"""What players are asked in Deck Goes West, and the words of their answers."""

from saddlebag.engine.actions import Verb, Vocabulary
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Question
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CHARACTERS,
    COLOUR,
    KIND,
    KIND_BUY,
    KIND_JOBS,
    MISSIONS,
    RESOURCE,
)
from saddlebag.games.deck_goes_west.grid import CELL, DIRECTION
from saddlebag.games.deck_goes_west.jobs import MOVES
from saddlebag.games.deck_goes_west.state import PLAYER
from saddlebag.games.deck_goes_west.ways import WAY

JOB_NUMBER = Names("job", [str(number) for number in range(1, 31)])
SLOT = Names("slot", [f"slot{number}" for number in range(1, 6)])
NUMBER = Names("number", [str(number) for number in range(1000)])
PILE = Names("pile", ["draw", "discard"])
ON_DRAW, ON_DISCARD = range(2)
AMOUNTS = (1, 2, 3, 5)
AMOUNT = Names("amount", [str(amount) for amount in AMOUNTS])
MOVEMENT = Names("movement", MOVES)
WANTED_COLOUR = Names("colour", [*COLOUR.ids, "any"])
ANY_COLOUR = len(COLOUR)

_PRINTED = [each.jobs for each in CHARACTERS] + [each.jobs for each in MISSIONS]
_JOBS = [job for jobs in (*KIND_JOBS, *KIND_BUY, content.TILE_JOB, *_PRINTED) for job in jobs if job is not None]
JOB_TEXT = Names("job", list(dict.fromkeys(job.text for job in _JOBS if job.uses_x)))
"""The jobs with an X, as they are written."""

# Questions, in the order of section 6 of the ledger
ACTION = Question("action", "Do an action{}.")
X = Question("x", "How much is X in “{}”?", JOB_TEXT)
PAY_WHAT = Question("pay_what", "Which resource do you pay {} of?")
GAIN_WHAT = Question("gain_what", "Which resource do you gain?")
DISCARD_WHAT = Question("discard_what", "Which card do you discard?")
SCRAP_WHAT = Question("scrap_what", "Which card do you scrap?")
ADD_JOB = Question("add_job", "Do you add another job of the same kind to this action?")
INVITE_WHOM = Question("invite_whom", "Do you invite somebody to work with you before you roll?")
JOIN = Question("join", "{} and invites you. Which jobs do you add?", PLAYER)
LOAD = Question("load", "Which movement do you add before {} moves?", PLAYER)
MOVE = Question("move", "Where to? You have {}.")
ENTER = Question("enter", "{} lies before you. Do you enter?", CELL)
TELESCOPE = Question("telescope", "Which tile do you look at?")
WHICH_PILE = Question("which_pile", "Where do you put {}?", CARD)
FIGHT = Question("fight", "Bandits: {}. Which battle jobs do you use?", CELL)
CONSENT = Question("consent", "{} wants to trade with you. Do you agree?", PLAYER)
TRADE_PRICE = Question("trade_price", "Which item do you discard for the trade?")
BUILD_PACKAGE = Question("build_package", "What do you offer to {}, and what do you ask for?", PLAYER)
ANSWER_PACKAGE = Question("answer_package", "What do you say to the package of {}?", PLAYER)
FILL = Question("fill", "Which card do you give for the one that was asked for ({})?", WANTED_COLOUR)
HELP_WHOM = Question("help_whom", "Shall the trade with {} also move one of you two?", PLAYER)
DUSK_DISCARD = Question("dusk_discard", "The day is over. Which items do you discard?")
FULL_HAND = Question("full_hand", "Your hand is full. Which item do you discard?")

# Answers
PLAY = Verb("play", KIND, JOB_NUMBER)
ABILITY = Verb("ability", JOB_NUMBER)
TILE_JOB = Verb("tile")
MISSION_JOB = Verb("mission", JOB_NUMBER)
BUY = Verb("buy", SLOT, JOB_NUMBER)
TRADE = Verb("trade", PLAYER)
HAND_OVER = Verb("hand_over", PLAYER)
PASS = Verb("pass")
END = Verb("end")
CHOOSE_X = Verb("x", NUMBER)
PAY = Verb("pay", RESOURCE)
GAIN = Verb("gain", RESOURCE)
DISCARD = Verb("discard", KIND)
SCRAP = Verb("scrap", KIND)
DONE = Verb("done")
INVITE = Verb("invite", PLAYER)
ROLL = Verb("roll")
GO = Verb("go")
STEP = Verb("step", DIRECTION, WAY)
HAUL = Verb("haul", DIRECTION, WAY)
PUSH = Verb("push", DIRECTION, WAY)
TRY = Verb("try", DIRECTION)
RIDE = Verb("ride", CELL)
STOP = Verb("stop")
DECLINE = Verb("decline", MOVEMENT)
LOOK = Verb("look", CELL)
PUT = Verb("put", PILE)
AGREE = Verb("agree")
REFUSE = Verb("refuse")
GIVE = Verb("give", AMOUNT, RESOURCE)
ASK_FOR = Verb("ask", AMOUNT, RESOURCE)
GIVE_CARD = Verb("give_card", KIND)
ASK_CARD = Verb("ask_card", KIND)
ASK_COLOUR = Verb("ask_colour", WANTED_COLOUR)
SUBMIT = Verb("submit")
CANCEL = Verb("cancel")
ACCEPT = Verb("accept")
REJECT = Verb("reject")
COUNTER = Verb("counter")
HELP = Verb("help", PLAYER)

VOCABULARY = Vocabulary(*(verb for verb in list(globals().values()) if isinstance(verb, Verb)))
