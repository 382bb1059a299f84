"""The boards, cards, items, characters and tokens of Western Legends, as tables of ints for the rules.

A thing is its place in its `Names`: `SPACE.find("dk_bank")`, `CARD.find("a_clubs_showdown")`. The spaces of the base
board come first, then those of Buzzard Gulch. Tables are indexed by the thing they are named after, `ITEM_COST[item]`.
What a thing does is a `Text` of `effects/texts.py`, what a goal asks for a `Condition` of `effects/goals.py`.
"""

from pathlib import Path
from typing import get_args

from msgspec import Struct

from saddlebag.engine.content import Files
from saddlebag.engine.language import ShownTexts
from saddlebag.engine.names import NOBODY, Names, set_of
from saddlebag.games.western_legends.content import entries as of
from saddlebag.games.western_legends.content.loading import load
from saddlebag.games.western_legends.effects.crib import crib
from saddlebag.games.western_legends.effects.goals import PLACES, Condition
from saddlebag.games.western_legends.effects.steps import CancelWound, PokerWild
from saddlebag.games.western_legends.effects.terms import Speaker, lexicon
from saddlebag.games.western_legends.effects.texts import Text

FOLDER = Path(__file__).parent
FILES = Files("western_legends", FOLDER)
READ = load(FILES)
"""The entries, their texts and conditions, all of them sound."""

# The entries as they are written, for those who show them.
BOARD_SPACES = READ.spaces
BOARD_MESAS = READ.mesas
BOARD_LINKS = READ.links
BOARD_BUILDINGS = READ.buildings
TRAIN_CIRCUIT = READ.checkpoints
BOARD_REGIONS = READ.regions
BOARD_LAYOUT = READ.layout
CARD_EFFECTS = READ.effects
POKER_CARDS = READ.cards
FIGHT_DECK = READ.fight_cards
ITEM_CARDS = READ.items
CHARACTER_CARDS = READ.characters
GOAL_CARDS = READ.goals
STORY_BACKS = READ.triggers
STORY_CARDS = READ.stories
EVENT_CARDS = READ.events
TRAIN_ENCOUNTERS = READ.encounters
EVENT_TOKENS = READ.tokens
LONGHORN_TOKENS = READ.longhorns
FRONTIER_TOKENS = READ.frontier
CATTLE_TOKENS = READ.cattle
LEGENDARY_TOKENS = READ.legendary
MAN_IN_BLACK_CARDS = READ.mib_cards


def _texts(texts: list[str]) -> tuple[Text, ...]:
    return tuple(READ.texts[text] for text in texts)


# --- spaces ----------------------------------------------------------------------------------------------------------

SPACE = Names("space", [space.id for space in READ.spaces])
FIRST_GULCH = len(READ.base_spaces)
"""The spaces of Buzzard Gulch are numbered from here on."""
SPACE_NAMES = [space.name for space in READ.spaces]
SPACE_X = [space.x for space in READ.spaces]
SPACE_Y = [space.y for space in READ.spaces]
BOARD = Names("board", get_args(of.BoardName))
MAIN_BOARD, GULCH_BOARD, TOP_BOARD = range(3)
REGION = Names("region", [region.id for region in READ.regions])
REGION_NAMES = [region.name for region in READ.regions]
REGION_OF = [REGION.find(space.region) for space in READ.spaces]
TOWN = Names("town", get_args(of.TownName))
TOWN_NAMES = [REGION_NAMES[REGION.find(town)] for town in TOWN.ids]
DARKROCK, RED_FALLS, BUZZARD_GULCH = range(3)
TOWN_OF = [NOBODY if space.town is None else TOWN.find(space.town) for space in READ.spaces]
TOWN_SPACES = [tuple([space for space, of_town in enumerate(TOWN_OF) if of_town == town]) for town in range(len(TOWN))]
FEATURE = Names("feature", get_args(of.FeatureName))
FEATURES = [set_of([FEATURE.find(feature) for feature in space.features]) for space in READ.spaces]
"""The features of each space, as a set."""
IS_LOCATION = [bool(features) for features in FEATURES]
"""Where one may Work. WL-LOC-03"""


def spaces_with(feature: str) -> tuple[int, ...]:
    """The spaces that have a feature."""
    wanted = FEATURE.find(feature)
    return tuple([space for space, features in enumerate(FEATURES) if features >> wanted & 1])


ADJACENT = tuple([tuple([SPACE.find(name) for name in space.adjacent]) for space in READ.spaces])
"""The spaces beside each one, at a side or a corner. WL-MOVE-02"""
_CORNERS = {
    (SPACE.find(one), SPACE.find(other)) for corner in READ.corners for one, other in (corner.ends, corner.ends[::-1])
}
ADJACENT_BY_SIDES = tuple(
    [tuple([other for other in others if (space, other) not in _CORNERS]) for space, others in enumerate(ADJACENT)]
)
"""The spaces that share a side, for `corner_adjacency` = false. WL-MOVE-02"""

GANG = Names("gang", [gang.id for gang in READ.gangs])
HIDEOUTS = tuple([tuple([SPACE.find(name) for name in gang.hideouts]) for gang in READ.gangs])
"""The two hideouts of each letter. WL-BANDIT-01"""
ALL_HIDEOUTS = tuple([space for hideouts in HIDEOUTS for space in hideouts])
"""In the order in which the Man in Black looks for bandits. Ledger 9.20"""
HIDEOUT_LETTER = [
    next((letter for letter, hideouts in enumerate(HIDEOUTS) if space in hideouts), NOBODY)
    for space in range(len(SPACE))
]
MINES = spaces_with("mine")
IS_MINE = [space in MINES for space in range(len(SPACE))]
COLOUR = Names("colour", get_args(of.ColourName))
GREEN, BLUE, ORANGE = range(3)
RANCH_OF = [spaces_with(f"ranch_{colour}")[0] for colour in COLOUR.ids]
RANCH_AT = [RANCH_OF.index(space) if space in RANCH_OF else NOBODY for space in range(len(SPACE))]
RAIL_STATIONS = spaces_with("rail")
IS_RAIL = [space in RAIL_STATIONS for space in range(len(SPACE))]
SHERIFF_OFFICE = spaces_with("sheriff_office")[0]
MARSHAL_OFFICE = spaces_with("marshal_office")[0]
BANK = spaces_with("bank")[0]
DOCTOR = spaces_with("doctor")[0]
CABARET = spaces_with("cabaret")[0]
OUTLAW_CAMP = spaces_with("outlaw_camp")[0]
FRONTIER_NUMBER = [
    next((int(name.rpartition("_")[2]) for name in space.features if name.startswith("frontier_")), 0)
    for space in READ.spaces
]
"""The number printed on a frontier space; 0 on all others. AU-FRONT-01"""
FRONTIER_SPACES = tuple([space for space, number in enumerate(FRONTIER_NUMBER) if number])

MESA = Names("mesa", [mesa.id for mesa in READ.mesas])
MESA_TOUCHING = [tuple([SPACE.find(name) for name in mesa.touching]) for mesa in READ.mesas]
MESAS = [tuple([mesa for mesa, spaces in enumerate(MESA_TOUCHING) if space in spaces]) for space in range(len(SPACE))]
"""The mesas that each space touches. WL-MOVE-11"""

_ENDS = [(link.kind, SPACE.find(link.ends[0]), SPACE.find(link.ends[1])) for link in READ.links]
LINKED = [tuple([b if space == a else a for _, a, b in _ENDS if space in (a, b)]) for space in range(len(SPACE))]
"""The spaces joined to each one by rail or pass: one step for the Sheriff. AU-SHERIFF-04, AU-SHERIFF-05"""
PASS_OTHER_END = [
    next((b if space == a else a for kind, a, b in _ENDS if kind == "trail" and space in (a, b)), NOBODY)
    for space in range(len(SPACE))
]
"""The other trail head of a mountain pass. AU-PASS-01"""

BUILDING = Names("building", [building.id for building in READ.buildings])
BUILDING_NAMES = [building.name for building in READ.buildings]
GENERAL_STORE, SALOON, TRADING_POST = range(3)
BUILDING_KIND = [get_args(of.BuildingKind).index(building.kind) for building in READ.buildings]
BUILDING_SPACES = [tuple([SPACE.find(name) for name in building.spaces]) for building in READ.buildings]
SALOONS = tuple([building for building, kind in enumerate(BUILDING_KIND) if kind == SALOON])


def _beside(space: int, kinds: tuple[int, ...]) -> int:
    """The building of such a kind around which a space lies. WL-LOC-01"""
    return next(
        (each for each, kind in enumerate(BUILDING_KIND) if kind in kinds and space in BUILDING_SPACES[each]), NOBODY
    )


SALOON_AT = [_beside(space, (SALOON,)) for space in range(len(SPACE))]
STORE_AT = [_beside(space, (GENERAL_STORE, TRADING_POST)) for space in range(len(SPACE))]

CHECKPOINT = Names("checkpoint", [checkpoint.id for checkpoint in READ.checkpoints])
CHECKPOINT_NAMES = [checkpoint.name for checkpoint in READ.checkpoints]
CHECKPOINT_SPACE = [SPACE.find(checkpoint.heist_space) for checkpoint in READ.checkpoints]
"""Where the train is robbed from at each checkpoint. AU-TRAIN-08"""
CHECKPOINT_BOARD = [BOARD.find(checkpoint.board) for checkpoint in READ.checkpoints]


def _said(name: str) -> str:
    """A space in a sentence: the Bank, but Spike's View, north."""
    proper = "," in name or any(region in name for region in REGION_NAMES)
    return name if proper else f"the {name}"


SPEAKER = Speaker([_said(name) for name in SPACE_NAMES], [f"the {name}" for name in BUILDING_NAMES])
"""Says texts: `text.words(SPEAKER)`."""

PLACE = Names("place", [*PLACES, *REGION.ids])
"""The places that goals name."""
AT_PLACE = [
    set_of([space for space, town in enumerate(TOWN_OF) if town == NOBODY]),
    set_of(RAIL_STATIONS),
    *(set_of([space for space, other in enumerate(REGION_OF) if other == region]) for region in range(len(REGION))),
]
"""The spaces of each place, as a set."""

# --- poker cards and fight cards -------------------------------------------------------------------------------------

ACTION, REACTION, BONUS = range(3)
WINDOW = Names("window", get_args(of.EffectWindow))
TURN_WINDOW, FIGHT_WINDOW, VS_PLAYER_WINDOW, WOUND_WINDOW, POKER_WINDOW = range(5)
POKER_EFFECT = Names("poker effect", [effect.id for effect in READ.effects])
EFFECT_NAMES = [effect.name for effect in READ.effects]
EFFECT_KIND = [get_args(of.EffectKind).index(effect.kind) for effect in READ.effects]
EFFECT_WINDOW = [WINDOW.find(effect.window) for effect in READ.effects]
EFFECT_TEXT = _texts([effect.text for effect in READ.effects])
EFFECT_TEXT_ONE_ACTION = _texts([effect.text_with_one_action or effect.text for effect in READ.effects])
"""What effects do with `reputation_actions` = 1. WL-CARD-03"""
EFFECT_ONCE = [effect.once_per_turn for effect in READ.effects]
"""Whether at most one such card is played in a turn. WL-CARD-03"""

CARD = Names("card", [card.id for card in READ.cards])
CARD_RANK = [card.value for card in READ.cards]
CARD_VALUE = CARD_RANK
SUIT = Names("suit", get_args(of.SuitName))
HEARTS, DIAMONDS, CLUBS, SPADES = range(4)
CARD_SUIT = [SUIT.find(card.suit) for card in READ.cards]
CARD_EFFECT = [POKER_EFFECT.find(card.effect) for card in READ.cards]
CARD_NAMES = [f"{card.rank} of {card.suit} ({EFFECT_NAMES[POKER_EFFECT.find(card.effect)]})" for card in READ.cards]
BASE_CARDS = tuple([card for card, entry in enumerate(READ.cards) if entry.set == "base"])
ALTERNATES = tuple([card for card, entry in enumerate(READ.cards) if entry.set == "ante_up"])
REPLACED = [NOBODY if card.replaces is None else CARD.find(card.replaces) for card in READ.cards]
"""The card that an alternate takes the place of. AU-SETUP-09"""
WILD = [any(isinstance(step, PokerWild) for step in EFFECT_TEXT[effect].every_step()) for effect in CARD_EFFECT]
"""The cards that stand for any other in a poker hand. WL-CARD-07"""
CLOSE_CALL = [any(isinstance(step, CancelWound) for step in EFFECT_TEXT[effect].every_step()) for effect in CARD_EFFECT]
"""The cards that answer a wound. WL-FIGHT-26"""
FRONTIER_VALUE = [11 if rank == 14 else min(rank, 10) for rank in CARD_RANK]
"""What a card pays on a frontier space. AU-FRONT-02"""

FIGHT_CARD = Names("fight card", [card.id for card in READ.fight_cards])
FIGHT_RANKS = [card.rank for card in READ.fight_cards]
FIGHT_VALUE = [card.value for card in READ.fight_cards]
FIGHT_TEXT = _texts([card.text for card in READ.fight_cards])

# --- items and characters --------------------------------------------------------------------------------------------

COPIES = 6
"""Of each item. Ledger 9.9"""
WEAPON, MOUNT, MISC = range(3)
ITEM = Names("item", [item.id for item in READ.items])
ITEM_NAMES = [item.name for item in READ.items]
ITEM_KIND = [get_args(of.ItemKind).index(item.kind) for item in READ.items]
ITEM_COST = [item.cost for item in READ.items]
ITEM_MOVEMENT = [(item.movement, item.upgraded_movement) for item in READ.items]
"""The movement of a mount by whether it is upgraded; 0 for other items."""
ITEM_TEXT = [(READ.texts[item.text], READ.texts[item.upgraded_text]) for item in READ.items]
"""What an item does, by whether it is upgraded."""
ITEM_LP = [item.upgraded_lp for item in READ.items]
"""What an upgraded item is worth at the end. WL-END-05"""
BASE, ANTE_UP = range(2)
ITEM_SET = [get_args(of.SetName).index(item.set) for item in READ.items]
BASE_ITEMS = tuple([item for item, of_set in enumerate(ITEM_SET) if of_set == BASE])


class Character(Struct, frozen=True):
    """Where and with what a character starts. WL-SETUP-11, WL-SETUP-12, WL-SETUP-13"""

    starts: list[int]
    money: int
    cards: int
    items: list[tuple[int, bool]]
    """Each with whether it is upgraded."""
    marshal: int
    wanted: int
    gambler: int
    wounds: int


CHARACTER = Names("character", [each.id for each in READ.characters])
CHARACTER_NAMES = [each.name for each in READ.characters]
CALLED = [each.called or each.name for each in READ.characters]
CHARACTER_TEXT = _texts([each.ability for each in READ.characters])
BASE_CHARACTERS = tuple([place for place, each in enumerate(READ.characters) if each.set == "base"])
CHARACTERS = [
    Character(
        starts=[SPACE.find(name) for name in each.starts],
        money=each.money,
        cards=each.cards,
        items=[(ITEM.find(name.rstrip("+")), name.endswith("+")) for name in each.items],
        marshal=each.marshal,
        wanted=each.wanted,
        gambler=each.gambler,
        wounds=each.wounds,
    )
    for each in READ.characters
]

GOAL = Names("goal", [goal.id for goal in READ.goals])
GOAL_NAMES = [goal.name for goal in READ.goals]
GOAL_WORDS = [goal.words for goal in READ.goals]
GOAL_CONDITION: tuple[Condition, ...] = tuple([READ.conditions[goal.id] for goal in READ.goals])
GOALS_OF = [
    tuple([place for place, goal in enumerate(READ.goals) if goal.character == character])
    for character in CHARACTER.ids
]
"""The four goals of each character. WL-GOAL-01"""

# --- stories, events and encounters ----------------------------------------------------------------------------------

TRIGGER = Names("trigger", [trigger.id for trigger in READ.triggers])
TRIGGER_DISCS = [trigger.discs for trigger in READ.triggers]
TRIGGER_WORDS = [trigger.text for trigger in READ.triggers]
STORY = Names("story", [story.id for story in READ.stories])
STORY_NAMES = [story.name for story in READ.stories]
STORY_TRIGGER = [TRIGGER.find(story.trigger) for story in READ.stories]
STORY_REWARD = _texts([story.reward for story in READ.stories])
STORY_BANDITS = [tuple([GANG.find(gang) for gang in story.bandits]) for story in READ.stories]
"""The letters of the hideouts in which bandits spawn. WL-STORY-07"""
STORY_SHERIFF = [story.sheriff for story in READ.stories]

EVENT = Names("event", [event.id for event in READ.events])
EVENT_NAMES = [event.name for event in READ.events]
EVENT_TEXT = _texts([event.text for event in READ.events])

ENCOUNTER = Names("encounter", [each.id for each in READ.encounters])
ENCOUNTER_NAMES = [each.name for each in READ.encounters]
ENCOUNTER_CARDS = [each.fight_cards for each in READ.encounters]
ENCOUNTER_WIN = _texts([each.win for each in READ.encounters])
ENCOUNTER_LOSS = _texts([each.loss for each in READ.encounters])

MIB_CARD = Names("card of the Man in Black", [card.id for card in READ.mib_cards])
MIB_NAMES = [card.name for card in READ.mib_cards]
MIB_TEXT = _texts([card.text for card in READ.mib_cards])

# --- tokens ----------------------------------------------------------------------------------------------------------

OUTLAW, CLAIM_JUMPER, HIGH_ROLLER = range(3)
TOKEN = Names("token", [token.id for token in READ.tokens])
TOKEN_KIND = [get_args(of.TokenKind).index(token.kind) for token in READ.tokens]
TOKEN_NUMBER = [token.number for token in READ.tokens]
TOKEN_REWARD = _texts([token.reward for token in READ.tokens])
LONGHORNS = READ.longhorns[0].count
LONGHORN_REWARD = READ.texts[READ.longhorns[0].reward]
FRONTIER = Names("frontier token", [token.id for token in READ.frontier])
FRONTIER_TOKEN_NUMBER = [token.number for token in READ.frontier]
FRONTIER_REWARD = _texts([token.reward for token in READ.frontier])
CATTLE = Names("cattle token", [token.id for token in READ.cattle])
CATTLE_COLOUR = [COLOUR.find(token.colour) for token in READ.cattle]
CATTLE_ONLY_OF_8 = [token.only_of_8 for token in READ.cattle]
"""The tokens that stay in the box with `cattle_per_colour` = 6. WL-SETUP-06"""
CATTLE_REWARD = _texts([token.reward for token in READ.cattle])
_LEGENDS = [(entry.set, entry.lp) for entry in READ.legendary for _ in range(entry.count)]
LEGENDARY = Names("legendary token", [f"legend_{number}" for number in range(1, len(_LEGENDS) + 1)])
LEGENDARY_LP = [lp for _, lp in _LEGENDS]
BASE_LEGENDARY = sum(of_set == "base" for of_set, _ in _LEGENDS)
"""The first so many are of the base game."""

# --- tracks ----------------------------------------------------------------------------------------------------------

TRACKS = READ.tracks
MARSHAL_REWARDS = _texts(TRACKS.marshal.rewards)
MARSHAL_OVERFLOW = READ.texts[TRACKS.marshal.overflow]
WANTED_REWARDS = _texts(TRACKS.wanted.rewards)
WANTED_OVERFLOW = READ.texts[TRACKS.wanted.overflow]
GAMBLER_REWARDS = _texts(TRACKS.gambler.rewards)
GAMBLER_OVERFLOW = READ.texts[TRACKS.gambler.overflow]
NUGGET, DOLLAR, CIRCLED, BLANK = range(4)
DIE_FACES = [get_args(of.FaceName).index(face) for face in TRACKS.prospecting_die.faces]
"""The faces of a prospecting die. WL-MINE-02"""

# --- what is shown ---------------------------------------------------------------------------------------------------

_STEPS = [step.shown(SPEAKER) for text in READ.texts.values() for step in text.every_step()]
SHOWN = ShownTexts(
    {text.text: text.line(SPEAKER) for text in READ.texts.values() if text.clauses},
    {step.text: step for step in _STEPS},
)
"""Texts and their steps, as icons and words for those who draw them."""
CRIB = crib(lexicon(SPACE.ids, BUILDING.ids), SPEAKER)
