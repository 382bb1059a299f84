"""Whom or what an effect is done to: the controller chooses on resolution. HD-ABIL-15, HD-ABIL-30..33"""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_NAMES, CHIP_NAMES
from saddlebag.games.high_stakes_drifter.content import CHIP as KICKER_CHIP
from saddlebag.games.high_stakes_drifter.effects import steps as fx
from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.effects.terms import Selector
from saddlebag.games.high_stakes_drifter.rules.members import (
    CHIP_SETS,
    OWN_CARD_SETS,
    card_members,
    chip_members,
    opponents,
    own_cards,
)
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE, PLAYER, player_name
from saddlebag.games.high_stakes_drifter.rules.standing import dude_of, is_shielded
from saddlebag.games.high_stakes_drifter.state import TRIGGERS, Piece, State
from saddlebag.games.high_stakes_drifter.words import story
from saddlebag.games.high_stakes_drifter.words.decisions import ABILITY_TARGET, PLACE, piece_words

MANY = 100
"""Of more cards than this the player comes first, then the card. Section 6"""


# --- the answers ------------------------------------------------------------------------------------------------


def _chip_on(s: State, ask: Ask, action: Action) -> str:
    """A kicker chip on a dude with what its upper side gives."""
    number, place = action.args
    piece = s.find(number)
    assert piece is not None
    side = piece.kickers[place]
    return f"{CHIP_NAMES[side >> 1]} ({story.side_words(side)}) on {piece_words(s, ask.seat, number)}"


def _taken_from(s: State, ask: Ask, action: Action) -> list[str]:
    """From the hand, if the ability that resolves puts a card; else from the deadwood."""
    waiting = s.queue[0]
    steps = TRIGGERS[waiting.shape][waiting.ability].steps
    where = "hand" if any(str(step).startswith("put ") for step in steps) else "deadwood"
    return [f"{where}:{CARD[action.arg]}"]


CAN_BE_CHOSEN = (Need(offered, "The ability cannot choose that.", "HD-ABIL-15"),)
TARGET = Verb(
    "target",
    PIECE,
    at=ABILITY_TARGET,
    says=lambda s, ask, a: piece_words(s, ask.seat, a.arg),
    clause="HD-ABIL-15",
    touches="piece:{0}",
    needs=CAN_BE_CHOSEN,
)
TARGET_CHIP = Verb(
    "target_chip",
    PIECE,
    PLACE,
    at=ABILITY_TARGET,
    says=_chip_on,
    clause="HD-ABIL-15",
    touches=("kicker:{0}:{1}", "piece:{0}"),
    needs=CAN_BE_CHOSEN,
)
OPPONENT = Verb(
    "opponent",
    PLAYER,
    at=ABILITY_TARGET,
    says=lambda s, ask, a: player_name(a.arg),
    clause="HD-ABIL-15",
    touches="player:{0}",
    needs=CAN_BE_CHOSEN,
)
TAKE = Verb(
    "take",
    CARD,
    at=ABILITY_TARGET,
    says=lambda s, ask, a: f"Take {CARD_NAMES[a.arg]}",
    clause="HD-ABIL-15",
    touches=_taken_from,
    needs=CAN_BE_CHOSEN,
)
TAKE_CHIP = Verb(
    "take_chip",
    KICKER_CHIP,
    at=ABILITY_TARGET,
    says=lambda s, ask, a: f"Take {CHIP_NAMES[a.arg]}",
    clause="HD-ABIL-15",
    touches="deadwood_chip:{0}",
    needs=CAN_BE_CHOSEN,
)


class Resolving:
    """An ability that resolves now: whose, of which card, and the kicker chip of its event."""

    __slots__ = ("chip", "dude", "piece", "seat")

    def __init__(self, seat: int, piece: Piece, dude: int = NOBODY, chip: int = NOBODY) -> None:
        self.seat = seat
        self.piece = piece
        self.dude = dude
        self.chip = chip


def may_choose(s: State, now: Resolving, number: int) -> bool:
    """Whether the player chooses among so many; for one who has left the table it is the first. HD-END-10"""
    return number > 1 and not s.gone >> now.seat & 1


# --- cards on the table -----------------------------------------------------------------------------------------


def candidates(s: State, now: Resolving, sel: Selector, up: bool | None = None) -> list[tuple[int, Piece]]:
    """The cards that an effect may choose or touches; `up` asks for revealed or concealed ones. HD-ABIL-30

    Opponents' abilities cannot choose a shielded dude, nor reveal or look at it. HD-ABIL-21"""
    seat = now.seat
    if sel.how == terms.SELF:
        found = [(seat, now.piece)]
    elif sel.how == terms.DUDE:
        dude = dude_of(s, seat, now.piece)
        found = [] if dude is None else [(seat, dude)]
    else:
        found = card_members(s, seat, now.piece, sel.set, sel.filter)
        if sel.set == terms.OPP_DUDE and (sel.how == terms.ONE or up is not None):
            found = [(owner, piece) for owner, piece in found if not is_shielded(s, owner, piece)]
    return found if up is None else [(owner, piece) for owner, piece in found if piece.up == up]


def cards(s: State, now: Resolving, sel: Selector, up: bool | None = None) -> Rule[list[tuple[int, Piece]]]:
    """The cards that an effect is done to, each with its player; none if there is no target. HD-ABIL-15, HD-ABIL-31"""
    found = candidates(s, now, sel, up)
    if sel.how != terms.ONE:
        return found
    if not may_choose(s, now, len(found)):
        return found[:1]
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
    if sel.how == terms.CHIP:
        chip = chip_of_event(s, now)
        return [] if chip is None else [chip]
    return chip_members(s, now.seat, sel.set)


def chips(s: State, now: Resolving, sel: Selector) -> Rule[list[tuple[int, Piece, int]]]:
    """The kicker chips that an effect is done to: player, dude and place on it."""
    found = chip_candidates(s, now, sel)
    if sel.how != terms.ONE:
        return found
    if not may_choose(s, now, len(found)):
        return found[:1]
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
    if not may_choose(s, now, len(found) + (sel.set == terms.HAND_GEAR)):
        return found[0]
    choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [TAKE.each[card] for card in found], now.piece.shape)
    return choice.arg


def buried_chip(s: State, now: Resolving, sel: Selector) -> Rule[int]:
    """A kicker chip of the own deadwood, or nobody."""
    found = sorted(set(s.players[now.seat].buried))
    if not may_choose(s, now, len(found)):
        return found[0] if found else NOBODY
    choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [TAKE_CHIP.each[chip] for chip in found], now.piece.shape)
    return choice.arg


# --- players ----------------------------------------------------------------------------------------------------


def players(s: State, now: Resolving, who: int) -> Rule[list[int]]:
    """The players whom an effect speaks of, clockwise from the challenger. HD-ABIL-33, ledger 9.1"""
    if who == terms.ME:
        return [now.seat]
    if who == terms.WINNER:
        won = 0 if s.challenge is None else s.challenge.winners
        return [seat for seat in s.in_order() if won >> seat & 1][:1] if won else []
    if who == terms.EVERYONE:
        return s.in_order() if s.challenger >= 0 else []
    others = opponents(s, now.seat)
    if who == terms.EACH_OPPONENT:
        return others
    if not may_choose(s, now, len(others)):
        return others[:1]
    choice = yield Ask(now.seat, ABILITY_TARGET, lambda: [OPPONENT.each[seat] for seat in others], now.piece.shape)
    return [choice.arg]


# --- whether there is anything to choose ------------------------------------------------------------------------


def has_target(s: State, now: Resolving, step: fx.Effect) -> bool:
    """Whether the first effect of an ability that is a choice could do anything, as far as all can see."""
    if not isinstance(step, fx.Selecting) or step.sel.set == terms.HAND_GEAR:
        return True
    sel = step.sel
    if sel.how == terms.CHIP or sel.set in CHIP_SETS:
        return bool(chip_candidates(s, now, sel))
    if sel.set == terms.WOOD_KICKER:
        return bool(s.players[now.seat].buried)
    if sel.set in OWN_CARD_SETS:
        return bool(own_cards(s, now.seat, sel.set, sel.filter))
    return bool(candidates(s, now, sel, step.up)) or sel.how == terms.ALL
