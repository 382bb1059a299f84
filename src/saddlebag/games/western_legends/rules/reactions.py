"""What the cards in a fight count: bonuses, reactions, and who wins ties. Chapters 5.7 and 5.8."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import BY_MAN_IN_BLACK, FIRST_CARD, MAN_IN_BLACK, Fight, Lowered
from saddlebag.games.western_legends.content import (
    BONUS,
    CARD,
    CARD_EFFECT,
    CARD_VALUE,
    EFFECT_KIND,
    EFFECT_TEXT,
    EFFECT_WINDOW,
    FIGHT_VALUE,
    FIGHT_WINDOW,
    REACTION,
    VS_PLAYER_WINDOW,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules.gains import holds
from saddlebag.games.western_legends.rules.goods import cards_of
from saddlebag.games.western_legends.rules.texts import (
    CHANGES,
    RULES,
    Using,
    carry_out_text,
    is_worth_using,
    use_window,
)
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story
from saddlebag.games.western_legends.words.story import with_effect

LEAST_VALUE = 2
"""No reduction goes below it. WL-FIGHT-11"""
PLAYED_CARD = NOBODY - 1
"""The source of a text that stands on the card that was played."""


def _cards(kind: int, window: int) -> int:
    """The cards with such an effect, as bits."""
    return sum(
        [
            1 << card
            for card, effect in enumerate(CARD_EFFECT)
            if EFFECT_KIND[effect] == kind and EFFECT_WINDOW[effect] == window
        ]
    )


FIGHT_BONUSES = _cards(BONUS, FIGHT_WINDOW) | _cards(BONUS, VS_PLAYER_WINDOW)
REACTIONS = _cards(REACTION, FIGHT_WINDOW)
REACTIONS_TO_PLAYERS = _cards(REACTION, VS_PLAYER_WINDOW)
CANCELS = [any(isinstance(step, fx.CancelLastReaction) for step in text.every_step()) for text in EFFECT_TEXT]

# --- the two sides --------------------------------------------------------------------------------------------------


def this_fight(s: State) -> Fight:
    """The fight under way, for rules that are only played during one."""
    assert s.fight is not None
    return s.fight


def fighters(s: State) -> list[int]:
    """Those who sit at the table, whoever started it first. WL-GEN-14"""
    fight = this_fight(s)
    return [seat for seat in (fight.fighter, fight.rival) if seat not in (NOBODY, MAN_IN_BLACK)]


def side_of(fight: Fight, seat: int) -> int:
    return 0 if fight.fighter == seat else 1


def opponent_of(fight: Fight, seat: int) -> int:
    """The other player, or nobody for an NPC."""
    return fight.rival if fight.fighter == seat else fight.fighter


def is_with_player(fight: Fight) -> bool:
    """Whether two players fight; the Man in Black is one. WL-MIB-03, WL-MIB-14"""
    return fight.rival != NOBODY


def using(s: State, seat: int, source: int = NOBODY) -> Using:
    """A text that a fighter uses in this fight. WL-NPC-19"""
    fight = this_fight(s)
    now = Using(seat, source, opponent_of(fight, seat))
    now.in_npc_fight = not is_with_player(fight)
    return now


def reductions(fight: Fight, side: int) -> int:
    """All that stands against the card of a side. WL-FIGHT-27"""
    return sum([each.number for each in fight.lowered if each.side == side])


def printed_value(fight: Fight, side: int) -> int:
    """What stands on the card of a side, or on the fight card."""
    card = fight.cards[side]
    return FIGHT_VALUE[fight.played] if card == NOBODY else CARD_VALUE[card]


def final_value(s: State, side: int) -> int:
    """What the card of a side counts now. WL-FIGHT-11, WL-FIGHT-27"""
    fight = this_fight(s)
    return max(LEAST_VALUE, printed_value(fight, side) - reductions(fight, side))


def fighter_wins(s: State) -> bool:
    """The higher value; the starter wins ties unless only the target has a text for that, an NPC unless the player has
    one, and the Man in Black always. WL-FIGHT-12, WL-FIGHT-13, WL-NPC-06, WL-NPC-18, WL-MIB-06"""
    fight = this_fight(s)
    ours, theirs = final_value(s, 0), final_value(s, 1)
    if ours != theirs:
        return ours > theirs
    if MAN_IN_BLACK in (fight.fighter, fight.rival):
        return fight.fighter == MAN_IN_BLACK
    wins_ties = [fight.card_wins_ties[side] or fight.text_wins_ties[side] for side in (0, 1)]
    return wins_ties[0] if not is_with_player(fight) else wins_ties[0] or not wins_ties[1]


# --- bonuses --------------------------------------------------------------------------------------------------------


def apply_bonuses(s: State, seat: int) -> Rule[None]:
    """The bonus of the played card, then abilities, items and weapons. WL-FIGHT-09, WL-NPC-04"""
    fight = this_fight(s)
    opponent = opponent_of(fight, seat)
    yield from apply_card_bonus(s, seat)
    yield from use_window(s, seat, terms.FIGHT, opponent)
    if is_with_player(fight):
        yield from use_window(s, seat, terms.FIGHT_VS_PLAYER, opponent)
    if not s.in_town(seat):
        yield from use_window(s, seat, terms.FIGHT_OUTSIDE_TOWN, opponent)


def apply_card_bonus(s: State, seat: int) -> Rule[None]:
    """The bonus of the card that lies there, once in a fight. WL-GEN-16, WL-FIGHT-23"""
    fight = this_fight(s)
    card = fight.cards[side_of(fight, seat)]
    if FIGHT_BONUSES >> card & 1 and not fight.done >> card & 1:
        fight.done |= 1 << card
        yield from carry_out_text(s, using(s, seat, PLAYED_CARD), EFFECT_TEXT[CARD_EFFECT[card]])


def man_in_black_stares(s: State) -> None:
    """Cards played against him count 1 less. WL-MIB-06"""
    fight = this_fight(s)
    if MAN_IN_BLACK in (fight.fighter, fight.rival):
        fight.lowered.append(Lowered(1 - side_of(fight, MAN_IN_BLACK), BY_MAN_IN_BLACK, 1))


# --- reactions ------------------------------------------------------------------------------------------------------


def _prompt(s: State, ask: Ask) -> str:
    side = side_of(this_fight(s), ask.seat)
    return f"Your card counts {final_value(s, side)}, the other one {final_value(s, 1 - side)}."


def _holds(s: State, ask: Ask, action: Action) -> bool:
    return bool(s.players[ask.seat].hand >> action.arg & 1)


def fitting_reactions(fight: Fight) -> int:
    """The cards that are reactions in this fight, as bits. WL-GEN-16"""
    return REACTIONS | REACTIONS_TO_PLAYERS if is_with_player(fight) else REACTIONS


def would_change(s: State, seat: int, card: int) -> bool:
    """WL-FIGHT-32"""
    return is_worth_using(s, using(s, seat), EFFECT_TEXT[CARD_EFFECT[card]])


def has_passed_for_good(s: State, seat: int) -> bool:
    """Whether a fighter has said that they will play no more reactions. WL-FIGHT-10"""
    return bool(this_fight(s).passed >> seat & 1)


STILL_REACTS = Need(
    lambda s, ask, a: not has_passed_for_good(s, ask.seat),
    "You have said that you pass for the rest of this fight.",
    "WL-FIGHT-10",
)
REACT_OR_PASS = Question("react_or_pass", "{} Do you play a Reaction?", says=_prompt, clause="WL-FIGHT-10")
REACT = Verb(
    "react",
    CARD,
    at=REACT_OR_PASS,
    says=lambda s, ask, a: f"Play {with_effect(a.arg)}",
    clause="WL-FIGHT-10",
    touches="card:{0}",
    needs=(
        STILL_REACTS,
        Need(_holds, "You do not hold that card.", "WL-FIGHT-10"),
        Need(
            lambda s, ask, a: bool((REACTIONS | REACTIONS_TO_PLAYERS) >> a.arg & 1),
            "That card is no Reaction for a fight.",
            "WL-GEN-16",
        ),
        Need(
            lambda s, ask, a: bool(fitting_reactions(this_fight(s)) >> a.arg & 1),
            "That Reaction works only against other players.",
            "WL-NPC-18",
        ),
        Need(
            lambda s, ask, a: would_change(s, ask.seat, a.arg), "That Reaction would change nothing now.", "WL-FIGHT-32"
        ),
    ),
)
PASS = Verb("pass", at=REACT_OR_PASS, says="Pass", clause="WL-FIGHT-10", main=True, passes=True, needs=(STILL_REACTS,))
PASS_ALL = Verb(
    "pass_all",
    at=REACT_OR_PASS,
    says="Pass for the rest of this fight",
    clause="WL-FIGHT-10",
    passes=True,
    needs=(STILL_REACTS,),
)
PASS_AGAIN = Verb(
    "pass_again",
    at=REACT_OR_PASS,
    says="Pass, as you have said",
    clause="WL-FIGHT-10",
    passes=True,
    promised=True,
    needs=(
        Need(
            lambda s, ask, a: has_passed_for_good(s, ask.seat),
            "You have not said that you pass for the rest of this fight.",
            "WL-FIGHT-10",
        ),
    ),
)
PASS_NOW, PASS_FOR_GOOD, PASS_STILL = PASS.each[0], PASS_ALL.each[0], PASS_AGAIN.each[0]


def reactions(s: State, seat: int) -> list[Action]:
    """The reactions in a hand that would change something, and passing; whoever has passed for good passes.
    WL-FIGHT-10, WL-FIGHT-32"""
    if has_passed_for_good(s, seat):
        return [PASS_STILL]
    fitting = s.players[seat].hand & fitting_reactions(this_fight(s))
    return [PASS_NOW, PASS_FOR_GOOD, *[REACT.each[card] for card in bits(fitting) if would_change(s, seat, card)]]


def react(s: State, seat: int) -> Rule[bool]:
    """One reaction, or passing: whether they passed. Whoever has a hand card is asked, whatever it is and whatever they
    have said. WL-FIGHT-10"""
    if not s.players[seat].hand:
        return True
    choice = yield Ask(seat, REACT_OR_PASS, lambda: reactions(s, seat))
    if choice.verb == REACT.name:
        yield from play_reaction(s, seat, choice.arg)
        return False
    if choice is PASS_FOR_GOOD:
        this_fight(s).passed |= 1 << seat
    return True


def play_reaction(s: State, seat: int, card: int) -> Rule[None]:
    """It lies face up until the fight is over, and can be cancelled unless it cancels itself. WL-FIGHT-21,
    WL-FIGHT-24"""
    fight, effect = this_fight(s), CARD_EFFECT[card]
    s.players[seat].hand &= ~(1 << card)
    fight.spoils |= 1 << card
    show(s, card)
    s.tell(fight_story.Reacted, s.who(seat), card)
    if not CANCELS[effect]:
        fight.undo = [*fight.cards, *[int(wins) for wins in fight.card_wins_ties]]
        for each in fight.lowered:
            fight.undo += (each.side, each.by, each.number)
    now = using(s, seat)
    now.card = card
    yield from carry_out_text(s, now, EFFECT_TEXT[effect])
    this_fight(s).reacted = NOBODY if CANCELS[effect] else seat


def show(s: State, card: int) -> None:
    """A card lies open from now on, wherever it goes. WL-GEN-25"""
    s.poker.knowledge.turn_up(card)
    s.disclosed += 1


# --- what they do ---------------------------------------------------------------------------------------------------


@RULES.of(fx.ReduceOpp)
def reduce_opp(s: State, now: Using, step: fx.ReduceOpp) -> None:
    """The card played against the owner counts less. WL-FIGHT-11, WL-FIGHT-27"""
    fight = this_fight(s)
    side = side_of(fight, now.seat)
    by = now.source
    if by < 0:
        by = FIRST_CARD + (fight.cards[side] if by == PLAYED_CARD else now.card)
    fight.lowered.append(Lowered(1 - side, by, step.number))


@RULES.of(fx.RestoreOwnValue)
def restore_own_value(s: State, now: Using, step: fx.RestoreOwnValue) -> None:
    """The reductions made so far are removed; later ones count. WL-FIGHT-27"""
    fight = this_fight(s)
    side = side_of(fight, now.seat)
    fight.lowered = [each for each in fight.lowered if each.side != side]


@RULES.of(fx.WinTies)
def win_ties(s: State, now: Using, step: fx.WinTies) -> None:
    """WL-FIGHT-13, WL-NPC-18"""
    fight = this_fight(s)
    wins_ties = fight.card_wins_ties if now.source == PLAYED_CARD else fight.text_wins_ties
    wins_ties[side_of(fight, now.seat)] = True


SWAP_CARD = Question("swap_card", "Which card do you play instead?", clause="WL-FIGHT-23")
SWAP_IN = Verb(
    "swap_in",
    CARD,
    at=SWAP_CARD,
    says=lambda s, ask, a: f"Play {with_effect(a.arg)} instead",
    clause="WL-FIGHT-23",
    touches="card:{0}",
    needs=(Need(_holds, "You do not hold that card.", "WL-FIGHT-23"),),
)


@RULES.of(fx.SwapPlayed)
def swap_played(s: State, now: Using, step: fx.SwapPlayed) -> Rule[None]:
    """A hand card lies face up in place of the played one, which returns to the hand; what that one's bonus lowered or
    won lapses, and the bonus of the new one is applied. WL-FIGHT-23"""
    choice = yield Ask(now.seat, SWAP_CARD, lambda: cards_of(SWAP_IN, s.players[now.seat].hand))
    fight = this_fight(s)
    side = side_of(fight, now.seat)
    old = fight.cards[side]
    s.tell(fight_story.SwappedCard, s.who(now.seat), choice.arg, old)
    lay_instead(s, now.seat, choice.arg)
    fight.lowered = [each for each in fight.lowered if each.by != FIRST_CARD + old]
    fight.card_wins_ties[side] = False
    yield from apply_card_bonus(s, now.seat)


def lay_instead(s: State, seat: int, card: int) -> None:
    """A card of the hand and the played one change places; everybody knows both. Ledger 7"""
    fight = this_fight(s)
    side = side_of(fight, seat)
    s.players[seat].hand ^= 1 << card | 1 << fight.cards[side]
    fight.cards[side] = card
    show(s, card)


@RULES.of(fx.CancelLastReaction)
def cancel_last_reaction(s: State, now: Using, step: fx.CancelLastReaction) -> None:
    """Cards, reductions and ties stand as before the opponent's reaction; all else stays. WL-FIGHT-24"""
    fight = this_fight(s)
    opponent = opponent_of(fight, now.seat)
    before = fight.undo
    side = side_of(fight, opponent)
    if fight.cards[side] != before[side]:
        lay_instead(s, opponent, before[side])
    fight.card_wins_ties = [bool(wins) for wins in before[2:4]]
    fight.lowered = [Lowered(*before[at : at + 3]) for at in range(4, len(before), 3)]
    s.tell(fight_story.ReactionCancelled, s.who(now.seat), s.who(opponent))


def _is_reduced(s: State, now: Using, step: fx.RestoreOwnValue) -> bool:
    fight = this_fight(s)
    return reductions(fight, side_of(fight, now.seat)) > 0


def _has_another_card(s: State, now: Using, step: fx.SwapPlayed) -> bool:
    """Beside the reaction itself."""
    return s.players[now.seat].hand.bit_count() > 1


def _opponent_reacted(s: State, now: Using, step: fx.CancelLastReaction) -> bool:
    """WL-FIGHT-24"""
    return now.opponent != NOBODY and this_fight(s).reacted == now.opponent


# --- other texts of fights ------------------------------------------------------------------------------------------


@RULES.of(fx.LookRandom)
def look_random(s: State, now: Using, step: fx.LookRandom) -> None:
    """So many random hand cards of the targeted player; the Man in Black has none. WL-FIGHT-30, WL-MIB-14"""
    if now.opponent not in (NOBODY, MAN_IN_BLACK):
        held = list(bits(s.players[now.opponent].hand))
        s.dice.shuffle(held)
        look_at(s, now, sorted(held[: step.number]))


@RULES.of(fx.LookHand)
def look_hand(s: State, now: Using, step: fx.LookHand) -> None:
    """All hand cards of the targeted player; the Man in Black has none. WL-FIGHT-30, WL-MIB-14"""
    if now.opponent not in (NOBODY, MAN_IN_BLACK):
        look_at(s, now, list(bits(s.players[now.opponent].hand)))


def look_at(s: State, now: Using, cards: list[int]) -> None:
    """A player knows some hand cards of another from now on. Ledger 7"""
    for card in cards:
        s.poker.knowledge.eyes[card] |= 1 << now.seat
    s.disclosed += len(cards)
    if cards:
        s.tell(fight_story.LookedAtHand, s.who(now.seat), s.who(now.opponent), cards)


@RULES.of(fx.BanditRewardLpOnly)
def bandit_reward_lp_only(s: State, now: Using, step: fx.BanditRewardLpOnly) -> None:
    """WL-NPC-11"""
    this_fight(s).lp_only = True


@RULES.of(fx.RestartFight)
def restart_fight(s: State, now: Using, step: fx.RestartFight) -> None:
    """WL-NPC-10"""
    this_fight(s).restarting = True


RULES.of(fx.CancelWound)(holds)  # `goods.suffer` asks for it

CHANGES.update(
    {
        fx.RestoreOwnValue.kind: _is_reduced,
        fx.SwapPlayed.kind: _has_another_card,
        fx.CancelLastReaction.kind: _opponent_reacted,
    }
)
