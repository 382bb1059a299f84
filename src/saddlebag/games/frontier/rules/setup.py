"""Laying out the table, and what players choose before the town is founded. Chapter 5.3."""

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.frontier.content import (
    CHARACTER,
    CHARACTER_CLASS,
    CHARACTER_NAMES,
    DEVELOPMENT,
    DEVELOPMENT_NETWORK,
    DISC,
    EVENT,
    EVENT_ERA,
    FORESTS,
    FUNCTION,
    GOAL,
    GOAL_NAMES,
    INDUSTRY,
    INDUSTRY_NAMES,
    LARGE_LAYOUTS,
    NETWORK,
    ROW_START,
    SEVERITY_VALUES,
    SMALL_LAYOUTS,
    SPACE,
    STATUS,
    SUIT_TOWN,
    TRAIN_DISTANCE,
    TRAIN_SHORT_DISTANCE,
)
from saddlebag.games.frontier.options import Options
from saddlebag.games.frontier.rules.land import MOST_TREES
from saddlebag.games.frontier.state import CLASSES, FIRST_ROW, Hired, Network, Player, State, replaced
from saddlebag.games.frontier.words import story

ERAS = 4
EVENTS_OF_ERA = 4
"""So many of the eight event cards of each era are played with. FO-SETUP-14"""
EVENTS_IN_ROW = 4
"""Upcoming, and in three, six and nine years. FO-SETUP-15"""
GOALS_EACH = 3
ASSISTANTS_EACH = 2
ASSISTANT_DECK = 0

# --- the table ----------------------------------------------------------------------------------------------------


def setup(options: Options, dice: Dice) -> State:
    """The table laid out, before anybody has chosen anything. FO-SETUP-01..09, FO-SETUP-14..18, FO-BOARD-01,
    FO-BOARD-10"""
    first = dice.below(options.players)
    trees = [0] * len(SPACE)
    for space in FORESTS:
        trees[space] = MOST_TREES
    networks = [shuffle_network(network, dice) for network in range(len(NETWORK))]
    laid = len(networks[0]) if options.development_reserve else FIRST_ROW
    event_deck, event_box = stack_events(dice)
    row = event_deck[:EVENTS_IN_ROW]
    cards, sides = lay_discs(row, dice)
    return State(
        dice=dice,
        options=options,
        layout=dice.pick(list(LARGE_LAYOUTS if options.large else SMALL_LAYOUTS)),
        first=first,
        mayor=first,
        active=first,
        players=[Player() for _ in range(options.players)],
        tiles=[NOBODY] * len(SPACE),
        owners=[NOBODY] * len(SPACE),
        damage=[0] * len(SPACE),
        trees=trees,
        coins=[0] * len(SPACE),
        uses=[0] * len(SPACE),
        basins=[NOBODY] * len(SPACE),
        steps=list(ROW_START),
        distances=list(TRAIN_SHORT_DISTANCE if options.close_trains else TRAIN_DISTANCE),
        promises=[[] for _ in STATUS.ids],
        networks=[Network(tiles[:laid]) for tiles in networks],
        development_box=sorted([tile for tiles in networks for tile in tiles[laid:]]),
        functions=[NOBODY] * len(FUNCTION),
        events=row,
        event_deck=event_deck[EVENTS_IN_ROW:],
        event_box=event_box,
        event_eyes=[0] * len(EVENT),
        disc_cards=cards,
        disc_sides=sides,
        severities=shuffled(list(range(len(SEVERITY_VALUES))), dice),
        decks=[
            shuffled([card for card in range(len(CHARACTER)) if CHARACTER_CLASS[card] == each], dice)
            for each in range(CLASSES)
        ],
        deck_eyes=[0] * len(CHARACTER),
        discards=[[] for _ in SUIT_TOWN.ids],
        goal_box=shuffled(list(range(len(GOAL))), dice),
    )


def shuffled(things: list[int], dice: Dice) -> list[int]:
    """In an order that nobody knows."""
    dice.shuffle(things)
    return things


def shuffle_network(network: int, dice: Dice) -> list[int]:
    """Nine tiles: five are laid out and four are the reserve, or stay in the box. FO-SETUP-06, FO-SETUP-07"""
    return shuffled([tile for tile in range(len(DEVELOPMENT)) if DEVELOPMENT_NETWORK[tile] == network], dice)


def stack_events(dice: Dice) -> tuple[list[int], list[int]]:
    """Four of the eight cards of each era, era I on top; and those that stay in the box. FO-SETUP-14"""
    deck: list[int] = []
    box: list[int] = []
    for era in range(1, ERAS + 1):
        cards = shuffled([card for card in range(len(EVENT)) if EVENT_ERA[card] == era], dice)
        deck += cards[:EVENTS_OF_ERA]
        box += cards[EVENTS_OF_ERA:]
    return deck, sorted(box)


def lay_discs(row: list[int], dice: Dice) -> tuple[list[int], list[int]]:
    """The three discs on three different cards of the row, with random sides up. FO-SETUP-16"""
    cards = shuffled(row[:], dice)[: len(DISC)]
    return cards, [dice.below(2) for _ in DISC.ids]


def starting_order(s: State) -> list[int]:
    """From the starting player, clockwise. FO-SETUP-10"""
    return s.clockwise(s.first)


# --- industries ---------------------------------------------------------------------------------------------------

CHOOSE_INDUSTRY = Question("choose_industry", "Which industry do you go into?", clause="FO-SETUP-10")
GO_INTO = Verb(
    "go_into",
    INDUSTRY,
    at=CHOOSE_INDUSTRY,
    says=lambda s, ask, a: f"Go into {INDUSTRY_NAMES[a.arg].lower()}",
    clause="FO-SETUP-10",
    touches="industry:{0}",
)


def choose_industry(s: State, seat: int) -> Rule[None]:
    """Each takes the level 1 card of an industry; several may pick the same. FO-SETUP-10, FO-SETUP-11"""
    choice = yield Ask(seat, CHOOSE_INDUSTRY, lambda: GO_INTO.each[:])
    s.players[seat].levels = replaced(s.players[seat].levels, choice.arg, 1)
    s.tell(story.ChoseIndustry, seat, choice.arg)


# --- goals --------------------------------------------------------------------------------------------------------

KEEP_GOAL = Question("keep_goal", "Which goal do you keep? The others go back to the box.", clause="FO-SETUP-12")
AIM_FOR = Verb(
    "aim_for",
    GOAL,
    at=KEEP_GOAL,
    says=lambda s, ask, a: f"Keep {GOAL_NAMES[a.arg]}",
    clause="FO-SETUP-12",
    touches="goal:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.players[ask.seat].goals_dealt, "You did not draw that goal.", "FO-SETUP-12"),
    ),
)


def deal_goals(s: State) -> None:
    """Three for each player. FO-SETUP-12"""
    for seat in starting_order(s):
        s.players[seat].goals_dealt = sorted(s.goal_box[:GOALS_EACH])
        s.goal_box = s.goal_box[GOALS_EACH:]
    s.goal_box = sorted(s.goal_box)
    s.disclosed += 1


def keep_goal(s: State, seat: int) -> Rule[None]:
    """One of three stays with its owner face down, two go back to the box unseen. FO-SETUP-12"""
    choice = yield Ask(seat, KEEP_GOAL, lambda: [AIM_FOR.each[goal] for goal in s.players[seat].goals_dealt])
    player = s.players[seat]
    player.goal = choice.arg
    player.goals_dealt = [goal for goal in player.goals_dealt if goal != choice.arg]
    s.tell(story.KeptGoal, seat)


# --- assistants ---------------------------------------------------------------------------------------------------

KEEP_ASSISTANT = Question(
    "keep_assistant", "Which assistant do you keep? The other goes under the deck.", clause="FO-SETUP-13"
)
TAKE_ON = Verb(
    "take_on",
    CHARACTER,
    at=KEEP_ASSISTANT,
    says=lambda s, ask, a: f"Take on the {CHARACTER_NAMES[a.arg]}",
    clause="FO-SETUP-13",
    touches="character:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.players[ask.seat].offered, "You did not draw that assistant.", "FO-SETUP-13"),
    ),
)


def deal_assistants(s: State) -> None:
    """Two for each player. FO-SETUP-13"""
    deck = s.decks[ASSISTANT_DECK]
    for seat in starting_order(s):
        s.players[seat].offered = sorted(deck[:ASSISTANTS_EACH])
        deck = deck[ASSISTANTS_EACH:]
    s.decks = replaced(s.decks, ASSISTANT_DECK, deck)
    s.disclosed += 1


def keep_assistant(s: State, seat: int) -> Rule[None]:
    """One of two, whatever it requires; the other goes under the deck, and only its player knows it. FO-SETUP-13"""
    choice = yield Ask(seat, KEEP_ASSISTANT, lambda: [TAKE_ON.each[card] for card in s.players[seat].offered])
    player = s.players[seat]
    player.hired.append(Hired(choice.arg))
    for card in player.offered:
        if card != choice.arg:
            s.decks = replaced(s.decks, ASSISTANT_DECK, [*s.decks[ASSISTANT_DECK], card])
            s.deck_eyes = replaced(s.deck_eyes, card, 1 << seat)
    player.offered = []
    s.disclosed += 1
    s.tell(story.TookOn, seat, choice.arg)
