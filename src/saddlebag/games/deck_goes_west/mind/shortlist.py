"""The options worth a bot's time, where a list is long. Not part of the rules."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Question
from saddlebag.games.deck_goes_west.content import COPIES, IS_ITEM
from saddlebag.games.deck_goes_west.mind.evaluate import stock_worth
from saddlebag.games.deck_goes_west.mind.worth import WORTH
from saddlebag.games.deck_goes_west.rules.cards import ON_DISCARD, ON_DRAW, WHICH_PILE
from saddlebag.games.deck_goes_west.rules.day import HAND_OVER
from saddlebag.games.deck_goes_west.rules.packages import ANSWER_PACKAGE, BUILD_PACKAGE, CANCEL, COUNTER
from saddlebag.games.deck_goes_west.rules.trade import AGREE, CONSENT, TRADE
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import decisions as say

TO_OTHERS = (TRADE.name, HAND_OVER.name)


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time. Bots offer no trades; they agree to one and answer a package by its worth."""
    options = ask.options
    trim = TRIMMED.get(ask.question)
    if trim is None or len(options) == 1:
        return options
    return trim(s, ask.seats[0], options) or options


def _own_acts(s: State, seat: int, options: list[Action]) -> list[Action]:
    return [option for option in options if option.verb not in TO_OTHERS]


def _some_x(s: State, seat: int, options: list[Action]) -> list[Action]:
    """One, about half, all."""
    return list(dict.fromkeys([options[1], options[len(options) // 2], options[-1]]))


def _least_worth(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The card that is missed least today: a sequence of choices in every order would be a long list of the same."""
    worth = WORTH[s.mission].cards_at[s.place(s.players[seat].cell)]
    return [min(options, key=lambda option: worth[COPIES[option.arg][0]])]


def _worst_of_deck(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The card that the deck can best do without."""
    worth = WORTH[s.mission].cards
    return [min(options, key=lambda option: worth[COPIES[option.arg][0]])]


def _good_cards_soon(s: State, seat: int, options: list[Action]) -> list[Action]:
    """Items on the draw pile, dangers on the discard pile: a night may bring many dangers, and to try every way of
    sharing them out would double the list with each."""
    pile = ON_DRAW if IS_ITEM[s.limbo[-1]] else ON_DISCARD
    return [option for option in options if option.arg == pile]


def _piece(s: State, seat: int, res: int, change: int) -> float:
    """What it changes for a player to have a piece of a resource more or less."""
    worth, stock = WORTH[s.mission], s.players[seat].stock[:]
    before = stock_worth(stock, worth)
    stock[res] += change
    return stock_worth(stock, worth) - before


def _missed_least(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The two resources of which a piece is worth least to who pays it."""
    return sorted(options, key=lambda option: -_piece(s, seat, option.arg, -1))[:2]


def _missed_most(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The two resources of which a piece is worth most to who gains it."""
    return sorted(options, key=lambda option: -_piece(s, seat, option.arg, 1))[:2]


TRIMMED: dict[Question, Callable[[State, int, list[Action]], list[Action]]] = {
    say.ACTION: _own_acts,
    CONSENT: lambda s, seat, options: AGREE.each,
    BUILD_PACKAGE: lambda s, seat, options: CANCEL.each,
    ANSWER_PACKAGE: lambda s, seat, options: [option for option in options if option.verb != COUNTER.name],
    say.DUSK_DISCARD: lambda s, seat, options: _worst_of_deck(s, seat, options[:-1]),
    say.FULL_HAND: lambda s, seat, options: _worst_of_deck(s, seat, options),
    say.X: _some_x,
    WHICH_PILE: _good_cards_soon,
    say.DISCARD_WHAT: _least_worth,
    say.SCRAP_WHAT: _worst_of_deck,
    say.PAY_WHAT: _missed_least,
    say.GAIN_WHAT: _missed_most,
}
