"""How good a position looks to a seat, for bots. Not part of the rules.

The advice of the ledger (DW-TIP): keep moving West onto unknown tiles, use the cards in hand, buy better ones, and do
not let dangers fill the hand.
"""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CHARACTERS,
    COPIES,
    DECK_OF,
    IS_ITEM,
    KIND_JOBS,
    STARTER_DECK,
    TRADE_DECK,
)
from saddlebag.games.deck_goes_west.decisions import (
    ACTION,
    AGREE,
    ANSWER_PACKAGE,
    BUILD_PACKAGE,
    CANCEL,
    CONSENT,
    COUNTER,
    DISCARD_WHAT,
    DUSK_DISCARD,
    GAIN_WHAT,
    HAND_OVER,
    ON_DISCARD,
    ON_DRAW,
    PAY_WHAT,
    SCRAP_WHAT,
    TRADE,
    WHICH_PILE,
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
KIND_WORTH = [CARD_WORTH[copies[0]] + 0.1 * len(KIND_JOBS[kind]) for kind, copies in enumerate(COPIES)]
"""Which card is missed least."""
IN_HAND = 0.7
"""An item in hand that may still be used today."""
DANGER_IN_HAND = 2.0
OVERWHELMED = 40.0
"""A hand that is almost full of dangers."""
CROWDED = 5.0
"""A deck of which many dangers will be drawn together."""
SOON = 1.15
"""A card that will be drawn before long."""
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
    """Good cards and dangers; what lies on the draw pile comes soonest, and dangers in hand are the worst."""
    value, dangers = 0.0, 0
    for share, pile in ((SOON, player.draw), (1.0, player.hand), (1.0, player.discard)):
        for card in pile:
            value += share * CARD_WORTH[card]
            dangers += not IS_ITEM[card]
    held = sum([not IS_ITEM[card] for card in player.hand])
    limit = CHARACTERS[player.character].hand_limit
    value -= DANGER_IN_HAND * held + OVERWHELMED * (held / limit) ** 4
    drawn = limit * dangers / max(len(player.draw) + len(player.hand) + len(player.discard), limit)
    value -= CROWDED * max(drawn - 1.5, 0) ** 2
    # What is kept overnight is not drawn tomorrow, so in the evening an item in hand is worth less than none.
    return value + (-0.1 if s.stage in (DUSK, NIGHT) else IN_HAND) * (len(player.hand) - held)


# --- long lists ---------------------------------------------------------------------------------------------------


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time. Bots offer no trades; they agree to one and answer a package by its worth."""
    options = ask.options
    trim = TRIMMED.get(ask.question)
    if trim is None or len(options) == 1:
        return options
    return trim(s, ask.seats[0], options) or options


def _own_acts(s: State, seat: int, options: list[Action]) -> list[Action]:
    return [option for option in options if option.verb not in (TRADE.name, HAND_OVER.name)]


def _some_x(s: State, seat: int, options: list[Action]) -> list[Action]:
    """One, about half, all."""
    return list(dict.fromkeys([options[1], options[len(options) // 2], options[-1]]))


def _least_worth(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The card that is missed least: a sequence of choices in every order would be a long list of the same."""
    return sorted(options, key=lambda option: KIND_WORTH[option.arg])[:1]


def _good_cards_soon(s: State, seat: int, options: list[Action]) -> list[Action]:
    """Items on the draw pile, dangers on the discard pile: a night may bring many dangers, and to try every way of
    sharing them out would double the list with each."""
    pile = ON_DRAW if IS_ITEM[s.limbo[-1]] else ON_DISCARD
    return [option for option in options if option.arg == pile]


def _most_plentiful(s: State, seat: int, options: list[Action]) -> list[Action]:
    stock = s.players[seat].stock
    return sorted(options, key=lambda option: -stock[option.arg])[:2]


def _scarcest(s: State, seat: int, options: list[Action]) -> list[Action]:
    stock = s.players[seat].stock
    return sorted(options, key=lambda option: stock[option.arg])[:2]


TRIMMED: dict[Question, Callable[[State, int, list[Action]], list[Action]]] = {
    ACTION: _own_acts,
    CONSENT: lambda s, seat, options: AGREE.each,
    BUILD_PACKAGE: lambda s, seat, options: CANCEL.each,
    ANSWER_PACKAGE: lambda s, seat, options: [option for option in options if option.verb != COUNTER.name],
    DUSK_DISCARD: lambda s, seat, options: options[:1],
    X: _some_x,
    WHICH_PILE: _good_cards_soon,
    DISCARD_WHAT: _least_worth,
    SCRAP_WHAT: _least_worth,
    PAY_WHAT: _most_plentiful,
    GAIN_WHAT: _scarcest,
}
