"""The sets that abilities speak of: which cards, chips and players are members now. Ledger 9.1"""

from collections.abc import Callable

from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, CARD_TRAITS, DUDE, FORTUNE, GEAR, IS_COPY
from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.effects.terms import EVERY, NONE, Filter
from saddlebag.games.high_stakes_drifter.state import Piece, State

OWN_CARD_SETS = frozenset({terms.HAND_GEAR, terms.WOOD_DUDE, terms.WOOD_GEAR, terms.WOOD_FORTUNE})
"""Sets of cards that are not on the table."""
CHIP_SETS = frozenset({terms.OPP_KICKER, terms.MY_KICKER})
"""Sets of kicker chips on dudes."""
WOOD_KINDS = {terms.WOOD_DUDE: DUDE, terms.WOOD_GEAR: GEAR, terms.WOOD_FORTUNE: FORTUNE}


def opponents(s: State, seat: int) -> list[int]:
    """The other players in the shootout, clockwise from the challenger. HD-ABIL-16, HD-ABIL-33"""
    return [each for each in s.in_order() if each != seat] if s.challenger >= 0 else []


def in_turn(s: State) -> list[int]:
    """All players in the order in which things happen to them. HD-ABIL-12"""
    return s.clockwise(s.challenger if s.challenger >= 0 else s.active)


def card_members(s: State, seat: int, this: Piece, of: int, narrow: Filter = EVERY) -> list[tuple[int, Piece]]:
    """The cards on the table in a set, each with its player; a card never counts itself. HD-ABIL-33, HD-ABIL-34"""
    found = [(owner, piece) for owner, piece in _cards(s, seat, this, of) if piece is not this]
    if narrow is EVERY:
        return found
    return [(owner, piece) for owner, piece in found if _fits(piece, narrow)]


def _cards(s: State, seat: int, this: Piece, of: int) -> list[tuple[int, Piece]]:
    """The cards on the table that a set is made of, in the order of their players."""
    whose, which = CARD_SETS[of]
    return [
        (owner, piece)
        for owner in whose(s, seat)
        for piece in s.players[owner].table
        if which(piece, s.players[owner].fighter, this)
    ]


def _mine(s: State, seat: int) -> list[int]:
    return [seat]


def _others(s: State, seat: int) -> list[int]:
    return [each for each in in_turn(s) if each != seat]


def _all(s: State, seat: int) -> list[int]:
    return in_turn(s)


def _is_gear_of(piece: Piece, dude: int) -> bool:
    return piece.bearer == dude and CARD_KIND[piece.shape] == GEAR


def _is_fortune(piece: Piece, fighter: int, this: Piece) -> bool:
    """Fortune cards lie in the street only."""
    return piece.bearer >= 0 and CARD_KIND[piece.shape] == FORTUNE


CARD_SETS: dict[int, tuple[Callable[[State, int], list[int]], Callable[[Piece, int, Piece], bool]]] = {
    terms.OPP_DUDE: (opponents, lambda piece, fighter, this: piece.id == fighter),
    terms.OPP_GEAR_SHOWN: (opponents, lambda piece, fighter, this: _is_gear_of(piece, fighter) and piece.up),
    terms.OPP_GEAR_HIDDEN: (opponents, lambda piece, fighter, this: _is_gear_of(piece, fighter) and not piece.up),
    terms.MY_GEAR_HIDDEN: (
        _mine,
        lambda piece, fighter, this: _is_gear_of(piece, this.id if this.is_dude else this.bearer) and not piece.up,
    ),
    terms.GEAR_ANYWHERE: (_all, lambda piece, fighter, this: piece.up and CARD_KIND[piece.shape] == GEAR),
    terms.DUDE_ANYWHERE: (_all, lambda piece, fighter, this: piece.up and CARD_KIND[piece.shape] == DUDE),
    terms.OPP_SALOON_HIDDEN: (
        _others,
        lambda piece, fighter, this: not piece.up and (fighter < 0 or fighter not in (piece.id, piece.bearer)),
    ),
    terms.MY_SALOON_DUDE: (_mine, lambda piece, fighter, this: piece.is_dude and piece.id != fighter),
    terms.MY_FORTUNE: (_mine, _is_fortune),
    terms.OPP_FORTUNE: (opponents, _is_fortune),
    terms.ANY_FORTUNE: (_all, _is_fortune),
    terms.OTHER_FORTUNE: (_all, _is_fortune),
}
"""Whose cards a set is made of, and which of them; the fighter is the dude of their owner in the street. HD-ABIL-33"""


def _fits(piece: Piece, narrow: Filter) -> bool:
    """A concealed card has no trait, and its cost counts as the chips on it. HD-CONC-05, HD-COPY-18"""
    if narrow.trait != NONE:
        return piece.up and bool(CARD_TRAITS[piece.shape] >> narrow.trait & 1)
    return (CARD_COST[piece.card] if piece.up else piece.chips) <= narrow.most


def chip_members(s: State, seat: int, of: int) -> list[tuple[int, Piece, int]]:
    """The kicker chips on dudes in the street, by their places there."""
    owners = [seat] if of == terms.MY_KICKER else opponents(s, seat)
    return [
        (owner, piece, place)
        for owner in owners
        for piece in s.players[owner].table
        if piece.id == s.players[owner].fighter
        for place in range(len(piece.kickers))
    ]


def own_cards(s: State, seat: int, of: int, narrow: Filter = EVERY) -> list[int]:
    """The cards of a set that are in the hand or the deadwood."""
    if of == terms.HAND_GEAR:
        cards = [card for card in s.players[seat].hand if CARD_KIND[card] == GEAR and not IS_COPY[card]]
    else:
        cards = [card for card in s.deck(seat).deadwood if CARD_KIND[card] == WOOD_KINDS[of]]
    if narrow.trait != NONE:
        return [card for card in cards if CARD_TRAITS[card] >> narrow.trait & 1]
    return cards if narrow.most == NONE else [card for card in cards if CARD_COST[card] <= narrow.most]


def count_members(s: State, seat: int, this: Piece, of: int) -> int:
    """How many members a set has."""
    if of == terms.OPPONENT:
        return len(opponents(s, seat))
    if of in CHIP_SETS:
        return len(chip_members(s, seat, of))
    if of == terms.WOOD_KICKER:
        return len(s.players[seat].buried)
    if of in OWN_CARD_SETS:
        return len(own_cards(s, seat, of))
    return len(card_members(s, seat, this, of))
