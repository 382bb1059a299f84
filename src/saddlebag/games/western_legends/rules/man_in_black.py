"""The Man in Black, who takes part without a seat. Chapter 5.18, ledger 9.20."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.games.western_legends.chapters import DUEL, ROB
from saddlebag.games.western_legends.content import ALL_HIDEOUTS, MIB_TEXT
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.deeds import began_turn
from saddlebag.games.western_legends.rules.fights import man_in_black_attacks
from saddlebag.games.western_legends.rules.texts import RULES, Using, carry_out_text
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import tale_story as story


def he_takes_part(s: State) -> bool:
    """WL-MIB-01"""
    return s.man_in_black


def man_in_black_acts(s: State) -> Rule[None]:
    """One of his cards from top to bottom, with the first player making its choices. WL-MIB-02, WL-MIB-10, WL-MIB-17"""
    began_turn(s)
    if not s.mib_deck:
        shuffle_his_cards(s)
    card = s.mib_deck.pop()
    s.mib_discards.append(card)
    s.disclosed += 1
    s.tell(story.ManInBlackActs, card)
    yield from carry_out_text(s, Using(s.first), MIB_TEXT[card])
    if s.options.mib_bonus_lp:
        gain_lp(s, s.options.mib_bonus_lp)


def shuffle_his_cards(s: State) -> None:
    s.mib_deck += s.mib_discards
    s.mib_discards = []
    s.dice.shuffle(s.mib_deck)


def gain_lp(s: State, points: int) -> None:
    """He reaches no markers. WL-MIB-09, WL-MIB-11"""
    s.mib_lp += points
    s.tell(story.ManInBlackGains, points, s.mib_lp)


def go_to(s: State, space: int) -> None:
    """Nothing there stops or fights him. WL-MIB-02"""
    s.mib_place = space
    s.tell(story.ManInBlackRides, space)


@RULES.of(fx.MibPlace)
def mib_place(s: State, now: Using, step: fx.MibPlace) -> None:
    """WL-MIB-02"""
    go_to(s, step.space.number)


@RULES.of(fx.MibLp)
def mib_lp(s: State, now: Using, step: fx.MibLp) -> None:
    """WL-MIB-09"""
    gain_lp(s, step.number)


def leader(s: State) -> int:
    """The player with the most LP, the earliest in turn order. WL-MIB-10"""
    most = max([player.lp for player in s.players])
    return next(seat for seat in s.clockwise(s.first) if s.players[seat].lp == most)


def richest(s: State) -> int:
    """The player with the most money, the earliest in turn order. WL-MIB-10"""
    most = max([player.money for player in s.players])
    return next(seat for seat in s.clockwise(s.first) if s.players[seat].money == most)


@RULES.of(fx.MibDuel)
def mib_duel(s: State, now: Using, step: fx.MibDuel) -> Rule[None]:
    """WL-MIB-05, WL-MIB-15"""
    seat = leader(s)
    go_to(s, s.players[seat].place)
    won = yield from man_in_black_attacks(s, DUEL, seat)
    if won:
        gain_lp(s, step.number)


@RULES.of(fx.MibRob)
def mib_rob(s: State, now: Using, step: fx.MibRob) -> Rule[None]:
    """The loser's money goes to the supply: he has no use for it. WL-MIB-04, WL-MIB-05, WL-MIB-15"""
    seat = richest(s)
    go_to(s, s.players[seat].place)
    won = yield from man_in_black_attacks(s, ROB, seat)
    if won:
        goods.lose_money(s, seat, goods.half_of_money(s.players[seat].money))
        gain_lp(s, step.number)


@RULES.of(fx.MibHuntBandit)
def mib_hunt_bandit(s: State, now: Using, step: fx.MibHuntBandit) -> None:
    """The first bandit in the order of the hideouts. Ledger 9.20"""
    space = next((each for each in ALL_HIDEOUTS if s.bandits >> each & 1), NOBODY)
    if space == NOBODY:
        return
    go_to(s, space)
    s.bandits &= ~(1 << space)
    s.tell(story.BanditHunted, space)
    gain_lp(s, step.number)


@RULES.of(fx.MibReshuffle)
def mib_reshuffle(s: State, now: Using, step: fx.MibReshuffle) -> None:
    """This card, too, which lies on the discards already. Ledger 9.20"""
    shuffle_his_cards(s)
