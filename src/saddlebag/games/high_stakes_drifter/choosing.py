"""Whom or what an effect is done to: the controller chooses on resolution. HD-ABIL-15, HD-ABIL-30..33"""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter import effects as fx
from saddlebag.games.high_stakes_drifter.decisions import ABILITY_TARGET, OPPONENT, TAKE, TAKE_CHIP, TARGET, TARGET_CHIP
from saddlebag.games.high_stakes_drifter.effect_terms import (
    ALL,
    CHIP,
    DUDE,
    EACH_OPPONENT,
    EVERYONE,
    HAND_GEAR,
    ME,
    ONE,
    OPP_DUDE,
    SELF,
    WINNER,
    WOOD_KICKER,
    Selector,
)
from saddlebag.games.high_stakes_drifter.members import (
    CHIP_SETS,
    OWN_CARD_SETS,
    card_members,
    chip_members,
    opponents,
    own_cards,
)
from saddlebag.games.high_stakes_drifter.standing import dude_of, is_shielded
from saddlebag.games.high_stakes_drifter.state import Piece, State

MANY = 100
"""Of more cards than this the player comes first, then the card. Section 6"""


class Resolving:
    """An ability that resolves now: whose, of which card, and the kicker chip of its event."""

    __slots__ = ("asked", "chip", "dude", "piece", "seat")

    def __init__(self, seat: int, piece: Piece, dude: int = NOBODY, chip: int = NOBODY) -> None:
        self.seat = seat
        self.piece = piece
        self.dude = dude
        self.chip = chip
        self.asked = False
        """Whether a question was asked on the way."""


def may_choose(s: State, now: Resolving, number: int) -> bool:
    """Whether the player chooses among so many; for one who has left the table it is the first. HD-END-10"""
    return number > 1 and not s.gone >> now.seat & 1


# --- cards on the table -----------------------------------------------------------------------------------------


def candidates(s: State, now: Resolving, sel: Selector, up: bool | None = None) -> list[tuple[int, Piece]]:
    """The cards that an effect may choose or touches; `up` asks for revealed or concealed ones. HD-ABIL-30

    Opponents' abilities cannot choose a shielded dude, nor reveal or look at it. HD-ABIL-21"""
    seat = now.seat
    if sel.how == SELF:
        found = [(seat, now.piece)]
    elif sel.how == DUDE:
        dude = dude_of(s, seat, now.piece)
        found = [] if dude is None else [(seat, dude)]
    else:
        found = card_members(s, seat, now.piece, sel.set, sel.filter)
        if sel.set == OPP_DUDE and (sel.how == ONE or up is not None):
            found = [(owner, piece) for owner, piece in found if not is_shielded(s, owner, piece)]
    return found if up is None else [(owner, piece) for owner, piece in found if piece.up == up]


def cards(s: State, now: Resolving, sel: Selector, up: bool | None = None) -> Rule[list[tuple[int, Piece]]]:
    """The cards that an effect is done to, each with its player; none if there is no target. HD-ABIL-15, HD-ABIL-31"""
    found = candidates(s, now, sel, up)
    if sel.how != ONE:
        return found
    if not may_choose(s, now, len(found)):
        return found[:1]
    now.asked = True
    about = now.piece.shape
    owners = sorted({owner for owner, _ in found})
    if len(found) > MANY and len(owners) > 1:
        choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [OPPONENT.each[owner] for owner in owners], about)
        found = [(owner, piece) for owner, piece in found if owner == choice.arg]
    choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [TARGET.of(piece.id) for _, piece in found], about)
    return [(owner, piece) for owner, piece in found if piece.id == choice.arg]


# --- kicker chips -----------------------------------------------------------------------------------------------


def chip_of_event(s: State, now: Resolving) -> tuple[int, Piece, int] | None:
    """The kicker chip of the event, if it still lies there, with the player of its dude."""
    for owner, player in enumerate(s.players):
        for piece in player.table:
            if piece.id == now.dude and 0 <= now.chip < len(piece.kickers):
                return owner, piece, now.chip
    return None


def chip_candidates(s: State, now: Resolving, sel: Selector) -> list[tuple[int, Piece, int]]:
    """The kicker chips that an effect may choose or touches."""
    if sel.how == CHIP:
        chip = chip_of_event(s, now)
        return [] if chip is None else [chip]
    return chip_members(s, now.seat, sel.set)


def chips(s: State, now: Resolving, sel: Selector) -> Rule[list[tuple[int, Piece, int]]]:
    """The kicker chips that an effect is done to: player, dude and place on it."""
    found = chip_candidates(s, now, sel)
    if sel.how != ONE:
        return found
    if not may_choose(s, now, len(found)):
        return found[:1]
    now.asked = True
    choice = yield Ask(
        now.seat,
        ABILITY_TARGET,
        lambda: [TARGET_CHIP.of(piece.id, place) for _, piece, place in found],
        now.piece.shape,
    )
    return [(owner, piece, place) for owner, piece, place in found if (piece.id, place) == choice.args]


# --- cards and chips of one's own that are not on the table -----------------------------------------------------


def own_card(s: State, now: Resolving, sel: Selector) -> Rule[int]:
    """A card of the hand or the deadwood, or nobody. A hand is hidden, so even a single one is asked for."""
    found = sorted(set(own_cards(s, now.seat, sel.set, sel.filter)))
    if not found:
        return NOBODY
    if not may_choose(s, now, len(found) + (sel.set == HAND_GEAR)):
        return found[0]
    now.asked = True
    choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [TAKE.each[card] for card in found], now.piece.shape)
    return choice.arg


def buried_chip(s: State, now: Resolving, sel: Selector) -> Rule[int]:
    """A kicker chip of the own deadwood, or nobody."""
    found = sorted(set(s.players[now.seat].buried))
    if not may_choose(s, now, len(found)):
        return found[0] if found else NOBODY
    now.asked = True
    choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [TAKE_CHIP.each[chip] for chip in found], now.piece.shape)
    return choice.arg


# --- players ----------------------------------------------------------------------------------------------------


def players(s: State, now: Resolving, who: int) -> Rule[list[int]]:
    """The players whom an effect speaks of, clockwise from the challenger. HD-ABIL-33, ledger 9.1"""
    if who == ME:
        return [now.seat]
    if who == WINNER:
        return [seat for seat in s.in_order() if s.winners >> seat & 1][:1] if s.winners else []
    if who == EVERYONE:
        return s.in_order() if s.challenger >= 0 else []
    others = opponents(s, now.seat)
    if who == EACH_OPPONENT:
        return others
    if not may_choose(s, now, len(others)):
        return others[:1]
    now.asked = True
    choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [OPPONENT.each[seat] for seat in others], now.piece.shape)
    return [choice.arg]


# --- whether there is anything to choose ------------------------------------------------------------------------


def has_target(s: State, now: Resolving, step: fx.Effect) -> bool:
    """Whether the first effect of an ability that is a choice could do anything, as far as all can see."""
    sel = getattr(step, "sel", None)
    if sel is None or sel.set == HAND_GEAR:
        return True
    if sel.how == CHIP or sel.set in CHIP_SETS:
        return bool(chip_candidates(s, now, sel))
    if sel.set == WOOD_KICKER:
        return bool(s.players[now.seat].buried)
    if sel.set in OWN_CARD_SETS:
        return bool(own_cards(s, now.seat, sel.set, sel.filter))
    up = True if isinstance(step, fx.Conceal) else False if isinstance(step, fx.Reveal | fx.Peek) else None
    return bool(candidates(s, now, sel, up)) or sel.how == ALL
