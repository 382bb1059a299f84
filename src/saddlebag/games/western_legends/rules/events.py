"""Event cards, the queue in which they wait, and the tokens they bring. Chapter 5.13."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.games.western_legends.content import (
    CHECKPOINT_BOARD,
    CHECKPOINT_SPACE,
    CLAIM_JUMPER,
    EVENT_TEXT,
    HIGH_ROLLER,
    OUTLAW,
    TOKEN_KIND,
    TOP_BOARD,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules.texts import CHANGES, RULES, Using, carry_out_text
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import tale_story as story
from saddlebag.games.western_legends.words.story import EventResolved

# --- resolving --------------------------------------------------------------------------------------------------------


def resolve_event(s: State, seat: int) -> Rule[None]:
    """The top event card, with this player making its choices; then it lies on the discards, which are shuffled where
    the deck is empty. AU-EVENT-07, AU-EVENT-15"""
    if not s.event_deck:
        s.event_deck, s.event_discards = s.event_discards, []
        s.dice.shuffle(s.event_deck)
    event = s.event_deck.pop()
    s.event_discards.append(event)
    s.disclosed += 1
    s.tell(EventResolved, s.who(seat), event)
    yield from carry_out_text(s, Using(seat), EVENT_TEXT[event])


def resolve_queued_event(s: State) -> Rule[None]:
    """The first event that waits, for the owner of the cube. AU-EVENT-03, AU-EVENT-18"""
    yield from resolve_event(s, s.event_queue.pop(0))


# --- tokens -----------------------------------------------------------------------------------------------------------


def take_token(s: State, kind: int) -> int:
    """A token of a kind from its pile, face down; NOBODY where none is left. AU-EVENT-13, AU-EVENT-14"""
    for place in range(len(s.token_pile) - 1, -1, -1):
        if TOKEN_KIND[s.token_pile[place]] == kind:
            return s.token_pile.pop(place)
    return NOBODY


def return_token(s: State, token: int) -> None:
    """A token goes back to its pile, which is shuffled. AU-OUT-04, AU-HR-08"""
    s.token_pile.append(token)
    s.token_knowledge.shuffle(s.token_pile, s.dice)


def clear_tokens(s: State, space: int) -> None:
    """Event tokens where a mini starts return to the supply; a high roller lies on a building. AU-SETUP-27,
    AU-SETUP-28"""
    if space not in s.token_spaces and not s.longhorns[space]:
        return
    while space in s.token_spaces:
        place = s.token_spaces.index(space)
        del s.token_spaces[place]
        return_token(s, s.tokens.pop(place))
    s.longhorn_pile += s.longhorns[space]
    s.longhorns[space] = 0
    s.tell(story.TokenCleared, space)


def has_mini(s: State, space: int) -> bool:
    """Whether a player, the Man in Black, the Sheriff, a bandit or the train stands there. AU-EVENT-09, AU-EVENT-10"""
    if space in (s.mib_place, s.sheriff) or s.bandits >> space & 1:
        return True
    if s.train != NOBODY and CHECKPOINT_SPACE[s.train] == space and CHECKPOINT_BOARD[s.train] != TOP_BOARD:
        return True
    return any(player.place == space for player in s.players)


def is_unoccupied(s: State, space: int) -> bool:
    """No mini and no token; nuggets, mountain passes and the cattle of a Ranch do not count. AU-EVENT-09..11"""
    has_token = space in s.token_spaces or space in s.frontier_spaces or s.longhorns[space] > 0
    return not has_token and not has_mini(s, space)


@RULES.of(fx.PlaceToken)
def place_token(s: State, now: Using, step: fx.PlaceToken) -> None:
    """AU-EVENT-08, AU-EVENT-09, AU-EVENT-13, AU-EVENT-14"""
    space = step.space.number
    if not is_unoccupied(s, space) or not lay_token(s, step.token, space):
        s.tell(story.NotPlaced, step.token, space)
        return
    s.tell(story.TokenPlaced, step.token, space)


def lay_token(s: State, kind: int, space: int) -> bool:
    """A longhorn, or an outlaw or claim jumper face down, from its pile to a space; whether there was one. AU-EVENT-13,
    AU-EVENT-14"""
    if kind == terms.PLACED_LONGHORN:
        if not s.longhorn_pile:
            return False
        s.longhorn_pile -= 1
        s.longhorns[space] += 1
        return True
    token = take_token(s, OUTLAW if kind == terms.PLACED_OUTLAW else CLAIM_JUMPER)
    if token == NOBODY:
        return False
    s.token_spaces.append(space)
    s.tokens.append(token)
    return True


@RULES.of(fx.PlaceHighRoller)
def place_high_roller(s: State, now: Using, step: fx.PlaceHighRoller) -> None:
    """On the building, if it has no token. AU-EVENT-12, AU-EVENT-13"""
    building = step.building.number
    if building in s.roller_saloons:
        return
    token = take_token(s, HIGH_ROLLER)
    if token == NOBODY:
        return
    s.roller_saloons.append(building)
    s.rollers.append(token)
    s.tell(story.HighRollerPlaced, building)


@RULES.of(fx.PlaceNuggets)
def place_nuggets(s: State, now: Using, step: fx.PlaceNuggets) -> None:
    """AU-EVENT-17"""
    lay_nuggets(s, step.number, step.space.number)


@RULES.of(fx.PlaceNuggetsAtTrain)
def place_nuggets_at_train(s: State, now: Using, step: fx.PlaceNuggetsAtTrain) -> None:
    """AU-EVENT-17, AU-TRAIN-08"""
    lay_nuggets(s, step.number, CHECKPOINT_SPACE[s.train])


def lay_nuggets(s: State, number: int, space: int) -> None:
    s.nuggets[space] += number
    s.tell(story.NuggetsPlaced, number, space)


@RULES.of(fx.ResolveEvent)
def resolve_events(s: State, now: Using, step: fx.ResolveEvent) -> Rule[None]:
    """In place, as a part of the text. AU-EVENT-16, AU-CARD-02"""
    for _ in range(step.number):
        yield from resolve_event(s, now.seat)


@RULES.of(fx.GainLonghorn)
def gain_longhorn(s: State, now: Using, step: fx.GainLonghorn) -> None:
    """AU-LONG-02, AU-LONG-05"""
    gained = min(step.number, s.longhorn_pile)
    s.longhorn_pile -= gained
    s.players[now.seat].longhorns += gained
    if gained:
        s.tell(story.GotLonghorns, s.who(now.seat), gained)


def _a_longhorn_is_left(s: State, now: Using, step: fx.GainLonghorn) -> bool:
    return s.longhorn_pile > 0


CHANGES[fx.GainLonghorn.kind] = _a_longhorn_is_left
