"""Gear rounds and the fortune stage. Chapter 5.15."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, FORTUNE, IS_COPY
from saddlebag.games.high_stakes_drifter.effects.terms import ON_PLAY, PLAY_FORTUNE
from saddlebag.games.high_stakes_drifter.rules.actions import REVEAL
from saddlebag.games.high_stakes_drifter.rules.copies import choose_model, lay_copy, models
from saddlebag.games.high_stakes_drifter.rules.hand import CARD_ACTIONS
from saddlebag.games.high_stakes_drifter.rules.playing import lay_face_up, reveal
from saddlebag.games.high_stakes_drifter.rules.standing import is_forbidden
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout
from saddlebag.games.high_stakes_drifter.words import story
from saddlebag.games.high_stakes_drifter.words.decisions import PASS, REVEAL_GEAR
from saddlebag.games.high_stakes_drifter.words.decisions import PLAY_FORTUNE as PLAY_FORTUNE_CARD

PASS_ACTION = PASS.each[0]


# --- gear rounds ------------------------------------------------------------------------------------------------


def hidden_gear(s: State, seat: int) -> list[Piece]:
    """The concealed gear of a player's dude in the street. HD-GEAR-01"""
    player = s.players[seat]
    return [piece for piece in player.table if not piece.up and piece.bearer == player.fighter and piece.bearer >= 0]


def open_gear_round(s: State) -> None:
    """Each player in may reveal one gear card, the challenger first. HD-GEAR-01, HD-GEAR-06"""
    s.shootout.turned = False
    s.tell(shootout.GearRoundBegan)


def reveal_gear(s: State, seat: int) -> Rule[None]:
    """A player reveals one gear card of their dude, or passes; who has no concealed gear there is not asked.
    HD-GEAR-01..04, HD-GEAR-07, HD-GEAR-08"""
    if not s.inside >> seat & 1 or s.gone >> seat & 1 or not hidden_gear(s, seat):
        return
    choice = yield Ask(
        seat, REVEAL_GEAR, lambda: [PASS_ACTION, *[REVEAL.of(piece.id) for piece in hidden_gear(s, seat)]]
    )
    if choice is PASS_ACTION:
        s.tell(shootout.Passed, seat)
        return
    s.shootout.turned = True
    reveal(s, seat, s.of(seat, choice.arg))


def nobody_revealed(s: State) -> bool:
    """A gear round with a reveal is followed by betting and another one; one without ends the gear part. HD-GEAR-05"""
    return not s.shootout.turned


# --- the fortune stage ------------------------------------------------------------------------------------------


def open_fortune_stage(s: State) -> None:
    """The challenger begins, or the next player in. HD-FORT-01"""
    s.tell(shootout.FortuneStageBegan)


def one_more_round(s: State) -> bool:
    """Whether an ability has called for one more betting round. HD-FORT-08"""
    return s.shootout.more_betting


def follow_the_call(s: State) -> None:
    """One more betting round, however often it was called for. HD-FORT-08"""
    s.shootout.more_betting = False


def fortune_options(s: State, seat: int) -> list[Action]:
    """Pass, or the different fortune cards in hand that can be paid for; copy cards need a model. HD-COPY-05,
    HD-COPY-09"""
    player = s.players[seat]
    cards = {card for card in player.hand if CARD_KIND[card] == FORTUNE and CARD_COST[card] <= player.stake}
    return [
        PASS_ACTION,
        *[CARD_ACTIONS[card] for card in sorted(cards) if not IS_COPY[card] or models(s, seat, card)],
    ]


def play_fortune(s: State, seat: int) -> Rule[bool]:
    """A player plays one fortune card beside their dude, its cost going to the pot, or passes, which is not final. Who
    has an empty hand, or can't play fortune cards, passes without being asked, as all can see. HD-FORT-01..07,
    HD-FORT-09, HD-FORT-10, HD-PLAY-11"""
    if not s.inside >> seat & 1:
        return True
    player = s.players[seat]
    if not player.hand or s.gone >> seat & 1 or is_forbidden(s, seat, PLAY_FORTUNE):
        s.tell(shootout.Passed, seat)
        return True
    choice = yield Ask(seat, PLAY_FORTUNE_CARD, lambda: fortune_options(s, seat))
    if choice is PASS_ACTION:
        s.tell(shootout.Passed, seat)
        return True
    card = choice.arg
    cost = CARD_COST[card]
    if IS_COPY[card]:
        shape = yield from choose_model(s, seat, card)
        lay_copy(s, seat, card, shape, s.players[seat].fighter, cost, to_pot=True)
        return False
    s.players[seat].stake -= cost
    s.shootout.dead += cost
    piece = lay_face_up(s, seat, card, card, s.players[seat].fighter, 0)
    piece.fresh = False
    s.tell(story.PlayedFortune, seat, piece.id, card, cost)
    trigger(s, seat, piece, ON_PLAY)
    return False
