"""How good a position looks to a seat, for bots. Not part of the rules.

The advice of the ledger (DW-TIP): keep moving West onto unknown tiles, use the cards in hand, buy better ones, and do
not let dangers fill the hand.
"""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.games.deck_goes_west.content import CARD, DECK_OF, IS_ITEM, STARTER_DECK, TRADE_DECK
from saddlebag.games.deck_goes_west.decisions import (
    ACTION,
    AGREE,
    ANSWER_PACKAGE,
    BUILD_PACKAGE,
    CANCEL,
    CONSENT,
    COUNTER,
    DUSK_DISCARD,
    HAND_OVER,
    TRADE,
    X,
)
from saddlebag.games.deck_goes_west.grid import BESIDE, WEST, col_of
from saddlebag.games.deck_goes_west.jobs import ON_PARTY_WEST, ON_REVEAL
from saddlebag.games.deck_goes_west.state import DUSK, NIGHT, Player, State

WON = 2000.0
POINT = 10.0
RIVAL = 0.6
"""How much a rival's lead weighs against the own standing."""
COLUMN = 2.5
"""A column further West."""
UNKNOWN = 2.0
"""An unknown tile to the West of the meeple."""
RESOURCE = ((2.2, 4), (1.6, 3), (1.4, 3), (1.8, 6))
"""What gold, metal, wood and food are worth, and how many of them; more are worth little."""
SURPLUS = 0.2
CARD_WORTH = [{STARTER_DECK: 1.0, TRADE_DECK: 4.0}.get(DECK_OF[card], -4.0) for card in range(len(CARD))]
"""A card in a deck of one's own."""
IN_HAND = 0.7
"""An item in hand that may still be used today."""
DANGER_IN_HAND = 2.0
OVERWHELMED = 40.0
"""A hand that is almost full of dangers."""
BANDIT = 2.0
"""A bandit on the own tile."""
MOVEMENT = 1.2
"""Movement in the pool."""
READY = 1.0
"""A character that is not tapped."""
WAGON = 4.0


def evaluate(s: State, seat: int) -> float:
    """Higher is better for this seat; in versus against the best of the others."""
    if s.outcome:
        return (WON if s.winners >> seat & 1 else -WON) + POINT * s.vp[s.token(seat)]
    if not s.versus:
        return POINT * s.vp[0] + sum([prospects(s, player) for player in s.players]) + team(s)
    standings = [rival_standing(s, each) for each in range(len(s.players))]
    best = max(other for each, other in enumerate(standings) if each != seat)
    return standings[seat] - RIVAL * best + MOVEMENT * (sum(s.pool) + len(s.rides))


def rival_standing(s: State, seat: int) -> float:
    """Versus: points and what a player has to make more of."""
    player = s.players[seat]
    return POINT * s.vp[seat] + prospects(s, player) if player.alive else -WON


def team(s: State) -> float:
    """What belongs to all: the slowest one, the wagon, movement at hand."""
    value = MOVEMENT * (sum(s.pool) + len(s.rides))
    columns = s.columns()
    if s.mission_card.events[ON_PARTY_WEST]:
        value += 2 * COLUMN * min(columns)
    if s.wagon != NOBODY:
        value += WAGON * col_of(s.wagon) - BANDIT * s.bandits.get(s.wagon, 0)
        value -= WAGON * sum([abs(column - col_of(s.wagon)) for column in columns]) / len(columns)
    return value


def prospects(s: State, player: Player) -> float:
    """What a player has, and where."""
    value = COLUMN * col_of(player.cell) + (0.0 if player.tapped else READY)
    if s.mission_card.events[ON_REVEAL] and player.cell + BESIDE[WEST] in s.fringe:
        value += UNKNOWN
    for amount, (worth, enough) in zip(player.stock, RESOURCE, strict=True):
        value += worth * amount if amount <= enough else worth * enough + SURPLUS * (amount - enough)
    value -= BANDIT * s.bandits.get(player.cell, 0)
    return value + deck_worth(s, player)


def deck_worth(s: State, player: Player) -> float:
    """Good cards and dangers, wherever they are; dangers in hand are the worst."""
    value = 0.0
    for pile in (player.draw, player.hand, player.discard):
        for card in pile:
            value += CARD_WORTH[card]
    dangers = sum([not IS_ITEM[card] for card in player.hand])
    value -= DANGER_IN_HAND * dangers + OVERWHELMED * (dangers / 6) ** 4
    items = len(player.hand) - dangers
    # What is kept overnight is not drawn tomorrow, so in the evening an item in hand is worth less than none.
    return value + (-0.1 if s.stage in (DUSK, NIGHT) else IN_HAND) * items


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time. Bots offer no trades; they agree to one and answer a package by its worth."""
    options = ask.options
    question = ask.question
    if question is ACTION:
        return [option for option in options if option.verb not in (TRADE.name, HAND_OVER.name)]
    if question is CONSENT:
        return AGREE.each
    if question is BUILD_PACKAGE:
        return CANCEL.each
    if question is ANSWER_PACKAGE:
        return [option for option in options if option.verb != COUNTER.name]
    if question is DUSK_DISCARD:
        return options[:1]
    if question is X and len(options) > 4:
        return [options[0], options[1], options[len(options) // 2], options[-1]]
    return options
