"""Gear rounds and the fortune stage. Chapter 5.15."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter.betting import begin_betting
from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, FORTUNE, IS_COPY
from saddlebag.games.high_stakes_drifter.copies import choose_model, lay_copy, models
from saddlebag.games.high_stakes_drifter.decisions import CARD_OF_HAND, PASS, REVEAL, REVEAL_GEAR
from saddlebag.games.high_stakes_drifter.decisions import PLAY_FORTUNE as PLAY_FORTUNE_CARD
from saddlebag.games.high_stakes_drifter.effect_terms import ON_PLAY, PLAY_FORTUNE
from saddlebag.games.high_stakes_drifter.playing import lay_face_up, reveal
from saddlebag.games.high_stakes_drifter.shootout_story import FortuneStageBegan, Passed
from saddlebag.games.high_stakes_drifter.standing import is_forbidden
from saddlebag.games.high_stakes_drifter.state import FORTUNE_STAGE, GEAR_ROUND, SHOWDOWN, Piece, State
from saddlebag.games.high_stakes_drifter.story import PlayedFortune
from saddlebag.games.high_stakes_drifter.triggers import trigger

PASS_ACTION = PASS.each[0]
CARD_ACTIONS = CARD_OF_HAND.each


# --- gear rounds ------------------------------------------------------------------------------------------------


def hidden_gear(s: State, seat: int) -> list[Piece]:
    """The concealed gear of a player's dude in the street. HD-GEAR-01"""
    player = s.players[seat]
    return [piece for piece in player.table if not piece.up and piece.bearer == player.fighter and piece.bearer >= 0]


def gear_round_goes_on(s: State) -> bool:
    """Who has no concealed gear there passes; a round with a reveal is followed by betting, one without ends the gear
    part. HD-GEAR-01, HD-GEAR-05, HD-GEAR-07"""
    if s.waiting:
        seat = s.waiting[0]
        if s.inside >> seat & 1 and not s.gone >> seat & 1 and hidden_gear(s, seat):
            return False
        s.waiting.pop(0)
    elif s.turned:
        begin_betting(s, GEAR_ROUND)
    else:
        begin_fortune_stage(s)
    return True


def gear_round_question(s: State) -> Rule[None]:
    """A player reveals one gear card of their dude, or passes. HD-GEAR-01..04, HD-GEAR-08"""
    seat = s.waiting[0]
    choice = yield Ask(
        seat, REVEAL_GEAR, lambda: [PASS_ACTION, *[REVEAL.of(piece.id) for piece in hidden_gear(s, seat)]]
    )
    s.waiting.pop(0)
    if choice is PASS_ACTION:
        s.tell(Passed, seat)
        return
    s.turned = True
    reveal(s, seat, s.of(seat, choice.arg))


# --- the fortune stage ------------------------------------------------------------------------------------------


def begin_fortune_stage(s: State) -> None:
    """The challenger begins, or the next player in. HD-FORT-01"""
    s.stage = FORTUNE_STAGE
    s.passes = 0
    s.speaker = s.in_order()[0]
    s.tell(FortuneStageBegan)


def fortune_stage_goes_on(s: State) -> bool:
    """The stage ends when all players in have passed one after the other. Who has an empty hand, or can't play fortune
    cards, passes without being asked, as all can see. HD-FORT-04, HD-FORT-07..10"""
    if s.passes >= s.inside.bit_count():
        s.speaker = NOBODY
        if s.more_betting:
            s.more_betting = False
            begin_betting(s, SHOWDOWN)
        else:
            s.stage = SHOWDOWN
        return True
    seat = s.speaker
    if not s.inside >> seat & 1:
        s.speaker = next_in(s, seat)
        return True
    if s.players[seat].hand and not s.gone >> seat & 1 and not is_forbidden(s, seat, PLAY_FORTUNE):
        return False
    pass_on(s, seat)
    return True


def next_in(s: State, seat: int) -> int:
    """The next player in, clockwise."""
    number = len(s.players)
    seat = (seat + 1) % number
    while not s.inside >> seat & 1:
        seat = (seat + 1) % number
    return seat


def pass_on(s: State, seat: int) -> None:
    """A pass is not final: it is the next player's turn. HD-FORT-05"""
    s.passes += 1
    s.tell(Passed, seat)
    s.speaker = next_in(s, seat)


def fortune_options(s: State, seat: int) -> list[Action]:
    """Pass, or the different fortune cards in hand that can be paid for; copy cards need a model. HD-COPY-05,
    HD-COPY-09"""
    player = s.players[seat]
    cards = {card for card in player.hand if CARD_KIND[card] == FORTUNE and CARD_COST[card] <= player.stake}
    return [
        PASS_ACTION,
        *[CARD_ACTIONS[card] for card in sorted(cards) if not IS_COPY[card] or models(s, seat, card)],
    ]


def fortune_question(s: State) -> Rule[None]:
    """A player plays one fortune card beside their dude, its cost going to the pot, or passes. HD-FORT-01..06,
    HD-PLAY-11"""
    seat = s.speaker
    choice = yield Ask(seat, PLAY_FORTUNE_CARD, lambda: fortune_options(s, seat))
    if choice is PASS_ACTION:
        pass_on(s, seat)
        return
    card = choice.arg
    cost = CARD_COST[card]
    fighter = s.players[seat].fighter
    if IS_COPY[card]:
        shape = yield from choose_model(s, seat, card)
        lay_copy(s, seat, card, shape, fighter, cost, to_pot=True)
    else:
        s.players[seat].stake -= cost
        s.dead += cost
        piece = lay_face_up(s, seat, card, card, fighter, 0)
        piece.fresh = False
        s.tell(PlayedFortune, seat, piece.id, card, cost)
        trigger(s, seat, piece, ON_PLAY)
    s.passes = 0
    s.speaker = next_in(s, seat)
