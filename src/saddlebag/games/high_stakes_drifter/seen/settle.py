"""A position that somebody wrote by hand, made whole: what they did not say agrees with what they did."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.pools import Pool
from saddlebag.engine.positions import Positions, Said
from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, DUDE
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.state import Piece, Player, State


def pools(options: Options) -> list[Pool]:
    """The cards of each deck, and each player's kicker chips. HD-GEN-09"""
    return [pool for seat in range(options.players) for pool in (cards_of(options, seat), chips_of(seat)) if pool]


def cards_of(options: Options, seat: int) -> Pool | None:
    if not options.quickstart:
        places = (f"players.{seat}.hand", f"players.{seat}.table.*.card")
    elif seat == 0:
        places = ("players.*.hand", "players.*.table.*.card")
    else:
        return None
    draw = f"decks.{seat}.draw"
    return Pool("card of this deck", dict.fromkeys((draw, f"decks.{seat}.deadwood", *places), draw))


def chips_of(seat: int) -> Pool:
    stack = f"players.{seat}.stack"
    return Pool("kicker chip of this player", {stack: stack, f"players.{seat}.buried": stack})


def settle(s: State, said: Said) -> None:
    """Cards on the table are numbered and paid for, gear lies beside the dude before it, and hands are remembered."""
    number = 0
    for seat, player in enumerate(s.players):
        if said("players", seat, "table"):
            number = settle_table(s, seat, number, said)
        if not said("players", seat, "since"):
            player.since = [s.deck(seat).shuffled] * len(player.hand)
        player.stack.sort()
    pieces = [piece for player in s.players for piece in player.table]
    if not said("serial"):
        s.serial = max([s.serial, *[piece.id + 1 for piece in pieces]])
    for piece in pieces:
        take_kickers(s, piece, said)


def settle_table(s: State, seat: int, number: int, said: Said) -> int:
    """The cards of one player, in table order; the next number."""
    player = s.players[seat]
    dude = NOBODY
    for place, piece in enumerate(player.table):
        here = ("players", seat, "table", place)
        if not said.exactly(*here, "id"):
            piece.id = number
        number = max(number, piece.id) + 1
        if not said.exactly(*here, "shape"):
            piece.shape = piece.card
        if piece.shape >= 0 and CARD_KIND[piece.shape] == DUDE:
            dude = piece.id
        elif not said.exactly(*here, "bearer"):
            piece.bearer = dude
        if piece.card >= 0:
            pay_for(player, piece, not said("players", seat, "stake"), said.exactly(*here, "chips"))
            if not said.exactly(*here, "price"):
                piece.price = CARD_COST[piece.card] - piece.discount
    return number


def pay_for(player: Player, piece: Piece, from_stake: bool, said: bool) -> None:
    """What a card costs lies on it. HD-MONEY-06"""
    if not said:
        piece.chips = CARD_COST[piece.card] - piece.discount
    if from_stake:
        player.stake -= piece.chips


def take_kickers(s: State, piece: Piece, said: Said) -> None:
    """A kicker chip that lies on a dude is no longer in its owner's stack. HD-KICK-09"""
    for side, owner in zip(piece.kickers, piece.kicked_by, strict=False):
        stack = s.players[owner].stack
        if not said("players", owner, "stack") and side >> 1 in stack:
            stack.remove(side >> 1)


POSITIONS = Positions(pools, settle, ("players.*.since", "serial", "disclosed"))
