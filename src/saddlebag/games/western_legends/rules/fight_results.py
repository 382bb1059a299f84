"""What follows from a fight: wounds, rewards, robbed goods, arrests. Chapters 5.7, 5.8 and 5.16."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.chapters import BANDIT, MAN_IN_BLACK, Fight
from saddlebag.games.western_legends.content import (
    CARD_EFFECT,
    CATTLE_COLOUR,
    EFFECT_TEXT,
    ENCOUNTER_LOSS,
    ENCOUNTER_WIN,
    MARSHAL_REWARDS,
    TOKEN_REWARD,
    TRIGGER,
)
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules import deeds, goods
from saddlebag.games.western_legends.rules.arrests import arrest, sheriff_is_beaten
from saddlebag.games.western_legends.rules.fight_deck import bury
from saddlebag.games.western_legends.rules.gains import lose_as_usual
from saddlebag.games.western_legends.rules.npc import counts_as_bandit, return_token
from saddlebag.games.western_legends.rules.reactions import (
    FIGHT_BONUSES,
    PLAYED_CARD,
    opponent_of,
    side_of,
    this_fight,
    using,
)
from saddlebag.games.western_legends.rules.stories import meet
from saddlebag.games.western_legends.rules.texts import Using, carry_out_text, use_window
from saddlebag.games.western_legends.rules.tracks import gain_points
from saddlebag.games.western_legends.state import MARSHAL, WANTED, State
from saddlebag.games.western_legends.words import fight_story
from saddlebag.games.western_legends.words.road_story import in_words
from saddlebag.games.western_legends.words.story import name_of

BEAT_BANDIT = TRIGGER.find("beat_bandit")
DUEL_LP = 2
"""WL-FIGHT-15"""
BANK_MONEY = 80
"""WL-BANK-04"""
MIB_MONEY, MIB_NUGGETS = 120, 4
"""What the Man in Black always has. WL-MIB-04"""

# --- in the order of the results ------------------------------------------------------------------------------------


def is_human(seat: int) -> bool:
    return seat not in (NOBODY, MAN_IN_BLACK)


def loser_suffers(s: State) -> Rule[None]:
    """1 wound and 1 poker card; neither an NPC nor the Man in Black takes them. WL-FIGHT-14, WL-NPC-08, WL-MIB-13"""
    fight = this_fight(s)
    loser = fight.rival if fight.winner == fight.fighter else fight.fighter
    if is_human(loser):
        yield from lose_as_usual(s, loser)


def fight_is_rewarded(s: State) -> Rule[None] | None:
    """What the kind of fight brings to whoever started it, or costs them. A target gains nothing, and the Man in Black
    gets what his card says. WL-FIGHT-20, WL-FIGHT-31, WL-MIB-15"""
    fight = this_fight(s)
    if fight.fighter == MAN_IN_BLACK:
        return None
    rule = (WON if fight.winner == fight.fighter else LOST)[fight.kind]
    return None if rule is None else rule(s, fight)


def card_pays(s: State) -> Rule[None]:
    """The on-win bonus of the winner's card, if it was revealed. WL-FIGHT-25, WL-FIGHT-28"""
    fight = this_fight(s)
    if not is_human(fight.winner) or not fight.revealed:
        return
    card = fight.cards[side_of(fight, fight.winner)]
    if FIGHT_BONUSES >> card & 1:
        yield from carry_out_text(s, using(s, fight.winner, PLAYED_CARD), EFFECT_TEXT[CARD_EFFECT[card]], terms.ON_WIN)


def texts_of_winner(s: State) -> Rule[None]:
    """Items and abilities for a won fight, and for the first bandit of the turn. WL-FIGHT-28, WL-FIGHT-31, WL-GEN-14"""
    fight = this_fight(s)
    winner = fight.winner
    if not is_human(winner):
        return
    together = NOBODY
    if s.turn is not None and winner == s.active and counts_as_bandit(s, fight.kind):
        meet(s, winner, BEAT_BANDIT)
        s.turn.bandits_beaten += 1
        if s.turn.bandits_beaten == 1:
            together = terms.FIRST_BANDIT_WIN
    yield from use_window(s, winner, terms.ON_FIGHT_WIN, opponent_of(fight, winner), together=together)


def clear_the_table(s: State) -> None:
    """All cards go where they belong, the bandit is gone, the token back in the supply. WL-FIGHT-21, WL-NPC-09,
    WL-NPC-13, AU-OUT-04, AU-HEIST-10"""
    fight = this_fight(s)
    put_cards_away(s, fight)
    if fight.kind == BANDIT:
        s.bandits &= ~(1 << fight.space)
    if fight.token != NOBODY:
        return_token(s, fight.token)


def put_cards_away(s: State, fight: Fight) -> None:
    """Poker cards are discarded, fight cards go under their deck, known to whoever saw them. WL-FIGHT-21, WL-NPC-09"""
    for card in [*[card for card in fight.cards if card != NOBODY], *bits(fight.spoils)]:
        s.poker.discard(card)
    fight.cards, fight.spoils = [NOBODY, NOBODY], 0
    eyes = [
        EVERYBODY if fight.shown or (fight.revealed and card == fight.played) else fight.looked for card in fight.drawn
    ]
    bury(s, fight.drawn, eyes, fight.drawn_from)
    fight.drawn, fight.drawn_from, fight.played = [], [], NOBODY


# --- against a player -----------------------------------------------------------------------------------------------


def won_duel(s: State, fight: Fight) -> None:
    """WL-FIGHT-15"""
    goods.gain_lp(s, fight.fighter, DUEL_LP)


def won_arrest(s: State, fight: Fight) -> Rule[None]:
    """1 Marshal point; the other one goes to the office. WL-FIGHT-19, AU-SHERIFF-02"""
    yield from gain_points(s, fight.fighter, MARSHAL, 1)
    arrest(s, fight.rival)


def won_rob(s: State, fight: Fight) -> Rule[None]:
    """1 Wanted point, half the money or half the nuggets, and perhaps an animal. WL-FIGHT-16, WL-FIGHT-17"""
    yield from gain_points(s, fight.fighter, WANTED, 1, crime=True)
    yield from take_half(s, fight.fighter, fight.rival)
    yield from take_animal(s, fight.fighter, fight.rival)


def money_to_rob(s: State, robber: int, victim: int) -> int:
    """Half of it, within what the robber can hold. WL-FIGHT-16, WL-FIGHT-18, WL-MIB-04"""
    held = MIB_MONEY if victim == MAN_IN_BLACK else s.players[victim].money
    return max(0, min(goods.half_of_money(held), goods.money_limit(s, robber) - s.players[robber].money))


def nuggets_to_rob(s: State, robber: int, victim: int) -> int:
    """Half of them, within what the robber can hold. WL-FIGHT-16, WL-FIGHT-18, WL-MIB-04"""
    held = MIB_NUGGETS if victim == MAN_IN_BLACK else s.players[victim].nuggets
    return max(0, min(goods.half(held), goods.nugget_limit(s, robber) - s.players[robber].nuggets))


def _victim(s: State, ask: Ask) -> str:
    return name_of(s.who(this_fight(s).rival))


ROB_GOODS = Question("rob_goods", "What do you take from {}?", says=_victim, clause="WL-FIGHT-16")
ROB_MONEY = Verb(
    "rob_money",
    at=ROB_GOODS,
    says=lambda s, ask, a: f"Take ${money_to_rob(s, ask.seat, this_fight(s).rival)}",
    clause="WL-FIGHT-16",
)
ROB_NUGGETS = Verb(
    "rob_nuggets",
    at=ROB_GOODS,
    says=lambda s, ask, a: f"Take {counted(nuggets_to_rob(s, ask.seat, this_fight(s).rival), 'nugget')}",
    clause="WL-FIGHT-16",
)
TAKE_MONEY, TAKE_NUGGETS = ROB_MONEY.each[0], ROB_NUGGETS.each[0]


def take_half(s: State, robber: int, victim: int) -> Rule[None]:
    """The robber chooses, if there is something of both. WL-FIGHT-16, WL-GEN-22"""
    dollars, nuggets = money_to_rob(s, robber, victim), nuggets_to_rob(s, robber, victim)
    choice = TAKE_MONEY if dollars else TAKE_NUGGETS
    if dollars and nuggets:
        choice = yield Ask(robber, ROB_GOODS, lambda: [TAKE_MONEY, TAKE_NUGGETS])
    if choice is TAKE_MONEY:
        if victim != MAN_IN_BLACK:
            s.players[victim].money -= dollars
        s.players[robber].money += dollars
        deeds.gained_money(s, robber, dollars)
        s.tell(fight_story.RobbedMoney, s.who(robber), s.who(victim), dollars)
    elif nuggets:
        if victim != MAN_IN_BLACK:
            s.players[victim].nuggets -= nuggets
        s.players[robber].nuggets += nuggets
        deeds.gained(s, robber)
        s.tell(fight_story.RobbedNuggets, s.who(robber), s.who(victim), nuggets)


def can_rob_cattle(s: State, robber: int, victim: int) -> bool:
    """Within the carrying limit. WL-FIGHT-17, WL-GEN-05"""
    return victim != MAN_IN_BLACK and bool(s.players[victim].cattle) and goods.may_take_cattle(s, robber)


def can_rob_longhorn(s: State, robber: int, victim: int) -> bool:
    """AU-LONG-03, AU-LONG-05"""
    return victim != MAN_IN_BLACK and s.players[victim].longhorns > 0


ROB_ANIMAL = Question("rob_animal", "Do you drive off an animal of {}?", says=_victim, clause="WL-FIGHT-17")
ROB_CATTLE = Verb(
    "rob_cattle",
    at=ROB_ANIMAL,
    says="Take their cattle token",
    clause="WL-FIGHT-17",
    needs=(
        Need(
            lambda s, ask, a: can_rob_cattle(s, ask.seat, this_fight(s).rival),
            "They have no cattle, or you cannot drive any more.",
            "WL-FIGHT-17",
        ),
    ),
)
ROB_LONGHORN = Verb(
    "rob_longhorn",
    at=ROB_ANIMAL,
    says="Take a longhorn",
    clause="AU-LONG-03",
    needs=(
        Need(
            lambda s, ask, a: can_rob_longhorn(s, ask.seat, this_fight(s).rival),
            "They have no longhorn.",
            "AU-LONG-03",
        ),
    ),
)
ROB_NOTHING = Verb("rob_nothing", at=ROB_ANIMAL, says="Take no animal", clause="WL-FIGHT-17", passes=True)
TAKE_CATTLE, TAKE_LONGHORN, TAKE_NONE = ROB_CATTLE.each[0], ROB_LONGHORN.each[0], ROB_NOTHING.each[0]


def animals_to_rob(s: State, robber: int, victim: int) -> list[Action]:
    """Cattle or a longhorn, not both. AU-LONG-04"""
    found = [TAKE_CATTLE] if can_rob_cattle(s, robber, victim) else []
    return [*found, TAKE_LONGHORN] if can_rob_longhorn(s, robber, victim) else found


def take_animal(s: State, robber: int, victim: int) -> Rule[None]:
    """One cattle token or one longhorn, if the robber wants it. WL-FIGHT-17, AU-LONG-03, AU-LONG-04"""
    if not animals_to_rob(s, robber, victim):
        return
    choice = yield Ask(robber, ROB_ANIMAL, lambda: [*animals_to_rob(s, robber, victim), TAKE_NONE])
    taker, loser = s.players[robber], s.players[victim]
    if choice is TAKE_CATTLE:
        token = loser.cattle.pop()
        taker.cattle.append(token)
        s.cattle_eyes[token] |= 1 << robber
        s.disclosed += 1
        s.tell(fight_story.RobbedCattle, s.who(robber), s.who(victim), token, CATTLE_COLOUR[token])
    elif choice is TAKE_LONGHORN:
        loser.longhorns -= 1
        taker.longhorns += 1
        s.tell(fight_story.RobbedLonghorn, s.who(robber), s.who(victim))


# --- against an NPC -------------------------------------------------------------------------------------------------


def may_take_marshal(s: State, seat: int) -> bool:
    """A Wanted player can only take the LP, and so can anybody if a fight card says so. WL-NPC-11, WL-NPC-12"""
    return not s.players[seat].wanted and not this_fight(s).lp_only


def _with_reward(points: int) -> str:
    return f" and {in_words(MARSHAL_REWARDS[points])}" if points < len(MARSHAL_REWARDS) else ""


BANDIT_REWARD = Question("bandit_reward", "You beat the bandit. What do you take?", clause="WL-NPC-12")
TAKE_LP = Verb("take_lp", at=BANDIT_REWARD, says="Take 1 LP", clause="WL-NPC-12")
TAKE_BADGE = Verb(
    "take_marshal",
    at=BANDIT_REWARD,
    says=lambda s, ask, a: f"Take 1 Marshal point{_with_reward(s.players[ask.seat].marshal)}",
    clause="WL-NPC-12",
)
LP_REWARD, MARSHAL_REWARD = TAKE_LP.each[0], TAKE_BADGE.each[0]


def beat_bandit(s: State, fight: Fight) -> Rule[None]:
    """1 LP or 1 Marshal point, as the player chooses. WL-NPC-12"""
    choice = LP_REWARD
    if may_take_marshal(s, fight.fighter):
        choice = yield Ask(fight.fighter, BANDIT_REWARD, lambda: [LP_REWARD, MARSHAL_REWARD])
    if choice is LP_REWARD:
        goods.gain_lp(s, fight.fighter, 1)
    else:
        yield from gain_points(s, fight.fighter, MARSHAL, 1)


def robbed_bank(s: State, fight: Fight) -> Rule[None]:
    """$80 and Wanted points. WL-BANK-04, WL-BANK-08"""
    goods.gain_money(s, fight.fighter, BANK_MONEY)
    yield from gain_points(s, fight.fighter, WANTED, s.options.bank_heist_wanted, crime=True)


def failed_at_bank(s: State, fight: Fight) -> Rule[None]:
    """1 Wanted point all the same. WL-BANK-05, WL-BANK-08"""
    yield from gain_points(s, fight.fighter, WANTED, 1, crime=True)


def robbed_train(s: State, fight: Fight) -> Rule[None]:
    """AU-HEIST-08"""
    yield from carry_out_text(s, a_crime(fight), ENCOUNTER_WIN[fight.encounter])


def failed_at_train(s: State, fight: Fight) -> Rule[None]:
    """AU-HEIST-09"""
    yield from carry_out_text(s, a_crime(fight), ENCOUNTER_LOSS[fight.encounter])


def a_crime(fight: Fight) -> Using:
    """The Wanted points of a Heist are those of a crime. WL-TRACK-08"""
    now = Using(fight.fighter)
    now.crime = True
    return now


def beat_sheriff(s: State, fight: Fight) -> None:
    """WL-SHERIFF-08"""
    sheriff_is_beaten(s, fight.space)


def lost_to_sheriff(s: State, fight: Fight) -> None:
    """WL-SHERIFF-09"""
    arrest(s, fight.fighter)


def beat_token(s: State, fight: Fight) -> Rule[None]:
    """What stands below the line. AU-OUT-03, AU-CJ-01"""
    yield from carry_out_text(s, Using(fight.fighter), TOKEN_REWARD[fight.token])


Result = Callable[[State, Fight], Rule[None] | None]
WON: tuple[Result, ...] = (
    won_duel, won_rob, won_arrest, beat_bandit, robbed_bank, robbed_train, beat_sheriff, beat_token, beat_token,
)  # fmt: skip
"""By kind of fight, if whoever started it, or fights the NPC, wins."""
LOST: tuple[Result | None, ...] = (
    None, None, None, None, failed_at_bank, failed_at_train, lost_to_sheriff, None, None,
)  # fmt: skip
"""And if they lose."""
