"""A turn: its start, its actions, its end. Chapter 5.4."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.chapters import Turn
from saddlebag.games.western_legends.content import ITEM, ITEM_KIND, ITEM_NAMES, MOUNT, TRACKS, WEAPON
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules import goods, tracks
from saddlebag.games.western_legends.rules.deeds import began_turn
from saddlebag.games.western_legends.rules.railway import move_train
from saddlebag.games.western_legends.rules.texts import sources, use_window
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import story

# --- start of turn ------------------------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    """The turn begins; with Ante Up the train comes first. WL-TURN-01, AU-TURN-01"""
    s.turns += 1
    s.turn = Turn(TRACKS.limits.actions)
    began_turn(s)
    s.tell(story.TurnBegan, s.who(s.active), s.round)
    if s.ante_up:
        move_train(s, 1)


def start_texts(s: State) -> Rule[None] | None:
    """Start-of-turn texts, by the place of the mini. WL-TURN-03"""
    place = terms.TURN_START_IN_TOWN if s.in_town(s.active) else terms.TURN_START_OUTSIDE_TOWN
    if sources(s, s.active, terms.TURN_START) or sources(s, s.active, place):
        return use_start_texts(s, place)
    return None


def use_start_texts(s: State, place: int) -> Rule[None]:
    """Those that always work first. WL-TURN-03"""
    yield from use_window(s, s.active, terms.TURN_START)
    yield from use_window(s, s.active, place)


INCOME = Names("income", ["money", "cards", "both"])
INCOME_WORDS = ("Take $20", "Draw 2 cards", "Take $10 and draw a card")
INCOMES = ((20, 0), (0, 2), (10, 1))
"""Dollars and cards. WL-TURN-03"""
CHOOSE_INCOME = Question("choose_income", "Your turn begins. What do you take?", clause="WL-TURN-03")
TAKE = Verb("take", INCOME, at=CHOOSE_INCOME, says=lambda s, ask, a: INCOME_WORDS[a.arg], clause="WL-TURN-03")
CHOOSE_WEAPON = Question("choose_weapon", "Which weapon do you carry this turn?", clause="WL-TURN-03")
CHOOSE_MOUNT = Question("choose_mount", "Which mount do you ride this turn?", clause="WL-TURN-03")


def _owns(kind: int) -> Callable[[State, Ask, Action], bool]:
    return lambda s, ask, a: ITEM_KIND[a.arg] == kind and bool(s.players[ask.seat].items >> a.arg & 1)


CARRY = Verb(
    "carry",
    ITEM,
    at=CHOOSE_WEAPON,
    says=lambda s, ask, a: f"Carry the {ITEM_NAMES[a.arg]}",
    clause="WL-TURN-03",
    touches="item:{0}",
    needs=(Need(_owns(WEAPON), "You do not own that weapon.", "WL-TURN-03"),),
)
MOUNT_UP = Verb(
    "ride",
    ITEM,
    at=CHOOSE_MOUNT,
    says=lambda s, ask, a: f"Ride the {ITEM_NAMES[a.arg]}",
    clause="WL-TURN-03",
    touches="item:{0}",
    needs=(Need(_owns(MOUNT), "You do not own that mount.", "WL-TURN-03"),),
)


def choose_income(s: State) -> Rule[None]:
    """$20, or 2 poker cards, or $10 and 1 poker card. WL-TURN-03"""
    choice = yield Ask(s.active, CHOOSE_INCOME, lambda: TAKE.each)
    dollars, cards = INCOMES[choice.arg]
    if dollars:
        goods.gain_money(s, s.active, dollars)
    goods.draw(s, s.active, cards)


def choose_weapon(s: State) -> Rule[None] | None:
    """One of the weapons owned; the only one is not asked for. WL-TURN-03..05"""
    player = s.you
    owned = goods.items_of_kind(player, WEAPON)
    if len(owned) > 1:
        return carry_one(s, owned)
    player.weapon = owned[0] if owned else NOBODY
    return None


def carry_one(s: State, owned: tuple[int, ...]) -> Rule[None]:
    choice = yield Ask(s.active, CHOOSE_WEAPON, lambda: [CARRY.each[item] for item in owned])
    s.you.weapon = choice.arg


def choose_mount(s: State) -> Rule[None] | None:
    """One of the mounts owned; the only one is not asked for. WL-TURN-03..05"""
    player = s.you
    owned = goods.items_of_kind(player, MOUNT)
    if len(owned) > 1:
        return ride_one(s, owned)
    player.mount = owned[0] if owned else NOBODY
    return None


def ride_one(s: State, owned: tuple[int, ...]) -> Rule[None]:
    choice = yield Ask(s.active, CHOOSE_MOUNT, lambda: [MOUNT_UP.each[item] for item in owned])
    s.you.mount = choice.arg


# --- actions --------------------------------------------------------------------------------------------------------


def _prompt(s: State, ask: Ask) -> str:
    return f"You have {counted(s.now.actions, 'action')} left. What do you do?"


ACTION = Question("action", "{}", says=_prompt, clause="WL-TURN-07", busy="That is not one of your actions.")
END_ACTIONS = Verb(
    "end", at=ACTION, says="Take no more actions and end your turn", clause="WL-TURN-08", ends=True, passes=True
)
END = END_ACTIONS.each[0]

Offers = Callable[[State, int], list[Action]]
"""What a chapter has on offer to a player."""
OFFERS_AT: list[list[Offers]] = []
"""By the space of the active player, in the order of the ledger (see steps.py). WL-TURN-07"""
ACTION_RULES: dict[str, Callable[[State, Action], Rule[None] | None]] = {}
"""What each action does, by its verb; the chapters fill it. A rule that begins a move, a purchase, a fight or a game
only lays it out: the course plays it."""


def has_actions(s: State) -> bool:
    """WL-TURN-06, WL-TURN-08"""
    turn = s.now
    return turn.actions > 0 and not turn.ended


def action_options(s: State) -> list[Action]:
    """WL-TURN-07"""
    options: list[Action] = []
    seat = s.active
    for offers in OFFERS_AT[s.players[seat].place]:
        options += offers(s, seat)
    options.append(END)
    return options


def take_action(s: State) -> Rule[None]:
    """One of the actions, or none any more. WL-TURN-06..08"""
    choice = yield Ask(s.active, ACTION, lambda: action_options(s))
    turn = s.now
    if choice is END:
        turn.ended = True
        s.tell(story.ActionsEnded, s.who(s.active), turn.actions)
        return
    turn.actions -= 1
    turn.spent = 0
    rule = ACTION_RULES[choice.verb](s, choice)
    if rule is not None:
        yield from rule


def end_action(s: State) -> None:
    """The card whose action it was is discarded. WL-CARD-01"""
    turn = s.now
    if turn.card != NOBODY:
        s.poker.discard(turn.card)
        turn.card = NOBODY


# --- end of turn --------------------------------------------------------------------------------------------------


def has_too_many_cards(s: State) -> bool:
    return s.you.hand.bit_count() > max(0, goods.hand_limit(s, s.active))


def discard_down(s: State) -> Rule[None]:
    """One card more goes to the discard pile. WL-GEN-07, WL-TURN-10"""
    choice = yield Ask(s.active, goods.DISCARD_DOWN, lambda: goods.cards_of(goods.DISCARD, s.you.hand))
    goods.put_away(s, s.active, 1 << choice.arg)


def wanted_pays(s: State) -> None:
    """At the end of their turn a Wanted player gains LP by the row they are in. WL-TRACK-10, WL-TRACK-12"""
    if s.you.wanted:
        goods.gain_lp(s, s.active, TRACKS.wanted.row_lp_each_turn[tracks.row(s.you.wanted) - 1])


def next_player(s: State) -> None:
    """Clockwise. WL-TURN-01"""
    s.active = (s.active + 1) % len(s.players)


def begin_round(s: State) -> None:
    """WL-TURN-01"""
    s.round += 1
    s.active = s.first
