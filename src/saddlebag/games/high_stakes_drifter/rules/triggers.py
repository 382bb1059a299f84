"""Triggered abilities are noted when their event happens, and wait. Chapter 5.11."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.high_stakes_drifter.content import CARD_TRIGGERS
from saddlebag.games.high_stakes_drifter.effects.terms import ON_KICKER
from saddlebag.games.high_stakes_drifter.rules.standing import condition_holds, has_abilities
from saddlebag.games.high_stakes_drifter.state import FIRST_TRIGGER, Pending, Piece, State


def trigger(s: State, seat: int, piece: Piece, event: int, dude: Piece | None = None, chip: int = NOBODY) -> None:
    """The abilities of a card that this event triggers wait for their turn. HD-ABIL-07, HD-ABIL-09, HD-ABIL-27

    A new one waits behind those that wait already. HD-ABIL-14"""
    abilities = CARD_TRIGGERS[piece.shape][event]
    if not abilities or not has_abilities(s, piece):
        return
    side = dude.kickers[chip] if dude is not None else NOBODY
    first = FIRST_TRIGGER[piece.shape][event]
    for number, ability in enumerate(abilities, first):
        if ability.condition is None or condition_holds(s, seat, piece, ability.condition, side):
            where = NOBODY if dude is None else dude.id
            s.queue.append(Pending(seat, piece.id, piece.shape, number, where, chip))


def trigger_street(s: State, seat: int, event: int) -> None:
    """An event for all cards of a player in the street, in table order. HD-ABIL-13"""
    player = s.players[seat]
    fighter = player.fighter
    for piece in player.table:
        if CARD_TRIGGERS[piece.shape][event] and fighter >= 0 and fighter in (piece.id, piece.bearer):
            trigger(s, seat, piece, event)


def trigger_kicker(s: State, seat: int, dude: Piece) -> None:
    """A kicker chip was just flipped on a dude: its abilities and those of the cards beside it. HD-KICK-19,
    HD-SHOW-07"""
    chip = len(dude.kickers) - 1
    for piece in s.players[seat].table:
        if piece is dude or piece.bearer == dude.id:
            trigger(s, seat, piece, ON_KICKER, dude, chip)
