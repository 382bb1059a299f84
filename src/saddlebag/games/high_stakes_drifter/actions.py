"""The turn: up to three actions, discards, drawing, and the badge goes on. Chapter 5.12."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter import decisions as say
from saddlebag.games.high_stakes_drifter.challenge import issue_challenge, may_challenge, must_challenge
from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, CHIP_VALUE, DUDE, GEAR, IS_COPY
from saddlebag.games.high_stakes_drifter.copies import becomes_dude, choose_model, lay_copy, models
from saddlebag.games.high_stakes_drifter.effect_terms import ON_TURN_START
from saddlebag.games.high_stakes_drifter.ending import end_of_turn
from saddlebag.games.high_stakes_drifter.kickers import most_room, play_kicker_action
from saddlebag.games.high_stakes_drifter.playing import has_room_for_gear, lay_face_down, reveal
from saddlebag.games.high_stakes_drifter.standing import gear_discount
from saddlebag.games.high_stakes_drifter.state import ACTIONS, DISCARDING, Piece, State
from saddlebag.games.high_stakes_drifter.story import ActionsEnded, PlayedFaceDown, RoundBegan, TurnBegan
from saddlebag.games.high_stakes_drifter.triggers import trigger
from saddlebag.games.high_stakes_drifter.zones import discard, draw_up

PLAY_DUDE, PLAY_GEAR, PLAY_KICKER = say.PLAY_DUDE.each[0], say.PLAY_GEAR.each[0], say.PLAY_KICKER.each[0]
REVEAL_CARD, ISSUE_CHALLENGE = say.REVEAL_A_CARD.each[0], say.ISSUE_CHALLENGE.each[0]
END_ACTIONS, DONE = say.END_ACTIONS.each[0], say.DONE.each[0]
CARD_ACTIONS = say.CARD_OF_HAND.each
MANY = 100


def start_turn(s: State) -> bool:
    """The badge holder's turn begins with the `turn_start` abilities of their revealed cards. HD-TURN-01..03"""
    seat = s.active
    if seat == s.clockwise(s.first)[0]:
        s.tell(RoundBegan, s.round, s.ante)
    s.tell(TurnBegan, seat)
    s.actions_left = s.options.actions_per_turn
    s.challenges = 0
    for piece in s.players[seat].table:
        trigger(s, seat, piece, ON_TURN_START)
    s.stage = ACTIONS
    return True


# --- actions ----------------------------------------------------------------------------------------------------


def actions_go_on(s: State) -> bool:
    """The actions end when none is left, or when there is nothing to choose, for all to see. HD-TURN-04, HD-TURN-10"""
    if s.actions_left > 0:
        if s.players[s.active].hand:
            return False
        if turn_actions(s) != [END_ACTIONS]:
            return False
    elif s.options.reveal_action == "free" and not s.quickstart and concealed_cards(s, s.active):
        return False
    s.stage = DISCARDING
    return True


def turn_actions(s: State) -> list[Action]:
    """The kinds of actions that are possible now. HD-TURN-04..10, HD-TURN-20"""
    seat = s.active
    if s.actions_left <= 0:
        return [REVEAL_CARD, END_ACTIONS]
    challenge = may_challenge(s)
    forced = challenge and must_challenge(s)
    if forced and s.actions_left == 1:
        return [ISSUE_CHALLENGE]
    options: list[Action] = []
    if any_dude(s, seat):
        options.append(PLAY_DUDE)
    if gear_cards(s, seat):
        options.append(PLAY_GEAR)
    if can_kick(s, seat):
        options.append(PLAY_KICKER)
    if s.options.reveal_action != "off" and not s.quickstart and concealed_cards(s, seat):
        options.append(REVEAL_CARD)
    if challenge:
        options.append(ISSUE_CHALLENGE)
    if not forced:
        options.append(END_ACTIONS)
    return options


def action_question(s: State) -> Rule[None]:
    """The badge holder takes an action, or stops. HD-TURN-04, HD-TURN-17"""
    seat = s.active
    choice = yield Ask(seat, say.TURN_ACTION, lambda: turn_actions(s))
    if choice is END_ACTIONS:
        s.tell(ActionsEnded, seat)
        s.stage = DISCARDING
    elif choice is PLAY_DUDE:
        yield from play_dude(s, seat)
    elif choice is PLAY_GEAR:
        yield from play_gear(s, seat)
    elif choice is PLAY_KICKER:
        yield from play_kicker_action(s, seat)
        s.actions_left -= 1
    elif choice is REVEAL_CARD:
        yield from reveal_card(s, seat)
    else:
        s.actions_left -= 1
        yield from issue_challenge(s, seat)


# --- dudes ------------------------------------------------------------------------------------------------------


def any_dude(s: State, seat: int) -> bool:
    """Whether a dude in hand can be paid for. HD-MONEY-08"""
    player = s.players[seat]
    stake = player.stake
    for card in player.hand:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if CARD_KIND[card] == DUDE and CARD_COST[card] <= stake:
            return True
    return False


def dude_cards(s: State, seat: int) -> list[Action]:
    """The different dudes in hand that can be paid for."""
    player = s.players[seat]
    cards = {card for card in player.hand if CARD_KIND[card] == DUDE and CARD_COST[card] <= player.stake}
    return [CARD_ACTIONS[card] for card in sorted(cards)]


def play_dude(s: State, seat: int) -> Rule[None]:
    """A dude comes into the saloon face down with its cost on it; nobody need say which. HD-PLAY-02, HD-PLAY-03,
    HD-PLAY-09, HD-TURN-05"""
    choice = yield Ask(seat, say.PLAY_DUDE_CARD, lambda: dude_cards(s, seat))
    card = choice.arg
    piece = lay_face_down(s, seat, card, NOBODY, CARD_COST[card])
    s.actions_left -= 1
    s.tell(PlayedFaceDown, seat, piece.id, card, NOBODY, piece.chips)


# --- gear -------------------------------------------------------------------------------------------------------


def bearers(s: State, seat: int) -> list[Piece]:
    """The own dudes in the saloon that may take gear. HD-PLAY-04, HD-PLAY-07, HD-PLAY-08"""
    return [dude for dude in s.saloon_dudes(seat) if has_room_for_gear(s, seat, dude)]


def gear_cards(s: State, seat: int) -> list[Action]:
    """The different gear cards in hand that can be paid for and have a bearer; copy cards need a model. HD-COPY-05"""
    player = s.players[seat]
    cards = {card for card in player.hand if CARD_KIND[card] == GEAR}
    if not cards:
        return []
    budget = player.stake + gear_discount(s, seat)
    carried = bool(bearers(s, seat))
    return [
        CARD_ACTIONS[card]
        for card in sorted(cards)
        if (CARD_COST[card] <= budget or CARD_COST[card] == 0)
        and (carried or becomes_dude(card))
        and (not IS_COPY[card] or models(s, seat, card))
    ]


def play_gear(s: State, seat: int) -> Rule[None]:
    """Gear comes into the saloon face down beside a dude of one's own, its cost on it; a copy card comes face up.
    HD-PLAY-04..08, HD-TURN-06, HD-COPY-07, HD-COPY-17"""
    choice = yield Ask(seat, say.PLAY_GEAR_CARD, lambda: gear_cards(s, seat))
    card = choice.arg
    bearer = NOBODY
    if not becomes_dude(card):
        dudes = bearers(s, seat)
        bearer = dudes[0].id
        if len(dudes) > 1:
            choice = yield Ask(seat, say.PLAY_GEAR_DUDE, lambda: [say.BESIDE.of(dude.id) for dude in dudes])
            bearer = choice.arg
    discount = gear_discount(s, seat)
    price = max(0, CARD_COST[card] - discount)
    if IS_COPY[card]:
        shape = yield from choose_model(s, seat, card)
        lay_copy(s, seat, card, shape, bearer, price, to_pot=False)
    else:
        piece = lay_face_down(s, seat, card, bearer, price, discount)
        s.tell(PlayedFaceDown, seat, piece.id, card, bearer, price)
    s.actions_left -= 1


# --- other actions ----------------------------------------------------------------------------------------------


def can_kick(s: State, seat: int) -> bool:
    """Whether a chip of the stack fits a revealed dude of one's own in the saloon. HD-KICK-11, HD-TURN-08, HD-QS-08"""
    stack = s.players[seat].stack
    if not stack or not s.options.kicker_action or s.quickstart:
        return False
    room = most_room(s, seat)
    return any(CHIP_VALUE[chip] <= room for chip in stack)


def concealed_cards(s: State, seat: int) -> list[Piece]:
    """The own concealed cards in the saloon. HD-TURN-09"""
    player = s.players[seat]
    fighter = player.fighter
    return [
        piece for piece in player.table if not piece.up and (fighter < 0 or fighter not in (piece.id, piece.bearer))
    ]


def reveal_card(s: State, seat: int) -> Rule[None]:
    """A concealed card of one's own in the saloon turns face up, its chips stay on it. HD-TURN-09, HD-CONC-14"""
    cards = concealed_cards(s, seat)
    if len(cards) > MANY:
        choice = yield Ask(seat, say.REVEAL_OF, lambda: [say.BESIDE.of(dude.id) for dude in s.saloon_dudes(seat)])
        cards = [piece for piece in cards if choice.arg in (piece.id, piece.bearer)]
    if len(cards) > 1:
        choice = yield Ask(seat, say.REVEAL_CARD, lambda: [say.REVEAL.of(piece.id) for piece in cards])
        cards = [s.of(seat, choice.arg)]
    if s.options.reveal_action == "on":
        s.actions_left -= 1
    if cards:
        reveal(s, seat, cards[0])


# --- discard and draw -------------------------------------------------------------------------------------------


def discarding_goes_on(s: State) -> bool:
    """With an empty hand there is nothing to discard. HD-TURN-13"""
    if s.players[s.active].hand:
        return False
    finish_turn(s)
    return True


def discard_question(s: State) -> Rule[None]:
    """After their actions a player may discard any number of cards, one after the other. HD-TURN-13"""
    seat = s.active
    choice = yield Ask(seat, say.DISCARD, lambda: discard_options(s, seat))
    if choice is DONE:
        finish_turn(s)
    else:
        discard(s, seat, choice.arg)


def discard_options(s: State, seat: int) -> list[Action]:
    return [DONE, *[say.DISCARD_CARD.each[card] for card in sorted(set(s.players[seat].hand))]]


def finish_turn(s: State) -> None:
    """The player draws up to five cards, and the badge goes on. HD-TURN-14..16"""
    draw_up(s, s.active)
    end_of_turn(s)
