"""What players are asked in Train Heist, and the words of their answers."""

from saddlebag.engine.actions import SetVerb, Verb, Vocabulary
from saddlebag.engine.names import Names, SetOf
from saddlebag.engine.rules import Question
from saddlebag.games.train_heist.content import (
    CARD,
    COWBOY,
    HORSE,
    JUNCTION,
    SIDE,
    SPACE,
    SQUARE,
    TILE,
    TOWN,
    WANTED,
)

ABILITY = Names("ability", ["pair", "three_of_a_kind", "four_of_a_kind", "straight"])

# Questions, in the order of section 6 of the ledger
ACTION = Question("action", "Take an action, or end your actions.")
HORSE_AND_CARD = Question("horse_and_card", "Which horse moves, and with which card?")
HORSE_TARGET = Question("horse_target", "Where does the horse go?")
LOOT_CARDS = Question("loot_cards", "Which cards do you play for {}?", SetOf(TILE), "tile")
GIVE = Question("give", "Which cards do you give to {}?", COWBOY)
HAND_BACK = Question("hand_back", "Which cards do you hand back to {}?", COWBOY)
AGREE = Question("agree", "Do you agree to this trade with {}?", COWBOY)
ABILITY_CARDS = Question("ability_cards", "Which cards do you discard for {}?", ABILITY)
SWITCH = Question("switch", "Which switch do you flip?")
IN_JAIL = Question("in_jail", "You are in jail. Draw for keyholes, escape, or end your actions.")
ESCAPE_CARDS = Question("escape_cards", "Which cards open the cell?")
MISSION = Question("mission", "You have fulfilled a mission. Do you take the Wanted Card?")
BRAKE = Question("brake", "Do you slow the train by one space?")
CANCEL_HANGMAN = Question("cancel_hangman", "Town {} is empty. Do you hold back the hangman?", TOWN)
LOAD_TILE = Question("load_tile", "Which tile of town {} is loaded next?", TOWN)
LOAD_SQUARE = Question("load_square", "Onto which stack does {} go?", TILE, "tile")
FILL_SQUARE = Question("fill_square", "Which empty square does {} take?", TILE, "tile")
DISCARD = Question("discard", "Which cards do you discard before you draw?")
RETURN_TILE = Question("return_tile", "Which loot do you return?")
LEAVE_TILE = Question("leave_tile", "The sack is short. Which returned tile stays at the town?")
TURN_ORDER = Question("turn_order", "Who is {} in the order of turns?")

# Answers
MOVE = Verb("move", SPACE)
BOARD = Verb("board", SPACE)
JUMP = Verb("jump", SPACE)
LEAP = Verb("leap", HORSE)
USE_HORSE = Verb("horse")
RIDE = Verb("ride", HORSE, CARD)
RIDE_FREE = Verb("ride_free", HORSE)
TO = Verb("to", SPACE)
LOOT = Verb("loot", SQUARE)
LOOT_BOTH = Verb("loot_both")
PLAY = SetVerb("play", CARD)
DROP_OFF = Verb("drop_off")
RETURN = Verb("return", TILE)
LEAVE = Verb("leave", TILE)
FLIP = Verb("flip", JUNCTION)
TRADE = Verb("trade", COWBOY)
GIVE_CARD = Verb("give", CARD)
REFUSE = Verb("refuse")
AGREED = Verb("agree")
TAKE_BULLET = Verb("take_bullet")
USE_BULLET = Verb("use_bullet")
PAIR, THREE, FOUR, STRAIGHT = (Verb(name) for name in ABILITY.ids)
SHERIFF = Verb("sheriff", SIDE)
MOUNT = Verb("mount", HORSE)
DISMOUNT = Verb("dismount")
END = Verb("end")
DRAW = Verb("draw")
ESCAPE = Verb("escape")
CLAIM = Verb("claim", WANTED)
DECLINE = Verb("decline")
SLOW = Verb("brake")
FULL_SPEED = Verb("full_speed")
HOLD_BACK = Verb("hold_back")
LET_HIM = Verb("let_him")
LOAD = Verb("load", TILE)
ON = Verb("on", SQUARE)
DISCARD_CARD = Verb("discard", CARD)
DONE = Verb("done")
NEXT_IN_ORDER = Verb("next", COWBOY)

VOCABULARY = Vocabulary(*(verb for verb in list(globals().values()) if isinstance(verb, Verb | SetVerb)))
