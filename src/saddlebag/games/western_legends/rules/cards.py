"""Card actions: poker cards, items and characters that say what an action does. Chapter 5.6."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import bits, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.content import ACTION as ACTION_CARD
from saddlebag.games.western_legends.content import (
    BUILDING,
    BUILDING_NAMES,
    CARD,
    CARD_EFFECT,
    EFFECT_KIND,
    EFFECT_NAMES,
    EFFECT_ONCE,
    EFFECT_TEXT,
    EFFECT_TEXT_ONE_ACTION,
    ITEM,
    ITEM_NAMES,
    SPACE,
    SPEAKER,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.texts import Clause
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.deeds import used_item
from saddlebag.games.western_legends.rules.numbers import NUMBER
from saddlebag.games.western_legends.rules.readings import Reading, holds_for, read, some_way_changes
from saddlebag.games.western_legends.rules.texts import (
    CHANGES,
    FIRST_CHARACTER,
    RULES,
    SOURCES,
    THEIRS,
    Using,
    carry_out,
    clauses_of,
    follow,
    sources,
)
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import road_story, story
from saddlebag.games.western_legends.words.story import PLACES, card_name

ACTION_CARDS = set_of([card for card in range(len(CARD)) if EFFECT_KIND[CARD_EFFECT[card]] == ACTION_CARD])
ONCE_CARDS = set_of([card for card in range(len(CARD)) if EFFECT_ONCE[CARD_EFFECT[card]]])
CLAUSES = [text.at(terms.NOW) for text in EFFECT_TEXT]
CLAUSES_ONE_ACTION = [text.at(terms.NOW) for text in EFFECT_TEXT_ONE_ACTION]
MANY_ACTIONS = 2
"""Reputation gives so many, unless an option says otherwise. WL-CARD-03"""

# --- what is worth an action --------------------------------------------------------------------------------------


class CardTexts:
    """What all cards say, as the rules read it."""

    __slots__ = ("always", "readings")

    def __init__(self, clauses: list[tuple[Clause, ...]]) -> None:
        self.readings = [[read(clause) for clause in clauses[effect]] for effect in CARD_EFFECT]
        self.always = set_of([card for card, texts in enumerate(self.readings) if is_always_worth_it(texts)])
        """The cards that cost and demand nothing and change something in any case."""


def is_always_worth_it(readings: list[Reading]) -> bool:
    """Whether nothing has to be asked about a text before it is used."""
    if any(reading.ways[0].costs or reading.ways[0].demands for reading in readings):
        return False
    return any(way.surely_changes for reading in readings for way in reading.ways)


ON_CARDS: list[CardTexts] = []
"""With one action for Reputation and with several, once all chapters are there (see steps.py)."""


def read_cards() -> list[CardTexts]:
    return [CardTexts(CLAUSES_ONE_ACTION), CardTexts(CLAUSES)]


def card_texts(s: State) -> CardTexts:
    """What all cards say, by the option for Reputation. WL-CARD-03"""
    return ON_CARDS[s.options.reputation_actions == MANY_ACTIONS]


def card_clauses(s: State, card: int) -> tuple[Clause, ...]:
    """What a card says, by the option for Reputation. WL-CARD-03"""
    clauses = CLAUSES if s.options.reputation_actions == MANY_ACTIONS else CLAUSES_ONE_ACTION
    return clauses[CARD_EFFECT[card]]


def is_worth_it(s: State, now: Using, readings: list[Reading]) -> bool:
    """Whether a text can be paid for, all that it demands is there, and it would change something. WL-CARD-08,
    WL-GEN-23, AU-POKER-06"""
    changes = False
    for reading in readings:
        way = reading.ways[0]
        if (way.costs and not holds_for(s, now, way.costs)) or (way.demands and not holds_for(s, now, way.demands)):
            return False
        changes = changes or some_way_changes(s, now, reading.ways)
    return changes


def is_spent(s: State, card: int) -> bool:
    """Whether it is one of those that are played once a turn, and one was. WL-CARD-03"""
    return EFFECT_ONCE[CARD_EFFECT[card]] and s.now.reputation


def playable(s: State, seat: int) -> list[Action]:
    """The cards in hand that may be played as actions. WL-CARD-03, WL-CARD-04, WL-CARD-08"""
    held = s.players[seat].hand & ACTION_CARDS
    if held & ONCE_CARDS and s.now.reputation:
        held &= ~ONCE_CARDS
    if not held:
        return []
    texts, now = card_texts(s), Using(seat)
    always, readings, each = texts.always, texts.readings, PLAY.each
    return [each[card] for card in bits(held) if always >> card & 1 or is_worth_it(s, now, readings[card])]


# --- poker cards --------------------------------------------------------------------------------------------------


def _effect(card: int) -> str:
    return EFFECT_NAMES[CARD_EFFECT[card]]


def waits_for_wanted(s: State, clauses: tuple[Clause, ...]) -> bool:
    """The Sheriff rides only while somebody is Wanted. WL-CARD-04, WL-SHERIFF-01"""
    sheriff = any(isinstance(step, fx.MoveSheriff) for clause in clauses for step in clause.every_step())
    return sheriff and not s.somebody_is_wanted()


def has_what_it_takes(s: State, seat: int, clauses: tuple[Clause, ...]) -> bool:
    """AU-POKER-06"""
    return all(holds_for(s, Using(seat), read(clause).ways[0].demands) for clause in clauses)


NOBODY_WANTED = "Nobody is Wanted, so the Sheriff does not ride."
NOTHING_NOW = "That would change nothing now, or you cannot pay for it."


def _play_label(s: State, ask: Ask, action: Action) -> str:
    clauses = card_clauses(s, action.arg)
    told = "; ".join([clause.words(SPEAKER) for clause in clauses])
    return f"Play {_effect(action.arg)} ({card_name(action.arg)}): {told}"


PLAY = Verb(
    "play",
    CARD,
    at=ACTION,
    says=_play_label,
    clause="WL-CARD-01",
    touches="card:{0}",
    needs=(
        Need(lambda s, ask, a: bool(s.players[ask.seat].hand >> a.arg & 1), "You do not hold that card.", "WL-CARD-01"),
        Need(
            lambda s, ask, a: bool(ACTION_CARDS >> a.arg & 1),
            lambda s, ask, a: f"{_effect(a.arg)} is no Action; it works in fights or poker.",
            "WL-GEN-16",
        ),
        Need(
            lambda s, ask, a: not is_spent(s, a.arg),
            lambda s, ask, a: f"You have played {_effect(a.arg)} in this turn.",
            "WL-CARD-03",
        ),
        Need(lambda s, ask, a: not waits_for_wanted(s, card_clauses(s, a.arg)), NOBODY_WANTED, "WL-CARD-04"),
        Need(
            lambda s, ask, a: is_worth_it(s, Using(ask.seat), card_texts(s).readings[a.arg]),
            NOTHING_NOW,
            "WL-CARD-08",
        ),
    ),
)


def play(s: State, action: Action) -> Rule[None]:
    """The card is shown and its text carried out; it is discarded when all of that is done. WL-CARD-01, WL-CARD-03"""
    card = action.arg
    s.you.hand &= ~(1 << card)
    s.now.card = card
    s.poker.knowledge.turn_up(card)
    s.disclosed += 1
    if EFFECT_ONCE[CARD_EFFECT[card]]:
        s.now.reputation = True
    s.tell(road_story.PlayedCard, s.who(s.active), card)
    now = Using(s.active)
    for reading in card_texts(s).readings[card]:
        rule = follow(s, now, reading)
        if rule is not None:
            yield from rule


# --- items and characters -----------------------------------------------------------------------------------------


def action_clauses(s: State, seat: int, source: int) -> tuple[Clause, ...]:
    """What an item or character says of an action; nothing where it was used in this turn and works once. WL-CARD-02"""
    always = clauses_of(s, seat, source, terms.ACTION)
    if always or seat * SOURCES + source in s.now.used:
        return always
    return clauses_of(s, seat, source, terms.ACTION_ONCE)


def action_sources(s: State, seat: int) -> list[int]:
    """What a player owns that has an Action. WL-CARD-02, WL-GEN-15, WL-GEN-21"""
    always, once = sources(s, seat, terms.ACTION), sources(s, seat, terms.ACTION_ONCE)
    return always + once if always and once else always or once


def may_use(s: State, seat: int, source: int) -> bool:
    """WL-CARD-02, WL-CARD-08"""
    clauses = action_clauses(s, seat, source)
    return bool(clauses) and is_worth_it(s, Using(seat, source), [read(clause) for clause in clauses])


def _ability(s: State, seat: int) -> int:
    return FIRST_CHARACTER + s.players[seat].character


USE_ITEM = Verb(
    "use_item",
    ITEM,
    at=ACTION,
    says=lambda s, ask, a: f"Use the {ITEM_NAMES[a.arg]}: {_told(s, ask.seat, a.arg)}",
    clause="WL-CARD-02",
    touches="item:{0}",
    needs=(
        Need(lambda s, ask, a: bool(s.players[ask.seat].items >> a.arg & 1), "You do not own that.", "WL-CARD-02"),
        Need(
            lambda s, ask, a: a.arg in action_sources(s, ask.seat),
            lambda s, ask, a: f"The {ITEM_NAMES[a.arg]} has no Action.",
            "WL-CARD-02",
        ),
        Need(lambda s, ask, a: may_use(s, ask.seat, a.arg), NOTHING_NOW, "WL-CARD-08"),
    ),
)
USE_ABILITY = Verb(
    "use_ability",
    at=ACTION,
    says=lambda s, ask, a: f"Use your ability: {_told(s, ask.seat, _ability(s, ask.seat))}",
    clause="WL-CARD-02",
    needs=(
        Need(
            lambda s, ask, a: _ability(s, ask.seat) in action_sources(s, ask.seat),
            "Your ability is no Action, or does not work yet.",
            "WL-GEN-15",
        ),
        Need(
            lambda s, ask, a: bool(action_clauses(s, ask.seat, _ability(s, ask.seat))),
            "You have used your ability in this turn.",
            "WL-CARD-02",
        ),
        Need(
            lambda s, ask, a: not waits_for_wanted(s, action_clauses(s, ask.seat, _ability(s, ask.seat))),
            NOBODY_WANTED,
            "WL-SHERIFF-01",
        ),
        Need(
            lambda s, ask, a: has_what_it_takes(s, ask.seat, action_clauses(s, ask.seat, _ability(s, ask.seat))),
            "You need the ante of the game, and the right to start one more in this turn.",
            "AU-POKER-06",
        ),
        Need(lambda s, ask, a: may_use(s, ask.seat, _ability(s, ask.seat)), NOTHING_NOW, "WL-CARD-08"),
    ),
)
ABILITY = USE_ABILITY.each[0]


def _told(s: State, seat: int, source: int) -> str:
    said = "; ".join([clause.words(SPEAKER) for clause in action_clauses(s, seat, source)])
    return said.partition(": ")[2]


def use(s: State, action: Action) -> Rule[None]:
    """The Action of an item or a character, by its own text. WL-CARD-02"""
    seat = s.active
    source = _ability(s, seat) if action is ABILITY else action.arg
    clauses = action_clauses(s, seat, source)
    s.now.used.append(seat * SOURCES + source)
    s.tell(story.UsedText, s.who(seat), THEIRS[source])
    used_item(s, seat, source)
    now = Using(seat, source)
    for clause in clauses:
        yield from carry_out(s, now, clause)


# --- selling nuggets ----------------------------------------------------------------------------------------------

SELLING = Question("selling", "How many nuggets do you sell?", clause="WL-CARD-08")
SELL = Verb(
    "sell",
    NUMBER,
    at=SELLING,
    says=lambda s, ask, a: f"Sell {counted(a.arg, 'nugget')} for ${ask.about * a.arg}",
    clause="WL-CARD-08",
    needs=(
        Need(lambda s, ask, a: a.arg > 0, "Sell at least one.", "WL-CARD-08"),
        Need(lambda s, ask, a: a.arg <= s.players[ask.seat].nuggets, "You do not have so many nuggets.", "WL-CARD-08"),
    ),
)


@RULES.of(fx.SellNuggets)
def sell_nuggets(s: State, now: Using, step: fx.SellNuggets) -> Rule[None]:
    """At least one, for money and no LP. WL-CARD-08"""
    seat = now.seat
    if not s.players[seat].nuggets:
        return
    choice = yield Ask(seat, SELLING, lambda: SELL.each[1 : s.players[seat].nuggets + 1], step.price)
    s.players[seat].nuggets -= choice.arg
    s.tell(road_story.SoldNuggets, s.who(seat), choice.arg, step.price)
    goods.gain_money(s, seat, choice.arg * step.price)


def _has_nuggets(s: State, now: Using, step: fx.SellNuggets) -> bool:
    return s.players[now.seat].nuggets > 0


CHANGES[fx.SellNuggets.kind] = _has_nuggets

# --- looking at tokens --------------------------------------------------------------------------------------------


def unseen_token(s: State, seat: int, space: int) -> bool:
    """Whether a token lies face down in a space that a player has not seen. Ledger 7"""
    if space in s.token_spaces:
        return not s.token_knowledge.eyes[s.tokens[s.token_spaces.index(space)]] >> seat & 1
    return space in s.frontier_spaces and not s.frontier_eyes[s.frontier[s.frontier_spaces.index(space)]] >> seat & 1


def unseen_roller(s: State, seat: int, saloon: int) -> bool:
    """Whether a high roller that a player has not seen is at a Saloon. Ledger 7"""
    return (
        saloon in s.roller_saloons and not s.token_knowledge.eyes[s.rollers[s.roller_saloons.index(saloon)]] >> seat & 1
    )


PEEKING = Question(
    "peeking",
    "Which token do you look at? {}",
    says=lambda s, ask: f"You may look at {counted(ask.about, 'token')}.",
    clause="WL-CARD-01",
)
LOOK = Verb(
    "look",
    SPACE,
    at=PEEKING,
    says=lambda s, ask, a: f"Look at the token at {PLACES[a.arg]}",
    clause="WL-CARD-01",
    touches="space:{0}",
    needs=(
        Need(
            lambda s, ask, a: unseen_token(s, ask.seat, a.arg),
            "No token that you have not seen is there.",
            "WL-CARD-01",
        ),
    ),
)
LOOK_AT_ROLLER = Verb(
    "look_at_roller",
    BUILDING,
    at=PEEKING,
    says=lambda s, ask, a: f"Look at the high roller in the {BUILDING_NAMES[a.arg]}",
    clause="WL-CARD-01",
    touches="building:{0}",
    needs=(
        Need(
            lambda s, ask, a: unseen_roller(s, ask.seat, a.arg),
            "No high roller that you have not seen is there.",
            "WL-CARD-01",
        ),
    ),
)
ENOUGH = Verb("enough", at=PEEKING, says="Look at no more", clause="WL-CARD-01", main=True, passes=True)
SEEN_ENOUGH = ENOUGH.each[0]


def unseen(s: State, seat: int) -> list[Action]:
    """The face-down tokens on the boards that a player has not seen. Ledger 7"""
    eyes, known = s.token_knowledge.eyes, s.frontier_eyes
    spaces = [space for place, space in enumerate(s.token_spaces) if not eyes[s.tokens[place]] >> seat & 1]
    spaces += [space for place, space in enumerate(s.frontier_spaces) if not known[s.frontier[place]] >> seat & 1]
    rollers = [saloon for place, saloon in enumerate(s.roller_saloons) if not eyes[s.rollers[place]] >> seat & 1]
    return [LOOK.each[space] for space in sorted(spaces)] + [LOOK_AT_ROLLER.each[saloon] for saloon in sorted(rollers)]


@RULES.of(fx.PeekTokens)
def peek_tokens(s: State, now: Using, step: fx.PeekTokens) -> Rule[None]:
    """One after the other, up to so many. Ledger 7"""
    for left in range(step.number, 0, -1):
        if not unseen(s, now.seat):
            return
        choice = yield Ask(now.seat, PEEKING, lambda: [*unseen(s, now.seat), SEEN_ENOUGH], left)
        if choice is SEEN_ENOUGH:
            return
        look(s, now.seat, choice)


def look(s: State, seat: int, choice: Action) -> None:
    """One player sees a token, and everybody that they do. Ledger 7"""
    s.disclosed += 1
    at = choice.arg
    if choice.verb == LOOK_AT_ROLLER.name:
        token = s.rollers[s.roller_saloons.index(at)]
        s.token_knowledge.eyes[token] |= 1 << seat
        s.tell(road_story.LookedAtRoller, s.who(seat), at, token)
    elif at in s.token_spaces:
        token = s.tokens[s.token_spaces.index(at)]
        s.token_knowledge.eyes[token] |= 1 << seat
        s.tell(road_story.LookedAtToken, s.who(seat), at, token)
    else:
        token = s.frontier[s.frontier_spaces.index(at)]
        s.frontier_eyes[token] |= 1 << seat
        s.tell(road_story.LookedAtFrontier, s.who(seat), at, token)


def _something_is_unseen(s: State, now: Using, step: fx.PeekTokens) -> bool:
    look, eyes = 1 << now.seat, s.token_knowledge.eyes
    if any(not eyes[token] & look for token in s.tokens) or any(not eyes[token] & look for token in s.rollers):
        return True
    return any(not s.frontier_eyes[token] & look for token in s.frontier)


CHANGES[fx.PeekTokens.kind] = _something_is_unseen

# --- on offer -----------------------------------------------------------------------------------------------------

ACTION_RULES[PLAY.name] = play
ACTION_RULES[USE_ITEM.name] = use
ACTION_RULES[USE_ABILITY.name] = use


def offers(s: State, seat: int) -> list[Action]:
    """WL-CARD-01, WL-CARD-02"""
    found = playable(s, seat)
    for source in action_sources(s, seat):
        if may_use(s, seat, source):
            found.append(USE_ITEM.each[source] if source < FIRST_CHARACTER else ABILITY)
    return found
