"""Poker, from the ante to the discards; high stakes poker and high rollers go the same course. Chapters 5.11, 5.15."""

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course, Each, If, InOneGo, Stage, While
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import HIGH_ROLLER, HIGH_STAKES, POKER
from saddlebag.games.western_legends.content import CARD, CARD_EFFECT, EFFECT_TEXT, TOKEN_NUMBER
from saddlebag.games.western_legends.effects import goals
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects.terms import ON_POKER_LOSS, ON_POKER_WIN
from saddlebag.games.western_legends.rules.deeds import did, won_poker
from saddlebag.games.western_legends.rules.goods import cards_of, draw, gain_lp, gain_money
from saddlebag.games.western_legends.rules.high_rollers import (
    is_against_roller,
    reveal_roller,
    reward_against_roller,
    roller_leaves,
)
from saddlebag.games.western_legends.rules.high_stakes import (
    active_last,
    hands_are_compared,
    is_high_stakes,
    reward_high_stakes,
    stay_or_fold,
    turn_and_river,
)
from saddlebag.games.western_legends.rules.poker_hands import FROM_HAND, FROM_TABLE, best_play, best_with, kind_of
from saddlebag.games.western_legends.rules.saloon import (
    ANOTHER_GAME,
    ANTE,
    BESIDE_A_SALOON,
    THE_ANTE,
    count_game,
    guests,
    hand,
    lay_out_hand,
    may_gamble,
    may_start_another,
    pay_ante,
    saloon_adds,
    saloon_beside,
    take_cards,
    the_saloon,
    those_in,
    turn_up,
    wants_to_join,
)
from saddlebag.games.western_legends.rules.texts import CHANGES, PAYABLE, RULES, Using, carry_out, use_window
from saddlebag.games.western_legends.rules.tracks import gain_points
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import GAMBLER, State
from saddlebag.games.western_legends.words import saloon_story as story
from saddlebag.games.western_legends.words.story import Discarded, card_name

SALOON_MONEY = {POKER: 50, HIGH_STAKES: 40}
"""WL-POKER-03, AU-HSP-05"""
DEALER_CARDS = {POKER: 4, HIGH_STAKES: 5}
"""WL-POKER-04, AU-HSP-04"""
CARD_BONUSES = {
    window: [EFFECT_TEXT[effect].at(window) for effect in CARD_EFFECT] for window in (ON_POKER_WIN, ON_POKER_LOSS)
}
"""What each card says of a game that was won or lost with it. WL-POKER-15"""

# --- starting -----------------------------------------------------------------------------------------------------

START = Verb(
    "poker",
    at=ACTION,
    says=f"Start a game of poker (ante ${ANTE})",
    clause="WL-POKER-01",
    touches=the_saloon,
    needs=(BESIDE_A_SALOON, ANOTHER_GAME, THE_ANTE),
)


def offers(s: State, seat: int) -> list[Action]:
    """WL-POKER-01, WL-POKER-17, WL-POKER-20"""
    return START.each if may_gamble(s, seat, ANTE) else []


def start_poker(s: State, action: Action) -> None:
    """WL-POKER-01, AU-GAMB-03"""
    lay_out_hand(s, s.active, POKER, saloon_beside(s, s.active))


ACTION_RULES["poker"] = start_poker


@RULES.of(fx.StartPokerAnywhere)
def start_poker_anywhere(s: State, now: Using, step: fx.StartPokerAnywhere) -> None:
    """A game wherever its starter is, which all may join. AU-POKER-06"""
    lay_out_hand(s, now.seat, POKER, NOBODY)


def _can_start_anywhere(s: State, now: Using, step: fx.StartPokerAnywhere) -> bool:
    """The ante must be there before anything is drawn. AU-POKER-06, WL-POKER-20"""
    return s.players[now.seat].money >= ANTE and may_start_another(s)


PAYABLE[fx.StartPokerAnywhere.kind] = _can_start_anywhere

# --- ante and cards -----------------------------------------------------------------------------------------------


def open_hand(s: State) -> None:
    """The starter pays the ante and draws a card. WL-POKER-01, AU-HR-02, AU-HSP-03"""
    h = hand(s)
    s.tell(story.GameBegan, s.who(h.starter), h.kind, h.saloon)
    count_game(s, h.starter)
    pay_ante(s, h.starter)


def invited(s: State) -> list[int]:
    """Nobody else takes part against a high roller. WL-POKER-02, AU-HR-04"""
    h = hand(s)
    return [] if h.kind == HIGH_ROLLER else guests(s, h.starter, h.anywhere)


def join(s: State, seat: int) -> Rule[None]:
    """WL-POKER-02, AU-HSP-03"""
    joins = yield from wants_to_join(s, seat)
    if joins:
        pay_ante(s, seat)


def deal(s: State) -> None:
    """The Saloon's money, the dealer's cards if nobody joined, and the flop. WL-POKER-03..05, WL-POKER-19"""
    h = hand(s)
    joined = len(h.players) - 1
    did(s, h.starter, goals.START_POKER, joined * 2 if len(s.players) == 2 else joined)
    if h.kind == HIGH_ROLLER:
        reveal_roller(s)
    else:
        saloon_adds(s, SALOON_MONEY[h.kind])
    if not joined:
        deal_to_the_house(s)
    turn_up(s, FROM_TABLE)


def deal_to_the_house(s: State) -> None:
    """The player to the right sets their hand aside and plays for the Saloon or the high roller. WL-POKER-04, AU-HR-03,
    AU-HSP-04"""
    h = hand(s)
    h.dealer = s.right_of(h.starter)
    number = TOKEN_NUMBER[h.token] if h.kind == HIGH_ROLLER else DEALER_CARDS[h.kind]
    cards = take_cards(s, number, 1 << h.dealer)
    h.dealer_cards = set_of(cards)
    s.tell(story.Dealt, s.who(h.dealer), cards)


# --- choosing -----------------------------------------------------------------------------------------------------

HAND_CARD = Question(
    "hand_card",
    "You use two cards of your hand. Which is the {}?",
    says=lambda s, ask: "second" if hand(s).chosen[ask.seat] else "first",
    clause="WL-POKER-06",
)
DEALER_CARD = Question(
    "dealer_card",
    "You play for the house, with two of the dealer's cards. Which is the {}?",
    says=lambda s, ask: "second" if hand(s).dealer_plays else "first",
    clause="WL-POKER-18",
)
USE_CARD = Verb(
    "use_card",
    CARD,
    at=(HAND_CARD, DEALER_CARD),
    says=lambda s, ask, a: f"Use {card_name(a.arg)}",
    clause="WL-POKER-06",
    touches="card:{0}",
    needs=(
        Need(
            lambda s, ask, a: bool(s.players[ask.seat].hand >> a.arg & 1),
            "You do not hold that card.",
            "WL-POKER-06",
            at=HAND_CARD,
        ),
        Need(
            lambda s, ask, a: bool(hand(s).dealer_cards >> a.arg & 1),
            "That is not one of the dealer's cards.",
            "WL-POKER-18",
            at=DEALER_CARD,
        ),
        Need(
            lambda s, ask, a: not (hand(s).chosen[ask.seat] | hand(s).dealer_plays) >> a.arg & 1,
            "You use that card already.",
            "WL-POKER-06",
        ),
    ),
)


def has_to_choose(s: State, seat: int) -> bool:
    """Whoever holds two cards or fewer uses them all. WL-POKER-06"""
    return s.players[seat].hand.bit_count() > FROM_HAND > hand(s).chosen[seat].bit_count()


def choose_card(s: State, seat: int) -> Rule[None]:
    """A hand card, face down: it stays in the hand until all are revealed. WL-POKER-06, D27"""
    choice = yield Ask(seat, HAND_CARD, lambda: cards_of(USE_CARD, s.players[seat].hand & ~hand(s).chosen[seat]))
    hand(s).chosen[seat] |= 1 << choice.arg
    if not has_to_choose(s, seat):
        s.tell(story.Chose, s.who(seat))


def dealer_has_to_choose(s: State) -> bool:
    """With the option, the dealer decides which cards are played. WL-POKER-18, D47"""
    h = hand(s)
    return s.options.dealer_plays_freely and h.dealer_cards.bit_count() > FROM_HAND > h.dealer_plays.bit_count()


def choose_dealer_card(s: State) -> Rule[None]:
    """WL-POKER-18, AU-HSP-21, D47"""
    choice = yield Ask(
        hand(s).dealer, DEALER_CARD, lambda: cards_of(USE_CARD, hand(s).dealer_cards & ~hand(s).dealer_plays)
    )
    hand(s).dealer_plays |= 1 << choice.arg
    if not dealer_has_to_choose(s):
        s.tell(story.Chose, s.who(hand(s).dealer))


def reveal(s: State) -> None:
    """All hands are shown together: the hand cards that are used, and all that the dealer has. WL-POKER-06,
    WL-POKER-18"""
    h = hand(s)
    h.revealed = True
    for seat in those_in(s):
        player = s.players[seat]
        if not h.chosen[seat]:
            h.chosen[seat] = player.hand
        used = h.used[seat] = h.chosen[seat]
        player.hand &= ~used
        show(s, used)
        s.tell(story.Showed, s.who(seat), list(bits(used)), worth(s, used), False)
    if h.dealer != NOBODY:
        if not h.dealer_plays:
            h.dealer_plays = best_play(h.dealer_cards, h.shared, s.options.five_of_a_kind_top)
        show(s, h.dealer_cards)
        s.tell(story.Showed, s.who(h.dealer), list(bits(h.dealer_plays)), worth(s, h.dealer_plays), True)


def worth(s: State, used: int) -> int:
    """What hand cards, given as bits, are worth with the best of the shared ones; nothing before the reveal.
    WL-POKER-07, AU-HSP-13"""
    h = hand(s)
    return best_with(used, h.shared, s.options.five_of_a_kind_top) if h.revealed else 0


def show(s: State, cards: int) -> None:
    """Everybody sees some cards, given as bits."""
    s.poker.show(cards, EVERYBODY)
    s.disclosed += cards.bit_count()


# --- result -------------------------------------------------------------------------------------------------------


def decide(s: State) -> None:
    """The best hand wins, and the starter wins ties that they take part in. Whoever has not won has lost. WL-POKER-10,
    WL-POKER-13, WL-POKER-16, AU-HR-10, AU-HSP-09, AU-HSP-16..18"""
    h = hand(s)
    worths = {seat: worth(s, h.chosen[seat]) for seat in those_in(s)}
    best = max(worths.values(), default=0)
    h.winners = [seat for seat in those_in(s) if worths[seat] == best]
    if h.starter in h.winners:
        h.winners = [h.starter]
    if h.dealer != NOBODY:
        dealers = worth(s, h.dealer_plays)
        h.dealer_won = not h.winners or best < dealers or (best == dealers and s.options.dealer_wins_poker_ties)
    if h.dealer_won:
        h.winners = []
    h.lost = [seat for seat in h.players if seat not in h.winners]


def pay_out(s: State) -> None:
    """The winner takes the pot; several split it in steps of $10, and the rest goes to the supply, as does everything
    if the dealer wins. WL-POKER-10, WL-POKER-12, WL-POKER-13, AU-HR-05, AU-HR-07"""
    h = hand(s)
    if h.dealer_won:
        s.tell(story.HouseWon, h.pot, h.kind == HIGH_ROLLER)
        return
    share = h.pot // len(h.winners) // 10 * 10
    for seat in h.winners:
        if h.kind == HIGH_ROLLER:
            s.tell(story.BeatRoller, s.who(seat))
        else:
            s.tell(story.WonPot, s.who(seat), share, h.pot)
        won_poker(s, seat, kind_of(worth(s, h.chosen[seat])), h.pot)
        gain_money(s, seat, share)


def winners(s: State) -> list[int]:
    return hand(s).winners[:]


def everybody(s: State) -> list[int]:
    """All who take part, clockwise from the starter. WL-GEN-14"""
    return hand(s).players[:]


POKER_REWARD = Question("poker_reward", "You have won. What do you take besides the pot?", clause="AU-POKER-02")
WIN_LP = Verb("win_lp", at=POKER_REWARD, says="Take 1 LP", clause="AU-POKER-02")
WIN_GAMBLER = Verb("win_gambler", at=POKER_REWARD, says="Take 1 Gambler point", clause="AU-POKER-02")
LP_IT_IS, GAMBLER_IT_IS = WIN_LP.each[0], WIN_GAMBLER.each[0]


def starter_may_choose(s: State) -> bool:
    """AU-POKER-02, AU-POKER-04"""
    h = hand(s)
    return s.ante_up and h.kind == POKER and h.starter in h.winners


def choose_reward(s: State) -> Rule[None]:
    """1 LP or 1 Gambler point. AU-POKER-02, D29"""
    choice = yield Ask(hand(s).starter, POKER_REWARD, lambda: [LP_IT_IS, GAMBLER_IT_IS])
    hand(s).takes_lp = choice is LP_IT_IS


def reward(s: State, seat: int) -> Rule[None]:
    """In the base game the active winner gains 1 LP; with Ante Up the others gain a Gambler point. WL-POKER-11,
    AU-POKER-02..05"""
    h = hand(s)
    if is_against_roller(s):
        yield from reward_against_roller(s, seat)
    elif is_high_stakes(s):
        yield from reward_high_stakes(s, seat)
    elif s.ante_up and not (seat == h.starter and h.takes_lp):
        yield from gain_points(s, seat, GAMBLER, 1)
    elif seat == h.starter:
        gain_lp(s, seat, 1)


def use_extras(s: State, seat: int) -> Rule[None]:
    """Bonuses of the used hand cards, then texts of items and of the character. WL-POKER-15, AU-CARD-03, AU-HR-05"""
    h = hand(s)
    window = ON_POKER_WIN if seat in h.winners else ON_POKER_LOSS
    for card in bits(h.used[seat]):
        for clause in CARD_BONUSES[window][card]:
            yield from carry_out(s, Using(seat), clause)
    yield from use_window(s, seat, window)


@RULES.of(fx.KeepRandomPlayed)
def keep_random_played(s: State, now: Using, step: fx.KeepRandomPlayed) -> None:
    """Some of the hand cards just used come back at random; everybody has seen them. WL-POKER-15"""
    h = hand(s)
    for _ in range(min(step.number, h.used[now.seat].bit_count())):
        card = s.dice.pick(list(bits(h.used[now.seat])))
        h.used[now.seat] &= ~(1 << card)
        s.players[now.seat].hand |= 1 << card
        s.tell(story.KeptCard, s.who(now.seat), card)


def _has_used_cards(s: State, now: Using, step: fx.KeepRandomPlayed) -> bool:
    return s.hand_of_poker is not None and s.hand_of_poker.used[now.seat] != 0


CHANGES[fx.KeepRandomPlayed.kind] = _has_used_cards


def clear_table(s: State) -> None:
    """Used hand cards, shared cards and all of the dealer's are discarded; the high roller leaves. With the option,
    losers who did not fold draw a card then. WL-POKER-14, WL-POKER-16, AU-HR-08"""
    h = hand(s)
    for seat in h.players:
        put_on_discards(s, seat, h.used[seat])
        h.used[seat] = 0
    for card in h.shared:
        s.poker.discard(card)
    h.shared = []
    if h.dealer != NOBODY:
        put_on_discards(s, h.dealer, h.dealer_cards)
        h.dealer_cards = h.dealer_plays = 0
    if s.options.poker_losers_draw:
        for seat in h.lost:
            if not h.folded >> seat & 1:
                draw(s, seat, 1)
    if h.kind == HIGH_ROLLER:
        roller_leaves(s)


def put_on_discards(s: State, seat: int, cards: int) -> None:
    """Cards that somebody played, given as bits, go face up to the discard pile. WL-GEN-25"""
    thrown = list(bits(cards))
    for card in thrown:
        s.poker.discard(card)
    s.disclosed += len(thrown)
    if thrown:
        s.tell(Discarded, s.who(seat), thrown)


HAND = Course(
    "poker",
    Stage("ante", open_hand, Each(invited, join), deal),
    If(is_high_stakes, Stage("stakes", Each(active_last, stay_or_fold), turn_and_river)),
    If(
        hands_are_compared,
        Stage(
            "choosing",
            Each(those_in, While(has_to_choose, choose_card)),
            While(dealer_has_to_choose, choose_dealer_card),
            reveal,
        ),
    ),
    Stage(
        "showdown",
        decide,
        pay_out,
        If(starter_may_choose, choose_reward),
        Each(winners, InOneGo(reward)),
        Each(everybody, InOneGo(use_extras)),
        clear_table,
    ),
    owns="hand_of_poker",
)
"""WL-POKER-19, AU-HR-11"""
