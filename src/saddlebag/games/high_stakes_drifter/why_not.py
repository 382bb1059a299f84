"""Why something cannot be done now, with the clause that says so.

A thing is an answer (`play_dude`, `card fort_up`, `raise`, `send t3`) or something on the table (`hand:fort_up`,
`piece:t3`, `chip:kr_spur`, `player:blue`, `pot`, `deadwood:stetson`).
"""

from collections.abc import Callable

from saddlebag.engine.rules import Ask
from saddlebag.engine.words import Refusal
from saddlebag.games.high_stakes_drifter import state as at
from saddlebag.games.high_stakes_drifter.actions import bearers
from saddlebag.games.high_stakes_drifter.betting import cannot_match
from saddlebag.games.high_stakes_drifter.challenge import gate_is_open, has_rival, must_challenge
from saddlebag.games.high_stakes_drifter.content import (
    CARD,
    CARD_COST,
    CARD_KIND,
    CARD_NAMES,
    CHIP,
    CHIP_NAMES,
    CHIP_VALUE,
    DUDE,
    FORTUNE,
    IS_COPY,
)
from saddlebag.games.high_stakes_drifter.copies import becomes_dude, models
from saddlebag.games.high_stakes_drifter.decisions import VOCABULARY
from saddlebag.games.high_stakes_drifter.effect_terms import PLAY_FORTUNE, PLAY_KICKER
from saddlebag.games.high_stakes_drifter.kickers import kick_targets, most_room
from saddlebag.games.high_stakes_drifter.seats import PIECE, PLAYER
from saddlebag.games.high_stakes_drifter.standing import gear_discount, is_forbidden, kicker_room
from saddlebag.games.high_stakes_drifter.state import State

OTHER_QUESTION = Refusal("Something else is under way; answer that question first.", "HD-CHAL-17")
NOT_IN = Refusal("You are not in this shootout.", "HD-CHAL-11")


def why_not(s: State, ask: Ask, seat: int, thing: str) -> Refusal:
    """The reason in a sentence and its clause."""
    kind, colon, name = thing.partition(":")
    verb, _, rest = thing.partition(" ")
    is_thing = bool(colon) or thing == "pot"
    if kind not in _THINGS if is_thing else verb not in VOCABULARY.verbs:
        known = ", ".join(f"{each}:.." for each in _THINGS if each != "pot")
        return Refusal(f"I do not know {thing!r}. Ask about an answer, or one of {known} or pot.", "HD-TURN-04")
    if s.queue:
        return OTHER_QUESTION
    return _THINGS[kind](s, seat, name) if is_thing else _of_answer(s, seat, verb, rest)


# --- things -----------------------------------------------------------------------------------------------------


def _hand(s: State, seat: int, name: str) -> Refusal:
    card = CARD.index.get(name, -1)
    if card < 0:
        return Refusal(f"There is no card {name!r}.", "HD-ZONE-11")
    if card not in s.players[seat].hand:
        return Refusal(f"{CARD_NAMES[card]} is not in your hand.", "HD-ZONE-11")
    if CARD_KIND[card] == FORTUNE:
        return _fortune_card(s, seat, card)
    return _turn_card(s, seat, card)


def _fortune_card(s: State, seat: int, card: int) -> Refusal:
    if s.stage != at.FORTUNE_STAGE:
        return Refusal("Fortune cards are played in the fortune stage of a shootout.", "HD-PLAY-12")
    if not s.inside >> seat & 1:
        return Refusal("Only players in the shootout play fortune cards.", "HD-PLAY-12")
    if s.speaker != seat:
        return OTHER_QUESTION
    if is_forbidden(s, seat, PLAY_FORTUNE):
        return Refusal("An ability says that you can't play fortune cards in this shootout.", "HD-FORT-10")
    return _money_or_model(s, seat, card, CARD_COST[card])


def _turn_card(s: State, seat: int, card: int) -> Refusal:
    kind = "Dudes are" if CARD_KIND[card] == DUDE else "Gear is"
    clause = "HD-TURN-05" if CARD_KIND[card] == DUDE else "HD-TURN-06"
    if s.active != seat or s.stage != at.ACTIONS:
        return Refusal(f"{kind} played as an action on your own turn.", clause)
    if s.actions_left <= 0:
        return Refusal("You have no actions left.", "HD-TURN-04")
    if must_challenge(s) and s.actions_left == 1:
        return Refusal("The town wants a shootout: your last action must be a challenge.", "HD-TURN-20")
    if CARD_KIND[card] == DUDE:
        return _money_or_model(s, seat, card, CARD_COST[card])
    if not becomes_dude(card) and not bearers(s, seat):
        if s.saloon_dudes(seat):
            return Refusal("Your dudes carry as much gear as the table allows.", "HD-CARD-09")
        return Refusal("Gear needs a dude of yours in the saloon.", "HD-PLAY-04")
    return _money_or_model(s, seat, card, max(0, CARD_COST[card] - gear_discount(s, seat)))


def _money_or_model(s: State, seat: int, card: int, price: int) -> Refusal:
    stake = s.players[seat].stake
    if price > stake:
        return Refusal(f"{CARD_NAMES[card]} costs ${price}; you have ${stake}.", "HD-MONEY-08")
    if IS_COPY[card] and not models(s, seat, card):
        return Refusal(f"There is no revealed card that {CARD_NAMES[card]} could become.", "HD-COPY-05")
    return OTHER_QUESTION


def _chip(s: State, seat: int, name: str) -> Refusal:
    chip = CHIP.index.get(name, -1)
    if chip < 0 or chip not in s.players[seat].stack:
        return Refusal("That chip is not in your kicker stack.", "HD-KICK-09")
    if s.stage == at.KICKERS:
        return _kicker_stage_chip(s, seat, chip)
    if s.active != seat or s.stage != at.ACTIONS:
        return Refusal("Kicker chips are played on your turn, or in the kicker stage of a showdown.", "HD-KICK-12")
    if not s.options.kicker_action:
        return Refusal("At this table kicker chips are played in showdowns only.", "HD-KICK-11")
    if not any(dude.up for dude in s.saloon_dudes(seat)):
        return Refusal("A concealed dude has no kicker limit; reveal one first.", "HD-KICK-08")
    if CHIP_VALUE[chip] > most_room(s, seat):
        return Refusal(f"{CHIP_NAMES[chip]} (${CHIP_VALUE[chip]}) is above your dudes' kicker limits.", "HD-KICK-07")
    return _turn_over(s, seat)


def _kicker_stage_chip(s: State, seat: int, chip: int) -> Refusal:
    if not s.inside >> seat & 1:
        return NOT_IN
    if is_forbidden(s, seat, PLAY_KICKER):
        return Refusal("An ability says that you can't play kicker chips in this shootout.", "HD-ABIL-03")
    if s.waiting[:1] != [seat]:
        return OTHER_QUESTION
    room = max([kicker_room(s, owner, dude) for owner, dude in kick_targets(s, seat)], default=0)
    if CHIP_VALUE[chip] > room:
        return Refusal(f"{CHIP_NAMES[chip]} is worth ${CHIP_VALUE[chip]}; there is room for ${room}.", "HD-KICK-07")
    return OTHER_QUESTION


def _piece(s: State, seat: int, name: str) -> Refusal:
    number = PIECE.index.get(name, -1)
    piece = s.find(number) if number >= 0 else None
    if piece is None:
        return Refusal("That card is not on the table.", "HD-ZONE-19")
    if piece not in s.players[seat].table:
        return Refusal("That is another player's card; only an ability could touch it.", "HD-GEN-09")
    if s.stage == at.ACCEPTING and s.challenger != seat and piece.bearer >= 0:
        return Refusal("A challenge is accepted with a dude.", "HD-CHAL-09")
    if s.stage == at.GEAR_ROUND:
        return _gear_round_piece(s, seat, piece.id)
    if s.stage != at.ACTIONS or s.active != seat:
        return OTHER_QUESTION
    if piece.up:
        return Refusal("It is revealed already.", "HD-CONC-01")
    if s.quickstart or s.options.reveal_action == "off":
        return Refusal(
            "Cards are not revealed in the saloon in this game.", "HD-QS-20" if s.quickstart else "HD-TURN-09"
        )
    return _turn_over(s, seat)


def _gear_round_piece(s: State, seat: int, number: int) -> Refusal:
    if not s.inside >> seat & 1:
        return NOT_IN
    piece = s.of(seat, number)
    if piece.bearer != s.players[seat].fighter or piece.bearer < 0:
        return Refusal("Only gear on your dude in the street is revealed now.", "HD-GEAR-01")
    return Refusal("It is revealed already.", "HD-GEAR-09")


def _pot(s: State, seat: int, name: str) -> Refusal:
    if s.challenger < 0:
        return Refusal("There is no pot outside a challenge.", "HD-MONEY-11")
    if not s.inside >> seat & 1:
        return NOT_IN
    if s.stage != at.BETTING:
        return Refusal("Bets are made in betting rounds.", "HD-CHAL-17")
    return _bet(s, seat)


def _player(s: State, seat: int, name: str) -> Refusal:
    if name not in PLAYER.index:
        return Refusal(f"There is no player {name!r}.", "HD-GEN-07")
    return Refusal("A player is chosen only where an ability asks for one.", "HD-ABIL-15")


def _deadwood(s: State, seat: int, name: str) -> Refusal:
    return Refusal("Cards come back from the deadwood only by an ability.", "HD-ZONE-13")


_THINGS: dict[str, Callable[[State, int, str], Refusal]] = {
    "hand": _hand,
    "chip": _chip,
    "piece": _piece,
    "pot": _pot,
    "player": _player,
    "deadwood": _deadwood,
    "deadwood_chip": _deadwood,
    "kicker": lambda s, seat, name: Refusal("Only an ability turns a kicker chip that lies there.", "HD-KICK-14"),
    "stake": lambda s, seat, name: Refusal("Stakes may be counted by all, and that is all.", "HD-MONEY-05"),
}


# --- answers ----------------------------------------------------------------------------------------------------


def _of_answer(s: State, seat: int, verb: str, rest: str) -> Refusal:
    if verb in ("card", "discard") and rest:
        return _hand(s, seat, rest)
    if verb == "chip" and rest:
        return _chip(s, seat, rest)
    if verb in ("reveal", "send", "accept", "on", "beside", "target") and rest:
        return _piece(s, seat, rest)
    if verb in ("check", "bet", "call", "raise", "all_in", "fold", "amount"):
        return _pot(s, seat, "")
    if verb == "issue_challenge":
        return _challenge(s, seat)
    if verb == "end_actions":
        return _end(s, seat)
    return _turn_over(s, seat)


def _challenge(s: State, seat: int) -> Refusal:
    """Why no challenge can be issued. HD-CHAL-01, HD-TURN-12, HD-TURN-18"""
    o = s.options
    if s.active != seat or s.stage != at.ACTIONS:
        return Refusal("A challenge is an action on your own turn.", "HD-TURN-07")
    if not s.saloon_dudes(seat):
        return Refusal("You need a dude in the saloon to issue a challenge.", "HD-CHAL-01")
    if s.players[seat].stake < s.ante:
        return Refusal(f"The ante is ${s.ante}; you have ${s.players[seat].stake}.", "HD-CHAL-01")
    if s.challenges >= o.max_challenges_per_turn:
        return Refusal("You have issued a challenge in this turn.", "HD-TURN-12")
    if s.quickstart and not gate_is_open(s):
        needed = o.qs_first_challenge_gear
        return Refusal(f"Both players need a dude with {needed} gear cards in the saloon first.", "HD-QS-09")
    if s.round == 1 and not o.first_round_challenge and not s.quickstart:
        return Refusal("No challenge may be issued in round 1.", "HD-TURN-18")
    if o.challenge_needs_rival and not has_rival(s, seat):
        return Refusal("Nobody else has a dude in the saloon.", "HD-CHAL-02")
    return _turn_over(s, seat)


def _end(s: State, seat: int) -> Refusal:
    if s.active == seat and s.stage == at.ACTIONS and must_challenge(s):
        return Refusal("The town wants a shootout: you must issue a challenge in this turn.", "HD-TURN-20")
    return _turn_over(s, seat)


def _bet(s: State, seat: int) -> Refusal:
    """Why a bet, call or raise is not on offer. Chapter 5.14"""
    player = s.players[seat]
    if player.stake == 0:
        return Refusal("You are all-in and take no part in the betting.", "HD-BET-15")
    if s.speaker != seat:
        return OTHER_QUESTION
    if s.high == 0:
        return Refusal("Nobody has bet yet: check or bet.", "HD-BET-02")
    if cannot_match(s, seat):
        return Refusal("Your stake does not match the bet: go all-in or fold.", "HD-BET-13")
    if s.closed >> seat & 1:
        return Refusal("After an all-in that is no full raise you may only call or fold.", "HD-BET-14")
    most = s.options.max_raises
    if most and s.raises >= most:
        return Refusal(f"There have been {most} raises in this round.", "HD-BET-10")
    return Refusal("Nobody else has stake left to answer a raise.", "HD-BET-27")


# --- general reasons --------------------------------------------------------------------------------------------


def _turn_over(s: State, seat: int) -> Refusal:
    """Reasons that have nothing to do with the thing itself."""
    if s.stage != at.ACTIONS:
        return OTHER_QUESTION
    if s.actions_left <= 0:
        return Refusal("You have no actions left.", "HD-TURN-04")
    if must_challenge(s) and s.actions_left == 1:
        return Refusal("The town wants a shootout: your last action must be a challenge.", "HD-TURN-20")
    return OTHER_QUESTION
