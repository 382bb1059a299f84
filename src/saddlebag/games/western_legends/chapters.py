"""What comes and goes with a chapter: a turn, a move, a purchase, a fight, a game at the saloon."""

from typing import Annotated

from saddlebag.engine.counts import NO_COUNT
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import NOBODY, OR_NOBODY, By, Names, SetOf, UpTo
from saddlebag.engine.state import Part
from saddlebag.games.western_legends.content import (
    BUILDING,
    CARD,
    CHARACTER,
    ENCOUNTER,
    FIGHT_CARD,
    GOAL,
    ITEM,
    SPACE,
    TOKEN,
    TRIGGER,
)

PLAYER = Names("player", ["coal", "indigo", "brick", "sage", "lilac", "marigold"])
"""The seats, clockwise. WL-SETUP-23"""
MAN_IN_BLACK = len(PLAYER)
"""He takes part like a player, but sits on no seat. WL-MIB-03"""
FIGHTER = Names("fighter", [*PLAYER.ids, "man_in_black"])
SIDE = Names("side", ["left", "right"])
"""The two story decks. WL-SETUP-16"""

Seat = Annotated[int, PLAYER]
Seats = Annotated[int, SetOf(PLAYER)]
Space = Annotated[int, SPACE]
Card = Annotated[int, CARD]
Cards = Annotated[int, SetOf(CARD)]
MaybeCard = Annotated[int, CARD, OR_NOBODY]
FightCard = Annotated[int, FIGHT_CARD]

FIGHT = Names(
    "fight",
    ["duel", "rob", "arrest", "bandit", "bank_guard", "train_guard", "sheriff", "outlaw", "claim_jumper"],
)
DUEL, ROB, ARREST, BANDIT, BANK_GUARD, TRAIN_GUARD, SHERIFF, OUTLAW, CLAIM_JUMPER = range(9)
"""What is fought about, or against whom. WL-FIGHT-01, WL-NPC-01"""

MOVE = Names("move", ["ride", "card", "rail", "trail", "jump", "text"])
RIDE, BY_CARD, BY_RAIL, BY_TRAIL, JUMP, BY_TEXT = range(6)
"""A plain move action; one that a card makes; travel by rail; a mountain pass; the jump to the train; and a "move N"
text, which is no move action. WL-MOVE-07, WL-TURN-13"""

GAME = Names("game", ["poker", "high_stakes", "high_roller"])
POKER, HIGH_STAKES, HIGH_ROLLER = range(3)


@state
class Deeds(Part):
    """What a player has done that counts for the goals of their character. WL-GOAL-06, WL-GOAL-07"""

    counts: list[Annotated[int, NO_COUNT]] = hidden("told as it happened")
    """What each condition remembers: a number, or a set of things that differ, as bits. `rules/deeds.py` says where."""
    met: Annotated[int, SetOf(GOAL)] = hidden("told as it happened", default=0)
    """The goals whose conditions were met, the one put away included: those still in hand are scored when nothing is
    under way. WL-GOAL-03"""


@state
class Turn(Part):
    """What counts for this turn only. WL-TURN-02"""

    actions: int = seen(default=3)
    """How many are left. WL-TURN-06"""
    ended: bool = seen(default=False)
    """Whether the active player takes no more actions. WL-TURN-08"""
    card: MaybeCard = seen(default=NOBODY, holds="card")
    """The card whose action is carried out; it is discarded when that is done. WL-CARD-01"""
    fought: Annotated[int, SetOf(FIGHTER)] = seen(default=0)
    """Whom the active player has fought in this turn. WL-FIGHT-02"""
    bank_robbed: bool = seen(default=False)
    """Whether a bank Heist was started. WL-BANK-06"""
    train_robbed: bool = seen(default=False)
    """Whether a train Heist was started. AU-HEIST-03"""
    reputation: bool = seen(default=False)
    """Whether a card that works once a turn was played. WL-CARD-03"""
    used: list[int] = hidden("told when they were used", default=[])
    """The texts that work once per turn and were used, by their sources."""
    games: int = seen(default=0)
    """How many games of chance the active player has started. WL-POKER-20"""
    bandits_beaten: int = seen(default=0)
    """How many bandits the active player has beaten."""
    contributed: bool = seen(default=False)
    """Whether the active player has put a disc on a story. WL-STORY-03"""
    met: Annotated[int, SetOf(TRIGGER)] = hidden("asked for as soon as it may be", default=0)
    """Triggers that were met and are not offered yet. WL-STORY-02"""
    spent: int = hidden("told as it was paid", default=0)
    """What was paid in this action. WL-STORY-14"""


@state
class Move(Part):
    """A move under way. Chapter 5.5"""

    kind: Annotated[int, MOVE] = seen()
    left: int = seen()
    """The movement that is left."""
    entered: int = seen(default=0)
    """How many spaces were entered. WL-MOVE-12"""
    must_step: bool = seen(default=False)
    """Whether it may not be stopped before the next step. WL-MOVE-06, WL-MOVE-13"""
    stopped: bool = seen(default=False)
    """Whether a bandit or a token has stopped it. WL-MOVE-04"""
    ended_at: Annotated[int, SPACE, OR_NOBODY] = hidden("shown as where they stand", default=NOBODY)
    """Where it ended; what follows is done only there. WL-MOVE-09"""
    used: list[int] = hidden("told when they were used", default=[])
    """The texts for the end of a move that were used, by their sources. WL-MOVE-13"""


@state
class Shopping(Part):
    """A Purchase under way. WL-STORE-01"""

    place: Annotated[int, SPACE, OR_NOBODY] = seen()
    """Where the store is; none for goods that come to the player, who may be anywhere. AU-CARD-01"""
    bought: int = seen(default=0)
    """How many items were bought or upgraded."""


LOWERING = Names("what lowers a card", [*ITEM.ids, *CHARACTER.ids, *CARD.ids, "man_in_black"])
FIRST_CARD = len(ITEM) + len(CHARACTER)
BY_MAN_IN_BLACK = len(LOWERING) - 1
"""Items and abilities by their texts (`rules/texts.py`), then the poker cards, and his stare."""


@state
class Lowered(Part):
    """That the card of one side counts less. WL-FIGHT-27"""

    side: int = seen()
    """Whose card: 0 the fighter's, 1 the rival's."""
    by: Annotated[int, LOWERING] = seen()
    """What the other side used. The bonus of a card lapses with the card. WL-FIGHT-23"""
    number: int = seen()


@state(kw_only=True)
class Fight(Part):
    """A fight, from its declaration to its results. Chapters 5.7 and 5.8"""

    kind: Annotated[int, FIGHT] = seen()
    fighter: Annotated[int, FIGHTER] = seen()
    """Who started it; whom the Sheriff confronts, or whoever fights the NPC."""
    rival: Annotated[int, FIGHTER, OR_NOBODY] = seen(default=NOBODY)
    """The player who is fought, or the Man in Black; nobody for an NPC."""
    space: Space = seen()
    token: Annotated[int, TOKEN, OR_NOBODY] = seen(default=NOBODY)
    """The outlaw or claim jumper, revealed. AU-OUT-01"""
    encounter: Annotated[int, ENCOUNTER, OR_NOBODY] = seen(default=NOBODY)
    """The train encounter that the guard belongs to. AU-HEIST-02"""
    number: int = seen(default=0)
    """How many fight cards are drawn. WL-NPC-01"""
    drawn: list[FightCard] = seen(by="whoever saw them", default=[], size="drawn_size", redealt=True, holds="fight")
    """The fight cards drawn for the NPC or the Man in Black."""
    drawn_from: list[int] = hidden("bookkeeping for redeals", default=[])
    """The block that each of them came from. WL-NPC-20"""
    looked: Seats = seen(default=0)
    """Who has seen them: the player who plays for the NPC. WL-NPC-02"""
    shown: bool = seen(default=False)
    """Whether all of them lie open: those of the Man in Black, and where nobody chose one. WL-MIB-05, WL-NPC-21"""
    played: Annotated[int, FIGHT_CARD, OR_NOBODY] = seen(
        by="whoever plays it, until the reveal", default=NOBODY, redealt=True
    )
    """Which of them is played."""
    cards: list[MaybeCard] = seen(
        by="their players, until the reveal", default=[NOBODY, NOBODY], redealt=True, holds="card"
    )
    """The poker cards that fighter and rival have played. WL-FIGHT-07, WL-FIGHT-08"""
    declined: bool = seen(default=False)
    """Whether one of them played no card. WL-FIGHT-08"""
    revealed: bool = seen(default=False)
    started: list[int] = hidden("told when they were used", default=[])
    """The start-of-fight texts that were used, by their sources, and 100 more for those of the rival. WL-FIGHT-29"""
    starts_next: int = hidden("asked as soon as there is something to use", default=0)
    """Whose start-of-fight text comes next: 0 the fighter's, 1 the rival's. WL-FIGHT-05"""
    lowered: list[Lowered] = seen(within="sums", default=[])
    """All that makes a card count less. WL-FIGHT-27"""
    card_wins_ties: Annotated[list[bool], UpTo(2)] = seen(default=[False, False])
    """Whether the bonus of the card wins ties; it lapses with the card. WL-FIGHT-23"""
    text_wins_ties: Annotated[list[bool], UpTo(2)] = seen(default=[False, False])
    """Whether an ability wins ties. WL-FIGHT-13"""
    done: Cards = hidden("told when they were applied", default=0)
    """The cards whose bonus was applied; it is not done again in this fight. WL-FIGHT-23"""
    reacted: Annotated[int, FIGHTER, OR_NOBODY] = seen(default=NOBODY)
    """Who played the last reaction that can still be cancelled. WL-FIGHT-24"""
    undo: list[Annotated[int, NO_COUNT]] = hidden("told as the reaction was played", default=[])
    """How cards, reductions and ties stood before it. WL-FIGHT-24"""
    passed: Seats = hidden("nobody else may know", default=0, redealt=True)
    """Who has passed for the rest of this fight. WL-FIGHT-10"""
    lp_only: bool = seen(default=False)
    """Whether a bandit beaten in it gives LP only. WL-NPC-11"""
    restarted: bool = seen(default=False)
    """Whether the NPC has begun the fight anew, which happens once. WL-NPC-10"""
    restarting: bool = hidden("told at once", default=False)
    """Whether it is about to begin anew."""
    winner: Annotated[int, FIGHTER, OR_NOBODY] = seen(default=NOBODY)
    over: bool = seen(default=False)
    """Whether it is decided; an NPC that wins is nobody."""
    spoils: Cards = seen(default=0, holds="card")
    """Reactions, and a card that nobody answered, face up until the fight is over. WL-FIGHT-21, WL-FIGHT-28"""


@state(kw_only=True)
class Hand(Part):
    """A hand of poker under way: poker, high stakes poker, or against a high roller. Chapter 5.15"""

    kind: Annotated[int, GAME] = seen()
    starter: Seat = seen()
    saloon: Annotated[int, BUILDING, OR_NOBODY] = seen(default=NOBODY)
    """Where it is played; none where an ability starts it anywhere. AU-POKER-06"""
    anywhere: bool = seen(default=False)
    token: Annotated[int, TOKEN, OR_NOBODY] = seen(default=NOBODY)
    """The high roller, revealed. AU-HR-03"""
    players: list[Seat] = seen(default=[])
    """Those who take part, clockwise from the starter."""
    folded: Seats = seen(default=0)
    """Who has left high stakes poker after the flop. AU-HSP-07"""
    stayed: Seats = seen(default=0)
    """Who has paid to go on after the flop."""
    pot: int = seen(default=0)
    """The money that is played for; at the end, what it was."""
    dealer: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY)
    """Who plays for the Saloon or the high roller. WL-POKER-04"""
    dealer_cards: Cards = seen(
        by="the dealer, until the reveal", default=0, size="dealer_size", redealt=True, holds="card"
    )
    dealer_plays: Cards = seen(by="the dealer, until the reveal", default=0, redealt=True)
    """Those of them that the dealer has chosen, with the option that lets them choose. D47"""
    shared: list[Card] = seen(default=[], holds="card")
    """The flop, and in high stakes poker turn and river."""
    chosen: Annotated[list[Cards], By(PLAYER)] = seen(by="their players, until the reveal", default=[], redealt=True)
    """The hand cards that each has chosen, by seat; they stay in the hand until the reveal. WL-POKER-06"""
    revealed: bool = seen(default=False)
    used: Annotated[list[Cards], By(PLAYER)] = seen(default=[], holds="card")
    """The hand cards that lie on the table from the reveal until they are discarded, by seat. WL-POKER-14"""
    winners: list[Seat] = seen(default=[])
    dealer_won: bool = seen(default=False)
    lost: list[Seat] = seen(default=[])
    """Everybody who took part and has not won. WL-POKER-16"""
    takes_lp: bool = seen(default=False)
    """Whether the starter takes 1 LP for winning, not 1 Gambler point. AU-POKER-02"""


@state
class Marker(Part):
    """A bet at faro. AU-FARO-08"""

    seat: Seat = seen()
    value: FightCard = seen()
    """The value on which it lies."""
    dollars: int = seen()
    stays: bool = seen(default=False)
    """Whether it was left for the bonus round. AU-FARO-16"""


@state(kw_only=True)
class Faro(Part):
    """A game of faro under way. Chapter 5.15"""

    starter: Seat = seen()
    saloon: Annotated[int, BUILDING, OR_NOBODY] = seen()
    players: list[Seat] = seen(default=[])
    """Those who take part, clockwise from the starter."""
    dealer: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY)
    cards: list[FightCard] = seen(by="those who saw them", default=[], size="cards_size", redealt=True, holds="fight")
    """The four cards as they lie; the first three are shown before the shuffle. AU-FARO-05, AU-FARO-25"""
    drawn_from: list[int] = hidden("bookkeeping for redeals", default=[], redealt=True)
    """The block that each of them came from. WL-NPC-20"""
    shown: list[FightCard] = seen(default=[])
    """The three that were shown to all; the other one of the four is known to a dealer who looked, at most."""
    shuffled: bool = seen(default=False)
    revealed: int = seen(default=0)
    """How many were turned up after the shuffle."""
    markers: list[Marker] = seen(within="markers", default=[])


ItemSet = Annotated[int, SetOf(ITEM)]
