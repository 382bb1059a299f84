"""The end of an era: promises, election, industry cards, housing, regrowth. Chapter 5.18."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import PLAYER
from saddlebag.games.frontier.content import (
    CARD,
    CARD_INDUSTRY,
    CARD_LEVEL,
    CARD_NAMES,
    CARD_OF,
    FOREST,
    INDUSTRY,
    INDUSTRY_NAMES,
    STATUS,
    TERRAIN_OF,
)
from saddlebag.games.frontier.effects.terms import ERA_END, RANCHING
from saddlebag.games.frontier.rules import (
    cattle_sales,
    goods,
    industry,
    land,
    ranching,
    standing,
    texts,
)
from saddlebag.games.frontier.rules.asking import pick
from saddlebag.games.frontier.state import State, added, replaced
from saddlebag.games.frontier.words import politics_story
from saddlebag.games.frontier.words.story import name_of

MOST_WORKERS = 5
"""FO-IND-04"""
FIRST_CATTLE = 2
"""With the farmstead of a newly added ranching card. FO-IND-05"""
LAST_LEVEL = 4


def turn_order(s: State) -> list[int]:
    """From the mayor, clockwise. FO-CORE-09"""
    return s.in_turn_order()


def ends_now(s: State) -> bool:
    """After the last round of an era that another one follows. FO-ERA-01, FO-CORE-04"""
    calendar = s.calendar
    return s.round < calendar.last_round and not calendar.rounds_after[s.round]


def next_round(s: State) -> None:
    """FO-CORE-03"""
    s.round += 1


# --- around the election ------------------------------------------------------------------------------------------


def cool_down(s: State) -> None:
    """Right after step 1 every status above 0 falls. FO-ERA-02"""
    s.tell(politics_story.EraEnded, s.era, s.options.era_cooling)
    for status in range(len(STATUS)):
        if s.status[status] > 0:
            goods.move_status(s, status, -s.options.era_cooling)


def take_back_cube(s: State) -> None:
    """The new mayor's cube leaves the election board too, and the order of industry cards is open. FO-ELEC-06,
    FO-MAYOR-03"""
    s.players[s.mayor].campaign = NOBODY
    s.industry_order = []


# --- industry cards -----------------------------------------------------------------------------------------------

WHO_IS_NEXT = Question("who_is_next", "Who takes an industry card next?", clause="FO-MAYOR-03")
NEXT_PLAYER = Verb(
    "next_player",
    PLAYER,
    at=WHO_IS_NEXT,
    says=lambda s, ask, a: "You yourself" if a.arg == ask.seat else name_of(a.arg),
    clause="FO-MAYOR-03",
    touches="player:{0}",
    needs=(Need(offered, "Nobody sits there, or they are in the order already.", "FO-MAYOR-03"),),
)
WHICH_CARD = Question("which_card", "Which industry card do you take?", clause="FO-IND-02")
TAKE_CARD = Verb(
    "take_card",
    CARD,
    at=WHICH_CARD,
    says=lambda s, ask, a: f"{'Upgrade to' if CARD_LEVEL[a.arg] > 1 else 'Add'} {CARD_NAMES[a.arg]}",
    clause="FO-IND-02",
    touches="industry_card:{0}",
    needs=(
        Need(
            lambda s, ask, a: CARD_LEVEL[a.arg] == s.players[ask.seat].levels[CARD_INDUSTRY[a.arg]] + 1,
            lambda s, ask, a: f"It is not the next card of {INDUSTRY_NAMES[CARD_INDUSTRY[a.arg]].lower()} for you.",
            "FO-IND-02",
        ),
        Need(lambda s, ask, a: card_is_left(s, a.arg), "The only card of level 4 is taken.", "FO-IND-03"),
    ),
)


def order_is_open(s: State) -> bool:
    """FO-MAYOR-03"""
    return len(s.industry_order) < len(s.players)


def choose_next(s: State) -> Rule[None]:
    """The new mayor chooses the order of step 3. FO-MAYOR-03"""
    left = [seat for seat in range(len(s.players)) if seat not in s.industry_order]
    seat = yield from pick(s.mayor, WHO_IS_NEXT, NEXT_PLAYER, left)
    s.industry_order = [*s.industry_order, seat]


def industry_order(s: State) -> list[int]:
    """FO-IND-02"""
    return s.industry_order[:]


def card_is_left(s: State, card: int) -> bool:
    """There is one level 4 card of each industry; of the others everybody finds one. FO-IND-03"""
    level, of = CARD_LEVEL[card], CARD_INDUSTRY[card]
    return level < LAST_LEVEL or all(player.levels[of] < LAST_LEVEL for player in s.players)


def cards_for(s: State, seat: int) -> list[int]:
    """The next level of each industry, or its first. FO-IND-02, FO-IND-03, FO-L4-01"""
    levels = s.players[seat].levels
    cards = [CARD_OF[each][levels[each] + 1] for each in range(len(INDUSTRY)) if levels[each] < LAST_LEVEL]
    return sorted([card for card in cards if card_is_left(s, card)])


def take_industry_card(s: State, seat: int) -> Rule[None]:
    """Upgrade a card by one level or add one of level 1, with a worker; a new industry comes with its site. FO-IND-02,
    FO-IND-04, FO-IND-05"""
    cards = cards_for(s, seat)
    if not cards:
        s.tell(politics_story.TookNoCard, seat)
        return
    card = yield from pick(seat, WHICH_CARD, TAKE_CARD, cards)
    player, of = s.players[seat], CARD_INDUSTRY[card]
    player.levels = replaced(player.levels, of, CARD_LEVEL[card])
    player.workers = min(MOST_WORKERS, player.workers + s.options.extra_worker_per_card)
    s.tell(politics_story.TookCard, seat, card)
    if CARD_LEVEL[card] == 1:
        yield from start_industry(s, seat, of)
    if of == RANCHING and CARD_LEVEL[card] == 3:
        cattle_sales.take_own_train(s, seat)


def start_industry(s: State, seat: int, of: int) -> Rule[None]:
    """A free site under its normal rule, with a farmstead two cattle; without a legal space nothing. FO-IND-05"""
    placed = yield from industry.place_free(s, seat, industry.SITE_OF[of])
    if placed and of == RANCHING:
        yield from ranching.gain_cattle(s, seat, FIRST_CATTLE)


# --- what follows -------------------------------------------------------------------------------------------------


def regrow(s: State) -> None:
    """Every printed forest without a tile but a camp gains a tree, up to three. FO-ERA-03"""
    if not s.options.forest_regrowth:
        return
    grown = 0
    for space in s.spaces:
        bare = s.tiles[space] in (NOBODY, land.CAMP) and not s.grass >> space & 1
        if TERRAIN_OF[space] == FOREST and bare and s.trees[space] < land.MOST_TREES:
            s.trees = added(s.trees, space, 1)
            grown += 1
    if grown:
        s.tell(politics_story.ForestGrew, grown)


def era_end_texts(s: State) -> Rule[None]:
    """What cards bring at each end of era, in turn order. FO-ERA-04"""
    for seat in s.in_turn_order():
        for source in standing.people_of(s, seat):
            steps = standing.TEXT_OF[source].at(ERA_END)
            if steps:
                yield from texts.perform(s, texts.Using(seat, source), steps)
