"""Whether a state that was written by hand, or read from a damaged file, can be played on."""

from saddlebag.engine.counts import bad_count, bad_seat
from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import NOBODY
from saddlebag.games.high_stakes_drifter import state as at
from saddlebag.games.high_stakes_drifter.content import CARD_KIND, DUDE, FORTUNE, IS_COPY
from saddlebag.games.high_stakes_drifter.rules.ending import REASONS
from saddlebag.games.high_stakes_drifter.rules.playing import could_be
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE, PLAYER
from saddlebag.games.high_stakes_drifter.state import ALL_SEATS, SHOWN, TRIGGERS, Challenge, Piece, Player, State

HUGE = 10_000_000
"""No amount and no count in this game comes near it."""
LAST_PIECE = 900_000
"""So that the numbers of the cards on the table never run out."""

ONE_IN_STREET = (at.ACCEPTING, at.BETTING, at.GEAR_ROUND, at.FORTUNE_STAGE, "showdown", "abilities", at.KICKERS)


def check(s: State) -> None:
    """Raise BadSave with the first thing that does not fit. What is missing is allowed: puzzles use few cards."""
    fault = (
        _fault_of_seats(s)
        or _fault_of_counts(s)
        or _fault_of_players(s)
        or _fault_of_pieces(s)
        or _fault_of_outcome(s)
        or _fault_of_street(s)
        or (_fault_of_challenge(s, s.challenge) if s.challenge is not None else "")
        or _fault_of_abilities(s)
    )
    if fault:
        raise BadSave(f"This position cannot be played: {fault}.")


def _fault_of_seats(s: State) -> str:
    seats = s.options.players
    if len(s.players) != seats:
        return f"players should be {seats}, as many as the options say"
    decks = 1 if s.quickstart else seats
    if len(s.decks) != decks:
        return f"decks should be {decks}"
    if not 0 <= s.first < seats or not 0 <= s.active < seats:
        return f"first and active should be among the first {seats} players"
    if fault := bad_seat(s, PLAYER, seats):
        return fault
    if s.out.bit_count() > seats - 1 or (s.out >> s.active & 1 and not s.outcome):
        return "the badge holder cannot have dropped out"
    if s.challenge is not None and s.challenge.challenger < 0:
        return "there should be a challenger"
    if s.challenge is not None and s.challenge.inside & ~s.challenge.joined:
        return "those inside should have joined"
    if s.out & s.inside or any(s.out >> seat & 1 for to_ask in s.to_ask for seat in to_ask):
        return "somebody who has dropped out cannot be in a shootout"
    return ""


def _fault_of_counts(s: State) -> str:
    if fault := bad_count(s, HUGE):
        return fault
    if s.round < 1 or s.serial > LAST_PIECE:
        return f"round should be 1 or more, and serial at most {LAST_PIECE}"
    if any(not 0 <= deck.shuffled <= s.moment for deck in s.decks):
        return "a deck cannot have been shuffled after the last moment"
    return ""


def _fault_of_players(s: State) -> str:
    for deck in s.decks:
        if min(deck.draw + deck.deadwood, default=0) < 0:
            return "every card should have a name"
    for seat, player in enumerate(s.players):
        where = f"players[{seat}]"
        if min(player.hand + player.stack + player.buried, default=0) < 0:
            return f"{where}: every card and chip should have a name"
        if len(player.since) != len(player.hand):
            return f"{where}.since should have as many entries as the hand"
        if any(since < SHOWN or since > s.moment for since in player.since):
            return f"{where}.since should be moments that have been, or {SHOWN}"
        if player.stack != sorted(player.stack):
            return f"{where}.stack should be in the order of the table of chips"
        if len(player.totals) not in (0, 3):
            return f"{where}.totals should be smarts, skill and luck, or empty"
        if player.bet > player.bets:
            return f"{where}.bet cannot be more than bets"
    return ""


# --- cards on the table -----------------------------------------------------------------------------------------


def _fault_of_pieces(s: State) -> str:
    numbers = [piece.id for player in s.players for piece in player.table]
    if len(set(numbers)) != len(numbers) or min(numbers, default=0) < 0 or max(numbers, default=-1) >= s.serial:
        return "cards on the table should have numbers of their own, below serial"
    for player in s.players:
        if [piece.id for piece in player.table] != sorted(piece.id for piece in player.table):
            return "the cards of a player should lie in the order of their numbers"
        for piece in player.table:
            fault = _fault_of_piece(s, player, piece)
            if fault:
                return f"{PIECE[piece.id]} {fault}"
    return ""


def _fault_of_piece(s: State, player: Player, piece: Piece) -> str:
    if piece.card < 0 or piece.shape < 0:
        return "should be a card"
    if len(piece.kicked_by) != len(piece.kickers) or min(piece.kickers + piece.kicked_by, default=0) < 0:
        return "should have an owner for every kicker chip on it"
    if piece.shape != piece.card and not IS_COPY[piece.card]:
        return "is not a copy card, so it cannot have become another card"
    if IS_COPY[piece.shape]:
        return "should have become something"
    kind = CARD_KIND[piece.shape]
    if (kind == DUDE) != (piece.bearer < 0):
        return "should lie beside a dude if it is gear or a fortune card, and only then"
    if piece.bearer >= 0:
        bearer = next((each for each in player.table if each.id == piece.bearer), None)
        if bearer is None or bearer.bearer >= 0:
            return "should lie beside a dude of the same player"
        if kind == FORTUNE and not (piece.up and s.challenge is not None):
            return "is a fortune card, which lies face up and only in a challenge"
        if piece.kickers:
            return "is not a dude, so it has no kicker chips"
    if not piece.up and piece.known != ALL_SEATS:
        if piece.since > piece.laid or piece.laid > s.moment:
            return "cannot have been laid before it was hidden, or after the last moment"
        if not could_be(piece.card, CARD_KIND[piece.card], piece.price, piece.discount) or piece.shape != piece.card:
            return "should have been laid for its cost less the discount"
    return ""


# --- what is going on -------------------------------------------------------------------------------------------


def _fault_of_outcome(s: State) -> str:
    if s.outcome and s.outcome not in REASONS:
        return f"outcome should be empty or one of {', '.join(REASONS)}"
    return ""


def _fault_of_street(s: State) -> str:
    for seat, player in enumerate(s.players):
        fighter = next((piece for piece in player.table if piece.id == player.fighter), None)
        if player.fighter != NOBODY and (fighter is None or fighter.bearer >= 0 or s.challenge is None):
            return f"players[{seat}].fighter should be one of their dudes, in a challenge"
        if s.inside >> seat & 1 and fighter is None and s.stage in ONE_IN_STREET:
            return f"players[{seat}] is in the shootout and needs a dude there"
        if not s.inside >> seat & 1 and fighter is not None and s.stage in ONE_IN_STREET:
            return f"players[{seat}] is not in the shootout, so their dude cannot be there"
        if s.challenge is None and player.bets and not s.outcome:
            return "the pot is empty outside a challenge"
    return ""


def _fault_of_challenge(s: State, c: Challenge) -> str:
    if s.outcome:
        return ""
    if (c.betting is not None) != (s.stage in (at.BETTING, at.FOLDING) and not s.next.endswith("open_betting")):
        return "there should be a betting round while it is under way, and only then"
    rule = s.next.partition(": ")[2].partition(" (")[0]
    if rule == "bet" and s.betting.speaker < 0:
        return "there should be a speaker who bets"
    if rule == "reinvest_or_bury" and not c.choices:
        return "there should be gear to decide on"
    if rule == "return_to_saloon" and s.players[s.to_ask[-1][0]].fighter < 0:
        return "there should be a dude that returns to the saloon"
    if c.betting is not None and s.stage == at.BETTING:
        if c.betting.high != max(player.bet for player in s.players):
            return "high should be the highest bet of this round"
        speaker = c.betting.speaker
        if speaker >= 0 and (not c.inside >> speaker & 1 or s.players[speaker].stake <= 0):
            return "the speaker should be in the shootout and have a stake"
    if s.stage in ("paying", "aftermath", at.REINVESTING):
        if not c.shown or any(c.shown >> seat & 1 and not player.totals for seat, player in enumerate(s.players)):
            return "after the tally everybody who was in the showdown should have totals"
        if c.inside != c.shown:
            return "after the tally those in the shootout are those of the showdown"
    elif c.shown:
        return "shown is only for the time after the tally"
    decides = s.stage in (at.FOLDING, at.REINVESTING, at.SPOILS) and bool(s.to_ask[-1])
    if c.choices and not (decides and _owns_gear(s, s.to_ask[-1][0], c.choices)):
        return "choices should be gear of the player who decides"
    return ""


def _owns_gear(s: State, seat: int, choices: list[int]) -> bool:
    gear = [piece.id for piece in s.players[seat].table if piece.is_gear]
    return all(each in gear for each in choices) and len(set(choices)) == len(choices)


def _fault_of_abilities(s: State) -> str:
    for effect in s.lasting:
        if (
            effect.what < 0
            or effect.by < 0
            or not 0 <= effect.which < 3
            or max(effect.by, effect.seat) >= len(s.players)
        ):
            return "lasting should be effects of players at the table"
        if effect.what == at.SWAP and not 0 <= effect.number < 3:
            return "a swap should name two stats"
    for waiting in s.queue:
        if not 0 <= waiting.seat < len(s.players) or waiting.shape < 0:
            return "queue should be abilities of players at the table"
        if not 0 <= waiting.ability < len(TRIGGERS[waiting.shape]):
            return "queue should name abilities that the cards have"
    return ""
