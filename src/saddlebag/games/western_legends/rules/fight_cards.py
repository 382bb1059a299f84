"""The cards of a fight: who draws, who lays which one face down, and the reveal. Chapters 5.7 and 5.8."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import DUEL, MAN_IN_BLACK, ROB
from saddlebag.games.western_legends.content import CARD, FIGHT_CARD, FIGHT_TEXT, FIGHT_VALUE, SPEAKER
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.fight_deck import draw_fight_cards
from saddlebag.games.western_legends.rules.reactions import (
    fighters,
    is_with_player,
    opponent_of,
    show,
    side_of,
    this_fight,
)
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story
from saddlebag.games.western_legends.words.fight_story import NPC_NAMES, fight_card_name
from saddlebag.games.western_legends.words.story import capital, name_of, with_effect

# --- fight cards ------------------------------------------------------------------------------------------------------


def somebody_plays_for_it(s: State) -> bool:
    """Whether the player to the right plays for an NPC. WL-NPC-02, WL-NPC-21"""
    return not is_with_player(this_fight(s)) and s.options.npc_card_chooser == "right_hand_player"


def draw_against_player(s: State) -> None:
    """Fight cards for an NPC, seen by the player to the right, or for the Man in Black. WL-NPC-02, WL-MIB-13"""
    fight = this_fight(s)
    fight.restarting = False
    if not fight.number:
        return
    fight.drawn, fight.drawn_from = draw_fight_cards(s, fight.number)
    if somebody_plays_for_it(s):
        right = s.right_of(fight.fighter)
        fight.looked = 1 << right
        s.disclosed += len(fight.drawn)
        s.tell(fight_story.FightCardsDrawn, s.who(right), fight.kind, fight.drawn[:])


# --- poker cards, and the reveal --------------------------------------------------------------------------------------


def _against(s: State, ask: Ask) -> str:
    fight = this_fight(s)
    opponent = opponent_of(fight, ask.seat)
    return NPC_NAMES[fight.kind] if opponent == NOBODY else name_of(s.who(opponent))


def _attack(s: State, ask: Ask) -> str:
    fight = this_fight(s)
    who = capital(name_of(s.who(fight.fighter)))
    if fight.kind == DUEL:
        return f"{who} wants a duel with you."
    return f"{who} wants to {'rob' if fight.kind == ROB else 'arrest'} you."


LAY_CARD = Question("lay_card", "Which card do you play against {}?", says=_against, clause="WL-FIGHT-07")
STAND_UP = Question("stand_up", "{} Which card do you play?", says=_attack, clause="WL-FIGHT-08")
LAY = Verb(
    "lay",
    CARD,
    at=(LAY_CARD, STAND_UP),
    says=lambda s, ask, a: f"Play {with_effect(a.arg)} face down",
    clause="WL-FIGHT-07",
    touches="card:{0}",
    needs=(
        Need(
            lambda s, ask, a: bool(s.players[ask.seat].hand >> a.arg & 1), "You do not hold that card.", "WL-FIGHT-07"
        ),
    ),
)
DECLINE = Verb("decline", at=STAND_UP, says="Play no card and lose the fight", clause="WL-FIGHT-08")
PLAY_NONE = DECLINE.each[0]


def lay(s: State, seat: int, card: int) -> None:
    """A card lies face down. WL-FIGHT-07, WL-FIGHT-08"""
    fight = this_fight(s)
    s.players[seat].hand &= ~(1 << card)
    fight.cards[side_of(fight, seat)] = card
    s.tell(fight_story.LaidCard, s.who(seat), card)


def play_none(s: State, seat: int, had_none: bool) -> None:
    """Whoever plays no card loses at once. WL-FIGHT-06, WL-FIGHT-08, WL-NPC-07"""
    this_fight(s).declined = True
    s.tell(fight_story.PlayedNoCard, s.who(seat), had_none)


def fighter_plays(s: State) -> Rule[None]:
    """Whoever started it, or fights the NPC, plays a card. WL-FIGHT-06, WL-FIGHT-07, WL-NPC-03, WL-NPC-07"""
    seat = this_fight(s).fighter
    if seat == MAN_IN_BLACK:
        return
    if not s.players[seat].hand:
        play_none(s, seat, True)
        return
    choice = yield Ask(seat, LAY_CARD, lambda: goods.cards_of(LAY, s.players[seat].hand))
    lay(s, seat, choice.arg)


def rival_plays(s: State) -> Rule[None]:
    """The target plays a card or declines; the Man in Black never does. WL-FIGHT-08, WL-MIB-13, WL-MIB-15"""
    fight = this_fight(s)
    seat = fight.rival
    if fight.declined or seat in (NOBODY, MAN_IN_BLACK):
        return
    if not s.players[seat].hand:
        play_none(s, seat, True)
        return
    choice = yield Ask(seat, STAND_UP, lambda: [*goods.cards_of(LAY, s.players[seat].hand), PLAY_NONE])
    if choice is PLAY_NONE:
        play_none(s, seat, False)
    else:
        lay(s, seat, choice.arg)


CHOOSE_FIGHT_CARD = Question(
    "choose_fight_card",
    "You play for {}. Which fight card do you choose?",
    says=lambda s, ask: f"{NPC_NAMES[this_fight(s).kind]}; texts are for {name_of(s.who(this_fight(s).fighter))}",
    clause="WL-NPC-02",
)
PLAY_FOR = Verb(
    "play_for",
    FIGHT_CARD,
    at=CHOOSE_FIGHT_CARD,
    says=lambda s, ask, a: f"Play {fight_card_name(a.arg)}: {FIGHT_TEXT[a.arg].words(SPEAKER)}",
    clause="WL-NPC-02",
    touches="fight_card:{0}",
    needs=(Need(lambda s, ask, a: a.arg in this_fight(s).drawn, "That card was not drawn.", "WL-NPC-02"),),
)


def npc_plays(s: State) -> Rule[None]:
    """The player to the right chooses one of the cards drawn. WL-NPC-02, WL-NPC-07"""
    fight = this_fight(s)
    if fight.declined or not somebody_plays_for_it(s):
        return
    if len(fight.drawn) == 1:
        fight.played = fight.drawn[0]
        return
    seat = s.right_of(fight.fighter)
    choice = yield Ask(seat, CHOOSE_FIGHT_CARD, lambda: [PLAY_FOR.each[card] for card in sorted(this_fight(s).drawn)])
    this_fight(s).played = choice.arg


def cards_are_played(s: State) -> bool:
    return not this_fight(s).declined


def reveal(s: State) -> None:
    """All cards at once; where nobody chose, the highest is played and all that were drawn are shown. WL-FIGHT-09,
    WL-MIB-05, WL-NPC-21"""
    fight = this_fight(s)
    for seat in fighters(s):
        card = fight.cards[side_of(fight, seat)]
        show(s, card)
        s.tell(fight_story.RevealedCard, s.who(seat), card)
    if fight.drawn:
        if fight.played == NOBODY:
            fight.played = max(fight.drawn, key=lambda card: FIGHT_VALUE[card])
            fight.shown = True
            s.tell(fight_story.ShowedFightCards, fight.drawn[:])
        s.disclosed += len(fight.drawn)
        s.tell(fight_story.RevealedFightCard, fight.kind, is_with_player(fight), fight.played)
    fight.revealed = True
