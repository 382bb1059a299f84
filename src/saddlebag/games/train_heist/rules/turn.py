"""The turn. Chapter 5.3."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.train_heist.content import CARD, COWBOY, PLATFORM, TRACKS
from saddlebag.games.train_heist.rules import (
    abilities,
    bullets,
    drop_off,
    horse,
    loot,
    move,
    poker,
    sheriff,
    switch,
    trade,
    wanted,
)
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION, DISCARD, DONE, END
from saddlebag.games.train_heist.words.story import card_name, cowboy_name

ACTIONS_PER_TURN = TRACKS.coop.actions_per_turn


PLACES = ("first", "second", "third", "fourth")
TURN_ORDER = Question(
    "turn_order", "Who is {} in the order of turns?", says=lambda s, ask: PLACES[ask.about], clause="TH-SOLO-03"
)
NEXT_IN_ORDER = Verb(
    "next",
    COWBOY,
    at=TURN_ORDER,
    says=lambda s, ask, a: cowboy_name(a.arg),
    clause="TH-SOLO-03",
    touches="cowboy:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg < len(s.cowboys), "That cowboy is not at this table.", "TH-SOLO-03"),
        Need(offered, "That cowboy has a place already.", "TH-SOLO-03"),
    ),
)


def arrange_order(s: State) -> Rule[None]:
    """The first turn begins; in solitaire the person first fixes the order in which the cowboys take turns.
    TH-SETUP-29, TH-SOLO-03"""
    if s.options.players > 1:
        begin_turn(s, s.active)
        return
    order: list[int] = []
    seats = range(len(s.cowboys))
    while len(order) < len(s.cowboys) - 1:
        choice = yield Ask(
            0,
            TURN_ORDER,
            lambda: [NEXT_IN_ORDER.each[seat] for seat in seats if seat not in order],
            len(order),
        )
        order.append(choice.arg)
    s.order = order + [seat for seat in seats if seat not in order]
    s.tell(story.OrderArranged, s.order)
    begin_turn(s, s.order[0])


def begin_turn(s: State, seat: int) -> None:
    """The next player's turn begins; one who lies flat goes straight to the train step. TH-TURN-11, TH-TURN-12"""
    s.active = seat
    s.turn += 1
    s.lost_turn = s.you.flat
    s.may_mount = s.may_dismount = True
    s.bullets_taken = s.bullets_used = 0
    s.dropped_off = s.boarded_engine = False
    s.refused = 0
    s.actions_left = 0
    wanted.ability_begins(s, seat)
    s.actions_left = s.ability(seat, "actions") or ACTIONS_PER_TURN
    s.tell(story.TurnBegan, seat, s.turn, s.lost_turn)


# --- actions --------------------------------------------------------------------------------------------------


def offers(s: State) -> list[Action]:
    """Everything that a free player may do now; ending the action step is always possible. TH-TURN-03, TH-TURN-14"""
    options: list[Action] = []
    if s.actions_left > 0:
        if s.you.on_train:
            options += move.offers_on_train(s)
            options += horse.offers(s)
            options += loot.offers(s)
        else:
            options += move.offers_on_ground(s)
            options += horse.offers(s)
            options += drop_off.offers(s)
            options += switch.offers(s)
        options += trade.offers(s)
        options += bullets.takeable(s)
    options += bullets.usable(s)
    options += abilities.offers(s)
    options += horse.mountable(s)
    options += END.each
    return options


AT_ONCE: dict[str, Callable[[State, Action], None]] = {
    "move": move.move,
    "board": move.board,
    "jump": move.jump,
    "leap": move.leap,
    "flip": switch.flip,
    "take_bullet": bullets.take,
    "use_bullet": bullets.use,
    "sheriff": abilities.use_wild,
    "mount": horse.mount,
    "dismount": horse.dismount,
}
WITH_QUESTIONS: dict[str, Callable[[State, Action], Rule[None]]] = {
    "loot": loot.loot,
    "loot_both": loot.loot,
    "trade": trade.trade,
    "pair": abilities.use_kind,
    "three_of_a_kind": abilities.use_kind,
    "four_of_a_kind": abilities.use_kind,
    "horse": lambda s, action: horse.move_horse(s),
    "drop_off": lambda s, action: drop_off.drop_off(s),
    "straight": lambda s, action: abilities.use_straight(s),
}


def has_actions(s: State) -> bool:
    """One who lies flat has none. TH-TURN-11, TH-TURN-12"""
    return not s.lost_turn


def take_action(s: State) -> Rule[bool]:
    """One Heist Action or Free Action, or the end of the action step. TH-TURN-03..05"""
    if s.you.jailed:
        ended = yield from sheriff.prisoners_action(s)
    else:
        action = yield Ask(s.active, ACTION, lambda: offers(s))
        ended = action.verb == END.name
        at_once = AT_ONCE.get(action.verb)
        if at_once is not None:
            at_once(s, action)
        elif not ended:
            yield from WITH_QUESTIONS[action.verb](s, action)
    if ended:
        end_actions(s)
    return ended


def end_actions(s: State) -> None:
    """Actions left are lost. Whoever slipped beside the Sheriff and stayed is arrested now. TH-TURN-05, TH-WANT-16"""
    s.tell(story.ActionsEnded, s.active)
    if s.boarded_engine and s.you.place == PLATFORM[1]:
        wanted.note(s, s.active, "board_and_stay_plat_1")
    if s.you.place == s.sheriff:
        sheriff.meet(s, s.active)


# --- discard and draw -----------------------------------------------------------------------------------------


DISCARD_CARD = Verb(
    "discard",
    CARD,
    at=DISCARD,
    says=lambda s, ask, a: f"Discard the {card_name(a.arg)}",
    clause="TH-TURN-07",
    touches="card:{0}",
    needs=(Need(lambda s, ask, a: bool(s.you.hand >> a.arg & 1), "You do not hold that card.", "TH-TURN-07"),),
)


def discard_and_draw(s: State) -> Rule[None]:
    """Discard any number of cards, then draw up; not in jail, not on a lost turn. TH-TURN-07, 08, 10, 11, 13"""
    if s.lost_turn or s.you.jailed:
        return
    discarded: list[int] = []
    while s.you.hand:
        choice = yield Ask(
            s.active, DISCARD, lambda: [DISCARD_CARD.each[card] for card in bits(s.you.hand)] + DONE.each
        )
        if choice.verb == DONE.name:
            break
        poker.discard(s, s.active, 1 << choice.arg)
        discarded.append(choice.arg)
    if discarded:
        s.tell(story.Discarded, s.active, discarded)
    poker.draw_up(s, s.active)


def end_turn(s: State) -> None:
    """A flat cowboy stands up when the lost turn ends; the turn passes on. TH-TURN-11, TH-SETUP-29"""
    if s.lost_turn:
        s.you.flat = False
    begin_turn(s, s.in_turn_order()[1])
