"""Money, nuggets, Legendary Points, cards, wounds and items: what a player holds, and its limits. Chapter 5.1."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.content import (
    CARD,
    CHARACTER_TEXT,
    CLOSE_CALL,
    ITEM_KIND,
    ITEM_TEXT,
    LEGENDARY,
    LEGENDARY_LP,
    MISC,
    MOUNT,
    TRACKS,
    WEAPON,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects.goals import WOUND
from saddlebag.games.western_legends.effects.texts import Text
from saddlebag.games.western_legends.rules import deeds
from saddlebag.games.western_legends.state import LP, Player, State
from saddlebag.games.western_legends.words import story
from saddlebag.games.western_legends.words.story import card_name

MOST_WOUNDS = TRACKS.limits.wounds

# --- limits -------------------------------------------------------------------------------------------------------


def _nugget_cap(text: Text) -> int:
    return sum([step.more for step in text.standing() if isinstance(step, fx.NuggetCap)])


def _hand_size(text: Text) -> int:
    return sum([step.more for step in text.standing() if isinstance(step, fx.HandSize)])


def _money_cap(text: Text) -> int:
    return max([step.number for step in text.standing() if isinstance(step, fx.MoneyCap)], default=0)


def _has(text: Text, form: type[fx.Step]) -> bool:
    return any(isinstance(step, form) for step in text.standing())


MOST_MONEY, MOST_NUGGETS, MOST_MISC = TRACKS.limits.money, TRACKS.limits.nuggets, TRACKS.limits.misc_items
HAND_SIZE, MOST_CATTLE = TRACKS.limits.hand, TRACKS.limits.cattle
NUGGETS_BY_ITEM = [[_nugget_cap(side) for side in sides] for sides in ITEM_TEXT]
MONEY_BY_CHARACTER = [_money_cap(text) for text in CHARACTER_TEXT]
CARDS_BY_CHARACTER = [_hand_size(text) for text in CHARACTER_TEXT]
IGNORES_WOUNDS = [_has(text, fx.NoWoundHandPenalty) for text in CHARACTER_TEXT]
WALKS_MESAS = [_has(text, fx.MesaWalk) for text in CHARACTER_TEXT]


def money_limit(s: State, seat: int) -> int:
    """WL-GEN-02"""
    if s.has_ability(seat) and (more := MONEY_BY_CHARACTER[s.players[seat].character]):
        return more
    return MOST_MONEY


def nugget_limit(s: State, seat: int) -> int:
    """WL-GEN-03; a mount raises it only while it is the active one. WL-GEN-21"""
    player, limit = s.players[seat], MOST_NUGGETS
    if player.mount != NOBODY:
        limit += NUGGETS_BY_ITEM[player.mount][player.upgraded >> player.mount & 1]
    return limit


def hand_limit(s: State, seat: int) -> int:
    """5 cards, one fewer for each wound. WL-GEN-07"""
    player = s.players[seat]
    limit = HAND_SIZE
    ability = s.has_ability(seat)
    if ability:
        limit += CARDS_BY_CHARACTER[player.character]
    if not (ability and IGNORES_WOUNDS[player.character]):
        limit -= player.wounds
    return limit


def may_take_cattle(s: State, seat: int) -> bool:
    """WL-GEN-05"""
    return len(s.players[seat].cattle) < MOST_CATTLE


# --- money and nuggets ----------------------------------------------------------------------------------------------


def gain_money(s: State, seat: int, dollars: int) -> int:
    """What is beyond the limit is lost; how much was really gained. WL-GEN-02, WL-GEN-20"""
    player = s.players[seat]
    gained = max(0, min(dollars, money_limit(s, seat) - player.money))
    player.money += gained
    deeds.gained_money(s, seat, gained)
    s.tell(story.GainedMoney, s.who(seat), gained, dollars - gained)
    return gained


def lose_money(s: State, seat: int, dollars: int) -> int:
    """Whoever has less loses all of it; how much that was. WL-GEN-19"""
    player = s.players[seat]
    lost = min(dollars, player.money)
    player.money -= lost
    if lost:
        s.tell(story.LostMoney, s.who(seat), lost)
    return lost


def pay(s: State, seat: int, dollars: int) -> None:
    """A price, which the player is known to have. What is paid in a town counts for stories. WL-GEN-23, WL-STORY-14"""
    s.players[seat].money -= dollars
    if s.turn is not None and seat == s.active and s.in_town(seat):
        s.turn.spent += dollars
    s.tell(story.PaidMoney, s.who(seat), dollars)


def gain_nuggets(s: State, seat: int, number: int) -> int:
    """Nuggets beyond the limit are not gained; how many were. WL-GEN-03"""
    player = s.players[seat]
    gained = max(0, min(number, nugget_limit(s, seat) - player.nuggets))
    player.nuggets += gained
    if gained:
        deeds.gained(s, seat)
        s.tell(story.GainedNuggets, s.who(seat), gained)
    return gained


def half(number: int) -> int:
    """Rounded up. WL-GEN-08"""
    return (number + 1) // 2


def half_of_money(dollars: int) -> int:
    """Rounded up to the next $10. WL-GEN-08"""
    return half(dollars // 10) * 10


# --- Legendary Points -------------------------------------------------------------------------------------------------


def gain_lp(s: State, seat: int, points: int) -> None:
    """Every marker that the cube enters or passes queues an event. WL-GEN-10, AU-EVENT-01"""
    player = s.players[seat]
    for space in range(player.lp + 1, player.lp + points + 1):
        reach_marker(s, seat, LP, space)
    player.lp += points
    s.tell(story.GainedLP, s.who(seat), points, player.lp)


def lose_lp(s: State, seat: int, points: int) -> None:
    """Not below 0, and no marker is reached by losing. WL-GEN-10, WL-GEN-19, AU-EVENT-06"""
    player = s.players[seat]
    lost = min(points, player.lp)
    player.lp -= lost
    if lost:
        s.tell(story.LostLP, s.who(seat), lost)


def reach_marker(s: State, seat: int, track: int, space: int) -> None:
    """The first cube to reach a marker takes it off the track, and its event waits. AU-EVENT-01..05"""
    if s.markers[track] >> space & 1:
        s.markers[track] &= ~(1 << space)
        s.event_queue.append(seat)


# --- poker cards ------------------------------------------------------------------------------------------------------


def take_card(s: State, eyes: int) -> int:
    """The top card of the deck, seen by these eyes; the discards are shuffled where it is empty. NOBODY where both are.
    WL-GEN-11"""
    poker = s.poker
    if not poker.pile:
        if not poker.discards:
            return NOBODY
        poker.pile, poker.discards = poker.discards, []
        poker.shuffle(s.dice)
    s.disclosed += 1
    return poker.take(eyes)


def draw(s: State, seat: int, number: int) -> int:
    """Poker cards from the deck to a hand; how many there were. WL-GEN-11"""
    player, drawn = s.players[seat], []
    for _ in range(number):
        card = take_card(s, 1 << seat)
        if card == NOBODY:
            break
        player.hand |= 1 << card
        drawn.append(card)
    if drawn:
        s.tell(story.Drew, s.who(seat), drawn)
    return len(drawn)


def put_away(s: State, seat: int, cards: int) -> None:
    """Cards of a hand, given as bits, go face up to the discard pile. WL-GEN-25"""
    player = s.players[seat]
    player.hand &= ~cards
    thrown = list(bits(cards))
    for card in thrown:
        s.poker.discard(card)
    s.disclosed += len(thrown)
    if thrown:
        s.tell(story.Discarded, s.who(seat), thrown)


DISCARD_CARD = Question("discard_card", "Which card do you discard?", clause="WL-GEN-12")
DISCARD_DOWN = Question(
    "discard_down",
    "You hold more cards than your hand size. Which do you discard?",
    clause="WL-TURN-10",
)
DISCARD = Verb(
    "discard",
    CARD,
    at=(DISCARD_CARD, DISCARD_DOWN),
    says=lambda s, ask, a: f"Discard {card_name(a.arg)}",
    clause="WL-GEN-12",
    touches="card:{0}",
    needs=(
        Need(lambda s, ask, a: bool(s.players[ask.seat].hand >> a.arg & 1), "You do not hold that card.", "WL-GEN-12"),
    ),
)


def cards_of(verb: Verb, cards: int) -> list[Action]:
    """One answer for each card of a set."""
    each = verb.each
    return [each[card] for card in bits(cards)]


def discard(s: State, seat: int, number: int) -> Rule[int]:
    """Cards of the player's choice, one at a time; whoever has too few discards all. How many were. WL-GEN-12"""
    player = s.players[seat]
    done = 0
    while done < number and player.hand:
        if player.hand.bit_count() <= number - done:
            done += player.hand.bit_count()
            put_away(s, seat, player.hand)
            break
        choice = yield Ask(seat, DISCARD_CARD, lambda: cards_of(DISCARD, s.players[seat].hand))
        player = s.players[seat]
        put_away(s, seat, 1 << choice.arg)
        done += 1
    return done


def discard_random(s: State, seat: int, number: int) -> None:
    """Cards that chance picks. WL-GEN-12"""
    player = s.players[seat]
    for _ in range(min(number, player.hand.bit_count())):
        put_away(s, seat, 1 << s.dice.pick(list(bits(player.hand))))


# --- wounds -----------------------------------------------------------------------------------------------------------

WOULD_BE_WOUNDED = Question(
    "would_be_wounded", "You are about to be wounded. Do you answer with a card?", clause="WL-FIGHT-26"
)
CANCEL_WOUND = Verb(
    "cancel_wound",
    CARD,
    at=WOULD_BE_WOUNDED,
    says=lambda s, ask, a: f"Play {card_name(a.arg)} and take no wound",
    clause="WL-FIGHT-26",
    touches="card:{0}",
    needs=(
        Need(
            lambda s, ask, a: bool(s.players[ask.seat].hand >> a.arg & 1), "You do not hold that card.", "WL-FIGHT-26"
        ),
        Need(lambda s, ask, a: CLOSE_CALL[a.arg], "That card does not cancel a wound.", "WL-FIGHT-26"),
    ),
)
TAKE_WOUND = Verb(
    "take_wound", at=WOULD_BE_WOUNDED, says="Take the wound", clause="WL-FIGHT-26", main=True, passes=True
)
TAKE_IT = TAKE_WOUND.each[0]
CLOSE_CALLS = sum([1 << card for card in range(len(CARD)) if CLOSE_CALL[card]])


def answers_to_a_wound(s: State, seat: int) -> list[Action]:
    return [TAKE_IT, *cards_of(CANCEL_WOUND, s.players[seat].hand & CLOSE_CALLS)]


def suffer(s: State, seat: int, number: int, uncancelable: bool = False) -> Rule[int]:
    """Wounds one at a time, each of which a card may answer; at most 3, and further ones trigger nothing. How many were
    gained. Texts that follow wounds are for the caller: `wounds.gain_wounds`. WL-GEN-04, WL-FIGHT-26"""
    player = s.players[seat]
    gained = 0
    for _ in range(number):
        if player.wounds >= MOST_WOUNDS:
            break
        if player.hand and not uncancelable:
            choice = yield Ask(seat, WOULD_BE_WOUNDED, lambda: answers_to_a_wound(s, seat))
            player = s.players[seat]
            if choice is not TAKE_IT:
                s.tell(story.Cancelled, s.who(seat), choice.arg)
                put_away(s, seat, 1 << choice.arg)
                continue
        player.wounds += 1
        gained += 1
    if gained:
        deeds.did(s, seat, WOUND, gained)
        s.tell(story.Wounded, s.who(seat), gained, player.wounds)
    return gained


def heal(s: State, seat: int, number: int) -> int:
    """WL-WOUND-01"""
    player = s.players[seat]
    healed = min(number, player.wounds)
    player.wounds -= healed
    if healed:
        s.tell(story.Healed, s.who(seat), healed)
    return healed


# --- items ----------------------------------------------------------------------------------------------------------


ITEMS_OF_KIND = [
    set_of([item for item, its_kind in enumerate(ITEM_KIND) if its_kind == kind]) for kind in (WEAPON, MOUNT, MISC)
]
"""For each kind its items, as bits."""


def may_own(s: State, seat: int, item: int) -> bool:
    """One copy of each item, and at most 3 miscellaneous ones. WL-GEN-06, WL-STORE-04"""
    player = s.players[seat]
    if player.items >> item & 1:
        return False
    return ITEM_KIND[item] != MISC or may_own_misc(player)


def may_own_misc(player: Player) -> bool:
    """Whether there is room for one more miscellaneous item. WL-STORE-04"""
    return (player.items & ITEMS_OF_KIND[MISC]).bit_count() < MOST_MISC


def hand_over_item(s: State, seat: int, item: int, upgraded: bool = False) -> None:
    """An item from its stand to a player. What it does on being gained is for the caller: `texts.gain_item`."""
    player = s.players[seat]
    player.items |= 1 << item
    if upgraded:
        player.upgraded |= 1 << item
    s.stock[item] -= 1
    deeds.gained(s, seat)
    s.tell(story.GotItem, s.who(seat), item, upgraded)


def give_back_item(s: State, seat: int, item: int) -> None:
    """A discarded item returns to its stand, front side up; none is active in its place. WL-STORE-05, WL-TURN-12"""
    player = s.players[seat]
    player.items &= ~(1 << item)
    player.upgraded &= ~(1 << item)
    if player.weapon == item:
        player.weapon = NOBODY
    if player.mount == item:
        player.mount = NOBODY
    s.stock[item] += 1
    s.tell(story.LostItem, s.who(seat), item)


def items_of_kind(player: Player, kind: int) -> tuple[int, ...]:
    return bits(player.items & ITEMS_OF_KIND[kind])


def make_active(player: Player, item: int) -> None:
    """WL-TURN-04, WL-STORE-06"""
    if ITEM_KIND[item] == WEAPON:
        player.weapon = item
    elif ITEM_KIND[item] == MOUNT:
        player.mount = item


# --- legendary tokens -------------------------------------------------------------------------------------------------

KEEP_AT_MOST = TRACKS.gambler.keep_limit
RETURN_TOKEN = Question(
    "return_token", "You hold more legendary tokens than you may keep. Which do you put back?", clause="AU-TRACK-05"
)
PUT_BACK = Verb(
    "put_back",
    LEGENDARY,
    at=RETURN_TOKEN,
    says=lambda s, ask, a: f"Put back a token worth {LEGENDARY_LP[a.arg]} LP",
    clause="AU-TRACK-05",
    touches="legendary:{0}",
    needs=(
        Need(
            lambda s, ask, a: bool(s.players[ask.seat].legendary >> a.arg & 1),
            "You do not hold that token.",
            "AU-TRACK-05",
        ),
    ),
)


def keep_limit(s: State, seat: int) -> int:
    """Without goals 3; with goals what goals and other effects have brought so far, and never more than 3. AU-TRACK-05,
    WL-GOAL-04, AU-GOAL-01"""
    if not s.options.goals:
        return KEEP_AT_MOST
    player = s.players[seat]
    earned = len(player.goals_met) + player.drawn_by_effects
    return min(KEEP_AT_MOST, earned) if s.ante_up else earned


def draw_legendary(s: State, seat: int, number: int) -> Rule[None]:
    """Tokens from the pile, as long as there are any; then those beyond the keep limit go back. AU-TRACK-05,
    AU-TRACK-06, AU-TRACK-08"""
    player, drawn = s.players[seat], []
    for _ in range(number):
        if not s.legendary_pile:
            break
        token = s.dice.pick(list(bits(s.legendary_pile)))
        s.legendary_pile &= ~(1 << token)
        player.legendary |= 1 << token
        drawn.append(token)
    if drawn:
        s.tell(story.DrewLegendary, s.who(seat), drawn)
    while s.players[seat].legendary.bit_count() > keep_limit(s, seat):
        choice = yield Ask(seat, RETURN_TOKEN, lambda: cards_of(PUT_BACK, s.players[seat].legendary))
        player = s.players[seat]
        player.legendary &= ~(1 << choice.arg)
        s.legendary_pile |= 1 << choice.arg
        s.tell(story.ReturnedLegendary, s.who(seat), choice.arg)
