"""The questions and the verbs that several chapters share."""

from saddlebag.engine.names import Names, SetOf, bits
from saddlebag.engine.rules import Ask, Question
from saddlebag.engine.verbs import Need, SetVerb, Verb, offered
from saddlebag.games.train_heist.content import CARD, COWBOY, LOOT_TILES, TILE, WILDS
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import cards_named, cowboy_name

ABILITY = Names("ability", ["pair", "three_of_a_kind", "four_of_a_kind", "straight"])
ABILITY_NAMES = ("a pair", "3 of a kind", "4 of a kind", "a straight")


def _what_to_do(s: State, ask: Ask) -> str:
    if s.actions_left:
        return "Take an action, or end your actions."
    return "You have no actions left. Do what costs none, or end your actions."


def _tiles(s: State, ask: Ask) -> str:
    """The tiles that a question is about, in the order of their squares."""
    tops = [stack[-1] for stack in s.stacks if stack and ask.about >> stack[-1] & 1]
    return " and ".join(LOOT_TILES[tile].name for tile in tops)


def other(s: State, ask: Ask) -> str:
    """The cowboy that a question is about."""
    return cowboy_name(ask.about)


ACTION = Question("action", "{}", says=_what_to_do, clause="TH-TURN-03", busy="That is not an action.")
IN_JAIL = Question(
    "in_jail",
    "You are in jail. Draw for keyholes, escape, or end your actions.",
    clause="TH-JAIL-11",
    busy="You are in jail: you can only draw for keyholes, escape, or end your actions.",
)
LOOT_CARDS = Question(
    "loot_cards", "Which cards do you play for {}?", SetOf(TILE), "tile", says=_tiles, clause="TH-LOOT-04"
)
ABILITY_CARDS = Question(
    "ability_cards",
    "Which cards do you discard for {}?",
    ABILITY,
    says=lambda s, ask: ABILITY_NAMES[ask.about],
    clause="TH-FREE-01",
)
ESCAPE_CARDS = Question("escape_cards", "Which cards open the cell?", clause="TH-JAIL-13")
TRADING = "A trade is under way; finish it first."
GIVE = Question(
    "give",
    "Which cards do you give to {}?",
    COWBOY,
    says=other,
    clause="TH-TRADE-09",
    busy=TRADING,
    picks="Give",
)
HAND_BACK = Question(
    "hand_back",
    "Which cards do you hand back to {}?",
    COWBOY,
    says=other,
    clause="TH-TRADE-09",
    busy=TRADING,
    picks="Give",
)
RETURN_TILE = Question("return_tile", "Which loot do you return?", clause="TH-DROP-02")
DISCARD = Question(
    "discard",
    "Which cards do you discard before you draw?",
    clause="TH-TURN-01",
    busy="The action step of this turn is over.",
    picks="Discard",
    keeps="Keep these cards",
)


def _played(ask: Ask, cards: int) -> str:
    looting = cards & WILDS and ask.question is LOOT_CARDS
    sheriff = " (each Wild played for loot brings the Sheriff one space closer)" if looting else ""
    return f"Play {cards_named(list(bits(cards)))}{sheriff}"


PLAY = SetVerb(
    "play",
    CARD,
    at=(LOOT_CARDS, ABILITY_CARDS, ESCAPE_CARDS),
    says=lambda s, ask, a: _played(ask, a.arg),
    clause="TH-LOOT-04",
    touches="card:{0}",
    needs=(
        Need(lambda s, ask, a: not a.arg & ~s.you.hand, "You do not hold all of these cards.", "TH-LOOT-04"),
        Need(offered, "These cards are not one of the sets that it takes.", "TH-LOOT-08"),
    ),
)
END = Verb(
    "end", at=(ACTION, IN_JAIL), says="End your actions; the train moves", clause="TH-TURN-05", ends=True, passes=True
)
DONE = Verb(
    "done",
    at=(GIVE, HAND_BACK, RETURN_TILE, DISCARD),
    says="Done",
    clause="TH-TURN-07",
    needs=(
        Need(offered, "You would hold too many cards; hand back more.", "TH-TRADE-03", at=HAND_BACK),
        Need(offered, "Return at least one tile.", "TH-DROP-02", at=RETURN_TILE),
    ),
    ends=True,
    passes=True,
)
