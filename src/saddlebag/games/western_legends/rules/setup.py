"""Laying out the table, and what players choose before the first turn. Chapters 5.2 and 5.3."""

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.zones import Deck, Knowledge
from saddlebag.games.western_legends.chapters import PLAYER, Deeds
from saddlebag.games.western_legends.content import (
    ALL_HIDEOUTS,
    ALTERNATES,
    BASE_CARDS,
    BASE_CHARACTERS,
    BASE_ITEMS,
    BASE_LEGENDARY,
    CARD,
    CATTLE,
    CATTLE_COLOUR,
    CHARACTER,
    CHARACTER_NAMES,
    CHARACTERS,
    COLOUR,
    COPIES,
    ENCOUNTER,
    EVENT,
    FIGHT_CARD,
    FRONTIER,
    FRONTIER_SPACES,
    GOALS_OF,
    ITEM,
    ITEM_KIND,
    LEGENDARY,
    LONGHORNS,
    MIB_CARD,
    MISC,
    MOUNT,
    ORANGE,
    RAIL_STATIONS,
    REPLACED,
    SHERIFF_OFFICE,
    SPACE,
    STORY,
    TOKEN,
    TRACKS,
    WEAPON,
)
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.rules import goods, texts, tracks
from saddlebag.games.western_legends.rules.deeds import DEEDS_KEPT
from saddlebag.games.western_legends.rules.events import clear_tokens, resolve_event
from saddlebag.games.western_legends.state import GAMBLER, Player, State
from saddlebag.games.western_legends.words import tale_story as story
from saddlebag.games.western_legends.words.story import PLACES

CHARACTERS_EACH = 2
MISC_AT_POST = 2
"""With 13 kinds of items. AU-SETUP-05, AU-SETUP-08"""
LEFT_IN_THE_BOX = (1, 3)
"""The second and fourth cattle token of a colour, where there are 6 of each. WL-SETUP-06"""
FIRST_SEAT = 0

# --- the table ------------------------------------------------------------------------------------------------------


def setup(options: Options, dice: Dice) -> State:
    """The table laid out, before anybody has chosen anything. WL-SETUP-01..09, WL-SETUP-15..17, WL-SETUP-20,
    WL-SETUP-21, AU-SETUP-01..19, AU-SETUP-24..26"""
    ante_up = options.ante_up
    s = State(
        dice=dice,
        options=options,
        players=[Player() for _ in range(options.players)],
        poker=Deck.of(poker_cards(options), len(CARD)),
        blocks=[shuffled(len(FIGHT_CARD), dice)],
        block_names=[0],
        fight_eyes=[EVERYBODY] * len(FIGHT_CARD),
        stories=split_stories(dice),
        stock=[COPIES if ante_up or item in BASE_ITEMS else 0 for item in range(len(ITEM))],
        ranches=[cattle_of(options, colour) for colour in range(len(COLOUR))],
        cattle_eyes=[0] * len(CATTLE),
        longhorns=[0] * len(SPACE),
        nuggets=[0] * len(SPACE),
        token_knowledge=Knowledge.of(len(TOKEN), shuffled_unseen=True),
        frontier_eyes=[0] * len(FRONTIER),
        legendary_pile=legendary_tokens(options),
    )
    s.poker.shuffle(dice)
    if ante_up:
        lay_out_ante_up(s)
    if options.with_man_in_black:
        s.mib_deck = shuffled(len(MIB_CARD), dice)
    deal_characters(s)
    return s


def shuffled(number: int, dice: Dice) -> list[int]:
    """So many cards in an order that nobody knows."""
    cards = list(range(number))
    dice.shuffle(cards)
    return cards


def poker_cards(options: Options) -> list[int]:
    """52 cards; the alternates take the places of others. WL-SETUP-04, AU-SETUP-09..11"""
    if not options.with_alternates:
        return list(BASE_CARDS)
    replaced = [REPLACED[card] for card in ALTERNATES]
    return [card for card in [*BASE_CARDS, *ALTERNATES] if card not in replaced]


def split_stories(dice: Dice) -> list[list[int]]:
    """Two decks of 20. WL-SETUP-16, AU-SETUP-32"""
    cards = shuffled(len(STORY), dice)
    return [cards[: len(cards) // 2], cards[len(cards) // 2 :]]


def cattle_of(options: Options, colour: int) -> int:
    """The cattle of a Ranch; the orange one belongs to Ante Up. WL-SETUP-06, AU-SETUP-12"""
    if colour == ORANGE and not options.ante_up:
        return 0
    tokens = [token for token in range(len(CATTLE)) if CATTLE_COLOUR[token] == colour]
    if options.cattle_per_colour < len(tokens):
        tokens = [token for place, token in enumerate(tokens) if place not in LEFT_IN_THE_BOX]
    return set_of(tokens)


def legendary_tokens(options: Options) -> int:
    """The base game has them for goals only. WL-SETUP-08, AU-SETUP-25"""
    if options.ante_up:
        return (1 << len(LEGENDARY)) - 1
    return (1 << BASE_LEGENDARY) - 1 if options.goals else 0


def lay_out_ante_up(s: State) -> None:
    """Trading Post, train, decks, tokens and markers. AU-SETUP-02..08, AU-SETUP-14..20"""
    dice = s.dice
    s.post = trading_post(s)
    s.train = 0
    s.event_deck = shuffled(len(EVENT), dice)
    s.encounter_deck = shuffled(len(ENCOUNTER), dice)
    s.token_pile = list(range(len(TOKEN)))
    s.token_knowledge.shuffle(s.token_pile, dice)
    s.longhorn_pile = LONGHORNS
    tokens = shuffled(len(FRONTIER), dice)
    s.frontier_spaces = list(FRONTIER_SPACES)
    s.frontier, s.frontier_box = tokens[: len(FRONTIER_SPACES)], sorted(tokens[len(FRONTIER_SPACES) :])
    marked = TRACKS.event_markers
    on_lp = {15: marked.lp_15, 20: marked.lp_20, 25: marked.lp_25}[s.options.target_lp]
    s.markers = [1 << marked.tracks.marshal, 1 << marked.tracks.wanted, 1 << marked.tracks.gambler, set_of(on_lp)]
    s.set_up_events = (len(s.players) + 1) // 2


def trading_post(s: State) -> int:
    """A weapon, a mount and two miscellaneous kinds, by chance. AU-SETUP-04, AU-SETUP-05, AU-SETUP-08"""
    kinds: list[int] = []
    for kind, number in ((WEAPON, 1), (MOUNT, 1), (MISC, MISC_AT_POST)):
        items = [item for item in range(len(ITEM)) if ITEM_KIND[item] == kind]
        s.dice.shuffle(items)
        kinds += items[:number]
    return set_of(kinds)


def deal_characters(s: State) -> None:
    """Two for each player. WL-SETUP-10, WL-SETUP-24"""
    cards = list(range(len(CHARACTER))) if s.ante_up else list(BASE_CHARACTERS)
    s.dice.shuffle(cards)
    for player in s.players:
        player.dealt = sorted([cards.pop() for _ in range(CHARACTERS_EACH)])
    s.characters = set_of(cards)


# --- events -----------------------------------------------------------------------------------------------------------


def events_are_left(s: State) -> bool:
    """AU-SETUP-20"""
    return s.set_up_events > 0


def resolve_set_up_event(s: State) -> Rule[None]:
    """One event for two players, with the first seat choosing. AU-SETUP-20..23"""
    s.set_up_events -= 1
    yield from resolve_event(s, FIRST_SEAT)


# --- characters -------------------------------------------------------------------------------------------------------

KEEP_CHARACTER = Question("keep_character", "Whom do you play?", clause="WL-SETUP-10")
KEEP = Verb(
    "keep",
    CHARACTER,
    at=KEEP_CHARACTER,
    says=lambda s, ask, a: f"Play {CHARACTER_NAMES[a.arg]}",
    clause="WL-SETUP-10",
    touches="character:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.players[ask.seat].dealt, "You were not dealt that character.", "WL-SETUP-10"),
    ),
)


def keep_character(s: State, seat: int) -> Rule[None]:
    """One of the two; the other goes back to the box. WL-SETUP-10"""
    choice = yield Ask(seat, KEEP_CHARACTER, lambda: [KEEP.each[each] for each in s.players[seat].dealt])
    player = s.players[seat]
    player.character = choice.arg
    player.dealt = [each for each in player.dealt if each != choice.arg]


def reveal_characters(s: State) -> None:
    """All of them together; their owners take the goals. WL-SETUP-10, WL-GOAL-01"""
    s.revealed = True
    s.disclosed += len(s.players)
    for seat, player in enumerate(s.players):
        s.tell(story.CharacterRevealed, s.who(seat), PLAYER[seat])
        if s.options.goals:
            goals = list(GOALS_OF[player.character])
            player.goal_removed = s.dice.pick(goals)
            player.goals = set_of(goals) & ~(1 << player.goal_removed)
    if s.options.goals:
        keep_deeds(s)


def keep_deeds(s: State) -> None:
    """From now on what each player does is remembered for their goals. WL-GOAL-06"""
    for player in s.players:
        player.deeds = Deeds([0] * DEEDS_KEPT)


# --- places -----------------------------------------------------------------------------------------------------------

CHOOSE_START = Question("choose_start", "Where do you start?", clause="WL-SETUP-11")
START_AT = Verb(
    "start",
    SPACE,
    at=CHOOSE_START,
    says=lambda s, ask, a: f"Start at {PLACES[a.arg]}",
    clause="WL-SETUP-11",
    touches="space:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in CHARACTERS[s.players[ask.seat].character].starts,
            "Your character does not start there.",
            "WL-SETUP-11",
        ),
        Need(lambda s, ask, a: a.arg in starts(s, ask.seat), "Another player starts there.", "WL-SETUP-22"),
    ),
)


def starts(s: State, seat: int) -> list[int]:
    """Where a player may start; whoever starts in any hideout takes one without a player. WL-SETUP-11, WL-SETUP-22"""
    possible = CHARACTERS[s.players[seat].character].starts
    if len(possible) < len(ALL_HIDEOUTS):
        return possible
    taken = [player.place for player in s.players]
    return [space for space in possible if space not in taken]


def choose_start(s: State, seat: int) -> Rule[None]:
    """The only place is not asked for. WL-SETUP-11"""
    possible = starts(s, seat)
    place = possible[0]
    if len(possible) > 1:
        choice = yield Ask(seat, CHOOSE_START, lambda: [START_AT.each[space] for space in possible])
        place = choice.arg
    s.players[seat].place = place
    clear_tokens(s, place)
    s.tell(story.Started, s.who(seat), place)


def place_man_in_black(s: State) -> None:
    """WL-MIB-07, AU-SETUP-27"""
    if s.options.with_man_in_black:
        s.mib_place = RAIL_STATIONS[0]
        clear_tokens(s, s.mib_place)


# --- goods and points -------------------------------------------------------------------------------------------------


def take_starting_goods(s: State, seat: int) -> Rule[None]:
    """Money, cards, items with what they do when gained, and wounds. The first weapon and the first mount are active.
    WL-SETUP-12, WL-SETUP-15, WL-TURN-04, AU-SETUP-31"""
    player = s.players[seat]
    begins_with = CHARACTERS[player.character]
    player.money = begins_with.money
    player.wounds = begins_with.wounds
    goods.draw(s, seat, begins_with.cards)
    for item, upgraded in begins_with.items:
        carry(player, item)
        yield from texts.gain_item(s, seat, item, upgraded)


def carry(player: Player, item: int) -> None:
    """The first weapon and the first mount are the active ones. WL-TURN-04"""
    if ITEM_KIND[item] == WEAPON and player.weapon == NOBODY:
        player.weapon = item
    elif ITEM_KIND[item] == MOUNT and player.mount == NOBODY:
        player.mount = item


def take_starting_points(s: State, seat: int) -> Rule[None]:
    """Marshal and Wanted points without rewards, Gambler points with theirs. WL-SETUP-13, AU-SETUP-30"""
    player = s.players[seat]
    begins_with = CHARACTERS[player.character]
    player.marshal = begins_with.marshal
    player.wanted = begins_with.wanted
    yield from tracks.gain_points(s, seat, GAMBLER, begins_with.gambler)


def fill_the_board(s: State) -> None:
    """First player, Sheriff and bandits; play begins. WL-SETUP-14, WL-SETUP-18, WL-SETUP-19"""
    most = max([player.wanted for player in s.players])
    tied = [seat for seat, player in enumerate(s.players) if player.wanted == most]
    s.first = s.active = tied[0] if len(tied) == 1 else s.dice.pick(tied)
    s.sheriff = SHERIFF_OFFICE
    taken = [player.place for player in s.players]
    s.bandits = set_of([space for space in ALL_HIDEOUTS if space not in taken])
    s.set_up = True
    s.tell(story.PlayBegins, s.who(s.first), list(bits(s.bandits)))
