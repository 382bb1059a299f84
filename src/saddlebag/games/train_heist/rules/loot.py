"""Looting the train. Chapter 5.8."""

from functools import cache, lru_cache
from itertools import combinations

from saddlebag.engine.actions import Action
from saddlebag.engine.names import bits, set_of
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.rules import poker, sheriff, wanted
from saddlebag.games.train_heist.rules.move import HEIST_ACTION, spend_action
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION, LOOT_CARDS, PLAY

NUMBERS = range(1, 11)
Pattern = dict[int, int]
"""How many cards of which number a set needs."""

PATTERNS: dict[str, list[Pattern]] = {
    "kind": [{number: 3} for number in NUMBERS],
    "pairs": [{one: 2, other: 2} for one, other in combinations(NUMBERS, 2)],
    "straight": [{number: 1, number + 1: 1, number + 2: 1} for number in NUMBERS if number + 2 in NUMBERS],
}
"""Every way to make a set of numbers. TH-LOOT-11..13"""


# --- requirements ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def fulfils(cards: int, tiles: tuple[int, ...], faked_suits: int) -> bool:
    """Whether some way to declare the Wilds makes these cards meet every tile. TH-LOOT-05..10, TH-LOOT-23

    A card may serve both tiles, with its number, its suit or both; a Wild is one number or one suit for both. So two
    suit tiles share the Wilds declared as suits, two number tiles those declared as numbers, and a suit tile and a
    number tile share none.
    """
    wilds = (cards & content.WILDS).bit_count()
    by_suit = [content.REQUIREMENTS[tile].suits for tile in tiles if content.REQUIREMENTS[tile].name == "suits"]
    by_number: list[str] = [
        content.REQUIREMENTS[tile].name for tile in tiles if content.REQUIREMENTS[tile].name != "suits"
    ]
    if by_suit:
        wilds -= wilds_for_suits(cards, by_suit, faked_suits)
        if wilds < 0:
            return False
    return not by_number or numbers_fit(cards, by_number, wilds)


def wilds_for_suits(cards: int, needs: list[tuple[int, int, int]], faked_suits: int) -> int:
    """How many Wilds must be declared as suits; a faked card may stand in for one of them. TH-LOOT-07"""
    held = [0, 0, 0, 0]
    for card in bits(cards):
        held[content.SUIT[card]] += 1
    short = spare = 0
    for suit in range(3):
        need = max(each[suit] for each in needs)
        short += max(0, need - held[suit])
        spare += max(0, held[suit] - need)
    return short - min(short, spare, faked_suits)


def numbers_fit(cards: int, kinds: list[str], wilds: int) -> bool:
    """Whether these cards and so many Wilds declared as numbers make sets of all these kinds."""
    held = [0] * 11
    for card in bits(cards):
        held[content.VALUE[card]] += 1
    for pattern in joint_patterns(*kinds):
        short = 0
        for number, need in pattern:
            if need > held[number]:
                short += need - held[number]
        if short <= wilds:
            return True
    return False


@cache
def joint_patterns(*kinds: str) -> list[tuple[tuple[int, int], ...]]:
    """Every way to make sets of these kinds from shared cards: of each number as many as the hungrier set needs."""
    joint: list[Pattern] = [{}]
    for kind in kinds:
        joint = [
            {number: max(one.get(number, 0), other.get(number, 0)) for number in one | other}
            for one in joint
            for other in PATTERNS[kind]
        ]
    return sorted({tuple(sorted(pattern.items())) for pattern in joint})


@lru_cache(maxsize=8192)
def card_sets(hand: int, tiles: tuple[int, ...], faked_suits: int, surplus: bool) -> tuple[int, ...]:
    """The sets of hand cards that take these tiles; unless surplus is allowed, every card must be needed.
    TH-LOOT-04, TH-LOOT-08"""
    if not all(fulfils(hand, (tile,), faked_suits) for tile in tiles) or not fulfils(hand, tiles, faked_suits):
        return ()
    found: list[int] = []
    cards = list(bits(hand))
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            played = set_of(chosen)
            needed = surplus or not any(played & smaller == smaller for smaller in found)
            if needed and fulfils(played, tiles, faked_suits):
                found.append(played)
    return tuple(found)


def sets_for(s: State, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The sets of the active player's cards that take these tiles."""
    return card_sets(s.you.hand, tiles, s.ability(s.active, "suit_fake"), s.options.surplus_loot_cards)


# --- the action -----------------------------------------------------------------------------------------------


def may_loot(s: State) -> bool:
    """Nobody loots who still holds loot, but for one more time with Two-Timing. TH-LOOT-14"""
    return not s.you.loot or bool(s.ability(s.active, "loot_twice") and s.you.loot_actions < 2)


def open_squares(s: State) -> list[int]:
    """The squares with a tile in the passenger car where they are. TH-LOOT-01, TH-LOOT-02, TH-LOOT-21"""
    squares = content.SQUARES_OF_CAR.get(s.you.place)
    return [square for square in squares if s.stacks[square]] if squares else []


def tops(s: State, squares: list[int]) -> tuple[int, ...]:
    return tuple(s.stacks[square][-1] for square in squares)


def _robbed(s: State, square: int) -> str:
    tile = s.stacks[square][-1]
    return f"Rob {content.LOOT_TILES[tile].name} at {content.SQUARE[square]} ({content.REQUIREMENTS[tile].words(None)})"


def _fits(s: State, squares: list[int]) -> bool:
    return bool(sets_for(s, tops(s, squares)))


IN_A_CAR = (
    *HEIST_ACTION,
    Need(
        lambda s, ask, a: s.you.place in content.SQUARES_OF_CAR,
        "You rob passengers only inside a passenger car.",
        "TH-LOOT-01",
    ),
    Need(lambda s, ask, a: may_loot(s), "You still hold loot; bring it to a town first.", "TH-LOOT-14"),
    Need(lambda s, ask, a: bool(open_squares(s)), "This car is empty.", "TH-LOOT-01"),
)
LOOT = Verb(
    "loot",
    content.SQUARE,
    at=ACTION,
    says=lambda s, ask, a: _robbed(s, a.arg),
    clause="TH-LOOT-01",
    touches=lambda s, ask, a: [f"square:{content.SQUARE[a.arg]}", f"tile:{content.TILE[s.stacks[a.arg][-1]]}"],
    also=("rob",),
    thing="square",
    needs=(
        *IN_A_CAR,
        Need(
            lambda s, ask, a: a.arg in open_squares(s),
            lambda s, ask, a: f"There is no tile at {content.SQUARE[a.arg]} in this car.",
            "TH-LOOT-02",
        ),
        Need(lambda s, ask, a: _fits(s, [a.arg]), "Your cards do not fulfil what the tile asks for.", "TH-LOOT-04"),
    ),
)
LOOT_BOTH = Verb(
    "loot_both",
    at=ACTION,
    says=lambda s, ask, a: (
        "Rob both: " + " and ".join(content.LOOT_TILES[s.stacks[square][-1]].name for square in open_squares(s))
    ),
    clause="TH-LOOT-03",
    touches=lambda s, ask, a: [f"tile:{content.TILE[s.stacks[square][-1]]}" for square in open_squares(s)],
    needs=(
        *IN_A_CAR,
        Need(lambda s, ask, a: len(open_squares(s)) == 2, "Only one tile is left in this car.", "TH-LOOT-03"),
        Need(
            lambda s, ask, a: _fits(s, open_squares(s)),
            "Your cards do not fulfil what both tiles ask for.",
            "TH-LOOT-04",
        ),
    ),
)


def offers(s: State) -> list[Action]:
    """Every tile, and both together, that their cards can take. TH-LOOT-03"""
    squares = open_squares(s)
    if not squares or not may_loot(s):
        return []
    options = [LOOT.each[square] for square in squares if sets_for(s, tops(s, [square]))]
    if len(squares) == 2 and sets_for(s, tops(s, squares)):
        options += LOOT_BOTH.each
    return options


def loot(s: State, action: Action) -> Rule[None]:
    """Discard cards, take tiles, then the Sheriff comes closer for every Wild. TH-LOOT-03, TH-LOOT-16, TH-LOOT-20"""
    squares = [action.arg] if action.verb == LOOT.name else open_squares(s)
    tiles = tops(s, squares)
    choice = yield Ask(s.active, LOOT_CARDS, lambda: [PLAY.of(cards) for cards in sets_for(s, tiles)], set_of(tiles))
    cards = choice.arg

    spend_action(s)
    cowboy = s.you
    car = cowboy.place
    poker.discard(s, s.active, cards)
    for square in squares:
        take_tile(s, square)
    cowboy.loot_actions += 1
    cowboy.cars_looted |= 1 << content.PASSENGER_CARS.index(car)
    s.tell(story.Looted, s.active, car, list(tiles), list(bits(cards)))
    note_missions(s, cards, len(tiles))
    if not s.ability(s.active, "loot_wild_quiet"):
        sheriff.close_in(s, (cards & content.WILDS).bit_count(), s.active)


def take_tile(s: State, square: int) -> None:
    """The top tile of a stack is theirs; the one below comes to light. TH-LOOT-02"""
    s.you.loot.append(s.stacks[square].pop())
    if s.stacks[square] and s.unseen_tiles >> s.stacks[square][-1] & 1:
        s.unseen_tiles &= ~(1 << s.stacks[square][-1])
        s.disclosed += 1


def note_missions(s: State, cards: int, tiles: int) -> None:
    """The missions that speak of one Loot action, and of all of them. TH-WANT-11, TH-WANT-15"""
    suits = [content.SUIT[card] for card in bits(cards)]
    for suit in range(3):
        wanted.note(s, s.active, "loot_suit_cards", suits.count(suit), suit)
    wanted.note(s, s.active, "loot_wilds", suits.count(content.WILD))
    if tiles == 2 and content.WILD not in suits:
        wanted.note(s, s.active, "loot_two_no_wild")
    if s.dropped_off:
        wanted.note(s, s.active, "drop_and_loot_same_turn")
    if s.you.cars_looted == 0b111:
        wanted.note(s, s.active, "looted_all_cars")
