"""How likely fights are won. For bots."""

from math import comb

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends.chapters import MAN_IN_BLACK, SHERIFF, Fight
from saddlebag.games.western_legends.content import FIGHT_CARD, FIGHT_VALUE
from saddlebag.games.western_legends.mind.prices import FIGHTS, REACTS, WEAPON_LOWERS
from saddlebag.games.western_legends.rules.reactions import fighter_wins
from saddlebag.games.western_legends.state import Player, State

HIGHEST = 24
"""No card counts more, whatever lowers the other one."""
DECK = len(FIGHT_CARD)


def _beats(value: int, number: int) -> float:
    """How likely a card beats the highest of some fight cards, which win ties."""
    below = sum([other < value for other in FIGHT_VALUE])
    return comb(below, number) / comb(DECK, number)


def _beats_hand(value: int, cards: int) -> float:
    """How likely a card beats a player's best, who may hold reactions too."""
    below = min(13, max(0, value - 1)) / 13
    wins: float = below ** (0.8 * min(cards, 4))
    return wins * (0.95 if cards else 1.0)


FIGHTER_BEATS = [1 - ((value - 1) / 13) ** 2.5 for value in FIGHT_VALUE]
"""How likely whoever fights beats each fight card: they play their best."""
BEATS = [[_beats(value, number) for value in range(HIGHEST)] for number in range(7)]
BEATS_HAND = [[_beats_hand(value, cards) for value in range(HIGHEST)] for cards in range(8)]


def lowers(player: Player) -> int:
    """By how much a player's weapon lowers the card of the other side."""
    return 0 if player.weapon == NOBODY else WEAPON_LOWERS[player.weapon][player.upgraded >> player.weapon & 1]


def best_card(player: Player) -> int:
    """The card of a hand that counts most in a fight."""
    best, found = 0, NOBODY
    for card in bits(player.hand):
        if FIGHTS[card] > best:
            best, found = FIGHTS[card], card
    return found


def strength(player: Player, but: int = NOBODY) -> int:
    """What the best card of a hand counts, with the weapon and a reaction; 0 for an empty hand. `but` is a card that
    will be gone."""
    best, card_of_best, react = 0, NOBODY, 0
    for card in bits(player.hand):
        if FIGHTS[card] > best and card != but:
            best, card_of_best = FIGHTS[card], card
    if not best:
        return 0
    for card in bits(player.hand):
        if REACTS[card] > react and card not in (card_of_best, but):
            react = REACTS[card]
    return min(HIGHEST - 1, best + react + lowers(player))


def against_npc(value: int, number: int) -> float:
    return BEATS[min(number, 6)][value] if value else 0.0


def against_player(value: int, cards: int) -> float:
    return BEATS_HAND[min(cards, 7)][value] if value else 0.0


def against_man_in_black(value: int) -> float:
    return BEATS[3][value - 1] if value else 0.0


def chance(s: State, fight: Fight, viewer: int) -> float:
    """How likely it looks to somebody that the fighter wins. Before the cards are revealed everybody reckons with those
    that they know."""
    if fight.revealed:
        return in_the_open(s, fight)
    hand = s.players[fight.fighter] if fight.fighter < len(s.players) else None
    if hand is None:  # the Man in Black
        return 1 - played_against_man_in_black(s, fight)
    if viewer != fight.fighter:
        if fight.played != NOBODY:
            return 1 - (FIGHT_VALUE[fight.played] - 1) / 14
        if viewer == fight.rival:
            return 1 - laid_or_best(s, fight, 1, hand.hand.bit_count() + 1)
    card = fight.cards[0]
    value = strength(hand) if card == NOBODY else laid(hand, card)
    if fight.rival == MAN_IN_BLACK:
        return against_man_in_black(value)
    if fight.rival != NOBODY:
        return against_player(value, s.players[fight.rival].hand.bit_count() + (fight.cards[1] != NOBODY))
    if fight.kind == SHERIFF and card == NOBODY:
        value = max(0, value - 1)
    return against_npc(value, fight.number)


def laid(player: Player, card: int) -> int:
    """What a card counts that a player has laid, with what they can still play."""
    react = max([REACTS[other] for other in bits(player.hand)], default=0)
    return min(HIGHEST - 1, FIGHTS[card] + react + lowers(player))


def laid_or_best(s: State, fight: Fight, side: int, cards: int) -> float:
    """How likely the target wins, who loses ties."""
    target = s.players[fight.rival]
    card = fight.cards[side]
    value = strength(target) if card == NOBODY else laid(target, card)
    return 0.0 if fight.declined else against_player(max(0, value - 1), cards)


def played_against_man_in_black(s: State, fight: Fight) -> float:
    target = s.players[fight.rival]
    card = fight.cards[1]
    return 0.0 if fight.declined else against_man_in_black(strength(target) if card == NOBODY else laid(target, card))


def in_the_open(s: State, fight: Fight) -> float:
    """The cards lie open: who would win now, and a little for what the loser may still play."""
    wins = fighter_wins(s)
    loser = fight.rival if wins else fight.fighter
    if not 0 <= loser < len(s.players) or fight.passed >> loser & 1:
        return float(wins)
    doubt = 0.05 * min(3, s.players[loser].hand.bit_count())
    return 1 - doubt if wins else doubt
