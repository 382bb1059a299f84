"""Fights: who may be fought, the course of a fight with a player, an NPC or the Man in Black. Chapters 5.7 and 5.8."""

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course, Each, If, InOneGo, Repeat, Stage, UntilAllPass, While
from saddlebag.engine.names import NOBODY
from saddlebag.engine.play import within
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import ARREST, DUEL, FIGHTER, MAN_IN_BLACK, ROB, Fight
from saddlebag.games.western_legends.content import FIGHT_TEXT
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.step import Step
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.deeds import won_fight
from saddlebag.games.western_legends.rules.fight_cards import (
    cards_are_played,
    draw_against_player,
    fighter_plays,
    npc_plays,
    reveal,
    rival_plays,
    somebody_plays_for_it,
)
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
    this_fight,
)
from saddlebag.games.western_legends.rules.readings import read_text
from saddlebag.games.western_legends.rules.stories import offer_fight_disc
from saddlebag.games.western_legends.rules.texts import (
    NEXT,
    NEXT_TEXT,
    NO_SOURCES,
    Using,
    follow,
    others_there,
    perform,
    sources,
    use_source,
)
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story
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


def declare(s: State, action: Action) -> None:
    """A fight with a player is laid out; the Man in Black will draw fight cards. WL-FIGHT-01, WL-MIB-13"""
    seat, rival = s.active, action.arg
    kind = (DUEL, ROB, ARREST)[[verb.name for verb in FIGHTS].index(action.verb)]
    s.now.fought |= 1 << rival
    number = MIB_CARDS if rival == MAN_IN_BLACK else 0
    s.fight = Fight(kind=kind, fighter=seat, rival=rival, space=s.players[seat].place, number=number)
    s.tell(fight_story.FightDeclared, s.who(seat), s.who(rival), kind)


for fight_verb in FIGHTS:
    ACTION_RULES[fight_verb.name] = declare


def man_in_black_attacks(s: State, kind: int, seat: int) -> Rule[bool]:
    """He duels or robs a player; whether he won. WL-MIB-05, WL-MIB-15"""
    fight = s.fight = Fight(kind=kind, fighter=MAN_IN_BLACK, rival=seat, space=s.players[seat].place, number=MIB_CARDS)
    s.tell(fight_story.FightDeclared, s.who(MAN_IN_BLACK), s.who(seat), kind)
    yield from within(FIGHT, s)
    return fight.winner == MAN_IN_BLACK


# --- its beginning ------------------------------------------------------------------------------------------------


RIVAL = 100
"""What is added to a source of the rival. WL-FIGHT-29"""


def start_texts(s: State, side: int) -> list[int]:
    """The start-of-fight texts of a side that were not used yet; only whoever started it uses a Rifle. WL-FIGHT-29,
    WL-FIGHT-30"""
    fight = this_fight(s)
    seat = (fight.fighter, fight.rival)[side]
    if not is_with_player(fight) or seat == MAN_IN_BLACK:
        return NO_SOURCES
    found = sources(s, seat, terms.FIGHT_START_VS_PLAYER)
    if side == 0:
        as_starter = sources(s, seat, terms.FIGHT_START_AS_STARTER)
        found = sorted({*found, *as_starter}) if as_starter else found
    if not found:
        return found
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
    for reading in read_text(FIGHT_TEXT[fight.played], terms.NOW):
        if reading.manner == terms.NPC_MAY:
            yield from offer_to_npc(s, seat, reading.steps)
        else:
            rule = follow(s, Using(seat), reading)
            if rule is not None:
                yield from rule


def offer_to_npc(s: State, seat: int, way: tuple[Step, ...]) -> Rule[None]:
    """Whoever plays for the NPC may use it, once in a chain of fights. WL-NPC-10, WL-NPC-21, WL-MIB-14"""
    if not somebody_plays_for_it(s) or this_fight(s).restarted:
        return
    choice = yield Ask(s.right_of(seat), RESTART, lambda: [BEGIN_ANEW, FIGHT_ON])
    if choice is BEGIN_ANEW:
        yield from perform(s, Using(seat), way)


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
