"""The options worth a bot's time, where there are many. Not part of the rules."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.mind.chances import chance, takings
from saddlebag.games.train_heist.mind.timetable import FAR
from saddlebag.games.train_heist.rules.abilities import FOUR, PAIR, SHERIFF, STRAIGHT, THREE
from saddlebag.games.train_heist.rules.bullets import TAKE_BULLET, USE_BULLET
from saddlebag.games.train_heist.rules.horse import DISMOUNT, HORSE_AND_CARD, HORSE_TARGET, USE_HORSE, reach
from saddlebag.games.train_heist.rules.trade import TRADE
from saddlebag.games.train_heist.rules.turn import DISCARD_CARD
from saddlebag.games.train_heist.state import Cowboy, State
from saddlebag.games.train_heist.words.decisions import ACTION, DISCARD, GIVE, LOOT_CARDS

MORE_ACTIONS = {USE_BULLET.name, PAIR.name, THREE.name, FOUR.name}


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time: for horses the farthest card and the places where something can be done."""
    options = ask.options
    if ask.question is ACTION:
        return _acts_in_good_order(s, options)
    if ask.question is LOOT_CARDS:
        return _cards_worth_playing(s, options)
    if ask.question is GIVE:
        return options[-1:]
    if ask.question is DISCARD:
        useless = s.you.hand & ~useful_cards(s, s.you)
        return [option for option in options if option.verb == DISCARD_CARD.name and useless >> option.arg & 1][:1] or (
            options[-1:]
        )
    if ask.question is HORSE_AND_CARD:
        return _cards_worth_trying(s, options)
    if ask.question is HORSE_TARGET:
        return _places_worth_riding_to(s, options)
    return options


def _acts_in_good_order(s: State, options: list[Action]) -> list[Action]:
    """Bullets are taken last, more actions are bought when there are none left, a straight is played first or last:
    so that the same turn is not thought over in every order. Nobody trades, and who moves leaves their horse anyway."""
    left = s.actions_left
    if s.bullets_taken:
        return [option for option in options if option.verb == TAKE_BULLET.name]
    useless = {TRADE.name, DISMOUNT.name}
    if left:
        useless |= MORE_ACTIONS
        if left < content.TRACKS.coop.actions_per_turn:
            useless.add(STRAIGHT.name)
    if not near_sheriff(s):
        useless.add(SHERIFF.name)
    if s.you.place in content.PASSENGER_CARS:
        useless.add(USE_HORSE.name)
    return [option for option in options if option.verb not in useless]


def near_sheriff(s: State) -> bool:
    """Whether some cowboy is so close to the Sheriff that an event may bring them together."""
    sheriff = content.LINE_PLACE[s.sheriff]
    return any(abs(content.LINE_PLACE.get(cowboy.place, FAR) - sheriff) <= 2 for cowboy in s.cowboys)


def _cards_worth_playing(s: State, options: list[Action]) -> list[Action]:
    """With each number of Wilds the cards that leave the best hand for another robbery."""
    best: dict[int, tuple[float, Action]] = {}
    hand = s.you.hand
    tops = [
        [s.stacks[square][-1] if s.stacks[square] else NOBODY for square in car]
        for car in content.SQUARES_OF_CAR.values()
    ]
    for option in options:
        left = max([takings(hand & ~option.arg, one, other) for one, other in tops])
        wilds = (option.arg & content.WILDS).bit_count()
        if wilds not in best or left > best[wilds][0]:
            best[wilds] = left, option
    return [option for _, option in best.values()]


def _cards_worth_trying(s: State, options: list[Action]) -> list[Action]:
    """For their own horse, or on foot for any, the card that goes farthest, and the option without a card."""
    own = s.you.horse
    best: dict[int, Action] = {}
    free: list[Action] = []
    for option in options:
        if own not in (NOBODY, option.arg):
            continue
        if len(option.args) == 1:
            free.append(option)
        elif option.arg not in best or reach(option.args[1]) > reach(best[option.arg].args[1]):
            best[option.arg] = option
    return [*best.values(), *free] or options[:1]


def _places_worth_riding_to(s: State, options: list[Action]) -> list[Action]:
    """A rider goes to towns, junctions and the train; a horse is called to its caller, or beside their car."""
    here = s.you.place
    if s.you.horse != NOBODY:
        worth = {*content.TOWN_SPACES, *content.JUNCTION_SPACES}
        for car in s.cars:
            worth.update(content.NEIGHBOURS[car])
    elif here < content.FIRST_TRAIN_SPACE:
        worth = {here}
    else:
        worth = set(content.NEIGHBOURS[s.cars[content.SECTION_OF[here] - 1]])
    return [option for option in options if option.arg in worth] or options[:1]


def useful_cards(s: State, cowboy: Cowboy) -> int:
    """The cards to keep: Wilds, and those that come closest to robbing a car."""
    best, best_worth = 0, -1.0
    for one, other in content.SQUARES_OF_CAR.values():
        tops = [s.stacks[square][-1] for square in (one, other) if s.stacks[square]]
        choices = [(tile,) for tile in tops] + ([(tops[0], tops[1])] if len(tops) == 2 else [])
        for tiles in choices:
            likely, kept = chance(cowboy.hand, tiles)
            worth = len(tiles) * likely
            if worth > best_worth:
                best, best_worth = kept, worth
    return best | cowboy.hand & content.WILDS
