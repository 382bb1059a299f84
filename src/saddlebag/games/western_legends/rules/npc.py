"""Bandits, guards, outlaws and claim jumpers: whom a player runs into, and how such a fight begins. Chapter 5.8."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.western_legends.chapters import BANDIT, CLAIM_JUMPER, OUTLAW, Fight
from saddlebag.games.western_legends.content import CLAIM_JUMPER as CLAIM_JUMPER_TOKEN
from saddlebag.games.western_legends.content import TOKEN_KIND, TOKEN_NUMBER
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story

BANDIT_CARDS, BANK_GUARD_CARDS, SHERIFF_CARDS = 2, 3, 4
"""How many fight cards each of them draws. WL-NPC-01"""


def start_npc_fight(
    s: State, seat: int, kind: int, number: int, space: int, token: int = NOBODY, encounter: int = NOBODY
) -> None:
    """A fight with an NPC is laid out; it costs no action of its own. WL-NPC-01, WL-NPC-16"""
    s.fight = Fight(kind=kind, fighter=seat, space=space, token=token, encounter=encounter, number=number)
    s.tell(fight_story.NpcFightBegan, s.who(seat), kind, number)


def must_fight_here(s: State, seat: int) -> bool:
    """Whether a bandit or a token stops a player where they stand. WL-MOVE-04, AU-MOVE-02"""
    place = s.players[seat].place
    return bool(s.bandits >> place & 1) or place in s.token_spaces


def start_fight_here(s: State, seat: int) -> None:
    """The bandit is fought first, then the token, which is revealed. WL-MOVE-04, AU-MOVE-02, AU-MOVE-03"""
    place = s.players[seat].place
    if s.bandits >> place & 1:
        start_npc_fight(s, seat, BANDIT, BANDIT_CARDS, place)
        return
    token = s.tokens[s.token_spaces.index(place)]
    s.token_knowledge.turn_up(token)
    s.disclosed += 1
    s.tell(fight_story.TokenRevealed, s.who(seat), token)
    kind = CLAIM_JUMPER if TOKEN_KIND[token] == CLAIM_JUMPER_TOKEN else OUTLAW
    start_npc_fight(s, seat, kind, TOKEN_NUMBER[token], place, token)


def return_token(s: State, token: int) -> None:
    """A token that was fought goes back to the supply, shuffled face down. AU-OUT-04, AU-CJ-01"""
    place = s.tokens.index(token)
    del s.tokens[place]
    del s.token_spaces[place]
    s.token_pile.append(token)
    s.token_knowledge.shuffle(s.token_pile, s.dice)


def counts_as_bandit(s: State, kind: int) -> bool:
    """Outlaws and claim jumpers do for abilities and stories only with the option. AU-OUT-05, WL-STORY-14"""
    return kind == BANDIT or (s.options.outlaws_count_as_bandits and kind in (OUTLAW, CLAIM_JUMPER))
