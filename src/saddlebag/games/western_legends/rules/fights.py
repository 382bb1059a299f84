"""Fights: who may be fought, the course of a fight with a player, an NPC or the Man in Black. Chapters 5.7 and 5.8."""

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course, Each, If, InOneGo, Repeat, Stage, UntilAllPass, While
from saddlebag.engine.names import NOBODY
from saddlebag.engine.play import within
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import ARREST, DUEL, FIGHTER, MAN_IN_BLACK, ROB, Fight
from saddlebag.games.western_legends.content import CARD, FIGHT_CARD, FIGHT_TEXT, FIGHT_VALUE, SPEAKER
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.texts import Clause
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.deeds import won_fight
from saddlebag.games.western_legends.rules.fight_deck import draw_fight_cards
from saddlebag.games.western_legends.rules.fight_results import (
    card_pays,
    clear_the_table,
    fight_is_rewarded,
    loser_suffers,
    put_cards_away,
    texts_of_winner,
)
from saddlebag.games.western_legends.rules.reactions import (
    apply_bonuses,
    fighter_wins,
    fighters,
    final_value,
    is_with_player,
    man_in_black_stares,
    opponent_of,
    react,
    show,
    side_of,
    this_fight,
)
from saddlebag.games.western_legends.rules.stories import offer_fight_disc
from saddlebag.games.western_legends.rules.texts import (
    NEXT,
    NEXT_TEXT,
    Using,
    carry_out,
    others_there,
    perform,
    sources,
    use_source,
)
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story
from saddlebag.games.western_legends.words.fight_story import NPC_NAMES, fight_card_name, with_effect
from saddlebag.games.western_legends.words.story import capital, name_of

MIB_CARDS = 3
"""How many fight cards the Man in Black draws. WL-MIB-05"""

# --- fighting another player ------------------------------------------------------------------------------------------


def is_here(s: State, ask: Ask, action: Action) -> bool:
    return action.arg in others_there(s, ask.seat)


def may_be_fought(s: State, target: int) -> bool:
    """Once per turn. WL-FIGHT-02"""
    return not s.now.fought >> target & 1


def may_be_arrested(s: State, target: int) -> bool:
    """The Man in Black never is. WL-FIGHT-03, WL-MIB-13"""
    return target != MAN_IN_BLACK and s.players[target].wanted > 0


IN_A_FIGHT = (
    Need(is_here, "They are not in your space.", "WL-FIGHT-01"),
    Need(lambda s, ask, a: may_be_fought(s, a.arg), "You have fought them in this turn already.", "WL-FIGHT-02"),
    Need(lambda s, ask, a: s.players[ask.seat].hand != 0, "You need a poker card to start a fight.", "WL-FIGHT-04"),
)


def _fight(doing: str) -> Verb:
    """A kind of fight as an action."""
    more: tuple[Need, ...] = ()
    if doing == "arrest":
        more = (
            Need(lambda s, ask, a: s.players[ask.seat].marshal > 0, "Only a Marshal arrests.", "WL-FIGHT-03"),
            Need(lambda s, ask, a: may_be_arrested(s, a.arg), "They are not Wanted.", "WL-FIGHT-03"),
        )
    return Verb(
        doing,
        FIGHTER,
        at=ACTION,
        says=lambda s, ask, a: f"{capital(doing)} {name_of(s.who(a.arg))}",
        clause="WL-FIGHT-01",
        touches="player:{0}",
        needs=(*IN_A_FIGHT, *more),
    )


FIGHTS = (_fight("duel"), _fight("rob"), _fight("arrest"))
"""By kind: DUEL, ROB, ARREST. WL-FIGHT-22"""


def offers(s: State, seat: int) -> list[Action]:
    """The fights that a player may start. WL-FIGHT-01..04, WL-FIGHT-22"""
    if not s.players[seat].hand:
        return []
    found: list[Action] = []
    for target in others_there(s, seat):
        if may_be_fought(s, target):
            found += [FIGHTS[DUEL].each[target], FIGHTS[ROB].each[target]]
            if s.players[seat].marshal and may_be_arrested(s, target):
                found.append(FIGHTS[ARREST].each[target])
    return found


def declare(s: State, action: Action) -> Rule[None]:
    """A fight with a player is laid out; the Man in Black will draw fight cards. WL-FIGHT-01, WL-MIB-13"""
    seat, rival = s.active, action.arg
    kind = (DUEL, ROB, ARREST)[[verb.name for verb in FIGHTS].index(action.verb)]
    s.now.fought |= 1 << rival
    number = MIB_CARDS if rival == MAN_IN_BLACK else 0
    s.fight = Fight(kind=kind, fighter=seat, rival=rival, space=s.players[seat].place, number=number)
    s.tell(fight_story.FightDeclared, s.who(seat), s.who(rival), kind)
    return
    yield


for fight_verb in FIGHTS:
    ACTION_RULES[fight_verb.name] = declare


def man_in_black_attacks(s: State, kind: int, seat: int) -> Rule[bool]:
    """He duels or robs a player; whether he won. WL-MIB-05, WL-MIB-15"""
    fight = s.fight = Fight(kind=kind, fighter=MAN_IN_BLACK, rival=seat, space=s.players[seat].place, number=MIB_CARDS)
    s.tell(fight_story.FightDeclared, s.who(MAN_IN_BLACK), s.who(seat), kind)
    yield from within(FIGHT, s)
    return fight.winner == MAN_IN_BLACK


# --- its beginning ------------------------------------------------------------------------------------------------


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


RIVAL = 100
"""What is added to a source of the rival. WL-FIGHT-29"""


def start_texts(s: State, side: int) -> list[int]:
    """The start-of-fight texts of a side that were not used yet; only whoever started it uses a Rifle. WL-FIGHT-29,
    WL-FIGHT-30"""
    fight = this_fight(s)
    seat = (fight.fighter, fight.rival)[side]
    if not is_with_player(fight) or seat == MAN_IN_BLACK:
        return []
    found = sources(s, seat, terms.FIGHT_START_VS_PLAYER)
    if side == 0:
        found = sorted({*found, *sources(s, seat, terms.FIGHT_START_AS_STARTER)})
    return [source for source in found if source + RIVAL * side not in fight.started]


def start_texts_are_left(s: State) -> bool:
    return bool(start_texts(s, 0) or start_texts(s, 1))


def use_start_text(s: State) -> Rule[None]:
    """One text of the side whose turn it is, or of the other if that has none. WL-FIGHT-05"""
    fight = this_fight(s)
    side = fight.starts_next if start_texts(s, fight.starts_next) else 1 - fight.starts_next
    seat = (fight.fighter, fight.rival)[side]
    waiting = start_texts(s, side)
    source = waiting[0]
    if len(waiting) > 1:
        choice = yield Ask(seat, NEXT_TEXT, lambda: [NEXT.of(each) for each in start_texts(s, side)])
        source = choice.arg
    fight = this_fight(s)
    fight.started.append(source + RIVAL * side)
    fight.starts_next = 1 - side
    opponent = opponent_of(fight, seat)
    yield from use_source(s, seat, source, terms.FIGHT_START_VS_PLAYER, opponent)
    if side == 0:
        yield from use_source(s, seat, source, terms.FIGHT_START_AS_STARTER, opponent)


# --- cards ----------------------------------------------------------------------------------------------------------


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
    says=lambda s, ask: NPC_NAMES[this_fight(s).kind],
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


# --- the fight card's text ------------------------------------------------------------------------------------------

RESTART = Question("restart", "Do you call this fight off, so that it begins anew?", clause="WL-NPC-10")
CALL_OFF = Verb("call_off", at=RESTART, says="Begin the fight anew with other fight cards", clause="WL-NPC-10")
LET_STAND = Verb("let_stand", at=RESTART, says="Fight it out", clause="WL-NPC-10", passes=True)
BEGIN_ANEW, FIGHT_ON = CALL_OFF.each[0], LET_STAND.each[0]


def fight_card_speaks(s: State) -> Rule[None]:
    """The text of the fight card concerns the player who fights, whoever wins. WL-NPC-04, WL-NPC-05, WL-MIB-05"""
    fight = this_fight(s)
    if fight.played == NOBODY:
        return
    seat = fighters(s)[0]
    for clause in FIGHT_TEXT[fight.played].at(terms.NOW):
        if clause.manner == terms.NPC_MAY:
            yield from offer_to_npc(s, seat, clause)
        else:
            yield from carry_out(s, Using(seat), clause)


def offer_to_npc(s: State, seat: int, clause: Clause) -> Rule[None]:
    """Whoever plays for the NPC may use it, once in a chain of fights. WL-NPC-10, WL-NPC-21, WL-MIB-14"""
    if not somebody_plays_for_it(s) or this_fight(s).restarted:
        return
    choice = yield Ask(s.right_of(seat), RESTART, lambda: [BEGIN_ANEW, FIGHT_ON])
    if choice is BEGIN_ANEW:
        yield from perform(s, Using(seat), clause.steps)


def begin_anew(s: State) -> None:
    """The player draws a card, all cards played are put away, and as many fight cards are drawn again. WL-NPC-10"""
    old = this_fight(s)
    goods.draw(s, old.fighter, 1)
    put_cards_away(s, old)
    s.fight = Fight(
        kind=old.kind,
        fighter=old.fighter,
        space=old.space,
        token=old.token,
        encounter=old.encounter,
        number=old.number,
        restarted=True,
        restarting=True,
    )
    s.tell(fight_story.FightRestarted, s.who(old.fighter), old.kind)


def begins_anew(s: State) -> bool:
    return this_fight(s).restarting


def is_fought_out(s: State) -> bool:
    return not this_fight(s).restarting


# --- its end --------------------------------------------------------------------------------------------------------


def decide(s: State) -> None:
    """Whoever played no card has lost; otherwise the values are compared. A card that was not answered is shown only
    now. WL-FIGHT-08, WL-FIGHT-12, WL-FIGHT-28, WL-NPC-04"""
    fight = this_fight(s)
    values = [0, 0]
    if fight.declined:
        won = fight.fighter == MAN_IN_BLACK or fight.cards[0] != NOBODY
        if fight.cards[0] != NOBODY:
            show(s, fight.cards[0])
            s.tell(fight_story.RevealedCard, s.who(fight.fighter), fight.cards[0])
            fight.spoils |= 1 << fight.cards[0]
            fight.cards[0] = NOBODY
    else:
        values = [final_value(s, 0), final_value(s, 1)]
        won = fighter_wins(s)
    fight.winner = fight.fighter if won else fight.rival
    fight.over = True
    if fight.winner not in (NOBODY, MAN_IN_BLACK):
        won_fight(s, fight.winner, values[0 if won else 1], won and fight.declined)
    if not is_with_player(fight):
        s.tell(fight_story.NpcFightEnded, s.who(fight.fighter), fight.kind, won, values[0], values[1])
        return
    sides = (0, 1) if won else (1, 0)
    who = [s.who((fight.fighter, fight.rival)[side]) for side in sides]
    s.tell(fight_story.FightWon, who[0], who[1], values[sides[0]], values[sides[1]])


FIGHT = Course(
    "fight",
    Stage("declaring", offer_fight_disc),
    Repeat(
        draw_against_player,
        Stage("fight_start", While(start_texts_are_left, InOneGo(use_start_text))),
        Stage("fight_cards", fighter_plays, rival_plays, npc_plays),
        If(
            cards_are_played,
            Stage("bonuses", reveal, man_in_black_stares, Each(fighters, InOneGo(apply_bonuses))),
            Stage("reactions", UntilAllPass(fighters, react)),
            Stage("fight_card", InOneGo(fight_card_speaks), If(begins_anew, begin_anew)),
        ),
        until=is_fought_out,
    ),
    Stage(
        "fight_results",
        decide,
        InOneGo(loser_suffers),
        InOneGo(fight_is_rewarded),
        InOneGo(card_pays),
        InOneGo(texts_of_winner),
        clear_the_table,
    ),
    owns="fight",
)
"""WL-FIGHT-05..10, WL-FIGHT-31, WL-NPC-04"""
