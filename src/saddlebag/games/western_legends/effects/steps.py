"""The steps of effects, ledger 9.1: each with its text, its words, its icon and what concerns it alone.

Those that change the boards are in `board_steps.py`, and all of them can be had from here. The rules that perform them
are in `rules/`.
"""

from typing import Annotated, Any

from saddlebag.engine.language import Flag
from saddlebag.games.western_legends.effects.board_steps import (
    IfArrest,
    MibDuel,
    MibHuntBandit,
    MibLp,
    MibPlace,
    MibReshuffle,
    MibRob,
    MoveSheriff,
    MoveTrain,
    PeekTokens,
    PlaceHighRoller,
    PlaceNuggets,
    PlaceNuggetsAtTrain,
    PlaceSheriff,
    PlaceSheriffNear,
    PlaceToken,
    ResolveEvent,
    SpawnAny,
    SpawnGang,
)
from saddlebag.games.western_legends.effects.step import STEP, Counted, Step, ToOpponent, ToTarget
from saddlebag.games.western_legends.effects.terms import (
    GIFT_WORD,
    GIVEN_MONEY,
    LOSS_WORD,
    Dollars,
    Good,
    More,
    Some,
    amount,
)

__all__ = [
    "STEP", "BanditRewardLpOnly", "CancelLastReaction", "CancelWound", "Counted", "Discard", "DiscardRandom",
    "DiscardThis", "Draw", "ExtraSpace", "Gain", "GainAction", "GainLonghorn", "GainSameTrack", "Give", "HandSize",
    "Heal", "HealAll", "IfArrest", "KeepRandomPlayed", "Legendary", "LookHand", "LookRandom", "Lose", "MesaWalk",
    "MibDuel", "MibHuntBandit", "MibLp", "MibPlace", "MibReshuffle", "MibRob", "MoneyCap", "Move", "MoveAction",
    "MoveSheriff", "MoveToTrain", "MoveTrain", "NoWoundHandPenalty", "NuggetCap", "Pay", "PeekTokens",
    "PlaceHighRoller", "PlaceNuggets", "PlaceNuggetsAtTrain", "PlaceSheriff", "PlaceSheriffNear", "PlaceToken",
    "PokerWild", "PurchaseAnywhere", "ReduceOpp", "RerollDie", "ResolveEvent", "RestartFight", "RestoreOwnValue",
    "RollDie", "SellNuggets", "SpawnAny", "SpawnGang", "StartPokerAnywhere", "Steal", "Step", "SwapPlayed",
    "TakeCattle", "ToOpponent", "ToTarget", "WinTies", "Wound",
]  # fmt: skip


# --- gains and losses ------------------------------------------------------------------------------------------------


GAIN_CLAUSES = ("WL-GEN-02", "WL-GEN-10", "WL-GEN-03", "WL-TRACK-05", "WL-TRACK-06", "AU-TRACK-03")
"""Where the gain of each good is told."""


@STEP.form("gain {good} {number}", icon="{good}", mark="plus")
class Gain(Step, frozen=True):
    """Gain money, LP, nuggets or points on a track, within the limits. WL-GEN-02, WL-GEN-03, WL-TRACK-03"""

    good: Good
    number: Some

    def words(self, by: Any) -> str:
        return f"gain {amount(self.good, self.number)}"

    def clause(self) -> str:
        return GAIN_CLAUSES[self.good]


@STEP.form("lose {good} {number}", icon="{good}", mark="minus", clause="WL-GEN-19")
class Lose(Step, frozen=True):
    """Lose money or LP, as much as one has. WL-GEN-19"""

    good: Annotated[int, LOSS_WORD]
    number: Some

    def words(self, by: Any) -> str:
        return f"lose {amount(self.good, self.number)}"


@STEP.form("pay money {number}", says="pay ${number}", icon="money", mark="minus", clause="WL-GEN-23")
class Pay(Step, frozen=True):
    """Pay money, as a cost. WL-GEN-23"""

    number: Dollars
    cost = True


@STEP.form("gain action {number}", icon="action", mark="plus", clause="WL-TURN-09")
class GainAction(Counted, frozen=True):
    """More actions this turn. WL-TURN-09"""

    def words(self, by: Any) -> str:
        return f"take {self.number} more action{'' if self.number == 1 else 's'} this turn"


@STEP.form("gain longhorn {number}", says="gain {number:longhorn}", icon="longhorn", mark="plus", clause="AU-LONG-02")
class GainLonghorn(Counted, frozen=True):
    """Take longhorns from the pile, if any are left. AU-LONG-02"""

    ante_up = True


@STEP.form(
    "gain_same_track {number}", says="gain {number} more on the same track", icon="track", mark="plus",
    clause="WL-TRACK-03",
)  # fmt: skip
class GainSameTrack(Counted, frozen=True):
    """Points on the track of the gain that opened the window. WL-TRACK-03"""


@STEP.form(
    "legendary {number}", says="draw {number:legendary token}", icon="legendary", mark="plus", clause="AU-TRACK-05",
)  # fmt: skip
class Legendary(Counted, frozen=True):
    """Draw legendary tokens, then return those beyond the keep limit. AU-TRACK-05"""


@STEP.form("give {gift} {number}", icon="{gift}", mark="give", clause="WL-GEN-22")
class Give(Step, frozen=True):
    """The chooser hands money or a card of their choice to the owner, if they can. WL-GEN-22, WL-MIB-14"""

    gift: Annotated[int, GIFT_WORD]
    number: Some

    def words(self, by: Any) -> str:
        if self.gift == GIVEN_MONEY:
            return f"give you ${self.number}"
        return "give you a card" if self.number == 1 else f"give you {self.number} cards"


@STEP.form(
    "steal money {number} from player same_space", says="take up to ${number} from a player in your space",
    icon="money", mark="steal", means="No fight, and no Wanted point.", clause="WL-GEN-13",
)  # fmt: skip
class Steal(Step, frozen=True):
    """Take money from a chosen player in the same space. WL-GEN-13"""

    number: Dollars


@STEP.form(
    "sell_nuggets {price}", says="sell any number of gold nuggets for ${price} each", icon="nugget", mark="sell",
    clause="WL-CARD-08",
)  # fmt: skip
class SellNuggets(Step, frozen=True):
    """Sell at least one nugget, for money and no LP. WL-CARD-08"""

    price: Dollars


@STEP.form(
    "take_cattle any_ranch", says="take a cattle token from any Ranch", icon="cattle", mark="plus", clause="WL-GEN-05",
)  # fmt: skip
class TakeCattle(Step, frozen=True):
    """Draw a cattle token of a Ranch of choice, within the limit. WL-GEN-05, WL-RANCH-01"""


# --- cards ---------------------------------------------------------------------------------------------------------


@STEP.form("draw {number}", says="draw {number:a card}", icon="card", mark="plus", clause="WL-GEN-11")
class Draw(Counted, frozen=True):
    """Draw poker cards. WL-GEN-11"""


@STEP.form("discard {number}", says="discard {number:a card}", icon="card", mark="minus", clause="WL-GEN-12")
class Discard(Counted, frozen=True):
    """Discard cards of one's choice; a cost where it comes first in a clause that may be used or not. WL-GEN-12"""


@STEP.form(
    "discard_random {number}", says="discard {number:a card} at random", icon="card", mark="random", clause="WL-GEN-12",
)  # fmt: skip
class DiscardRandom(Counted, frozen=True):
    """Discard cards at random. WL-GEN-12"""


@STEP.form("discard_this", says="discard this", icon="item", mark="minus", clause="WL-STORE-05")
class DiscardThis(Step, frozen=True):
    """The item returns to its stand, as a cost. WL-STORE-05, WL-GEN-23"""

    cost = True


@STEP.form(
    "look_random {number}", says="look at {number} random cards of your opponent", icon="card", mark="look",
    clause="WL-FIGHT-30",
)  # fmt: skip
class LookRandom(Counted, frozen=True):
    """See so many random hand cards of the opponent. WL-FIGHT-30"""


@STEP.form("look_hand", says="look at your opponent's hand", icon="card", mark="look", clause="WL-FIGHT-30")
class LookHand(Step, frozen=True):
    """See all hand cards of the opponent. WL-FIGHT-30"""


# --- wounds ----------------------------------------------------------------------------------------------------------


@STEP.form(
    "wound {number}{uncancelable}", says="gain {number:wound}{uncancelable}", icon="wound", mark="plus",
    clause="WL-GEN-04",
)  # fmt: skip
class Wound(Step, frozen=True):
    """Gain wounds, each of which may be cancelled unless the text forbids it. WL-GEN-04, WL-FIGHT-26"""

    number: Some
    uncancelable: Annotated[bool, Flag(" uncancelable", " that cannot be cancelled")] = False


@STEP.form("heal {number}", says="heal {number:wound}", icon="wound", mark="minus", clause="WL-WOUND-01")
class Heal(Counted, frozen=True):
    """Heal wounds. WL-WOUND-01"""


@STEP.form("heal all", says="heal all wounds", icon="wound", mark="minus", clause="WL-WOUND-01")
class HealAll(Step, frozen=True):
    """Heal all wounds. WL-WOUND-01"""


@STEP.form("cancel_wound {number}", says="cancel {number:wound}", icon="wound", mark="cross", clause="WL-FIGHT-26")
class CancelWound(Counted, frozen=True):
    """Answer a wound before it is gained. WL-FIGHT-26"""


# --- dice and movement ----------------------------------------------------------------------------------------------


@STEP.form(
    "roll_die {number}{refill}", says="roll {number:a prospecting die}{refill}", icon="die", clause="WL-MINE-03",
    means="Gain what it shows: a nugget, $10, $10 and another roll, or nothing.",
)  # fmt: skip
class RollDie(Step, frozen=True):
    """Roll prospecting dice and gain what they show; on an X perhaps draw up to the hand size. WL-MINE-03"""

    number: Some
    refill: Annotated[bool, Flag(" refill_on_x", "; on an X draw up to your hand size")] = False


@STEP.form("reroll_die {number}", says="roll one of the dice again", icon="die", mark="again", clause="WL-MINE-04")
class RerollDie(Counted, frozen=True):
    """Roll dice of a Prospect action again, before anything is gained. WL-MINE-04"""


@STEP.form("move {number}", says="move up to {number:space}", icon="move", clause="WL-MOVE-07")
class Move(Counted, frozen=True):
    """Move up to so many spaces, which is no move action. WL-MOVE-07"""


@STEP.form("extra_space {number}", icon="move", mark="plus", clause="WL-MOVE-13")
class ExtraSpace(Counted, frozen=True):
    """More spaces in this move action. WL-MOVE-09, WL-MOVE-13"""

    def words(self, by: Any) -> str:
        return "move 1 more space" if self.number == 1 else f"move up to {self.number} more spaces"


@STEP.form("move_action {more}", says="take a move action with {more} more movement", icon="move", clause="WL-MOVE-01")
class MoveAction(Step, frozen=True):
    """A move action with more movement. WL-MOVE-01, AU-MOVE-05"""

    more: More


@STEP.form(
    "move_to_train", says="move straight to the train, as a move action", icon="train", mark="jump",
    clause="AU-TRAIN-09",
)  # fmt: skip
class MoveToTrain(Step, frozen=True):
    """Jump into the train's space, as a move action. AU-TRAIN-09"""

    ante_up = True


@STEP.form("mesa_walk", says="you may cross a mesa for 2 movement, healing 1 wound", icon="mesa", clause="WL-MOVE-11")
class MesaWalk(Step, frozen=True):
    """Step across a mesa. WL-MOVE-11"""

    standing = True


# --- fights ----------------------------------------------------------------------------------------------------------


@STEP.form("reduce_opp {number}", says="your opponent's card counts {number} less", icon="reduce", clause="WL-FIGHT-27")
class ReduceOpp(Counted, frozen=True):
    """The card played against the owner counts less, at least 2. WL-FIGHT-11, WL-FIGHT-27"""


@STEP.form("restore_own_value", says="remove all reductions from your card", icon="restore", clause="WL-FIGHT-27")
class RestoreOwnValue(Step, frozen=True):
    """All reductions made so far against the owner's card are removed. WL-FIGHT-27"""


@STEP.form("swap_played", says="swap your played card for one from your hand", icon="swap", clause="WL-FIGHT-23")
class SwapPlayed(Step, frozen=True):
    """Another hand card takes the place of the played one. WL-FIGHT-23"""


@STEP.form(
    "cancel_last_reaction", says="cancel the reaction your opponent just played", icon="cancel", clause="WL-FIGHT-24",
)  # fmt: skip
class CancelLastReaction(Step, frozen=True):
    """The opponent's last reaction is undone. WL-FIGHT-24"""


@STEP.form("win_ties", says="you win ties", icon="ties", clause="WL-FIGHT-13")
class WinTies(Step, frozen=True):
    """The owner wins a tie in this fight. WL-FIGHT-13, WL-NPC-18"""


@STEP.form("restart_fight", says="cancel the fight and begin it anew", icon="again", clause="WL-NPC-10")
class RestartFight(Step, frozen=True):
    """The fight is cancelled and a new one begins, once. WL-NPC-10"""


@STEP.form(
    "bandit_reward_lp_only", says="a bandit beaten in this fight gives LP only", icon="bandit", mark="lp",
    clause="WL-NPC-11",
)  # fmt: skip
class BanditRewardLpOnly(Step, frozen=True):
    """A bandit beaten in this fight gives no Marshal point. WL-NPC-11"""


# --- poker and stores -----------------------------------------------------------------------------------------------


@STEP.form("poker_wild", says="stands for any card in a poker hand", icon="wild", clause="WL-CARD-07")
class PokerWild(Step, frozen=True):
    """The card stands for any card in a poker hand. WL-CARD-07"""

    standing = True


@STEP.form(
    "keep_random_played {number}", says="take back {number:a card} you used, at random", icon="card", mark="keep",
    clause="WL-POKER-15",
)  # fmt: skip
class KeepRandomPlayed(Counted, frozen=True):
    """Take back random ones of the hand cards just used in poker. WL-POKER-15"""


@STEP.form(
    "start_poker_anywhere", says="start a game of poker that all players may join", icon="poker", clause="AU-POKER-06",
)  # fmt: skip
class StartPokerAnywhere(Step, frozen=True):
    """A game of poker wherever the owner is. AU-POKER-06"""


@STEP.form(
    "purchase all_stands anywhere", says="buy and upgrade items from all stands, wherever you are", icon="store",
    clause="AU-CARD-01",
)  # fmt: skip
class PurchaseAnywhere(Step, frozen=True):
    """Purchase as at a store, from both stands. AU-CARD-01"""


# --- limits --------------------------------------------------------------------------------------------------------


@STEP.form("nugget_cap {more}", icon="nugget", mark="limit", clause="WL-GEN-20")
class NuggetCap(Step, frozen=True):
    """More nuggets may be held. WL-GEN-03, WL-GEN-20"""

    more: More
    standing = True

    def words(self, by: Any) -> str:
        return f"you may hold {self.more} more gold nugget{'' if self.more == 1 else 's'}"


@STEP.form("money_cap {number}", says="you may hold up to ${number}", icon="money", mark="limit", clause="WL-GEN-20")
class MoneyCap(Step, frozen=True):
    """More money may be held. WL-GEN-02, WL-GEN-20"""

    number: Dollars
    standing = True


@STEP.form("hand_size {more}", icon="card", mark="limit", clause="WL-GEN-07")
class HandSize(Step, frozen=True):
    """The hand size is larger. WL-GEN-07"""

    more: More
    standing = True

    def words(self, by: Any) -> str:
        return f"your hand size is {self.more} larger"


@STEP.form(
    "no_wound_hand_penalty", says="wounds do not lower your hand size", icon="wound", mark="limit", clause="WL-GEN-07",
)  # fmt: skip
class NoWoundHandPenalty(Step, frozen=True):
    """Wounds are ignored for the hand size. WL-GEN-07"""

    standing = True
