"""Cards of the hand: dudes and gear come into the saloon. Chapters 5.6 and 5.12."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.high_stakes_drifter.content import (
    CARD,
    CARD_COST,
    CARD_KIND,
    CARD_NAMES,
    DUDE,
    FORTUNE,
    GEAR,
    IS_COPY,
)
from saddlebag.games.high_stakes_drifter.rules.challenge import ON_THE_TABLE, ON_YOUR_TURN, ONE_OF_YOURS
from saddlebag.games.high_stakes_drifter.rules.copies import becomes_dude, choose_model, lay_copy, models
from saddlebag.games.high_stakes_drifter.rules.playing import has_room_for_gear, lay_face_down
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE
from saddlebag.games.high_stakes_drifter.rules.standing import gear_discount
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words import story
from saddlebag.games.high_stakes_drifter.words.decisions import AT_THE_TABLE, PLAY_FORTUNE, TURN_ACTION, piece_words

# --- cards of the hand ------------------------------------------------------------------------------------------


def _priced(s: State, ask: Ask, action: Action) -> str:
    card = action.arg
    price = CARD_COST[card]
    if CARD_KIND[card] == GEAR:
        price = max(0, price - gear_discount(s, ask.seat))
    where = " into the pot" if CARD_KIND[card] == FORTUNE else ""
    return f"Play {CARD_NAMES[card]} for ${price}{where}"


def _is_played_here(s: State, ask: Ask, action: Action) -> bool:
    kind = CARD_KIND[action.arg]
    if kind == FORTUNE:
        return ask.question is PLAY_FORTUNE
    return ask.question is TURN_ACTION or ask.question is (PLAY_DUDE_CARD if kind == DUDE else PLAY_GEAR_CARD)


def _when_played(s: State, ask: Ask, action: Action) -> str:
    kind = CARD_KIND[action.arg]
    if kind == FORTUNE:
        return "Fortune cards are played in the fortune stage of a shootout."
    return f"{'Dudes are' if kind == DUDE else 'Gear is'} played as an action on your own turn."


def _can_pay(s: State, seat: int, card: int) -> bool:
    budget = s.players[seat].stake + (gear_discount(s, seat) if CARD_KIND[card] == GEAR else 0)
    return CARD_COST[card] <= budget or CARD_COST[card] == 0


def _too_dear(s: State, ask: Ask, action: Action) -> str:
    card, seat = action.arg, ask.seat
    price = CARD_COST[card] - (gear_discount(s, seat) if CARD_KIND[card] == GEAR else 0)
    return f"{CARD_NAMES[card]} costs ${price}; you have ${s.players[seat].stake}."


def _has_bearer(s: State, ask: Ask, action: Action) -> bool:
    return CARD_KIND[action.arg] != GEAR or becomes_dude(action.arg) or bool(bearers(s, ask.seat))


PLAY_DUDE_CARD = Question("play_dude_card", "Which dude do you play face down?", clause="HD-TURN-05")
PLAY_GEAR_CARD = Question("play_gear_card", "Which gear do you play?", clause="HD-TURN-06")
CARD_OF_HAND = Verb(
    "card",
    CARD,
    at=(*AT_THE_TABLE, PLAY_DUDE_CARD, PLAY_GEAR_CARD),
    says=_priced,
    clause=lambda s, ask, a: "HD-FORT-01" if ask.question is PLAY_FORTUNE else "HD-PLAY-01",
    touches="hand:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in s.players[ask.seat].hand,
            lambda s, ask, a: f"{CARD_NAMES[a.arg]} is not in your hand.",
            "HD-ZONE-11",
        ),
        Need(
            _is_played_here,
            _when_played,
            lambda s, ask, a: {FORTUNE: "HD-PLAY-12", DUDE: "HD-TURN-05"}.get(CARD_KIND[a.arg], "HD-TURN-06"),
        ),
        *ON_YOUR_TURN,
        Need(
            lambda s, ask, a: _has_bearer(s, ask, a) or not s.saloon_dudes(ask.seat),
            "Your dudes carry as much gear as the table allows.",
            "HD-CARD-09",
        ),
        Need(_has_bearer, "Gear needs a dude of yours in the saloon.", "HD-PLAY-04"),
        Need(lambda s, ask, a: _can_pay(s, ask.seat, a.arg), _too_dear, "HD-MONEY-08"),
        Need(
            lambda s, ask, a: not IS_COPY[a.arg] or bool(models(s, ask.seat, a.arg)),
            lambda s, ask, a: f"There is no revealed card that {CARD_NAMES[a.arg]} could become.",
            "HD-COPY-05",
        ),
        Need(lambda s, ask, a: False, "First say what kind of card you play.", "HD-TURN-04", at=TURN_ACTION),
    ),
)
CARD_ACTIONS = CARD_OF_HAND.each


# --- dudes ------------------------------------------------------------------------------------------------------


def any_dude(s: State, seat: int) -> bool:
    """Whether a dude in hand can be paid for. HD-MONEY-08"""
    player = s.players[seat]
    stake = player.stake
    for card in player.hand:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if CARD_KIND[card] == DUDE and CARD_COST[card] <= stake:
            return True
    return False


def dude_cards(s: State, seat: int) -> list[Action]:
    """The different dudes in hand that can be paid for."""
    player = s.players[seat]
    cards = {card for card in player.hand if CARD_KIND[card] == DUDE and CARD_COST[card] <= player.stake}
    return [CARD_ACTIONS[card] for card in sorted(cards)]


def play_dude(s: State, seat: int) -> Rule[None]:
    """A dude comes into the saloon face down with its cost on it; nobody need say which. HD-PLAY-02, HD-PLAY-03,
    HD-PLAY-09, HD-TURN-05"""
    choice = yield Ask(seat, PLAY_DUDE_CARD, lambda: dude_cards(s, seat))
    card = choice.arg
    piece = lay_face_down(s, seat, card, NOBODY, CARD_COST[card])
    s.actions_left -= 1
    s.tell(story.PlayedFaceDown, seat, piece.id, card, NOBODY, piece.chips)


# --- gear -------------------------------------------------------------------------------------------------------


def bearers(s: State, seat: int) -> list[Piece]:
    """The own dudes in the saloon that may take gear. HD-PLAY-04, HD-PLAY-07, HD-PLAY-08"""
    return [dude for dude in s.saloon_dudes(seat) if has_room_for_gear(s, seat, dude)]


def gear_cards(s: State, seat: int) -> list[Action]:
    """The different gear cards in hand that can be paid for and have a bearer; copy cards need a model. HD-COPY-05"""
    player = s.players[seat]
    cards = {card for card in player.hand if CARD_KIND[card] == GEAR}
    if not cards:
        return []
    budget = player.stake + gear_discount(s, seat)
    carried = bool(bearers(s, seat))
    return [
        CARD_ACTIONS[card]
        for card in sorted(cards)
        if (CARD_COST[card] <= budget or CARD_COST[card] == 0)
        and (carried or becomes_dude(card))
        and (not IS_COPY[card] or models(s, seat, card))
    ]


PLAY_GEAR_DUDE = Question("play_gear_dude", "Beside which dude?", clause="HD-PLAY-04")
REVEAL_OF = Question("reveal_of", "Of which dude is the card that you turn face up?", clause="HD-TURN-09")
BESIDE = Verb(
    "beside",
    PIECE,
    at=(PLAY_GEAR_DUDE, REVEAL_OF),
    says=lambda s, ask, a: f"Beside {piece_words(s, ask.seat, a.arg)}",
    clause="HD-PLAY-04",
    touches="piece:{0}",
    needs=(ON_THE_TABLE, ONE_OF_YOURS, Need(offered, "That is no dude that can take it.", "HD-PLAY-04")),
)


def play_gear(s: State, seat: int) -> Rule[None]:
    """Gear comes into the saloon face down beside a dude of one's own, its cost on it; a copy card comes face up.
    HD-PLAY-04..08, HD-TURN-06, HD-COPY-07, HD-COPY-17"""
    choice = yield Ask(seat, PLAY_GEAR_CARD, lambda: gear_cards(s, seat))
    card = choice.arg
    bearer = NOBODY
    if not becomes_dude(card):
        dudes = bearers(s, seat)
        bearer = dudes[0].id
        if len(dudes) > 1:
            choice = yield Ask(seat, PLAY_GEAR_DUDE, lambda: [BESIDE.of(dude.id) for dude in dudes])
            bearer = choice.arg
    discount = gear_discount(s, seat)
    price = max(0, CARD_COST[card] - discount)
    if IS_COPY[card]:
        shape = yield from choose_model(s, seat, card)
        lay_copy(s, seat, card, shape, bearer, price, to_pot=False)
    else:
        piece = lay_face_down(s, seat, card, bearer, price, discount)
        s.tell(story.PlayedFaceDown, seat, piece.id, card, bearer, price)
    s.actions_left -= 1
