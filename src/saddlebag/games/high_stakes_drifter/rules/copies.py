"""Copy cards. Chapter 5.7."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_BECOME, CARD_KIND, CARD_NAMES, DUDE, FORTUNE
from saddlebag.games.high_stakes_drifter.effects.terms import DUDE_ANYWHERE, ON_PLAY, ON_REVEAL
from saddlebag.games.high_stakes_drifter.rules.members import card_members
from saddlebag.games.high_stakes_drifter.rules.playing import lay_face_up
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE, PLAYER, player_name
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger
from saddlebag.games.high_stakes_drifter.rules.zones import name_in_hand
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words import story
from saddlebag.games.high_stakes_drifter.words.decisions import named_card

MANY = 100
"""More models than this are asked for in two steps. Section 6"""
NO_PIECE = Piece(id=NOBODY, bearer=NOBODY, card=NOBODY, shape=NOBODY)
"""The copy card itself is still in hand when its model is chosen."""


def models(s: State, seat: int, card: int) -> list[tuple[int, int]]:
    """What a copy card may become: the revealed cards that fit, by player and by what they are now. HD-COPY-04,
    HD-COPY-11"""
    become = CARD_BECOME[card]
    assert become is not None
    found = card_members(s, seat, NO_PIECE, become.set, become.filter)
    return [(owner, piece.shape) for owner, piece in found if piece.up]


def becomes_dude(card: int) -> bool:
    """Whether a copy card becomes a dude, which stands by itself. HD-COPY-08"""
    become = CARD_BECOME[card]
    return become is not None and become.set == DUDE_ANYWHERE


def _models_of(s: State, ask: Ask, action: Action) -> list[str]:
    return [
        f"piece:{PIECE[piece.id]}"
        for player in s.players
        for piece in player.table
        if piece.up and piece.shape == action.arg
    ]


COPY_OWNER = Question("copy_owner", "Whose card does {} become?", CARD, says=named_card, clause="HD-COPY-02")
OF_PLAYER = Verb(
    "of",
    PLAYER,
    at=COPY_OWNER,
    says=lambda s, ask, a: f"A card of {player_name(a.arg)}",
    clause="HD-COPY-02",
    touches="player:{0}",
    needs=(Need(offered, "They have no revealed card that it could become.", "HD-COPY-04"),),
)
COPY_MODEL = Question("copy_model", "What does {} become?", CARD, says=named_card, clause="HD-COPY-02")
BECOME = Verb(
    "become",
    CARD,
    at=COPY_MODEL,
    says=lambda s, ask, a: f"Becomes {CARD_NAMES[a.arg]}",
    clause="HD-COPY-02",
    touches=_models_of,
    needs=(Need(offered, "It becomes one of the revealed cards that fit.", "HD-COPY-04"),),
)


def choose_model(s: State, seat: int, card: int) -> Rule[int]:
    """Its player chooses the card that a copy card becomes; equal ones are one choice. All hear what is asked.
    HD-COPY-02"""
    found = models(s, seat, card)
    shapes = sorted({shape for _, shape in found})
    if len(shapes) > 1:
        name_in_hand(s, seat, card)
    if len(shapes) > MANY:
        owners = sorted({owner for owner, _ in found})
        choice = yield Ask(seat, COPY_OWNER, lambda: [OF_PLAYER.of(owner) for owner in owners], card)
        shapes = sorted({shape for owner, shape in found if owner == choice.arg})
    if len(shapes) == 1:
        return shapes[0]
    choice = yield Ask(seat, COPY_MODEL, lambda: [BECOME.each[shape] for shape in shapes], card)
    return choice.arg


def lay_copy(s: State, seat: int, card: int, shape: int, bearer: int, price: int, to_pot: bool) -> None:
    """The price is paid, the card is laid face up as the copy, then the model's abilities wait: `play` if it is now a
    fortune card, `reveal` if it is a dude or gear. HD-COPY-03, HD-COPY-06..10, HD-COPY-17"""
    s.players[seat].stake -= price
    if to_pot:
        s.shootout.dead += price
    kind = CARD_KIND[shape]
    where = NOBODY if kind == DUDE else bearer
    piece = lay_face_up(s, seat, card, shape, where, 0 if to_pot else price)
    if kind == FORTUNE:
        piece.fresh = False
    s.tell(story.PlayedCopy, seat, piece.id, card, shape, where, price)
    trigger(s, seat, piece, ON_PLAY if kind == FORTUNE else ON_REVEAL)
