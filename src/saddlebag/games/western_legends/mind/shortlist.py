"""The options worth a bot's time, where a list is long. Not part of the rules."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question
from saddlebag.games.western_legends.content import LEGENDARY_LP
from saddlebag.games.western_legends.mind import odds, prices
from saddlebag.games.western_legends.mind.outlook import Outlook
from saddlebag.games.western_legends.mind.ways import FAR, STEPS
from saddlebag.games.western_legends.rules import (
    arrival,
    faro,
    fight_cards,
    goods,
    poker,
    reactions,
    setup,
    sheriff,
    turn,
)
from saddlebag.games.western_legends.rules.poker_hands import best_play
from saddlebag.games.western_legends.state import State


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time: no bets on cards that nobody has seen, no rides that lead nowhere."""
    options = ask.options
    trim = TRIMMED.get(ask.question)
    if trim is None or len(options) == 1:
        return options
    return trim(s, ask.seats[0], options) or options


def _actions(s: State, seat: int, options: list[Action]) -> list[Action]:
    """All nuggets are deposited at once, and all money is spent; nobody works where both their markers could lie."""
    if s.players[seat].money >= faro.MARKERS * max(faro.STAKES) and faro.START.each[0] in options:
        options = [option for option in options if option.verb != "work"]
    return _most_of(_most_of(options, "deposit"), "revel")


def _most_of(options: list[Action], verb: str) -> list[Action]:
    """Of the numbers that a verb allows, the highest and the one before it."""
    numbers = [option for option in options if option.verb == verb]
    dropped = numbers[:-2]
    return [option for option in options if option not in dropped] if dropped else options


def _most_nuggets(s: State, seat: int, options: list[Action]) -> list[Action]:
    return _most_of(options, arrival.TAKE_NUGGETS.name)


def _any_character(s: State, seat: int, options: list[Action]) -> list[Action]:
    """Characters are as good as each other, so that any will do: it hangs on the dice of the imagined world."""
    return [options[(s.dice.seed >> 7 ^ seat) % len(options)]]


def _least_worth(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The card that is missed least."""
    return [min(options, key=lambda option: prices.CARD[option.arg])]


def _least_legend(s: State, seat: int, options: list[Action]) -> list[Action]:
    return [min(options, key=lambda option: LEGENDARY_LP[option.arg])]


def _best_hand(s: State, seat: int, options: list[Action]) -> list[Action]:
    """A card of the best hand."""
    hand = s.hand_of_poker
    if hand is None:
        return options
    best = best_play(s.players[seat].hand, hand.shared, s.options.five_of_a_kind_top)
    return [option for option in options if best >> option.arg & 1][:1]


def _bets(s: State, seat: int, options: list[Action]) -> list[Action]:
    """As much as one has on a card that was shown."""
    table = s.faro
    if table is None:
        return options
    shown = [option for option in options if option.verb == faro.BET.name and option.arg in table.shown]
    return shown[-1:]


def _ride_or_take(s: State, seat: int, options: list[Action]) -> list[Action]:
    """A marker rides on a card that is still to come."""
    table = s.faro
    if table is None:
        return options
    up = table.cards[: table.revealed]
    waits = [marker for marker in table.markers if marker.seat == seat and not marker.stays]
    rides = bool(waits) and waits[0].value in table.shown and waits[0].value not in up
    return [faro.RIDES if rides else faro.COMES_BACK]


def _towards_rivals(s: State, seat: int, options: list[Action]) -> list[Action]:
    """The Sheriff rides to the nearest Wanted rival, or away from whoever leads him; he stays where nothing is won."""
    steps = STEPS[s.ante_up]
    rivals = [each.place for other, each in enumerate(s.players) if other != seat and each.wanted]
    own = s.players[seat]

    def rank(option: Action) -> tuple[int, int, bool]:
        rides = option.verb == sheriff.LEAD.name
        space = option.arg if rides else s.sheriff
        near = min([steps[space][place] for place in rivals], default=FAR)
        return near, -steps[space][own.place] if own.wanted else 0, rides

    if own.wanted:
        safe = [option for option in options if option.verb != sheriff.LEAD.name or option.arg != own.place]
        return [min(safe, key=rank)]
    return [min(options, key=rank)]


def _each_time(s: State, seat: int, options: list[Action]) -> list[Action]:
    """To pass for the rest of a fight saves people clicks; a bot passes each time."""
    return [option for option in options if option is not reactions.PASS_FOR_GOOD]


def _fight_card(s: State, seat: int, options: list[Action]) -> list[Action]:
    """For bandits and guards: a high card wins, a low one hurts whoever wins."""
    fight = s.fight
    if fight is None:
        return options
    outlook = Outlook(s, fight.fighter, seat)
    stake = outlook.prize(fight.kind, NOBODY) + outlook.price(fight.kind)
    return [max(options, key=lambda option: -stake * odds.FIGHTER_BEATS[option.arg] - prices.FIGHT_CARD[option.arg])]


TRIMMED: dict[Question, Callable[[State, int, list[Action]], list[Action]]] = {
    setup.KEEP_CHARACTER: _any_character,
    turn.ACTION: _actions,
    arrival.HERE: _most_nuggets,
    goods.DISCARD_DOWN: _least_worth,
    goods.DISCARD_CARD: _least_worth,
    goods.RETURN_TOKEN: _least_legend,
    poker.HAND_CARD: _best_hand,
    faro.PLACE_BET: _bets,
    faro.SECOND_BET: _bets,
    faro.STAY_OR_TAKE: _ride_or_take,
    faro.ALL_STAY_OR_TAKE: _ride_or_take,
    sheriff.LEAD_SHERIFF: _towards_rivals,
    fight_cards.CHOOSE_FIGHT_CARD: _fight_card,
    reactions.REACT_OR_PASS: _each_time,
}
