"""Folding, winning by folds, and reinvesting after a showdown. Chapter 5.17."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Verb
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_NAMES
from saddlebag.games.high_stakes_drifter.effects.terms import ON_FOLD, ON_REINVEST
from saddlebag.games.high_stakes_drifter.effects.terms import REINVEST as REINVEST_ACT
from saddlebag.games.high_stakes_drifter.rules.ending import end_match
from saddlebag.games.high_stakes_drifter.rules.playing import bury, bury_fortune_cards, change_zone, end_effects_of
from saddlebag.games.high_stakes_drifter.rules.pots import unmatched
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE
from saddlebag.games.high_stakes_drifter.rules.standing import is_forbidden, is_obliged, reinvest_cost
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger, trigger_street
from saddlebag.games.high_stakes_drifter.state import REINVESTING, Piece, State, calm
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout
from saddlebag.games.high_stakes_drifter.words.decisions import named_card


def _in_question(s: State, seat: int) -> Piece:
    """The card that is reinvested or buried."""
    choices = s.shootout.choices
    return s.of(seat, choices[0]) if choices else s.fighter(seat)


def _reinvested(s: State, ask: Ask, action: Action) -> str:
    piece = _in_question(s, ask.seat)
    return f"Reinvest {CARD_NAMES[piece.shape]} for ${reinvest_cost(s, ask.seat, piece)}"


def _touched(s: State, ask: Ask, action: Action) -> list[str]:
    return [f"piece:{PIECE[_in_question(s, ask.seat).id]}"]


def _gear_clause(s: State) -> str:
    return "HD-AFTER-08" if s.stage == REINVESTING else "HD-AFTER-02"


REINVEST_DUDE = Question("reinvest_dude", "Do you reinvest {}?", CARD, says=named_card, clause="HD-AFTER-06")
REINVEST_GEAR = Question("reinvest_gear", "Do you reinvest {}?", CARD, says=named_card, clause="HD-AFTER-08")
REINVEST = Verb(
    "reinvest",
    at=(REINVEST_DUDE, REINVEST_GEAR),
    says=_reinvested,
    clause=lambda s, ask, a: _gear_clause(s) if ask.question is REINVEST_GEAR else "HD-AFTER-06",
    touches=_touched,
)
BURY = Verb(
    "bury",
    at=(REINVEST_DUDE, REINVEST_GEAR),
    says=lambda s, ask, a: f"Bury {CARD_NAMES[_in_question(s, ask.seat).shape]}",
    clause=lambda s, ask, a: _gear_clause(s) if ask.question is REINVEST_GEAR else "HD-AFTER-10",
    touches=_touched,
)
REINVEST_ACTION, BURY_ACTION = REINVEST.each[0], BURY.each[0]


# --- folding ----------------------------------------------------------------------------------------------------


def fold(s: State, seat: int) -> None:
    """A player leaves the shootout; first their revealed cards' `fold` abilities resolve. HD-AFTER-01, HD-BET-19"""
    s.shootout.inside &= ~(1 << seat)
    s.tell(shootout.Folded, seat)
    trigger_street(s, seat, ON_FOLD)


def who_folded(s: State) -> list[int]:
    """Who is out of the shootout while their dude is still in the street. HD-AFTER-01"""
    c = s.shootout
    left = c.joined & ~c.inside
    return [seat for seat, player in enumerate(s.players) if left >> seat & 1 and player.fighter >= 0] if left else []


def go_home(s: State, seat: int) -> None:
    """Who folded takes their dude back to the saloon; with the option it is buried. HD-AFTER-01"""
    fighter = s.players[seat].fighter
    take_home(s, seat)
    if fighter >= 0 and s.options.fold_dude == "buried":
        s.shootout.choices = []
        bury(s, seat, s.of(seat, fighter))


def take_home(s: State, seat: int) -> None:
    """A dude leaves the street as it is, without fortune cards; used gear is then reinvested or buried one by one.
    HD-AFTER-01..03"""
    player = s.players[seat]
    if player.fighter < 0:
        return
    dude = s.fighter(seat)
    bury_fortune_cards(s, seat)
    for piece in s.gear_of(seat, dude.id):
        end_effects_of(s, piece)
    change_zone(s, seat, dude)
    player.fighter = NOBODY
    if not s.quickstart:
        s.shootout.choices = [piece.id for piece in s.gear_of(seat, dude.id) if piece.fresh]


def gear_is_left(s: State, seat: int) -> bool:
    """Whether there is gear to decide on."""
    return bool(s.shootout.choices)


def reinvest_or_bury(s: State, seat: int) -> Rule[None]:
    """A used gear card is reinvested for its cost and stays revealed, or it is buried; without asking, if its player
    cannot pay for it. HD-AFTER-02, HD-AFTER-08"""
    gear = s.of(seat, s.shootout.choices[0])
    choice = BURY_ACTION
    if s.players[seat].stake >= reinvest_cost(s, seat, gear) and not s.gone >> seat & 1:
        choice = yield Ask(seat, REINVEST_GEAR, lambda: [REINVEST_ACTION, BURY_ACTION], gear.shape)
        gear = s.of(seat, s.shootout.choices[0])
    s.shootout.choices.pop(0)
    if choice is REINVEST_ACTION:
        pay_anew(s, seat, gear)
    else:
        bury(s, seat, gear)


def pay_anew(s: State, seat: int, piece: Piece) -> None:
    """The cost of a card is laid on it again. HD-AFTER-06, HD-AFTER-12"""
    cost = reinvest_cost(s, seat, piece)
    s.players[seat].stake -= cost
    piece.chips += cost
    piece.fresh = False
    s.tell(shootout.Reinvested, seat, piece.id, piece.shape, cost)


# --- all others have folded -------------------------------------------------------------------------------------


def one_is_left(s: State) -> bool:
    """Whether all others have folded or lost their dudes. HD-BET-20, HD-PLAY-18"""
    return s.shootout.inside.bit_count() < 2


def win_by_folds(s: State) -> None:
    """The last player in takes every pot without showing their dude. HD-BET-20, HD-SHOW-20, HD-QS-14"""
    return_unmatched(s)
    c = s.shootout
    c.betting = None
    seat = winner_by_folds(s)[0]
    won = s.pot
    c.dead = 0
    for player in s.players:
        player.bets = 0
    s.players[seat].stake += won
    s.tell(shootout.WonByFolds, seat, won)
    if s.quickstart:
        end_match(s, "shootout")


def return_unmatched(s: State) -> None:
    """What nobody matched in a betting round goes back to its player. HD-BET-17, HD-BET-21"""
    seat, excess = unmatched([player.bet for player in s.players])
    if excess:
        player = s.players[seat]
        player.stake += excess
        player.bets -= excess
        s.tell(shootout.Returned, seat, excess)
    for player in s.players:
        player.bet = 0


def winner_by_folds(s: State) -> list[int]:
    """Who has won without a showdown, if there was none. HD-AFTER-03"""
    c = s.shootout
    if c.shown:
        return []
    return [next((seat for seat in range(len(s.players)) if c.inside >> seat & 1), c.challenger)]


def finish_challenge(s: State) -> None:
    """Street and pot are empty, and the challenger's turn goes on. HD-AFTER-17, HD-TURN-11"""
    for seat in range(len(s.players)):
        bury_fortune_cards(s, seat)
    if s.shootout.dead:
        pay_out_the_rest(s)
    calm(s)


def pay_out_the_rest(s: State) -> None:
    """What abilities paid into the pot after it was won goes to its winner, so that the pot is empty. HD-MONEY-11"""
    c = s.shootout
    won = c.winners or c.inside or 1 << c.challenger
    seat = next(each for each in s.clockwise(c.challenger) if won >> each & 1)
    s.players[seat].stake += c.dead
    s.tell(shootout.Won, seat, 0, c.dead)
    c.dead = 0


# --- after a showdown -------------------------------------------------------------------------------------------


def those_in_the_showdown(s: State) -> list[int]:
    """Who has shown their dude, clockwise from the challenger. HD-AFTER-04, HD-AFTER-16"""
    return s.in_order() if s.shootout.shown else []


def dude_options(s: State, seat: int) -> list[Action]:
    """Reinvest or bury; what forbids is stronger than what obliges. HD-AFTER-05, HD-AFTER-13, HD-AFTER-14,
    HD-ABIL-04"""
    o = s.options
    allowed = o.reinvest == "all" or (o.reinvest == "winner_only" and bool(s.shootout.winners >> seat & 1))
    if not allowed or is_forbidden(s, seat, REINVEST_ACT) or s.gone >> seat & 1:
        return [BURY_ACTION]
    if s.players[seat].stake < reinvest_cost(s, seat, s.fighter(seat)):
        return [BURY_ACTION]
    if is_obliged(s, seat, REINVEST_ACT):
        return [REINVEST_ACTION]
    return [REINVEST_ACTION, BURY_ACTION]


def decide_on_dude(s: State, seat: int) -> Rule[None]:
    """A player reinvests their dude, or buries it with all that lies beside it; where there is no choice, they are not
    asked. HD-AFTER-04..06, HD-AFTER-10, HD-AFTER-18"""
    if s.players[seat].fighter == NOBODY:
        return
    options = dude_options(s, seat)
    choice = options[0]
    if len(options) > 1:
        choice = yield Ask(seat, REINVEST_DUDE, lambda: dude_options(s, seat), s.fighter(seat).shape)
    dude = s.fighter(seat)
    if choice is BURY_ACTION:
        bury(s, seat, dude)
        return
    pay_anew(s, seat, dude)
    s.shootout.choices = [piece.id for piece in s.gear_of(seat, dude.id) if piece.up]


def is_reinvested(s: State, seat: int) -> bool:
    """Whether a player has kept their dude; then they decide on its revealed gear. HD-AFTER-07..10"""
    return s.players[seat].fighter >= 0


def return_to_saloon(s: State, seat: int) -> None:
    """When the gear is decided on, the `reinvest` abilities resolve, and the dude is back in the saloon, revealed.
    HD-AFTER-07, HD-AFTER-15, HD-AFTER-18"""
    dude = s.fighter(seat)
    for piece in s.players[seat].table:
        if piece is dude or piece.bearer == dude.id:
            trigger(s, seat, piece, ON_REINVEST)
    change_zone(s, seat, dude)
    s.players[seat].fighter = NOBODY
