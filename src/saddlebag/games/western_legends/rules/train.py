"""Robbing the train. Chapter 5.16."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import TRAIN_GUARD
from saddlebag.games.western_legends.content import (
    CHECKPOINT,
    CHECKPOINT_SPACE,
    ENCOUNTER_CARDS,
    ENCOUNTER_WIN,
    GANG,
    HIDEOUTS,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.rules import npc
from saddlebag.games.western_legends.rules.railway import move_train
from saddlebag.games.western_legends.rules.texts import RULES, Using, carry_out_text
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import road_story

__all__ = ["move_train", "offers"]

TOP_B = CHECKPOINT.find("top_b")
BOTH_B = HIDEOUTS[GANG.find("B")]


SPACES = (*CHECKPOINT_SPACE, *BOTH_B)
"""Where the train may be robbed. AU-TRAIN-04, AU-TRAIN-05"""


def train_is_at(s: State, space: int) -> bool:
    """Whether the train can be robbed from a space. AU-TRAIN-04, AU-TRAIN-05, AU-TRAIN-08"""
    if s.train == NOBODY:
        return False
    if s.train == TOP_B and s.options.train_b_both_hideouts:
        return space in BOTH_B
    return space == CHECKPOINT_SPACE[s.train]


def train_may_be_robbed(s: State) -> bool:
    """One train Heist a turn, and with a shared limit none after one of the Bank. AU-HEIST-03, AU-HEIST-04"""
    turn = s.now
    return not turn.train_robbed and not (turn.bank_robbed and s.options.heist_limit_shared)


ROB_TRAIN = Verb(
    "rob_train",
    at=ACTION,
    says="Rob the train",
    clause="AU-HEIST-01",
    needs=(
        Need(
            lambda s, ask, a: train_is_at(s, s.players[ask.seat].place),
            "The train is not where you are.",
            "AU-HEIST-01",
        ),
        Need(lambda s, ask, a: train_may_be_robbed(s), "You have started a Heist in this turn.", "AU-HEIST-03"),
        Need(
            lambda s, ask, a: s.players[ask.seat].hand != 0,
            "You need a card in hand to fight the guards.",
            "AU-HEIST-13",
        ),
    ),
)
TO_ROB = ROB_TRAIN.each[0]


def draw_encounter(s: State) -> int:
    """The top card, which lies on the discards from then on; they are shuffled where the deck is empty. AU-HEIST-02,
    AU-HEIST-12"""
    if not s.encounter_deck:
        s.encounter_deck, s.encounter_discards = s.encounter_discards, []
        s.dice.shuffle(s.encounter_deck)
    encounter = s.encounter_deck.pop()
    s.encounter_discards.append(encounter)
    s.disclosed += 1
    return encounter


def rob_train(s: State, action: Action) -> Rule[None]:
    """An encounter is drawn: its guards are fought, or it is simply carried out where there are none. AU-HEIST-01..05,
    AU-HEIST-11"""
    s.now.train_robbed = True
    encounter = draw_encounter(s)
    s.tell(road_story.HeldUpTrain, s.who(s.active), s.you.place, encounter)
    if ENCOUNTER_CARDS[encounter]:
        guards = ENCOUNTER_CARDS[encounter]
        npc.start_npc_fight(s, s.active, TRAIN_GUARD, guards, s.you.place, encounter=encounter)
    else:
        yield from carry_out_text(s, Using(s.active), ENCOUNTER_WIN[encounter])


@RULES.of(fx.MoveTrain)
def move_train_by_text(s: State, now: Using, step: fx.MoveTrain) -> None:
    """AU-TRAIN-01"""
    move_train(s, step.number)


ACTION_RULES[ROB_TRAIN.name] = rob_train


def offers(s: State, seat: int) -> list[Action]:
    """AU-HEIST-01, AU-HEIST-13"""
    player = s.players[seat]
    return [TO_ROB] if player.hand and train_is_at(s, player.place) and train_may_be_robbed(s) else []
