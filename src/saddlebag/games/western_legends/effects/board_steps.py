"""The steps that change the boards: the Sheriff, bandits, tokens, the train, events, and what the Man in Black does.
Ledger 9.1, 9.20"""

from typing import Annotated, Any

from saddlebag.games.western_legends.effects.step import STEP, Counted, Step
from saddlebag.games.western_legends.effects.terms import GANG_WORD, TOKEN_WORD, Building, Some, Space

# --- the Sheriff, bandits, tokens, the train and events -----------------------------------------------------------


@STEP.form(
    "move_sheriff {number}", says="move the Sheriff up to {number:space}", icon="sheriff", mark="move",
    clause="WL-SHERIFF-02",
)  # fmt: skip
class MoveSheriff(Counted, frozen=True):
    """The Sheriff moves, if anybody is Wanted. WL-SHERIFF-01, WL-SHERIFF-02"""

    sheriff = True


@STEP.form(
    "if_arrest gain lp {number}", says="gain {number} LP if that causes an arrest", icon="lp", mark="plus",
    clause="WL-SHERIFF-14",
)  # fmt: skip
class IfArrest(Counted, frozen=True):
    """LP if the Sheriff move just made caused an arrest. WL-SHERIFF-14"""


@STEP.form(
    "place_sheriff {space}", says="place the Sheriff at {space}", icon="sheriff", mark="place", clause="WL-SHERIFF-11",
)  # fmt: skip
class PlaceSheriff(Step, frozen=True):
    """The Sheriff is put into a space, which he enters. WL-SHERIFF-11"""

    space: Space
    sheriff = True


@STEP.form(
    "place_sheriff adjacent", says="place the Sheriff in a space adjacent to you", icon="sheriff", mark="place",
    clause="WL-SHERIFF-11",
)  # fmt: skip
class PlaceSheriffNear(Step, frozen=True):
    """The Sheriff is put into a space of choice beside the owner; links count as adjacent. WL-SHERIFF-11"""

    sheriff = True


@STEP.form(
    "spawn_bandit {gang} all", says="place bandits in both Hideouts {gang}", icon="bandit", mark="place",
    clause="WL-BANDIT-02",
)  # fmt: skip
class SpawnGang(Step, frozen=True):
    """Bandits in both hideouts of a letter. WL-BANDIT-02, WL-BANDIT-03"""

    gang: Annotated[int, GANG_WORD]
    bandits = True


@STEP.form("spawn_bandit any {number}", icon="bandit", mark="place", clause="WL-BANDIT-03")
class SpawnAny(Counted, frozen=True):
    """Bandits in hideouts of choice. WL-BANDIT-03"""

    bandits = True

    def words(self, by: Any) -> str:
        return "place a bandit in any Hideout" if self.number == 1 else f"place bandits in any {self.number} Hideouts"


@STEP.form("place {token} {space}", says="place {token} at {space}", icon="{token}", mark="place", clause="AU-EVENT-09")
class PlaceToken(Step, frozen=True):
    """An event token on an unoccupied space. AU-EVENT-09, AU-EVENT-13, AU-EVENT-14"""

    token: Annotated[int, TOKEN_WORD]
    space: Space
    ante_up = True


@STEP.form(
    "place high_roller {building}", says="place a high roller at {building}", icon="high_roller", mark="place",
    clause="AU-EVENT-12",
)  # fmt: skip
class PlaceHighRoller(Step, frozen=True):
    """A high roller on a Saloon without a token. AU-EVENT-12"""

    building: Building
    ante_up = True


@STEP.form(
    "place nugget {number} {space}", says="place {number:gold nugget} at {space}", icon="nugget", mark="place",
    clause="AU-EVENT-17",
)  # fmt: skip
class PlaceNuggets(Step, frozen=True):
    """Nuggets on a space. AU-EVENT-17"""

    number: Some
    space: Space


@STEP.form(
    "place nugget {number} train_space", says="place {number:gold nugget} at the train", icon="nugget", mark="place",
    clause="AU-TRAIN-08",
)  # fmt: skip
class PlaceNuggetsAtTrain(Counted, frozen=True):
    """Nuggets in the train's space. AU-TRAIN-08"""

    ante_up = True


@STEP.form(
    "move_train {number}", says="move the train {number:checkpoint} on", icon="train", mark="move",
    clause="AU-TRAIN-01",
)  # fmt: skip
class MoveTrain(Counted, frozen=True):
    """The train goes so many checkpoints on. AU-TRAIN-01"""

    ante_up = True


@STEP.form("resolve_event {number}", says="resolve {number:event card}", icon="event", clause="AU-EVENT-16")
class ResolveEvent(Counted, frozen=True):
    """Event cards are resolved in place, with the owner choosing. AU-EVENT-16"""

    ante_up = True


@STEP.form(
    "peek_tokens {number}", says="look at up to {number} face-down tokens on the boards",
    icon="token", mark="look", clause="AU-EVENT-14",
)  # fmt: skip
class PeekTokens(Counted, frozen=True):
    """See the hidden sides of tokens on the boards. AU-EVENT-14, AU-FRONT-05"""

    ante_up = True


# --- the Man in Black ------------------------------------------------------------------------------------------------


@STEP.form("mib_place {space}", says="the Man in Black goes to {space}", icon="mib", mark="move", clause="WL-MIB-02")
class MibPlace(Step, frozen=True):
    """His mini goes to a space; nothing there stops or fights him. WL-MIB-02"""

    space: Space
    mib = True


@STEP.form("mib_lp {number}", says="the Man in Black gains {number} LP", icon="lp", mark="mib", clause="WL-MIB-09")
class MibLp(Counted, frozen=True):
    """He gains LP. WL-MIB-09"""

    mib = True


@STEP.form(
    "mib_duel leader_lp {number}",
    says="the Man in Black duels the player with the most LP; if he wins he gains {number} LP", icon="duel", mark="mib",
    clause="WL-MIB-05",
)  # fmt: skip
class MibDuel(Counted, frozen=True):
    """He duels the leader. WL-MIB-05, WL-MIB-15"""

    mib = True


@STEP.form("mib_rob richest {number}", icon="rob", mark="mib", clause="WL-MIB-05")
class MibRob(Counted, frozen=True):
    """He robs the richest player. WL-MIB-05, WL-MIB-15"""

    mib = True

    def words(self, by: Any) -> str:
        return (
            f"the Man in Black robs the richest player; if he wins he gains {self.number} LP and takes half their money"
        )


@STEP.form(
    "mib_hunt_bandit {number}", says="the Man in Black removes a bandit and gains {number} LP", icon="bandit",
    mark="mib", clause="WL-MIB-02",
)  # fmt: skip
class MibHuntBandit(Counted, frozen=True):
    """He removes the first bandit in the order of the hideouts. WL-MIB-02"""

    mib = True


@STEP.form("mib_reshuffle", says="his cards are shuffled into a new deck", icon="mib", mark="again", clause="WL-MIB-02")
class MibReshuffle(Step, frozen=True):
    """This card and all discarded ones are shuffled back into his deck. WL-MIB-02"""

    mib = True
