"""Tycoons on the Mayor Card, and their special buildings. Chapter 5.17."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.frontier.content import (
    BY_MOUNTAIN,
    CHARACTER,
    CHARACTER_NAMES,
    FIRST_SPECIAL,
    FIRST_TYCOON,
    IN_RIVER,
    IN_TOWN,
    MOUNTAIN,
    RIVER,
    RIVERSIDE,
    SPACE,
    SPECIAL,
    SPECIAL_NAMES,
    SPECIAL_PLACE,
    SPECIAL_TEXT,
    TERRAIN_OF,
)
from saddlebag.games.frontier.effects.terms import MONEY, WHEN_PLACED
from saddlebag.games.frontier.rules import goods, land, people
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import Using, perform
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import politics_story as story
from saddlebag.games.frontier.words.story import place

MOST_TYCOONS = 5
"""On the Mayor Card. FO-TYC-01"""
FINDERS_FEE = 3
"""Dollars for a player who drew a tycoon that the mayor places. FO-TYC-03"""

# --- the Mayor Card -----------------------------------------------------------------------------------------------

TYCOON_COMES = Question(
    "tycoon_comes",
    "{} could come onto the Mayor Card.",
    CHARACTER,
    says=lambda s, ask: CHARACTER_NAMES[ask.about],
    clause="FO-TYC-02",
)
PLACE_TYCOON = Verb(
    "place_tycoon",
    at=TYCOON_COMES,
    says=lambda s, ask, a: f"Place {CHARACTER_NAMES[ask.about]}",
    clause="FO-TYC-02",
    main=True,
    needs=(Need(lambda s, ask, a: len(s.tycoons) < MOST_TYCOONS, "Five tycoons are in place.", "FO-TYC-01"),),
)
SWAP_TYCOON = Verb(
    "swap_tycoon",
    CHARACTER,
    at=TYCOON_COMES,
    says=lambda s, ask, a: f"Swap out {CHARACTER_NAMES[a.arg]}, whose building goes too",
    clause="FO-TYC-02",
    touches="character:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.tycoons, "That tycoon is not on the Mayor Card.", "FO-TYC-02"),
        Need(
            lambda s, ask, a: len(s.tycoons) >= MOST_TYCOONS, "There is room for one more tycoon.", "FO-TYC-02"
        ),
    ),
)  # fmt: skip
DECLINE_TYCOON = Verb("decline_tycoon", at=TYCOON_COMES, says="Decline", clause="FO-TYC-02", passes=True)
PLACE, DECLINE = PLACE_TYCOON.each[0], DECLINE_TYCOON.each[0]


def mayor_could_take(s: State, character: int) -> bool:
    """The mayor must meet the requirement; a caretaker adds and swaps nobody. FO-TYC-02, FO-ELEC-05"""
    return not s.caretaker and people.meets(s, s.mayor, character)


def offer_to_mayor(s: State, character: int) -> Rule[bool]:
    """The mayor may place a tycoon, with five in place instead of another. Whether they did. FO-TYC-02"""
    if not mayor_could_take(s, character):
        return False
    full = len(s.tycoons) >= MOST_TYCOONS
    ways = [SWAP_TYCOON.each[each] for each in sorted(s.tycoons)] if full else [PLACE]
    choice = yield Ask(s.mayor, TYCOON_COMES, lambda: [*ways, DECLINE], character)
    if choice is DECLINE:
        return False
    if choice is not PLACE:
        yield from swap_out(s, choice.arg)
    s.drawn = [each for each in s.drawn if each != character]
    s.tycoons = [*s.tycoons, character]
    s.tell(story.TycoonPlaced, s.mayor, character)
    yield from place_special(s, character - FIRST_TYCOON)
    return True


def swap_out(s: State, character: int) -> Rule[None]:
    """Its special building is removed with the cubes on it, and the card goes to a town without reward. FO-TYC-06,
    FO-TYC-11"""
    s.tycoons = [each for each in s.tycoons if each != character]
    s.drawn = [*s.drawn, character]
    tile = FIRST_SPECIAL + character - FIRST_TYCOON
    if tile in s.tiles:
        space = s.tiles.index(tile)
        land.take_tile_away(s, space)
        for player in s.players:
            player.donated = [each for each in player.donated if each != space]
        s.tell(story.SpecialRemoved, character - FIRST_TYCOON)
    yield from people.discard_to_town(s, s.mayor, character, with_reward=False)


def welcome_tycoon(s: State, seat: int, character: int) -> Rule[None]:
    """If the mayor places it, another player who drew it gains $3; if not, they discard it with its reward.
    FO-TYC-02, FO-TYC-03"""
    placed = yield from offer_to_mayor(s, character)
    if not placed:
        s.tell(story.TycoonDeclined, s.mayor, character)
        yield from people.discard_to_town(s, seat, character, with_reward=True)
    elif seat != s.mayor:
        goods.gain(s, seat, MONEY, FINDERS_FEE)


def tycoons_to_fetch(s: State, seat: int, rank: int) -> list[int]:
    """The face-up tycoons that the mayor could place. FO-CHAR-08, FO-TYC-02"""
    return [card for card in people.lying_in_towns(s, rank) if mayor_could_take(s, card)]


def tycoon_fetched(s: State, seat: int, character: int, town: int) -> Rule[None]:
    """One from the towns that the mayor declines goes back without reward. FO-CHAR-08, FO-TYC-03"""
    placed = yield from offer_to_mayor(s, character)
    if not placed:
        s.tell(story.TycoonDeclined, s.mayor, character)
        yield from people.send_to(s, seat, character, town, with_reward=False)
    elif seat != s.mayor:
        goods.gain(s, seat, MONEY, FINDERS_FEE)


people.WELCOME[people.TYCOON] = welcome_tycoon
people.FETCHED[people.TYCOON] = tycoon_fetched
people.TAKEN_FROM_TOWNS[people.TYCOON] = tycoons_to_fetch

# --- special buildings --------------------------------------------------------------------------------------------

NOT_THERE = (
    "It takes a free flat space that is not around town.",
    "It takes a free flat space adjacent to a town tile.",
    "It takes a free flat space adjacent to a mountain.",
    "It takes a free flat space by the river that is not around town.",
    "It takes a river space without a tile.",
)
SPECIAL_WHERE = Question(
    "special_where",
    "Where does the {} stand?",
    SPECIAL,
    kind="building",
    says=lambda s, ask: SPECIAL_NAMES[ask.about],
    clause="FO-TYC-05",
)
PUT_SPECIAL = Verb(
    "put_special",
    SPACE,
    at=SPECIAL_WHERE,
    says=lambda s, ask, a: f"On {place(a.arg)}",
    clause="FO-TYC-05",
    touches="space:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in special_spaces(s, ask.about),
            lambda s, ask, a: NOT_THERE[SPECIAL_PLACE[ask.about]],
            "FO-TYC-10",
        ),
    ),
)
NO_SPECIAL = Verb("no_special", at=SPECIAL_WHERE, says="Do not place it", clause="FO-TYC-11", passes=True)
WITHOUT = NO_SPECIAL.each[0]


def special_spaces(s: State, special: int) -> list[int]:
    """Where a special building may stand, by the rule of its entry. FO-TYC-05, FO-TYC-10, FO-PUB-21"""
    rule = SPECIAL_PLACE[special]
    if rule == IN_TOWN:
        return land.free_by_town(s)
    if rule == IN_RIVER:
        return [space for space in s.spaces if TERRAIN_OF[space] == RIVER and s.tiles[space] == NOBODY]
    flat = [space for space in s.spaces if land.is_flat(s, space) and land.is_free(s, space)]
    if rule == BY_MOUNTAIN:
        return [space for space in flat if land.is_by(s, space, MOUNTAIN)]
    near_town = land.around_town(s)
    outside = [space for space in flat if space not in near_town]
    return [space for space in outside if land.is_by(s, space, RIVER)] if rule == RIVERSIDE else outside


def place_special(s: State, special: int) -> Rule[None]:
    """The mayor may place it free; without a space, or declined, it stays away for good. FO-TYC-05, FO-TYC-11"""
    spaces = special_spaces(s, special)
    if not spaces:
        return
    options = [*[PUT_SPECIAL.each[space] for space in spaces], WITHOUT]
    choice = yield from one_of(s.mayor, SPECIAL_WHERE, options, special)
    if choice is WITHOUT:
        return
    land.put_tile(s, choice.arg, FIRST_SPECIAL + special)
    s.tell(story.SpecialPlaced, s.mayor, special, choice.arg)
    steps = SPECIAL_TEXT[special].at(WHEN_PLACED)
    yield from perform(s, Using(s.mayor, space=choice.arg), steps)
