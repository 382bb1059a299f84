"""Travel by rail, mountain passes and the frontier. Chapter 5.17."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, SetOf, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import BY_RAIL, BY_TRAIL
from saddlebag.games.western_legends.content import (
    CARD,
    FRONTIER_NUMBER,
    FRONTIER_REWARD,
    FRONTIER_TOKEN_NUMBER,
    FRONTIER_VALUE,
    HIDEOUT_LETTER,
    IS_RAIL,
    PASS_OTHER_END,
    RAIL_STATIONS,
    SPACE,
)
from saddlebag.games.western_legends.effects import goals as deed
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.deeds import did
from saddlebag.games.western_legends.rules.moving import SHERIFF_IS_THERE, fears, movement, travel
from saddlebag.games.western_legends.rules.texts import Using, carry_out_text
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import road_story
from saddlebag.games.western_legends.words.story import PLACES, card_name

FARE = 10
"""AU-RAIL-02"""
OTHER_STATION = [
    next(other for other in RAIL_STATIONS if other != space) if IS_RAIL[space] else NOBODY
    for space in range(len(SPACE))
]

# --- travel by rail -----------------------------------------------------------------------------------------------


def _station(s: State, ask: Ask) -> int:
    return OTHER_STATION[s.players[ask.seat].place]


RAIL = Verb(
    "rail",
    at=ACTION,
    says=lambda s, ask, a: f"Travel by rail to {PLACES[_station(s, ask)]} for ${FARE}, then move on",
    clause="AU-RAIL-02",
    touches=lambda s, ask, a: [f"space:{SPACE[_station(s, ask)]}"],
    needs=(
        Need(lambda s, ask, a: s.ante_up, "Nobody travels by rail without Ante Up.", "AU-RAIL-02"),
        Need(lambda s, ask, a: _station(s, ask) != NOBODY, "You are at no Rail Station.", "AU-RAIL-02"),
        Need(lambda s, ask, a: s.players[ask.seat].money >= FARE, f"The fare is ${FARE}.", "AU-RAIL-02"),
        Need(lambda s, ask, a: not fears(s, ask.seat, _station(s, ask)), SHERIFF_IS_THERE, "AU-RAIL-05"),
    ),
)


def travel_by_rail(s: State, action: Action) -> None:
    """To the other station, then on with the full movement; wherever the train is. AU-RAIL-02..04, AU-RAIL-06"""
    goods.pay(s, s.active, FARE)
    did(s, s.active, deed.RAIL)
    travel(s, BY_RAIL, OTHER_STATION[s.you.place], movement(s, s.active))


# --- mountain passes ----------------------------------------------------------------------------------------------


def _head(s: State, ask: Ask) -> int:
    return PASS_OTHER_END[s.players[ask.seat].place]


TRAIL = Verb(
    "trail",
    at=ACTION,
    says=lambda s, ask, a: f"Follow the trail to {PLACES[_head(s, ask)]}",
    clause="AU-PASS-02",
    touches=lambda s, ask, a: [f"space:{SPACE[_head(s, ask)]}"],
    needs=(
        Need(lambda s, ask, a: s.ante_up and _head(s, ask) != NOBODY, "No trail begins here.", "AU-PASS-02"),
        Need(lambda s, ask, a: not fears(s, ask.seat, _head(s, ask)), SHERIFF_IS_THERE, "WL-MOVE-05"),
    ),
)


def follow_trail(s: State, action: Action) -> None:
    """To the other head of the pass, with all movement. AU-PASS-01..06"""
    head, other = s.you.place, PASS_OTHER_END[s.you.place]
    did(s, s.active, deed.MOUNTAIN_PASS, which=max(HIDEOUT_LETTER[head], HIDEOUT_LETTER[other]))
    travel(s, BY_TRAIL, other, 0)


# --- the frontier -------------------------------------------------------------------------------------------------


def frontier_price(s: State, space: int) -> int:
    """The number of the space and that of its token; 0 where there is none. AU-FRONT-01, AU-FRONT-06"""
    if space not in s.frontier_spaces:
        return 0
    return FRONTIER_NUMBER[space] + FRONTIER_TOKEN_NUMBER[s.frontier[s.frontier_spaces.index(space)]]


def worth(cards: int) -> int:
    """What cards pay on the frontier. AU-FRONT-02"""
    return sum([FRONTIER_VALUE[card] for card in bits(cards)])


def completes(price: int, paid: int, card: int, hand: int) -> bool:
    """Whether a card leads to a payment in which no card can be spared: it reaches the price, and less its smallest
    card it does not. For each smallest card that the payment may have, the sums that larger ones can add are bits of
    a number. AU-FRONT-03"""
    chosen = paid | 1 << card
    smallest = min([FRONTIER_VALUE[each] for each in bits(chosen)])
    missing = price - worth(chosen)
    if missing <= 0:
        return missing + smallest > 0
    rest = [FRONTIER_VALUE[each] for each in bits(hand & ~chosen)]
    for least in {smallest, *[value for value in rest if value < smallest]}:
        sums = 1
        for value in rest:
            if value >= least:
                sums |= sums << value
        if sums >> missing & (1 << least) - 1:
            return True
    return False


def may_pay(s: State, seat: int) -> bool:
    """AU-FRONT-06, AU-FRONT-07"""
    player = s.players[seat]
    price = frontier_price(s, player.place)
    return price > 0 and worth(player.hand) >= price


def _price(s: State, ask: Ask) -> int:
    return frontier_price(s, s.players[ask.seat].place)


def _prompt(s: State, ask: Ask) -> str:
    return f"{_price(s, ask) - worth(ask.about)} more to pay. Which card do you discard?"


FRONTIER_ACTION = Verb(
    "frontier",
    at=ACTION,
    says=lambda s, ask, a: f"Open up the frontier for cards worth {_price(s, ask)}",
    clause="AU-FRONT-01",
    needs=(
        Need(lambda s, ask, a: _price(s, ask) > 0, "There is no frontier token in your space.", "AU-FRONT-06"),
        Need(
            lambda s, ask, a: may_pay(s, ask.seat),
            lambda s, ask, a: f"You need cards worth {_price(s, ask)}.",
            "AU-FRONT-07",
        ),
    ),
)
FRONTIER_CARD = Question("frontier_card", "{}", SetOf(CARD), says=_prompt, clause="AU-FRONT-03")
PAY_WITH = Verb(
    "pay_with",
    CARD,
    at=FRONTIER_CARD,
    says=lambda s, ask, a: f"Discard {card_name(a.arg)}, worth {FRONTIER_VALUE[a.arg]}",
    clause="AU-FRONT-02",
    touches="card:{0}",
    needs=(
        Need(
            lambda s, ask, a: bool(s.players[ask.seat].hand & ~ask.about & 1 << a.arg),
            "You do not hold that card.",
            "AU-FRONT-01",
        ),
        Need(
            lambda s, ask, a: completes(_price(s, ask), ask.about, a.arg, s.players[ask.seat].hand),
            "No card may be discarded that is not needed.",
            "AU-FRONT-03",
        ),
    ),
)


def payments(s: State, paid: int) -> list[Action]:
    """The cards that may come next. AU-FRONT-03"""
    hand, price = s.you.hand, frontier_price(s, s.you.place)
    return [PAY_WITH.each[card] for card in bits(hand & ~paid) if completes(price, paid, card, hand)]


def open_frontier(s: State, action: Action) -> Rule[None]:
    """Cards are discarded one by one, for all to see; then the token is turned and its reward gained.
    AU-FRONT-01..05"""
    place, paid = s.you.place, 0
    price = frontier_price(s, place)
    while worth(paid) < price:
        choice = yield Ask(s.active, FRONTIER_CARD, lambda: payments(s, paid), paid)  # noqa: B023
        paid |= 1 << choice.arg
        goods.put_away(s, s.active, 1 << choice.arg)
    token = turn_frontier(s, place)
    did(s, s.active, deed.FRONTIER)
    s.tell(road_story.ReachedFrontier, s.who(s.active), place, token)
    yield from carry_out_text(s, Using(s.active), FRONTIER_REWARD[token])


def turn_frontier(s: State, space: int) -> int:
    """The token of a space is turned and goes back to the box. AU-FRONT-04"""
    at = s.frontier_spaces.index(space)
    del s.frontier_spaces[at]
    token = s.frontier.pop(at)
    s.frontier_done.append(token)
    s.disclosed += 1
    return token


# --- on offer -----------------------------------------------------------------------------------------------------

BY_TRAIN, UP_THE_TRAIL, TO_FRONTIER = RAIL.each[0], TRAIL.each[0], FRONTIER_ACTION.each[0]
ACTION_RULES[RAIL.name] = travel_by_rail
ACTION_RULES[TRAIL.name] = follow_trail
ACTION_RULES[FRONTIER_ACTION.name] = open_frontier


SPACES = [
    space
    for space in range(len(SPACE))
    if OTHER_STATION[space] != NOBODY or PASS_OTHER_END[space] != NOBODY or FRONTIER_NUMBER[space]
]
"""Where a journey or the frontier may begin."""


def offers(s: State, seat: int) -> list[Action]:
    """AU-RAIL-02, AU-PASS-02, AU-FRONT-01"""
    if not s.ante_up:
        return []
    player = s.players[seat]
    station, head = OTHER_STATION[player.place], PASS_OTHER_END[player.place]
    found = []
    if station != NOBODY and player.money >= FARE and not fears(s, seat, station):
        found.append(BY_TRAIN)
    if head != NOBODY and not fears(s, seat, head):
        found.append(UP_THE_TRAIL)
    if FRONTIER_NUMBER[player.place] and may_pay(s, seat):
        found.append(TO_FRONTIER)
    return found
